"""How much work the engine does, counted instead of timed: the same number on every run and every machine.

    python benchmarks/work.py [--record] [--json]

Counted are bytecode instructions and calls (of Python functions and of built-in ones) over fixed seeds, divided by
those that the bare loop of reference.py needs for a decision. The instructions follow the time: in random play they
take the same time each with two, three and four seats. What happens inside one built-in call is not seen, that is
what engine.py is for.

`--record` writes the ratios of today into work.json, for the Python that runs it; other versions compile to other
instructions and have ratios of their own. tests/test_work.py holds the engine to them.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from engine import play_random, sample_states
from reference import reference_loop

from abyss_nb import State
from abyss_nb.core.rng import derive

FILE = Path(__file__).with_name("work.json")
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
GAMES = {2: 60, 3: 40, 4: 30}
"""Random games by the number of seats; so many that other games, after a change to the rules, take as much work."""
SAMPLED = 100
"""Random games out of which the positions come."""
REFERENCE = 5000
"""Decisions of the bare loop."""


class Work(NamedTuple):
    """Bytecode instructions, and calls of functions in Python or built in."""

    instructions: float
    calls: float


def counted(act: Callable[[], int]) -> Work:
    """Return the work of a call for each of the things it says it has done.

    It runs once before, so that what is worked out only once and kept is no part of it.
    """
    instructions = calls = 0

    def on_trace(frame, event, argument):  # type: ignore[no-untyped-def]
        nonlocal instructions
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        instructions += event == "opcode"
        return on_trace

    def on_profile(frame, event, argument):  # type: ignore[no-untyped-def]
        nonlocal calls
        calls += event in ("call", "c_call")

    tracing, profiling = sys.gettrace(), sys.getprofile()
    act()
    try:
        sys.settrace(on_trace)
        done = act()
        sys.settrace(None)
        sys.setprofile(on_profile)
        act()
    finally:
        sys.setprofile(profiling)
        sys.settrace(tracing)
    return Work(instructions / done, calls / done)


def games(players: int) -> int:
    """Play random games and return their free decisions."""
    return sum(play_random(players, derive(players, i), Random(i)) for i in range(GAMES[players]))


def workloads() -> dict[str, Callable[[], int]]:
    """Return what is counted: each does its work and says how many times."""
    states = sample_states(SAMPLED)
    chosen = [(state, state.legal()[len(state.legal()) // 2]) for state in states]

    def each(act: Callable[[State], object]) -> Callable[[], int]:
        return lambda: len([act(state) for state in states])

    def apply(events: bool) -> Callable[[], int]:
        # The copy is counted too: an action changes the state it is played on.
        return lambda: len([state.copy().apply(action, events) for state, action in chosen])

    return {
        "random play, 2 seats": lambda: games(2),
        "random play, 3 seats": lambda: games(3),
        "random play, 4 seats": lambda: games(4),
        "legal()": each(State.legal),
        "copy()": each(State.copy),
        "copy().apply(), no events": apply(False),
        "copy().apply(), with events": apply(True),
    }


def reference() -> int:
    """Run the bare loop and return its decisions."""
    reference_loop(REFERENCE, Random(1))
    return REFERENCE


def measure() -> dict[str, dict[str, float]]:
    """Return the work of everything, times that of a decision of the bare loop."""
    base = counted(reference)
    return {
        name: {kind: round(n / unit, 4) for kind, n, unit in zip(Work._fields, counted(act), base, strict=True)}
        for name, act in workloads().items()
    }


def recorded() -> dict[str, dict[str, dict[str, float]]]:
    """Return the ratios on record, by the version of Python."""
    return json.loads(FILE.read_text(encoding="utf-8"))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true", help="write work.json")
    parser.add_argument("--json", action="store_true", help="print the ratios for a program")
    args = parser.parse_args(arguments)
    now = measure()
    if args.json:
        print(json.dumps(now))
        return 0
    known = recorded() if FILE.exists() else {}
    print(f"work, times that of a decision of the bare loop (Python {VERSION})")
    for name, ratios in now.items():
        before = known.get(VERSION, {}).get(name, {})
        changes = [f"{n:8.3f} {kind} ({n / before[kind] - 1:+.1%})" for kind, n in ratios.items() if before.get(kind)]
        print(f"  {name:28}", *(changes or [f"{n:8.3f} {kind}" for kind, n in ratios.items()]))
    if args.record:
        known[VERSION] = now
        FILE.write_text(json.dumps(dict(sorted(known.items())), indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
