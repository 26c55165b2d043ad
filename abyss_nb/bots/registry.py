"""The bots by their names."""

from collections.abc import Callable

from abyss_nb.bots.base import Bot
from abyss_nb.bots.greedy import GreedyBot
from abyss_nb.bots.random import RandomBot

_MAKERS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

NAMES = tuple(_MAKERS)
"""The names that `make` knows, weakest first."""


def make(name: str, seed: int = 0) -> Bot:
    """Build a bot.

    Args:
        name: One of `NAMES`.
        seed: What it decides by where two actions are worth the same to it.

    Raises:
        ValueError: there is no such bot; the message names those there are.
    """
    if name not in _MAKERS:
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
    return _MAKERS[name](seed)
