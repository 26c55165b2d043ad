"""The pen that draws a picture in one theme: text, symbols, shades, pills."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from abyss_nb.widgets.art import Theme, colours, sprites, tokens
from abyss_nb.widgets.art.blocks import EMPTY, Block, attributes, column, middle, moved, number, padded, rectangle, row
from abyss_nb.widgets.art.lettering import clean, escape, fitted, width_of, wrapped

BASELINE = 0.78
"""Where letters stand in their line, in parts of the font size."""
SHADOW = {"light": 0.12, "dark": 0.35}
"""How dark the shadow of a card is."""

Align = Literal["start", "middle", "end"]


class Look(NamedTuple):
    """One symbol in the colours in which the picture uses it."""

    name: str
    paint: tuple[tuple[str, str], ...]
    ink: str

    @property
    def id(self) -> str:
        """The id of this symbol inside the picture, the same in all pictures: some pages show several."""
        colours = [value for _, value in self.paint] + [self.ink] * bool(self.ink)
        return "-".join(["ab", self.name, *(value.strip("#") for value in colours)])


def mixed(one: str, share: float, other: str) -> str:
    """Return the colour with this share of `one` and the rest of `other`.

    >>> mixed("#ff0000", 0.5, "#0000ff")
    '#800080'
    """
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


class Pen:
    """Draws in one theme and remembers which symbols and shades it has used."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.colour: Mapping[str, str] = colours(theme)
        design = tokens()
        self.type: Mapping[str, Any] = design["type"]
        self.gap: list[float] = [0, *design["space"].values()]
        self.radius: Mapping[str, float] = design["radius"]
        self._looks: dict[Look, None] = {}
        self._shades: dict[str, str] = {}

    # -- text ------------------------------------------------------------------------------------------------------

    def text(
        self,
        text: str,
        size: str | float = "body",
        *,
        width: float | None = None,
        lines: int = 1,
        leading: float = 0,
        colour: str = "text",
        bold: bool = False,
        italic: bool = False,
        title: bool = False,
        align: Align = "start",
        spacing: float = 0,
    ) -> Block:
        """Write text, broken into lines and cut to a width where one is given.

        Args:
            text: What to write.
            size: The name of a size, or the size.
            width: How wide at most; the block is as wide if the text stands in the middle of it.
            lines: How many lines at most.
            leading: The height of a line in parts of the size; 0: the common one.
            colour: The name of a colour.
            bold: Whether in bold letters.
            italic: Whether in italics.
            title: Whether in the family of titles.
            align: At the start, in the middle or at the end of its room. In the middle, the block is as wide as asked.
            spacing: Room between the letters.
        """
        points = float(self.type[size]) if isinstance(size, str) else size
        # Letters set apart are as if they were larger.
        wide = points + spacing * 1.6
        limit = float("inf") if width is None else width
        if lines > 1:
            written = wrapped(clean(text), limit, wide, lines, bold=bold, title=title)
        else:
            written = [fitted(clean(text), limit, wide, bold=bold, title=title)]
        if not any(written):
            return EMPTY
        height = points * (leading or self.type["line-height"])
        look = {
            "text_anchor": align if align != "start" else None,
            "font_size": points,
            "font_weight": "700" if bold else None,
            "font_style": "italic" if italic else None,
            "font_family": escape(self.type["family-title"]) if title else None,
            "letter_spacing": spacing or None,
            "fill": self.colour.get(colour, colour),
        }
        first = points * BASELINE + (height - points) / 2
        drawn = []
        for line in written:
            taken = min(width_of(line, wide, bold=bold, title=title), limit)
            room = limit if width is not None and align == "middle" else taken
            place = {"x": room * {"start": 0, "middle": 0.5, "end": 1}[align] or None, "y": first}
            drawn.append(Block(room, height, f"<text{attributes({**place, **look})}>{escape(line)}</text>"))
        return column(drawn, 0)

    # -- symbols ---------------------------------------------------------------------------------------------------

    def symbol(
        self,
        name: str,
        width: float,
        *,
        fill: str | None = None,
        detail: str | None = None,
        ink: str = "text",
        paint: Mapping[str, str] | None = None,
        opacity: float | None = None,
    ) -> Block:
        """Draw a symbol as wide as asked.

        `fill`, `detail` and `ink` are colours, or names of some, that recolour it; `paint` gives other values to some
        of the variables it is painted with.
        """
        sprite = sprites()[name]
        given = {part: self.colour.get(token, token) for part, token in (("fill", fill), ("detail", detail)) if token}
        own_ink = self.colour.get(ink, ink) if "currentColor" in sprite.body else ""
        used = {part: value for part, value in {**given, **(paint or {})}.items() if f"--ab-{part}," in sprite.body}
        look = Look(name, tuple(used.items()), own_ink)
        self._looks[look] = None
        height = width * sprite.height / sprite.width
        place = attributes({"href": f"#{look.id}", "width": width, "height": height, "opacity": opacity})
        return Block(width, height, f"<use{place}/>")

    def definitions(self, drawing: str) -> str:
        """Return the symbols and shades that a drawing uses, painted."""
        used = set(re.findall(r"#(ab-[\w.-]+)", drawing))
        defined = [shade for id_, shade in self._shades.items() if id_ in used]
        for look in self._looks:
            if look.id in used:
                sprite = sprites()[look.name]
                view = f"0 0 {sprite.width} {sprite.height}"
                body = sprite.painted({**self.colour, **dict(look.paint)}, look.ink)
                defined.append(f'<symbol id="{look.id}" viewBox="{view}">{body}</symbol>')
        return f"<defs>{''.join(defined)}</defs>"

    # -- shades ----------------------------------------------------------------------------------------------------

    def tint(self, one: str, share: float, other: str) -> str:
        """Return a colour mixed of two, given by their names."""
        return mixed(self.colour[one], share, self.colour[other])

    def fade(self, *stops: str, slant: float = 0) -> str:
        """Return paint that goes from colour to colour, from top to bottom; `slant` turns it towards the right."""
        id_ = f"ab-fade-{'-'.join(stop.strip('#') for stop in stops)}" + ("-slant" if slant else "")
        steps = "".join(
            f'<stop offset="{at / (len(stops) - 1):g}" stop-color="{stop}"/>' for at, stop in enumerate(stops)
        )
        direction = attributes({"x1": 0, "y1": 0, "x2": slant, "y2": 1 - slant / 2})
        self._shades[id_] = f'<linearGradient id="{id_}"{direction}>{steps}</linearGradient>'
        return f"url(#{id_})"

    def glow(self, colour: str, strength: float, x: float, y: float, radius: float) -> str:
        """Return paint that shines from a point of what it fills (in parts of its size) and fades away."""
        at = "-".join(f"{part * 100:.0f}" for part in (strength, x, y, radius))
        id_ = f"ab-glow-{colour.strip('#')}-{at}"
        place = attributes({"cx": x, "cy": y, "r": radius})
        self._shades[id_] = (
            f'<radialGradient id="{id_}"{place}><stop stop-color="{colour}" stop-opacity="{strength:g}"/>'
            f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        )
        return f"url(#{id_})"

    # -- shapes ----------------------------------------------------------------------------------------------------

    def sheet(
        self, width: float, height: float, edge: str, fill: str, *, line: float = 1.5, radius: float | None = None
    ) -> Block:
        """Draw the ground of a card: its border lies inside its size. `edge` and `fill` are colours or their names."""
        round_ = self.radius["card"] if radius is None else radius
        return rectangle(
            width,
            height,
            inset=line / 2,
            rx=round_,
            fill=self.colour.get(fill, fill),
            stroke=self.colour.get(edge, edge),
            stroke_width=line,
        )

    def cut(self, card: Block, radius: float | None = None) -> Block:
        """Cut off what stands out of a card with round corners."""
        round_ = self.radius["card"] if radius is None else radius
        id_ = f"ab-cut-{number(card.width)}-{number(card.height)}-{number(round_)}"
        shape = rectangle(card.width, card.height, rx=round_)
        self._shades[id_] = f'<clipPath id="{id_}">{shape.svg}</clipPath>'
        return Block(card.width, card.height, f'<g clip-path="url(#{id_})">{card.svg}</g>')

    def lifted(self, card: Block, radius: float | None = None) -> Block:
        """Put a shadow under a card."""
        round_ = self.radius["card"] if radius is None else radius
        shade = rectangle(card.width, card.height, rx=round_, fill="#000", fill_opacity=SHADOW[self.theme])
        return Block(card.width, card.height, moved(shade, 0, 2) + card.svg)

    def place(self, width: float, height: float, inside: Block = EMPTY, edge: str = "line") -> Block:
        """Draw an empty place for a card."""
        dashed = rectangle(
            width,
            height,
            inset=0.75,
            rx=self.radius["card"],
            fill="none",
            stroke=self.colour[edge],
            stroke_width=1.5,
            stroke_dasharray="4 3",
        )
        return middle(dashed, inside)

    def pill(
        self,
        parts: list[Block],
        *,
        fill: str,
        edge: str | None = None,
        line: float = 1,
        across: float = 6,
        down: float = 2,
        gap: float = 4,
        radius: float | None = None,
        least: float = 0,
    ) -> Block:
        """Put parts beside each other on a rounded ground. `fill` and `edge` are colours or their names."""
        inside = padded(row(parts, gap, align=0.5), across, down)
        width = max(inside.width, least)
        height = inside.height
        ground = rectangle(
            width,
            height,
            inset=line / 2 if edge else 0,
            rx=height / 2 if radius is None else radius,
            fill=self.colour.get(fill, fill),
            stroke=self.colour.get(edge, edge) if edge else None,
            stroke_width=line if edge else None,
        )
        return middle(ground, inside)

    def disc(self, size: float, fill: str, inside: Block, *, edge: str | None = None, line: float = 2) -> Block:
        """Draw something in a circle. `fill` and `edge` are colours or their names."""
        ground = rectangle(
            size,
            size,
            inset=line / 2 if edge else 0,
            rx=size / 2,
            fill=self.colour.get(fill, fill),
            stroke=self.colour.get(edge, edge) if edge else None,
            stroke_width=line if edge else None,
        )
        return middle(ground, inside)

    def points(self, value: int, size: str | float = "small", *, halo: bool = False) -> Block:
        """Draw Influence Points: the star and the number."""
        points = float(self.type[size]) if isinstance(size, str) else size
        star = self.symbol("influence", points * 1.02, fill="influence-ink", detail="influence")
        written = self.text(str(value), points, leading=1.25, colour="influence-ink", bold=True)
        pill = self.pill([star, written], fill="influence", across=5, down=1, gap=2)
        if not halo:
            return pill
        ring = rectangle(pill.width + 4, pill.height + 4, rx=pill.height, fill=self.colour["panel-raised"])
        return middle(ring, pill)

    def count(self, cards: int) -> Block:
        """Draw how many cards lie somewhere."""
        text = self.text(str(cards), "small", bold=True)
        return self.pill([text], fill="panel-raised", edge="edge", across=7, down=0.5, least=24)

    def seat(self, seat: str) -> Block:
        """Draw the mark of a seat: its number in its colour."""
        colour = SEAT_COLOURS[seat]
        mark = self.text(seat[1:], "tiny", width=20, align="middle", leading=1, bold=True, colour=f"{colour}-ink")
        return self.disc(20, colour, mark)


SEAT_COLOURS = {"p1": "accent", "p2": "influence", "p3": "key", "p4": "monster"}
