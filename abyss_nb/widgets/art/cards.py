"""The pictures on cards: the portrait of a Lord, the scene of a Location."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from abyss_nb.widgets.art import compositions
from abyss_nb.widgets.art.blocks import Block, clipped, moved, put, rectangle, stack
from abyss_nb.widgets.art.pen import Pen


def portrait(pen: Pen, id_: str, card: Mapping[str, Any], width: float, height: float) -> Block:
    """Draw the upper part of a Lord card: the Lord in the water of its Guild, at the right end of wide cards."""
    guild = card["guild"]
    water = pen.fade(pen.tint(guild, 0.3, "back-2"), pen.colour["back"])
    light = pen.glow(pen.colour["back-3"], 0.8, 0.5, 0.18, 0.65)
    ground = stack(rectangle(width, height, fill=water), rectangle(width, height, fill=light))
    art = compositions()
    drawn = art["lords"][id_]
    parts = [f"halo-{guild}", *drawn.get("behind", ()), f"body-{guild}", *drawn["front"]]
    figure = _composed(pen, "portrait", parts, height, {**_own(pen, guild), **art["skins"][drawn["skin"]]})
    return put(ground, figure, width - figure.width, 0)


def scene(pen: Pen, id_: str, card: Mapping[str, Any], width: float) -> Block:
    """Draw the upper part of a Location, touched with the colour of what the Location counts."""
    frame_width, frame_height = compositions()["frames"]["scene"]
    paint = _own(pen, card["guild"] or card["race"])
    return _composed(pen, "scene", compositions()["locations"][id_], width * frame_height / frame_width, paint)


def _own(pen: Pen, name: str | None) -> dict[str, str]:
    """Return the colours that a picture takes from its Guild or Race, if it has one."""
    return {"own": pen.colour[name], "own-ink": pen.colour[f"{name}-ink"]} if name else {}


def _composed(pen: Pen, frame: str, parts: Iterable[Any], height: float, paint: Mapping[str, str]) -> Block:
    """Lay the parts of a picture over one another; nothing of them shows outside its frame."""
    frame_width, frame_height = compositions()["frames"][frame]
    unit = height / frame_height
    picture = ""
    for part in parts:
        name, right, down, scale = (part, 0, 0, 1) if isinstance(part, str) else (*part, 1)[:4]
        drawn = pen.symbol(name, frame_width * unit * scale, paint=paint)
        picture += moved(drawn, right * unit, down * unit)
    return clipped(Block(frame_width * unit, height, picture))
