"""Saved sessions: a game with its branches comes back as it was, and nothing saved is lost."""

import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path
from random import Random
from time import sleep

import pytest

from abyss_nb import Options
from abyss_nb.core.codes import BadCode
from abyss_nb.core.record import DamagedRecord, Record
from abyss_nb.lines import Tree
from abyss_nb.saving import MOST_PLACES, TooLong, tree_of
from abyss_nb.session import Session

from .playing import play_on


def wandering(seed: int, seats: int = 3, moves: int = 120) -> Session:
    """A session in which people play, look back, branch off, undo, let all offers pass, name and comment."""
    rng = Random(seed)
    session = Session(["person"] * seats, seed=seed, options=rng.choice([Options(), Options.bga()]))
    for n in range(moves):
        decision = session.state.decision
        if decision is None or rng.random() < 0.06:
            session.goto(rng.randrange(session.length + 1))
            if not session.walk.at_end and rng.random() < 0.7:
                session.branch(rng.choice(["", f"branch {n}"]))
            continue
        if rng.random() < 0.04:
            session.comment(f"comment {n}")
        if rng.random() < 0.04:
            session.undo()
        elif decision.kind == "offer" and rng.random() < 0.3:
            session.pass_offers()
        else:
            legal = session.state.legal()
            session.play(legal[rng.randrange(len(legal))])
    return session


def flat(tree: Tree) -> list[object]:
    """All places in a fixed order, without going deeper for each."""
    found: list[object] = []
    waiting = [tree.root]
    while waiting:
        node = waiting.pop()
        ply = node.ply
        position = ply.after.to_position() if ply else {}
        position.pop("seed", None)
        told = ply and (ply.seat, ply.action, ply.turn, ply.rest, ply.unasked, ply.events, position)
        found.append((told, node.number, node.name, node.comment, node.marks, len(node.next)))
        waiting += node.next
    return found


@pytest.mark.parametrize("seed", range(12))
def test_a_game_with_branches_comes_back_as_it_was(seed: int, tmp_path: Path) -> None:
    session = wandering(seed, 2 + seed % 3)
    path = tmp_path / "game.jsonl"
    session.save(path)
    again = Session.load(path, auto=False)
    assert flat(again.walk.tree) == flat(session.walk.tree)
    assert again.players == session.players
    assert again.place == len(session.walk.tree.main) - 1
    assert again.record == session.record
    play_on(again, 3)
    assert again.place >= len(session.walk.tree.main) + 2 or again.state.over


def test_the_wanderings_have_everything_in_them() -> None:
    sessions = [wandering(seed) for seed in range(12)]
    plies = [node.ply for session in sessions for node in session.walk.path() if node.ply]
    assert any(ply.rest for ply in plies)
    assert any(ply.unasked for ply in plies)
    branches = [branch for session in sessions for branch in session.branches]
    assert any(branch.name for branch in branches)
    assert any(session.walk.tree.branch_of(b.parent) for session in sessions for b in session.branches if b.parent)
    assert any("comment" in line for session in sessions for line in session.record.to_lines())


def test_an_unfinished_game_goes_on_against_its_bots(tmp_path: Path) -> None:
    session = Session([("Ann", "person"), ("Bot", "greedy")], seed=3)
    session.wait()
    play_on(session, 5)
    session.save(tmp_path / "game.jsonl")
    again = Session.load(tmp_path / "game.jsonl", lang="fr")
    assert (again.names, again.lang, again.place) == (session.names, "fr", session.place)
    again.wait()
    play_on(again, 5)
    assert again.place > session.place


def test_a_bot_that_is_not_known_is_played_by_a_person() -> None:
    record = play_on(Session(["person", "person"], seed=1), 4).record
    strange = Record(record.position, record.names, {"p1": "deep-thought", "p2": "greedy"}, record.steps)
    assert [player.kind for player in Session.from_record(strange).players] == ["person", "greedy"]


def test_of_a_damaged_file_the_good_part_can_be_had(tmp_path: Path) -> None:
    session = play_on(Session(["person", "person"], seed=1), 20)
    path = tmp_path / "game.jsonl"
    session.save(path)
    lines = path.read_text().splitlines(keepends=True)
    lines[12] = lines[12].replace('"hash":"', '"hash":"0', 1)
    path.write_text("".join(lines))
    with pytest.raises(DamagedRecord, match="line 13"):
        Session.load(path)
    again = Session.load(path, good_part=True)
    assert again.place == 11
    assert again.state == session.find(11).ply.after  # type: ignore[union-attr]
    path.write_text("nonsense")
    with pytest.raises(DamagedRecord, match="line 1"):
        Session.load(path, good_part=True)


def test_a_record_that_is_too_long_is_refused_and_nothing_changed() -> None:
    session = play_on(Session(["person", "person"], seed=1), 4)
    before = session.walk
    steps = session.record.steps * (MOST_PLACES // 4 + 1)
    record = session.record
    with pytest.raises(TooLong, match=str(len(steps))):
        session.open(Record(record.position, record.names, record.kinds, steps))
    assert session.walk is before


def test_another_game_is_opened_in_the_same_session() -> None:
    one, other = play_on(Session(["person"] * 2, seed=1), 9), wandering(5)
    game = one.game
    one.open(other.record)
    assert one.game == game + 1
    assert flat(one.walk.tree) == flat(other.walk.tree)
    assert one.names == other.names


def test_saving_twice_costs_no_second_look_at_the_game() -> None:
    session = play_on(Session(["person"] * 2, seed=1), 30)
    first = session.record
    steps = [node.step for node in session.walk.path()]
    session.comment("new", 3)
    second = session.record
    assert all(one is other for one, other in zip(steps, [node.step for node in session.walk.path()], strict=True))
    assert second.steps[2] == first.steps[2]._replace(comment="new")


def test_a_game_is_saved_while_it_is_played(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(["person", "greedy"], seed=3, autosave=str(path))
    session.wait()
    play_on(session, 6)
    assert Session.load(path).place == session.place
    session.comment("here")
    session.goto(2)
    session.branch()
    assert Session.load(path).find(-1).comment == "here"
    session.autosave = str(tmp_path / "missing" / "game.jsonl")
    assert "missing" in session.error
    play_on(session, 1)
    session.autosave = str(path)
    assert session.error == ""


def test_a_kernel_that_dies_loses_nothing_that_was_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    script = textwrap.dedent("""
        import sys
        from abyss_nb.session import Session
        session = Session(["person", "person"], seed=3, autosave=sys.argv[1])
        while True:
            legal = [action for action in session.state.legal() if action.verb != "recruit"]
            session.play((legal or session.state.legal())[0])
            print(session.place, flush=True)
    """)
    for wait in (0.0, 0.05, 0.11):
        with subprocess.Popen([sys.executable, "-c", script, str(path)], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            saved = 0
            while saved < 8:
                saved = int(process.stdout.readline())
            sleep(wait)
            os.kill(process.pid, signal.SIGKILL)
            saved = max(saved, *(int(line) for line in process.stdout.read().split()), 0)
        assert Session.load(path).place >= saved
        assert [file.name for file in tmp_path.glob("*.jsonl")] == ["game.jsonl"]


def test_a_position_goes_on_from_its_code() -> None:
    session = play_on(Session([("Ann", "person"), ("Bob", "person")], seed=6), 25)
    code = session.code()
    again = Session.from_code(f"  {code[:40]}\n{code[40:]} ", lang="es")
    assert (again.state, again.names, again.lang) == (session.state, session.names, "es")
    for one in (session, again):
        play_on(one, 10)
    assert again.state == session.state, "chance goes on in the same way"
    with pytest.raises(BadCode):
        Session.from_code(code[:-5])


def test_trees_are_the_same_after_a_round_through_text() -> None:
    session = wandering(2)
    record = Record.from_lines(list(session.record.to_lines()))
    assert flat(tree_of(record)) == flat(session.walk.tree)
