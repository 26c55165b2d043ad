"""How a state or a session looks at the end of a cell: a picture of the board, as its player sees it."""

from typing import Any

from IPython import get_ipython

from abyss_nb.core.abyss.state import State
from abyss_nb.session import Session
from abyss_nb.widgets.picture import board_img_html, board_svg
from abyss_nb.widgets.view import session_view, state_view
from abyss_nb.words import Words, words


def state_html(state: State, lang: str = "en") -> str:
    """Return a picture of a position as HTML, seen by whoever has to decide."""
    decision = state.decision
    return _picture(state_view(state, words(lang), decision.seat if decision else None), words(lang))


def session_html(session: Session) -> str:
    """Return a picture of a session in its language, seen by the person who has to decide, or else the first one."""
    decision, people, say = session.state.decision, session.people, words(session.lang)
    seat = decision.seat if decision and decision.seat in people else next(iter(people), None)
    return _picture(session_view(session, say, seat, None), say)


def _picture(view: dict[str, Any], say: Words) -> str:
    title = view["decision"]["title"] if view["decision"] else say.label("board.over")
    return board_img_html(board_svg(view, say.book()), title)


def show_states_as_pictures() -> None:
    """Tell IPython, if it runs, to show states and sessions as pictures; the engine itself knows only text."""
    shell = get_ipython()
    if shell is not None:
        html = shell.display_formatter.formatters["text/html"]
        html.for_type(State, state_html)
        html.for_type(Session, session_html)
