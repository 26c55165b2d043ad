"""How the board shows what happens: what moves, bots step by step and skipped, the log and what it points at."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from abyss_nb.session import Session
from abyss_nb.widgets import BoardWidget

from .rig.mount import MountedWidget

Mount = Callable[..., MountedWidget]
POSITION = {
    "game": "abyss",
    "players": 2,
    "seats": {"p1": {"pearls": 3, "hand": "shellfish-5 shellfish-3"}, "p2": {"hand": "squid-4"}},
    "council": {"crab": "crab-5 crab-4"},
    "court": ["keeper", "traitor", "slaver", "miller", "oracle", "trader"],
}
#: Stops everything that moves in its middle, so that it can be looked at for as long as one likes.
FREEZE = (
    """() => document.getAnimations().forEach((animation) => { animation.pause(); animation.currentTime = 100; })"""
)
GO_ON = "() => document.getAnimations().forEach((animation) => animation.finish())"


def root_of(mounted: MountedWidget) -> Locator:
    return mounted.page.locator(".ab-root")


def played(board: BoardWidget) -> list[str]:
    return [ply.action for ply in board.session.history]


def two_people(**traits: object) -> BoardWidget:
    return BoardWidget(Session(["person", "person"], position=POSITION, seed=1), confirm=False, **traits)


def test_cards_move_and_a_click_meanwhile_works_at_once(mount: Mount) -> None:
    board = two_people(seat="p1", motion="on")
    mounted = mount(board)
    root = root_of(mounted)
    root.locator('[data-action="recruit slaver"]').click()
    mounted.wait_until(lambda: played(board) == ["recruit slaver"])
    root.locator('[data-action^="pay"]').first.evaluate("(button) => button.click()")
    mounted.wait_until(lambda: root.locator(".ab-ghost").count() > 0)
    mounted.page.evaluate(FREEZE)
    assert root.locator(".ab-ghosts").get_attribute("aria-hidden") == "true"
    # The cards are still on their way, and what lies below them can be clicked.
    root.locator('[data-target="court:keeper"]').click(force=True)
    expect(root.locator('[data-note="court:keeper"]')).to_be_visible()
    assert root.locator(".ab-ghost").count() > 0
    mounted.page.evaluate(GO_ON)
    expect(root.locator(".ab-ghost, .ab-by")).to_have_count(0)


def test_the_cards_that_another_takes_from_the_council_stay_hidden(mount: Mount) -> None:
    board = two_people(seat="p2", motion="on")
    mounted = mount(board)
    root = root_of(mounted)
    board.session.play("council crab")
    mounted.wait_until(lambda: root.locator(".ab-ghost").count() == 2)
    mounted.page.evaluate(FREEZE)
    assert root.locator(".ab-ghost .ab-stack").count() == 2
    assert root.locator(".ab-ghosts .ab-ally").count() == 0
    assert "+2" in root.locator(".ab-by").all_inner_texts()


@pytest.mark.parametrize(("motion", "system"), [("off", "no-preference"), ("auto", "reduce")])
def test_nothing_moves_when_motion_is_off(motion: str, system: str, mount: Mount) -> None:
    board = two_people(seat="p2", motion=motion)
    mounted = mount(board, reduced_motion=system)
    board.session.play("council crab")
    expect(root_of(mounted)).to_have_attribute("data-seq", str(board.view["seq"]))
    mounted.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert mounted.page.evaluate("() => document.getAnimations().length") == 0


@pytest.mark.parametrize("way", ["button", "key"])
def test_bots_are_followed_and_skipped(way: str, mount: Mount) -> None:
    session = Session(["person", "greedy", "greedy"], seed=4, pace=1000.0, auto=False)
    while (decision := session.state.decision) and (decision.seat == "p1" or decision.kind != "turn"):
        session.play(session.state.legal()[0])
    board = BoardWidget(session, seat="p1")
    mounted = mount(board)
    root = root_of(mounted)
    session.auto = True
    session.resume()
    skip = root.locator('[data-role="skip"]')
    mounted.wait_until(lambda: skip.count() == 1)
    mounted.wait_until(lambda: len(board.view["since"]) > 0)
    expect(root.locator(".ab-since li").last).to_have_text("".join(p["text"] for p in board.view["since"][-1]["parts"]))
    if way == "button":
        skip.click()
    else:
        root.locator("[data-prompt]").focus()
        mounted.page.keyboard.press("s")
    mounted.wait_until(lambda: bool(board.view["decision"]["mine"]))
    expect(skip).to_have_count(0)


def test_the_log_is_whole_can_be_filtered_and_points_at_the_board(mount: Mount) -> None:
    session = Session(["person", "greedy"], seed=3)
    session.play_out()
    session.undo()
    session.auto = False
    board = BoardWidget(session, seat="p1", motion="off")
    mounted = mount(board, viewport={"width": 480, "height": 900})
    root = root_of(mounted)
    root.locator('[data-role="log"]').click()
    lines = root.locator(".ab-log-line")
    expect(lines.last).to_be_in_viewport()
    # Only the latest lines come with a view; the rest is fetched when the log opens.
    root.get_by_role("button", name="Show all").click()
    mounted.wait_until(lambda: lines.count() > 200)
    count = lines.count()
    root.locator('[data-log="topic"]').select_option("recruit")
    mounted.wait_until(lambda: 0 < lines.count() < count)
    root.locator('[data-log="seat"]').select_option("p2")
    kinds = set(lines.evaluate_all("(all) => all.map((line) => line.dataset.kind)"))
    assert "recruit" in kinds
    assert "take" not in kinds
    mounted.page.mouse.move(0, 0)  # the pointer points things out too
    own = root.locator('.ab-log-line:has(.ab-chip[data-type="seat"][data-seat="p2"])').last
    own.focus()
    expect(root.locator('[data-target="seat:p2"]')).to_have_attribute("data-hinted", "true")
    mounted.page.keyboard.press("ArrowUp")
    expect(own).not_to_be_focused()
    root.locator("[data-prompt]").focus()
    expect(root.locator('[data-hinted="true"]')).to_have_count(0)
