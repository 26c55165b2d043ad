"""What an action does and costs, or why it is not possible."""

from collections.abc import Iterable, Iterator
from typing import Any

from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.cards import (
    ALLIES,
    EXPLORATION,
    LAST_SPACE_PEARLS,
    LOCATION,
    LORD,
    LORDS,
    LORDS_TO_END,
    RACE,
    REFILL_AT,
    REFILL_BONUS,
    RULES,
    SEAT,
)
from abyss_nb.core.abyss.council import ALCHEMIST
from abyss_nb.core.abyss.end import lords_counted
from abyss_nb.core.abyss.explore import on_last_space, reward_space, rewards
from abyss_nb.core.abyss.payment import Payments, price_of
from abyss_nb.core.abyss.piles import SIZE
from abyss_nb.core.abyss.recruit import MASTER_OF_MAGIC, affiliable
from abyss_nb.core.abyss.replay import Moment
from abyss_nb.core.abyss.scoring import score_location
from abyss_nb.core.abyss.state import Decision, State
from abyss_nb.core.game import Event, Reason
from abyss_nb.words.decisions import DecisionWords
from abyss_nb.words.explaining.cards import CardReasons
from abyss_nb.words.explaining.parts import Explanation, Part
from abyss_nb.words.names import NOBODY, Names
from abyss_nb.words.reasons import ReasonWords

_RULES = {
    "plot": ("PLOT-COST", "PLOT-PLACEMENT"),
    "explore": ("EXPLORE-REVEAL", "TURN-ONE-ACTION"),
    "council": ("COUNCIL-REQUEST", "COUNCIL-NO-LOOKING", "TURN-ONE-ACTION"),
    "recruit": ("RECRUIT-SEQUENCE", "TURN-ONE-ACTION"),
    "use": ("ACTIVATED-POWER-WINDOW",),
    "buy": ("EXPLORE-BUY", "EXPLORE-PRICE-RISING", "EXPLORE-ONE-PURCHASE"),
    "take": ("EXPLORE-TAKE",),
    "continue": ("EXPLORE-CONTINUE",),
    "fight": ("MONSTER-FIGHT",),
    "draw": ("CONTROL-DRAW",),
}
"""The rules of actions by their verbs; all others rest on the rule that asks."""


def about(state: State, action: Action, decision: Decision) -> dict[str, Any]:
    """Return what the position adds to an action in words (`action_detail`).

    That is the cost of a Lord now, the cards of a stack, the points of a Location as the table stands, or rewards.
    """
    seat = SEAT[decision.seat]
    if action.verb == "fight":
        return {"rewards": [reward for _, reward in rewards(state, reward_space(state, seat))]}
    if action.words and action.words[-1] in LOCATION:
        return {"worth": score_location(state, seat, LOCATION[action.words[-1]]).points}
    if action.verb == "recruit":
        return {"cost": price_of(state, state.active, LORD[action.words[0]]).cost}
    if action.words and action.words[-1] in RACE:
        return {"cards": SIZE[state.council[RACE[action.words[-1]]]]}
    return {}


class ActionReasons(CardReasons, DecisionWords, ReasonWords):
    """Words for what can be done and what cannot."""

    def explain_action(
        self, action: Action, state: State, names: Names = NOBODY, reader: str | None = None
    ) -> Explanation:
        """Return what an action does and costs if it is possible now, else every rule against it.

        Args:
            action: The action.
            state: The position.
            names: What the players are called.
            reader: The seat that is told; what others may do is not told, for it could betray a hand.
        """
        decision = state.decision
        if decision is None:
            return Explanation(str(action), (Part(self.label("error.over")),))
        title = self._title(action, state, decision, names)
        if reader not in (None, decision.seat):
            text = self.label("why.seat", name=self.seat(decision.seat, names))
            return Explanation(title, (Part(text, ("TURN-ORDER",)),))
        against = state.why_not(action)
        if against:
            return Explanation(title, self.against(against, names, decision))
        return Explanation(title, tuple(self._action_parts(action, state, decision, names, reader)))

    def against(
        self, reasons: Iterable[Reason], names: Names = NOBODY, decision: Decision | None = None
    ) -> tuple[Part, ...]:
        """Return why an action is not possible, a part for each reason."""
        return tuple(
            Part(self.reason_text(reason, names, decision), (reason.rule,) if reason.rule in RULES else ())
            for reason in reasons
        )

    def _title(self, action: Action, state: State, decision: Decision, names: Names) -> str:
        legal = state.legal()
        pearls = legal.pearls_for(legal.piles(action)) if isinstance(legal, Payments) and action in legal else 0
        card = EXPLORATION[state.track[-1]] if decision.kind in ("offer", "ally") and state.track else ""
        return self.action_label(action, decision, names, pearls=pearls, card=card)

    def _action_parts(
        self, action: Action, state: State, decision: Decision, names: Names, reader: str | None
    ) -> Iterator[Part]:
        verb, seat = action.verb, SEAT[decision.seat]
        rules = _RULES.get(verb, (decision.rule,))
        if verb == "use":
            rules = (LORDS[LORD[action.words[0]]].rule, *rules)
        elif verb == "continue" and decision.kind == "monster":
            rules = ("MONSTER-CONTINUE-THREAT",)
        if verb == "recruit":
            yield Part(self.label("explain.action.recruit"), rules)
            yield from self.price_parts(action.words[0], state, decision.seat, names, reader)
            yield from self._after_recruiting(state, seat)
        elif verb == "pay" and decision.kind == "payment":
            yield from self._payment_parts(action, state, seat)
        elif verb != "take":
            hint = self.decision_hint(decision, names)
            yield Part(self.action_detail(action, decision, **about(state, action, decision)) or hint, rules)
        if verb == "council" and state.lords[seat] & ALCHEMIST:
            text = self.label("explain.council.LORD-ALCHEMIST", lord=self.lord("alchemist"))
            yield Part(text, ("LORD-ALCHEMIST",))
        if verb in ("take", "fight"):
            event = Event(verb, rules[0], decision.seat, (EXPLORATION[state.track[-1]],), state.threat)
            yield from self.reasons(event, Moment(state), (), None, names, reader)
            if on_last_space(state):
                text = self.label("explain.reveal.last", bonus=self.pearls(LAST_SPACE_PEARLS))
                yield Part(text, ("EXPLORE-BONUS-PEARL",))

    def _after_recruiting(self, state: State, seat: int) -> Iterator[Part]:
        """Say what recruiting a Lord of the Court leads to: its filling, and the end of the game."""
        left = len(state.court) - state.court.count(-1) - 1
        if left <= REFILL_AT:
            lords = self.count("count.lords", left)
            text = self.label("explain.action.bonus", lords=lords, pearls=self.pearls(REFILL_BONUS))
            yield Part(text, ("COURT-REFILL-BONUS", "COURT-REFILL"))
        if lords_counted(state, seat) == LORDS_TO_END - 1:
            text = self.label("advice.last_lord", lords=self.count("count.lords", LORDS_TO_END))
            yield Part(text, ("END-TRIGGER-SEVEN", "END-LAST-TURNS"))

    def _payment_parts(self, action: Action, state: State, seat: int) -> Iterator[Part]:
        legal = state.legal()
        assert isinstance(legal, Payments)
        piles = legal.piles(action)
        pearls = legal.pearls_for(piles)
        key = "explain.action.pay.pearls" if pearls else "explain.action.pay"
        text = self.label(key, cost=self.points(legal.price.cost), pearls=self.pearls(pearls))
        yield Part(text, ("RECRUIT-VALUE", *(("RECRUIT-PEARL-TOPUP",) if pearls else ())))
        cards = " / ".join(self.ally(ALLIES[card]) for card in affiliable(state, seat, piles))
        rule = "LORD-MASTER-OF-MAGIC" if state.lords[seat] & MASTER_OF_MAGIC else "AFFILIATE-LOWEST"
        yield Part(self.label("explain.action.affiliates", cards=cards), (rule,))
