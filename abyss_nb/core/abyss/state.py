"""The public face of the engine: a state of the game, its decision, its legal actions.

>>> import abyss_nb
>>> state = abyss_nb.new_game(players=2, seed=7)
>>> state.decision.kind
'turn'
>>> "explore" in state.legal()
True
>>> events = state.apply("explore")
"""

import os
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from abyss_nb.core.abyss import knowledge, misplaced, position, scoring, turn
from abyss_nb.core.abyss import powers as _powers  # noqa: F401 - registers the kinds of steps of the Lords
from abyss_nb.core.abyss.actions import WELL_FORMED, Action, Legal, parse
from abyss_nb.core.abyss.board_text import board_text
from abyss_nb.core.abyss.cards import LORD, MAX_PLAYERS, MIN_PLAYERS, SEAT, SEATS
from abyss_nb.core.abyss.knowledge import Memory
from abyss_nb.core.abyss.options import Options
from abyss_nb.core.abyss.payment import Payments, payments
from abyss_nb.core.abyss.steps import KINDS, run
from abyss_nb.core.abyss.table import Table
from abyss_nb.core.game import Event, IllegalAction, MalformedAction, Reason
from abyss_nb.core.rng import MASK, below


class Decision(NamedTuple):
    """What is asked.

    Attributes:
        seat: Who decides, "p1" to "p4".
        kind: A decision kind of the action language, such as "turn" or "payment".
        about: What it is about, in words: the Lord to be paid, the Lord struck at, the price of an offer; "" if
            the kind says it all.
        rule: The ID of the rule that asks.
    """

    seat: str
    kind: str
    about: str
    rule: str


class State(Table):
    """A position of a game of Abyss, changed only by `apply`, one decision at a time.

    States are values: equal when everything in them is equal, the generator of chance included. Make one with
    `new_game` or `State.from_position`.
    """

    __slots__ = ()

    # -- making --------------------------------------------------------------------------------------------------

    @classmethod
    def from_position(cls, doc: object) -> "State":
        """Set up a position (positions.md); what it leaves out is filled in.

        Args:
            doc: A position as a dict, as JSON gives it.

        Raises:
            ImpossiblePosition: it cannot exist; the message names the component and the place.
        """
        players, options = position.read_frame(doc)
        state = cls(players, options)
        position.read(state, doc)
        return state

    def to_position(self) -> dict[str, Any]:
        """Return the whole position, decks in order and what is pending included; inverse of `from_position`."""
        return position.write(self)

    def copy(self) -> "State":
        """Return an equal state that shares nothing with this one."""
        return State(self.players, self.options, self)

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What is asked now, None when the game is over."""
        if self.over:
            return None
        step = self.agenda[-1]
        kind = KINDS[step[0]]
        return Decision(SEATS[step[1]], kind.name, kind.about(self, step), kind.rule)

    def legal(self) -> Sequence[Action]:
        """Return the legal actions of the pending decision, in the order of the action language.

        Payments come as a sequence that is built only when somebody counts, indexes or iterates.
        """
        if self.over:
            return Legal()
        step = self.agenda[-1]
        actions = KINDS[step[0]].legal(self, step)
        return Legal(actions) if actions.__class__ is list else actions

    def why_not(self, action: Action | str) -> list[Reason]:
        """Return every reason why an action is not possible now, the most specific first; empty if it is legal.

        Raises:
            MalformedAction: not a line of the action language.
        """
        action = self._read(action)
        if self.over:
            return [Reason("NOT-THIS-DECISION")]
        step = self.agenda[-1]
        kind = KINDS[step[0]]
        if kind.allows(self, step, action):
            return []
        reasons = dict.fromkeys(kind.objections(self, step, action))
        reasons |= dict.fromkeys(misplaced.objections(self, step, action))
        return list(reasons) or [Reason("NOT-THIS-DECISION")]

    def payments(self, lord: str) -> Payments:
        """Return the legal payments of the active player for a Lord; `.by_pearls()` groups them.

        Args:
            lord: The id of a Lord, such as "slaver"; it need not lie in the Court.

        Raises:
            KeyError: there is no such Lord.
        """
        return payments(self, self.active, LORD[lord])

    def observe(self, seat: str, memory: Memory = "table") -> dict[str, Any]:
        """Return what `seat` may know, as a JSON object (INFORMATION-PUBLIC, INFORMATION-HIDDEN).

        It is the position with counts for what is hidden, and three more fields: `seat` (who sees this),
        `decision` (what is asked of whom, null when the game is over) and, if anything lies nowhere in this game,
        `set_aside`.

        Args:
            seat: "p1" to "p4".
            memory: "table" for what lies open now, "perfect" for what a player knows who forgets nothing: then
                hands, Council stacks and the Exploration discard are open too.

        Raises:
            ValueError: there is no such seat or reading.
        """
        knowledge.check_memory(memory)
        return self._asking(knowledge.observe(self, self._seat(seat), memory), seat)

    def observe_table(self) -> dict[str, Any]:
        """Return what somebody without a seat may know: what lies open on the table (INFORMATION-PUBLIC).

        It is as `observe` tells it to a seat, with every hand and all Monster tokens as counts; its `seat` is "".
        """
        return self._asking(knowledge.observe(self, knowledge.NOBODY, "table"), "")

    def _asking(self, doc: dict[str, Any], seat: str) -> dict[str, Any]:
        """Add to an observation whose it is and what is asked."""
        doc["seat"] = seat
        decision = self.decision
        doc["decision"] = None if decision is None else {k: getattr(decision, k) for k in ("seat", "kind", "about")}
        return doc

    def unseen(self, seat: str, memory: Memory = "table") -> dict[str, Any]:
        """Return what `seat` cannot place, as multisets: what odds start from.

        Returns:
            `exploration` (a text of cards), `lords`, `locations` (lists of ids) and `monster_tokens` (values).

        Raises:
            ValueError: there is no such seat or reading.
        """
        knowledge.check_memory(memory)
        return knowledge.unseen(self, self._seat(seat), memory)

    def determinize(self, seat: str, rng: Random, memory: Memory = "table") -> "State":
        """Return a state that looks the same to `seat`, with everything else filled in at random.

        Every world that agrees with the observation is equally likely, and the pending decision is possible in it.
        The new state has a generator of its own.

        Args:
            seat: Who does not know.
            rng: What the world is drawn by.
            memory: As for `observe`.

        Raises:
            ValueError: there is no such seat or reading.
        """
        knowledge.check_memory(memory)
        world = self.copy()
        knowledge.determinize(world, self._seat(seat), rng, memory)
        return world

    def _seat(self, seat: str) -> int:
        if seat not in SEATS[: self.players]:
            raise ValueError(f"seat must be one of {', '.join(SEATS[: self.players])}, not {seat!r}")
        return SEAT[seat]

    def scores(self) -> dict[str, scoring.Score]:
        """Return the points of every seat with their parts, as the table stands."""
        return {SEATS[i]: scoring.score(self, i) for i in range(self.players)}

    @property
    def winners(self) -> list[str]:
        """The seats that won (several share a victory); empty while the game goes on."""
        return [SEATS[i] for i in scoring.winners(self)] if self.over else []

    # -- playing -------------------------------------------------------------------------------------------------

    def apply(self, action: Action | str, events: bool = True) -> list[Event]:
        """Play an action, in place, and go on to the next decision.

        Args:
            action: An item of `legal()`, or its text.
            events: False if nobody wants to know what happened; the list returned is then empty.

        Raises:
            MalformedAction: not a line of the action language.
            IllegalAction: not possible now; it carries the reasons. Nothing was changed.
        """
        # Only what the engine made itself need not be read again: an action made by hand can hold anything.
        try:
            known = action in WELL_FORMED or (self.offered is not None and self.offered.made(action))
        except TypeError:
            known = False
        if not known or action.__class__ is not Action:
            action = self._read(action)
        if not self.agenda:
            raise IllegalAction(str(action), self.why_not(action))
        step = self.agenda[-1]
        kind = KINDS[step[0]]
        if not kind.allows(self, step, action):
            raise IllegalAction(str(action), self.why_not(action))
        if not events:
            kind.resolve(self, step, action)
            run(self)
            return []
        self.events = []
        try:
            kind.resolve(self, step, action)
            run(self)
            return self.events
        finally:
            self.events = None

    def _read(self, action: Action | str) -> Action:
        """Read a text and put words whose order is free into the order of `legal()`."""
        if isinstance(action, Action):
            try:
                action = str(action)
            except TypeError:
                raise MalformedAction("the words of an action are texts") from None
        action = parse(action)
        return KINDS[self.agenda[-1][0]].normal(action) if self.agenda else action

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    # -- being a value -------------------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        if self.over:
            return f"<Abyss, {self.players} players, over: {' and '.join(self.winners)} won>"
        decision = self.decision
        assert decision is not None
        return f"<Abyss, {self.players} players, {decision.seat} decides: {decision.kind}>"

    def __str__(self) -> str:
        return board_text(self)

    def _repr_html_(self) -> str:
        from html import escape  # costs a fiftieth of the import of the package, and is hardly needed

        return f"<pre>{escape(board_text(self))}</pre>"


def new_game(players: int = 2, seed: int | None = None, options: Options | None = None) -> State:
    """Start a game (section 2 of the rules).

    Args:
        players: 2 to 4.
        seed: What chance decides by, 0 to 2**64 - 1; None draws one.
        options: How to play where the rules leave a choice; None takes the recommended readings.

    Raises:
        ValueError: a number out of range.
    """
    if type(players) is not int or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"players must be {MIN_PLAYERS} to {MAX_PLAYERS}, not {players!r}")
    if seed is None:
        seed = int.from_bytes(os.urandom(8), "big")
    if type(seed) is not int or not 0 <= seed <= MASK:
        raise ValueError(f"seed must be an integer from 0 to 2**64 - 1, not {seed!r}")
    if not isinstance(options, Options | None):
        raise ValueError(f"options must be Options(...), not {options!r}")
    state = State(players, options or Options())
    position.set_up(state, seed)
    state.seed, first = below(state.seed, players)
    turn.begin_turn(state, first)
    return state
