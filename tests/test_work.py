"""The engine does no more work than on record: slow-downs are caught without a clock, on any machine.

After a change that is worth its price, or a new workload: `python benchmarks/work.py --record`.
"""

import json
import platform
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
RECORDED = json.loads((BENCHMARKS / "work.json").read_text(encoding="utf-8"))
MORE = 0.10
"""So much more than on record is too much."""

Ratios = dict[str, dict[str, float]]


def too_much(now: Ratios, recorded: Ratios) -> list[str]:
    """Return what takes more work than on record."""
    return [
        f"{name}: {n:.3f} {kind}, {recorded[name][kind]:.3f} on record"
        for name, ratios in now.items()
        for kind, n in ratios.items()
        if n > recorded[name][kind] * (1 + MORE)
    ]


@pytest.mark.slow
def test_the_engine_does_no_more_work_than_on_record() -> None:
    if platform.python_implementation() != "CPython" or VERSION not in RECORDED:
        pytest.skip(f"work is on record for CPython {', '.join(RECORDED)}; other versions count other instructions")
    command = [sys.executable, str(BENCHMARKS / "work.py"), "--json"]
    now = json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
    assert now.keys() == RECORDED[VERSION].keys()
    assert too_much(now, RECORDED[VERSION]) == []


def test_a_tenth_more_is_too_much() -> None:
    recorded = {"copy()": {"instructions": 2.0, "calls": 1.0}, "legal()": {"instructions": 1.0, "calls": 1.0}}
    assert too_much({"copy()": {"instructions": 2.19, "calls": 0.1}}, recorded) == []
    assert too_much({"copy()": {"instructions": 0.1, "calls": 1.11}}, recorded) == [
        "copy(): 1.110 calls, 1.000 on record"
    ]
    assert len(too_much({name: {"instructions": 9, "calls": 9} for name in recorded}, recorded)) == 4
