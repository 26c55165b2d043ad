"""The faces of cards and tiles in the static picture, drawn as the live board draws them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from abyss_nb.widgets.art.blocks import (
    Block,
    centred,
    column,
    moved,
    padded,
    put,
    rectangle,
    row,
    stack,
)
from abyss_nb.widgets.art.cards import portrait, scene
from abyss_nb.widgets.art.lettering import clean, width_of, wrapped
from abyss_nb.widgets.art.pen import Pen

RACES = ("crab", "jellyfish", "seahorse", "shellfish", "squid")
CARD = 7 / 5
"""How high a card is for its width."""
PORTRAIT = 0.86
"""How high the picture on a Lord is for its width."""
SMALL, SMALL_ART = (88.0, 102.0), 60.0
"""The size of a Lord in front of somebody, and how much of it the picture takes."""
CONTROLLED = 132.0
"""How wide a Location in front of somebody is."""
LINE = 1.5
POWER = 11.5
"""The size of the letters of a power."""
MOST_LINES = 9
"""How many lines a text on a card has at most; no printed one has more."""

Facts = Mapping[str, Any]


def back(pen: Pen, name: str, width: float, count: int) -> Block:
    """Draw a face-down pile with the number of its cards."""
    face = pen.symbol(name, width, opacity=None if count else 0.3)
    under = [
        moved(rectangle(face.width, face.height, rx=pen.radius["card"], fill=pen.colour[colour]), shift, shift)
        for shift, colour in ((4, "back"), (2, "back-2"))
    ]
    pile = Block(face.width, face.height, "".join(under) * bool(count) + face.svg)
    return centred(pile, pen.count(count), pile.height - 26)


def ally(pen: Pen, card: str, width: float) -> Block:
    """Draw an Exploration card: an Ally such as ``crab-3``, or the Monster."""
    race, _, value = card.partition("-")
    height = width * CARD
    raised = pen.colour["panel-raised"]
    ground = pen.sheet(width, height, race, pen.fade(raised, raised, pen.tint(race, 0.22, "panel-raised"), slant=0.4))
    light = rectangle(
        width - 3,
        height * 0.6,
        x=LINE,
        y=height * 0.4 - LINE,
        rx=pen.radius["card"] - LINE,
        fill=pen.glow(pen.colour[race], 0.46, 0.5, 1.1, 0.95),
    )
    face = stack(pen.lifted(ground), light)
    if not value:
        return centred(face, pen.symbol("monster", width * 0.78), (height - width * 0.78) / 2)
    icon = width * 0.62
    face = centred(face, pen.symbol(f"race-{race}", icon), (height - icon) / 2 + width * 0.14)
    face = put(face, pen.text(value, width * 0.37, bold=True, title=True, leading=1, colour=race), width * 0.1, 4)
    pips = "".join(
        f'<circle cx="{width - 7:g}" cy="{8 + 6 * pip:g}" r="2" fill="{pen.colour[race]}"/>'
        for pip in range(int(value))
    )
    return Block(face.width, face.height, face.svg + pips)


def held(pen: Pen, card: str, width: float, count: int) -> Block:
    """Draw equal cards lying on each other."""
    face = ally(pen, card, width)
    if count < 2:
        return face
    race = card.partition("-")[0]
    behind = pen.sheet(face.width, face.height, race, pen.tint(race, 0.4, "panel-raised"))
    times = pen.pill(
        [pen.text(f"×{count}", "tiny", bold=True)], fill="panel-raised", edge="edge", line=1.5, across=5, down=0.5
    )
    lying = moved(behind, 4, -4) + face.svg
    return Block(
        face.width,
        face.height,
        lying + moved(times, face.width + 7 - times.width, face.height + 7 - times.height),
    )


# -- Lords -------------------------------------------------------------------------------------------------------


def _keys(pen: Pen, count: int, size: float, gap: float = 1) -> Block:
    return column([pen.symbol("key", size)] * count, gap)


def _bubbles(pen: Pen, card: Facts, size: float) -> Block:
    """Draw the Races to be played: the mandatory one large, a bubble for each free one."""
    free = card["races"] - (1 if card["mandatory"] else 0)
    white = pen.glow("#ffffff", 0.9, 0.34, 0.3, 0.6)
    bubble = rectangle(11, 11, inset=0.75, rx=5.5, fill=white, stroke="#fff", stroke_width=1.5)
    if card["mandatory"]:
        race = card["mandatory"]
        large = pen.disc(size, "panel-raised", pen.symbol(f"race-{race}", size * 0.66), edge=race)
        return column([large, *[padded(bubble, (size - 11) / 2, 0)] * free], 3)
    rows = [row([bubble] * min(2, free - at), 3) for at in range(0, free, 2)]
    return column(rows, 3)


def lord_foot(pen: Pen, card: Facts, guild: str, width: float) -> Block:
    """Write name and power of a Lord, or the Guild of one without power."""
    inside = width - 2 * 7
    name = pen.text(card["name"], 14, width=inside, lines=2, leading=1.12, bold=True, title=True)
    if card["kind"] == "none":
        return column([name, pen.text(guild, POWER, leading=1.25, italic=True, colour="text-muted")], 3)
    sign = pen.symbol(f"power-{card['kind']}", 14, ink="text-muted")
    return column([name, _after(pen, sign, clean(card["power"]), inside)], 3)


def _after(pen: Pen, sign: Block, text: str, width: float) -> Block:
    """Write a text whose first line begins with a sign."""
    room = width - sign.width - 4
    first = next(iter(wrapped(text, room, POWER, MOST_LINES)), "")
    rest = text.removeprefix(first).lstrip()
    look: dict[str, Any] = {"leading": 1.25, "colour": "text-muted"}
    head = row([sign, pen.text(first, POWER, width=room, **look)], 4, align=0.5)
    return column([head, pen.text(rest, POWER, width=width, lines=MOST_LINES, **look)], 0)


def lord(pen: Pen, id_: str, card: Facts, foot: Block, width: float, height: float) -> Block:
    """Draw a Lord as it lies in the Court, as high as asked; `foot` is its `lord_foot`."""
    art = round(width * PORTRAIT)
    guild = card["guild"]
    face = stack(pen.sheet(width, height, guild, "panel-raised"), portrait(pen, id_, card, width, art))
    rule = rectangle(width, 2, fill=pen.colour[guild])
    face = put(face, rule, 0, art - 2)
    badge = width * 0.25
    cost = pen.text(
        str(card["cost"]),
        width * 0.14,
        width=badge,
        align="middle",
        leading=1,
        bold=True,
        title=True,
        colour="pearl-ink",
    )
    face = put(face, pen.disc(badge, "pearl", cost, edge="pearl-edge"), 5, 5)
    emblem = pen.disc(width * 0.22, "panel-raised", pen.symbol(f"guild-{guild}", width * 0.15))
    face = put(face, emblem, -6, 6)
    face = put(face, _bubbles(pen, card, width * 0.23), 6, width * 0.34)
    face = put(face, _keys(pen, card["keys"], width * 0.15), -7, width * 0.33)
    face = put(face, foot, 7, art + 10)
    points = pen.points(card["influence"], width * 0.12, halo=True)
    face = put(face, points, -4, art - 3 - points.height / 2)
    edge = rectangle(
        width, height, inset=LINE / 2, rx=pen.radius["card"], fill="none", stroke=pen.colour[guild], stroke_width=LINE
    )
    return pen.lifted(stack(pen.cut(face), edge))


def lord_height(foot: Block, width: float) -> float:
    """Return how high a Lord of the Court must be for its text."""
    return round(width * PORTRAIT) + max(width * 0.48, foot.height + 10 + 8)


def small_lord(pen: Pen, id_: str, card: Facts, *, tilted: bool) -> Block:
    """Draw a Lord in front of somebody; on its side when it is tilted."""
    (width, height), guild = SMALL, card["guild"]
    face = stack(pen.sheet(width, height, guild, "panel-raised"), portrait(pen, id_, card, width, SMALL_ART))
    face = put(face, rectangle(width, 2, fill=pen.colour[guild]), 0, SMALL_ART - 2)
    face = put(face, pen.symbol(f"guild-{guild}", 18), 3, SMALL_ART - 22)
    face = put(face, _keys(pen, card["keys"], 15, -3), 4, 4)
    if card["kind"] in ("lasting", "activated"):
        dark = rectangle(20, 20, rx=10, fill="#000", fill_opacity=0.5)
        sign = pen.symbol(f"power-{card['kind']}", 15, ink="#ffffff")
        face = put(face, put(dark, sign, 2.5, 2.5), 3, 19)
    points = pen.points(card["influence"], "tiny", halo=True)
    face = put(face, points, -2, SMALL_ART - points.height / 2)
    longest = max(card["name"].split(), key=len, default="")
    letters = 10.5 if width_of(longest, 10.5, bold=True) <= width - 8 else 9.5
    name = pen.text(card["name"], letters, width=width - 8, lines=3, leading=1.15, bold=True, align="middle")
    face = put(face, name, 4, SMALL_ART + 7 + (height - SMALL_ART - 9 - name.height) / 2)
    edge = rectangle(
        width, height, inset=LINE / 2, rx=pen.radius["card"], fill="none", stroke=pen.colour[guild], stroke_width=LINE
    )
    face = stack(pen.cut(face), edge)
    if not tilted:
        return face
    return Block(height, width, f'<g transform="translate({height:g} 0) rotate(90)" opacity=".62">{face.svg}</g>')


# -- Locations ---------------------------------------------------------------------------------------------------


def _sign(pen: Pen, card: Facts) -> Block:
    """Draw what a Location counts."""
    parts = [pen.text(card["sign"], "body", width=70, bold=True, title=True, colour="back-ink")]
    counted = f"guild-{card['guild']}" if card["guild"] else f"race-{card['race']}" if card["race"] else ""
    if counted:
        parts.append(pen.symbol(counted, 18, fill="#ffffff", detail="back"))
    return pen.pill(parts, fill="back", edge="panel-raised", line=2, across=9, down=3, gap=3)


def location(pen: Pen, id_: str, card: Facts, width: float, points: int | None = None, *, least: float = 104) -> Block:
    """Draw a Location, at least as high as asked.

    One that belongs to somebody shows what it scores; how it does, it tells only to those who may still take it.
    """
    inside = width - 2 * 8
    words = pen.text(card["name"], "small", width=inside, lines=3, leading=1.15, bold=True, title=True)
    if points is None:
        text = pen.text(card["text"], "tiny", width=inside, lines=MOST_LINES, leading=1.25, colour="text-muted")
        words = column([words, text], 2)
    picture = scene(pen, id_, card, width)
    head = picture.height
    height = max(least, head + 15 + words.height + 7)
    face = stack(pen.sheet(width, height, "edge", "panel-raised"), picture)
    face = put(face, rectangle(width, 1, fill=pen.colour["edge"]), 0, head - 1)
    sign = _sign(pen, card)
    face = put(face, sign, 3, head - sign.height / 2)
    if points is not None:
        worth = pen.points(points, halo=True)
        face = put(face, worth, -3, head - worth.height / 2)
    face = put(face, words, 8, head + 15)
    edge = rectangle(
        width, height, inset=LINE / 2, rx=pen.radius["card"], fill="none", stroke=pen.colour["edge"], stroke_width=LINE
    )
    return pen.lifted(stack(pen.cut(face), edge))


def controlled(pen: Pen, id_: str, card: Facts, points: int, lords: Sequence[Facts]) -> Block:
    """Draw a Location of a player with the used Lords looking out from under it."""
    tile = location(pen, id_, card, CONTROLLED, points, least=76)
    tabs = [
        pen.pill(
            [pen.symbol(f"guild-{each['guild']}", 15), pen.text(str(each["influence"]), "tiny", bold=True)],
            fill=pen.tint(each["guild"], 0.22, "panel-raised"),
            edge=each["guild"],
            line=LINE,
            across=5,
            down=3,
            gap=2,
            radius=pen.radius["small"],
        )
        for each in lords
    ]
    if not tabs:
        return tile
    line = row(tabs, 4)
    ground = Block(tile.width, line.height - 4 + tile.height, "")
    return put(centred(ground, line, 0), tile, 0, line.height - 4)
