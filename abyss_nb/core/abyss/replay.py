"""The table in the middle of an action, as everybody sees it.

An action leads to many events at once. A `Moment` begins with the position before the action and follows its events
one by one. It holds nothing that a seat could hide, and so needs nothing that an event hides.
"""

from abyss_nb.core.abyss.cards import ALLY, EXPLORATION_CODE, LOCATION, LORD, SEAT
from abyss_nb.core.abyss.locations import swap_under
from abyss_nb.core.abyss.piles import CARD_RACE, CARD_WEIGHT, SIZE
from abyss_nb.core.abyss.table import Table
from abyss_nb.core.game import Event

HIDDEN = -1
"""Stands for a card that nobody sees."""


class Moment(Table):
    """The open part of a table, moved on by events.

    Left empty are hands, the Council, the Exploration deck and discard, Monster tokens, the Location stack, the agenda
    and what is counted within a turn. The Lord deck is as long as it is, of `HIDDEN` cards.

    Attributes:
        hand_sizes: How many Allies each seat has in hand.
        cards_left: How many Exploration cards can be revealed, those of the discard included.

    Args:
        t: The position to begin with; it is not changed.
    """

    __slots__ = ("cards_left", "hand_sizes")

    def __init__(self, t: Table) -> None:
        super().__init__(t.players, t.options, t)
        self.hand_sizes = [sum(SIZE[pile] for pile in t.hand(seat)) for seat in range(t.players)]
        self.cards_left = len(t.deck) + sum(SIZE[pile] for pile in t.discard[:5]) + t.discard[5]
        self.lord_deck = [HIDDEN] * len(t.lord_deck)
        self.hands = [0] * len(t.hands)
        self.monster_tokens = [0] * t.players
        self.council = [0] * len(t.council)
        self.discard = [0] * len(t.discard)
        self.deck, self.location_deck, self.agenda = [], [], []
        self.monster_supply = self.seed = self.used = self.passes = self.kept = 0
        self.offered = None

    def key(self) -> tuple[object, ...]:
        """Return everything that makes two moments equal, as one value."""
        return (*super().key(), *self.hand_sizes, self.cards_left)

    def play(self, event: Event) -> None:
        """Do what an event says, as far as it moves anything open."""
        move = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if move is not None:
            move(event, SEAT.get(event.seat, -1))

    # -- the kinds of events, in the order of `events.KINDS` -----------------------------------------------------

    def _turn(self, e: Event, seat: int) -> None:
        self.active, self.extra, self.bought = seat, False, 0

    def _reveal(self, e: Event, seat: int) -> None:
        self.cards_left -= 1
        self.track.append(EXPLORATION_CODE[e.items[0]])

    def _buy(self, e: Event, seat: int) -> None:
        self.pearls[seat] -= e.number
        self.pearls[SEAT[e.target]] += e.number
        self.bought |= 1 << seat
        self._take(e, seat)

    def _take(self, e: Event, seat: int) -> None:
        self.track.pop()
        self.hand_sizes[seat] += 1

    def _fight(self, e: Event, seat: int) -> None:
        self.track.pop()
        self.cards_left += 1

    def _threat(self, e: Event, seat: int) -> None:
        self.threat = e.number

    def _key_tokens(self, e: Event, seat: int) -> None:
        self.key_tokens[seat] += e.number
        self.key_supply -= e.number

    def _pearls(self, e: Event, seat: int) -> None:
        self.pearls[seat] += e.number
        self.treasury -= e.number

    def _to_council(self, e: Event, seat: int) -> None:
        for card in e.items:
            self.track.remove(EXPLORATION_CODE[card])

    def _monsters_discarded(self, e: Event, seat: int) -> None:
        self._to_council(e, seat)
        self.cards_left += e.number

    def _council(self, e: Event, seat: int) -> None:
        self.hand_sizes[seat] += e.number

    def _oracle(self, e: Event, seat: int) -> None:
        self.cards_left += e.number

    def _pay(self, e: Event, seat: int) -> None:
        self.hand_sizes[seat] -= len(e.items)

    def _affiliate(self, e: Event, seat: int) -> None:
        if e.rule == "END-FINAL-AFFILIATION":  # from hand; otherwise the Ally has been played before
            self.hand_sizes[seat] -= len(e.items)
        for card in e.items:
            self.affiliated[5 * seat + CARD_RACE[ALLY[card]]] += CARD_WEIGHT[ALLY[card]]

    def _spent(self, e: Event, seat: int) -> None:
        self.cards_left += e.number

    def _arrive(self, e: Event, seat: int) -> None:
        lord = LORD[e.items[0]]
        if lord in self.court:
            self.court[self.court.index(lord)] = -1
        else:
            self.lord_deck.pop()
        self.lords[seat] |= 1 << lord
        if self.options.seventh_lord == "recruited":
            self.recruited[seat] += 1

    def _slide(self, e: Event, seat: int) -> None:
        self.court.sort(key=lambda lord: lord < 0)

    def _refill(self, e: Event, seat: int) -> None:
        for lord in e.items:
            self._fill(self.court.index(-1), lord)

    def _plot(self, e: Event, seat: int) -> None:
        self._fill(e.number - 1, e.items[0])

    def _fill(self, space: int, lord: str) -> None:
        self.lord_deck.pop()
        self.court[space] = LORD[lord]

    def _court_replaced(self, e: Event, seat: int) -> None:
        self._fill(e.number - 1, e.items[1])
        self.lord_discard |= 1 << LORD[e.items[0]]

    def _discard(self, e: Event, seat: int) -> None:
        self.hand_sizes[seat] -= e.number
        self.cards_left += e.number

    def _tilt(self, e: Event, seat: int) -> None:
        lord = 1 << LORD[e.items[0]]
        self.lords[SEAT[e.target]] &= ~lord
        self.tilted[SEAT[e.target]] |= lord

    def _extra_turn(self, e: Event, seat: int) -> None:
        self.extra = True

    def _lord_discarded(self, e: Event, seat: int) -> None:
        lord = 1 << LORD[e.items[0]]
        self.lords[seat] &= ~lord
        self.tilted[seat] &= ~lord
        self.lord_discard |= lord

    def _available(self, e: Event, seat: int) -> None:
        for tile in e.items:
            self.available |= 1 << LOCATION[tile]

    def _control(self, e: Event, seat: int) -> None:
        tile = 1 << LOCATION[e.items[0]]
        self.available &= ~tile
        self.controlled[seat] |= tile

    def _use_lords(self, e: Event, seat: int) -> None:
        for lord in e.items:
            self.lords[seat] &= ~(1 << LORD[lord])
            self.under[LOCATION[e.target]] |= 1 << LORD[lord]

    def _swap_location(self, e: Event, seat: int) -> None:
        old, new = (LOCATION[tile] for tile in e.items)
        swap_under(self, seat, old, new)
        if e.target == "available":
            self.available = self.available & ~(1 << new) | 1 << old

    def _end_trigger(self, e: Event, seat: int) -> None:
        self.end_by = seat

    def _game_over(self, e: Event, seat: int) -> None:
        self.over, self.extra, self.bought = True, False, 0
