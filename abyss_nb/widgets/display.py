"""How a state looks at the end of a cell: a picture of the board, as its player sees it."""

from IPython import get_ipython

from abyss_nb.core.abyss.state import State
from abyss_nb.widgets.picture import board_img_html, board_svg
from abyss_nb.widgets.view import state_view
from abyss_nb.words import words


def state_html(state: State, lang: str = "en") -> str:
    """Return a picture of a position as HTML, seen by whoever has to decide."""
    say = words(lang)
    decision = state.decision
    view = state_view(state, say, decision.seat if decision else None)
    title = view["decision"]["title"] if decision else say.label("board.over")
    return board_img_html(board_svg(view, say.book()), title)


def show_states_as_pictures() -> None:
    """Tell IPython, if it runs, to show states as pictures; the engine itself knows only text."""
    shell = get_ipython()
    if shell is not None:
        shell.display_formatter.formatters["text/html"].for_type(State, state_html)
