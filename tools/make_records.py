"""Play the games whose records tests/records/format-1 keeps. What is there already is never written again.

The tests replay these records and never the bots, so bots may change; records that load today must load for ever.
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from abyss_nb import Options, bots, new_game
from abyss_nb.core.abyss.cards import SEATS
from abyss_nb.core.record import Recorder
from abyss_nb.core.rng import derive
from abyss_nb.files import save

FOLDER = Path(__file__).parents[1] / "tests" / "records" / "format-1"
GAMES = 40
MASTER_SEED = 20_240_229
TURN_LIMIT = 2000
KINDS = ("greedy", "random")
NAMES = ("Zoé", "Íñigo", "Наташа", "海 🐙", 'Bob "the Crab"')
ALL_OPTIONS = [
    Options(*choice)
    for choice in product(
        (None, 12), (False, True), (False, True), ("refill", "empty-deck"), ("owned", "recruited"), (False, True)
    )
]


def plan() -> Iterator[tuple[int, Options, tuple[str, ...]]]:
    """Yield for each game its seed, its options and the bots on its seats."""
    for game in range(GAMES):
        seed = derive(MASTER_SEED, game)
        players = 2 + game % 3
        # The recommended options, those of the online game, and then others all over the list.
        others = ALL_OPTIONS[(game * 37 + 11) % len(ALL_OPTIONS)]
        options = Options() if game < 3 else Options.bga() if game < 6 else others
        mix = derive(seed, len(SEATS))
        yield seed, options, tuple(KINDS[mix >> seat & 1] for seat in range(players))


def play(seed: int, options: Options, kinds: tuple[str, ...]) -> Recorder:
    """Play a game to its end."""
    seats = SEATS[: len(kinds)]
    names = {seat: NAMES[(seed + i) % len(NAMES)] for i, seat in enumerate(seats)}
    state = new_game(len(kinds), seed, options)
    recorder = Recorder(state, names, dict(zip(seats, kinds, strict=True)), "a game between bots, for the tests")
    players = {seat: bots.make(kind, derive(seed, i)) for i, (seat, kind) in enumerate(zip(seats, kinds, strict=True))}
    turns = 0
    while not recorder.state.over:
        observation, legal = bots.view_for(recorder.state)
        events = recorder.play(players[observation["seat"]].decide(observation, legal))
        turns += sum(event.kind == "turn" for event in events)
        if turns > TURN_LIMIT:
            raise RuntimeError(f"the game of seed {seed} does not end")
    return recorder


def main() -> None:
    """Write the records that are missing."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, (seed, options, kinds) in enumerate(plan(), 1):
        path = FOLDER / f"game-{number:02}.jsonl"
        if path.exists():
            continue
        record = play(seed, options, kinds).record()
        save(path, record)
        print(f"{path.name}: {len(record.steps)} actions, {', '.join(kinds)}, {options.to_document()}")


if __name__ == "__main__":
    main()
