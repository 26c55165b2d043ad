"""Whatever text people, files and bots bring in, it is shown as text, on its line, and disturbs nothing around it."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest

import abyss_nb
from abyss_nb.cli import main
from abyss_nb.core.abyss.cards import SEATS
from abyss_nb.core.record import Record, Recorder
from abyss_nb.files import save
from abyss_nb.session import Session, read_seats
from abyss_nb.widgets import BoardWidget
from abyss_nb.widgets.display import session_html
from abyss_nb.words import LANGUAGES, words
from abyss_nb.words.plain import LONGEST_NAME, name_of, printable

from .hostile import TEXTS, assert_calm, assert_harmless_html, assert_harmless_svg
from .playing import play_on

each_text = pytest.mark.parametrize("what", TEXTS)


def named(what: str, plies: int = 30, lang: str = "en") -> Session:
    """A session in the middle of its game, all of its players called alike."""
    return play_on(Session([(TEXTS[what], "person")] * 2, seed=5, lang=lang), plies)


def strings(value: Any) -> list[str]:
    """All text in a value as JSON has it."""
    if isinstance(value, dict):
        return [text for pair in value.items() for part in pair for text in strings(part)]
    if isinstance(value, list | tuple):
        return [text for part in value for text in strings(part)]
    return [value] if isinstance(value, str) else []


def picture_in(html: str) -> str:
    data = re.search(r'base64,([^"]+)"', html)
    assert data
    return b64decode(data[1]).decode()


# -- names -------------------------------------------------------------------------------------------------------


@each_text
def test_a_name_is_one_calm_line(what: str) -> None:
    for player in read_seats([(TEXTS[what], "person"), (f"  {TEXTS[what]}", "greedy")]):
        assert_calm(player.name)
        assert 0 < len(player.name) <= LONGEST_NAME


def test_a_name_of_which_nothing_shows_counts_as_none() -> None:
    for what in ("invisible", "blank"):
        assert read_seats([(TEXTS[what], "person"), "greedy"])[0].name == words("en").default_name("person", 0)


def test_letters_of_every_script_and_emoji_stay_in_a_name() -> None:
    for name in ("Zoë", "Ильнар", "שלום", "美咲", "नमस्ते", "👩‍🚀", "O'Neil & <Co>", "{x}", TEXTS["emoji"]):
        assert name_of(name) == name


@each_text
def test_what_goes_to_the_page_is_calm_and_short(what: str) -> None:
    board = BoardWidget(named(what))
    for trait in ("view", "book", "settings"):
        for text in strings(getattr(board, trait)):
            assert_calm(text)
    assert len(json.dumps(board.view)) < 250_000


@each_text
@pytest.mark.parametrize("plies", [30, pytest.param(400, marks=pytest.mark.slow)])
def test_a_picture_shows_a_name_as_text(what: str, plies: int) -> None:
    session = named(what, plies)
    root = assert_harmless_svg(session.svg(seat="p1"))
    shown = "".join(root.itertext())
    name = session.players[0].name
    assert name[:8] in shown
    assert_harmless_svg(BoardWidget(session).svg())
    assert_harmless_html(session_html(session))
    assert_harmless_svg(picture_in(session_html(session)))


@each_text
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_shows_a_name_as_text(what: str, lang: str) -> None:
    session = named(what, lang=lang)
    assert_harmless_html(session.log._repr_html_())
    for row in session.log:
        assert_calm(row["text"])


def test_a_name_written_from_right_to_left_is_isolated_wherever_it_stands_in_a_sentence() -> None:
    session = named("hebrew")
    name = session.players[0].name
    isolated = f"\u2068{name}\u2069"
    board = BoardWidget(session)
    assert isolated in board.view["decision"]["title"]
    assert isolated in session.log._repr_html_()
    description = assert_harmless_svg(session.svg()).findtext("{http://www.w3.org/2000/svg}desc") or ""
    assert description.count(isolated) == description.count(name) > 0


@each_text
def test_a_faulty_bot_is_told_as_text(what: str) -> None:
    session = named(what, 3)
    session.error = f"ValueError: {TEXTS[what]}"
    board = BoardWidget(session)
    for line in board.view["notice"].split("\n"):
        assert_calm(line)
    assert len(board.view["notice"]) <= 1000


@each_text
def test_an_intent_of_nonsense_is_answered_calmly(what: str) -> None:
    board = BoardWidget(named(what, 3))
    answers: list[dict[str, Any]] = []
    board.send = answers.append  # type: ignore[method-assign, assignment]
    text = TEXTS[what]
    seats = [{"name": text, "kind": text}, {"name": text, "kind": "person"}]
    for intent in (
        {"kind": text},
        {"kind": "act", "text": text},
        {"kind": "why", "text": text},
        {"kind": "draft", "text": text},
        {"kind": "set", "name": text, "value": text},
        {"kind": "set", "name": "lang", "value": text},
        {"kind": "new", "seats": seats, "seed": text},
        {"kind": "new", "seats": seats, "seed": "1"},
    ):
        board._on_message(None, {"seq": board.view["seq"], "id": 1, **intent})
    assert len(answers) == 8
    for answer in answers:
        for told in strings({key: value for key, value in answer.items() if key != "kind"}):
            if told != text:
                assert_calm(told)
                assert len(told) <= 1000


# -- files and the command line ----------------------------------------------------------------------------------


def record(name: str) -> Record:
    recorder = Recorder(
        abyss_nb.new_game(2, seed=7), dict.fromkeys(SEATS[:2], name), {"p1": "person", "p2": name}, name
    )
    for _ in range(12):
        recorder.play(recorder.state.legal()[0])
    return recorder.record()


@each_text
def test_a_record_with_such_names_is_drawn(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        game = record(TEXTS[what][:1000])
    except ValueError:
        assert what == "surrogate"
        return
    save(tmp_path / "game.jsonl", game)
    assert main(["render", str(tmp_path / "game.jsonl"), "--svg", "-", "--seat", "p1"]) == 0
    assert_harmless_svg(capsys.readouterr().out)


@each_text
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_line_prints_texts_of_files_on_one_calm_line(
    what: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = TEXTS[what]
    good = {
        "format": 1,
        "id": text,
        "title": text + "!",
        "rules": ["EXPLORE-REVEAL"],
        "position": {"game": "abyss", "players": 2, "exploration_deck": "crab-1 *", "seats": {"p1": {}, "p2": {}}},
        "steps": [{"do": "explore"}, {"expect": {text: text}}],
        "note": text,
    }
    bad = [
        {**good, "rules": [text]},
        {**good, text: 1},
        {**good, "position": {"game": text}},
        {**good, "steps": [{text: 1}]},
    ]
    for i, content in enumerate([good, *bad, [good, {**good, "id": "x"}], text, [text], {"game": "abyss", text: text}]):
        path = tmp_path / f"{i}.json"
        path.write_text(json.dumps(content), encoding="utf-8")
        main(["check", str(path), "--lang", lang])
        main(["render", str(path), "--svg", str(tmp_path / "out.svg"), "--lang", lang])
    streams = capsys.readouterr()
    lines = streams.out.splitlines() + streams.err.splitlines()
    for line in lines:
        assert_calm(line)
    # Whatever stands in a text, each file has its lines: two for a failure, one for the total, one for an error.
    assert len([line for line in streams.out.split("\n") if re.fullmatch(r"\d+ passed, \d+ failed", line)]) == 9


@each_text
def test_a_file_of_such_a_name_is_not_found_calmly(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = TEXTS[what][:80].replace("\x00", "").replace("/", "")
    main(["check", f"no {name}"])
    main(["render", f"no {name}", "--svg", "-"])
    streams = capsys.readouterr()
    for line in (streams.out + streams.err).split("\n"):
        assert_calm(line)


def test_what_would_drive_a_terminal_is_shown_by_its_code() -> None:
    assert printable("a\x1b[31mb\u202ec\nd") == "a\\x1b[31mb\\u202ec\\nd"
    assert printable("Zoë 美咲 👩‍🚀") == "Zoë 美咲 👩‍🚀"
