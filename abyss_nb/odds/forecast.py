"""What a seat does not see at a position, and how likely everything is.

Everything here is worked out from `State.observe` and `State.unseen`, so that nobody learns more than his seat knows.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypeVar

from abyss_nb.core.abyss.cards import (
    ALLIES,
    EXPLORATION,
    GUILDS,
    LOCATION,
    LORD,
    LORDS,
    MONSTER,
    RACES,
    TOKEN_VALUES,
    TRACK_SPACES,
)
from abyss_nb.core.abyss.knowledge import Memory
from abyss_nb.core.abyss.state import State
from abyss_nb.odds.exact import Distribution, at_least, hypergeometric, together, totals
from abyss_nb.odds.hidden import VALUE_OF, Allies, Hidden
from abyss_nb.odds.show import html, text
from abyss_nb.words.names import NOBODY, Names

TELLING = ("payment", "jailer")
"""Decisions that are only asked of hands that leave a choice, which tells something about the hand."""
_MONSTER = EXPLORATION[MONSTER]
_RACE_OF = {card: card.split("-")[0] for card in EXPLORATION}
_VALUE_OF = dict(zip(ALLIES, VALUE_OF, strict=True))
_GUILD_OF = {lord.id: lord.guild for lord in LORDS}
_Key = TypeVar("_Key", str, int)


@dataclass(frozen=True, repr=False)
class Chances:
    """How likely everything is that a seat does not see.

    Chances are fractions. Where there is no card to come, the dicts of what comes next are empty.

    Attributes:
        seat: Whose knowledge this is, "p1" to "p4".
        memory: What it is taken to remember: "table" or "perfect".
        deck: How many cards the Exploration deck has.
        discard: How many cards the Exploration discard has.
        to_come: The Exploration cards in the order in which they come up: one heap, or first the deck and then the
            discard where it is known what lies in which (EXPLORE-RESHUFFLE).
        council: The Council stack of every Race.
        hands: The hand of every other seat.
        lords: The Lords in the deck, in no order.
        locations: The Locations in the stack, in no order.
        unplaced_tokens: How many Monster tokens of each value are in the supply or with other seats.
        supply: How many Monster tokens the supply has.
        tokens_held: How many Monster tokens every other seat has.
        asked: The seat that is being asked something that hints at its hand, "" if none is. The chances count cards
            only and leave that hint out.
    """

    seat: str
    memory: Memory
    deck: int
    discard: int
    to_come: tuple[Hidden, ...]
    council: Mapping[str, Hidden]
    hands: Mapping[str, Hidden]
    lords: tuple[str, ...]
    locations: tuple[str, ...]
    unplaced_tokens: Mapping[int, int]
    supply: int
    tokens_held: Mapping[str, int]
    asked: str

    # -- Exploration cards ---------------------------------------------------------------------------------------

    @property
    def next_card(self) -> dict[str, Fraction]:
        """The next Exploration card: every Ally and "monster"."""
        return self.to_come[0].one if self.to_come else {}

    @property
    def next_race(self) -> dict[str, Fraction]:
        """The next Exploration card by Race, and "monster"."""
        return _grouped(self.next_card, _RACE_OF)

    @property
    def next_value(self) -> dict[int, Fraction]:
        """The chance that the next Exploration card is an Ally of value 1 to 5; the rest to 1 is a Monster."""
        return _grouped(self.next_card, _VALUE_OF)

    def within(self, k: int, what: str = "monster") -> Distribution:
        """Return how many of the next k Exploration cards are of some kind.

        When the deck runs out, it goes on with the discard as it is now (EXPLORE-RESHUFFLE): nothing else is discarded
        in between. When that runs out too, there are fewer than k cards.

        Args:
            k: How many cards are turned over, sold ones included.
            what: Cards, Races, values or "monster"; see `Hidden.count`.

        Raises:
            ValueError: k is negative, or an unknown word.

        >>> import abyss_nb
        >>> chances(abyss_nb.new_game(2, seed=1), "p1").within(1)
        {0: Fraction(65, 71), 1: Fraction(6, 71)}
        """
        _check_number(k)
        found = Hidden(Allies((0,) * len(ALLIES)), 0).count(what)
        for heap in self.to_come:
            top = heap.first(k)
            found = together(found, top.count(what))
            k -= top.size
        return found

    def monster_within(self, k: int) -> Fraction:
        """Return the chance of at least one Monster among the next k Exploration cards (see `within`)."""
        return at_least(self.within(k), 1)

    # -- Lords, Locations, Monster tokens ------------------------------------------------------------------------

    @property
    def next_lord(self) -> dict[str, Fraction]:
        """The next Lord of the deck."""
        return _each(self.lords)

    @property
    def next_guild(self) -> dict[str, Fraction]:
        """The next Lord of the deck by guild."""
        return _grouped(self.next_lord, _GUILD_OF)

    def lords_within(self, k: int, what: str) -> Distribution:
        """Return how many of the next k Lords of the deck (all, if it has fewer) are of some kind.

        Args:
            k: How many Lords are turned over.
            what: A guild, or the id of a Lord.

        Raises:
            ValueError: k is negative, or there is no such guild or Lord.
        """
        _check_number(k)
        if what not in GUILDS and what not in LORD:
            raise ValueError(f"{what!r} is neither a Lord nor a guild; guilds are {', '.join(GUILDS)}")
        return _drawn([what in (lord, _GUILD_OF[lord]) for lord in self.lords], k)

    @property
    def next_location(self) -> dict[str, Fraction]:
        """The next Location of the stack."""
        return _each(self.locations)

    def location_within(self, k: int, location: str) -> Fraction:
        """Return the chance that a Location is among the next k of the stack (all, if it has fewer).

        Raises:
            ValueError: k is negative, or there is no such Location.
        """
        _check_number(k)
        if location not in LOCATION:
            raise ValueError(f"{location!r} is no Location; they have ids such as {next(iter(LOCATION))!r}")
        return at_least(_drawn([tile == location for tile in self.locations], k), 1)

    @property
    def next_token(self) -> dict[int, Fraction]:
        """The value of the next Monster token out of the supply (MONSTER-TOKEN-DRAW)."""
        return totals(self.unplaced_tokens, 1) if self.supply else {}

    @property
    def token_points(self) -> dict[str, Distribution]:
        """The total value of the Monster tokens of every other seat."""
        return {seat: totals(self.unplaced_tokens, number) for seat, number in self.tokens_held.items()}

    # -- showing -------------------------------------------------------------------------------------------------

    def to_rows(self) -> list[dict[str, Any]]:
        """Return every chance as a row of a table, for a data frame.

        Returns:
            Dicts with `figure` (what it is about), `of` (a Race, a seat, a number of cards; "" if nothing), `what` (a
            word of the action language, or a number), `chance` (a Fraction) and `decimal` (a float).
        """
        found: list[tuple[str, str | int, Mapping[Any, Fraction]]] = [
            ("next card", "", self.next_card),
            ("next race", "", self.next_race),
            ("next value", "", self.next_value),
            *(("monsters within", k, self.within(k)) for k in range(1, TRACK_SPACES + 1)),
            ("next lord", "", self.next_lord),
            ("next guild", "", self.next_guild),
            ("next location", "", self.next_location),
            ("next monster token", "", self.next_token),
            *(("council points", race, stack.points) for race, stack in self.council.items()),
            *(("hand points", seat, hand.points) for seat, hand in self.hands.items()),
            *((f"{race} in hand", seat, hand.count(race)) for seat, hand in self.hands.items() for race in RACES),
            *(("monster token points", seat, points) for seat, points in self.token_points.items()),
        ]
        return [
            {"figure": figure, "of": of, "what": what, "chance": chance, "decimal": float(chance)}
            for figure, of, chances in found
            for what, chance in chances.items()
        ]

    def text(self, lang: str = "en", names: Names = NOBODY) -> str:
        """Return the main figures as tables of text.

        Args:
            lang: "en", "fr" or "es".
            names: What the players are called.

        Raises:
            ValueError: an unknown language.
        """
        return text(self, lang, names)

    def html(self, lang: str = "en", names: Names = NOBODY) -> str:
        """Return the figures as tables of HTML, every text escaped; long lists can be unfolded.

        Args:
            lang: "en", "fr" or "es".
            names: What the players are called.

        Raises:
            ValueError: an unknown language.
        """
        return html(self, lang, names)

    def __repr__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        return self.html()


def chances(state: State, seat: str, memory: Memory = "table") -> Chances:
    """Return how likely everything is that a seat does not see.

    Args:
        state: The position.
        seat: "p1" to "p4".
        memory: "table" for what lies open now, "perfect" for what a player knows who forgets nothing.

    Raises:
        ValueError: there is no such seat or reading.

    >>> import abyss_nb
    >>> c = chances(abyss_nb.new_game(2, seed=1), "p1")
    >>> c.next_card["crab-5"], c.monster_within(5), c.next_token[4]
    (Fraction(1, 71), Fraction(680003, 1859987), Fraction(1, 10))
    """
    seen, unseen = state.observe(seat, memory), state.unseen(seat, memory)
    deck, discard = _size(seen["exploration_deck"]), _size(seen["exploration_discard"])
    hidden = Counter(unseen["exploration"].split())
    if memory == "perfect":
        heaps = [_known(hidden), _known(Counter(seen["exploration_discard"].split()))]
        council = {race: _known(Counter(cards.split())) for race, cards in seen["council"].items()}
        hands = {s: _known(Counter(own["hand"].split())) for s, own in seen["seats"].items() if s != seat}
    else:
        stacks: dict[str, int] = seen["council"]
        copies = _copies(hidden)
        allies = Allies(copies, tuple(stacks[race] for race in RACES))
        heaps = [Hidden(allies, deck + discard, hidden[_MONSTER], deck + discard)]
        council = {race: Hidden(Allies(_copies(hidden, race)), stacks[race]) for race in RACES}
        hands = {s: Hidden(allies, own["hand"]) for s, own in seen["seats"].items() if s != seat}
    decision = seen["decision"]
    hinted = decision and memory == "table" and decision["kind"] in TELLING and decision["seat"] != seat
    tokens = Counter(unseen["monster_tokens"])
    return Chances(
        seat=seat,
        memory=memory,
        deck=deck,
        discard=discard,
        to_come=tuple(heap for heap in heaps if heap.size),
        council=council,
        hands=hands,
        lords=tuple(unseen["lords"]),
        locations=tuple(unseen["locations"]),
        unplaced_tokens={value: tokens[value] for value in TOKEN_VALUES},
        supply=seen["monster_supply"],
        tokens_held={s: own["monster_tokens"] for s, own in seen["seats"].items() if s != seat},
        asked=decision["seat"] if hinted else "",
    )


def monster_within(state: State, seat: str, k: int, memory: Memory = "table") -> Fraction:
    """Return the chance of at least one Monster among the next k Exploration cards (see `Chances.within`).

    Raises:
        ValueError: there is no such seat or reading, or k is negative.

    >>> import abyss_nb
    >>> monster_within(abyss_nb.new_game(2, seed=1), "p2", 1)
    Fraction(6, 71)
    """
    return chances(state, seat, memory).monster_within(k)


def _size(shown: int | str) -> int:
    """Return how many cards there are where an observation holds a number or a text of cards."""
    return shown if isinstance(shown, int) else len(shown.split())


def _copies(cards: Mapping[str, int], race: str = "") -> tuple[int, ...]:
    """Return how many there are of every Ally, of one Race if it is given."""
    return tuple(cards.get(card, 0) if race in ("", _RACE_OF[card]) else 0 for card in ALLIES)


def _known(cards: Mapping[str, int]) -> Hidden:
    """Return cards that lie together in an unknown order."""
    size = sum(cards.values())
    return Hidden(Allies(_copies(cards)), size, cards.get(_MONSTER, 0), size)


def _each(things: Sequence[str]) -> dict[str, Fraction]:
    """Return the chance of each thing to be drawn first."""
    return {thing: Fraction(1, len(things)) for thing in things}


def _grouped(chances: Mapping[str, Fraction], group_of: Mapping[str, _Key]) -> dict[_Key, Fraction]:
    """Return the chance of every group; empty if nothing can come."""
    found = dict.fromkeys(group_of.values(), Fraction(0)) if chances else {}
    for word, chance in chances.items():
        if word in group_of:
            found[group_of[word]] += chance
    return found


def _drawn(wanted: Sequence[bool], k: int) -> Distribution:
    """Return how many things that are wanted are among k drawn, or among all if there are fewer."""
    good = sum(wanted)
    return hypergeometric(good, len(wanted) - good, min(k, len(wanted)))


def _check_number(k: int) -> None:
    if k < 0:
        raise ValueError(f"k is a number of cards and cannot be negative: {k}")
