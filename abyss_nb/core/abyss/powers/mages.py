"""Mages with an instant power: Invoker, Apprentice, Illusionist."""

from collections.abc import Iterator, Sequence

from abyss_nb.core.abyss.actions import DECLINE, Action
from abyss_nb.core.abyss.cards import LOCATION, LOCATIONS, members
from abyss_nb.core.abyss.council import StackChoice
from abyss_nb.core.abyss.locations import gained, swap_under
from abyss_nb.core.abyss.steps import ON_ARRIVAL, Kind, note
from abyss_nb.core.abyss.table import Step, Table
from abyss_nb.core.game import Reason


def invoker(t: Table, seat: int) -> None:
    """LORD-INVOKER: one extra turn right after this one."""
    t.extra = True
    if t.events is not None:
        note(t, "extra-turn", "LORD-INVOKER", seat)


class Apprentice(StackChoice):
    """LORD-APPRENTICE: one stack of one's choice."""

    name = "apprentice"
    rule = "LORD-APPRENTICE"


def apprentice(t: Table, seat: int) -> None:
    """LORD-APPRENTICE."""
    t.agenda.append(("apprentice", seat, 0, 0, 0))


class Illusionist(Kind):
    """LORD-ILLUSIONIST: exchange a Location of one's own with an available one, or not."""

    name = "illusionist"
    rule = "LORD-ILLUSIONIST"

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        swaps = [
            Action("choose", (LOCATIONS[own].id, LOCATIONS[other].id))
            for own in members(t.controlled[step[1]])
            for other in members(t.available)
        ]
        return [*swaps, DECLINE] if swaps else []

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        if action.verb == "choose" and all(word in LOCATION for word in action.words):
            yield Reason("LORD-ILLUSIONIST", action.words[0])

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        t.agenda.pop()
        if action.verb == "decline":
            return
        seat = step[1]
        own, other = (LOCATION[word] for word in action.words)
        t.available = t.available & ~(1 << other) | 1 << own
        swap_under(t, seat, own, other)
        if t.events is not None:
            note(t, "swap-location", self.rule, seat, action.words, 0, "available")
        gained(t, seat, other)


def illusionist(t: Table, seat: int) -> None:
    """LORD-ILLUSIONIST."""
    t.agenda.append(("illusionist", seat, 0, 0, 0))


ON_ARRIVAL.update(invoker=invoker, apprentice=apprentice, illusionist=illusionist)
