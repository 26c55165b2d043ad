"""Random games: what must hold after every action, whatever is played.

About 150 games in the fast part; all 2,000 are marked `slow`.
"""

import json
from random import Random

import pytest

from abyss_nb import IllegalAction, State
from abyss_nb.core.abyss.events import KINDS

from .play import (
    ALLIES,
    CARDS,
    LOCATIONS,
    LORDS,
    NO_RULE,
    RULES,
    SEATS,
    WHOLE_BOX,
    Player,
    actions_of,
    census,
    ended,
    listed,
    moves,
    play,
    positions,
    start,
)

CHUNKS = [range(150), *(range(first, first + 370) for first in range(150, 2000, 370))]
some_games = pytest.mark.parametrize(
    "games",
    [
        pytest.param(
            numbers,
            id=f"{numbers[0]}-{numbers[-1]}",
            marks=[pytest.mark.slow, pytest.mark.timeout(600)] if numbers[0] else [],
        )
        for numbers in CHUNKS
    ],
)
WORDS = [*ALLIES, *LORDS, *LOCATIONS, *SEATS, "keys=1", "pearls=1", "monsters=2", "tokens=2"]


def any_line(rng: Random) -> str:
    """Return a line of the action language that may or may not be legal."""
    word = rng.choice(WORDS)
    lines = ["plot", "explore", "pass", "buy", "take", "continue", "fight", "end", "decline", "pay", f"choose {word}"]
    lines += [f"draw {rng.randint(1, 4)}", f"council {rng.choice(('crab', 'squid'))}"]
    lines += [f"recruit {rng.choice(list(LORDS))}", f"use slaver {rng.choice(ALLIES)}", "use oracle crab"]
    lines += [f"use opportunist {rng.choice(list(LORDS))}", f"choose {' '.join(rng.sample(list(LORDS), 2))}"]
    lines += [f"choose {' '.join(rng.sample(list(LOCATIONS), 2))}", f"pay {' '.join(rng.sample(CARDS[:65], 3))}"]
    return rng.choice(lines)


@some_games
def test_every_component_stays_in_exactly_one_place(games: range) -> None:
    for number in games:
        box = census(start(number).to_position())
        assert number % 2 or box == WHOLE_BOX
        for state, action in moves(number):
            assert census(state.to_position()) == box, f"game {number} before {action}"


@some_games
def test_something_is_legal_until_the_game_is_over_within_2000_turns(games: range) -> None:
    for number in games:
        turns = 0
        for state, action in moves(number):
            assert state.legal()
            turns += state.decision.kind == "turn" and action.verb not in ("plot", "use")
            assert turns <= 2000, f"game {number}"
        if number % 2 == 0:
            over = ended(number)
            assert over.over
            assert over.winners
            assert over.decision is None
            assert not over.legal()


@some_games
def test_what_is_forced_is_played_by_itself(games: range) -> None:
    for number in games:
        for state, _ in moves(number):
            if state.decision.kind == "payment":
                assert state.legal().number > 1
            elif state.decision.kind != "turn":
                assert len(state.legal()) > 1


@some_games
def test_every_listed_action_can_be_played_on_a_copy(games: range) -> None:
    for number in games:
        rng = Random(number)
        for state, _ in moves(number):
            if state.decision.kind == "payment" and rng.random() < 0.7:
                continue
            legal = listed(state)
            for action in rng.sample(legal, min(2, len(legal))):
                assert state.why_not(action) == []
                state.copy().apply(action)


@some_games
def test_an_action_that_is_not_listed_is_refused_without_a_trace(games: range) -> None:
    for number in games:
        rng = Random(number)
        for state, _ in moves(number):
            line = any_line(rng)
            before, was = state.copy(), hash(state)
            if line in state.legal():
                assert state.why_not(line) == []
                continue
            with pytest.raises(IllegalAction) as refusal:
                state.apply(line)
            assert refusal.value.reasons == state.why_not(line)
            assert refusal.value.reasons, f"{line!r} without a reason"
            assert {reason.rule for reason in refusal.value.reasons} <= RULES | NO_RULE
            assert state == before
            assert hash(state) == was


@some_games
def test_a_game_saved_and_loaded_at_any_moment_goes_on_as_if_it_had_not_been(games: range) -> None:
    for number in games:
        rng = Random(number)
        twin = start(number)
        for state, action in moves(number):
            assert twin == state
            if rng.random() < 0.1:
                twin = State.from_position(json.loads(json.dumps(state.to_position())))
                assert twin == state
                assert hash(twin) == hash(state)
                assert twin.decision == state.decision
                assert list(listed(twin)) == list(listed(state))
            assert twin.apply(str(action)) == state.copy().apply(action)


@some_games
def test_the_same_seed_gives_the_same_game(games: range) -> None:
    for number in games:
        assert play(number) == actions_of(number)


@some_games
def test_events_change_nothing_and_speak_in_known_words(games: range) -> None:
    for number in games:
        heard = start(number)
        for state, action in moves(number):
            assert heard == state
            for event in heard.apply(action):
                assert event.kind in KINDS
                assert event.rule in RULES
                assert event.seat in ("", *SEATS[: state.players])
                assert event.items or event.kind not in ("reveal", "buy", "take", "arrive", "control", "auto")


SEEN_BY = {
    "monster-token": lambda event: {event.seat},
    "steal": lambda event: {event.seat, event.target},
    "council": lambda event: {event.seat},
    "auto": lambda event: {event.seat},
    "oracle": lambda event: set(),
    "reshuffle": lambda event: set(),
    "stack-shuffled": lambda event: set(),
}
"""Who may read the items of events that tell a secret (INFORMATION-HIDDEN)."""


@some_games
def test_an_event_with_a_secret_shows_it_only_to_those_who_may_know(games: range) -> None:
    for number in games:
        heard = start(number)
        for state, action in moves(number):
            for event in heard.apply(action):
                for seat in (*SEATS[: state.players], None):
                    hidden = event.kind in SEEN_BY and seat not in SEEN_BY[event.kind](event)
                    assert event.for_seat(seat) == (event._replace(items=()) if hidden else event)


def with_other_secrets(state: State, seat: str, rng: Random) -> dict:
    """Return a position in which everything that `seat` may not know is dealt anew."""
    doc = state.to_position()
    others = [own for name, own in doc["seats"].items() if name != seat]
    for name in ("lord_deck", "location_deck"):
        rng.shuffle(doc[name])
    tokens = doc["monster_supply"] + [token for own in others for token in own["monster_tokens"]]
    places = [(own, "hand") for own in others] + [(doc, "exploration_deck"), (doc, "exploration_discard")]
    places += [(doc["council"], race) for race in doc["council"]]
    cards = [card for place, name in places for card in place[name].split()]
    rng.shuffle(tokens)
    rng.shuffle(cards)
    for own in others:
        own["monster_tokens"] = [tokens.pop() for _ in own["monster_tokens"]]
    doc["monster_supply"] = tokens
    # A stack of the Council holds its own Race, a hand only Allies; the deck and the discard take what is left.
    fits = [(doc["council"], race, race) for race in doc["council"]] + [(own, "hand", "-") for own in others]
    fits += [(doc, "exploration_deck", ""), (doc, "exploration_discard", "")]
    for place, name, mark in fits:
        taken = [card for card in cards if mark in card][: len(place[name].split())]
        for card in taken:
            cards.remove(card)
        place[name] = " ".join(taken)
    assert not cards
    doc["seed"] = rng.getrandbits(64)
    return doc


@some_games
def test_two_positions_that_differ_only_in_secrets_look_the_same(games: range) -> None:
    differing = 0
    for number in games:
        rng = Random(number)
        for state, _ in moves(number):
            if rng.random() > 0.05:
                continue
            seat = rng.choice(SEATS[: state.players])
            decision = state.decision
            if decision.seat != seat and decision.kind not in ("turn", "offer", "ally", "monster", "reward"):
                continue  # what another seat is asked can depend on what it holds
            try:
                other = State.from_position(with_other_secrets(state, seat, rng))
            except ValueError:
                assert decision.seat != seat
                continue
            assert other.observe(seat) == state.observe(seat), f"game {number}, {seat}"
            differing += other != state
    assert differing > len(games)


@some_games
def test_what_a_seat_sees_holds_counts_where_things_are_hidden(games: range) -> None:
    for number in games:
        for state, _ in moves(number):
            if state.decision.kind != "turn":
                continue
            doc = state.to_position()
            for seat in doc["seats"]:
                seen = state.observe(seat)
                assert "seed" not in seen
                assert seen["seats"][seat]["hand"] == doc["seats"][seat]["hand"]
                assert seen["seats"][seat]["monster_tokens"] == doc["seats"][seat]["monster_tokens"]
                assert seen["exploration_deck"] == len(doc["exploration_deck"].split())
                assert seen["lord_deck"] == len(doc["lord_deck"])
                assert seen["location_deck"] == len(doc["location_deck"])
                for other in set(doc["seats"]) - {seat}:
                    assert seen["seats"][other]["hand"] == len(doc["seats"][other]["hand"].split())
                    assert seen["seats"][other]["monster_tokens"] == len(doc["seats"][other]["monster_tokens"])
            break


@some_games
def test_what_happens_to_a_state_leaves_its_copies_alone(games: range) -> None:
    for number in games:
        rng = Random(number)
        kept = [(state.copy(), state.to_position()) for state, _ in moves(number) if rng.random() < 0.05]
        for state, before in kept:
            assert state.to_position() == before


@some_games
def test_what_happens_to_a_copy_leaves_the_state_alone(games: range) -> None:
    for number in games:
        rng = Random(number)
        for state in positions([number], share=0.02):
            before, played, player = state.to_position(), state.copy(), Player(number)
            for _ in range(rng.randint(1, 40)):
                if not played.over:
                    played.apply(player.choose(played))
            assert state.to_position() == before
