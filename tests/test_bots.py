"""Bots: legal, repeatable, quick to refuse what is not theirs, and blind to what their seat may not know."""

import json
from collections.abc import Iterator, Mapping
from random import Random
from time import thread_time

import pytest

from abyss_nb import Options, State, bots, new_game
from abyss_nb.bots.greedy.bot import ANSWERS
from abyss_nb.core.abyss.misplaced import VERBS
from abyss_nb.core.rng import derive

OPTIONS = [
    Options(),
    Options.bga(),
    Options(superfluous_allies=True),
    Options(commander_at_once=True, hand_limit=12),
    Options(court_end="empty-deck"),
    Options(seventh_lord="recruited"),
    Options(refill_first=True),
    Options(12, True, True, "empty-deck", "recruited", True),
]
GAMES = 50
MOST_DECISIONS = 5000
"""No game of bots is as long; random ones take some 150 decisions."""


def seated(names: tuple[str, ...], seed: int) -> dict[str, bots.Bot]:
    """Return a bot for each seat."""
    return {f"p{i + 1}": bots.make(name, derive(seed, i)) for i, name in enumerate(names)}


def decisions(state: State, players: dict[str, bots.Bot]) -> Iterator[tuple[State, str]]:
    """Play a game and yield each decision: the state before it and what was decided, already checked to be legal."""
    for _ in range(MOST_DECISIONS):
        if state.decision is None:
            return
        observation, legal = bots.view_for(state)
        action = players[state.decision.seat].decide(observation, legal)
        assert action in legal
        yield state, str(action)
        state.apply(action, events=False)
    pytest.fail("the game does not end")


def record(seed: int, names: tuple[str, ...] = ("greedy", "greedy")) -> list[str]:
    return [action for _, action in decisions(new_game(len(names), seed), seated(names, seed))]


# -- the registry ------------------------------------------------------------------------------------------------


def test_every_name_makes_a_bot_of_that_name() -> None:
    assert [bots.make(name, seed=1).name for name in bots.NAMES] == list(bots.NAMES)


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no bot 'clever'; there are random, greedy"):
        bots.make("clever", seed=1)


def test_nobody_decides_in_a_finished_game() -> None:
    state = State.from_position({"game": "abyss", "players": 2, "over": True, "seats": {"p1": {}, "p2": {}}})
    with pytest.raises(ValueError, match="the game is over"):
        bots.view_for(state)


def test_the_greedy_bot_has_an_answer_for_every_kind_of_decision() -> None:
    powers = {"assassin", "hunter", "apprentice", "alchemist", "jailer", "commander", "sage", "elder", "hermit"}
    asked = {*VERBS, *powers, "reward", "affiliate", "keys", "keep"}
    assert set(ANSWERS) == asked


# -- deciding ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.slow) if game >= 16 else game for game in range(GAMES)]
)
def test_every_decision_is_legal_in_games_of_all_options_and_seats(game: int) -> None:
    names = ("greedy", "random", "greedy", "random")[: 2 + game % 3]
    state = new_game(len(names), derive(3, game), OPTIONS[game % len(OPTIONS)])
    assert sum(1 for _ in decisions(state, seated(names, game)))


def test_an_answer_to_an_unknown_decision_is_still_legal() -> None:
    observation, legal = bots.view_for(new_game(2, 1))
    observation["decision"]["kind"] = "a decision of a later rule"
    assert bots.make("greedy").decide(observation, legal) in legal


@pytest.mark.parametrize("names", [("greedy", "greedy"), ("random", "random")])
def test_the_same_seed_gives_the_same_game(names: tuple[str, ...]) -> None:
    assert record(5, names) == record(5, names)
    assert record(5, names) != record(6, names)


def test_the_global_generator_is_left_alone() -> None:
    import random

    random.seed(1)
    before = random.getstate()
    record(5, ("greedy", "random"))
    assert random.getstate() == before


@pytest.mark.parametrize("name", bots.NAMES)
def test_a_bot_needs_nothing_but_the_observation_and_the_legal_actions(name: str) -> None:
    for state, action in decisions(new_game(2, 11), seated((name, name), 11)):
        observation, legal = bots.view_for(state)
        told = json.loads(json.dumps(observation))
        if name == "greedy":
            assert bots.make(name, 1).decide(told, legal) == bots.make(name, 1).decide(observation, legal)
        else:
            assert bots.make(name, 1).decide(told, legal) in legal
        assert observation == state.observe(observation["seat"]), f"{action}: a bot changed what it was told"


# -- what a seat may not know ------------------------------------------------------------------------------------


def shuffled(state: State, seat: str, random: Random) -> State:
    """Return the same game for `seat`, with everything that it may not know in another order or place."""
    doc = state.to_position()
    doc["seed"] = random.getrandbits(64)
    cards = doc["exploration_deck"].split() + doc["exploration_discard"].split()
    monsters = [card for card in cards if card == "monster"]
    others = [name for name in doc["seats"] if name != seat]
    hands = {name: doc["seats"][name]["hand"].split() for name in others}
    stacks = {race: text.split() for race, text in doc["council"].items()}
    discarded = len(doc["exploration_discard"].split())
    # Council stacks hold only their Race: they and the hands exchange cards within it.
    allies = [card for card in cards if card != "monster"] + [card for hand in hands.values() for card in hand]
    allies += [card for stack in stacks.values() for card in stack]
    random.shuffle(allies)
    for race, stack in stacks.items():
        own = [card for card in allies if card.startswith(race)][: len(stack)]
        for card in own:
            allies.remove(card)
        doc["council"][race] = " ".join(own)
    for name, hand in hands.items():
        doc["seats"][name]["hand"] = " ".join(allies[: len(hand)])
        del allies[: len(hand)]
    rest = allies + monsters
    random.shuffle(rest)
    doc["exploration_discard"] = " ".join(rest[:discarded])
    doc["exploration_deck"] = " ".join(rest[discarded:])
    random.shuffle(doc["lord_deck"])
    random.shuffle(doc["location_deck"])
    tokens = doc["monster_supply"] + [value for name in others for value in doc["seats"][name]["monster_tokens"]]
    random.shuffle(tokens)
    for name in others:
        number = len(doc["seats"][name]["monster_tokens"])
        doc["seats"][name]["monster_tokens"] = sorted(tokens[:number])
        del tokens[:number]
    doc["monster_supply"] = sorted(tokens)
    return State.from_position(doc)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", bots.NAMES)
def test_what_a_seat_may_not_know_does_not_change_its_decisions(name: str, seed: int) -> None:
    random = Random(seed)
    players = 2 + seed % 3
    for state, _ in decisions(new_game(players, derive(8, seed)), seated((name,) * players, seed)):
        observation, legal = bots.view_for(state)
        other, other_legal = bots.view_for(shuffled(state, observation["seat"], random))
        assert other == observation
        assert bots.make(name, 4).decide(other, other_legal) == bots.make(name, 4).decide(observation, legal)


# -- playing well ------------------------------------------------------------------------------------------------


def decided(position: Mapping[str, object], *before: str) -> str:
    """Return what the greedy bot decides in a position after some actions."""
    state = State.from_position({"game": "abyss", "players": 2, **position})
    for action in before:
        state.apply(action)
    return str(bots.make("greedy", 1).decide(*bots.view_for(state)))


ONE_FARMER = ["landowner", "jailer", "slaver", "seeker", "shaman", "oracle"]
FARMERS = ["landowner", "miller", "aquaculturalist", "keeper", "reaper", "shepherd"]


def test_it_recruits_the_lord_that_its_hand_was_made_for() -> None:
    seats = {"p1": {"hand": "seahorse-4 seahorse-4 seahorse-2"}, "p2": {}}
    assert decided({"seats": seats, "court": ONE_FARMER}) == "recruit landowner"


def test_it_pays_without_waste() -> None:
    seats = {"p1": {"pearls": 0, "hand": "seahorse-5 seahorse-3 seahorse-3 seahorse-4 seahorse-2"}, "p2": {}}
    paid = decided({"seats": seats, "court": FARMERS}, "recruit landowner").split()[1:]
    assert sum(int(card[-1]) for card in paid) == 10


def test_it_buys_a_strong_ally_for_a_pearl() -> None:
    position = {"active": "p2", "seats": {"p1": {}, "p2": {}}, "exploration_deck": "squid-5 *", "court": FARMERS}
    assert decided(position, "explore") == "buy"


def test_it_takes_the_location_that_its_lords_are_worth_most_at() -> None:
    lords = ["keeper", "reaper", "miller", "landowner"]
    seats = {"p1": {"lords": lords, "hand": "seahorse-5 seahorse-3"}, "p2": {}}
    court = ["shepherd", *ONE_FARMER[1:]]
    tiles = {"locations_available": ["sargasso-silos", "barracks"], "location_deck": []}
    assert decided({"seats": seats, "court": court, **tiles}, "recruit shepherd") == "choose sargasso-silos"


def test_it_discards_the_ally_that_it_misses_least() -> None:
    seats = {"p1": {"hand": "crab-4 squid-2 shellfish-1"}, "p2": {"hand": "squid-5 squid-1 squid-1"}}
    assert decided({"seats": seats, "court": ["jailer", *FARMERS[:5]]}, "recruit jailer") == "choose squid-1"


def test_it_ends_the_game_when_it_leads() -> None:
    lords = ["miller", "aquaculturalist", "peddler", "trader", "shopkeeper", "apprentice"]
    seats = {"p1": {"lords": lords, "hand": "seahorse-5 seahorse-4 seahorse-1 squid-1"}, "p2": {}}
    assert decided({"seats": seats, "court": ONE_FARMER}) == "recruit landowner"


def test_it_does_not_wait_for_monster_tokens_that_there_are_not() -> None:
    seats = {"p1": {"hand": "crab-1"}, "p2": {"pearls": 0}}
    position = {"seats": seats, "exploration_deck": "monster crab-4 *", "monster_supply": [], "court": FARMERS}
    assert decided(position, "explore") == "continue"


def test_payments_out_of_forty_allies_are_found_at_once() -> None:
    twice = "crab-1 crab-2 crab-3 crab-4 jellyfish-1 jellyfish-2 jellyfish-3 jellyfish-4 seahorse-1 seahorse-2 "
    twice += "shellfish-1 shellfish-2 shellfish-3 shellfish-4 squid-1 squid-2 squid-3 squid-4 "
    hand = 2 * twice + "crab-5 seahorse-5 jellyfish-5 squid-5"
    seats = {"p1": {"hand": hand}, "p2": {}}
    state = State.from_position(
        {"game": "abyss", "players": 2, "seats": seats, "court": FARMERS, "options": {"superfluous_allies": True}}
    )
    state.apply("recruit keeper")
    observation, legal = bots.view_for(state)
    assert len(hand.split()) == 40
    assert len(legal) > 1_000_000
    start = thread_time()
    for name in bots.NAMES:
        for seed in range(10):
            assert bots.make(name, seed).decide(observation, legal) in legal
    assert thread_time() - start < 20 * 0.05


@pytest.mark.slow
def test_the_greedy_bot_beats_the_random_one() -> None:
    from abyss_nb.simulate import simulate

    assert simulate(("greedy", "random"), 40, 1).players[0].win_rate >= 0.8
    assert simulate(("greedy", "random", "random", "random"), 40, 1).players[0].win_rate >= 0.6
