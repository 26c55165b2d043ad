"""Reading an observation: the table as one seat sees it, and how many of the cards it does not see."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from abyss_nb.bots.base import Observation
from abyss_nb.core.abyss.cards import (
    ALLY,
    EXPLORATION_CODE,
    EXPLORATION_COPIES,
    LOCATION,
    LOCATIONS,
    LORD,
    LORDS,
    LORDS_TO_END,
    RACES,
    SEAT,
    SEATS,
    members,
)
from abyss_nb.core.abyss.options import Options
from abyss_nb.core.abyss.piles import CARD_RACE, CARD_WEIGHT, COUNTS
from abyss_nb.core.abyss.table import Table


class Seen:
    """What a seat knows.

    The rules are asked through `table`: an engine table on which everything hidden is left out, so that costs, keys
    and scores are those of the engine.

    Args:
        observation: The position as the seat sees it.
        turns_per_lord: How many turns a Lord takes, from which the length of the game is guessed.

    Attributes:
        table: What lies open, and the seat's own hand. Decks, stacks and the hands of others are empty there.
        me: The seat that decides, from 0.
        kind, about: The decision.
        hand_sizes, tokens: Per seat the number of Allies in hand and of Monster tokens.
        council: The number of Allies in each Council stack.
        monster_supply: The number of Monster tokens that can still be won.
        to_reveal: The number of Exploration cards in deck and discard.
        lord_deck: The number of Lords in the deck.
        location_deck: The number of Locations in the stack.
        turns: The turns this seat has left after the present one, an estimate until the end is triggered.
    """

    def __init__(self, observation: Observation, turns_per_lord: float) -> None:
        self._turns_per_lord = turns_per_lord
        self.me = SEAT[observation["seat"]]
        self.kind: str = observation["decision"]["kind"]
        self.about: str = observation["decision"]["about"]
        self.table = _table(observation)
        seats = [observation["seats"][name] for name in SEATS[: self.table.players]]
        self.hand_sizes = [_size(seat["hand"]) for seat in seats]
        self.tokens = [_size(seat["monster_tokens"]) for seat in seats]
        self.council = [_size(observation["council"][race]) for race in RACES]
        self.monster_supply = _size(observation["monster_supply"])
        self.to_reveal = _size(observation["exploration_deck"]) + _size(observation["exploration_discard"])
        self.lord_deck = _size(observation["lord_deck"])
        self.location_deck = _size(observation["location_deck"])
        self.turns = self._turns()
        self.opponents = self.table.opponents(self.me)
        self.hurt = 1 / len(self.opponents)
        """What one point less for one opponent is worth: among several it lifts this seat above one of them only."""

    @property
    def last_turn(self) -> bool:
        """Whether this seat has no turn after the present one."""
        return self.turns == 0

    def lords_to_come(self, seat: int) -> float:
        """Return how many more Lords a seat will likely get."""
        return min(self.turns / self._turns_per_lord, max(0, LORDS_TO_END - self.table.owned_lords(seat).bit_count()))

    def _turns(self) -> float:
        t = self.table
        if t.end_by >= 0:
            return float(self.me in t.last_turns())
        most = max(t.owned_lords(seat).bit_count() for seat in range(t.players))
        in_play = self.lord_deck + sum(lord >= 0 for lord in t.court)
        lords = min(LORDS_TO_END - most, in_play / t.players)
        return max(1.0, lords * self._turns_per_lord)

    @cached_property
    def unseen_cards(self) -> tuple[int, ...]:
        """How many of each Exploration card lie where this seat cannot look: deck, stacks, discard, other hands."""
        left = list(EXPLORATION_COPIES)
        t = self.table
        for piles in (t.hands, t.affiliated):
            for i, pile in enumerate(piles):
                if pile:
                    for value, n in enumerate(COUNTS[pile]):
                        left[i % 5 * 5 + value] -= n
        for card in t.track:
            left[card] -= 1
        return tuple(max(0, n) for n in left)

    @cached_property
    def unseen_lords(self) -> tuple[int, ...]:
        """The Lords that can still come up."""
        t = self.table
        out = t.lord_discard
        for seat in range(t.players):
            out |= t.owned_lords(seat)
        for lord in t.court:
            if lord >= 0:
                out |= 1 << lord
        return tuple(members(~out & ((1 << len(LORDS)) - 1)))

    @cached_property
    def unseen_tiles(self) -> tuple[int, ...]:
        """The Locations in the stack."""
        out = self.table.available
        for controlled in self.table.controlled:
            out |= controlled
        return tuple(members(~out & ((1 << len(LOCATIONS)) - 1)))


def _size(hidden: Any) -> int:
    """Return how many cards there are where an observation may hold a number, a text of cards or a list."""
    if isinstance(hidden, int):
        return hidden
    return len(hidden.split()) if isinstance(hidden, str) else len(hidden)


def _table(observation: Observation) -> Table:
    t = Table(observation["players"], Options.from_document(observation.get("options", {})))
    t.active = SEAT[observation["active"]]
    me = SEAT[observation["seat"]]
    for seat, name in enumerate(SEATS[: t.players]):
        own = observation["seats"][name]
        t.pearls[seat] = own["pearls"]
        t.key_tokens[seat] = own["key_tokens"]
        t.affiliated[5 * seat : 5 * seat + 5] = _piles(own["affiliated"])
        if seat == me:
            t.hands[5 * seat : 5 * seat + 5] = _piles(own["hand"])
        for text in own["lords"]:
            word, _, tilted = text.partition(" ")
            (t.tilted if tilted else t.lords)[seat] |= 1 << LORD[word]
        for tile in own["locations"]:
            t.controlled[seat] |= 1 << LOCATION[tile["id"]]
            t.under[LOCATION[tile["id"]]] = _set(LORD, tile["lords"])
        t.recruited[seat] = own.get("recruited", 0)
    t.court = [-1 if word is None else LORD[word] for word in observation["court"]]
    t.lord_discard = _set(LORD, observation["lord_discard"])
    t.track = [EXPLORATION_CODE[word] for word in observation["track"]]
    t.available = _set(LOCATION, observation["locations_available"])
    t.key_supply = observation["key_supply"]
    t.threat = observation["threat"]
    t.treasury = observation["treasury"]
    turn = observation.get("turn", {})
    t.used = _set(LORD, turn.get("used", ()))
    t.bought = _set(SEAT, turn.get("bought", ()))
    end = observation.get("end")
    t.end_by = SEAT[end["by"]] if end else -1
    return t


def _set(numbers: dict[str, int], words: Sequence[str]) -> int:
    return sum(1 << numbers[word] for word in words)


def _piles(text: str) -> list[int]:
    piles = [0] * len(RACES)
    for word in text.split():
        piles[CARD_RACE[ALLY[word]]] += CARD_WEIGHT[ALLY[word]]
    return piles
