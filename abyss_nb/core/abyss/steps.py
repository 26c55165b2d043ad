"""The agenda: what happens next, as a stack of steps inside the state.

A step is a small tuple; its kind is an object registered here by name, from the module of the rules it plays.
`run` works the stack off until somebody has to decide. Kinds that never ask only `proceed`; kinds that ask list
what is legal, tell what forbids the rest, and `resolve` the choice.
"""

from collections.abc import Callable, Iterator, Sequence

from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.cards import SEATS
from abyss_nb.core.abyss.table import Step, Table
from abyss_nb.core.game import Event, Reason

KINDS: dict[str, "Kind"] = {}
"""Every kind of step by its name. Names of kinds that ask are the decision kinds of the action language."""


ON_ARRIVAL: dict[str, Callable[[Table, int], None]] = {}
"""What happens when a Lord arrives (LORD-POWER-INSTANT), by its id; filled by the modules of `powers`."""


class Kind:
    """A kind of step.

    Attributes:
        name: How steps and decisions of this kind are called.
        rule: The rule ID that makes a step of this kind happen.
        asks: Whether steps of this kind can ask somebody to decide.
        fields: What the numbers of a step mean, for positions: pairs of a name and a codec of `pending.py`.
    """

    name = ""
    rule = ""
    asks = True
    fields: tuple[tuple[str, str], ...] = ()

    def __init_subclass__(cls) -> None:
        if cls.name:
            KINDS[cls.name] = cls()

    def proceed(self, t: Table, step: Step) -> bool:
        """Go on as far as nobody has to decide. Return True when somebody has to.

        The default plays the only legal action itself and drops a step with which nothing can be done.
        """
        legal = self.legal(t, step)
        if len(legal) > 1:
            return True
        if legal:
            self.play_forced(t, step, legal[0])
        else:
            t.agenda.pop()
        return False

    def play_forced(self, t: Table, step: Step, action: Action) -> None:
        """Play the only possibility; that there was no other only its own seat hears."""
        if t.events is not None:
            note(t, "auto", self.rule, step[1], (str(action),), seen_by=(step[1],))
        self.resolve(t, step, action)

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        """Return the legal actions in the order of the action language."""
        raise NotImplementedError

    def normal(self, action: Action) -> Action:
        """Return the action with words whose order is free in the order used by `legal`."""
        return action

    def allows(self, t: Table, step: Step, action: Action) -> bool:
        """Return whether the action is legal."""
        return action in self.legal(t, step)

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        """Yield what forbids an action of this decision's own verbs, the most specific rule first."""
        return iter(())

    def about(self, t: Table, step: Step) -> str:
        """Return what the decision is about, in the words of the action language; "" if the kind says it all."""
        return ""

    def check(self, t: Table, step: Step) -> str:
        """Return what is wrong with a step read from a position, "" if nothing is."""
        return ""

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        """Carry out a legal action. The step is still on top of the agenda and has to be replaced or removed."""
        raise NotImplementedError


def run(t: Table) -> None:
    """Work the agenda off until somebody has to decide or the game is over."""
    agenda = t.agenda
    while agenda:
        step = agenda[-1]
        if KINDS[step[0]].proceed(t, step):
            return


def note(
    t: Table,
    kind: str,
    rule: str,
    seat: int = -1,
    items: tuple[str, ...] = (),
    number: int = 0,
    target: str = "",
    seen_by: tuple[int, ...] | None = None,
) -> None:
    """Record an event. Callers first look whether anybody collects events, so that nobody else pays for them."""
    assert t.events is not None
    seers = None if seen_by is None else tuple(SEATS[i] for i in seen_by)
    t.events.append(Event(kind, rule, SEATS[seat] if seat >= 0 else "", items, number, target, seers))


# -- the few moves that many rules make --------------------------------------------------------------------------


def gain_pearls(t: Table, seat: int, number: int, rule: str) -> None:
    """Give Pearls from the Treasury, as many as it has (SUPPLY-PEARLS)."""
    if number > t.treasury:
        number = t.treasury
    if number:
        t.pearls[seat] += number
        t.treasury -= number
        if t.events is not None:
            note(t, "pearls", rule, seat, number=number)


def pay_pearls(t: Table, seat: int, number: int, rule: str) -> None:
    """Take Pearls to the Treasury."""
    if number:
        t.pearls[seat] -= number
        t.treasury += number
        if t.events is not None:
            note(t, "pearls", rule, seat, number=-number)
