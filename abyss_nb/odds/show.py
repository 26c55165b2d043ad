"""Chances as tables, in text and in HTML."""

from collections.abc import Mapping
from fractions import Fraction
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from abyss_nb.core.abyss.cards import RACES, TRACK_SPACES
from abyss_nb.odds.exact import Distribution, mean
from abyss_nb.words import Words, words
from abyss_nb.words.names import NOBODY, Names
from abyss_nb.words.plain import isolated

if TYPE_CHECKING:
    from abyss_nb.odds.forecast import Chances

BAR = 20
"""How many characters a full bar has in text."""
BAR_WIDTH, BAR_HEIGHT = 120, 10
"""The size of a full bar in HTML, in pixels."""


class Row(NamedTuple):
    """A row of a table.

    Attributes:
        label: What it is about.
        cells: Its figures.
        bar: A chance to be drawn as a bar, if any.
    """

    label: str
    cells: tuple[str, ...]
    bar: Fraction | None = None


class Table(NamedTuple):
    """A table of figures, in words.

    Attributes:
        title: What it is about.
        head: The heads of the columns of its rows: of the label, then of each cell.
        rows: Its rows.
        long: Whether it is a list that only some want to read.
    """

    title: str
    head: tuple[str, ...]
    rows: tuple[Row, ...]
    long: bool = False


def percent(say: Words, chance: Fraction) -> str:
    """Return a chance in percent; only what is impossible is 0 %, and only what is certain 100 %.

    >>> [percent(words("en"), Fraction(1, n)) for n in (1, 3, 5000)]
    ['100%', '33.3%', '<0.1%']
    """
    if chance in (0, 1):
        number = str(100 * chance)
    elif chance < Fraction(1, 1000):
        number = "<" + decimal(say, Fraction(1, 10))
    elif chance > Fraction(999, 1000):
        number = ">" + decimal(say, Fraction(999, 10))
    else:
        number = decimal(say, 100 * chance)
    return say.label("odds.percent", number=number)


def decimal(say: Words, number: Fraction) -> str:
    """Return a number with one decimal."""
    return f"{float(number):.1f}".replace(".", say.label("odds.decimal_mark"))


def tables(c: "Chances", say: Words, names: Names = NOBODY) -> list[Table]:
    """Return what there is to show; what cannot come up any more is left out.

    Args:
        c: The chances.
        say: The language.
        names: What the players are called.
    """
    deck, discard = say.count("count.cards", c.deck), say.count("count.cards", c.discard)
    within = {say.count("count.cards", k): c.monster_within(k) for k in range(1, TRACK_SPACES + 1) if c.to_come}
    found = [
        _likely(
            say,
            say.label("odds.next_card", deck=deck, discard=discard),
            "card",
            {say.thing(word): p for word, p in c.next_race.items()},
        ),
        _likely(say, say.label("odds.next_value"), "value", {str(value): p for value, p in c.next_value.items()}),
        _likely(
            say,
            say.label("odds.each_card"),
            "card",
            {say.thing(word): p for word, p in c.next_card.items() if p},
            long=True,
        ),
        _likely(say, say.label("odds.monster_within"), "next", within),
        _council(say, c),
        _hands(say, c, names),
        _likely(
            say,
            say.count("odds.next_lord", len(c.lords)),
            "guild",
            {say.guild(guild): p for guild, p in c.next_guild.items()},
        ),
        _likely(
            say, say.label("odds.each_lord"), "lord", {say.lord(lord): p for lord, p in c.next_lord.items()}, long=True
        ),
        _likely(
            say,
            say.count("odds.next_location", len(c.locations)),
            "location",
            {say.location(tile): p for tile, p in c.next_location.items()},
            long=True,
        ),
        _likely(
            say, say.label("odds.next_token", n=c.supply), "value", {str(value): p for value, p in c.next_token.items()}
        ),
        _tokens(say, c, names),
    ]
    return [table for table in found if table.rows]


def _likely(say: Words, title: str, what: str, chances: Mapping[str, Fraction], long: bool = False) -> Table:
    """Return a table of chances with bars; `what` is the id of the head of what they are about."""
    head = (say.label(f"odds.{what}"), say.label("odds.fraction"), say.label("odds.percent_head"))
    return Table(title, head, tuple(Row(label, (str(p), percent(say, p)), p) for label, p in chances.items()), long)


def _council(say: Words, c: "Chances") -> Table:
    head = [say.label(f"odds.{name}") for name in ("race", "cards", *_AMOUNT)]
    rows = [
        Row(say.race(race), (str(stack.size), *_amount(say, stack.points)))
        for race, stack in c.council.items()
        if stack.size
    ]
    return Table(say.label("board.council"), tuple(head), tuple(rows))


def _hands(say: Words, c: "Chances", names: Names) -> Table:
    head = [*(say.label(f"odds.{name}") for name in ("player", "cards", *_AMOUNT)), *map(say.race, RACES)]
    rows = []
    for seat, hand in c.hands.items():
        if hand.size:
            some = [percent(say, hand.holds(race)) for race in RACES]
            rows.append(Row(_seat(say, seat, names), (str(hand.size), *_amount(say, hand.points), *some)))
    return Table(say.label("odds.hands"), tuple(head), tuple(rows))


def _tokens(say: Words, c: "Chances", names: Names) -> Table:
    head = [say.label(f"odds.{name}") for name in ("player", "tokens", *_AMOUNT)]
    rows = [
        Row(_seat(say, seat, names), (str(c.tokens_held[seat]), *_amount(say, points)))
        for seat, points in c.token_points.items()
        if c.tokens_held[seat]
    ]
    return Table(say.label("odds.tokens_held"), tuple(head), tuple(rows))


_AMOUNT = ("points", "range")


def _amount(say: Words, points: Distribution) -> tuple[str, str]:
    """Return the expected points, and from how many to how many there can be."""
    least, most = min(points), max(points)
    return decimal(say, mean(points)), str(least) if least == most else f"{least}–{most}"


def _seat(say: Words, seat: str, names: Names) -> str:
    return isolated(names[seat]) if names.get(seat) else say.seat(seat)


def _heading(c: "Chances", say: Words, names: Names) -> list[str]:
    """Return whose chances these are, and what they leave out."""
    lines = [say.label(f"odds.title.{c.memory}", seat=_seat(say, c.seat, names))]
    return [*lines, say.label("odds.asked", seat=_seat(say, c.asked, names))] if c.asked else lines


def text(c: "Chances", lang: str, names: Names) -> str:
    """Return the tables as text, without the long lists: see `Chances.text`."""
    say = words(lang)
    drawn = [_text_table(table) for table in tables(c, say, names) if not table.long]
    return "\n\n".join(["\n".join(_heading(c, say, names)), *drawn])


def _text_table(table: Table) -> str:
    lines = [table.head, *((row.label, *row.cells) for row in table.rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    bars = ["", *("█" * round(BAR * (row.bar or 0)) for row in table.rows)]
    written = [
        "  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:]), bar]).rstrip()
        for line, bar in zip(lines, bars, strict=True)
    ]
    return "\n".join([table.title, *("  " + line for line in written)])


def html(c: "Chances", lang: str, names: Names) -> str:
    """Return the tables as HTML: see `Chances.html`."""
    say = words(lang)
    parts = [f"<p>{escape(line)}</p>" for line in _heading(c, say, names)]
    for table in tables(c, say, names):
        drawn = _html_table(table)
        parts.append(f"<details><summary>{escape(table.title)}</summary>{drawn}</details>" if table.long else drawn)
    return f'<div lang="{lang}">{"".join(parts)}</div>'


def _html_table(table: Table) -> str:
    caption = "" if table.long else f"<caption {_CAPTION}>{escape(table.title)}</caption>"
    head = "".join(f'<th scope="col" {_RIGHT if i else _LEFT}>{escape(name)}</th>' for i, name in enumerate(table.head))
    rows = "".join(
        f'<tr><th scope="row" {_LEFT}>{escape(row.label)}</th>'
        + "".join(f"<td {_RIGHT}>{escape(cell)}</td>" for cell in row.cells)
        + ("" if row.bar is None else f"<td>{_bar(row.bar)}</td>")
        + "</tr>"
        for row in table.rows
    )
    if any(row.bar is not None for row in table.rows):
        head += "<td></td>"
    return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


_LEFT, _RIGHT = (f'style="text-align:{side};white-space:nowrap;padding:1px 6px"' for side in ("left", "right"))
_CAPTION = 'style="text-align:left;white-space:nowrap;font-weight:bold;padding:10px 6px 2px"'


def _bar(chance: Fraction) -> str:
    """Return a bar in the colour of the writing, so that it shows on light and on dark; the numbers stand beside it."""
    ink = f'<rect width="{float(BAR_WIDTH * chance):.1f}" height="{BAR_HEIGHT}" opacity="0.6"/>'
    frame = f'<rect width="{BAR_WIDTH}" height="{BAR_HEIGHT}" opacity="0.12"/>'
    size = f'width="{BAR_WIDTH}" height="{BAR_HEIGHT}"'
    return f'<svg {size} fill="currentColor" aria-hidden="true">{frame}{ink}</svg>'
