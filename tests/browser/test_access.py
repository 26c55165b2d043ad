"""Everyone can play: screen readers, contrast, zoom, touch, forced colours, three languages, the keyboard alone.

What is measured in the page is in look.js; the positions are those of positions.py.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from abyss_nb import bots
from abyss_nb.session import Session
from abyss_nb.widgets import BoardWidget
from abyss_nb.words import LANGUAGES

from .positions import Stage, scene_of, scenes, session_of
from .rig.mount import MountedWidget

AXE = files("axe_playwright_python") / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
WIDTHS = [480, 700, 900, 1160, 1600]


Mount = Callable[..., MountedWidget]
Faults = dict[str, dict[str, str]]
"""By what was looked for: each fault once, with where it was seen first."""

pytestmark = pytest.mark.timeout(400)


@pytest.fixture(scope="module")
def stage(chromium: Browser) -> Iterator[Stage]:
    """One page for the tests that only look."""
    context = chromium.new_context(viewport={"width": 1160, "height": 900})
    stage = Stage(lambda widget: MountedWidget(widget, context.new_page()))
    stage.page.add_script_tag(path=Path(__file__).parent / "look.js")
    yield stage
    context.close()
    stage.mounted.watch.assert_clean()


@pytest.fixture(scope="module")
def faults(stage: Stage) -> Faults:
    """Everything that look.js and axe find, in one walk through all positions in both themes."""
    stage.page.add_script_tag(path=str(AXE))
    camera = stage.page.context.new_cdp_session(stage.page)
    found: Faults = defaultdict(dict)

    for index, scene in enumerate(scenes()):
        # In one language at every width, in another one, darkly, at the narrowest.
        for turn, theme in enumerate(("light", "dark")):
            lang = list(LANGUAGES)[(index + turn) % len(LANGUAGES)]
            stage.show(scene, lang=lang, theme=theme)

            def look(what: str, script: str, argument: object = None, where: str = f"{scene} {lang} {theme}") -> None:
                for fault in stage.page.evaluate(script, argument):
                    found[what].setdefault(fault, where)

            look("crowded", "(widths) => look.crowded(widths)", WIDTHS if turn == 0 else WIDTHS[:1])
            look("unnamed", "() => look.unnamed()")
            stage.page.evaluate("() => look.letterless(true)")
            picture = camera.send("Page.captureScreenshot", PICTURE)["data"]
            stage.page.evaluate("() => look.letterless(false)")
            look("pale", "(picture) => look.pale(picture)", picture)
            look(*(("axe", RUN_AXE, TAGS) if turn == index % 2 else ("small", "() => look.small()")))
    return found


PICTURE = {"captureBeyondViewport": True, "optimizeForSpeed": True}

#: That all words of a card are in its name too is measured in look.js: axe wants them as one phrase, with the numbers.
#: Its measure of contrast does not see pictures behind letters; look.js does.
RUN_AXE = """async (tags) => {
    const rules = { "label-content-name-mismatch": { enabled: false }, "color-contrast": { enabled: false } };
    const { violations } = await axe.run(".ab-root", { runOnly: tags, rules, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}"""


def test_axe_finds_nothing(faults: Faults) -> None:
    assert faults["axe"] == {}


def test_everything_can_be_read_in_both_themes(faults: Faults) -> None:
    assert faults["pale"] == {}


def test_no_text_is_cut_or_covered_in_any_language_at_any_width(faults: Faults) -> None:
    assert faults["crowded"] == {}


def test_every_control_has_a_name_of_its_own_with_the_words_on_it(faults: Faults) -> None:
    assert faults["unnamed"] == {}


def test_every_control_is_large_enough_for_a_finger(faults: Faults) -> None:
    assert faults["small"] == {}


@pytest.mark.parametrize("scale", [0.5, 2])
def test_no_text_is_cut_or_covered_at_any_scale(scale: float, stage: Stage) -> None:
    found: dict[str, str] = {}
    for scene in scenes()[::6]:
        stage.show(scene, scale=scale, lang="fr")
        for fault in stage.page.evaluate("() => look.crowded([960, 1600])"):
            found.setdefault(fault, str(scene))
    assert found == {}


def test_another_language_is_there_at_once_in_every_word(stage: Stage) -> None:
    scene = scene_of("late")
    said: dict[str, set[str]] = {}
    stage.show(scene, lang="en")
    for opened in ("menu", "help", "log"):
        stage.root.locator(f"[data-role={opened}]").click()
        for lang in LANGUAGES:
            stage.board.lang = lang
            stage.settle()
            assert stage.root.get_attribute("lang") == lang
            said[lang] = set(stage.page.evaluate("() => look.words()")) | said.get(lang, set())
        stage.root.locator(f"[data-role={opened}]").click()
    # Names of people, of rules and of languages stay; so do the few words that two languages share.
    names = {*stage.board.session.names.values(), *(it["name"] for it in stage.board.book["languages"]), "Abyss"}
    same = said["en"] & said["fr"] | said["en"] & said["es"] | said["fr"] & said["es"]
    assert {text for text in same - names if not re.fullmatch(r"[A-Z0-9-]+", text)} == SHARED
    assert all(len(words) > 100 for words in said.values())


SHARED = {"Mage", "Menu", "Normal", "payable"}
"""Words that two of the languages write alike."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_parts_and_cards_are_found_by_role_and_name(stage: Stage, lang: str) -> None:
    stage.show(scene_of("turn"), lang=lang)
    view, book = stage.board.view, stage.board.book
    for part in ("court", "track", "threat", "council", "locations", "hand", "console"):
        assert stage.root.get_by_role("region", name=book["words"][part], exact=True).count() == 1, part
    for player in view["players"]:
        assert stage.root.get_by_role("region", name=player["name"], exact=True).count() == 1
    for lord in filter(None, view["court"]):
        assert stage.root.get_by_role("button", name=f"{book['lords'][lord]['name']},").count() == 1, lord
    assert view["decision"]["title"] in stage.root.get_by_role("heading", level=2).first.inner_text()
    assert stage.root.get_attribute("lang") == lang


def test_events_are_said_once_in_order_and_politely(mount: Mount) -> None:
    board = BoardWidget(Session(["person", "greedy"], seed=3, auto=False), motion="off", confirm=False)
    mounted = mount(board)
    page = mounted.page
    live = page.locator("[data-role=live]")
    assert live.get_attribute("aria-live") == "polite"
    page.evaluate(
        """() => {
            window.said = [];
            const hear = (changes) => changes.forEach(({ addedNodes }) =>
                addedNodes.forEach((node) => window.said.push(node.textContent)));
            new MutationObserver(hear).observe(document.querySelector("[data-role=live]"), { childList: true });
        }"""
    )
    first = len(board.view["log"])
    while len(board.view["log"]) < first + 25:
        board.session.play(board.session.state.legal()[0])
        mounted.wait_until(lambda: page.locator(".ab-root").get_attribute("data-seq") == str(board.view["seq"]))
    lines = ["".join(part["text"] for part in line["parts"]) for line in board.view["log"][first:]]

    def heard() -> list[str]:
        told: list[str] = page.evaluate("() => window.said")
        return told

    # What is said follows what is drawn.
    mounted.wait_until(lambda: len([text for text in heard() if text in lines]) >= len(lines))
    said = heard()
    assert [text for text in said if text in lines] == lines
    asked = [text for text in said if text not in lines]
    assert all(one != other for one, other in pairwise(asked))


def test_a_finger_can_play(mount: Mount) -> None:
    board = BoardWidget(session_of(scene_of("turn")), seat=scene_of("turn").eyes, confirm=False)
    mounted = mount(board, viewport={"width": 480, "height": 900}, has_touch=True, is_mobile=True)
    root = mounted.page.locator(".ab-root")
    # What the mouse learns from tooltips, a finger learns by a tap on what cannot be used now.
    root.locator('[data-target^="court:"][aria-disabled=true]').first.tap(force=True)
    expect(root.locator(".ab-bubble-note")).to_be_visible()
    root.locator(".ab-bubble-note [data-role=close-note]").tap()
    expect(root.locator(".ab-bubble-note")).to_have_count(0)
    root.locator("[data-action]").first.tap()
    mounted.wait_until(lambda: len(board.session.history) == 1)


def test_forced_colours_keep_everything_apart(stage: Stage) -> None:
    stage.show(scene_of("building a payment"))
    stage.page.emulate_media(forced_colors="active")
    stage.page.keyboard.press("a")
    style = stage.page.evaluate(
        """() => {
            const outline = (selector) => {
                const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.querySelector(selector));
                return `${outlineStyle} ${outlineWidth} ${outlineColor}`;
            };
            return {
                plain: outline('.ab-thing[aria-disabled="true"]'),
                possible: outline('.ab-hand .ab-thing[data-legal="true"]:not([data-chosen])'),
                chosen: outline('.ab-hand .ab-thing[data-chosen="true"]'),
                focus: outline(":focus-visible"),
            };
        }"""
    )
    assert style["plain"].startswith("none")
    assert len(set(style.values())) == 4, style
    bare = stage.page.evaluate(
        """() => [...document.querySelectorAll(".ab-button, .ab-card, .ab-deck, .ab-stack, .ab-points, .ab-count")]
            .filter((it) => it.checkVisibility() && parseFloat(getComputedStyle(it).borderTopWidth) === 0)
            .map((it) => it.className)"""
    )
    assert bare == []
    stage.page.emulate_media(forced_colors="none")


def test_a_whole_game_is_played_by_keys_alone(mount: Mount) -> None:
    session = Session([("Ann", "person"), ("Bo", "random")], seed=12, pace=0)
    board = BoardWidget(session, motion="off", confirm=False)
    mounted = mount(board, viewport={"width": 1160, "height": 900})
    page, root = mounted.page, mounted.page.locator(".ab-root")
    brain = bots.make("greedy", 1)
    strokes: dict[str, list[int]] = defaultdict(list)
    page.keyboard.press("Tab")
    while not session.state.over:
        wanted = brain.decide(session.state.observe("p1"), session.state.legal())
        decision = session.state.decision
        assert decision
        before = len(session.history)
        strokes[decision.kind].append(press_for(page, str(wanted)))
        mounted.wait_until(lambda n=before: len(session.history) > n)  # type: ignore[misc]
        session.wait()
        mounted.wait_until(lambda: root.get_attribute("data-seq") == str(board.view["seq"]))
        assert str(session.history[before].action) == str(wanted)
        focused = page.evaluate("() => document.activeElement?.matches('.ab-root :focus-visible') ?? false")
        assert focused or session.state.over, decision.kind
    expect(root.locator(".ab-scores")).to_be_visible()
    counts = [count for kind in strokes.values() for count in kind]
    print({kind: f"{sum(of) / len(of):.1f} of {len(of)}" for kind, of in strokes.items()})
    assert sum(counts) / len(counts) < 2
    assert max(counts) < 12


def press_for(page: Page, action: str) -> int:
    """Press the keys that play an action; how many it took."""
    offered = [button.get_attribute("data-action") for button in page.locator("[data-action]").all()]
    if action not in offered:
        keys = keys_that_pay(page, action.split()[1:])
    elif (at := offered.index(action)) < 9:
        keys = [str(at + 1)]
    else:
        keys = ["a", "End", *["ArrowLeft"] * (len(offered) - 1 - at), "Enter"]
    for key in keys:
        page.keyboard.press(key)
    return len(keys)


def keys_that_pay(page: Page, cards: list[str]) -> list[str]:
    """The keys that put a payment together card by card."""
    held = [it.get_attribute("data-target") for it in page.locator('[data-target^="hand:"]').all()]
    keys, at = ["h"], 0
    for card in cards:
        there = held.index(f"hand:{card}")
        keys += ["ArrowRight"] * (there - at) + ["Space"]
        at = there
    return [*keys, "Enter"]


def test_escape_closes_what_was_opened_last(stage: Stage) -> None:
    stage.show(scene_of("turn"))
    root, press = stage.root, stage.page.keyboard.press
    root.locator("[data-action]").first.focus()
    press("?")
    expect(root.locator(".ab-help")).to_be_focused()
    press("Escape")
    expect(root.locator(".ab-help")).to_have_count(0)
    expect(root.locator("[data-action]").first).to_be_focused()
    press("c")
    press("Enter")
    if root.locator(".ab-bubble-note").count():
        press("Escape")
        expect(root.locator(".ab-bubble-note")).to_have_count(0)
    root.locator("[data-role=menu]").click()
    root.locator("[data-seat-name]").first.focus()
    press("Escape")
    expect(root.locator(".ab-menu")).to_have_count(0)
