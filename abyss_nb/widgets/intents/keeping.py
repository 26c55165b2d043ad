"""To keep a game: files of records, codes of positions, both ways."""

from abyss_nb.core import codes
from abyss_nb.core.record import DamagedRecord, read
from abyss_nb.saving import MOST_PLACES, TooLong
from abyss_nb.widgets.export import game_page
from abyss_nb.widgets.intents.base import Answer, Intent, Intents, Refused
from abyss_nb.words.plain import message_of

LONGEST = 20_000_000
"""The longest text that is looked at, in characters; a game has some ten thousands."""


class Keeping(Intents):
    """What somebody takes away or brings."""

    def save(self, intent: Intent) -> Answer:
        """Hand out the game as a record."""
        text = "".join(self.session.record.to_lines())
        return {"kind": "file", "name": f"abyss-{self.session.turn}.jsonl", "text": text}

    def export(self, intent: Intent) -> Answer:
        """Hand out a page that replays the game in any browser; see `Session.export_html` for whose hands it shows."""
        page = game_page(self.session, lang=self.board.lang)
        return {"kind": "file", "name": f"abyss-{self.session.turn}.html", "text": page}

    def code(self, intent: Intent) -> Answer:
        """Hand out the position shown as a short text."""
        with self.session._lock:
            text = codes.encode(self.board.state, self.session.players)
        return {"kind": "code", "text": text}

    def load(self, intent: Intent) -> Answer | None:
        """Go on with a record or a code; of a damaged record tell what is wrong, and take the good part if told so."""
        text = intent.get("text")
        if not isinstance(text, str) or not text.strip():
            raise Refused(self.words.label("error.nothing_to_load"))
        if len(text) > LONGEST or text.count("\n") > 2 * MOST_PLACES:
            raise Refused(self.words.label("error.too_long", most=MOST_PLACES))
        self.board.present = ""
        if not text.lstrip().startswith("{"):
            self._open_code(text)
            return None
        try:
            record = read(text)
        except DamagedRecord as error:
            if error.good is None or not intent.get("good_part"):
                return {
                    "kind": "damaged",
                    "line": error.line,
                    "text": message_of(error.reason),
                    "steps": len(error.good.steps) if error.good else 0,
                }
            record = error.good
        try:
            self.session.open(record)
        except TooLong:
            raise Refused(self.words.label("error.too_long", most=MOST_PLACES)) from None
        return None

    def _open_code(self, text: str) -> None:
        """Go on from a position in a code."""
        try:
            state, seats = codes.decode(text)
        except codes.BadCode as error:
            raise Refused(self.words.label("error.code", reason=message_of(error))) from None
        self.session.open_position(state, seats)
