"""A game as a tree: what was played, and what was tried instead.

Every action is a node; the first of a node's continuations goes on with its line, the others branch off. The tree
knows where it is looked at (the cursor) and keeps the line through it at hand, so that a step costs the same in a
game of ten actions and of ten thousand.
"""

from collections.abc import Iterator
from typing import NamedTuple

from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import Event

MARKS = {"arrive": "recruit", "control": "location", "fight": "fight", "end-trigger": "end"}
"""Events that a timeline points out, and what it calls them."""


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
        events_before: How many events happened on the way, before this action.
        name: What the branch that begins here is called; "" if nobody named it, or where no branch begins.
        comment: What somebody wrote about this place.
    """

    __slots__ = ("comment", "events_before", "name", "next", "number", "parent", "ply", "turn")

    def __init__(self, ply: Ply | None = None, parent: "Node | None" = None) -> None:
        """Put an action after a place; `Tree.add` also makes the place know it."""
        self.ply = ply
        self.parent = parent
        self.next: list[Node] = []
        self.number: int = 0 if parent is None else parent.number + 1
        self.turn = ply.turn_after if ply else 1
        self.events_before: int = parent.events_after if parent else 0
        self.name = ""
        self.comment = ""

    @property
    def events_after(self) -> int:
        """How many events happened up to here, this action's included."""
        return self.events_before + (len(self.ply.events) if self.ply else 0)

    @property
    def marks(self) -> tuple[str, ...]:
        """What a timeline points out here: "recruit", "location", "fight", "end"."""
        kinds = {event.kind for event in self.ply.events} if self.ply else set()
        return tuple(mark for kind, mark in MARKS.items() if kind in kinds)

    @property
    def is_branch(self) -> bool:
        """Whether a branch begins here."""
        return self.parent is not None and self.parent.next[0] is not self

    def __repr__(self) -> str:
        return f"<{self.number}: {self.ply.seat} {self.ply.action}>" if self.ply else "<start>"


class Tree:
    """A game with its branches and a cursor.

    Attributes:
        start: The position it begins with; never changed.
        root: The place of the start.
    """

    def __init__(self, start: State) -> None:
        """Begin with a position."""
        self.start = start
        self.root = Node()
        self._line = [self.root]
        self._cursor = self.root

    @property
    def cursor(self) -> Node:
        """The place that is looked at."""
        return self._cursor

    @property
    def line(self) -> list[Node]:
        """The line that is looked at, from the start through the cursor to its end; not to be changed."""
        return self._line

    @property
    def main(self) -> list[Node]:
        """The main line, from the start to its end."""
        return list(_onwards(self.root))

    @property
    def state(self) -> State:
        """The position at the cursor; not to be changed."""
        return self.state_at(self._cursor)

    def state_at(self, node: Node) -> State:
        """Return the position at a place; not to be changed."""
        return node.ply.after if node.ply else self.start

    def path(self, node: Node | None = None) -> list[Node]:
        """Return the places from the start to a place (the cursor unless given), the start left out."""
        node = node or self._cursor
        if node.number < len(self._line) and self._line[node.number] is node:
            return self._line[1 : node.number + 1]
        places = []
        while node.parent is not None:
            places.append(node)
            node = node.parent
        return places[::-1]

    def add(self, ply: Ply) -> Node:
        """Play an action at the cursor and go there: on with the line, into a branch, or into a new one."""
        here = self._cursor
        node = next((other for other in here.next if other.ply and other.ply.action == ply.action), None)
        if node is None or node.ply is None or node.ply.after != ply.after:
            node = Node(ply, here)
            here.next.append(node)
            del self._line[here.number + 1 :]
            self._line.append(node)
        self.go(node)
        return node

    def go(self, node: Node) -> None:
        """Look at a place; the line that is looked at becomes the one through it."""
        if not (node.number < len(self._line) and self._line[node.number] is node):
            self._line = [self.root, *self.path(node)[:-1], *_onwards(node)] if node.parent else self.main
        self._cursor = node

    def step(self, by: int) -> bool:
        """Go so many actions forth (or back) along the line, as far as it goes. Return whether that is anywhere."""
        place = self._line[max(0, min(self._cursor.number + by, len(self._line) - 1))]
        moved = place is not self._cursor
        self._cursor = place
        return moved

    def branches(self) -> list[Node]:
        """Return where branches begin, in the order of the game."""
        found = []
        waiting = [self.root]
        while waiting:
            for node in _onwards(waiting.pop()):
                found += node.next[1:]
                waiting += node.next[1:]
        return sorted(found, key=lambda node: node.number)

    def branch_of(self, node: Node | None = None) -> Node | None:
        """Return where the branch of a place (the cursor unless given) begins; None on the main line."""
        place: Node | None = node or self._cursor
        while place is not None and not place.is_branch:
            place = place.parent
        return place

    def delete(self, branch: Node) -> None:
        """Take a branch away; who looks at it is led to where it began.

        Raises:
            ValueError: no branch begins there.
        """
        if not branch.is_branch or branch.parent is None:
            raise ValueError(f"no branch begins at {branch!r}")
        on_it = branch in self.path()
        branch.parent.next.remove(branch)
        if on_it or branch in self._line:
            self._line = [self.root]
            self.go(branch.parent if on_it else self._cursor)

    def promote(self, branch: Node) -> None:
        """Make a branch the line that goes on, and what went on there until now a branch.

        Raises:
            ValueError: no branch begins there.
        """
        if not branch.is_branch or branch.parent is None:
            raise ValueError(f"no branch begins at {branch!r}")
        branch.parent.next.remove(branch)
        branch.parent.next.insert(0, branch)


def _onwards(node: Node) -> Iterator[Node]:
    """Yield a place and all that goes on with its line."""
    place: Node | None = node
    while place is not None:
        yield place
        place = place.next[0] if place.next else None
