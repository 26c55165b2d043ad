"""`abyss-nb replay` and `abyss-nb log`: a record as a page that replays it, and as a log in plain text."""

import argparse
import sys
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from abyss_nb.commands import Commands
from abyss_nb.core.abyss.cards import SEATS
from abyss_nb.core.record import DamagedRecord
from abyss_nb.saving import TooLong
from abyss_nb.session import Session
from abyss_nb.words import LANGUAGES, Words, words
from abyss_nb.words.plain import message_of, printable


class _Wrong(Exception):
    """What cannot be done; the message is for who called."""


def add_to(commands: Commands) -> None:
    """Add both commands."""
    page = commands.add_parser("replay", help="write a record as a page that replays it in any browser")
    page.add_argument("file", metavar="FILE", type=Path)
    page.add_argument("--html", metavar="OUT", type=Path, help="where the page goes; beside the record if not given")
    page.add_argument(
        "--seats",
        metavar="SEATS",
        help="whose hands it may show: seats such as p1,p2, or all, or none; if not given, all if the game is over, "
        "else those of the one person who plays",
    )
    page.add_argument("--lang", choices=tuple(LANGUAGES), default="en")
    page.set_defaults(run=_page)

    log = commands.add_parser("log", help="tell what happened in a record, turn by turn")
    log.add_argument("file", metavar="FILE", type=Path)
    log.add_argument("--seat", choices=SEATS, help="who reads it; everything is told if not given")
    log.add_argument("--lang", choices=tuple(LANGUAGES), default="en")
    log.set_defaults(run=_log)


def _page(args: argparse.Namespace) -> int:
    """Write a record as a page."""
    # Loaded here, because the other commands need no widgets.
    from abyss_nb.widgets.export import secrets_told

    say = words(args.lang)
    out = args.html or args.file.with_name(f"{args.file.name}.html")
    try:
        session = _read(args.file, say)
        seats = _seats(args, session, say)
        session.export_html(out, seats, args.lang)
    except _Wrong as error:
        return _told(error)
    except OSError as error:
        return _told(say.label("render.unwritable", file=out, reason=error.strerror or error))
    size = round(out.stat().st_size / 1000)
    print(printable(say.count("replay.written", session.length, file=out, size=size)))
    print(printable(secrets_told(session, say, seats)))
    return 0


def _log(args: argparse.Namespace) -> int:
    """Tell the main line of a record."""
    say = words(args.lang)
    try:
        session = _read(args.file, say)
        if args.seat is not None and args.seat not in session.names:
            raise _Wrong(_no_seat(args, args.seat, session, say))
    except _Wrong as error:
        return _told(error)
    for turn, events in groupby(session.events(args.seat), key=itemgetter(0)):
        print(say.label("board.turn", n=turn))
        for _, event in events:
            print(printable(f"  {say.event_text(event, session.names)}"))
    return 0


def _read(path: Path, say: Words) -> Session:
    """Return the recorded game, its end shown."""
    try:
        return Session.load(path, auto=False, lang=say.lang)
    except OSError as error:
        raise _Wrong(say.label("render.unreadable", file=path, reason=error.strerror or error)) from None
    except (DamagedRecord, TooLong) as error:
        raise _Wrong(say.label("replay.invalid", file=path, reason=error)) from None


def _seats(args: argparse.Namespace, session: Session, say: Words) -> tuple[str, ...] | None:
    """Return whose hands may be shown; None if that was not said."""
    if args.seats is None:
        return None
    everybody = tuple(session.names)
    named = tuple({"all": everybody, "none": ()}.get(args.seats, args.seats.split(",")))
    for seat in named:
        if seat not in everybody:
            raise _Wrong(_no_seat(args, seat, session, say))
    return named


def _no_seat(args: argparse.Namespace, seat: str, session: Session, say: Words) -> str:
    return say.label("replay.seats", wrong=message_of(repr(seat)), file=args.file, seats=", ".join(session.names))


def _told(error: object) -> int:
    print(printable(f"abyss-nb: {error}"), file=sys.stderr)
    return 2
