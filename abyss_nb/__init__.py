"""The board game Abyss in Jupyter notebooks.

>>> import abyss_nb
>>> state = abyss_nb.new_game(players=3, seed=1)
>>> state.decision.seat in ("p1", "p2", "p3")
True
"""

from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.options import Options
from abyss_nb.core.abyss.state import Decision, State, new_game
from abyss_nb.core.game import Event, IllegalAction, ImpossiblePosition, MalformedAction, Reason

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Decision",
    "Event",
    "IllegalAction",
    "ImpossiblePosition",
    "MalformedAction",
    "Options",
    "Reason",
    "State",
    "new_game",
]
