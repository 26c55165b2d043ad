"""What a hand and a purse are worth: for what they are, and for the Lords at Court that they can pay soon."""

from collections.abc import Sequence
from typing import NamedTuple

from abyss_nb.bots.greedy.arrivals import arrival
from abyss_nb.bots.greedy.board import Board
from abyss_nb.bots.greedy.seen import Seen
from abyss_nb.bots.greedy.weights import Weights
from abyss_nb.core.abyss.cards import LOCATIONS, RACES, VALUES, members
from abyss_nb.core.abyss.payment import Price, price_of
from abyss_nb.core.abyss.piles import (
    CARD_RACE,
    CARD_WEIGHT,
    HIGHEST,
    LOWEST,
    SIZE,
    SUM,
    WEIGHT,
)
from abyss_nb.core.abyss.table import Table

LATE = 3.0
"""From so many turns before the end on, the hand counts more and more for what it will affiliate."""
USUAL_AFFILIATION = 1.2
"""What the Ally affiliated with a Lord adds, before it is known which one it is."""
LEFT_LYING = (2, 1, 2, 3, 1, 2, 3, 1, 1, 4, 3, 4, 5)
"""Values in the order in which a Council stack of unknown cards is imagined; their mean is about 2."""
COUNTS_AFFILIATED = (
    "per_affiliated_of_race",
    "base_minus_affiliated",
    "sum_weakest_affiliated",
    "copy_opponent_location",
)
"""Kinds of Locations for which it matters what is affiliated."""

Piles = Sequence[int]


class Plan(NamedTuple):
    """A Lord one could get: what it gains when it arrives beyond what its price is worth, and the price."""

    lord: int
    gain: float
    price: Price


class Judge:
    """All that a decision needs to compare what can happen; figures are Influence Points.

    Args:
        seen: What the seat knows.
        weights: The judgements.
    """

    def __init__(self, seen: Seen, weights: Weights) -> None:
        self.seen = seen
        self.w = weights
        self.me = seen.me
        self.table = seen.table
        self.board = Board(seen, weights)
        self.piles = tuple(self.table.hand(self.me))
        self.pearls = self.table.pearls[self.me]
        self._plans: list[Plan] | None = None
        self._now: float | None = None
        self._usable = weights.lord_price * (1 + seen.lords_to_come(self.me))
        self._standing: dict[int, float] = {}
        self._affiliations: dict[int, float] = {}
        self.added: dict[tuple[int, int], float] = {}
        """What Lords add in front of the seat, kept by `arrivals.added_by`."""

    # -- the table as it is and as it could be -----------------------------------------------------------------------

    def standing(self, seat: int) -> float:
        """Return what lies in front of a seat is worth now."""
        if seat not in self._standing:
            self._standing[seat] = self.board.worth(self.table, seat)
        return self._standing[seat]

    def copy(self) -> Table:
        """Return the table again, to change it."""
        return Table(self.table.players, self.table.options, self.table)

    # -- Allies ------------------------------------------------------------------------------------------------------

    def affiliation(self, card: int) -> float:
        """Return what affiliating an Ally adds, with the Locations that count it."""
        if card not in self._affiliations:
            self._affiliations[card] = self._affiliation(card)
        return self._affiliations[card]

    def _affiliation(self, card: int) -> float:
        race, value, t, me = CARD_RACE[card], card % VALUES + 1, self.table, self.me
        share = 1.0 if self.seen.last_turn else self.w.affiliated
        points = share * max(0, value - HIGHEST[t.affiliated[5 * me + race]])
        if any(LOCATIONS[tile].kind in COUNTS_AFFILIATED for tile in members(t.controlled[me])):
            after = self.copy()
            after.affiliated[5 * me + race] += CARD_WEIGHT[card]
            points += self.board.tiles(after, me) - self.board.tiles(t, me)
        return points

    def final_affiliation(self, piles: Piles) -> float:
        """END-FINAL-AFFILIATION: return what a hand adds at the end of the game."""
        me = self.me
        points = 0.0
        affiliated = self.table.affiliated
        for race, pile in enumerate(piles):
            if pile:
                points += max(0, LOWEST[pile] - HIGHEST[affiliated[5 * me + race]])
        if self.seen.last_turn and self.table.controlled[me]:
            after = self.copy()
            for race, pile in enumerate(piles):
                if pile:
                    after.affiliated[5 * me + race] += WEIGHT[LOWEST[pile] - 1]
            points += self.board.tiles(after, me) - self.board.tiles(self.table, me)
        return points

    # -- hand and purse ----------------------------------------------------------------------------------------------

    def purse(self, pearls: int) -> float:
        """Return what Pearls are worth; on the last turn they only break ties (TIE-PEARLS)."""
        if self.seen.last_turn:
            return 0.01 * pearls
        w = self.w
        enough = min(pearls, w.enough_pearls)
        beyond = min(pearls - enough, w.enough_pearls)
        return w.pearl * enough + w.pearl_beyond * beyond + w.hoarded * (pearls - enough - beyond)

    def resources(self, piles: Piles) -> float:
        """Return what Allies are worth without a plan for them."""
        w = self.w
        points, total = 0.0, 0
        for pile in piles:
            if pile:
                points += w.race_in_hand + w.ally_card * SIZE[pile]
                total += SUM[pile]
        usable = self._usable
        return points + w.ally_point * (min(total, usable) + w.hoarded * max(0.0, total - usable))

    def hand(self, piles: Piles, pearls: int, gone: int = -1) -> float:
        """Return what a hand and Pearls are worth at the end of this turn.

        Args:
            piles: The five piles of the hand.
            pearls: The Pearls.
            gone: A Lord that will have left the Court.
        """
        if self.seen.last_turn:
            return self.final_affiliation(piles) + 0.01 * pearls
        early = min(1.0, self.seen.turns / LATE)
        points = early * (self.resources(piles) + self.purse(pearls))
        if early < 1:
            points += (1 - early) * self.final_affiliation(piles)
        return points + self._best_plans(piles, pearls, gone)

    @property
    def now(self) -> float:
        """What the hand and Pearls are worth as they are."""
        if self._now is None:
            self._now = self.hand(self.piles, self.pearls)
        return self._now

    def with_card(self, card: int) -> float:
        """Return what an Ally more in hand adds."""
        piles = list(self.piles)
        piles[CARD_RACE[card]] += CARD_WEIGHT[card]
        return self.hand(piles, self.pearls) - self.now

    def without_card(self, card: int, pearls: int = 0) -> float:
        """Return what an Ally less in hand takes away (a positive number), Pearls gained for it counted."""
        piles = list(self.piles)
        piles[CARD_RACE[card]] -= CARD_WEIGHT[card]
        return self.now - self.hand(piles, self.pearls + pearls)

    def with_stack(self, race: int, piles: Piles = ()) -> float:
        """Return what a Council stack adds to a hand (the seat's own if none is given), its cards imagined."""
        before = piles or self.piles
        after = list(before)
        after[race] += imagined(self.seen.unseen_cards, race, self.seen.council[race])
        return self.hand(after, self.pearls) - self.hand(before, self.pearls)

    # -- plans -------------------------------------------------------------------------------------------------------

    @property
    def plans(self) -> list[Plan]:
        """The Lords at Court as plans."""
        if self._plans is None:
            self._plans = [self.plan(lord, arrival(self, lord)) for lord in self.table.court if lord >= 0]
        return self._plans

    def plan(self, lord: int, arrives: float) -> Plan:
        """Return a Lord as a plan."""
        price = price_of(self.table, self.me, lord)
        spent = self.w.ally_point * price.cost + self.w.ally_card * price.races
        return Plan(lord, arrives + USUAL_AFFILIATION - spent, price)

    def _best_plans(self, piles: Piles, pearls: int, gone: int) -> float:
        best = second = 0.0
        sums = [SUM[pile] for pile in piles]
        ranked = sorted(range(len(RACES)), key=sums.__getitem__, reverse=True)
        turns, patience = self.seen.turns, self.w.patience
        for lord, gain, price in self.plans:
            if gain <= best * patience**4 or lord == gone:
                continue
            needed = self._turns_until(sums, ranked, pearls, price)
            if needed + 1 > turns:
                continue
            worth = gain * patience ** (needed + 1)
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
        return best + self.w.second_plan * second

    def _turns_until(self, sums: list[int], ranked: list[int], pearls: int, price: Price) -> float:
        """Return how many turns of collecting are needed until a price can be paid."""
        left, have, missing = price.races, pearls, 0
        if price.mandatory >= 0:
            left -= 1
            if sums[price.mandatory]:
                have += sums[price.mandatory]
            else:
                missing += 1
        for race in ranked:
            if not left:
                break
            if race == price.mandatory:
                continue
            left -= 1
            if sums[race]:
                have += sums[race]
            else:
                missing += 1
        short = price.cost - have
        if short <= 0:
            return missing
        return max(missing, short / self.w.points_per_turn)


def imagined(unseen: Sequence[int], race: int, number: int) -> int:
    """Return a pile of so many cards of a Race that nobody has seen, as they tend to lie in the Council."""
    left = list(unseen[race * VALUES : race * VALUES + VALUES])
    pile = 0
    for value in LEFT_LYING:
        if not number:
            break
        if left[value - 1]:
            left[value - 1] -= 1
            number -= 1
            pile += WEIGHT[value - 1]
    return pile
