"""Exploration cards that a seat does not see: which they may be, and how likely.

Every world that agrees with what the seat sees is equally likely (`State.determinize`). The Allies in a Council stack
are then any of its Race, the Allies of a hand any of those outside the stacks, and so are the Allies that come up;
Monsters can only be among the cards to come.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from math import comb

from abyss_nb.core.abyss.cards import ALLIES, EXPLORATION, EXPLORATION_CODE, MONSTER, RACE, RACES, VALUES
from abyss_nb.odds.exact import Distribution, Ways, at_least, hypergeometric, mixture, of_size, times, ways

VALUE_OF = tuple(card % VALUES + 1 for card in range(len(ALLIES)))
"""The value of every Ally, by its card number."""
_POINTS = (*VALUE_OF, 0)


@dataclass(frozen=True)
class Allies:
    """Allies that a seat cannot place, some of them in the Council; the others are called free.

    Attributes:
        copies: How many there are of every Ally, by card number.
        stacks: How many of each Race lie in its Council stack.
    """

    copies: tuple[int, ...]
    stacks: tuple[int, ...] = (0,) * len(RACES)

    def of_race(self, race: int) -> tuple[int, ...]:
        """Return the copies of one Race, by value."""
        return self.copies[race * VALUES : (race + 1) * VALUES]

    @property
    def free(self) -> int:
        """How many are not in the Council."""
        return sum(self.copies) - sum(self.stacks)

    def share(self, card: int) -> Fraction:
        """Return the chance that any free Ally is this one: copies / free × (1 - stack / all of its Race)."""
        if not self.copies[card] or not self.free:
            return Fraction(0)
        race = card // VALUES
        of_race = sum(self.of_race(race))
        return Fraction(self.copies[card] * (of_race - self.stacks[race]), of_race * self.free)

    def totals(self, number: int, worth: Sequence[int]) -> Distribution:
        """Return the total worth of so many free Allies.

        A choice with i(r) Allies of Race r is as likely as there are worlds with it: for each Race C(all - i(r), stack)
        ways to fill its stack, times the ways to choose the Allies; the ways to lay out the rest are always as many.

        Args:
            number: How many Allies.
            worth: What every Ally counts, by card number.
        """
        found: Ways = {(0, 0): 1}
        for race, stack in enumerate(self.stacks):
            held = self.of_race(race)
            chosen: Ways = {(0, 0): 1}
            for value, n in enumerate(held):
                chosen = times(chosen, ways({worth[race * VALUES + value]: n}, number), number)
            left = sum(held) - stack
            weighed = {key: n * comb(sum(held) - key[0], stack) for key, n in chosen.items() if key[0] <= left}
            found = times(found, weighed, number)
        return of_size(found, number)


@dataclass(frozen=True)
class Hidden:
    """Cards that lie together: a Council stack, a hand, the cards to come.

    Attributes:
        allies: The Allies that they may be.
        size: How many cards these are.
        monsters: How many Monsters there are.
        places: Among how many cards the Monsters are, these cards included.
    """

    allies: Allies
    size: int
    monsters: int = 0
    places: int = 0

    def first(self, k: int) -> "Hidden":
        """Return the k cards on top; all of them if there are fewer."""
        return replace(self, size=min(k, self.size))

    @property
    def one(self) -> dict[str, Fraction]:
        """The chance of every Exploration card to be the one on top, or any other one here; empty without cards."""
        if not self.size:
            return {}
        monster = Fraction(self.monsters, self.places or self.size)
        chances = [(1 - monster) * self.allies.share(card) for card in range(len(ALLIES))]
        return dict(zip(EXPLORATION, [*chances, monster], strict=True))

    def count(self, what: str) -> Distribution:
        """Return how many of these cards are of some kind.

        Args:
            what: One or more words, separated by spaces: cards such as "crab-3", Races such as "crab", values from 1 to
                5, "monster". A card counts if it is meant by any of the words.

        Raises:
            ValueError: no word, or an unknown one.
        """
        wanted = kinds(what)
        return self._totals([int(card in wanted) for card in range(len(EXPLORATION))])

    def holds(self, what: str, n: int = 1) -> Fraction:
        """Return the chance that at least n of these cards are of some kind (see `count`)."""
        return at_least(self.count(what), n)

    @cached_property
    def points(self) -> Distribution:
        """The total value of the Allies here."""
        return self._totals(_POINTS)

    def _totals(self, worth: Sequence[int]) -> Distribution:
        monsters = hypergeometric(self.monsters, self.places - self.monsters, self.size) if self.monsters else _NONE
        return mixture(
            (p, {m * worth[MONSTER] + k: q for k, q in self.allies.totals(self.size - m, worth).items()})
            for m, p in monsters.items()
        )


_NONE = {0: Fraction(1)}


def kinds(what: str) -> frozenset[int]:
    """Return the Exploration cards, by card number, that words mean.

    Raises:
        ValueError: no word, or an unknown one; the message says which and what there is.

    >>> sorted(kinds("monster crab")), sorted(kinds("5"))
    ([0, 1, 2, 3, 4, 25], [4, 9, 14, 19, 24])
    """
    found: set[int] = set()
    for word in what.split():
        if word in EXPLORATION_CODE:
            found.add(EXPLORATION_CODE[word])
        elif word in RACE:
            found.update(range(RACE[word] * VALUES, (RACE[word] + 1) * VALUES))
        elif word in _VALUE_WORDS:
            found.update(range(_VALUE_WORDS.index(word), MONSTER, VALUES))
        else:
            raise ValueError(f"{word!r} is no {_WHAT}")
    if not found:
        raise ValueError(f"no cards are named; write each as a {_WHAT}")
    return frozenset(found)


_VALUE_WORDS = tuple(str(value + 1) for value in range(VALUES))
_WHAT = f"card such as {ALLIES[2]!r}, Race ({', '.join(RACES)}), value from 1 to {VALUES}, or 'monster'"
