"""The greedy bot: it looks one action ahead and takes what is worth most.

`seen` reads the observation, `weights` holds the judgements, `board` and `judge` say what a table and a hand are
worth, `arrivals`, `depths` and `paying` what can be done with them; `turn` and `answers` put the decisions together.
"""

from abyss_nb.bots.greedy.bot import GreedyBot
from abyss_nb.bots.greedy.weights import Weights

__all__ = ["GreedyBot", "Weights"]
