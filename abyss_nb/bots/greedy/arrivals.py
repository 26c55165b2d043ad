"""What it is worth that a Lord arrives: what it adds in front of its owner, and its instant power."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from abyss_nb.core.abyss.cards import BLACK_SMOKERS, LORDS, POWER, members
from abyss_nb.core.abyss.limits import COMMANDER_LIMIT
from abyss_nb.core.abyss.protection import unprotected_opponents
from abyss_nb.core.abyss.table import Table

if TYPE_CHECKING:
    from abyss_nb.bots.greedy.judge import Judge

CHOSEN_DISCARD = 1.0
"""What an Ally is worth that its owner chooses to discard: the least of his hand."""


def arrival(judge: Judge, lord: int, pearls: int | None = None) -> float:
    """Return what the arrival of a Lord adds for the seat that decides.

    Args:
        judge: The judge of this decision.
        lord: The Lord.
        pearls: The Pearls left when it arrives; None takes all.
    """
    power = INSTANT.get(LORDS[lord].id)
    added = added_by(judge, lord)
    return added + power(judge, lord, judge.pearls if pearls is None else pearls) if power else added


def added_by(judge: Judge, lord: int, instead_of: int = -1) -> float:
    """Return what a Lord adds in front of the seat, its instant power apart.

    Args:
        judge: The judge of this decision.
        lord: The Lord that arrives.
        instead_of: A free Lord that is discarded for it.
    """
    key = (lord, instead_of)
    if key not in judge.added:
        judge.added[key] = _added_by(judge, lord, instead_of)
    return judge.added[key]


def _added_by(judge: Judge, lord: int, instead_of: int) -> float:
    card, me = LORDS[lord], judge.me
    after = judge.copy()
    if instead_of >= 0:
        after.lords[me] &= ~(1 << instead_of)
        after.tilted[me] &= ~(1 << instead_of)
    if card.guild == "ambassador":
        # It pays for its own Location at once (AMBASSADOR-CONTROL) and is never free.
        slide_under(after, me, 1 << lord)
    else:
        after.lords[me] |= 1 << lord
    return judge.board.worth(after, me) - judge.standing(me)


def slide_under(t: Table, seat: int, lords: int) -> None:
    """Slide Lords under a Location that is not known yet; Black Smokers, which scores nothing, stands for it."""
    t.controlled[seat] |= 1 << BLACK_SMOKERS
    t.under[BLACK_SMOKERS] |= lords


def assassination(judge: Judge, target: int, lord: int) -> float:
    """Return what a seat loses when one of its Lords is tilted."""
    after = judge.copy()
    after.lords[target] &= ~(1 << lord)
    after.tilted[target] |= 1 << lord
    return judge.standing(target) - judge.board.worth(after, target)


def exchange(judge: Judge, own: int, other: int) -> float:
    """Return what it adds to exchange a Location of one's own with another."""
    t, me = judge.table, judge.me
    after = judge.copy()
    after.controlled[me] &= ~(1 << own)
    return judge.board.gained(after, me, other) - judge.board.tile(t, me, own)


# -- instant powers, by the id of their Lord -------------------------------------------------------------------------


def _pearls(judge: Judge, lord: int, pearls: int) -> float:
    gained: int = POWER[LORDS[lord].id + "_pearls"]
    return judge.purse(pearls + gained) - judge.purse(pearls)


def _jailer(judge: Judge, lord: int, pearls: int) -> float:
    struck = [i for i in unprotected_opponents(judge.table, judge.me) if judge.seen.hand_sizes[i]]
    return judge.seen.hurt * CHOSEN_DISCARD * len(struck)


def _seeker(judge: Judge, lord: int, pearls: int) -> float:
    t = judge.table
    lost = sum(min(POWER["seeker_pearls"], t.pearls[i]) for i in unprotected_opponents(t, judge.me))
    return judge.seen.hurt * judge.purse(lost)


def _assassin(judge: Judge, lord: int, pearls: int) -> float:
    t = judge.table
    losses = [
        max((assassination(judge, target, victim) for victim in members(t.lords[target])), default=0.0)
        for target in unprotected_opponents(t, judge.me)
    ]
    return judge.seen.hurt * sum(losses)


def _commander(judge: Judge, lord: int, pearls: int) -> float:
    struck = unprotected_opponents(judge.table, judge.me)
    lost = sum(max(0, judge.seen.hand_sizes[i] - COMMANDER_LIMIT) for i in struck)
    return judge.seen.hurt * CHOSEN_DISCARD * lost


def _hunter(judge: Judge, lord: int, pearls: int) -> float:
    if not any(judge.seen.tokens[i] for i in unprotected_opponents(judge.table, judge.me)):
        return 0.0
    return judge.w.monster_token * (1 + judge.seen.hurt)


def _invoker(judge: Judge, lord: int, pearls: int) -> float:
    return judge.w.turn


def _apprentice(judge: Judge, lord: int, pearls: int) -> float:
    # Plans ask for this, so the stack is judged without plans.
    return judge.w.ally_point * judge.w.council_ally * max(judge.seen.council)


def _illusionist(judge: Judge, lord: int, pearls: int) -> float:
    t = judge.table
    swaps = [exchange(judge, a, b) for a in members(t.controlled[judge.me]) for b in members(t.available)]
    return max(0.0, max(swaps, default=0.0))


def _corruptor(judge: Judge, lord: int, pearls: int) -> float:
    price: int = POWER["corruptor_price_pearls"]
    if pearls < price:
        return 0.0
    lords = [added_by(judge, other) for other in judge.table.court if other >= 0 and other != lord]
    return max(0.0, max(lords, default=0.0) - judge.purse(price))


def _traitor(judge: Judge, lord: int, pearls: int) -> float:
    t = judge.table
    own = members(t.lords[judge.me] | t.tilted[judge.me])
    court = [other for other in t.court if other >= 0 and other != lord]
    return max(0.0, max((added_by(judge, b, a) for a in own for b in court), default=0.0))


def _schemer(judge: Judge, lord: int, pearls: int) -> float:
    t = judge.table
    own = members(t.lords[judge.me] | t.tilted[judge.me])
    return max(0.0, max((scheme(judge, a) for a in own), default=0.0))


def scheme(judge: Judge, own: int) -> float:
    """Return what it adds to discard a Lord for the top Lord of the deck."""
    unseen = judge.seen.unseen_lords
    if not unseen:
        return 0.0
    lost = added_by(judge, unseen[0], own) - added_by(judge, unseen[0])
    return lost + sum(added_by(judge, lord) for lord in unseen) / len(unseen)


def _ambassador(judge: Judge, lord: int, pearls: int) -> float:
    t, me = judge.table, judge.me
    number: int = POWER[LORDS[lord].id + "_draw"]
    if not judge.seen.location_deck:
        return max((judge.board.gained(t, me, tile) for tile in members(t.available)), default=0.0)
    draws = judge.board.draws(t, me)
    return draws[min(number, len(draws)) - 1]


INSTANT: dict[str, Callable[[Judge, int, int], float]] = {
    "jailer": _jailer,
    "seeker": _seeker,
    "assassin": _assassin,
    "commander": _commander,
    "hunter": _hunter,
    "trader": _pearls,
    "peddler": _pearls,
    "shopkeeper": _pearls,
    "landlord": _pearls,
    "invoker": _invoker,
    "apprentice": _apprentice,
    "illusionist": _illusionist,
    "corruptor": _corruptor,
    "traitor": _traitor,
    "schemer": _schemer,
    "sage": _ambassador,
    "hermit": _ambassador,
    "elder": _ambassador,
}
"""What the instant power of a Lord is worth: `(judge, lord, Pearls left)`."""
