"""Write what Python gives to the front end into the fixtures of the front end's tests.

`fixtures/book.json` is the English book of a board, `fixtures/labels.json` the words of the tutorial's pages in every
language, `fixtures/game.json` a short game as a document that is replayed without Python, with some views that Python
makes of it. `fixtures/samples.ts` holds views of every kind of decision and of whole games, their lines of play,
settings and answers, as values of the types of protocol.ts: `npm run typecheck` fails where Python and the protocol
disagree, and the tests draw every one of them. Run it after every change of the words or of what a view holds; a test
holds that the files are fresh.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

from abyss_nb import State, bots
from abyss_nb.core import scenario
from abyss_nb.lines import Walk
from abyss_nb.session import Session
from abyss_nb.tutor.pages import LABELS
from abyss_nb.widgets import BoardWidget
from abyss_nb.widgets.document import game_document
from abyss_nb.widgets.view import session_view
from abyss_nb.words import LANGUAGES, words

ROOT = Path(__file__).parents[1]
FIXTURES = ROOT / "abyss_nb" / "widgets" / "frontend" / "fixtures"
SCENARIOS = ROOT / "scenarios" / "abyss"
LINES = 12
"""So many lines of the log are enough."""


def one_of_each_kind() -> dict[str, State]:
    """Return a position for every kind of decision, out of the scenarios."""
    found: dict[str, State] = {}
    for file in sorted(SCENARIOS.rglob("*.json")):
        for one in scenario.read_file(file.read_text(encoding="utf-8")):
            state = State.from_position(one.position)
            for step in ({}, *one.steps):
                if "do" in step:
                    state.apply(step["do"])
                if state.decision:
                    found.setdefault(state.decision.kind, state.copy())
    return dict(sorted(found.items()))


def boards() -> Iterator[tuple[str, BoardWidget]]:
    """Yield boards on everything that can be seen."""
    for kind, state in one_of_each_kind().items():
        session = Session(["person"] * state.players, seed=1, position=state.to_position())
        yield kind, BoardWidget(session, seat=state.decision.seat if state.decision else "")
    for players in (2, 4):
        session = Session(["person"] * players, seed=players)
        bot = bots.make("greedy", 1)
        for _ in range(60):
            decision = session.state.decision
            assert decision
            session.play(bot.decide(session.state.observe(decision.seat), session.state.legal()))
        yield f"{players} seats, middle", BoardWidget(session, seat="p1", memory_aid=True)
        session.play_out()
        yield f"{players} seats, over", BoardWidget(session, seat="p1", memory_aid=True)
    yield "curtain", BoardWidget(Session([("Ann", "person"), ("Bo", "person")], seed=4))
    yield "looking back", BoardWidget(branched(), seat="p1")


def branched() -> Session:
    """Return a game that was left for a branch of its own and is looked at in its middle."""
    session = Session([("Ann", "person"), ("Bo", "person")], seed=5)
    session.play_out()
    session.goto(turn=4)
    session.branch("what if")
    session.play(session.state.legal()[-1])
    session.comment("here it turned")
    session.back_to_main()
    session.goto(turn=9)
    return session


def answers(board: BoardWidget) -> list[dict[str, Any]]:
    """Return one answer of each kind."""
    said: list[dict[str, Any]] = []
    seq = board.view["seq"]
    intents: list[dict[str, Any]] = [
        {"kind": "why", "target": "deck:exploration"},
        {"kind": "why", "target": "deck:locations"},
        {"kind": "draft", "text": "pay crab-1"},
        {"kind": "set", "name": "theme", "value": "dark"},
        {"kind": "set", "name": "theme", "value": "pink"},
        {"kind": "goto", "line": 0, "place": 0},
        {"kind": "explain", "about": "card", "what": "slaver"},
        {"kind": "explain", "about": "rule", "what": "COURT-REFILL"},
        {"kind": "chances", "memory": "table"},
        {"kind": "save"},
        {"kind": "code"},
        {"kind": "load", "text": "{}", "good_part": False},
    ]
    with patch.object(board, "send", said.append):
        for number, intent in enumerate(intents):
            board._on_message(None, {**intent, "id": number, "seq": seq})
    return said


def samples() -> str:
    """Return the source of samples.ts."""
    views: dict[str, str] = {}
    lines: dict[str, str] = {}
    settings: dict[str, Any] = {}
    said: list[dict[str, Any]] = []
    for name, board in boards():
        view = {**board.view, "log": board.view["log"][-LINES:]}
        views[name] = json.dumps(view, ensure_ascii=False)
        if board.line["seats"]:
            lines[name] = json.dumps(board.line, ensure_ascii=False)
        settings = board.settings
        if name == "payment":
            said = answers(board)
        board.close()
    source = [
        "/** What Python sends, written by tools/make_fixtures.py. */",
        'import type { Answer, Line, Settings, View } from "../protocol";',
        "",
        "export const views: Record<string, View> = {",
        *(f"  {json.dumps(name)}: {view}," for name, view in views.items()),
        "};",
        "",
        "export const lines: Record<string, Line> = {",
        *(f"  {json.dumps(name)}: {line}," for name, line in lines.items()),
        "};",
        "",
        f"export const settings: Settings = {json.dumps(settings, ensure_ascii=False)};",
        "",
        "export const answers: Answer[] = [",
        *(f"  {json.dumps(answer, ensure_ascii=False)}," for answer in said),
        "];",
    ]
    return "\n".join(source) + "\n"


def other_action(session: Session) -> str:
    """Return an action that was not played at the place shown."""
    played = [node.ply.action for node in session.walk.cursor.next if node.ply]
    return next(str(action) for action in session.state.legal() if str(action) not in played)


def game() -> dict[str, Any]:
    """Return a short game with a branch, and what it looks like at some places: on which line, to whom, how told."""
    session = Session([("Ann", "person"), ("Bo", "person")], seed=5)
    bot = bots.make("greedy", 1)
    for _ in range(16):
        state = session.state
        assert state.decision
        session.play(bot.decide(state.observe(state.decision.seat), state.legal()))
    session.goto(6)
    session.branch("what if")
    session.play(other_action(session))
    session.comment("here it turned")
    document = game_document(session, ["p1"])
    walk = Walk(session.walk.tree)
    views = []
    for line, place, seat, lang in ((0, 0, "", "en"), (0, 12, "p1", "fr"), (0, 16, "p1", "en"), (1, 7, "", "es")):
        walk.restore(session.branches[0] if line else walk.tree.root)
        walk.go(walk.line[place])
        view = session_view(session, words(lang), seat or None, None, walk=walk, playing=False)
        view = {name: value for name, value in view.items() if name not in ("seq", "game", "story", "live", "can_redo")}
        views.append({"line": line, "place": place, "eyes": seat, "lang": lang, "view": {**view, "can_undo": False}})
    # They are large, and one of them lies beside this.
    return {"document": {**document, "books": dict.fromkeys(document["books"])}, "views": views}


def files() -> dict[Path, str]:
    """Return what each file has to hold."""
    book = json.dumps(words("en").book(), ensure_ascii=False, indent=1) + "\n"
    labels = json.dumps({lang: words(lang).labels(LABELS) for lang in LANGUAGES}, ensure_ascii=False, indent=1) + "\n"
    played = json.dumps(game(), ensure_ascii=False) + "\n"
    return {
        FIXTURES / "book.json": book,
        FIXTURES / "labels.json": labels,
        FIXTURES / "samples.ts": samples(),
        FIXTURES / "game.json": played,
    }


def main() -> None:
    """Write the files."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {len(text.encode())} bytes")


if __name__ == "__main__":
    main()
