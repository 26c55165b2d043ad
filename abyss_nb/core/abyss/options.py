"""Options: the variant and the readings of the rules that change play (positions.md of the rules, section 14)."""

import json
from dataclasses import dataclass, fields
from typing import Literal

from abyss_nb.core.game import ImpossiblePosition


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is played where the rules leave a choice. The defaults are the recommended readings.

    Attributes:
        hand_limit: 12 plays VARIANT-HAND-LIMIT-12; None has no limit.
        superfluous_allies: True allows needless Allies in a payment (AMB-SUPERFLUOUS-ALLIES).
        commander_at_once: True makes a buyer discard at once (AMB-COMMANDER-PURCHASE).
        court_end: "refill" ends by END-TRIGGER-COURT; "empty-deck" at any end of turn with an empty Lord deck and a
            Court that is not full (AMB-END-COURT).
        seventh_lord: whether the Lords "owned" or all ever "recruited" trigger the end (AMB-SEVEN-OWNED).
        refill_first: True slides, pays and fills the Court before powers (AMB-POWER-BEFORE-REFILL).
    """

    hand_limit: Literal[12] | None = None
    superfluous_allies: bool = False
    commander_at_once: bool = False
    court_end: Literal["refill", "empty-deck"] = "refill"
    seventh_lord: Literal["owned", "recruited"] = "owned"
    refill_first: bool = False

    @classmethod
    def bga(cls) -> "Options":
        """Return the options nearest to the game on Board Game Arena.

        What that implementation does differently and no option covers: Pearls are unlimited, Black Smokers must be
        swapped and leaves the game, Ambassadors count as keyless for the towers, activated powers may interrupt
        payments, and the refill bonus is checked after every action (sections 14 and 15 of the rules).
        """
        return cls(hand_limit=12, commander_at_once=True, court_end="empty-deck")

    @classmethod
    def from_document(cls, doc: object, where: str = "options") -> "Options":
        """Read what `to_document` writes.

        Raises:
            ImpossiblePosition: an unknown option or value, with its place.
        """
        if not isinstance(doc, dict):
            raise ImpossiblePosition(where, "an object with options was expected")
        for name, value in doc.items():
            if name not in CHOICES:
                raise ImpossiblePosition(f"{where}.{name}", f"unknown option; known are {', '.join(CHOICES)}")
            if not any(
                value is choice or (type(value) is type(choice) and value == choice) for choice in CHOICES[name]
            ):
                known = ", ".join(_written(choice) for choice in CHOICES[name])
                raise ImpossiblePosition(f"{where}.{name}", f"must be one of {known}")
        return cls(**doc)

    def to_document(self) -> dict[str, object]:
        """Return the options that differ from the defaults."""
        return {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) != f.default}


CHOICES: dict[str, tuple[object, ...]] = {
    "hand_limit": (None, 12),
    "superfluous_allies": (False, True),
    "commander_at_once": (False, True),
    "court_end": ("refill", "empty-deck"),
    "seventh_lord": ("owned", "recruited"),
    "refill_first": (False, True),
}
"""What each option can be; the first is the default."""


def _written(value: object) -> str:
    return json.dumps(value)
