"""The board: an anywidget that shows a session and sends back what people click.

It judges nothing. `view` and `book` go down (see `frontend/protocol.ts`), intents come up; each gets one answer.
"""

import pathlib
import traceback
from collections.abc import Mapping, Sequence
from typing import Any

import anywidget
import traitlets

from abyss_nb.core.abyss.actions import parse
from abyss_nb.core.abyss.payment import Payments
from abyss_nb.core.game import GameError, IllegalAction
from abyss_nb.session import NotYourTurn, Session
from abyss_nb.widgets.art import Theme
from abyss_nb.widgets.display import playing
from abyss_nb.widgets.payments import drafted
from abyss_nb.widgets.picture import board_alt, board_img_html, board_svg
from abyss_nb.widgets.view import names_in, session_view, story_of, unseen_answer, whole_log
from abyss_nb.widgets.why import reasons_against
from abyss_nb.words import LANGUAGES, Words, words
from abyss_nb.words.plain import message_of, name_of

_STATIC = pathlib.Path(__file__).parent / "static"


class Refused(Exception):
    """An intent that is not carried out; the message is for the person who had it."""


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
        memory_aid: Whether the board reminds of what is known of hands and Council stacks.
        confirm: Whether the board asks once more before a step that reveals something hidden, or that recruits a Lord
            for whom there is only one payment. Off, since most steps of a game reveal something and `undo` brings all
            of them back: asking pays where people play each other.
    """

    _esm = _STATIC / "board.js"
    _css = _STATIC / "board.css"

    view = traitlets.Dict().tag(sync=True)
    book = traitlets.Dict().tag(sync=True)
    settings = traitlets.Dict().tag(sync=True)
    theme = traitlets.Enum(("auto", "light", "dark"), "auto")
    speed = traitlets.Enum(("slow", "normal", "fast", "instant"), "normal")
    motion = traitlets.Enum(("auto", "on", "off"), "auto")
    scale = traitlets.Float(1.0, min=0.5, max=2.0)
    memory_aid = traitlets.Bool(False)
    confirm = traitlets.Bool(False)
    lang = traitlets.Enum(tuple(LANGUAGES), "en")
    seat = traitlets.Enum(("", "p1", "p2", "p3", "p4"), "")
    last_error = traitlets.Unicode("", help="The traceback of the last fault in a handler or in the browser.")

    def __init__(self, session: Session, **traits: Any) -> None:
        """Show a session; the language is the session's unless `lang` is given."""
        traits.setdefault("lang", session.lang)
        traits.setdefault("speed", speed_of(session.pace))
        self._watching = False
        super().__init__(**traits)
        self.session = session
        self._present = ""
        self.on_msg(self._on_message)
        self.observe(self._new_language, "lang")
        self.observe(self._refresh, ["seat", "memory_aid"])
        self.observe(self._new_settings, SETTINGS)
        self.observe(self._new_speed, "speed")
        session.observe(self._session_changed, WATCHED)
        session.observe(self._new_pace, "pace")
        self._watching = True
        self._new_speed()
        self._new_language()

    def close(self) -> None:
        """Stop watching the session."""
        if self._watching:
            self._watching = False
            self.session.unobserve(self._session_changed, WATCHED)
            self.session.unobserve(self._new_pace, "pace")
        super().close()

    # -- down ----------------------------------------------------------------------------------------------------

    @property
    def words(self) -> Words:
        """The words in the board's language."""
        return words(self.lang)

    def _new_language(self, _: object = None) -> None:
        self.book = self.words.book()
        self._refresh()

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
        self.settings = {name: getattr(self, name) for name in SETTINGS} | {"seats": seats}

    def _refresh(self, _: object = None) -> None:
        with self.session._lock:
            seat, curtain = self._eyes()
            view = session_view(self.session, self.words, seat, curtain, self.memory_aid)
        view["seq"] = self._seq()
        self.view = view
        self._new_settings()

    def _session_changed(self, _: object) -> None:
        # Of bots in a hurry only what comes out is shown: when they rest, none of them is thinking any more.
        if not (self.session.hurrying and self.session.thinking):
            self._refresh()

    def _seq(self) -> int:
        """The number of what is shown: another one whenever an intent made before would mean something else."""
        return self.session.version * 10 + len(self._present) + SEAT_NUMBER[self.seat]

    def _eyes(self) -> tuple[str | None, str | None]:
        """Return whose hand is shown, and who has to say that he is there first (hot seat)."""
        if self.seat:
            return (self.seat if self.seat in self.session.names else None), None
        people = self.session.people
        if len(people) < 2:
            return (people[0] if people else None), None
        decision = self.session.state.decision
        if decision is None:
            return None, None
        if decision.seat not in people:
            return (self._present or None), None
        if decision.seat != self._present:
            return None, decision.seat
        return decision.seat, None

    # -- up ------------------------------------------------------------------------------------------------------

    def _on_message(self, _: object, content: object, buffers: object = None) -> None:
        """Answer an intent; a fault is shown in the board and kept in `last_error`, never lost."""
        intent = content if isinstance(content, dict) else {}
        number = intent.get("id", 0)
        try:
            answer = self._answer(intent)
        except Refused as error:
            answer = {"kind": "refused", "text": message_of(error), "reasons": []}
        except IllegalAction as error:
            answer = {
                "kind": "refused",
                "text": self.words.label("error.not_legal"),
                "reasons": self._told(error.reasons),
            }
        except NotYourTurn:
            answer = {"kind": "refused", "text": self.words.label("error.not_your_turn"), "reasons": []}
        except (GameError, ValueError) as error:
            answer = {"kind": "refused", "text": message_of(error), "reasons": []}
        except Exception as error:
            self.last_error = traceback.format_exc()
            text = self.words.label("error.internal", error=message_of(f"{type(error).__name__}: {error}"))
            answer = {"kind": "refused", "text": text, "reasons": []}
        self.send({**answer, "id": number})

    def _answer(self, intent: Mapping[str, Any]) -> dict[str, Any]:
        kind = intent.get("kind")
        if (
            kind in ("act", "pass_all", "draft", "why", "undo", "redo", "ready")
            and intent.get("seq") != self.view["seq"]
        ):
            raise Refused(self.words.label("error.stale"))
        handler = getattr(self, f"_on_{kind}", None) if kind in INTENTS else None
        if handler is None:
            raise Refused(self.words.label("error.internal", error=f"intent {kind!r}"))
        answer: dict[str, Any] | None = handler(intent)
        return answer or {"kind": "done"}

    def _on_act(self, intent: Mapping[str, Any]) -> None:
        text = str(intent.get("text", ""))
        self.session.play(text, seat=self._answering(text), wait=False)

    def _on_pass_all(self, intent: Mapping[str, Any]) -> None:
        self.session.pass_offers(seat=self._answering("pass"), wait=False)

    def _answering(self, text: str) -> str:
        """Return who answers with an action at this board."""
        seat, curtain = self._eyes()
        decision = self.session.state.decision
        if seat is None and curtain and decision is not None and unseen_answer(decision, text):
            # Somebody else sits at the screen now: whoever is next has to say that he is there again.
            seat, self._present = curtain, ""
        if seat is None:
            raise NotYourTurn
        return seat

    def _on_draft(self, intent: Mapping[str, Any]) -> dict[str, Any]:
        state = self.session.state
        seat, _ = self._eyes()
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
            "reasons": self._told(state.why_not(text)),
        }

    def _on_why(self, intent: Mapping[str, Any]) -> dict[str, Any]:
        seat, _ = self._eyes()
        if seat is None:
            raise NotYourTurn
        names = names_in(self.session, self.words)
        reasons = reasons_against(self.session.state, self.words, seat, str(intent.get("target", "")), names)
        return {"kind": "why", "legal": reasons is None, "reasons": reasons or []}

    def _on_undo(self, intent: Mapping[str, Any]) -> None:
        self.session.undo()

    def _on_redo(self, intent: Mapping[str, Any]) -> None:
        self.session.redo()

    def _on_log(self, intent: Mapping[str, Any]) -> dict[str, Any]:
        with self.session._lock:
            seat, _ = self._eyes()
            story, lines = story_of(self.session, self.words, seat), whole_log(self.session, self.words, seat)
        return {"kind": "log", "story": story, "lines": lines}

    def _on_skip(self, intent: Mapping[str, Any]) -> None:
        self.session.skip()

    def _on_ready(self, intent: Mapping[str, Any]) -> None:
        _, curtain = self._eyes()
        if curtain is None or intent.get("seat") != curtain:
            raise Refused(self.words.label("error.stale"))
        self._present = curtain
        self._refresh()

    def _on_new(self, intent: Mapping[str, Any]) -> None:
        seats = intent.get("seats")
        if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
            raise Refused(self.words.label("error.internal", error="seats"))
        seed_text = str(intent.get("seed", "")).strip()
        if seed_text and not (seed_text.isascii() and seed_text.isdigit()):
            raise Refused(self.words.label("error.seed"))
        self._present = ""
        # Who gives no name gets one in the language of this board.
        named = [
            {**seat, "name": name_of(str(seat.get("name", ""))) or self.words.default_name(str(seat.get("kind")), i)}
            for i, seat in enumerate(seats)
        ]
        self.session.restart(named, int(seed_text) if seed_text else None)

    def _on_rematch(self, intent: Mapping[str, Any]) -> None:
        self._present = ""
        self.session.restart()

    def _on_set(self, intent: Mapping[str, Any]) -> None:
        name, value = intent.get("name"), intent.get("value")
        if name not in SETTINGS:
            raise Refused(self.words.label("error.internal", error=f"set {name!r}"))
        if name == "seat" and value not in [seat["id"] for seat in self.settings["seats"]]:
            raise NotYourTurn
        try:
            setattr(self, name, value)
        except traitlets.TraitError as error:
            raise Refused(self.words.label("error.internal", error=str(error))) from None

    def _on_error(self, intent: Mapping[str, Any]) -> None:
        self.last_error = str(intent.get("text", ""))

    def _told(self, reasons: Sequence[Any]) -> list[dict[str, str]]:
        names, decision = names_in(self.session, self.words), self.session.state.decision
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
            eyes, curtain = self._eyes() if seat == "" else (playing(seat, len(self.session.players)), None)
            view = session_view(self.session, say, eyes, curtain)
        return board_svg(view, say.book(), theme or ("dark" if self.theme == "dark" else "light"))

    def __repr__(self) -> str:
        return f"<Board: {self.session!r}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Add a static picture and text, for readers without a kernel."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        picture = board_img_html(self.svg(), board_alt(self.view, self.book))
        data = {**(data or {}), "text/plain": repr(self), "text/html": picture}
        return data, metadata


WATCHED = ["version", "thinking", "error"]
INTENTS = ("act", "pass_all", "draft", "why", "undo", "redo", "log", "skip", "ready", "new", "rematch", "set", "error")
SETTINGS = ("lang", "theme", "speed", "motion", "scale", "memory_aid", "confirm", "seat")
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
