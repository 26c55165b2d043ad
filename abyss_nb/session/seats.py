"""Who sits at the table."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from abyss_nb import bots
from abyss_nb.core.abyss.cards import MAX_PLAYERS, MIN_PLAYERS, SEATS
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import GameError
from abyss_nb.words import words
from abyss_nb.words.plain import name_of

PERSON = "person"
"""The kind of a seat that a human plays; all other kinds are names of bots."""


class Player(NamedTuple):
    """Who sits on a seat: a name and a kind, "person" or the name of a bot."""

    name: str
    kind: str


class NotYourTurn(GameError):
    """Somebody else has to decide."""


def read_seats(seats: Sequence[str | tuple[str, str] | Mapping[str, str]], lang: str = "en") -> tuple[Player, ...]:
    """Read who plays: kinds ("person", "greedy"), pairs (name, kind), or objects with both.

    Raises:
        ValueError: an unknown kind, or a number of seats that cannot play.
    """
    if isinstance(seats, str):
        seats = [word.strip() for word in seats.split(",")]
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        raise ValueError(f"{MIN_PLAYERS} to {MAX_PLAYERS} seats can play, not {len(seats)}")
    players = []
    for i, seat in enumerate(seats):
        if isinstance(seat, Mapping):
            name, kind = str(seat.get("name", "")), str(seat.get("kind", ""))
        elif isinstance(seat, str):
            name, kind = "", seat
        else:
            name, kind = seat
        if kind != PERSON and kind not in bots.NAMES:
            raise ValueError(f"seat {SEATS[i]}: {name_of(kind)!r} is not one of {', '.join((PERSON, *bots.NAMES))}")
        players.append(Player(name_of(name) or words(lang).default_name(kind, i), kind))
    return tuple(players)


def known_seats(state: State, seats: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return who can play here: people in the place of bots that are not known."""
    return [(name, kind if kind in bots.NAMES else PERSON) for name, kind in seats or [("", PERSON)] * state.players]
