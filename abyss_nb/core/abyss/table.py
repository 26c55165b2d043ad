"""The table of a game of Abyss: small integers and flat lists, and an agenda of what happens next.

Nothing here knows a rule. The agenda is a stack of steps; each step names its kind, and the kind (in the module of
its group of rules) says what can be done and what then happens. See `steps.py`.
"""

from typing import TYPE_CHECKING

from abyss_nb.core.abyss.cards import LOCATIONS
from abyss_nb.core.abyss.options import Options
from abyss_nb.core.game import Event

if TYPE_CHECKING:
    from abyss_nb.core.abyss.payment import Payments

Step = tuple[str, int, int, int, int]
"""A pending step: its kind, the seat it belongs to, and up to three numbers whose meaning the kind gives."""


class Table:
    """All components of a game and where they are, with what is pending.

    Sets of Lords and Locations are bit masks; five piles make a hand (see `piles.py`); decks have their top card
    last. Seats count from 0.

    Attributes:
        hands, affiliated: Five piles a seat: seat `i` has `[5 * i : 5 * i + 5]`.
        lords: Per seat the set of Lords in effect (free and not tilted).
        tilted: Per seat the set of tilted Lords.
        controlled: Per seat the set of Locations.
        under: Per Location the set of used Lords that lie under it.
        recruited: Per seat how many Lords ever arrived; counted only under `seventh_lord` "recruited".
        court: Lord numbers from the space farthest from the deck to the nearest, -1 for an empty space.
        track: Cards on the Exploration track; the last is the one just revealed.
        discard: The Exploration discard: five piles, then the number of Monsters.
        bought: The set of seats that bought this turn (EXPLORE-ONE-PURCHASE, EXPLORE-PRICE-RISING).
        used: The set of Lords whose activated power was used this turn.
        extra: Whether an extra turn is due (LORD-INVOKER).
        passes: How many players passed in a row.
        kept: Allies over the hand limit that were paid for this turn.
        end_by: The seat that triggered the end, -1 if none did.
        agenda: What is pending; the last step is next.
        events: Where events are collected, None while nobody wants them.
        script: What chance will say, while a record is replayed; None when the generator decides.
        offered: The payments of the pending decision, once somebody counted them; not part of the value.
    """

    __slots__ = (
        "active",
        "affiliated",
        "agenda",
        "available",
        "bought",
        "controlled",
        "council",
        "court",
        "deck",
        "discard",
        "end_by",
        "events",
        "extra",
        "hands",
        "kept",
        "key_supply",
        "key_tokens",
        "location_deck",
        "lord_deck",
        "lord_discard",
        "lords",
        "monster_supply",
        "monster_tokens",
        "offered",
        "options",
        "over",
        "passes",
        "pearls",
        "players",
        "recruited",
        "script",
        "seed",
        "threat",
        "tilted",
        "track",
        "treasury",
        "under",
        "used",
    )

    def __init__(self, players: int, options: Options, like: "Table | None" = None) -> None:
        """Lay an empty table, or the same as `like` (which shares nothing with it)."""
        if like is not None:
            like.copy_to(self)
            return
        self.players = players
        self.options = options
        self.active = 0
        self.hands = [0] * (5 * players)
        self.affiliated = [0] * (5 * players)
        self.pearls = [0] * players
        self.key_tokens = [0] * players
        self.monster_tokens = [0] * players
        self.lords = [0] * players
        self.tilted = [0] * players
        self.controlled = [0] * players
        self.recruited = [0] * players
        self.under = [0] * len(LOCATIONS)
        self.court: list[int] = []
        self.lord_deck: list[int] = []
        self.lord_discard = 0
        self.track: list[int] = []
        self.deck: list[int] = []
        self.discard = [0] * 6
        self.council = [0] * 5
        self.available = 0
        self.location_deck: list[int] = []
        self.monster_supply = 0
        self.key_supply = 0
        self.threat = 1
        self.treasury = 0
        self.seed = 0
        self.bought = 0
        self.used = 0
        self.extra = False
        self.passes = 0
        self.kept = 0
        self.end_by = -1
        self.over = False
        self.agenda: list[Step] = []
        self.events: list[Event] | None = None
        self.offered: Payments | None = None
        self.script: list[list[int]] | None = None

    def opponents(self, seat: int) -> list[int]:
        """Return the other seats, clockwise from the left of `seat`."""
        return _OPPONENTS[self.players][seat]

    def hand(self, seat: int) -> list[int]:
        """Return the five piles of a hand."""
        return self.hands[5 * seat : 5 * seat + 5]

    def owned_lords(self, seat: int) -> int:
        """Return the set of a seat's Lords: free, tilted and used."""
        return self.lords[seat] | self.tilted[seat] | self.used_lords(seat)

    def used_lords(self, seat: int) -> int:
        """Return the set of a seat's Lords that lie under its Locations."""
        lords = 0
        controlled = self.controlled[seat]
        while controlled:
            low = controlled & -controlled
            lords |= self.under[low.bit_length() - 1]
            controlled ^= low
        return lords

    def last_turns(self) -> list[int]:
        """Return the seats that still have a last turn after the one being played (END-LAST-TURNS)."""
        if self.end_by < 0:
            return []
        left = (self.end_by - self.active) % self.players or self.players
        return [(self.active + i) % self.players for i in range(1, left)]

    def key(self) -> tuple[object, ...]:
        """Return everything that makes two states equal, as one value."""
        return (
            self.players,
            self.options,
            self.active,
            *self.hands,
            *self.affiliated,
            *self.pearls,
            *self.key_tokens,
            *self.monster_tokens,
            *self.lords,
            *self.tilted,
            *self.controlled,
            *self.recruited,
            *self.under,
            *self.court,
            tuple(self.lord_deck),
            self.lord_discard,
            tuple(self.track),
            tuple(self.deck),
            *self.discard,
            *self.council,
            self.available,
            tuple(self.location_deck),
            self.monster_supply,
            self.key_supply,
            self.threat,
            self.treasury,
            self.seed,
            self.bought,
            self.used,
            self.extra,
            self.passes,
            self.kept,
            self.end_by,
            self.over,
            *self.agenda,
        )

    def copy_to(self, other: "Table") -> None:
        """Write everything but the events into `other`, sharing no list."""
        other.players = self.players
        other.options = self.options
        other.active = self.active
        other.hands = self.hands[:]
        other.affiliated = self.affiliated[:]
        other.pearls = self.pearls[:]
        other.key_tokens = self.key_tokens[:]
        other.monster_tokens = self.monster_tokens[:]
        other.lords = self.lords[:]
        other.tilted = self.tilted[:]
        other.controlled = self.controlled[:]
        other.recruited = self.recruited[:]
        other.under = self.under[:]
        other.court = self.court[:]
        other.lord_deck = self.lord_deck[:]
        other.lord_discard = self.lord_discard
        other.track = self.track[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.council = self.council[:]
        other.available = self.available
        other.location_deck = self.location_deck[:]
        other.monster_supply = self.monster_supply
        other.key_supply = self.key_supply
        other.threat = self.threat
        other.treasury = self.treasury
        other.seed = self.seed
        other.bought = self.bought
        other.used = self.used
        other.extra = self.extra
        other.passes = self.passes
        other.kept = self.kept
        other.end_by = self.end_by
        other.over = self.over
        other.agenda = self.agenda[:]
        other.events = None
        other.offered = self.offered
        other.script = None


_OPPONENTS = {n: [[(seat + i) % n for i in range(1, n)] for seat in range(n)] for n in range(2, 5)}
