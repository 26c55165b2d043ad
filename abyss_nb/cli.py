"""The command line: `abyss-nb check`, `simulate`, `render`, `rules`, `replay`, `log`, `sheet`."""

import argparse
import json
import sys
import textwrap
from collections.abc import Iterable, Sequence
from pathlib import Path

from tqdm import tqdm

from abyss_nb import rules
from abyss_nb.commands import check, replay, sheet
from abyss_nb.core.abyss.cards import SEATS
from abyss_nb.core.abyss.options import Options
from abyss_nb.simulate import simulate
from abyss_nb.words import LANGUAGES, Words, words
from abyss_nb.words.plain import message_of, printable


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 if all is well, 1 if a check failed, 2 for wrong arguments."""
    parser = argparse.ArgumentParser(prog="abyss-nb", description="The board game Abyss: check, simulate and draw.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    check.add_to(commands)

    sim = commands.add_parser("simulate", help="let bots play many games and count who wins")
    sim.add_argument("--seats", required=True, metavar="BOT,BOT", help="two to four bots, such as greedy,random")
    sim.add_argument("--games", type=_positive, default=100)
    sim.add_argument("--seed", type=int, default=0)
    sim.add_argument("--workers", type=_positive, default=1, help="processes; the results do not depend on them")
    sim.add_argument("--bga", action="store_true", help="play by the options of Board Game Arena")
    sim.add_argument("--lang", choices=tuple(LANGUAGES), default="en")
    sim.add_argument("--json", action="store_true", help="print the results for a program")
    sim.set_defaults(run=_simulate)

    render = commands.add_parser("render", help="draw a record, a scenario or a position as a picture")
    render.add_argument("file", metavar="FILE", type=Path)
    render.add_argument("--svg", required=True, metavar="OUT", type=Path, help="where the picture goes; - prints it")
    render.add_argument("--id", metavar="ID", help="which scenario of a file of several")
    render.add_argument(
        "--at",
        type=int,
        metavar="N",
        help="after how many actions; else a record is shown at its end, a scenario at its beginning",
    )
    render.add_argument("--seat", choices=SEATS, help="whose hand is shown; nobody's if not given")
    render.add_argument("--theme", choices=("light", "dark"), default="light")
    render.add_argument("--lang", choices=tuple(LANGUAGES), default="en")
    render.set_defaults(run=_render)

    rulebook = commands.add_parser("rules", help="tell a rule, look for rules, or list them all")
    what = rulebook.add_mutually_exclusive_group()
    what.add_argument("id", nargs="?", metavar="ID", help="the ID of a rule; without it, the rules are listed")
    what.add_argument("--find", metavar="WORDS", help="look for rules with these words, in any of the languages")
    rulebook.add_argument("--lang", choices=tuple(LANGUAGES), default="en")
    rulebook.set_defaults(run=_rules)

    replay.add_to(commands)
    sheet.add_to(commands)
    args = parser.parse_args(arguments)
    code: int = args.run(args)
    return code


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is not at least 1")
    return number


def _simulate(args: argparse.Namespace) -> int:
    seats = [name.strip() for name in args.seats.split(",")]
    options = Options.bga() if args.bga else None
    with tqdm(total=args.games, unit="game", disable=not sys.stderr.isatty(), leave=False) as bar:

        def progress(done: int, total: int) -> None:
            bar.update(done - bar.n)

        try:
            report = simulate(
                seats,
                args.games,
                args.seed,
                options=options,
                workers=args.workers,
                progress=progress,
            )
        except ValueError as error:
            print(printable(f"abyss-nb: {error}"), file=sys.stderr)
            return 2
    if args.json:
        print(json.dumps(report.to_document(), indent=1))
    else:
        print(report.text(words(args.lang)))
    return 0


def _render(args: argparse.Namespace) -> int:
    """Draw a file as a picture."""
    # Loaded here, because the other commands need no widgets.
    from abyss_nb.widgets.render import Unrenderable, file_svg

    say = words(args.lang)
    try:
        svg = file_svg(args.file, args.theme, args.lang, args.seat, args.at, args.id)
    except Unrenderable as error:
        print(printable(f"abyss-nb: {error.told(say)}"), file=sys.stderr)
        return 2
    try:
        if str(args.svg) == "-":
            # A picture is UTF-8, whatever the terminal's language is.
            sys.stdout.buffer.write(f"{svg}\n".encode())
        else:
            args.svg.write_text(svg, encoding="utf-8")
    except OSError as error:
        reason = say.label("render.unwritable", file=args.svg, reason=error.strerror or error)
        print(printable(f"abyss-nb: {reason}"), file=sys.stderr)
        return 2
    return 0


WIDTH = 88
"""How many characters a line of a rule may have."""
FOUND = 12
"""How many of the rules found are listed."""


def _rules(args: argparse.Namespace) -> int:
    """Tell a rule, list those that fit a query, or list them all."""
    say = words(args.lang)
    if args.find is not None:
        return _find_rules(args.find, say)
    if args.id is not None:
        return _tell_rule(args.id, say)
    book = rules.rulebook(say.lang)
    print(printable(book.title))
    for section in book.sections:
        print()
        print(printable(section.title))
        _list_rules(section.rules)
    return 0


def _find_rules(query: str, say: Words) -> int:
    found = rules.find(query, say.lang)
    if not found:
        print(printable(f"abyss-nb: {say.label('rulebook.nothing', query=message_of(query))}"), file=sys.stderr)
        return 2
    _list_rules(found[:FOUND])
    if len(found) > FOUND:
        print(say.count("rulebook.more", len(found) - FOUND))
    return 0


def _list_rules(listed: Iterable[rules.Rule]) -> None:
    for rule in listed:
        print(printable(f"  {rule.id}: {rule.title}"))


def _tell_rule(id: str, say: Words) -> int:
    try:
        rule = rules.rule(id.upper(), say.lang)
    except rules.UnknownRule as error:
        print(printable(f"abyss-nb: {say.label('rulebook.unknown', rule=message_of(id))}"), file=sys.stderr)
        if error.near:
            print(say.label("rulebook.near", rules=", ".join(error.near)), file=sys.stderr)
        return 2
    told = [f"{rule.title} [{rule.id}]", "", *rule.text.splitlines()]
    if shown := rules.examples(rule.id):
        told += ["", say.count("rulebook.examples", len(shown), ids=", ".join(shown))]
    for paragraph in told:
        indent = "  " if paragraph.startswith("- ") else ""
        # An empty paragraph has no line of its own.
        for line in textwrap.wrap(paragraph, WIDTH, subsequent_indent=indent, break_on_hyphens=False) or [""]:
            print(printable(line))
    return 0


if __name__ == "__main__":
    sys.exit(main())
