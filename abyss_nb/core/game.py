"""What every game here has: seats that decide, reasons, events and three errors."""

from typing import NamedTuple


class Reason(NamedTuple):
    """Why an action is not possible: the rule and what is missing.

    Attributes:
        rule: A rule ID, or NOT-THIS-DECISION or NOT-HELD where no single rule speaks.
        about: The card, Race or seat it is about, in the words of the action language; "" if none.
        number: How many are missing or allowed, depending on the rule; 0 if it says nothing.
    """

    rule: str
    about: str = ""
    number: int = 0


class Event(NamedTuple):
    """Something that happened.

    Attributes:
        kind: What happened, one of `abyss_nb.core.abyss.events.KINDS`.
        rule: The ID of the rule that made it happen.
        seat: Whom it happened to ("p1" to "p4"), "" if nobody in particular.
        items: The cards, Lords or Locations concerned, in the words of the action language.
        number: How many Pearls, tokens or cards; negative if they were given away.
        target: Where it went or what it was done to: another seat, a Location, a Race.
        seen_by: The seats that may see `items`; None for everybody.
    """

    kind: str
    rule: str
    seat: str = ""
    items: tuple[str, ...] = ()
    number: int = 0
    target: str = ""
    seen_by: tuple[str, ...] | None = None

    def for_seat(self, seat: str | None) -> "Event":
        """Return the event as `seat` may see it (None: somebody without a seat)."""
        if self.seen_by is None or seat in self.seen_by:
            return self
        return self._replace(items=())


class GameError(Exception):
    """Any refusal of the engine."""


class MalformedAction(GameError, ValueError):
    """A text that is not a line of the action language. The message says what was expected."""


class IllegalAction(GameError, ValueError):
    """A well-formed action that is not possible now. Nothing was changed.

    Attributes:
        action: The text of the action.
        reasons: Every rule that forbids it, the most specific first.
    """

    def __init__(self, action: str, reasons: list[Reason]) -> None:
        self.action = action
        self.reasons = reasons
        rules = ", ".join(r.rule + (f" ({r.about})" if r.about else "") for r in reasons)
        super().__init__(f"{action!r} is not possible now: {rules}")


class ImpossiblePosition(GameError, ValueError):
    """A position, option or scenario that cannot exist.

    Attributes:
        where: The place in the file, as a dotted path.
    """

    def __init__(self, where: str, what: str) -> None:
        self.where = where
        super().__init__(f"{where}: {what}")
