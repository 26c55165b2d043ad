"""A lesson: a reader goes through a chapter. Everything a page does can be done from a cell too.

>>> from abyss_nb.tutor import Lesson
>>> lesson = Lesson("court_refill")
>>> lesson.go(1)
>>> lesson.answer(3).right  # a number of the question, or the place of an option
False
>>> lesson.session.state.decision.kind
'turn'
"""

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any, Literal, NamedTuple

import traitlets

from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import Event, GameError, ImpossiblePosition
from abyss_nb.core.scenario import states
from abyss_nb.session import PERSON, Session, read_seats
from abyss_nb.tutor import course
from abyss_nb.tutor.chapter import (
    Chapter,
    ChapterError,
    Choice,
    Do,
    Move,
    Number,
    Option,
    Part,
    Question,
    Situation,
    WhatIf,
)
from abyss_nb.tutor.checking import answer_of, differences, faults
from abyss_nb.tutor.progress import Asked, Progress
from abyss_nb.tutor.reading import languages_of, load_chapter
from abyss_nb.tutor.whatif import Tried, beginning, outcome, with_values
from abyss_nb.tutor.worked import Teller, script
from abyss_nb.words import words

SEED = 1
"""What chance decides by where a position leaves something to it: the same for every reader."""

MOST = 1_000_000
"""The greatest number that can be answered."""

How = Literal["open", "right", "shown"]
"""How a question stands: to be answered, answered, or given up."""


class Verdict(NamedTuple):
    """What is said to an answer.

    Attributes:
        right: Whether it is right.
        response: Markdown; "" if there is nothing more to say.
    """

    right: bool
    response: str


@dataclass
class Work:
    """What the reader did in a situation.

    Attributes:
        given: The answers to each question, by its place among the parts.
        how: How each question stands; those that are not here are open.
        values: What was changed in each "what if", by its place and the path.
        played: Whether the steps were played to their end.
    """

    given: dict[int, list[Any]] = field(default_factory=dict)
    how: dict[int, How] = field(default_factory=dict)
    values: dict[int, dict[str, Any]] = field(default_factory=dict)
    played: bool = False


class Exercise(Session):
    """The session of a lesson: what is played in it is shown to the lesson before and after."""

    def __init__(self, lesson: "Lesson", **settings: Any) -> None:
        self.lesson = lesson
        super().__init__(**settings)

    @property
    def people(self) -> tuple[str, ...]:
        """The seat of the reader: what the others do, the lesson does for them."""
        return (self.lesson.reader,)

    @property
    def held(self) -> str:
        """What is said while a question is to be answered: what the board works out might give its answer away."""
        return "tutor.error.answer_first" if self.lesson.asking else ""

    def _decided(self, action: Action | str, seat: str | None, wait: bool, rest: bool) -> list[Event]:
        if seat in (None, self.lesson.reader):
            self.lesson._before(str(action))
        events = super()._decided(action, seat, wait, rest)
        self.lesson._follow()
        return events

    def step(self, action: str) -> None:
        """Play an action for whoever has to decide, without asking the lesson."""
        super()._decided(action, None, True, False)

    def call(self, seats: list[tuple[str, str]]) -> None:
        """Give the players other names."""
        with self._lock:
            self._players = read_seats(seats, self.lang)
            self._changed()


class Lesson(traitlets.HasTraits):
    """A reader's way through a chapter. Observe `version`."""

    version = traitlets.Int(0, help="Counts up whenever something else is to be shown.")
    lang = traitlets.Enum(("en", "fr", "es"), "en", help="The language; a chapter without it is told in one it has.")

    def __init__(
        self, chapter: str | Path, *, at: int | str = 0, lang: str = "en", progress: Progress | None = None
    ) -> None:
        """Open a chapter.

        Args:
            chapter: The name of a chapter of the course or the gallery, or the path of one's own without the endings
                of its files.
            at: The situation to begin with: its place from 0, or its ID.
            lang: "en", "fr" or "es".
            progress: Where to note what is done; None notes it nowhere.

        Raises:
            ChapterError: the chapter cannot be read or does not hold; the message has the file and the line.
            ValueError: there is no such situation.
        """
        super().__init__(lang=lang)
        self.name = str(chapter)
        self.progress = progress or Progress(None)
        self._chapters: dict[str, Chapter] = {} if self._comes_along else _own(Path(self.name))
        self._work: dict[str, Work] = {}
        self._at = 0
        self._script: list[tuple[str, str]] = []
        self._off_script: int | None = None
        self.session = Exercise(
            self, position=self.chapter.situations[0].scenario.position, seats=self._seats(0), seed=SEED
        )
        self.session.observe(self._session_changed, "version")
        self.go(at)

    # -- what there is ---------------------------------------------------------------------------------------------

    @property
    def chapter(self) -> Chapter:
        """The chapter in the language of the lesson, or in one it is written in."""
        if self._comes_along:
            return course.chapter(self.name, self.lang)
        return self._chapters.get(self.lang) or next(iter(self._chapters.values()))

    @property
    def _comes_along(self) -> bool:
        """Whether the chapter is one of the program's own."""
        return self.name in course.COURSE + course.GALLERY

    @property
    def at(self) -> int:
        """The place of the situation shown, from 0."""
        return self._at

    @property
    def situation(self) -> Situation:
        """The situation shown."""
        return self.chapter.situations[self._at]

    @property
    def reader(self) -> str:
        """The seat of the reader: whoever decides first."""
        decision = self.beginning.decision
        assert decision is not None
        return decision.seat

    @property
    def beginning(self) -> State:
        """The position of the situation, as it begins."""
        return State.from_position(self.situation.scenario.position)

    @property
    def work(self) -> Work:
        """What the reader did in this situation."""
        return self._work.setdefault(self.situation.id, Work())

    @property
    def script(self) -> list[tuple[str, str]]:
        """The steps of the situation: seats and actions."""
        return self._script

    @property
    def teller(self) -> Teller:
        """Who tells the reader what happens."""
        matters = {*self.chapter.rules, *self.situation.scenario.rules}
        return Teller(self.lang, self.session.names, self.reader, matters)

    def how(self, at: int) -> How:
        """Return how the question at a place stands."""
        return self.work.how.get(at, "open")

    @property
    def parts(self) -> list[tuple[int, Part]]:
        """The parts that can be seen by now, with their places: up to the first question that is open."""
        seen: list[tuple[int, Part]] = []
        for at, part in enumerate(self.situation.parts):
            seen.append((at, part))
            if isinstance(part, Question) and self.how(at) == "open":
                break
        return seen

    @property
    def question(self) -> tuple[int, Question] | None:
        """The question to be answered now, with its place."""
        at, part = self.parts[-1] if self.parts else (0, None)
        return (at, part) if isinstance(part, Question) and self.how(at) == "open" else None

    @property
    def done(self) -> bool:
        """Whether everything in the situation is done."""
        open_ones = len(self.parts) < len(self.situation.parts) or self.question is not None
        to_play = any(isinstance(part, Do) for part in self.situation.parts)
        return not open_ones and (self.work.played or not to_play)

    # -- going through it --------------------------------------------------------------------------------------------

    def go(self, at: int | str) -> None:
        """Show a situation: its place from 0, or its ID.

        Raises:
            ValueError: there is none.
        """
        ids = [situation.id for situation in self.chapter.situations]
        place = ids.index(at) if isinstance(at, str) and at in ids else at
        if isinstance(place, bool) or not isinstance(place, int) or not 0 <= place < len(ids):
            raise ValueError(f"there is no situation {at!r}; there are 0 to {len(ids) - 1}: {', '.join(ids)}")
        self._at = place
        self._script = script(self.situation.scenario)
        self.start_over()
        self._note()

    def start_over(self) -> None:
        """Put the situation on the board as it begins."""
        self._begin(self.situation.scenario.position)

    def _begin(self, position: Mapping[str, Any], off_script: int | None = None) -> None:
        self._off_script = off_script
        self.session.restart(self._seats(self._at), SEED, position=position)
        self._changed()

    def _seats(self, at: int) -> list[tuple[str, str]]:
        say = words(self.lang)
        state = State.from_position(self.chapter.situations[at].scenario.position)
        return [(say.default_name(PERSON, i), PERSON) for i in range(state.players)]

    # -- questions ---------------------------------------------------------------------------------------------------

    def answer(self, value: int | str, at: int | None = None) -> Verdict:
        """Answer the question that is open.

        Args:
            value: The place of an option from 0, a number, or the text of an action.
            at: The place of the question; None for the one that is open.

        Raises:
            GameError: no question is open there.
            ValueError: there is no such option.
        """
        found = self.question
        if found is None or at not in (None, found[0]):
            raise GameError(words(self.lang).label("tutor.error.no_question"))
        place, part = found
        if isinstance(part, Move) and self.moved:
            self.start_over()
        verdict = self._judge(part, value)
        self.work.given.setdefault(place, []).append(value)
        if verdict.right:
            self.work.how[place] = "right"
        if verdict.right and isinstance(part, Move):
            self.session.step(str(value))
            self._follow()
        self._note()
        return verdict

    def _judge(self, part: Question, value: Any) -> Verdict:
        match part:
            case Number():
                if isinstance(value, bool) or not isinstance(value, int) or abs(value) > MOST:
                    raise ValueError(f"{value!r} is not a whole number from {-MOST} to {MOST}")
                right = value == answer_of(part, self.situation)
                return Verdict(right, "" if right else part.responses.get(value, part.responses.get(None, "")))
            case Choice():
                if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < len(part.options):
                    raise ValueError(f"{value!r} is not an option; they are 0 to {len(part.options) - 1}")
                option = part.options[value]
                return Verdict(option.right, option.response)
        found = self.option_of(part, str(value))
        return Verdict(found is not None and found.right, found.response if found else "")

    def option_of(self, move: Move, action: str) -> Option | None:
        """Return the option that speaks of a move."""
        named = {str(self.beginning._read(option.text)): option for option in move.options if option.text}
        others = [option for option in move.options if not option.text]
        return named.get(str(self.beginning._read(action)), others[0] if others else None)

    def show_answer(self, at: int | None = None) -> None:
        """Give the open question up: what is right is shown.

        Raises:
            GameError: no question is open there.
        """
        found = self.question
        if found is None or at not in (None, found[0]):
            raise GameError(words(self.lang).label("tutor.error.no_question"))
        self.work.how[found[0]] = "shown"
        self._note()

    # -- on the board ------------------------------------------------------------------------------------------------

    @property
    def moved(self) -> bool:
        """Whether the board shows something else than the situation as it begins."""
        return self._off_script is not None or bool(self.session.history)

    @property
    def played(self) -> int:
        """How many of the steps have been played on the board, one after the other."""
        count = 0
        for (seat, action), ply in zip(self.script, self._history(), strict=False):
            if (seat, action) != (ply.seat, ply.action):
                break
            count += 1
        return count

    @property
    def astray(self) -> str:
        """What was played instead of the next step, in words; "" if nothing was."""
        history = self._history()
        played = self.played
        if played >= min(len(history), len(self.script)):
            return ""
        before = history[played - 1].after if played else self.beginning
        return self.teller.action(history[played].action, before)

    def _history(self) -> Any:
        return self.session.history if self._off_script is None and self.session.game else ()

    def step(self) -> None:
        """Play the next step of the situation for the reader; from somewhere else, begin again before it.

        Raises:
            GameError: a question has to be answered first.
        """
        if self.question:
            raise GameError(words(self.lang).label("tutor.error.answer_first"))
        wanted = self.played + 1
        if self._off_script is not None or self.astray:
            self.start_over()
        while self.played < min(wanted, len(self.script)):
            self.session.step(self.script[self.played][1])
            self._follow()

    @property
    def asking(self) -> bool:
        """Whether a question has to be answered before anything is played on the board."""
        found = self.question
        if found is None or isinstance(found[1], Move) or self.moved:
            return False
        return not any(isinstance(part, Do) for _, part in self.parts)

    def _before(self, action: str) -> None:
        """Judge what is about to be played on the board; raises GameError where it is not to be."""
        if self.asking:
            raise GameError(words(self.lang).label(self.session.held))
        found = self.question
        if self.moved or found is None or not isinstance(found[1], Move):
            return
        place, part = found
        if self.beginning.why_not(action):
            return
        verdict = self._judge(part, action)
        self.work.given.setdefault(place, []).append(action)
        if verdict.right:
            self.work.how[place] = "right"
        self._note()
        if not verdict.right:
            raise GameError(words(self.lang).label("tutor.error.wrong_move"))

    def _follow(self) -> None:
        """Play what the others do in the steps."""
        while self._off_script is None and not self.astray and self.played < len(self.script):
            seat, action = self.script[self.played]
            if seat == self.reader:
                break
            self.session.step(action)
        if self.script and self._off_script is None and self.played == len(self.script):
            self.work.played = True
        self._note()

    # -- what if -----------------------------------------------------------------------------------------------------

    def _what_if(self, at: int | None) -> tuple[int, WhatIf]:
        found = [(place, part) for place, part in self.parts if isinstance(part, WhatIf) and at in (None, place)]
        if not found:
            raise GameError(words(self.lang).label("tutor.error.answer_first"))
        return found[-1]

    def values(self, at: int | None = None) -> dict[str, Any]:
        """Return where the controls of a "what if" stand, by their paths."""
        place, part = self._what_if(at)
        position = self.situation.scenario.position
        start = {control.path: beginning(control, position) for control in part.controls}
        return start | self.work.values.get(place, {})

    def what_if(self, values: Mapping[str, Any] | None = None, at: int | None = None) -> tuple[State, list[Tried]]:
        """Change the situation and see what becomes of what there is to try.

        Args:
            values: New values by the paths of the controls; what was changed before stays so.
            at: The place of the "what if"; None for the last one that can be seen.

        Raises:
            GameError: it cannot be seen yet, as a question has to be answered first.
            ImpossiblePosition: such a position cannot be; the values are kept.
            KeyError, ValueError: no control has such a path, or it cannot have the value; nothing is changed.
        """
        place, part = self._what_if(at)
        now = self.values(place) | dict(values or {})
        with_values(part, self.situation, now)
        self.work.values[place] = now
        if self._off_script == place:
            self.put_on_board(place)
        self._changed()
        return outcome(part, self.situation, now)

    def set(self, at: int | None, path: str, value: Any) -> None:
        """Set one control as a page does: of values to choose from, by their place.

        Raises:
            GameError, KeyError, ValueError: as `what_if`; a position that cannot be is kept, and told.
        """
        place, part = self._what_if(at)
        control = next((one for one in part.controls if one.path == path), None)
        if control is not None and control.kind == "choose":
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < len(control.values):
                raise ValueError(f"{path}: {value!r} is not the place of a value")
            value = control.values[value]
        # That such a position cannot be is told where its outcome would be.
        with contextlib.suppress(ImpossiblePosition):
            self.what_if({path: value}, place)

    def put_on_board(self, at: int | None = None) -> None:
        """Show the changed situation on the board.

        Raises:
            GameError: it cannot be seen yet.
            ImpossiblePosition: such a position cannot be.
        """
        place, part = self._what_if(at)
        self._begin(with_values(part, self.situation, self.values(place)), place)

    @property
    def on_board(self) -> int | None:
        """The place of the "what if" whose situation is on the board; None if it is the situation itself."""
        return self._off_script

    # -- language and progress ---------------------------------------------------------------------------------------

    @traitlets.observe("lang")
    def _new_language(self, _: object) -> None:
        if hasattr(self, "session"):
            self.session.lang = self.lang
            self.session.call(self._seats(self._at))
            self._changed()

    def _session_changed(self, _: object) -> None:
        self._changed()

    def _note(self) -> None:
        settled = {at: how for at, how in self.work.how.items() if how != "open"}
        asked = {at: Asked(len(self.work.given.get(at, ())), how == "right") for at, how in settled.items()}
        self.progress.note(self.chapter.name, self.situation.id, self.done, asked)
        self._changed()

    def _changed(self) -> None:
        self.version += 1

    def state(self, id: str | int | None = None) -> State:
        """Return the position of a situation, to ask the engine in a cell; None for the one shown."""
        if id is None:
            return self.beginning
        one = self.chapter.situations[id] if isinstance(id, int) else self.chapter.situation(id)
        return next(states(one.scenario))


def _own(path: Path) -> dict[str, Chapter]:
    """Return a reader's own chapter in the languages it is written in.

    Raises:
        ChapterError: the first thing in it that does not hold.
    """
    chapters = {lang: load_chapter(path.parent, path.name, lang) for lang in languages_of(path.parent, path.name)}
    if not chapters:
        raise ChapterError(f"{path}.*.md", 0, "there is no such chapter")
    told = [*chapters.values()]
    for fault in chain(*map(faults, told), differences(told)):
        raise fault
    return chapters
