"""Soldiers strike the opponents that no Shaman protects."""

from collections.abc import Iterator, Sequence

from abyss_nb.core.abyss.actions import CHOOSE_LORD, CHOOSE_SEAT, Action
from abyss_nb.core.abyss.activated import discard_ally
from abyss_nb.core.abyss.cards import ALLY, LORD, LORDS, POWER, SEAT, SEATS, TOKEN_VALUES, members
from abyss_nb.core.abyss.chance import random_token
from abyss_nb.core.abyss.limits import DiscardChoice, commander_arrives, hand_size
from abyss_nb.core.abyss.piles import TOKEN_WEIGHT
from abyss_nb.core.abyss.protection import protected, unprotected_opponents
from abyss_nb.core.abyss.steps import ON_ARRIVAL, Kind, note, pay_pearls
from abyss_nb.core.abyss.table import Step, Table
from abyss_nb.core.game import Reason


class Jailer(DiscardChoice):
    """LORD-JAILER: the victim discards one Ally of his choice."""

    name = "jailer"
    rule = "LORD-JAILER"

    def check(self, t: Table, step: Step) -> str:
        return f"a Shaman protects {SEATS[step[1]]}" if protected(t, step[1]) else ""

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        t.agenda.pop()
        discard_ally(t, step[1], ALLY[action.words[0]], self.rule)


def jailer(t: Table, seat: int) -> None:
    """LORD-JAILER: each unprotected opponent with a hand, clockwise."""
    for victim in reversed(unprotected_opponents(t, seat)):
        if hand_size(t, victim):
            t.agenda.append(("jailer", victim, 0, 0, 0))


def seeker(t: Table, seat: int) -> None:
    """LORD-SEEKER: each unprotected opponent returns 2 Pearls, or what he has."""
    for victim in unprotected_opponents(t, seat):
        pay_pearls(t, victim, min(POWER["seeker_pearls"], t.pearls[victim]), "LORD-SEEKER")


class Assassin(Kind):
    """ASSASSIN-TILT-CHOOSER: its owner chooses, once per opponent. The step holds the opponent struck."""

    name = "assassin"
    rule = "LORD-ASSASSIN"
    fields = (("target", "seat"),)

    def about(self, t: Table, step: Step) -> str:
        return SEATS[step[2]]

    def check(self, t: Table, step: Step) -> str:
        if step[2] == step[1]:
            return "a seat does not strike itself"
        return f"a Shaman protects {SEATS[step[2]]}" if protected(t, step[2]) else ""

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        return [CHOOSE_LORD[lord] for lord in members(t.lords[step[2]])]

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        if action in CHOOSE_LORD:
            target, lord = step[2], LORD[action.words[0]]
            if any(t.owned_lords(i) >> lord & 1 and protected(t, i) for i in t.opponents(step[1])):
                yield Reason("SHAMAN-SCOPE", action.words[0])
            if t.tilted[target] >> lord & 1:
                yield Reason("ASSASSIN-TILT-ONCE", action.words[0])
            yield Reason("ASSASSIN-TILT-TARGETS", action.words[0])
        elif action.verb == "decline":
            yield Reason("LORD-POWER-FORCED")

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        """ASSASSIN-TILT: its power and keys stop for good."""
        t.agenda.pop()
        _, seat, target, _, _ = step
        lord = LORD[action.words[0]]
        t.lords[target] &= ~(1 << lord)
        t.tilted[target] |= 1 << lord
        if t.events is not None:
            note(t, "tilt", "ASSASSIN-TILT", seat, (LORDS[lord].id,), 0, SEATS[target])


def assassin(t: Table, seat: int) -> None:
    """LORD-ASSASSIN: each unprotected opponent with a free untilted Lord, clockwise."""
    for target in reversed(unprotected_opponents(t, seat)):
        if t.lords[target]:
            t.agenda.append(("assassin", seat, target, 0, 0))


class Hunter(Kind):
    """LORD-HUNTER: choose whom to take a Monster token from."""

    name = "hunter"
    rule = "LORD-HUNTER"

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        return [CHOOSE_SEAT[i] for i in sorted(unprotected_opponents(t, step[1])) if t.monster_tokens[i]]

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        if action in CHOOSE_SEAT:
            target = SEAT[action.words[0]]
            if target < t.players and target != step[1] and protected(t, target):
                yield Reason("SHAMAN-SCOPE", action.words[0])
            yield Reason("LORD-HUNTER", action.words[0])
        elif action.verb == "decline":
            yield Reason("LORD-POWER-FORCED")

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        """A token at random; the two of them know which."""
        t.agenda.pop()
        seat, target = step[1], SEAT[action.words[0]]
        kind = random_token(t, t.monster_tokens[target])
        t.monster_tokens[target] -= TOKEN_WEIGHT[kind]
        t.monster_tokens[seat] += TOKEN_WEIGHT[kind]
        if t.events is not None:
            note(t, "steal", self.rule, seat, (str(TOKEN_VALUES[kind]),), 1, SEATS[target], (seat, target))


def hunter(t: Table, seat: int) -> None:
    """LORD-HUNTER."""
    t.agenda.append(("hunter", seat, 0, 0, 0))


ON_ARRIVAL.update(jailer=jailer, seeker=seeker, assassin=assassin, commander=commander_arrives, hunter=hunter)
