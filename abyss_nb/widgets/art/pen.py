"""The pen that draws a picture in one theme: text, symbols, chips and badges."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from abyss_nb.widgets.art import Theme, colours, sprites, tokens
from abyss_nb.widgets.art.blocks import EMPTY, Block, attributes, column, middle, rectangle, row
from abyss_nb.widgets.art.lettering import clean, escape, fitted, width_of, wrapped

BASELINE = 0.78
"""Where letters stand in their line, in parts of the font size."""


class Look(NamedTuple):
    """One symbol in the colours in which the picture uses it."""

    name: str
    paint: tuple[tuple[str, str], ...]
    ink: str

    @property
    def id(self) -> str:
        """The id of this symbol inside the picture."""
        colours = [value for _, value in self.paint] + [self.ink] * bool(self.ink)
        return "-".join(["ab", self.name, *(value.strip("#") for value in colours)])


class Pen:
    """Draws in one theme and remembers which symbols it has used."""

    def __init__(self, theme: Theme) -> None:
        self.colour: Mapping[str, str] = colours(theme)
        design = tokens()
        self.type: Mapping[str, Any] = design["type"]
        self.gap: list[float] = [0, *design["space"].values()]
        self.radius: Mapping[str, float] = design["radius"]
        self.stroke: Mapping[str, float] = design["stroke"]
        self.card: Mapping[str, Any] = design["card"]
        self.icon: Mapping[str, float] = design["card"]["icon"]
        self._looks: dict[Look, None] = {}

    def size(self, card: str) -> tuple[float, float]:
        """Return width and height of a kind of card."""
        return self.card[card]["width"], self.card[card]["height"]

    def text(
        self,
        text: str,
        size: str = "body",
        *,
        width: float | None = None,
        colour: str = "text",
        bold: bool = False,
        title: bool = False,
    ) -> Block:
        """Write one line, cut to a width where one is given. `colour` is the name of a token."""
        points = float(self.type[size])
        words = clean(text)
        if width is not None:
            words = fitted(words, width, points, bold=bold)
        if not words:
            return EMPTY
        taken = min(width_of(words, points, bold=bold), width or float("inf"))
        look = attributes(
            {
                "y": points * BASELINE + (points * (self.type["line-height"] - 1)) / 2,
                "font_size": points,
                "font_weight": "700" if bold else None,
                "font_family": escape(self.type["family-title"]) if title else None,
                "fill": self.colour[colour],
            }
        )
        return Block(taken, points * self.type["line-height"], f"<text{look}>{escape(words)}</text>")

    def centred_text(
        self, text: str, width: float, size: str, *, lines: int = 1, colour: str = "text", bold: bool = False
    ) -> Block:
        """Write lines that stand in the middle of a width."""
        points = float(self.type[size])
        height = points * self.type["line-height"]
        look = attributes(
            {
                "x": width / 2,
                "text_anchor": "middle",
                "font_size": points,
                "font_weight": "700" if bold else None,
                "fill": self.colour[colour],
            }
        )
        first = points * BASELINE + (height - points) / 2
        blocks = [
            Block(width, height, f'<text y="{first:.2f}"{look}>{escape(line)}</text>')
            for line in wrapped(clean(text), width, points, lines, bold=bold)
        ]
        return column(blocks, 0)

    def symbol(
        self,
        name: str,
        width: float,
        *,
        fill: str | None = None,
        detail: str | None = None,
        ink: str = "text",
        paint: Mapping[str, str] | None = None,
    ) -> Block:
        """Draw a symbol as wide as asked.

        `fill`, `detail` and `ink` are names of tokens that recolour it; `paint` gives other values to some of
        the tokens it is painted with.
        """
        sprite = sprites()[name]
        given = {part: self.colour[token] for part, token in (("fill", fill), ("detail", detail)) if token}
        own_ink = self.colour[ink] if "currentColor" in sprite.body else ""
        look = Look(name, tuple({**given, **(paint or {})}.items()), own_ink)
        self._looks[look] = None
        height = width * sprite.height / sprite.width
        place = attributes({"href": f"#{look.id}", "width": width, "height": height})
        return Block(width, height, f"<use{place}/>")

    def symbols(self) -> str:
        """Return the definitions of the symbols used so far, painted."""
        drawn = []
        for look in self._looks:
            sprite = sprites()[look.name]
            view = f"0 0 {sprite.width} {sprite.height}"
            body = sprite.painted({**self.colour, **dict(look.paint)}, look.ink)
            drawn.append(f'<symbol id="{look.id}" viewBox="{view}">{body}</symbol>')
        return f"<defs>{''.join(drawn)}</defs>"

    def chip(self, icon: Block, text: str, *, bold: bool = True, colour: str = "text") -> Block:
        """Draw a symbol with a word or number behind it."""
        return row([icon, self.text(text, "body", bold=bold, colour=colour)], self.gap[1], align=0.5)

    def badge(self, text: str, fill: str, ink: str, *, icon: Block = EMPTY, size: str = "small") -> Block:
        """Draw a number on a rounded ground, with a symbol behind it where one is given."""
        points = float(self.type[size])
        room = width_of(clean(text), points, bold=True)
        inside = row([self.centred_text(text, room, size, colour=ink, bold=True), icon], 2, align=0.5)
        height = max(points * self.type["line-height"], icon.height) + 2
        width = max(inside.width + height * 0.6, height)
        return middle(rectangle(width, height, rx=height / 2, fill=self.colour[fill]), inside)

    def place(self, width: float, height: float) -> Block:
        """Draw an empty place for a card."""
        return rectangle(
            width,
            height,
            rx=self.radius["card"],
            fill=self.colour["water-1"],
            stroke=self.colour["edge"],
            stroke_width=self.stroke["hair"],
            stroke_dasharray="4 4",
        )
