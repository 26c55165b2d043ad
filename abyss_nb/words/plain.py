"""Text from outside, such as the name of a player, as it may stand in a line among other text."""

import unicodedata

LONGEST_NAME = 60
"""How many characters of a name are kept: more than any name has, few enough for every line it stands in."""
LONGEST_COMMENT = 1000
"""How many characters of a comment on a place of a game are kept."""
LONGEST_MESSAGE = 400
"""How many characters of a message are kept that may hold text from outside, such as an error's."""
MARKS_IN_A_ROW = 2
ISOLATE, END_OF_ISOLATE = "\u2068", "\u2069"
_DIRECTIONS = frozenset(map(chr, (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))))
_JOINERS = "\u200c\u200d"
"""Invisible, but they shape letters of some scripts and join emoji."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by category that show nothing."""


def one_line(text: str, longest: int, keep: str = "") -> str:
    """Return a text in one line, without what nobody can see or what disturbs its neighbours.

    Control characters end lines, ring bells and drive terminals, and some may not stand in XML; marks of the writing
    direction turn the text that follows; piles of accents climb out of their line; what shows nothing makes two
    names look the same. `keep` holds characters that stay all the same.

    >>> one_line("a\\x00b\\n c\\u202ed", 10), one_line("x" * 9, 5)
    ('ab cd', 'xxxx…')
    """
    kept: list[str] = []
    marks = 0
    # Whatever is longer than that ends in an ellipsis, even if half of it is dropped.
    for letter in text[: 8 * longest]:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if letter in keep:
            kept.append(letter)
        elif letter.isspace():
            kept.append(" ")
        elif marks <= MARKS_IN_A_ROW and shows(letter, kind):
            kept.append(letter)
    line = " ".join(filter(None, "".join(kept).split(" "))).strip(_JOINERS)
    return line if len(line) <= longest else line[: longest - 1].rstrip() + "…"


def shows(letter: str, kind: str) -> bool:
    """Return whether a character is to be seen, or shapes one that is; `kind` is its Unicode category."""
    if kind == "Cf":
        return letter in _JOINERS or 0xE0020 <= ord(letter) <= 0xE007F  # the tags of some flags
    return kind not in ("Cc", "Cs", "Cn", "Co") and letter not in _DIRECTIONS and letter not in _BLANK


def name_of(text: str) -> str:
    """Return a name as it is shown everywhere; "" if nothing of it shows.

    >>> name_of("  Ann \\x1b[31m"), name_of("\\u200b")
    ('Ann [31m', '')
    """
    return one_line(text, LONGEST_NAME)


def comment_of(text: str) -> str:
    """Return what somebody wrote about a place of a game, as it is shown; "" if nothing of it shows."""
    return one_line(text, LONGEST_COMMENT)


def message_of(error: object) -> str:
    """Return what an error, or another text that may hold anything, says in one line of bearable length."""
    return one_line(str(error), LONGEST_MESSAGE)


def isolated(text: str) -> str:
    """Return a text in marks that keep its writing direction from turning the sentence around it."""
    return f"{ISOLATE}{text}{END_OF_ISOLATE}"


def printable(text: str) -> str:
    """Return a line for a terminal: what would drive the terminal, or end the line, stands there as its code.

    >>> print(printable("a\\x1b[2Jb\\u202ec\\n"))
    a\\x1b[2Jb\\u202ec\\n
    """
    return "".join(
        letter.encode("unicode_escape").decode()
        if unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") or letter in _DIRECTIONS
        else letter
        for letter in text
    )
