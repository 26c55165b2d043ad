"""Records: played games as JSON Lines, checked line by line while they are read. See records.md in the documentation.

A record carries what chance decided, so that it replays the same whatever the generator does, and after each action
a hash of the position, so that what was edited, reordered or misread is found at the line where it parts. After the
main line it can have branches: what was also tried, each from a place that stands in the file before it.

>>> import abyss_nb
>>> recorder = Recorder(abyss_nb.new_game(2, seed=7), {"p1": "Ada", "p2": "Bob"}, {"p1": "person", "p2": "person"})
>>> events = recorder.play("explore")
>>> text = "".join(recorder.record().to_lines())
>>> read(text).steps[0].do
'explore'
>>> read(text) == recorder.record()
True
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, NamedTuple, NoReturn

from abyss_nb.core.abyss.actions import PASS, Action
from abyss_nb.core.abyss.cards import EXPLORATION_CODE, LOCATION, SEATS, TOKEN_VALUES
from abyss_nb.core.abyss.chance import ChanceMismatch
from abyss_nb.core.abyss.position import GAME
from abyss_nb.core.abyss.reader import Reader, shown
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import Event, GameError, IllegalAction, ImpossiblePosition, MalformedAction
from abyss_nb.core.nesting import MAX_DEPTH, depth

FORMAT = 1
HEADER_FIELDS = ("format", "game", "players", "names", "kinds", "position", "made", "comment")
STEP_FIELDS = ("seat", "do", "chance", "hash", "rest", "comment")
BRANCH_FIELDS = ("after", "name")
RESULT_FIELDS = ("over", "winners", "scores")
MAX_LINE = 100_000
"""The most characters in a line; the longest that is written has some thousands."""
MAX_STEPS = 1_000_000
"""The most actions in a record, those of its branches included."""
MAX_BRANCHES = 1000
"""The most branches in a record."""
MAX_TEXT = 1000
"""The most characters in a name, a kind, a comment and so on."""
HASH_DIGITS = 16
_KEEP_EVERY = 256
"""After so many actions a position is kept while a record is read, to go back to where a branch begins."""
_LONGEST_NUMBER = 20
_LONGEST_REASON = 400

Outcome = str | int | tuple[str, ...]
"""What chance said: a deck of Exploration cards as text, a stack of Locations, or the value of a Monster token."""


class DamagedRecord(GameError, ValueError):
    """A record that cannot be read to its end.

    Attributes:
        line: The number of the line that is wrong, from 1.
        reason: What is wrong with it, in plain words.
        good: The record up to the line before; None if not even the header is good.
    """

    def __init__(self, line: int, reason: str, good: "Record | None") -> None:
        self.line = line
        self.reason = reason
        self.good = good
        super().__init__(f"line {line}: {reason}")


class _Fault(Exception):
    """What is wrong with a line."""


class _NotJson(_Fault):
    """A line that is not JSON, perhaps because it was cut."""


# -- what a record holds -----------------------------------------------------------------------------------------


class Step(NamedTuple):
    """An action that a seat chose.

    Attributes:
        seat: Who.
        do: The text of the action.
        chance: What chance decided until the next decision, in order.
        hash: The `position_hash` after it.
        rest: Whether the seat lets all further offers of this turn pass.
        comment: What somebody wrote about it; "" if nobody did.
    """

    seat: str
    do: str
    chance: tuple[Outcome, ...]
    hash: str
    rest: bool = False
    comment: str = ""

    def same(self, other: "Step") -> bool:
        """Return whether both are the same choice with the same outcome: two such never go on from one place."""
        return self[:3] == other[:3] and self.rest == other.rest

    def to_line(self) -> str:
        """Return the line of the file, with its end."""
        doc: dict[str, object] = {"seat": self.seat, "do": self.do}
        if self.chance:
            doc["chance"] = self.chance
        doc["hash"] = self.hash
        if self.rest:
            doc["rest"] = True
        if self.comment:
            doc["comment"] = self.comment
        return _line(doc)


class Branch(NamedTuple):
    """What was also played from a place of the record.

    Attributes:
        after: The number of the step it follows, of the main line or of a branch before it: the steps are numbered
            from 1 in the order in which they are written. 0 is the start.
        name: What it is called; "" if nobody named it.
        steps: The actions, at least one.
    """

    after: int
    name: str
    steps: tuple[Step, ...]


class Result(NamedTuple):
    """How a game ended: who won, and the points of every seat."""

    winners: tuple[str, ...]
    scores: dict[str, int]

    @classmethod
    def of(cls, state: State) -> "Result":
        """Return how a game ended that is over."""
        return cls(tuple(state.winners), {seat: score.total for seat, score in state.scores().items()})


class Played(NamedTuple):
    """A step of a record as it is replayed.

    Attributes:
        number: Its number in the record, from 1.
        after: The number of the step it follows, 0 at the start: in a line the number before its own.
        step: What was chosen.
        events: What happened.
        state: The position after it, a copy.
    """

    number: int
    after: int
    step: Step
    events: list[Event]
    state: State


@dataclass(frozen=True)
class Record:
    """A played game, whole or as far as it went. A value; nothing in it is to be changed.

    Whoever makes one by hand gets a ValueError for a name, kind, comment or the like that is missing, empty, too long
    or not text that a file can hold. Whether the steps fit is found when it is replayed or read again.

    Attributes:
        position: The complete starting position.
        names: The name of each seat.
        kinds: The kind of each seat: "person" or the name of a bot.
        steps: The actions that seats chose: the main line.
        made: Where the record comes from, in free words; "" if nothing is said.
        result: How the main line ended; None if the record does not say.
        comment: What somebody wrote about the start; "" if nobody did.
        branches: What was also played, in the order of the file.
        truncated: Whether the file was cut in the middle of its last line, which is then left out.
        note: What to tell about that, "" if there is nothing.
    """

    position: dict[str, Any]
    names: dict[str, str]
    kinds: dict[str, str]
    steps: tuple[Step, ...] = ()
    made: str = ""
    result: Result | None = None
    comment: str = ""
    branches: tuple[Branch, ...] = ()
    truncated: bool = field(default=False, compare=False)
    note: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        try:
            _seat_texts(self.names, "names", self.position["players"])
            _seat_texts(self.kinds, "kinds", self.position["players"])
            _optional_text(self.made, "made")
            _optional_text(self.comment, "comment")
            for i, branch in enumerate(self.branches):
                _optional_text(branch.name, f"branches[{i}].name")
        except _Fault as fault:
            raise ValueError(str(fault)) from None

    @property
    def players(self) -> int:
        """How many seats play."""
        return len(self.names)

    def start(self) -> State:
        """Return the starting position.

        Raises:
            ImpossiblePosition: it cannot exist; not in a record that was read.
        """
        return State.from_position(self.position)

    def walk(self) -> Iterator[Played]:
        """Replay everything: the main line and then the branches, in the order of the file.

        Raises:
            DamagedRecord: a step does not fit; not in a record that was read.
        """
        places = {0, *(branch.after for branch in self.branches)}
        kept = {0: self.start()}
        number = 0
        for after, steps in ((0, self.steps), *((branch.after, branch.steps) for branch in self.branches)):
            if after not in kept:
                self._tell_fault()
            state = kept[after].copy()
            for step in steps:
                try:
                    events = _play(state, step)
                except _Fault:
                    self._tell_fault()
                number += 1
                if number in places:
                    kept[number] = state.copy()
                yield Played(number, after, step, events, state.copy())
                after = number

    def _tell_fault(self) -> NoReturn:
        """Raise what reading this record raises: with the line that is wrong and what is good before it."""
        self.from_lines(self.to_lines())
        raise AssertionError("what does not replay is refused by reading too")

    def plays(self) -> Iterator[tuple[Step, list[Event], State]]:
        """Replay the main line: yield each step with what happened and the position after it, a copy.

        Raises:
            DamagedRecord: as `walk`.
        """
        for played in takewhile(lambda played: played.number <= len(self.steps), self.walk()):
            yield played.step, played.events, played.state

    def states(self) -> Iterator[State]:
        """Replay the main line: yield the starting position and the one after each step, all of them copies.

        Raises:
            DamagedRecord: as `walk`.
        """
        yield self.start()
        for _, _, state in self.plays():
            yield state

    def final(self) -> State:
        """Return the position after the last step of the main line.

        Raises:
            DamagedRecord: as `walk`.
        """
        state = self.start()
        for _, _, after in self.plays():
            state = after
        return state

    def to_lines(self) -> Iterator[str]:
        """Yield the lines of the file, each with its end."""
        doc: dict[str, object] = {"format": FORMAT, "game": GAME, "players": self.players}
        doc |= {"names": self.names, "kinds": self.kinds, "position": self.position}
        if self.made:
            doc["made"] = self.made
        if self.comment:
            doc["comment"] = self.comment
        yield _line(doc)
        for step in self.steps:
            yield step.to_line()
        if self.result is not None:
            yield _line({"over": True, "winners": self.result.winners, "scores": self.result.scores})
        for branch in self.branches:
            name = {"name": branch.name} if branch.name else {}
            yield _line({"branch": {"after": branch.after, **name}})
            for step in branch.steps:
                yield step.to_line()

    @classmethod
    def from_lines(cls, lines: Iterable[str]) -> "Record":
        """Read and check a record with all its branches.

        Args:
            lines: The lines, with their ends or without. If only the last one has no end and is not whole, the
                record is taken to be cut there.

        Raises:
            DamagedRecord: the first line that is wrong, why, and what is good before it.
        """
        return _Tree(lines).read()


def read(source: str | Iterable[str]) -> Record:
    """Read and check a record.

    Args:
        source: The text of a file, or its lines.

    Raises:
        DamagedRecord: the first line that is wrong, why, and what is good before it.
    """
    return Record.from_lines(_lines_of(source) if isinstance(source, str) else source)


def position_hash(state: State) -> str:
    """Return the short hash of a position: of everything in it but the generator of chance.

    The same on every version of Python: the first 16 hexadecimal digits of the SHA-256 of the position as JSON,
    without `seed`, fields sorted, no spaces.
    """
    doc = state.to_position()
    del doc["seed"]
    text = json.dumps(doc, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:HASH_DIGITS]


# -- recording ---------------------------------------------------------------------------------------------------


class Recorder:
    """Collects a line of play while it is played: with `play`, or with `add` if it is played elsewhere.

    Args:
        state: Where the game starts.
        names: The name of each seat.
        kinds: The kind of each seat.
        made: Where the record comes from, in free words.

    Raises:
        ValueError: a name or kind is missing, surplus, empty, too long or not text that a file can hold.
    """

    def __init__(self, state: State, names: Mapping[str, str], kinds: Mapping[str, str], made: str = "") -> None:
        self._state = state.copy()
        self._steps: list[Step] = []
        try:
            self._names = _seat_texts(dict(names), "names", state.players)
            self._kinds = _seat_texts(dict(kinds), "kinds", state.players)
            self._made = _optional_text(made, "made")
        except _Fault as fault:
            raise ValueError(str(fault)) from None
        self._position = state.to_position()

    @property
    def state(self) -> State:
        """The position after the last action, a copy."""
        return self._state.copy()

    def play(self, action: Action | str) -> list[Event]:
        """Play an action and record it.

        Raises:
            MalformedAction, IllegalAction: as `State.apply`; nothing is changed.
        """
        decision = self._state.decision
        events = self._state.apply(action)
        assert decision is not None
        self._steps.append(step(decision.seat, action, events, self._state))
        return events

    def add(self, seat: str, action: Action | str, events: Iterable[Event], after: State) -> None:
        """Record an action that was played elsewhere, in the position recorded last.

        Args:
            seat: Who played it.
            action: The action or its text.
            events: All that happened, with everything in it (not what one seat may see).
            after: The position after it.

        Raises:
            ValueError: the events do not tell what chance decided.
        """
        self._steps.append(step(seat, action, events, after))
        self._state = after.copy()

    def record(self) -> Record:
        """Return what is recorded up to now."""
        result = Result.of(self._state) if self._state.over else None
        return Record(self._position, self._names, self._kinds, tuple(self._steps), self._made, result)


def step(
    seat: str, action: Action | str, events: Iterable[Event], after: State, rest: bool = False, comment: str = ""
) -> Step:
    """Return the step of an action that was played.

    Args:
        seat: Who played it.
        action: The action or its text.
        events: All that happened, with everything in it (not what one seat may see).
        after: The position after it.
        rest: Whether the seat lets all further offers of this turn pass; only for a `pass` on an offer.
        comment: What somebody wrote about it, 1 to `MAX_TEXT` characters; "" if nobody did.

    Raises:
        MalformedAction: not a line of the action language.
        ValueError: the events do not tell what chance decided, only a `pass` can be for a whole turn, or the comment
            is no text that a file can hold.
    """
    do = str(Action.parse(str(action)))
    try:
        _check_rest(rest, do)
        return Step(seat, do, chance_of(events), position_hash(after), rest, _optional_text(comment, "comment"))
    except _Fault as fault:
        raise ValueError(str(fault)) from None


def chance_of(events: Iterable[Event]) -> tuple[Outcome, ...]:
    """Return what chance decided in these events, in order.

    Raises:
        ValueError: they are a seat's view, in which that is hidden.
    """
    found: list[Outcome] = []
    for event in events:
        if event.kind not in ("reshuffle", "stack-shuffled", "monster-token", "steal"):
            continue
        if len(event.items) != event.number:
            raise ValueError(f"what chance decided is hidden in the event {event.kind!r}")
        if event.kind == "reshuffle":
            found.append(" ".join(event.items))
        elif event.kind == "stack-shuffled":
            found.append(event.items)
        else:
            found.append(int(event.items[0]))
    return tuple(found)


# -- replaying ---------------------------------------------------------------------------------------------------


class Replay:
    """A record of any length, read and checked line by line: iterate for the steps. It holds one line and one position.

    It follows the main line: where branches begin it stops, and what stands there is not looked at.

    >>> import abyss_nb
    >>> recorder = Recorder(abyss_nb.new_game(2, seed=7), {"p1": "Ada", "p2": "Bob"}, {"p1": "person", "p2": "person"})
    >>> events = recorder.play("explore")
    >>> replay = Replay(recorder.record().to_lines())
    >>> [step.do for step in replay], replay.line
    (['explore'], 2)

    Attributes:
        state: The position after the step yielded last; not to be changed.
        line: How many lines were read.
        result: How the game ended, once the line that says so was read.
        note: That the file was cut in the middle of its last line, "" if it was not.

    Raises:
        DamagedRecord: when made, for a wrong header; while iterating, for any other wrong line. `good` then holds no
            steps: those yielded are good.
    """

    def __init__(self, lines: Iterable[str]) -> None:
        self.line = 0
        self.result: Result | None = None
        self.note = ""
        self._lines = iter(lines)
        self._steps = 0
        self._branch: dict[str, Any] | None = None
        try:
            doc = self._next()
            if doc is None:
                self.line = 1
                _fail("the header is cut short" if self.note else "there is nothing; a record begins with its header")
            self._head, self.state = _read_header(doc)
        except _Fault as fault:
            raise DamagedRecord(self.line, _plain(str(fault)), None) from None

    def record(self, steps: Iterable[Step] = ()) -> Record:
        """Return the record read up to now, with the steps given."""
        return replace(self._head, steps=tuple(steps), result=self.result, truncated=bool(self.note), note=self.note)

    def __iter__(self) -> Iterator[Step]:
        try:
            yield from self._main_line()
        except _Fault as fault:
            raise DamagedRecord(self.line, _plain(str(fault)), self.record()) from None

    def _main_line(self) -> Iterator[Step]:
        while self._branch is None and (doc := self._next()) is not None:
            if "branch" in doc:
                self._branch = doc
            elif self.result is not None:
                _fail("nothing can follow the line that ends the game but branches")
            elif "over" in doc:
                self.result = _read_result(doc, self.state)
            else:
                yield self._follow(doc)

    def _follow(self, doc: dict[str, Any]) -> Step:
        """Read a step and play it."""
        if self._steps == MAX_STEPS:
            _fail(f"more than {MAX_STEPS} actions")
        step = _read_step(doc, self.state.players)
        _play(self.state, step)
        self._steps += 1
        return step

    def _next(self) -> dict[str, Any] | None:
        """Read a line; None after the last whole one."""
        try:
            line = next(self._lines, None)
        except UnicodeDecodeError:
            self.line += 1
            raise _Fault("is not UTF-8 text") from None
        if line is None:
            return None
        self.line += 1
        if len(line) > MAX_LINE:
            _fail(f"is longer than {MAX_LINE} characters")
        try:
            return _read_json(line)
        except _NotJson:
            if line.endswith("\n") or not self._at_end():
                raise
            # A crash can also leave zeros where the line should be.
            if not (line.lstrip().startswith("{") or not line.strip("\0")):
                raise
            if line:
                whole = f"the record is loaded up to line {self.line - 1}"
                self.note = f"line {self.line} is cut short; {whole}"
            self.line -= 1
            return None

    def _at_end(self) -> bool:
        try:
            return next(self._lines, None) is None
        except UnicodeDecodeError:
            return False


class _Begun(NamedTuple):
    """A branch that is being read: how many steps stand before it, after which of them it begins, its name."""

    before: int
    after: int
    name: str


class _Tree(Replay):
    """A record read with its branches. Only some positions on the way are kept; those near them are played again."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__(lines)
        self._all: list[Step] = []
        self._begun: list[_Begun] = []
        self._firsts: dict[int, int] = {}
        self._kept = {0: self.state.copy()}
        self._onwards: dict[int, list[Step]] = {}
        self._texts: dict[str, str] = {}

    def read(self) -> Record:
        """Read everything; raises `DamagedRecord`."""
        try:
            for step in self._main_line():
                self._keep(step)
            doc = self._branch
            while doc is not None:
                if "branch" in doc:
                    self._begin(doc)
                elif "over" in doc:
                    _fail("only the main line tells how the game ended")
                else:
                    self._grow(self._follow(doc))
                doc = self._next()
        except _Fault as fault:
            raise DamagedRecord(self.line, _plain(str(fault)), self._whole()) from None
        if self._is_empty():
            # A crash can also cut a file at the end of a line.
            self.note = f"the branch of line {self.line} is cut short; the record is loaded up to line {self.line - 1}"
        return self._whole()

    def _whole(self) -> Record:
        """Return the record read up to now; without a branch of which nothing is there yet."""
        ends = [*(begun.before for begun in self._begun), len(self._all)]
        branches = [
            Branch(begun.after, begun.name, tuple(self._all[begun.before : end]))
            for begun, end in zip(self._begun, ends[1:], strict=True)
            if begun.before < end
        ]
        return replace(self.record(self._all[: ends[0]]), branches=tuple(branches))

    def _is_empty(self) -> bool:
        """Return whether nothing of the branch begun last is there yet."""
        return bool(self._begun) and self._begun[-1].before == len(self._all)

    def _begin(self, doc: dict[str, Any]) -> None:
        if self._is_empty():
            _fail("the branch begun before it has no actions")
        if len(self._begun) == MAX_BRANCHES:
            _fail(f"more than {MAX_BRANCHES} branches")
        after, name = _read_branch(doc, len(self._all))
        self._kept[after] = self._position(after)
        if after not in self._onwards:
            # In the line in which that step stands, the next one goes on from it.
            goes_on = after < len(self._all) and after + 1 not in self._firsts
            self._onwards[after] = [self._in_order(after, self._all[after])] if goes_on else []
        self.state = self._kept[after].copy()
        self._begun.append(_Begun(len(self._all), after, name))
        self._firsts[len(self._all) + 1] = after

    def _grow(self, step: Step) -> None:
        """Add a step to a branch."""
        if self._is_empty():
            after = self._begun[-1].after
            chosen = self._in_order(after, step)
            if any(chosen.same(other) for other in self._onwards[after]):
                _fail(f"{step.do!r} goes on from there already, with the same outcome")
            self._onwards[after].append(chosen)
        self._keep(step)

    def _in_order(self, after: int, step: Step) -> Step:
        """Return a step with words whose order is free in the order in which they are listed there."""
        return step._replace(do=str(self._kept[after]._read(step.do)))

    def _keep(self, step: Step) -> None:
        # Most actions come again and again: their text is kept once.
        self._all.append(step._replace(do=self._texts.setdefault(step.do, step.do)))
        if len(self._all) % _KEEP_EVERY == 0:
            self._kept[len(self._all)] = self.state.copy()

    def _position(self, number: int) -> State:
        """Return the position after a step, played from the nearest one kept before it."""
        steps = []
        while number not in self._kept:
            steps.append(self._all[number - 1])
            number = self._firsts.get(number, number - 1)
        state = self._kept[number].copy()
        for step in reversed(steps):
            state.script = [_numbers(outcome) for outcome in step.chance]
            state.apply(step.do, events=False)
        state.script = None
        return state


def _play(state: State, step: Step) -> list[Event]:
    """Play a step with what chance said then, and compare what came out."""
    decision = state.decision
    if decision is None:
        _fail("the game is over; nobody can play any more")
    if decision.seat != step.seat:
        _fail(f"{decision.seat} has to decide ({decision.kind}), not {step.seat}")
    if step.rest and decision.kind != "offer":
        _fail("rest: only a pass on an offer lets further offers pass")
    state.script = [_numbers(outcome) for outcome in step.chance]
    try:
        events = state.apply(step.do)
    except (MalformedAction, IllegalAction) as error:
        raise _Fault(str(error)) from None
    except ChanceMismatch as error:
        raise _Fault(f"chance: {error}") from None
    finally:
        left, state.script = state.script, None
    if left:
        _fail(f"chance: {len(left)} of {len(step.chance)} outcomes are surplus")
    if chance_of(events) != step.chance:
        _fail("chance: an outcome is of another kind than what was shuffled or drawn")
    found = position_hash(state)
    if found != step.hash:
        _fail(f"the position after {step.do!r} is another one than recorded: its hash is {found}, not {step.hash}")
    return events


def _numbers(outcome: Outcome) -> list[int]:
    """Return an outcome as `Table.script` takes it: the last card is on top."""
    if isinstance(outcome, str):
        return [EXPLORATION_CODE[word] for word in reversed(outcome.split())]
    if isinstance(outcome, int):
        return [TOKEN_VALUES.index(outcome)]
    return [LOCATION[word] for word in reversed(outcome)]


# -- reading lines -----------------------------------------------------------------------------------------------


def _read_header(doc: dict[str, Any]) -> tuple[Record, State]:
    r = Reader(doc, "position")
    try:
        if "format" not in r:
            _fail("is not the header of a record: 'format' is missing")
        if type(doc["format"]) is not int or doc["format"] != FORMAT:
            _fail(f"format: this version reads format {FORMAT}, not {shown(doc['format'])}")
        r.only(HEADER_FIELDS)
        if r.text("game") != GAME:
            _fail(f"game: must be {GAME!r}, not {shown(doc['game'])}")
        players = r.number("players", None, 2, len(SEATS))
        names = _seat_texts(r.get("names"), "names", players)
        kinds = _seat_texts(r.get("kinds"), "kinds", players)
        made, comment = (_free_text(doc[name], name) if name in r else "" for name in ("made", "comment"))
    except ImpossiblePosition as error:
        raise _Fault(str(error)) from None
    position = r.get("position")
    if not isinstance(position, dict):
        _fail(f"position: an object {{…}} was expected, not {shown(position)}")
    try:
        state = State.from_position(position)
    except ImpossiblePosition as error:
        raise _Fault(f"position.{error}") from None
    if state.players != players:
        _fail(f"players: {players}, but the position is for {state.players}")
    _check_complete(position, state.to_position())
    return Record(position, names, kinds, (), made, comment=comment), state


def _check_complete(position: dict[str, Any], written: dict[str, Any]) -> None:
    """Refuse a position that leaves something to be filled in or shuffled."""
    if position == written:
        return
    for name in (*written, *position):
        if name not in position or name not in written or position[name] != written[name]:
            _fail(f"position: {name} is not complete, as State.to_position() writes it")


def _read_step(doc: dict[str, Any], players: int) -> Step:
    r = Reader(doc, "position")
    try:
        r.only(STEP_FIELDS)
        seat = r.word("seat", _SEAT_NUMBER, None, SEATS[:players])
        do = r.text("do")
        chance = tuple(_read_outcome(item, i) for i, item in enumerate(r.items("chance")))
        digits = r.text("hash")
        comment = _free_text(doc["comment"], "comment") if "comment" in r else ""
    except ImpossiblePosition as error:
        raise _Fault(str(error)) from None
    if "rest" in r and doc["rest"] is not True:
        _fail(f"rest: must be true, not {shown(doc['rest'])}; leave it out otherwise")
    _check_rest("rest" in r, do)
    if "chance" in r and not chance:
        _fail("chance: leave it out where chance decides nothing")
    if len(digits) != HASH_DIGITS or not set(digits) <= _HEX:
        _fail(f"hash: {HASH_DIGITS} hexadecimal digits were expected, not {shown(digits)}")
    return Step(SEATS[seat], do, chance, digits, "rest" in r, comment)


def _check_rest(rest: bool, do: str) -> None:
    if rest and do != str(PASS):
        _fail(f"rest: only a {str(PASS)!r} can be for all further offers, not {shown(do)}")


def _read_branch(doc: dict[str, Any], steps: int) -> tuple[int, str]:
    """Read where a branch begins, after one of so many steps, and its name."""
    r = Reader(doc, "position")
    try:
        r.only(("branch",))
        branch = r.child("branch")
        branch.only(BRANCH_FIELDS)
        after = branch.number("after", None, 0, steps)
        name = _free_text(branch.get("name"), "branch.name") if "name" in branch else ""
    except ImpossiblePosition as error:
        raise _Fault(str(error)) from None
    return after, name


def _read_outcome(item: object, i: int) -> Outcome:
    where = f"chance[{i}]"
    if type(item) is int:
        if item not in TOKEN_VALUES:
            _fail(f"{where}: {shown(item)} is not the value of a Monster token")
        return item
    if isinstance(item, str):
        for word in item.split(" "):
            if word not in EXPLORATION_CODE:
                _fail(f"{where}: {shown(word)} is not a card such as 'crab-1' or 'monster'")
        return item
    if isinstance(item, list):
        for word in item:
            if not isinstance(word, str) or word not in LOCATION:
                _fail(f"{where}: {shown(word)} is not the id of a Location")
        return tuple(item)
    _fail(f"{where}: cards, a list of Locations or the value of a Monster token were expected, not {shown(item)}")


def _read_result(doc: dict[str, Any], state: State) -> Result:
    r = Reader(doc, "position")
    seats = SEATS[: state.players]
    try:
        r.only(RESULT_FIELDS)
        if r.get("over") is not True:
            _fail("over: must be true; a game that goes on has no such line")
        winners = tuple(word for word, _ in r.words("winners"))
        points = r.child("scores")
        points.only(seats)
        scores = {seat: points.number(seat, None, -1000, 1000) for seat in seats}
    except ImpossiblePosition as error:
        raise _Fault(str(error)) from None
    if not state.over:
        _fail("the record ends here, but the game is not over")
    result = Result.of(state)
    if winners != result.winners:
        _fail(f"winners: {', '.join(result.winners)} won")
    for seat in seats:
        if scores[seat] != result.scores[seat]:
            _fail(f"scores: {seat} has {result.scores[seat]} points, not {scores[seat]}")
    return result


def _seat_texts(texts: object, where: str, players: int) -> dict[str, str]:
    """Check the names or kinds of all seats and return them in the order of the seats."""
    seats = SEATS[:players]
    if not isinstance(texts, dict) or set(texts) != set(seats):
        _fail(f"{where}: a text for each of {', '.join(seats)} was expected")
    return {seat: _free_text(texts[seat], f"{where}.{seat}") for seat in seats}


def _optional_text(text: str, where: str) -> str:
    """Check a text of which "" says that there is none."""
    return text and _free_text(text, where)


def _free_text(text: object, where: str) -> str:
    if not isinstance(text, str) or not 0 < len(text) <= MAX_TEXT:
        _fail(f"{where}: a text of 1 to {MAX_TEXT} characters was expected, not {shown(text)}")
    if not _encodable(text):
        _fail(f"{where}: half a character (a lone surrogate) is in it")
    return text


_SEAT_NUMBER = {seat: i for i, seat in enumerate(SEATS)}
_HEX = frozenset("0123456789abcdef")


# -- text --------------------------------------------------------------------------------------------------------


def _line(doc: Mapping[str, object]) -> str:
    return json.dumps(doc, ensure_ascii=False, separators=(",", ":")) + "\n"


def _lines_of(text: str) -> Iterator[str]:
    """Split a text at its line feeds alone; of a line that is too long only as much as shows that."""
    at = 0
    while at < len(text):
        end = text.find("\n", at) + 1 or len(text)
        yield text[at : min(end, at + MAX_LINE + 1)]
        at = end


def _read_json(line: str) -> dict[str, Any]:
    """Read a line of JSON strictly: an object, no field twice, whole numbers of bearable length."""
    if line.startswith("\ufeff"):
        _fail("begins with a byte order mark; save it as UTF-8 without one")
    if depth(line) > MAX_DEPTH:
        _fail(f"is nested more than {MAX_DEPTH} deep")
    try:
        doc = _DECODER.decode(line)
    except json.JSONDecodeError as error:
        if not _encodable(line):
            raise _NotJson("is not UTF-8 text") from None
        if not line.strip():
            raise _NotJson("is empty") from None
        what = error.msg.removesuffix(" at").removesuffix(" starting")
        raise _NotJson(f"is not JSON: {what}, at column {error.colno}") from None
    if not _encodable(line):
        _fail("is not UTF-8 text")
    if not isinstance(doc, dict):
        _fail(f"an object {{…}} was expected, not {shown(doc)}")
    return doc


def _encodable(text: str) -> bool:
    """Whether a text can be UTF-8; bytes that were not come as lone surrogates."""
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    doc = dict(pairs)
    if len(doc) != len(pairs):
        names = [name for name, _ in pairs]
        _fail(f"{shown(next(name for name in doc if names.count(name) > 1))} is written twice")
    return doc


def _whole_number(digits: str) -> int:
    if len(digits) > _LONGEST_NUMBER:
        _fail("a number with far too many digits")
    return int(digits)


def _no_number(text: str) -> NoReturn:
    _fail(f"{shown(text)} is not a whole number")


_DECODER = json.JSONDecoder(
    object_pairs_hook=_fields, parse_int=_whole_number, parse_float=_no_number, parse_constant=_no_number
)


def _fail(reason: str) -> NoReturn:
    raise _Fault(reason)


def _plain(reason: str) -> str:
    """Cut a reason to a bearable length and to characters that any terminal can show."""
    if len(reason) > _LONGEST_REASON:
        reason = reason[: _LONGEST_REASON - 1] + "…"
    return reason if reason.isprintable() else "".join(c if c.isprintable() else ascii(c)[1:-1] for c in reason)
