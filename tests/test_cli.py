"""The command line, as people and programs call it."""

import json
from pathlib import Path

import pytest

from abyss_nb.cli import main

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
