"""What changed between two positions."""

import html
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from abyss_nb.core.abyss.cards import RACES
from abyss_nb.core.abyss.state import Decision, State
from abyss_nb.study.line import check_seat, known_points, shown_names
from abyss_nb.words import Words, words
from abyss_nb.words.names import NOBODY, Names
from abyss_nb.words.plain import isolated

TABLE = "table"
"""Where things are that belong to nobody."""
HEADS = ("where", "what", "before", "after", "change")

Fact = int | str | tuple[str, ...]
"""A number, a word, or cards."""
Facts = dict[tuple[str, str], Fact]
"""What a position is made of: by where and what."""


class _Change(NamedTuple):
    where: str
    what: str
    before: Fact
    after: Fact


class Difference:
    """What changed between two positions; printed, or as the value of a cell, it tells it in words.

    Attributes:
        before, after: The positions; not to be changed.
        seat: Who looks; "" sees what lies open, None everything.
        lang: The language in which it is told unless another one is asked for.
    """

    def __init__(self, before: State, after: State, seat: str | None, names: Names, lang: str) -> None:
        """Compare two positions; arguments as for `difference`."""
        self.before, self.after, self.seat, self.lang = before, after, seat, lang
        self._names = names
        old, new = _facts(before, seat), _facts(after, seat)
        self._changes = [
            _Change(*at, old.get(at, _nothing(fact)), fact)
            for at, fact in {**new, **{at: _nothing(fact) for at, fact in old.items() if at not in new}}.items()
            if _unordered(old.get(at, _nothing(fact))) != _unordered(fact)
        ]

    def rows(self) -> list[dict[str, Any]]:
        """Return a row for everything that changed, in words of the action language.

        Returns:
            Rows with `where` (a seat or "table"), `what` (such as "pearls", "hand", "points.lords", "council.crab"),
            `before` and `after`: numbers, or cards as a text such as "crab-2 squid-1".
        """
        return [{**change._asdict(), "before": _row(change.before), "after": _row(change.after)} for change in self]

    def text(self, lang: str | None = None) -> str:
        """Return what changed as lines of plain text.

        Args:
            lang: "en", "fr" or "es"; None takes that of the difference.
        """
        say = words(lang or self.lang)
        names = shown_names(self.after, self._names, say)
        lines: list[str] = []
        where = ""
        for change in self:
            if change.where != where:
                where = change.where
                lines.append(names.get(where) or say.label("study.table"))
            told = self._told(change, say, names)
            lines.append("  " + say.label("study.line", what=_label(change.what, say), change=told))
        return "\n".join(lines) or say.label("study.same")

    def __iter__(self) -> Iterator[_Change]:
        return iter(self._changes)

    def __len__(self) -> int:
        return len(self._changes)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Difference: {len(self)} changes>"

    def _repr_html_(self) -> str:
        say = words(self.lang)
        if not self._changes:
            return f"<table><tbody><tr><td>{html.escape(say.label('study.same'))}</td></tr></tbody></table>"
        names = shown_names(self.after, self._names, say)
        shown = {seat: isolated(name) for seat, name in names.items()}
        rows = [
            (
                shown.get(change.where) or say.label("study.table"),
                _label(change.what, say),
                self._words(change.what, change.before, self.before.decision, say, shown),
                self._words(change.what, change.after, self.after.decision, say, shown),
                _balance(change, say, shown),
            )
            for change in self
        ]
        head = _cells("th", (say.label(f"study.{name}") for name in HEADS))
        body = "".join(f"<tr>{_cells('td', row)}</tr>" for row in rows)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"

    def _told(self, change: _Change, say: Words, names: Names) -> str:
        """Return a change in words: cards by what came and went, everything else as it was and is."""
        if isinstance(change.after, tuple):
            return _balance(change, say, names)
        key = "study.number" if isinstance(change.after, int) else "study.word"
        return say.label(
            key,
            before=self._words(change.what, change.before, self.before.decision, say, names),
            after=self._words(change.what, change.after, self.after.decision, say, names),
            change=_balance(change, say, names),
        )

    def _words(self, what: str, fact: Fact, decision: Decision | None, say: Words, names: Names) -> str:
        """Return one side of a change in words."""
        if what == "decision":
            return say.decision_title(decision, names) if decision else say.label("study.over")
        if isinstance(fact, tuple):
            return _listed(what, fact, say, names) or say.label("nothing")
        return str(fact) if isinstance(fact, int) else say.thing(fact, names) or say.label("nothing")


def difference(
    before: State, after: State, seat: str | None = None, names: Names = NOBODY, lang: str = "en"
) -> Difference:
    """Compare two positions of a game.

    Args:
        before: One position.
        after: The other.
        seat: "p1" to "p4": only what that seat may know by what lies on the table (INFORMATION-HIDDEN); other hands,
            Council stacks and Monster tokens are numbers. "" for somebody without a seat, who sees no hand. None for
            everything.
        names: What the players are called, by seat.
        lang: In which language it is told.

    Raises:
        ValueError: positions for different numbers of players, no such seat, or an unknown language.
    """
    if before.players != after.players:
        raise ValueError(
            f"the positions are for {before.players} and {after.players} players: only games alike compare"
        )
    check_seat(before, seat)
    words(lang)
    return Difference(before, after, seat, names, lang)


def _facts(state: State, seat: str | None) -> Facts:
    """Return what a position is made of, as far as a seat knows it."""
    doc = state.to_position() if seat is None else state.observe(seat) if seat else state.observe_table()
    facts: Facts = {}
    points = known_points(state, seat)
    for name, own in doc["seats"].items():
        free = [lord.split() for lord in own["lords"]]
        used = tuple(lord for tile in own["locations"] for lord in tile["lords"])
        facts |= {
            (name, "pearls"): own["pearls"],
            (name, "hand"): _cards(own["hand"]),
            (name, "key_tokens"): own["key_tokens"],
            (name, "monster_tokens"): _cards(own["monster_tokens"]),
            (name, "lords"): (*(lord for lord, *_ in free), *used),
            (name, "tilted"): tuple(lord for lord, *tilted in free if tilted),
            (name, "used"): used,
            (name, "locations"): tuple(tile["id"] for tile in own["locations"]),
            (name, "affiliated"): _cards(own["affiliated"]),
            **{(name, f"points.{part}"): n for part, n in points[name].items()},
            (name, "points"): sum(points[name].values()),
        }
    facts |= {
        (TABLE, "court"): tuple(filter(None, doc["court"])),
        **{(TABLE, f"council.{race}"): _cards(stack) for race, stack in doc["council"].items()},
        (TABLE, "track"): _cards(doc["track"]),
        (TABLE, "threat"): doc["threat"],
        **{(TABLE, name): _number(doc[name]) for name in ("exploration_deck", "exploration_discard", "lord_deck")},
        (TABLE, "lord_discard"): _cards(doc["lord_discard"]),
        (TABLE, "locations_available"): _cards(doc["locations_available"]),
        (TABLE, "location_deck"): _number(doc["location_deck"]),
        **{(TABLE, name): _number(doc[name]) for name in ("monster_supply", "key_supply", "treasury")},
        (TABLE, "active"): doc["active"],
        (TABLE, "end"): doc.get("end", {}).get("by", ""),
        (TABLE, "decision"): " ".join(filter(None, (state.decision or ("",))[:3])),
    }
    return facts


def _cards(cards: Any) -> Fact:
    """Return cards of a document as a fact; those that are hidden are a number already."""
    if isinstance(cards, int):
        return cards
    return tuple(cards.split()) if isinstance(cards, str) else tuple(map(str, cards))


def _number(cards: Any) -> int:
    """Return how many cards lie face down."""
    known = _cards(cards)
    return known if isinstance(known, int) else len(known)


def _nothing(fact: Fact) -> Fact:
    """Return what a fact would be if there were nothing of it."""
    return type(fact)()


def _unordered(fact: Fact) -> object:
    """Return a fact without the order of its cards: the Court that only slides together stays the same."""
    return Counter(fact) if isinstance(fact, tuple) else fact


def _row(fact: Fact) -> int | str:
    return " ".join(fact) if isinstance(fact, tuple) else fact


def _label(what: str, say: Words) -> str:
    """Return what a row is about, in words."""
    part = what.partition(".")[2]
    if part in RACES:
        return say.label("study.what.council", race=say.race(part))
    return say.pattern(f"study.what.{what}")


def _balance(change: _Change, say: Words, names: Names) -> str:
    """Return what came and what went, with signs; "" where nothing can be counted."""
    before, after = change.before, change.after
    if isinstance(before, tuple) and isinstance(after, tuple):
        came, went = Counter(after) - Counter(before), Counter(before) - Counter(after)
        signed = (("+", came), ("−", went))
        return " ".join(
            f"{sign} {_listed(change.what, cards.elements(), say, names)}" for sign, cards in signed if cards
        )
    if isinstance(before, int) and isinstance(after, int):
        return f"{'+' if after > before else '−'}{abs(after - before)}"
    return ""


def _listed(what: str, cards: Iterable[str], say: Words, names: Names) -> str:
    """Return cards in words, equal ones counted; values of tokens one by one, for "2 × 3" would read as a sum."""
    return ", ".join(cards) if what == "monster_tokens" else say.cards(cards, names, ", ")


def _cells(tag: str, texts: Iterable[str]) -> str:
    return "".join(f"<{tag} style='text-align:left'>{html.escape(text)}</{tag}>" for text in texts)
