"""Several people at one screen: nothing that the one there may not know goes to the page.

Whatever is hidden is exchanged for something else that looks the same; then everything that goes to the page must be
the same as before, whatever happens to be hidden.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from abyss_nb import State, bots
from abyss_nb.core.abyss.events import visible
from abyss_nb.core.game import Event
from abyss_nb.lines import Ply
from abyss_nb.session import Session
from abyss_nb.widgets import BoardWidget

TRAITS = ("view", "line", "book", "settings")
BOTS = ("greedy", "random")


def synced(board: BoardWidget) -> str:
    """Everything of a board that goes to the page."""
    state = board.get_state()
    assert {name for name in state if name[0] != "_"} - {"layout", "tabbable", "tooltip"} == set(TRAITS)
    return json.dumps({name: state[name] for name in TRAITS}, sort_keys=True)


def other(event: Event, seat: str) -> Event:
    """An event as it is, or with other things in it where a seat may not see them."""
    if event.for_seat(seat) == event:
        return event
    return event._replace(items=tuple("squid-5" if item != "squid-5" else "crab-1" for item in event.items))


def exchange(session: Session, world: State, seat: str) -> list[Ply]:
    """Exchange in a session what a seat may not know; return how its history was."""
    kept = list(session.history)
    changed = []
    for ply in kept:
        events = tuple(other(event, seat) for event in ply.events)
        assert visible(events, seat) == visible(ply.events, seat)
        changed.append(ply._replace(events=events))
    put(session, [*changed[:-1], changed[-1]._replace(after=world)])
    return kept


def put(session: Session, plies: list[Ply]) -> None:
    """Exchange the history of a session."""
    for node, ply in zip(session.walk.path(), plies, strict=True):
        node.ply = ply


def moments(people: int, seed: int, plies: int) -> Iterator[tuple[BoardWidget, State, str | None]]:
    """Play a game in which people take turns at one board: the board at each curtain and at each decision."""
    session = Session(["person"] * people, seed=seed)
    board = BoardWidget(session)
    rng = Random(seed)
    movers = {seat: bots.make(rng.choice(BOTS), seed) for seat in session.people}
    answers: list[dict[str, Any]] = []
    board.send = answers.append  # type: ignore[method-assign, assignment]
    for number in range(plies):
        state = session.state
        decision = state.decision
        if decision is None:  # now everything counts, and is open
            break
        if board.view["curtain"]:
            yield board, state, None
            board._on_message(None, {"id": number, "kind": "ready", "seq": board.view["seq"], "seat": decision.seat})
        assert board.view["seat"] == decision.seat
        assert board.view["curtain"] is None
        yield board, state, decision.seat
        action = str(movers[decision.seat].decide(state.observe(decision.seat), state.legal()))
        board._on_message(None, {"id": number, "kind": "act", "seq": board.view["seq"], "text": action})
        assert answers[-1]["kind"] == "done", answers[-1]
    board.close()


@pytest.mark.parametrize("aid", [False, True])
@pytest.mark.parametrize(("people", "seed"), [(2, 1), (2, 5), (3, 2), (4, 3)])
def test_what_goes_to_the_page_is_the_same_whatever_is_hidden(people: int, seed: int, aid: bool) -> None:
    rng = Random(seed)
    seen = {"curtain": 0, "decision": 0}
    for board, state, seat in moments(people, seed, 160):
        session = board.session
        if not session.history or rng.random() < 0.6:
            continue
        board.memory_aid = aid
        before = synced(board)
        # Nobody knows less than anybody: behind the curtain no world of any seat may show.
        for eyes in [seat] if seat else session.people:
            memory = "perfect" if aid and seat else "table"
            kept = exchange(session, state.determinize(eyes, rng, memory), seat or "")
            board.refresh()
            after = synced(board)
            put(session, kept)
            board.refresh()
            assert after == before
        seen["decision" if seat else "curtain"] += 1
    assert min(seen.values()) > 10


def test_the_check_above_notices_a_hand_that_shows() -> None:
    board, state, seat = next(moment for moment in moments(2, 1, 60) if moment[2] and moment[0].session.history[20:])
    assert seat
    opponent = next(other for other in board.session.people if other != seat)
    before = synced(board)
    worlds = [state.determinize(opponent, Random(seed)) for seed in range(5)]
    changed = []
    for world in worlds:
        kept = exchange(board.session, world, seat)
        board.refresh()
        changed.append(synced(board) != before)
        put(board.session, kept)
    assert any(changed)


def test_behind_the_curtain_nobodys_cards_are_in_the_traits() -> None:
    checked = 0
    for board, state, seat in moments(3, 7, 200):
        if seat is None:
            view = board.view
            assert all(isinstance(player["hand"], int) for player in view["players"])
            assert all(isinstance(player["monster_tokens"], int) for player in view["players"])
            assert view["drawn"] == state.observe("p1").get("drawn", []) == []
            assert {action["text"] for action in view["decision"]["actions"]} <= {"pass"}
            assert not view["decision"]["payment"]
            checked += 1
    assert checked > 10
