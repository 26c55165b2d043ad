"""What a Lord costs and which payments are legal (RECRUIT-RACE-COUNT to RECRUIT-COST-FLOOR).

A payment is five piles out of the hand. It is legal when it shows exactly the Races asked for and its value reaches
the cost with the Pearls one has; and nothing in it is superfluous, which is to say: either Pearls are needed, or
without any one card of a Race shown more than once the value would fall below the cost.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, overload

from abyss_nb.core.abyss.actions import Action, parse
from abyss_nb.core.abyss.cards import ALLIES, ALLY, LORDS, POWER, RACES, bit
from abyss_nb.core.abyss.piles import CARD_RACE, CARD_WEIGHT, LOWEST, PARTS, SIZE, SUM, cards_of, contains
from abyss_nb.core.abyss.protection import opposed_by
from abyss_nb.core.abyss.table import Table
from abyss_nb.core.game import GameError, Reason

RECRUITER, TREASURER, DIPLOMAT = bit("recruiter"), bit("treasurer"), bit("diplomat")
NOTHING_REMOVABLE = 1000
"""Stands for the lowest removable value where no Race is shown twice."""

Piles = tuple[int, ...]


class Price(NamedTuple):
    """What has to be paid: points, how many Races, and the Race that must be among them (-1: any)."""

    cost: int
    races: int
    mandatory: int


def cost_change(t: Table, seat: int) -> int:
    """RECRUIT-COST-MODIFIERS: what a seat's Treasurer and an opponent's Recruiter add to every cost."""
    change = 0
    if t.lords[seat] & TREASURER:
        change += POWER["treasurer_cost_change"]
    if opposed_by(t, seat, RECRUITER):
        change += POWER["recruiter_cost_change"]
    return change


def price_of(t: Table, seat: int, lord: int) -> Price:
    """Return what a Lord costs a seat now (RECRUIT-COST-FLOOR, LORD-DIPLOMAT)."""
    card = LORDS[lord]
    mandatory = -1 if t.lords[seat] & DIPLOMAT else card.mandatory
    return Price(max(0, card.cost + cost_change(t, seat)), card.races, mandatory)


def best_sum(sums: list[int], price: Price) -> int:
    """Return the highest value that Allies of the right Races can make up, -1 if the Races are not in hand.

    Args:
        sums: The total value in hand of each Race.
        price: What is to be paid.
    """
    ranked = sorted(sums, reverse=True)
    if not ranked[price.races - 1]:
        return -1
    if price.mandatory < 0:
        return sum(ranked[: price.races])
    must = sums[price.mandatory]
    if not must:
        return -1
    return sum(ranked[: price.races]) if must >= ranked[price.races - 1] else must + sum(ranked[: price.races - 1])


def lowest_removable(piles: Sequence[int]) -> int:
    """Return the lowest Ally that could be left out with the Races still exact."""
    return min((LOWEST[p] for p in piles if SIZE[p] > 1), default=NOTHING_REMOVABLE)


def piles_of(action: Action) -> Piles:
    """Return the five piles of a `pay` action; cards no game has so often give -1 in their Race."""
    piles = [0] * len(RACES)
    for word in action.words:
        card = ALLY[word]
        piles[CARD_RACE[card]] += CARD_WEIGHT[card]
    if tuple(ALLIES[card] for card in cards_of([p if p < len(SIZE) else 0 for p in piles])) != action.words:
        return (-1,) * len(RACES)
    return tuple(piles)


def pay_action(piles: Sequence[int]) -> Action:
    """Return the `pay` action of five piles."""
    return Action("pay", tuple(ALLIES[card] for card in cards_of(tuple(piles))))


class Payments(Sequence[Action]):
    """The legal payments for a Lord: a sequence that is built only when somebody counts or looks.

    Membership is decided by the rules alone, without building anything. The order is: fewest Pearls first, then by
    Races and values.

    Args:
        hand: The five piles to pay from.
        price: What is to be paid.
        pearls: The Pearls one has.
        superfluous: Whether needless Allies are allowed (the option `superfluous_allies`).
    """

    def __init__(self, hand: Sequence[int], price: Price, pearls: int, superfluous: bool = False) -> None:
        self.hand = tuple(hand)
        self.price = price
        self.pearls = pearls
        self.superfluous = superfluous
        self._groups: dict[int, list[Piles]] | None = None
        self._flat: list[Piles] | None = None

    # -- judging one payment --

    def pearls_for(self, piles: Sequence[int]) -> int:
        """RECRUIT-PEARL-TOPUP: how many Pearls go with these Allies."""
        return max(0, self.price.cost - sum(SUM[p] for p in piles))

    def reasons(self, piles: Sequence[int]) -> Iterator[Reason]:
        """Yield every rule that forbids a payment."""
        races = sum(1 for p in piles if p)
        if self.price.mandatory >= 0 and not piles[self.price.mandatory]:
            yield Reason("RECRUIT-MANDATORY-RACE", RACES[self.price.mandatory])
        if races != self.price.races:
            yield Reason("RECRUIT-RACE-COUNT", number=self.price.races)
            if races < self.price.races and self.pearls:
                yield Reason("RECRUIT-PEARL-NOT-ALLY")
        total = sum(SUM[p] for p in piles)
        if total + self.pearls < self.price.cost:
            yield Reason("RECRUIT-VALUE", number=self.price.cost - total - self.pearls)
        if not self.superfluous and total - lowest_removable(piles) >= self.price.cost:
            yield Reason("RECRUIT-NO-SUPERFLUOUS", number=total - self.price.cost)

    def shortfall(self) -> Iterator[Reason]:
        """Yield why there is no legal payment at all: the Race, the Races, or the points that are missing."""
        sums = [SUM[p] for p in self.hand]
        held = sum(1 for n in sums if n)
        if self.price.mandatory >= 0 and not sums[self.price.mandatory]:
            yield Reason("RECRUIT-MANDATORY-RACE", RACES[self.price.mandatory])
        if held < self.price.races:
            yield Reason("RECRUIT-RACE-COUNT", number=self.price.races - held)
        if self.any():
            return
        if held < self.price.races and self.pearls:
            yield Reason("RECRUIT-PEARL-NOT-ALLY")
        best = sum(sorted(sums, reverse=True)[: self.price.races])
        within = best_sum(sums, self.price)
        missing = self.price.cost - self.pearls - (within if within >= 0 else best)
        if missing > 0:
            yield Reason("RECRUIT-VALUE", number=missing)

    def allows(self, piles: Sequence[int]) -> bool:
        """Return whether five piles out of the hand are a legal payment."""
        return all(map(contains, self.hand, piles)) and next(self.reasons(piles), None) is None

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            try:
                action = parse(action)
            except GameError:
                return False
        if not isinstance(action, Action) or action.verb != "pay":
            return False
        piles = piles_of(action)
        return -1 not in piles and self.allows(piles)

    # -- listing --

    def any(self) -> bool:
        """Return whether there is a legal payment, without listing one."""
        best = best_sum([SUM[p] for p in self.hand], self.price)
        return best >= 0 and best + self.pearls >= self.price.cost

    def _find(self) -> Iterator[tuple[int, Piles]]:
        """Yield every legal payment with its value."""
        cost, races, mandatory = self.price
        least = cost - self.pearls
        held = [race for race in range(len(RACES)) if self.hand[race]]
        for chosen in combinations(held, races):
            if mandatory >= 0 and mandatory not in chosen:
                continue
            after = [0] * (races + 1)
            for i in range(races - 1, -1, -1):
                after[i] = after[i + 1] + SUM[self.hand[chosen[i]]]
            yield from self._extend(chosen, after, least, [0] * len(RACES), 0, 0, NOTHING_REMOVABLE)

    def _extend(
        self,
        chosen: Piles,
        after: list[int],
        least: int,
        piles: list[int],
        i: int,
        total: int,
        removable: int,
    ) -> Iterator[tuple[int, Piles]]:
        """Add parts of the hand's pile of Race `chosen[i]`."""
        last = i + 1 == len(chosen)
        for part in PARTS[self.hand[chosen[i]]]:
            value = total + SUM[part]
            if value + after[i + 1] < least:
                continue
            lowest = min(removable, LOWEST[part]) if SIZE[part] > 1 else removable
            if not self.superfluous and value - lowest >= self.price.cost:
                continue
            piles[chosen[i]] = part
            if last:
                yield value, tuple(piles)
            else:
                yield from self._extend(chosen, after, least, piles, i + 1, value, lowest)
        piles[chosen[i]] = 0

    def only_one(self) -> Action | None:
        """Return the payment if there is exactly one; stops looking at the second."""
        found = self._find()
        first = next(found, None)
        if first is None or next(found, None) is not None:
            return None
        return pay_action(first[1])

    def by_pearls(self) -> dict[int, Sequence[Action]]:
        """Return the payments grouped by the Pearls they spend, fewest first, each group built when looked at."""
        return {pearls: _Lazy(group) for pearls, group in self._grouped().items()}

    def _grouped(self) -> dict[int, list[Piles]]:
        if self._groups is None:
            groups: dict[int, list[Piles]] = {}
            for value, piles in self._find():
                groups.setdefault(max(0, self.price.cost - value), []).append(piles)
            self._groups = dict(sorted(groups.items()))
        return self._groups

    def _all(self) -> list[Piles]:
        if self._flat is None:
            self._flat = [piles for group in self._grouped().values() for piles in group]
        return self._flat

    def __len__(self) -> int:
        return len(self._all())

    def __bool__(self) -> bool:
        return self.any()

    def __iter__(self) -> Iterator[Action]:
        return map(pay_action, self._all())

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [pay_action(piles) for piles in self._all()[index]]
        return pay_action(self._all()[index])

    def __repr__(self) -> str:
        return f"<legal payments of {self.price.cost} with {self.price.races} Races>"


class _Lazy(Sequence[Action]):
    """Payments as actions, made when looked at."""

    def __init__(self, piles: list[Piles], make: Callable[[Piles], Action] = pay_action) -> None:
        self._piles = piles
        self._make = make

    def __len__(self) -> int:
        return len(self._piles)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self._make(piles) for piles in self._piles[index]]
        return self._make(self._piles[index])


def payments(t: Table, seat: int, lord: int) -> Payments:
    """Return the legal payments of a seat for a Lord."""
    return Payments(t.hand(seat), price_of(t, seat, lord), t.pearls[seat], t.options.superfluous_allies)
