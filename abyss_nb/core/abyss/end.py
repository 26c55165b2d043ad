"""Section 11, first half: what ends the game, the last turns, the final affiliation."""

from abyss_nb.core.abyss.cards import ALLIES, LORDS_TO_END, SEATS, VALUES
from abyss_nb.core.abyss.piles import LOWEST, WEIGHT, cards_of
from abyss_nb.core.abyss.scoring import winners
from abyss_nb.core.abyss.steps import note
from abyss_nb.core.abyss.table import Table


def trigger(t: Table, seat: int, rule: str) -> None:
    """END-TRIGGER-ONCE, END-LAST-TURNS: from now every opponent has exactly one more turn."""
    if t.end_by < 0:
        t.end_by = seat
        if t.events is not None:
            note(t, "end-trigger", rule, seat)


def lords_counted(t: Table, seat: int) -> int:
    """Return how many Lords count towards the seventh: those owned, or under the option all that ever arrived."""
    if t.options.seventh_lord == "recruited":
        return t.recruited[seat]
    return t.owned_lords(seat).bit_count()


def check_seventh_lord(t: Table, seat: int) -> None:
    """END-TRIGGER-SEVEN: free or used, tilted or not."""
    if lords_counted(t, seat) >= LORDS_TO_END:
        trigger(t, seat, "END-TRIGGER-SEVEN")


def finish(t: Table, rule: str) -> None:
    """END-FINAL-AFFILIATION: the weakest Ally of each Race in hand is affiliated, the rest discarded."""
    for seat in range(t.players):
        affiliated = []
        for race in range(5):
            pile = t.hands[5 * seat + race]
            if pile:
                value = LOWEST[pile] - 1
                t.affiliated[5 * seat + race] += WEIGHT[value]
                t.hands[5 * seat + race] = pile - WEIGHT[value]
                affiliated.append(ALLIES[race * VALUES + value])
        rest = t.hand(seat)
        for race, pile in enumerate(rest):
            t.discard[race] += pile
            t.hands[5 * seat + race] = 0
        if t.events is not None:
            if affiliated:
                note(t, "affiliate", "END-FINAL-AFFILIATION", seat, tuple(affiliated))
            if any(rest):
                cards = tuple(ALLIES[card] for card in cards_of(rest))
                note(t, "discard", "END-FINAL-AFFILIATION", seat, cards, len(cards))
    t.over = True
    t.used = t.bought = t.kept = t.passes = 0
    t.extra = False
    t.agenda.clear()
    if t.events is not None:
        note(t, "game-over", rule, items=tuple(SEATS[i] for i in winners(t)))
