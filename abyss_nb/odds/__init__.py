"""Exact chances: what a seat does not see at a position, and how likely everything is (docs/odds.md).

>>> import abyss_nb
>>> from abyss_nb.odds import chances, mean
>>> c = chances(abyss_nb.new_game(players=2, seed=1), "p1")
>>> c.within(5, "crab-5 crab-4")
{0: Fraction(9152, 11431), 1: Fraction(2145, 11431), 2: Fraction(132, 11431), 3: Fraction(2, 11431)}
>>> mean(c.within(5, "crab"))
Fraction(65, 71)
"""

from abyss_nb.odds.exact import Distribution, at_least, hypergeometric, mean, mixture, together, totals, variance
from abyss_nb.odds.forecast import Chances, chances, monster_within
from abyss_nb.odds.hidden import Allies, Hidden

__all__ = [
    "Allies",
    "Chances",
    "Distribution",
    "Hidden",
    "at_least",
    "chances",
    "hypergeometric",
    "mean",
    "mixture",
    "monster_within",
    "together",
    "totals",
    "variance",
]
