"""The tutorial in Chromium: every chapter is solved, every card and the rulebook are opened, in three languages."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Literal

import ipywidgets
import pytest
from ipywidgets import DOMWidget
from playwright.sync_api import Browser, BrowserContext, expect

from abyss_nb import rules as rulebook
from abyss_nb.core.abyss.state import State
from abyss_nb.tutor import Progress, course
from abyss_nb.tutor import gallery as cards
from abyss_nb.tutor.chapter import Choice
from abyss_nb.tutor.prose import prose
from abyss_nb.widgets import Course
from abyss_nb.widgets.tutor import Tutor
from abyss_nb.words import LANGUAGES, words

from .rig.driver import expected, shown
from .rig.hosts import NOTEBOOKS
from .rig.lab import Notebook
from .rig.mount import MountedWidget
from .rig.reader import Reader, ReaderByKeys, bare, said

pytestmark = pytest.mark.timeout(300)

AXE = files("axe_playwright_python") / "axe.min.js"
DEEP = ("court_refill", "assassin_tilt", "master_of_magic")
BY_KEYS = 3
"""So many situations of a deep chapter are solved by the keyboard alone, of another one the first."""
ON_THE_BOARD = ("court_refill", "chains")
"""Chapters whose steps are played on the board; those of the others by the button that plays the next one."""


@pytest.fixture(scope="module")
def context(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser profile in which pages have an address, and so can keep something."""
    context = chromium.new_context(viewport={"width": 1100, "height": 900})
    context.route("http://127.0.0.1/", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    yield context
    context.close()


Show = Callable[[DOMWidget], MountedWidget]


def new_page(context: BrowserContext, widget: DOMWidget) -> MountedWidget:
    page = context.new_page()
    page.goto("http://127.0.0.1/")
    return MountedWidget(widget, page)


@pytest.fixture(scope="module")
def stage(context: BrowserContext) -> Iterator[Show]:
    """One page that shows one thing after the other."""
    mounted: list[MountedWidget] = []

    def show(widget: DOMWidget) -> MountedWidget:
        if mounted:
            mounted[0].show(widget)
        else:
            mounted.append(new_page(context, widget))
        return mounted[0]

    yield show
    for one in mounted:
        one.watch.assert_clean()


@pytest.fixture
def show(stage: Show) -> Iterator[Show]:
    """The page, which has done nothing forbidden when the test ends."""
    used: list[MountedWidget] = []

    def show(widget: DOMWidget) -> MountedWidget:
        used.append(stage(widget))
        return used[-1]

    yield show
    for one in used[-1:]:
        one.watch.assert_clean()


# -- the chapters ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", course.COURSE)
def test_a_chapter_is_solved_with_the_mouse(name: str, show: Show) -> None:
    tutor = Tutor(name, progress=Progress(None))
    Reader(show(tutor), tutor, on_the_board=name in ON_THE_BOARD).solve()


@pytest.mark.parametrize("name", course.COURSE)
def test_a_chapter_is_solved_with_the_keyboard_alone(name: str, show: Show) -> None:
    tutor = Tutor(name, progress=Progress(None))
    ReaderByKeys(show(tutor), tutor).solve(BY_KEYS if name in DEEP else 1)


# -- the gallery -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", course.GALLERY)
def test_every_card_is_chosen_told_and_played(name: str, show: Show) -> None:
    """The answers are shown this time, not given."""
    gallery = Course(progress=None).gallery()
    mounted = show(gallery)
    page = mounted.page
    for at, situation in enumerate(course.chapter(name).situations):
        card = page.locator(f"[data-card='{name}/{at}']")
        card.click()
        expect(page.locator(".tut-situation h3")).to_have_text(situation.title)
        tutor = gallery.children[1]
        assert isinstance(tutor, Tutor)
        assert tutor.lesson.at == at
        expect(card).to_have_attribute("aria-current", "true")
        reader = Reader(mounted, tutor)
        reader.look()
        told = tutor.head.page["card"]
        figure = page.locator("figure.tut-card")
        expect(figure).to_have_count(1 if told else 0)
        if told:
            assert figure.locator("img").evaluate("(img) => img.decode().then(() => img.naturalWidth)") > 0
            text = bare(figure.text_content())
            for lang in LANGUAGES:
                assert bare(words(lang).thing(told["id"])) in text
                assert said(prose(rulebook.rule(cards.rule_of(told["id"]), lang).text)) in text
        while tutor.lesson.question:
            reader.does(partial(reader.press, page.locator("[data-page=body] [data-role=show]")))
        reader.play()
        assert tutor.lesson.done
        expect(card.locator(".tut-seen")).to_have_count(1)


# -- the rulebook ----------------------------------------------------------------------------------------------------

ASKED = {"en": "two lords left", "fr": "coût de la conspiration", "es": "llaves de una localización"}
"""What is looked for in each language."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_is_found_read_followed_and_shown_on_the_board(lang: str, show: Show) -> None:
    book = Course(lang, progress=None).rulebook()
    mounted = show(book)
    page = mounted.page
    found = rulebook.find(ASKED[lang], lang)
    assert 0 < len(found) < 40, "the words of this test find nothing, or everything"

    page.get_by_role("searchbox").press_sequentially(ASKED[lang])
    listed = page.locator(".tut-rules code")
    expect(listed).to_have_text([one.id for one in found])
    rule = next(one for one in found if rulebook.examples(one.id) and one.links)
    page.locator(".tut-rules button", has=page.get_by_text(rule.id, exact=True)).click()
    article = page.locator("article.tut-shown")
    expect(article.locator("h3")).to_have_text(rule.title)
    assert bare(article.locator(".tut-prose").first.text_content()) == said(prose(rule.text))

    link = article.locator(f".tut-prose [data-rule='{rule.links[0]}']").first
    link.click()
    expect(article.locator("h3")).to_have_text(rulebook.rule(rule.links[0], lang).title)
    page.get_by_role("searchbox").fill("")
    expect(page.locator(".tut-contents nav details")).to_have_count(len(rulebook.sections(lang)))
    mounted.wait_until(lambda: book.index.page["query"] == "")
    book.show(rule.id)
    expect(article.locator("h3")).to_have_text(rule.title)

    examples = [rulebook.scenarios()[id] for id in rulebook.examples(rule.id)]
    scenario = max(examples, key=lambda one: sum("do" in step for step in one.steps))
    article.locator(".tut-examples button").nth(examples.index(scenario)).click()
    board = page.locator(".ab-root")
    expect(board).to_be_visible()
    assert book.board is not None
    book.board.motion = "off"
    steps = [step for step in scenario.steps if "expect" not in step]
    state = State.from_position(scenario.position)
    shown_steps = article.locator(".tut-steps > li")
    for number in range(1, len(steps) + 1):
        article.locator("[data-role=step]").click()
        expect(shown_steps).to_have_count(number)
        if "do" in steps[number - 1]:
            state.apply(steps[number - 1]["do"])
        assert book.board.session.state.to_position() == state.to_position()
        told = book.index.page["scenario"]["steps"]
        assert [bare(one) for one in shown_steps.locator("b").all_text_contents()] == [
            bare(one["action"]) for one in told
        ]
        expect(board).to_have_attribute("data-seq", str(book.board.view["seq"]))
        assert shown(board) == expected(book.board.view)
    expect(article.locator("[data-role=step]")).to_have_count(0)
    played = words(lang).count("tutor.page.do.progress", len(steps), done=len(steps))
    expect(article.locator(".tut-progress p")).to_have_text(played)


# -- languages and progress ------------------------------------------------------------------------------------------


def everything(tutorial: Course) -> ipywidgets.VBox:
    """A widget of every kind."""
    gallery, book = tutorial.gallery(), tutorial.rulebook()
    gallery.choose("gallery_merchants/1")
    book.show("COURT-REFILL")
    book.play(rulebook.examples("COURT-REFILL")[0])
    parts = [tutorial.languages(), tutorial.text("welcome"), tutorial.learned(), tutorial.chapter("aim")]
    return ipywidgets.VBox([*parts, tutorial.game(), gallery, book])


#: The language and the headings of every page, and the language of every board.
SPOKEN = """() => ({
    pages: [...document.querySelectorAll(".ab-tutor")].map((page) => page.lang),
    boards: [...document.querySelectorAll(".ab-root")].map((board) => board.lang),
    headings: [...document.querySelectorAll(".ab-tutor :is(h1, h2, h3, h4)")].map((heading) => heading.textContent),
})"""


def test_another_language_redraws_every_page_and_every_board(show: Show) -> None:
    tutorial = Course(progress=None)
    mounted = show(everything(tutorial))
    page = mounted.page
    spoken: dict[str, dict[str, list[str]]] = {}
    for lang in ("fr", "es", "en"):
        page.locator(f".tut-languages [lang={lang}]").click()
        expect(page.locator(f".ab-root[lang={lang}]")).to_have_count(4)
        spoken[lang] = page.evaluate(SPOKEN)
        assert spoken[lang]["boards"] == [lang] * 4
        assert spoken[lang]["pages"] == [lang] * 10
        aim = course.chapter("aim", lang)
        assert {aim.title, aim.situations[0].title, rulebook.rule("COURT-REFILL", lang).title} <= {
            *spoken[lang]["headings"]
        }
    same = {*spoken["fr"]["headings"]} & {*spoken["en"]["headings"]} | {*spoken["es"]["headings"]} & {
        *spoken["en"]["headings"]
    }
    assert same <= {"Mages", "Question 1"}, "these are not translated"


def aim_begun(mounted: MountedWidget) -> None:
    """The first situation of the first chapter is solved."""
    page = mounted.page
    expect(page.locator(".tut-stops button").first).to_have_attribute("data-done", "true")
    expect(page.locator(".tut-chapters > li").first.locator(".tut-progress p").first).to_have_text(
        words("en").count("tutor.page.learned.situations", 3, done=1)
    )


def test_progress_is_taken_up_from_its_file(show: Show, tmp_path: Path) -> None:
    for again in (False, True):
        tutorial = Course(progress=tmp_path / "progress.json")
        tutor = tutorial.chapter("aim")
        mounted = show(ipywidgets.VBox([tutorial.learned(), tutor]))
        if not again:
            solve_first(Reader(mounted, tutor))
        aim_begun(mounted)
    mounted.page.locator("[data-role=forget]").click()
    mounted.page.locator("[data-role=forget-all]").click()
    expect(mounted.page.locator(".tut-stops [data-done]")).to_have_count(0)
    assert json.loads((tmp_path / "progress.json").read_text())["done"] == {}


def test_progress_without_a_file_is_kept_by_the_browser(context: BrowserContext) -> None:
    for again in (False, True):
        tutorial = Course(progress=None)
        tutor = tutorial.chapter("aim")
        mounted = new_page(context, ipywidgets.VBox([tutorial.learned(), tutor]))
        if not again:
            solve_first(Reader(mounted, tutor))
        aim_begun(mounted)
        mounted.page.close()
        mounted.watch.assert_clean()


def solve_first(reader: Reader) -> None:
    """Solve the situation that is shown."""
    while reader.lesson.question:
        reader.question(*reader.lesson.question)
    reader.play()
    assert reader.lesson.done


# -- everyone can read it --------------------------------------------------------------------------------------------

#: The boards have tests of their own. A part of a notebook has no heading of the first level.
LOOK = """async () => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const rules = { "page-has-heading-one": { enabled: false } };
    const where = { include: ["main"], exclude: [".ab-root"] };
    const { violations } = await axe.run(where, { runOnly: tags, rules, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}"""

#: What makes a page wider than its window.
WIDE = """() => [document.scrollingElement, ...document.querySelectorAll(".widget-vbox")]
    .filter((box) => box.scrollWidth > box.clientWidth)
    .map((box) => [...box.querySelectorAll("*")]
        .filter((element) => element.getBoundingClientRect().right > innerWidth && !element.closest("pre, .tut-scroll"))
        .map((element) => element.outerHTML.slice(0, 100))[0] ?? box.outerHTML.slice(0, 100))"""


def scenes(lang: str) -> Iterator[tuple[str, DOMWidget]]:
    """What there is to look at."""
    tutorial = Course(lang, progress=None)
    asked, wrong, solved = (Tutor("court_refill", at=1, lang=lang) for _ in range(3))
    wrong.lesson.answer(3)
    solved.lesson.answer(2)
    while solved.lesson.question:
        solved.lesson.show_answer()
    solved.lesson.step()
    choice = next(control for control in solved.body.page["parts"][-2]["controls"] if control["kind"] == "choose")
    solved.lesson.set(None, choice["path"], (choice["value"] + 1) % len(choice["values"]))
    yield "an open question", asked
    yield "a wrong answer", wrong
    yield "solved, and what if", solved
    gallery, book, game = tutorial.gallery(), tutorial.rulebook(), tutorial.game()
    gallery.choose("gallery_locations/3")
    yield "gallery", gallery
    book.find("court")
    book.show("COURT-REFILL")
    book.play(rulebook.examples("COURT-REFILL")[0])
    book.step()
    yield "rulebook", book
    game.session.wait(20)  # the bot may be the first player
    game.session.play(game.session.state.legal()[0])
    yield "coach", game
    tutorial.progress.note("aim", "AIM-START", True, {})
    yield "learned", ipywidgets.VBox([tutorial.languages(), tutorial.text("welcome"), tutorial.learned()])


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fr", "dark"), ("es", "light")])
def test_everyone_can_read_the_tutorial(lang: str, theme: Literal["light", "dark"], show: Show) -> None:
    faults: dict[str, object] = {}
    for name, widget in scenes(lang):
        page = show(widget).page
        page.set_viewport_size({"width": 480, "height": 900})
        page.emulate_media(color_scheme=theme)
        expect(page.locator(f".ab-tutor:not([data-theme={theme}])")).to_have_count(0)
        if not page.evaluate("() => 'axe' in window"):
            page.add_script_tag(path=str(AXE))
        for script in (WIDE, LOOK):
            if found := page.evaluate(script):
                faults[name] = found
    page.set_viewport_size({"width": 1100, "height": 900})
    page.emulate_media(color_scheme="light")
    assert faults == {}


# -- in a notebook ---------------------------------------------------------------------------------------------------


def test_the_notebook_is_read_before_it_runs_and_solved_when_it_does(notebook: Notebook) -> None:
    page = notebook.open(NOTEBOOKS / "tutorial.ipynb").page
    scroll = "(at) => window.jupyterapp.shell.currentWidget.content.scrollToItem(at, 'start')"
    sources = [source for _, source in notebook.contents()]
    aim, later = sources.index('course.chapter("aim")'), sources.index('course.chapter("court_refill")')

    page.evaluate(scroll, aim)
    cell = page.locator(".jp-Cell", has_text='course.chapter("aim")').first
    picture = cell.locator("img").first
    expect(picture).to_be_visible()
    assert picture.evaluate("(img) => img.decode().then(() => img.naturalWidth)") > 100
    folded = cell.locator("details").first
    solution = folded.locator(":scope > :not(summary)").first
    expect(solution).to_be_hidden()
    folded.locator("summary").click()
    expect(solution).to_be_visible()
    assert cell.locator(".ab-tutor").count() == 0

    notebook.run_all()
    assert notebook.python("print(course.lang)") == "en"
    page.evaluate(scroll, aim)
    head, below = cell.locator("[data-page=head]"), cell.locator("[data-page=body]")
    expect(head.locator("h2")).to_have_text(course.chapter("aim").title)
    question = course.chapter("aim").situations[0].questions[0]
    assert isinstance(question, Choice)
    below.locator(".tut-option label").nth([option.right for option in question.options].index(True)).click()
    below.locator("button[type=submit]").click()
    step = below.locator("[data-role=step]")
    expect(step).to_be_visible()
    steps = below.locator("[data-kind=do] .tut-steps > li")
    while step.count():
        played = steps.count()
        step.click()
        expect(steps.nth(played)).to_be_attached()
    expect(below.locator(".tut-way .tut-mark")).to_be_visible()

    page.evaluate(scroll, 0)
    page.locator(".tut-languages [lang=fr]").click()
    notebook.wait_until_idle()
    page.evaluate(scroll, later)
    other = page.locator(".jp-Cell", has_text='course.chapter("court_refill")').first
    expect(other.locator("[data-page=head] h2")).to_have_text(course.chapter("court_refill", "fr").title)
    expect(other.locator(".ab-root")).to_have_attribute("lang", "fr")
