"""A session: people and bots on seats, a line of play that can be walked back and forth, and who watches it."""

import secrets
import sys
import threading
from collections.abc import Collection, Mapping, Sequence
from math import inf
from os import PathLike
from time import monotonic
from typing import Any, Literal, NamedTuple, Self
from weakref import WeakSet

import traitlets

from abyss_nb import bots, files, study
from abyss_nb.core import codes
from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.cards import MAX_PLAYERS, MIN_PLAYERS, SEAT, SEATS
from abyss_nb.core.abyss.options import Options
from abyss_nb.core.abyss.state import Decision, State, new_game
from abyss_nb.core.game import Event, GameError
from abyss_nb.core.record import DamagedRecord, Record
from abyss_nb.core.rng import derive
from abyss_nb.lines import By, Node, Ply, Tree, Walk
from abyss_nb.saving import record_of, rests, tree_of
from abyss_nb.simulate import TURN_LIMIT
from abyss_nb.words import words
from abyss_nb.words.plain import comment_of, name_of

PERSON = "person"
"""The kind of a seat that a human plays; all other kinds are names of bots."""


class Player(NamedTuple):
    """Who sits on a seat: a name and a kind, "person" or the name of a bot."""

    name: str
    kind: str


class NotYourTurn(GameError):
    """Somebody else has to decide."""


def read_seats(seats: Sequence[str | tuple[str, str] | Mapping[str, str]], lang: str = "en") -> tuple[Player, ...]:
    """Read who plays: kinds ("person", "greedy"), pairs (name, kind), or objects with both.

    Raises:
        ValueError: an unknown kind, or a number of seats that cannot play.
    """
    if isinstance(seats, str):
        seats = [word.strip() for word in seats.split(",")]
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        raise ValueError(f"{MIN_PLAYERS} to {MAX_PLAYERS} seats can play, not {len(seats)}")
    players = []
    for i, seat in enumerate(seats):
        if isinstance(seat, Mapping):
            name, kind = str(seat.get("name", "")), str(seat.get("kind", ""))
        elif isinstance(seat, str):
            name, kind = "", seat
        else:
            name, kind = seat
        if kind != PERSON and kind not in bots.NAMES:
            raise ValueError(f"seat {SEATS[i]}: {name_of(kind)!r} is not one of {', '.join((PERSON, *bots.NAMES))}")
        players.append(Player(name_of(name) or words(lang).default_name(kind, i), kind))
    return tuple(players)


class Session(traitlets.HasTraits):
    """A game that people and bots play, with its history.

    Observe `version`: it counts up with everything that changes the position shown. Bots think in a thread of
    their own (on machines without threads: in slices of the event loop), so a cell or a click never waits for them
    unless it wants to.

    >>> session = Session(["person", "random"], seed=3)
    >>> _ = session.play("explore")  # doctest: +SKIP
    """

    version = traitlets.Int(0, help="Counts up whenever the position shown changes.").tag()
    thinking = traitlets.Unicode("", help="The seat of the bot that thinks, '' if none does.")
    error = traitlets.Unicode("", help="What went wrong while a bot played, '' if nothing did.")
    lang = traitlets.Enum(("en", "fr", "es"), "en", help="The language of logs and of new boards.")
    pace = traitlets.Float(0.0, min=0.0, help="Seconds between the actions of bots, so that people can follow.")
    autosave = traitlets.Unicode("", help="The file to which the game is saved whenever a person can decide.")
    auto = traitlets.Bool(True, help="Whether bots play by themselves.")

    walk: Walk
    """Where the session looks in the tree of the game; not to be moved from outside."""
    watchers: WeakSet[object]
    """The boards that show the session."""

    def __init__(
        self,
        seats: Sequence[str | tuple[str, str] | Mapping[str, str]] = (PERSON, "greedy"),
        seed: int | None = None,
        options: Options | None = None,
        position: Mapping[str, Any] | None = None,
        **traits: Any,
    ) -> None:
        """Start a session.

        Args:
            seats: Who plays, in turn order; see `read_seats`.
            seed: What chance decides by; None draws one.
            options: How to play; None takes the recommended readings.
            position: Where to start instead of a new game (positions.md).
            **traits: Values of the traits.

        Raises:
            ValueError: wrong seats or seed.
            ImpossiblePosition: the position cannot exist, or is of another number of seats.
        """
        self._lock = threading.RLock()
        self._idle = threading.Event()
        self._idle.set()
        self._skipping = threading.Event()
        self.watchers: WeakSet[object] = WeakSet()
        self._unsaved = ""
        self._run = 0
        self._game = 0
        self._players: tuple[Player, ...] = ()
        super().__init__(**traits)
        self.restart(seats, seed, options, position)

    # -- the line of play ----------------------------------------------------------------------------------------

    def restart(
        self,
        seats: Sequence[str | tuple[str, str] | Mapping[str, str]] | None = None,
        seed: int | None = None,
        options: Options | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        """Begin another game in this session; arguments as for `Session`, None for `seats` keeps them."""
        players = self._players if seats is None else read_seats(seats, self.lang)
        if seed is None:
            seed = secrets.randbits(64)
        if position is None:
            state = new_game(len(players), seed, options)
        else:
            state = State.from_position(position)
            if state.players != len(players):
                raise ValueError(f"the position is for {state.players} seats, not {len(players)}")
        self._begin(players, seed, Tree(state))

    def _begin(self, players: tuple[Player, ...], seed: int, tree: Tree) -> None:
        """Play a game from the end of its main line on."""
        self.cancel()
        with self._lock:
            self._game += 1
            self._players = players
            self._seed = seed
            self.walk = Walk(tree)
            self.walk.go(self.walk.line[-1])
            self._entered: Literal["looking", "undone", "branching"] = "looking"
            self._branch_name = ""
            self._bots = {
                SEATS[i]: bots.make(player.kind, derive(seed, i))
                for i, player in enumerate(players)
                if player.kind != PERSON
            }
            self.error = ""
            self._changed()
        self._wake_bots()

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where, in turn order."""
        return self._players

    @property
    def names(self) -> dict[str, str]:
        """The name of each seat."""
        return {SEATS[i]: player.name for i, player in enumerate(self._players)}

    @property
    def people(self) -> tuple[str, ...]:
        """The seats that people play."""
        return tuple(SEATS[i] for i, player in enumerate(self._players) if player.kind == PERSON)

    @property
    def game(self) -> int:
        """The number of the game in this session, from 1; `restart` begins the next one."""
        return self._game

    @property
    def seed(self) -> int:
        """What chance decides by in this game."""
        return self._seed

    @property
    def _state(self) -> State:
        return self.walk.state

    @property
    def state(self) -> State:
        """The position shown now, as a copy that one may play with."""
        with self._lock:
            return self._state.copy()

    @property
    def history(self) -> tuple[Ply, ...]:
        """The actions played up to the position shown."""
        with self._lock:
            return tuple(node.ply for node in self.walk.path() if node.ply)

    @property
    def turn(self) -> int:
        """Which turn of the game it is, from 1."""
        return self.walk.cursor.turn

    @property
    def place(self) -> int:
        """How many actions lead to the position shown: what `goto` calls it."""
        return self.walk.cursor.number

    @property
    def length(self) -> int:
        """How many actions the line has that is shown, the ones after the position shown included."""
        with self._lock:
            return len(self.walk.line) - 1

    @property
    def live(self) -> bool:
        """Whether the game goes on here: at the end of a line, after an undo, or where a branch begins."""
        return self._entered != "looking" or self.walk.at_end

    @property
    def log(self) -> list[dict[str, Any]]:
        """What happened, one row an event, in words of the session's language: everything, for everybody's eyes."""
        tell = words(self.lang)
        return [
            {
                "turn": turn,
                "seat": event.seat,
                "kind": event.kind,
                "rule": event.rule,
                "text": tell.event_text(event, self.names),
            }
            for turn, event in self.events()
        ]

    def events(self, seat: str | None = None) -> list[tuple[int, Event]]:
        """Return the events up to the position shown with their turns, in full or as `seat` may see them.

        Args:
            seat: "p1" to "p4", "" for somebody without a seat, None for everything.
        """
        with self._lock:
            return [(turn, event) for _, turn, event in self.walk.events(seat)]

    # -- playing -------------------------------------------------------------------------------------------------

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

    # -- walking -------------------------------------------------------------------------------------------------

    def goto(self, place: int | Node | None = None, *, turn: int | None = None) -> None:
        """Look at another place of the game; nothing is forgotten.

        What is played there begins a branch. Bots wait until `branch` or an action of a person lets the game go on.

        Args:
            place: After how many actions of the line shown (negative: before its end), or a place of a branch.
            turn: Instead of it, the beginning of this turn of the line shown.

        Raises:
            ValueError: there is no such place.
        """
        with self._lock:
            self._move(self.find(place, turn=turn))

    def find(self, place: int | Node | None = None, *, turn: int | None = None) -> Node:
        """Return a place as `goto` names it; without any, the one shown.

        Raises:
            ValueError: there is no such place; the message tells which there are.
        """
        with self._lock:
            if isinstance(place, Node):
                if not self.walk.holds(place) and place not in self.walk.tree:
                    raise ValueError(f"{place!r} is not a place of this game")
                return place
            line = self.walk.line
            if turn is not None:
                begins = next((node for node in line if node.turn == turn), None)
                if begins is None:
                    raise ValueError(
                        f"turn {turn} is not on this line; it has the turns {line[0].turn} to {line[-1].turn}"
                    )
                return begins
            if place is None:
                return self.walk.cursor
            if not -len(line) <= place < len(line):
                raise ValueError(f"place {place} is not on this line; it has the places 0 to {len(line) - 1}")
            return line[place]

    def back(self, n: int = 1, by: By = "decision", seats: Sequence[str] | None = None) -> bool:
        """Go back along the line shown, at most to its start. Return whether that is anywhere.

        Args:
            n: How many steps.
            by: "decision" steps from action to action, "turn" to where turns begin, "own" to where `seats` decide.
            seats: Whose decisions are one's own; None for those of the people.
        """
        return self._steps_on(-1, n, by, seats)

    def forward(self, n: int = 1, by: By = "decision", seats: Sequence[str] | None = None) -> bool:
        """Go forward along the line shown, at most to its end; as `back`."""
        return self._steps_on(1, n, by, seats)

    def _steps_on(self, direction: int, n: int, by: By, seats: Sequence[str] | None) -> bool:
        with self._lock:
            place = self.walk.cursor
            for _ in range(n):
                place = self.walk.seek(direction, by, self.people if seats is None else seats, place)
            return self._move(place)

    def _move(self, place: Node) -> bool:
        """Look at a place. Return whether it is another one."""
        self.cancel()
        moved = place is not self.walk.cursor
        if moved:
            self.walk.go(place)
            self._entered, self._branch_name = "looking", ""
            self._changed()
        return moved

    def branch(self, name: str = "") -> None:
        """Let the game go on from the place shown, beside what was played there: people act, bots answer.

        Args:
            name: What the branch is called.

        Raises:
            GameError: nothing goes on from here, so that what is played next is no branch.
        """
        with self._lock:
            if self.walk.at_end:
                raise GameError("nothing goes on from here: what is played next goes on with this line")
            self._entered, self._branch_name = "branching", name_of(name)
            self._changed()
        self._wake_bots()

    @property
    def branches(self) -> tuple[Node, ...]:
        """Where branches begin, in the order of the game; `goto` takes them, `node.name` is what one is called."""
        with self._lock:
            return tuple(self.walk.tree.branches())

    @property
    def on_branch(self) -> Node | None:
        """Where the branch begins that is shown; None on the main line."""
        with self._lock:
            return self.walk.tree.branch_of(self.walk.cursor)

    def back_to_main(self) -> bool:
        """Go back to the main line, to where the branch shown parts from it. Return whether that is anywhere."""
        with self._lock:
            self.cancel()
            moved = self.walk.to_main()
            if moved:
                self._entered, self._branch_name = "looking", ""
                self._changed()
            return moved

    def name_branch(self, name: str, branch: Node | None = None) -> None:
        """Call a branch something: the one that begins at `branch`, or the one shown.

        Raises:
            GameError: the main line is shown, and no branch is given.
            ValueError: no branch begins there.
        """
        with self._lock:
            node = self._branch_at(branch)
            node.name = name_of(name)
            self._told()

    def delete_branch(self, branch: Node | None = None) -> None:
        """Take a branch away: the one that begins at `branch`, or the one shown. Who looks at it sees where it began.

        Raises:
            GameError, ValueError: as `name_branch`.
        """
        with self._lock:
            node = self._branch_at(branch)
            self.cancel()
            self.walk.tree.delete(node)
            self._entered = "looking"
            self._told()

    def make_main(self, branch: Node | None = None) -> None:
        """Let a branch (the one that begins at `branch`, or the one shown) change places with the line it parts from.

        Raises:
            GameError, ValueError: as `name_branch`.
        """
        with self._lock:
            self.walk.tree.promote(self._branch_at(branch))
            self._told()

    def _branch_at(self, branch: Node | None) -> Node:
        node = self.find(branch) if branch is not None else self.on_branch
        if node is None:
            raise GameError("the main line is shown, not a branch")
        if not node.is_branch:
            raise ValueError(f"no branch begins at {node!r}")
        return node

    def comment(self, text: str, place: int | Node | None = None) -> None:
        """Write something about a place (the one shown unless given); "" takes it away.

        Raises:
            ValueError: there is no such place.
        """
        with self._lock:
            self.find(place).comment = comment_of(text)
            self._told()

    def _told(self) -> None:
        """Note that names, comments or branches have changed."""
        self.walk.tree.version += 1
        self._changed()

    # -- keeping -------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The game as a record, with its branches and comments. It tells everything, hands and decks too."""
        with self._lock:
            kinds = {SEATS[i]: player.kind for i, player in enumerate(self._players)}
            return record_of(self.walk.tree, self.names, kinds)

    def save(self, path: str | PathLike[str]) -> None:
        """Save the game as a record, whole or not at all: a file that was there stays until the new one is whole.

        Raises:
            OSError: the file cannot be written.
        """
        files.save(path, self.record)

    @classmethod
    def load(cls, path: str | PathLike[str], good_part: bool = False, **traits: Any) -> Self:
        """Return a session that goes on with a saved game.

        Args:
            path: The file of a record.
            good_part: Whether to take what is good of a damaged record.
            **traits: Values of the traits.

        Raises:
            OSError: the file cannot be read.
            DamagedRecord: the first line that is wrong, why, and what is good before it.
            TooLong: it has more actions than can be walked through.
        """
        try:
            record = files.load(path)
        except DamagedRecord as error:
            if not good_part or error.good is None:
                raise
            record = error.good
        return cls.from_record(record, **traits)

    @classmethod
    def from_record(cls, record: Record, **traits: Any) -> Self:
        """Return a session that goes on with a recorded game.

        Raises:
            TooLong: it has more actions than can be walked through.
        """
        session = cls([PERSON] * record.players, **{**traits, "auto": False})
        session.open(record)
        session.auto = traits.get("auto", True)
        session.resume()
        return session

    def open(self, record: Record) -> None:
        """Go on with a recorded game in this session, at the end of its main line; `Session.load` reads files.

        Seats of bots that are not known here are played by people.

        Raises:
            TooLong: it has more actions than can be walked through; nothing is changed.
            DamagedRecord: it does not replay; not a record that was read.
        """
        tree = tree_of(record)
        players = [(record.names[seat], record.kinds[seat]) for seat in SEATS[: record.players]]
        self._begin(read_seats(_known(tree.start, players), self.lang), record.position["seed"], tree)

    def code(self) -> str:
        """Return the position shown as a short text, for a message or a note; `from_code` goes on with it.

        It holds everything, hands and decks too, but not the way that led there.
        """
        with self._lock:
            return codes.encode(self._state, self._players)

    @classmethod
    def from_code(cls, text: str, **traits: Any) -> Self:
        """Return a session that goes on from a position in a code.

        Raises:
            BadCode: not a code, cut short, mistyped, or of a position that cannot exist.
        """
        state, seats = codes.decode(text)
        return cls(_known(state, seats), position=state.to_position(), **traits)

    def open_position(self, state: State, seats: Sequence[tuple[str, str]] = ()) -> None:
        """Go on from a position in this session; seats of bots that are not known here are played by people.

        Args:
            state: The position.
            seats: The name and the kind of each seat; none of them: people play.
        """
        self.restart(_known(state, seats), position=state.to_position())

    # -- bots ----------------------------------------------------------------------------------------------------

    def cancel(self) -> None:
        """Stop the bots; what one was thinking about is dropped."""
        with self._lock:
            self._run += 1
            self._rest()

    def skip(self) -> bool:
        """Let the bots play on to the next decision of a person without pauses. Return whether any were playing.

        This holds until they rest; `pace` stays as it is. It returns at once and may be called from any thread.
        """
        with self._lock:
            if self._idle.is_set():
                return False
            self._skipping.set()  # wakes the thread of the bots
            if not _HAS_THREADS:
                # Here a bot never thinks while something else runs: other slices go on for those that wait.
                self._run += 1
                _start_slices(self, self._run)
            return True

    @property
    def hurrying(self) -> bool:
        """Whether bots play without pauses, because of `pace` or until they rest after `skip`."""
        return self._skipping.is_set() or not self.pace

    def _rest(self) -> None:
        """Note that no bot plays any more; the lock is held."""
        self._skipping.clear()
        self.thinking = ""
        self._idle.set()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until a person has to decide or the game is over. Return False if the time (in seconds) ran out."""
        if _HAS_THREADS or timeout == 0:
            return self._idle.wait(timeout)
        # The event loop stands still meanwhile: here the bots play in place of their slices.
        end = inf if timeout is None else monotonic() + timeout
        with self._lock:
            self._run += 1
            run = self._run
        while not self._idle.is_set():
            if monotonic() >= end:
                _start_slices(self, run)
                return False
            self._bot_step(run)
        return True

    def resume(self) -> None:
        """Let the bots go on, after `cancel` or an undo into the middle of their replies."""
        self._wake_bots()

    def _bot_to_move(self) -> bool:
        decision = self._state.decision
        return self.auto and decision is not None and decision.seat in self._bots and self.turn < TURN_LIMIT

    def _wake_bots(self) -> None:
        with self._lock:
            if not self._bot_to_move() or not self._idle.is_set():
                return
            self._run += 1
            run = self._run
            self._idle.clear()
            self._think()
        if _HAS_THREADS:
            threading.Thread(target=self._bots_play, args=(run,), name="abyss-bots", daemon=True).start()
        else:
            _start_slices(self, run)

    def _think(self) -> None:
        """Tell which bot is next, from before its pause on, so that people can follow or skip; the lock is held."""
        decision = self._state.decision
        assert decision is not None
        self.thinking = decision.seat

    def _bots_play(self, run: int) -> None:
        """Play for the bots until a person has to decide: the body of the thread."""
        going = True
        while going:
            if self.pace:
                self._skipping.wait(self.pace)
            going = self._bot_step(run)

    def _bot_step(self, run: int) -> bool:
        """Let the bot that has to decide think and play. Return whether another bot's turn follows."""
        with self._lock:
            if run != self._run:
                return False
            decision = self._state.decision
            assert decision is not None
            thought_about = self.walk.cursor
        try:
            action = self._decide(self._bots[decision.seat], decision)
            with self._lock:
                if run != self._run or thought_about is not self.walk.cursor:
                    return False
                self._play(action)
                if self._bot_to_move():
                    self._think()
                    return True
                self._rest()
        except Exception as error:
            with self._lock:
                if run == self._run:
                    self.error = f"{type(error).__name__}: {error}"
                    self._rest()
        return False

    def _decide(self, bot: bots.Bot, decision: Decision) -> Action:
        state = self.state
        return bot.decide(state.observe(decision.seat), state.legal())

    # -- looking -------------------------------------------------------------------------------------------------

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

    # -- studying ------------------------------------------------------------------------------------------------

    def diff(
        self, a: int | Node | None = None, b: int | Node | None = None, seat: str | None = None
    ) -> study.Difference:
        """Compare two places of the game.

        Args:
            a: One place, as `goto` names it; None for the one before `b`.
            b: The other; None for the one shown.
            seat: What "p1" to "p4" may know; None for everything.

        Raises:
            ValueError: there is no such place or seat.
        """
        with self._lock:
            after = self.find(b)
            before = (after.parent or after) if a is None else self.find(a)
            one, other = map(self.walk.tree.state_at, (before, after))
        return study.difference(one, other, seat, self.names, self.lang)

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

    # -- watching ------------------------------------------------------------------------------------------------

    def _changed(self) -> None:
        self.version += 1
        if self.autosave and not self._bot_to_move():
            self._autosave()

    @traitlets.observe("autosave")
    def _autosave(self, _: object = None) -> None:
        """Save the game; that it cannot be saved is told, and hinders nobody."""
        if not self.autosave or not self._players:
            return
        try:
            self.save(self.autosave)
        except OSError as error:
            reason = error.strerror or error
            self.error = self._unsaved = words(self.lang).label("error.unsaved", file=self.autosave, reason=reason)
        else:
            if self.error and self.error == self._unsaved:
                self.error = ""

    def __repr__(self) -> str:
        who = ", ".join(f"{player.name} ({player.kind})" for player in self._players)
        return f"<Session of {who}; turn {self.turn}; {self._state!r}>"


def _known(state: State, seats: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return who can play here: people in the place of bots that are not known."""
    return [(name, kind if kind in bots.NAMES else PERSON) for name, kind in seats or [("", PERSON)] * state.players]


_HAS_THREADS = sys.platform != "emscripten"


def _start_slices(session: Session, run: int) -> None:
    """Where threads do not exist: one decision at a time on the event loop."""
    import asyncio

    async def slices() -> None:
        going = True
        while going:
            await asyncio.sleep(0 if session.hurrying else session.pace)
            going = session._bot_step(run)

    try:
        task = asyncio.get_running_loop().create_task(slices())
    except RuntimeError:
        while session._bot_step(run):
            pass
    else:
        _TASKS.add(task)
        task.add_done_callback(_TASKS.discard)


_TASKS: set[Any] = set()
"""Keeps running tasks alive."""
