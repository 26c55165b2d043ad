"""Many games between bots: who wins how often, by what, and how sure that is.

>>> from abyss_nb.simulate import simulate
>>> report = simulate(("greedy", "random"), games=2, seed=1)
>>> report.games, report.players[0].bot
(2, 'greedy')
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

from abyss_nb import bots
from abyss_nb.core.abyss.cards import MAX_PLAYERS, MIN_PLAYERS, SEAT, SEATS
from abyss_nb.core.abyss.options import Options
from abyss_nb.core.abyss.scoring import Score
from abyss_nb.core.abyss.state import new_game
from abyss_nb.core.rng import derive
from abyss_nb.words import Words
from abyss_nb.words import words as english

TURN_LIMIT = 2000
"""A game can in theory go on for ever; it is stopped here."""
PARTS = ("locations", "lords", "allies", "monsters")
"""The parts of a score (SCORE-LOCATIONS, SCORE-LORDS, SCORE-ALLIES, SCORE-MONSTERS)."""
CONFIDENCE_95 = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""
GAMES_PER_TASK = 5
"""Games that a worker plays at a time: often enough to tell how far it got, seldom enough to cost nothing."""
TURN_ACTIONS = ("explore", "council", "recruit", "pass")
"""The actions of which each turn has exactly one (TURN-ONE-ACTION)."""

Progress = Callable[[int, int], None]
"""Called with the number of games done and the number of all."""


class GameResult(NamedTuple):
    """How one game ended.

    Attributes:
        seats: The names of the bots, in the order of the seats.
        scores: The score of each seat with its parts.
        winners: The seats that won, "p1" to "p4"; none if the game was stopped.
        turns: How many turns were taken, by all seats together.
        finished: False if the game was stopped at `TURN_LIMIT` turns.
    """

    seats: tuple[str, ...]
    scores: tuple[Score, ...]
    winners: tuple[str, ...]
    turns: int
    finished: bool


def play_game(players: Sequence[bots.Bot], seed: int, options: Options | None = None) -> GameResult:
    """Play one game.

    Args:
        players: A bot for each seat, 2 to 4.
        seed: What chance decides by.
        options: How to play where the rules leave a choice.
    """
    state = new_game(len(players), seed, options)
    turns = 0
    while not state.over and turns < TURN_LIMIT:
        observation, legal = bots.view_for(state)
        action = players[SEAT[observation["seat"]]].decide(observation, legal)
        turns += action.verb in TURN_ACTIONS and observation["decision"]["kind"] == "turn"
        state.apply(action, events=False)
    names = tuple(player.name for player in players)
    return GameResult(names, tuple(state.scores().values()), tuple(state.winners), turns, state.over)


# -- many games --------------------------------------------------------------------------------------------------


class Interval(NamedTuple):
    """Where a share lies with 95 % confidence."""

    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """Return the Wilson 95 % confidence interval of a share.

    Args:
        wins: The wins, shared ones as fractions.
        games: The games; with none the share can be anything.

    >>> wilson(8, 10)
    Interval(low=0.49..., high=0.94...)
    """
    if not games:
        return Interval(0.0, 1.0)
    z2 = CONFIDENCE_95**2
    share = wins / games
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = CONFIDENCE_95 * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


class PlayerReport(NamedTuple):
    """How one of the players did.

    Attributes:
        bot: The name of the bot.
        wins: Games won; a victory shared by n players counts 1/n.
        win_rate: Wins by games.
        interval: The 95 % confidence interval of the win rate.
        score: The mean score.
        parts: Its parts by the names in `PARTS`.
    """

    bot: str
    wins: float
    win_rate: float
    interval: Interval
    score: float
    parts: dict[str, float]


class Lengths(NamedTuple):
    """How long the games were, in turns of all seats together."""

    mean: float
    shortest: int
    longest: int


class Report(NamedTuple):
    """What came out of many games.

    Attributes:
        games: How many were played.
        seed: The seed of the whole.
        rotate: Whether the players changed seats from game to game.
        options: The options that differ from the defaults.
        players: One report per player, in the order in which they were given.
        turns: How long the games were.
        unfinished: How many games were stopped at `TURN_LIMIT` turns; nobody won them.
    """

    games: int
    seed: int
    rotate: bool
    options: dict[str, object]
    players: tuple[PlayerReport, ...]
    turns: Lengths
    unfinished: int

    def to_document(self) -> dict[str, Any]:
        """Return the report as plain JSON."""
        return {
            "games": self.games,
            "seed": self.seed,
            "rotate": self.rotate,
            "options": self.options,
            "players": [
                {
                    "bot": player.bot,
                    "wins": player.wins,
                    "win_rate": player.win_rate,
                    "interval": list(player.interval),
                    "score": player.score,
                    **player.parts,
                }
                for player in self.players
            ],
            "turns": self.turns._asdict(),
            "unfinished": self.unfinished,
        }

    def text(self, words: Words | None = None) -> str:
        """Return the report as a table.

        Args:
            words: In which language; English if none are given.
        """
        label = (words or english("en")).label
        heads = {
            "bot": label("simulate.bot"),
            "wins": label("simulate.wins"),
            "share": label("simulate.share"),
            "interval": label("simulate.interval", percent=95),
            "score": label("simulate.score"),
            **{part: label(f"simulate.{part}") for part in PARTS},
        }
        rows = [list(heads.values())]
        for player in self.players:
            low, high = player.interval
            rows.append(
                [
                    player.bot,
                    f"{player.wins:.1f}",
                    f"{100 * player.win_rate:.1f} %",
                    f"{100 * low:.1f} - {100 * high:.1f} %",
                    f"{player.score:.1f}",
                    *(f"{player.parts[part]:.1f}" for part in PARTS),
                ]
            )
        mean, shortest, longest = self.turns
        lines = [
            label("simulate.title"),
            f"{label('simulate.games')}: {self.games}",
            f"{label('simulate.seed')}: {self.seed}",
            f"{label('simulate.turns')}: {mean:.1f} ({shortest} - {longest})",
        ]
        if self.unfinished:
            lines.append(f"{label('simulate.unfinished')}: {self.unfinished} (> {TURN_LIMIT})")
        return "\n".join([*lines, "", *_aligned(rows)])


def simulate(
    seats: Sequence[str],
    games: int,
    seed: int,
    options: Options | None = None,
    rotate: bool = True,
    workers: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Play many games and report.

    Game `i` has a seed that follows from `seed` and `i` alone, and so have its bots: the report is the same however
    many workers play.

    Args:
        seats: The names of the bots, 2 to 4.
        games: How many games.
        seed: What everything follows from.
        options: How to play where the rules leave a choice.
        rotate: Whether the players move on by a seat from game to game, so that none always sits first.
        workers: How many processes play. A script that asks for several must stand under
            `if __name__ == "__main__":`, for each process imports it anew.
        progress: Told how many games are done.

    Raises:
        ValueError: no such bot, or a number out of range.
    """
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        raise ValueError(f"seats must be {MIN_PLAYERS} to {MAX_PLAYERS} bots, not {len(seats)}")
    for name in seats:
        bots.make(name)
    if games < 1 or workers < 1:
        raise ValueError(f"games and workers must be at least 1, not {games} and {workers}")
    batch = _Batch(tuple(seats), seed, options or Options(), rotate)
    results: list[GameResult] = []
    for played in _played(batch, games, workers):
        results += played
        if progress is not None:
            progress(len(results), games)
    return _report(batch, results)


class _Batch(NamedTuple):
    """What the games of a simulation have in common."""

    bots: tuple[str, ...]
    seed: int
    options: Options
    rotate: bool

    def player_at(self, game: int, seat: int) -> int:
        """Return which player sits on a seat in a game."""
        return (seat - game) % len(self.bots) if self.rotate else seat

    def play(self, game: int) -> GameResult:
        """Play a game."""
        seed = derive(self.seed, game)
        players = [
            bots.make(self.bots[self.player_at(game, seat)], derive(seed, seat)) for seat in range(len(self.bots))
        ]
        return play_game(players, seed, self.options)

    def play_some(self, first: int, end: int) -> list[GameResult]:
        """Play the games from `first` up to before `end`."""
        return [self.play(game) for game in range(first, end)]


def _played(batch: _Batch, games: int, workers: int) -> Iterator[Iterable[GameResult]]:
    """Yield the results in the order of the games, some at a time."""
    firsts = range(0, games, GAMES_PER_TASK)
    ends = [min(first + GAMES_PER_TASK, games) for first in firsts]
    if workers == 1:
        yield from map(batch.play_some, firsts, ends)
        return
    # Imported here because processes do not exist everywhere (not in the browser).
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    # Forked processes can hang in a program with threads, such as a notebook's kernel.
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(batch.play_some, firsts, ends)


def _report(batch: _Batch, results: Sequence[GameResult]) -> Report:
    wins = [0.0] * len(batch.bots)
    sums = [dict.fromkeys(("total", *PARTS), 0) for _ in batch.bots]
    for game, result in enumerate(results):
        for seat, score in enumerate(result.scores):
            player = batch.player_at(game, seat)
            if SEATS[seat] in result.winners:
                wins[player] += 1 / len(result.winners)
            for part in sums[player]:
                sums[player][part] += getattr(score, part)
    n = len(results)
    players = tuple(
        PlayerReport(
            bot,
            wins[i],
            wins[i] / n,
            wilson(wins[i], n),
            sums[i]["total"] / n,
            {part: sums[i][part] / n for part in PARTS},
        )
        for i, bot in enumerate(batch.bots)
    )
    turns = [result.turns for result in results]
    return Report(
        n,
        batch.seed,
        batch.rotate,
        batch.options.to_document(),
        players,
        Lengths(sum(turns) / n, min(turns), max(turns)),
        sum(not result.finished for result in results),
    )


def _aligned(rows: list[list[str]]) -> list[str]:
    """Return the rows of a table as lines: the first column to the left, numbers to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join([row[0].ljust(widths[0]), *(row[i].rjust(widths[i]) for i in range(1, len(row)))]).rstrip()
        for row in rows
    ]
