"""Activated powers: once per turn, at free choices of their owner (ACTIVATED-POWER-WINDOW)."""

from collections.abc import Iterator

from abyss_nb.core.abyss.actions import USE_OPPORTUNIST, USE_ORACLE, USE_SLAVER, Action
from abyss_nb.core.abyss.cards import ACTIVATED, ALLIES, ALLY, LORD, LORDS, POWER, RACE, RACES, VALUES, bit
from abyss_nb.core.abyss.piles import CARD_RACE, CARD_WEIGHT, SIZE, holds, kinds_of, pile_words
from abyss_nb.core.abyss.steps import gain_pearls, note
from abyss_nb.core.abyss.table import Table
from abyss_nb.core.game import Reason

SLAVER, ORACLE, OPPORTUNIST = bit("slaver"), bit("oracle"), bit("opportunist")


def fresh(t: Table, seat: int) -> int:
    """Return the Lords in effect of a seat whose activated power was not used this turn."""
    return t.lords[seat] & ACTIVATED & ~t.used


def legal(t: Table, seat: int) -> list[Action]:
    """Return every use of an activated power that is possible now."""
    lords = fresh(t, seat)
    actions: list[Action] = []
    if lords & SLAVER:
        actions += [USE_SLAVER[card] for card in kinds_of(t.hand(seat))]
    if lords & ORACLE:
        actions += [USE_ORACLE[race] for race, pile in enumerate(t.council) if pile]
    if lords & OPPORTUNIST and t.lord_deck:
        actions += [USE_OPPORTUNIST[lord] for lord in t.court if lord >= 0]
    return actions


def has_target(t: Table, seat: int, action: Action) -> bool:
    """Return whether what the power acts on is there."""
    who, what = action.words
    if who == "slaver":
        card = ALLY[what]
        return holds(t.hands[5 * seat + CARD_RACE[card]], card % VALUES)
    if who == "oracle":
        return t.council[RACE[what]] > 0
    return LORD[what] in t.court and bool(t.lord_deck)


def allows(t: Table, seat: int, action: Action) -> bool:
    """Return whether this use is possible now."""
    return fresh(t, seat) & bit(action.words[0]) != 0 and has_target(t, seat, action)


def objections(t: Table, seat: int, action: Action) -> Iterator[Reason]:
    """Say why a power cannot be used, apart from the moment."""
    who, what = action.words
    lord = bit(who)
    if t.tilted[seat] & lord:
        yield Reason("ASSASSIN-TILT", who)
    elif t.used_lords(seat) & lord:
        yield Reason("CONTROL-USED-LORD", who)
    elif not t.lords[seat] & lord:
        yield Reason("NOT-HELD", who)
    elif t.used & lord:
        yield Reason("ACTIVATED-POWER-WINDOW", who)
    if not has_target(t, seat, action):
        if who == "slaver":
            yield Reason("NOT-HELD", what)
        elif who == "opportunist" and not t.lord_deck:
            yield Reason("SUPPLY-LORDS")
        yield Reason(LORDS[LORD[who]].rule, what)


def use(t: Table, seat: int, action: Action) -> None:
    """Carry a use out."""
    who, what = action.words
    t.used |= bit(who)
    if t.events is not None:
        note(t, "use", LORDS[LORD[who]].rule, seat, (who,))
    _USES[who](t, seat, what)


def _use_slaver(t: Table, seat: int, what: str) -> None:
    """LORD-SLAVER: discard an Ally from hand, gain 2 Pearls."""
    discard_ally(t, seat, ALLY[what], "LORD-SLAVER")
    gain_pearls(t, seat, POWER["slaver_pearls"], "LORD-SLAVER")


def _use_oracle(t: Table, seat: int, what: str) -> None:
    """LORD-ORACLE: a stack goes, unseen, to the Exploration discard."""
    race = RACE[what]
    pile = t.council[race]
    t.council[race] = 0
    t.discard[race] += pile
    if t.events is not None:
        note(t, "oracle", "LORD-ORACLE", seat, pile_words(race, pile), SIZE[pile], RACES[race], ())


def _use_opportunist(t: Table, seat: int, what: str) -> None:
    """LORD-OPPORTUNIST, OPPORTUNIST-COURT: a Court Lord is replaced on its space, and nothing follows from it."""
    space = t.court.index(LORD[what])
    new = t.lord_deck.pop()
    t.court[space] = new
    t.lord_discard |= bit(what)
    if t.events is not None:
        note(t, "court-replaced", "LORD-OPPORTUNIST", seat, (what, LORDS[new].id), space + 1)


_USES = {"slaver": _use_slaver, "oracle": _use_oracle, "opportunist": _use_opportunist}


def discard_ally(t: Table, seat: int, card: int, rule: str) -> None:
    """Put an Ally from a hand into the Exploration discard, shown as it goes."""
    race = CARD_RACE[card]
    t.hands[5 * seat + race] -= CARD_WEIGHT[card]
    t.discard[race] += CARD_WEIGHT[card]
    if t.events is not None:
        note(t, "discard", rule, seat, (ALLIES[card],), 1)
