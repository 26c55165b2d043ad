"""To play: actions, payments, offers that pass, taking back, the next one at a hot seat."""

from abyss_nb.core.abyss.actions import parse
from abyss_nb.core.abyss.payment import Payments
from abyss_nb.session import NotYourTurn
from abyss_nb.widgets.intents.base import Answer, Intent, Intents, Refused
from abyss_nb.widgets.payments import drafted
from abyss_nb.widgets.view import names_in, unseen_answer
from abyss_nb.widgets.why import reasons_against


class Playing(Intents):
    """What a player wants."""

    def act(self, intent: Intent) -> None:
        """Play an action; in the past it begins a branch."""
        text = str(intent.get("text", ""))
        seat = self._answering(text)
        self.board.come_along()
        self.session.play(text, seat=seat, wait=False)

    def pass_all(self, intent: Intent) -> None:
        """Let this offer pass, and all further ones of this turn."""
        seat = self._answering("pass")
        self.board.come_along()
        self.session.pass_offers(seat=seat, wait=False)

    def _answering(self, text: str) -> str:
        """Return who answers with an action at this board."""
        board = self.board
        seat, curtain = board.eyes()
        decision = board.state.decision
        if seat is None and curtain and decision is not None and unseen_answer(decision, text):
            # Somebody else sits at the screen now: whoever is next has to say that he is there again.
            seat = curtain
            board.present = ""
        if seat is None:
            raise NotYourTurn
        return seat

    def draft(self, intent: Intent) -> Answer:
        """Tell about a payment that is being built."""
        state = self.board.state
        seat, _ = self.board.eyes()
        text = str(intent.get("text", ""))
        legal = state.legal()
        if state.decision is None or state.decision.seat != seat or not isinstance(legal, Payments):
            raise NotYourTurn
        action = parse(text)
        return {
            "kind": "draft",
            "text": text,
            "legal": action in legal,
            **drafted(state, legal, action, seat),
            "reasons": self.board.told(state.why_not(text)),
        }

    def why(self, intent: Intent) -> Answer:
        """Tell why a thing cannot be used now."""
        seat, _ = self.board.eyes()
        if seat is None:
            raise NotYourTurn
        names = names_in(self.session, self.words)
        reasons = reasons_against(self.board.state, self.words, seat, str(intent.get("target", "")), names)
        return {"kind": "why", "legal": reasons is None, "reasons": reasons or []}

    def undo(self, intent: Intent) -> None:
        """Take back."""
        self.board.come_along()
        self.session.undo()

    def redo(self, intent: Intent) -> None:
        """Play again what was taken back."""
        self.board.come_along()
        self.session.redo()

    def skip(self, intent: Intent) -> None:
        """Let bots play on without pauses."""
        self.session.skip()

    def ready(self, intent: Intent) -> None:
        """Somebody says at a hot seat that he is there."""
        _, curtain = self.board.eyes()
        if curtain is None or intent.get("seat") != curtain:
            raise Refused(self.words.label("error.stale"))
        self.board.present = curtain
        self.board.refresh()
