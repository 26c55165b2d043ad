"""Ambassadors bring their own Location (AMBASSADOR-CONTROL); the choice itself is in `locations.py`."""

from abyss_nb.core.abyss.cards import LORD, LORDS, POWER
from abyss_nb.core.abyss.locations import draw_tiles
from abyss_nb.core.abyss.steps import ON_ARRIVAL
from abyss_nb.core.abyss.table import Table


def _arrives(name: str, number: int, t: Table, seat: int) -> None:
    """Draw the printed number of tiles, or what is left (AMBASSADOR-SHORT)."""
    drawn = 0
    if t.location_deck:
        drawn = draw_tiles(t, seat, min(number, len(t.location_deck)), LORDS[LORD[name]].rule)
    t.agenda.append((name, seat, drawn, 0, 0))


def sage(t: Table, seat: int) -> None:
    """LORD-SAGE."""
    _arrives("sage", POWER["sage_draw"], t, seat)


def hermit(t: Table, seat: int) -> None:
    """LORD-HERMIT."""
    _arrives("hermit", POWER["hermit_draw"], t, seat)


def elder(t: Table, seat: int) -> None:
    """LORD-ELDER."""
    _arrives("elder", POWER["elder_draw"], t, seat)


ON_ARRIVAL.update(sage=sage, hermit=hermit, elder=elder)
