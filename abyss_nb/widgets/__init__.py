"""The board as a widget, its picture, what it shows, and the tutorial around it."""

from abyss_nb.widgets.board import BoardWidget, play
from abyss_nb.widgets.course import Course
from abyss_nb.widgets.display import show_states_as_pictures, state_html
from abyss_nb.widgets.form import GameForm
from abyss_nb.widgets.tutor import Tutor

__all__ = ["BoardWidget", "Course", "GameForm", "Tutor", "play", "state_html"]

show_states_as_pictures()
