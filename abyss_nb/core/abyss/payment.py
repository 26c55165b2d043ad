"""What a Lord costs and which payments are legal (RECRUIT-RACE-COUNT to RECRUIT-COST-FLOOR).

A payment is five piles out of the hand. It is legal when it shows exactly the Races asked for and its value reaches
the cost with the Pearls one has; and nothing in it is superfluous, which is to say: either Pearls are needed, or
without any one card of a Race shown more than once the value would fall below the cost.
"""

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby, islice
from typing import NamedTuple, overload

from abyss_nb.core.abyss.actions import Action, parse
from abyss_nb.core.abyss.cards import ALLY, LORDS, POWER, RACES, bit
from abyss_nb.core.abyss.piles import CARD_RACE, CARD_WEIGHT, LOWEST, SIZE, SUM, contains, parts_of, pile_words
from abyss_nb.core.abyss.protection import opposed_by
from abyss_nb.core.abyss.table import Table
from abyss_nb.core.game import GameError, Reason

RECRUITER, TREASURER, DIPLOMAT = bit("recruiter"), bit("treasurer"), bit("diplomat")
NOTHING_REMOVABLE = 1000
"""Stands for the lowest removable value where no Race is shown twice."""
_NOTHING = (0, 0, NOTHING_REMOVABLE)

Piles = tuple[int, ...]
_Sums = tuple[int, int, int]
"""How many Races are shown, their value, and the lowest card that could be left out."""


class _Layer(NamedTuple):
    """The sums that can be made up with the first Races held.

    Attributes:
        ways: In how many ways.
        steps: From which sums with which parts of the last Race.
    """

    ways: dict[_Sums, int]
    steps: dict[_Sums, list[tuple[_Sums, Piles]]]


_NO_PART = (0,)


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
    """Return the five piles of a `pay` action, all -1 if it is none or no hand can hold such cards."""
    piles = [0] * len(RACES)
    for card in (ALLY[word] for word in action.words if word in ALLY):
        piles[CARD_RACE[card]] += CARD_WEIGHT[card]
    if any(pile >= len(SIZE) for pile in piles) or pay_action(piles) != action:
        return (-1,) * len(RACES)
    return tuple(piles)


def pay_action(piles: Sequence[int]) -> Action:
    """Return the `pay` action of five piles."""
    words: tuple[str, ...] = ()
    for race, pile in enumerate(piles):
        if pile:
            words += pile_words(race, pile)
    return Action("pay", words)


@cache
def groups(pile: int) -> tuple[tuple[int, int, Piles], ...]:
    """Return the parts of a pile of one Race by their value and the lowest card that could be left out of them."""
    found: dict[tuple[int, int], list[int]] = {}
    for part in parts_of(pile):
        found.setdefault((SUM[part], LOWEST[part] if SIZE[part] > 1 else NOTHING_REMOVABLE), []).append(part)
    return tuple((value, lowest, tuple(parts)) for (value, lowest), parts in found.items())


class Payments(Sequence[Action]):
    """The legal payments for a Lord: a sequence of which only what somebody looks at is built.

    Membership is decided by the rules alone; counting and picking go by sums, so that a hand of forty cards with
    millions of payments is as good as any. The order is: fewest Pearls first.

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
        self._held = [race for race, pile in enumerate(self.hand) if pile]
        """The Races that can take part, in their order."""
        if price.mandatory >= 0 and (price.races == 1 or price.mandatory not in self._held):
            self._held = [price.mandatory] if price.mandatory in self._held else []
        self._layers: list[_Layer] | None = None
        self._paying: list[tuple[int, _Sums, int]] | None = None
        self._made: dict[Action, Piles] = {}

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
        if not isinstance(action, Action):
            return False
        if action in self._made:
            return True
        piles = piles_of(action)
        return -1 not in piles and self.allows(piles)

    def made(self, action: object) -> bool:
        """Return whether this is a payment that was taken out of this list."""
        return action in self._made

    def piles(self, action: Action) -> Piles:
        """Return the five piles of a legal payment."""
        return self._made.get(action) or piles_of(action)

    def _make(self, parts: Piles) -> Action:
        """Return the action of parts of the Races held, and remember it: it need not be judged again."""
        spread = [0] * len(RACES)
        for race, part in zip(self._held, parts, strict=True):
            spread[race] = part
        piles = tuple(spread)
        action = pay_action(piles)
        self._made[action] = piles
        return action

    # -- listing --

    def any(self) -> bool:
        """Return whether there is a legal payment, without listing one."""
        best = best_sum([SUM[p] for p in self.hand], self.price)
        return best >= 0 and best + self.pearls >= self.price.cost

    def _layers_of(self) -> list[_Layer]:
        """Count the payments Race by Race, equal sums together, so that thousands cost no more than a few.

        A layer holds, for every sum that the Races so far can make up, the number of ways and the last steps that
        lead there. Sums that are too high already, or cannot become enough any more, are left out.
        """
        if self._layers is not None:
            return self._layers
        cost, races, mandatory = self.price
        least = cost - self.pearls
        superfluous = self.superfluous
        layer = _Layer({_NOTHING: 1}, {})
        self._layers = [layer]
        sums_left = sum([SUM[self.hand[race]] for race in self._held])
        races_left = len(self._held)
        for race in self._held:
            pile = self.hand[race]
            sums_left -= SUM[pile]
            races_left -= 1
            parts_here = groups(pile)
            # A place is kept for the mandatory Race while it is still to come.
            kept = race < mandatory
            ways: dict[_Sums, int] = {}
            steps: dict[_Sums, list[tuple[_Sums, Piles]]] = {}
            for sums, ways_here in layer.ways.items():
                shown, total, removable = sums
                open_places = races - shown
                if race != mandatory and races_left >= open_places and (not open_places or total + sums_left >= least):
                    if sums in ways:
                        ways[sums] += ways_here
                        steps[sums].append((sums, _NO_PART))
                    else:
                        ways[sums] = ways_here
                        steps[sums] = [(sums, _NO_PART)]
                if open_places <= kept or races_left + 1 < open_places:
                    continue
                needed = least - total - (sums_left if open_places > 1 else 0)
                for value, lowest, parts in parts_here:
                    if value < needed:
                        continue
                    value += total
                    if lowest > removable:
                        lowest = removable
                    if superfluous:
                        reached = (shown + 1, min(value, cost), NOTHING_REMOVABLE)
                    elif value - lowest < cost:
                        reached = (shown + 1, value, lowest)
                    else:
                        continue
                    if reached in ways:
                        ways[reached] += ways_here * len(parts)
                        steps[reached].append((sums, parts))
                    else:
                        ways[reached] = ways_here * len(parts)
                        steps[reached] = [(sums, parts)]
            layer = _Layer(ways, steps)
            self._layers.append(layer)
        return self._layers

    def _ends(self) -> list[tuple[int, _Sums, int]]:
        """Return the Pearls needed, the sums and the ways of all that pays, fewest Pearls first."""
        if self._paying is None:
            cost, races, _ = self.price
            last = self._layers_of()[-1]
            self._paying = sorted(
                (cost - sums[1] if sums[1] < cost else 0, sums, ways)
                for sums, ways in last.ways.items()
                if sums[0] == races
            )
        return self._paying

    def _walk(self, races: int, sums: _Sums) -> Iterator[Piles]:
        """Yield all parts of the first `races` Races held that make up these sums."""
        if not races:
            yield ()
            return
        for before, parts in self._layers_of()[races].steps[sums]:
            for rest in self._walk(races - 1, before):
                for part in parts:
                    yield (*rest, part)

    def _pick(self, sums: _Sums, index: int) -> Piles:
        """Return what `_walk` yields at this index."""
        layers = self._layers_of()
        found: list[int] = []
        for race in range(len(self._held), 0, -1):
            for before, parts in layers[race].steps[sums]:
                ways = layers[race - 1].ways[before] * len(parts)
                if index < ways:
                    index, part = divmod(index, len(parts))
                    found.append(parts[part])
                    sums = before
                    break
                index -= ways
        found.reverse()
        return tuple(found)

    def by_pearls(self) -> dict[int, Sequence[Action]]:
        """Return the payments grouped by the Pearls they spend, fewest first, each made when looked at."""
        groups_: dict[int, Sequence[Action]] = {}
        start = 0
        for pearls, ends in groupby(self._ends(), key=lambda end: end[0]):
            stop = start + sum(ways for _, _, ways in ends)
            groups_[pearls] = _Slice(self, start, stop)
            start = stop
        return groups_

    @property
    def number(self) -> int:
        """How many there are, also where they are more than `len` can tell (2**31 - 1 on 32-bit machines)."""
        return sum([ways for _, _, ways in self._ends()])

    def __len__(self) -> int:
        return min(self.number, sys.maxsize)

    def __bool__(self) -> bool:
        return self.any()

    def __iter__(self) -> Iterator[Action]:
        for _, sums, _ in self._ends():
            yield from map(self._make, self._walk(len(self._held), sums))

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self.number))]
        left = index if index >= 0 else index + self.number
        for _, sums, ways in self._ends():
            if 0 <= left < ways:
                return self._make(self._pick(sums, left))
            left -= ways
        raise IndexError(f"there is no payment {index}")

    def __repr__(self) -> str:
        return f"<legal payments of {self.price.cost} with {self.price.races} Races>"


class _Slice(Sequence[Action]):
    """A part of the payments, made when looked at."""

    def __init__(self, payments: Payments, start: int, stop: int) -> None:
        self._payments = payments
        self._range = range(start, stop)

    def __len__(self) -> int:
        return min(self._range.stop - self._range.start, sys.maxsize)

    def __iter__(self) -> Iterator[Action]:
        return islice(self._payments, self._range.start, self._range.stop)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self._payments[i] for i in self._range[index]]
        return self._payments[self._range[index]]


def payments(t: Table, seat: int, lord: int) -> Payments:
    """Return the legal payments of a seat for a Lord."""
    return Payments(t.hand(seat), price_of(t, seat, lord), t.pearls[seat], t.options.superfluous_allies)
