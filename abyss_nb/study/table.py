"""A played game as a table: a row for each decision, or for each turn."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import groupby
from typing import Any, Literal, get_args

from abyss_nb.core.abyss.cards import EXPLORATION, SEATS
from abyss_nb.core.abyss.locations import working_keys
from abyss_nb.core.abyss.piles import SIZE
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import Event
from abyss_nb.lines import MARKS, Ply
from abyss_nb.simulate import TURN_ACTIONS
from abyss_nb.study.line import shown_names, steps
from abyss_nb.words import Words, words
from abyss_nb.words.names import NOBODY, Names

Per = Literal["decision", "turn"]
Row = dict[str, Any]

ABOUT_CARD = ("offer", "ally", "monster")
"""Decisions about the card just revealed."""


def frame(plies: Sequence[Ply], start: State, names: Names = NOBODY, per: Per = "decision", lang: str = "en") -> Any:
    """Return a game as a table, with everything in it, also what was hidden: for after the game.

    Columns of both kinds: `turn` (from 1), `seat`, `name`; the state of things afterwards: `points_p1`, `pearls_p1`,
    `hand_p1` (cards in hand), `keys_p1` (Keys that work) and so on for each seat, `threat` (the space of the Threat
    marker), `court` (Lords in the Court); and whether it happened: `recruit` (a Lord arrived), `location` (somebody
    gained one), `fight`, `end` (the end was triggered).

    A row for each decision also has `number` (from 1), `action` (in the action language) and `words` (in the language
    of people), `decision` (what was asked) and `legal` (how many actions were possible).

    A row for each turn also has `action` (`explore`, `council`, `recruit`, `pass`; "" in the middle of a turn),
    `decisions` (how many were taken, by all seats), and what the seat whose turn it was came to: `gained_points`,
    `gained_pearls` (negative if it paid more), `gained_cards` (Allies that came into its hand), `lords` and
    `locations` (their ids, separated by spaces).

    Args:
        plies: The actions.
        start: The position before the first.
        names: What the players are called, by seat.
        per: A row for each "decision", or for each "turn".
        lang: The language of `words`.

    Returns:
        A pandas DataFrame where pandas is installed, else the rows as a list of dicts.

    Raises:
        ValueError: another `per`, or an unknown language.
    """
    if per not in get_args(Per):
        raise ValueError(f"per must be one of {', '.join(get_args(Per))}, not {per!r}")
    say = words(lang)
    known = shown_names(start, names, say)
    rows = list(_decisions(plies, start, known, say) if per == "decision" else _turns(plies, start, known))
    try:
        pandas = import_module("pandas")
    except ImportError:
        return rows
    return pandas.DataFrame(rows)


def _decisions(plies: Sequence[Ply], start: State, names: Names, say: Words) -> Iterator[Row]:
    for number, (before, ply) in enumerate(steps(plies, start), 1):
        decision = before.decision
        assert decision is not None
        card = EXPLORATION[before.track[-1]] if decision.kind in ABOUT_CARD else ""
        pearls = next((event.number for event in ply.events if event.kind == "pay"), 0)
        yield {
            "number": number,
            "turn": ply.turn,
            "seat": ply.seat,
            "name": names[ply.seat],
            "decision": decision.kind,
            "legal": len(before.copy().legal()),
            "action": ply.action,
            "words": say.action_label(ply.action, decision, names, pearls=pearls, card=card),
            **_standing(ply.after),
            **_marks(ply.events),
        }


def _turns(plies: Sequence[Ply], start: State, names: Names) -> Iterator[Row]:
    happened = events_by_turn(plies)
    for turn, taken in groupby(steps(plies, start), key=lambda step: step[1].turn):
        played = list(taken)
        (before, _), (_, last) = played[0], played[-1]
        seat = SEATS[before.active]
        events = happened[turn]
        yield {
            "turn": turn,
            "seat": seat,
            "name": names[seat],
            "action": next((verb for verb in map(_verb_of_turn, played) if verb), ""),
            "decisions": len(played),
            "gained_points": last.after.scores()[seat].total - before.scores()[seat].total,
            "gained_pearls": sum(_pearls(event, seat) for event in events),
            "gained_cards": sum(_cards(event) for event in events if event.seat == seat),
            "lords": _gained(events, "arrive", seat),
            "locations": _gained(events, "control", seat),
            **_standing(last.after),
            **_marks(events),
        }


def events_by_turn(plies: Sequence[Ply]) -> dict[int, list[Event]]:
    """Return what happened in every turn; what a turn begins with belongs to it, whoever's action led there."""
    found: dict[int, list[Event]] = {}
    for ply in plies:
        turn = ply.turn
        for event in ply.events:
            turn += event.kind == "turn"
            found.setdefault(turn, []).append(event)
    return found


def _verb_of_turn(step: tuple[State, Ply]) -> str:
    """Return the action of the turn if this is where it was chosen, else ""."""
    before, ply = step
    verb = ply.action.split()[0]
    asked = before.decision
    return verb if asked is not None and asked.kind == "turn" and verb in TURN_ACTIONS else ""


def _pearls(event: Event, seat: str) -> int:
    """Return how many Pearls an event brought a seat."""
    if event.kind == "pearls":
        return event.number if event.seat == seat else 0
    if event.kind == "buy":
        return event.number * ((event.target == seat) - (event.seat == seat))
    return 0


def _cards(event: Event) -> int:
    """Return how many Allies an event brought into the hand of its seat."""
    return event.number if event.kind == "council" else int(event.kind in ("take", "buy"))


def _gained(events: Sequence[Event], kind: str, seat: str) -> str:
    return " ".join(item for event in events if event.kind == kind and event.seat == seat for item in event.items)


def _standing(state: State) -> Row:
    """Return how things stand."""
    seats = list(enumerate(SEATS[: state.players]))
    scores = state.scores()
    return {
        **{f"points_{seat}": scores[seat].total for _, seat in seats},
        **{f"pearls_{seat}": state.pearls[i] for i, seat in seats},
        **{f"hand_{seat}": cards_in_hand(state, i) for i, seat in seats},
        **{f"keys_{seat}": working_keys(state, i) for i, seat in seats},
        "threat": state.threat,
        "court": lords_in_court(state),
    }


def cards_in_hand(state: State, seat: int) -> int:
    """Return how many Allies a seat, counted from 0, has in hand."""
    return sum(SIZE[pile] for pile in state.hand(seat))


def lords_in_court(state: State) -> int:
    """Return how many Lords lie in the Court."""
    return sum(lord >= 0 for lord in state.court)


def _marks(events: Sequence[Event]) -> Row:
    kinds = {event.kind for event in events}
    return {mark: kind in kinds for kind, mark in MARKS.items()}
