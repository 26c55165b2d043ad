"""A game in one file, opened from the disk without a network: it replays as Python shows it, and that is all."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect

from abyss_nb.core.abyss.events import visible
from abyss_nb.explain import explain
from abyss_nb.lines import Walk
from abyss_nb.session import Session
from abyss_nb.widgets.export import game_page
from abyss_nb.widgets.view import session_view, whole_log
from abyss_nb.words import LANGUAGES, words

from ..hostile import TEXTS
from ..playing import play_on
from .rig.chromium import PageWatch
from .rig.driver import expected, shown
from .test_access import AXE, RUN_AXE, TAGS

CONTRAST = """async () => {
    const runOnly = { type: "rule", values: ["color-contrast"] };
    const { violations } = await axe.run({ exclude: ".ab-root" }, { runOnly });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}"""

pytestmark = pytest.mark.timeout(300)


@cache
def branched() -> Session:
    """A finished game with a branch that has a name, a comment and some actions."""
    session = Session([("Ann", "person"), ("Chloé", "person"), ("ليلى", "person")], seed=4, auto=False)
    session.play_out()
    session.goto(turn=9)
    session.comment("Here <b>it</b> turned")
    session.branch("What <i>if</i>")
    ahead = session.walk.ahead
    assert ahead is not None
    assert ahead.ply is not None
    session.play(next(action for action in session.state.legal() if str(action) != ahead.ply.action))
    return play_on(session, 12)


@cache
def page_of(session: Session) -> str:
    return game_page(session)


@dataclass
class Opened:
    """A page that was opened from a file; it must ask nobody for anything, and complain of nothing."""

    page: Page
    watch: PageWatch
    requests: list[str] = field(default_factory=list)
    messages: list[str] = field(default_factory=list)

    @property
    def root(self) -> Locator:
        """The board."""
        return self.page.locator(".ab-root")

    @property
    def place(self) -> int:
        """Where the page's address says that it is."""
        return int(re.sub(r".*[#.]", "", self.page.url))

    def assert_quiet(self) -> None:
        """Fail if the page asked for anything but itself, or had something to complain of."""
        self.watch.assert_clean()
        assert len(self.requests) == 1, self.requests
        assert self.messages == []


Open = Callable[..., Opened]


@pytest.fixture
def open_file(chromium: Browser, tmp_path: Path) -> Iterator[Open]:
    """Exports a game and opens its file: `open_file(session, at="#12", lang="fr")`."""
    opened: list[Opened] = []

    def open_file(
        session: Session,
        at: str = "",
        lang: str = "en",
        edit: Callable[[str], str] = str,
        **context: object,
    ) -> Opened:
        path = tmp_path / "game.html"
        path.write_text(edit(page_of(session)), encoding="utf-8")
        options = {"locale": lang, "offline": True, "viewport": {"width": 1160, "height": 900}, **context}
        page = chromium.new_context(**options).new_page()  # type: ignore[arg-type]
        one = Opened(page, PageWatch.of(page))
        opened.append(one)

        def note_request(request: Request) -> None:
            one.requests.append(request.url)

        def note_message(message: ConsoleMessage) -> None:
            one.messages.append(message.text)

        page.on("request", note_request)
        page.on("console", note_message)
        page.goto(f"{path.as_uri()}{at}")
        return one

    yield open_file
    for one in opened:
        one.page.context.close()
        one.assert_quiet()


def on_main(session: Session) -> Walk:
    return Walk(session.walk.tree)


def test_the_page_begins_at_the_start_in_the_reader_s_language(open_file: Open) -> None:
    opened = open_file(branched(), lang="fr-CA")
    expect(opened.root).to_have_attribute("lang", "fr")
    expect(opened.page.locator("html")).to_have_attribute("lang", "fr")
    expect(opened.page).to_have_title("Une partie d’Abyss\u00a0: Ann, Chloé et ليلى")
    expect(opened.page.locator("h1")).to_have_text("Une partie d’Abyss\u00a0: Ann, Chloé et ليلى")
    expect(opened.page.locator("[data-role=secrets]")).to_contain_text("les mains et les pions Monstre de Ann")
    expect(opened.page.locator("[data-role=scrub]")).to_have_attribute("aria-valuenow", "0")
    # A reader of none of its languages gets the one it was written in.
    expect(open_file(branched(), lang="de").root).to_have_attribute("lang", "en")


def test_every_place_looks_as_python_shows_it(open_file: Open) -> None:
    session, say = branched(), words("en")
    opened = open_file(session)
    walk = on_main(session)
    for seat in ("", "p2"):
        opened.page.locator("[data-role=page-seat]").select_option(seat)
        for place in range(0, len(walk.line), 16):
            opened.page.evaluate("(place) => { location.hash = place }", place)
            walk.go(walk.line[place])
            view = session_view(session, say, seat or None, None, walk=walk, playing=False)
            expect(opened.page.locator("[data-role=scrub]")).to_have_attribute("aria-valuenow", str(place))
            expect(opened.root).not_to_have_attribute("data-moving", "true")
            seq = int(opened.root.get_attribute("data-seq") or "")
            assert shown(opened.root) == expected({**view, "seq": seq})


def test_it_is_walked_through_by_mouse(open_file: Open) -> None:
    opened = open_file(branched())
    last = len(on_main(branched()).line) - 1
    scrub = opened.page.locator("[data-role=scrub]")
    box = scrub.bounding_box()
    assert box
    opened.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(scrub).not_to_have_attribute("aria-valuenow", "0")
    assert abs(opened.place - last / 2) <= 2
    opened.page.locator("[data-role=last]").click()
    expect(opened.root.locator(".ab-scores")).to_be_visible()
    opened.page.locator("[data-role=back]").click()
    expect(scrub).to_have_attribute("aria-valuenow", str(last - 1))
    opened.page.locator("[data-role=first]").click()
    expect(scrub).to_have_attribute("aria-valuenow", "0")


def test_it_is_walked_through_by_keys_alone(open_file: Open) -> None:
    opened = open_file(branched())
    last = len(on_main(branched()).line) - 1
    scrub, keyboard = opened.page.locator("[data-role=scrub]"), opened.page.keyboard
    for _ in range(20):
        keyboard.press("Tab")
        if scrub.evaluate("(element) => element === document.activeElement"):
            break
    for key, place in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        keyboard.press(key)
        expect(scrub).to_have_attribute("aria-valuenow", str(place))
    assert re.search(r"\w", scrub.get_attribute("aria-valuetext") or "")
    key = (opened.page.locator("[data-role=play]").get_attribute("aria-keyshortcuts") or "").lower()
    keyboard.press(key)
    expect(opened.page.locator("[data-role=play]")).to_have_attribute(
        "aria-label", words("en").label("board.timeline.pause")
    )
    expect(scrub).to_have_attribute("aria-valuenow", "2", timeout=10_000)
    keyboard.press(key)
    expect(opened.page.locator("[data-role=play]")).to_have_attribute(
        "aria-label", words("en").label("board.timeline.play")
    )


def test_a_screen_reader_hears_where_it_is(open_file: Open) -> None:
    opened = open_file(branched(), "#30")
    opened.page.locator("[data-role=forward]").click()
    session = branched()
    walk = on_main(session)
    walk.go(walk.line[31])
    line = "".join(part["text"] for part in whole_log(session, walk, words("en"), None)[-1]["parts"])
    expect(opened.root.locator("[data-role=live]")).to_contain_text(line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_is_whole(lang: str, open_file: Open) -> None:
    session = branched()
    opened = open_file(session, f"#{len(on_main(session).line) - 1}", lang)
    if not opened.root.locator(".ab-log").count():
        opened.root.locator("[data-role=log]").click()
    opened.root.locator(".ab-log .ab-quiet").click()
    walk = on_main(session)
    walk.go(walk.line[-1])
    told = [
        "".join(part["text"] for part in line["parts"])
        for line in whole_log(session, walk, words(lang), None)
        if line["kind"] != "turn"
    ]
    lines = opened.root.locator(".ab-log-line")
    expect(lines).to_have_count(len(told))
    for line, text in zip(lines.all_inner_texts(), told, strict=True):
        assert " ".join(text.split()) in " ".join(line.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_of_the_log_and_its_rule_are_explained(lang: str, open_file: Open) -> None:
    session = branched()
    opened = open_file(session, "#60", lang)
    if not opened.root.locator(".ab-log").count():
        opened.root.locator("[data-role=log]").click()
    node = on_main(session).line[60]
    assert node.ply
    assert node.parent
    # That a turn begins is a heading, not a line.
    event = [event for event in visible(node.ply.events, None) if event.kind != "turn"][-1]
    told = explain(
        event,
        before=session.walk.tree.state_at(node.parent),
        events=node.ply.events,
        state=node.ply.after,
        lang=lang,
        names=session.names,
    )
    opened.root.locator(".ab-log-line").last.locator("button").click()
    bubble = opened.root.locator(".ab-bubble-note")
    for part in told.parts:
        expect(bubble).to_contain_text(part.text)
    bubble.get_by_role("button", name=re.compile(event.rule)).first.click()
    expect(bubble).to_contain_text(explain(event.rule, lang=lang).title)
    tile = session.walk.tree.state_at(node).observe("p1")["locations_available"][0]
    opened.root.locator(f'[data-target="available:{tile}"]').click(force=True)
    expect(bubble).to_contain_text(explain(tile, lang=lang).parts[0].text)


def test_language_and_eyes_are_chosen_on_the_page_and_in_the_menu(open_file: Open) -> None:
    opened = open_file(branched(), "#60")
    hand = opened.root.locator('.ab-hand [data-target^="hand:"]')
    expect(hand).to_have_count(0)
    opened.page.locator("[data-role=page-seat]").select_option("p1")
    expect(hand.first).to_be_visible()
    opened.page.locator("[data-role=page-lang]").select_option("es")
    expect(opened.root).to_have_attribute("lang", "es")
    expect(hand.first).to_be_visible()
    opened.root.locator("[data-role=menu]").click()
    opened.root.locator('[data-setting=seat] [data-value=""]').check(force=True)
    expect(hand).to_have_count(0)
    opened.root.locator("[data-setting=lang] [data-value=fr]").check(force=True)
    expect(opened.page.locator("[data-role=page-lang]")).to_have_value("fr")
    opened.root.locator("[data-setting=theme] [data-value=dark]").check(force=True)
    expect(opened.page.locator(".ab-page")).to_have_attribute("data-theme", "dark")
    expect(opened.root).to_have_attribute("data-theme", "dark")
    assert opened.place == 60


def test_branches_and_comments_can_be_looked_at(open_file: Open) -> None:
    session = branched()
    branch = session.branches[0]
    assert branch.parent
    opened = open_file(session, f"#{branch.parent.number}")
    expect(opened.root.locator(".ab-comment")).to_have_text("Here <b>it</b> turned")
    opened.root.locator("[data-role=branches]").click()
    expect(opened.root.locator(".ab-branch-name bdi")).to_have_text("What <i>if</i>")
    opened.root.locator("[data-role=goto]").click()
    expect(opened.page.locator("[data-role=scrub]")).to_have_attribute("aria-valuenow", str(branch.number))
    assert opened.page.url.endswith(f"#1.{branch.number}")
    opened.root.locator("[data-role=to-main]").click()
    expect(opened.page.locator("[data-role=scrub]")).to_have_attribute("aria-valuenow", str(branch.parent.number))
    assert opened.page.url.endswith(f"#{branch.parent.number}")


def test_nothing_can_be_played_or_changed(open_file: Open) -> None:
    session = branched()
    opened = open_file(session)
    for place in (0, 40, len(on_main(session).line) - 1):
        opened.page.evaluate("(place) => { location.hash = place }", place)
        expect(opened.page.locator("[data-role=scrub]")).to_have_attribute("aria-valuenow", str(place))
        opened.page.keyboard.press("u")
        expect(opened.root.locator("[data-action]")).to_have_count(0)
        expect(
            opened.root.locator("[data-role=undo], [data-role=redo], [data-role=rematch], [data-role=again]")
        ).to_have_count(0)
    opened.root.locator("[data-role=menu]").click()
    expect(
        opened.root.locator(".ab-menu form, [data-setting=confirm], [data-setting=follow], [data-setting=memory_aid]")
    ).to_have_count(0)
    opened.root.locator("[data-role=close-menu]").click()
    opened.root.locator("[data-role=branches]").click()
    expect(
        opened.root.locator(".ab-branches input, [data-role=rename], [data-role=delete], [data-role=promote]")
    ).to_have_count(0)


def test_an_address_names_a_place(open_file: Open) -> None:
    opened = open_file(branched(), "#25")
    expect(opened.page.locator("[data-role=scrub]")).to_have_attribute("aria-valuenow", "25")
    opened.page.evaluate("() => { location.hash = '#99999' }")
    opened.page.locator("[data-role=forward]").click()
    expect(opened.page.locator("[data-role=scrub]")).to_have_attribute("aria-valuenow", "26")
    assert opened.place == 26


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_read_it(theme: str, open_file: Open) -> None:
    # What is tested is brought in past the page's policy, which forbids it.
    opened = open_file(branched(), "#80", color_scheme=theme, bypass_csp=True)
    expect(opened.page.locator(".ab-page")).to_have_attribute("data-theme", theme)
    opened.page.evaluate(AXE.read_text(encoding="utf-8"))
    for seat in ("", "p1"):
        opened.page.locator("[data-role=page-seat]").select_option(seat)
        assert opened.page.evaluate(RUN_AXE.replace('".ab-root"', "document"), TAGS) == []
        # Of the board itself look.js measures it better.
        assert opened.page.evaluate(CONTRAST) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_wider_than_the_page(lang: str, open_file: Open) -> None:
    opened = open_file(branched(), "#80", lang, viewport={"width": 480, "height": 900})
    for width in (320, 480, 900, 1600):
        opened.page.set_viewport_size({"width": width, "height": 900})
        opened.page.wait_for_timeout(100)
        assert opened.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), width


def test_without_javascript_the_end_and_the_log_are_there(open_file: Open) -> None:
    session = branched()
    opened = open_file(session, java_script_enabled=False)
    expect(opened.page.locator("noscript svg, svg").first).to_be_visible()
    text = opened.page.locator("body").inner_text()
    walk = on_main(session)
    walk.go(walk.line[-1])
    for _, _, event in walk.events(""):
        assert words("en").event_text(event, session.names) in text


def test_a_damaged_file_says_so(open_file: Open) -> None:
    opened = open_file(branched(), edit=lambda page: re.sub(r'(id="packed">.{200}).', r"\1@", page))
    for lang in LANGUAGES:
        expect(opened.page.locator(f"#sorry [lang={lang}]")).to_be_visible()
    expect(opened.page.locator("#fault")).not_to_be_empty()


def test_a_program_that_was_changed_does_not_run(open_file: Open) -> None:
    def changed(page: str) -> str:
        return page.replace("</script>\n</body>", ";window.harmed='boot'</script>\n</body>")

    opened = open_file(branched(), edit=changed)
    opened.page.wait_for_timeout(200)
    assert opened.page.evaluate("() => window.harmed") is None
    assert "Content Security Policy" in "".join(opened.messages)
    opened.messages.clear()


@pytest.mark.parametrize(
    "what", ["script", "image", "closes-everything", "data", "placeholders", "override", "one-long-word"]
)
def test_a_hostile_name_is_text(what: str, open_file: Open) -> None:
    session = Session([(TEXTS[what], "person")] * 2, seed=5, auto=False)
    play_on(session, 12)
    session.comment(TEXTS[what])
    opened = open_file(session, "#12", viewport={"width": 480, "height": 900})
    expect(opened.root).to_be_visible()
    assert opened.page.evaluate("() => window.harmed") is None
    assert session.names["p1"] in opened.page.title()
    assert opened.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
