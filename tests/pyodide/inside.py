"""What run.mjs runs in Pyodide: pytest, then a session whose bots play in slices of the event loop."""

import asyncio
import sys

import pytest

from abyss_nb import bots
from abyss_nb.session import Session

OPTIONS = [
    "--override-ini=addopts=--strict-markers --strict-config --import-mode=importlib --doctest-modules",
    "-p", "no:cacheprovider",
    "-m", "not slow",
    "-rs",
    "--durations=5",
]  # fmt: skip
PARTS = ("__init__.py", "tutor", "session", "odds", "core", "bots", "words")
TESTS = ["tests/core", *(f"abyss_nb/{part}" for part in PARTS)]
GAMES = 20
"""How many games a test plays at most; it takes three times as long here."""
GAME = {"seats": ["greedy", "random", "greedy"], "seed": 11}


class Fit:
    """Fits the tests to Pyodide."""

    @staticmethod
    @pytest.hookimpl(tryfirst=True)
    def pytest_timeout_set_timer() -> bool:
        """Set no timer: there are neither signals nor threads for it."""
        return True

    @staticmethod
    def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
        """Play the first games of each range."""
        for item in items:
            call = getattr(item, "callspec", None)
            if call is None:
                continue
            for name, value in call.params.items():
                if isinstance(value, range):
                    call.params[name] = value[:GAMES]


def run_tests(chosen: list[str]) -> int:
    """Run the tests that pytest's arguments choose, or all; return pytest's exit code."""
    return int(pytest.main([*OPTIONS, *(chosen or TESTS)], plugins=[Fit()]))


def lines(session: Session) -> str:
    """Return the seed, all actions and the scores of a session."""
    scores = {seat: score.total for seat, score in session.state.scores().items()}
    return f"{session.seed}: {'; '.join(ply.action for ply in session.history)}: {scores}"


def game_of_bots() -> str:
    """Return a game of bots, for Pythons with threads."""
    session = Session(**GAME)
    assert session.wait(60)
    return lines(session)


async def idle(session: Session) -> None:
    """Let the bots play until a person has to decide or the game is over."""
    while not session.wait(0):
        await asyncio.sleep(0)
    assert session.error == ""


async def play_sessions(expected: str) -> None:
    """Play the game of bots, which must be the one expected, and one with a person, with undo and redo."""
    session = Session(**GAME)
    assert session.history == ()  # nothing happens before the event loop has its turn
    await idle(session)
    assert session.state.over
    assert lines(session) == expected

    session = Session(["person", "greedy"], seed=8)
    helper = bots.make("greedy", 1)
    await idle(session)
    while not session.state.over:
        decision = session.state.decision
        session.play(helper.decide(session.state.observe(decision.seat), session.state.legal()), wait=False)
        await idle(session)
    over = session.state
    assert session.undo()
    await idle(session)
    assert session.state.decision.seat == "p1"
    assert session.redo()
    await idle(session)
    assert session.state == over
    # Waiting in a cell: the event loop stands still, and the bots answer all the same.
    session = Session(["person", "greedy", "random"], seed=1)
    assert session.wait()
    session.play(str(session.state.legal()[0]))
    assert session.state.decision.seat == "p1"
    print(f"Sessions with the same game of bots as elsewhere, and {len(session.history)} actions with a person: passed")


if __name__ == "__main__":
    sys.stdout.write(game_of_bots())
