"""Scores: a second, slow scorer reads position documents and the rules, and must agree with the engine."""

# The rows of the tables stay on one line.
# ruff: noqa: E501

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from abyss_nb import State

from .play import LORDS, RACES, ended, positions

Doc = dict[str, Any]
FINISHED = {"game": "abyss", "players": 2, "over": True}


def lords_of(seat: Doc) -> list[str]:
    """SCORE-LORDS: free, tilted and used."""
    used = [lord for tile in seat["locations"] for lord in tile["lords"]]
    return [lord.replace(" tilted", "") for lord in seat["lords"]] + used


def influence(lords: list[str]) -> list[int]:
    return [int(LORDS[lord]["influence"]) for lord in lords]


def affiliated_of(seat: Doc, race: str) -> list[int]:
    return [int(card[-1]) for card in seat["affiliated"].split() if card[:-2] == race]


def guild(base: int, name: str) -> Callable[[Doc], int]:
    """LOCATION-GUILD-TILES."""
    return lambda seat: base + 2 * sum(1 for lord in lords_of(seat) if LORDS[lord]["guild"] == name)


def race(base: int, name: str) -> Callable[[Doc], int]:
    """LOCATION-RACE-TILES."""
    return lambda seat: base + 3 * len(affiliated_of(seat, name))


def with_key(seat: Doc) -> list[str]:
    return [lord for lord in lords_of(seat) if LORDS[lord]["keys"] != "0"]


TILES: dict[str, Callable[[Doc], int]] = {
    "sargasso-silos": guild(5, "farmer"),
    "dockworks": guild(5, "merchant"),
    "hydrozoa-reserves": guild(6, "mage"),
    "parliament": guild(6, "politician"),
    "barracks": guild(7, "soldier"),
    "sargasso-fields": race(3, "seahorse"),
    "nest-of-giant-clams": race(3, "shellfish"),
    "sanctuary": race(4, "jellyfish"),
    "oceanic-senate-assembly": race(4, "squid"),
    "chasm": race(5, "crab"),
    "the-abyss": lambda seat: 2 * len({LORDS[lord]["guild"] for lord in lords_of(seat)}),
    "depths": lambda seat: 2 * min(influence(lords_of(seat)), default=0),
    "throne-room": lambda seat: max(influence(lords_of(seat)), default=0),
    "jail": lambda seat: 15 - len(lords_of(seat)),
    "coral-barrier": lambda seat: 20 - len(seat["affiliated"].split()),
    "closed-tower": lambda seat: 3 * len(with_key(seat)),
    "lost-tower": lambda seat: 3 * (len(lords_of(seat)) - len(with_key(seat))),
    "chamber-of-allies": lambda seat: 3 + sum(min(affiliated_of(seat, name), default=0) for name in RACES),
    "black-smokers": lambda seat: 0,
}


def tile_points(doc: Doc, name: str, tile: str) -> int:
    """Section 8; CITY-OF-MIRRORS copies the best of the opponents' for its owner."""
    if tile != "city-of-mirrors":
        return TILES[tile](doc["seats"][name])
    theirs = [t["id"] for other, seat in doc["seats"].items() if other != name for t in seat["locations"]]
    return max((tile_points(doc, name, other) for other in theirs), default=0)


def scored(doc: Doc, name: str) -> dict[str, int]:
    """SCORE-LOCATIONS to SCORE-MONSTERS."""
    seat = doc["seats"][name]
    return {
        "locations": sum(tile_points(doc, name, tile["id"]) for tile in seat["locations"]),
        "lords": sum(influence(lords_of(seat))),
        "allies": sum(max(affiliated_of(seat, name), default=0) for name in RACES),
        "monsters": sum(seat["monster_tokens"]),
    }


def winners_of(doc: Doc) -> list[str]:
    """SCORE-TOTAL, TIE-PEARLS, TIE-LORD, TIE-SHARED."""
    ranks = {
        name: (sum(scored(doc, name).values()), seat["pearls"], max(influence(lords_of(seat)), default=0))
        for name, seat in doc["seats"].items()
    }
    return [name for name, rank in ranks.items() if rank == max(ranks.values())]


def agree(state: State) -> None:
    """Compare the two scorers on one state."""
    doc = state.to_position()
    for name, score in state.scores().items():
        parts = scored(doc, name)
        assert {part: getattr(score, part) for part in parts} == parts, name
        assert score.total == sum(parts.values())
        assert [tile.points for tile in score.location_scores] == [
            tile_points(doc, name, tile.location) for tile in score.location_scores
        ]
        tiles = [tile["id"] for tile in doc["seats"][name]["locations"]]
        # City of Mirrors comes last: what it copies can be seen before.
        assert [tile.location for tile in score.location_scores] == sorted(tiles, key="city-of-mirrors".__eq__)
        assert all(tile.points == tile.base + tile.per_unit * tile.units for tile in score.location_scores)
        best_lord = max(influence(lords_of(doc["seats"][name])), default=0)
        assert (score.seat, score.pearls, score.best_lord) == (name, doc["seats"][name]["pearls"], best_lord)
    assert state.winners == (winners_of(doc) if state.over else [])


def test_both_scorers_agree_at_the_end_of_100_games() -> None:
    for number in range(0, 200, 2):
        agree(ended(number))


def test_both_scorers_agree_in_the_middle_of_games() -> None:
    for state in positions(range(100), share=0.03):
        agree(state)


def test_both_scorers_agree_on_every_location_with_random_lords_and_allies() -> None:
    rng = Random("tiles")
    for _ in range(300):
        lords = rng.sample(list(LORDS), 12)
        tiles = rng.sample([*TILES, "city-of-mirrors"], 8)
        allies = [f"{name}-{n}" for name in RACES for n in range(1, 6) if rng.random() < 0.3]
        seats = {
            "p1": {"lords": lords[:4], "affiliated": " ".join(allies),
                   "locations": [{"id": tile, "lords": [lord]} for tile, lord in zip(tiles[:4], lords[4:8], strict=True)]},
            "p2": {"lords": [lords[8], lords[9] + " tilted"], "locations": [{"id": tile} for tile in tiles[4:]]},
        }  # fmt: skip
        agree(State.from_position(FINISHED | {"seats": seats}))


def test_the_weakest_ally_of_each_race_is_affiliated_at_the_end_and_scores_if_it_is_the_strongest() -> None:
    state = State.from_position(
        {"game": "abyss", "players": 2, "exploration_deck": "", "court": [None] * 6, "turn": {"passes": 1},
         "seats": {"p1": {"hand": "crab-2 crab-3 crab-3 squid-5", "affiliated": "crab-1 squid-1", "pearls": 0}}}
    )  # fmt: skip
    state.apply("pass")
    assert state.over
    assert state.to_position()["seats"]["p1"]["affiliated"] == "crab-1 crab-2 squid-1 squid-5"
    assert state.scores()["p1"].allies == 2 + 5
    assert state.to_position()["exploration_discard"] == "crab-3 crab-3"


TIES = {
    "more points": ({"affiliated": "crab-2", "pearls": 0}, {"affiliated": "crab-1", "pearls": 9}, ["p1"]),
    "more Pearls": ({"affiliated": "crab-2", "pearls": 1}, {"affiliated": "squid-2", "pearls": 2}, ["p2"]),
    "the better Lord": ({"lords": ["keeper", "reaper"]}, {"lords": ["landowner"]}, ["p2"]),
    "shared": ({"lords": ["keeper"]}, {"lords": ["reaper"]}, ["p1", "p2"]),
    "nothing at all": ({}, {}, ["p1", "p2"]),
    "keys and Pearls are no points": ({"key_tokens": 2, "pearls": 8}, {"affiliated": "crab-1"}, ["p2"]),
}


@pytest.mark.parametrize("tie", TIES)
def test_who_wins(tie: str) -> None:
    one, other, won = TIES[tie]
    state = State.from_position(FINISHED | {"seats": {"p1": one, "p2": other}})
    assert state.winners == won
    agree(state)


def test_city_of_mirrors_copies_the_best_for_its_owner_and_says_which() -> None:
    state = State.from_position(
        FINISHED
        | {"seats": {"p1": {"lords": ["keeper"], "locations": [{"id": "city-of-mirrors"}]},
                     "p2": {"lords": ["jailer", "seeker", "hunter"], "locations": [{"id": "barracks"}, {"id": "jail"}]}}}
    )  # fmt: skip
    mirrors = state.scores()["p1"].location_scores[0]
    assert (mirrors.location, mirrors.copied, mirrors.points) == ("city-of-mirrors", "jail", 14)
