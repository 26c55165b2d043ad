"""What a card is, what it does, and what the rules say of it where it lies now."""

from collections.abc import Iterator

from abyss_nb.core.abyss.cards import (
    ALLY,
    COPIES,
    DECKS,
    LOCATION,
    LOCATIONS,
    LORD,
    LORDS,
    MONSTER_CARDS,
    RACE,
    RACES,
    REWARDS,
    SEATS,
    VALUES,
)
from abyss_nb.core.abyss.piles import SIZE
from abyss_nb.core.abyss.protection import protected
from abyss_nb.core.abyss.scoring import score_location
from abyss_nb.core.abyss.state import State
from abyss_nb.core.abyss.steps import KINDS
from abyss_nb.words.book import capital
from abyss_nb.words.explaining.events import POWER_RULES
from abyss_nb.words.explaining.parts import Explanation, Part, voiced
from abyss_nb.words.explaining.scores import ScoreReasons, sum_of
from abyss_nb.words.explaining.telling import EventReasons
from abyss_nb.words.names import NOBODY, Names

RULINGS = {
    "recruiter": ("RECRUIT-COST-MODIFIERS", "SHAMAN-SCOPE"),
    "jailer": ("SHAMAN-SCOPE",),
    "seeker": ("SHAMAN-SCOPE",),
    "assassin": ("ASSASSIN-TILT", "ASSASSIN-TILT-TARGETS", "ASSASSIN-TILT-CHOOSER", "SHAMAN-SCOPE"),
    "commander": ("SHAMAN-SCOPE",),
    "tamer": ("SHAMAN-SCOPE",),
    "hunter": ("SHAMAN-SCOPE",),
    "shaman": ("SHAMAN-SCOPE", "SHAMAN-LOSS", "SOLDIER-PROTECTION-TIMING"),
    "invoker": ("INVOKER-AND-END",),
    "master-of-magic": ("MASTER-OF-MAGIC-TIMING", "MASTER-OF-MAGIC-NO-ALLY"),
    "opportunist": ("OPPORTUNIST-COURT",),
    "corruptor": ("CORRUPTOR-COUNTS-AS-RECRUIT", "CORRUPTOR-FIXED-PRICE", "CORRUPTOR-BONUS-LATE"),
    "traitor": ("TRAITOR-SCHEMER-TARGETS", "TRAITOR-COURT-COUNT", "REPLACEMENT-POWER", "REPLACEMENT-COUNT"),
    "diplomat": ("COST-MODIFIER-TIMING",),
    "treasurer": ("RECRUIT-COST-MODIFIERS", "COST-MODIFIER-TIMING"),
    "schemer": ("TRAITOR-SCHEMER-TARGETS", "REPLACEMENT-POWER", "REPLACEMENT-COUNT"),
    **dict.fromkeys(("sage", "hermit", "elder"), ("AMBASSADOR-CONTROL", "AMBASSADOR-KEYS", "AMBASSADOR-SHORT")),
}
"""The rules that go into details of a power, by its Lord."""


class CardReasons(EventReasons, ScoreReasons):
    """Words for cards where they lie."""

    def explain_card(
        self, card: str, state: State | None = None, names: Names = NOBODY, reader: str | None = None
    ) -> Explanation:
        """Return what a card is and does, and with a position what holds for it there.

        Args:
            card: A Lord, a Location, an Ally, a Race or "monster", in the words of the action language; or one of
                `DECKS`.
            state: The position.
            names: What the players are called.
            reader: The seat that is told; costs are those for it, else for whose turn it is.
        """
        if card in DECKS:
            return Explanation(self.label(f"study.what.{card}"), tuple(self._deck_parts(card, state)))
        if card in LORD:
            parts = self._lord_parts(card, state, names, reader)
        elif card in LOCATION:
            parts = self._location_parts(card, state, names, reader)
        elif card in ALLY:
            parts = self._ally_parts(card)
        elif card in RACE:
            parts = self._race_parts(card, state)
        else:
            parts = self._monster_parts(state)
        return Explanation(capital(self.thing(card)), tuple(parts))

    def told(self, key: str, seat: str, names: Names, reader: str | None, **values: object) -> str:
        """Return a sentence about a player, in the second person if that player reads it."""
        return voiced(self.pattern(key), seat == reader).format_map({"seat": self.seat(seat, names), **values})

    # -- Lords ---------------------------------------------------------------------------------------------------

    def _lord_parts(self, lord: str, state: State | None, names: Names, reader: str | None) -> Iterator[Part]:
        card = LORDS[LORD[lord]]
        guild = self.guild(card.guild)
        text = self.label("explain.card.lord", guild=guild, influence=card.influence, keys=card.keys)
        yield Part(text, ("SCORE-LORDS", "KEY-SOURCES"))
        price = self.label("explain.card.price", price=self.price(lord))
        mandatory = ("RECRUIT-MANDATORY-RACE",) if card.mandatory >= 0 else ()
        yield Part(price, ("RECRUIT-VALUE", "RECRUIT-RACE-COUNT", *mandatory))
        if card.power_kind == "none":
            yield Part(self.label("why.power.none"), (card.rule, POWER_RULES["none"]))
        else:
            kind = self.label(f"board.power.{card.power_kind}")
            text = self.label("explain.card.power", kind=kind, power=self.power(lord))
            yield Part(text, (card.rule, POWER_RULES[card.power_kind], *RULINGS.get(lord, ())))
        if state is not None:
            yield from self._lord_there(lord, state, names, reader)

    def _lord_there(self, lord: str, state: State, names: Names, reader: str | None) -> Iterator[Part]:
        code = LORD[lord]
        if code in state.court:
            payer = reader or SEATS[state.active]
            yield Part(self.told("explain.card.court", payer, names, reader), ("RECRUIT-TARGET",))
            yield from self.price_parts(lord, state, payer, names, reader)
            return
        if state.lord_discard >> code & 1:
            yield Part(self.label("explain.card.discarded"), ("LORD-DISCARD-GONE",))
            return
        owner = next((i for i in range(state.players) if state.owned_lords(i) >> code & 1), None)
        if owner is None:
            yield Part(self.label("explain.card.unseen"), ("INFORMATION-HIDDEN",))
        elif state.tilted[owner] >> code & 1:
            text = self.told("explain.card.tilted", SEATS[owner], names, reader)
            yield Part(text, ("ASSASSIN-TILT", "ASSASSIN-TILT-SCORING", "ASSASSIN-TILT-NO-CONTROL"))
        elif state.lords[owner] >> code & 1:
            yield Part(self.told("explain.card.free", SEATS[owner], names, reader), ("TERM-LORD-STATES",))
            yield from self._in_effect(lord, state, owner, names)
        else:
            tile = next(tile for tile, lords in enumerate(state.under) if lords >> code & 1)
            where = self.location(LOCATIONS[tile].id)
            text = self.told("explain.card.used", SEATS[owner], names, reader, location=where)
            yield Part(text, ("CONTROL-USED-LORD",))

    def _in_effect(self, lord: str, state: State, owner: int, names: Names) -> Iterator[Part]:
        card = LORDS[LORD[lord]]
        if card.power_kind == "instant":
            yield Part(self.label("why.power.instant"), ("LORD-POWER-INSTANT",))
        elif card.guild == "soldier":
            for other in state.opponents(owner):
                if protected(state, other):
                    name = self.seat(SEATS[other], names)
                    text = self.label("explain.card.protected", shaman=self.lord("shaman"), name=name)
                    yield Part(text, ("SHAMAN-SCOPE",))
        if state.used >> LORD[lord] & 1:
            yield Part(self.label("explain.card.used_up"), ("ACTIVATED-POWER-WINDOW",))

    # -- Locations -----------------------------------------------------------------------------------------------

    def _location_parts(self, tile: str, state: State | None, names: Names, reader: str | None) -> Iterator[Part]:
        code = LOCATION[tile]
        yield Part(self.location_text(tile), (LOCATIONS[code].rule, "LOCATION-OWN-CARDS"))
        if state is None:
            return
        owner = next((i for i in range(state.players) if state.controlled[i] >> code & 1), None)
        if owner is not None:
            yield Part(self.told("explain.card.controlled", SEATS[owner], names, reader), ("SCORE-LOCATIONS",))
        elif state.available >> code & 1:
            yield Part(self.label("explain.card.available"), ("CONTROL-CHOICE",))
        elif _drawn(state, code):
            yield Part(self.label("explain.card.drawn"), ("CONTROL-DRAW",))
        else:
            yield Part(self.label("explain.card.unseen"), ("INFORMATION-HIDDEN",))
            return
        for seat in range(state.players) if owner is None else (owner,):
            score = score_location(state, seat, code)
            text = self.told("explain.card.worth", SEATS[seat], names, reader, sum=sum_of(score))
            yield Part(text, (score.rule,))

    # -- decks ---------------------------------------------------------------------------------------------------

    def _deck_parts(self, deck: str, state: State | None) -> Iterator[Part]:
        rules: tuple[str, ...]
        match deck:
            case "exploration_deck":
                values: dict[str, object] = {
                    "allies": self.count("count.allies", len(RACES) * sum(COPIES)),
                    "races": len(RACES),
                    "monsters": self.count("count.monsters", MONSTER_CARDS),
                }
                rules = ("SETUP-EXPLORATION-DECK", "EXPLORE-REVEAL")
            case "lord_deck":
                values = {"lords": self.count("count.lords", len(LORDS))}
                rules = ("SETUP-LORDS", "PLOT-PLACEMENT", "COURT-REFILL", "COURT-REFILL-SHORT")
            case _:
                values = {"locations": self.count("count.locations", len(LOCATIONS))}
                rules = ("SETUP-LOCATIONS", "CONTROL-DRAW", "CONTROL-DRAW-SHORT")
        yield Part(self.label(f"explain.deck.{deck}", **values), rules)
        if state is None:
            return
        seen = state.observe_table()
        yield Part(self.label("explain.deck.left", n=seen[deck]), ("INFORMATION-HIDDEN",))
        if deck == "exploration_deck":
            yield Part(self.label("explain.deck.discard", n=seen["exploration_discard"]), ("EXPLORE-RESHUFFLE",))

    # -- Exploration cards ---------------------------------------------------------------------------------------

    def _ally_parts(self, card: str) -> Iterator[Part]:
        race, value = divmod(ALLY[card], VALUES)
        points = self.points(value + 1)
        text = self.label("explain.card.ally", race=self.race(RACES[race]), points=points, copies=COPIES[value])
        yield Part(text, ("RECRUIT-VALUE", "SETUP-EXPLORATION-DECK"))
        yield Part(self.label("explain.card.affiliated"), ("AFFILIATE-LOWEST", "AFFILIATE-PERMANENT", "SCORE-ALLIES"))

    def _race_parts(self, race: str, state: State | None) -> Iterator[Part]:
        allies = self.count("count.allies", sum(COPIES))
        text = self.label("explain.card.race", races=len(RACES), allies=allies)
        yield Part(text, ("SETUP-EXPLORATION-DECK",))
        if state is not None:
            cards = self.count("count.cards", SIZE[state.council[RACE[race]]])
            yield Part(self.label("explain.card.stack", cards=cards), ("COUNCIL-STACKS", "COUNCIL-NO-LOOKING"))

    def _monster_parts(self, state: State | None) -> Iterator[Part]:
        rules = ("MONSTER-NOT-FOR-SALE", "MONSTER-FIGHT-OR-CONTINUE", "MONSTER-FIGHT", "MONSTER-CONTINUE-THREAT")
        yield Part(self.label("explain.card.monster", copies=MONSTER_CARDS), rules)
        if state is not None:
            rewards = " / ".join(map(self.reward, REWARDS[state.threat - 1]))
            text = self.label("explain.card.threat", space=state.threat, rewards=rewards)
            yield Part(text, (f"THREAT-REWARD-{state.threat}",))


def _drawn(state: State, tile: int) -> bool:
    """Return whether a Location was drawn and one of those drawn has still to be chosen."""
    return any(
        codec == "tiles" and value >> tile & 1
        for step in state.agenda
        for (_, codec), value in zip(KINDS[step[0]].fields, step[2:], strict=False)
    )
