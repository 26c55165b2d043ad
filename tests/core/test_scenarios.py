"""Scenarios: every one holds, every rule is shown, every power is seen at work and stopped."""

# The rows of the tables stay on one line.
# ruff: noqa: E501

import json
from functools import lru_cache
from pathlib import Path

import pytest

from abyss_nb import State
from abyss_nb.core import scenario
from abyss_nb.core.scenario import Scenario

from .play import LORDS, RULES, moved

FOLDER = Path(__file__).parents[2] / "scenarios" / "abyss"


def read_all() -> list[Scenario]:
    files = sorted(FOLDER.rglob("*.json"))
    return [one for file in files for one in scenario.read_file(file.read_text(encoding="utf-8"))]


SCENARIOS = read_all()

NOT_SHOWN = {
    "SETUP-FIRST-PLAYER": "a position already says whose turn it is; the draw is tried with new games",
    "INFORMATION-PUBLIC": "a position holds everything; what a seat sees of it is tried with `observe`",
    "INFORMATION-HIDDEN": "a position holds everything; what a seat sees of it is tried with `observe`",
    "COUNCIL-NO-LOOKING": "it forbids to look, which is no action; events and `observe` are tried for it",
    "RECRUIT-COST-FLOOR": "no Lord is so cheap that a discount could bring it to nothing",
}
"""Rules that cannot show themselves in a scenario, and why."""


@pytest.mark.parametrize("one", SCENARIOS, ids=lambda one: one.id)
def test_scenario(one: Scenario) -> None:
    outcome = scenario.check(one)
    assert not outcome.fault, f"{one.title}, step {outcome.step}: {outcome.fault}"


@pytest.mark.parametrize("file", sorted(FOLDER.rglob("*.json")), ids=lambda file: file.stem)
def test_scenarios_hold_whatever_seats_the_players_have(file: Path) -> None:
    for doc in json.loads(file.read_text(encoding="utf-8")):
        players = doc["position"]["players"]
        doc["position"].setdefault("active", "p1")
        for seats in range(1, players):
            other = json.loads(moved(json.dumps(doc), players, seats))
            for step in other["steps"]:
                if "winners" in step.get("expect", {}):
                    step["expect"]["winners"].sort()
            outcome = scenario.check(scenario.read(other))
            assert not outcome.fault, f"{doc['id']}, moved by {seats}, step {outcome.step}: {outcome.fault}"


def test_there_are_scenarios_and_each_has_its_own_name() -> None:
    names = [one.id for one in SCENARIOS]
    assert len(names) > 500
    assert all(names)
    assert len(set(names)) == len(names)


def test_a_title_is_a_sentence_that_tells_scenarios_apart() -> None:
    titles = [one.title for one in SCENARIOS]
    assert len(set(titles)) == len(titles)


def test_every_rule_is_shown_by_a_scenario_or_cannot_be_shown() -> None:
    shown = {rule for one in SCENARIOS for rule in one.rules}
    assert set(NOT_SHOWN) <= RULES
    assert shown & set(NOT_SHOWN) == set()
    assert RULES - shown - set(NOT_SHOWN) == set()


def test_every_scenario_expects_or_refuses_something() -> None:
    assert [one.id for one in SCENARIOS if not any("expect" in step or "refuse" in step for step in one.steps)] == []


def test_every_state_of_a_scenario_can_be_saved_and_loaded() -> None:
    for one in SCENARIOS:
        for state in scenario.states(one):
            assert State.from_position(state.to_position()) == state, one.id


# -- powers ------------------------------------------------------------------------------------------------------


@lru_cache
def shown_by(lord: str) -> list[Scenario]:
    return [one for one in SCENARIOS if "LORD-" + lord.upper() in one.rules]


def lies_idle(state: State, lord: str) -> bool:
    """Return whether a Lord lies tilted or used in front of somebody."""
    seats = state.to_position()["seats"].values()
    return any(
        f"{lord} tilted" in own["lords"] or any(lord in tile["lords"] for tile in own["locations"]) for own in seats
    )


def rules_at_work(one: Scenario) -> set[str]:
    """Return the rules by which something happened in a scenario, or was asked."""
    state = State.from_position(one.position)
    rules: set[str] = set()
    for step in one.steps:
        if state.decision:
            rules.add(state.decision.rule)
        if "do" in step:
            rules |= {event.rule for event in state.apply(step["do"])}
    return rules


INSTANT = [lord for lord, row in LORDS.items() if row["power_kind"] == "instant"]
LASTING = [lord for lord, row in LORDS.items() if row["power_kind"] == "lasting"]
ACTIVATED = [lord for lord, row in LORDS.items() if row["power_kind"] == "activated"]
SOLDIERS = [lord for lord, row in LORDS.items() if row["guild"] == "soldier"]


@pytest.mark.parametrize("lord", INSTANT + ACTIVATED)
def test_a_scenario_shows_the_power_at_work(lord: str) -> None:
    assert any("LORD-" + lord.upper() in rules_at_work(one) for one in shown_by(lord))


@pytest.mark.parametrize("lord", LASTING)
def test_a_scenario_shows_the_power_while_its_lord_is_in_effect(lord: str) -> None:
    in_effect = [one for one in shown_by(lord) if not any(lies_idle(state, lord) for state in scenario.states(one))]
    assert len(in_effect) >= 2


@pytest.mark.parametrize("lord", LASTING + ACTIVATED)
def test_a_scenario_shows_the_power_stopped_when_its_lord_is_tilted_or_used(lord: str) -> None:
    assert any(lies_idle(state, lord) for one in shown_by(lord) for state in scenario.states(one))


@pytest.mark.parametrize("lord", SOLDIERS)
def test_a_scenario_shows_the_shaman_protecting_from_the_soldier(lord: str) -> None:
    assert any("LORD-SHAMAN" in one.rules or "SHAMAN-SCOPE" in one.rules for one in shown_by(lord))


# -- reading scenarios -------------------------------------------------------------------------------------------

GOOD = {
    "format": 1, "id": "X", "title": "A title", "rules": ["PLOT-COST"], "confidence": "sure", "source": "here", "note": "",
    "position": {"game": "abyss", "players": 2},
    "steps": [{"refuse": "buy"}, {"do": "explore", "by": "p1"}, {"expect": {"over": False}}],
}  # fmt: skip
BAD = {
    "an unknown field": ({"colour": 1}, "scenario.colour"),
    "another format": ({"format": 2}, "scenario.format"),
    "a format true": ({"format": True}, "scenario.format"),
    "no title": ({"title": ""}, "scenario.title"),
    "a title that is a number": ({"title": 5}, "scenario.title"),
    "an unknown rule": ({"rules": ["PLOT-COST", "FUN"]}, "scenario.rules[1]"),
    "a rule that is a list": ({"rules": [["PLOT-COST"]]}, "scenario.rules[0]"),
    "no rules": ({"rules": []}, "scenario.rules"),
    "a position that is a list": ({"position": []}, "scenario.position"),
    "no steps": ({"steps": []}, "scenario.steps"),
    "a step that is a text": ({"steps": ["explore"]}, "scenario.steps[0]"),
    "an empty step": ({"steps": [{}]}, "scenario.steps[0]"),
    "two steps in one": ({"steps": [{"do": "explore", "refuse": "buy"}]}, "scenario.steps[0]"),
    "an unknown field of a step": ({"steps": [{"do": "explore", "when": 1}]}, "scenario.steps[0].when"),
    "a rule for what is done": ({"steps": [{"do": "explore", "rule": "PLOT-COST"}]}, "scenario.steps[0].rule"),
    "a malformed action": ({"steps": [{"expect": {"over": False}}, {"do": "dance"}]}, "scenario.steps[1].do"),
    "an action that is a number": ({"steps": [{"do": 5}]}, "scenario.steps[0].do"),
    "an unknown rule of a refusal": ({"steps": [{"refuse": "buy", "rule": "FUN"}]}, "scenario.steps[0].rule"),
    "a rule that is an object": ({"steps": [{"refuse": "buy", "rule": [{}]}]}, "scenario.steps[0].rule"),
    "a seat that does not exist": ({"steps": [{"do": "explore", "by": "p9"}]}, "scenario.steps[0].by"),
    "a seat that is a list": ({"steps": [{"do": "explore", "by": ["p1"]}]}, "scenario.steps[0].by"),
    "nothing expected": ({"steps": [{"expect": {}}]}, "scenario.steps[0].expect"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_scenario_is_read_strictly(name: str) -> None:
    changes, where = BAD[name]
    with pytest.raises(ValueError, match="scenario") as refusal:
        scenario.read_file(json.dumps(GOOD | changes))
    assert refusal.value.where == where


@pytest.mark.parametrize("text", ["", "{", "nonsense", "[" * 100_000, "5", "null", '"abyss"', "[5]"])
def test_a_file_that_holds_no_scenarios_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the place says it
        scenario.read_file(text)


FAULTS = {
    "an illegal action": ([{"do": "buy"}], "'buy' is not possible now"),
    "a refusal of what is legal": ([{"refuse": "explore"}], "it is legal"),
    "a refusal by another rule": ([{"refuse": "council crab", "rule": "PLOT-COST"}], "COUNCIL-EMPTY"),
    "the wrong seat": ([{"do": "explore", "by": "p2"}], "p2 was to decide, but p1 (turn) does"),
    "another value": ([{"expect": {"threat": 2}}], "threat: expected 2, found 1"),
    "a place that is not there": ([{"expect": {"seats.p3.pearls": 1}}], "no such thing"),
    "too little legal": ([{"expect": {"legal_is": ["explore", "plot"]}}], "not legal: plot"),
    "too much legal": ([{"expect": {"legal_is": ["explore"]}}], "legal too: recruit assassin"),
    "a score": ([{"expect": {"scores.p1": 3}}], "scores.p1: expected 3, found 0"),
    "a part of a score that does not exist": ([{"expect": {"score.p1.total": 0}}], "no such thing"),
    "a word for a place in a list": ([{"expect": {"court.first": "assassin"}}], "no such thing"),
    "more than there is to a decision": ([{"expect": {"decision.kind": "turn"}}], "no such thing"),
    "more than there is to a score": ([{"expect": {"scores.p1.lords": 0}}], "no such thing"),
    "0 for false": ([{"expect": {"over": 0}}], "over: expected 0, found false"),
    "true for 1": ([{"expect": {"threat": True}}], "threat: expected true, found 1"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_scenario_that_does_not_hold_says_where_and_why(name: str) -> None:
    steps, fault = FAULTS[name]
    position = {"game": "abyss", "players": 2, "court": ["assassin"] + [None] * 5, "lord_deck": [],
                "seats": {"p1": {"hand": "crab-5 crab-4", "pearls": 1}}}  # fmt: skip
    (one,) = scenario.read_file(json.dumps(GOOD | {"position": position, "steps": steps}))
    outcome = scenario.check(one)
    assert outcome.step == 1
    assert fault in outcome.fault


def test_a_scenario_on_an_impossible_position_says_so() -> None:
    (one,) = scenario.read_file(json.dumps(GOOD | {"position": {"game": "abyss", "players": 7}}))
    assert "players" in scenario.check(one).fault
