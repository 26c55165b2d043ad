"""A game as a tree: lines, branches, the cursor."""

import pytest

from abyss_nb import State, new_game
from abyss_nb.core.abyss.events import visible
from abyss_nb.lines import Node, Ply, Tree, Walk


def play(walk: Walk, index: int = 0) -> Node:
    """Play one of the legal actions at the cursor."""
    state = walk.state.copy()
    legal = state.legal()
    action = legal[(walk.cursor.number + index) % len(legal)]
    seat = state.decision.seat if state.decision else ""
    events = state.apply(action)
    return walk.play(Ply(seat, str(action), tuple(events), walk.cursor.turn, state))


def played(moves: int, players: int = 2) -> Walk:
    walk = Walk(Tree(new_game(players, seed=5)))
    for _ in range(moves):
        play(walk)
    return walk


def test_a_line_is_walked_back_and_forth() -> None:
    walk = played(6)
    assert [node.number for node in walk.line] == list(range(7))
    assert walk.cursor.number == 6
    assert walk.step(-2)
    assert (walk.cursor.number, len(walk.line), len(walk.path())) == (4, 7, 4)
    assert not walk.at_end
    assert walk.step(-99)
    assert walk.state == walk.tree.start
    assert not walk.step(-1)
    assert walk.step(99)
    assert walk.cursor is walk.line[-1]
    assert walk.at_end


def test_another_action_begins_a_branch_and_the_old_line_stays() -> None:
    walk = played(7)
    tree, old, number = walk.tree, list(walk.line), walk.number
    walk.step(-3)
    assert walk.number == number
    branch = play(walk, 1)
    assert branch.is_branch
    assert tree.branches() == [branch]
    assert tree.branch_of(walk.cursor) is branch
    assert tree.main == old
    assert walk.line == [*old[:5], branch]
    assert walk.number != number, "another line has another number"
    walk.go(old[6])
    assert walk.line == old
    assert tree.branch_of(walk.cursor) is None


def test_the_same_action_goes_on_with_the_line_that_is_there() -> None:
    walk = played(7)
    old, number, version = list(walk.line), walk.number, walk.tree.version
    walk.step(-3)
    assert play(walk) is old[5]
    assert (walk.line, walk.number, walk.tree.version) == (old, number, version)
    assert walk.tree.branches() == []


def test_branches_of_branches() -> None:
    walk = played(7)
    walk.step(-3)
    first = play(walk, 1)
    play(walk)
    walk.step(-1)
    second = play(walk, 1)
    assert walk.tree.branches() == [first, second]
    assert walk.tree.branch_of(walk.cursor) is second
    assert walk.path(second)[-2:] == [first, second]
    assert [node.number for node in walk.line] == list(range(7))


def test_a_branch_is_taken_away() -> None:
    walk = played(7)
    walk.step(-3)
    here = walk.cursor
    branch = play(walk, 1)
    play(walk)
    walk.tree.delete(branch)
    assert walk.cursor is here
    assert walk.tree.branches() == []
    assert walk.line == walk.tree.main
    with pytest.raises(ValueError, match="start"):
        walk.tree.delete(walk.tree.root)


def test_who_looks_elsewhere_stays_when_a_branch_is_taken_away() -> None:
    walk = played(7)
    walk.step(-3)
    branch = play(walk, 1)
    walk.step(-2)
    here = walk.cursor
    walk.tree.delete(branch)
    assert walk.cursor is here
    assert walk.line == walk.tree.main


def test_several_look_at_one_tree() -> None:
    walk = played(7)
    other = Walk(walk.tree)
    assert (other.cursor.number, len(other.line), other.number == walk.number) == (0, 8, False)
    play(walk)
    assert len(other.line) == 9, "what one plays the other sees go on"
    other.go(walk.cursor)
    walk.step(-2)
    assert other.cursor.number == 8
    walk.tree.delete(other.line[7])
    assert other.cursor is walk.cursor
    assert other.line == walk.line == walk.tree.main


def test_a_branch_becomes_the_line_that_goes_on() -> None:
    walk = played(7)
    old = walk.line[5]
    walk.step(-3)
    branch = play(walk, 1)
    walk.tree.promote(branch)
    assert walk.tree.main[5] is branch
    assert walk.tree.branches() == [old]
    assert walk.tree.branch_of(walk.cursor) is None
    with pytest.raises(ValueError, match="no branch"):
        walk.tree.promote(branch)


@pytest.mark.parametrize("seat", [None, "", "p1", "p2", "p3"])
def test_the_latest_events_are_numbered_as_if_all_were_told(seat: str | None) -> None:
    walk = played(80, players=3)
    for place in (80, 43, 1, 0):
        walk.step(place - walk.cursor.number)
        everything = walk.events(seat)
        plain = [event for node in walk.path() for event in node.ply.events]  # type: ignore[union-attr]
        seen = plain if seat is None else visible(plain, seat)
        assert [event for _, _, event in everything] == seen
        assert [number for number, _, _ in everything] == list(range(1, len(seen) + 1))
        assert walk.cursor.events_seen(seat) == len(seen)
        assert walk.events(seat, latest=12) == everything[-12:]
        turns = [turn for _, turn, _ in everything]
        assert turns == sorted(turns)
        assert (turns or [1])[-1] == walk.cursor.turn


def test_positions_of_a_tree_are_never_changed() -> None:
    walk = played(4)
    before = walk.state.copy()
    play(walk)
    assert isinstance(before, State)
    assert walk.tree.state_at(walk.line[4]) == before


def test_a_timeline_points_out_what_matters() -> None:
    walk = played(150)
    marks = {mark for node in walk.line for mark in node.marks}
    assert marks <= {"recruit", "location", "fight", "end"}
    assert {"recruit", "fight"} <= marks
