"""Bots: players without a person. They know what their seat may know and answer with a legal action.

>>> import abyss_nb
>>> from abyss_nb import bots
>>> state = abyss_nb.new_game(players=2, seed=7)
>>> observation, legal = bots.view_for(state)
>>> bots.make("greedy", seed=1).decide(observation, legal) in legal
True
"""

from abyss_nb.bots.base import Bot, Observation, view_for
from abyss_nb.bots.greedy import GreedyBot
from abyss_nb.bots.random import RandomBot
from abyss_nb.bots.registry import NAMES, make

__all__ = ["NAMES", "Bot", "GreedyBot", "Observation", "RandomBot", "make", "view_for"]
