"""A game in one file: it replays to what Python shows, tells no secret it should not, and holds nothing that runs."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abyss_nb.bots import make
from abyss_nb.cli import main
from abyss_nb.core.record import DamagedRecord
from abyss_nb.core.rulebook import rule
from abyss_nb.explain import explain
from abyss_nb.lines import Node, Walk
from abyss_nb.session import Session
from abyss_nb.widgets.delta import difference
from abyss_nb.widgets.document import game_document, seats_shown
from abyss_nb.widgets.export import game_page
from abyss_nb.widgets.timeline import line_view
from abyss_nb.widgets.view import LATEST, names_in, session_view, whole_log
from abyss_nb.words import LANGUAGES, words

from .core.play import OPTIONS
from .hostile import TEXTS, assert_calm
from .playing import play_on
from .test_hot_seat import other

RECORDS = Path(__file__).parent / "records" / "format-1"
NAMES = ("Ann", "Bob", "Chloé", "Dan")


def wandering(seats: int, seed: int, plies: int = 150) -> Session:
    """A game of people with branches, names and comments, by all kinds of options."""
    rng = Random(seed)
    session = Session(
        [(name, "person") for name in NAMES[:seats]], seed=seed, options=OPTIONS[seed % len(OPTIONS)], auto=False
    )
    movers = [make(kind, seed) for kind in ("greedy", "random")]
    for _ in range(plies):
        state = session.state
        if state.decision is None or rng.random() < 0.05:
            session.goto(rng.randrange(session.length + 1))
            session.comment(f"here {rng.random()}")
            if not session.walk.at_end:
                session.branch("what if")
            continue
        session.play(rng.choice(movers).decide(state.observe(state.decision.seat), state.legal()))
    return session


@cache
def finished(seats: int = 2) -> Session:
    session = Session([(name, "greedy") for name in NAMES[:seats]], seed=3, auto=False)
    session.play_out()
    return session


# -- changes -----------------------------------------------------------------------------------------------------


def patched(old: Any, delta: Any) -> Any:
    """What a change makes of a value: the reader of `replay/delta.ts` in Python."""
    if isinstance(delta, list):
        return delta[0]
    if not delta:
        return old
    if isinstance(old, list):
        return [patched(value, delta.get(str(place), {})) for place, value in enumerate(old)]
    new = {key: value for key, value in old.items() if delta.get(key, {}) is not None}
    return new | {key: patched(old.get(key), change) for key, change in delta.items() if change is not None}


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(0, 2) | st.sampled_from(["a", "b", ""]),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.sampled_from("abc"), inside, max_size=3),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_a_change_makes_the_new_value_of_the_old_one(old: Any, new: Any) -> None:
    delta = json.loads(json.dumps(difference(old, new)))
    assert json.dumps(patched(old, delta), sort_keys=True) == json.dumps(new, sort_keys=True)
    assert difference(new, new) == {}


def test_a_change_holds_no_more_than_what_changes() -> None:
    old = {"pearls": 3, "hand": ["crab-1", "monster"], "same": {"deep": [1, 2]}, "gone": 0}
    new = {"pearls": 5, "hand": ["crab-1", "squid-2"], "same": {"deep": [1, 2]}, "more": None}
    assert difference(old, new) == {"pearls": [5], "hand": {"1": ["squid-2"]}, "gone": None, "more": [None]}


# -- what a document shows ---------------------------------------------------------------------------------------


class Reader:
    """Reads a document as the page does."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = json.loads(json.dumps(document))
        self.languages = list(self.document["books"])

    def step(self, place: int, seat: str, lang: str) -> dict[str, Any]:
        (nobody, *others), *seats = self.document["steps"][place]
        eye, tongue = self.document["eyes"].index(seat), self.languages.index(lang)
        step = patched(nobody, seats[eye - 1][0]) if eye else nobody
        if tongue:
            said = others[tongue - 1]
            step = patched(step, patched(said, seats[eye - 1][tongue]) if eye else said)
        for told in ("log", "events"):
            step = step | {told: [{"id": number, **one} for number, one in enumerate(step[told], step["first"])]}
        return step | {"since": [step["first"] + number for number in step["since"]]}

    def told(self, numbers: list[int], lang: str) -> list[tuple[str, tuple[str, ...]]]:
        """The sentences of an explanation with their rules."""
        sentences = [self.document["sentences"][number] for number in numbers]
        return [(texts[self.languages.index(lang)], tuple(rules)) for texts, rules in sentences]

    def path(self, place: int) -> list[int]:
        parent = self.document["parents"][place]
        return [*(self.path(parent) if parent >= 0 else []), place]


def places(session: Session) -> Iterator[tuple[int, Node]]:
    waiting, number = [session.walk.tree.root], 0
    while waiting:
        node = waiting.pop()
        yield number, node
        number += 1
        waiting += reversed(node.next)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed", "shown"), [(2, 1, ["p1", "p2"]), (3, 7, ["p2"]), (4, 18, []), (4, 45, None)])
def test_every_place_is_shown_as_python_shows_it_to_everyone_in_every_language(
    seats: int, seed: int, shown: list[str] | None
) -> None:
    session = wandering(seats, seed)
    reader = Reader(game_document(session, shown))
    assert len(session.branches) > 1
    assert reader.document["eyes"] == ["", *(shown or [])]
    walk = Walk(session.walk.tree)
    for seat in reader.document["eyes"]:
        for lang in LANGUAGES:
            views: dict[int, Any] = {-1: {}}
            logs: dict[int, list[Any]] = {-1: []}
            for number, node in places(session):
                parent = reader.document["parents"][number]
                step = reader.step(number, seat, lang)
                views[number] = patched(views[parent], step["view"])
                logs[number] = logs[parent] + step["log"]
                walk.go(node)
                view = session_view(session, words(lang), seat or None, None, walk=walk, playing=False)
                view |= {"live": True, "can_undo": False, "can_redo": False, "thinking": None, "notice": ""}
                seen = views[number] | {"log": logs[number][-LATEST:]}
                seen["since"] = [line for line in seen["log"] if line["id"] in step["since"]]
                ways = [reader.step(one, seat, lang)["events"] for one in reader.path(number)[-LATEST:]]
                seen["events"] = [event for events in ways for event in events][-LATEST:]
                assert seen == {name: view[name] for name in view if name not in ("seq", "game", "story")}
            walk.go(session.walk.tree.root.last)
            assert logs[reader.document["ends"][0]] == whole_log(session, walk, words(lang), seat or None)


def test_the_lines_are_those_of_the_game() -> None:
    session = wandering(3, 2)
    document = game_document(session)
    main = patched({}, document["lines"][0])
    walk = Walk(session.walk.tree)
    assert len(document["ends"]) == len(document["lines"]) == 1 + len(session.branches)
    for number, (begins, delta) in enumerate(
        zip([session.walk.tree.root, *session.branches], document["lines"], strict=True)
    ):
        walk.restore(begins)
        assert (patched(main, delta) if number else main) == {**line_view(walk), "number": number}
        assert len(Reader(document).path(document["ends"][number])) == len(walk.line)
    assert main["comments"]


@pytest.mark.slow
def test_whoever_reads_can_do_nothing() -> None:
    reader = Reader(game_document(wandering(2, 4), ["p1", "p2"]))
    views: dict[int, Any] = {-1: {}}
    for number, parent in enumerate(reader.document["parents"]):
        view = views[number] = patched(views[parent], reader.step(number, "p1", "en")["view"])
        assert view["plan"] is view["memory"] is view["curtain"] is None
        assert view["decision"] is None or not (view["decision"]["mine"] or view["decision"]["actions"])


def test_every_line_is_explained_as_cells_explain_it() -> None:
    session = wandering(3, 5)
    reader = Reader(game_document(session, ["p1"]))
    checked = 0
    for number, node in places(session):
        if node.ply is None or node.parent is None:
            continue
        for seat in ("", "p1"):
            for lang in LANGUAGES:
                say = words(lang)
                why = reader.step(number, seat, lang)["why"]
                events = [event for event in node.ply.events if event.kind != "auto" or event.seat == seat]
                assert len(why) == len(events) == len(reader.step(number, seat, lang)["log"])
                for event, told in zip(events, why, strict=True):
                    shown = event if seat else event.for_seat("")
                    explained = explain(
                        shown,
                        before=session.walk.tree.state_at(node.parent),
                        events=node.ply.events,
                        state=node.ply.after,
                        lang=lang,
                        names=names_in(session, say),
                        seat=seat or None,
                    )
                    assert reader.told(told, lang) == [(part.text, part.rules) for part in explained.parts]
                    assert {event.rule, *explained.rules} <= set(reader.document["rules"][lang])
                    checked += 1
    assert checked > 1000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_rules_and_the_points_at_the_end_are_explained_as_cells_explain_them(lang: str) -> None:
    session = finished()
    reader = Reader(game_document(session, ["p2"]))
    for card, numbers in reader.document["cards"].items():
        explained = explain(card, lang=lang)
        assert reader.told(numbers, lang) == [
            (explained.title, ()),
            *((part.text, part.rules) for part in explained.parts),
        ]
    for id, (title, text) in reader.document["rules"][lang].items():
        explained = explain(id, lang=lang)
        assert (title, text) == (explained.title, explained.text)
        assert set(rule(id, lang).links) <= set(reader.document["rules"][lang])
    last, state = reader.document["ends"][0], session.state
    for seat in ("", "p2"):
        for whose, score in state.scores().items():
            explained = explain(score, state=state, lang=lang, names=names_in(session, words(lang)), seat=seat or None)
            told = reader.told(reader.step(last, seat, lang)["points"][whose], lang)
            assert told == [(explained.title, ()), *((part.text, part.rules) for part in explained.parts)]
    assert reader.step(last - 1, "p2", lang)["points"] == {}


# -- secrets -----------------------------------------------------------------------------------------------------


def exchanged(session: Session, seat: str, rng: Random) -> Session:
    """Exchange everywhere in a game what a seat may not know."""
    for _, node in places(session):
        if node.ply:
            after = node.ply.after if node.ply.after.over else node.ply.after.determinize(seat or "p1", rng)
            node.ply = node.ply._replace(events=tuple(other(e, seat) for e in node.ply.events), after=after)
    return session


@pytest.mark.parametrize(("seats", "seed", "shown"), [(2, 1, "p1"), (3, 3, "p2"), (4, 6, ""), (4, 8, "p4")])
def test_a_document_is_the_same_whatever_is_hidden(seats: int, seed: int, shown: str) -> None:
    session = wandering(seats, seed, 90)
    before = game_document(session, [shown] if shown else [])
    assert len(before["parents"]) > 40
    assert game_document(exchanged(session, shown, Random(seed)), [shown] if shown else []) == before


def test_the_check_above_notices_a_hand_that_shows() -> None:
    session = wandering(2, 1, 60)
    before = game_document(session, ["p1"])
    for _, node in places(session):
        if node.ply and not node.ply.after.over:
            node.ply = node.ply._replace(after=node.ply.after.determinize("p2", Random(1)))
    assert game_document(session, ["p1"]) != before


def test_only_the_seats_asked_for_show_their_cards() -> None:
    session = wandering(3, 9)
    for shown in ([], ["p2"], ["p1", "p3"]):
        reader = Reader(game_document(session, shown))
        text = json.dumps(reader.document["steps"])
        assert ('"hand": {' in text or '"hand": [["' in text) == bool(shown)
        for seat in reader.document["eyes"]:
            view: dict[str, Any] = {}
            for place in reader.path(len(reader.document["parents"]) - 1):
                view = patched(view, reader.step(place, seat, "en")["view"])
                for player in view["players"]:
                    own = player["seat"] == seat
                    assert isinstance(player["hand"], list) == isinstance(player["monster_tokens"], list) == own
                assert isinstance(view["exploration_deck"], int)


def test_who_says_nothing_shows_all_of_a_finished_game_and_else_only_the_one_person() -> None:
    assert seats_shown(finished()) == ("p1", "p2")
    alone = play_on(Session(["greedy", "person"], seed=2), 8)
    assert seats_shown(alone) == ("p2",)
    assert seats_shown(play_on(Session(["person", "person"], seed=2), 8)) == ()
    # What was tried after the end does not hide what is over.
    alone.play_out()
    alone.goto(5)
    assert seats_shown(alone) == ("p1", "p2")


def test_what_cannot_be_shown_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    session = Session(["person", "person"], seed=1)
    target = tmp_path / "game.html"
    with pytest.raises(ValueError, match="'p3' does not play; seats are p1, p2"):
        session.export_html(target, ["p3"])
    with pytest.raises(ValueError, match="unknown language 'de'"):
        session.export_html(target, lang="de")
    target.mkdir()
    with pytest.raises(OSError, match="game"):
        session.export_html(target)
    assert list(tmp_path.iterdir()) == [target]


# -- the page ----------------------------------------------------------------------------------------------------

TAGS = re.compile(
    "html|head|meta|title|body|div|p|noscript|style|script|h[123]|svg|desc|defs|symbol|linearGradient|radialGradient|"
    "stop|clipPath|g|use|path|rect|circle|ellipse|line|polyline|polygon|text",
    re.IGNORECASE,
)


class PageReader(HTMLParser):
    """Takes a page apart."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.scripts: list[tuple[dict[str, str | None], str]] = []
        self.policy = self.title = ""
        self.texts: list[str] = []
        self._inside: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert TAGS.fullmatch(tag), tag
        for name, value in attrs:
            assert not name.startswith("on"), name
            if name in ("href", "src", "xlink:href"):
                assert (value or "").startswith("#"), value
        given = dict(attrs)
        if given.get("http-equiv") == "Content-Security-Policy":
            self.policy = given["content"] or ""
        if tag == "script":
            self.scripts.append((given, ""))
        self._inside.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while self._inside and self._inside.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        inside = self._inside[-1] if self._inside else ""
        if inside == "script":
            given, text = self.scripts.pop()
            self.scripts.append((given, text + data))
        elif inside == "title" and "svg" not in self._inside:
            self.title += data
        elif inside != "style":
            self.texts.append(data)

    @property
    def packed(self) -> dict[str, Any]:
        """What the page unpacks."""
        given, text = self.scripts[0]
        assert given == {"type": "application/octet-stream", "id": "packed"}
        content: dict[str, Any] = json.loads(gzip.decompress(base64.b64decode(text)))
        return content


def test_the_page_runs_what_its_policy_names_and_nothing_else() -> None:
    page = PageReader(game_page(wandering(2, 1, 30)))
    (_, _), (given, boot) = page.scripts
    assert given == {}
    rules = dict(rule.split(" ", 1) for rule in page.policy.split("; "))
    assert rules["default-src"] == "'none'"
    hashes = [
        base64.b64encode(hashlib.sha256(code.encode()).digest()).decode() for code in (boot, page.packed["program"])
    ]
    assert rules["script-src"] == " ".join(f"'sha256-{one}'" for one in hashes)
    assert rules["img-src"] == "data:"
    assert set(page.packed) == {"program", "style", "game"}


@pytest.mark.slow
def test_a_four_seat_game_with_all_that_can_be_shown_is_small() -> None:
    assert finished(4).length > 300
    assert len(game_page(finished(4)).encode()) < 620_000


def test_the_same_game_is_the_same_file() -> None:
    assert game_page(wandering(2, 6, 20)) == game_page(wandering(2, 6, 20))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_program_the_page_shows_the_end_and_the_log_in_its_language(lang: str) -> None:
    session, say = finished(), words(lang)
    page = PageReader(game_page(session, [], lang))
    assert page.title == say.label("board.replay.title", names=say.joined(NAMES[:2]))
    assert page.packed["game"]["lang"] == lang
    text = "\n".join(page.texts)
    for part in ("replay.still", "board.log"):
        assert say.label(part) in text
    for _, event in session.events(""):
        assert say.event_text(event, session.names) in text
    assert all(words(other).label("replay.sorry") in text for other in LANGUAGES)


@pytest.mark.parametrize(
    ("shown", "told"),
    [
        (["p1", "p3"], "hands and the Monster tokens of Ann and Chloé"),
        (["p2"], "hand and the Monster tokens of Bob"),
        ([], "no hidden cards"),
    ],
)
def test_the_page_says_whose_cards_it_shows(shown: list[str], told: str) -> None:
    assert told in "\n".join(PageReader(game_page(wandering(3, 1, 20), shown)).texts)


@pytest.mark.parametrize("what", TEXTS)
def test_no_name_or_comment_gets_out_of_the_page(what: str) -> None:
    session = play_on(Session([(TEXTS[what], "person")] * 2, seed=5, auto=False), 12)
    session.comment(TEXTS[what])
    session.goto(4)
    session.branch(TEXTS[what])
    session.play(session.state.legal()[-1])
    page = PageReader(game_page(session))
    assert len(page.scripts) == 2
    for text in [page.title, *page.texts]:
        for line in text.split("\n"):
            assert_calm(line)
    # As it is everywhere else: what was kept of the name when it was given.
    name = names_in(session, words("en"))["p1"]
    steps = page.packed["game"]["steps"]
    assert steps[0][0][0]["view"]["players"][0][0]["name"] == name
    assert name in page.title


# -- the commands ------------------------------------------------------------------------------------------------


def saved(tmp_path: Path, session: Session) -> Path:
    path = tmp_path / "game.jsonl"
    session.save(path)
    return path


def test_a_record_becomes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = wandering(3, 11, 60)
    path, out = saved(tmp_path, session), tmp_path / "out.html"
    assert main(["replay", str(path), "--html", str(out), "--seats", "p1,p2", "--lang", "fr"]) == 0
    game = PageReader(out.read_text(encoding="utf-8")).packed["game"]
    assert (game["eyes"], game["lang"]) == (["", "p1", "p2"], "fr")
    assert len(game["ends"]) == 1 + len(session.branches)
    assert "Ann et Bob" in capsys.readouterr().out
    for seats, eyes in (("all", ["", "p1", "p2", "p3"]), ("none", [""])):
        assert main(["replay", str(path), "--seats", seats]) == 0
        beside = tmp_path / "game.jsonl.html"
        assert PageReader(beside.read_text(encoding="utf-8")).packed["game"]["eyes"] == eyes


def test_a_record_is_told_turn_by_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = wandering(2, 12)
    path = saved(tmp_path, session)
    session.goto(session.walk.tree.root.last)
    for seat, lang in ((None, "fr"), ("p2", "es")):
        assert main(["log", str(path), "--lang", lang, *(["--seat", seat] if seat else [])]) == 0
        told = capsys.readouterr().out.splitlines()
        say = words(lang)
        events = session.events(seat)
        assert [line for line in told if line.startswith("  ")] == [
            f"  {say.event_text(e, session.names)}" for _, e in events
        ]
        assert [line for line in told if not line.startswith("  ")] == [
            say.label("board.turn", n=turn) for turn in range(1, events[-1][0] + 1)
        ]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["replay", "{file}", "--seats", "p1,p4"], "'p4' does not play"),
        (["replay", "{file}", "--html", "{folder}"], "cannot be written"),
        (["replay", "{folder}/nothing"], "cannot be read"),
        (["replay", "{broken}"], "is no record of a game: line 2"),
        (["log", "{broken}"], "is no record of a game: line 2"),
        (["log", "{file}", "--seat", "p3"], "'p3' does not play"),
    ],
)
def test_what_a_command_cannot_do_is_said(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved(tmp_path, wandering(2, 13, 10))
    broken = tmp_path / "broken.jsonl"
    broken.write_text(
        "".join([path.read_text(encoding="utf-8").splitlines(keepends=True)[0], "{}\n"]), encoding="utf-8"
    )
    with pytest.raises(DamagedRecord):
        Session.load(broken)
    given = {"file": path, "folder": tmp_path, "broken": broken}
    assert main([argument.format_map(given) for argument in arguments]) == 2
    error = capsys.readouterr().err
    assert error.startswith("abyss-nb: ")
    assert told in error
