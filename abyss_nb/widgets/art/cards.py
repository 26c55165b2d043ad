"""How cards and tiles look in the static picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from abyss_nb.widgets.art import tokens
from abyss_nb.widgets.art.blocks import (
    Block,
    centred,
    clipped,
    column,
    middle,
    number,
    put,
    rectangle,
    row,
    stack,
)
from abyss_nb.widgets.art.pen import Pen

RACES = ("crab", "jellyfish", "seahorse", "shellfish", "squid")
BACKS = {
    "ally": "back-ally",
    "ally-small": "back-ally",
    "lord": "back-lord",
    "location-small": "back-location",
}
FACE = 2.0
"""How wide the border of a face is."""
KEY = 0.62
"""How large a key is beside the emblem of its card: three of them fit under the points."""

COURT_ART, COURT_COST, COURT_POWER = 0.45, 0.635, 0.75
"""Where the figure ends, the cost and the power begin on a Lord of the Court, in parts of its height."""
FRONT_ART = 0.56
"""Where the figure ends on a Lord in front of a player."""

Facts = Mapping[str, Any]


def ally(pen: Pen, card: str, size: str = "ally") -> Block:
    """Draw an Exploration card: an Ally such as ``crab-3``, or the Monster."""
    width, height = pen.size(size)
    scale = width / pen.size("ally")[0]
    round_ = pen.radius["card"] * scale
    race, _, value = card.partition("-")
    symbol = "monster" if race == "monster" else f"race-{race}"
    ground = rectangle(width, height, rx=round_, fill=pen.colour[race])
    inner = rectangle(
        width - 2 * FACE,
        height - 2 * FACE,
        x=FACE,
        y=FACE,
        rx=round_ - 1,
        fill="none",
        stroke=pen.colour[f"{race}-ink"],
        stroke_opacity=0.45,
    )
    drawing = pen.symbol(symbol, width * (0.62 if value else 0.8), fill=f"{race}-ink", detail=race)
    face = centred(stack(ground, inner), drawing, height * (0.46 if value else 0.24))
    value_text = pen.text(value, "body" if scale < 1 else "title", bold=True, colour=f"{race}-ink")
    return put(face, value_text, width * 0.12, height * 0.04)


def back(pen: Pen, kind: str, count: int) -> Block:
    """Draw a face-down deck with the number of its cards."""
    width, height = pen.size(kind)
    if not count:
        return middle(pen.place(width, height), pen.text("0", "body", colour="text-muted"))
    picture = Block(width, height, pen.symbol(BACKS[kind], width).svg)
    return put(clipped(picture), pen.badge(str(count), "panel-raised", "text"), -5, -5)


def _sheet(pen: Pen, width: float, height: float) -> Block:
    return rectangle(width, height, rx=pen.radius["card"], fill=pen.colour["panel-raised"])


def _edged(pen: Pen, card: Facts, face: Block) -> Block:
    """Cut a Lord card at its border and draw the border in the colour of its Guild."""
    edge = rectangle(
        face.width - FACE,
        face.height - FACE,
        x=FACE / 2,
        y=FACE / 2,
        rx=pen.radius["card"] - FACE / 2,
        fill="none",
        stroke=pen.colour[card["guild"]],
        stroke_width=FACE,
    )
    return stack(clipped(face), edge)


def _portrait(pen: Pen, card: Facts, width: float, height: float) -> Block:
    """Draw the upper part of a Lord card: the figure on the water, rounded like the card."""
    round_ = pen.radius["card"]
    right, across, down = number(width), number(width - round_), number(height)
    edge = f"M0 {down}V{round_}Q0 0 {round_} 0H{across}Q{right} 0 {right} {round_}V{down}Z"
    water = Block(width, height, f'<path d="{edge}" fill="{pen.colour["water-1"]}"/>')
    complexions = tokens()["complexions"]
    paint = complexions[sum(map(ord, card["rule"])) % len(complexions)]
    return centred(water, pen.symbol(f"portrait-{card['guild']}", height - 3, paint=paint), 3)


def _influence(pen: Pen, points: int, size: str) -> Block:
    star = pen.symbol("influence", pen.type[size], fill="influence-ink", detail="influence")
    return pen.badge(str(points), "influence", "influence-ink", icon=star, size=size)


def _signs(pen: Pen, card: Facts, face: Block, emblem: float, size: str) -> Block:
    """Put emblem, Influence Points and keys on the upper part of a Lord card."""
    face = put(face, pen.symbol(f"guild-{card['guild']}", emblem), 4, 4)
    keys = column([pen.symbol("key", emblem * KEY)] * card["keys"], 0)
    points = _influence(pen, card["influence"], size)
    return put(put(face, points, -4, 4), keys, -4, points.height + 6)


def _cost(pen: Pen, card: Facts) -> Block:
    """Draw what a Lord asks for: the cost, the Race that must be played, a ring for each further Race."""
    icon = pen.icon["small"]
    cost = pen.text(str(card["cost"]), "large", bold=True)
    if card["races"] == len(RACES):
        wanted = [pen.symbol(f"race-{race}", icon * 0.85) for race in RACES]
        return row([cost, *wanted], 1, align=0.5)
    must = [pen.symbol(f"race-{card['mandatory']}", icon + 2)] if card["mandatory"] else []
    circle = f'<circle cx="5" cy="5" r="4" fill="none" stroke="{pen.colour["text-muted"]}" stroke-width="1.5"/>'
    rings = [Block(10, 10, circle)] * (card["races"] - len(must))
    return row([cost, *must, *rings], 3, align=0.5)


def power_sign(pen: Pen, card: Facts, width: float, ink: str = "accent") -> Block:
    """Draw the sign of the kind of power a Lord has; nothing for a Lord without one."""
    return Block(0, 0, "") if card["kind"] == "none" else pen.symbol(f"power-{card['kind']}", width, ink=ink)


def lord(pen: Pen, card: Facts, guild_name: str) -> Block:
    """Draw a Lord as it lies in the Court: with its cost, and its power or, without one, its Guild."""
    width, height = pen.size("lord")
    art = height * COURT_ART
    face = stack(_sheet(pen, width, height), _portrait(pen, card, width, art))
    face = _signs(pen, card, face, pen.icon["large"], "small")
    inside = width - 2 * pen.gap[1] - FACE
    cost = row([_cost(pen, card), power_sign(pen, card, pen.icon["small"])], pen.gap[1], align=0.5)
    name = pen.centred_text(card["name"], inside, "small", lines=2, bold=True)
    face = centred(face, name, art + (2 * pen.type["small"] * pen.type["line-height"] - name.height) / 2)
    face = centred(face, cost, height * COURT_COST)
    power = pen.centred_text(card["power"] or guild_name, inside, "tiny", lines=3, colour="text-muted")
    return _edged(pen, card, centred(face, power, height * COURT_POWER))


def lord_in_front(pen: Pen, card: Facts, *, tilted: bool) -> Block:
    """Draw a Lord in front of a player, smaller and without its text; on its side when it is tilted."""
    width, height = pen.size("lord-small")
    art = height * FRONT_ART
    face = stack(_sheet(pen, width, height), _portrait(pen, card, width, art))
    face = _signs(pen, card, face, pen.icon["body"] + 2, "tiny")
    name = pen.centred_text(card["name"], width - 2 * FACE - 2, "tiny", lines=2, bold=True)
    face = centred(face, name, art + 1)
    sign = power_sign(pen, card, pen.icon["small"])
    face = _edged(pen, card, centred(face, sign, height - pen.icon["small"] - 3))
    if not tilted:
        return face
    turned = f'<g transform="translate({number(height)} 0) rotate(90)" opacity=".6">{face.svg}</g>'
    disc = rectangle(34, 34, rx=17, fill=pen.colour["panel-raised"], stroke=pen.colour["edge"])
    disc = middle(disc, pen.symbol("tilted", 22))
    return put(Block(height, width, turned), disc, height - (art + disc.width) / 2, (width - disc.height) / 2)


def location(pen: Pen, id_: str, card: Facts, points: int | None = None) -> Block:
    """Draw a Location tile; with what it scores, if it belongs to somebody."""
    width, height = pen.size("location-small")
    scene = clipped(Block(width, height, pen.symbol(tokens()["scene-of"].get(id_, "scene-city"), width).svg))
    name = pen.centred_text(card["name"], width - 6, "tiny", lines=2, bold=True)
    strip = stack(rectangle(width, name.height + 2, fill=pen.colour["panel-raised"]), name)
    face = put(scene, strip, 0, height - strip.height)
    face = put(face, pen.badge(card["sign"], "panel-raised", "text", icon=_counts(pen, card), size="tiny"), 4, 4)
    if points is not None:
        face = put(face, _influence(pen, points, "small"), -4, 4)
    edge = rectangle(width, height, rx=3, fill="none", stroke=pen.colour["edge"], stroke_width=pen.stroke["edge"])
    return stack(clipped(face), edge)


def _counts(pen: Pen, card: Facts) -> Block:
    """Draw the sign of what a Location counts."""
    icon = pen.icon["small"]
    if card["guild"]:
        return pen.symbol(f"guild-{card['guild']}", icon)
    return pen.symbol(f"race-{card['race']}", icon) if card["race"] else Block(0, 0, "")


def used_lord(pen: Pen, card: Facts, width: float) -> Block:
    """Draw the strip of a used Lord that looks out from under its Location."""
    icon = pen.icon["small"]
    ground = rectangle(
        width, icon + 4, rx=pen.radius["small"], fill=pen.colour["water-2"], stroke=pen.colour[card["guild"]]
    )
    points = pen.text(str(card["influence"]), "tiny", bold=True)
    name = pen.text(card["name"], "tiny", width=width - icon - points.width - 3 * pen.gap[1])
    line = row([pen.symbol(f"guild-{card['guild']}", icon), name], pen.gap[1], align=0.5)
    return put(put(ground, line, 3, 2), points, -4, 2.5)


def owned_location(pen: Pen, id_: str, card: Facts, points: int, lords: list[Facts]) -> Block:
    """Draw a Location of a player with the used Lords under it."""
    tile = location(pen, id_, card, points)
    return column([tile, *(used_lord(pen, lord_, tile.width) for lord_ in lords)], 2)
