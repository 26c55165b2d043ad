"""Pictures of files: of a record, a scenario or a position, at any place in it."""

import itertools
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from abyss_nb.core import scenario
from abyss_nb.core.abyss.cards import SEATS
from abyss_nb.core.abyss.events import visible
from abyss_nb.core.abyss.position import GAME
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import Event, GameError, ImpossiblePosition
from abyss_nb.core.nesting import MAX_DEPTH, depth
from abyss_nb.core.record import DamagedRecord, Record
from abyss_nb.core.scenario import Scenario
from abyss_nb.files import lines_of
from abyss_nb.lines import LogEntry
from abyss_nb.widgets.art import Theme
from abyss_nb.widgets.picture import board_svg
from abyss_nb.widgets.view import state_view
from abyss_nb.words import Words, words
from abyss_nb.words.plain import name_of

Moment = tuple[State, Sequence[Event]]
"""A position and what happened on the way to it from the one before."""
LATEST = 8
"""How many of the latest events are looked through for the one to tell."""


class Unrenderable(Exception):
    """A file of which there is no picture.

    Attributes:
        key: What is wrong: the id of a text.
        values: What its placeholders stand for.
    """

    def __init__(self, key: str, **values: object) -> None:
        self.key = key
        self.values = values
        super().__init__(key, values)

    def told(self, say: Words) -> str:
        """Return what is wrong in words."""
        return say.pattern(self.key).format_map(self.values)


def file_svg(
    path: Path,
    theme: Theme = "light",
    lang: str = "en",
    seat: str | None = None,
    at: int | None = None,
    id_: str | None = None,
) -> str:
    """Return a picture of what a file holds.

    Args:
        path: A record, a file of scenarios or a position.
        theme: "light" or "dark".
        lang: "en", "fr" or "es".
        seat: Whose eyes: "p1" to "p4"; None shows nobody's hand.
        at: After how many actions; None shows the end of a record and the beginning of a scenario.
        id_: Which scenario of a file of several.

    Raises:
        Unrenderable: the file cannot be read, or has no such place, scenario or seat.
    """
    held = _read(path)
    found = _chosen(path, held, id_) if isinstance(held, list) else held
    moments, last = _moments(found)
    if at is None:
        at = last if isinstance(found, Record) else 0
    if not 0 <= at <= last:
        raise Unrenderable("render.at", file=path, n=last)
    try:
        passed = list(itertools.islice(moments, at + 1))
    except GameError as error:
        raise Unrenderable("render.invalid", file=path, reason=error) from None
    say, state = words(lang), passed[-1][0]
    if seat is not None and seat not in SEATS[: state.players]:
        raise Unrenderable("render.seat", file=path, seat=seat)
    turn, log = 1, list[LogEntry]()
    for _, events in passed:
        for event in visible(events, seat):
            turn += event.kind == "turn"
            log.append((len(log) + 1, turn, event))
    names, kinds = _people(found, say) if isinstance(found, Record) else (None, None)
    view = state_view(state, say, seat, names, kinds, log[-LATEST:])
    return board_svg({**view, "turn": turn}, say.book(), theme)


def _read(path: Path) -> Record | list[Scenario] | State:
    """Read a file, whatever of the three it is: told apart by what its first line holds."""
    try:
        with path.open("rb") as file:
            first = next(lines_of(file), "")
            file.seek(0)
            if "names" in _fields(first):
                return Record.from_lines(lines_of(file))
        text = path.read_text(encoding="utf-8")
        if _fields(text).get("game") == GAME:
            return State.from_position(_fields(text))
        return scenario.read_file(text)
    except OSError as error:
        raise Unrenderable("render.unreadable", file=path, reason=error.strerror or error) from None
    except (DamagedRecord, ImpossiblePosition, UnicodeError) as error:
        raise Unrenderable("render.invalid", file=path, reason=error) from None


def _fields(text: str) -> dict[str, Any]:
    """Return the JSON object that a text is; an empty one if it is not one."""
    if depth(text) > MAX_DEPTH:
        return {}
    try:
        doc = json.loads(text)
    except ValueError:
        return {}
    return doc if isinstance(doc, dict) else {}


def _chosen(path: Path, found: list[Scenario], id_: str | None) -> Scenario:
    ids = ", ".join(item.id for item in found if item.id)
    if id_ is None and len(found) == 1:
        return found[0]
    if id_ is None:
        raise Unrenderable("render.which", file=path, n=len(found), ids=ids)
    try:
        return next(item for item in found if item.id == id_)
    except StopIteration:
        raise Unrenderable("render.no_such", file=path, id=id_, ids=ids) from None


def _moments(found: Record | Scenario | State) -> tuple[Iterator[Moment], int]:
    """Return a position for each action and one before them all, and how many actions there are."""
    if isinstance(found, State):
        return iter([(found, ())]), 0
    if isinstance(found, Scenario):
        return _played(found), sum("do" in step for step in found.steps)
    after = ((state, events) for _, events, state in found.plays())
    return itertools.chain([(found.start(), ())], after), len(found.steps)


def _played(item: Scenario) -> Iterator[Moment]:
    state = State.from_position(item.position)
    yield state.copy(), ()
    for step in item.steps:
        if "do" in step:
            events = state.apply(step["do"])
            yield state.copy(), events


def _people(record: Record, say: Words) -> tuple[dict[str, str], dict[str, str]]:
    """Return names and kinds of the seats; who has no name that shows gets one."""
    kinds = record.kinds
    names = {
        seat: name_of(name) or say.default_name(kinds[seat], SEATS.index(seat)) for seat, name in record.names.items()
    }
    return names, {seat: name_of(kind) for seat, kind in kinds.items()}
