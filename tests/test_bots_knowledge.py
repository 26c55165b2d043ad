"""Bots decide by what their seat may know: in worlds that look the same to it they play the same."""

import gc
import json
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import pytest

from abyss_nb import Action, Options, State, bots, new_game
from abyss_nb.core.abyss.table import Table
from abyss_nb.session import Session
from abyss_nb.simulate import play_game

OPTIONS = [
    Options(*choice)
    for choice in product(
        (None, 12), (False, True), (False, True), ("refill", "empty-deck"), ("owned", "recruited"), (False, True)
    )
]
each_bot = pytest.mark.parametrize("name", bots.NAMES)


@lru_cache
def decisions(games: range) -> tuple[State, ...]:
    """Return a share of the decisions of games between bots of all kinds, with all options."""
    found = []
    for number in games:
        rng = Random(f"bots {number}")
        players = [bots.make(rng.choice(bots.NAMES), i) for i in range(rng.randint(2, 4))]
        state = new_game(len(players), number, rng.choice(OPTIONS))
        while not state.over:
            if rng.random() < (0.05 if state.decision.kind in ("turn", "offer", "ally") else 0.4):
                found.append(state.copy())
            observation, legal = bots.view_for(state)
            state.apply(players[int(observation["seat"][1]) - 1].decide(observation, legal), events=False)
    return tuple(found)


SOME = range(12)


@pytest.mark.parametrize(
    "games",
    [SOME, pytest.param(range(12, 50), marks=[pytest.mark.slow, pytest.mark.timeout(1800)])],
    ids=["some", "many"],
)
@each_bot
def test_a_bot_plays_the_same_in_worlds_that_look_the_same_to_it(name: str, games: range) -> None:
    rng = Random(f"{name} {games}")
    kinds, judged, worlds = set(), 0, 0
    for state in decisions(games):
        seat = state.decision.seat
        observation, legal = bots.view_for(state)
        move = bots.make(name, judged).decide(observation, legal)
        assert move in legal
        for _ in range(2):
            world = state.determinize(seat, rng)
            assert bots.make(name, judged).decide(*bots.view_for(world)) == move
            worlds += world.to_position() | {"seed": 0} != state.to_position() | {"seed": 0}
        kinds.add(state.decision.kind)
        judged += 1
    assert judged >= 300
    assert worlds >= 1.9 * judged
    assert len(kinds) >= 15


@each_bot
def test_an_observation_that_was_written_and_read_again_is_as_good(name: str) -> None:
    for seed, state in enumerate(decisions(SOME)[::3]):
        observation, legal = bots.view_for(state)
        again = json.loads(json.dumps(observation))
        assert again == observation
        assert bots.make(name, seed).decide(again, legal) == bots.make(name, seed).decide(observation, legal)


@each_bot
def test_a_bot_leaves_what_it_is_shown_as_it_was(name: str) -> None:
    for seed, state in enumerate(decisions(SOME)[::3]):
        before = state.copy()
        observation, legal = bots.view_for(state)
        shown = json.dumps(observation)
        bots.make(name, seed).decide(observation, legal)
        assert json.dumps(observation) == shown
        assert state == before


def reached_from(thing: object) -> Iterator[object]:
    """Yield everything that can be reached from an object by its attributes and items, but not the code."""
    seen, waiting = set(), [thing]
    while waiting:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, type | ModuleType | FunctionType):
            continue
        seen.add(id(found))
        yield found
        waiting += gc.get_referents(found)


def test_the_legal_actions_lead_a_bot_to_no_table() -> None:
    kinds = set()
    for state in decisions(SOME)[::3]:
        legal = state.legal()
        len(legal)
        assert not any(isinstance(found, Table) for found in reached_from(legal))
        kinds.add(state.decision.kind)
    assert "payment" in kinds


class Witness:
    """A bot that keeps what it was shown."""

    name = "random"

    def __init__(self) -> None:
        self.shown: list[Any] = []
        self.plays = bots.make("random", 1)

    def decide(self, *shown: Any) -> Action:
        """Keep it, and play anything."""
        self.shown.append(shown)
        return self.plays.decide(*shown)


def only_what_may_be_shown(shown: Sequence[Any], seat: str) -> None:
    """Assert that a bot was given its observation and the legal actions and nothing else."""
    observation, legal = shown
    assert json.loads(json.dumps(observation)) == observation
    assert observation["seat"] == observation["decision"]["seat"] == seat
    for name, own in observation["seats"].items():
        assert isinstance(own["hand"], str if name == seat else int)
        assert isinstance(own["monster_tokens"], list if name == seat else int)
    for name in ("exploration_deck", "exploration_discard", "lord_deck", "location_deck", "monster_supply"):
        assert isinstance(observation[name], int)
    assert all(isinstance(size, int) for size in observation["council"].values())
    assert not any(isinstance(found, Table) for found in reached_from(legal))


def test_a_simulated_game_shows_bots_their_observation_and_nothing_else() -> None:
    witnesses = [Witness() for _ in range(3)]
    play_game(witnesses, 5)
    for i, witness in enumerate(witnesses):
        assert len(witness.shown) > 20
        for shown in witness.shown[::7]:
            only_what_may_be_shown(shown, f"p{i + 1}")


def test_a_session_shows_bots_their_observation_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    witness = Witness()
    monkeypatch.setattr(bots, "make", lambda name, seed=0: witness)
    session = Session(["person", "random"], seed=4)
    session.play_out()
    assert {shown[0]["seat"] for shown in witness.shown} == {"p1", "p2"}
    for shown in witness.shown[::7]:
        only_what_may_be_shown(shown, shown[0]["seat"])


def test_the_log_of_a_seat_does_not_say_that_another_was_forced() -> None:
    session = Session(["person", "person", "person"], seed=2)
    session.play_out()
    everything = [event for _, event in session.events() if event.kind == "auto"]
    assert {event.seat for event in everything} == {"p1", "p2", "p3"}
    for seat in ("p1", "p2", "p3", ""):
        forced = [event for _, event in session.events(seat) if event.kind == "auto"]
        assert forced == [event for event in everything if event.seat == seat]
