"""The timeline in a browser: to scrub, step and play through a game, to leave it for branches and come back."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from abyss_nb.lines import By
from abyss_nb.session import Session
from abyss_nb.study import difference
from abyss_nb.widgets import BoardWidget
from abyss_nb.words import LANGUAGES

from ..hostile import TEXTS
from ..playing import play_on
from .rig.mount import MountedWidget
from .test_access import AXE, RUN_AXE, TAGS
from .test_hostile import assert_sound

Mount = Callable[..., MountedWidget]
LONG = 10_000
WIDE = 1160
"""From this width on the log is open."""


def game(moves: int = 60, seats: int = 2) -> Session:
    return play_on(Session([(name, "person") for name in ("Ann", "Bo", "Cy", "Di")[:seats]], seed=8), moves)


def left_for_branches(name: str = "what if") -> Session:
    """A game with two branches, one of them named, and a comment; its main line is shown at turn 5."""
    session = game()
    for turn, called in ((3, ""), (6, name)):
        session.goto(turn=turn)
        session.branch(called)
        session.play(other_action(session))
        play_on(session, 4)
        session.back_to_main()
    session.goto(turn=5)
    session.comment(f"why not {name}?")
    return session


def other_action(session: Session) -> str:
    """Something that was not played at the place shown."""
    ahead = session.walk.ahead
    assert ahead is not None
    assert ahead.ply is not None
    return next(str(action) for action in session.state.legal() if str(action) != ahead.ply.action)


class Shown:
    """A board on a page, and what it says to Python and hears from it."""

    def __init__(self, mount: Mount, session: Session, width: int = 900, **traits: Any) -> None:
        self.session = session
        self.board = BoardWidget(session, **{"seat": "p1", "motion": "off", **traits})
        self.mounted = mount(self.board, viewport={"width": width, "height": 900})
        self.page = self.mounted.page
        self.root = self.page.locator(".ab-root")
        self.strip = self.root.locator("[data-role=scrub]")
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        answer, deliver = self.board._answer, self.mounted._deliver

        def listening(intent: dict[str, Any]) -> dict[str, Any]:
            self.said.append(intent)
            return answer(intent)

        def telling(message: dict[str, Any]) -> None:
            self.heard.append(message)
            deliver(message)

        self.board._answer = listening  # type: ignore[method-assign,assignment]
        self.board.comm._deliver = telling

    def button(self, role: str) -> Locator:
        return self.root.locator(f'[data-role="{role}"]')

    def at(self, place: int) -> None:
        """Wait until Python and the page are at a place of the line."""
        self.mounted.wait_until(lambda: self.board.view["place"] == place)
        expect(self.strip).to_have_attribute("aria-valuenow", str(place))
        expect(self.root).to_have_attribute("data-seq", str(self.board.view["seq"]))

    def wishes(self) -> list[int]:
        return [intent["place"] for intent in self.said if intent["kind"] == "goto"]

    def x(self, place: int) -> float:
        """Where a place is on the page."""
        box = self.root.locator(".ab-strip").bounding_box()
        assert box is not None
        return box["x"] + box["width"] * (place + 0.5) / (len(self.board.line["seats"]) + 1)

    @property
    def y(self) -> float:
        box = self.root.locator(".ab-strip").bounding_box()
        assert box is not None
        return box["y"] + box["height"] / 2

    def spoken(self) -> str:
        """The place as a screen reader hears it."""
        return re.sub("[\u2068\u2069]", "", self.strip.get_attribute("aria-valuetext") or "")


def turns_of(session: Session) -> list[int]:
    line = session.walk.line
    return [node.number for node in line[1:] if node.parent and node.turn != node.parent.turn]


def test_there_is_no_timeline_before_anything_was_played(mount: Mount) -> None:
    shown = Shown(mount, game(0))
    expect(shown.root.locator(".ab-timeline")).to_have_count(0)
    shown.session.play("explore")
    expect(shown.root.locator(".ab-timeline")).to_be_visible()
    shown.at(shown.session.place)


# -- scrubbing and stepping --------------------------------------------------------------------------------------


def test_the_game_is_scrubbed_by_the_pointer(mount: Mount) -> None:
    shown = Shown(mount, game())
    mouse = shown.page.mouse
    mouse.move(shown.x(20), shown.y)
    expect(shown.root.locator(".ab-scrub-told")).to_contain_text("Turn")
    mouse.down()
    shown.at(20)
    for place in range(21, 46):
        mouse.move(shown.x(place), shown.y)
    # Beside the strip the pointer still leads.
    mouse.move(shown.x(50), shown.y + 300)
    shown.at(50)
    mouse.up()
    mouse.move(shown.x(10), shown.y)
    shown.page.wait_for_timeout(50)
    shown.at(50)
    assert shown.wishes()[0] == 20
    assert shown.wishes()[-1] == 50


def test_of_many_wishes_one_is_on_its_way_and_the_latest_counts(mount: Mount) -> None:
    shown = Shown(mount, game())
    shown.strip.evaluate(
        """(strip, xs) => {
            strip.setPointerCapture = () => {};
            const send = (type, clientX) =>
                strip.dispatchEvent(new PointerEvent(type, { clientX, button: 0, pointerId: 1, bubbles: true }));
            send("pointerdown", xs[0]);
            xs.forEach((x) => send("pointermove", x));
            send("pointerup", xs[0]);
        }""",
        [shown.x(place) for place in range(40, 10, -1)],
    )
    shown.at(11)
    assert shown.wishes() == [40, 11]


def test_the_game_is_walked_by_keys_alone(mount: Mount) -> None:
    session = game()
    shown = Shown(mount, session)
    last, turns = session.length, turns_of(session)
    press = shown.page.keyboard.press
    shown.root.locator("[data-prompt]").focus()
    press("t")
    expect(shown.strip).to_be_focused()
    press("Home")
    shown.at(0)
    assert shown.spoken() == "Start of the game"
    press("ArrowRight")
    shown.at(1)
    press("ArrowLeft")
    shown.at(0)
    press("Shift+ArrowRight")
    shown.at(turns[0])
    assert shown.spoken().startswith("Turn 2, ")
    press("PageUp")
    shown.at(turns[1])
    press("PageDown")
    shown.at(turns[0])
    press("ArrowUp")
    own = next(place for place in range(turns[0] + 1, last) if shown.board.line["seats"][place] == "1")
    shown.at(own)
    press("End")
    shown.at(last)
    # The keys of the whole board.
    shown.root.locator("[data-prompt]").focus()
    press(",")
    shown.at(last - 1)
    press(".")
    shown.at(last)
    press("<")
    shown.at(max(turn for turn in turns if turn < last))


@pytest.mark.parametrize("by", ["decision", "turn", "own"])
def test_the_buttons_step_as_far_as_is_chosen(by: By, mount: Mount) -> None:
    session = game()
    shown = Shown(mount, session)
    shown.button("first").click()
    shown.at(0)
    shown.button("by").select_option(by)
    expected = Session(["person", "person"], seed=1)
    expected.walk = session.walk
    for role, step in (("forward", expected.forward), ("back", expected.back)):
        for _ in range(3):
            before = session.place
            step(by=by, seats=["p1"])
            place = expected.place
            session.walk.go(session.walk.line[before])
            # Clicks that follow each other closely are all meant.
            shown.button(role).click()
            shown.at(place)
    shown.button("last").click()
    shown.at(session.length)


def test_own_steps_leave_out_offers_that_passed_unasked(mount: Mount) -> None:
    session = Session(["person"] * 3, seed=8)
    while session.length < 40:
        decision = session.state.decision
        session.pass_offers() if decision and decision.kind == "offer" else play_on(session, 1)
    stops = [0]
    expected = Session(["person"] * 3, seed=8)
    expected.walk = session.walk
    session.goto(0)
    while expected.forward(by="own", seats=["p2"]):
        stops.append(expected.place)
    shown = Shown(mount, session, seat="p2")
    shown.button("first").click()
    shown.at(0)
    shown.strip.focus()
    for place in stops[1:]:
        shown.page.keyboard.press("ArrowUp")
        shown.at(place)
    for place in stops[-2::-1]:
        shown.page.keyboard.press("ArrowDown")
        shown.at(place)
    assert len(stops) < sum(seat == "2" for seat in shown.board.line["seats"]), "nothing passed unasked"


def test_clicks_in_a_row_all_count(mount: Mount) -> None:
    shown = Shown(mount, game())
    last = shown.session.length
    shown.button("back").click(click_count=5)
    shown.at(last - 5)


def test_the_game_plays_by_itself_until_somebody_does_something(mount: Mount) -> None:
    session = game()
    shown = Shown(mount, session, speed="instant")
    session.goto(session.length - 4)
    shown.mounted.flush()
    shown.root.locator("[data-prompt]").focus()
    shown.page.keyboard.press("g")
    expect(shown.button("play")).to_have_attribute("aria-label", "Pause")
    shown.at(session.length)
    expect(shown.button("play")).to_have_attribute("aria-disabled", "true")
    expect(shown.button("play")).to_have_attribute("aria-label", re.compile("^Play"))
    shown.button("first").click()
    shown.at(0)
    shown.button("play").click()
    shown.mounted.wait_until(lambda: session.place > 3)
    shown.root.locator(".ab-brand").click()
    expect(shown.button("play")).to_have_attribute("aria-label", re.compile("^Play"))
    shown.page.wait_for_timeout(30)
    place = session.place
    shown.page.wait_for_timeout(400)
    assert session.place == place


def test_a_screen_reader_hears_where_one_has_come_to_and_no_flood(mount: Mount) -> None:
    shown = Shown(mount, game())
    spoken = shown.root.locator("[data-role=live] p")
    before = spoken.count()
    shown.strip.focus()
    for _ in range(6):
        shown.page.keyboard.press("ArrowLeft")
    shown.at(54)
    expect(spoken).to_have_count(before + 1)
    turn = shown.board.view["log"][-1]["turn"]
    newest = "".join(part["text"] for part in shown.board.view["log"][-1]["parts"])
    expect(spoken.last).to_have_text(f"Turn {turn}: {newest}")


def test_without_a_kernel_the_board_says_so(mount: Mount) -> None:
    shown = Shown(mount, game())
    shown.board._handle_custom_msg = lambda *_: None
    shown.board.on_msg(shown.board._on_message, remove=True)
    shown.button("back").click()
    expect(shown.root.locator(".ab-lost")).to_be_visible()


# -- looking back ------------------------------------------------------------------------------------------------


def test_who_looks_back_is_told_so_and_comes_back(mount: Mount) -> None:
    session = game()
    shown = Shown(mount, session)
    note = shown.root.locator(".ab-away")
    expect(note).to_have_count(0)
    session.goto(turn=4)
    shown.at(session.place)
    expect(note).to_contain_text(f"turn 4 of {session.walk.line[-1].turn}")
    shown.button("to-end").click()
    shown.at(session.length)
    expect(note).to_have_count(0)


def test_playing_on_against_a_bot_begins_a_branch(mount: Mount) -> None:
    session = Session([("Ann", "person"), ("Bo", "greedy")], seed=8)
    session.wait()
    play_on(session, 25)
    shown = Shown(mount, session)
    length = session.length
    bots = next(n.number for n in session.walk.line[20:] if n.ply and n.ply.seat == "p2") - 1
    session.goto(bots)
    shown.at(bots)
    shown.button("play-on").click()
    shown.mounted.wait_until(lambda: session.place > bots and not session.thinking)
    shown.at(session.place)
    # The bot plays what it played; what the person does then is something else.
    session.goto(next(n.number - 1 for n in session.walk.line[5:] if n.ply and n.ply.seat == "p1"))
    shown.mounted.flush()
    other = other_action(session)
    shown.root.locator(f'[data-action="{other}"]').first.click()
    shown.mounted.wait_until(lambda: len(session.branches) == 1 and session.wait(0))
    shown.at(session.place)
    expect(shown.root.locator(".ab-away")).to_contain_text("Branch")
    shown.button("to-main").click()
    shown.mounted.wait_until(lambda: session.on_branch is None)
    assert session.length == length
    expect(shown.button("branches")).to_contain_text("1")


def test_a_bot_that_was_left_thinking_goes_on_when_one_comes_back(mount: Mount) -> None:
    session = Session([("Ann", "person"), ("Bo", "greedy")], seed=8, auto=False)
    while session.state.decision.seat != "p2" or not session.place:  # type: ignore[union-attr]
        session.play(session.state.legal()[0])
    session.auto = True
    shown = Shown(mount, session)
    end = session.length
    shown.button("first").click()
    shown.at(0)
    shown.button("to-end").click()
    shown.mounted.wait_until(lambda: session.length > end)


def test_at_a_hot_seat_looking_back_shows_neither_a_hand_nor_a_curtain(mount: Mount) -> None:
    shown = Shown(mount, game(), seat="")
    expect(shown.root.locator(".ab-curtain")).to_be_visible()
    shown.button("back").click()
    shown.at(shown.session.length - 1)
    expect(shown.root.locator(".ab-curtain")).to_have_count(0)
    expect(shown.root.locator('[data-target^="hand:"]')).to_have_count(0)
    shown.button("last").click()
    expect(shown.root.locator(".ab-curtain")).to_be_visible()


def test_where_no_hand_is_shown_branches_are_compared_by_what_lies_open(mount: Mount) -> None:
    shown = Shown(mount, left_for_branches(), seat="")
    expect(shown.root.locator('[data-target^="hand:"]')).to_have_count(0)
    shown.button("branches").click()
    row = shown.root.locator("[data-branch]").first
    row.locator("[data-role=compare]").click()
    one, other = (shown.session.walk.tree.state_at(end.last) for end in shown.session.branches[0].parent.next)  # type: ignore[union-attr]
    told = str(difference(one, other, "", shown.session.names))
    expect(shown.root.locator(".ab-compared li")).to_have_text([line.strip() for line in told.splitlines()])


def test_two_boards_walk_by_themselves(mount: Mount) -> None:
    session = game()
    one, other = (Shown(mount, session, follow=False, seat=seat) for seat in ("p1", "p2"))
    one.strip.focus()
    one.page.keyboard.press("Home")
    one.at(0)
    other.button("back").click()
    other.at(session.length - 1)
    one.mounted.flush()
    one.at(0)
    assert session.place == session.length


def test_the_menu_says_whether_the_board_follows(mount: Mount) -> None:
    shown = Shown(mount, game())
    shown.button("menu").click()
    shown.root.locator('[data-setting="follow"] input').click()
    shown.mounted.wait_until(lambda: not shown.board.follow)


# -- branches and comments ---------------------------------------------------------------------------------------


def test_branches_are_listed_and_everything_can_be_done_with_them(mount: Mount) -> None:
    session = left_for_branches()
    shown = Shown(mount, session)
    shown.button("branches").click()
    rows = shown.root.locator("[data-branch]")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("Branch at turn 3")
    expect(rows.nth(1)).to_contain_text("what if")
    rows.nth(0).locator("[data-role=rename]").click()
    shown.root.locator("[data-field=branch-name]").fill("earlier")
    shown.page.keyboard.press("Enter")
    expect(rows.nth(0)).to_contain_text("earlier")
    rows.nth(1).locator("[data-role=compare]").click()
    expect(shown.root.locator(".ab-compared li").first).to_be_visible()
    told = shown.root.locator(".ab-compared ul").inner_text()
    assert "Ann" in told
    rows.nth(1).locator("[data-role=goto]").click()
    shown.at(session.branches[1].number)
    expect(rows.nth(1)).to_have_attribute("data-shown", "true")
    expect(shown.root.locator(".ab-away")).to_contain_text("what if")
    branch = session.branches[1]
    rows.nth(1).locator("[data-role=promote]").click()
    shown.mounted.wait_until(lambda: not branch.is_branch)
    expect(rows).to_have_count(2)
    first = session.branches[0]
    rows.nth(0).locator("[data-role=delete]").click()
    assert first in session.branches, "it asks first"
    shown.button("delete-not").click()
    rows.nth(0).locator("[data-role=delete]").click()
    shown.button("delete-sure").click()
    shown.mounted.wait_until(lambda: first not in session.branches)
    expect(rows).to_have_count(1)
    shown.page.keyboard.press("Escape")
    expect(rows).to_have_count(0)
    expect(shown.button("branches")).to_be_focused()


def test_the_place_shown_is_commented(mount: Mount) -> None:
    session = left_for_branches()
    shown = Shown(mount, session)
    expect(shown.root.locator(".ab-comment")).to_have_text("why not what if?")
    shown.button("branches").click()
    shown.root.locator("[data-field=comment]").fill("b u and Escape are letters here")
    shown.page.keyboard.press("Enter")
    shown.mounted.wait_until(lambda: session.walk.cursor.comment.startswith("b u"))
    expect(shown.root.locator(".ab-comment")).to_have_text("b u and Escape are letters here")
    shown.page.mouse.move(shown.x(session.place), shown.y)
    expect(shown.root.locator(".ab-scrub-told bdi")).to_have_text("b u and Escape are letters here")
    shown.root.locator("[data-field=comment]").fill("")
    shown.button("save-comment").click()
    expect(shown.root.locator(".ab-comment")).to_have_count(0)


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_hostile_names_and_comments_are_text(text: str, mount: Mount) -> None:
    session = left_for_branches(text)
    shown = Shown(mount, session, width=480)
    shown.button("branches").click()
    for row in shown.root.locator("[data-branch]").all():
        row.locator("[data-role=compare]").click()
    shown.page.mouse.move(shown.x(session.place), shown.y)
    assert_sound(shown.mounted)
    session.goto(session.branches[-1])
    shown.at(session.place)
    assert_sound(shown.mounted)
    named = session.branches[-1].name
    if named:
        expect(shown.root.locator(".ab-branch-name bdi", has_text=named).first).to_be_attached()


# -- looks -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [480, 900, 1600])
def test_everything_fits_and_axe_finds_nothing(width: int, lang: str, mount: Mount) -> None:
    session = left_for_branches("a name that is as long as a name may be and then a little more")
    session.goto(session.branches[-1])
    shown = Shown(mount, session, width=width, lang=lang)
    shown.page.add_script_tag(path=str(AXE))
    shown.page.add_script_tag(path=Path(__file__).parent / "look.js")
    shown.button("branches").click()
    shown.root.locator("[data-role=compare]").last.click()
    shown.root.locator("[data-role=rename]").last.click()
    shown.root.locator("[data-role=delete]").last.click()
    expect(shown.root.locator(".ab-compared")).to_have_count(1)
    assert not re.findall(r"\{\w+\}|timeline\.", shown.root.inner_text())
    for theme in ("light", "dark"):
        shown.board.theme = theme
        shown.mounted.flush()
        expect(shown.root).to_have_attribute("data-theme", theme)
        assert shown.page.evaluate(RUN_AXE, TAGS) == []
        if width < WIDE:  # where the log is open too, it has a button to close it as well
            assert shown.page.evaluate("() => look.unnamed()") == []
        assert shown.page.evaluate("() => look.small()") == []
    assert shown.page.evaluate("([width]) => look.crowded([width])", [width]) == []
    assert shown.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")


# -- long games --------------------------------------------------------------------------------------------------


def endless() -> Session:
    """A game of many actions: without Lords it goes on for ever."""
    session = Session([("Ann", "person"), ("Bo", "person")], seed=1, auto=False)
    while session.place < LONG:
        state = session.state
        chosen = [action for action in state.legal() if action.verb != "recruit"] or list(state.legal())
        session.play(chosen[session.place % len(chosen)])
    return session


@pytest.mark.timeout(180)
@pytest.mark.parametrize("width", [900, 1600])
def test_a_step_in_a_long_game_is_one_message_and_draws_no_more(width: int, mount: Mount) -> None:
    count = "() => document.querySelectorAll('.ab-timeline *').length"
    short = Shown(mount, game(10), width=width)
    few = short.page.evaluate(count)
    session = endless()
    session.goto(LONG // 2)
    shown = Shown(mount, session, width=width)
    shown.at(LONG // 2)
    # Elements of signs come with the width; nothing comes with the number of actions.
    assert shown.page.evaluate(count) < few + 12 * width / 18
    shown.page.wait_for_timeout(600)  # the log is there, if it is open
    shown.strip.focus()
    drawn = shown.root.locator(".ab-strip-lanes").inner_html()
    for place in range(LONG // 2 - 1, LONG // 2 - 6, -1):
        shown.said.clear()
        shown.heard.clear()
        shown.page.keyboard.press("ArrowLeft")
        shown.at(place)
        assert [intent["kind"] for intent in shown.said] == ["goto"]
        assert [(message["method"], list(message["state"])) for message in shown.heard] == [("update", ["view"])]
    assert shown.root.locator(".ab-strip-lanes").inner_html() == drawn
