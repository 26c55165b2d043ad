"""Politicians that bring in further Lords: Corruptor, Traitor, Schemer. Chains are steps on the agenda."""

from collections.abc import Iterator, Sequence

from abyss_nb.core.abyss.actions import CHOOSE_LORD, DECLINE, Action
from abyss_nb.core.abyss.cards import LORD, LORDS, POWER, bit, members
from abyss_nb.core.abyss.recruit import arrive, take_from_court
from abyss_nb.core.abyss.steps import ON_ARRIVAL, Kind, note, pay_pearls
from abyss_nb.core.abyss.table import Step, Table
from abyss_nb.core.game import Reason

PRICE: int = POWER["corruptor_price_pearls"]


class Corruptor(Kind):
    """LORD-CORRUPTOR: pay 5 Pearls (CORRUPTOR-FIXED-PRICE) to recruit a second Lord of the Court, or not."""

    name = "corruptor"
    rule = "LORD-CORRUPTOR"

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        if t.pearls[step[1]] < PRICE:
            return []
        lords = [CHOOSE_LORD[lord] for lord in t.court if lord >= 0]
        return [*lords, DECLINE] if lords else []

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        if action in CHOOSE_LORD:
            yield Reason("RECRUIT-TARGET", action.words[0])
            yield Reason(self.rule, action.words[0])

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        t.agenda.pop()
        if action.verb == "choose":
            lord = LORD[action.words[0]]
            pay_pearls(t, step[1], PRICE, "CORRUPTOR-FIXED-PRICE")
            take_from_court(t, lord)
            arrive(t, step[1], lord, "CORRUPTOR-COUNTS-AS-RECRUIT")


def corruptor(t: Table, seat: int) -> None:
    """LORD-CORRUPTOR."""
    t.agenda.append(("corruptor", seat, 0, 0, 0))


class Replacement(Kind):
    """TRAITOR-SCHEMER-TARGETS: another free Lord of one's own, tilted ones too, is discarded for a new one."""

    def targets(self, t: Table, seat: int) -> int:
        """Return the Lords that may be discarded."""
        return (t.lords[seat] | t.tilted[seat]) & ~bit(self.name)

    def target_objections(self, t: Table, step: Step, word: str) -> Iterator[Reason]:
        """Say why a Lord cannot be discarded."""
        lord, seat = LORD[word], step[1]
        if t.used_lords(seat) >> lord & 1:
            yield Reason("CONTROL-USED-LORD", word)
        if not self.targets(t, seat) >> lord & 1:
            yield Reason("TRAITOR-SCHEMER-TARGETS", word)

    def discard(self, t: Table, seat: int, lord: int) -> None:
        """LORD-DISCARD-GONE: the Lord leaves the game."""
        t.lords[seat] &= ~(1 << lord)
        t.tilted[seat] &= ~(1 << lord)
        t.lord_discard |= 1 << lord
        if t.events is not None:
            note(t, "lord-discarded", self.rule, seat, (LORDS[lord].id,))


class Traitor(Replacement):
    """LORD-TRAITOR: discard a Lord of one's own, take any of the Court, free of charge, or not."""

    name = "traitor"
    rule = "LORD-TRAITOR"

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        swaps = [
            Action("choose", (LORDS[own].id, LORDS[other].id))
            for own in members(self.targets(t, step[1]))
            for other in t.court
            if other >= 0
        ]
        return [*swaps, DECLINE] if swaps else []

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        if action.verb == "choose" and all(word in LORD for word in action.words):
            yield from self.target_objections(t, step, action.words[0])
            if len(action.words) == 2 and LORD[action.words[1]] not in t.court:
                yield Reason("LORD-TRAITOR", action.words[1])

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        t.agenda.pop()
        if action.verb == "choose":
            own, other = (LORD[word] for word in action.words)
            self.discard(t, step[1], own)
            take_from_court(t, other)
            arrive(t, step[1], other, "REPLACEMENT-POWER")


def traitor(t: Table, seat: int) -> None:
    """LORD-TRAITOR."""
    t.agenda.append(("traitor", seat, 0, 0, 0))


class Schemer(Replacement):
    """LORD-SCHEMER: discard a Lord of one's own, take the top Lord of the deck, free of charge, or not."""

    name = "schemer"
    rule = "LORD-SCHEMER"

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        targets = members(self.targets(t, step[1])) if t.lord_deck else []
        return [*(CHOOSE_LORD[lord] for lord in targets), DECLINE] if targets else []

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        if action in CHOOSE_LORD:
            yield from self.target_objections(t, step, action.words[0])

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        t.agenda.pop()
        if action.verb == "choose":
            self.discard(t, step[1], LORD[action.words[0]])
            arrive(t, step[1], t.lord_deck.pop(), "REPLACEMENT-POWER")


def schemer(t: Table, seat: int) -> None:
    """LORD-SCHEMER."""
    t.agenda.append(("schemer", seat, 0, 0, 0))


ON_ARRIVAL.update(corruptor=corruptor, traitor=traitor, schemer=schemer)
