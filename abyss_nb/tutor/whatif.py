"""What if: a position with other values, and what becomes of an action in it.

>>> from abyss_nb.tutor import course
>>> situation = course.chapter("court_refill").situations[0]
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from abyss_nb.core.abyss.actions import WITH_WORDS, parse
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import Event, IllegalAction, Reason
from abyss_nb.core.scenario import value_at
from abyss_nb.tutor.chapter import Control, Situation, Try, WhatIf


class Tried(NamedTuple):
    """What became of actions that were tried.

    Attributes:
        actions: The actions played; where one was refused, that one is the last.
        steps: For each action played: the position before it and its events.
        after: The position in which it ended.
        reasons: Why the last one is refused, () if all were played.
    """

    actions: tuple[str, ...]
    steps: tuple[tuple[State, tuple[Event, ...]], ...]
    after: State
    reasons: tuple[Reason, ...]


def at(position: Mapping[str, Any], path: str) -> Any:
    """Return what a path of a position document leads to; None where nothing is written, as for an empty hand."""
    value: Any = position
    for name in path.split("."):
        if isinstance(value, Mapping):
            value = value.get(name)
        elif isinstance(value, list) and name.isdecimal() and int(name) < len(value):
            value = value[int(name)]
        else:
            return None
    return value


def changed(position: Mapping[str, Any], path: str, value: Any) -> dict[str, Any]:
    """Return a position document with another value at a path.

    Raises:
        KeyError: the path leads nowhere.
    """
    document: dict[str, Any] = deepcopy(dict(position))
    *way, last = path.split(".")
    place: Any = document
    for name in way:
        place = place.setdefault(name, {}) if isinstance(place, dict) else _item(place, name, path)
    if isinstance(place, dict):
        place[last] = value
    else:
        _item(place, last, path)
        place[int(last)] = value
    return document


def _item(place: Any, name: str, path: str) -> Any:
    if not isinstance(place, list) or not name.isdecimal() or int(name) >= len(place):
        raise KeyError(f"{path}: there is no such thing in the position")
    return place[int(name)]


def beginning(control: Control, position: Mapping[str, Any]) -> Any:
    """Return where a control starts: what the position says, or what holds where it says nothing."""
    value = _said(position, control.path)
    if control.kind == "slide":
        return 0 if value is None else value
    if control.kind == "pick":
        return value.split() if isinstance(value, str) else list(value or ())
    # What is empty need not be written into a position.
    return next((one for one in control.values if not one), None) if value is None else value


def _said(position: Mapping[str, Any], path: str) -> Any:
    """Return what a path leads to in a position document, whether it is written there or understood."""
    value = at(position, path)
    return at(State.from_position(position).to_position(), path) if value is None else value


def with_values(what_if: WhatIf, situation: Situation, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the position of a situation with the values of some controls, by their paths.

    Raises:
        KeyError: no control has such a path.
        ValueError: a value that its control cannot have.
    """
    controls = {control.path: control for control in what_if.controls}
    before: Mapping[str, Any] = situation.scenario.position
    position: dict[str, Any] = deepcopy(dict(before))
    for path, value in values.items():
        if path not in controls:
            raise KeyError(f"nothing changes {path!r}; what can be changed is {', '.join(controls)}")
        position = changed(position, path, _written(controls[path], before, value))
    return position


def _written(control: Control, position: Mapping[str, Any], value: Any) -> Any:
    """Return a value as the position document has it."""
    match control.kind:
        case "slide":
            low, high = control.values
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise ValueError(f"{control.path}: {value!r} is not a whole number from {low} to {high}")
            return value
        case "pick":
            cards = value.split() if isinstance(value, str) else value
            if not isinstance(cards, list | tuple) or not _among(cards, control.values):
                raise ValueError(f"{control.path}: {value!r} is not a choice from {' '.join(control.values)}")
            return list(cards) if isinstance(_said(position, control.path), list) else " ".join(cards)
        case "choose":
            if value not in control.values:
                raise ValueError(f"{control.path}: {value!r} is not one of the values to choose from")
            return value


def _among(cards: Sequence[Any], given: Sequence[str]) -> bool:
    """Return whether cards can be picked from those given, each as often as it is there."""
    return all(isinstance(card, str) for card in cards) and not Counter(cards) - Counter(given)


def attempt(state: State, tried: Try | Sequence[str]) -> Tried:
    """Play actions one after the other on a copy, up to the first that is refused.

    A verb alone, such as "pay", stands for the first possible action with it; where there is none, nothing has to be
    decided by it (the only way to pay is taken without asking).

    Raises:
        MalformedAction: no action is written like that.
    """
    wanted = tried.actions if isinstance(tried, Try) else tried
    state = state.copy()
    played: list[str] = []
    steps: list[tuple[State, tuple[Event, ...]]] = []
    for text in wanted:
        action = _first(state, text)
        if not action:
            continue
        played.append(action)
        before = state.copy()
        try:
            events = state.apply(action)
        except IllegalAction as error:
            return Tried(tuple(played), tuple(steps), state, tuple(error.reasons))
        steps.append((before, tuple(events)))
    return Tried(tuple(played), tuple(steps), state, ())


def _first(state: State, text: str) -> str:
    """Return the action that a text stands for, "" for a verb alone with which nothing is possible."""
    if text not in WITH_WORDS:
        return str(parse(text))
    return next((str(action) for action in state.legal() if action.verb == text), "")


def outcome(what_if: WhatIf, situation: Situation, values: Mapping[str, Any]) -> tuple[State, list[Tried]]:
    """Return the changed position, and what becomes of each thing to try in it.

    Raises:
        ImpossiblePosition: such a position cannot be.
        KeyError, ValueError: as `with_values`.
    """
    state = State.from_position(with_values(what_if, situation, values))
    return state, [attempt(state, one) for one in what_if.tries]


def shown(state: State, path: str) -> Any:
    """Return what a path leads to in a position; None where it leads nowhere."""
    try:
        return value_at(state, path)
    except KeyError:
        return None
