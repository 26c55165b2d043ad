"""What helps a seat to plan: which Lords it could pay and what the others lack, what Locations would be worth.

All of it is asked of the engine, for the seat that looks, also while somebody else decides.
"""

from collections.abc import Iterable
from typing import Any

from abyss_nb.core.abyss.cards import LOCATION, LOCATIONS, LORD, LORDS, SEAT, members
from abyss_nb.core.abyss.payment import Payments, best_sum, cost_change, payments
from abyss_nb.core.abyss.piles import SUM
from abyss_nb.core.abyss.scoring import score, score_location
from abyss_nb.core.abyss.state import Decision, State
from abyss_nb.words import Words

CHANGING_COSTS = ("treasurer", "recruiter")


def plan_of(state: State, words: Words, seat: str, offered: Iterable[str]) -> dict[str, Any]:
    """Return the `Plan` of `protocol.ts`.

    Args:
        state: The position; only what `seat` may know of it is used.
        words: In which language.
        seat: For whom.
        offered: The Locations on offer; those in front of players are added.
    """
    tiles = [LOCATION[id] for id in offered] + [tile for own in state.controlled for tile in members(own)]
    lords = _Lords(state, words, seat)
    return {
        "lords": {LORDS[lord].id: lords.plan(lord) for lord in state.court if lord >= 0},
        "locations": {
            LOCATIONS[tile].id: [score_location(state, i, tile).points for i in range(state.players)] for tile in tiles
        },
    }


class _Lords:
    """What there is to say about Lords of the Court to one seat."""

    def __init__(self, state: State, words: Words, seat: str) -> None:
        self.state = state
        self.words = words
        self.seat = SEAT[seat]
        self.points = score(state, self.seat).total
        # The reasons are those of somebody who would recruit, whatever is asked at the moment.
        self.recruiting = Decision(seat, "turn", "", "TURN-STEPS")

    def plan(self, lord: int) -> dict[str, Any]:
        """Return the `LordPlan` of `protocol.ts`."""
        words = self.words
        offer = payments(self.state, self.seat, lord)
        payable = offer.any()
        missing = [] if payable else list(offer.shortfall())
        return {
            "cost": offer.price.cost,
            "payable": payable,
            "short": words.payable(pearls_needed(offer))
            if payable
            else " · ".join(filter(None, map(words.missing, missing))),
            "missing": [ruled(r.rule, words.reason_text(r, decision=self.recruiting)) for r in missing],
            "notes": self._notes(lord, offer),
            "gain": self.points_with(lord) - self.points,
        }

    def points_with(self, lord: int) -> int:
        """Return the seat's points if it had this Lord too, Locations that count it included."""
        table = self.state.copy()
        table.lords[self.seat] |= 1 << lord
        return score(table, self.seat).total

    def _notes(self, lord: int, offer: Payments) -> list[dict[str, str]]:
        """Return why something else is to be paid than the card tells."""
        card, price, words = LORDS[lord], offer.price, self.words
        notes = []
        if price.cost != card.cost:
            causes = " + ".join(map(words.lord, self._causes()))
            text = words.label("advice.cost", cost=price.cost, printed=card.cost, lords=causes)
            notes.append(ruled("RECRUIT-COST-MODIFIERS", text))
        if price.mandatory != card.mandatory:
            notes.append(ruled("LORD-DIPLOMAT", words.label("advice.any_race", lord=words.lord("diplomat"))))
        return notes

    def _causes(self) -> list[str]:
        """Return the Lords without which everything would cost this seat something else."""
        now = cost_change(self.state, self.seat)
        found = []
        for lord in CHANGING_COSTS:
            table = self.state.copy()
            table.lords = [lords & ~(1 << LORD[lord]) for lords in table.lords]
            if cost_change(table, self.seat) != now:
                found.append(lord)
        return found


def pearls_needed(offer: Payments) -> int:
    """Return the fewest Pearls that a payment takes, where there is one."""
    return max(0, offer.price.cost - best_sum([SUM[pile] for pile in offer.hand], offer.price))


def ruled(rule: str, text: str) -> dict[str, str]:
    """Return a `Reason` of `protocol.ts`."""
    return {"rule": rule, "text": text}
