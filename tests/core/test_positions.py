"""Positions: what cannot exist is refused with its place, what loads plays on, nothing else ever happens."""

# The rows of the tables stay on one line.
# ruff: noqa: E501

import json
from copy import deepcopy
from functools import lru_cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abyss_nb import Action, ImpossiblePosition, State, new_game

from .play import ALLIES, DECISIONS, LOCATIONS, LORDS, SEATS, Player, census, ended, positions, states_of_each_kind

DEEP: list[Any] = []
for _ in range(20_000):
    DEEP = [DEEP]
NO_COURT = [None] * 6
COURT = ["keeper", "slaver", "traitor", None, None, None]


def seats(**p1: Any) -> dict[str, Any]:
    return {"seats": {"p1": p1}}


def pending(*steps: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"turn": {"pending": list(steps)}, **more}


def step(kind: str, **fields: Any) -> dict[str, Any]:
    return {"step": kind, **fields}


EXPLORATION, IN_COURT, IN_LOCATIONS = step("exploration"), step("court"), step("locations")
SEVEN = "crab-1 crab-2 crab-3 crab-4 squid-1 squid-2 squid-3"

BAD: list[tuple[str, dict[str, Any], str, str]] = [
    # the frame
    ("an unknown field", {"colour": "blue"}, "colour", "unknown field"),
    ("another format", {"format": 2}, "format", "1"),
    ("a format with a point", {"format": 1.0}, "format", "1"),
    ("a format true", {"format": True}, "format", "1"),
    ("a format in words", {"format": "1"}, "format", "1"),
    ("no format at all but null", {"format": None}, "format", "1"),
    ("another game", {"game": "conspiracy"}, "game", "abyss"),
    ("a game that is a list", {"game": ["abyss"]}, "game", "abyss"),
    ("one player", {"players": 1}, "players", "from 2 to 4"),
    ("five players", {"players": 5}, "players", "from 2 to 4"),
    ("players true", {"players": True}, "players", "number"),
    ("players 2.0", {"players": 2.0}, "players", "number"),
    ("players in words", {"players": "2"}, "players", "number"),
    ("players null", {"players": None}, "players", "nothing"),
    ("a seat that does not play", {"active": "p3"}, "active", "p1, p2"),
    ("a number for the active seat", {"active": 1}, "active", "p1, p2"),
    ("an active seat null", {"active": None}, "active", "p1, p2"),
    ("a negative seed", {"seed": -1}, "seed", "from 0"),
    ("a seed too large", {"seed": 2**64}, "seed", "from 0"),
    ("a seed with a point", {"seed": 7.0}, "seed", "number"),
    ("a seed that is no number", {"seed": float("nan")}, "seed", "number"),
    ("a seed without end", {"seed": float("inf")}, "seed", "number"),
    ("threat 0", {"threat": 0}, "threat", "from 1 to 6"),
    ("threat 7", {"threat": 7}, "threat", "from 1 to 6"),
    ("threat false", {"threat": False}, "threat", "number"),
    ("a huge threat", {"threat": 10**5000}, "threat", "from 1 to 6, not a huge number"),
    ("a deep threat", {"threat": DEEP}, "threat", "number"),
    ("a list for the threat", {"threat": [3]}, "threat", "not a list"),
    ("an object for the threat", {"threat": {"space": 3}}, "threat", "not an object"),
    ("over in words", {"over": "yes"}, "over", "true or false"),
    ("over 1", {"over": 1}, "over", "true or false"),
    # options
    ("options as a list", {"options": []}, "options", "object"),
    ("options null", {"options": None}, "options", "object"),
    ("an unknown option", {"options": {"fun": True}}, "options.fun", "unknown option"),
    ("a hand limit of 11", {"options": {"hand_limit": 11}}, "options.hand_limit", "null, 12"),
    ("a hand limit with a point", {"options": {"hand_limit": 12.0}}, "options.hand_limit", "null, 12"),
    ("a switch that is 1", {"options": {"refill_first": 1}}, "options.refill_first", "false, true"),
    ("a switch that is null", {"options": {"superfluous_allies": None}}, "options.superfluous_allies", "false, true"),
    ("another end", {"options": {"court_end": "never"}}, "options.court_end", "refill"),
    ("an end that is a list", {"options": {"seventh_lord": ["owned"]}}, "options.seventh_lord", "owned"),
    # seats
    ("seats as a list", {"seats": [{}, {}]}, "seats", "object"),
    ("seats null", {"seats": None}, "seats", "object"),
    ("a seat too many", {"seats": {"p3": {}}}, "seats.p3", "unknown field"),
    ("a seat null", {"seats": {"p1": None}}, "seats.p1", "object"),
    ("an unknown field of a seat", seats(gold=3), "seats.p1.gold", "unknown field"),
    ("51 Pearls at one seat", seats(pearls=51), "seats.p1.pearls", "from 0 to 50, not 51"),
    ("51 Pearls together", {"seats": {"p1": {"pearls": 26}, "p2": {"pearls": 25}}}, "seats", "51 Pearls"),
    ("negative Pearls", seats(pearls=-1), "seats.p1.pearls", "from 0"),
    ("half a Pearl", seats(pearls=0.5), "seats.p1.pearls", "number"),
    ("Pearls true", seats(pearls=True), "seats.p1.pearls", "number"),
    ("Pearls null", seats(pearls=None), "seats.p1.pearls", "nothing"),
    ("eleven Key tokens", seats(key_tokens=11), "seats.p1.key_tokens", "from 0 to 10"),
    ("12 Key tokens together", {"seats": {"p1": {"key_tokens": 6}, "p2": {"key_tokens": 6}}}, "seats", "12 Key tokens"),
    ("a Monster token of 5", seats(monster_tokens=[5]), "seats.p1.monster_tokens[0]", "2, 3, 4"),
    ("a Monster token in words", seats(monster_tokens=[2, "3"]), "seats.p1.monster_tokens[1]", "number"),
    ("a Monster token true", seats(monster_tokens=[True]), "seats.p1.monster_tokens[0]", "number"),
    ("a Monster token 2.0", seats(monster_tokens=[2.0]), "seats.p1.monster_tokens[0]", "number"),
    ("a huge Monster token", seats(monster_tokens=[10**5000]), "seats.p1.monster_tokens[0]", "2, 3, 4"),
    ("a deep Monster token", seats(monster_tokens=[DEEP]), "seats.p1.monster_tokens[0]", "number"),
    ("three tokens of 4", seats(monster_tokens=[4, 4, 4]), "seats.p1.monster_tokens[2]", "more than 2"),
    ("a number of tokens", seats(monster_tokens=2), "seats.p1.monster_tokens", "list"),
    ("a list without end", seats(monster_tokens=[2] * 201), "seats.p1.monster_tokens", "longer"),
    ("as long a list as there may be", seats(monster_tokens=[2] * 200), "seats.p1.monster_tokens[9]", "more than 9"),
    ("two crabs of 5", seats(hand="crab-5 crab-5"), "seats.p1.hand", "more than 1 cards crab-5"),
    ("a crab of 6", seats(hand="crab-6"), "seats.p1.hand", "'crab-6'"),
    ("a Monster in hand", seats(hand="monster"), "seats.p1.hand", "not a Monster"),
    ("a Monster among the affiliated", seats(affiliated=["monster"]), "seats.p1.affiliated[0]", "not a Monster"),
    ("a number of cards in hand", seats(hand=3), "seats.p1.hand", "cards such as"),
    ("a number among cards", seats(hand=["crab-1", 5]), "seats.p1.hand[1]", "a text"),
    ("the rest of the deck in hand", seats(hand="crab-1 *"), "seats.p1.hand", "'*'"),
    ("cards with a comma", seats(hand="crab-1, squid-1"), "seats.p1.hand", "'crab-1,'"),
    ("fourteen crabs", {"exploration_discard": "crab-1 " * 4 + "crab-2 " * 3 + "crab-3 " * 3 + "crab-4 " * 2 + "crab-5",
                        **seats(hand="crab-1")}, "exploration_discard", "more than 4 cards crab-1"),
    ("an unknown Lord", seats(lords=["king"]), "seats.p1.lords[0]", "not the id of a Lord"),
    ("a word of 38 letters", seats(lords=["x" * 38]), "seats.p1.lords[0]", f"{'x' * 38!r} is not the id of a Lord"),
    ("a word of 39 letters", seats(lords=["x" * 39]), "seats.p1.lords[0]", f": '{'x' * 36}… is not the id of a Lord"),
    ("a Lord lying down", seats(lords=["keeper asleep"]), "seats.p1.lords[0]", "'asleep'"),
    ("a Lord twice tilted", seats(lords=["keeper tilted tilted"]), "seats.p1.lords[0]", "tilted"),
    ("a Lord that is a number", seats(lords=[7]), "seats.p1.lords[0]", "a text"),
    ("a text of Lords", seats(lords="keeper"), "seats.p1.lords", "list"),
    ("a Lord twice", seats(lords=["keeper", "keeper tilted"]), "seats.p1.lords[1]", "also at seats.p1.lords[0]"),
    ("a Lord at two seats", {"seats": {"p1": {"lords": ["keeper"]}, "p2": {"lords": ["keeper"]}}},
     "seats.p2.lords[0]", "also at seats.p1.lords[0]"),
    ("a Location that is a text", seats(locations=["jail"]), "seats.p1.locations[0]", "object"),
    ("a Location without id", seats(locations=[{"lords": []}]), "seats.p1.locations[0].id", "a text"),
    ("a Location with a colour", seats(locations=[{"id": "jail", "colour": 1}]), "seats.p1.locations[0].colour", "unknown"),
    ("an unknown Location", seats(locations=[{"id": "garden"}]), "seats.p1.locations[0].id", "not the id of a Location"),
    ("a Lord for a Location", seats(locations=[{"id": "keeper"}]), "seats.p1.locations[0].id", "not the id of a Location"),
    ("a Location twice", {**seats(locations=[{"id": "jail"}]), "locations_available": ["jail"]},
     "locations_available[0]", "also at seats.p1.locations[0].id"),
    ("a tilted used Lord", seats(locations=[{"id": "jail", "lords": ["keeper tilted"]}]),
     "seats.p1.locations[0].lords[0]", "not the id"),
    ("a Lord free and used", seats(lords=["keeper"], locations=[{"id": "jail", "lords": ["keeper"]}]),
     "seats.p1.locations[0].lords[0]", "also at seats.p1.lords[0]"),
    ("recruited without the option", seats(recruited=0), "seats.p1.recruited", "seventh_lord"),
    ("fewer recruited than owned", {**seats(lords=["keeper"], recruited=0), "options": {"seventh_lord": "recruited"}},
     "seats.p1.recruited", "from 1"),
    # the Court and the Lords
    ("a Court of five", {"court": ["keeper", "slaver"]}, "court", "6 spaces"),
    ("an empty list for the Court", {"court": []}, "court", "6 spaces"),
    ("a text for the Court", {"court": "keeper"}, "court", "list"),
    ("a hole in the Court", {"court": ["keeper", None, "slaver", None, None, None]}, "court", "Lords first"),
    ("a number in the Court", {"court": [1, None, None, None, None, None]}, "court[0]", "null"),
    ("false in the Court", {"court": [False, None, None, None, None, None]}, "court[0]", "null"),
    ("a Lord in Court and deck", {"court": COURT, "lord_deck": ["keeper"]}, "lord_deck[0]", "also at court[0]"),
    ("a Lord in Court and discard", {"court": COURT, "lord_discard": ["slaver"]}, "lord_discard[0]", "also at court[1]"),
    ("a star before the end", {"lord_deck": ["*", "keeper"]}, "lord_deck[0]", "only stand at the end"),
    ("two stars", {"location_deck": ["*", "*"]}, "location_deck[0]", "only stand at the end"),
    ("a star in the discard", {"lord_discard": ["*"]}, "lord_discard[0]", "not the id"),
    ("a deck that is a number", {"lord_deck": 3}, "lord_deck", "list"),
    ("a deck null", {"lord_deck": None}, "lord_deck", "list"),
    # Exploration cards
    ("seven Monsters", {"exploration_deck": "monster " * 7}, "exploration_deck", "more than 6 cards monster"),
    ("a star in the middle of a deck", {"exploration_deck": "crab-1 * crab-2"}, "exploration_deck", "only stand at the end"),
    ("an object for a deck", {"exploration_deck": {}}, "exploration_deck", "cards such as"),
    ("an unknown card", {"exploration_discard": "shark-1"}, "exploration_discard", "'shark-1'"),
    ("a squid in the stack of the crabs", {"council": {"crab": "squid-1"}}, "council.crab", "stack of the crab"),
    ("a Monster in the Council", {"council": {"crab": "monster"}}, "council.crab", "not a Monster"),
    ("a sixth stack", {"council": {"shark": ""}}, "council.shark", "unknown field"),
    ("a Council that is a text", {"council": "crab-1"}, "council", "object"),
    ("a track without exploration", {"track": ["crab-1"]}, "track", "only during an exploration"),
    ("a track of six", pending(EXPLORATION, step("ally"), track=["crab-1", "crab-2", "crab-3", "squid-1", "squid-2", "squid-3"]),
     "track", "5 spaces"),
    ("a hole in the track", pending(EXPLORATION, step("ally"), track=["crab-1", None]), "track[1]", "a text"),
    # Locations and supplies
    ("an unknown tile available", {"locations_available": ["garden"]}, "locations_available[0]", "not the id"),
    ("a tile in deck and available", {"locations_available": ["jail"], "location_deck": ["jail"]},
     "location_deck[0]", "also at locations_available[0]"),
    ("too many Pearls in the Treasury", {"treasury": 49}, "treasury", "from 0 to 48"),
    ("a negative Treasury", {"treasury": -1}, "treasury", "from 0"),
    ("a Treasury null", {"treasury": None}, "treasury", "nothing"),
    ("too many keys in the supply", {**seats(key_tokens=2), "key_supply": 9}, "key_supply", "from 0 to 8"),
    ("a key supply with a point", {"key_supply": 8.0}, "key_supply", "number"),
    ("ten tokens of 2", {**seats(monster_tokens=[2]), "monster_supply": [2] * 9}, "monster_supply[8]", "more than 9"),
    ("a number of tokens in the supply", {"monster_supply": 20}, "monster_supply", "list"),
    # what lasts within a turn
    ("turn as a list", {"turn": []}, "turn", "object"),
    ("turn null", {"turn": None}, "turn", "object"),
    ("an unknown field of the turn", {"turn": {"spent": 1}}, "turn.spent", "unknown field"),
    ("a Lord without activated power used", {"turn": {"used": ["keeper"]}}, "turn.used[0]", "activated power"),
    ("an unknown Lord used", {"turn": {"used": ["king"]}}, "turn.used[0]", "activated power"),
    ("the active seat as buyer", pending(EXPLORATION, step("ally"), track=["crab-1"]) | {"turn": {"bought": ["p1"]}},
     "turn.bought[0]", "not an opponent"),
    ("a buyer who does not play", {"turn": {"bought": ["p3"]}}, "turn.bought[0]", "not an opponent"),
    ("a buyer before the action", {"turn": {"bought": ["p2"]}}, "turn.bought", "before the action"),
    ("extra 1", {"turn": {"extra": 1}}, "turn.extra", "true or false"),
    ("as many passes as players", {"turn": {"passes": 2}}, "turn.passes", "from 0 to 1"),
    ("negative passes", {"turn": {"passes": -1}}, "turn.passes", "from 0"),
    ("kept before the limit", {"turn": {"kept": 2}}, "turn.kept", ""),
    # the end
    ("end as a list", {"end": []}, "end", "object"),
    ("an end by nobody", {"end": {}}, "end.by", "p1, p2"),
    ("an end with a date", {"end": {"by": "p2", "at": 3}}, "end.at", "unknown field"),
    ("a last turn too many", {"end": {"by": "p1", "left": ["p2", "p1"]}}, "end.left", "['p2']"),
    ("a last turn forgotten", {"end": {"by": "p1"}}, "end.left", "['p2']"),
    ("a last turn of a stranger", {"end": {"by": "p2", "left": ["p4"]}}, "end.left", "[]"),
    ("a finished game with hands", {"over": True, **seats(hand="crab-1")}, "over", "hands are empty"),
    ("a finished game with a power used", {"over": True, "turn": {"used": ["slaver"]}}, "turn", "nothing lasts"),
    ("a finished game with a buyer", {"over": True, "turn": {"bought": ["p2"]}}, "turn", "nothing lasts"),
    ("a finished game with a pass", {"over": True, "turn": {"passes": 1}}, "turn", "nothing lasts"),
    ("a finished game with an extra turn", {"over": True, "turn": {"extra": True}}, "turn", "nothing lasts"),
    ("a finished game with something pending", {"over": True, **pending(step("end"))}, "turn.pending", "finished"),
    ("a finished game with last turns", {"over": True, "end": {"by": "p1", "left": ["p2"]}}, "end.left", ""),
    # what is pending
    ("pending as an object", {"turn": {"pending": {}}}, "turn.pending", "list"),
    ("a pending text", {"turn": {"pending": ["turn"]}}, "turn.pending[0]", "object"),
    ("a step without a name", pending({}), "turn.pending[0].step", "a text"),
    ("the turn as a step", pending(step("turn")), "turn.pending[0].step", "not a pending step"),
    ("an unknown step", pending(step("dance")), "turn.pending[0].step", "not a pending step"),
    ("a step that never asks", pending(step("next")), "turn.pending[0].step", "not a pending step"),
    ("a step that is a list", pending(step(["court"])), "turn.pending[0].step", "a text"),
    ("a step with a field of another", pending(step("end", lord="keeper")), "turn.pending[0].lord", "unknown field"),
    ("a choice without its phase", pending(step("ally"), track=["crab-1"]), "turn.pending[0]", "cannot be the first"),
    ("a phase that asks nobody", pending(IN_COURT), "turn.pending[0]", "asks nobody"),
    ("an exploration that asks nobody", pending(EXPLORATION), "turn.pending[0]", "asks nobody"),
    ("a phase of another seat", pending(step("exploration", seat="p2"), step("ally"), track=["crab-1"]),
     "turn.pending[0].seat", "active player's"),
    ("an offer to a seat that does not play", pending(EXPLORATION, step("offer", seat="p4"), track=["crab-1"]),
     "turn.pending[1].seat", "p1, p2"),
    ("a choice of another phase", pending(IN_COURT, step("ally"), track=["crab-1"]), "turn.pending[1]", "in 'court'"),
    ("two choices at once", pending(EXPLORATION, step("ally"), step("ally"), track=["crab-1"]),
     "turn.pending[1]", "together with another"),
    ("the same phase twice", pending(EXPLORATION, EXPLORATION), "turn.pending[1]", "in 'exploration'"),
    ("two phases", pending(EXPLORATION, IN_COURT), "turn.pending[1]", "in 'exploration'"),
    ("an end with nothing to use", pending(step("end")), "turn.pending[0]", "'end' leaves nothing to decide"),
    ("an offer to the active player", pending(EXPLORATION, step("offer"), track=["crab-1"]),
     "turn.pending[1].seat", "not a seat that this step can ask"),
    ("an offer of nothing", pending(EXPLORATION, step("offer", seat="p2")), "turn.pending[1]", "no Ally lies last"),
    ("an offer of a Monster", pending(EXPLORATION, step("offer", seat="p2"), track=["monster"]),
     "turn.pending[1]", "no Ally lies last"),
    ("an offer to the poor", pending(EXPLORATION, step("offer", seat="p2"), track=["crab-1"], seats={"p2": {"pearls": 0}}),
     "turn.pending[1]", "cannot buy"),
    ("an offer to a buyer", {"turn": {"bought": ["p2"], "pending": [EXPLORATION, step("offer", seat="p2")]}, "track": ["crab-1"],
                             "seats": {"p2": {"pearls": 9}}}, "turn.pending[1]", "cannot buy"),
    ("an Ally that is a Monster", pending(EXPLORATION, step("ally"), track=["monster"]), "turn.pending[1]", "no Ally lies last"),
    ("a Monster that is an Ally", pending(EXPLORATION, step("monster"), track=["crab-1"]), "turn.pending[1]", "no Monster"),
    ("an Ally on the last space", pending(EXPLORATION, step("ally"), track=["crab-1", "crab-2", "crab-3", "squid-1", "squid-2"]),
     "turn.pending[1]", "nothing to decide"),
    ("a reward with full track", pending(EXPLORATION, step("reward"), track=["crab-1", "crab-2", "crab-3", "squid-1", "squid-2"]),
     "turn.pending[1]", ""),
    ("a reward without choice", pending(EXPLORATION, step("reward"), threat=6), "turn.pending[1]", "nothing to decide"),
    ("a payment for nobody", pending(IN_COURT, step("payment")), "turn.pending[1].lord", "must be one of"),
    ("a payment for an unknown Lord", pending(IN_COURT, step("payment", lord="king")), "turn.pending[1].lord", "must be one of"),
    ("a payment for a Lord elsewhere", pending(IN_COURT, step("payment", lord="oracle"), court=COURT),
     "turn.pending[1]", "not in the Court"),
    ("a payment that cannot be paid", pending(IN_COURT, step("payment", lord="slaver"), court=COURT), "turn.pending[1]", "nothing"),
    ("a payment by an opponent", pending(IN_COURT, step("payment", lord="slaver", seat="p2"), court=COURT),
     "turn.pending[1].seat", "not a seat"),
    ("nothing played", pending(IN_COURT, step("affiliate", lord="slaver"), court=COURT), "turn.pending[1]", "no Ally was played"),
    ("a Monster played", pending(IN_COURT, step("affiliate", lord="slaver", played="monster"), court=COURT),
     "turn.pending[1].played", "not a Monster"),
    ("cards played and in hand", {**pending(IN_COURT, step("affiliate", lord="slaver", played="crab-5 squid-5"), court=COURT),
                                  **seats(hand="crab-5")}, "turn.pending[1].played", "more than 1 cards crab-5"),
    ("one lowest Ally", pending(IN_COURT, step("affiliate", lord="slaver", played="shellfish-5 shellfish-3"), court=COURT),
     "turn.pending[1]", "nothing to decide"),
    ("an affiliation for a Lord elsewhere", pending(IN_COURT, step("affiliate", lord="oracle", played="crab-1 squid-1"), court=COURT),
     "turn.pending[1]", "not in the Court"),
    ("three keys that are not there", pending(IN_LOCATIONS, step("control", lords=[], tokens=3)), "turn.pending[1]", "three working keys"),
    ("four keys", {**pending(IN_LOCATIONS, step("control", lords=["keeper"], tokens=3)), **seats(lords=["keeper"], key_tokens=3)},
     "turn.pending[1]", "three working keys"),
    ("keys of a tilted Lord", {**pending(IN_LOCATIONS, step("control", lords=["keeper"], tokens=2)),
                               **seats(lords=["keeper tilted"], key_tokens=2)}, "turn.pending[1]", "three working keys"),
    ("a Lord twice for keys", {**pending(IN_LOCATIONS, step("control", lords=["keeper", "keeper"], tokens=2)),
                               **seats(lords=["keeper"], key_tokens=2)}, "turn.pending[1].lords[1]", "does not belong"),
    ("a negative token", {**pending(IN_LOCATIONS, step("control", lords=["sage"], tokens=-1)), **seats(lords=["sage"])},
     "turn.pending[1].tokens", "from 0"),
    ("a fourth token", {**pending(IN_LOCATIONS, step("control", lords=[], tokens=4)), **seats(key_tokens=4)},
     "turn.pending[1].tokens", "from 0 to 3"),
    ("tokens left out", {**pending(IN_LOCATIONS, step("control", lords=["sage"])), **seats(lords=["sage"])},
     "turn.pending[1].tokens", "number"),
    ("which keys, but only three", {**pending(IN_LOCATIONS, step("keys")), **seats(key_tokens=3)}, "turn.pending[1]", "nothing to decide"),
    ("which keys, but no Location", {**pending(IN_LOCATIONS, step("keys")), **seats(key_tokens=4, lords=["keeper"]),
                                     "locations_available": [], "location_deck": []}, "turn.pending[1]", ""),
    ("tiles drawn and in the stack", {**pending(IN_LOCATIONS, step("keep", lords=[], tokens=3, drawn=["jail", "chasm"])),
                                      **seats(key_tokens=3), "location_deck": ["jail"]}, "location_deck[0]", "also at"),
    ("tiles drawn twice", {**pending(IN_LOCATIONS, step("keep", lords=[], tokens=3, drawn=["jail", "jail"])), **seats(key_tokens=3)},
     "turn.pending[1].drawn[1]", "also at"),
    ("five tiles drawn", {**pending(IN_LOCATIONS, step("keep", lords=[], tokens=3, drawn=list(LOCATIONS)[:5])),
                          **seats(key_tokens=3)}, "turn.pending[1].drawn", "no more than 4"),
    ("no tile drawn", {**pending(IN_LOCATIONS, step("keep", lords=[], tokens=3, drawn=[])), **seats(key_tokens=3)},
     "turn.pending[1]", "nothing to do"),
    ("an Ambassador who is not there", pending(IN_COURT, step("sage", drawn=["jail", "chasm"])), "turn.pending[1]", "sage"),
    ("an Ambassador with too many tiles", {**pending(IN_COURT, step("hermit", drawn=["jail", "chasm"])), **seats(lords=["hermit"])},
     "turn.pending[1]", ""),
    ("an Ambassador with no tile, but a stack", {**pending(IN_COURT, step("hermit")), **seats(lords=["hermit"]),
                                                 "locations_available": ["jail", "chasm"]}, "turn.pending[1]", ""),
    ("Black Smokers of nobody", pending(IN_LOCATIONS, step("black-smokers")), "turn.pending[1]", "black-smokers"),
    ("a jailer for himself", {**pending(IN_COURT, step("jailer")), **seats(hand="crab-1 squid-1", lords=["jailer"])},
     "turn.pending[1].seat", "not a seat"),
    ("a jailer without Jailer", pending(IN_COURT, step("jailer", seat="p2"), seats={
        "p1": {"lords": ["keeper"]}, "p2": {"hand": "crab-1 squid-1"}}), "turn.pending[1]", "jailer is not in effect"),
    ("a jailer against the Shaman", pending(IN_COURT, step("jailer", seat="p2"), seats={
        "p1": {"lords": ["jailer"]}, "p2": {"hand": "crab-1 squid-1", "lords": ["shaman"]}}), "turn.pending[1]", ""),
    ("two jailers for one victim", pending(IN_COURT, step("jailer", seat="p2"), step("jailer", seat="p2"), seats={
        "p1": {"lords": ["jailer"]}, "p2": {"hand": "crab-1 squid-1"}}), "turn.pending[1]", "together with another"),
    ("a commander with six cards", pending(IN_COURT, step("commander", seat="p2"), seats={
        "p1": {"lords": ["commander"]}, "p2": {"hand": "crab-1 crab-2 squid-1"}}), "turn.pending[1]", "6"),
    ("a commander at once without the option", pending(EXPLORATION, step("commander", seat="p2"), seats={
        "p1": {"lords": ["commander"]}, "p2": {"hand": SEVEN}}), "turn.pending[1]", "commander_at_once"),
    ("a commander without Commander", {**pending(step("hand-limit"), step("commander")), **seats(hand=SEVEN)}, "turn.pending[1]", ""),
    ("an assassin of himself", {**pending(IN_COURT, step("assassin", target="p1")), **seats(lords=["assassin", "keeper"])},
     "turn.pending[1]", "itself"),
    ("an assassin with nobody to tilt", {**pending(IN_COURT, step("assassin", target="p2")), **seats(lords=["assassin"])},
     "turn.pending[1]", "nothing to do"),
    ("an assassin without target", {**pending(IN_COURT, step("assassin")), **seats(lords=["assassin"])},
     "turn.pending[1].target", "p1, p2"),
    ("a hunter with nothing to hunt", {**pending(IN_COURT, step("hunter")), **seats(lords=["hunter"])}, "turn.pending[1]", "nothing to do"),
    ("a corruptor without Pearls", {**pending(IN_COURT, step("corruptor")), **seats(lords=["corruptor"])}, "turn.pending[1]", "nothing"),
    ("a traitor without another Lord", {**pending(IN_COURT, step("traitor")), **seats(lords=["traitor"])}, "turn.pending[1]", "nothing"),
    ("a schemer without a deck", {**pending(IN_COURT, step("schemer")), **seats(lords=["schemer", "keeper"]), "lord_deck": [],
                                  "court": NO_COURT}, "turn.pending[1]", "nothing"),
    ("an illusionist without a Location", {**pending(IN_COURT, step("illusionist")), **seats(lords=["illusionist"])},
     "turn.pending[1]", "nothing"),
    ("an apprentice without stacks", {**pending(IN_COURT, step("apprentice")), **seats(lords=["apprentice"])}, "turn.pending[1]", "nothing"),
    ("an alchemist after a recruitment", {**pending(IN_COURT, step("alchemist")), **seats(lords=["alchemist"])},
     "turn.pending[1]", "in 'court'"),
    ("a hand limit without the option", {**pending(step("hand-limit")), **seats(hand="crab-1 crab-2")}, "turn.pending[0]", ""),
    ("a hand within the limit", {**pending(step("hand-limit")), **seats(hand="crab-1 crab-2"), "options": {"hand_limit": 12}},
     "turn.pending[0]", "within the limit"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "where", "what"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_what_cannot_exist_is_refused_with_its_place(changes: dict[str, Any], where: str, what: str) -> None:
    with pytest.raises(ImpossiblePosition) as refusal:
        State.from_position({"game": "abyss", "players": 2, **changes})
    assert refusal.value.where == where
    assert str(refusal.value).startswith(f"{where}: ")
    assert what in str(refusal.value)
    assert len(str(refusal.value)) < 700


def test_the_names_of_the_bad_positions_differ() -> None:
    assert len({row[0] for row in BAD}) == len(BAD)


@pytest.mark.parametrize("field", ["game", "players"])
def test_what_is_required_cannot_be_left_out(field: str) -> None:
    doc = {"game": "abyss", "players": 2}
    del doc[field]
    with pytest.raises(ImpossiblePosition, match=field):
        State.from_position(doc)


@pytest.mark.parametrize(
    "doc", [None, 5, True, 1.5, float("nan"), "abyss", [], [{}], DEEP, {}, 10**5000], ids=lambda doc: type(doc).__name__
)
def test_what_is_not_an_object_is_no_position(doc: object) -> None:
    with pytest.raises(ImpossiblePosition):
        State.from_position(doc)


# -- positions that can exist ------------------------------------------------------------------------------------


def test_what_a_position_leaves_out_is_filled_in_as_at_the_start() -> None:
    doc = State.from_position({"game": "abyss", "players": 3}).to_position()
    assert [seat["pearls"] for seat in doc["seats"].values()] == [1, 1, 1]
    assert doc["treasury"] == 47
    assert (doc["active"], doc["threat"], doc["key_supply"], len(doc["monster_supply"])) == ("p1", 1, 10, 20)
    assert None not in doc["court"]
    assert (len(doc["lord_deck"]), len(doc["exploration_deck"].split())) == (29, 71)
    assert (len(doc["locations_available"]), len(doc["location_deck"])) == (1, 19)
    assert State.from_position({"game": "abyss", "players": 3, "seed": 0}).to_position() == doc
    assert State.from_position({"game": "abyss", "players": 3, "seed": 1}).to_position() != doc


def test_a_deck_holds_what_is_written_and_the_star_everything_that_is_nowhere_else() -> None:
    doc = State.from_position(
        {"game": "abyss", "players": 2, "exploration_deck": "crab-1 monster *", "lord_deck": ["miller"],
         "court": COURT, "location_deck": ["jail", "*"], "locations_available": ["chasm"]}
    ).to_position()  # fmt: skip
    assert doc["exploration_deck"].startswith("crab-1 monster ")
    assert len(doc["exploration_deck"].split()) == 71
    assert doc["lord_deck"] == ["miller"]
    assert doc["location_deck"][0] == "jail"
    assert sorted([*doc["location_deck"], "chasm"]) == sorted(LOCATIONS)


def test_what_lies_nowhere_is_set_aside_and_everybody_sees_it() -> None:
    state = State.from_position(
        {"game": "abyss", "players": 2, "exploration_deck": "crab-1", "treasury": 40, "key_supply": 7, "monster_supply": [4],
         "court": ["miller", *[None] * 5], "lord_deck": list(LORDS)[:20], "lord_discard": ["hermit"],
         "location_deck": list(LOCATIONS)[3:13], "locations_available": ["jail"], "council": {"squid": "squid-5"},
         "seats": {"p1": {"lords": ["sage tilted"], "hand": "crab-5", "affiliated": "crab-4", "monster_tokens": [2, 3],
                          "locations": [{"id": "chasm", "lords": ["elder"]}]}}}
    )  # fmt: skip
    aside = state.observe("p2")["set_aside"]
    assert (aside["pearls"], aside["key_tokens"], len(aside["monster_tokens"])) == (8, 3, 17)
    assert len(aside["exploration"].split()) == 71 - 4
    assert set(aside["lords"]) == {*list(LORDS)[20:]} - {"miller", "hermit", "sage", "elder"}
    assert set(aside["locations"]) == {*LOCATIONS} - {*list(LOCATIONS)[3:13], "jail", "chasm"}
    assert "set_aside" not in new_game(seed=1).observe("p1")


@pytest.mark.parametrize("field", ["hand", "affiliated"])
def test_cards_can_be_written_as_a_text_or_as_a_list(field: str) -> None:
    text = State.from_position({"game": "abyss", "players": 2, **seats(**{field: " squid-1  crab-1 "})})
    assert text == State.from_position({"game": "abyss", "players": 2, **seats(**{field: ["crab-1", "squid-1"]})})


def test_every_finished_game_can_be_saved_and_loaded() -> None:
    for number in range(0, 60, 2):
        over = ended(number)
        assert State.from_position(json.loads(json.dumps(over.to_position()))) == over
        assert over.to_position()["over"] is True


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_that_ended_because_everybody_passed_can_be_saved_and_loaded(players: int) -> None:
    state = State.from_position({"game": "abyss", "players": players, "exploration_deck": "", "court": NO_COURT})
    for _ in range(players):
        assert Action("pass") in state.legal()
        state.apply("pass")
        assert State.from_position(state.to_position()) == state
    assert state.over


def test_a_position_with_seven_lords_or_a_short_court_loads_and_triggers_nothing_in_arrears() -> None:
    state = State.from_position(
        {"game": "abyss", "players": 2, **seats(lords=list(LORDS)[:7], key_tokens=4), "court": [*NO_COURT]}
    )
    assert state.decision.kind == "turn"
    assert "end" not in state.to_position()


@pytest.mark.parametrize("kind", DECISIONS)
def test_a_position_saved_in_every_kind_of_decision_is_the_same_position(kind: str) -> None:
    for state in states_of_each_kind()[kind]:
        doc = state.to_position()
        loaded = State.from_position(json.loads(json.dumps(doc)))
        assert loaded == state
        assert loaded.decision == state.decision
        assert loaded.decision.kind == kind
        assert loaded.to_position() == doc


def test_every_kind_of_decision_was_met() -> None:
    assert set(states_of_each_kind()) == set(DECISIONS)


# -- mutations ---------------------------------------------------------------------------------------------------


@lru_cache
def saved() -> list[dict[str, Any]]:
    """Return positions from all over some games, as documents."""
    some = [state.to_position() for state in positions(range(60), share=0.02)]
    return some + [state.to_position() for states in states_of_each_kind().values() for state in states]


WORDS = [*ALLIES[:3], "monster", "*", *list(LORDS)[::5], *list(LOCATIONS)[::5], *SEATS, "keeper tilted", "", "court", "payment",
         "exploration", "locations", "end", "hand-limit", "commander", "assassin", "sage", "reward", "offer"]  # fmt: skip
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.sampled_from([2**64, -(2**70), 10**40, 1.5, float("nan"), float("inf")]),
    st.sampled_from(WORDS),
    st.text(max_size=5),
    st.lists(st.sampled_from(WORDS), max_size=4),
    st.lists(st.integers(-1, 5), max_size=4),
    st.dictionaries(
        st.sampled_from(["step", "seat", "lord", "id", "lords", "drawn", "by", "left"]), st.sampled_from(WORDS)
    ),
    st.sampled_from(WORDS).map(lambda kind: [{"step": "court"}, {"step": kind}]),
)


def places(doc: Any) -> list[tuple[Any, Any]]:
    """Return every place in a document as its container and key."""
    if isinstance(doc, dict):
        found = [(doc, key) for key in doc]
    elif isinstance(doc, list):
        found = [(doc, i) for i in range(len(doc))]
    else:
        return []
    return found + [place for container, key in found[:] for place in places(container[key])]


def mutate(doc: Any, data: st.DataObject) -> None:
    """Replace, delete, insert, swap or double something somewhere."""
    container, key = data.draw(st.sampled_from(places(doc)))
    match data.draw(st.sampled_from(["replace", "delete", "insert", "swap", "double", "nudge"])):
        case "replace":
            container[key] = data.draw(VALUES)
        case "delete":
            del container[key]
        case "insert" if isinstance(container, list):
            container.insert(key, data.draw(VALUES))
        case "insert":
            container[data.draw(st.sampled_from([*container, "turn", "end", "pending", "used"]))] = data.draw(VALUES)
        case "swap":
            other, there = data.draw(st.sampled_from(places(doc)))
            container[key], other[there] = deepcopy(other[there]), deepcopy(container[key])
        case "double" if isinstance(container, list):
            container.append(container[key])
        case "nudge" if type(container[key]) is int:
            container[key] += data.draw(st.sampled_from([-1, 1]))


def plays_on(state: State, number: int) -> None:
    """Play a state to its end, or for 150 actions, and count its components."""
    player = Player(number)
    box = census(state.to_position())
    for _ in range(150):
        if state.over:
            break
        state.apply(player.choose(state))
    doc = state.to_position()
    assert census(doc) == box
    assert State.from_position(doc) == state


def change_and_play(data: st.DataObject) -> None:
    """Change a valid position in one to three places; whatever loads must play on."""
    doc = deepcopy(data.draw(st.sampled_from(saved())))
    for _ in range(data.draw(st.integers(1, 3))):
        mutate(doc, data)
    try:
        state = State.from_position(doc)
    except ImpossiblePosition:
        return
    assert State.from_position(state.to_position()) == state
    plays_on(state, data.draw(st.integers(0, 1000)))


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.data())
def test_a_changed_position_is_refused_or_plays_on(data: st.DataObject) -> None:
    change_and_play(data)


@pytest.mark.slow
@pytest.mark.timeout(900)
@settings(max_examples=5000, deadline=None)
@given(st.data())
def test_many_changed_positions_are_refused_or_play_on(data: st.DataObject) -> None:
    change_and_play(data)


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=4), st.sampled_from(WORDS)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)
FIELDS = sorted({key for doc in [new_game(seed=1).to_position()] for key in doc} | {"options", "turn", "end", "over"})


@settings(max_examples=300, deadline=None, derandomize=True)
@given(JSON, st.sampled_from(FIELDS))
def test_any_json_value_in_any_field_is_refused_or_plays_on(value: Any, field: str) -> None:
    try:
        state = State.from_position({"game": "abyss", "players": 2, field: value})
    except ImpossiblePosition:
        return
    plays_on(state, 1)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(JSON)
def test_any_json_value_alone_is_refused(value: Any) -> None:
    with pytest.raises(ImpossiblePosition):
        State.from_position(value)


def test_a_seed_decides_what_is_filled_in_and_nothing_else_does() -> None:
    rng = Random("fill")
    for _ in range(20):
        doc = {
            "game": "abyss",
            "players": rng.randint(2, 4),
            "seed": rng.getrandbits(64),
            "exploration_deck": "monster *",
        }
        assert State.from_position(doc) == State.from_position(json.loads(json.dumps(doc)))
