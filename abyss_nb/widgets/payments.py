"""Which of the many legal payments for a Lord are suggested, and what speaks for each."""

from collections.abc import Callable
from typing import Any, NamedTuple

from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.cards import ALLIES, LORDS, RACES, SEAT, VALUES
from abyss_nb.core.abyss.payment import Payments, piles_of
from abyss_nb.core.abyss.piles import CARD_RACE, CARD_WEIGHT, HIGHEST, SUM, cards_of
from abyss_nb.core.abyss.recruit import affiliable, payable
from abyss_nb.core.abyss.scoring import score
from abyss_nb.core.abyss.state import State
from abyss_nb.words import Words
from abyss_nb.words.book import capital

LISTED = 6
"""How many payments are suggested at most; any other is built by hand."""
CONSIDERED = 40
"""From how many for each number of Pearls they are picked, so that a huge hand costs no time."""


class Paid(NamedTuple):
    """What comes of a payment.

    Attributes:
        action: The payment.
        pearls: The Pearls it takes.
        wasted: The points above the cost.
        size: How many cards it takes.
        highest: The highest value among them.
        affiliated: The Ally that would be affiliated best, and what it adds to the points.
        reach: The Lords of the Court that could still be paid with the rest.
    """

    action: Action
    pearls: int
    wasted: int
    size: int
    highest: int
    affiliated: tuple[int, int]
    reach: list[int]


Order = Callable[[Paid], tuple[int, ...]]
ORDERS: dict[str, Order] = {
    "pearls": lambda p: (p.pearls, p.wasted, p.size),
    "waste": lambda p: (p.wasted, p.pearls, p.size),
    "affiliates": lambda p: (-p.affiliated[1], p.pearls, p.wasted, p.size),
    "reach": lambda p: (-len(p.reach), p.pearls, p.wasted, p.size),
    "cards": lambda p: (p.size, p.pearls, p.wasted),
    "keeps": lambda p: (p.highest, p.pearls, p.wasted, p.size),
}
"""What can speak for a payment: each names the best one, where they differ in it."""


def suggested_payments(state: State, legal: Payments, words: Words, seat: str, lord: int) -> list[tuple[Action, str]]:
    """Return the payments to suggest with what speaks for each, and all of them where they are few."""
    paid = _considered(state, legal, SEAT[seat], lord)
    spoken: dict[Action, list[str]] = {}
    for reason, order in ORDERS.items():
        best = min(paid, key=order)
        if order(best)[0] == max(order(p)[0] for p in paid):
            continue
        told = _said(words, reason, best, legal)
        if told:
            spoken.setdefault(best.action, []).append(told)
    few = [p.action for p in sorted(paid, key=ORDERS["pearls"])] if len(legal) <= LISTED else []
    chosen = [*spoken, *(action for action in few if action not in spoken)] or [paid[0].action]
    return [(action, capital(" · ".join(spoken.get(action, ())))) for action in chosen]


def _considered(state: State, legal: Payments, seat: int, lord: int) -> list[Paid]:
    """Return what comes of the first payments of each number of Pearls."""
    hand, pearls = state.hand(seat), state.pearls[seat]
    others = [other for other in state.court if other != lord]
    gains = _Gains(state, seat)
    rest = state.copy()
    found = []
    for some in legal.by_pearls().values():
        for action in some[:CONSIDERED]:
            piles = legal.piles(action)
            spent = legal.pearls_for(piles)
            rest.hands[5 * seat : 5 * seat + 5] = [pile - part for pile, part in zip(hand, piles, strict=True)]
            rest.pearls[seat] = pearls - spent
            found.append(
                Paid(
                    action,
                    spent,
                    max(0, sum([SUM[pile] for pile in piles]) - legal.price.cost),
                    len(action.words),
                    max([HIGHEST[pile] for pile in piles]),
                    max(((card, gains[card]) for card in affiliable(state, seat, piles)), key=lambda it: it[1]),
                    payable(rest, seat, others),
                )
            )
    return found


class _Gains(dict[int, int]):
    """What each Ally would add to a seat's points if it were affiliated, asked once for each."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__()
        self.state, self.seat = state.copy(), seat
        self.points = score(state, seat).total

    def __missing__(self, card: int) -> int:
        place = 5 * self.seat + CARD_RACE[card]
        before = self.state.affiliated[place]
        self.state.affiliated[place] = before + CARD_WEIGHT[card]
        self[card] = score(self.state, self.seat).total - self.points
        self.state.affiliated[place] = before
        return self[card]


def _said(words: Words, reason: str, best: Paid, legal: Payments) -> str:
    """Return in words what speaks for the payment that is best in something; "" if it is not worth a word."""
    match reason:
        case "affiliates":
            card, gain = best.affiliated
            return words.sensible(reason, gain, ALLIES[card]) if gain > 0 else ""
        case "reach":
            most = max(best.reach, key=lambda lord: LORDS[lord].influence)
            return words.sensible(reason, len(best.reach), LORDS[most].id)
        case "keeps":
            strongest = max(cards_of(legal.hand), key=lambda card: card % VALUES)
            return words.sensible(reason, what=ALLIES[strongest])
    return words.sensible(reason, {"pearls": best.pearls, "waste": best.wasted, "cards": best.size}[reason])


def drafted(state: State, legal: Payments, action: Action, seat: str) -> dict[str, Any]:
    """Return what a payment being built makes up so far, legal or not; nothing if no hand can hold such cards."""
    piles = piles_of(action)
    known = -1 not in piles
    points = sum(SUM[pile] for pile in piles) if known else 0
    return {
        "points": points,
        "cost": legal.price.cost,
        "pearls": legal.pearls_for(piles) if known else 0,
        "wasted": max(0, points - legal.price.cost),
        "races": [RACES[race] for race, pile in enumerate(piles) if known and pile],
        "affiliates": [ALLIES[card] for card in affiliable(state, SEAT[seat], piles)] if points else [],
    }
