"""A game as a tree and as a record: what a session saves, and how it comes back (records.md in the documentation)."""

from collections.abc import Mapping
from itertools import takewhile

from abyss_nb.core.abyss.state import State
from abyss_nb.core.record import Branch, Record, Result, Step, step
from abyss_nb.lines import Node, Ply, Tree

MOST_PLACES = 20_000
"""The longest game to be walked through, in actions; a record can be longer. A game has some hundreds."""


class TooLong(ValueError):
    """A record with more actions than can be walked through."""


def record_of(tree: Tree, names: Mapping[str, str], kinds: Mapping[str, str], made: str = "") -> Record:
    """Return a game as a record, with branches and comments.

    Args:
        tree: The game.
        names: The name of each seat.
        kinds: The kind of each seat.
        made: Where the record comes from, in free words.
    """
    main = tree.main
    numbers = {node.id: number for number, node in enumerate(main)}
    branches = []
    # A branch of a branch begins deeper in the game, and so comes after it.
    for branch in tree.branches():
        line = branch.onwards()
        numbers |= {node.id: number for number, node in enumerate(line, len(numbers))}
        assert branch.parent is not None
        branches.append(Branch(numbers[branch.parent.id], branch.name, tuple(map(_step, line))))
    end = tree.state_at(main[-1])
    return Record(
        tree.start.to_position(),
        dict(names),
        dict(kinds),
        tuple(map(_step, main[1:])),
        made,
        Result.of(end) if end.over else None,
        tree.root.comment,
        tuple(branches),
    )


def _step(node: Node) -> Step:
    """Return the step of an action; what takes long is kept beside the place."""
    ply = node.ply
    assert ply is not None
    if node.step is None:
        node.step = step(ply.seat, ply.action, ply.events, ply.after, ply.rest)
    return node.step._replace(comment=node.comment)


def tree_of(record: Record) -> Tree:
    """Return the game that a record holds.

    Raises:
        TooLong: it has more actions than can be walked through.
        DamagedRecord: it does not replay; not in a record that was read.
    """
    actions = len(record.steps) + sum(len(branch.steps) for branch in record.branches)
    if actions > MOST_PLACES:
        raise TooLong(f"{actions} actions are too many to walk through; at most {MOST_PLACES} can be")
    tree = Tree(record.start())
    tree.root.comment = record.comment
    places = {0: tree.root}
    for played in record.walk():
        here = places[played.after]
        chosen = played.step
        asked = _asked(tree.state_at(here), here, chosen)
        ply = Ply(chosen.seat, chosen.do, tuple(played.events), here.turn, played.state, chosen.rest, not asked)
        node = places[played.number] = tree.add(here, ply)
        node.step, node.comment = chosen, chosen.comment
    number = len(record.steps)
    for branch in record.branches:
        places[number + 1].name = branch.name
        number += len(branch.steps)
    return tree


def _asked(before: State, here: Node, chosen: Step) -> bool:
    """Return whether a seat was asked: an offer may pass because the seat has said so for the whole turn."""
    decision = before.decision
    offered = decision is not None and decision.kind == "offer" and chosen.do == "pass" and not chosen.rest
    return not (offered and rests(here, chosen.seat))


def rests(here: Node, seat: str) -> bool:
    """Return whether a seat has let all further offers of this turn pass."""
    plies = (node.ply for node in here.before() if node.ply)
    return any(ply.rest and ply.seat == seat for ply in takewhile(lambda ply: ply.turn == here.turn, plies))
