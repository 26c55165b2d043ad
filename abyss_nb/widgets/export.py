"""A game in one file that replays it in any browser, without Python and without a network.

The file is a page with the real board in it. What it runs is named by hash in its policy (CSP), and what it shows is
data that no browser takes for markup: no name or comment gets out of it.
"""

import base64
import gzip
import hashlib
import json
import os
from collections.abc import Collection
from html import escape
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from abyss_nb.files import write
from abyss_nb.lines import Walk
from abyss_nb.session import Session
from abyss_nb.widgets.document import game_document, seats_shown
from abyss_nb.widgets.picture import board_svg
from abyss_nb.widgets.view import names_in, session_view
from abyss_nb.words import LANGUAGES, Words, words

_STATIC = Path(__file__).parent / "static"
_PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width">
<meta name="generator" content="{made}">
<title>{title}</title>
</head>
<body>
<div id="replay"></div>
<div id="sorry" hidden>
{sorry}
<p id="fault"></p>
</div>
<noscript>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 1rem auto; padding: 0 1rem; }}
p {{ margin: 0.2rem 0; }}
svg {{ width: 100%; height: auto; }}
</style>
{still}
</noscript>
<script type="application/octet-stream" id="packed">{packed}</script>
<script>{boot}</script>
</body>
</html>
"""


def export_html(
    session: Session,
    path: str | os.PathLike[str],
    seats: Collection[str] | None = None,
    lang: str | None = None,
) -> None:
    """Write a game with all its branches into a file that replays it; see `Session.export_html`."""
    write(path, [game_page(session, seats, lang)])


def game_page(session: Session, seats: Collection[str] | None = None, lang: str | None = None) -> str:
    """Return the page; arguments as for `game_document`."""
    document = game_document(session, seats, lang)
    say = words(document["lang"])
    program, style, boot = (_read(name) for name in ("replay.js", "replay.css", "boot.js"))
    policy = {
        "default-src": "'none'",
        # The program is put into the page by what unpacks it.
        "script-src": f"{_hash(boot)} {_hash(program)}",
        "style-src": "'unsafe-inline'",
        "img-src": "data:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    return _PAGE.format(
        lang=say.lang,
        policy="; ".join(f"{what} {where}" for what, where in policy.items()),
        made=escape(document["made"]),
        title=escape(_title(session, say)),
        sorry="\n".join(_paragraph(words(code).label("replay.sorry"), code) for code in LANGUAGES),
        still=_still(session, say, seats),
        packed=_packed({"program": program, "style": style, "game": document}),
        boot=boot,
    )


def secrets_told(session: Session, say: Words, seats: Collection[str] | None = None) -> str:
    """Return in words whose hidden cards a file shows."""
    names = names_in(session, say)
    told = [names[seat] for seat in seats_shown(session, seats)]
    if not told:
        return say.label("board.replay.shows.nothing")
    return say.count("board.replay.shows", len(told), names=say.joined(told))


def _read(name: str) -> str:
    return (_STATIC / name).read_text(encoding="utf-8")


def _hash(code: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()}'"


def _packed(content: dict[str, Any]) -> str:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    # Without the time, so that the same game gives the same file.
    return base64.b64encode(gzip.compress(text.encode(), mtime=0)).decode()


def _title(session: Session, say: Words) -> str:
    return say.label("board.replay.title", names=say.joined(names_in(session, say).values()))


def _paragraph(text: str, lang: str) -> str:
    return f'<p lang="{lang}">{escape(text)}</p>'


def _still(session: Session, say: Words, seats: Collection[str] | None) -> str:
    """Return what is there without a program: the end of the main line and its log, as everybody sees them."""
    with session._lock:
        walk = Walk(session.walk.tree)
        walk.go(walk.line[-1])
        view = session_view(session, say, None, None, walk=walk, playing=False)
        names = names_in(session, say)
        told = [(turn, say.event_text(event, names)) for _, turn, event in walk.events("")]
    parts = [
        f"<h1>{escape(_title(session, say))}</h1>",
        _paragraph(secrets_told(session, say, seats), say.lang),
        _paragraph(say.label("replay.still"), say.lang),
        board_svg(view, say.book()),
        f"<h2>{escape(say.label('board.log'))}</h2>",
    ]
    for turn, lines in groupby(told, key=itemgetter(0)):
        parts.append(f"<h3>{escape(say.label('board.turn', n=turn))}</h3>")
        parts.append("".join(f"<p>{escape(text)}</p>" for _, text in lines))
    return "\n".join(parts)
