"""Charts of a played game: what is drawn; `drawing.py` draws it with matplotlib."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from abyss_nb.core.abyss.cards import COURT_SPACES, SEAT, SEATS, THREAT_SPACES
from abyss_nb.core.abyss.state import State
from abyss_nb.lines import Ply
from abyss_nb.simulate import PARTS
from abyss_nb.study.line import check_seat, known_points, shown_names
from abyss_nb.study.table import Per, cards_in_hand, lords_in_court
from abyss_nb.words import Words, words
from abyss_nb.words.names import NOBODY, Names

if TYPE_CHECKING:
    from abyss_nb.study.drawing import Chart

What = Literal["points", "parts", "pearls", "hands", "threat", "court"]
Theme = Literal["light", "dark"]

CHARTS: tuple[What, ...] = get_args(What)
"""What can be drawn: the points of all seats, each seat's points by part, Pearls, hands, the Threat, the Court."""
HIGHEST = {"threat": THREAT_SPACES, "court": COURT_SPACES}
"""How far the axis of a thing of the table reaches."""
MARKED = {"threat": "fight", "court": "arrive"}
"""The events that are marked on a thing of the table."""


class Mark(NamedTuple):
    """Something a seat did: where, how high the line was before, and who."""

    x: float
    height: int
    seat: str


class Plot(NamedTuple):
    """What one chart shows.

    Attributes:
        what: One of `CHARTS`.
        per: What is counted on the horizontal axis.
        number: How many there are of them.
        x: The places of the start and of every action on it.
        lines: A line of values for each seat; for a thing of the table the only line, under its name.
        parts: For each seat the lines of the parts of its points; only in the chart of them.
        marks: What was done to a thing of the table.
        names: What the players are called.
        cursor: The place that is looked at, None for none.
        end: Where the end of the game was triggered, None if it was not.
    """

    what: What
    per: Per
    number: int
    x: list[float]
    lines: dict[str, list[int]]
    parts: dict[str, dict[str, list[int]]]
    marks: list[Mark]
    names: Names
    cursor: float | None
    end: float | None

    def told(self, say: Words) -> str:
        """Return the chart in a sentence, for those who cannot see it."""
        if self.what in HIGHEST:
            values = str(self.lines[self.what][-1])
        else:
            values = ", ".join(f"{self.names[seat]} {line[-1]}" for seat, line in self.lines.items())
        key = f"chart.told.{self.per}"
        return say.count(key, self.number, title=say.pattern(f"chart.{self.what}"), values=values)


def chart(
    plies: Sequence[Ply],
    start: State,
    what: What = "points",
    *,
    names: Names = NOBODY,
    cursor: int | None = None,
    per: Per = "decision",
    seat: str | None = None,
    lang: str = "en",
    theme: Theme = "light",
) -> Chart:
    """Draw how one thing went in a game.

    Args:
        plies: The actions.
        start: The position before the first.
        what: "points" (the totals so far), "parts" (for each seat by Locations, Lords, Allies and Monsters), "pearls",
            "hands" (cards in hand), "threat" (with the fights) or "court" (Lords in the Court, with who recruited).
        names: What the players are called, by seat.
        cursor: After how many actions a mark is put; None for no mark.
        per: What the horizontal axis counts: "decision" or "turn".
        seat: "p1" to "p4": until the end without the points of Monster tokens that this seat does not see; "" without
            any. None for everything.
        lang: "en", "fr" or "es".
        theme: "light" or "dark".

    Returns:
        A matplotlib `Figure` that a notebook shows, and that tells in words what it shows (`alt`).

    Raises:
        ValueError: something unknown is asked for, or a cursor outside of the game.
    """
    return _drawn([what], plies, start, names, cursor, per, seat, lang, theme)


def charts(
    plies: Sequence[Ply],
    start: State,
    *,
    names: Names = NOBODY,
    cursor: int | None = None,
    per: Per = "decision",
    seat: str | None = None,
    lang: str = "en",
    theme: Theme = "light",
) -> Chart:
    """Draw everything there is to a game in one picture; arguments and errors as for `chart`."""
    return _drawn(CHARTS, plies, start, names, cursor, per, seat, lang, theme)


def _drawn(
    what: Sequence[What],
    plies: Sequence[Ply],
    start: State,
    names: Names,
    cursor: int | None,
    per: Per,
    seat: str | None,
    lang: str,
    theme: Theme,
) -> Chart:
    for value, known in ((what[0], CHARTS), (per, get_args(Per)), (theme, get_args(Theme))):
        if value not in known:
            raise ValueError(f"{value!r} is not one of {', '.join(known)}")
    if cursor is not None and not 0 <= cursor <= len(plies):
        raise ValueError(f"cursor must be 0 to {len(plies)}, the number of actions, not {cursor!r}")
    check_seat(start, seat)
    say = words(lang)
    # Loaded here, because matplotlib takes its time and most sessions draw nothing.
    from abyss_nb.study.drawing import drawn

    shown = shown_names(start, names, say)
    return drawn(plots(what, plies, start, shown, cursor, per, seat), say, theme)


def plots(
    what: Sequence[What],
    plies: Sequence[Ply],
    start: State,
    names: Names,
    cursor: int | None,
    per: Per,
    seat: str | None,
) -> list[Plot]:
    """Return what the charts of a game show; arguments as for `chart`."""
    positions = [start, *(ply.after for ply in plies)]
    x = [0.0, *range(1, len(positions))] if per == "decision" else _parts_of_turns(plies)
    number = int(x[-1]) if per == "decision" else len({ply.turn for ply in plies})
    ends = (at for at, ply in zip(x[1:], plies, strict=True) if any(e.kind == "end-trigger" for e in ply.events))
    end = next(ends, None)
    known = [known_points(state, seat) for state in positions] if {"points", "parts"} & {*what} else []
    found = []
    for one in what:
        lines: dict[str, list[int]] = {}
        parts: dict[str, dict[str, list[int]]] = {}
        marks: list[Mark] = []
        for s in SEATS[: start.players] if one not in HIGHEST else ():
            match one:
                case "pearls":
                    lines[s] = [state.pearls[SEAT[s]] for state in positions]
                case "hands":
                    lines[s] = [cards_in_hand(state, SEAT[s]) for state in positions]
                case _:
                    lines[s] = [sum(points[s].values()) for points in known]
            if one == "parts":
                parts[s] = {part: [points[s].get(part, 0) for points in known] for part in PARTS}
        if one in HIGHEST:
            lines = {one: [_height(one, state) for state in positions]}
            marks = [
                # On its way to a fight an action can still move the Threat marker.
                Mark(at, event.number if one == "threat" else before, event.seat)
                for at, before, ply in zip(x[1:], lines[one], plies, strict=False)
                for event in ply.events
                if event.kind == MARKED[one]
            ]
        found.append(Plot(one, per, number, x, lines, parts, marks, names, None if cursor is None else x[cursor], end))
    return found


def _parts_of_turns(plies: Sequence[Ply]) -> list[float]:
    """Return where the start and every action stand on an axis of turns: a turn ends at its number."""
    places, played = [float(plies[0].turn - 1) if plies else 0.0], Counter(ply.turn for ply in plies)
    done: Counter[int] = Counter()
    for ply in plies:
        done[ply.turn] += 1
        places.append(ply.turn - 1 + done[ply.turn] / played[ply.turn])
    return places


def _height(what: str, state: State) -> int:
    """Return the number of a thing of the table."""
    return state.threat if what == "threat" else lords_in_court(state)
