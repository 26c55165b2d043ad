"""Hostile names on the page, the picture in a browser, and several people at one screen."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from abyss_nb import bots
from abyss_nb.session import Session
from abyss_nb.widgets import BoardWidget
from abyss_nb.widgets.display import session_html
from abyss_nb.words import LANGUAGES

from ..hostile import TEXTS
from ..playing import play_on
from .rig.mount import MountedWidget

Mount = Callable[..., MountedWidget]

NAMES = list(TEXTS.values())
GROUPS = [NAMES[at : at + 4] for at in range(0, len(NAMES), 4)]

#: Every place of the page where text stands.
WORDS = """() => [...document.querySelectorAll('#view *')].flatMap((node) => [
    ...[...node.attributes].map(({ name, value }) => `${name}=${value}`),
    ...[...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data),
])"""

#: What must not be on the page: elements and attributes that no board has.
FOREIGN = """() => [...document.querySelectorAll('#view *')].filter((node) =>
    node.matches('script:not([type=module]), iframe, object, embed, link, img, foreignObject, [src], [srcdoc]') ||
    [...node.attributes].some(({ name, value }) => /^on/i.test(name) || (/href$/i.test(name) && value[0] !== '#'))
).map((node) => node.outerHTML.slice(0, 200))"""

#: Texts that stand over each other or outside of the picture.
COLLISIONS = """() => {
    const picture = document.querySelector('svg').getBoundingClientRect();
    const texts = [...document.querySelectorAll('svg text')]
        .map((node) => [node.textContent, node.getBoundingClientRect()]);
    const outside = texts.filter(([, box]) => box.left < picture.left || box.right > picture.right + 0.5);
    const over = texts.flatMap(([text, one], at) => texts.slice(at + 1)
        .filter(([, other]) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 2)
        .map(([another]) => `${text} | ${another}`));
    return [...outside.map(([text]) => text), ...over];
}"""


def assert_sound(mounted: MountedWidget) -> None:
    """Fail if anything of a text ran, became an element, or made the page wider than its window."""
    assert mounted.page.evaluate("() => window.harmed") is None
    assert mounted.page.evaluate(FOREIGN) == []
    assert mounted.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")


# -- names -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("names", GROUPS, ids=[str(at) for at in range(len(GROUPS))])
def test_hostile_names_are_text_on_the_page_and_break_nothing(names: list[str], mount: Mount) -> None:
    seats = [(name, "person") for name in names][:4]
    session = play_on(Session(seats if len(seats) > 1 else [*seats, "person"], seed=2), 60)
    board = BoardWidget(session)
    mounted = mount(board, viewport={"width": 480, "height": 900})
    root = mounted.page.locator(".ab-root")
    expect(root.locator(".ab-curtain")).to_be_visible()
    assert_sound(mounted)
    root.locator('[data-role="ready"]').click()
    mounted.wait_until(lambda: board.view["curtain"] is None)
    expect(root).to_have_attribute("data-seq", str(board.view["seq"]))
    for player in session.players:
        expect(root.locator("bdi.ab-seat-name", has_text=player.name).first).to_be_attached()
    assert_sound(mounted)
    for panel in ("log", "help", "menu"):
        root.locator(f'[data-role="{panel}"]').click()
        assert_sound(mounted)
    board.close()
    mounted = mount(BoardWidget(play_on(session, 2000)), viewport={"width": 480, "height": 900})
    expect(mounted.page.locator(".ab-scores")).to_be_visible()
    assert_sound(mounted)


def test_a_name_from_right_to_left_keeps_the_sentence_around_it_in_order(mount: Mount) -> None:
    session = Session([(TEXTS["hebrew"], "person"), (TEXTS["arabic"], "person")], seed=1)
    board = BoardWidget(session, seat="p1")
    mounted = mount(board)
    # The name stands first in the title: what follows it stands to its right, and its own parts keep together.
    title = mounted.page.locator(".ab-prompt-title > span").first
    name = session.players[0].name
    left, right = title.evaluate(
        """(node, name) => {
            const text = node.firstChild, at = text.data.indexOf(name);
            const box = (from, to) => { const range = document.createRange(); range.setStart(text, from);
                range.setEnd(text, to); return range.getBoundingClientRect(); };
            return [box(at, at + name.length).right, box(at + name.length + 1, text.data.length).left];
        }""",
        name,
    )
    assert left <= right + 1


# -- the picture in a browser ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "plies"), [(2, 60), (4, 160), (3, 2000), (4, 2000)])
def test_no_text_of_a_picture_stands_over_another(seats: int, plies: int, lang: str, chromium: Browser) -> None:
    session = play_on(Session(["person"] * seats, seed=seats), plies)
    page = chromium.new_page(viewport={"width": 1000, "height": 900})
    page.set_content(f"<body style='margin:0'>{session.svg(lang=lang, seat='p1')}")
    found = page.evaluate(COLLISIONS)
    page.close()
    assert found == []


@pytest.mark.parametrize("names", GROUPS, ids=[str(at) for at in range(len(GROUPS))])
def test_a_picture_with_hostile_names_stays_in_its_frame(names: list[str], chromium: Browser) -> None:
    session = play_on(Session([(name, "person") for name in (*names, "Ann")[:4]], seed=1), 40)
    page = chromium.new_page(viewport={"width": 1000, "height": 900})
    page.set_content(f"<body style='margin:0'>{session.svg(seat='p1')}")
    found = page.evaluate(COLLISIONS)
    harmed = page.evaluate("() => window.harmed")
    page.close()
    assert harmed is None
    assert found == []


def test_a_picture_is_an_image_that_loads_by_itself(chromium: Browser) -> None:
    session = play_on(Session([(TEXTS["script"], "person"), (TEXTS["closes-everything"], "person")], seed=1), 60)
    page = chromium.new_page()
    errors: list[str] = []
    requests: list[str] = []
    page.on("pageerror", lambda error: errors.append(error.message))
    page.on("console", lambda message: errors.append(message.text))
    page.on("request", lambda request: requests.append(request.url))
    for theme in ("light", "dark"):
        data = b64encode(session.svg(theme).encode()).decode()
        page.set_content(f'<img src="data:image/svg+xml;base64,{data}">{session_html(session)}')
        page.wait_for_function("() => [...document.images].every((image) => image.complete)")
        assert page.evaluate("() => [...document.images].map((image) => image.naturalWidth)") == [1000, 1000]
    assert page.evaluate("() => window.harmed") is None
    assert [url for url in requests if not url.startswith("data:")] == []
    assert errors == []
    page.close()


# -- several people at one screen --------------------------------------------------------------------------------


#: What a page says that has been looked at: which lines of the log are new, where the keyboard was, that it works.
MARKS = "data-(seq|pending|new)=.*|tabindex=.*|class=ab-log-new|new|style=.*"


def words_on(mounted: MountedWidget) -> list[str]:
    """Every text and attribute of the page, without the marks by which copies of the board tell their parts apart."""
    found: list[str] = mounted.page.evaluate(WORDS)
    own = [text for text in found if not text.startswith("data-widget=")]
    return [re.sub(r"^(id|href|aria-\w+)=(#?)ab[0-9a-z]+-", r"\1=\2", text) for text in own]


@pytest.mark.parametrize("people", [2, 3, 4])
def test_nothing_of_an_earlier_hand_stays_on_the_page(people: int, mount: Mount) -> None:
    """Behind each curtain the page holds what a board holds that has never shown anything else."""
    session = play_on(Session(["person"] * people, seed=people), 30)
    board = BoardWidget(session, motion="off")
    mounted = mount(board)
    root = mounted.page.locator(".ab-root")
    mover = bots.make("greedy", 3)
    curtains = 0
    for _ in range(60):
        state = session.state
        decision = state.decision
        assert decision
        expect(root).to_have_attribute("data-seq", str(board.view["seq"]))
        if board.view["curtain"]:
            curtains += 1
            fresh = mount(BoardWidget(session, motion="off"))
            expect(fresh.page.locator(".ab-curtain")).to_be_visible()
            told = mounted.page.locator("[data-role=live] p").all_inner_texts()
            open_to_all = {"".join(part["text"] for part in line["parts"]) for line in board.view["log"]}
            assert set(told) <= open_to_all
            more = set(words_on(mounted)) - set(words_on(fresh)) - set(told)
            fresh.widget.close()
            assert {text for text in more if not re.fullmatch(MARKS, text)} == set()
            root.locator('[data-role="ready"]').click()
            mounted.wait_until(lambda: board.view["curtain"] is None)
            if curtains == 4:
                break
            continue
        action = str(mover.decide(state.observe(decision.seat), state.legal()))
        seq = board.view["seq"]
        board._on_message(None, {"id": 1, "kind": "act", "seq": seq, "text": action})
        assert board.view["seq"] != seq
    assert curtains == 4
