"""What a reader has learned: kept in a small file beside the notebook, or in the browser where there is no disk.

Nothing is sent anywhere. A file that cannot be read is left as it is, and not written over.
"""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

import traitlets

from abyss_nb import files

FORMAT = 1
FILE = "abyss-progress.json"
"""What the file is called, unless it is told otherwise."""
LONGEST = 1_000_000
"""How many characters kept progress has at most."""
MOST = 2000
"""How many chapters, and how many situations of one, are kept."""


class Asked(NamedTuple):
    """How a question went.

    Attributes:
        tries: How many answers were given.
        right: Whether the last of them was right; otherwise the answer was shown.
    """

    tries: int
    right: bool


class Progress(traitlets.HasTraits):
    """What was done, by chapter and situation. Observe `version`."""

    version = traitlets.Int(0, help="Counts up with everything that is done.")
    fault = traitlets.Unicode("", help="Why it cannot be kept in the file, '' if it can.")

    def __init__(self, file: str | Path | None = FILE) -> None:
        """Take up what was kept.

        Args:
            file: Where it is kept; None only remembers it, or leaves it to the browser.
        """
        super().__init__()
        self.file = None if file is None else Path(file)
        self._done: dict[str, dict[str, dict[str, Any]]] = {}
        if self.file is None:
            return
        try:
            with self.file.open(encoding="utf-8") as opened:
                self._done = _read(opened.read(LONGEST + 1))
        except FileNotFoundError:
            if not _writable(self.file.parent):
                self.file = None
        except (OSError, ValueError) as error:
            self.fault = f"{self.file}: {getattr(error, 'strerror', None) or error}"

    def note(self, chapter: str, situation: str, done: bool, asked: dict[int, Asked]) -> None:
        """Keep how far a situation is.

        Args:
            chapter: The name of the chapter.
            situation: The ID of the situation.
            done: Whether everything in it is done; what was done once stays done.
            asked: How each question went that is settled, by its place.
        """
        before = self._done.get(chapter, {}).get(situation, {"done": False, "asked": {}})
        first = {str(at): [one.tries, one.right] for at, one in asked.items()} | before["asked"]
        now = {"done": done or before["done"], "asked": first}
        if now != before:
            self._done.setdefault(chapter, {})[situation] = now
            self._keep()

    def is_done(self, chapter: str, situation: str) -> bool:
        """Return whether everything in a situation was done."""
        return bool(self._done.get(chapter, {}).get(situation, {}).get("done"))

    def asked(self, chapter: str, situation: str) -> dict[int, Asked]:
        """Return how the questions of a situation went the first time."""
        found = self._done.get(chapter, {}).get(situation, {}).get("asked", {})
        return {int(at): Asked(*one) for at, one in found.items()}

    def kept(self) -> str:
        """Return everything as a text, as the file has it."""
        return _written(self._done)

    def take_over(self, kept: str) -> None:
        """Add what was kept elsewhere, as `kept` wrote it.

        Raises:
            ValueError: it is not such a text, or too much together; nothing is changed.
        """
        both = deepcopy(self._done)
        for chapter, situations in _read(kept).items():
            for situation, one in situations.items():
                mine = both.setdefault(chapter, {}).setdefault(situation, {"done": False, "asked": {}})
                mine["done"] = mine["done"] or one["done"]
                mine["asked"] = one["asked"] | mine["asked"]
        # What is kept can be read again.
        self._done = _read(_written(both))
        self._keep()

    def forget(self) -> None:
        """Forget everything, in the file too."""
        self._done = {}
        self.fault = ""
        self._keep()

    def _keep(self) -> None:
        if self.file is not None and not self.fault:
            try:
                files.write(self.file, [self.kept()])
            except OSError as error:
                self.fault = f"{self.file}: {error.strerror or error}"
        self.version += 1


def _writable(folder: Path) -> bool:
    """Return whether a file can be made in a folder; asking the system does not help everywhere."""
    try:
        probe = folder / f".{FILE}.try"
        probe.touch()
        probe.unlink()
    except OSError:
        return False
    return True


def _written(done: dict[str, dict[str, dict[str, Any]]]) -> str:
    return json.dumps({"format": FORMAT, "done": done}, indent=1, sort_keys=True) + "\n"


def _read(text: str) -> dict[str, dict[str, dict[str, Any]]]:
    """Read what `Progress.kept` wrote, and nothing else."""
    if len(text) > LONGEST:
        raise ValueError("is too long to be kept progress")
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError("is not JSON") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise ValueError(f"is not kept progress of format {FORMAT}")
    done: dict[str, dict[str, dict[str, Any]]] = {}
    for chapter, situations in _entries(document.get("done"), "done"):
        done[chapter] = {}
        for situation, one in _entries(situations, chapter):
            if not isinstance(one, dict) or not isinstance(one.get("done"), bool):
                raise ValueError(f"{chapter}: {situation}: 'done' must be true or false")
            asked = dict(_entries(one.get("asked"), situation))
            for at, went in asked.items():
                if not (at.isascii() and at.isdecimal() and len(at) < 4 and _is_asked(went)):
                    raise ValueError(f"{chapter}: {situation}: a question is its place, tries and whether it was right")
            done[chapter][situation] = {"done": one["done"], "asked": asked}
    return done


def _entries(value: Any, where: str) -> list[tuple[str, Any]]:
    if not isinstance(value, dict) or len(value) > MOST:
        raise ValueError(f"{where}: an object {{…}} with at most {MOST} entries was expected")
    return [*value.items()]


def _is_asked(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and type(value[0]) is int
        and 0 <= value[0] < 10_000
        and isinstance(value[1], bool)
    )
