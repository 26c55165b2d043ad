"""A lesson from its first question to its last step: in code, on the board, and by what its pages send."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from abyss_nb import rules as rulebook
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import GameError, IllegalAction, ImpossiblePosition, MalformedAction
from abyss_nb.tutor import course
from abyss_nb.tutor.chapter import ChapterError, Choice, Do, Move, Number, Question, WhatIf
from abyss_nb.tutor.checking import answer_of
from abyss_nb.tutor.lesson import MOST, Lesson
from abyss_nb.tutor.pages import body, head
from abyss_nb.tutor.progress import Asked, Progress
from abyss_nb.widgets.course import Course
from abyss_nb.widgets.tutor import Tutor
from abyss_nb.words import LANGUAGES, words

from .test_prose import assert_prose

CHAPTERS = course.COURSE + course.GALLERY

each_chapter = pytest.mark.parametrize("name", CHAPTERS)
each_chapter_in_time = pytest.mark.parametrize(
    "name", [*course.COURSE, *(pytest.param(name, marks=pytest.mark.slow) for name in course.GALLERY)]
)


def prose_in(value: Any, name: str = "") -> Iterator[Any]:
    """Yield all running text of a page."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from prose_in(each, key)
    elif isinstance(value, list) and name in ("text", "response"):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from prose_in(each, name)


def pages_of(lesson: Lesson) -> str:
    """Return the pages of a lesson as they are sent; fail if they are not what the contract says."""
    pages = head(lesson), body(lesson)
    for page in pages:
        assert page["lang"] == lesson.lang
        assert all(name.isidentifier() for name in page)
        for nodes in prose_in(page):
            assert_prose(nodes)
    return json.dumps(pages, allow_nan=False)


def open_up(lesson: Lesson) -> None:
    """Give all questions of a situation up."""
    while lesson.question:
        lesson.show_answer()


def wrong_moves(lesson: Lesson, part: Move) -> list[str]:
    """The moves that a question lists as wrong, and one that it does not list, if there is one."""
    listed = [option.text for option in part.options if option.text and not option.right]
    right = [str(lesson.beginning._read(option.text)) for option in part.options if option.right]
    others = [str(action) for action in lesson.beginning.legal() if str(action) not in (*listed, *right)]
    return listed + others[:1]


def answer_wrongly(lesson: Lesson, at: int, part: Question) -> int:
    """Give every wrong answer to a question, and return how many that were."""
    match part:
        case Choice():
            wrong = [(i, option.response) for i, option in enumerate(part.options) if not option.right]
        case Number():
            right, other = answer_of(part, lesson.situation), part.responses.get(None, "")
            wrong = [(n, text) for n, text in part.responses.items() if n is not None]
            wrong += [(n, other) for n in (right + 500, -777)]
        case Move():
            return play_wrongly(lesson, at, part)
    for value, response in wrong:
        verdict = lesson.answer(value)
        assert (verdict.right, verdict.response) == (False, response)
        assert lesson.question == (at, part)
    return len(wrong)


def play_wrongly(lesson: Lesson, at: int, part: Move) -> int:
    """Play every wrong move on the board: it is not played, and one that is possible counts as an answer."""
    moves = wrong_moves(lesson, part)
    possible = [move for move in moves if not lesson.beginning.why_not(move)]
    for move in moves:
        with pytest.raises(GameError) as refused:
            lesson.session.play(move)
        assert isinstance(refused.value, IllegalAction) == (move not in possible)
        assert not lesson.session.history
        assert lesson.question == (at, part)
    assert lesson.work.given.get(at, []) == possible
    # On a page, impossible moves are not to be had; in a cell, they are answers like all others.
    for move in (move for move in moves if move not in possible):
        assert not lesson.answer(move).right
    return len(moves)


def answer_rightly(lesson: Lesson, at: int, part: Question) -> None:
    match part:
        case Choice():
            (right,) = (i for i, option in enumerate(part.options) if option.right)
            assert lesson.answer(right) == (True, part.options[right].response)
        case Number():
            assert lesson.answer(answer_of(part, lesson.situation)) == (True, "")
        case Move():
            (move, *_) = (option.text for option in part.options if option.right)
            lesson.session.play(move)
            assert lesson.session.history[0].action == str(lesson.beginning._read(move))
    assert lesson.how(at) == "right"


def refuses_to_play(lesson: Lesson, at: int, part: Question) -> None:
    """Fail if something can be played before a question is answered."""
    with pytest.raises(GameError):
        lesson.step()
    if not isinstance(part, Move) and not any(isinstance(one, Do) for place, one in lesson.parts if place < at):
        with pytest.raises(GameError):
            lesson.session.play(str(lesson.session.state.legal()[0]))
    assert not lesson.session.history or isinstance(part, Move) or lesson.moved
    if any(isinstance(one, WhatIf) for one in lesson.situation.parts):
        with pytest.raises(GameError):
            lesson.what_if()


# -- all the way through -------------------------------------------------------------------------------------------


@each_chapter
def test_a_chapter_is_answered_and_played_to_its_end(name: str) -> None:
    progress = Progress(None)
    lesson = Lesson(name, lang=Random(name).choice([*LANGUAGES]), progress=progress)
    for place, situation in enumerate(lesson.chapter.situations):
        lesson.go(place)
        tries: dict[int, int] = {}
        while lesson.question:
            at, part = lesson.question
            if not lesson.moved:
                refuses_to_play(lesson, at, part)
            else:
                lesson.start_over()
            tries[at] = answer_wrongly(lesson, at, part) + 1
            assert not lesson.done
            pages_of(lesson)
            answer_rightly(lesson, at, part)
        assert len(lesson.parts) == len(situation.parts)
        play_the_steps(lesson)
        assert lesson.done
        assert progress.is_done(name, situation.id)
        assert progress.asked(name, situation.id) == {at: Asked(n, True) for at, n in tries.items()}
    assert lesson.chapter is course.chapter(name, lesson.lang)


def play_the_steps(lesson: Lesson) -> None:
    """Play what the reader has to play; what the others do follows by itself."""
    if lesson.astray:
        lesson.start_over()
    while lesson.played < len(lesson.script):
        seat, action = lesson.script[lesson.played]
        assert seat == lesson.reader
        lesson.session.play(action)
        assert lesson.astray == ""
    pages_of(lesson)
    assert [(ply.seat, ply.action) for ply in lesson.session.history] == lesson.script


@each_chapter_in_time
def test_a_chapter_given_up_is_told_to_its_end(name: str) -> None:
    progress = Progress(None)
    lesson = Lesson(name, progress=progress)
    for place, situation in enumerate(lesson.chapter.situations):
        lesson.go(place)
        open_up(lesson)
        for _ in range(len(lesson.script) + 2):
            lesson.step()
        pages_of(lesson)
        assert lesson.done
        assert lesson.played == len(lesson.script)
        assert all(one == Asked(0, False) for one in progress.asked(name, situation.id).values())
    # Nothing is played by a step where nothing is left to play.
    assert len(lesson.session.history) == len(lesson.script)


@each_chapter_in_time
def test_who_goes_astray_is_told_and_led_back(name: str) -> None:
    lesson = Lesson(name)
    for place in range(len(lesson.chapter.situations)):
        lesson.go(place)
        open_up(lesson)
        script = lesson.script
        if len(script) > 1 and script[1][0] == lesson.reader:
            lesson.step()
        played = lesson.played
        if played == len(script):
            continue
        others = [str(a) for a in lesson.session.state.legal() if str(a) != script[played][1]]
        if not others:
            continue
        lesson.session.play(others[0])
        assert lesson.astray == lesson.teller.action(
            others[0], lesson.session.history[-2].after if played else lesson.beginning
        )
        assert lesson.played == played
        pages_of(lesson)
        # A step leads back, and on from where the reader was.
        lesson.step()
        assert lesson.astray == ""
        assert lesson.played > played
        lesson.session.undo()
        lesson.start_over()
        assert (lesson.played, lesson.astray, lesson.moved) == (0, "", False)


def test_an_undo_takes_the_others_back_too() -> None:
    lesson = Lesson("court_refill", at="COURT-WHO-EMPTIES")
    open_up(lesson)
    for action in ("plot", "recruit shepherd"):
        lesson.session.play(action)
    assert [ply.seat for ply in lesson.session.history] == ["p1", "p1", "p2"]
    lesson.session.undo()
    assert lesson.played == 1
    lesson.session.redo()
    lesson.session.undo()
    lesson.session.undo()
    assert (lesson.played, lesson.moved, lesson.done) == (0, False, True)
    for action in ("plot", "recruit shepherd"):
        lesson.session.play(action)
    assert lesson.played == 3


def test_a_move_of_somebody_else_is_no_answer() -> None:
    lesson, at = at_question(Move)
    (move,) = (option.text for option in lesson.question[1].options if option.right)
    with pytest.raises(GameError):
        lesson.session.play(move, seat="p2")
    with pytest.raises(MalformedAction):
        lesson.session.play("fly")
    assert lesson.work.given == {}
    assert lesson.how(at) == "open"


def at_question(kind: type[Question], name: str = "court_refill") -> tuple[Lesson, int]:
    """Return a lesson that asks such a question, and its place."""
    lesson = Lesson(name)
    for place in range(len(lesson.chapter.situations)):
        lesson.go(place)
        while lesson.question and not isinstance(lesson.question[1], kind):
            lesson.show_answer()
        if lesson.question:
            return lesson, lesson.question[0]
    raise AssertionError(f"no {kind.__name__} in {name}")


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (Choice, [-1, 4, True, False, None, "0", 0.0, [], {}, 10**40]),
        (Number, [True, None, "2", 2.0, float("nan"), [], {}, MOST + 1, -(10**5000)]),
        (Move, [0, None, "", "fly", "recruit", " recruit traitor", "recruit  traitor", "x" * 10_000, [], "recruit\n"]),
    ],
)
def test_what_is_no_answer_is_none(kind: type[Question], values: list[Any]) -> None:
    lesson, at = at_question(kind)
    before = lesson.version
    for value in values:
        with pytest.raises(ValueError, match=r"\w"):
            lesson.answer(value)
    assert lesson.work.given == {}
    assert (lesson.how(at), lesson.version) == ("open", before)
    for place in (at + 1, at - 1, "0", 99):
        with pytest.raises(GameError):
            lesson.answer(0, place)
        with pytest.raises(GameError):
            lesson.show_answer(place)
    assert lesson.how(at) == "open"


def test_there_is_nothing_to_answer_where_nothing_is_asked() -> None:
    lesson = Lesson("aim")
    open_up(lesson)
    with pytest.raises(GameError):
        lesson.answer(0)
    with pytest.raises(GameError):
        lesson.show_answer()


def test_there_is_no_situation_but_those_there_are() -> None:
    lesson = Lesson("aim", at=1)
    for place in (-1, 3, "AIM", "", None, True, 1.0, [], "1"):
        with pytest.raises(ValueError, match="there are 0 to 2"):
            lesson.go(place)
    assert lesson.at == 1
    with pytest.raises(ValueError, match="there is no situation 9"):
        Lesson("aim", at=9)
    lesson.go(lesson.chapter.situations[2].id)
    assert lesson.at == 2


def test_the_state_of_a_situation_is_the_position_it_begins_with() -> None:
    lesson = Lesson("court_refill")
    second = lesson.chapter.situations[1]
    begins = State.from_position(second.scenario.position).to_position()
    assert lesson.state(1).to_position() == lesson.state(second.id).to_position() == begins
    lesson.go(1)
    assert lesson.state().to_position() == begins
    lesson.state().apply("plot")
    assert lesson.state().to_position() == begins


# -- what if -------------------------------------------------------------------------------------------------------


@pytest.fixture
def changing() -> tuple[Lesson, int]:
    """A lesson with something to change, and the place of it."""
    lesson = Lesson("court_refill", at="COURT-POWER-FIRST")
    open_up(lesson)
    (at,) = (at for at, part in lesson.parts if isinstance(part, WhatIf))
    return lesson, at


def test_what_is_changed_stays_so_and_lies_on_the_board_if_wanted(changing: tuple[Lesson, int]) -> None:
    lesson, at = changing
    begins = lesson.session.state.to_position()
    state, tried = lesson.what_if({"seats.p1.pearls": 5})
    assert state.to_position()["seats"]["p1"]["pearls"] == 5
    assert tried[0].reasons == ()
    assert lesson.session.state.to_position() == begins
    lesson.put_on_board()
    assert lesson.on_board == at
    assert lesson.moved
    assert lesson.session.state.to_position()["seats"]["p1"]["pearls"] == 5
    # What is changed now is changed on the board.
    lesson.set(at, "options.refill_first", 1)
    assert lesson.session.state.to_position()["options"]["refill_first"] is True
    assert lesson.values() == {"seats.p1.pearls": 5, "options.refill_first": True}
    lesson.session.play("recruit corruptor")
    assert (lesson.played, lesson.astray, lesson.done) == (0, "", False)
    pages_of(lesson)
    lesson.start_over()
    assert (lesson.on_board, lesson.moved) == (None, False)
    assert lesson.session.state.to_position() == begins
    lesson.put_on_board()
    lesson.step()
    assert (lesson.on_board, lesson.played) == (None, 1)
    lesson.go(0)
    lesson.go("COURT-POWER-FIRST")
    assert lesson.values()["seats.p1.pearls"] == 5


def test_what_cannot_be_set_is_not(changing: tuple[Lesson, int]) -> None:
    lesson, at = changing
    before = (lesson.values(), lesson.version)
    for path, value in [
        ("seats.p1.pearls", 0),
        ("seats.p1.pearls", 7),
        ("seats.p1.pearls", True),
        ("seats.p1.pearls", "3"),
        ("seats.p1.pearls", None),
        ("seats.p1.pearls", 3.0),
        ("options.refill_first", 2),
        ("options.refill_first", -1),
        ("options.refill_first", True),
        ("options.refill_first", "true"),
        ("options.refill_first", None),
    ]:
        with pytest.raises(ValueError, match=path):
            lesson.set(at, path, value)
    for path in ("seats.p2.pearls", "", "seats", "seats.p1.pearls.0"):
        with pytest.raises(KeyError, match="nothing changes"):
            lesson.set(at, path, 1)
    for place in (at + 1, 0, "x", -1):
        with pytest.raises(GameError):
            lesson.set(place, "seats.p1.pearls", 2)
        with pytest.raises(GameError):
            lesson.put_on_board(place)
    assert (lesson.values(), lesson.version) == before


def test_cards_are_picked_from_those_that_are_there() -> None:
    lesson, at, path = picking()
    cards = lesson.values(at)[path]
    for value in (["nobody"], [*cards, *cards, *cards], [["x"]], [None], 3, None, {}, [{}], "nobody"):
        with pytest.raises(ValueError, match="is not a choice from"):
            lesson.set(at, path, value)
    assert lesson.values(at)[path] == cards
    lesson.set(at, path, [])
    assert lesson.values(at)[path] == []
    pages_of(lesson)
    lesson.set(at, path, " ".join(cards))
    pages_of(lesson)


def picking() -> tuple[Lesson, int, str]:
    """Return a lesson with cards to pick, the place of the "what if" and the path of its control."""
    for name in CHAPTERS:
        for place, one in enumerate(course.chapter(name).situations):
            for at, part in enumerate(one.parts):
                for control in part.controls if isinstance(part, WhatIf) else ():
                    if control.kind == "pick":
                        lesson = Lesson(name, at=place)
                        open_up(lesson)
                        return lesson, at, control.path
    raise AssertionError("nothing to pick anywhere")


def own(folder: Path, controls: str, position: dict[str, Any] | None = None, parts: str = "") -> Path:
    """Write a chapter of one's own, with something to change."""
    scenario = {
        "format": 1,
        "id": "MINE",
        "title": "A Court of three",
        "rules": ["PLOT-COST"],
        "position": {
            "game": "abyss",
            "players": 2,
            "active": "p1",
            "seats": {"p1": {}, "p2": {}},
            "court": ["keeper", "shepherd", "oracle", None, None, None],
            "lord_deck": ["*"],
            "exploration_deck": "*",
            "location_deck": ["*"],
            **(position or {}),
        },
        "steps": [{"do": "plot"}, {"do": "explore"}],
    }
    (folder / "mine.json").write_text(json.dumps(scenario), encoding="utf-8")
    (folder / "mine.en.md").write_text(
        f"# Mine\n\nrules: PLOT-COST\nminutes: 3\n\n## One {{MINE}}\n\n{parts}### do\n\nPlot.\n\n"
        f"### what if\n\n{controls}\n",
        encoding="utf-8",
    )
    return folder / "mine"


def test_what_a_position_does_not_say_is_where_a_control_starts(tmp_path: Path) -> None:
    """Pearls that are not written are one, and Lords that are not written are none."""
    controls = "- slide `seats.p1.pearls` 0 to 3 : P\n- pick `seats.p1.lords` from sage jailer : L\n- try `plot`"
    lesson = Lesson(own(tmp_path, controls))
    assert lesson.values() == {"seats.p1.pearls": 1, "seats.p1.lords": []}
    state, _ = lesson.what_if({"seats.p1.lords": ["sage"], "seats.p1.pearls": 2})
    assert state.to_position()["seats"]["p1"]["lords"] == ["sage"]
    pages_of(lesson)


def test_changes_that_cannot_be_together_are_told(tmp_path: Path) -> None:
    controls = (
        "- pick `seats.p1.lords` from sage jailer : Mine\n- pick `seats.p2.lords` from sage jailer : Theirs\n"
        "- try `plot`\n- show `seats.p1.lords` : Mine"
    )
    lesson = Lesson(own(tmp_path, controls))
    lesson.set(None, "seats.p1.lords", ["sage"])
    lesson.put_on_board()
    lesson.set(None, "seats.p2.lords", ["sage"])
    (page,) = (part for part in body(lesson)["parts"] if part["kind"] == "what if")
    assert "sage" in page["impossible"]
    assert (page["tries"], page["shows"]) == ([], [])
    with pytest.raises(ImpossiblePosition):
        lesson.put_on_board()
    with pytest.raises(ImpossiblePosition):
        lesson.what_if()
    lesson.set(None, "seats.p1.lords", [])
    assert lesson.session.state.to_position()["seats"]["p2"]["lords"] == ["sage"]
    pages_of(lesson)


def test_a_verb_alone_is_tried_only_where_it_is_possible(tmp_path: Path) -> None:
    """A change can take the last way to play it away."""
    controls = "- slide `seats.p1.pearls` 0 to 3 : P\n- choose `council` : C\n"
    controls += (
        '  - `{"crab": "crab-1"}` : one\n  - `{}` : none\n- try `council`\n- try `plot`\n- show `seats.p1.hand` : H'
    )
    lesson = Lesson(own(tmp_path, controls, {"council": {"crab": "crab-1"}}))
    (page,) = (part for part in body(lesson)["parts"] if part["kind"] == "what if")
    assert [len(page["tries"]), page["shows"][0]["after"] != "–"] == [2, True]
    lesson.set(None, "council", 1)
    (page,) = (part for part in body(lesson)["parts"] if part["kind"] == "what if")
    assert len(page["tries"]) == 1
    assert page["shows"][0]["after"] == "–"


# -- language, progress --------------------------------------------------------------------------------------------


def test_another_language_keeps_the_place_the_answers_and_the_moves() -> None:
    progress = Progress(None)
    lesson = Lesson("court_refill", at="COURT-TWO-LEFT", progress=progress)
    lesson.answer(3)
    lesson.answer(3)
    lesson.answer(2)
    lesson.answer(0)
    before = (lesson.at, deepcopy(lesson.work), progress.kept(), lesson.session.history, lesson.question[0])
    told = {}
    for lang in ("fr", "es", "en"):
        lesson.lang = lang
        assert (lesson.at, lesson.work, progress.kept(), lesson.session.history, lesson.question[0]) == before
        assert lesson.chapter.lang == lang
        told[lang] = pages_of(lesson)
        assert words(lang).default_name("person", 0) == lesson.session.names["p1"]
    assert len({*told.values()}) == 3
    lesson.answer(1)
    lesson.session.play("recruit shepherd")
    lesson.lang = "fr"
    assert lesson.played == len(lesson.script)
    assert lesson.done
    page = body(lesson)
    assert page["parts"][2]["steps"][0]["who"] == "Vous"


def test_nobody_is_called_in_another_language_on_the_board() -> None:
    """Whether the board or the lesson is switched."""
    tutor = Tutor("court_refill")
    for lang in ("fr", "es"):
        tutor.board.lang = lang
        assert tutor.lesson.lang == tutor.head.page["lang"] == lang
        assert [one["name"] for one in tutor.board.view["players"]] == [
            words(lang).default_name("person", seat) for seat in range(2)
        ]
    tutor.lesson.lang = "en"
    assert tutor.board.lang == "en"
    assert tutor.board.view["players"][1]["name"] == words("en").default_name("person", 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chapter_in_one_language_is_told_in_it(lang: str, tmp_path: Path) -> None:
    path = own(tmp_path, "- slide `seats.p1.pearls` 0 to 3 : P\n- try `plot`")
    lesson = Lesson(path, lang=lang)
    assert lesson.chapter.lang == "en"
    page = head(lesson)
    assert (page["lang"], page["chapter"]["title"]) == (lang, "Mine")
    lesson.step()
    for other in LANGUAGES:
        lesson.lang = other
        pages_of(lesson)
        assert lesson.played == 1


def test_a_chapter_is_no_other_one_while_it_is_open(tmp_path: Path) -> None:
    """What is written into its files meanwhile does not change what is read."""
    path = own(tmp_path, "- slide `seats.p1.pearls` 0 to 3 : P\n- try `plot`")
    lesson = Lesson(path)
    (tmp_path / "mine.fr.md").write_text("nothing")
    (tmp_path / "mine.en.md").unlink()
    lesson.lang = "fr"
    assert lesson.chapter.title == "Mine"
    with pytest.raises(ChapterError, match=r"mine\.fr\.md:1: a chapter begins with its title"):
        Lesson(path)


def test_what_is_done_is_noted_once() -> None:
    progress = Progress(None)
    noted: list[int] = []
    progress.observe(lambda change: noted.append(change["new"]), "version")
    lesson = Lesson("court_refill", progress=progress)
    lesson.answer(0)
    lesson.answer(2)
    assert len(noted) == 1
    lesson.step()
    assert len(noted) == 2
    lesson.start_over()
    lesson.step()
    lesson.lang = "fr"
    lesson.go(1)
    lesson.go(0)
    assert len(noted) == 2
    # Who comes back with other answers is asked as if for the first time; what is kept is the first time.
    again = Lesson("court_refill", progress=progress)
    again.answer(2)
    assert len(noted) == 2
    assert progress.asked("court_refill", "COURT-ONE-GAP") == {0: Asked(2, True)}
    assert progress.is_done("court_refill", "COURT-ONE-GAP")


def test_a_situation_with_nothing_to_do_is_done_when_it_is_seen(tmp_path: Path) -> None:
    path = own(tmp_path, "- slide `seats.p1.pearls` 0 to 3 : P\n- try `plot`")
    text = (tmp_path / "mine.en.md").read_text(encoding="utf-8").replace("### do", "### answer")
    (tmp_path / "mine.en.md").write_text(text, encoding="utf-8")
    progress = Progress(None)
    lesson = Lesson(path, progress=progress)
    assert lesson.done
    assert progress.is_done("mine", "MINE")


# -- what pages send -----------------------------------------------------------------------------------------------


def as_it_is(lesson: Lesson) -> tuple[Any, ...]:
    """Everything that a page can change."""
    plies = [(ply.seat, ply.action) for ply in lesson.session.history]
    return lesson.at, lesson.lang, repr(lesson._work), plies, lesson.on_board, lesson.progress.kept()


JUNK: list[Any] = [
    None,
    True,
    -1,
    99,
    0.5,
    "",
    "x",
    "0",
    [],
    [[]],
    {},
    {"a": 1},
    10**30,
    "\ud800",
    "\x00" * 100,
    float("inf"),
]


def malformed() -> Iterator[Any]:
    """Intents that no page sends."""
    yield from JUNK
    yield from ({"kind": kind} for kind in (*JUNK, "fly", "__init__", "go", "answer", "set", "GO", "start_over"))
    yield from ({"kind": "go", "at": at} for at in JUNK)
    yield from ({"kind": "answer", "at": 0, "value": value} for value in JUNK)
    yield from ({"kind": "answer", "at": at, "value": 2} for at in JUNK if at is not None)
    yield from ({"kind": "show", "at": at} for at in JUNK if at is not None)
    yield from ({"kind": "put on board", "at": at} for at in JUNK)
    yield from ({"kind": "set", "at": at, "path": "seats.p1.pearls", "value": 3} for at in JUNK)
    yield from ({"kind": "set", "at": 3, "path": path, "value": 3} for path in JUNK)
    yield {"kind": "set", "at": 3, "path": "seats.p1.pearls"}
    yield {"kind": "step"}


def test_what_no_page_sends_changes_nothing() -> None:
    tutor = Tutor("court_refill", at="COURT-POWER-FIRST")
    before = as_it_is(tutor.lesson)
    for i, intent in enumerate(malformed()):
        page = tutor.body if i % 8 else tutor.head
        page.fault = ""
        page._on_message(page, intent)
        assert page.fault, intent
        assert len(page.fault) < 600
        assert as_it_is(tutor.lesson) == before, intent
    open_up(tutor.lesson)
    (at,) = (at for at, part in tutor.lesson.parts if isinstance(part, WhatIf))
    before = as_it_is(tutor.lesson)
    for path in ("seats.p1.pearls", "options.refill_first"):
        for value in JUNK:
            tutor.body.fault = ""
            tutor.body._on_message(tutor.body, {"kind": "set", "at": at, "path": path, "value": value})
            assert tutor.body.fault, value
    assert as_it_is(tutor.lesson) == before
    # And then it works as before.
    tutor.body._on_message(tutor.body, {"kind": "set", "at": at, "path": "seats.p1.pearls", "value": 5})
    assert tutor.body.fault == ""
    assert tutor.lesson.values(at)["seats.p1.pearls"] == 5


def test_what_no_page_of_the_course_sends_changes_nothing(tmp_path: Path) -> None:
    course_ = Course(progress=tmp_path / "progress.json")
    gallery, rules, learned, languages = course_.gallery(), course_.rulebook(), course_.learned(), course_.languages()
    course_.progress.note("aim", "X", True, {})
    before = (course_.lang, course_.progress.kept(), gallery._chosen, rules._rule, rules._scenario, rules._query)
    for page in (gallery.index, rules.index, learned, languages):
        intents = [None, [], {}, {"kind": "fly"}, {"kind": []}, {"kind": "answer", "at": 0, "value": 1}]
        for kind, field in (("lang", "lang"), ("card", "id"), ("rule", "id"), ("scenario", "id"), ("progress", "kept")):
            known = kind in page._handlers
            values = (None, 99, "x", [], "\ud800") if known else ()
            intents += [{"kind": kind}, *({"kind": kind, field: value} for value in values)]
        for intent in intents:
            page.fault = ""
            page._on_message(page, intent)
            assert page.fault, intent
            now = (course_.lang, course_.progress.kept(), gallery._chosen, rules._rule, rules._scenario, rules._query)
            assert now == before, intent
    for id in (
        "gallery_merchants/99",
        "gallery_merchants/-1",
        "gallery_merchants/²",
        "gallery_none/0",
        "aim/0",
        "/",
        "a/0/0",
    ):
        gallery.index._on_message(gallery.index, {"kind": "card", "id": id})
        assert gallery.index.fault
    assert gallery._chosen == ""


def test_a_step_of_the_rulebook_that_is_not_played_is_not_told() -> None:
    rules = Course(progress=None).rulebook()
    id = next(id for id, one in rulebook.scenarios().items() if "do" in one.steps[0] and one.position["active"] == "p1")
    rules.play(id)
    board = rules.board
    assert board is not None
    first = rulebook.scenarios()[id].steps[0]["do"]
    other = next(str(action) for action in board.session.state.legal() if str(action) != first)
    board.session.play(other)
    for _ in range(2):
        rules.index._on_message(rules.index, {"kind": "step"})
    assert bool(rules.index.fault) == (rules._played == 0)
    assert len(rules.index.page["scenario"]["steps"]) == rules._played


# -- what the reader may not know ----------------------------------------------------------------------------------


@each_chapter_in_time
def test_nothing_hidden_is_told_before_the_answer(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chapter = course.chapter(name)
    for place, one in enumerate(chapter.situations):
        tutor = Tutor(name, at=place)
        if tutor.lesson.question is None or not all(isinstance(part, Question) for _, part in tutor.lesson.parts):
            continue
        shown = seen_by_the_reader(tutor)
        position = tutor.lesson.beginning.determinize(tutor.lesson.reader, Random(place)).to_position()
        # In another world the steps need not be possible.
        scenario = replace(one.scenario, position=position, steps=())
        situations = [replace(each, scenario=scenario) if each is one else each for each in chapter.situations]
        other = replace(chapter, situations=tuple(situations))
        with monkeypatch.context() as patched:
            patched.setattr(course, "chapter", lambda *_, other=other: other)
            assert seen_by_the_reader(Tutor(name, at=place)) == shown, one.id


@each_chapter
def test_the_board_works_nothing_out_before_the_answer(name: str) -> None:
    """What can be played and what can be paid would often be the answer."""
    for place, one in enumerate(course.chapter(name).situations):
        tutor = Tutor(name, at=place)
        lesson, board = tutor.lesson, tutor.board
        asked = lesson.question is not None and not isinstance(lesson.question[1], Move)
        assert lesson.asking == (asked and not isinstance(one.parts[0], Do))
        while lesson.asking:
            assert (board.view["decision"]["actions"], board.view["plan"]) == ([], None)
            assert board.view["decision"]["title"] == words("en").label("tutor.error.answer_first")
            lesson.show_answer()
        assert board.view["decision"]["actions"]
        assert board.view["plan"]


@each_chapter
def test_nothing_hidden_is_told_of_what_others_do(name: str) -> None:
    """A step is told as if only what the reader may see of it had happened."""
    lesson = Lesson(name)
    for place, one in enumerate(lesson.chapter.situations):
        lesson.go(place)
        state = lesson.beginning
        for action in (step["do"] for step in one.scenario.steps if "do" in step):
            before = state.copy()
            events = state.apply(action)
            seen = [event.for_seat(lesson.reader) for event in events]
            told = lesson.teller.step(before, action, events, state)
            assert told == lesson.teller.step(before, action, seen, state)


def seen_by_the_reader(tutor: Tutor) -> dict[str, Any]:
    """Return what goes to the reader's screen."""
    # What a story is asked for by is another number with every question.
    board = {key: value for key, value in tutor.board.view.items() if key != "story"}
    return json.loads(json.dumps({"head": tutor.head.page, "body": tutor.body.page, "board": board}))
