"""A step in a replay: the board drawn anew in a line of 10,000 actions beside one of ten, in one run.

    python benchmarks/replay.py [--steps 40] [--actions 10000]

Both lines are looked at around the same position, so that only the length differs. A step is measured from the intent
to the changed page, laid out: Python's part by its processor time, the page's by its clock, in turns. It also counts
the messages that go down for a step. It needs Chromium and exits with 1 when a figure is missed.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import process_time

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from abyss_nb.core.abyss.state import State  # noqa: E402
from abyss_nb.session import Session  # noqa: E402
from abyss_nb.widgets import BoardWidget  # noqa: E402
from tests.browser.rig.chromium import MISSING, find_chromium, launch_chromium  # noqa: E402
from tests.browser.rig.mount import MountedWidget  # noqa: E402

RATIO = 3
"""A step in the long line takes at most so many times as long."""
SHORT = 10

#: Hands a message on; how long until the page is drawn and laid out, in ms.
DRAWN = """(text) => new Promise((resolve) => {
    const start = performance.now();
    const root = document.querySelector(".ab-root");
    const observer = new MutationObserver(() => {
        observer.disconnect();
        document.body.offsetHeight;
        resolve(performance.now() - start);
    });
    observer.observe(root, { attributeFilter: ["data-seq"] });
    window.fromPython(JSON.parse(text));
})"""


class Held(MountedWidget):
    """A widget whose messages wait until they are handed on."""

    def flush(self) -> None:
        """Leave them where they are."""

    def waiting(self) -> list[str]:
        """Take them, as text."""
        found = []
        while not self._to_page.empty():
            found.append(json.dumps(self._to_page.get()))
        return found


class Line:
    """A board on a line of play, in a page of its own."""

    def __init__(self, session: Session, mounted: Held, board: BoardWidget, middle: int) -> None:
        self.session, self.mounted, self.board, self.middle = session, mounted, board, middle
        self.python: list[float] = []
        self.page: list[float] = []
        self.messages: list[int] = []

    def step(self, place: int) -> None:
        """Go to a place as a click does, and note what it takes."""
        start = process_time()
        self.board._handle_custom_msg(
            {"kind": "goto", "id": 1, "line": self.board.line["number"], "place": place}, buffers=[]
        )
        self.python.append(1000 * (process_time() - start))
        waiting = self.mounted.waiting()
        self.messages.append(len(waiting))
        self.page.append(sum(self.mounted.page.evaluate(DRAWN, message) for message in waiting))


def played(actions: int, start: State | None = None) -> Session:
    """Return a game of so many actions; without Lords it goes on for ever."""
    position = start.to_position() if start else None
    session = Session(["person", "person"], seed=1, auto=False, position=position)
    while session.place < actions:
        state = session.state
        chosen = [action for action in state.legal() if action.verb != "recruit"] or list(state.legal())
        session.play(chosen[session.place % len(chosen)])
    return session


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=40, help="steps in each of the two lines (40)")
    parser.add_argument("--actions", type=int, default=10_000, help="the length of the long line (10,000)")
    args = parser.parse_args(arguments)
    long = played(args.actions)
    middle = args.actions // 2
    ply = long.find(middle - SHORT // 2).ply
    assert ply is not None
    short = played(SHORT, ply.after)
    with sync_playwright() as playwright:
        executable = find_chromium(playwright)
        if executable is None:
            sys.exit(MISSING)
        browser = launch_chromium(playwright, executable)
        lines = []
        for session, place in ((short, SHORT // 2), (long, middle)):
            session.goto(place)
            board = BoardWidget(session, seat="p1", motion="off")
            page = browser.new_page(viewport={"width": 1100, "height": 900})
            mounted = Held(board, page)
            lines.append(Line(session, mounted, board, place))
        for step in range(2 * args.steps):
            for line in lines:
                line.step(line.middle + 1 + step % 2)
        browser.close()
    good = True
    for what in ("python", "page"):
        one, other = (median(getattr(line, what)) for line in lines)
        good &= other <= RATIO * one
        print(
            f"a step, {what}: {one:.1f} ms in a line of {SHORT}, {other:.1f} ms in one of {args.actions}: "
            f"{other / one:.2f} times (at most {RATIO})"
        )
    most = max(max(line.messages) for line in lines)
    good &= most <= 1
    print(f"messages a step: {most} (at most 1)")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
