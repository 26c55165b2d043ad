"""Whether a chapter holds: its scenarios, the right and the wrong answers, what can be changed, and its languages."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from abyss_nb.core import scenario as scenarios
from abyss_nb.core.abyss.actions import WITH_WORDS, parse
from abyss_nb.core.abyss.cards import RULES
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import ImpossiblePosition, MalformedAction
from abyss_nb.tutor.chapter import (
    Chapter,
    ChapterError,
    Choice,
    Claim,
    Code,
    Control,
    Move,
    Number,
    Part,
    Situation,
    WhatIf,
)
from abyss_nb.tutor.prose import rules_in
from abyss_nb.tutor.whatif import attempt, beginning, shown, with_values


def faults(chapter: Chapter) -> Iterator[ChapterError]:
    """Yield everything in a chapter that does not hold."""
    for line, text in chapter.texts():
        for rule in rules_in(text):
            if rule not in RULES:
                yield ChapterError(chapter.file, line, f"[{rule}] is not the ID of a rule")
    for situation in chapter.situations:
        for line, fault in _situation(situation):
            yield ChapterError(chapter.file, line, f"{situation.id}: {fault}")


def differences(chapters: Sequence[Chapter]) -> Iterator[ChapterError]:
    """Yield where the languages of one chapter do not have the same parts."""
    for one, other in pairwise(chapters):
        for line, there, here in _unlike(one, other):
            yield ChapterError(other.file, line, f"not as in {one.file}: there {there}, here {here}")


def answer_of(number: Number, situation: Situation) -> int:
    """Return the right answer, worked out from the steps of the situation.

    Raises:
        ValueError: the path does not lead to a number.
    """
    first, *_, last = (*scenarios.states(situation.scenario),)
    value = _number(last, number.path)
    return value - _number(first, number.path) if number.change else value


def _number(state: State, path: str) -> int:
    value = shown(state, path)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{path} does not lead to a number, but to {value!r}")
    return value


def holds(claim: Claim, before: State, after: State) -> bool:
    """Return whether a claim is true of the positions before and after the steps.

    Raises:
        MalformedAction: no action is written like that.
    """
    if claim.kind == "value":
        return not scenarios.compare(after, claim.what, claim.value)
    reasons = before.why_not(claim.what)
    if claim.kind == "legal":
        return not reasons
    return bool(reasons) and claim.value in ("", *(reason.rule for reason in reasons))


def _situation(situation: Situation) -> Iterator[tuple[int, str]]:
    outcome = scenarios.check(situation.scenario)
    if outcome.fault:
        yield situation.line, f"step {outcome.step}: {outcome.fault}" if outcome.step else outcome.fault
        return
    before, *_, after = (*scenarios.states(situation.scenario),)
    if before.decision is None:
        yield situation.line, "nobody has to decide anything: the board would be empty of moves"
        return
    for part in situation.parts:
        match part:
            case Choice():
                yield from _choice(part, before, after)
            case Number():
                yield from _number_part(part, situation)
            case Move():
                yield from _move(part, before)
            case WhatIf():
                yield from _what_if(part, situation)
            case Code():
                yield from _code(part)


def _choice(part: Choice, before: State, after: State) -> Iterator[tuple[int, str]]:
    for option in part.options:
        try:
            true = [holds(claim, before, after) for claim in option.claims]
        except MalformedAction as error:
            yield option.line, str(error)
            continue
        if option.right and not all(true):
            claim = option.claims[true.index(False)]
            yield option.line, f"the right answer does not hold: {_told(claim, before, after)}"
        if not option.right and true and all(true):
            yield option.line, "this wrong answer holds"


def _told(claim: Claim, before: State, after: State) -> str:
    if claim.kind == "value":
        return scenarios.compare(after, claim.what, claim.value)
    reasons = ", ".join(reason.rule for reason in before.why_not(claim.what))
    return f"{claim.what!r} is {f'refused by {reasons}' if reasons else 'legal'}"


def _number_part(part: Number, situation: Situation) -> Iterator[tuple[int, str]]:
    try:
        right = answer_of(part, situation)
    except ValueError as error:
        yield part.line, str(error)
        return
    if right in part.responses:
        yield part.line, f"{right} is listed among the wrong numbers, but it is right"


def _move(part: Move, before: State) -> Iterator[tuple[int, str]]:
    for option in part.options:
        if not option.text:
            continue
        try:
            reasons = before.why_not(option.text)
        except MalformedAction as error:
            yield option.line, str(error)
            continue
        if option.right and reasons:
            yield option.line, f"the right move is refused by {', '.join(reason.rule for reason in reasons)}"


def _what_if(part: WhatIf, situation: Situation) -> Iterator[tuple[int, str]]:
    position = situation.scenario.position
    start = State.from_position(position)
    for show in part.shows:
        if shown(start, show.path) is None:
            yield show.line, f"{show.path} leads nowhere"
    for one in part.tries:
        try:
            for action in one.actions:
                if action not in WITH_WORDS:
                    parse(action)
        except MalformedAction as error:
            yield one.line, str(error)
            return
        if not attempt(start, one).actions:
            yield one.line, f"nothing can be tried: {one.actions[0]!r} is not possible in any way"
    for control in part.controls:
        first = beginning(control, position)
        try:
            same = with_values(part, situation, {control.path: first})
            if State.from_position(same).to_position() != start.to_position():
                raise ValueError(f"{control.path}: {first!r} changes it")
        except (ValueError, KeyError) as error:
            yield control.line, f"does not start where the position is: {error.args[0]}"
            continue
        for value in _settings(control, first):
            try:
                State.from_position(with_values(part, situation, {control.path: value}))
            except (ImpossiblePosition, KeyError) as error:
                yield control.line, f"with {value!r}: {error.args[0]}"
                break


def _settings(control: Control, first: Any) -> Iterator[Any]:
    """Yield what a control can be set to, of cards to pick from only each one more or less."""
    if control.kind == "slide":
        yield from range(control.values[0], control.values[1] + 1)
    elif control.kind == "choose":
        yield from control.values
    else:
        yield []
        for i in range(len(control.values)):
            yield list(control.values[: i + 1])
        for card in dict.fromkeys(first):
            fewer = list(first)
            fewer.remove(card)
            yield fewer


def _code(part: Code) -> Iterator[tuple[int, str]]:
    try:
        compile(part.code, "code", "exec")
    except SyntaxError as error:
        yield part.begins + (error.lineno or 1) - 1, f"is not Python: {error.msg}"
    except (ValueError, RecursionError, MemoryError) as error:
        yield part.begins, f"is not Python: {error}"


def _unlike(one: Chapter, other: Chapter) -> Iterator[tuple[int, object, object]]:
    for field in ("rules", "minutes"):
        if getattr(one, field) != getattr(other, field):
            yield 1, getattr(one, field), getattr(other, field)
    theirs, ours = ([situation.id for situation in chapter.situations] for chapter in (one, other))
    if theirs != ours:
        yield 1, ", ".join(theirs), ", ".join(ours)
        return
    for left, right in zip(one.situations, other.situations, strict=True):
        kinds = [[type(part).__name__ for part in situation.parts] for situation in (left, right)]
        if kinds[0] != kinds[1]:
            yield right.line, ", ".join(kinds[0]), ", ".join(kinds[1])
            continue
        for a, b in zip(left.parts, right.parts, strict=True):
            # Of values, 1 and true are not the same.
            if repr(_bare(a)) != repr(_bare(b)):
                yield b.line, _bare(a), _bare(b)


def _bare(part: Part) -> object:
    """Return a part without its words."""
    match part:
        case Choice():
            return [(option.right, option.claims) for option in part.options]
        case Number():
            return part.path, part.change, [*part.responses]
        case Move():
            return [(option.right, option.text) for option in part.options]
        case WhatIf():
            controls = [(control.kind, control.path, control.values) for control in part.controls]
            return controls, [one.actions for one in part.tries], [show.path for show in part.shows]
        case Code():
            return part.code
    return None
