"""A game as a tree: lines, branches, the cursor."""

import pytest

from abyss_nb import State, new_game
from abyss_nb.lines import Node, Ply, Tree


def play(tree: Tree, index: int = 0) -> Node:
    """Play one of the legal actions at the cursor."""
    state = tree.state.copy()
    legal = state.legal()
    action = legal[(tree.cursor.number + index) % len(legal)]
    seat = state.decision.seat if state.decision else ""
    events = state.apply(action)
    return tree.add(Ply(seat, str(action), tuple(events), tree.cursor.turn, state))


def played(moves: int) -> Tree:
    tree = Tree(new_game(2, seed=5))
    for _ in range(moves):
        play(tree)
    return tree


def test_a_line_is_walked_back_and_forth() -> None:
    tree = played(6)
    assert [node.number for node in tree.line] == list(range(7))
    assert tree.cursor.number == 6
    assert tree.step(-2)
    assert (tree.cursor.number, len(tree.line), len(tree.path())) == (4, 7, 4)
    assert tree.step(-99)
    assert tree.state == tree.start
    assert not tree.step(-1)
    assert tree.step(99)
    assert tree.cursor is tree.line[-1]


def test_another_action_begins_a_branch_and_the_old_line_stays() -> None:
    tree = played(7)
    old = list(tree.line)
    tree.step(-3)
    branch = play(tree, 1)
    assert branch.is_branch
    assert tree.branches() == [branch]
    assert tree.branch_of() is branch
    assert tree.main == old
    assert tree.line == [*old[:5], branch]
    tree.go(old[6])
    assert tree.line == old
    assert tree.branch_of() is None


def test_the_same_action_goes_on_with_the_line_that_is_there() -> None:
    tree = played(7)
    old = list(tree.line)
    tree.step(-3)
    assert play(tree) is old[5]
    assert tree.line == old
    assert tree.branches() == []


def test_branches_of_branches() -> None:
    tree = played(7)
    tree.step(-3)
    first = play(tree, 1)
    play(tree)
    tree.step(-1)
    second = play(tree, 1)
    assert tree.branches() == [first, second]
    assert tree.branch_of() is second
    assert tree.path(second)[-2:] == [first, second]
    assert [node.number for node in tree.line] == list(range(7))


def test_a_branch_is_taken_away() -> None:
    tree = played(7)
    tree.step(-3)
    here = tree.cursor
    branch = play(tree, 1)
    play(tree)
    tree.delete(branch)
    assert tree.cursor is here
    assert tree.branches() == []
    assert tree.line == tree.main
    with pytest.raises(ValueError, match="no branch"):
        tree.delete(here)


def test_who_looks_elsewhere_stays_when_a_branch_is_taken_away() -> None:
    tree = played(7)
    tree.step(-3)
    branch = play(tree, 1)
    tree.step(-2)
    here = tree.cursor
    tree.delete(branch)
    assert tree.cursor is here
    assert tree.line == tree.main


def test_a_branch_becomes_the_line_that_goes_on() -> None:
    tree = played(7)
    old = tree.line[5]
    tree.step(-3)
    branch = play(tree, 1)
    tree.promote(branch)
    assert tree.main[5] is branch
    assert tree.branches() == [old]
    assert tree.branch_of() is None
    with pytest.raises(ValueError, match="no branch"):
        tree.promote(branch)


def test_a_place_knows_its_turn_and_the_events_before_it() -> None:
    tree = played(30)
    for node, after in zip(tree.line, tree.line[1:], strict=False):
        assert after.events_before == node.events_after
        assert after.turn >= node.turn
    assert tree.cursor.turn > 1
    assert tree.cursor.events_after == sum(len(node.ply.events) for node in tree.line if node.ply)


def test_positions_of_a_tree_are_never_changed() -> None:
    tree = played(4)
    before = tree.state.copy()
    play(tree)
    assert isinstance(before, State)
    assert tree.state_at(tree.line[4]) == before


def test_a_timeline_points_out_what_matters() -> None:
    tree = played(150)
    marks = {mark for node in tree.line for mark in node.marks}
    assert marks <= {"recruit", "location", "fight", "end"}
    assert {"recruit", "fight"} <= marks
