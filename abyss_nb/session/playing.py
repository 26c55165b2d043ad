"""Playing: actions, offers that pass, undo and redo."""

from abyss_nb import bots
from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.cards import MAX_PLAYERS, SEAT
from abyss_nb.core.abyss.state import Decision
from abyss_nb.core.game import Event, GameError
from abyss_nb.core.rng import derive
from abyss_nb.lines import By, Node, Ply
from abyss_nb.saving import rests
from abyss_nb.session.seats import NotYourTurn
from abyss_nb.session.walking import Walking
from abyss_nb.simulate import TURN_LIMIT


class Playing(Walking):
    """A table at which people play."""

    def play(self, action: Action | str, seat: str | None = None, wait: bool = True) -> list[Event]:
        """Play an action for the seat that has to decide: the way of a cell, and of a click on a board.

        Args:
            action: An action or its text.
            seat: Who plays; None for whoever has to decide.
            wait: Whether to return only when the bots have answered.

        Raises:
            MalformedAction, IllegalAction: as `State.apply`; nothing is changed.
            NotYourTurn: somebody else has to decide, or a bot does.
        """
        return self._decided(action, seat, wait, rest=False)

    def pass_offers(self, seat: str | None = None, wait: bool = True) -> list[Event]:
        """Let this offer pass and all further ones of this turn; an undo of it takes both back.

        Args:
            seat: To whom something is offered; None for whoever has to decide.
            wait: Whether to return only when the bots have answered.

        Raises:
            GameError: nothing is on offer.
            NotYourTurn: somebody else has to decide, or a bot does.
        """
        return self._decided("pass", seat, wait, rest=True)

    def _decided(self, action: Action | str, seat: str | None, wait: bool, rest: bool) -> list[Event]:
        with self._lock:
            decision = self._state.decision
            if decision is not None and self.auto and decision.seat in self._bots:
                raise NotYourTurn(f"{decision.seat} is a bot and plays by itself")
            if decision is not None and seat is not None and decision.seat != seat:
                raise NotYourTurn(f"{decision.seat} has to decide, not {seat}")
            if rest and (decision is None or decision.kind != "offer"):
                raise GameError("nothing is on offer")
            events = self._play(action, rest)
        self._wake_bots()
        if wait:
            self.wait()
        return events

    def _play(self, action: Action | str, rest: bool = False) -> list[Event]:
        """Play an action and the offers that pass unasked: on with the line, in place of what was undone, or beside."""
        ahead = self.walk.ahead
        node, events = self._record(action, rest)
        if node.is_branch and self._entered == "branching":
            node.name = node.name or self._branch_name
        elif self._entered == "undone" and ahead is not None and node is not ahead:
            self._replace(ahead, node)
        self._entered, self._branch_name = "looking", ""
        while (decision := self._state.decision) is not None and self._lets_pass(decision):
            self._record("pass", unasked=True)
        self._changed()
        return events

    def _replace(self, old: Node, new: Node) -> None:
        """Forget what was undone; what somebody named or commented stays beside the line."""
        if new.is_branch and old.parent and old.parent.next[0] is old:
            self.walk.tree.promote(new)
        if not old.remembered:
            self.walk.tree.delete(old)

    def _lets_pass(self, decision: Decision) -> bool:
        """Return whether a seat has let all further offers of this turn pass."""
        return decision.kind == "offer" and rests(self.walk.cursor, decision.seat)

    def _record(self, action: Action | str, rest: bool = False, unasked: bool = False) -> tuple[Node, list[Event]]:
        after = self._state.copy()
        decision = after.decision
        text = str(after._read(action)) if not after.over else str(action)
        events = after.apply(action)
        assert decision is not None
        node = self.walk.play(Ply(decision.seat, text, tuple(events), self.turn, after, rest, unasked))
        return node, events

    def play_out(self, kind: str = "greedy") -> None:
        """Let a bot play for the people too until the game is over (or the limit of turns)."""
        self.cancel()
        with self._lock:
            stand_ins = {seat: bots.make(kind, derive(self._seed, MAX_PLAYERS + SEAT[seat])) for seat in self.people}
            movers = {**stand_ins, **self._bots}
            while (decision := self._state.decision) is not None and self.turn < TURN_LIMIT:
                self._play(self._decide(movers[decision.seat], decision))

    def undo(self) -> bool:
        """Take back to the last decision of a person, over the replies of bots. Return whether there was one.

        What is played then takes the place of what was taken back.
        """
        with self._lock:
            taking_back = self.live
            moved = self._move(self._undone())
            if moved and taking_back:
                self._entered = "undone"
        return moved

    def redo(self) -> bool:
        """Go forward again to the next decision of a person. Return whether anything was undone."""
        with self._lock:
            entered = self._entered
            moved = self._move(self.walk.seek(1, *self._steps))
            if moved and not self.walk.at_end:
                self._entered = entered
        if self.walk.at_end:
            self._wake_bots()
        return moved

    @property
    def can_undo(self) -> bool:
        """Whether `undo` goes anywhere."""
        with self._lock:
            return self._undone() is not self.walk.cursor

    @property
    def can_redo(self) -> bool:
        """Whether `redo` goes anywhere."""
        return not self.walk.at_end

    @property
    def _steps(self) -> tuple[By, tuple[str, ...]]:
        """How undo and redo step: to where a person decides; without people, action by action."""
        return ("own", self.people) if self.people else ("decision", ())

    def _undone(self) -> Node:
        """Return the place to which `undo` goes."""
        walk, people = self.walk, self.people
        target = walk.seek(-1, *self._steps)
        first = walk.line[1].ply if walk.line[1:] else None
        # Before the first reply of a bot nobody has decided anything.
        if target.number == 0 and people and first is not None and first.seat not in people:
            return walk.cursor
        return target
