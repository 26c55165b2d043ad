"""What all kinds of intents share."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from abyss_nb.session import Session
from abyss_nb.words import Words

if TYPE_CHECKING:
    from abyss_nb.widgets.board import BoardWidget

Intent = Mapping[str, Any]
Answer = dict[str, Any]
Handler = Callable[[Intent], Answer | None]


class Refused(Exception):
    """An intent that is not carried out; the message is for the person who had it."""


class Intents:
    """Intents of one kind at one board."""

    def __init__(self, board: "BoardWidget") -> None:
        self.board = board

    @property
    def session(self) -> Session:
        """What is played."""
        return self.board.session

    @property
    def words(self) -> Words:
        """The words in the board's language."""
        return self.board.words

    def malformed(self, what: str) -> Refused:
        """Return the refusal of an intent that no board sends."""
        return Refused(self.words.label("error.internal", error=what))

    def handlers(self) -> dict[str, Handler]:
        """Return what answers each intent, by its kind."""
        return {name: getattr(self, name) for name in vars(type(self)) if not name.startswith("_")}
