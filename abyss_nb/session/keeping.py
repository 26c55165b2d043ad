"""Keeping a game: records, codes, saving while it is played."""

from collections.abc import Sequence
from os import PathLike
from typing import Any, Self

import traitlets

from abyss_nb import files
from abyss_nb.core import codes
from abyss_nb.core.abyss.cards import SEATS
from abyss_nb.core.abyss.state import State
from abyss_nb.core.record import DamagedRecord, Record
from abyss_nb.saving import record_of, tree_of
from abyss_nb.session.playing import Playing
from abyss_nb.session.seats import PERSON, known_seats, read_seats
from abyss_nb.words import words


class Keeping(Playing):
    """A table whose game can be saved and opened."""

    _unsaved = ""
    """What was told when the game could not be saved."""

    @property
    def record(self) -> Record:
        """The game as a record, with its branches and comments. It tells everything, hands and decks too."""
        with self._lock:
            kinds = {SEATS[i]: player.kind for i, player in enumerate(self._players)}
            return record_of(self.walk.tree, self.names, kinds)

    def save(self, path: str | PathLike[str]) -> None:
        """Save the game as a record, whole or not at all: a file that was there stays until the new one is whole.

        Raises:
            OSError: the file cannot be written.
        """
        files.save(path, self.record)

    @classmethod
    def load(cls, path: str | PathLike[str], good_part: bool = False, **traits: Any) -> Self:
        """Return a session that goes on with a saved game.

        Args:
            path: The file of a record.
            good_part: Whether to take what is good of a damaged record.
            **traits: Values of the traits.

        Raises:
            OSError: the file cannot be read.
            DamagedRecord: the first line that is wrong, why, and what is good before it.
            TooLong: it has more actions than can be walked through.
        """
        try:
            record = files.load(path)
        except DamagedRecord as error:
            if not good_part or error.good is None:
                raise
            record = error.good
        return cls.from_record(record, **traits)

    @classmethod
    def from_record(cls, record: Record, **traits: Any) -> Self:
        """Return a session that goes on with a recorded game.

        Raises:
            TooLong: it has more actions than can be walked through.
        """
        session = cls([PERSON] * record.players, **{**traits, "auto": False})
        session.open(record)
        session.auto = traits.get("auto", True)
        session.resume()
        return session

    def open(self, record: Record) -> None:
        """Go on with a recorded game in this session, at the end of its main line; `Session.load` reads files.

        Seats of bots that are not known here are played by people.

        Raises:
            TooLong: it has more actions than can be walked through; nothing is changed.
            DamagedRecord: it does not replay; not a record that was read.
        """
        tree = tree_of(record)
        players = [(record.names[seat], record.kinds[seat]) for seat in SEATS[: record.players]]
        self._begin(read_seats(known_seats(tree.start, players), self.lang), record.position["seed"], tree)

    def code(self) -> str:
        """Return the position shown as a short text, for a message or a note; `from_code` goes on with it.

        It holds everything, hands and decks too, but not the way that led there.
        """
        with self._lock:
            return codes.encode(self._state, self._players)

    @classmethod
    def from_code(cls, text: str, **traits: Any) -> Self:
        """Return a session that goes on from a position in a code.

        Raises:
            BadCode: not a code, cut short, mistyped, or of a position that cannot exist.
        """
        state, seats = codes.decode(text)
        return cls(known_seats(state, seats), position=state.to_position(), **traits)

    def open_position(self, state: State, seats: Sequence[tuple[str, str]] = ()) -> None:
        """Go on from a position in this session; seats of bots that are not known here are played by people.

        Args:
            state: The position.
            seats: The name and the kind of each seat; none of them: people play.
        """
        self.restart(known_seats(state, seats), position=state.to_position())

    def _changed(self) -> None:
        super()._changed()
        if self.autosave and not self._bot_to_move():
            self._autosave()

    @traitlets.observe("autosave")
    def _autosave(self, _: object = None) -> None:
        """Save the game; that it cannot be saved is told, and hinders nobody."""
        if not self.autosave or not self._players:
            return
        try:
            self.save(self.autosave)
        except OSError as error:
            reason = error.strerror or error
            self.error = self._unsaved = words(self.lang).label("error.unsaved", file=self.autosave, reason=reason)
        else:
            if self.error and self.error == self._unsaved:
                self.error = ""
