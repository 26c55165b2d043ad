"""Why an action is not possible: a sentence for every rule that refuses one."""

from abyss_nb.core.abyss.cards import (
    ALLY,
    COMPONENTS,
    KEYS_FOR_LOCATION,
    LORD,
    LORDS,
    POWER,
    REWARDS,
)
from abyss_nb.core.abyss.state import Decision
from abyss_nb.core.game import Reason
from abyss_nb.words.names import NOBODY, CardNames, Names

_RULE_OF_LORD = {lord.rule: lord.id for lord in LORDS}
_REWARD = "THREAT-REWARD-"


class ReasonWords(CardNames):
    """Words for refusals."""

    def reason_text(self, reason: Reason, names: Names = NOBODY, decision: Decision | None = None) -> str:
        """Return why an action is not possible, as a sentence.

        Args:
            reason: The rule and what is missing.
            names: What the players are called.
            decision: What was asked when the action was refused; some numbers mean something else while a Lord is
                being paid. Left out, such a number is not told.

        >>> ReasonWords("en").reason_text(Reason("RECRUIT-VALUE", number=2))
        '2 points are missing, even with all your Pearls.'
        """
        key = f"reason.{reason.rule}{self._variant(reason, decision)}"
        space = reason.rule.removeprefix(_REWARD)
        rewards = ""
        if reason.rule.startswith(_REWARD) and space.isdecimal():
            key = "reason.THREAT-REWARD"
            rewards = self.joined(map(self.reward, REWARDS[int(space) - 1]), "list.or")
        lord = _RULE_OF_LORD.get(reason.rule)
        return self.pattern(key if self.has(key) else "reason.other", reason.number).format_map(
            {
                "rule": reason.rule,
                "about": ", ".join(self.thing(word, names) for word in reason.about.split()),
                "n": reason.number,
                "pearls": self.pearls(reason.number),
                "space": space,
                "rewards": rewards,
                "lord": self.lord(lord) if lord else "",
                "shaman": self.lord("shaman"),
                "limit": POWER["commander_hand_limit"],
                "hand_limit": COMPONENTS["variants"]["hand_limit_12"]["limit"],
                "keys_needed": KEYS_FOR_LOCATION,
            }
        )

    def _variant(self, reason: Reason, decision: Decision | None) -> str:
        """Return how a rule is told that can mean several things."""
        match reason.rule:
            case "NOT-HELD" if reason.about in ALLY:
                return ".count" if reason.number else ".ally"
            case "NOT-HELD" if reason.about in LORD:
                return ".lord"
            case "NOT-HELD" if reason.about == "key":
                return ".key"
            case "SHAMAN-SCOPE" if reason.about in LORD:
                return ".lord"
            case "RECRUIT-RACE-COUNT" if decision is not None:
                return ".exact" if decision.kind == "payment" else ".missing"
            case "VARIANT-HAND-LIMIT-12" if reason.number:
                return ".pay"
        return ""
