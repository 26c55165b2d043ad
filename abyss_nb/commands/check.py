"""`abyss-nb check`: runs scenario files and chapters, and says what does not hold."""

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from abyss_nb.commands import Commands
from abyss_nb.core import scenario
from abyss_nb.core.game import ImpossiblePosition
from abyss_nb.tutor.chapter import Chapter, ChapterError
from abyss_nb.tutor.checking import differences, faults
from abyss_nb.tutor.reading import load_chapter
from abyss_nb.words import LANGUAGES, words
from abyss_nb.words.plain import printable


@dataclass(frozen=True, slots=True)
class Result:
    """How a scenario or a chapter did: `fault` is "" if all is well, `step` the step or line where it is not."""

    file: str
    id: str = ""
    title: str = ""
    step: int = 0
    fault: str = ""


def add_to(commands: Commands) -> None:
    """Add the command."""
    check = commands.add_parser("check", help="run scenario files and chapters and say what does not hold")
    check.add_argument(
        "files", nargs="+", metavar="FILE", type=Path, help="scenarios (.json) or words of chapters (.md)"
    )
    check.add_argument("--lang", choices=tuple(LANGUAGES), default="en")
    check.add_argument("--json", action="store_true", help="print the results for a program")
    check.set_defaults(run=_check)


def _check(args: argparse.Namespace) -> int:
    """Check every file; one that cannot be read counts as one that failed."""
    results: list[Result] = []
    chapters: dict[Path, list[Chapter]] = {}
    for path in args.files:
        results += _chapter(path, chapters) if path.suffix == ".md" else _scenarios(path)
    for path, read in chapters.items():
        results += [Result(str(path.with_name(error.file)), fault=str(error)) for error in differences(read)]
    failed = sum(1 for result in results if result.fault)
    if args.json:
        counts = {"passed": len(results) - failed, "failed": failed}
        print(json.dumps({**counts, "scenarios": [*map(asdict, results)]}, ensure_ascii=False, indent=1))
        return 1 if failed else 0
    say = words(args.lang)
    for result in results:
        name = f"{result.file}: {result.id or result.title}".rstrip(": ")
        print(printable(say.label("check.failed" if result.fault else "check.passed", title=name)))
        if result.fault:
            told = say.label("check.step", n=result.step, step=result.fault) if result.step else result.fault
            print(printable(f"    {told}"))
    print(say.label("check.total", passed=len(results) - failed, failed=failed))
    return 1 if failed else 0


def _scenarios(path: Path) -> Iterator[Result]:
    """Run the scenarios of a file."""
    try:
        found = scenario.read_file(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, ImpossiblePosition) as error:
        yield Result(str(path), fault=str(error))
        return
    for item in found:
        outcome = scenario.check(item)
        yield Result(str(path), item.id, item.title, outcome.step, outcome.fault)


def _chapter(path: Path, chapters: dict[Path, list[Chapter]]) -> Iterator[Result]:
    """Check the words of a chapter, and keep it beside its other languages."""
    name, _, lang = path.stem.rpartition(".")
    try:
        if not name or lang not in LANGUAGES:
            raise ChapterError(path.name, 0, f"is called NAME.LANGUAGE.md, with {', '.join(LANGUAGES)} as language")
        chapter = load_chapter(path.parent, name, lang)
    except ChapterError as error:
        yield Result(str(path), fault=str(error))
        return
    chapters.setdefault(path.parent / name, []).append(chapter)
    wrong = list(faults(chapter))
    for fault in wrong:
        yield Result(str(path), title=chapter.title, fault=str(fault))
    if not wrong:
        yield Result(str(path), title=chapter.title)
