"""Words that help to think: what a Lord still lacks, why a payment is sensible, what a step reveals."""

from collections.abc import Sequence

from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.cards import PLOT_COST
from abyss_nb.core.abyss.state import Decision
from abyss_nb.core.game import Reason
from abyss_nb.words.names import CardNames


class AdviceWords(CardNames):
    """Words for what the board works out for a player."""

    def missing(self, reason: Reason) -> str:
        """Return in a few words what a Lord of the Court still lacks; "" for a reason that only explains another.

        >>> AdviceWords("en").missing(Reason("RECRUIT-VALUE", number=2))
        '2 points short'
        """
        key = f"advice.missing.{reason.rule}"
        return self.count(key, reason.number, race=self.thing(reason.about)) if self.has(key) else ""

    def payable(self, pearls: int) -> str:
        """Return that a Lord can be paid, and how many Pearls it takes at least.

        >>> AdviceWords("en").payable(2), AdviceWords("en").payable(0)
        ('payable with 2 Pearls', 'payable')
        """
        return self.label("advice.payable.pearls" if pearls else "advice.payable", pearls=self.pearls(pearls))

    def only_payment(self, cards: Sequence[str], pearls: int = 0) -> str:
        """Return what a Lord will be paid with, where there is no choice.

        >>> AdviceWords("en").only_payment(("crab-3", "squid-2"), 1)
        'Pays crab 3 + squid 2 and 1 Pearl, the only payment.'
        """
        key = "advice.payment.only.pearls" if pearls else "advice.payment.only"
        return self.label(key, what=self.cards(cards), pearls=self.pearls(pearls))

    def sensible(self, reason: str, n: int = 0, what: str = "") -> str:
        """Return what speaks for a payment.

        Args:
            reason: "pearls", "waste", "cards", "affiliates", "reach" or "keeps".
            n: How many Pearls, points or cards it is about.
            what: The card or Lord it is about.

        >>> AdviceWords("en").sensible("waste"), AdviceWords("en").sensible("reach", 1, "slaver")
        ('no point wasted', 'leaves The Slaver payable')
        """
        none = f"advice.payment.{reason}.none"
        key = none if not n and self.has(none) else f"advice.payment.{reason}"
        return self.count(key, n, what=self.thing(what), pearls=self.pearls(n))

    def revealed(self, action: Action, decision: Decision) -> str:
        """Return what a step brings to light that `undo` cannot make unseen; "" if nothing.

        >>> turn = Decision("p1", "turn", "", "TURN-STEPS")
        >>> AdviceWords("en").revealed(Action("explore", ()), turn)
        'Reveals the next card for everybody.'
        """
        detail = action.words[0] if action.verb == "use" else decision.kind
        for key in (f"advice.reveals.{action.verb}.{detail}", f"advice.reveals.{action.verb}"):
            if self.has(key):
                return self.label(key, pearls=self.pearls(PLOT_COST))
        return ""
