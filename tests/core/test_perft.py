"""Perft: how many sequences of actions lead on from fixed positions, as chess programs prove their moves.

`perft.json` holds the positions, complete and with their seed, so that chance decides the same every time. For each it
says, depth by depth, how many sequences of actions there are and in how many different positions they end; and a
checksum of these positions themselves, at the last depth where they are few. A change that moves one of these numbers
is a mistake, or it changes the rules; then count again with

    python tests/core/test_perft.py

which keeps the positions and the depths and says what changed. The counter is as plain as can be: a copy and an
action for every step, nothing remembered, nothing left out.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from abyss_nb import State

FILE = Path(__file__).with_name("perft.json")
CASES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
THE_LONG_WAY = 150
"""So many sequences are also counted over written positions and texts."""
FEW = 500
"""So many different positions are written down for the checksum."""
each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case["title"])


def perft(state: State, sequences: list[int], ends: list[set[State]], level: int = 0) -> None:
    """Count the sequences of actions by their length, and gather the states they end in."""
    for action in state.legal():
        following = state.copy()
        following.apply(action, events=False)
        sequences[level] += 1
        ends[level].add(following)
        if level + 1 < len(sequences):
            perft(following, sequences, ends, level + 1)


def count(case: dict[str, Any]) -> dict[str, Any]:
    """Return the golden numbers of a case, to the depth that the file has."""
    depth = len(case["sequences"])
    sequences: list[int] = [0] * depth
    ends: list[set[State]] = [set() for _ in range(depth)]
    perft(State.from_position(case["position"]), sequences, ends)
    different = [len(states) for states in ends]
    few = [states for states in ends if len(states) <= FEW][-1]
    texts = sorted(json.dumps(state.to_position(), sort_keys=True) for state in few)
    checksum = sha256("\n".join(texts).encode()).hexdigest()[:16]
    return {"sequences": sequences, "different": different, "checksum": checksum}


@pytest.mark.slow
@each_case
def test_the_sequences_of_actions_are_as_many_as_ever(case: dict[str, Any]) -> None:
    assert count(case) == {name: case[name] for name in ("sequences", "different", "checksum")}


@each_case
def test_written_positions_and_texts_lead_to_as_many(case: dict[str, Any]) -> None:
    """The same numbers without `copy`, and every position reached is written and read back."""
    level = [json.dumps(case["position"])]
    for sequences, different in zip(case["sequences"], case["different"], strict=True):
        if sequences > THE_LONG_WAY:
            break
        following = []
        for text in level:
            for action in map(str, State.from_position(json.loads(text)).legal()):
                state = State.from_position(json.loads(text))
                state.apply(action)
                following.append(json.dumps(state.to_position()))
        assert len(following) == sequences
        assert len(set(following)) == different
        level = following


def test_the_positions_differ_in_seats_options_and_what_is_asked() -> None:
    positions = [case["position"] for case in CASES]
    assert len(positions) >= 20
    assert {position["players"] for position in positions} == {2, 3, 4}
    assert {len(position.get("options", {})) for position in positions} >= {0, 1, 6}
    assert len({State.from_position(position).decision.kind for position in positions}) >= 5
    assert {case["group"] for case in CASES} == {
        "opening", "exploration", "payment", "chain", "control", "limit", "options", "end",
    }  # fmt: skip


# -- counting again ----------------------------------------------------------------------------------------------


def written(case: dict[str, Any]) -> str:
    """Return a case as it stands in the file: a line for each field."""
    fields = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in case.items()]
    return "{\n" + ",\n".join(fields) + "\n}"


def count_again() -> None:
    """Write the file with the numbers of today, and say what changed."""
    for case in CASES:
        for name, number in count(case).items():
            if case[name] != number:
                sys.stdout.write(f"{case['title']}: {name} {case[name]} -> {number}\n")
                case[name] = number
    FILE.write_text("[" + ",\n".join(map(written, CASES)) + "]\n", encoding="utf-8")


if __name__ == "__main__":
    count_again()
