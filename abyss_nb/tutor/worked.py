"""Steps worked out: what was done, what happened, and by which rules, told to the reader."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from abyss_nb.core.abyss.events import heard
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import Event, Reason
from abyss_nb.core.scenario import Scenario
from abyss_nb.explain import Explanation, Part, explain
from abyss_nb.words import Words, words

SILENT = frozenset({"turn", "slide", "auto"})
"""Kinds of events that a lesson need not tell where nothing is said about them."""


class Step(NamedTuple):
    """One step, worked out.

    Attributes:
        who: What the player is called.
        action: What was done, in words.
        refused: Whether it was only tried.
        told: What came of it, or why not: what matters here, or everything if nothing matters more than the rest.
        more: What happened besides.
    """

    who: str
    action: str
    refused: bool
    told: tuple[Part, ...]
    more: tuple[Part, ...] = ()


class Teller:
    """Tells a reader on a seat what happens.

    Args:
        lang: The language.
        names: What the players are called.
        seat: Who reads.
        matters: The IDs of the rules that matter.
    """

    def __init__(self, lang: str, names: Mapping[str, str], seat: str, matters: Collection[str] = ()) -> None:
        self.say: Words = words(lang)
        self.names = names
        self.seat = seat
        self.matters = frozenset(matters)

    def action(self, text: str, state: State) -> str:
        """Return an action in words, as it is or would be played in a position."""
        return self._explained(text, state=state).title

    def step(self, before: State, action: str, events: Sequence[Event], after: State) -> Step:
        """Tell an action that was played."""
        decision = before.decision
        assert decision is not None
        told: list[Part] = []
        for event in heard(events, self.seat):
            if event.kind == "auto":
                continue
            one = self._explained(event, before=before, events=events, state=after)
            parts = one.parts or ((Part(one.title, (event.rule,)),) if event.kind not in SILENT else ())
            told += (part for part in parts if part not in told)
        who, what = self._who(decision.seat), self.action(action, before)
        matters = tuple(part for part in told if self.matters.intersection(part.rules))
        if not matters:
            return Step(who, what, False, tuple(told))
        return Step(who, what, False, matters, tuple(part for part in told if part not in matters))

    def refusal(self, state: State, action: str) -> Step:
        """Tell why an action is not possible in a position."""
        decision = state.decision
        who = self._who(decision.seat) if decision else ""
        one = self._explained(action, state=state)
        return Step(who, one.title, True, one.parts)

    def reasons(self, reasons: Sequence[Reason], state: State) -> tuple[Part, ...]:
        """Tell reasons for a refusal."""
        return self.say.against(reasons, self.names, state.decision)

    def _who(self, seat: str) -> str:
        # The reader is spoken to, as in the sentences below the step.
        return self.say.label("tutor.you") if seat == self.seat else self.say.seat(seat, self.names)

    def _explained(self, x: object, **found: Any) -> Explanation:
        return explain(x, **found, lang=self.say.lang, names=self.names, seat=self.seat)


def worked_out(scenario: Scenario, teller: Teller) -> list[Step]:
    """Tell the steps of a scenario: what is done, and what is tried and refused."""
    state = State.from_position(scenario.position)
    steps = []
    for step in scenario.steps:
        if "refuse" in step:
            steps.append(teller.refusal(state, step["refuse"]))
        elif "do" in step:
            before = state.copy()
            events = state.apply(step["do"])
            steps.append(teller.step(before, step["do"], events, state))
    return steps


def script(scenario: Scenario) -> list[tuple[str, str]]:
    """Return what is played in a scenario: seats and actions."""
    state = State.from_position(scenario.position)
    played = []
    for step in scenario.steps:
        if "do" in step:
            assert state.decision is not None
            action = state._read(step["do"])
            played.append((state.decision.seat, str(action)))
            state.apply(action)
    return played
