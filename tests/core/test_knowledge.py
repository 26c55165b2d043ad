"""What a seat may know (INFORMATION-PUBLIC, INFORMATION-HIDDEN): `observe`, `unseen`, `determinize`, `Event.for_seat`.

The main means is non-interference: two positions that differ only in secrets look the same, are asked the same and
go on the same until a secret is shown.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, permutations
from math import comb, prod, sqrt
from random import Random
from typing import Any

import pytest

from abyss_nb import Event, ImpossiblePosition, State, new_game
from abyss_nb.core.abyss import knowledge
from abyss_nb.core.abyss.events import visible

from .play import (
    ALLIES,
    CARDS,
    DECISIONS,
    LOCATIONS,
    LORDS,
    OPTIONS,
    RACES,
    SEATS,
    Player,
    actions_of,
    census,
    ended,
    listed,
    positions,
    start,
    states_of_each_kind,
)

READINGS = ("table", "perfect")
ABOUT_HANDS = ("payment", "jailer", "commander", "hand-limit")
"""Decisions that are only asked because of what is in a hand."""


@lru_cache
def sampled(many: bool) -> tuple[State, ...]:
    """Return states of every kind of decision, of all numbers of seats and options, and finished games."""
    if many:
        return (*positions(range(150), share=0.05), *map(ended, range(0, 60, 2)))
    of_each_kind = [state for states in states_of_each_kind(3).values() for state in states]
    return (*of_each_kind, *positions(range(0, 10, 2), share=0.02), *map(ended, range(0, 6, 2)))


slow = [pytest.mark.slow, pytest.mark.timeout(1800)]
some_and_many = pytest.mark.parametrize(
    "many",
    [
        pytest.param(False, id="some"),
        pytest.param(True, id="many", marks=slow),
    ],
)
both_readings = pytest.mark.parametrize("memory", READINGS)


def seats_of(state: State) -> tuple[str, ...]:
    return SEATS[: state.players]


def text(doc: object) -> str:
    """Return JSON in which the order of fields counts too: an order can tell something."""
    return json.dumps(doc)


def test_the_sample_has_every_decision_number_of_seats_and_option() -> None:
    states = sampled(False)
    assert {state.decision.kind for state in states if state.decision} == set(DECISIONS)
    assert {state.players for state in states} == {2, 3, 4}
    assert any(state.over for state in states)
    for name in ("hand_limit", "superfluous_allies", "commander_at_once", "court_end", "seventh_lord", "refill_first"):
        known = {getattr(options, name) for options in OPTIONS}
        assert {getattr(state.options, name) for state in states} == known


# -- an observation holds what it may, and nothing else ----------------------------------------------------------


SEEN_FIELDS = {
    "format", "game", "players", "active", "options", "seats", "court", "lord_deck", "lord_discard", "track",
    "exploration_deck", "exploration_discard", "council", "locations_available", "location_deck", "monster_supply",
    "key_supply", "threat", "treasury", "turn", "end", "over", "seat", "decision", "set_aside",
}  # fmt: skip
SEAT_FIELDS = {
    "pearls", "key_tokens", "monster_tokens", "hand", "affiliated", "lords", "locations", "recruited",
}  # fmt: skip
TURN_FIELDS = {"used", "bought", "extra", "passes", "kept", "pending"}
STEP_FIELDS = {"step", "seat", "lord", "lords", "tokens", "target", "played", "drawn"}
"""What can be pending in the open: Allies played, Locations drawn, keys chosen; never what could be played."""


def leaves(doc: object) -> Iterator[object]:
    """Yield all texts, numbers and the like of a JSON object, the names of its fields too."""
    if isinstance(doc, dict):
        for name, value in doc.items():
            yield name
            yield from leaves(value)
    elif isinstance(doc, list):
        for value in doc:
            yield from leaves(value)
    else:
        yield doc


@some_and_many
def test_an_observation_has_only_the_fields_that_are_described(many: bool) -> None:
    for state in sampled(many):
        for seat in seats_of(state):
            for memory in READINGS:
                seen = state.observe(seat, memory)
                assert set(seen) <= SEEN_FIELDS
                assert all(set(own) <= SEAT_FIELDS for own in seen["seats"].values())
                turn = seen.get("turn", {})
                assert set(turn) <= TURN_FIELDS
                assert all(set(step) <= STEP_FIELDS for step in turn.get("pending", []))
                assert seen["seat"] == seat


@some_and_many
def test_of_a_decision_only_who_what_and_about_what_is_seen(many: bool) -> None:
    for state in sampled(many):
        decision = state.decision
        known = decision and {"seat": decision.seat, "kind": decision.kind, "about": decision.about}
        for seat in seats_of(state):
            assert state.observe(seat)["decision"] == known
            assert state.observe(seat, "perfect")["decision"] == known


@some_and_many
def test_hidden_places_are_counts_and_open_ones_are_as_they_are(many: bool) -> None:
    for state in sampled(many):
        doc = state.to_position()
        size = {name: len(doc[name].split()) for name in ("exploration_deck", "exploration_discard")}
        size |= {name: len(doc[name]) for name in ("lord_deck", "location_deck", "monster_supply")}
        stacks = {race: len(cards.split()) for race, cards in doc["council"].items()}
        for seat in seats_of(state):
            for memory in READINGS:
                perfect = memory == "perfect"
                expected = {**doc, **size, "council": stacks, "seats": {}}
                if perfect:
                    expected |= {name: doc[name] for name in ("exploration_discard", "council")}
                del expected["seed"]
                for name, own in doc["seats"].items():
                    hidden = {"hand": len(own["hand"].split()), "monster_tokens": len(own["monster_tokens"])}
                    if perfect:
                        del hidden["hand"]
                    expected["seats"][name] = own if name == seat else own | hidden
                seen = state.observe(seat, memory)
                for extra in ("seat", "decision", "set_aside"):
                    seen.pop(extra, None)
                assert seen == expected


@some_and_many
def test_no_lord_or_location_of_a_deck_and_no_seed_is_anywhere_in_an_observation(many: bool) -> None:
    for state in sampled(many):
        doc = state.to_position()
        secrets = {*doc["lord_deck"], *doc["location_deck"], doc["seed"]}
        for seat in seats_of(state):
            for memory in READINGS:
                # One word after the other: "seeker tilted" names a Lord as well.
                words = [w for x in leaves(state.observe(seat, memory)) for w in (x.split() if type(x) is str else [x])]
                # A tile shares its name with the power it gives; the kind of a step or a decision is no tile.
                words = [w for w in words if w not in DECISIONS or w not in secrets]
                assert not secrets.intersection(words)
                assert "seed" not in words


def box_seen(seen: dict[str, Any]) -> dict[str, Counter[Any]]:
    """Count the cards, Lords, Locations and tokens that an observation shows."""

    def shown(value: Any, nothing: Any) -> Any:
        return nothing if isinstance(value, int) else value

    doc = seen | {name: shown(seen[name], "") for name in ("exploration_deck", "exploration_discard")}
    doc |= {name: shown(seen[name], []) for name in ("lord_deck", "location_deck", "monster_supply")}
    doc["council"] = {race: shown(cards, "") for race, cards in seen["council"].items()}
    doc["seats"] = {
        name: own | {"hand": shown(own["hand"], ""), "monster_tokens": shown(own["monster_tokens"], [])}
        for name, own in seen["seats"].items()
    }
    return census(doc)


@some_and_many
def test_every_component_is_either_seen_or_unseen(many: bool) -> None:
    for state in sampled(many):
        box = census(state.to_position())
        for seat in seats_of(state):
            for memory in READINGS:
                seen, unseen = box_seen(state.observe(seat, memory)), state.unseen(seat, memory)
                assert seen["exploration"] + Counter(unseen["exploration"].split()) == box["exploration"]
                assert seen["lords"] + Counter(unseen["lords"]) == box["lords"]
                assert seen["locations"] + Counter(unseen["locations"]) == box["locations"]
                assert seen["monster tokens"] + Counter(unseen["monster_tokens"]) == box["monster tokens"]


def test_what_lies_nowhere_in_this_game_is_said_to_be_set_aside() -> None:
    state = State.from_position(
        {"game": "abyss", "players": 2, "court": ["keeper"] + [None] * 5, "lord_deck": ["sage"], "treasury": 40}
    )
    for memory in READINGS:
        aside = state.observe("p2", memory)["set_aside"]
        assert set(aside) == {"lords", "pearls"}
        assert sorted(aside["lords"]) == sorted(set(LORDS) - {"keeper", "sage"})
        assert aside["pearls"] == 8
    assert "set_aside" not in new_game(seed=1).observe("p1")


# -- what is unseen ----------------------------------------------------------------------------------------------


@some_and_many
def test_what_is_unseen_is_what_the_hidden_places_hold_together(many: bool) -> None:
    for state in sampled(many):
        doc = state.to_position()
        for seat in seats_of(state):
            others = [own for name, own in doc["seats"].items() if name != seat]
            hidden = [own["hand"] for own in others] + [*doc["council"].values(), doc["exploration_discard"]]
            for memory, texts in (("table", hidden), ("perfect", [])):
                unseen = state.unseen(seat, memory)
                cards = [card for cards in (*texts, doc["exploration_deck"]) for card in cards.split()]
                assert Counter(unseen["exploration"].split()) == Counter(cards)
                assert unseen["lords"] == sorted(doc["lord_deck"], key=list(LORDS).index)
                assert unseen["locations"] == sorted(doc["location_deck"], key=list(LOCATIONS).index)
                tokens = doc["monster_supply"] + [token for own in others for token in own["monster_tokens"]]
                assert unseen["monster_tokens"] == sorted(tokens)


@some_and_many
def test_what_is_unseen_is_as_many_as_an_observation_counts(many: bool) -> None:
    for state in sampled(many):
        for seat in seats_of(state):
            for memory in READINGS:
                seen, unseen = state.observe(seat, memory), state.unseen(seat, memory)
                places = [seen["exploration_deck"], seen["exploration_discard"], *seen["council"].values()]
                places += [own["hand"] for own in seen["seats"].values()]
                assert len(unseen["exploration"].split()) == sum(n for n in places if isinstance(n, int))
                assert len(unseen["lords"]) == seen["lord_deck"]
                assert len(unseen["locations"]) == seen["location_deck"]
                tokens = [seen["monster_supply"], *(own["monster_tokens"] for own in seen["seats"].values())]
                assert len(unseen["monster_tokens"]) == sum(n for n in tokens if isinstance(n, int))


def test_without_a_seat_one_sees_what_all_the_others_see_of_a_seat() -> None:
    state = start(3)
    table = state.observe_table()
    assert table["seat"] == ""
    for seat, other in (("p1", "p2"), ("p2", "p3"), ("p3", "p1")):
        assert table["seats"][seat] == state.observe(other)["seats"][seat]
    assert {**table, "seats": None} == {**state.observe("p1"), "seats": None, "seat": ""}


ASKING: dict[str, Callable[..., object]] = {
    "observe": lambda state, seat, *memory: state.observe(seat, *memory),
    "unseen": lambda state, seat, *memory: state.unseen(seat, *memory),
    "determinize": lambda state, seat, *memory: state.determinize(seat, Random(1), *memory),
}
asked = pytest.mark.parametrize("ask", ASKING.values(), ids=ASKING)


@asked
@pytest.mark.parametrize("seat", ["p3", "p5", "", "P1", None, 1])
def test_an_unknown_seat_is_refused_with_the_seats_there_are(ask: Callable[..., object], seat: Any) -> None:
    with pytest.raises(ValueError, match="seat must be one of p1, p2, not ") as refusal:
        ask(new_game(players=2, seed=1), seat)
    assert repr(seat) in str(refusal.value)


@asked
@pytest.mark.parametrize("memory", ["total", "", "Table", None])
def test_an_unknown_reading_is_refused_with_the_readings_there_are(ask: Callable[..., object], memory: Any) -> None:
    with pytest.raises(ValueError, match="memory must be one of table, perfect, not ") as refusal:
        ask(new_game(players=2, seed=1), "p1", memory)
    assert repr(memory) in str(refusal.value)


@asked
def test_what_lies_open_now_is_the_reading_if_none_is_named(ask: Callable[..., object]) -> None:
    for state in sampled(False)[::10]:
        assert ask(state, "p1") == ask(state, "p1", "table")


# -- worlds that look the same -----------------------------------------------------------------------------------


def worlds_of(state: State, seat: str, memory: str, how_many: int, seed: object = 0) -> list[State]:
    rng = Random(f"worlds {seat} {memory} {seed}")
    return [state.determinize(seat, rng, memory) for _ in range(how_many)]


@some_and_many
@both_readings
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(memory: str, many: bool) -> None:
    differing = 0
    for number, state in enumerate(sampled(many)):
        for seat in seats_of(state):
            seen, unseen = text(state.observe(seat, memory)), text(state.unseen(seat, memory))
            for world in worlds_of(state, seat, memory, 2, number):
                assert text(world.observe(seat, memory)) == seen
                assert text(world.unseen(seat, memory)) == unseen
                differing += world.to_position() | {"seed": 0} != state.to_position() | {"seed": 0}
    assert differing > len(sampled(many))


@some_and_many
@both_readings
def test_in_all_these_worlds_the_same_is_asked_and_its_own_answers_are_the_same(memory: str, many: bool) -> None:
    for number, state in enumerate(sampled(many)):
        for seat in seats_of(state):
            for world in worlds_of(state, seat, memory, 2, number):
                assert world.decision == state.decision
                if not state.over and state.decision.seat == seat:
                    assert list(listed(world)) == list(listed(state))


@some_and_many
@both_readings
def test_in_all_these_worlds_the_pending_decision_is_a_real_one(memory: str, many: bool) -> None:
    for number, state in enumerate(sampled(many)):
        if state.over:
            continue
        about_hands = state.decision.kind in ABOUT_HANDS
        for seat in seats_of(state):
            for world in worlds_of(state, seat, memory, 10 if about_hands else 1, number):
                assert len(world.legal()) >= (1 if state.decision.kind == "turn" else 2)


RARE_PAYMENTS = [
    ("peddler", "shellfish-5 shellfish-4 shellfish-4", 0),
    ("traitor", "squid-5 crab-5 seahorse-2 shellfish-2", 0),
    ("landowner", "seahorse-5 seahorse-4 seahorse-4 seahorse-2", 0),
    ("landowner", "seahorse-5 seahorse-4 seahorse-3", 1),
    ("treasurer", "squid-5 crab-5 jellyfish-5", 0),
    ("recruiter", "crab-5 squid-5 jellyfish-5", 0),
    ("commander", "crab-5 crab-4", 4),
    ("sage", "crab-1 jellyfish-1 seahorse-1 shellfish-4 squid-4 squid-3", 0),
]
"""Payments of which hardly any hand of this size has two."""


def paying(lord: str, hand: str, pearls: int, third: str = "", **council: int) -> State:
    """Return a position in which p2 has to pay for a Lord and p1 looks on, with so many cards in the Council."""
    stacks = {race: [card for card in CARDS if race in card and card not in hand][:n] for race, n in council.items()}
    return State.from_position(
        {
            "game": "abyss", "players": 3, "active": "p2", "court": [lord] + [None] * 5, "council": stacks,
            "seats": {"p1": {}, "p2": {"pearls": pearls, "hand": hand}, "p3": {"hand": third}},
            "turn": {"pending": [{"step": "court"}, {"step": "payment", "lord": lord}]},
        }
    )  # fmt: skip


@pytest.mark.parametrize("payment", RARE_PAYMENTS, ids=lambda payment: f"{payment[0]}-{payment[1].count('-')}")
def test_where_hardly_any_hand_can_pay_the_pending_payment_is_still_a_real_one(payment: tuple[str, str, int]) -> None:
    state = paying(*payment, "seahorse-1 jellyfish-2", crab=2)
    for world in worlds_of(state, "p1", "table", 8):
        assert len(world.legal()) >= 2
        assert text(world.observe("p1")) == text(state.observe("p1"))
        assert text(world.unseen("p1")) == text(state.unseen("p1"))
        assert State.from_position(world.to_position()) == world


@some_and_many
@both_readings
def test_such_a_world_is_a_position_like_any_other(memory: str, many: bool) -> None:
    for number, state in enumerate(sampled(many)):
        for seat in seats_of(state):
            (world,) = worlds_of(state, seat, memory, 1, number)
            again = State.from_position(json.loads(json.dumps(world.to_position())))
            assert again == world
            assert hash(again) == hash(world)
            assert census(world.to_position()) == census(state.to_position())


@pytest.mark.parametrize("games", [range(0, 12, 2), pytest.param(range(12, 72, 2), marks=slow)], ids=["some", "many"])
@both_readings
def test_such_a_world_can_be_played_to_the_end(memory: str, games: range) -> None:
    for number in games:
        for state in positions([number], share=0.015):
            player, seat = Player(number), seats_of(state)[number % state.players]
            (world,) = worlds_of(state, seat, memory, 1, number)
            actions = 0
            while not world.over:
                world.apply(player.choose(world), events=False)
                actions += 1
                assert actions < 20_000
            assert world.winners
            assert census(world.to_position()) == census(state.to_position())


@some_and_many
@both_readings
def test_making_and_playing_a_world_leaves_the_state_alone(memory: str, many: bool) -> None:
    for number, state in enumerate(sampled(many)):
        before, was, same = state.to_position(), hash(state), state.copy()
        (world,) = worlds_of(state, seats_of(state)[number % state.players], memory, 1)
        player = Player(number)
        for _ in range(6):
            if not world.over:
                world.apply(player.choose(world))
        assert state.to_position() == before
        assert hash(state) == was
        assert state == same


@some_and_many
@both_readings
def test_the_same_randomness_gives_the_same_world(memory: str, many: bool) -> None:
    for number, state in enumerate(sampled(many)):
        for seat in seats_of(state):
            one, two = (worlds_of(state, seat, memory, 2, number) for _ in range(2))
            assert one == two
            assert len({world.to_position()["seed"] for world in (state, *one)}) == 3


@some_and_many
def test_who_forgets_nothing_knows_hands_stacks_and_discard_but_no_order_and_no_token(many: bool) -> None:
    changed: Counter[str] = Counter()
    for number, state in enumerate(sampled(many)):
        doc = state.to_position()
        for seat in seats_of(state):
            (world,) = (world.to_position() for world in worlds_of(state, seat, "perfect", 1, number))
            for name in ("council", "exploration_discard"):
                assert world[name] == doc[name]
            for name, own in doc["seats"].items():
                assert world["seats"][name]["hand"] == own["hand"]
                changed["tokens"] += world["seats"][name]["monster_tokens"] != own["monster_tokens"]
            for name in ("exploration_deck", "lord_deck", "location_deck"):
                changed[name] += world[name] != doc[name]
    assert set(changed) == {"tokens", "exploration_deck", "lord_deck", "location_deck"}
    assert all(changed.values())


def test_everything_hidden_differs_from_world_to_world() -> None:
    state = State.from_position(
        {
            "game": "abyss", "players": 3, "council": {race: f"{race}-1 {race}-5" for race in RACES},
            "exploration_discard": "monster crab-2 squid-2",
            "seats": {seat: {"hand": hand, "monster_tokens": [2, 3, 4][:n]} for seat, hand, n in (
                ("p1", "crab-1 crab-3", 0), ("p2", "squid-1 squid-3", 2), ("p3", "seahorse-2 seahorse-3", 3))},
        }
    )  # fmt: skip
    docs = [world.to_position() for world in worlds_of(state, "p1", "table", 40)]
    for path in ("exploration_deck", "exploration_discard", "lord_deck", "location_deck", "monster_supply", "seed"):
        assert len({text(doc[path]) for doc in docs}) > 1, path
    for race in RACES:
        assert len({doc["council"][race] for doc in docs}) > 1, race
    for seat in ("p2", "p3"):
        for name in ("hand", "monster_tokens"):
            assert len({text(doc["seats"][seat][name]) for doc in docs}) > 1, (seat, name)
    assert {text(doc["seats"]["p1"]) for doc in docs} == {text(state.to_position()["seats"]["p1"])}


# -- all worlds are equally likely -------------------------------------------------------------------------------


World = tuple[str, ...]
"""The hidden places of a world, each as a text; the order counts only in decks."""


def world_of(doc: dict[str, Any]) -> World:
    """Return what is in the hidden places of a position."""
    texts = [own["hand"] for own in doc["seats"].values()] + [*doc["council"].values(), doc["exploration_discard"]]
    tokens = [own["monster_tokens"] for own in doc["seats"].values()] + [doc["monster_supply"]]
    unordered = [sorted(cards.split()) for cards in texts] + [sorted(values) for values in tokens]
    ordered = [doc["exploration_deck"].split(), doc["lord_deck"], doc["location_deck"]]
    return tuple(" ".join(map(str, place)) for place in (*unordered, *ordered))


def dealt(state: State, seat: str, memory: str) -> Counter[World]:
    """Return every world that agrees with what a seat knows, with the number of ways to deal it: all are tried."""
    others = [name for name in seats_of(state) if name != seat]
    doc = state.to_position()
    places = [(("exploration_deck",), "")]
    if memory == "table":
        places += [(("seats", name, "hand"), "-") for name in others] + [(("exploration_discard",), "")]
        places += [(("council", race), race) for race in RACES]
    values = [("seats", name, "monster_tokens") for name in others] + [("monster_supply",)]
    lists = [("lord_deck",), ("location_deck",)]
    groups: list[tuple[list[tuple[Any, str]], bool]] = [(places, True)]
    groups += [([(path, "") for path in values], False), *(([(path, "")], False) for path in lists)]
    worlds: dict[str, int] = {json.dumps(doc): 1}
    for group, cards in groups:
        grown: Counter[str] = Counter()
        for known, ways in worlds.items():
            for world, more in ways_to_deal(json.loads(known), group, cards).items():
                grown[world] += ways * more
        worlds = grown
    possible: Counter[World] = Counter()
    for written, ways in worlds.items():
        found = json.loads(written)
        try:
            State.from_position(found)
        except ImpossiblePosition:
            continue  # the pending decision would not be asked
        possible[world_of(found)] += ways
    return possible


def ways_to_deal(doc: dict[str, Any], group: list[tuple[Any, str]], cards: bool) -> Counter[str]:
    """Deal what some places hold among them in every order; each card can have to contain a mark, such as its Race."""

    def parent(path: tuple[str, ...]) -> dict[str, Any]:
        found = doc
        for name in path[:-1]:
            found = found[name]
        return found

    held = [parent(path)[path[-1]] for path, _ in group]
    heap = [item for place in held for item in (place.split() if cards else place)]
    sizes = [len(place.split() if cards else place) for place in held]
    found: Counter[str] = Counter()
    for order in permutations(heap):
        rest = list(order)
        for (path, mark), size in zip(group, sizes, strict=True):
            part, rest = rest[:size], rest[size:]
            if any(mark not in str(item) for item in part):
                break
            if not path[-1].endswith("deck"):
                part.sort()
            parent(path)[path[-1]] = " ".join(part) if cards else part
        else:
            found[json.dumps(doc)] += 1
    for (path, _), place in zip(group, held, strict=True):
        parent(path)[path[-1]] = place
    return found


def assert_drawn_by_weight(drawn: Iterable[Any], weights: dict[Any, float], number: int) -> None:
    """Chi-square: what was drawn follows the weights. Six standard deviations: by chance once in many millions."""
    counted, whole = Counter(drawn), sum(weights.values())
    assert counted.total() == number
    assert set(counted) <= set(weights)
    expected = {world: number * weight / whole for world, weight in weights.items()}
    rare = [world for world, n in expected.items() if n < 5]
    cells = [(counted[world], n) for world, n in expected.items() if n >= 5]
    if rare:
        cells.append((sum(counted[world] for world in rare), sum(expected[world] for world in rare)))
    chi2 = sum((n - mean) ** 2 / mean for n, mean in cells)
    free = len(cells) - 1
    assert chi2 < free + 6 * sqrt(2 * free) + 15, f"chi-square {chi2:.0f} with {free} degrees of freedom"


def small(**doc: Any) -> State:
    """Return a position that hides only what it writes down."""
    empty: dict[str, Any] = {"exploration_deck": "", "lord_deck": [], "location_deck": [], "monster_supply": []}
    empty |= {"locations_available": [], "court": [None] * 6}
    return State.from_position({"game": "abyss", "players": 2, **empty, **doc})


SMALL = {
    "a Monster and a hand": small(seats={"p2": {"hand": "crab-1"}}, exploration_deck="monster crab-2"),
    "a stack and a hand": small(
        seats={"p2": {"hand": "crab-1"}}, council={"crab": "crab-2"}, exploration_deck="squid-1"
    ),
    "cards in every hidden place": small(
        players=3,
        seats={"p1": {"hand": "crab-5"}, "p2": {"hand": "crab-1"}, "p3": {"hand": "squid-2"}},
        council={"crab": "crab-3"}, exploration_deck="monster crab-1", exploration_discard="squid-5",
    ),
    "two stacks of the Council": small(
        seats={"p2": {"hand": "crab-1"}}, council={"crab": "crab-2 crab-3", "squid": "squid-1"},
        exploration_deck="squid-2", exploration_discard="crab-4",
    ),
    "decks": small(
        exploration_deck="crab-1 crab-2 monster", lord_deck=["sage", "keeper", "slaver"],
        location_deck=["jail", "parliament"],
    ),
    "Monster tokens": small(
        players=3, monster_supply=[2, 3],
        seats={"p1": {"monster_tokens": [2]}, "p2": {"monster_tokens": [3]}, "p3": {"monster_tokens": [4, 2]}},
    ),
    "a discard that is only asked of two kinds of Allies": small(
        players=3, seats={"p1": {"lords": ["jailer"]}, "p2": {"hand": "crab-1 squid-1"}, "p3": {"hand": "crab-1"}},
        council={"squid": "squid-1"}, exploration_deck="crab-1", exploration_discard="crab-1",
        turn={"pending": [{"step": "court"}, {"step": "jailer", "seat": "p2"}]},
    ),
    "a payment": small(
        active="p2", seats={"p2": {"hand": "crab-5 crab-4", "pearls": 5}}, court=["commander"] + [None] * 5,
        council={"crab": "crab-3"}, exploration_deck="crab-4 squid-5", exploration_discard="crab-2",
        turn={"pending": [{"step": "court"}, {"step": "payment", "lord": "commander"}]},
    ),
}  # fmt: skip


@pytest.mark.parametrize("least", [1000, pytest.param(15_000, marks=slow)], ids=["some", "many"])
@both_readings
@pytest.mark.parametrize("state", SMALL.values(), ids=SMALL)
def test_every_world_that_agrees_is_equally_likely(state: State, memory: str, least: int) -> None:
    weights = dealt(state, "p1", memory)
    assert world_of(state.to_position()) in weights
    number = max(least, 10 * sum(weights.values()) // min(weights.values()))
    drawn = (world_of(world.to_position()) for world in worlds_of(state, "p1", memory, number))
    assert_drawn_by_weight(drawn, weights, number)


def test_the_worlds_do_not_depend_on_which_of_them_is_the_true_one() -> None:
    state = SMALL["a payment"]
    weights = dealt(state, "p1", "table")
    docs = [world.to_position() for world in worlds_of(state, "p1", "table", 3, "truths")]
    assert len({world_of(doc) for doc in docs}) > 1
    for doc in docs:
        drawn = worlds_of(State.from_position(doc), "p1", "table", 1000)
        assert_drawn_by_weight((world_of(world.to_position()) for world in drawn), weights, 1000)


def mid_game() -> State:
    """Return a position with full hands, stacks of three Races and a discard, in which nobody is asked for a hand."""
    return State.from_position(
        {
            "game": "abyss", "players": 4, "exploration_discard": "monster crab-2 jellyfish-1 jellyfish-2 shellfish-4",
            "council": {"crab": "crab-1 crab-1 crab-3", "squid": "squid-1 squid-2", "seahorse": "seahorse-1"},
            "seats": {
                "p1": {"hand": "crab-5 squid-5"}, "p2": {"hand": "crab-4 squid-1 squid-3 shellfish-1 shellfish-2"},
                "p3": {"hand": "seahorse-2 seahorse-3 jellyfish-3 jellyfish-4"},
                "p4": {"hand": "squid-4 shellfish-5 shellfish-1 crab-1"},
            },
        }
    )  # fmt: skip


@pytest.mark.parametrize("number", [1000, pytest.param(15_000, marks=slow)], ids=["some", "many"])
def test_in_a_whole_game_each_place_holds_each_card_as_often_as_odds_say(number: int) -> None:
    state = mid_game()
    cards, stacks = Counter(state.unseen("p1")["exploration"].split()), state.observe("p1")["council"]
    of_race = Counter({race: sum(n for card, n in cards.items() if card.startswith(race)) for race in RACES})
    # An Ally is in a hand or in the rest if it is not in its stack; a Monster is always in the rest.
    free = {card: n * (1 - stacks[card[:-2]] / of_race[card[:-2]]) for card, n in cards.items() if card != "monster"}
    in_rest = 1 - 13 / sum(free.values())
    rest = {"monster": cards["monster"]} | {card: n * in_rest for card, n in free.items()}
    rng = Random("which card")
    top, bottom, discarded, held = [], [], [], []
    for world in worlds_of(state, "p1", "table", number):
        doc = world.to_position()
        deck = doc["exploration_deck"].split()
        top.append(deck[0])
        bottom.append(deck[-1])
        discarded.append(rng.choice(doc["exploration_discard"].split()))
        held.append(rng.choice(doc["seats"]["p3"]["hand"].split()))
    for drawn, weights in ((top, rest), (bottom, rest), (discarded, rest), (held, free)):
        assert_drawn_by_weight(drawn, weights, number)


@pytest.mark.parametrize(
    ("payment", "number"),
    [
        pytest.param(("commander", "crab-5 crab-4", 4), 250, id="some"),
        pytest.param(("commander", "crab-5 crab-4", 4), 3000, id="many", marks=slow),
        pytest.param(("peddler", "shellfish-5 shellfish-4 shellfish-4", 0), 300, id="fewest", marks=slow),
        pytest.param(("reaper", "seahorse-5 squid-2 squid-1", 2), 5000, id="two-races", marks=slow),
        pytest.param(("miller", "seahorse-5 crab-3 crab-4", 0), 500, id="three-cards", marks=slow),
    ],
)
def test_every_hand_that_can_pay_is_as_likely_as_its_cards_also_where_few_can(
    payment: tuple[str, str, int], number: int
) -> None:
    state = paying(*payment)
    drawn = (world.to_position()["seats"]["p2"]["hand"] for world in worlds_of(state, "p1", "table", number))
    assert_drawn_by_weight(drawn, {" ".join(hand): n for hand, n in hands_by_weight(state, payment)}, number)


def hands_by_weight(state: State, payment: tuple[str, str, int]) -> Iterator[tuple[tuple[str, ...], int]]:
    """Yield the hands with which the payment is asked, each with in how many ways it can be dealt."""
    lord, cards, pearls = payment
    hidden = Counter(state.unseen("p1")["exploration"].split())
    for hand in combinations_with_replacement(ALLIES, len(cards.split())):
        try:
            paying(lord, " ".join(hand), pearls)
        except ImpossiblePosition:
            continue
        yield hand, prod(comb(hidden[card], n) for card, n in Counter(hand).items())


def test_the_more_of_a_race_lies_in_the_council_the_less_is_in_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "FEW_DEALS", 0)  # always look through all hands
    payment, stacks, number = ("reaper", "seahorse-5 squid-2 squid-1", 1), {"crab": 8, "seahorse": 11}, 100
    state = paying(*payment, **stacks)
    weights: dict[str, Counter[int]] = {word: Counter() for word in (*stacks, "5")}
    for cards, ways in hands_by_weight(state, payment):
        hand = " ".join(cards)
        ways_to_stack = prod(comb(13 - hand.count(race), stack) for race, stack in stacks.items())
        for word, by_number in weights.items():
            by_number[hand.count(word)] += ways * ways_to_stack
    hands = [world.to_position()["seats"]["p2"]["hand"] for world in worlds_of(state, "p1", "table", number)]
    for word, by_number in weights.items():
        assert_drawn_by_weight((hand.count(word) for hand in hands), by_number, number)


# -- what is heard -----------------------------------------------------------------------------------------------


def with_secrets_exchanged(state: State, seat: str, memory: str, rng: Random) -> State | None:
    """Return a position that looks the same to a seat, with the same decks and generator; None if it is not asked so.

    Cards change places between other hands, stacks of the Council and the discard, tokens between others and supply.
    """
    doc = state.to_position()
    others = [own for name, own in doc["seats"].items() if name != seat]
    tokens = doc["monster_supply"] + [token for own in others for token in own["monster_tokens"]]
    rng.shuffle(tokens)
    for own in others:
        own["monster_tokens"] = [tokens.pop() for _ in own["monster_tokens"]]
    doc["monster_supply"] = tokens
    if memory == "table":
        places = [(doc["council"], race, race) for race in RACES] + [(own, "hand", "-") for own in others]
        places.append((doc, "exploration_discard", ""))
        cards = [card for place, name, _ in places for card in place[name].split()]
        rng.shuffle(cards)
        for place, name, mark in places:
            taken = [card for card in cards if mark in card][: len(place[name].split())]
            for card in taken:
                cards.remove(card)
            place[name] = " ".join(taken)
    try:
        return State.from_position(doc)
    except ImpossiblePosition:
        assert state.decision.kind in ABOUT_HANDS
        assert state.decision.seat != seat
        return None


def shows_a_secret(event: Event | None, seat: str, reshuffled: bool) -> bool:
    """Return whether this event shows a seat something that it could not know before."""
    if event is None:
        return False
    match event.kind:
        case "council" | "monster-token":
            return event.seat == seat
        case "steal":
            return seat in (event.seat, event.target)
        case "discard" | "pay" | "affiliate":
            return event.seat != seat
        case "reveal":
            return reshuffled
    return event.kind == "game-over"


def go_on_alike(one: State, two: State, seat: str, memory: str, rng: Random, most: int) -> int:
    """Play the same in two worlds until a secret is shown, and compare what a seat sees. Return how many actions."""
    reshuffled = False
    for played in range(most):
        if one.over:
            return played
        known, legal = listed(one), two.legal()
        if one.decision.seat == seat:
            assert list(known) == list(listed(two))
        both = [action for action in rng.sample(known, min(20, len(known))) if action in legal]
        if not both:
            return played
        action = rng.choice(both)
        first, second = visible(one.apply(action), seat), visible(two.apply(action), seat)
        if first != second:
            longest = max(len(first), len(second))
            pairs = zip(*(events + [None] * (longest - len(events)) for events in (first, second)), strict=True)
            for x, y in pairs:
                reshuffled = reshuffled or (x is not None and x.kind == "reshuffle")
                if x != y:
                    secret = shows_a_secret(x, seat, reshuffled) or shows_a_secret(y, seat, reshuffled)
                    assert secret, f"{seat} hears {x} or {y} after {action}"
                    return played
        reshuffled = reshuffled or any(event.kind == "reshuffle" for event in first)
        assert text(one.observe(seat, memory)) == text(two.observe(seat, memory)), action
        assert text(one.unseen(seat, memory)) == text(two.unseen(seat, memory)), action
    return most


@some_and_many
@both_readings
def test_games_that_differ_only_in_secrets_go_on_alike_until_a_secret_is_shown(memory: str, many: bool) -> None:
    rng = Random("alike")
    pairs = actions = 0
    for state in sampled(many):
        if state.over:
            continue
        for seat in seats_of(state):
            other = with_secrets_exchanged(state, seat, memory, rng)
            if other is None or other == state:
                continue
            assert text(other.observe(seat, memory)) == text(state.observe(seat, memory))
            pairs += 1
            actions += go_on_alike(state.copy(), other, seat, memory, rng, 4)
    assert pairs > len(sampled(many)) / 4
    assert actions > 2 * pairs


@pytest.mark.parametrize("games", [range(10), pytest.param(range(10, 120), marks=slow)], ids=["some", "many"])
def test_what_is_heard_names_nothing_that_still_lies_in_a_deck(games: range) -> None:
    for number in games:
        state = start(number)
        for action in actions_of(number):
            events = state.apply(action)
            # Whoever swaps Black Smokers puts it into the stack before everybody.
            hidden = {*state.to_position()["lord_deck"], *state.to_position()["location_deck"]} - {"black-smokers"}
            for seat in seats_of(state):
                for event in visible(events, seat):
                    assert not hidden.intersection(event.items), event


@pytest.mark.parametrize("games", [range(10), pytest.param(range(10, 120), marks=slow)], ids=["some", "many"])
def test_what_was_forced_is_heard_as_that_by_its_own_seat_only(games: range) -> None:
    forced = 0
    for number in games:
        state = start(number)
        for action in actions_of(number):
            events = state.apply(action)
            for seat in (*seats_of(state), None):
                by_others = [event for event in events if event.kind == "auto" and event.seat != seat]
                assert len(visible(events, seat)) == len(events) - len(by_others)
            for event in events:
                if event.kind != "auto":
                    continue
                forced += 1
                assert event.seen_by == (event.seat,)
                for seat in (*seats_of(state), None):
                    assert event.for_seat(seat).items == (event.items if seat == event.seat else ())
    assert forced > len(games)


def test_who_chooses_a_discard_shows_the_card_and_nothing_else_of_the_hand() -> None:
    seen, sounds = set(), []
    others = ("crab-4", "squid-4", "seahorse-4")
    for kept in others:
        state = small(
            seats={"p1": {"lords": ["jailer"]}, "p2": {"hand": f"crab-2 {kept}"}},
            exploration_discard=" ".join(card for card in others if card != kept),
            turn={"pending": [{"step": "court"}, {"step": "jailer", "seat": "p2"}]},
        )
        seen.add(text(state.observe("p1")))
        sounds.append(visible(state.apply("choose crab-2"), "p1"))
        seen.add(text(state.observe("p1")))
    assert len(seen) == 2
    assert sounds[0] == sounds[1] == sounds[2]
