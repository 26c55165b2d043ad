"""What the placeholders of an explanation stand for: the facts of a moment, in words."""

from collections.abc import Sequence

from abyss_nb.core.abyss.cards import (
    ALLY,
    COMPONENTS,
    KEYS_FOR_LOCATION,
    LAST_SPACE_PEARLS,
    LORD,
    LORDS,
    LORDS_TO_END,
    POWER,
    RACES,
    REFILL_AT,
    REWARDS,
    SEAT,
    SEATS,
    TRACK_SPACES,
)
from abyss_nb.core.abyss.end import lords_counted
from abyss_nb.core.abyss.explore import price as price_on_offer
from abyss_nb.core.abyss.explore import reward_space
from abyss_nb.core.abyss.locations import working_keys
from abyss_nb.core.abyss.payment import price_of
from abyss_nb.core.abyss.piles import CARD_RACE
from abyss_nb.core.abyss.replay import Moment
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import Event
from abyss_nb.words.actions import ActionWords
from abyss_nb.words.explaining.events import taken_from_court, worth
from abyss_nb.words.names import Names

_POWER_IN_RULE = {lord.rule: lord.id for lord in LORDS} | {
    "ASSASSIN-TILT": "assassin",
    "OPPORTUNIST-COURT": "opportunist",
}


class Facts:
    """The facts about an event, found by the names of placeholders: a name of a Lord is that Lord.

    Args:
        words: The words to tell them in.
        event: The event.
        m: The table just before it.
        earlier: The events of the same action before it.
        after: The position after the action, if known.
        names: What the players are called.
    """

    def __init__(
        self, words: ActionWords, event: Event, m: Moment, earlier: Sequence[Event], after: State | None, names: Names
    ) -> None:
        self.words = words
        self.event = event
        self.m = m
        self.earlier = earlier
        self.after = after
        self.names = names

    def __getitem__(self, field: str) -> object:
        lord = field.replace("_", "-")
        return self.words.lord(lord) if lord in LORD else getattr(self, f"_{field}")()

    @property
    def _at(self) -> int:
        return SEAT[self.event.seat]

    def _in_front(self, lord: str) -> str:
        """Return whose Lord it is; the active player's while it is none in effect, for its power goes on."""
        owner = next((i for i, lords in enumerate(self.m.lords) if lords >> LORD[lord] & 1), self.m.active)
        return self.words.seat(SEATS[owner], self.names)

    def _race_names(self, cards: Sequence[str]) -> str:
        races = sorted({CARD_RACE[ALLY[card]] for card in cards})
        return ", ".join(self.words.race(RACES[race]) for race in races)

    # -- of the event itself --

    def _n(self) -> int:
        return abs(self.event.number)

    def _seat(self) -> str:
        return self.words.seat(self.event.seat, self.names)

    def _target(self) -> str:
        return self.words.thing(self.event.target, self.names)

    def _items(self) -> str:
        return self.words.cards(self.event.items, self.names, ", ")

    def _cards(self) -> str:
        return self.words.count("count.cards", self._n())

    def _pearls(self) -> str:
        return self.words.pearls(self._n())

    def _keys(self) -> str:
        return self.words.count("count.key_tokens", self._n())

    def _locations(self) -> str:
        return self.words.count("count.locations", self._n())

    def _lord(self) -> str:
        return self.words.lord(_POWER_IN_RULE[self.event.rule])

    def _owner(self) -> str:
        return self._in_front(_POWER_IN_RULE[self.event.rule])

    def _power(self) -> str:
        return self.words.power(self.event.items[0])

    def _text(self) -> str:
        return self.words.location_text(self.event.items[0])

    # -- of the table --

    def _price(self) -> str:
        return self.words.pearls(price_on_offer(self.m))

    def _space(self) -> int:
        return reward_space(self.m, self._at)

    def _rewards(self) -> str:
        """What the space pays that the marker moves to or that the fight was for."""
        space = self.event.number if self.event.kind == "threat" else self._space()
        return " / ".join(map(self.words.reward, REWARDS[space - 1]))

    def _ender(self) -> str:
        return self.words.seat(SEATS[self.m.end_by], self.names)

    def _tamer_owner(self) -> str:
        return self._in_front("tamer")

    def _recruiter_owner(self) -> str:
        return self._in_front("recruiter")

    def _lords(self) -> str:
        return self.words.count("count.lords", len(self.m.court) - self.m.court.count(-1))

    def _taken(self) -> str:
        return self.words.lord(taken_from_court(self.earlier))

    def _owned(self) -> str:
        return self.words.count("count.lords", lords_counted(self.m, self._at) + (self.event.kind == "arrive"))

    def _allies(self) -> str:
        return self.words.count("count.allies", self.m.hand_sizes[self._at])

    def _working(self) -> int:
        return working_keys(self.m, self._at)

    # -- of a payment --

    def _payment(self) -> Event:
        return [event for event in (*self.earlier, self.event) if event.kind == "pay"][-1]

    def _paid(self) -> str:
        return self.words.thing(self._payment().target)

    def _worth(self) -> str:
        return self.words.count("count.points", worth(self._payment().items))

    def _cost(self) -> str:
        return self.words.count("count.points", price_of(self.m, self._at, LORD[self._payment().target]).cost)

    def _shown(self) -> str:
        return self._race_names(self.event.items)

    def _asked(self) -> str:
        price = price_of(self.m, self._at, LORD[self.event.items[0]])
        return self.words.price(self.event.items[0], price.cost, price.mandatory < 0)

    def _races(self) -> str:
        sent = [event for event in self.earlier if event.kind == "to-council"][-1]
        return self._race_names(sent.items)

    # -- of the box --

    def _bonus(self) -> str:
        return self.words.pearls(LAST_SPACE_PEARLS)

    def _per(self) -> str:
        return self.words.pearls(POWER["ship_master_pearls_per_race"])

    def _due(self) -> str:
        return self.words.pearls(POWER["seeker_pearls"])

    def _less(self) -> int:
        return -int(POWER["treasurer_cost_change"])

    def _more(self) -> int:
        return int(POWER["recruiter_cost_change"])

    def _most(self) -> str:
        return self.words.count("count.allies", POWER["commander_hand_limit"])

    def _limit(self) -> int:
        return int(COMPONENTS["variants"]["hand_limit_12"]["limit"])

    def _needed(self) -> int:
        return KEYS_FOR_LOCATION

    def _enough(self) -> int:
        return LORDS_TO_END

    def _few(self) -> int:
        return REFILL_AT

    def _spaces(self) -> int:
        return TRACK_SPACES

    def _location(self) -> str:
        return self.words.location("black-smokers")

    def _points(self) -> str:
        assert self.after is not None
        scores = self.after.scores().values()
        return ", ".join(f"{self.words.seat(score.seat, self.names)} {score.total}" for score in scores)
