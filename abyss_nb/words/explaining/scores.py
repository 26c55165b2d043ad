"""How a score adds up, part by part."""

from collections.abc import Iterator

from abyss_nb.core.abyss.cards import LOCATION, LOCATIONS, LORDS, RACES, SEAT, members
from abyss_nb.core.abyss.piles import HIGHEST, token_values
from abyss_nb.core.abyss.scoring import LocationScore, Score
from abyss_nb.core.abyss.state import State
from abyss_nb.words.explaining.parts import Explanation, Part
from abyss_nb.words.names import NOBODY, CardNames, Names


def sum_of(score: LocationScore) -> str:
    """Return how the points of a Location add up.

    >>> sum_of(LocationScore("parliament", 12, 6, 2, 3, "LOCATION-GUILD-TILES"))
    '6 + 2 × 3 = 12'
    >>> sum_of(LocationScore("jail", 11, 15, -1, 4, "LOCATION-JAIL")), sum_of(LocationScore("depths", 0, 0, 0, 0, ""))
    ('15 − 4 = 11', '0')
    """
    times = abs(score.per_unit)
    counted = str(score.units) if times == 1 else f"{times} × {score.units}"
    if not times:
        return str(score.points)
    if not score.base:
        return counted if times == 1 else f"{counted} = {score.points}"
    return f"{score.base} {'−' if score.per_unit < 0 else '+'} {counted} = {score.points}"


class ScoreReasons(CardNames):
    """Words for how points add up."""

    def explain_score(
        self, score: Score, state: State | None = None, names: Names = NOBODY, reader: str | None = None
    ) -> Explanation:
        """Return how a score adds up (SCORE-TOTAL), with the cards it counts if the position is given.

        Args:
            score: One of `State.scores()`.
            state: The position it belongs to.
            names: What the players are called.
            reader: The seat that is told; the Monster tokens of others stay hidden while the game goes on.
        """
        hidden = reader not in (None, score.seat) and (state is None or not state.over)
        name = self.seat(score.seat, names)
        title = name if hidden else self.label("explain.score", name=name, points=self.points(score.total))
        return Explanation(title, tuple(self._score_parts(score, state, hidden)))

    def points(self, n: int) -> str:
        """Return a number of points in words."""
        return self.count("count.points", n)

    def location_part(self, score: LocationScore) -> Part:
        """Return how one Location scores."""
        shown = score.copied or score.location
        key = "explain.score.location"
        if score.location != shown:
            key += ".copied"
        elif score.location == "city-of-mirrors":
            key += ".alone"
        text = self.label(
            key,
            location=self.location(score.location),
            copied=self.location(shown),
            sum=sum_of(score),
            text=self.location_text(shown),
        )
        rules = (score.rule, LOCATIONS[LOCATION[shown]].rule, "LOCATION-OWN-CARDS")
        return Part(text, tuple(dict.fromkeys(rules)))

    def _score_parts(self, score: Score, state: State | None, hidden: bool) -> Iterator[Part]:
        for tile in score.location_scores:
            yield self.location_part(tile)
        cards = {} if state is None else self._cards_that_score(state, SEAT[score.seat])
        yield self._sum("locations", score.locations, "SCORE-LOCATIONS")
        yield self._sum("lords", score.lords, "SCORE-LORDS", cards.get("lords", ""))
        yield self._sum("allies", score.allies, "SCORE-ALLIES", cards.get("allies", ""))
        if hidden:
            yield Part(self.label("explain.score.hidden"), ("INFORMATION-HIDDEN",))
            return
        yield self._sum("monsters", score.monsters, "SCORE-MONSTERS", cards.get("monsters", ""))
        four = " + ".join(map(str, (score.locations, score.lords, score.allies, score.monsters)))
        yield self._sum("total", score.total, "SCORE-TOTAL", four)
        text = self.label("explain.score.tie", pearls=self.pearls(score.pearls), points=self.points(score.best_lord))
        yield Part(text, ("TIE-PEARLS", "TIE-LORD"))

    def _sum(self, what: str, points: int, rule: str, these: str = "") -> Part:
        key = "explain.score.part.list" if these else "explain.score.part"
        return Part(
            self.label(key, what=self.label(f"board.score.{what}"), points=self.points(points), list=these), (rule,)
        )

    def _cards_that_score(self, state: State, seat: int) -> dict[str, str]:
        """Return the cards behind three of the four parts."""
        strongest = [HIGHEST[pile] for pile in state.affiliated[5 * seat : 5 * seat + 5]]
        lords = [LORDS[lord] for lord in members(state.owned_lords(seat))]
        return {
            "lords": ", ".join(f"{self.lord(lord.id)} {lord.influence}" for lord in lords),
            "allies": ", ".join(self.ally(f"{RACES[race]}-{value}") for race, value in enumerate(strongest) if value),
            "monsters": " + ".join(map(str, token_values(state.monster_tokens[seat]))),
        }
