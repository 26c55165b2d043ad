"""The drawings and design tokens that the live board and the static picture share.

`sprites.svg` holds one symbol for each thing, painted with variables such as ``var(--ab-crab, #b33)``;
`portraits.svg` and `scenes.svg` hold the parts of which `compositions.json` puts together the picture of each Lord
and of each Location; `tokens.json` holds the value of each variable in both themes, and the sizes.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import Any, Literal, NamedTuple, cast, get_args
from xml.etree import ElementTree

Theme = Literal["light", "dark"]

SHEETS = ("sprites.svg", "portraits.svg", "scenes.svg")

_SYMBOL = re.compile(r'<symbol id="([\w-]+)" viewBox="0 0 (\d+) (\d+)">\s*(.*?)\s*</symbol>', re.DOTALL)
_VARIABLE = re.compile(r"var\(--ab-([\w-]+), ([^()]*)\)")


class Sprite(NamedTuple):
    """One drawing: its own size and what is inside the symbol."""

    width: int
    height: int
    body: str

    def painted(self, colours: dict[str, str], ink: str) -> str:
        """Return the drawing with every variable replaced by its colour and `currentColor` by `ink`.

        A variable that `colours` does not hold takes its fallback, so a symbol is recoloured by giving
        ``fill`` and ``detail``. The result needs no style sheet and shows the same in every reader of SVG.
        """
        body, found = self.body.replace("currentColor", ink), 1
        while found:
            body, found = _VARIABLE.subn(lambda at: colours.get(at[1], at[2]), body)
        return body


def _read(name: str) -> str:
    return (files(__name__) / name).read_text(encoding="utf-8")


@cache
def tokens() -> dict[str, Any]:
    """Return the design tokens as they are in the file."""
    return cast("dict[str, Any]", json.loads(_read("tokens.json")))


def colours(theme: Theme) -> dict[str, str]:
    """Return the colours of a theme by name.

    Raises:
        ValueError: an unknown theme.
    """
    if theme not in get_args(Theme):
        raise ValueError(f"unknown theme {theme!r}; known are {', '.join(get_args(Theme))}")
    return cast("dict[str, str]", tokens()[theme])


@cache
def compositions() -> dict[str, Any]:
    """Return what the pictures of Lords and Locations are put together from, as it is in the file."""
    return cast("dict[str, Any]", json.loads(_read("compositions.json")))


@cache
def sprites() -> dict[str, Sprite]:
    """Return every drawing by its symbol's id.

    >>> sprites()["race-crab"].width, sprites()["back-location"].height
    (64, 100)
    """
    drawn = {}
    for sheet in map(_read, SHEETS):
        ElementTree.fromstring(sheet)
        for name, width, height, body in _SYMBOL.findall(sheet):
            drawn[name] = Sprite(int(width), int(height), re.sub(r"\s*\n\s*", "", body))
    return drawn
