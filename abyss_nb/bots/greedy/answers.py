"""Every decision but the choice of the action: offers, Monsters, payments, keys, Locations, powers."""

from collections.abc import Sequence

from abyss_nb.bots.greedy.arrivals import added_by, arrival, assassination, exchange, scheme, slide_under
from abyss_nb.bots.greedy.depths import Depths, reward_worth
from abyss_nb.bots.greedy.judge import Judge
from abyss_nb.bots.greedy.paying import best_payment
from abyss_nb.core.abyss.actions import Action, keys_of, reward_action
from abyss_nb.core.abyss.cards import (
    ALLY,
    LAST_SPACE_PEARLS,
    LOCATION,
    LORD,
    POWER,
    RACE,
    REWARDS,
    SEAT,
    THREAT_SPACES,
    TRACK_SPACES,
    VALUES,
)
from abyss_nb.core.abyss.explore import price
from abyss_nb.core.abyss.limits import PEARLS_PER_EXTRA_ALLY
from abyss_nb.core.abyss.payment import pay_action

Worths = dict[Action, float]

USUAL_CARD = 2.5
"""The value of an Ally that the active player would get instead of one that is bought from him."""

# -- exploring ---------------------------------------------------------------------------------------------------


def offer(judge: Judge, legal: Sequence[Action]) -> Worths:
    """EXPLORE-BUY: the Ally for the price; the seller gains the price and loses the Ally."""
    card = judge.table.track[-1]
    cost = price(judge.table)
    paid = judge.purse(judge.pearls) - judge.purse(judge.pearls - cost)
    seller = judge.w.pearl * cost - judge.w.ally_point * max(0.0, card % VALUES + 1 - USUAL_CARD)
    bought = judge.with_card(card) - paid - judge.seen.hurt * seller
    return {action: bought if action.verb == "buy" else 0.0 for action in legal}


def ally(judge: Judge, legal: Sequence[Action]) -> Worths:
    """EXPLORE-TAKE or EXPLORE-CONTINUE."""
    t = judge.table
    card, space = t.track[-1], len(t.track)
    depths = Depths(judge)
    worths: Worths = {}
    for action in legal:
        if action.verb == "take":
            bonus = judge.w.pearl * LAST_SPACE_PEARLS if space == TRACK_SPACES else 0.0
            worths[action] = judge.with_card(card) + bonus
        elif action.verb == "continue":
            worths[action] = depths.next_card(space + 1, t.threat) - depths.leak(card % VALUES + 1)
    return worths


def monster(judge: Judge, legal: Sequence[Action]) -> Worths:
    """MONSTER-FIGHT-OR-CONTINUE."""
    t = judge.table
    space = len(t.track)
    depths = Depths(judge)
    worths: Worths = {}
    for action in legal:
        if action.verb == "fight":
            bonus = judge.w.pearl * LAST_SPACE_PEARLS if space == TRACK_SPACES else 0.0
            worths[action] = depths.reward(t.threat) + bonus
        elif action.verb == "continue":
            worths[action] = depths.next_card(space + 1, min(t.threat + 1, THREAT_SPACES))
    return worths


def reward(judge: Judge, legal: Sequence[Action]) -> Worths:
    """THREAT-REWARD-CHOICE."""
    known = {reward_action(r): reward_worth(judge, r) for space in REWARDS for r in space}
    return {action: known[action] for action in legal}


# -- paying and affiliating --------------------------------------------------------------------------------------


def payment(judge: Judge, legal: Sequence[Action]) -> Worths:
    """The best payment for the Lord chosen."""
    found = best_payment(judge, LORD[judge.seen.about])
    if found is None:
        return {}
    action = pay_action(found[1])
    return {action: found[0]} if action in legal else {}


def affiliate(judge: Judge, legal: Sequence[Action]) -> Worths:
    """AFFILIATE-TIE, LORD-MASTER-OF-MAGIC: what adds most to the score."""
    return {action: judge.affiliation(ALLY[action.words[0]]) for action in legal}


def discard(judge: Judge, legal: Sequence[Action]) -> Worths:
    """Give up the Ally that is missed least; or pay to keep it, under the hand limit."""
    worths: Worths = {}
    for action in legal:
        if action.verb == "pay":
            worths[action] = judge.purse(judge.pearls - PEARLS_PER_EXTRA_ALLY) - judge.purse(judge.pearls)
        else:
            worths[action] = -judge.without_card(ALLY[action.words[0]])
    return worths


def stack(judge: Judge, legal: Sequence[Action]) -> Worths:
    """LORD-APPRENTICE, LORD-ALCHEMIST: the stack that helps most."""
    return {action: judge.with_stack(RACE[action.words[0]]) for action in legal}


# -- Locations ---------------------------------------------------------------------------------------------------


def keys(judge: Judge, legal: Sequence[Action]) -> Worths:
    """CONTROL-WHICH-KEYS: keep the Lords whose powers are worth most, and the keys."""
    worths: Worths = {}
    for action in legal:
        used = keys_of(action)
        assert used is not None
        lords, tokens = used
        after = judge.copy()
        after.lords[judge.me] &= ~lords
        slide_under(after, judge.me, lords)
        after.key_tokens[judge.me] -= tokens
        worths[action] = judge.board.worth(after, judge.me)
    return worths


def control(judge: Judge, legal: Sequence[Action]) -> Worths:
    """CONTROL-CHOICE: the best available Location, or the best of a draw."""
    t, me = judge.table, judge.me
    draws = judge.board.draws(t, me)
    return {
        action: draws[int(action.words[0]) - 1]
        if action.verb == "draw"
        else judge.board.gained(t, me, LOCATION[action.words[0]])
        for action in legal
    }


def gain_location(judge: Judge, legal: Sequence[Action]) -> Worths:
    """CONTROL-DRAW, AMBASSADOR-CONTROL, BLACK-SMOKERS: the Location that will score most."""
    return {
        action: judge.board.gained(judge.table, judge.me, LOCATION[action.words[0]]) if action.words else 0.0
        for action in legal
    }


def illusionist(judge: Judge, legal: Sequence[Action]) -> Worths:
    """LORD-ILLUSIONIST."""
    return {
        action: exchange(judge, *(LOCATION[word] for word in action.words)) if action.words else 0.0 for action in legal
    }


# -- powers ------------------------------------------------------------------------------------------------------


def assassin(judge: Judge, legal: Sequence[Action]) -> Worths:
    """LORD-ASSASSIN: the Lord whose power and key the opponent misses most."""
    target = SEAT[judge.seen.about]
    return {action: assassination(judge, target, LORD[action.words[0]]) for action in legal}


def hunter(judge: Judge, legal: Sequence[Action]) -> Worths:
    """LORD-HUNTER: whoever is ahead."""
    return {
        action: judge.standing(seat) + judge.w.monster_token * judge.seen.tokens[seat]
        for action in legal
        for seat in (SEAT[action.words[0]],)
    }


def corruptor(judge: Judge, legal: Sequence[Action]) -> Worths:
    """LORD-CORRUPTOR: the Lord that adds most, if it is worth five Pearls."""
    pearls = judge.pearls - POWER["corruptor_price_pearls"]
    paid = judge.purse(judge.pearls) - judge.purse(pearls)
    return {action: arrival(judge, LORD[action.words[0]], pearls) - paid if action.words else 0.0 for action in legal}


def traitor(judge: Judge, legal: Sequence[Action]) -> Worths:
    """LORD-TRAITOR: the best exchange."""
    worths: Worths = {}
    for action in legal:
        if action.words:
            own, other = (LORD[word] for word in action.words)
            power = arrival(judge, other) - added_by(judge, other)
            worths[action] = added_by(judge, other, own) + power
        else:
            worths[action] = 0.0
    return worths


def schemer(judge: Judge, legal: Sequence[Action]) -> Worths:
    """LORD-SCHEMER: the least of one's Lords, if a Lord of the deck is worth more on the mean."""
    return {action: scheme(judge, LORD[action.words[0]]) if action.words else 0.0 for action in legal}
