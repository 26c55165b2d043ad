"""The tutorial: chapters with situations to predict, to play and to change. docs/chapters.md tells how to write one."""

from abyss_nb.tutor.chapter import Chapter, ChapterError
from abyss_nb.tutor.course import COURSE, GALLERY, chapter
from abyss_nb.tutor.lesson import Lesson
from abyss_nb.tutor.progress import Progress

__all__ = ["COURSE", "GALLERY", "Chapter", "ChapterError", "Lesson", "Progress", "chapter"]
