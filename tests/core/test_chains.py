"""Long chains of powers, saved and loaded at every step."""

import json

import pytest

from abyss_nb import State

CHAIN = {
    "game": "abyss",
    "players": 2,
    "seats": {"p1": {"hand": "squid-5 squid-4 squid-1", "pearls": 5, "lords": ["keeper"]}, "p2": {"pearls": 0}},
    "court": ["corruptor", "traitor", "elder", None, None, None],
    "lord_deck": ["miller", "reaper", "shepherd", "landowner", "oracle", "trader", "jailer"],
    "locations_available": ["jail"],
    "location_deck": ["chasm", "black-smokers", "depths", "barracks"],
}
LINE = (
    ("turn", "recruit corruptor"),
    ("payment", "pay squid-1 squid-4 squid-5"),
    ("corruptor", "choose traitor"),
    ("traitor", "choose corruptor elder"),
    ("elder", "choose black-smokers"),
    ("black-smokers", "choose barracks"),
)


def saved_and_loaded(state: State) -> State:
    return State.from_position(json.loads(json.dumps(state.to_position())))


@pytest.mark.parametrize("refill_first", [False, True])
def test_corruptor_buys_traitor_brings_elder_gains_black_smokers(refill_first: bool) -> None:
    state = State.from_position(CHAIN | {"options": {"refill_first": refill_first}})
    for kind, action in LINE:
        assert saved_and_loaded(state) == state
        assert state.decision.kind == kind
        state = saved_and_loaded(state)
        state.apply(action)
    doc = state.to_position()
    own = doc["seats"]["p1"]
    assert state.decision.seat == "p2"
    assert own["lords"] == ["traitor", "keeper"]
    assert own["locations"] == [{"id": "barracks", "lords": ["elder"]}]
    assert doc["lord_discard"] == ["corruptor"]
    assert set(doc["locations_available"]) == {"jail", "chasm", "depths"}
    assert doc["location_deck"] == ["black-smokers"]
    assert own["affiliated"] == "squid-1"


def test_the_court_is_filled_once_and_pays_once_after_the_chain() -> None:
    state = State.from_position(CHAIN)
    for _, action in LINE:
        events = state.apply(action)
    doc = state.to_position()
    assert doc["court"] == ["miller", "reaper", "shepherd", "landowner", "oracle", "trader"]
    assert [event.number for event in events if event.rule == "COURT-REFILL-BONUS"] == [2]
    assert doc["seats"]["p1"]["pearls"] == 5 - 5 + 2


def test_with_refill_first_the_bonus_comes_before_the_chain_and_the_court_only_slides_after_it() -> None:
    state = State.from_position(CHAIN | {"options": {"refill_first": True}})
    for _, action in LINE[:2]:
        state.apply(action)
    assert state.to_position()["court"] == ["traitor", "elder", "miller", "reaper", "shepherd", "landowner"]
    assert state.to_position()["seats"]["p1"]["pearls"] == 5 + 2
    for _, action in LINE[2:]:
        state.apply(action)
    assert state.to_position()["court"] == ["miller", "reaper", "shepherd", "landowner", None, None]
    assert state.to_position()["seats"]["p1"]["pearls"] == 5 + 2 - 5


def test_with_an_empty_treasury_the_five_pearls_pay_the_bonus() -> None:
    state = State.from_position(CHAIN | {"treasury": 0})
    for _, action in LINE:
        state.apply(action)
    assert state.to_position()["treasury"] == 5 - 2


def test_with_the_stack_down_to_black_smokers_there_is_nothing_to_swap_it_for() -> None:
    state = State.from_position(CHAIN | {"location_deck": ["black-smokers"], "locations_available": []})
    for _, action in LINE[:4]:
        state.apply(action)
    assert state.decision.seat == "p2"
    assert state.to_position()["seats"]["p1"]["locations"] == [{"id": "black-smokers", "lords": ["elder"]}]


SEVENTH = {
    "game": "abyss",
    "players": 2,
    "options": {"seventh_lord": "recruited", "refill_first": True},
    "seats": {
        "p1": {
            "hand": "squid-5 squid-4 crab-1 shellfish-2",
            "pearls": 0,
            "lords": ["keeper", "reaper"],
            "recruited": 5,
        },
        "p2": {"pearls": 0},
    },
    "court": ["traitor", "invoker", "miller", "oracle", None, None],
}


def test_replaced_lords_count_for_the_seventh_and_the_extra_turn_comes_before_the_last_turns() -> None:
    state = State.from_position(SEVENTH)
    state.apply("recruit traitor")
    assert "end" not in state.to_position()
    state.apply("choose keeper invoker")
    assert state.to_position()["end"] == {"by": "p1", "left": ["p2"]}
    assert state.decision[:2] == ("p1", "turn")
    assert state.to_position()["seats"]["p1"]["recruited"] == 7
    assert saved_and_loaded(state) == state
    state.apply("explore")
    while state.decision.seat == "p1":
        state.apply(state.legal()[0])
    assert state.decision[:2] == ("p2", "turn")
    assert state.to_position()["end"]["left"] == []
    state.apply("explore")
    while not state.over:
        state.apply(state.legal()[0])
    assert state.to_position()["end"]["by"] == "p1"


def test_the_last_player_of_the_game_still_takes_the_extra_turn() -> None:
    state = State.from_position(
        {
            "game": "abyss",
            "players": 2,
            "active": "p2",
            "end": {"by": "p1", "left": []},
            "seats": {"p2": {"hand": "jellyfish-5 jellyfish-3"}},
            "court": ["invoker", "miller", "oracle", "keeper", None, None],
        }
    )
    state.apply("recruit invoker")
    assert state.decision[:2] == ("p2", "turn")
    assert not state.over
    state.apply("explore")
    while not state.over:
        assert state.decision.seat in ("p1", "p2")
        state.apply(state.legal()[-1] if state.decision.kind == "offer" else state.legal()[0])
    assert state.winners
