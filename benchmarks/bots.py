"""How strong the greedy bot is against random ones, and how long it thinks.

Run `python benchmarks/bots.py`; `--games 40` for a quick look. It exits with 1 when a figure is missed.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from time import thread_time

from abyss_nb import bots, new_game
from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.cards import ALLIES, COPIES, VALUES
from abyss_nb.core.abyss.options import Options
from abyss_nb.core.abyss.state import State
from abyss_nb.core.rng import derive, shuffle
from abyss_nb.simulate import TURN_LIMIT, simulate

SEED = 1
WINS = ((("greedy", "random"), 0.95), (("greedy", "random", "random", "random"), 0.60))
"""Who plays, and the share of the games that the first has to win."""
LONGEST_MS = 50.0
"""What a decision may take of the processor, the longest of them."""
TIMED_GAMES = 10
LARGE_HANDS = 40
"""Positions with a hand of so many Allies are timed, and so many of them."""

Row = tuple[str, str, str, bool]
"""What was measured, the figure, what it must reach, and whether it does."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games for each figure of strength (400)")
    parser.add_argument("--workers", type=int, default=1, help="processes that play them (1)")
    args = parser.parse_args(arguments)
    rows = [*strength(args.games, args.workers), *thinking()]
    widths = [max(len(str(row[i])) for row in rows) for i in range(3)]
    for what, figure, bound, good in rows:
        print(f"{what:{widths[0]}}  {figure:>{widths[1]}}  {bound:>{widths[2]}}  {'ok' if good else 'MISSED'}")
    return 0 if all(row[3] for row in rows) else 1


def strength(games: int, workers: int) -> Iterator[Row]:
    """Yield the share of games that the greedy bot wins, seats rotated."""
    for seats, least in WINS:
        report = simulate(seats, games, SEED, workers=workers)
        first = report.players[0]
        low, high = first.interval
        yield (
            f"wins of {seats[0]} against {' '.join(seats[1:])}, {games} games",
            f"{100 * first.win_rate:.1f} % ({100 * low:.1f} - {100 * high:.1f})",
            f">= {100 * least:.0f} %",
            first.win_rate >= least,
        )


def thinking() -> Iterator[Row]:
    """Yield how long the greedy bot thinks, in its own games and with large hands."""
    for what, times in (("its own games", game_times()), ("hands of 40 Allies", large_hand_times())):
        longest, mean = 1000 * max(times), 1000 * sum(times) / len(times)
        yield f"ms a decision in {what}, mean of {len(times)}", f"{mean:.2f}", "", True
        yield f"ms a decision in {what}, longest", f"{longest:.1f}", f"<= {LONGEST_MS:.0f}", longest <= LONGEST_MS


def timed(bot: bots.Bot, state: State) -> tuple[Action, float]:
    """Return what a bot decides and the seconds of processor time it takes, the observation not counted."""
    observation, legal = bots.view_for(state)
    start = thread_time()
    action = bot.decide(observation, legal)
    return action, thread_time() - start


def game_times() -> list[float]:
    """Time every decision of some games of two and of four."""
    times = []
    for game in range(TIMED_GAMES):
        players = (2, 4)[game % 2]
        state = new_game(players, derive(SEED, game))
        seats = {f"p{seat + 1}": bots.make("greedy", seat) for seat in range(players)}
        decisions = 0
        while state.decision is not None and decisions < 10 * TURN_LIMIT:
            action, seconds = timed(seats[state.decision.seat], state)
            times.append(seconds)
            decisions += 1
            state.apply(action, events=False)
    return times


def large_hand_times() -> list[float]:
    """Time turns and payments out of hands of 40 Allies, with needless Allies allowed in every second position."""
    times = []
    bot = bots.make("greedy", SEED)
    for number in range(LARGE_HANDS):
        options = Options(superfluous_allies=number % 2 == 1)
        state = State.from_position(large_hand(number, options))
        times.append(timed(bot, state)[1])
        for lord in [action for action in state.legal() if action.verb == "recruit"]:
            paying = state.copy()
            paying.apply(lord, events=False)
            if paying.decision is not None and paying.decision.kind == "payment":
                times.append(timed(bot, paying)[1])
    return times


def large_hand(number: int, options: Options) -> dict[str, object]:
    """Return a position in which the seat to move holds 40 Allies."""
    cards = [card for card in range(len(ALLIES)) for _ in range(COPIES[card % VALUES])]
    shuffle(derive(SEED, number), cards)
    hand = " ".join(ALLIES[card] for card in cards[:LARGE_HANDS])
    return {
        "game": "abyss",
        "players": 2,
        "seed": number,
        "options": options.to_document(),
        "seats": {"p1": {"hand": hand, "pearls": 6}, "p2": {}},
    }


if __name__ == "__main__":
    sys.exit(main())
