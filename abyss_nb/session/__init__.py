"""A session: people and bots on seats, a line of play that can be walked back and forth, and who watches it.

Each module adds one thing that a session does: `table`, `thinking` (bots), `walking`, `playing`, `keeping`; here is
what looks at it.
"""

from collections.abc import Collection
from os import PathLike
from typing import Any, Literal

from abyss_nb import study
from abyss_nb.core.abyss.cards import SEATS
from abyss_nb.core.abyss.events import heard
from abyss_nb.core.abyss.knowledge import Memory
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import Event
from abyss_nb.explain import Explanation, Part, explain
from abyss_nb.lines import Node, Ply
from abyss_nb.odds import Chances, chances
from abyss_nb.session.keeping import Keeping
from abyss_nb.session.log import Log
from abyss_nb.session.seats import PERSON, NotYourTurn, Player, read_seats
from abyss_nb.words import words

__all__ = ["PERSON", "Log", "NotYourTurn", "Player", "Session", "read_seats"]


class Session(Keeping):
    """A game that people and bots play, with its history.

    Observe `version`: it counts up with everything that changes the position shown. Bots think in a thread of
    their own (on machines without threads: in slices of the event loop), so a cell or a click never waits for them
    unless it wants to.

    >>> session = Session(["person", "random"], seed=3)
    >>> _ = session.play("explore")  # doctest: +SKIP
    """

    def svg(self, theme: Literal["light", "dark"] = "light", lang: str | None = None, seat: str | None = "") -> str:
        """Return the position shown as one SVG picture, which needs nothing else to be seen.

        Args:
            theme: "light" or "dark".
            lang: "en", "fr" or "es"; None takes the session's.
            seat: Whose eyes: "p1" to "p4" show that seat's hand, None shows nobody's; "" shows the hand of the one
                person who plays, and with several people nobody's.

        Raises:
            ValueError: an unknown theme or language, or a seat that does not play.
        """
        # The only look upwards: a game that is played needs no pictures, so they are loaded when one is asked for.
        from abyss_nb.widgets.display import session_svg

        return session_svg(self, theme, lang, seat)

    def diff(
        self, a: int | Node | None = None, b: int | Node | None = None, seat: str | None = None
    ) -> study.Difference:
        """Compare two places of the game.

        Args:
            a: One place, as `goto` names it; None for the one before `b`.
            b: The other; None for the one shown.
            seat: What "p1" to "p4" may know, "" for somebody without a seat; None for everything.

        Raises:
            ValueError: there is no such place or seat.
        """
        with self._lock:
            after = self.find(b)
            before = (after.parent or after) if a is None else self.find(a)
            one, other = map(self.walk.tree.state_at, (before, after))
        return study.difference(one, other, seat, self.names, self.lang)

    def explain(self, x: object = None, seat: str | None = None) -> Explanation:
        """Explain something in words, from what happened here up to the position shown.

        Args:
            x: An event of this game, an action, a card, the ID of a rule, a score: see `abyss_nb.explain`. None
                explains all that the last action led to.
            seat: Who reads it: nothing that seat may not know is told; None tells everything.

        Raises:
            TypeError, ValueError: as `abyss_nb.explain.explain`, or nothing has happened yet.
        """
        if x is None:
            return self._last_action(seat)
        found: dict[str, Any] = {"state": self._state}
        if isinstance(x, Event):
            found = next(
                (self._around(node) for node in self.walk.cursor.before() if node.ply and x in node.ply.events), {}
            )
        return explain(x, **found, lang=self.lang, names=self.names, seat=seat)

    def _around(self, node: Node) -> dict[str, Any]:
        """Return what an explanation of an event needs to know about the action that led to it."""
        assert node.parent is not None
        assert node.ply is not None
        before = self.walk.tree.state_at(node.parent)
        return {"before": before, "events": node.ply.events, "state": node.ply.after}

    def _last_action(self, seat: str | None) -> Explanation:
        node = self.walk.cursor
        if node.ply is None:
            raise ValueError("nothing has happened yet")
        events = node.ply.events if seat is None else heard(node.ply.events, seat)
        told = [explain(event, **self._around(node), lang=self.lang, names=self.names, seat=seat) for event in events]
        parts = (Part(f"{one.title}. {part.text}", part.rules) for one in told for part in one.parts)
        return Explanation(
            words(self.lang).label("session.action", n=node.number, action=node.ply.action), tuple(parts)
        )

    def chances(self, seat: str | None = None, memory: Memory = "table") -> Chances:
        """Return what is unknown to a seat at the position shown, and how likely it is; see `abyss_nb.odds.chances`.

        Args:
            seat: "p1" to "p4"; None for whoever has to decide, or for the first seat when the game is over.
            memory: "table" for what lies open, "perfect" for who forgets nothing.

        Raises:
            ValueError: a seat that does not play.
        """
        decision = self._state.decision
        return chances(self._state.copy(), seat or (decision.seat if decision else SEATS[0]), memory)

    def to_frame(self, per: study.Per = "decision") -> Any:
        """Return the game up to the position shown as a table, everything in it; see `abyss_nb.study.frame`."""
        return study.frame(self.history, self.walk.tree.start, self.names, per, self.lang)

    def story(self, lang: str | None = None, seat: str | None = None) -> str:
        """Tell the game up to the position shown; see `abyss_nb.study.story`."""
        kinds = {SEATS[i]: player.kind for i, player in enumerate(self._players)}
        return study.story(self.history, self.walk.tree.start, self.names, lang or self.lang, kinds, seat)

    def chart(self, what: study.What = "points", **options: Any) -> "study.Chart":
        """Draw how one thing goes on the line shown, its place marked; options as for `abyss_nb.study.chart`."""
        return study.chart(*self._line(), what, **self._drawn(options))

    def charts(self, **options: Any) -> "study.Chart":
        """Draw everything there is to the line shown, its place marked; options as for `abyss_nb.study.charts`."""
        return study.charts(*self._line(), **self._drawn(options))

    def _line(self) -> tuple[list[Ply], State]:
        with self._lock:
            return [node.ply for node in self.walk.line if node.ply], self.walk.tree.start

    def _drawn(self, options: dict[str, Any]) -> dict[str, Any]:
        return {"names": self.names, "cursor": self.place, "lang": self.lang, **options}

    def export_html(
        self, path: str | PathLike[str], seats: Collection[str] | None = None, lang: str | None = None
    ) -> None:
        """Write the game with all its branches into one file, which replays it in any browser without Python.

        Args:
            path: Where the file goes; it is written whole or not at all.
            seats: Whose hands and Monster tokens it may show; () for nobody's. None takes those of all seats if the
                game is over, else those of the one person who plays, and with several people nobody's.
            lang: In which language it begins for readers who have set none of its languages in their browser, "en",
                "fr" or "es"; None takes the session's.

        Raises:
            ValueError: an unknown language, or a seat that does not play.
            OSError: the file cannot be written.
        """
        from abyss_nb.widgets.export import export_html

        export_html(self, path, seats, lang)
