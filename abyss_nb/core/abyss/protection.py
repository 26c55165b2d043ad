"""Which Lords are in effect for or against a seat."""

from abyss_nb.core.abyss.cards import bit
from abyss_nb.core.abyss.table import Table

SHAMAN = bit("shaman")


def protected(t: Table, seat: int) -> bool:
    """SHAMAN-SCOPE: the owner of a Shaman in effect ignores every power of every Soldier."""
    return t.lords[seat] & SHAMAN != 0


def opposed_by(t: Table, seat: int, soldier: int) -> bool:
    """Return whether an opponent's Soldier (a set of one Lord) is in effect against `seat`.

    SOLDIER-PROTECTION-TIMING: judged at the moment of asking.
    """
    for lords in t.lords:
        if lords & soldier:
            # There is one of each: somebody else's, or one's own.
            return not t.lords[seat] & (soldier | SHAMAN)
    return False


def unprotected_opponents(t: Table, seat: int) -> list[int]:
    """Return the opponents that a Soldier of `seat` strikes, clockwise."""
    return [i for i in t.opponents(seat) if not t.lords[i] & SHAMAN]
