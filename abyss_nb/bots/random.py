"""A bot that plays anything: every legal action is equally likely."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

from abyss_nb.bots.base import Observation
from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.cards import RACES
from abyss_nb.core.abyss.payment import Payments, pay_action
from abyss_nb.core.abyss.piles import CARD_RACE, CARD_WEIGHT, SIZE, SUM, cards_of

LISTED_UP_TO = 14
"""Payments out of larger hands are not listed: from 14 Allies there are hundreds, from 40 there can be millions."""


class RandomBot:
    """Chooses uniformly among the legal actions; only payments out of large hands are not quite uniform.

    Args:
        seed: What it chooses by.
    """

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def decide(self, observation: Observation, legal: Sequence[Action]) -> Action:
        """Return any legal action."""
        if isinstance(legal, Payments) and sum(SIZE[pile] for pile in legal.hand) > LISTED_UP_TO:
            return self._some_payment(legal)
        return legal[self._random.randrange(len(legal))]

    def _some_payment(self, legal: Payments) -> Action:
        """Choose Races that can pay, lay down all their Allies, take back in random order what need not be paid."""
        price = legal.price
        held = [race for race in range(len(RACES)) if legal.hand[race]]
        rich = [
            chosen
            for chosen in combinations(held, price.races)
            if (price.mandatory < 0 or price.mandatory in chosen)
            and sum(SUM[legal.hand[race]] for race in chosen) + legal.pearls >= price.cost
        ]
        chosen = self._random.choice(rich)
        piles = [pile if race in chosen else 0 for race, pile in enumerate(legal.hand)]
        total = sum(SUM[pile] for pile in piles)
        cards = cards_of(piles)
        self._random.shuffle(cards)
        # Twice round: what was needed at first can be superfluous once others went.
        for least, always in ((price.cost, not legal.superfluous), (price.cost - legal.pearls, False)):
            for card in cards[:]:
                race, value = CARD_RACE[card], card % len(RACES) + 1
                if SIZE[piles[race]] > 1 and total - value >= least and (always or self._random.random() < 0.5):
                    cards.remove(card)
                    piles[race] -= CARD_WEIGHT[card]
                    total -= value
        return pay_action(piles)
