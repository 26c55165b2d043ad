"""`abyss-nb sheet`: the questions of chapters as a page to print, with and without answers."""

import argparse
import sys
from pathlib import Path

from abyss_nb import files
from abyss_nb.commands import Commands
from abyss_nb.tutor.chapter import Chapter, ChapterError
from abyss_nb.tutor.checking import faults
from abyss_nb.tutor.course import COURSE, GALLERY, chapter
from abyss_nb.tutor.reading import load_chapter
from abyss_nb.words import LANGUAGES, words
from abyss_nb.words.plain import printable


def add_to(commands: Commands) -> None:
    """Add the command."""
    sheet = commands.add_parser("sheet", help="write the questions of chapters as a page to print")
    sheet.add_argument(
        "chapters",
        nargs="+",
        metavar="CHAPTER",
        help=f"'all', or {', '.join(COURSE + GALLERY)}, or the path of one's own without the endings of its files",
    )
    sheet.add_argument("--html", required=True, metavar="OUT", type=Path, help="where the page goes")
    sheet.add_argument("--answers", action="store_true", help="with the answers below the questions")
    sheet.add_argument("--no-pictures", action="store_true", help="without pictures of the situations")
    sheet.add_argument("--lang", choices=tuple(LANGUAGES), default="en")
    sheet.set_defaults(run=_sheet)


def _sheet(args: argparse.Namespace) -> int:
    """Write the page; nothing is written if a chapter is wrong."""
    # Loaded here, because the other commands need no widgets.
    from abyss_nb.widgets.sheet import sheet_html

    say = words(args.lang)
    try:
        chapters = [one for name in args.chapters for one in _read(name, args.lang)]
        files.write(args.html, [sheet_html(chapters, args.answers, not args.no_pictures)])
    except ChapterError as error:
        print(printable(f"abyss-nb: {error}"), file=sys.stderr)
        return 2
    except OSError as error:
        reason = say.label("render.unwritable", file=args.html, reason=error.strerror or error)
        print(printable(f"abyss-nb: {reason}"), file=sys.stderr)
        return 2
    asked = sum(len(situation.questions) for one in chapters for situation in one.situations)
    print(printable(say.count("tutor.sheet.written", asked, file=args.html)))
    return 0


def _read(name: str, lang: str) -> list[Chapter]:
    if name == "all":
        return [chapter(one, lang) for one in COURSE]
    if name in COURSE + GALLERY:
        return [chapter(name, lang)]
    path = Path(name)
    own = load_chapter(path.parent, path.name, lang)
    for fault in faults(own):
        raise fault
    return [own]
