"""The pages of the tutorial in Chromium: everyone can read and use them, by the keyboard alone too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files

import pytest
from playwright.sync_api import Browser, Page, expect

from abyss_nb.tutor import Progress
from abyss_nb.widgets import Course
from abyss_nb.widgets.pages import PageWidget
from abyss_nb.widgets.tutor import Tutor

from .rig.mount import MountedWidget

AXE = files("axe_playwright_python") / "axe.min.js"
WIDTHS = [480, 900, 1600]

#: Every page is a part of a notebook, which has headings of its own: their order is tested where a page has several.
LOOK = """async () => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const options = { runOnly: tags, rules: { "heading-order": { enabled: false } }, resultTypes: ["violations"] };
    const { violations } = await axe.run(".ab-tutor", options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}"""

#: What reaches over the edge of the page, other than what scrolls for itself.
WIDE = """() => [...document.querySelectorAll(".ab-tutor *")]
    .filter((element) => element.getBoundingClientRect().right > innerWidth && !element.closest("pre, .tut-scroll"))
    .map((element) => element.outerHTML.slice(0, 100))"""

#: What is too small for a finger.
SMALL = """() => [...document.querySelectorAll(".ab-tutor :is(button, summary, select, input:not([type=radio]))")]
    .filter((element) => element.checkVisibility())
    .filter((element) => element.offsetWidth < 24 || element.offsetHeight < 24)
    .map((element) => element.outerHTML.slice(0, 100))"""


def situation(at: int, solved: bool = False) -> Tutor:
    """A situation of a chapter; solved, all of its parts are seen."""
    tutor = Tutor("court_refill", at=at, progress=Progress(None))
    while solved and tutor.lesson.question:
        tutor.lesson.show_answer()
    return tutor


def pages() -> dict[str, PageWidget]:
    """A page of every kind."""
    course = Course(progress=None)
    gallery, rulebook, game = course.gallery(), course.rulebook(), course.game()
    card = gallery.choose("gallery_merchants/1")
    rulebook.show("COURT-REFILL")
    rulebook.play(rulebook.index.page["rule"]["examples"][0]["id"])
    rulebook.step()
    wrong = situation(1)
    wrong.lesson.answer(3)
    game.session.wait(20)  # the bot may be the first player
    game.session.play(game.session.state.legal()[0])
    return {
        "head": situation(1).head,
        "question": wrong.body,
        "everything": situation(1, solved=True).body,
        "card": card.head,
        "text": course.text("welcome"),
        "languages": course.languages(),
        "learned": course.learned(),
        "rulebook": rulebook.index,
        "gallery": gallery.index,
        "coach": game.page,
    }


@pytest.fixture(scope="module")
def shown(chromium: Browser) -> Iterator[Callable[[PageWidget], Page]]:
    """Shows one page after the other."""
    context = chromium.new_context(viewport={"width": 900, "height": 900})
    mounted: list[MountedWidget] = []

    def show(widget: PageWidget) -> Page:
        if mounted:
            mounted[0].replace(widget)
        else:
            mounted.append(MountedWidget(widget, context.new_page()))
            mounted[0].page.add_script_tag(path=str(AXE))
        mounted[0].page.wait_for_timeout(50)
        return mounted[0].page

    yield show
    context.close()
    for one in mounted:
        one.watch.assert_clean()


def test_everyone_can_read_every_page(shown: Callable[[PageWidget], Page]) -> None:
    faults: dict[str, object] = {}
    for name, widget in pages().items():
        for theme, width in zip(("light", "dark", "light"), WIDTHS, strict=True):
            widget.theme = theme
            page = shown(widget)
            page.set_viewport_size({"width": width, "height": 900})
            for what, script in (("wide", WIDE), ("small", SMALL), *([("axe", LOOK)] if width < 1600 else [])):
                if found := page.evaluate(script):
                    faults[f"{name} {theme} {width} {what}"] = found
    assert faults == {}


def test_a_situation_is_solved_by_the_keyboard_alone(shown: Callable[[PageWidget], Page]) -> None:
    tutor = situation(1)
    page = shown(tutor.body)
    keys = page.keyboard
    expect(page.get_by_text("More comes when you have answered.")).to_be_visible()
    number = page.get_by_label("Your answer")
    number.focus()
    keys.type("three")
    keys.press("Enter")
    expect(page.get_by_text("That is not a whole number.")).to_be_visible()
    assert tutor.lesson.work.given == {}

    keys.type("3")
    keys.press("Enter")
    expect(page.get_by_text("Not right")).to_be_visible()
    expect(number).to_be_focused()
    keys.type("2")
    keys.press("Enter")
    expect(page.locator("[data-part='0'] .tut-mark").first).to_have_text("Right")
    expect(page.locator("[data-part='0']")).to_be_focused()

    keys.press("Tab")  # the rule that the wrong answer was told by
    keys.press("Tab")
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(page.locator("[data-part='1'] .tut-mark")).to_have_text("Right")
    assert tutor.lesson.question is None

    page.locator("[data-role=step]").focus()
    keys.press("Enter")
    expect(page.get_by_text("All is played.")).to_be_visible()
    expect(page.locator("[data-kind=do]")).to_be_focused()
    expect(page.get_by_text("This situation is done.")).to_be_visible()

    page.get_by_role("radio", name="three Lords", exact=True).focus()
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(page.locator(".tut-outcome tbody tr").first).to_have_text("Your Pearls11")
    page.locator("[data-role=put-on-board]").focus()
    keys.press("Enter")
    expect(page.get_by_text("The board above shows this.")).to_be_visible()
    assert sum(lord is not None for lord in tutor.lesson.session.state.to_position()["court"]) == 4

    page.locator("[data-role=next]").focus()
    keys.press("Enter")
    expect(page.locator("[data-part='0'] h4")).to_have_text("Question 1")
    assert tutor.lesson.at == 2


def test_a_rule_is_told_over_everything_and_lets_go(shown: Callable[[PageWidget], Page]) -> None:
    tutor = situation(1, solved=True)
    page = shown(tutor.body)
    chip = page.locator("[data-part='1'] button[data-rule='COURT-REFILL']")
    chip.focus()
    page.keyboard.press("Enter")
    note = page.locator(".tut-note:popover-open")
    expect(note).to_be_focused()
    expect(note.locator("strong")).to_have_text("Filling up the Court")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(chip).to_be_focused()

    chip.click()
    other = page.locator("[data-kind=answer] button[data-rule='RECRUIT-SEQUENCE']").first
    other.click()
    expect(note.locator("strong")).to_have_text("Recruiting from start to end")
    note.locator("button[data-rule]").first.click()
    expect(note.locator(".tut-back")).to_be_visible()
    page.locator("[data-part='0'] h4").click()
    expect(note).to_have_count(0)


def test_progress_stays_in_the_browser_where_there_is_no_file(chromium: Browser) -> None:
    course = Course(progress=None)
    course.progress.note("turn", "TURN-FIRST", True, {})
    kept = course.progress.kept()
    context = chromium.new_context()
    page = context.new_page()
    # Storage belongs to an address; a page without one has none.
    page.route("http://127.0.0.1/", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    page.goto("http://127.0.0.1/")
    page.evaluate("(kept) => localStorage.setItem('abyss-nb-progress', kept)", kept)
    later = Course(progress=None)
    mounted = MountedWidget(later.learned(), page)
    mounted.wait_until(lambda: later.progress.is_done("turn", "TURN-FIRST"))
    context.close()
    mounted.watch.assert_clean()
