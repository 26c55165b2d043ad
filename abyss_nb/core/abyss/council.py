"""Section 6: request support from the Council."""

from collections.abc import Iterator, Sequence

from abyss_nb.core.abyss.actions import CHOOSE_RACE, Action
from abyss_nb.core.abyss.cards import RACE, RACES, bit
from abyss_nb.core.abyss.piles import SIZE, pile_words
from abyss_nb.core.abyss.steps import Kind, note
from abyss_nb.core.abyss.table import Step, Table
from abyss_nb.core.game import Reason

ALCHEMIST = bit("alchemist")


def take_stack(t: Table, seat: int, race: int, rule: str) -> None:
    """Take every card of one stack into hand; nobody else sees it (COUNCIL-NO-LOOKING)."""
    pile = t.council[race]
    t.council[race] = 0
    t.hands[5 * seat + race] += pile
    if t.events is not None:
        note(t, "council", rule, seat, pile_words(race, pile), SIZE[pile], RACES[race], (seat,))


def objections(t: Table, race: int) -> Iterator[Reason]:
    """COUNCIL-EMPTY: a stack without cards cannot be asked for."""
    if not t.council[race]:
        yield Reason("COUNCIL-EMPTY", RACES[race])
        yield Reason("COUNCIL-REQUEST", RACES[race])


def request(t: Table, seat: int, race: int) -> None:
    """COUNCIL-REQUEST, and with an Alchemist a second stack."""
    take_stack(t, seat, race, "COUNCIL-REQUEST")
    t.agenda[-1] = ("locations", seat, 0, 0, 0)
    if t.lords[seat] & ALCHEMIST:
        t.agenda.append(("alchemist", seat, 0, 0, 0))


class StackChoice(Kind):
    """A choice among the stacks that are not empty."""

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        return [CHOOSE_RACE[race] for race, pile in enumerate(t.council) if pile]

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        if action in CHOOSE_RACE:
            yield Reason(self.rule, action.words[0])
            yield Reason("COUNCIL-EMPTY", action.words[0])

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        t.agenda.pop()
        take_stack(t, step[1], RACE[action.words[0]], self.rule)


class Alchemist(StackChoice):
    """LORD-ALCHEMIST: the second stack, forced while another is not empty."""

    name = "alchemist"
    rule = "LORD-ALCHEMIST"
