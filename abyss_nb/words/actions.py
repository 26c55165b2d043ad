"""What an action is called on a button, and one more line about it."""

from collections.abc import Sequence

from abyss_nb.core.abyss.actions import Action, parse
from abyss_nb.core.abyss.cards import LOCATION, LORD, LORDS, PLOT_COST, POWER, RACES, Reward
from abyss_nb.core.abyss.state import Decision
from abyss_nb.words.decisions import PEARLS_PER_EXTRA_ALLY
from abyss_nb.words.names import NOBODY, CardNames, Names


class ActionWords(CardNames):
    """Words for actions."""

    def action_label(
        self, action: Action | str, decision: Decision, names: Names = NOBODY, *, pearls: int = 0, card: str = ""
    ) -> str:
        """Return an action in words, for a button.

        Args:
            action: The action or its text.
            decision: The decision that it answers.
            names: What the players are called.
            pearls: How many Pearls go with a payment.
            card: The Exploration card that is taken or bought, if known.

        >>> turn = Decision("p1", "turn", "", "TURN-STEPS")
        >>> ActionWords("en").action_label("recruit slaver", turn)
        'Recruit The Slaver'
        """
        action = parse(action) if isinstance(action, str) else action
        verb, words = action
        words = words or ("",)
        if verb == "use":
            who, what = words
            return self.label(f"action.use.{who}", lord=self.lord(who), what=self.thing(what, names))
        if verb == "pay" and words[0]:
            key = "action.pay.pearls" if pearls else "action.pay"
            return self.label(key, what=self.cards(words), pearls=self.pearls(pearls))
        if verb == "draw":
            return self.count("action.draw", int(words[0]))
        if verb == "buy" and decision.about.isdecimal():
            pearls_asked = self.pearls(int(decision.about))
            if card:
                return self.label("action.buy.card", card=self.thing(card), pearls=pearls_asked)
            return self.label("action.buy.price", pearls=pearls_asked)
        if verb == "take" and card:
            return self.label("action.take.card", card=self.thing(card))
        key = f"action.{verb}.{decision.kind}"
        if not self.has(key) or ("{other}" in self.pattern(key) and len(words) < 2):
            key = f"action.{verb}"
        pair = len(words) == 2 and "{other}" in self.pattern(key)
        return self.label(
            key,
            what=self.thing(words[0], names) if pair else self._chosen(words, names),
            other=self.thing(words[-1], names),
            pearls=self.pearls(PLOT_COST if verb == "plot" else PEARLS_PER_EXTRA_ALLY),
            location=self.location("black-smokers"),
        )

    def _chosen(self, words: tuple[str, ...], names: Names) -> str:
        """Return what a `choose` names: a reward, Keys, or cards."""
        numbers = dict(word.split("=") for word in words if "=" in word)
        if numbers and "tokens" not in numbers:
            return self.reward(Reward(*(int(numbers.get(field, 0)) for field in Reward._fields)))
        chosen = [self.thing(word, names) for word in words if "=" not in word]
        if numbers:
            chosen.append(self.count("count.key_tokens", int(numbers["tokens"])))
        return " + ".join(chosen)

    def action_detail(
        self,
        action: Action | str,
        decision: Decision,
        *,
        cost: int | None = None,
        cards: int | None = None,
        worth: int | None = None,
        rewards: Sequence[Reward] = (),
    ) -> str:
        """Return one more line about an action: what it costs or brings; "" if there is nothing to add.

        Args:
            action: The action or its text.
            decision: The decision that it answers.
            cost: What the Lord to be recruited costs now; left out, the printed cost.
            cards: How many cards the stack of the Council has, if known.
            worth: The points of the Location as the table stands, if known.
            rewards: What the fight brings, one of them, if known.
        """
        action = parse(action) if isinstance(action, str) else action
        verb, words = action
        if verb == "recruit":
            return self.price(words[0], cost)
        if cards is not None and (verb == "council" or (verb == "choose" and words[0] in RACES)):
            return self.count("detail.council.cards", cards)
        if verb == "choose":
            return self._about(words[-1], decision, worth)
        if rewards:
            return self.label("detail.fight.reward", rewards=self.joined(map(self.reward, rewards), "list.or"))
        if verb == "draw":
            return self.count("detail.draw", int(words[0]))
        if verb == "pass" and decision.kind == "offer":
            return ""
        for key in (f"detail.{verb}.{words[0] if verb == 'use' else decision.kind}", f"detail.{verb}"):
            if self.has(key):
                return self.label(key, pearls=self.pearls(POWER["slaver_pearls"]))
        return ""

    def price(self, lord: str, cost: int | None = None, any_race: bool = False) -> str:
        """Return what a Lord costs, in points and Races.

        Args:
            lord: The id of the Lord.
            cost: What it costs now; left out, the printed cost.
            any_race: Whether the mandatory Race need not be played (LORD-DIPLOMAT).
        """
        card = LORDS[LORD[lord]]
        mandatory = card.mandatory >= 0 and not any_race
        return self.count(
            "detail.recruit" if mandatory else "detail.recruit.any",
            card.races,
            cost=card.cost if cost is None else cost,
            race=self.race(RACES[card.mandatory]) if mandatory else "",
        )

    def _about(self, word: str, decision: Decision, worth: int | None) -> str:
        """Return what the card chosen does."""
        if word in LOCATION:
            text = self.location_text(word)
            if worth is None:
                return text
            return self.label("detail.choose.location", points=self.count("count.points", worth), text=text)
        if word in LORD and decision.kind != "keys":
            card, power = LORDS[LORD[word]], self.power(word)
            key = "detail.choose.lord" if power else "detail.choose.lord.plain"
            return self.count(key, card.influence, power=power)
        return ""
