"""Why not: what is legal has no reason against it, everything else has, and the first reason is the one to tell."""

# The rows of the tables stay on one line.
# ruff: noqa: E501

import json
from typing import Any

import pytest

from abyss_nb import IllegalAction, Reason, State

from .play import DECISIONS, NO_RULE, RULES, VOCABULARY, ended, moved, states_of_each_kind


@pytest.mark.parametrize("kind", DECISIONS)
def test_apply_refuses_exactly_what_why_not_forbids(kind: str) -> None:
    state = states_of_each_kind()[kind][-1]
    before = state.copy()
    for action in VOCABULARY[::7]:
        reasons = state.why_not(action)
        if not reasons:
            state.copy().apply(action)
            continue
        with pytest.raises(IllegalAction) as refusal:
            state.apply(action)
        assert refusal.value.reasons == reasons
        assert set(refusal.value.action.split()) == set(str(action).split())
    assert state == before


def test_nothing_is_legal_when_the_game_is_over() -> None:
    over = ended(0)
    for action in VOCABULARY:
        assert over.why_not(action) == [Reason("NOT-THIS-DECISION")]
    with pytest.raises(IllegalAction):
        over.apply("explore")


# -- which reason comes first ------------------------------------------------------------------------------------

FULL_COURT = ["peddler", "recruiter", "seeker", "tamer", "ship-master", "diplomat"]
COURT = ["jailer", "assassin", "miller", "elder", None, None]


def at(kind: str, phase: str = "court", by: str = "p1", **fields: Any) -> dict[str, Any]:
    return {"turn": {"pending": [{"step": phase}, {"step": kind, "seat": by, **fields}]}}


def mine(**own: Any) -> dict[str, Any]:
    return {"seats": {"p1": own}}


def both(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    return {"seats": {"p1": one, "p2": other}}


EXPLORE_ALLY = at("ally", "exploration") | {"track": ["crab-1"]}
LAST_ALLY = {"track": ["crab-1", "crab-2", "crab-3", "squid-1", "squid-2"]}
LAST_MONSTER = {"track": ["crab-1", "crab-2", "crab-3", "squid-1", "monster"]}
SLAVER = mine(lords=["slaver"], hand="squid-3")
PAYING = (
    at("payment", lord="jailer")
    | {"court": COURT}
    | mine(hand="crab-3 crab-2 crab-1 squid-1 squid-2 shellfish-2 seahorse-1", pearls=1)
)
KEYS = at("keys", "locations") | {
    "seats": {"p1": {"lords": ["keeper", "reaper", "shepherd", "oracle tilted", "trader"], "key_tokens": 2,
                     "locations": [{"id": "jail", "lords": ["alchemist"]}]}, "p2": {"lords": ["landlord"]}}
}  # fmt: skip
CONTROL = at("control", "locations", lords=[], tokens=3) | mine(key_tokens=3) | {
    "locations_available": ["jail", "chasm"], "location_deck": ["depths", "barracks"]
}  # fmt: skip
ASSASSIN = at("assassin", target="p2") | {"players": 3, "seats": {
    "p1": {"lords": ["assassin"]}, "p3": {"lords": ["shaman", "keeper"]},
    "p2": {"lords": ["oracle", "trader", "reaper tilted"], "locations": [{"id": "jail", "lords": ["miller"]}]}}}  # fmt: skip
HUNTER = at("hunter") | {"players": 4, "seats": {
    "p1": {"lords": ["hunter"], "monster_tokens": [3]}, "p2": {"lords": ["shaman"], "monster_tokens": [2]},
    "p3": {"monster_tokens": [2]}, "p4": {"monster_tokens": [4]}}}  # fmt: skip
TRAITOR = at("traitor") | {"court": COURT} | mine(
    lords=["traitor", "keeper"], locations=[{"id": "jail", "lords": ["oracle"]}])  # fmt: skip
LIMIT = {"turn": {"pending": [{"step": "hand-limit"}]}, "options": {"hand_limit": 12}} | mine(
    hand="crab-1 crab-1 crab-2 crab-2 crab-3 crab-3 squid-1 squid-1 squid-2 squid-2 squid-3 squid-3 squid-4", pearls=0)  # fmt: skip
OFFER = at("offer", "exploration", "p2") | {"track": ["crab-1"]}
REWARD = at("reward", "exploration")
AFFILIATE = at("affiliate", lord="jailer", played="crab-2 squid-2 shellfish-3") | {"court": COURT}
KEEP = at("keep", "locations", lords=[], tokens=3, drawn=["jail", "chasm"]) | mine(key_tokens=3)
JAILER = at("jailer", by="p2") | both({"lords": ["jailer"]}, {"hand": "crab-1 squid-1"})
COMMANDER = at("commander", by="p2") | both(
    {"lords": ["commander"]}, {"hand": "crab-1 crab-1 crab-1 squid-1 squid-1 squid-1 squid-2"}
)
APPRENTICE = at("apprentice") | mine(lords=["apprentice"]) | {"council": {"crab": "crab-1", "squid": "squid-1"}}
ALCHEMIST = (
    at("alchemist", "locations") | mine(lords=["alchemist"]) | {"council": {"crab": "crab-1", "squid": "squid-1"}}
)
CORRUPTOR = at("corruptor") | mine(lords=["corruptor"], pearls=5) | {"court": COURT}
ILLUSIONIST = (
    at("illusionist") | mine(lords=["illusionist"], locations=[{"id": "jail"}]) | {"locations_available": ["chasm"]}
)
SAGE = at("sage", drawn=["jail", "chasm"]) | mine(lords=["sage"])
HERMIT = at("hermit") | mine(lords=["hermit"]) | {"locations_available": ["jail", "chasm"], "location_deck": []}
END = {"turn": {"pending": [{"step": "end"}]}} | SLAVER

REASONS: list[tuple[str, dict[str, Any], str, str]] = [
    ("turn", mine(pearls=0) | {"court": COURT}, "plot", "PLOT-COST 1"),
    ("turn", {}, "plot", "PLOT-REPEAT"),
    ("turn", {"court": COURT, "lord_deck": []}, "plot", "PLOT-REPEAT"),
    ("turn", {"exploration_deck": ""}, "explore", "EXPLORE-NO-CARDS"),
    ("turn", {}, "council crab", "COUNCIL-EMPTY crab, COUNCIL-REQUEST crab"),
    ("turn", {"court": COURT}, "recruit slaver", "RECRUIT-TARGET slaver, RECRUIT-MANDATORY-RACE shellfish, RECRUIT-RACE-COUNT 1, RECRUIT-PEARL-NOT-ALLY, RECRUIT-VALUE 7"),
    ("turn", {"court": COURT} | mine(hand="squid-5", pearls=9), "recruit assassin", "RECRUIT-MANDATORY-RACE crab"),
    ("turn", {"court": COURT} | mine(hand="crab-5 squid-5", pearls=9), "recruit jailer", "RECRUIT-RACE-COUNT 1, RECRUIT-PEARL-NOT-ALLY"),
    ("turn", {"court": COURT} | mine(hand="crab-1 squid-1 shellfish-1", pearls=1), "recruit jailer", "RECRUIT-VALUE 2"),
    ("turn", {"court": COURT} | mine(hand="crab-5 squid-5", pearls=9), "recruit elder", "RECRUIT-RACE-COUNT 3, RECRUIT-PEARL-NOT-ALLY"),
    ("turn", {}, "pass", "NO-LEGAL-ACTION, TURN-ONE-ACTION"),
    ("turn", {}, "buy", "NOT-THIS-DECISION"),
    ("turn", {}, "choose crab", "NOT-THIS-DECISION"),
    ("turn", {}, "pay crab-1", "NOT-THIS-DECISION"),
    ("turn", mine(hand="crab-1"), "use slaver crab-1", "NOT-HELD slaver"),
    ("turn", mine(hand="crab-1", lords=["slaver tilted"]), "use slaver crab-1", "ASSASSIN-TILT slaver"),
    ("turn", mine(hand="crab-1", locations=[{"id": "jail", "lords": ["slaver"]}]), "use slaver crab-1", "CONTROL-USED-LORD slaver"),
    ("turn", SLAVER | {"turn": {"used": ["slaver"]}}, "use slaver squid-3", "ACTIVATED-POWER-WINDOW slaver"),
    ("turn", SLAVER, "use slaver crab-1", "NOT-HELD crab-1, LORD-SLAVER crab-1"),
    ("turn", mine(lords=["oracle"]), "use oracle crab", "LORD-ORACLE crab"),
    ("turn", mine(lords=["opportunist"]) | {"court": COURT}, "use opportunist slaver", "LORD-OPPORTUNIST slaver"),
    ("turn", mine(lords=["opportunist"]) | {"court": COURT, "lord_deck": []}, "use opportunist jailer", "SUPPLY-LORDS, LORD-OPPORTUNIST jailer"),
    ("turn", mine(pearls=0), "plot", "PLOT-COST 1, PLOT-REPEAT"),
    ("turn", {"court": COURT} | mine(hand="crab-1 squid-1", pearls=0), "recruit jailer", "RECRUIT-RACE-COUNT 1, RECRUIT-VALUE 4"),
    ("turn", {"court": COURT} | mine(hand="crab-1 squid-1 shellfish-2 jellyfish-1", pearls=1), "recruit assassin", "RECRUIT-VALUE 8"),
    ("turn", {"court": COURT} | mine(hand="crab-2 shellfish-1", pearls=1, lords=["treasurer"]), "recruit assassin", "RECRUIT-VALUE 5"),
    ("turn", {"court": COURT} | mine(hand="squid-5 seahorse-5", pearls=1), "recruit assassin", "RECRUIT-MANDATORY-RACE crab, RECRUIT-VALUE 4"),
    ("turn", {"court": COURT} | mine(hand="squid-5 squid-4", pearls=1), "recruit assassin", "RECRUIT-MANDATORY-RACE crab"),
    ("turn", both({"hand": "crab-1"}, {"locations": [{"id": "jail", "lords": ["slaver"]}]}), "use slaver crab-1", "NOT-HELD slaver"),
    ("turn", mine(hand="squid-3", locations=[{"id": "jail"}, {"id": "chasm", "lords": ["slaver"]}]), "use slaver crab-1", "CONTROL-USED-LORD slaver, NOT-HELD crab-1, LORD-SLAVER crab-1"),
    ("turn", mine(lords=["opportunist"]) | {"court": COURT, "lord_deck": []}, "use opportunist slaver", "SUPPLY-LORDS, LORD-OPPORTUNIST slaver"),
    ("turn", mine(lords=["oracle", "slaver"], hand="crab-2") | {"turn": {"used": ["oracle"]}}, "use oracle crab", "ACTIVATED-POWER-WINDOW oracle, LORD-ORACLE crab"),
    ("turn", {}, "fight", "NOT-THIS-DECISION"),
    ("turn", {}, "draw 1", "NOT-THIS-DECISION"),
    ("turn", {}, "end", "NOT-THIS-DECISION"),
    ("turn", {"court": COURT} | mine(hand="crab-1", pearls=9), "recruit jailer", "RECRUIT-RACE-COUNT 2, RECRUIT-PEARL-NOT-ALLY"),
    ("turn", both({"hand": "crab-1"}, {"lords": ["slaver tilted"]}), "use slaver crab-1", "NOT-HELD slaver"),
    ("offer", OFFER, "take", "EXPLORE-OFFER-MANDATORY, NOT-THIS-DECISION"),
    ("offer", OFFER, "explore", "TURN-ONE-ACTION, NOT-THIS-DECISION"),
    ("offer", OFFER | both({}, {"lords": ["slaver"], "hand": "squid-3"}), "use slaver squid-3", "ACTIVATED-POWER-WINDOW slaver, NOT-THIS-DECISION"),
    ("offer", OFFER, "fight", "EXPLORE-OFFER-MANDATORY, NOT-THIS-DECISION"),
    ("offer", OFFER, "continue", "EXPLORE-OFFER-MANDATORY, NOT-THIS-DECISION"),
    ("offer", OFFER, "choose crab-1", "NOT-THIS-DECISION"),
    ("offer", OFFER, "plot", "PLOT-ONLY-BEFORE-ACTION, NOT-THIS-DECISION"),
    ("ally", EXPLORE_ALLY, "buy", "EXPLORE-OFFER-ORDER, NOT-THIS-DECISION"),
    ("ally", EXPLORE_ALLY, "plot", "PLOT-ONLY-BEFORE-ACTION, NOT-THIS-DECISION"),
    ("ally", EXPLORE_ALLY, "explore", "TURN-ONE-ACTION, NOT-THIS-DECISION"),
    ("ally", EXPLORE_ALLY, "council crab", "TURN-ONE-ACTION, NOT-THIS-DECISION"),
    ("ally", EXPLORE_ALLY, "recruit slaver", "TURN-ONE-ACTION, NOT-THIS-DECISION"),
    ("ally", EXPLORE_ALLY, "fight", "NOT-THIS-DECISION"),
    ("ally", EXPLORE_ALLY | LAST_ALLY | SLAVER, "continue", "EXPLORE-LAST-SPACE"),
    ("ally", EXPLORE_ALLY | SLAVER | {"exploration_deck": ""}, "continue", "EXPLORE-NO-CARDS"),
    ("ally", EXPLORE_ALLY | LAST_ALLY | SLAVER, "buy", "EXPLORE-OFFER-ORDER, NOT-THIS-DECISION"),
    ("ally", EXPLORE_ALLY, "pass", "EXPLORE-LAST-SPACE, NOT-THIS-DECISION"),
    ("ally", EXPLORE_ALLY | SLAVER, "use slaver crab-1", "NOT-HELD crab-1, LORD-SLAVER crab-1"),
    ("ally", EXPLORE_ALLY | LAST_ALLY | SLAVER | {"exploration_deck": ""}, "continue", "EXPLORE-LAST-SPACE, EXPLORE-NO-CARDS"),
    ("monster", at("monster", "exploration") | {"track": ["monster"]}, "buy", "MONSTER-NOT-FOR-SALE, NOT-THIS-DECISION"),
    ("monster", at("monster", "exploration") | {"track": ["monster"]}, "take", "MONSTER-FIGHT-OR-CONTINUE, NOT-THIS-DECISION"),
    ("monster", at("monster", "exploration") | LAST_MONSTER | SLAVER, "continue", "MONSTER-LAST-SPACE"),
    ("monster", at("monster", "exploration") | {"track": ["monster"]}, "pass", "MONSTER-FIGHT-OR-CONTINUE, NOT-THIS-DECISION"),
    ("monster", at("monster", "exploration") | {"track": ["crab-1", "monster"]} | SLAVER | {"exploration_deck": ""}, "continue", "EXPLORE-NO-CARDS"),
    ("reward", REWARD, "choose keys=1", "THREAT-REWARD-1, THREAT-REWARD-CHOICE"),
    ("reward", REWARD | {"threat": 5}, "choose pearls=2", "THREAT-REWARD-5, THREAT-REWARD-CHOICE"),
    ("reward", REWARD | {"threat": 2, "monster_supply": [3]}, "choose monsters=2", "SUPPLY-MONSTER-TOKENS 1, SUPPLY-REWARD-CHOICE"),
    ("reward", REWARD | {"threat": 2, "treasury": 1}, "choose pearls=2", "SUPPLY-REWARD-CHOICE"),
    ("reward", REWARD, "buy", "NOT-THIS-DECISION"),
    ("reward", REWARD | {"track": ["crab-1"]}, "buy", "EXPLORE-OFFER-ORDER, NOT-THIS-DECISION"),
    ("reward", REWARD | {"track": ["crab-1", "monster"]}, "buy", "NOT-THIS-DECISION"),
    ("reward", REWARD | {"track": ["crab-1"]}, "take", "NOT-THIS-DECISION"),
    ("reward", REWARD, "choose crab", "NOT-THIS-DECISION"),
    *[("reward", REWARD | {"threat": n}, "choose keys=9", f"THREAT-REWARD-{n}, THREAT-REWARD-CHOICE") for n in (1, 2, 4, 5)],
    ("reward", REWARD | {"threat": 5, "court": COURT, "seats": {"p2": {"lords": ["tamer"]}}}, "choose keys=9", "THREAT-REWARD-4, THREAT-REWARD-CHOICE"),
    ("payment", PAYING, "pay crab-5 squid-1 shellfish-2", "NOT-HELD crab-5"),
    ("payment", PAYING, "pay crab-3 crab-3 squid-1 shellfish-2", "NOT-HELD crab-3 1, RECRUIT-NO-SUPERFLUOUS 3"),
    ("payment", PAYING, "pay squid-2 shellfish-2 seahorse-1", "RECRUIT-MANDATORY-RACE crab"),
    ("payment", PAYING, "pay crab-3 squid-2", "RECRUIT-RACE-COUNT 3, RECRUIT-PEARL-NOT-ALLY"),
    ("payment", PAYING, "pay crab-3 squid-2 shellfish-2 seahorse-1", "RECRUIT-RACE-COUNT 3"),
    ("payment", PAYING, "pay crab-1 squid-1 shellfish-2", "RECRUIT-VALUE 1"),
    ("payment", PAYING, "pay crab-3 squid-1 squid-2 shellfish-2", "RECRUIT-NO-SUPERFLUOUS 2"),
    ("payment", PAYING, "plot", "PLOT-ONLY-BEFORE-ACTION, NOT-THIS-DECISION"),
    ("payment", PAYING, "recruit miller", "TURN-ONE-ACTION, NOT-THIS-DECISION"),
    ("payment", PAYING, "pay", "RECRUIT-MANDATORY-RACE crab, RECRUIT-RACE-COUNT 3, RECRUIT-PEARL-NOT-ALLY, RECRUIT-VALUE 5"),
    ("payment", PAYING, "pay crab-5 crab-5 squid-1", "NOT-HELD crab-5"),
    ("payment", PAYING, "pay crab-1 squid-1", "RECRUIT-RACE-COUNT 3, RECRUIT-PEARL-NOT-ALLY, RECRUIT-VALUE 3"),
    ("payment", PAYING, "choose crab-1", "NOT-THIS-DECISION"),
    ("payment", PAYING, "recruit slaver", "TURN-ONE-ACTION, NOT-THIS-DECISION"),
    ("payment", PAYING, "pay crab-3", "RECRUIT-RACE-COUNT 3, RECRUIT-PEARL-NOT-ALLY, RECRUIT-VALUE 2"),
    ("affiliate", AFFILIATE, "choose shellfish-3", "AFFILIATE-LOWEST shellfish-3"),
    ("affiliate", AFFILIATE, "choose crab-1", "NOT-HELD crab-1"),
    ("affiliate", AFFILIATE, "choose crab", "NOT-THIS-DECISION"),
    ("keys", KEYS, "choose keeper oracle tokens=1", "ASSASSIN-TILT-NO-CONTROL oracle"),
    ("keys", KEYS, "choose keeper alchemist tokens=1", "CONTROL-USED-LORD alchemist"),
    ("keys", KEYS, "choose keeper landlord tokens=1", "NOT-HELD landlord"),
    ("keys", KEYS, "choose keeper tokens=1", "CONTROL-EXACTLY-THREE 3"),
    ("keys", KEYS, "choose keeper reaper shepherd tokens=1", "CONTROL-EXACTLY-THREE 3"),
    ("keys", KEYS, "choose trader keeper tokens=2", "CONTROL-EXACTLY-THREE 3"),
    ("keys", KEYS, "choose tokens=3", "NOT-HELD key 2"),
    ("keys", KEYS, "plot", "PLOT-ONLY-BEFORE-ACTION, NOT-THIS-DECISION"),
    ("keys", KEYS, "explore", "TURN-ONE-ACTION, NOT-THIS-DECISION"),
    ("keys", KEYS, "choose keeper oracle tokens=3", "ASSASSIN-TILT-NO-CONTROL oracle, NOT-HELD key 2, CONTROL-EXACTLY-THREE 3"),
    ("keys", KEYS, "choose alchemist landlord tokens=3", "NOT-HELD landlord, CONTROL-USED-LORD alchemist, NOT-HELD key 2, CONTROL-EXACTLY-THREE 3"),
    ("keys", KEYS, "choose jail", "NOT-THIS-DECISION"),
    ("keys", KEYS, "choose keeper landlord", "NOT-HELD landlord, CONTROL-EXACTLY-THREE 3"),
    ("keys", KEYS, "decline", "NOT-THIS-DECISION"),
    ("control", CONTROL, "draw 3", "CONTROL-DRAW-SHORT 2"),
    ("control", CONTROL, "choose depths", "CONTROL-CHOICE depths"),
    ("control", CONTROL, "decline", "CONTROL-TRIGGER, NOT-THIS-DECISION"),
    ("control", CONTROL, "choose keeper", "NOT-THIS-DECISION"),
    ("control", CONTROL, "choose jail chasm", "NOT-THIS-DECISION"),
    ("control", CONTROL | {"location_deck": []}, "draw 1", "CONTROL-DRAW-SHORT, CONTROL-NONE-LEFT"),
    ("keep", KEEP, "choose depths", "CONTROL-DRAW depths"),
    ("keep", KEEP, "decline", "CONTROL-DRAW, NOT-THIS-DECISION"),
    ("keep", KEEP, "choose keeper", "NOT-THIS-DECISION"),
    ("keep", KEEP, "draw 1", "NOT-THIS-DECISION"),
    ("jailer", JAILER, "choose crab-2", "NOT-HELD crab-2"),
    ("jailer", JAILER, "decline", "LORD-JAILER, NOT-THIS-DECISION"),
    ("jailer", JAILER, "pay", "LORD-JAILER, NOT-THIS-DECISION"),
    ("jailer", at("jailer", by="p2") | both({"lords": ["jailer"], "hand": "squid-2"}, {"hand": "crab-1 squid-1"}), "choose squid-2", "NOT-HELD squid-2"),
    ("jailer", JAILER, "choose jail", "NOT-THIS-DECISION"),
    ("jailer", at("jailer", by="p2") | both({"lords": ["jailer"], "hand": "squid-2"}, {"hand": "crab-1 squid-1"}),
     "choose crab-2", "NOT-HELD crab-2"),
    ("assassin", ASSASSIN, "choose keeper", "SHAMAN-SCOPE keeper, ASSASSIN-TILT-TARGETS keeper"),
    ("assassin", ASSASSIN, "choose shaman", "SHAMAN-SCOPE shaman, ASSASSIN-TILT-TARGETS shaman"),
    ("assassin", ASSASSIN, "choose reaper", "ASSASSIN-TILT-ONCE reaper, ASSASSIN-TILT-TARGETS reaper"),
    ("assassin", ASSASSIN, "choose miller", "ASSASSIN-TILT-TARGETS miller"),
    ("assassin", ASSASSIN, "decline", "LORD-POWER-FORCED, NOT-THIS-DECISION"),
    ("assassin", ASSASSIN, "choose assassin", "ASSASSIN-TILT-TARGETS assassin"),
    ("assassin", ASSASSIN, "choose p2", "NOT-THIS-DECISION"),
    ("assassin", at("assassin", target="p2") | both({"lords": ["assassin", "shaman"]}, {"lords": ["keeper", "reaper"]}),
     "choose assassin", "ASSASSIN-TILT-TARGETS assassin"),
    ("hunter", HUNTER, "choose p2", "SHAMAN-SCOPE p2, LORD-HUNTER p2"),
    ("hunter", HUNTER, "choose p1", "LORD-HUNTER p1"),
    ("hunter", HUNTER, "decline", "LORD-POWER-FORCED, NOT-THIS-DECISION"),
    ("hunter", HUNTER | {"seats": {"p1": {"lords": ["hunter", "shaman"]}, "p2": {"monster_tokens": [2]}, "p3": {"monster_tokens": [2]}}}, "choose p1", "LORD-HUNTER p1"),
    ("hunter", HUNTER | {"players": 3, "seats": {"p1": {"lords": ["hunter"]}, "p2": {"monster_tokens": [2]}, "p3": {"monster_tokens": [2]}}}, "choose p4", "LORD-HUNTER p4"),
    ("hunter", HUNTER | {"seats": {"p1": {"lords": ["hunter"]}, "p2": {"monster_tokens": [2]}, "p3": {}, "p4": {"monster_tokens": [2]}}}, "choose p3", "LORD-HUNTER p3"),
    ("hunter", HUNTER, "choose crab", "NOT-THIS-DECISION"),
    ("apprentice", APPRENTICE, "choose seahorse", "LORD-APPRENTICE seahorse, COUNCIL-EMPTY seahorse"),
    ("apprentice", APPRENTICE, "choose crab-1", "NOT-THIS-DECISION"),
    ("alchemist", ALCHEMIST, "choose seahorse", "LORD-ALCHEMIST seahorse, COUNCIL-EMPTY seahorse"),
    ("alchemist", ALCHEMIST, "council crab", "TURN-ONE-ACTION, NOT-THIS-DECISION"),
    ("corruptor", CORRUPTOR, "choose slaver", "RECRUIT-TARGET slaver, LORD-CORRUPTOR slaver"),
    ("corruptor", CORRUPTOR, "choose jail", "NOT-THIS-DECISION"),
    ("traitor", TRAITOR, "choose oracle jailer", "CONTROL-USED-LORD oracle, TRAITOR-SCHEMER-TARGETS oracle"),
    ("traitor", TRAITOR, "choose traitor jailer", "TRAITOR-SCHEMER-TARGETS traitor"),
    ("traitor", TRAITOR, "choose slaver jailer", "TRAITOR-SCHEMER-TARGETS slaver"),
    ("traitor", TRAITOR, "choose keeper slaver", "LORD-TRAITOR slaver"),
    ("traitor", TRAITOR, "choose keeper", "NOT-THIS-DECISION"),
    ("traitor", TRAITOR, "choose oracle", "CONTROL-USED-LORD oracle, TRAITOR-SCHEMER-TARGETS oracle"),
    ("traitor", TRAITOR, "choose jail", "NOT-THIS-DECISION"),
    ("traitor", TRAITOR, "choose oracle slaver", "CONTROL-USED-LORD oracle, TRAITOR-SCHEMER-TARGETS oracle, LORD-TRAITOR slaver"),
    ("schemer", at("schemer") | mine(lords=["schemer", "keeper"]), "choose schemer", "TRAITOR-SCHEMER-TARGETS schemer"),
    ("schemer", at("schemer") | mine(lords=["schemer", "keeper"], locations=[{"id": "jail"}, {"id": "chasm", "lords": ["oracle"]}]), "choose oracle", "CONTROL-USED-LORD oracle, TRAITOR-SCHEMER-TARGETS oracle"),
    ("schemer", at("schemer") | mine(lords=["schemer", "keeper"]), "choose jail", "NOT-THIS-DECISION"),
    ("schemer", at("schemer") | both({"lords": ["schemer", "keeper"]}, {"locations": [{"id": "chasm", "lords": ["oracle"]}]}), "choose oracle", "TRAITOR-SCHEMER-TARGETS oracle"),
    ("illusionist", ILLUSIONIST, "choose chasm jail", "LORD-ILLUSIONIST chasm"),
    ("illusionist", ILLUSIONIST, "choose jail", "LORD-ILLUSIONIST jail"),
    ("illusionist", ILLUSIONIST, "choose keeper", "NOT-THIS-DECISION"),
    ("illusionist", ILLUSIONIST, "choose jail jail", "LORD-ILLUSIONIST jail"),
    ("sage", SAGE, "choose depths", "AMBASSADOR-CONTROL depths"),
    ("sage", SAGE, "draw 1", "AMBASSADOR-CONTROL 1, NOT-THIS-DECISION"),
    ("sage", SAGE, "decline", "AMBASSADOR-CONTROL, NOT-THIS-DECISION"),
    ("sage", SAGE, "choose keeper", "NOT-THIS-DECISION"),
    ("hermit", HERMIT, "choose depths", "AMBASSADOR-SHORT depths"),
    ("hermit", HERMIT, "draw 1", "AMBASSADOR-SHORT 1, NOT-THIS-DECISION"),
    ("black-smokers", at("black-smokers", "locations") | mine(locations=[{"id": "black-smokers"}]) | {
        "locations_available": ["jail"], "location_deck": ["chasm"]}, "choose jail", "BLACK-SMOKERS jail"),
    ("black-smokers", at("black-smokers", "locations") | mine(locations=[{"id": "black-smokers"}]) | {"locations_available": ["jail"], "location_deck": ["chasm"]}, "choose keeper", "NOT-THIS-DECISION"),
    ("hand-limit", LIMIT, "choose crab-4", "NOT-HELD crab-4"),
    ("hand-limit", LIMIT, "pay", "VARIANT-HAND-LIMIT-12 1"),
    ("hand-limit", LIMIT, "decline", "VARIANT-HAND-LIMIT-12, NOT-THIS-DECISION"),
    ("hand-limit", LIMIT, "pay crab-1", "VARIANT-HAND-LIMIT-12"),
    ("hand-limit", LIMIT, "choose jail", "NOT-THIS-DECISION"),
    ("hand-limit", LIMIT | both({"hand": LIMIT["seats"]["p1"]["hand"], "pearls": 0}, {"hand": "crab-4"}), "choose crab-4", "NOT-HELD crab-4"),
    ("end", END, "plot", "PLOT-ONLY-BEFORE-ACTION, NOT-THIS-DECISION"),
    ("end", END, "explore", "TURN-ONE-ACTION, NOT-THIS-DECISION"),
    ("end", END, "pass", "NOT-THIS-DECISION"),
    ("end", {"turn": {"used": ["oracle"], "pending": [{"step": "end"}]}} | mine(lords=["slaver", "oracle"], hand="squid-3"), "use oracle crab", "ACTIVATED-POWER-WINDOW oracle, LORD-ORACLE crab"),
    ("end", END, "recruit slaver", "TURN-ONE-ACTION, NOT-THIS-DECISION"),
    ("commander", COMMANDER, "choose crab-2", "NOT-HELD crab-2"),
    ("commander", COMMANDER, "decline", "LORD-COMMANDER, NOT-THIS-DECISION"),
]  # fmt: skip
"""What is asked, where, what is tried, and all reasons against it, each with what it is about and a number."""
REFUSING = {reason.split()[0] for row in REASONS for reason in row[3].split(", ")}
"""Every rule that can forbid an action."""


def written(reason: Reason) -> str:
    return " ".join(filter(None, (reason.rule, reason.about, str(reason.number or ""))))


@pytest.mark.parametrize(
    ("kind", "changes", "line", "reasons"), REASONS, ids=[f"{row[0]}: {row[2]}: {row[3]}" for row in REASONS]
)
def test_all_reasons_are_told_the_most_specific_first_whoever_asks(
    kind: str, changes: dict[str, Any], line: str, reasons: str
) -> None:
    doc = {"game": "abyss", "players": 2, "active": "p1", "court": FULL_COURT, **changes}
    players = doc["players"]
    for seats in range(players):
        state = State.from_position(json.loads(moved(json.dumps(doc), players, seats)))
        assert state.decision.kind == kind
        told = ", ".join(map(written, state.why_not(moved(line, players, seats))))
        assert told == moved(reasons, players, seats)


def test_a_reason_says_what_is_missing_and_how_much() -> None:
    state = State.from_position({"game": "abyss", "players": 2, "court": COURT} | mine(hand="crab-1 squid-1", pearls=2))
    assert state.why_not("recruit jailer")[0] == Reason("RECRUIT-RACE-COUNT", number=1)
    assert state.why_not("recruit miller")[0] == Reason("RECRUIT-MANDATORY-RACE", "seahorse")
    assert state.why_not("recruit assassin") == [Reason("RECRUIT-VALUE", number=10 - 2 - 1)]
    assert state.why_not("recruit slaver")[0] == Reason("RECRUIT-TARGET", "slaver")


def test_every_rule_that_forbids_is_one_of_the_rules() -> None:
    assert REFUSING <= RULES | NO_RULE


def test_every_kind_of_decision_is_in_the_table() -> None:
    assert {row[0] for row in REASONS} == set(DECISIONS) - {"elder"}
