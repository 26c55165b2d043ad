"""Exploring: what the next card is worth, and when to stop (a small optimal stopping problem)."""

from abyss_nb.bots.greedy.judge import Judge
from abyss_nb.core.abyss.cards import (
    ALLIES,
    LAST_SPACE_PEARLS,
    MONSTER,
    POWER,
    REWARDS,
    THREAT_SPACES,
    TRACK_SPACES,
    VALUES,
    Reward,
)
from abyss_nb.core.abyss.explore import SHIP_MASTER, TAMER, price
from abyss_nb.core.abyss.locations import working_keys
from abyss_nb.core.abyss.protection import opposed_by

WANTED = (0.1, 0.25, 0.5, 0.75, 0.9)
"""How likely an opponent that can buys an Ally of value 1 to 5 for a Pearl."""
COOLING = 0.5
"""How much less likely for each further Pearl."""


class Depths:
    """What exploring on is worth to the active player, card by card until the end of the track.

    Args:
        judge: The judge of this decision.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        unseen = judge.seen.unseen_cards
        # Monsters are never in a hand or in the Council, Allies may be.
        monster = min(1.0, unseen[MONSTER] / max(1, judge.seen.to_reveal))
        allies = sum(unseen[: len(ALLIES)]) or 1
        self.chance = [(1 - monster) * n / allies for n in unseen[: len(ALLIES)]]
        self.chance.append(monster)
        self.cards = [card for card in range(len(ALLIES)) if unseen[card]]
        self.taken = {card: judge.with_card(card) for card in self.cards}
        self._worth: dict[tuple[int, int, bool], float] = {}

    def reward(self, threat: int) -> float:
        """Return what fighting a Monster brings on a space of the Threat track."""
        t, me = self.judge.table, self.judge.me
        if threat > 1 and opposed_by(t, me, TAMER):
            threat -= 1
        return max(reward_worth(self.judge, reward) for reward in REWARDS[threat - 1])

    def leak(self, value: int) -> float:
        """Return what is lost by leaving an Ally to the Council; a Ship Master gains from it."""
        judge = self.judge
        lost = judge.w.council_leak * judge.w.ally_point * value
        if judge.table.lords[judge.me] & SHIP_MASTER:
            lost -= judge.w.pearl * POWER["ship_master_pearls_per_race"] * 0.8
        return lost

    def next_card(self, space: int, threat: int, buyers: bool = True) -> float:
        """Return what it is worth to reveal a card on a space of the track.

        Args:
            space: 1 to 5.
            threat: The space of the Threat marker.
            buyers: Whether an opponent may still buy; one sale is foreseen, not two.
        """
        key = (space, threat, buyers)
        if key not in self._worth:
            self._worth[key] = self._next_card(space, threat, buyers)
        return self._worth[key]

    def _next_card(self, space: int, threat: int, buyers: bool) -> float:
        judge = self.judge
        last = space == TRACK_SPACES
        bonus = judge.w.pearl * LAST_SPACE_PEARLS if last else 0.0
        further = 0.0 if last else self.next_card(space + 1, threat, buyers)
        t = judge.table
        cost = price(t)
        able = [i for i in judge.seen.opponents if not t.bought >> i & 1 and t.pearls[i] >= cost] if buyers else []
        worth = 0.0
        for card in self.cards:
            value = card % VALUES + 1
            kept = self.taken[card] + bonus if last else max(self.taken[card], further - self.leak(value))
            sold = 0.0
            if able:
                passed = (1 - WANTED[value - 1] * COOLING ** (cost - 1)) ** len(able)
                gained = judge.w.pearl * cost
                lost = judge.seen.hurt * (judge.w.ally_point * value - gained)
                sold = (1 - passed) * (gained - lost + self.next_card(space, threat, False))
                kept *= passed
            worth += self.chance[card] * (kept + sold)
        if self.chance[MONSTER]:
            fight = self.reward(threat) + bonus
            if not last:
                fight = max(fight, self.next_card(space + 1, min(threat + 1, THREAT_SPACES), buyers))
            worth += self.chance[MONSTER] * fight
        return worth


def reward_worth(judge: Judge, reward: Reward) -> float:
    """Return what a reward brings: keys towards the next Location, Pearls, Monster tokens, as far as there are any."""
    keys = working_keys(judge.table, judge.me)
    pearls = min(reward.pearls, judge.table.treasury)
    points = judge.purse(judge.pearls + pearls) - judge.purse(judge.pearls)
    points += judge.w.monster_token * min(reward.monsters, judge.seen.monster_supply)
    if reward.keys:
        points += judge.board.keys(keys + reward.keys) - judge.board.keys(keys)
    return points
