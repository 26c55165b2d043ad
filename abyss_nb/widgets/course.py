"""The course in a notebook: chapters, gallery and rulebook that share a language, a theme and the reader's progress."""

from collections.abc import Callable
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import traitlets

from abyss_nb import rules as rulebook
from abyss_nb.core.abyss.state import State
from abyss_nb.session import PERSON, Session
from abyss_nb.tutor import course, gallery, pages
from abyss_nb.tutor.coach import coach
from abyss_nb.tutor.lesson import SEED
from abyss_nb.tutor.pages import Page
from abyss_nb.tutor.progress import FILE, Progress
from abyss_nb.tutor.prose import prose, prose_html
from abyss_nb.tutor.worked import Teller, worked_out
from abyss_nb.widgets.board import SPEEDS, BoardWidget
from abyss_nb.widgets.pages import Intent, PageWidget, Stacked
from abyss_nb.widgets.picture import board_img_html, card_svg
from abyss_nb.widgets.sheet import card_html, contents_html, text_html
from abyss_nb.widgets.tutor import Tutor
from abyss_nb.words import LANGUAGES, Words, words
from abyss_nb.words.book import capital


class Course(traitlets.HasTraits):
    """What a notebook of the tutorial shows. Everything in it follows `lang` and `theme` at once.

    Attributes:
        lang: "en", "fr" or "es".
        theme: "auto" (as the notebook), "light" or "dark".
        progress: What was learned.
    """

    lang = traitlets.Enum(tuple(LANGUAGES), "en")
    theme = traitlets.Enum(("auto", "light", "dark"), "auto")

    def __init__(self, lang: str = "en", theme: str = "auto", progress: str | Path | None = FILE) -> None:
        """Begin, or go on with what was kept.

        Args:
            lang: "en", "fr" or "es".
            theme: "auto", "light" or "dark".
            progress: The file for what was learned; None leaves it to the browser.
        """
        super().__init__(lang=lang, theme=theme)
        self.progress = Progress(progress)

    def _page(
        self,
        make: Callable[[Words], Page],
        handlers: dict[str, Callable[[Intent], object]] | None = None,
        static: Callable[[], str] = str,
    ) -> PageWidget:
        """Return a page that follows the language and the theme."""
        page = PageWidget(lambda: make(words(self.lang)), handlers, static, theme=self.theme)
        self.observe(page.refresh, "lang")
        traitlets.dlink((self, "theme"), (page, "theme"))
        return page

    def languages(self) -> PageWidget:
        """Return the switch for the language."""

        def switch(intent: Intent) -> None:
            self.lang = intent["lang"]

        return self._page(lambda say: pages.languages(say, LANGUAGES), {"lang": switch})

    def text(self, name: str) -> PageWidget:
        """Return a text of the notebook.

        Raises:
            KeyError: there is no such text.
        """
        key = f"tutor.notebook.{name}"
        words(self.lang).label(key)
        return self._page(
            lambda say: pages.text(say, say.label(key)),
            static=lambda: text_html(words(self.lang).label(key)),
        )

    def chapter(self, name: str) -> Tutor:
        """Return a chapter; names as in `abyss_nb.tutor.COURSE`.

        Raises:
            ChapterError: there is none, or it cannot be read.
        """
        return self._bound(Tutor(name, lang=self.lang, theme=self.theme, progress=self.progress))

    def _bound(self, tutor: Tutor) -> Tutor:
        traitlets.dlink((self, "lang"), (tutor.lesson, "lang"))
        traitlets.dlink((self, "theme"), (tutor, "theme"))
        return tutor

    def state(self, chapter: str, situation: str) -> State:
        """Return the position of a situation, to ask the engine.

        Raises:
            ValueError, KeyError: there is none.
        """
        return State.from_position(course.chapter(chapter, "en").situation(situation).scenario.position)

    def learned(self) -> PageWidget:
        """Return the page of what was learned."""

        def make(say: Words) -> Page:
            return pages.learned(say, [course.chapter(name, say.lang) for name in course.COURSE], self.progress)

        page = self._page(
            make,
            static=lambda: contents_html([course.chapter(name, self.lang) for name in course.COURSE]),
            handlers={
                "progress": lambda intent: self.progress.take_over(str(intent["kept"])),
                "forget": lambda _: self.progress.forget(),
            },
        )
        self.progress.observe(page.refresh, ["version", "fault"])
        return page

    def gallery(self) -> "Gallery":
        """Return the gallery of all cards."""
        return Gallery(self)

    def rulebook(self) -> "Rulebook":
        """Return the rulebook to browse."""
        return Rulebook(self)

    def game(self) -> "CoachedGame":
        """Return a first game with a coach."""
        return CoachedGame(self)

    def __repr__(self) -> str:
        return f"<Course: {self.lang}>"


class Gallery(Stacked):
    """All Lords, Locations and the Threat track: what a card does, what applies to it, and a situation to play."""

    def __init__(self, course: Course) -> None:
        """Show the cards; none is chosen yet."""
        self._course = course
        self._tutors: dict[str, Tutor] = {}
        self._chosen = ""
        self.index = course._page(self._index, {"card": self._choose})
        self._draw()
        course.observe(self._draw, "lang")
        super().__init__([self.index])
        course.progress.observe(self.index.refresh, "version")

    def _draw(self, _: object = None) -> None:
        book = words(self._course.lang).book()
        self.index.pictures = {card: picture_of(card, book) for card in gallery.cards().values()}

    def _index(self, say: Words) -> Page:
        known = gallery.cards()
        groups = []
        for name in course.GALLERY:
            chapter = course.chapter(name, say.lang)
            groups.append(
                {
                    "id": name,
                    "title": capital(chapter.title.rpartition(": ")[2]),
                    "cards": [
                        {
                            "id": f"{name}/{at}",
                            "name": one.title,
                            "picture": known.get((name, at), ""),
                            "done": self._course.progress.is_done(name, one.id),
                        }
                        for at, one in enumerate(chapter.situations)
                    ],
                }
            )
        return pages.page("gallery", say, groups=groups, chosen=self._chosen)

    def _choose(self, intent: Intent) -> None:
        self.choose(str(intent["id"]))

    def choose(self, id: str) -> Tutor:
        """Show a card, such as "gallery_merchants/4", and return its lesson.

        Raises:
            ValueError: there is no such card.
        """
        name, _, place = id.partition("/")
        if name not in course.GALLERY or not place.isdecimal():
            raise ValueError(f"{id!r} is no card of the gallery")
        if name not in self._tutors:
            tutor = self._course._bound(
                CardTutor(name, lang=self._course.lang, theme=self._course.theme, progress=self._course.progress)
            )
            self._tutors[name] = tutor
        tutor = self._tutors[name]
        tutor.lesson.go(int(place))
        self._chosen = id
        self.index.refresh()
        self.children = [self.index, tutor]
        return tutor

    def html(self) -> str:
        """Return all cards with what they do."""
        say = words(self._course.lang)
        parts = []
        for name in course.GALLERY:
            chapter = course.chapter(name, say.lang)
            parts.append(f"<h2>{escape(chapter.title)}</h2>")
            for at, _ in enumerate(chapter.situations):
                card = gallery.cards().get((name, at))
                if card:
                    parts.append(card_html(card, say))
        return "\n".join(parts)

    def __repr__(self) -> str:
        return "<Gallery>"


class CardTutor(Tutor):
    """A lesson on a card, with the card beside it."""

    def _head(self) -> Page:
        card = gallery.cards().get((self.lesson.name, self.lesson.at))
        return pages.head(self.lesson, card_page(card, words(self.lesson.lang)) if card else None)


def picture_of(card: str, book: Any) -> str:
    """Return the address of a picture of a card."""
    html = board_img_html(card_svg(card, book), "")
    return html.partition('src="')[2].partition('"')[0]


def card_page(card: str, say: Words) -> Page:
    """Return a card with its texts and rulings."""
    book = say.book()
    return {
        "id": card,
        "name": say.thing(card),
        "picture": picture_of(card, book),
        "alt": say.thing(card),
        "texts": gallery.told(card),
        "rulings": gallery.rulings(card),
    }


MOST_STEPS = 3
"""How many steps a scenario is called by."""


@cache
def called(id: str, lang: str) -> str:
    """Return what a scenario is called: its title, which is English, else what is done in it, or the rule it shows."""
    scenario = rulebook.scenarios()[id]
    if lang == "en":
        return scenario.title
    state = State.from_position(scenario.position)
    teller = Teller(lang, {}, state.decision.seat if state.decision else "p1")
    steps = [step.action for step in worked_out(scenario, teller)]
    if not steps:
        return rulebook.rule(scenario.rules[0], lang).title
    return " · ".join(steps[:MOST_STEPS]) + (" …" if len(steps) > MOST_STEPS else "")


class Rulebook(Stacked):
    """The rulebook to browse: contents, a search, rules with links, and scenarios that show them on the board."""

    def __init__(self, course: Course) -> None:
        """Show the contents."""
        self._course = course
        self._query = ""
        self._rule = ""
        self._scenario = ""
        self._played = 0
        self.board: BoardWidget | None = None
        self.index = course._page(
            self._make,
            {
                "find": lambda intent: self.find(str(intent["query"])),
                "rule": lambda intent: self.show(str(intent["id"])),
                "scenario": lambda intent: self.play(str(intent["id"])),
                "step": lambda _: self.step(),
            },
        )
        super().__init__([self.index])

    def find(self, query: str) -> None:
        """Look for rules with these words, in any of the languages."""
        self._query = query[: rulebook.LONGEST_QUERY]
        self.index.refresh()

    def show(self, id: str) -> None:
        """Show a rule; "" shows none.

        Raises:
            UnknownRule: there is no such rule.
        """
        self._rule = rulebook.rule(id).id if id else ""
        self.index.refresh()

    def play(self, id: str) -> None:
        """Put a scenario on the board below; "" takes the board away.

        Raises:
            KeyError: there is no such scenario.
        """
        before = self.board
        if not id:
            self._scenario, self.board = "", None
            self.children = [self.index]
        else:
            scenario = rulebook.scenarios()[id]
            state = State.from_position(scenario.position)
            kinds = [PERSON] * state.players
            seat = state.decision.seat if state.decision else "p1"
            session = Session(kinds, SEED, position=scenario.position, lang=self._course.lang)
            self.board = BoardWidget(session, seat=seat, theme=self._course.theme, lang=self._course.lang, lesson=True)
            traitlets.dlink((self._course, "lang"), (self.board, "lang"))
            traitlets.dlink((self._course, "theme"), (self.board, "theme"))
            self._scenario, self._played = id, 0
            self.children = [self.index, self.board]
        if before is not None:
            before.close()
        self.index.refresh()

    def step(self) -> None:
        """Play the next step of the scenario on the board."""
        scenario = rulebook.scenarios().get(self._scenario)
        if scenario is None or self.board is None:
            return
        steps = [step for step in scenario.steps if "expect" not in step]
        if self._played < len(steps):
            step = steps[self._played]
            if "do" in step:
                self.board.session.play(step["do"])
            self._played += 1
        self.index.refresh()

    def _make(self, say: Words) -> Page:
        book = rulebook.rulebook(say.lang)
        found = rulebook.find(self._query, say.lang) if self._query.strip() else None
        return pages.page(
            "rulebook",
            say,
            title=book.title,
            sections=[
                {"id": one.id, "title": one.title, "rules": [{"id": r.id, "title": r.title} for r in one.rules]}
                for one in book.sections
            ],
            query=self._query,
            found=None if found is None else [{"id": one.id, "title": one.title} for one in found],
            rule=self._told(say) if self._rule else None,
            scenario=self._shown(say) if self._scenario else None,
        )

    def _told(self, say: Words) -> Page:
        one = rulebook.rule(self._rule, say.lang)
        return {
            "id": one.id,
            "title": one.title,
            "text": prose(one.text),
            "named": [other.id for other in rulebook.rules(say.lang) if one.id in other.links],
            "examples": [{"id": id, "title": called(id, say.lang)} for id in rulebook.examples(one.id)],
        }

    def _shown(self, say: Words) -> Page:
        assert self.board is not None
        scenario = rulebook.scenarios()[self._scenario]
        teller = Teller(say.lang, self.board.session.names, self.board.seat, scenario.rules)
        steps = worked_out(scenario, teller)
        return {
            "id": scenario.id,
            "title": called(scenario.id, say.lang),
            "steps": pages.steps_of(steps[: self._played]),
            "total": len(steps),
        }

    def html(self) -> str:
        """Return the contents of the rulebook."""
        book = rulebook.rulebook(self._course.lang)
        parts = [f"<h2>{escape(book.title)}</h2>"]
        for section in book.sections:
            listed = "".join(
                f"<li><details><summary>{escape(one.title)} <code>{one.id}</code></summary>"
                f"{prose_html(prose(one.text))}</details></li>"
                for one in section.rules
            )
            parts.append(f"<h3>{escape(section.title)}</h3><ul>{listed}</ul>")
        return "\n".join(parts)

    def __repr__(self) -> str:
        return "<Rulebook>"


class CoachedGame(Stacked):
    """A first game against a bot, with a coach who says which rules were at work."""

    def __init__(self, course: Course) -> None:
        """Deal a game."""
        self._course = course
        self.session = Session([PERSON, "random"], lang=course.lang, pace=SPEEDS["normal"])
        self.board = BoardWidget(self.session, theme=course.theme, lang=course.lang)
        self.page = course._page(lambda say: coach(self.session, say.lang), {})
        traitlets.dlink((course, "lang"), (self.board, "lang"))
        traitlets.dlink((course, "theme"), (self.board, "theme"))
        self.session.observe(self.page.refresh, "version")
        super().__init__([self.board, self.page])

    def html(self) -> str:
        """Return the coach's introduction."""
        return prose_html(prose(words(self._course.lang).label("tutor.coach")))

    def __repr__(self) -> str:
        return "<CoachedGame>"
