"""What a bot is: a name and one method. Write one, and it can sit on any seat.

A bot is told what its seat may know and nothing else: the position as the seat sees it (`state.observe(seat)`), with
`"seat"` (its own) and `"decision"` (`{"seat", "kind", "about"}`) in it, and the legal actions.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.state import State

Observation = dict[str, Any]
"""A position as one seat sees it; plain JSON."""


class Bot(Protocol):
    """Somebody who decides for a seat."""

    @property
    def name(self) -> str:
        """Return the name under which `make` builds this bot."""
        ...

    def decide(self, observation: Observation, legal: Sequence[Action]) -> Action:
        """Choose one of the legal actions.

        Args:
            observation: What the seat may know, with "seat" and "decision".
            legal: The legal actions. A payment can have millions: index them or ask `in`, do not list them.
        """
        ...


def view_for(state: State) -> tuple[Observation, Sequence[Action]]:
    """Return what the seat that decides now may know, and its legal actions.

    Raises:
        ValueError: the game is over, nobody decides.
    """
    decision = state.decision
    if decision is None:
        raise ValueError("the game is over: nobody decides")
    return state.observe(decision.seat), state.legal()
