"""A game as a tree: what was played, and what was tried instead.

Every action is a node; the first of a node's continuations goes on with its line, the others branch off. A walk looks
at one place of a tree (its cursor) and keeps the line through it at hand, so that a step costs the same in a game of
ten actions and of ten thousand. Several walks can look at one tree.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import Literal, NamedTuple
from weakref import WeakSet

from abyss_nb.core.abyss.cards import SEAT, SEATS
from abyss_nb.core.abyss.events import heard, visible
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import Event
from abyss_nb.core.record import Step

MARKS = {"arrive": "recruit", "control": "location", "fight": "fight", "end-trigger": "end"}
"""Events that a timeline points out, and what it calls them."""

By = Literal["decision", "turn", "own"]
"""How far a step goes: to the next action, to where the next turn begins, to where one decides the next time."""

LogEntry = tuple[int, int, Event]
"""The number of an event among those that a seat sees, from 1; its turn; the event."""


class Ply(NamedTuple):
    """One action of a seat and what it led to.

    Attributes:
        seat: Who played.
        action: The text of the action.
        events: What happened, everything included.
        turn: In which turn of the game, from 1.
        after: The position afterwards; never changed.
        rest: Whether the seat lets all further offers of this turn pass.
        unasked: Whether this offer passed because of that, without a word of the seat.
    """

    seat: str
    action: str
    events: tuple[Event, ...]
    turn: int
    after: State
    rest: bool = False
    unasked: bool = False

    def same(self, other: "Ply") -> bool:
        """Return whether both are the same action in one place, with the same outcome of chance."""
        return (self.action, self.rest, self.events) == (other.action, other.rest, other.events)

    @property
    def turn_after(self) -> int:
        """In which turn of the game the next action falls."""
        return self.turn + sum(event.kind == "turn" for event in self.events)


class Node:
    """A place in a game: the start, or what an action led to.

    Attributes:
        ply: The action; None at the start.
        parent: The place before it; None at the start.
        next: The places after it, the one that goes on with the line first.
        number: How many actions lead here.
        turn: The turn of the game here, from 1.
        id: Its number in the tree, in the order in which the places came to it; 0 is the start.
        marks: What a timeline points out here: "recruit", "location", "fight", "end".
        name: What the branch that begins here is called; "" if nobody named it, or where no branch begins.
        comment: What somebody wrote about this place.
        step: The action as it is recorded, once it was.
    """

    __slots__ = (
        "_events", "_forced", "comment", "id", "marks", "name", "next", "number", "parent", "ply", "step", "turn"
    )  # fmt: skip

    def __init__(self, ply: Ply | None = None, parent: "Node | None" = None, id_: int = 0) -> None:
        """Put an action after a place; `Tree.add` also makes the place know it."""
        self.id = id_
        self.ply = ply
        self.parent = parent
        self.next: list[Node] = []
        self.number: int = 0 if parent is None else parent.number + 1
        self.turn = ply.turn_after if ply else 1
        self.name = ""
        self.comment = ""
        self.step: Step | None = None
        self._events: int = parent._events if parent else 0
        # How often each seat had no choice up to here: only the seat itself is told.
        self._forced: tuple[int, ...] = parent._forced if parent else (0,) * len(SEATS)
        kinds: set[str] = set()
        for event in ply.events if ply else ():
            self._events += 1
            kinds.add(event.kind)
            if event.kind == "auto":
                own = SEAT[event.seat]
                self._forced = (*self._forced[:own], self._forced[own] + 1, *self._forced[own + 1 :])
        self.marks = tuple(mark for kind, mark in MARKS.items() if kind in kinds)

    def events_seen(self, seat: str | None = None) -> int:
        """Return how many events happened up to here, this action's included.

        Args:
            seat: Who counts: "p1" to "p4", "" for somebody without a seat, None for everything.
        """
        if seat is None:
            return self._events
        return self._events - sum(self._forced) + (self._forced[SEAT[seat]] if seat else 0)

    @property
    def is_branch(self) -> bool:
        """Whether a branch begins here."""
        return self.parent is not None and self.parent.next[0] is not self

    @property
    def last(self) -> "Node":
        """The place to which the line goes on from here."""
        return self.onwards()[-1]

    def onwards(self) -> list["Node"]:
        """Return this place and all that goes on with its line."""
        line = [self]
        while line[-1].next:
            line.append(line[-1].next[0])
        return line

    @property
    def remembered(self) -> bool:
        """Whether somebody named or commented this place or one after it."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            if node.name or node.comment:
                return True
            waiting += node.next
        return False

    def before(self) -> Iterator["Node"]:
        """Yield this place and those that lead to it, the start left out, the latest first."""
        place = self
        while place.parent is not None:
            yield place
            place = place.parent

    def __repr__(self) -> str:
        return f"<{self.number}: {self.ply.seat} {self.ply.action}>" if self.ply else "<start>"


class Tree:
    """A game with its branches.

    Attributes:
        start: The position it begins with; never changed.
        root: The place of the start.
        version: Counts up whenever the tree changes.
    """

    def __init__(self, start: State) -> None:
        """Begin with a position."""
        self.start = start
        self.root = Node()
        self.version = 0
        self._ids = count(1)
        self._walks: WeakSet[Walk] = WeakSet()

    @property
    def main(self) -> list[Node]:
        """The main line, from the start to its end."""
        return self.root.onwards()

    def __contains__(self, node: Node) -> bool:
        while node.parent is not None:
            if not any(other is node for other in node.parent.next):
                return False
            node = node.parent
        return node is self.root

    def state_at(self, node: Node) -> State:
        """Return the position at a place; not to be changed."""
        return node.ply.after if node.ply else self.start

    def add(self, here: Node, ply: Ply) -> Node:
        """Put an action after a place, unless it is there already. Return its place."""
        for node in here.next:
            if node.ply and node.ply.same(ply):
                return node
        node = Node(ply, here, next(self._ids))
        here.next.append(node)
        self.version += 1
        return node

    def branches(self) -> list[Node]:
        """Return where branches begin, in the order of the game."""
        found = []
        waiting = [self.root]
        while waiting:
            for node in waiting.pop().onwards():
                found += node.next[1:]
                waiting += node.next[1:]
        return sorted(found, key=lambda node: node.number)

    def branch_of(self, node: Node) -> Node | None:
        """Return where the branch of a place begins; None on the main line."""
        return next((place for place in node.before() if place.is_branch), None)

    def delete(self, node: Node) -> None:
        """Take away a place and all that follows it; who looks at it is led to the place before it.

        Raises:
            ValueError: it is the start.
        """
        if node.parent is None:
            raise ValueError("the start cannot be taken away")
        touched = [walk for walk in self._walks if walk.holds(node)]
        node.parent.next.remove(node)
        self.version += 1
        for walk in touched:
            walk.restore(min(walk.cursor, node.parent, key=lambda place: place.number))

    def promote(self, branch: Node) -> None:
        """Make a branch the line that goes on, and what went on there until now a branch.

        Raises:
            ValueError: no branch begins there.
        """
        if branch.parent is None or not branch.is_branch:
            raise ValueError(f"no branch begins at {branch!r}")
        branch.parent.next.remove(branch)
        branch.parent.next.insert(0, branch)
        self.version += 1


_lines = count(1)
"""Numbers for lines that are looked at."""


class Walk:
    """Somebody who looks at a tree.

    Attributes:
        tree: What is looked at.
        number: Names the line that is looked at: it grows with it, and another line has another number.
    """

    def __init__(self, tree: Tree) -> None:
        """Look at the start of the main line."""
        self.tree = tree
        self.number = next(_lines)
        self._line = [tree.root]
        self._cursor = tree.root
        tree._walks.add(self)

    @property
    def cursor(self) -> Node:
        """The place that is looked at."""
        return self._cursor

    @property
    def line(self) -> list[Node]:
        """The line that is looked at, from the start through the cursor to its end; not to be changed."""
        # Somebody else may have gone on with it.
        self._line += self._line[-1].onwards()[1:]
        return self._line

    @property
    def ahead(self) -> Node | None:
        """The next place of the line; None at its end."""
        line = self.line
        return line[self._cursor.number + 1] if self._cursor.number + 1 < len(line) else None

    @property
    def at_end(self) -> bool:
        """Whether nothing goes on from the cursor."""
        return not self._cursor.next

    @property
    def state(self) -> State:
        """The position at the cursor; not to be changed."""
        return self.tree.state_at(self._cursor)

    def path(self, node: Node | None = None) -> list[Node]:
        """Return the places from the start to a place (the cursor unless given), the start left out."""
        node = node or self._cursor
        if self.holds(node):
            return self._line[1 : node.number + 1]
        return list(node.before())[::-1]

    def play(self, ply: Ply) -> Node:
        """Play an action at the cursor and go there: on with the line, into a branch, or into a new one."""
        node = self.tree.add(self._cursor, ply)
        self.go(node)
        return node

    def go(self, node: Node) -> None:
        """Look at a place; the line that is looked at becomes the one through it."""
        if not self.holds(node):
            self.restore(node)
        self._cursor = node

    def restore(self, node: Node) -> None:
        """Look at a place, and find the line through it anew."""
        self._line = [self.tree.root, *list(node.before())[::-1], *node.onwards()[1:]]
        self.number = next(_lines)
        self._cursor = node

    def to_main(self) -> bool:
        """Look at the main line, where the branch looked at parts from it. Return whether that changes anything."""
        place = self._cursor
        while (branch := self.tree.branch_of(place)) is not None and branch.parent:
            place = branch.parent
        # Before the branch parts, the place is the same and only what follows it is not.
        moved = place is not self._cursor or not self.holds(place.last)
        if moved:
            self.restore(place)
        return moved

    def step(self, by: int) -> bool:
        """Go so many actions forth (or back) along the line, as far as it goes. Return whether that is anywhere."""
        line = self.line
        place = line[max(0, min(self._cursor.number + by, len(line) - 1))]
        moved = place is not self._cursor
        self._cursor = place
        return moved

    def seek(self, direction: int, by: By = "decision", seats: Sequence[str] = (), start: Node | None = None) -> Node:
        """Return the place a step away along the line; its start or end if there is none.

        Args:
            direction: 1 forth, -1 back.
            by: How far.
            seats: Who has to decide there, for "own".
            start: From where; the cursor unless given. A place of the line.
        """
        line = self.line
        place = (start or self._cursor).number + direction
        while 0 < place < len(line) - 1 and not _stops(line, place, by, seats):
            place += direction
        return line[max(0, min(place, len(line) - 1))]

    def holds(self, node: Node) -> bool:
        """Return whether a place is on the line that is looked at."""
        return node.number < len(self.line) and self._line[node.number] is node

    def events(self, seat: str | None = None, latest: int | None = None) -> list[LogEntry]:
        """Return what happened up to the cursor, in full or as a seat may see it.

        Args:
            seat: "p1" to "p4", "" for somebody without a seat, None for everything.
            latest: How many of the latest; None for all of them.
        """
        parts: list[list[LogEntry]] = []
        found = 0
        for node in self._cursor.before():
            if latest is not None and found >= latest:
                break
            parts.append(list(_entries(node, seat)))
            found += len(parts[-1])
        entries = [entry for part in reversed(parts) for entry in part]
        return entries if latest is None else entries[max(0, len(entries) - latest) :]

    def entry(self, number: int, seat: str) -> tuple[Node, Event] | None:
        """Return an event that a seat sees, with all that is in it, and its place; None if there is no such number.

        Args:
            number: Its number, as `events` counts them.
            seat: "p1" to "p4", "" for somebody without a seat.
        """
        for node in self._cursor.before():
            assert node.ply is not None
            assert node.parent is not None
            before = node.parent.events_seen(seat)
            if before < number <= node.events_seen(seat):
                return node, heard(node.ply.events, seat)[number - before - 1]
        return None


def _entries(node: Node, seat: str | None) -> Iterator[LogEntry]:
    """Yield the events of an action as a seat sees them, numbered through the game."""
    ply, parent = node.ply, node.parent
    assert ply is not None
    assert parent is not None
    turn, number = ply.turn, parent.events_seen(seat)
    seen: Iterable[Event] = ply.events if seat is None else visible(ply.events, seat)
    for event in seen:
        turn += event.kind == "turn"
        number += 1
        yield number, turn, event


def _stops(line: list[Node], place: int, by: By, seats: Sequence[str]) -> bool:
    """Return whether a step stops at this place."""
    if by == "turn":
        return line[place].turn != line[place - 1].turn
    following = line[place + 1].ply
    return by == "decision" or (following is not None and following.seat in seats and not following.unasked)
