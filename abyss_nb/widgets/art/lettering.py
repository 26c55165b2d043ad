"""Text that fits: how wide letters are, where a line is cut, what may stand in an SVG file.

No font is at hand when the picture is drawn, so widths are estimates on the safe side.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from abyss_nb.words.plain import END_OF_ISOLATE, ISOLATE, one_line

NARROW = frozenset("iljtfI.,:;'’|!()[]{}-·` \u00a0\u202f")
SLIM = frozenset("acksvxyzJ")
BROAD = frozenset("DGHNOQU")
WIDE = frozenset("MW@%—…∞")
BOLD = 1.07
"""How much wider bold letters are."""
SERIF = 1.01
"""How much wider the letters of titles are."""
LONGEST = 400
UNBROKEN = "\u00a0\u202f"
"""Spaces at which no line ends."""
ELLIPSIS = "…"


def clean(text: str) -> str:
    """Return the text in one line, without what XML forbids or what disturbs its neighbours.

    >>> clean("a\\x00b\\n c\\u202ed")
    'ab cd'
    """
    return one_line(text, LONGEST, keep=ISOLATE + END_OF_ISOLATE + UNBROKEN)


def escape(text: str) -> str:
    """Return the text as it is written inside XML, in an element or in an attribute.

    >>> escape('<b a="1">&')
    '&lt;b a=&quot;1&quot;&gt;&amp;'
    """
    for sign, entity in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot"), ("'", "#39")):
        text = text.replace(sign, f"&{entity};")
    return text


@lru_cache(4096)
def advance(letter: str) -> float:
    """Return how wide a letter is at most, in parts of the font size."""
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.25
    if letter == "r":
        return 0.43
    if letter in NARROW:
        return 0.35
    # An accent takes no room: é is as wide as e.
    letter = unicodedata.normalize("NFD", letter)[0]
    if letter in SLIM:
        return 0.54
    if letter in WIDE:
        return 1.03
    if letter in BROAD:
        return 0.8
    if letter in "mw":
        return 0.9
    return 0.68 if letter.isupper() else 0.6


def width_of(text: str, size: float, *, bold: bool = False, title: bool = False) -> float:
    """Return how wide a text is at most; `title` is the family of titles."""
    return sum(map(advance, text)) * size * (BOLD if bold else 1) * (SERIF if title else 1)


def fitted(text: str, width: float, size: float, *, bold: bool = False, title: bool = False) -> str:
    """Return as much of the text as the width holds, with an ellipsis where it is cut.

    >>> fitted("Ann", 100, 14), fitted("A very long name", 60, 14)
    ('Ann', 'A very…')
    """
    if width_of(text, size, bold=bold, title=title) <= width:
        return text
    kept = text
    while kept and width_of(kept + ELLIPSIS, size, bold=bold, title=title) > width:
        kept = kept[:-1]
    return closed([kept.rstrip() + ELLIPSIS])[0]


def closed(lines: list[str]) -> list[str]:
    """Return the lines with every name that goes on in the next one isolated in each: lines are drawn on their own.

    >>> lines = closed([ISOLATE + "Ann of", "Kent" + END_OF_ISOLATE + " wins"])
    >>> [(line.count(ISOLATE), line.count(END_OF_ISOLATE)) for line in lines]
    [(1, 1), (1, 1)]
    """
    found, still_open = [], 0
    for line in lines:
        before = ISOLATE * still_open
        still_open = max(0, still_open + line.count(ISOLATE) - line.count(END_OF_ISOLATE))
        found.append(before + line + END_OF_ISOLATE * still_open)
    return found


def wrapped(text: str, width: float, size: float, most: int, *, bold: bool = False, title: bool = False) -> list[str]:
    """Break a text between its words into at most `most` lines; the last is cut where there is more.

    >>> wrapped("The Master of Magic", 80, 12, 2)
    ['The Master', 'of Magic']
    """
    rest, lines = list(filter(None, text.split(" "))), list[str]()
    while rest and len(lines) < most - 1:
        taken = 1
        while taken < len(rest) and width_of(" ".join(rest[: taken + 1]), size, bold=bold, title=title) <= width:
            taken += 1
        lines.append(" ".join(rest[:taken]))
        rest = rest[taken:]
    if rest:
        lines.append(" ".join(rest))
    return [fitted(line, width, size, bold=bold, title=title) for line in closed(lines)]
