"""To walk through the game: places, branches, comments, the whole log."""

from abyss_nb.lines import Node
from abyss_nb.study.difference import difference
from abyss_nb.widgets.intents.base import Answer, Intent, Intents, Refused
from abyss_nb.widgets.view import names_in, story_of, whole_log


class Walking(Intents):
    """Where somebody wants to look."""

    def goto(self, intent: Intent) -> None:
        """Look at another place of the line shown; the view that comes is the answer."""
        place = intent.get("place")
        line = self.board.walk.line
        if intent.get("line") != self.board.walk.number or type(place) is not int or not 0 <= place < len(line):
            raise Refused(self.words.label("error.stale"))
        self.board.go(line[place])

    def goto_branch(self, intent: Intent) -> None:
        """Look at the first place of a branch."""
        self.board.go(self._branch(intent))

    def main(self, intent: Intent) -> None:
        """Go back to the main line."""
        self.board.go_to_main()

    def play_on(self, intent: Intent) -> None:
        """Let the game go on from here, beside what was played."""
        self.board.come_along()
        self.session.branch(str(intent.get("name", "")))

    def name_branch(self, intent: Intent) -> None:
        """Call a branch something."""
        self.session.name_branch(str(intent.get("name", "")), self._branch(intent))

    def delete_branch(self, intent: Intent) -> None:
        """Take a branch away."""
        self.session.delete_branch(self._branch(intent))

    def make_main(self, intent: Intent) -> None:
        """Let a branch change places with the line it parts from."""
        self.session.make_main(self._branch(intent))

    def compare(self, intent: Intent) -> Answer:
        """Tell how a branch ends otherwise than the line it parts from."""
        branch = self._branch(intent)
        assert branch.parent is not None
        tree = self.board.walk.tree
        one, other = (tree.state_at(place.last) for place in (branch.parent.next[0], branch))
        seat, _ = self.board.eyes()
        names = names_in(self.session, self.words)
        return {"kind": "compare", "text": difference(one, other, seat or "", names, self.board.lang).text()}

    def comment(self, intent: Intent) -> None:
        """Write something about the place shown."""
        self.session.comment(str(intent.get("text", "")), self.board.walk.cursor)

    def log(self, intent: Intent) -> Answer:
        """Tell all lines of the log."""
        board = self.board
        with self.session._lock:
            seat, _ = board.eyes()
            story = story_of(board.walk, self.words, seat)
            lines = whole_log(self.session, board.walk, self.words, seat)
        return {"kind": "log", "story": story, "lines": lines}

    def _branch(self, intent: Intent) -> Node:
        wanted = intent.get("branch")
        for branch in self.board.walk.tree.branches():
            if branch.id == wanted and type(wanted) is int:
                return branch
        raise Refused(self.words.label("error.stale"))
