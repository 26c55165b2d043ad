"""To begin another game, and to set the board."""

import traitlets

from abyss_nb.session import NotYourTurn
from abyss_nb.widgets.intents.base import Intent, Intents, Refused
from abyss_nb.words.plain import name_of


class Setting(Intents):
    """What somebody chooses in the menu."""

    def new(self, intent: Intent) -> None:
        """Begin a new game with other seats."""
        seats = intent.get("seats")
        if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
            raise self.malformed("seats")
        seed_text = str(intent.get("seed", "")).strip()
        if seed_text and not (seed_text.isascii() and seed_text.isdigit()):
            raise Refused(self.words.label("error.seed"))
        self.board.present = ""
        # Who gives no name gets one in the language of this board.
        named = [
            {**seat, "name": name_of(str(seat.get("name", ""))) or self.words.default_name(str(seat.get("kind")), i)}
            for i, seat in enumerate(seats)
        ]
        self.session.restart(named, int(seed_text) if seed_text else None)

    def rematch(self, intent: Intent) -> None:
        """Begin another game with the same seats."""
        self.board.present = ""
        self.session.restart()

    def set(self, intent: Intent) -> None:
        """Change a setting."""
        name, value = intent.get("name"), intent.get("value")
        if name not in self.board.settings or name == "seats":
            raise self.malformed(f"set {name!r}")
        if name == "seat":
            if value not in [seat["id"] for seat in self.board.settings["seats"]]:
                raise NotYourTurn
            self._claim(str(value))
        try:
            setattr(self.board, name, value)
        except traitlets.TraitError as error:
            raise self.malformed(str(error)) from None

    def _claim(self, seat: str) -> None:
        """Ask once more before a seat is played that somebody plays at another board."""
        asked, self._asked = self._asked, ""
        if seat and self.board.claimed_elsewhere(seat) and asked != seat:
            self._asked = seat
            name = self.words.seat(seat, self.session.names)
            raise Refused(self.words.label("error.claimed", name=name))

    _asked = ""
    """The seat that was chosen once although somebody plays it at another board."""

    def error(self, intent: Intent) -> None:
        """Keep what went wrong in the page."""
        self.board.last_error = str(intent.get("text", ""))
