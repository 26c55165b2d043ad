"""Hand limits: the Commander's six and the variant's twelve."""

from collections.abc import Iterator, Sequence

from abyss_nb.core.abyss.actions import CHOOSE_ALLY, PAY, Action
from abyss_nb.core.abyss.activated import discard_ally
from abyss_nb.core.abyss.cards import ALLY, COMPONENTS, POWER, VALUES, bit
from abyss_nb.core.abyss.piles import CARD_RACE, SIZE, holds, kinds_of
from abyss_nb.core.abyss.protection import opposed_by, unprotected_opponents
from abyss_nb.core.abyss.steps import Kind, note, pay_pearls
from abyss_nb.core.abyss.table import Step, Table
from abyss_nb.core.game import Reason

COMMANDER = bit("commander")
COMMANDER_LIMIT: int = POWER["commander_hand_limit"]
PEARLS_PER_EXTRA_ALLY: int = COMPONENTS["variants"]["hand_limit_12"]["pearls_per_extra_ally"]


def hand_size(t: Table, seat: int) -> int:
    """Return how many Allies a seat has in hand."""
    i = 5 * seat
    hands = t.hands
    return SIZE[hands[i]] + SIZE[hands[i + 1]] + SIZE[hands[i + 2]] + SIZE[hands[i + 3]] + SIZE[hands[i + 4]]


def check_commander(t: Table, seat: int) -> None:
    """LORD-COMMANDER: have `seat` discard down to six if an opponent's Commander is in effect against it."""
    if opposed_by(t, seat, COMMANDER) and hand_size(t, seat) > COMMANDER_LIMIT:
        t.agenda.append(("commander", seat, 0, 0, 0))


def commander_arrives(t: Table, seat: int) -> None:
    """LORD-COMMANDER on arrival: every unprotected opponent over six, clockwise."""
    for victim in reversed(unprotected_opponents(t, seat)):
        if hand_size(t, victim) > COMMANDER_LIMIT:
            t.agenda.append(("commander", victim, 0, 0, 0))


class DiscardChoice(Kind):
    """Somebody has to discard an Ally of his choice from hand."""

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        return [CHOOSE_ALLY[card] for card in kinds_of(t.hand(step[1]))]

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        if action in CHOOSE_ALLY:
            card = ALLY[action.words[0]]
            if not holds(t.hands[5 * step[1] + CARD_RACE[card]], card % VALUES):
                yield Reason("NOT-HELD", action.words[0])
        elif action.verb in ("decline", "pay"):
            yield Reason(self.rule)


class Commander(DiscardChoice):
    """One Ally too many under a Commander; asked again until six are left."""

    name = "commander"
    rule = "LORD-COMMANDER"

    def check(self, t: Table, step: Step) -> str:
        if not opposed_by(t, step[1], COMMANDER):
            return "no Commander is in effect against this seat"
        return "" if hand_size(t, step[1]) > COMMANDER_LIMIT else f"no more than {COMMANDER_LIMIT} Allies in hand"

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        discard_ally(t, step[1], ALLY[action.words[0]], self.rule)
        if hand_size(t, step[1]) <= COMMANDER_LIMIT:
            t.agenda.pop()


def check_hand(t: Table, seat: int) -> None:
    """TURN-END-SEQUENCE 5 and 6: first the Commander's limit at the end of one's own turn, then the variant's."""
    t.agenda[-1] = ("hand-limit", seat, 0, 0, 0)
    check_commander(t, seat)


class HandLimit(DiscardChoice):
    """VARIANT-HAND-LIMIT-12: for each Ally too many, discard one or pay 1 Pearl."""

    name = "hand-limit"
    rule = "VARIANT-HAND-LIMIT-12"

    def too_many(self, t: Table, seat: int) -> int:
        """Return how many Allies are over the limit and not paid for."""
        limit = t.options.hand_limit
        return 0 if limit is None else max(0, hand_size(t, seat) - t.kept - limit)

    def about(self, t: Table, step: Step) -> str:
        return str(self.too_many(t, step[1]))

    def check(self, t: Table, step: Step) -> str:
        return "" if self.too_many(t, step[1]) else "the hand is within the limit"

    def proceed(self, t: Table, step: Step) -> bool:
        if not self.too_many(t, step[1]):
            t.agenda[-1] = ("next", step[1], 0, 0, 0)
            return False
        return super().proceed(t, step)

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        actions = list(super().legal(t, step))
        if t.pearls[step[1]] >= PEARLS_PER_EXTRA_ALLY:
            actions.append(PAY)
        return actions

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        if action == PAY:
            yield Reason(self.rule, number=PEARLS_PER_EXTRA_ALLY)
        else:
            yield from super().objections(t, step, action)

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        if action.verb == "pay":
            t.kept += 1
            pay_pearls(t, step[1], PEARLS_PER_EXTRA_ALLY, self.rule)
            if t.events is not None:
                note(t, "kept", self.rule, step[1], number=t.kept)
        else:
            discard_ally(t, step[1], ALLY[action.words[0]], self.rule)
