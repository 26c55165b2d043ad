"""A lesson in a notebook: a page, the board, and a page below it."""

from pathlib import Path

import traitlets

from abyss_nb.tutor.lesson import Lesson
from abyss_nb.tutor.pages import Page, body, head
from abyss_nb.tutor.progress import Progress
from abyss_nb.widgets.board import BoardWidget
from abyss_nb.widgets.pages import Intent, PageWidget, Stacked
from abyss_nb.widgets.sheet import chapter_html


class Tutor(Stacked):
    """A chapter to read, to play and to try. `lesson` is the same in code.

    Attributes:
        lesson: Where the reader is, and what he did.
        board: The board with the situation.
        theme: "auto" (as the notebook), "light" or "dark".
    """

    theme = traitlets.Enum(("auto", "light", "dark"), "auto")

    def __init__(
        self,
        chapter: str | Path = "court_refill",
        *,
        at: int | str = 0,
        lang: str = "en",
        theme: str = "auto",
        progress: Progress | None = None,
    ) -> None:
        """Open a chapter.

        Args:
            chapter: The name of a chapter, or the path of one's own without the endings of its files.
            at: The situation to begin with: its place from 0, or its ID.
            lang: "en", "fr" or "es".
            theme: "auto", "light" or "dark".
            progress: Where to note what is done; None notes it nowhere.

        Raises:
            ChapterError: the chapter cannot be read; the message has the file and the line.
            ValueError: there is no such situation.
        """
        self.lesson = Lesson(chapter, at=at, lang=lang, progress=progress)
        self._busy = False
        self._held = self.lesson.session.held
        self.board = BoardWidget(self.lesson.session, seat=self.lesson.reader, theme=theme, lang=lang, lesson=True)
        self.head = PageWidget(self._head, {"go": self._go}, theme=theme)
        self.body = PageWidget(
            lambda: body(self.lesson),
            {
                "go": self._go,
                "answer": lambda intent: self.lesson.answer(intent["value"], intent.get("at")),
                "show": lambda intent: self.lesson.show_answer(intent.get("at")),
                "start over": lambda _: self.lesson.start_over(),
                "step": lambda _: self.lesson.step(),
                "set": lambda intent: self.lesson.set(intent.get("at"), intent["path"], intent.get("value")),
                "put on board": lambda intent: self.lesson.put_on_board(intent.get("at")),
            },
            theme=theme,
        )
        super().__init__([self.head, self.board, self.body])
        self.theme = theme
        self.lesson.observe(self._refresh, "version")
        self.lesson.progress.observe(self.head.refresh, "version")
        self.board.observe(self._follow_language, "lang")

    def _head(self) -> Page:
        return head(self.lesson)

    def _go(self, intent: Intent) -> None:
        self.lesson.go(intent["at"])

    def _refresh(self, _: object = None) -> None:
        # What is done on the board changes the lesson, and the other way round.
        if self._busy:
            return
        self._busy = True
        try:
            self.board.lang = self.lesson.lang
            self.board.seat = self.lesson.reader
            if self._held != (held := self.lesson.session.held):
                self._held = held
                self.board.refresh()
            self.head.refresh()
            self.body.refresh()
        finally:
            self._busy = False

    def _follow_language(self, _: object) -> None:
        self.lesson.lang = self.board.lang

    @traitlets.observe("theme")
    def _new_theme(self, _: object) -> None:
        for part in (self.head, self.board, self.body):
            part.theme = self.theme

    def __repr__(self) -> str:
        return f"<Tutor: {self.lesson.chapter.title}>"

    def html(self) -> str:
        """Return the chapter as HTML, the situation shown as a picture, the answers folded away."""
        return chapter_html(self.lesson.chapter, self.lesson.at)
