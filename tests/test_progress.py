"""What was learned is kept whole or not at all, taken up again, and never lost by a file that is damaged."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abyss_nb import files
from abyss_nb.tutor.course import COURSE, chapter
from abyss_nb.tutor.lesson import Lesson
from abyss_nb.tutor.pages import learned
from abyss_nb.tutor.progress import FORMAT, LONGEST, MOST, Asked, Progress
from abyss_nb.words import words

DONE = {0: Asked(2, True), 3: Asked(0, False)}
"""How the questions of a situation can have gone."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "progress.json"


def noted(file: Path | None) -> Progress:
    progress = Progress(file)
    progress.note("aim", "FIRST", True, DONE)
    return progress


def document(done: Any) -> str:
    return json.dumps({"format": FORMAT, "done": done})


# -- a file --------------------------------------------------------------------------------------------------------


def test_what_was_done_is_taken_up_again(file: Path) -> None:
    noted(file)
    again = Progress(file)
    assert again.fault == ""
    assert again.is_done("aim", "FIRST")
    assert again.asked("aim", "FIRST") == DONE
    assert not again.is_done("aim", "SECOND")
    assert again.asked("turn", "FIRST") == {}
    assert file.read_text(encoding="utf-8") == again.kept()


def test_nothing_is_written_before_something_is_done(file: Path) -> None:
    progress = Progress(file)
    progress.note("aim", "FIRST", False, {})
    assert (progress.version, [*file.parent.iterdir()]) == (0, [])


def test_a_file_is_there_whole_or_as_it_was(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    progress = noted(file)
    before = file.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        progress.note("aim", "SECOND", True, {})
    assert file.read_bytes() == before
    assert [*file.parent.iterdir()] == [file]
    assert progress.fault == f"{file}: No space left on device"
    # What cannot be kept in the file is not forgotten, and can be kept elsewhere.
    assert progress.is_done("aim", "SECOND")
    assert "SECOND" in progress.kept()


def test_only_this_one_file_is_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Any] = []
    monkeypatch.setattr(files, "write", lambda path, parts: written.append(path))
    noted(file)
    assert written == [file]
    noted(None)
    assert written == [file]


def test_what_was_done_once_stays_done_and_the_first_answers_count(file: Path) -> None:
    progress = noted(file)
    version = progress.version
    progress.note("aim", "FIRST", False, {0: Asked(9, False)})
    assert progress.version == version
    progress.note("aim", "FIRST", False, {1: Asked(1, True)})
    assert progress.version == version + 1
    assert progress.is_done("aim", "FIRST")
    assert Progress(file).asked("aim", "FIRST") == DONE | {1: Asked(1, True)}


DAMAGED: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "is not JSON"),
    "cut": (noted(None).kept().encode()[:-20], "is not JSON"),
    "not UTF-8": (b"\xff" + noted(None).kept().encode(), "can't decode"),
    "UTF-16": (noted(None).kept().encode("utf-16"), "can't decode"),
    "zeros": (bytes(200), "is not JSON"),
    "nested": (b"[" * 100_000, "is not JSON"),
    "nested in an object": (b'{"format":' * 50_000, "is not JSON"),
    "too long": (b" " * (LONGEST + 1), "is too long"),
    "a number": (b"1", "is not kept progress of format 1"),
    "a list": (b"[]", "is not kept progress of format 1"),
    "null": (b"null", "is not kept progress of format 1"),
    "another format": (b'{"format": 2, "done": {}}', "is not kept progress of format 1"),
    "no format": (b'{"done": {}}', "is not kept progress of format 1"),
    "nothing done": (b'{"format": 1}', "done: an object"),
    "a list of chapters": (document([]).encode(), "done: an object"),
    "a list of situations": (document({"aim": []}).encode(), "aim: an object"),
    "situations of nothing": (document({"aim": None}).encode(), "aim: an object"),
    "a situation that is a word": (document({"aim": {"A": "done"}}).encode(), "'done' must be true or false"),
    "done by a number": (document({"aim": {"A": {"done": 1, "asked": {}}}}).encode(), "'done' must be true or false"),
    "nothing asked": (document({"aim": {"A": {"done": True}}}).encode(), "A: an object"),
    "asked a list": (document({"aim": {"A": {"done": True, "asked": []}}}).encode(), "A: an object"),
    "too many chapters": (document({str(i): {} for i in range(MOST + 1)}).encode(), "at most 2000 entries"),
    **{
        f"asked {at!r}: {went!r}": (
            document({"aim": {"A": {"done": True, "asked": {at: went}}}}).encode(),
            "a question is its place, tries and whether it was right",
        )
        for at, went in [
            ("x", [1, True]),
            ("-1", [1, True]),
            ("", [1, True]),
            ("٣", [1, True]),
            ("1000", [1, True]),
            ("0", [1]),
            ("0", [1, True, 2]),
            ("0", [1, 1]),
            ("0", ["1", True]),
            ("0", [True, True]),
            ("0", [-1, True]),
            ("0", [10_000, True]),
            ("0", [1.5, True]),
            ("0", None),
            ("0", {"tries": 1}),
        ]
    },
}


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_file_is_told_and_left_as_it_is(what: str, file: Path) -> None:
    written, said = DAMAGED[what]
    file.write_bytes(written)
    progress = Progress(file)
    assert progress.fault.startswith(f"{file}: ")
    assert said in progress.fault
    progress.note("aim", "FIRST", True, DONE)
    assert file.read_bytes() == written
    # It is remembered all the same, and can be kept elsewhere.
    assert progress.is_done("aim", "FIRST")
    assert progress.version == 1
    with pytest.raises(ValueError, match=r"\w"):
        Progress(None).take_over(written.decode("utf-8", "replace"))
    # Whoever wants to begin anew can.
    progress.forget()
    assert progress.fault == ""
    progress.note("aim", "SECOND", True, {})
    assert Progress(file).is_done("aim", "SECOND")


def test_a_file_that_is_none_is_told(tmp_path: Path, file: Path) -> None:
    file.mkdir()
    assert "directory" in Progress(file).fault.lower()
    inside = tmp_path / "text"
    inside.write_text("")
    assert Progress(inside / "progress.json").fault
    assert Progress(tmp_path / ("x" * 300)).fault
    assert Progress(f"{tmp_path}/a\0b").fault


def test_a_file_without_end_is_not_read_to_its_end(file: Path) -> None:
    with file.open("wb") as opened:
        opened.truncate(1 << 36)
    assert "is too long" in Progress(file).fault


def test_a_link_stays_one(tmp_path: Path, file: Path) -> None:
    link = tmp_path / "link.json"
    file.write_text(document({}))
    link.symlink_to(file)
    noted(link)
    assert link.is_symlink()
    assert Progress(file).is_done("aim", "FIRST")


# -- without a file ------------------------------------------------------------------------------------------------


def no_file(*_: object, **__: object) -> None:
    raise PermissionError(13, "Permission denied")


def test_where_no_file_can_be_made_it_is_left_to_the_browser(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told of a fault: a folder that only can be read, as of an app, is no mistake."""
    monkeypatch.setattr(Path, "touch", no_file)
    progress = noted(file)
    assert (progress.file, progress.fault) == (None, "")
    assert not file.exists()
    page = learned(words("en"), [chapter("aim")], progress)
    assert (page["file"], page["fault"]) == ("", "")
    again = Progress(None)
    again.take_over(page["kept"])
    assert again.asked("aim", "FIRST") == DONE


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing is read-only for the owner of the system")
def test_a_folder_that_only_can_be_read_is_left_alone(tmp_path: Path) -> None:
    tmp_path.chmod(stat.S_IREAD | stat.S_IEXEC)
    progress = noted(tmp_path / "progress.json")
    tmp_path.chmod(stat.S_IRWXU)
    assert (progress.file, progress.fault, [*tmp_path.iterdir()]) == (None, "", [])


def test_a_folder_that_is_not_there_is_left_to_the_browser(tmp_path: Path) -> None:
    progress = noted(tmp_path / "no" / "progress.json")
    assert (progress.file, progress.fault) == (None, "")
    assert not (tmp_path / "no").exists()


def test_trying_leaves_nothing_behind(tmp_path: Path) -> None:
    Progress(tmp_path / "progress.json")
    assert [*tmp_path.iterdir()] == []


def test_a_file_that_can_no_longer_be_written_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    progress = noted(file)
    monkeypatch.setattr(files, "write", no_file)
    lesson = Lesson("aim", progress=progress)
    while lesson.question:
        lesson.show_answer()
    assert progress.fault == f"{file}: Permission denied"
    page = learned(words("en"), [chapter("aim")], progress)
    assert page["fault"] == progress.fault
    assert page["file"] == file.name


# -- taking over, forgetting ---------------------------------------------------------------------------------------


def test_what_was_kept_elsewhere_is_added(file: Path) -> None:
    here, there = noted(file), Progress(None)
    there.note("aim", "FIRST", False, {0: Asked(1, True), 5: Asked(3, True)})
    there.note("aim", "SECOND", True, {})
    there.note("turn", "THIRD", False, {1: Asked(1, False)})
    version = here.version
    here.take_over(there.kept())
    assert here.version > version
    for progress in (here, Progress(file)):
        assert [progress.is_done("aim", id) for id in ("FIRST", "SECOND")] == [True, True]
        assert not progress.is_done("turn", "THIRD")
        # What is here already was first.
        assert progress.asked("aim", "FIRST") == DONE | {5: Asked(3, True)}
        assert progress.asked("turn", "THIRD") == {1: Asked(1, False)}
    # The other one is as it was, also when the first goes on.
    kept = there.kept()
    here.note("turn", "THIRD", True, {})
    assert there.kept() == kept


def test_what_is_taken_over_twice_is_there_once(file: Path) -> None:
    progress = noted(file)
    kept = progress.kept()
    for _ in range(3):
        progress.take_over(kept)
    assert progress.kept() == kept


def test_what_would_be_too_much_together_is_not_added() -> None:
    """Whatever is kept can be read again."""
    progress = noted(None)
    a, b, c = (
        document({letter * (LONGEST * 2 // 5): {"FIRST": {"done": True, "asked": {}}}}) for letter in ("a", "b", "c")
    )
    progress.take_over(a)
    progress.take_over(b)
    before = progress.kept()
    with pytest.raises(ValueError, match="too long"):
        progress.take_over(c)
    assert progress.kept() == before
    Progress(None).take_over(progress.kept())


def test_everything_is_forgotten_in_the_file_too(file: Path) -> None:
    progress = noted(file)
    version = progress.version
    progress.forget()
    assert progress.version > version
    for one in (progress, Progress(file)):
        assert not one.is_done("aim", "FIRST")
        assert one.asked("aim", "FIRST") == {}
    assert json.loads(file.read_text(encoding="utf-8")) == {"format": FORMAT, "done": {}}


def test_what_was_learned_is_counted(file: Path) -> None:
    progress = Progress(file)
    aim = chapter("aim")
    first = aim.situations[0]
    places = [at for at, part in enumerate(first.parts) if part in first.questions]
    progress.note("aim", first.id, True, {at: Asked(1, True) for at in places})
    progress.note("aim", aim.situations[1].id, False, {0: Asked(2, True), 1: Asked(1, False)})
    progress.note("aim", "A-SITUATION-OF-OLD", True, {0: Asked(1, True)})
    page = learned(words("en"), [chapter(name) for name in COURSE], progress)
    rows = {row["name"]: row for row in page["chapters"]}
    assert [*rows] == [*COURSE]
    assert {key: rows["aim"][key] for key in ("situations", "done", "questions", "first")} == {
        "situations": len(aim.situations),
        "done": 1,
        "questions": sum(len(one.questions) for one in aim.situations),
        "first": len(places),
    }
    assert all(rows[name]["done"] == rows[name]["first"] == 0 for name in COURSE if name != "aim")
    assert page["kept"] == progress.kept()


names = st.text(max_size=8)
asked = st.dictionaries(st.integers(0, 99), st.builds(Asked, st.integers(0, 99), st.booleans()), max_size=4)


@given(st.lists(st.tuples(names, names, st.booleans(), asked), max_size=8))
@settings(deadline=None, max_examples=60)
def test_whatever_is_noted_is_read_again(notes: list[tuple[str, str, bool, dict[int, Asked]]]) -> None:
    progress, again = Progress(None), Progress(None)
    for note in notes:
        progress.note(*note)
    again.take_over(progress.kept())
    assert again.kept() == progress.kept()


@given(st.data())
@settings(deadline=None, max_examples=80)
def test_a_text_changed_at_random_is_taken_over_or_changes_nothing(data: st.DataObject) -> None:
    progress = noted(None)
    kept = list(progress.kept())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(kept) - 1))
        kept[place : place + data.draw(st.integers(0, 2))] = data.draw(st.text('[]{}",:0169truefalsn', max_size=2))
        if not kept:
            return
    before = progress.kept()
    try:
        progress.take_over("".join(kept))
    except ValueError:
        assert progress.kept() == before
    Progress(None).take_over(progress.kept())
