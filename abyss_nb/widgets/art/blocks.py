"""Blocks of SVG that know their size, and how they are put beside, under and around one another.

A picture is made from the inside out: every part is drawn at the origin, then moved to where it belongs, so
one pass is enough and nothing is measured twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple


class Block(NamedTuple):
    """A piece of SVG drawn at the origin, and the room it takes."""

    width: float
    height: float
    svg: str


EMPTY = Block(0, 0, "")


def number(value: float) -> str:
    """Write a length as short as it can be.

    >>> number(12.0), number(12.34), number(0.125)
    ('12', '12.3', '0.12')
    """
    return f"{value:.{1 if abs(value) >= 1 else 2}f}".rstrip("0").rstrip(".")


def attributes(values: Mapping[str, object]) -> str:
    """Write the attributes that are not None, `_` read as `-`, lengths short."""
    written = {
        name.replace("_", "-"): number(value) if isinstance(value, int | float) else value
        for name, value in values.items()
        if value is not None
    }
    return "".join(f' {name}="{value}"' for name, value in written.items())


def rectangle(width: float, height: float, *, inset: float = 0, **paint: object) -> Block:
    """Draw a rectangle; `paint` holds further attributes, such as ``fill`` and ``rx``.

    `inset` is how far its outline lies inside its size: half of its line, so that nothing of the line is outside.
    """
    shape: dict[str, object] = {"width": width - 2 * inset, "height": height - 2 * inset, **paint}
    if inset:
        shape = {"x": inset, "y": inset, **shape}
    return Block(width, height, f"<rect{attributes(shape)}/>")


_LEAF = re.compile(r"<(use|rect|text)((?: [\w:-]+=\"[^\"]*\")*)(/>|>[^<]*</text>)")
_ATTRIBUTE = re.compile(r" ([\w:-]+)=\"([^\"]*)\"")


def moved(block: Block, x: float, y: float) -> str:
    """Return what the block draws, moved to a place: a single element by its own place, others in a group."""
    if not block.svg or not (x or y):
        return block.svg
    if leaf := _LEAF.fullmatch(block.svg):
        values = dict(_ATTRIBUTE.findall(leaf[2]))
        for side, shift in (("x", x), ("y", y)):
            values[side] = number(float(values.get(side, 0)) + shift)
        return f"<{leaf[1]}{attributes(values)}{leaf[3]}"
    return f'<g transform="translate({number(x)} {number(y)})">{block.svg}</g>'


def stack(*blocks: Block) -> Block:
    """Lay blocks over one another at the origin; the first gives the size."""
    return Block(blocks[0].width, blocks[0].height, "".join(block.svg for block in blocks))


def put(ground: Block, block: Block, x: float, y: float) -> Block:
    """Lay a block over another at a place; negative places count from the right and the bottom edge."""
    left = x if x >= 0 else ground.width + x - block.width
    top = y if y >= 0 else ground.height + y - block.height
    return Block(ground.width, ground.height, ground.svg + moved(block, left, top))


def centred(ground: Block, block: Block, y: float) -> Block:
    """Lay a block over another, in the middle of its width."""
    return put(ground, block, max(0.0, (ground.width - block.width) / 2), y)


def middle(ground: Block, block: Block) -> Block:
    """Lay a block over the middle of another."""
    return centred(ground, block, max(0.0, (ground.height - block.height) / 2))


def row(blocks: Iterable[Block], gap: float, *, align: float = 0) -> Block:
    """Put blocks side by side; `align` goes from 0 (tops in line) to 1 (bottoms in line)."""
    shown = [block for block in blocks if block.width]
    height = max((block.height for block in shown), default=0)
    svg, x = "", 0.0
    for block in shown:
        svg += moved(block, x, (height - block.height) * align)
        x += block.width + gap
    return Block(max(0, x - gap), height, svg)


def column(blocks: Iterable[Block], gap: float) -> Block:
    """Put blocks under one another."""
    shown = [block for block in blocks if block.height]
    svg, y = "", 0.0
    for block in shown:
        svg += moved(block, 0, y)
        y += block.height + gap
    return Block(max((block.width for block in shown), default=0), max(0, y - gap), svg)


def flow(blocks: Sequence[Block], width: float, gap: float, *, align: float = 0) -> Block:
    """Put blocks side by side in as many rows as the width asks for."""
    rows: list[list[Block]] = [[]]
    used = 0.0
    for block in blocks:
        if rows[-1] and used + block.width > width:
            rows.append([])
            used = 0.0
        rows[-1].append(block)
        used += block.width + gap
    return column((row(line, gap, align=align) for line in rows), gap)


def fanned(blocks: Sequence[Block], width: float, gap: float) -> Block:
    """Put equal blocks in one row that is never wider than `width`: they overlap where they must."""
    if not blocks:
        return EMPTY
    widest = blocks[0].width
    step = min(widest + gap, (width - widest) / max(1, len(blocks) - 1))
    svg = "".join(moved(block, place * step, 0) for place, block in enumerate(blocks))
    return Block(widest + step * (len(blocks) - 1), blocks[0].height, svg)


def ends(left: Block, right: Block, width: float) -> Block:
    """Put one block at the left end of a line and one at the right end, both in the middle of its height."""
    height = max(left.height, right.height)
    line = moved(left, 0, (height - left.height) / 2)
    return Block(width, height, line + moved(right, width - right.width, (height - right.height) / 2))


def padded(block: Block, across: float, down: float) -> Block:
    """Leave room around a block."""
    return Block(block.width + 2 * across, block.height + 2 * down, moved(block, across, down))


def clipped(block: Block) -> Block:
    """Show nothing of a block outside its own size (a nested ``<svg>`` needs no id, as a clip path would)."""
    size = attributes({"width": block.width, "height": block.height})
    return Block(block.width, block.height, f'<svg{size} overflow="hidden">{block.svg}</svg>')
