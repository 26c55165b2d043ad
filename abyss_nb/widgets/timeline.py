"""What a timeline shows of a line of play and its branches: the `Line` of `frontend/protocol.ts`.

Nothing in it is secret: who decided when, what lies open, and what people wrote.
"""

from typing import Any

from abyss_nb.lines import MARKS, Node, Walk


def line_view(walk: Walk) -> dict[str, Any]:
    """Return the line that is looked at; it stays the same while somebody walks along it."""
    line = walk.line
    marks: dict[str, list[int]] = {mark: [] for mark in MARKS.values()}
    for node in line:
        for mark in node.marks:
            marks[mark].append(node.number)
    return {
        "number": walk.number,
        "seats": "".join(node.ply.seat[1:] for node in line if node.ply),
        "unasked": [node.number for node in line if node.ply and node.ply.unasked],
        "turns": [0, *(node.number for node in line[1:] if node.parent and node.turn != node.parent.turn)],
        "first_turn": line[0].turn,
        "marks": marks,
        "branches": [branch_view(node, walk) for node in walk.tree.branches()],
        "comments": [{"place": node.number, "text": node.comment} for node in line if node.comment],
    }


def branch_view(node: Node, walk: Walk) -> dict[str, Any]:
    """Return a branch: where it parts from its line, how long it is, who began it."""
    assert node.parent is not None
    assert node.ply is not None
    return {
        "id": node.id,
        "name": node.name,
        "place": node.parent.number,
        "turn": node.ply.turn,
        "seat": node.ply.seat,
        "length": node.last.number - node.parent.number,
        "shown": walk.holds(node),
        "here": walk.holds(node.parent),
    }
