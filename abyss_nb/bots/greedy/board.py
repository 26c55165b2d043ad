"""What lies in front of a seat is worth: Lords, Locations, affiliated Allies, keys and lasting powers."""

from collections.abc import Callable

from abyss_nb.bots.greedy.seen import Seen
from abyss_nb.bots.greedy.weights import Weights
from abyss_nb.core.abyss.cards import (
    BLACK_SMOKERS,
    CITY_OF_MIRRORS,
    GUILDS,
    KEYS_FOR_LOCATION,
    LOCATIONS,
    LORDS,
    MAX_DRAW,
    RACES,
    members,
)
from abyss_nb.core.abyss.locations import working_keys
from abyss_nb.core.abyss.piles import HIGHEST
from abyss_nb.core.abyss.scoring import score_location
from abyss_nb.core.abyss.table import Table

FINAL_AFFILIATIONS = 3.0
"""Races still in hand at the end, as a rule; each affiliates one Ally (END-FINAL-AFFILIATION)."""
KEY_SHARE = 0.5
"""About half of the Lords carry a key."""
TYPICAL_LOCATION = 9.0
"""Points of a Location that was chosen with care, in games of this bot against itself."""
STRONG_LORD = 10
"""The best Lord that most players end up with."""


class Board:
    """Judges what lies in front of a seat on a table; all figures are Influence Points.

    Args:
        seen: What the seat knows.
        weights: The judgements.
    """

    def __init__(self, seen: Seen, weights: Weights) -> None:
        self.seen = seen
        self.w = weights
        self._prospect: float | None = None

    # -- the whole ---------------------------------------------------------------------------------------------------

    def worth(self, t: Table, seat: int) -> float:
        """Return the points of a seat, with what its Locations, keys and powers will still bring."""
        owned = t.owned_lords(seat)
        points: float = 0.0
        for lord in members(owned):
            points += LORDS[lord].influence
        for pile in t.affiliated[5 * seat : 5 * seat + 5]:
            points += HIGHEST[pile]
        points += self.tiles(t, seat)
        points += self.keys(working_keys(t, seat))
        for lord in members(t.lords[seat]):
            power = LASTING.get(LORDS[lord].id)
            if power is not None:
                points += self.w.lasting * power(self)
        return points

    def tiles(self, t: Table, seat: int) -> float:
        """Return what the Locations of a seat will score."""
        return sum(self.tile(t, seat, tile) for tile in members(t.controlled[seat]))

    # -- Locations ---------------------------------------------------------------------------------------------------

    def tile(self, t: Table, seat: int, tile: int) -> float:
        """Return what a Location will score for a seat at the end."""
        location = LOCATIONS[tile]
        points = float(score_location(t, seat, tile).points)
        growth = GROWTH.get(location.kind)
        if growth is None or self.seen.turns == 0:
            return points
        return points + growth(self, t, seat, tile)

    def gained(self, t: Table, seat: int, tile: int) -> float:
        """Return what it is worth to gain a Location now; Black Smokers becomes the best of the stack."""
        if tile == BLACK_SMOKERS and self.seen.location_deck:
            others = [other for other in self.seen.unseen_tiles if other != BLACK_SMOKERS]
            return max((self.tile(t, seat, other) for other in others), default=0.0)
        return self.tile(t, seat, tile)

    def best_of(self, number: int, tiles: list[float]) -> float:
        """Return the mean of the best of `number` Locations drawn from these."""
        n = len(tiles)
        number = min(number, n)
        if not number:
            return 0.0
        mean, chance_none_better = 0.0, 1.0
        # From the best down: the chance that the tile of this rank is the best among those drawn.
        for rank, points in enumerate(sorted(tiles, reverse=True)):
            if number > n - rank:
                break
            chance = chance_none_better * number / (n - rank)
            mean += chance * points
            chance_none_better -= chance
        return mean

    def draws(self, t: Table, seat: int) -> list[float]:
        """Return what drawing 1, 2, ... Locations is worth, the others laid open for everybody subtracted."""
        unseen = [self.gained(t, seat, tile) for tile in self.seen.unseen_tiles]
        most = min(MAX_DRAW, self.seen.location_deck)
        return [self.best_of(n, unseen) - (n - 1) * self.w.tile_left for n in range(1, most + 1)]

    @property
    def prospect(self) -> float:
        """What the next Location will be worth to the seat that decides."""
        if self._prospect is None:
            t, me = self.seen.table, self.seen.me
            choices = [self.gained(t, me, tile) for tile in members(t.available)] + self.draws(t, me)
            self._prospect = max(choices, default=0.0)
        return self._prospect

    # -- keys --------------------------------------------------------------------------------------------------------

    def keys(self, number: int) -> float:
        """Return what working keys are worth: Locations at once, and a share of one for the rest."""
        whole, rest = divmod(number, KEYS_FOR_LOCATION)
        # A third key is likely to come while there are some turns left.
        hope = min(1.0, self.seen.turns / (2.0 * (KEYS_FOR_LOCATION - rest)))
        share = (0.0, self.w.one_key, self.w.two_keys)[rest]
        return self.prospect * (whole + share * hope)


# -- how Locations grow until the end, by their kind -----------------------------------------------------------------


def _per_lord_of_guild(board: Board, t: Table, seat: int, tile: int) -> float:
    return LOCATIONS[tile].per_unit * board.seen.lords_to_come(seat) / len(GUILDS)


def _per_affiliated_of_race(board: Board, t: Table, seat: int, tile: int) -> float:
    return LOCATIONS[tile].per_unit * (board.seen.lords_to_come(seat) + FINAL_AFFILIATIONS) / len(RACES)


def _per_guild_present(board: Board, t: Table, seat: int, tile: int) -> float:
    held = {LORDS[lord].guild for lord in members(t.owned_lords(seat))}
    missing = 1 - len(held) / len(GUILDS)
    return LOCATIONS[tile].per_unit * missing * board.seen.lords_to_come(seat)


def _weakest_lord(board: Board, t: Table, seat: int, tile: int) -> float:
    points = [LORDS[lord].influence for lord in members(t.owned_lords(seat))]
    usual = 4.0
    to_come = board.seen.lords_to_come(seat)
    if not points:
        return LOCATIONS[tile].per_unit * usual * min(1.0, to_come)
    return -LOCATIONS[tile].per_unit * max(0.0, min(points) - usual) * min(1.0, to_come / 5)


def _strongest_lord(board: Board, t: Table, seat: int, tile: int) -> float:
    best = max((LORDS[lord].influence for lord in members(t.owned_lords(seat))), default=0)
    return max(0, STRONG_LORD - best) * min(1.0, board.seen.lords_to_come(seat) / 5)


def _base_minus_lords(board: Board, t: Table, seat: int, tile: int) -> float:
    return LOCATIONS[tile].per_unit * board.seen.lords_to_come(seat)


def _base_minus_affiliated(board: Board, t: Table, seat: int, tile: int) -> float:
    return LOCATIONS[tile].per_unit * (board.seen.lords_to_come(seat) + FINAL_AFFILIATIONS)


def _half_of_the_lords(board: Board, t: Table, seat: int, tile: int) -> float:
    return LOCATIONS[tile].per_unit * KEY_SHARE * board.seen.lords_to_come(seat)


def _sum_weakest_affiliated(board: Board, t: Table, seat: int, tile: int) -> float:
    missing = sum(1 for pile in t.affiliated[5 * seat : 5 * seat + 5] if not pile)
    return min(missing, (board.seen.lords_to_come(seat) + FINAL_AFFILIATIONS) / 2) * board.w.council_ally


def _copy_opponent_location(board: Board, t: Table, seat: int, tile: int) -> float:
    if any(t.controlled[other] & ~(1 << CITY_OF_MIRRORS) for other in t.opponents(seat)):
        return 0.0
    return TYPICAL_LOCATION * min(1.0, board.seen.turns / 4)


GROWTH: dict[str, Callable[[Board, Table, int, int], float]] = {
    "per_lord_of_guild": _per_lord_of_guild,
    "per_affiliated_of_race": _per_affiliated_of_race,
    "per_guild_present": _per_guild_present,
    "weakest_lord": _weakest_lord,
    "strongest_lord": _strongest_lord,
    "base_minus_lords": _base_minus_lords,
    "base_minus_affiliated": _base_minus_affiliated,
    "per_lord_with_key": _half_of_the_lords,
    "per_lord_without_key": _half_of_the_lords,
    "sum_weakest_affiliated": _sum_weakest_affiliated,
    "copy_opponent_location": _copy_opponent_location,
}

# -- lasting and activated powers, by the id of their Lord -----------------------------------------------------------

EXPLORES = 0.5
"""The share of turns that are explorations."""


def _per_lord(points: float) -> Callable[[Board], float]:
    """Worth `points` for each Lord still to come."""
    return lambda board: points * board.seen.lords_to_come(board.seen.me)


def _per_turn(points: float) -> Callable[[Board], float]:
    """Worth `points` in each turn still to come."""
    return lambda board: points * board.seen.turns


LASTING: dict[str, Callable[[Board], float]] = {
    "treasurer": _per_lord(1.8),  # two points of Allies for each Lord
    "recruiter": _per_lord(1.6),  # the same from the opponents
    "master-of-magic": _per_lord(1.2),  # an affiliated Ally better by one or two
    "diplomat": _per_lord(0.6),  # more Lords within reach
    "landlord": _per_turn(0.9),  # a Pearl a turn
    "slaver": _per_turn(0.8),  # two Pearls for a weak Ally, when there is one
    "ship-master": _per_turn(1.2 * EXPLORES),  # one or two Pearls per exploration
    "alchemist": _per_turn(0.6),  # a second stack, when support is asked for
    "commander": _per_turn(0.3),
    "opportunist": _per_turn(0.3),
    "oracle": _per_turn(0.3),
    "shaman": _per_turn(0.15),
    "tamer": _per_turn(0.15),
}
"""What a power is worth to its owner while it is in effect."""
