"""What everything here needs: the positions of a line of play, names as they are shown, points as far as known."""

from collections.abc import Iterator, Sequence

from abyss_nb.core.abyss.cards import SEATS
from abyss_nb.core.abyss.state import State
from abyss_nb.lines import Ply
from abyss_nb.simulate import PARTS
from abyss_nb.words import Words
from abyss_nb.words.names import Names
from abyss_nb.words.plain import name_of


def steps(plies: Sequence[Ply], start: State) -> Iterator[tuple[State, Ply]]:
    """Yield every action with the position before it; neither may be changed."""
    before = start
    for ply in plies:
        yield before, ply
        before = ply.after


def shown_names(state: State, names: Names, words: Words) -> dict[str, str]:
    """Return what the players are called, in one harmless line each; who has no name is called by the seat."""
    return {seat: name_of(names.get(seat, "")) or words.seat(seat) for seat in SEATS[: state.players]}


def check_seat(state: State, seat: str | None) -> None:
    """Refuse a seat that does not play; "" is somebody without one.

    Raises:
        ValueError: there is no such seat.
    """
    if seat is not None and seat not in ("", *SEATS[: state.players]):
        raise ValueError(f"seat must be one of {', '.join(SEATS[: state.players])}, '' or None, not {seat!r}")


def known_points(state: State, viewer: str | None = None) -> dict[str, dict[str, int]]:
    """Return the points of every seat by part, as the table stands.

    Args:
        state: The position.
        viewer: Who looks, "p1" to "p4", or "" for somebody without a seat: until the end the Monster tokens of the
            others are left out, which they keep face down (INFORMATION-HIDDEN). None for everything.
    """
    return {
        seat: {
            part: getattr(score, part)
            for part in PARTS
            if part != "monsters" or state.over or viewer is None or seat == viewer
        }
        for seat, score in state.scores().items()
    }
