"""How a state or a session looks without a board: one static picture, also at the end of a cell.

Whose eyes a picture is drawn for decides what it shows: a seat sees its own hand and Monster tokens, nobody (None)
sees what lies open. That holds for finished games too, where all that counts is in the scores.
"""

from typing import Any

from IPython import get_ipython

from abyss_nb.core.abyss.cards import SEATS
from abyss_nb.core.abyss.state import State
from abyss_nb.session import Session
from abyss_nb.widgets.art import Theme
from abyss_nb.widgets.picture import board_alt, board_img_html, board_svg
from abyss_nb.widgets.view import session_view, state_view
from abyss_nb.words import words


def state_svg(state: State, theme: Theme = "light", lang: str = "en", seat: str | None = "") -> str:
    """Return a picture of a position.

    Args:
        state: What is shown.
        theme: "light" or "dark".
        lang: "en", "fr" or "es".
        seat: Whose eyes: "p1" to "p4", None for nobody's, "" for whoever has to decide.

    Raises:
        ValueError: an unknown theme or language, or a seat that does not play.
    """
    return board_svg(view_of(state, lang, seat), words(lang).book(), theme)


def state_html(state: State, lang: str = "en") -> str:
    """Return a picture of a position as HTML, seen by whoever has to decide."""
    return _html(view_of(state, lang, ""), lang)


def session_svg(session: Session, theme: Theme = "light", lang: str | None = None, seat: str | None = "") -> str:
    """Return a picture of a session: see `Session.svg`."""
    lang = lang or session.lang
    return board_svg(_session_view(session, lang, seat), words(lang).book(), theme)


def session_html(session: Session) -> str:
    """Return a picture of a session as HTML, in its language; see `Session.svg` for who sees it."""
    return _html(_session_view(session, session.lang, ""), session.lang)


def show_states_as_pictures() -> None:
    """Tell IPython, if it runs, to show states and sessions as pictures; the engine itself knows only text."""
    shell = get_ipython()
    if shell is not None:
        html = shell.display_formatter.formatters["text/html"]
        html.for_type(State, state_html)
        html.for_type(Session, session_html)


def playing(seat: str | None, players: int) -> str | None:
    """Return the seat if it plays, and None for nobody.

    Raises:
        ValueError: it does not play; the message names those that do.
    """
    if seat is not None and seat not in SEATS[:players]:
        raise ValueError(f"{seat!r} does not play; seats are {', '.join(SEATS[:players])}")
    return seat


def view_of(state: State, lang: str, seat: str | None) -> dict[str, Any]:
    """Return what a position shows; seats as for `state_svg`."""
    if seat == "":
        seat = state.decision.seat if state.decision else None
    return state_view(state, words(lang), playing(seat, state.players))


def _session_view(session: Session, lang: str, seat: str | None) -> dict[str, Any]:
    if seat == "":
        # Of several people at one screen, nobody may see a hand of another one.
        seat = session.people[0] if len(session.people) == 1 else None
    return session_view(session, words(lang), playing(seat, len(session.players)), None)


def with_page(bundle: Any, text: str, html: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what a widget shows, with a text and a page added for readers without a kernel."""
    data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
    return {**(data or {}), "text/plain": text, "text/html": html}, metadata


def _html(view: dict[str, Any], lang: str) -> str:
    book = words(lang).book()
    return board_img_html(board_svg(view, book), board_alt(view, book))
