"""The greedy bot: each decision by what the actions are worth, one look ahead."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from abyss_nb.bots.base import Observation
from abyss_nb.bots.greedy import answers, turn
from abyss_nb.bots.greedy.judge import Judge
from abyss_nb.bots.greedy.seen import Seen
from abyss_nb.bots.greedy.weights import DEFAULT, Weights
from abyss_nb.core.abyss.actions import Action

SAME = 1e-9
"""Actions whose worth differs by less are worth the same."""

Worths = Mapping[Action, float]

ANSWERS: dict[str, Callable[[Judge, Sequence[Action]], Worths]] = {
    "turn": turn.turn_worths,
    "end": turn.end_worths,
    "offer": answers.offer,
    "ally": answers.ally,
    "monster": answers.monster,
    "reward": answers.reward,
    "payment": answers.payment,
    "affiliate": answers.affiliate,
    "keys": answers.keys,
    "control": answers.control,
    "keep": answers.gain_location,
    "sage": answers.gain_location,
    "hermit": answers.gain_location,
    "elder": answers.gain_location,
    "black-smokers": answers.gain_location,
    "illusionist": answers.illusionist,
    "jailer": answers.discard,
    "commander": answers.discard,
    "hand-limit": answers.discard,
    "apprentice": answers.stack,
    "alchemist": answers.stack,
    "assassin": answers.assassin,
    "hunter": answers.hunter,
    "corruptor": answers.corruptor,
    "traitor": answers.traitor,
    "schemer": answers.schemer,
}
"""How each kind of decision is judged: the worth of the legal actions, or of those worth a look."""


class GreedyBot:
    """Takes what is worth most now: points, what will still be scored, and what hand, keys and Pearls can become.

    Args:
        seed: What it chooses by among actions that are worth the same.
        weights: Its judgements.
    """

    name = "greedy"

    def __init__(self, seed: int = 0, weights: Weights = DEFAULT) -> None:
        self._random = Random(seed)
        self._weights = weights

    def decide(self, observation: Observation, legal: Sequence[Action]) -> Action:
        """Return the legal action that is worth most."""
        worths = self.worths(observation, legal)
        if not worths:
            return legal[0]
        most = max(worths.values()) - SAME
        best = [action for action, worth in worths.items() if worth >= most]
        return best[0] if len(best) == 1 else self._random.choice(best)

    def worths(self, observation: Observation, legal: Sequence[Action]) -> Worths:
        """Return what the legal actions are worth, in Influence Points and compared with each other.

        Of payments only the best is listed; a decision of a kind that is not known has none.
        """
        answer = ANSWERS.get(observation["decision"]["kind"])
        if answer is None:
            return {}
        seen = Seen(observation, self._weights.turns_per_lord)
        return answer(Judge(seen, self._weights), legal)
