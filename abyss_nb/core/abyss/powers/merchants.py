"""Merchants bring Pearls."""

from abyss_nb.core.abyss.cards import POWER
from abyss_nb.core.abyss.steps import ON_ARRIVAL, gain_pearls
from abyss_nb.core.abyss.table import Table


def trader(t: Table, seat: int) -> None:
    """LORD-TRADER."""
    gain_pearls(t, seat, POWER["trader_pearls"], "LORD-TRADER")


def peddler(t: Table, seat: int) -> None:
    """LORD-PEDDLER."""
    gain_pearls(t, seat, POWER["peddler_pearls"], "LORD-PEDDLER")


def shopkeeper(t: Table, seat: int) -> None:
    """LORD-SHOPKEEPER."""
    gain_pearls(t, seat, POWER["shopkeeper_pearls"], "LORD-SHOPKEEPER")


def landlord(t: Table, seat: int) -> None:
    """LORD-LANDLORD: one Pearl on arrival; the later ones come in `turn.begin_turn`."""
    gain_pearls(t, seat, POWER["landlord_pearls"], "LORD-LANDLORD")


ON_ARRIVAL.update(trader=trader, peddler=peddler, shopkeeper=shopkeeper, landlord=landlord)
