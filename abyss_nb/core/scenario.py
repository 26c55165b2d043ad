"""Scenarios: a position, the rules it shows, and steps. They are the tests of the engine and material to learn from.

`{"do": action}` plays, `{"refuse": action, "rule": ID}` must be forbidden by that rule, `{"expect": {path: value}}`
compares. See positions.md in the documentation for the whole language.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from abyss_nb.core.abyss.actions import parse
from abyss_nb.core.abyss.cards import RULES, SEATS
from abyss_nb.core.abyss.reader import shown
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import IllegalAction, ImpossiblePosition, MalformedAction
from abyss_nb.core.nesting import MAX_DEPTH, depth

FORMAT = 1
FIELDS = ("format", "id", "title", "rules", "position", "steps", "confidence", "source", "note")
ORDERED = ("court", "track", "exploration_deck", "lord_deck", "location_deck", "winners", "end.left")
"""Lists whose order counts; all others are compared as multisets."""
WORDS_FOR_NO_RULE = ("NOT-THIS-DECISION", "NOT-HELD")


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario.

    Attributes:
        id: Its name, "" if it has none.
        title: What it shows, in a sentence.
        rules: The rule IDs it shows.
        position: Where it starts.
        steps: What is done and expected.
    """

    id: str
    title: str
    rules: tuple[str, ...]
    position: dict[str, Any]
    steps: tuple[dict[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scenario went: `fault` is "" if everything held, else the first difference in words."""

    scenario: Scenario
    fault: str = ""
    step: int = 0


def read(doc: object, where: str = "scenario") -> Scenario:
    """Read a scenario from its JSON object.

    Raises:
        ImpossiblePosition: unknown or missing fields, unknown rules, malformed steps, with the place.
    """
    if not isinstance(doc, dict):
        raise ImpossiblePosition(where, "an object {…} was expected")
    for field in doc:
        if field not in FIELDS:
            raise ImpossiblePosition(f"{where}.{field}", f"unknown field; known are {', '.join(FIELDS)}")
    if doc.get("format") != FORMAT or isinstance(doc.get("format"), bool):
        raise ImpossiblePosition(f"{where}.format", f"must be {FORMAT}")
    for field in ("id", "title", "confidence", "source", "note"):
        if not isinstance(doc.get(field, ""), str):
            raise ImpossiblePosition(f"{where}.{field}", "a text was expected")
    if not doc.get("title"):
        raise ImpossiblePosition(f"{where}.title", "a scenario needs a title")
    rules = doc.get("rules")
    if not isinstance(rules, list) or not rules:
        raise ImpossiblePosition(f"{where}.rules", "a list of rule IDs was expected")
    for i, rule in enumerate(rules):
        if not isinstance(rule, str) or rule not in RULES:
            raise ImpossiblePosition(f"{where}.rules[{i}]", f"{shown(rule)} is not the ID of a rule")
    if not isinstance(doc.get("position"), dict):
        raise ImpossiblePosition(f"{where}.position", "an object {…} was expected")
    steps = doc.get("steps")
    if not isinstance(steps, list) or not steps:
        raise ImpossiblePosition(f"{where}.steps", "a list of steps was expected")
    for i, step in enumerate(steps):
        _check_step(step, f"{where}.steps[{i}]")
    return Scenario(doc.get("id", ""), doc["title"], tuple(rules), doc["position"], tuple(steps))


def read_file(text: str) -> list[Scenario]:
    """Read a file: one scenario or a list of them.

    Raises:
        ImpossiblePosition: not JSON, or not scenarios.
    """
    if depth(text) > MAX_DEPTH:
        raise ImpossiblePosition("file", f"is nested more than {MAX_DEPTH} deep")
    try:
        doc = json.loads(text)
    except ValueError as error:
        raise ImpossiblePosition("file", f"is not JSON: {error}") from None
    if isinstance(doc, list):
        return [read(item, f"[{i}]") for i, item in enumerate(doc)]
    return [read(doc)]


def _check_step(step: object, where: str) -> None:
    if not isinstance(step, dict):
        raise ImpossiblePosition(where, "an object {…} was expected")
    known = {"do": ("do", "by"), "refuse": ("refuse", "by", "rule"), "expect": ("expect",)}
    kinds = [kind for kind in known if kind in step]
    if len(kinds) != 1:
        raise ImpossiblePosition(where, "a step has exactly one of 'do', 'refuse', 'expect'")
    kind = kinds[0]
    for field in step:
        if field not in known[kind]:
            raise ImpossiblePosition(f"{where}.{field}", f"does not go with {kind!r}")
    if "by" in step and step["by"] not in SEATS:
        raise ImpossiblePosition(f"{where}.by", f"must be one of {', '.join(SEATS)}")
    if kind == "expect":
        if not isinstance(step["expect"], dict) or not step["expect"]:
            raise ImpossiblePosition(f"{where}.expect", "an object {path: value} was expected")
        return
    try:
        parse(step[kind])
    except MalformedAction as error:
        raise ImpossiblePosition(f"{where}.{kind}", str(error)) from None
    for rule in _rules_of(step):
        if not isinstance(rule, str) or (rule not in RULES and rule not in WORDS_FOR_NO_RULE):
            raise ImpossiblePosition(f"{where}.rule", f"{shown(rule)} is not the ID of a rule")


def _rules_of(step: dict[str, Any]) -> list[Any]:
    rule = step.get("rule", [])
    return rule if isinstance(rule, list) else [rule]


def check(scenario: Scenario) -> Outcome:
    """Play a scenario and return how it went; never raises for what the scenario says."""
    try:
        state = State.from_position(scenario.position)
    except ImpossiblePosition as error:
        return Outcome(scenario, f"position: {error}")
    for i, step in enumerate(scenario.steps):
        fault = _do(state, step)
        if fault:
            return Outcome(scenario, fault, i + 1)
    return Outcome(scenario)


def states(scenario: Scenario) -> Iterator[State]:
    """Yield the state before each step and after the last one, each a copy.

    Raises:
        GameError: the scenario does not hold.
    """
    state = State.from_position(scenario.position)
    yield state.copy()
    for step in scenario.steps:
        if "do" in step:
            state.apply(step["do"])
        yield state.copy()


def _do(state: State, step: dict[str, Any]) -> str:
    """Carry out one step and return what is wrong with it."""
    if "by" in step:
        decision = state.decision
        if decision is None or decision.seat != step["by"]:
            who = "nobody" if decision is None else f"{decision.seat} ({decision.kind})"
            return f"{step['by']} was to decide, but {who} does"
    if "do" in step:
        try:
            state.apply(step["do"])
        except IllegalAction as error:
            return str(error)
        return ""
    if "refuse" in step:
        reasons = [reason.rule for reason in state.why_not(step["refuse"])]
        if not reasons:
            return f"{step['refuse']!r} was to be refused, but it is legal"
        wanted = _rules_of(step)
        if wanted and not set(wanted) & set(reasons):
            return f"{step['refuse']!r} was to be refused by {' or '.join(wanted)}, but is by {', '.join(reasons)}"
        return ""
    position = state.to_position()
    for path, value in step["expect"].items():
        fault = compare(state, path, value, position)
        if fault:
            return fault
    return ""


def compare(state: State, path: str, wanted: Any, position: dict[str, Any] | None = None) -> str:
    """Compare what a path leads to with a value, as `expect` does; return the difference in words, "" if there is none.

    Args:
        state: Where to look.
        path: Such as "seats.p1.pearls", "legal" or "scores.p1".
        wanted: The value expected.
        position: The position document of the state, if it is there already.
    """
    if path in ("legal", "legal_is"):
        return _compare_legal(state, path, wanted)
    try:
        found = value_at(state, path, position)
    except KeyError as error:
        return str(error.args[0])
    ordered = path in ORDERED or path.startswith("track")
    if type(found) is type(wanted) and _normal(found, ordered) == _normal(wanted, ordered):
        return ""
    return f"{path}: expected {json.dumps(wanted)}, found {json.dumps(found)}"


def _compare_legal(state: State, path: str, wanted: Any) -> str:
    if not isinstance(wanted, list):
        return f"{path}: a list of actions was expected"
    found = {str(action) for action in state.legal()}
    try:
        texts = {str(parse(text)) for text in wanted}
    except MalformedAction as error:
        return f"{path}: {error}"
    missing = sorted(texts - found)
    if missing:
        return f"{path}: not legal: {', '.join(missing)}"
    surplus = sorted(found - texts)
    if path == "legal_is" and surplus:
        return f"{path}: legal too: {', '.join(surplus)}"
    return ""


def _scores(state: State, rest: list[str]) -> Any:
    return state.scores()[rest[0]].total


def _score(state: State, rest: list[str]) -> Any:
    seat, part = rest
    if part not in ("lords", "locations", "allies", "monsters"):
        raise KeyError(part)
    return getattr(state.scores()[seat], part)


_ASKED: dict[str, Callable[[State, list[str]], Any]] = {
    "decision": lambda state, rest: state.decision.kind if state.decision else None,
    "to_play": lambda state, rest: state.decision.seat if state.decision else None,
    "over": lambda state, rest: state.over,
    "winners": lambda state, rest: state.winners,
    "scores": _scores,
    "score": _score,
}


_PARTS_OF_PATH = {"scores": 1, "score": 2}
"""How many words follow in a path; none after the others."""


def value_at(state: State, path: str, position: dict[str, Any] | None = None) -> Any:
    """Return what a path of `expect` leads to.

    Raises:
        KeyError: there is no such thing in the position.
    """
    try:
        return _look_up(state, state.to_position() if position is None else position, path)
    except (KeyError, IndexError, TypeError, ValueError):
        raise KeyError(f"{path}: there is no such thing in the position") from None


def _look_up(state: State, position: dict[str, Any], path: str) -> Any:
    first, *rest = path.split(".")
    if first in _ASKED:
        if len(rest) > _PARTS_OF_PATH.get(first, 0):
            raise KeyError(path)
        return _ASKED[first](state, rest)
    count = rest[-1:] == ["count"]
    value: Any = position
    for name in [first, *(rest[:-1] if count else rest)]:
        value = value[int(name)] if isinstance(value, list) else value[name]
    if not count:
        return value
    if isinstance(value, str):
        return len(value.split())
    return sum(1 for item in value if item is not None)


def _normal(value: Any, ordered: bool) -> Any:
    """Bring a value into a form in which order counts only where it should; a text is a list of words."""
    if isinstance(value, str):
        value = value.split()
    if isinstance(value, list) and not ordered:
        return Counter(json.dumps(_plain(item), sort_keys=True) for item in value)
    return value


def _plain(item: Any) -> Any:
    """Sort the lists inside an item, whose order does not count."""
    if isinstance(item, dict):
        return {name: sorted(v) if isinstance(v, list) else v for name, v in item.items()}
    return item
