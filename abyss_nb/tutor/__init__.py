"""The tutorial: chapters with situations to predict, to play and to change. docs/chapters.md tells how to write one."""

from abyss_nb.tutor.chapter import Chapter, ChapterError
from abyss_nb.tutor.course import COURSE, GALLERY, chapter

__all__ = ["COURSE", "GALLERY", "Chapter", "ChapterError", "chapter"]
