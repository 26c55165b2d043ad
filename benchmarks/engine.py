"""How fast the engine is, next to Catanatron (random players) and a bare Python loop, in one run.

    python benchmarks/engine.py [--rounds 7] [--games 60]

Only decisions with two or more choices are counted, on both sides. Time is the processor time of this process, and
the contestants take turns within each round, so that whatever else the machine does hits them alike; the figures are
medians over the rounds.
"""

import argparse
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from reference import reference_loop

from abyss_nb import State, new_game
from abyss_nb.core.rng import derive


def play_random(players: int, seed: int, rnd: Random) -> int:
    """Play a game at random and return its free decisions."""
    state = new_game(players, seed)
    decisions = 0
    random = rnd.random
    while not state.over:
        legal = state.legal()
        choices = len(legal)
        decisions += choices > 1
        state.apply(legal[int(random() * choices)], events=False)
    return decisions


def abyss(players: int, games: int, round_: int) -> float:
    """Return free decisions a second of random play."""
    rnd = Random(round_)
    start = process_time()
    decisions = sum(play_random(players, derive(round_, i), rnd) for i in range(games))
    return decisions / (process_time() - start)


def catanatron(games: int, round_: int) -> float:
    """Return free decisions a second of Catanatron's random players, two of them."""
    from catanatron import Color, Game, RandomPlayer

    counted = [0]

    class Counting(RandomPlayer):
        def decide(self, game, playable_actions):  # type: ignore[no-untyped-def]
            actions = list(playable_actions)
            counted[0] += len(actions) > 1
            return super().decide(game, actions)

    start = process_time()
    for i in range(games):
        Game([Counting(Color.RED), Counting(Color.BLUE)], seed=derive(round_, i) & 0xFFFFFFFF).play()
    return counted[0] / (process_time() - start)


def reference(decisions: int, round_: int) -> float:
    """Return decisions a second of the bare loop."""
    start = process_time()
    reference_loop(decisions, Random(round_))
    return decisions / (process_time() - start)


def sample_states(games: int) -> list[State]:
    """Return positions from all over random games, each with a real choice."""
    rnd = Random(5)
    states = []
    for i in range(games):
        state = new_game(2, derive(5, i))
        while not state.over:
            legal = state.legal()
            if len(legal) > 1 and rnd.random() < 0.1:
                states.append(state.copy())
            state.apply(legal[int(rnd.random() * len(legal))], events=False)
    return states


def per_call(act: Callable[[State], object], states: list[State]) -> float:
    """Return the mean time of a call in microseconds."""
    start = process_time()
    for state in states:
        act(state)
    return (process_time() - start) / len(states) * 1e6


def main() -> int:
    """Run the benchmark and print its table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=60)
    args = parser.parse_args()
    rows: dict[str, list[float]] = {}
    for round_ in range(args.rounds):
        for players in (2, 3, 4):
            rows.setdefault(f"random play, {players} seats", []).append(abyss(players, args.games, round_))
        rows.setdefault("Catanatron, 2 random players", []).append(catanatron(max(1, args.games // 12), round_))
        rows.setdefault("bare Python loop", []).append(reference(100_000, round_))
    base = median(rows["Catanatron, 2 random players"])
    print("free decisions per second (median of rounds; times Catanatron)")
    for name, values in rows.items():
        print(f"  {name:30} {median(values):10,.0f}   {median(values) / base:5.1f}x")
    states = sample_states(20)
    copies = [median(per_call(State.copy, states) for _ in range(args.rounds))]
    legal = [median(per_call(State.legal, states) for _ in range(args.rounds))]
    print(f"copy {copies[0]:.1f} microseconds, {size_of(states):,.0f} bytes; legal() {legal[0]:.1f} microseconds")
    return 0


def size_of(states: list[State]) -> float:
    """Return the mean memory of a state: the object and the lists it alone holds."""
    total = 0
    for state in states:
        parts = [getattr(state, name) for name in type(state).__mro__[1].__slots__]
        total += sys.getsizeof(state) + sum(sys.getsizeof(part) for part in parts if isinstance(part, list))
        total += sum(sys.getsizeof(step) for step in state.agenda)
    return total / len(states)


if __name__ == "__main__":
    sys.exit(main())
