"""What is asked: a title and a helpful line for every kind of decision."""

from collections.abc import Collection
from typing import Any

from abyss_nb.core.abyss.cards import COMPONENTS, KEYS_FOR_LOCATION, LORD, LORDS, MAX_DRAW, POWER, RACES, SEAT
from abyss_nb.core.abyss.state import Decision
from abyss_nb.words.names import NOBODY, CardNames, Names

PEARLS_PER_EXTRA_ALLY: int = COMPONENTS["variants"]["hand_limit_12"]["pearls_per_extra_ally"]

TURN_ACTIONS = ("explore", "council", "recruit")
"""The actions of a turn, one of which is chosen."""

_NUMBERS = {"keys": KEYS_FOR_LOCATION, "control": MAX_DRAW, "commander": POWER["commander_hand_limit"]}


class DecisionWords(CardNames):
    """Words for decisions."""

    def decision_title(self, decision: Decision, names: Names = NOBODY, *, card: str = "", explorer: str = "") -> str:
        """Return what is asked of whom.

        Args:
            decision: What is asked.
            names: What the players are called.
            card: The Exploration card that it is about, if known.
            explorer: The seat that explores, if known.

        >>> DecisionWords("en").decision_title(Decision("p1", "turn", "", "TURN-STEPS"), {"p1": "Ann"})
        'Ann: choose an action'
        """
        key = f"decision.{decision.kind}"
        values = self._decision_values(decision, names)
        if card and self.has(f"{key}.card"):
            key += ".card"
            values |= {"card": self.thing(card), "explorer": self.seat(explorer, names) if explorer else ""}
        return self.pattern(key if self.has(key) else "decision.other", values["n"]).format_map(values)

    def decision_hint(
        self,
        decision: Decision,
        names: Names = NOBODY,
        *,
        keys: int | None = None,
        verbs: Collection[str] = (*TURN_ACTIONS, "plot"),
    ) -> str:
        """Return a line that helps to decide; "" for a kind of decision that has none.

        Args:
            decision: What is asked.
            names: What the players are called.
            keys: How many Keys work for the seat that decides, if known.
            verbs: What can be done in this turn.
        """
        if decision.kind == "turn":
            return self._turn_hint(verbs)
        key = f"decision.{decision.kind}.hint"
        values = self._decision_values(decision, names)
        if keys is not None and self.has(f"{key}.have"):
            key += ".have"
            values["keys"] = keys
        if decision.kind == "payment":
            card = LORDS[LORD[decision.about]]
            values["n"] = card.races
            if card.mandatory >= 0:
                values["race"] = self.race(RACES[card.mandatory])
            else:
                key += ".any"
        return self.pattern(key, values["n"]).format_map(values) if self.has(key) else ""

    def _turn_hint(self, verbs: Collection[str]) -> str:
        """Return which actions of a turn are possible; "" where none is, which the button to pass tells."""
        possible = [self.label(f"decision.turn.{verb}") for verb in TURN_ACTIONS if verb in verbs]
        if not possible:
            return ""
        key = "decision.turn.hint.plot" if "plot" in verbs else "decision.turn.hint"
        return self.label(key, what=self.joined(possible, "list.or"))

    def _decision_values(self, decision: Decision, names: Names) -> dict[str, Any]:
        kind, about = decision.kind, decision.about
        n = _NUMBERS.get(kind, int(about) if about.isdecimal() else 0)
        pearls = {"corruptor": POWER["corruptor_price_pearls"], "hand-limit": PEARLS_PER_EXTRA_ALLY}.get(kind, n)
        lord = about if about in LORD else kind
        return {
            "name": self.seat(decision.seat, names),
            "n": n,
            "space": about,
            "pearls": self.pearls(pearls),
            "lord": self.lord(lord) if lord in LORD else "",
            "location": self.location("black-smokers"),
            "target": self.seat(about, names) if about in SEAT else "",
        }
