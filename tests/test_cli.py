"""The command line, as people and programs call it."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from abyss_nb.cli import main
from abyss_nb.files import load
from abyss_nb.words import LANGUAGES, words

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.json"))
GOOD = {
    "format": 1,
    "title": "A card is revealed",
    "rules": ["EXPLORE-REVEAL"],
    "position": {
        "game": "abyss",
        "players": 2,
        "exploration_deck": "crab-1 *",
        "seats": {"p1": {"pearls": 0}, "p2": {"pearls": 0}},
    },
    "steps": [{"do": "explore"}, {"expect": {"track": ["crab-1"]}}],
}


def write(folder: Path, name: str, content: object) -> str:
    path = folder / name
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return str(path)


def test_every_scenario_of_the_project_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *map(str, SCENARIOS)]) == 0
    lines = capsys.readouterr().out.splitlines()
    passed = int(lines[-1].split()[0])
    assert lines[-1] == f"{passed} passed, 0 failed"
    assert passed == len(lines) - 1 > 500


def test_a_scenario_that_does_not_hold_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = {**GOOD, "id": "WRONG", "steps": [{"do": "explore"}, {"expect": {"track": ["crab-2"]}}]}
    assert main(["check", write(tmp_path, "a.json", [GOOD, wrong])]) == 1
    out = capsys.readouterr().out
    assert 'step 2: track: expected ["crab-2"], found ["crab-1"]' in out
    assert out.splitlines()[-1] == "1 passed, 1 failed"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "is not JSON"),
        ("[" * 100_000, "is nested more than 20 deep"),
        ({**GOOD, "rules": ["NO-SUCH-RULE"]}, "is not the ID of a rule"),
        ({**GOOD, "colour": "blue"}, "unknown field"),
        ({**GOOD, "position": {"game": "abyss", "players": 2, "threat": 9}}, "must be from 1 to 6"),
        ({**GOOD, "steps": [{"do": "dance"}]}, "unknown verb"),
    ],
)
def test_a_bad_file_fails_with_a_reason(
    content: object, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", write(tmp_path, "bad.json", content)]) == 1
    out = capsys.readouterr().out
    assert message in out
    assert out.splitlines()[-1] == "0 passed, 1 failed"


def test_a_missing_file_fails_and_the_others_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path / "none.json"), write(tmp_path, "a.json", GOOD)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 1 failed"


def test_check_prints_json_for_a_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--json", write(tmp_path, "a.json", GOOD)]) == 0
    document = json.loads(capsys.readouterr().out)
    assert (document["passed"], document["failed"]) == (1, 0)
    assert document["scenarios"][0]["title"] == GOOD["title"]


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seats", "random,random", "--games", "4", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "random" in out
    assert "95" in out


def test_simulate_prints_json_and_does_not_depend_on_the_workers(capsys: pytest.CaptureFixture[str]) -> None:
    documents = []
    for workers in ("1", "2"):
        arguments = ["--seats", "random,random,random", "--games", "6", "--seed", "3", "--json", "--workers", workers]
        assert main(["simulate", *arguments]) == 0
        documents.append(json.loads(capsys.readouterr().out))
    assert documents[0] == documents[1]


@pytest.mark.parametrize("seats", ["random", "random,genius", "random,random,random,random,random"])
def test_simulate_refuses_wrong_seats(seats: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seats", seats, "--games", "1"]) == 2
    assert capsys.readouterr().err.startswith("abyss-nb: ")


def test_wrong_arguments_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "--seats", "random,random", "--games", "0"])
    assert "is not at least 1" in capsys.readouterr().err


# -- render ------------------------------------------------------------------------------------------------------

RECORD = sorted((Path(__file__).parent / "records" / "format-1").glob("*.jsonl"))[0]
RECORDED = [json.loads(line) for line in RECORD.read_text(encoding="utf-8").splitlines()]
ACTIONS = sum("do" in line for line in RECORDED)


def texts(svg: str) -> str:
    return "\n".join(ElementTree.fromstring(svg).itertext())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_render_draws_a_record_at_its_end(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", str(RECORD), "--svg", "-", "--lang", lang, "--theme", "dark"]) == 0
    shown = texts(capsys.readouterr().out)
    assert words(lang).label("board.over") in shown
    for points in RECORDED[-1]["scores"].values():
        assert str(points) in shown


def test_render_draws_a_record_after_any_of_its_actions(tmp_path: Path) -> None:
    out = tmp_path / "picture.svg"
    record = load(RECORD)
    for at in (0, 1, ACTIONS // 2, ACTIONS):
        assert main(["render", str(RECORD), "--svg", str(out), "--at", str(at)]) == 0
        state = list(record.states())[at]
        shown = texts(out.read_text(encoding="utf-8"))
        seen = state.observe("p1")
        assert all(words("en").lord(lord) in shown for lord in seen["court"] if lord)
        assert f"Cards in the deck: {seen['exploration_deck']}." in shown


def test_render_shows_a_hand_only_when_asked_to(capsys: pytest.CaptureFixture[str]) -> None:
    for more, hand in (((), ""), (("--seat", "p1"), "p1"), (("--seat", "p2"), "p2")):
        assert main(["render", str(RECORD), "--svg", "-", "--at", "20", *more]) == 0
        shown = texts(capsys.readouterr().out)
        owners = [seat for seat, name in RECORDED[0]["names"].items() if f"Hand of \u2068{name}\u2069" in shown]
        assert owners == ([hand] if hand else [])


def test_render_draws_a_scenario_and_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    several = write(tmp_path, "several.json", [{**GOOD, "id": "A"}, {**GOOD, "id": "B"}])
    one = write(tmp_path, "one.json", GOOD)
    position = write(tmp_path, "position.json", GOOD["position"])
    for arguments in ((one,), (several, "--id", "B"), (position,)):
        assert main(["render", *arguments, "--svg", "-"]) == 0
        assert "Exploration track: nothing" in texts(capsys.readouterr().out)
    assert main(["render", one, "--svg", "-", "--at", "1"]) == 0
    assert "Exploration track: Crab 1" in texts(capsys.readouterr().out)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("content", "more", "key", "values"),
    [
        (None, (), "render.unreadable", {"reason": "No such file or directory"}),
        ("{", (), "render.invalid", {}),
        ("[" * 100_000, (), "render.invalid", {}),
        ('{"names": {}}', (), "render.invalid", {}),
        ({"game": "abyss", "players": 9}, (), "render.invalid", {}),
        ({**GOOD, "steps": [{"do": "plot"}]}, ("--at", "1"), "render.invalid", {}),
        (GOOD, ("--at", "2"), "render.at", {"n": 1}),
        (GOOD, ("--at", "-1"), "render.at", {"n": 1}),
        (GOOD, ("--seat", "p3"), "render.seat", {"seat": "p3"}),
        ([{**GOOD, "id": "A"}, {**GOOD, "id": "B"}], (), "render.which", {"n": 2, "ids": "A, B"}),
        ([{**GOOD, "id": "A"}, {**GOOD, "id": "B"}], ("--id", "C"), "render.no_such", {"id": "C", "ids": "A, B"}),
    ],
)  # fmt: skip
def test_render_explains_what_it_cannot_draw(
    content: object, more: tuple[str, ...], key: str, values: dict[str, object], lang: str, tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    file = str(tmp_path / "none") if content is None else write(tmp_path, "a.json", content)
    assert main(["render", file, "--svg", "-", "--lang", lang, *more]) == 2
    streams = capsys.readouterr()
    assert streams.out == ""
    told = words(lang).pattern(key).format_map({"file": file, "reason": "\0", **values}).split("\0")[0]
    assert streams.err.startswith(f"abyss-nb: {told}")
    assert streams.err.count("\n") == 1


def test_render_says_where_it_cannot_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", str(RECORD), "--svg", str(tmp_path / "no" / "a.svg"), "--lang", "fr"]) == 2
    assert "impossible d’écrire" in capsys.readouterr().err
