"""Looking at a played game from cells: what changed, tables, charts, a story.

All of it reads plain data: the actions of a line (`abyss_nb.lines.Ply`) and the position it started from.

>>> from abyss_nb import new_game
>>> from abyss_nb.study import difference
>>> before = new_game(2, seed=3)
>>> after = before.copy()
>>> _ = after.apply("explore")
>>> [(row["what"], row["before"], row["after"]) for row in difference(before, after).rows()][0]
('track', '', 'crab-3')
"""

from typing import TYPE_CHECKING

from abyss_nb.study.charts import CHARTS, What, chart, charts
from abyss_nb.study.difference import Difference, difference
from abyss_nb.study.story import story
from abyss_nb.study.table import Per, frame

if TYPE_CHECKING:
    from abyss_nb.study.drawing import Chart as Chart

__all__ = ["CHARTS", "Difference", "Per", "What", "chart", "charts", "difference", "frame", "story"]
