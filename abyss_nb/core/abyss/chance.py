"""What chance decides: shuffles and tokens drawn at random, by the generator in the state or by a script.

A record of a game carries what chance said, so that it replays the same whatever the generator does: the outcomes
are then put into `Table.script`, in order, and taken from there.
"""

from abyss_nb.core.abyss.piles import TOKEN_COUNTS, TOKEN_NUMBER
from abyss_nb.core.abyss.table import Table
from abyss_nb.core.rng import below, shuffle


class ChanceMismatch(Exception):
    """A script that does not fit the game."""


def shuffled(t: Table, cards: list[int]) -> list[int]:
    """Return the cards in a random order, the last one on top."""
    if t.script is not None:
        order = _next(t)
        if sorted(order) != sorted(cards):
            raise ChanceMismatch("the order written is not one of these cards")
        return order
    t.seed = shuffle(t.seed, cards)
    return cards


def random_token(t: Table, tokens: int) -> int:
    """Draw one token of a token pile at random and return its value index."""
    if t.script is not None:
        outcome = _next(t)
        if len(outcome) != 1 or not 0 <= outcome[0] < len(TOKEN_COUNTS[tokens]) or not TOKEN_COUNTS[tokens][outcome[0]]:
            raise ChanceMismatch("there is no such token to draw")
        return outcome[0]
    t.seed, drawn = below(t.seed, TOKEN_NUMBER[tokens])
    kind = 0
    for n in TOKEN_COUNTS[tokens]:
        if drawn < n:
            break
        drawn -= n
        kind += 1
    return kind


def _next(t: Table) -> list[int]:
    if not t.script:
        raise ChanceMismatch("an outcome of chance is missing")
    return t.script.pop(0)
