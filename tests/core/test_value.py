"""A state is a value, and what it says about itself is true."""

# The rows of the tables stay on one line.
# ruff: noqa: E501

import copy
import pickle
from dataclasses import asdict
from random import Random

import pytest

import abyss_nb
from abyss_nb import Action, Options, State, new_game
from abyss_nb.core.abyss.actions import Action as CoreAction
from abyss_nb.core.abyss.steps import KINDS

from .play import DECISIONS, LOCATIONS, LORDS, OPTIONS, SEATS, WHOLE_BOX, census, ended, positions, states_of_each_kind

PAYING = {
    "game": "abyss", "players": 2, "court": ["jailer", None, None, None, None, None],
    "seats": {"p1": {"hand": "crab-3 crab-2 squid-3 squid-2 shellfish-1", "pearls": 2}},
}  # fmt: skip


# -- equal or not ------------------------------------------------------------------------------------------------


def test_equal_states_have_equal_hashes_and_a_copy_is_equal() -> None:
    for state in positions(range(40), share=0.02):
        for same in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert same == state
            assert hash(same) == hash(state)
            assert same is not state


def test_a_shallow_copy_shares_nothing_either() -> None:
    state = new_game(seed=1)
    copy.copy(state).apply("explore")
    assert state == new_game(seed=1)


CHANGES = {
    "pearls": ("seats.p1.pearls", 2), "key tokens": ("seats.p2.key_tokens", 1), "hand": ("seats.p1.hand", "crab-1"),
    "affiliated": ("seats.p1.affiliated", "crab-1"), "a Lord": ("seats.p1.lords", ["sage"]),
    "a tilted Lord": ("seats.p1.lords", ["sage tilted"]), "a Location": ("seats.p1.locations", [{"id": "jail", "lords": []}]),
    "a used Lord": ("seats.p1.locations", [{"id": "jail", "lords": ["sage"]}]), "tokens": ("seats.p1.monster_tokens", [3]),
    "the threat": ("threat", 2), "the Treasury": ("treasury", 3), "the seed": ("seed", 5), "the seat": ("active", "p2"),
    "the order of a deck": ("lord_deck", ["elder", "trader"]), "the order of the stack": ("location_deck", ["depths", "chasm"]),
    "the Exploration deck": ("exploration_deck", "squid-1 squid-2"), "the discard": ("exploration_discard", "monster"),
    "the Council": ("council.crab", "crab-2"), "an available tile": ("locations_available", ["the-abyss"]),
    "a discarded Lord": ("lord_discard", ["hermit"]), "the supply": ("monster_supply", [2]), "keys left": ("key_supply", 1),
    "a power used": ("turn", {"used": ["slaver"]}), "an extra turn": ("turn", {"extra": True}), "a pass": ("turn", {"passes": 1}),
    "the end": ("end", {"by": "p2", "left": []}), "an option": ("options", {"refill_first": True}),
    "the Court": ("court", ["keeper", "reaper", None, None, None, None]),
}  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_states_that_differ_in_one_thing_are_not_equal(change: str) -> None:
    base = {
        "game": "abyss", "players": 2, "seats": {"p1": {}, "p2": {}}, "court": ["reaper", "keeper", None, None, None, None],
        "lord_deck": ["trader", "elder"], "location_deck": ["chasm", "depths"], "exploration_deck": "squid-2 squid-1",
        "exploration_discard": "", "council": {}, "locations_available": [], "lord_discard": [], "monster_supply": [3, 2],
        "key_supply": 5, "treasury": 30,
    }  # fmt: skip
    path, value = CHANGES[change]
    other = copy.deepcopy(base)
    *above, last = path.split(".")
    place = other
    for name in above:
        place = place.setdefault(name, {})
    place[last] = value
    assert State.from_position(other) != State.from_position(base)
    assert State.from_position(other) == State.from_position(copy.deepcopy(other))


def test_a_state_is_not_equal_to_anything_else() -> None:
    state = new_game(seed=1)
    for thing in (None, 1, "state", state.to_position(), state.key(), object()):
        assert state != thing
        assert thing != state


def test_states_can_be_members_of_a_set() -> None:
    assert len({new_game(seed=1), new_game(seed=1), new_game(seed=2)}) == 2


# -- what it says ------------------------------------------------------------------------------------------------


def test_the_short_form_names_who_decides_or_who_won() -> None:
    assert repr(new_game(players=3, seed=1)).startswith("<Abyss, 3 players, p")
    for kind, states in states_of_each_kind().items():
        assert f"{states[0].decision.seat} decides: {kind}" in repr(states[0])
    assert repr(ended(0)).endswith("won>")
    assert " and ".join(ended(0).winners) in repr(ended(0))


def test_the_long_form_shows_every_card_that_lies_somewhere() -> None:
    for state in positions(range(10), share=0.05):
        doc, text = state.to_position(), str(state)
        for seat, own in doc["seats"].items():
            assert seat in text
            assert own["hand"] in text
            assert all(lord in text for lord in own["lords"])
            assert all(tile["id"] in text for tile in own["locations"])
        assert all(lord in text for lord in doc["court"] if lord)
        assert all(tile in text for tile in doc["locations_available"])


LONG_FORM = """\
Court      jailer  keeper  -  -  -  -   (deck 2)
Track      crab-1  squid-2   (deck 3, Threat 3)
Council    crab: crab-2 crab-3  jellyfish: -  seahorse: -  shellfish: -  squid: squid-1
Locations  depths  chasm   (stack 1)
p1         3 Pearls, 2 keys, Monsters [2, 4]
           hand        crab-1 squid-5
           affiliated  seahorse-2
           Lords       slaver, oracle tilted
           Locations   sanctuary (miller, hermit), jail
p2*        1 Pearls, 0 keys, Monsters -
           hand        -
           affiliated  -
           Lords       -
           Locations   -"""


def test_the_long_form_is_a_table_of_the_whole_position() -> None:
    state = State.from_position({
        "game": "abyss", "players": 2, "active": "p2", "court": ["jailer", "keeper", None, None, None, None],
        "lord_deck": ["elder", "trader"], "track": ["crab-1", "squid-2"], "exploration_deck": "crab-4 monster crab-5",
        "threat": 3, "council": {"crab": "crab-2 crab-3", "squid": "squid-1"}, "location_deck": ["barracks"],
        "locations_available": ["chasm", "depths"], "turn": {"pending": [{"step": "exploration"}, {"step": "ally"}]},
        "seats": {"p1": {
            "pearls": 3, "key_tokens": 2, "monster_tokens": [4, 2], "hand": "crab-1 squid-5", "affiliated": "seahorse-2",
            "lords": ["slaver", "oracle tilted"],
            "locations": [{"id": "jail"}, {"id": "sanctuary", "lords": ["hermit", "miller"]}]}},
    })  # fmt: skip
    assert str(state) == LONG_FORM
    assert state._repr_html_() == f"<pre>{LONG_FORM}</pre>"
    empty = {"court": [None] * 6, "locations_available": [], "exploration_deck": "", "location_deck": []}
    bare = str(State.from_position({"game": "abyss", "players": 2, **empty})).splitlines()
    assert bare[1] == "Track      -   (deck 0, Threat 1)"
    assert bare[3] == "Locations  -   (stack 0)"


def test_payments_say_what_they_are_without_being_listed() -> None:
    assert repr(State.from_position(PAYING).payments("jailer")) == "<legal payments of 6 with 3 Races>"


def test_a_list_of_legal_actions_reads_as_it_is_written() -> None:
    state = State.from_position(PAYING)
    assert repr(state.legal()) == "[" + ", ".join(map(str, state.legal())) + "]"
    assert "recruit jailer" in state.legal()
    assert "recruit sage" not in state.legal()
    assert "nonsense" not in state.legal()
    assert 5 not in state.legal()


@pytest.mark.parametrize("text", ["plot", "pay crab-1 crab-2", "choose jail chasm", "use oracle squid"])
def test_an_action_is_a_value_that_reads_itself(text: str) -> None:
    action = Action.parse(text)
    assert action == CoreAction.parse(text)
    assert str(action) == text
    assert repr(action) == f"Action.parse({text!r})"
    assert hash(action) == hash(pickle.loads(pickle.dumps(action)))


def test_the_decision_says_who_what_about_and_by_which_rule() -> None:
    state = State.from_position(PAYING)
    assert tuple(state.decision) == ("p1", "turn", "", "TURN-STEPS")
    state.apply("recruit jailer")
    assert tuple(state.decision) == ("p1", "payment", "jailer", "RECRUIT-VALUE")


def test_exactly_the_kinds_that_ask_are_decisions() -> None:
    assert {name for name, kind in KINDS.items() if kind.asks} == set(DECISIONS)


ABOUT = {"payment": LORDS, "affiliate": LORDS, "assassin": SEATS, "offer": "123", "reward": "123456"}


def test_what_a_decision_is_about_is_a_word_of_the_language() -> None:
    for kind, states in states_of_each_kind().items():
        for state in states:
            assert state.decision.kind == kind
            assert state.decision.seat in SEATS[: state.players]
            assert kind not in ABOUT or state.decision.about in ABOUT[kind]


# -- a new game --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 5, 0, -2, 2.0, "2", None, True, [2]])
def test_a_new_game_has_two_to_four_players(players: object) -> None:
    with pytest.raises(ValueError, match="players"):
        new_game(players=players)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, "1", True, [1]])
def test_a_seed_is_a_number_of_64_bits(seed: object) -> None:
    with pytest.raises(ValueError, match="seed"):
        new_game(seed=seed)


@pytest.mark.parametrize("options", ["bga", {"hand_limit": 12}, 12])
def test_options_are_options(options: object) -> None:
    with pytest.raises(ValueError, match="options"):
        new_game(options=options)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_is_set_up_as_section_2_says(players: int) -> None:
    doc = new_game(players=players, seed=3).to_position()
    assert census(doc) == WHOLE_BOX
    assert all(seat["pearls"] == 1 for seat in doc["seats"].values())
    assert not any(seat[x] for seat in doc["seats"].values() for x in ("hand", "affiliated", "lords", "locations"))
    assert (len(doc["lord_deck"]), len(doc["court"]), doc["court"].count(None)) == (29, 6, 0)
    assert (len(doc["locations_available"]), len(doc["location_deck"])) == (1, 19)
    assert len(doc["exploration_deck"].split()) == 71
    assert (doc["treasury"], doc["key_supply"], doc["threat"]) == (50 - players, 10, 1)
    assert set(doc["council"].values()) == {""}
    assert doc["exploration_discard"] == ""
    assert (doc["track"], doc["lord_discard"]) == ([], [])
    assert not doc.keys() & {"turn", "end", "over"}


def test_everybody_is_the_first_player_now_and_then_and_the_edges_of_the_seed_work() -> None:
    assert {new_game(players=4, seed=seed).decision.seat for seed in range(60)} == set(SEATS)
    assert new_game(seed=0) != new_game(seed=2**64 - 1)
    assert new_game() != new_game()


def test_every_card_comes_first_and_every_lord_lies_in_the_court_now_and_then() -> None:
    states = [new_game(seed=Random(n).getrandbits(64)).to_position() for n in range(400)]
    assert {lord for doc in states for lord in doc["court"]} == set(LORDS)
    assert {doc["locations_available"][0] for doc in states} == set(LOCATIONS)
    assert len({doc["exploration_deck"].split()[0] for doc in states}) == 26


# -- options -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS)
def test_options_travel_in_the_position(options: Options) -> None:
    state = new_game(seed=1, options=options)
    assert State.from_position(state.to_position()) == state
    assert Options.from_document(options.to_document()) == options
    assert ("options" in state.to_position()) == (options != Options())


def test_an_option_can_be_written_out_though_it_is_the_default() -> None:
    assert Options.from_document(asdict(Options())) == Options()
    for name, value in asdict(Options.bga()).items():
        assert getattr(Options.from_document({name: value}), name) == value


def test_the_online_game_is_played_by_three_other_options() -> None:
    assert Options.bga().to_document() == {"hand_limit": 12, "commander_at_once": True, "court_end": "empty-deck"}


# -- the end -----------------------------------------------------------------------------------------------------


def test_a_finished_game_asks_nothing_and_has_winners() -> None:
    over = ended(2)
    assert over.over
    assert over.decision is None
    assert list(over.legal()) == []
    best = max(score.total for score in over.scores().values())
    assert over.winners
    assert all(over.scores()[seat].total == best for seat in over.winners)
    assert new_game(seed=1).winners == []


def test_nobody_has_a_last_turn_before_the_end_is_triggered() -> None:
    assert new_game(players=3, seed=1).last_turns() == []
    end = {"by": "p3", "left": ["p1", "p2"]}
    assert State.from_position({"game": "abyss", "players": 3, "active": "p3", "end": end}).last_turns() == [0, 1]


def test_a_seat_that_does_not_play_sees_nothing() -> None:
    for seat in ("p3", "p0", "", None, 1):
        with pytest.raises((ValueError, KeyError, TypeError)):
            new_game(players=2, seed=1).observe(seat)


def test_the_package_offers_its_public_names() -> None:
    assert all(hasattr(abyss_nb, name) for name in abyss_nb.__all__)
