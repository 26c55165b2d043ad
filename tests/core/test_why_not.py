"""Why not: what is legal has no reason against it, everything else has, and the first reason is the one to tell."""

# The rows of the tables stay on one line.
# ruff: noqa: E501

from typing import Any

import pytest

from abyss_nb import IllegalAction, Reason, State

from .play import DECISIONS, NO_RULE, RULES, VOCABULARY, ended, states_of_each_kind


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

FIRST_REASON: list[tuple[str, dict[str, Any], str, str]] = [
    ("turn", mine(pearls=0) | {"court": COURT}, "plot", "PLOT-COST"),
    ("turn", {}, "plot", "PLOT-REPEAT"),
    ("turn", {"court": COURT, "lord_deck": []}, "plot", "PLOT-REPEAT"),
    ("turn", {"exploration_deck": ""}, "explore", "EXPLORE-NO-CARDS"),
    ("turn", {}, "council crab", "COUNCIL-EMPTY"),
    ("turn", {"court": COURT}, "recruit slaver", "RECRUIT-TARGET"),
    ("turn", {"court": COURT} | mine(hand="squid-5", pearls=9), "recruit assassin", "RECRUIT-MANDATORY-RACE"),
    ("turn", {"court": COURT} | mine(hand="crab-5 squid-5", pearls=9), "recruit jailer", "RECRUIT-RACE-COUNT"),
    ("turn", {"court": COURT} | mine(hand="crab-1 squid-1 shellfish-1", pearls=1), "recruit jailer", "RECRUIT-VALUE"),
    ("turn", {"court": COURT} | mine(hand="crab-5 squid-5", pearls=9), "recruit elder", "RECRUIT-RACE-COUNT"),
    ("turn", {}, "pass", "NO-LEGAL-ACTION"),
    ("turn", {}, "buy", "NOT-THIS-DECISION"),
    ("turn", {}, "choose crab", "NOT-THIS-DECISION"),
    ("turn", {}, "pay crab-1", "NOT-THIS-DECISION"),
    ("turn", mine(hand="crab-1"), "use slaver crab-1", "NOT-HELD"),
    ("turn", mine(hand="crab-1", lords=["slaver tilted"]), "use slaver crab-1", "ASSASSIN-TILT"),
    ("turn", mine(hand="crab-1", locations=[{"id": "jail", "lords": ["slaver"]}]), "use slaver crab-1", "CONTROL-USED-LORD"),
    ("turn", SLAVER | {"turn": {"used": ["slaver"]}}, "use slaver squid-3", "ACTIVATED-POWER-WINDOW"),
    ("turn", SLAVER, "use slaver crab-1", "NOT-HELD"),
    ("turn", mine(lords=["oracle"]), "use oracle crab", "LORD-ORACLE"),
    ("turn", mine(lords=["opportunist"]) | {"court": COURT}, "use opportunist slaver", "LORD-OPPORTUNIST"),
    ("turn", mine(lords=["opportunist"]) | {"court": COURT, "lord_deck": []}, "use opportunist jailer", "SUPPLY-LORDS"),
    ("offer", at("offer", "exploration", "p2") | {"track": ["crab-1"]}, "take", "EXPLORE-OFFER-MANDATORY"),
    ("offer", at("offer", "exploration", "p2") | {"track": ["crab-1"]}, "explore", "TURN-ONE-ACTION"),
    ("offer", at("offer", "exploration", "p2") | {"track": ["crab-1"]} | both({}, {"lords": ["slaver"], "hand": "squid-3"}),
     "use slaver squid-3", "ACTIVATED-POWER-WINDOW"),
    ("ally", EXPLORE_ALLY, "buy", "EXPLORE-OFFER-ORDER"),
    ("ally", EXPLORE_ALLY, "plot", "PLOT-ONLY-BEFORE-ACTION"),
    ("ally", EXPLORE_ALLY, "explore", "TURN-ONE-ACTION"),
    ("ally", EXPLORE_ALLY, "council crab", "TURN-ONE-ACTION"),
    ("ally", EXPLORE_ALLY, "recruit slaver", "TURN-ONE-ACTION"),
    ("ally", EXPLORE_ALLY, "fight", "NOT-THIS-DECISION"),
    ("ally", EXPLORE_ALLY | LAST_ALLY | SLAVER, "continue", "EXPLORE-LAST-SPACE"),
    ("ally", EXPLORE_ALLY | SLAVER | {"exploration_deck": ""}, "continue", "EXPLORE-NO-CARDS"),
    ("monster", at("monster", "exploration") | {"track": ["monster"]}, "buy", "MONSTER-NOT-FOR-SALE"),
    ("monster", at("monster", "exploration") | {"track": ["monster"]}, "take", "MONSTER-FIGHT-OR-CONTINUE"),
    ("monster", at("monster", "exploration") | LAST_MONSTER | SLAVER, "continue", "MONSTER-LAST-SPACE"),
    ("reward", at("reward", "exploration"), "choose keys=1", "THREAT-REWARD-1"),
    ("reward", at("reward", "exploration") | {"threat": 5}, "choose pearls=2", "THREAT-REWARD-5"),
    ("reward", at("reward", "exploration") | {"threat": 2, "monster_supply": [3]}, "choose monsters=2", "SUPPLY-MONSTER-TOKENS"),
    ("reward", at("reward", "exploration") | {"threat": 2, "treasury": 1}, "choose pearls=2", "SUPPLY-REWARD-CHOICE"),
    ("payment", PAYING, "pay crab-5 squid-1 shellfish-2", "NOT-HELD"),
    ("payment", PAYING, "pay crab-3 crab-3 squid-1 shellfish-2", "NOT-HELD"),
    ("payment", PAYING, "pay squid-2 shellfish-2 seahorse-1", "RECRUIT-MANDATORY-RACE"),
    ("payment", PAYING, "pay crab-3 squid-2", "RECRUIT-RACE-COUNT"),
    ("payment", PAYING, "pay crab-3 squid-2 shellfish-2 seahorse-1", "RECRUIT-RACE-COUNT"),
    ("payment", PAYING, "pay crab-1 squid-1 shellfish-2", "RECRUIT-VALUE"),
    ("payment", PAYING, "pay crab-3 squid-1 squid-2 shellfish-2", "RECRUIT-NO-SUPERFLUOUS"),
    ("payment", PAYING, "plot", "PLOT-ONLY-BEFORE-ACTION"),
    ("payment", PAYING, "recruit miller", "TURN-ONE-ACTION"),
    ("affiliate", at("affiliate", lord="jailer", played="crab-2 squid-2 shellfish-3") | {"court": COURT},
     "choose shellfish-3", "AFFILIATE-LOWEST"),
    ("affiliate", at("affiliate", lord="jailer", played="crab-2 squid-2 shellfish-3") | {"court": COURT},
     "choose crab-1", "NOT-HELD"),
    ("keys", KEYS, "choose keeper oracle tokens=1", "ASSASSIN-TILT-NO-CONTROL"),
    ("keys", KEYS, "choose keeper alchemist tokens=1", "CONTROL-USED-LORD"),
    ("keys", KEYS, "choose keeper landlord tokens=1", "NOT-HELD"),
    ("keys", KEYS, "choose keeper tokens=1", "CONTROL-EXACTLY-THREE"),
    ("keys", KEYS, "choose keeper reaper shepherd tokens=1", "CONTROL-EXACTLY-THREE"),
    ("keys", KEYS, "choose trader keeper tokens=2", "CONTROL-EXACTLY-THREE"),
    ("keys", KEYS, "choose tokens=3", "NOT-HELD"),
    ("keys", KEYS, "plot", "PLOT-ONLY-BEFORE-ACTION"),
    ("keys", KEYS, "explore", "TURN-ONE-ACTION"),
    ("control", CONTROL, "draw 3", "CONTROL-DRAW-SHORT"),
    ("control", CONTROL, "choose depths", "CONTROL-CHOICE"),
    ("control", CONTROL, "decline", "CONTROL-TRIGGER"),
    ("keep", at("keep", "locations", lords=[], tokens=3, drawn=["jail", "chasm"]) | mine(key_tokens=3),
     "choose depths", "CONTROL-DRAW"),
    ("jailer", at("jailer", by="p2") | both({"lords": ["jailer"]}, {"hand": "crab-1 squid-1"}), "choose crab-2", "NOT-HELD"),
    ("jailer", at("jailer", by="p2") | both({"lords": ["jailer"]}, {"hand": "crab-1 squid-1"}), "decline", "LORD-JAILER"),
    ("assassin", ASSASSIN, "choose keeper", "SHAMAN-SCOPE"),
    ("assassin", ASSASSIN, "choose shaman", "SHAMAN-SCOPE"),
    ("assassin", ASSASSIN, "choose reaper", "ASSASSIN-TILT-ONCE"),
    ("assassin", ASSASSIN, "choose miller", "ASSASSIN-TILT-TARGETS"),
    ("assassin", ASSASSIN, "decline", "LORD-POWER-FORCED"),
    ("hunter", HUNTER, "choose p2", "SHAMAN-SCOPE"),
    ("hunter", HUNTER, "choose p1", "LORD-HUNTER"),
    ("hunter", HUNTER, "decline", "LORD-POWER-FORCED"),
    ("apprentice", at("apprentice") | mine(lords=["apprentice"]) | {"council": {"crab": "crab-1", "squid": "squid-1"}},
     "choose seahorse", "LORD-APPRENTICE"),
    ("alchemist", at("alchemist", "locations") | mine(lords=["alchemist"]) | {"council": {"crab": "crab-1", "squid": "squid-1"}},
     "choose seahorse", "LORD-ALCHEMIST"),
    ("alchemist", at("alchemist", "locations") | mine(lords=["alchemist"]) | {"council": {"crab": "crab-1", "squid": "squid-1"}},
     "council crab", "TURN-ONE-ACTION"),
    ("corruptor", at("corruptor") | mine(lords=["corruptor"], pearls=5) | {"court": COURT}, "choose slaver", "RECRUIT-TARGET"),
    ("traitor", TRAITOR, "choose oracle jailer", "CONTROL-USED-LORD"),
    ("traitor", TRAITOR, "choose traitor jailer", "TRAITOR-SCHEMER-TARGETS"),
    ("traitor", TRAITOR, "choose slaver jailer", "TRAITOR-SCHEMER-TARGETS"),
    ("traitor", TRAITOR, "choose keeper slaver", "LORD-TRAITOR"),
    ("schemer", at("schemer") | mine(lords=["schemer", "keeper"]), "choose schemer", "TRAITOR-SCHEMER-TARGETS"),
    ("illusionist", at("illusionist") | mine(lords=["illusionist"], locations=[{"id": "jail"}]) | {"locations_available": ["chasm"]},
     "choose chasm jail", "LORD-ILLUSIONIST"),
    ("sage", at("sage", drawn=["jail", "chasm"]) | mine(lords=["sage"]), "choose depths", "AMBASSADOR-CONTROL"),
    ("sage", at("sage", drawn=["jail", "chasm"]) | mine(lords=["sage"]), "draw 1", "AMBASSADOR-CONTROL"),
    ("hermit", at("hermit") | mine(lords=["hermit"]) | {"locations_available": ["jail", "chasm"], "location_deck": []},
     "choose depths", "AMBASSADOR-SHORT"),
    ("black-smokers", at("black-smokers", "locations") | mine(locations=[{"id": "black-smokers"}]) | {
        "locations_available": ["jail"], "location_deck": ["chasm"]}, "choose jail", "BLACK-SMOKERS"),
    ("hand-limit", LIMIT, "choose crab-4", "NOT-HELD"),
    ("hand-limit", LIMIT, "pay", "VARIANT-HAND-LIMIT-12"),
    ("hand-limit", LIMIT, "decline", "VARIANT-HAND-LIMIT-12"),
    ("hand-limit", LIMIT, "pay crab-1", "VARIANT-HAND-LIMIT-12"),
    ("end", {"turn": {"pending": [{"step": "end"}]}} | SLAVER, "plot", "PLOT-ONLY-BEFORE-ACTION"),
    ("end", {"turn": {"pending": [{"step": "end"}]}} | SLAVER, "explore", "TURN-ONE-ACTION"),
    ("end", {"turn": {"pending": [{"step": "end"}]}} | SLAVER, "pass", "NOT-THIS-DECISION"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "changes", "line", "rule"), FIRST_REASON, ids=[f"{row[0]}: {row[2]}: {row[3]}" for row in FIRST_REASON]
)
def test_the_first_reason_is_the_most_specific(kind: str, changes: dict[str, Any], line: str, rule: str) -> None:
    state = State.from_position({"game": "abyss", "players": 2, "court": FULL_COURT, **changes})
    assert state.decision.kind == kind
    assert state.why_not(line)[0].rule == rule


def test_a_reason_says_what_is_missing_and_how_much() -> None:
    state = State.from_position({"game": "abyss", "players": 2, "court": COURT} | mine(hand="crab-1 squid-1", pearls=2))
    assert state.why_not("recruit jailer")[0] == Reason("RECRUIT-RACE-COUNT", number=1)
    assert state.why_not("recruit miller")[0] == Reason("RECRUIT-MANDATORY-RACE", "seahorse")
    assert state.why_not("recruit assassin") == [Reason("RECRUIT-VALUE", number=10 - 2 - 1)]
    assert state.why_not("recruit slaver")[0] == Reason("RECRUIT-TARGET", "slaver")


FURTHER_REASONS: list[tuple[str, dict[str, Any], str, str]] = [
    ("turn", {}, "council crab", "COUNCIL-REQUEST"),
    ("turn", {"court": COURT} | mine(hand="crab-1", pearls=9), "recruit jailer", "RECRUIT-PEARL-NOT-ALLY"),
    ("payment", PAYING, "pay crab-3", "RECRUIT-PEARL-NOT-ALLY"),
    ("turn", mine(lords=["slaver"]), "use slaver crab-1", "LORD-SLAVER"),
    ("reward", at("reward", "exploration"), "choose monsters=2", "THREAT-REWARD-CHOICE"),
    *[("reward", at("reward", "exploration") | {"threat": n}, "choose keys=9", f"THREAT-REWARD-{n}") for n in (1, 2, 4, 5)],
    ("control", CONTROL | {"location_deck": []}, "draw 1", "CONTROL-NONE-LEFT"),
    ("commander", at("commander", by="p2") | both({"lords": ["commander"]}, {"hand": "crab-1 crab-1 crab-1 squid-1 squid-1 squid-1 squid-2"}),
     "decline", "LORD-COMMANDER"),
    ("corruptor", at("corruptor") | mine(lords=["corruptor"], pearls=5) | {"court": COURT}, "choose slaver", "LORD-CORRUPTOR"),
]  # fmt: skip
"""Reasons that something more specific goes before."""
REFUSING = {row[3] for row in FIRST_REASON + FURTHER_REASONS}
"""Every rule that can forbid an action."""


@pytest.mark.parametrize(
    ("kind", "changes", "line", "rule"),
    FURTHER_REASONS,
    ids=[f"{row[0]}: {row[2]}: {row[3]}" for row in FURTHER_REASONS],
)
def test_the_other_reasons_follow(kind: str, changes: dict[str, Any], line: str, rule: str) -> None:
    state = State.from_position({"game": "abyss", "players": 2, "court": FULL_COURT, **changes})
    assert state.decision.kind == kind
    assert rule in [reason.rule for reason in state.why_not(line)]


def test_every_rule_that_forbids_is_one_of_the_rules() -> None:
    assert REFUSING <= RULES | NO_RULE


def test_every_kind_of_decision_is_in_the_table() -> None:
    assert {row[0] for row in FIRST_REASON} == set(DECISIONS) - {"commander", "elder"}
