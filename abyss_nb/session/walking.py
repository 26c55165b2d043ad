"""Walking through a game: places, steps, branches, comments."""

from collections.abc import Sequence

from abyss_nb.core.game import GameError
from abyss_nb.lines import By, Node
from abyss_nb.session.thinking import Thinking
from abyss_nb.words.plain import comment_of, name_of


class Walking(Thinking):
    """A table whose game can be walked through."""

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
