"""A bot that plays anything: every legal action is equally likely."""

from collections.abc import Sequence
from random import Random

from abyss_nb.bots.base import Observation
from abyss_nb.core.abyss.actions import Action


class RandomBot:
    """Chooses uniformly among the legal actions.

    Args:
        seed: What it chooses by.
    """

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def decide(self, observation: Observation, legal: Sequence[Action]) -> Action:
        """Return any legal action; of a payment only the one chosen is built."""
        return legal[self._random.randrange(len(legal))]
