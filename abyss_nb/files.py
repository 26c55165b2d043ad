"""Files of records: the core reads and writes text alone.

>>> import abyss_nb, tempfile
>>> from abyss_nb.core.record import Recorder
>>> recorder = Recorder(abyss_nb.new_game(2, seed=7), {"p1": "Ada", "p2": "Bob"}, {"p1": "person", "p2": "person"})
>>> with tempfile.TemporaryDirectory() as folder:
...     save(f"{folder}/game.jsonl", recorder.record())
...     load(f"{folder}/game.jsonl") == recorder.record()
True
"""

import contextlib
import os
import secrets
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

from abyss_nb.core.record import MAX_LINE, Record

_LONGEST_LINE = 4 * (MAX_LINE + 1)
"""So many bytes are more than `MAX_LINE` characters, whatever they are."""


def save(path: str | os.PathLike[str], record: Record) -> None:
    """Write a record to a file, whole or not at all: whatever happens, an older file of that name stays until then.

    Raises:
        OSError: the file cannot be written.
    """
    write(path, record.to_lines())


def write(path: str | os.PathLike[str], parts: Iterable[str]) -> None:
    """Write a text to a file, whole or not at all, as `save` does.

    Raises:
        OSError: the file cannot be written.
    """
    # A link stays a link: what it points to is replaced.
    target = Path(os.path.realpath(path))
    draft = target.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        with draft.open("xb") as file:
            file.writelines(part.encode() for part in parts)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise
    _sync_folder(target.parent)


def load(path: str | os.PathLike[str]) -> Record:
    """Read and check a record.

    Raises:
        DamagedRecord: the first line that is wrong, why, and what is good before it.
        OSError: the file cannot be read.
    """
    with Path(path).open("rb") as file:
        return Record.from_lines(lines_of(file))


def lines_of(file: BinaryIO) -> Iterator[str]:
    """Yield the lines of a file for `Record.from_lines` or `Replay`, holding one at a time.

    Bytes that are not UTF-8 come as lone surrogates, and of a line that is far too long only the beginning, both of
    which a record refuses.
    """
    while line := file.readline(_LONGEST_LINE):
        yield line.decode("utf-8", "surrogateescape")


def _sync_folder(folder: Path) -> None:
    """Make sure that the new name is on the disk too, on systems that can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
