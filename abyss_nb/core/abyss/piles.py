"""Piles: the Allies of one Race as one small number, as chess programs pack a board into bits.

A Race has 4, 3, 3, 2 and 1 Allies of value 1 to 5, so what a player holds of it is one of 5*4*4*3*2 = 480 piles: the
counts written as the digits of a number in mixed radix. Adding a card adds its weight, equality and hashing are
those of integers, copying is free, and whatever one wants to know of a pile stands in a table. A hand is five piles,
one for each Race; so are the affiliated Allies, the Council and the discard.

Monster tokens (values 2, 3 and 4) are packed in the same way.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import prod

from abyss_nb.core.abyss.cards import ALLIES, COPIES, RACES, TOKEN_COPIES, TOKEN_VALUES, VALUES


def _weights(copies: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(prod(n + 1 for n in copies[:i]) for i in range(len(copies)))


def _digits(copies: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All piles in the order of their numbers, each as its counts."""
    return [tuple(reversed(c)) for c in product(*(range(n + 1) for n in reversed(copies)))]


WEIGHT = _weights(COPIES)
"""What a card of value index 0 to 4 adds to a pile."""
COUNTS = _digits(COPIES)
"""The counts by value of every pile."""
PILES = len(COUNTS)
SIZE = [sum(c) for c in COUNTS]
"""How many cards a pile has."""
SUM = [sum((v + 1) * n for v, n in enumerate(c)) for c in COUNTS]
"""The total value of a pile."""
LOWEST = [next((v + 1 for v, n in enumerate(c) if n), 0) for c in COUNTS]
"""The lowest value in a pile, 0 if it is empty."""
HIGHEST = [next((v + 1 for v in reversed(range(VALUES)) if c[v]), 0) for c in COUNTS]
"""The highest value in a pile, 0 if it is empty."""

CARD_RACE = tuple(card // VALUES for card in range(len(ALLIES)))
CARD_WEIGHT = tuple(WEIGHT[card % VALUES] for card in range(len(ALLIES)))
"""What an Ally (by its card number) adds to the pile of its Race."""


def holds(pile: int, value: int) -> bool:
    """Return whether a pile has a card of value index `value` (0 to 4)."""
    return COUNTS[pile][value] > 0


def contains(pile: int, part: int) -> bool:
    """Return whether every card of `part` is in `pile`."""
    return all(n >= m for n, m in zip(COUNTS[pile], COUNTS[part], strict=True))


@cache
def parts_of(pile: int) -> tuple[int, ...]:
    """Return the piles that can be taken out of a pile, none empty, lowest total first."""
    found = (
        sum(n * w for n, w in zip(counts, WEIGHT, strict=True))
        for counts in product(*(range(n + 1) for n in COUNTS[pile]))
    )
    return tuple(sorted((part for part in found if part), key=lambda part: (SUM[part], part)))


def cards_of(piles: Sequence[int]) -> list[int]:
    """Return the cards of five piles as card numbers, in writing order."""
    return [
        race * VALUES + value
        for race in range(len(RACES))
        if piles[race]
        for value, n in enumerate(COUNTS[piles[race]])
        for _ in range(n)
    ]


@cache
def pile_words(race: int, pile: int) -> tuple[str, ...]:
    """Return the cards of a pile of one Race as words, low values first."""
    return tuple(ALLIES[race * VALUES + value] for value, n in enumerate(COUNTS[pile]) for _ in range(n))


def kinds_of(piles: Sequence[int]) -> list[int]:
    """Return the different cards of five piles, each once."""
    return [
        race * VALUES + value
        for race in range(len(RACES))
        if piles[race]
        for value, n in enumerate(COUNTS[piles[race]])
        if n
    ]


def pack(piles: Sequence[int]) -> int:
    """Pack five piles into one integer (a hand as a plain value)."""
    packed = 0
    for pile in reversed(piles):
        packed = packed * PILES + pile
    return packed


def unpack(packed: int) -> list[int]:
    """Return the five piles of a packed hand."""
    piles = []
    for _ in RACES:
        packed, pile = divmod(packed, PILES)
        piles.append(pile)
    return piles


# -- Monster tokens ----------------------------------------------------------------------------------------------

TOKEN_WEIGHT = _weights(TOKEN_COPIES)
TOKEN_COUNTS = _digits(TOKEN_COPIES)
TOKEN_NUMBER = [sum(c) for c in TOKEN_COUNTS]
"""How many tokens a token pile has."""
TOKEN_SUM = [sum(v * n for v, n in zip(TOKEN_VALUES, c, strict=True)) for c in TOKEN_COUNTS]
ALL_TOKENS = len(TOKEN_COUNTS) - 1


def token_values(pile: int) -> list[int]:
    """Return the values of the tokens in a token pile, lowest first."""
    return [value for value, n in zip(TOKEN_VALUES, TOKEN_COUNTS[pile], strict=True) for _ in range(n)]
