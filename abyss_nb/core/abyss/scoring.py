"""Section 8, second half, and section 11: what Locations score, totals, ties and the winners."""

from typing import NamedTuple

from abyss_nb.core.abyss.cards import (
    CITY_OF_MIRRORS,
    GUILDS,
    LOCATIONS,
    LORDS,
    SEATS,
    WITH_PRINTED_KEY,
    lords_where,
    members,
)
from abyss_nb.core.abyss.piles import HIGHEST, LOWEST, SIZE, TOKEN_SUM
from abyss_nb.core.abyss.table import Table

GUILD_LORDS = {guild: lords_where(guild=guild) for guild in GUILDS}


class LocationScore(NamedTuple):
    """What one Location scores: `base + per_unit * units`.

    Attributes:
        location: Its id.
        points: The sum.
        base, per_unit, units: Its parts.
        rule: The rule ID by which it scores.
        copied: The Location that City of Mirrors copies, "" for all others.
    """

    location: str
    points: int
    base: int
    per_unit: int
    units: int
    rule: str
    copied: str = ""


class Score(NamedTuple):
    """A seat's points with their parts (SCORE-TOTAL).

    Attributes:
        seat: "p1" to "p4".
        location_scores: Each Location of the seat (SCORE-LOCATIONS).
        locations, lords, allies, monsters: The four parts.
        pearls: The first tie-break (TIE-PEARLS).
        best_lord: The second tie-break: the points of the best single Lord (TIE-LORD).
    """

    seat: str
    location_scores: tuple[LocationScore, ...]
    locations: int
    lords: int
    allies: int
    monsters: int
    pearls: int
    best_lord: int

    @property
    def total(self) -> int:
        """SCORE-TOTAL: A + B + C + D."""
        return self.locations + self.lords + self.allies + self.monsters


def units(t: Table, seat: int, tile: int) -> int:
    """Return how many units of its kind a Location counts for a seat (LOCATION-OWN-CARDS)."""
    location = LOCATIONS[tile]
    lords = t.owned_lords(seat)
    affiliated = t.affiliated[5 * seat : 5 * seat + 5]
    points = [LORDS[i].influence for i in members(lords)]
    match location.kind:
        case "per_lord_of_guild":
            return (lords & GUILD_LORDS[location.guild]).bit_count()
        case "per_affiliated_of_race":
            return SIZE[affiliated[location.race]]
        case "per_guild_present":
            return sum(1 for members_of in GUILD_LORDS.values() if lords & members_of)
        case "weakest_lord":
            return min(points, default=0)
        case "strongest_lord":
            return max(points, default=0)
        case "base_minus_lords":
            return len(points)
        case "base_minus_affiliated":
            return sum(SIZE[pile] for pile in affiliated)
        case "per_lord_with_key":
            return (lords & WITH_PRINTED_KEY).bit_count()
        case "per_lord_without_key":
            return (lords & ~WITH_PRINTED_KEY).bit_count()
        case "sum_weakest_affiliated":
            return sum(LOWEST[pile] for pile in affiliated)
    return 0


def score_location(t: Table, seat: int, tile: int) -> LocationScore:
    """Return what a Location scores for a seat, whoever controls it."""
    location = LOCATIONS[tile]
    if tile == CITY_OF_MIRRORS:
        copies = [
            score_location(t, seat, other)
            for opponent in t.opponents(seat)
            for other in members(t.controlled[opponent] & ~(1 << CITY_OF_MIRRORS))
        ]
        best = max(copies, key=lambda score: score.points, default=None)
        if best is None:
            return LocationScore(location.id, 0, 0, 1, 0, location.rule)
        return best._replace(location=location.id, rule=location.rule, copied=best.location)
    n = units(t, seat, tile)
    return LocationScore(
        location.id, location.base + location.per_unit * n, location.base, location.per_unit, n, location.rule
    )


def score(t: Table, seat: int) -> Score:
    """Return a seat's points as the table stands."""
    tiles = members(t.controlled[seat])
    location_scores = tuple(
        score_location(t, seat, tile) for tile in sorted(tiles, key=lambda tile: tile == CITY_OF_MIRRORS)
    )
    points = [LORDS[i].influence for i in members(t.owned_lords(seat))]
    return Score(
        SEATS[seat],
        location_scores,
        sum(s.points for s in location_scores),
        sum(points),
        sum(HIGHEST[pile] for pile in t.affiliated[5 * seat : 5 * seat + 5]),
        TOKEN_SUM[t.monster_tokens[seat]],
        t.pearls[seat],
        max(points, default=0),
    )


def winners(t: Table) -> list[int]:
    """SCORE-TOTAL, TIE-PEARLS, TIE-LORD, TIE-SHARED."""
    scores = [score(t, seat) for seat in range(t.players)]
    ranks = [(s.total, s.pearls, s.best_lord) for s in scores]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
