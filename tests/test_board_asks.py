"""What a board is asked besides playing: explanations, chances, files, codes."""

from typing import Any

import pytest

from abyss_nb.core.codes import decode
from abyss_nb.core.record import read
from abyss_nb.session import Session
from abyss_nb.widgets import BoardWidget
from abyss_nb.words import LANGUAGES, words

from .hostile import TEXTS
from .playing import play_on


def ask(board: BoardWidget, **intent: Any) -> dict[str, Any]:
    """Send an intent as the browser does and return the answer."""
    answers: list[dict[str, Any]] = []
    board.send = lambda content, buffers=None: answers.append(content)  # type: ignore[method-assign]
    board._handle_custom_msg({"id": 7, "seq": board.view["seq"], **intent}, [])
    (answer,) = answers
    return answer


def table(moves: int = 80, people: int = 3) -> Session:
    return play_on(Session(["person"] * people, seed=8), moves)


# -- explanations ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", ["", "p1", "p2"])
def test_every_line_of_the_log_is_explained(lang: str, seat: str) -> None:
    session = table(150)
    board = BoardWidget(session, seat=seat, lang=lang)
    lines = ask(board, kind="log")["lines"]
    for line in lines:
        answer = ask(board, kind="explain", about="event", what=line["id"])
        assert answer["kind"] == "explain", answer
        if seat != line["seat"]:
            assert answer["title"] == "".join(part["text"] for part in line["parts"])
        assert any(line["rule"] in part["rules"] for part in answer["lines"])
    for wrong in (0, -1, len(lines) + 1, 10**9):
        assert ask(board, kind="explain", about="event", what=wrong)["kind"] == "refused"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_rules_and_scores_are_explained(lang: str) -> None:
    board = BoardWidget(table(), seat="p1", lang=lang)
    for about, what in [
        ("card", "slaver"), ("card", "jail"), ("card", "crab"), ("card", "crab-3"), ("card", "monster"),
        ("card", "exploration_deck"), ("card", "lord_deck"), ("card", "location_deck"),
        ("rule", "COURT-REFILL"), ("score", "p1"), ("score", "p3"),
    ]:  # fmt: skip
        answer = ask(board, kind="explain", about=about, what=what)
        assert answer["kind"] == "explain", answer
        assert answer["title"]
        assert answer["lines"]
    for about, what in [
        ("card", "dragon"), ("rule", "NO-SUCH-RULE"), ("score", "p4"), ("score", ""), ("event", "1"), ("event", None),
        ("card", ["slaver"]), ("", ""), ("card", "recruit slaver"), ("card", "<b>"),
    ]:  # fmt: skip
        answer = ask(board, kind="explain", about=about, what=what)
        assert answer["kind"] == "refused", (about, what, answer)


def test_an_explanation_tells_nobody_what_he_may_not_know() -> None:
    session = table(150)
    shown = {seat: BoardWidget(session, seat=seat) for seat in ("p1", "p2")}
    nobody = BoardWidget(session)
    session.goto(100)
    assert nobody.eyes() == (None, None)
    for board in (*shown.values(), nobody):
        eyes = board.eyes()[0] or ""
        for line in ask(board, kind="log")["lines"]:
            if line["kind"] not in ("monster-token", "council", "auto"):
                continue
            answer = ask(board, kind="explain", about="event", what=line["id"])
            _, event = board.walk.entry(line["id"], eyes)  # type: ignore[misc]
            if event.for_seat(eyes) != event:
                told = " ".join([answer["title"], *(part["text"] for part in answer["lines"])])
                hidden = [words("en").ally(item) for item in event.items if "-" in item]
                assert not any(name in told for name in hidden), told


# -- chances ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("memory", ["table", "perfect"])
def test_chances_are_told_to_a_seat(lang: str, memory: str) -> None:
    session = table()
    board = BoardWidget(session, seat="p2", lang=lang)
    for place in (80, 41, 0):
        session.goto(place)
        answer = ask(board, kind="chances", memory=memory)
        assert answer["kind"] == "chances", answer
        for shown in answer["tables"]:
            assert shown["title"]
            for row in shown["rows"]:
                assert len(row["cells"]) + 1 == len(shown["head"])
                assert row["bar"] is None or 0 <= row["bar"] <= 1


def test_nobody_is_told_no_chances() -> None:
    session = table()
    board = BoardWidget(session)
    assert board.view["curtain"]
    assert ask(board, kind="chances", memory="table")["kind"] == "refused"
    assert ask(BoardWidget(session, seat="p1"), kind="chances", memory="")["kind"] == "refused"


# -- files and codes -------------------------------------------------------------------------------------------------


def test_a_game_goes_out_and_comes_in() -> None:
    session = table()
    board = BoardWidget(session, seat="p1")
    file = ask(board, kind="save")
    assert file["name"].endswith(".jsonl")
    assert read(file["text"]) == session.record
    other = BoardWidget(Session(["person", "greedy"], seed=1, auto=False))
    assert ask(other, kind="load", text=file["text"], good_part=False)["kind"] == "done"
    assert (other.session.record, other.view["place"]) == (session.record, 80)


def test_a_game_goes_out_as_a_page() -> None:
    board = BoardWidget(table(20, 2), seat="p1", lang="fr")
    file = ask(board, kind="export")
    assert file["name"].endswith(".html")
    assert file["text"].startswith('<!doctype html>\n<html lang="fr">')


def test_a_position_goes_out_and_comes_in_as_a_code() -> None:
    session = table()
    board = BoardWidget(session, seat="p1")
    session.goto(33)
    code = ask(board, kind="code")["text"]
    assert decode(code).state == session.state
    other = BoardWidget(Session(["person", "greedy"], seed=1, auto=False))
    assert ask(other, kind="load", text=f"\n {code} \n", good_part=False)["kind"] == "done"
    assert (other.session.state, other.session.names) == (session.state, session.names)


def test_of_a_damaged_record_the_line_is_told_and_the_good_part_offered() -> None:
    board = BoardWidget(table(), seat="p1")
    lines = ask(board, kind="save")["text"].splitlines()
    lines[30] = lines[30].replace('"do":"', '"do":"x')
    other = BoardWidget(Session(["person"] * 2, seed=1))
    before = other.session.walk
    answer = ask(other, kind="load", text="\n".join(lines), good_part=False)
    assert (answer["kind"], answer["line"], answer["steps"]) == ("damaged", 31, 29)
    assert other.session.walk is before
    assert ask(other, kind="load", text="\n".join(lines), good_part=True)["kind"] == "done"
    assert other.session.place == 29


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  \n",
        None,
        5,
        ["{"],
        "nonsense",
        "abyss1:00",
        "abyss9:00",
        "x" * 30_000,
        '{"format":1}\n' * 50_000,
        "{" * 100,
    ],
)
def test_what_cannot_be_opened_changes_nothing(text: object) -> None:
    session = table(10)
    board = BoardWidget(session, seat="p1")
    before = session.walk
    for good_part in (False, True):
        answer = ask(board, kind="load", text=text, good_part=good_part)
        assert answer["kind"] in ("refused", "damaged")
        assert answer["text"]
    assert session.walk is before
    assert board.last_error == ""


def test_names_in_a_record_are_only_text() -> None:
    session = Session([(name, "person") for name in (TEXTS["script"], TEXTS["image"])], seed=1)
    board = BoardWidget(Session(["person"] * 2, seed=1))
    assert ask(board, kind="load", text="".join(session.record.to_lines()), good_part=False)["kind"] == "done"
    assert board.session.names == session.names
