"""Finding payments that waste little, without listing the legal ones: there can be very many.

Within a Race only the cheapest way to reach each total matters; the Races asked for are then combined total by
total. Both are small tables, also for a hand of forty Allies.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from abyss_nb.bots.greedy.judge import Judge, Piles
from abyss_nb.core.abyss.cards import LORDS_TO_END, RACES, VALUES
from abyss_nb.core.abyss.end import lords_counted
from abyss_nb.core.abyss.payment import NOTHING_REMOVABLE, Payments, Price, lowest_removable, payments
from abyss_nb.core.abyss.piles import LOWEST, SIZE, SUM, WEIGHT, kinds_of, parts_of
from abyss_nb.core.abyss.recruit import MASTER_OF_MAGIC

CLOSELY = 6
"""So many of the cheapest payments are looked at closely, with what the rest of the hand can do."""
EVERY_FLOOR = tuple(range(1, VALUES + 1))
TWO_FLOORS = (1, 3)
"""Lowest values to allow when payments for a whole Court are compared: anything, or a good Ally to affiliate."""
MOST_OVERPAID = VALUES - 1
"""Without a superfluous Ally nobody overpays by more, unless he plays only one Ally of each Race."""

Totals = dict[int, tuple[float, int]]
"""For each total of a Race: what the Allies are worth in hand, and the pile."""


def best_payment(judge: Judge, lord: int, floors: Sequence[int] = EVERY_FLOOR) -> tuple[float, Piles] | None:
    """Return the best payment for a Lord, and what it adds (nearly always less than nothing) with its affiliation.

    Args:
        judge: The judge of this decision.
        lord: The Lord to pay for.
        floors: The lowest values of Allies to look at.
    """
    legal = payments(judge.table, judge.me, lord)
    found = sorted(_cheapest(judge, legal, floors), key=lambda item: item[0])[:CLOSELY]
    last = ends_game(judge)
    best: tuple[float, Piles] | None = None
    for _, piles in found:
        worth = paid(judge, legal, piles, lord, last)
        if best is None or worth > best[0]:
            best = worth, piles
    return best


def ends_game(judge: Judge) -> bool:
    """Return whether one Lord more is this seat's seventh, after which it has no further turn."""
    return judge.table.end_by < 0 and lords_counted(judge.table, judge.me) + 1 >= LORDS_TO_END


def paid(judge: Judge, legal: Payments, piles: Piles, lord: int, last: bool) -> float:
    """Return what a payment changes: the best affiliation, and the hand and Pearls before and after.

    On the last turn only what is affiliated at the end counts of a hand, before and after: the rest was for nothing.
    """
    after = [have - part for have, part in zip(judge.piles, piles, strict=True)]
    pearls = judge.pearls - legal.pearls_for(piles)
    if last:
        return affiliated(judge, piles) + judge.final_affiliation(after) - judge.final_affiliation(judge.piles)
    return affiliated(judge, piles) + judge.hand(after, pearls, lord) - judge.now


def affiliated(judge: Judge, piles: Piles) -> float:
    """Return what the best Ally that may be affiliated adds (AFFILIATE-LOWEST, LORD-MASTER-OF-MAGIC)."""
    if judge.table.lords[judge.me] & MASTER_OF_MAGIC:
        return max(judge.affiliation(card) for card in kinds_of(tuple(piles)))
    lowest = min(LOWEST[pile] for pile in piles if pile)
    return max(
        judge.affiliation(race * VALUES + lowest - 1) for race, pile in enumerate(piles) if LOWEST[pile] == lowest
    )


def _cheapest(judge: Judge, legal: Payments, floors: Sequence[int]) -> Iterator[tuple[float, Piles]]:
    """Yield payments with what they cost, the affiliation subtracted: for each set of Races, total and floor one."""
    price = legal.price
    seen = set()
    for floor in floors:
        totals = [_totals(judge, pile, floor, price) for pile in legal.hand]
        held = [race for race in range(len(RACES)) if totals[race]]
        for chosen in combinations(held, price.races):
            if price.mandatory >= 0 and price.mandatory not in chosen:
                continue
            for cost, piles in _combined(chosen, totals, legal):
                if piles in seen:
                    continue
                seen.add(piles)
                total = sum(SUM[pile] for pile in piles)
                if not legal.superfluous and total - lowest_removable(piles) >= price.cost:
                    piles = _without_superfluous(piles, price)
                spent = cost + judge.w.pearl * legal.pearls_for(piles)
                yield spent - affiliated(judge, piles), piles


def _totals(judge: Judge, pile: int, floor: int, price: Price) -> Totals:
    """Return the cheapest part of a pile for each total, of Allies worth `floor` or more."""
    w = judge.w
    best: Totals = {}
    for part in parts_of(pile):
        total = SUM[part]
        if LOWEST[part] < floor or (SIZE[part] > 1 and total > price.cost + MOST_OVERPAID):
            continue
        # An Ally more or less matters little, but a weak Ally is the better one to part with.
        cost = w.ally_point * total + w.ally_card * SIZE[part] + (w.race_in_hand if part == pile else 0.0)
        if total not in best or cost < best[total][0]:
            best[total] = cost, part
    return best


def _combined(
    chosen: tuple[int, ...], totals: list[Totals], legal: Payments
) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Yield the cheapest payment for each total of these Races that can pay."""
    least = legal.price.cost - legal.pearls
    most = legal.price.cost + MOST_OVERPAID
    sums: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for i, race in enumerate(chosen):
        to_come = sum(max(totals[other]) for other in chosen[i + 1 :])
        grown: dict[int, tuple[float, tuple[int, ...]]] = {}
        for before, (cost, parts) in sums.items():
            for total, (more, part) in totals[race].items():
                now = before + total
                # Single Allies of all Races may overpay by more: then there is no choice.
                if now + to_come < least or (now > most and SIZE[part] > 1):
                    continue
                if now not in grown or cost + more < grown[now][0]:
                    grown[now] = cost + more, (*parts, part)
        sums = grown
    for cost, parts in sums.values():
        piles = [0] * len(RACES)
        for race, part in zip(chosen, parts, strict=True):
            piles[race] = part
        yield cost, tuple(piles)


def _without_superfluous(piles: Piles, price: Price) -> tuple[int, ...]:
    """RECRUIT-NO-SUPERFLUOUS: take back the lowest Ally that can be left out until there is none."""
    left = list(piles)
    total = sum(SUM[pile] for pile in left)
    while (lowest := lowest_removable(left)) != NOTHING_REMOVABLE and total - lowest >= price.cost:
        race = next(race for race, pile in enumerate(left) if SIZE[pile] > 1 and LOWEST[pile] == lowest)
        left[race] -= WEIGHT[lowest - 1]
        total -= lowest
    return tuple(left)
