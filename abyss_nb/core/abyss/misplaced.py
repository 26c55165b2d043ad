"""Why an action does not fit the decision that is asked: the rule if one speaks, then NOT-THIS-DECISION."""

from collections.abc import Iterator

from abyss_nb.core.abyss import activated
from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.cards import MONSTER
from abyss_nb.core.abyss.table import Step, Table
from abyss_nb.core.game import Reason

FREE_CHOICES = ("turn", "ally", "monster", "end")
"""Where activated powers may be used (ACTIVATED-POWER-WINDOW)."""

VERBS = {
    "turn": ("plot", "explore", "council", "recruit", "use", "pass"),
    "offer": ("buy", "pass"),
    "ally": ("take", "continue", "use"),
    "monster": ("fight", "continue", "use"),
    "payment": ("pay",),
    "control": ("choose", "draw"),
    "hand-limit": ("choose", "pay"),
    "end": ("use", "end"),
    **dict.fromkeys(("illusionist", "corruptor", "traitor", "schemer", "black-smokers"), ("choose", "decline")),
}
"""The verbs that answer each kind of decision; all others are answered with `choose`."""


def objections(t: Table, step: Step, action: Action) -> Iterator[Reason]:
    """Yield the reasons that lie in the moment, for an action that is not legal."""
    kind, verb = step[0], action.verb
    if verb == "use":
        if kind not in FREE_CHOICES:
            yield Reason("ACTIVATED-POWER-WINDOW", action.words[0])
        yield from activated.objections(t, step[1], action)
    elif verb == "plot" and kind != "turn":
        yield Reason("PLOT-ONLY-BEFORE-ACTION")
    elif verb in ("explore", "council", "recruit") and kind != "turn":
        yield Reason("TURN-ONE-ACTION")
    elif verb in ("take", "continue", "fight") and kind == "offer":
        yield Reason("EXPLORE-OFFER-MANDATORY")
    elif verb in ("buy", "take") and kind == "monster":
        yield Reason("MONSTER-NOT-FOR-SALE" if verb == "buy" else "MONSTER-FIGHT-OR-CONTINUE")
    elif verb == "buy" and t.track and t.track[-1] != MONSTER:
        yield Reason("EXPLORE-OFFER-ORDER")
    elif verb == "pass" and kind in ("ally", "monster"):
        yield Reason("EXPLORE-LAST-SPACE" if kind == "ally" else "MONSTER-FIGHT-OR-CONTINUE")
    if verb not in VERBS.get(kind, ("choose",)):
        yield Reason("NOT-THIS-DECISION")
