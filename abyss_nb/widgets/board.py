"""The board: an anywidget that shows a session and sends back what people click.

It judges nothing. `view`, `line` and `book` go down (see `frontend/protocol.ts`), intents come up; each gets an answer.
"""

import pathlib
import traceback
from collections.abc import Mapping, Sequence
from typing import Any

import anywidget
import traitlets

from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import GameError, IllegalAction, Reason
from abyss_nb.lines import Node, Walk
from abyss_nb.session import NotYourTurn, Session
from abyss_nb.widgets.art import Theme
from abyss_nb.widgets.display import playing, with_page
from abyss_nb.widgets.intents.base import Answer, Intent, Refused
from abyss_nb.widgets.intents.explaining import Explaining
from abyss_nb.widgets.intents.keeping import Keeping
from abyss_nb.widgets.intents.playing import Playing
from abyss_nb.widgets.intents.setting import Setting
from abyss_nb.widgets.intents.walking import Walking
from abyss_nb.widgets.picture import board_alt, board_img_html, board_svg
from abyss_nb.widgets.timeline import line_view
from abyss_nb.widgets.view import names_in, session_view
from abyss_nb.words import LANGUAGES, Words, words
from abyss_nb.words.plain import message_of

_STATIC = pathlib.Path(__file__).parent / "static"


class BoardWidget(anywidget.AnyWidget):
    """A board on a session. Several boards can show one session, each for another seat.

    Attributes:
        session: What is played.
        seat: Whose eyes: "p1" to "p4"; "" shows whoever of the people has to decide (with a curtain between them
            when there are several).
        lang: "en", "fr" or "es".
        theme: "auto" (as the notebook), "light" or "dark".
        speed: How fast bots play, one of `SPEEDS`; it sets the session's `pace`, so all boards on it show the same.
        motion: Whether cards move: "auto" (as the system wishes), "on" or "off".
        scale: The size of everything, 0.5 to 2.
        lesson: Whether it stands in a lesson: then it has no tools for whole games (other games, files, the timeline).
        follow: Whether it looks where the session does, and walks it along; off, it walks for itself.
        memory_aid: Whether the board reminds of what is known of hands and Council stacks.
        confirm: Whether the board asks once more before a step that reveals something hidden, or that recruits a Lord
            for whom there is only one payment. Off, since most steps of a game reveal something and `undo` brings all
            of them back: asking pays where people play each other.
    """

    _esm = _STATIC / "board.js"
    _css = _STATIC / "board.css"

    view = traitlets.Dict().tag(sync=True)
    line = traitlets.Dict().tag(sync=True)
    book = traitlets.Dict().tag(sync=True)
    settings = traitlets.Dict().tag(sync=True)
    theme = traitlets.Enum(("auto", "light", "dark"), "auto")
    speed = traitlets.Enum(("slow", "normal", "fast", "instant"), "normal")
    motion = traitlets.Enum(("auto", "on", "off"), "auto")
    scale = traitlets.Float(1.0, min=0.5, max=2.0)
    memory_aid = traitlets.Bool(False)
    confirm = traitlets.Bool(False)
    lang = traitlets.Enum(tuple(LANGUAGES), "en")
    follow = traitlets.Bool(True)
    lesson = traitlets.Bool(False)
    seat = traitlets.Enum(("", "p1", "p2", "p3", "p4"), "")
    last_error = traitlets.Unicode("", help="The traceback of the last fault in a handler or in the browser.")

    def __init__(self, session: Session, **traits: Any) -> None:
        """Show a session; the language is the session's unless `lang` is given."""
        traits.setdefault("lang", session.lang)
        traits.setdefault("speed", speed_of(session.pace))
        self._watching = False
        super().__init__(**traits)
        self.session = session
        self.present = ""
        self._own: Walk | None = None
        self._going_on: Node | None = None
        self._line_shown: object = None
        self._shown: object = None
        self._shown_number = 0
        kinds = (Playing, Walking, Explaining, Keeping, Setting)
        self._handlers = {name: handler for kind in kinds for name, handler in kind(self).handlers().items()}
        self.on_msg(self._on_message)
        self.observe(self._new_language, "lang")
        self.observe(self._new_follow, "follow")
        self.observe(self._new_seat, "seat")
        self.observe(self.refresh, "memory_aid")
        self.observe(self._new_settings, SETTINGS)
        self.observe(self._new_speed, "speed")
        session.observe(self._session_changed, WATCHED)
        session.observe(self._new_pace, "pace")
        session.watchers.add(self)
        self._watching = True
        self._new_speed()
        self._new_language()

    def close(self) -> None:
        """Stop watching the session."""
        if self._watching:
            self._watching = False
            self.session.unobserve(self._session_changed, WATCHED)
            self.session.unobserve(self._new_pace, "pace")
            self.session.watchers.discard(self)
            self._told_of_claims()
        super().close()

    # -- down ----------------------------------------------------------------------------------------------------

    @property
    def words(self) -> Words:
        """The words in the board's language."""
        return words(self.lang)

    def _new_language(self, _: object = None) -> None:
        self.book = self.words.book()
        self.refresh()

    def _new_seat(self, _: object = None) -> None:
        self.refresh()
        self._told_of_claims()

    def _told_of_claims(self) -> None:
        """Tell the other boards that a seat was taken or left here."""
        for board in list(self.session.watchers):
            if isinstance(board, BoardWidget) and board is not self:
                board.refresh()

    def _new_follow(self, _: object = None) -> None:
        if not self.follow:
            self.walk.go(self.session.walk.cursor)
        self.refresh()

    def _new_speed(self, _: object = None) -> None:
        if speed_of(self.session.pace) != self.speed:
            self.session.pace = SPEEDS[self.speed]

    def _new_pace(self, _: object = None) -> None:
        self.speed = speed_of(self.session.pace)

    def _new_settings(self, _: object = None) -> None:
        names = names_in(self.session, self.words)
        seats = [{"id": "", "name": self.words.label("seat.deciding")}]
        # A bot's cards are no secret to bots alone; beside people they are.
        seats += [{"id": seat, "name": names[seat]} for seat in (self.session.people or names)]
        self.settings = {name: getattr(self, name) for name in SETTINGS} | {"seats": seats, "lesson": self.lesson}

    @property
    def state(self) -> State:
        """The position shown, a copy."""
        return self.walk.state.copy()

    def refresh(self, _: object = None) -> None:
        """Draw everything anew."""
        with self.session._lock:
            self._keep_up()
            walk = self.walk
            seat, curtain = self.eyes()
            view = session_view(self.session, self.words, seat, curtain, self.memory_aid, walk)
            key = (walk.number, len(walk.line), walk.tree.version)
            line = line_view(walk) if key != self._line_shown else self.line
            self._line_shown = key
        view["seq"] = self._seq()
        with self.hold_sync():
            self.view = view
            self.line = line
            self._new_settings()

    def _session_changed(self, _: object) -> None:
        # Of bots in a hurry only what comes out is shown: when they rest, none of them is thinking any more.
        if not (self.session.hurrying and self.session.thinking):
            self.refresh()

    def _seq(self) -> int:
        """Return the number of what is shown: another one whenever an intent made before would mean something else."""
        shown = (self.session.version, self.present, self.seat, id(self.walk.cursor))
        if shown != self._shown:
            self._shown = shown
            self._shown_number += 1
        return self._shown_number

    def eyes(self) -> tuple[str | None, str | None]:
        """Return whose hand is shown, and who has to say that he is there first (hot seat)."""
        if self.seat:
            return (self.seat if self.seat in self.session.names else None), None
        people = self.session.people
        if len(people) < 2:
            return (people[0] if people else None), None
        decision = self.walk.state.decision
        # Whoever only looks back sees what lies open.
        if decision is None or not self.live:
            return None, None
        if decision.seat not in people or self.claimed_elsewhere(decision.seat):
            return (self.present or None), None
        if decision.seat != self.present:
            return None, decision.seat
        return decision.seat, None

    def claimed_elsewhere(self, seat: str) -> bool:
        """Return whether somebody plays a seat at another board."""
        boards = [board for board in self.session.watchers if isinstance(board, BoardWidget)]
        return self.seat != seat and any(board.seat == seat for board in boards if board is not self)

    # -- where it looks ------------------------------------------------------------------------------------------

    @property
    def walk(self) -> Walk:
        """Where the board looks: where the session does, or for itself."""
        if self.follow:
            return self.session.walk
        if self._own is None or self._own.tree is not self.session.walk.tree:
            self._own = Walk(self.session.walk.tree)
            self._own.go(self.session.walk.cursor)
        return self._own

    @property
    def live(self) -> bool:
        """Whether the game goes on where the board looks."""
        return self.session.live if self.walk.cursor is self.session.walk.cursor else self.walk.at_end

    def go(self, place: Node) -> None:
        """Look at a place; where the board follows, the session does too."""
        if self.follow:
            self.session.goto(place)
            if self.session.walk.at_end:
                self.session.resume()  # there a bot is waited for, and nobody else could let it go on
        else:
            with self.session._lock:
                self.walk.go(place)
            self.refresh()

    def go_to_main(self) -> None:
        """Look at the main line, where the branch shown parts from it."""
        if self.follow:
            self.session.back_to_main()
        else:
            with self.session._lock:
                self.walk.to_main()
            self.refresh()

    def come_along(self) -> None:
        """Make the session look where the board does, since something is played there."""
        if not self.follow:
            if self.walk.cursor is not self.session.walk.cursor:
                self.session.goto(self.walk.cursor)
            self._going_on = self.walk.cursor

    def _keep_up(self) -> None:
        """A board that walks for itself goes on with the game where it was played on, or stood at its end."""
        if self.follow:
            return
        walk, played = self.walk, self.session.walk
        if walk.cursor is self._going_on:
            ahead = played.holds(walk.cursor) and played.cursor.number >= walk.cursor.number
            walk.go(played.cursor if ahead else walk.line[-1])
        self._going_on = walk.cursor if walk.at_end else None

    # -- up ------------------------------------------------------------------------------------------------------

    def _on_message(self, _: object, content: object, buffers: object = None) -> None:
        """Answer an intent; a fault is shown in the board and kept in `last_error`, never lost."""
        intent = content if isinstance(content, dict) else {}
        answer = self._answer(intent)
        # Who walks sees where he is: one message a step is enough.
        if (intent.get("kind"), answer["kind"]) != ("goto", "done"):
            self.send({**answer, "id": intent.get("id", 0)})

    def _answer(self, intent: Intent) -> Answer:
        try:
            kind = intent.get("kind")
            if kind in ABOUT_WHAT_IS_SHOWN and intent.get("seq") != self.view["seq"]:
                raise Refused(self.words.label("error.stale"))
            handler = self._handlers.get(kind) if isinstance(kind, str) else None
            if handler is None:
                raise Refused(self.words.label("error.internal", error=f"intent {kind!r}"))
            return handler(intent) or {"kind": "done"}
        except IllegalAction as error:
            text, reasons = self.words.label("error.not_legal"), self.told(error.reasons)
        except NotYourTurn:
            text, reasons = self.words.label("error.not_your_turn"), []
        except (Refused, GameError, ValueError) as error:
            text, reasons = message_of(error), []
        except Exception as error:
            self.last_error = traceback.format_exc()
            text = self.words.label("error.internal", error=message_of(f"{type(error).__name__}: {error}"))
            reasons = []
        return {"kind": "refused", "text": text, "reasons": reasons}

    def told(self, reasons: Sequence[Reason]) -> list[dict[str, str]]:
        """Return why something is not possible here, in the board's language."""
        names, decision = names_in(self.session, self.words), self.walk.state.decision
        return [{"rule": r.rule, "text": self.words.reason_text(r, names, decision)} for r in reasons]

    # -- without a browser ---------------------------------------------------------------------------------------

    def svg(self, theme: Theme | None = None, lang: str | None = None, seat: str | None = "") -> str:
        """Return what the board shows as one SVG picture, which needs nothing else to be seen.

        Args:
            theme: "light" or "dark"; None takes the board's, and light where that is the notebook's.
            lang: "en", "fr" or "es"; None takes the board's.
            seat: Whose eyes: "p1" to "p4" show that seat's hand, None shows nobody's; "" shows what the board shows.

        Raises:
            ValueError: an unknown theme or language, or a seat that does not play.
        """
        say = words(lang or self.lang)
        with self.session._lock:
            eyes, curtain = self.eyes() if seat == "" else (playing(seat, len(self.session.players)), None)
            view = session_view(self.session, say, eyes, curtain, walk=self.walk)
        return board_svg(view, say.book(), theme or ("dark" if self.theme == "dark" else "light"))

    def __repr__(self) -> str:
        return f"<Board: {self.session!r}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Add a static picture and text, for readers without a kernel."""
        picture = board_img_html(self.svg(), board_alt(self.view, self.book))
        return with_page(super()._repr_mimebundle_(**kwargs), repr(self), picture)


WATCHED = ["version", "thinking", "error"]
ABOUT_WHAT_IS_SHOWN = ("act", "pass_all", "draft", "why", "undo", "redo", "ready", "play_on", "comment")
"""Intents that mean something else when something else is shown."""
SETTINGS = ("lang", "theme", "speed", "motion", "scale", "memory_aid", "confirm", "follow", "seat")
SPEEDS = {"slow": 1.6, "normal": 0.8, "fast": 0.3, "instant": 0.0}
"""Seconds between the actions of bots."""
SEAT_NUMBER = {"": 0, "p1": 3, "p2": 4, "p3": 5, "p4": 6}


def speed_of(pace: float) -> str:
    """Return the speed whose pace is nearest."""
    return min(SPEEDS, key=lambda speed: abs(SPEEDS[speed] - pace))


def play(
    seats: Sequence[str | tuple[str, str] | Mapping[str, str]] = ("person", "greedy"),
    seed: int | None = None,
    lang: str = "en",
    speed: str = "normal",
    **settings: Any,
) -> BoardWidget:
    """Start a game and return its board: the one line to play in a notebook.

    Args:
        seats: Who plays, in turn order: kinds ("person", "random", "greedy") or pairs (name, kind).
        seed: What chance decides by; None draws one.
        lang: "en", "fr" or "es".
        speed: How fast bots play: "slow", "normal", "fast" or "instant".
        **settings: Further arguments of `Session` (`options`, `position`) and traits of the board (`theme`, `seat`).
    """
    traits = {name: settings.pop(name) for name in SETTINGS if name in settings}
    return BoardWidget(Session(seats, seed, lang=lang, pace=SPEEDS[speed], **settings), **traits)
