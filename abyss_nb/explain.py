"""Explanations, in words: of what happened, of actions, cards, rules and scores.

>>> import abyss_nb
>>> from abyss_nb.explain import explain
>>> state = abyss_nb.State.from_position({
...     "format": 1, "game": "abyss", "players": 2, "active": "p1",
...     "seats": {"p1": {"pearls": 2, "hand": "shellfish-5 shellfish-3 shellfish-1"}, "p2": {}},
...     "court": ["keeper", "traitor", "slaver", None, None, None],
... })
>>> print(explain("recruit traitor", state=state))
Recruit The Traitor
An Ally of this Race is needed: squid. (RECRUIT-MANDATORY-RACE)
Your hand lacks 2 Races. (RECRUIT-RACE-COUNT)
Pearls add points, but never stand in for a Race. (RECRUIT-PEARL-NOT-ALLY)
1 point is missing, even with all your Pearls. (RECRUIT-VALUE)
>>> events = state.apply("recruit slaver")
>>> before = state.copy()
>>> events = state.apply("pay shellfish-5 shellfish-1")
>>> bonus = next(event for event in events if event.rule == "COURT-REFILL-BONUS")
>>> print(explain(bonus, before=before, events=events, seat="p1"))
Seat 1 gains 2 Pearls
The Court had 2 Lords left after you took The Slaver, so you gain 2 Pearls and it is filled. (COURT-REFILL-BONUS)
"""

from collections.abc import Sequence

from abyss_nb.core.abyss.actions import Action, parse
from abyss_nb.core.abyss.cards import ALLY, DECKS, LOCATION, LORD, RACE, RULES, SEATS
from abyss_nb.core.abyss.scoring import Score
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import Event, IllegalAction, MalformedAction, Reason
from abyss_nb.words import words
from abyss_nb.words.explaining import ExplainWords, Explanation, Part
from abyss_nb.words.names import NOBODY, Names
from abyss_nb.words.plain import message_of, name_of

__all__ = ["Explanation", "Part", "explain"]

EXPLAINED = "an event, an action, a refused action, a card, the ID of a rule, or a score"


def explain(
    x: object,
    *,
    before: State | None = None,
    events: Sequence[Event] = (),
    state: State | None = None,
    lang: str = "en",
    names: Names = NOBODY,
    seat: str | None = None,
) -> Explanation:
    """Explain in words what happened, what can be done or not, what a card does, what a rule says, how points add up.

    Args:
        x: What to explain:
            an `Event` (with `before`, or only its rule is told);
            an `Action` or its text, with `state`: what it does, or every rule that forbids it;
            an `IllegalAction` or a `Reason`;
            a Lord, a Location, an Ally, a Race or "monster", in the words of the action language;
            a deck, as a position calls it: "exploration_deck", "lord_deck", "location_deck";
            the ID of a rule, such as "COURT-REFILL-BONUS";
            a `Score`, one of `State.scores()`.
        before: The position before the action that led to an event.
        events: The events of that action, as `State.apply` returned them; those before `x` are what it follows from.
        state: The position now; for an event the one after the action. It tells where a card lies, what is legal,
            which cards a score counts.
        lang: "en", "fr" or "es".
        names: What the players are called, by seat.
        seat: Who reads this: what that seat did is told in the second person, and nothing it may not know is told.
            Left out, everything is told.

    Raises:
        TypeError: this cannot be explained; the message says what can.
        ValueError: an unknown word, language or seat, a position that is missing or does not fit the event, or an
            event that `seat` may not hear of.
    """
    said = words(lang)
    if seat and seat not in SEATS:
        raise ValueError(f"seat must be one of {', '.join(SEATS)}, not {message_of(repr(seat))}")
    called = {who: name_of(name) for who, name in names.items()}
    decision = None if state is None else state.decision
    match x:
        case Event():
            return _event(said, x, before, events, state, called, seat)
        case Score():
            return said.explain_score(x, state, called, seat)
        case IllegalAction():
            return Explanation(x.action, said.against(x.reasons, called, decision))
        case Reason():
            return Explanation(x.rule, said.against([x], called, decision))
        case Action():
            return said.explain_action(x, _needed(state), called, seat)
        case str() if x in RULES:
            return said.explain_rule(x)
        case str() if is_card(x):
            return said.explain_card(x, state, called, seat)
        case str():
            return said.explain_action(_read(x), _needed(state), called, seat)
    raise TypeError(f"{EXPLAINED} can be explained, not {message_of(repr(x))}")


def is_card(word: str) -> bool:
    """Return whether a word is that of a Lord, a Location, an Ally, a Race, the Monster or a deck."""
    return any(word in known for known in (LORD, LOCATION, ALLY, RACE, DECKS, ("monster",)))


def _event(
    said: ExplainWords,
    event: Event,
    before: State | None,
    events: Sequence[Event],
    after: State | None,
    names: Names,
    seat: str | None,
) -> Explanation:
    earlier = _earlier(event, events, seat)
    if seat is not None:
        if event.kind == "auto" and event.seat != seat:
            raise ValueError(f"an event of the kind 'auto' is for the eyes of {event.seat} only, not of {seat}")
        event = event.for_seat(seat)
    if before is None:
        return Explanation(said.event_text(event, names), said.explain_rule(event.rule).parts)
    try:
        return said.explain_event(event, before, earlier, after, names, seat)
    except (LookupError, ValueError) as error:
        what = message_of(f"{event.kind} ({event.rule})")
        raise ValueError(f"{what} does not follow from the position before and the events given") from error


def _earlier(event: Event, events: Sequence[Event], seat: str | None) -> Sequence[Event]:
    """Return the events before this one, all of them if it is not there; equal ones can happen twice."""
    for i, other in enumerate(events):
        if other is event:
            return events[:i]
    shown = event.for_seat(seat) if seat else event
    for i, other in enumerate(events):
        if shown in (other, other.for_seat(seat)):
            return events[:i]
    return events


def _needed(state: State | None) -> State:
    if state is None:
        raise ValueError("an action is explained in a position: give state=…")
    return state


def _read(text: str) -> Action:
    try:
        return parse(text)
    except MalformedAction as error:
        raise ValueError(f"{message_of(repr(text))} is neither a rule, a card nor an action: {error}") from None
