"""Why what the log tells happened, in several languages at once."""

from collections.abc import Sequence

from abyss_nb.core.abyss.events import visible
from abyss_nb.core.abyss.replay import Moment
from abyss_nb.lines import Node, Tree
from abyss_nb.words import Words
from abyss_nb.words.explaining import Part
from abyss_nb.words.names import Names

Sentence = tuple[Part, ...]
"""A sentence of an explanation in each of some languages."""


def explained(tree: Tree, node: Node, seat: str, speech: Sequence[tuple[Words, Names]]) -> list[list[Sentence]]:
    """Return what explains each event of the action that leads to a place, as far as a seat sees them.

    Args:
        tree: The game.
        node: The place.
        seat: Who reads it: "p1" to "p4", "" for somebody without a seat.
        speech: The languages, and what the players are called in them.
    """
    if node.ply is None or node.parent is None:
        return []
    told = []
    moment = Moment(tree.state_at(node.parent))
    for place, event in enumerate(node.ply.events):
        for shown in visible([event], seat):
            earlier = node.ply.events[:place]
            parts = (say.reasons(shown, moment, earlier, node.ply.after, names, seat or None) for say, names in speech)
            told.append(list(zip(*parts, strict=True)))
        moment.play(event)
    return told
