"""Text that fits: how wide letters are, where a line is cut, what may stand in an SVG file.

No font is at hand when the picture is drawn, so widths are estimates on the safe side, and whoever draws the
text clips it as well.
"""

from __future__ import annotations

import unicodedata

NARROW = frozenset("iljtfrI.,:;'’|!()[]{}-·` ")
SLIM = frozenset("acksvxyzJ")
WIDE = frozenset("MW@%—…∞")
OVERRIDES = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))
MARKS_IN_A_ROW = 2
LONGEST = 400
ELLIPSIS = "…"


def clean(text: str) -> str:
    """Return the text in one line, without what XML forbids or what disturbs its neighbours.

    Control characters and lone surrogates may not stand in XML; overrides of the writing direction would turn
    the text that follows; piles of accents would climb out of their line.

    >>> clean("a\\x00b\\n c\\u202ed")
    'ab cd'
    """
    kept, marks = [], 0
    for letter in text[:LONGEST]:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if letter.isspace():
            kept.append(" ")
        elif kind not in ("Cc", "Cs", "Cn") and letter not in OVERRIDES and marks <= MARKS_IN_A_ROW:
            kept.append(letter)
    return " ".join("".join(kept).split())


def escape(text: str) -> str:
    """Return the text as it is written inside XML, in an element or in an attribute.

    >>> escape('<b a="1">&')
    '&lt;b a=&quot;1&quot;&gt;&amp;'
    """
    for sign, entity in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot"), ("'", "#39")):
        text = text.replace(sign, f"&{entity};")
    return text


def advance(letter: str) -> float:
    """Return how wide a letter is at most, in parts of the font size."""
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.25
    if letter in NARROW:
        return 0.35
    if letter in SLIM:
        return 0.54
    if letter in WIDE:
        return 1.03
    if letter in "mw":
        return 0.88
    return 0.68 if letter.isupper() else 0.58


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """Return how wide a text is at most."""
    return sum(map(advance, text)) * size * (1.07 if bold else 1)


def fitted(text: str, width: float, size: float, *, bold: bool = False) -> str:
    """Return as much of the text as the width holds, with an ellipsis where it is cut.

    >>> fitted("Ann", 100, 14), fitted("A very long name", 60, 14)
    ('Ann', 'A very…')
    """
    if width_of(text, size, bold=bold) <= width:
        return text
    kept = text
    while kept and width_of(kept + ELLIPSIS, size, bold=bold) > width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def wrapped(text: str, width: float, size: float, most: int, *, bold: bool = False) -> list[str]:
    """Break a text between its words into at most `most` lines; the last is cut where there is more.

    >>> wrapped("The Master of Magic", 80, 12, 2)
    ['The Master', 'of Magic']
    """
    rest, lines = text.split(), list[str]()
    while rest and len(lines) < most - 1:
        taken = 1
        while taken < len(rest) and width_of(" ".join(rest[: taken + 1]), size, bold=bold) <= width:
            taken += 1
        lines.append(fitted(" ".join(rest[:taken]), width, size, bold=bold))
        rest = rest[taken:]
    return [*lines, fitted(" ".join(rest), width, size, bold=bold)] if rest else lines
