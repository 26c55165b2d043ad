"""Positions to look at: every kind of decision, games from start to end, and everything that can be opened.

A `Stage` is one page with one board on which scene after scene is played, which takes a tenth of the time that a
page for each of them would.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page

from abyss_nb import Action, State, bots
from abyss_nb.session import Session
from abyss_nb.widgets import BoardWidget

from ..core.play import states_of_each_kind
from .rig.mount import MountedWidget

NAMES = ("Ann", "Bartholomew-Maximilian", "Zoë", "ليلى")
"""A usual name, one that never fits, an accent, and another script."""


@dataclass(frozen=True)
class Scene:
    """A position, whose eyes see it, and what is open on the board."""

    name: str
    seats: int = 2
    position: State | None = None
    """Where it starts instead of a new game."""
    moves: int = 0
    """How many actions are played from there; -1: to the end."""
    eyes: str = ""
    """As the board's `seat`; "": whoever says that he is there, so the curtain is down."""
    steps: tuple[str, ...] = ()
    """Selectors clicked one after the other; what they open is closed again when the scene is left."""

    def __str__(self) -> str:
        return self.name


@cache
def scenes() -> tuple[Scene, ...]:
    """One scene for every kind of decision, seen by the one who decides, and the other sights of a game."""
    deciding = [
        Scene(kind, state.players, state, eyes=state.decision.seat)
        for kind, states in states_of_each_kind().items()
        # The fullest table: what has room there has room everywhere.
        for state in [max(states, key=lambda state: (state.players, len(state.legal()) < 40, len(str(state))))]
        if state.decision
    ]
    paying = next(scene for scene in deciding if scene.name == "payment")
    cards = '.ab-hand [data-target^="hand:"]'
    return (
        *deciding,
        Scene("start for four", 4, eyes="p1"),
        Scene("late", 4, moves=110, eyes="p2"),
        Scene("over", 4, moves=-1, eyes="p1"),
        Scene("curtain", 3, moves=30),  # several people and nobody's eyes
        Scene("menu", 3, moves=60, eyes="p1", steps=("[data-role=menu]",)),
        Scene("help", 3, moves=60, eyes="p1", steps=("[data-role=help]",)),
        Scene("log", 2, moves=60, eyes="p1", steps=("[data-role=log]",)),
        Scene(
            "building a payment", paying.seats, paying.position, eyes=paying.eyes, steps=(cards, f"{cards} >> nth=-1")
        ),
        Scene("asking why", 3, moves=61, eyes="p1", steps=('[data-target^="court:"] >> nth=-1',)),
    )


class Stage:
    """One board on one page; `show` brings a scene onto it."""

    def __init__(self, mount: Callable[..., MountedWidget], **context: Any) -> None:
        self.board = board_of(scenes()[0])
        self.mounted = mount(self.board, **context)
        self.left: Scene | None = None

    @property
    def page(self) -> Page:
        """The page."""
        return self.mounted.page

    @property
    def root(self) -> Locator:
        """The board."""
        return self.page.locator(".ab-root")

    def show(self, scene: Scene, **traits: Any) -> None:
        """Bring a scene onto the board, with these values of the board's traits."""
        self._close()
        self.board.close()
        self.board = board_of(scene, **traits)
        self.mounted.replace(self.board)
        self.settle()
        for selector in scene.steps:
            # What cannot be done now is marked as such and still answers.
            self.root.locator(selector).first.click(force=True)
            self.settle()
        self.left = scene

    def settle(self) -> None:
        """Wait until the page shows what Python says and has drawn it."""
        self.mounted.flush()
        self.page.wait_for_function(
            """(seq) => {
                const root = document.querySelector(".ab-root");
                return root?.dataset.seq === seq && root.dataset.pending === undefined;
            }""",
            arg=str(self.board.view["seq"]),
        )
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def _close(self) -> None:
        if self.left is None:
            return
        for opened in ("[data-role=close-menu]", "[data-role=close-help]", ".ab-bubble-note [data-role=close-note]"):
            if self.root.locator(opened).count():
                self.root.locator(opened).click()
        if "[data-role=log]" in self.left.steps:
            self.root.locator("[data-role=log]").click()
        self.left = None


def board_of(scene: Scene, **traits: Any) -> BoardWidget:
    """A board to look at: nothing moves, everything is shown, and all boards of a scene share its session."""
    still = {"motion": "off", "speed": "instant", "memory_aid": True}
    return BoardWidget(_shared_session(scene), **{"seat": scene.eyes, **still, **traits})


def session_of(scene: Scene) -> Session:
    """A session of one's own that has come to a scene."""
    start = scene.position.to_position() if scene.position else None
    session = Session([(name, "person") for name in NAMES[: scene.seats]], seed=7, position=start)
    played = 0
    while played != scene.moves and not session.state.over:
        session.play(_choice(session.state, played))
        played += 1
    return session


_shared_session = cache(session_of)


def scene_of(name: str) -> Scene:
    """The scene of that name."""
    return next(scene for scene in scenes() if scene.name == name)


def _choice(state: State, number: int) -> Action:
    """What a bot does whose choices depend on the position alone, now and then an odd one."""
    legal = state.legal()
    if number % 5 == 4:
        return legal[number % len(legal)]
    assert state.decision
    return bots.make("greedy", number).decide(state.observe(state.decision.seat), legal)
