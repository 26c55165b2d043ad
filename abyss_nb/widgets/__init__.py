"""The board as a widget, its picture, and what it shows."""

from abyss_nb.widgets.board import BoardWidget, play
from abyss_nb.widgets.display import show_states_as_pictures, state_html
from abyss_nb.widgets.form import GameForm

__all__ = ["BoardWidget", "GameForm", "play", "state_html"]

show_states_as_pictures()
