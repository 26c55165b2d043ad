"""Files of records: whole or not at all, and no file however large or wrong costs more than it should."""

import io
import json
import os
import subprocess
import sys
import tracemalloc
from dataclasses import replace
from pathlib import Path
from time import process_time

import pytest

from abyss_nb import State, files, new_game
from abyss_nb.core.record import MAX_BRANCHES, MAX_LINE, DamagedRecord, Record, Recorder, Replay, read, step
from abyss_nb.files import lines_of, load, save

GOLDEN = Path(__file__).parent / "records" / "format-1"
NAMES = {"p1": "Zoé 🐙", "p2": "海"}
KINDS = {"p1": "person", "p2": "greedy"}
A_MILLION = 1_000_000


def some_record(actions: int = 1) -> Record:
    recorder = Recorder(new_game(2, 7), NAMES, KINDS)
    for _ in range(actions):
        recorder.play(recorder.state.legal()[0])
    return recorder.record()


def without_end() -> tuple[str, list[str]]:
    """Return a header and four lines that lead back to where they began: one Ally taken and discarded by turns."""
    full = {race: " ".join(f"{race}-{v}" for v in (1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4)) for race in ("crab", "squid")}
    state = State.from_position(
        {
            "game": "abyss",
            "players": 2,
            "options": {"hand_limit": 12},
            "seats": {"p1": {"pearls": 0, "hand": full["crab"]}, "p2": {"pearls": 0, "hand": full["squid"]}},
            "treasury": 0,
            "exploration_deck": "",
            "exploration_discard": "shellfish-1",
            "court": ["keeper", "slaver", "traitor", None, None, None],
            "lord_deck": [],
            "location_deck": [],
        }
    )
    recorder = Recorder(state, NAMES, KINDS)
    for action in ("explore", "choose shellfish-1", "explore", "choose shellfish-1"):
        recorder.play(action)
    header, *lines = recorder.record().to_lines()
    assert recorder.state.to_position() | {"seed": 0} == recorder.record().position | {"seed": 0}
    return header, lines


def branch(after: int) -> list[str]:
    """Return the lines of a branch of the game without end: after the first action of a round, another card goes."""
    header, lines = without_end()
    *_, state = read([header, lines[0]]).states()
    made = step("p1", "choose crab-1", state.apply("choose crab-1"), state)
    return [f'{{"branch":{{"after":{after}}}}}\n', made.to_line()]


# -- saving ------------------------------------------------------------------------------------------------------


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    record = some_record(20)
    for path in (tmp_path / "game.jsonl", str(tmp_path / "a game with é.jsonl")):
        save(path, record)
        assert load(path) == record
        assert Path(path).read_bytes() == "".join(record.to_lines()).encode()
    assert len(list(tmp_path.iterdir())) == 2


def test_branches_and_comments_are_saved_too(tmp_path: Path) -> None:
    header, lines = without_end()
    record = replace(read([header, *lines, *branch(1)]), comment="Zoé 🐙")
    save(tmp_path / "game.jsonl", record)
    assert load(tmp_path / "game.jsonl") == record
    assert len(record.branches) == 1


def test_the_golden_records_are_what_saving_writes(tmp_path: Path) -> None:
    for path in sorted(GOLDEN.glob("*.jsonl"))[::8]:
        save(tmp_path / "again.jsonl", load(path))
        assert (tmp_path / "again.jsonl").read_bytes() == path.read_bytes()


def test_saving_replaces_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    save(path, some_record(30))
    save(path, some_record(2))
    assert load(path) == some_record(2)
    assert list(tmp_path.iterdir()) == [path]


class Crash(BaseException):
    """The end of the process, as far as a test can have it."""


def crash(*_: object, **__: object) -> None:
    raise Crash


@pytest.mark.parametrize("old", [True, False], ids=["old file", "no file"])
@pytest.mark.parametrize("where", ["line", "sync", "rename"])
def test_a_crash_while_saving_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str, old: bool
) -> None:
    path = tmp_path / "game.jsonl"
    if old:
        save(path, some_record(5))
    record = some_record(9)
    with monkeypatch.context() as patch:
        if where == "line":
            patch.setattr(type(record.steps[6]), "to_line", lambda step: crash() if step == record.steps[6] else "x\n")
        elif where == "sync":
            patch.setattr(files.os, "fsync", crash)
        else:
            patch.setattr(Path, "replace", crash)
        with pytest.raises(Crash):
            save(path, record)
    assert list(tmp_path.iterdir()) == ([path] if old else [])
    if old:
        assert load(path) == some_record(5)


KILLED = """
import os, sys
from abyss_nb.core.record import Step
from abyss_nb.files import load, save
record = load(sys.argv[1])
line = Step.to_line
Step.to_line = lambda step: os._exit(9) if step is record.steps[-1] else line(step)
save(sys.argv[2], record)
"""


def test_a_process_killed_while_saving_leaves_the_old_file(tmp_path: Path) -> None:
    new, path = tmp_path / "new.jsonl", tmp_path / "game.jsonl"
    save(new, some_record(40))
    save(path, some_record(5))
    killed = subprocess.run([sys.executable, "-c", KILLED, str(new), str(path)], check=False)
    assert killed.returncode == 9
    assert load(path) == some_record(5)


def test_what_cannot_be_written_is_an_error_and_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="missing"):
        save(tmp_path / "missing" / "game.jsonl", some_record())
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        save(tmp_path / "folder", some_record())
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link.jsonl").symlink_to(tmp_path / "game.jsonl")
    save(tmp_path / "link.jsonl", some_record())
    assert (tmp_path / "link.jsonl").is_symlink()
    assert load(tmp_path / "game.jsonl") == some_record()


# -- loading -----------------------------------------------------------------------------------------------------


def test_a_file_cut_in_the_middle_of_a_letter_is_cut_short(tmp_path: Path) -> None:
    whole = "".join(some_record(3).to_lines()).encode()
    path = tmp_path / "game.jsonl"
    path.write_bytes(whole + '{"seat":"p1","do":"é'.encode()[:-1])
    record = load(path)
    assert record.truncated
    assert record == some_record(3)
    assert record.note == "line 5 is cut short; the record is loaded up to line 4"


def test_a_file_that_a_crash_filled_up_with_zeros_is_cut_short(tmp_path: Path) -> None:
    whole = "".join(some_record(3).to_lines()).encode()
    path = tmp_path / "game.jsonl"
    for end in (len(whole), len(whole) - 5):
        path.write_bytes(whole[:end] + bytes(4096))
        record = load(path)
        assert record.truncated
        assert record.steps == some_record(3 if end == len(whole) else 2).steps


def test_line_ends_of_windows_are_read(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes("".join(some_record(3).to_lines()).replace("\n", "\r\n").encode())
    assert load(path) == some_record(3)
    assert not load(path).truncated


@pytest.mark.parametrize(
    ("content", "line", "reason"),
    [
        (b"", 1, "there is nothing"),
        (b"\n", 1, "is empty"),
        (bytes(5000), 1, "the header is cut short"),
        (bytes(range(256)) * 900, 1, "is not"),
        (b"\x89PNG\r\n\x1a\n", 1, "is not UTF-8 text"),
        (b"\x1f\x8b\x08\x00" + bytes(20), 1, "is not UTF-8 text"),
        (b"\xef\xbb\xbf" + next(some_record().to_lines()).encode(), 1, "byte order mark"),
        (next(some_record().to_lines()).encode("utf-16"), 1, "is not UTF-8 text"),
        (next(some_record().to_lines()).encode("utf-32-le"), 1, "is not UTF-8 text"),
        (next(some_record().to_lines()).encode("latin-1", "replace"), 1, "is not UTF-8 text"),
        ("".join(some_record().to_lines()).encode() + b"\xff\xfe\n", 3, "is not UTF-8 text"),
        ("".join(some_record().to_lines()).encode() + bytes(4096) + b"\n", 3, "is not JSON"),
        (b"cposix\nsystem\n(S'true'\ntR.", 1, "is not JSON"),
    ],
)  # fmt: skip
def test_what_is_no_record_is_refused(tmp_path: Path, content: bytes, line: int, reason: str) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(content)
    with pytest.raises(DamagedRecord) as caught:
        load(path)
    assert caught.value.line == line
    assert reason in caught.value.reason
    assert (caught.value.good is None) == (line == 1)


def test_a_missing_file_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "game.jsonl")


# -- large files -------------------------------------------------------------------------------------------------


def refused_cheaply(path: Path) -> DamagedRecord:
    """Load a damaged file with at most 8 MB and a few seconds."""
    begun = process_time()
    tracemalloc.start()
    try:
        with pytest.raises(DamagedRecord) as caught:
            load(path)
        assert tracemalloc.get_traced_memory()[1] < 8_000_000
    finally:
        tracemalloc.stop()
    assert process_time() - begun < 20
    return caught.value


@pytest.mark.parametrize("start", [b"", b"[", b'{"seat":"', b"[" * 100_000])
def test_a_line_of_200_megabytes_is_refused(tmp_path: Path, start: bytes) -> None:
    header = next(some_record().to_lines()).encode()
    path = tmp_path / "game.jsonl"
    with path.open("wb") as file:
        file.write(header + start)
        file.truncate(200_000_000)
    error = refused_cheaply(path)
    assert (error.line, error.reason) == (2, f"is longer than {MAX_LINE} characters")
    assert error.good is not None
    assert error.good.steps == ()
    path.write_bytes(b"")
    os.truncate(path, 200_000_000)
    assert refused_cheaply(path).line == 1


def test_a_text_of_one_endless_line_is_refused() -> None:
    with pytest.raises(DamagedRecord, match="line 2: is longer"):
        read(next(some_record().to_lines()) + "x" * 50_000_000)


@pytest.mark.slow
def test_a_million_lines_of_garbage_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"garbage\n" * A_MILLION)
    assert refused_cheaply(path).line == 1
    header, step = list(some_record().to_lines())
    path.write_bytes((header + step).encode() + b'{"seat":"p1","do":"explore"}\n' * A_MILLION)
    assert refused_cheaply(path).line == 3
    path.write_bytes(header.encode() * 200_000)
    assert refused_cheaply(path).line == 2


@pytest.mark.slow
def test_a_long_record_is_followed_in_the_memory_of_a_short_one(tmp_path: Path) -> None:
    header, lines = without_end()
    path = tmp_path / "game.jsonl"
    path.write_text(header + "".join(lines) * 500, encoding="utf-8", newline="\n")
    tracemalloc.start()
    try:
        with path.open("rb") as file:
            assert sum(1 for _ in Replay(lines_of(file))) == 2000
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
        record = load(path)
        assert tracemalloc.get_traced_memory()[0] < 2000 * 300
    finally:
        tracemalloc.stop()
    assert len(record.steps) == 2000


LIMITED = """
import resource, sys
from abyss_nb.files import load
resource.setrlimit(resource.RLIMIT_AS, (500_000_000, 500_000_000))
record = load(sys.argv[1])
print([len(record.steps), len(record.branches)])
"""


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_record_of_a_million_lines_is_loaded_in_bounded_memory(tmp_path: Path) -> None:
    """As much as the address space of the process allows: 500 MB, Python included."""
    pytest.importorskip("resource")
    header, lines = without_end()
    path = tmp_path / "game.jsonl"
    steps = A_MILLION - MAX_BRANCHES
    every = steps // MAX_BRANCHES // 4 * 4
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write(header)
        file.writelines(lines * (steps // 4))
        for i in range(MAX_BRANCHES):
            file.writelines(branch(every * i + 1))
    run = subprocess.run([sys.executable, "-c", LIMITED, str(path)], capture_output=True, text=True, check=False)
    assert run.stderr == ""
    assert json.loads(run.stdout) == [steps, MAX_BRANCHES]


@pytest.mark.slow
def test_the_positions_kept_for_branches_take_little(tmp_path: Path) -> None:
    header, lines = without_end()
    path = tmp_path / "game.jsonl"
    branches = "".join(line for i in range(100) for line in branch(8 * i + 1))
    path.write_text(header + "".join(lines) * 200 + branches, encoding="utf-8", newline="\n")
    tracemalloc.start()
    try:
        record = load(path)
        assert tracemalloc.get_traced_memory()[1] < 2_000_000
    finally:
        tracemalloc.stop()
    assert [len(found.steps) for found in record.branches] == [1] * 100


def test_lines_are_read_one_at_a_time() -> None:
    header, lines = without_end()
    file = io.BytesIO((header + "".join(lines)).encode())
    found = lines_of(file)
    assert next(found) == header
    assert file.tell() == len(header.encode())
