"""A game as a document that replays it without Python, in every language: `frontend/replay/document.ts` reads it.

It holds what each of some seats may see, and nothing else: no order of a deck, no generator, no cards of other seats.
What a place of the game looks like is told by what changes on the way to it (`delta.py`).
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from abyss_nb import __version__
from abyss_nb.core.abyss.cards import ALLIES, DECKS, LOCATIONS, LORDS, RACES, SEATS
from abyss_nb.core.rulebook import rule
from abyss_nb.lines import Node, Walk
from abyss_nb.session import Session
from abyss_nb.widgets.delta import Delta, difference
from abyss_nb.widgets.explaining import Sentence, explained
from abyss_nb.widgets.timeline import line_view
from abyss_nb.widgets.view import (
    LATEST,
    decision_view,
    event_view,
    log_line,
    names_in,
    scores_view,
    session_view,
)
from abyss_nb.words import LANGUAGES, Words, words
from abyss_nb.words.explaining import Explanation, Part

FORMAT = 1
NOBODY = ""
"""The eyes of somebody without a seat."""
CARDS = (*(lord.id for lord in LORDS), *(tile.id for tile in LOCATIONS), *ALLIES, *RACES, "monster", *DECKS)
"""What is explained by itself, without a position."""
OF_THE_READER = ("log", "events", "since", "story", "seq", "game")
"""What of a view the reader makes up: lines and events come once, where they are new."""
Sight = dict[str, Any]
"""What a seat sees at a place in one language, and what is told of the way to it."""
Sights = dict[str, list[Sight]]
"""What all seats see at a place: by seat, in each language."""


def seats_shown(session: Session, seats: Collection[str] | None = None) -> tuple[str, ...]:
    """Return whose secrets a document tells.

    Args:
        session: The game.
        seats: Which are wished for; None takes all of a game whose main line is over, and else the one person's.

    Raises:
        ValueError: one of them does not play; the message names those that do.
    """
    playing = SEATS[: len(session.players)]
    if seats is None:
        tree = session.walk.tree
        over = tree.state_at(tree.root.last).over
        return playing if over else session.people if len(session.people) == 1 else ()
    for seat in seats:
        if seat not in playing:
            raise ValueError(f"{seat!r} does not play; seats are {', '.join(playing)}")
    return tuple(seat for seat in playing if seat in seats)


def game_document(session: Session, seats: Collection[str] | None = None, lang: str | None = None) -> dict[str, Any]:
    """Return a game with all its branches.

    Args:
        session: The game.
        seats: Whose secrets it may tell; see `seats_shown`.
        lang: In which language it is shown first, where the reader's own is none of them; None takes the session's.

    Raises:
        ValueError: an unknown language, or a seat that does not play.
    """
    eyes = (NOBODY, *seats_shown(session, seats))
    first = words(lang or session.lang).lang
    with session._lock:
        walk = Walk(session.walk.tree)
        places = list(_places(walk.tree.root))
        numbers = {node: number for number, node in enumerate(places)}
        teller = _Teller(session, walk, eyes)
        seen = [teller.sights(node) for node in places]
        cards = {card: teller.card(card) for card in CARDS}
        lines = list(_lines(walk))
    parents = [numbers[node.parent] if node.parent else -1 for node in places]
    before = [seen[parent] if parent >= 0 else None for parent in parents]
    return {
        "format": FORMAT,
        "made": f"abyss_nb {__version__}",
        "lang": first,
        "eyes": list(eyes),
        "latest": LATEST,
        "books": {code: _book(words(code)) for code in LANGUAGES},
        "parents": parents,
        "steps": [_step(*pair) for pair in zip(seen, before, strict=True)],
        "ends": [numbers[end] for _, end in lines],
        "lines": [difference(lines[0][0] if at else {}, line) for at, (line, _) in enumerate(lines)],
        "cards": cards,
        "sentences": list(teller.sentences),
        "rules": {code: _rules(teller.rules, code) for code in LANGUAGES},
    }


def _book(say: Words) -> dict[str, Any]:
    """Return the book of a board around which there is no notebook, and on which nobody plays."""
    book = say.book()
    named = {"set.theme.auto": book["words"]["set.motion.auto"], "set.speed": say.label("replay.speed")}
    return {**book, "words": {**book["words"], **named}}


def _places(root: Node) -> Iterator[Node]:
    """Yield all places, each line from its beginning to its end."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += reversed(node.next)


def _lines(walk: Walk) -> Iterator[tuple[dict[str, Any], Node]]:
    """Yield the main line and that of each branch, with the last place of each."""
    for number, begins in enumerate([walk.tree.root, *walk.tree.branches()]):
        walk.restore(begins)
        yield {**line_view(walk), "number": number}, begins.last


def _rules(named: Iterable[str], lang: str) -> dict[str, tuple[str, str]]:
    """Return titles and texts of rules, and of those to which they point."""
    found: dict[str, tuple[str, str]] = {}
    waiting = sorted(named, reverse=True)
    while waiting:
        told = rule(waiting.pop(), lang)
        if told.id not in found:
            found[told.id] = told.title, told.text
            waiting += told.links
    return found


class _Teller:
    """Tells what is to be seen at the places of a game, one after the other.

    Attributes:
        sentences: All sentences of explanations in each language with their rules, each once; by them, their numbers.
        rules: The rules that are named anywhere.
    """

    def __init__(self, session: Session, walk: Walk, eyes: tuple[str, ...]) -> None:
        self.session = session
        self.walk = walk
        self.eyes = eyes
        self.speech = [(words(code), names_in(session, words(code))) for code in LANGUAGES]
        self.sentences: dict[tuple[tuple[str, ...], tuple[str, ...]], int] = {}
        self.rules: set[str] = set()

    def sights(self, node: Node) -> Sights:
        """Return what all seats see at a place."""
        self.walk.go(node)
        return {seat: self._seen(node, seat) for seat in self.eyes}

    def _seen(self, node: Node, seat: str) -> list[Sight]:
        """Return what a seat sees at a place, in each language."""
        walk = self.walk
        why = explained(walk.tree, node, seat, self.speech)
        entries = walk.events(seat, len(why))
        view = session_view(self.session, self.speech[0][0], seat or None, None, walk=walk, playing=False)
        first = node.events_seen(seat) - len(entries) + 1
        told = {
            # Seats count differently: numbers stand here once, that of the first line, from which the others follow.
            "first": first,
            "events": [_unnumbered(event_view(entry)) for entry in entries],
            "since": [line["id"] - first for line in view["since"]],
            "why": [[self._numbered(sentence) for sentence in line] for line in why],
            "points": self._points(seat),
        }
        self.rules.update(entry[2].rule for entry in entries)
        kept = {name: value for name, value in view.items() if name not in OF_THE_READER}
        # Where the game itself stands is nothing to who reads of it.
        kept |= {"live": True, "can_undo": False, "can_redo": False, "thinking": None, "notice": ""}
        return [
            {
                **told,
                "log": [_unnumbered(log_line(entry, say, names)) for entry in entries],
                "view": self._said(kept, say, names),
            }
            for say, names in self.speech
        ]

    def _said(self, view: dict[str, Any], say: Words, names: dict[str, str]) -> dict[str, Any]:
        """Return a view in another language."""
        state = self.walk.state
        decision = state.decision
        return {
            **view,
            "players": [{**player, "name": names[player["seat"]]} for player in view["players"]],
            "decision": decision and decision_view(state, decision, say, names, mine=False),
            "scores": scores_view(state, state.scores(), say, names) if state.over else None,
        }

    def _points(self, seat: str) -> dict[str, list[int]]:
        """Return the sentences that tell a seat how the points of each seat add up at the end."""
        state = self.walk.state
        if not state.over:
            return {}
        return {
            whose: self._explanation(
                [say.explain_score(score, state, names, seat or None) for say, names in self.speech]
            )
            for whose, score in state.scores().items()
        }

    def card(self, card: str) -> list[int]:
        """Return the sentences that tell what a card is."""
        return self._explanation([say.explain_card(card) for say, _ in self.speech])

    def _explanation(self, told: Sequence[Explanation]) -> list[int]:
        """Return the sentences of an explanation, which is given in each language; its title is the first."""
        parts = ((Part(one.title), *one.parts) for one in told)
        return [self._numbered(sentence) for sentence in zip(*parts, strict=True)]

    def _numbered(self, sentence: Sentence) -> int:
        """Return the number of a sentence."""
        rules = sentence[0].rules
        self.rules.update(rules)
        return self.sentences.setdefault((tuple(part.text for part in sentence), rules), len(self.sentences))


def _unnumbered(told: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in told.items() if name != "id"}


def _step(now: Sights, before: Sights | None) -> list[list[Delta]]:
    """Return what is new at a place, for each seat in each language.

    It is told by what tells least: for nobody in the first language by itself, in the other languages by how they
    differ from it; for a seat by how it differs from nobody, and its languages by how that differs from nobody's.
    """
    nobody, *seats = (
        [{**sight, "view": difference(view, sight["view"])} for sight, view in zip(sights, views, strict=True)]
        for sights, views in ((now[seat], _views(before, seat)) for seat in now)
    )
    said = [difference(nobody[0], change) for change in nobody[1:]]
    step = [[nobody[0], *said]]
    for first, *others in seats:
        spoken = [difference(first, change) for change in others]
        step.append([difference(nobody[0], first), *map(difference, said, spoken)])
    return step


def _views(before: Sights | None, seat: str) -> list[dict[str, Any]]:
    """Return what a seat sees at a place in each language; before the start nothing."""
    return [sight["view"] for sight in before[seat]] if before else [{} for _ in LANGUAGES]
