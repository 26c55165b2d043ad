"""The choice of an action: plot, explore, ask the Council or recruit; and activated powers."""

from collections.abc import Sequence

from abyss_nb.bots.greedy.arrivals import arrival
from abyss_nb.bots.greedy.depths import Depths
from abyss_nb.bots.greedy.judge import Judge, imagined
from abyss_nb.bots.greedy.paying import TWO_FLOORS, best_payment, ends_game
from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.cards import ALLY, LORD, LORDS, PLOT_COST, POWER, RACE, REFILL_AT, REFILL_BONUS
from abyss_nb.core.abyss.council import ALCHEMIST
from abyss_nb.core.abyss.payment import best_sum, payments
from abyss_nb.core.abyss.piles import SUM

NEVER = -1000.0
WORTH_USING = 0.3
"""A power is used if it adds so much; less may be an error of the estimate."""
WORTH_PLOTTING = 0.3
"""What a plot must add besides its Pearl: the opponents see the new Lord too."""
ORACLE_STACK = 2
"""A stack of so many Allies is worth discarding: an opponent would be the first to ask for it."""
DENIED = 0.1
"""The share of a Lord's points that it is worth to keep it from the opponents."""
DECIDED = 12.0
"""A lead or a deficit of so many points at the end is as good as any larger one."""
TURN_ACTIONS = ("explore", "council", "recruit", "pass")


def turn_worths(judge: Judge, legal: Sequence[Action]) -> dict[Action, float]:
    """Return what the legal actions of a turn add; plots and powers are compared with doing without them."""
    worths = {action: action_worth(judge, action) for action in legal if action.verb in TURN_ACTIONS}
    best = max(worths.values())
    for action in legal:
        if action.verb == "plot":
            worths[action] = best + plot(judge, best)
        elif action.verb == "use" and action.words[0] == "opportunist":
            worths[action] = best + opportunist(judge, LORD[action.words[1]], best, worths)
    return worths


def action_worth(judge: Judge, action: Action) -> float:
    """Return what one of the actions of a turn adds."""
    if action.verb == "explore":
        return Depths(judge).next_card(1, judge.table.threat)
    if action.verb == "council":
        return council(judge, RACE[action.words[0]])
    if action.verb == "recruit":
        return recruit(judge, LORD[action.words[0]])
    return 0.0


def council(judge: Judge, race: int) -> float:
    """Return what asking for a stack adds; with an Alchemist the best second stack too."""
    worth = judge.with_stack(race)
    if judge.table.lords[judge.me] & ALCHEMIST:
        piles = list(judge.piles)
        piles[race] += imagined(judge.seen.unseen_cards, race, judge.seen.council[race])
        others = [other for other, size in enumerate(judge.seen.council) if size and other != race]
        worth += max((judge.with_stack(other, piles) for other in others), default=0.0)
    return worth


def recruit(judge: Judge, lord: int) -> float:
    """Return what recruiting a Lord adds, its payment subtracted."""
    payment = best_payment(judge, lord, TWO_FLOORS)
    if payment is None:
        return NEVER
    worth, piles = payment
    pearls = judge.pearls - payments(judge.table, judge.me, lord).pearls_for(piles)
    worth += arrival(judge, lord, pearls)
    left = sum(1 for other in judge.table.court if other >= 0) - 1
    if left <= REFILL_AT:
        worth += judge.purse(pearls + REFILL_BONUS) - judge.purse(pearls)
    if ends_game(judge):
        worth += ending(judge, worth)
    return worth


def ending(judge: Judge, worth: float) -> float:
    """Return what it adds to end the game: a lead becomes final, a deficit too."""
    t, tokens = judge.table, judge.seen.tokens
    hand = judge.final_affiliation(judge.piles)
    own = judge.standing(judge.me) + hand + worth + judge.w.monster_token * tokens[judge.me]
    others = max(judge.standing(i) + judge.w.monster_token * tokens[i] for i in t.opponents(judge.me))
    return judge.w.ending * max(-DECIDED, min(DECIDED, own - others - judge.w.last_turn_points))


# -- Lords that are not at Court yet -----------------------------------------------------------------------------


def newcomer(judge: Judge, pearls: int, best: float) -> float:
    """Return what a Lord from the deck adds on the mean, because it can be recruited at once.

    Args:
        judge: The judge of this decision.
        pearls: The Pearls one then has.
        best: What the best action without it adds.
    """
    sums = [SUM[pile] for pile in judge.piles]
    better = 0.0
    for lord in judge.seen.unseen_lords:
        plan = judge.plan(lord, arrival(judge, lord, pearls))
        reached = best_sum(sums, plan.price)
        if plan.gain > best and reached >= 0 and reached + pearls >= plan.price.cost:
            better += plan.gain - best
    return better / max(1, len(judge.seen.unseen_lords))


def plot(judge: Judge, best: float) -> float:
    """Return what a plot adds."""
    pearls = judge.pearls - PLOT_COST
    paid = judge.purse(judge.pearls) - judge.purse(pearls)
    return newcomer(judge, pearls, best) - paid - WORTH_PLOTTING


def opportunist(judge: Judge, lord: int, best: float, worths: dict[Action, float]) -> float:
    """LORD-OPPORTUNIST: return what it adds to replace a Lord of the Court."""
    wanted = worths.get(Action("recruit", (LORDS[lord].id,)), NEVER)
    if wanted >= best:
        return NEVER
    lost = judge.now - judge.hand(judge.piles, judge.pearls, gone=lord)
    denied = DENIED * judge.seen.hurt * LORDS[lord].influence
    return newcomer(judge, judge.pearls, best) + denied - lost


# -- powers at the end of a turn ---------------------------------------------------------------------------------


def end_worths(judge: Judge, legal: Sequence[Action]) -> dict[Action, float]:
    """Return what the powers add that are left at the end of the turn; `end` adds nothing."""
    return {action: use_at_end(judge, action) for action in legal}


def use_at_end(judge: Judge, action: Action) -> float:
    """Return what using a power adds after the action of the turn."""
    if action.verb != "use":
        return 0.0
    who, what = action.words
    if who == "slaver":
        return -judge.without_card(ALLY[what], POWER["slaver_pearls"]) - WORTH_USING
    if who == "oracle" and judge.seen.council[RACE[what]] >= ORACLE_STACK:
        size = judge.seen.council[RACE[what]]
        return judge.seen.hurt * judge.w.council_leak * judge.w.ally_point * judge.w.council_ally * size
    return NEVER
