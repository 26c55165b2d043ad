"""The board on a page of its own: every kind of decision, themes, widths, keys, words, faults."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from abyss_nb import State
from abyss_nb.core import scenario
from abyss_nb.session import Session
from abyss_nb.widgets import BoardWidget
from abyss_nb.words import LANGUAGES

from .rig.driver import expected, shown
from .rig.lab import Notebook
from .rig.mount import MountedWidget

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "scenarios"
Mount = Callable[..., MountedWidget]


@cache
def states_by_kind() -> dict[str, State]:
    """A position of the scenarios for every kind of decision: the one with the most to choose from."""
    found: dict[str, State] = {}
    for path in sorted(SCENARIOS.rglob("*.json")):
        for item in scenario.read_file(path.read_text(encoding="utf-8")):
            for state in scenario.states(item):
                kind = state.decision.kind if state.decision else ""
                if kind and (kind not in found or len(found[kind].legal()) < len(state.legal()) < 12):
                    found[kind] = state
    return found


KINDS = [
    *("turn", "offer", "ally", "monster", "reward", "payment", "affiliate", "keys", "control", "keep", "end"),
    *("jailer", "commander", "assassin", "hunter", "apprentice", "alchemist", "illusionist", "corruptor", "traitor"),
    *("schemer", "sage", "elder", "black-smokers", "hand-limit"),
]


def board_for(state: State, **traits: Any) -> BoardWidget:
    """A board for whoever has to decide in a position, people on all seats."""
    seats = ["person"] * state.players
    seat = state.decision.seat if state.decision else ""
    return BoardWidget(Session(seats, position=state.to_position()), seat=seat, **traits)


def root_of(mounted: MountedWidget) -> Locator:
    return mounted.page.locator(".ab-root")


def played(board: BoardWidget) -> list[str]:
    return [ply.action for ply in board.session.history]


def test_every_kind_of_decision_is_tested_here() -> None:
    from abyss_nb.core.abyss.steps import KINDS as ALL

    # The Hermit draws one tile; with an empty stack he asks among the available ones, as the Sage does.
    assert set(KINDS) == {name for name, kind in ALL.items() if kind.asks} - {"hermit"}


@pytest.mark.parametrize("kind", KINDS)
def test_a_decision_is_answered_by_a_button(kind: str, mount: Mount) -> None:
    state = states_by_kind()[kind]
    board = board_for(state)
    mounted = mount(board)
    root = root_of(mounted)
    buttons = root.locator("[data-action]")
    offered = [button.get_attribute("data-action") or "" for button in buttons.all()]
    assert sorted(offered) == sorted(action["text"] for action in board.view["decision"]["actions"])
    assert shown(root) == expected(board.view)
    text = offered[-1]
    root.locator(f'[data-action="{text}"]').click()
    mounted.wait_until(lambda: played(board) == [text])
    expect(root).to_have_attribute("data-seq", str(board.view["seq"]))
    assert mounted.unmount() == 0


@pytest.mark.parametrize("kind", KINDS)
def test_a_decision_is_answered_by_clicking_the_things_it_is_about(kind: str, mount: Mount) -> None:
    state = states_by_kind()[kind]
    board = board_for(state)
    action = next((a for a in board.view["decision"]["actions"] if a["targets"]), None)
    if action is None:
        assert kind == "reward"
        return
    mounted = mount(board)
    root = root_of(mounted)
    for target in action["targets"]:
        thing = root.locator(f'[data-target="{target}"]').first
        expect(thing).to_have_attribute("data-legal", "true")
        thing.click()
    if kind == "payment":
        root.locator('[data-role="pay"]:not([aria-disabled="true"])').click()
    mounted.wait_until(lambda: played(board) == [action["text"]])


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [480, 700, 1100, 1600])
def test_nothing_is_wider_than_the_board(width: int, scheme: str, mount: Mount) -> None:
    board = board_for(states_by_kind()["payment"])
    mounted = mount(board, viewport={"width": width, "height": 900}, color_scheme=scheme)
    assert mounted.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
    expect(root_of(mounted)).to_have_attribute("data-theme", scheme)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_in_the_language_of_the_board(lang: str, mount: Mount) -> None:
    board = board_for(states_by_kind()["turn"], lang=lang)
    mounted = mount(board)
    root = root_of(mounted)
    expect(root).to_have_attribute("lang", lang)
    expect(root).to_contain_text(board.view["decision"]["title"])
    text = root.inner_text()
    assert not re.findall(r"\{\w+\}", text)
    if lang != "en":
        board.lang = "en"
        mounted.flush()
        expect(root).to_have_attribute("lang", "en")


def test_a_lord_that_cannot_be_paid_says_why(mount: Mount) -> None:
    position = {"game": "abyss", "players": 2, "seats": {"p1": {"hand": "crab-1"}}}
    court = ["traitor", "slaver", "keeper", "miller", "oracle", "trader"]
    state = State.from_position({**position, "court": court})
    mounted = mount(board_for(state))
    root = root_of(mounted)
    root.locator('[data-target="court:traitor"]').click(force=True)  # aria-disabled, and still answers
    expect(root).to_contain_text("RECRUIT-MANDATORY-RACE")
    mounted.page.keyboard.press("Escape")
    expect(root).not_to_contain_text("RECRUIT-MANDATORY-RACE")


def test_keys_do_not_leak_and_help_opens(mount: Mount) -> None:
    mounted = mount(board_for(states_by_kind()["turn"]))
    page, root = mounted.page, root_of(mounted)
    page.evaluate(
        "() => { window.leaked = []; document.addEventListener('keydown', (e) => window.leaked.push(e.key)) }"
    )
    root.locator("[data-action]").first.focus()
    for key in ("a", "b", "x", "d", "j", "k", "z", "0", "Escape", "?"):
        page.keyboard.press(key)
    expect(root.locator(".ab-help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(root.locator(".ab-help")).to_have_count(0)
    page.keyboard.press("Control+s")
    assert [key for key in page.evaluate("() => window.leaked") if key not in ("Control", "s")] == []


def test_hot_seat_shows_no_hand_until_the_next_one_is_there(mount: Mount) -> None:
    position = {"game": "abyss", "players": 2, "seats": {"p1": {"hand": "crab-5 squid-5"}, "p2": {"hand": "crab-4"}}}
    board = BoardWidget(Session([("Ann", "person"), ("Bo", "person")], position=position))
    mounted = mount(board)
    root = root_of(mounted)
    assert root.locator('[data-target^="hand:"]').count() == 0
    assert "crab-5" not in mounted.page.content()
    root.locator('[data-role="ready"]').click()
    expect(root.locator('[data-target="hand:crab-5"]')).to_be_visible()


def test_hostile_names_are_text(mount: Mount) -> None:
    names = ["<img src=x onerror='window.hacked=1'>", "\u202eright to left " + "very long " * 60]
    board = BoardWidget(Session([(name, "person") for name in names], seed=1), seat="p1")
    mounted = mount(board, viewport={"width": 480, "height": 900})
    expect(root_of(mounted)).to_contain_text(names[0])
    assert mounted.page.evaluate("() => window.hacked") is None
    assert root_of(mounted).locator("img").count() == 0
    assert mounted.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")


def test_a_fault_in_the_page_is_shown_in_the_board_and_told_to_python(mount: Mount) -> None:
    board = board_for(states_by_kind()["turn"])
    mounted = mount(board)
    board.view = {"seq": 1}
    mounted.flush()
    mounted.wait_until(lambda: bool(board.last_error))
    expect(mounted.page.locator("body")).not_to_have_text("")


def test_new_game_and_language_from_the_menu(mount: Mount) -> None:
    board = board_for(states_by_kind()["turn"])
    mounted = mount(board)
    root = root_of(mounted)
    root.locator('[data-role="menu"]').click()
    root.locator('[data-setting="lang"] [data-value="es"]').click()
    expect(root).to_have_attribute("lang", "es")
    kinds = root.locator("[data-seat-kind]")
    kinds.nth(1).select_option("random")
    root.locator('[data-role="start"]').click()
    mounted.wait_until(lambda: [player.kind for player in board.session.players][1] == "random")


@pytest.mark.parametrize("width", [480, 900, 1600])
def test_the_log_opens_and_closes_at_every_width(width: int, mount: Mount) -> None:
    mounted = mount(board_for(states_by_kind()["turn"]), viewport={"width": width, "height": 900})
    root = root_of(mounted)
    button, log = root.locator('[data-role="log"]'), root.locator(".ab-log")
    is_open = width >= 1160
    expect(button).to_have_attribute("aria-expanded", str(is_open).lower())
    for _ in range(3):
        button.click()
        is_open = not is_open
        expect(button).to_have_attribute("aria-expanded", str(is_open).lower())
        expect(log).to_have_count(int(is_open))
        if is_open:
            expect(log).to_be_in_viewport()
    root.locator("[data-prompt]").focus()
    mounted.page.keyboard.press("l")
    expect(log).to_have_count(int(not is_open))


def test_the_layout_follows_the_width_of_the_board(mount: Mount) -> None:
    mounted = mount(board_for(states_by_kind()["turn"]), viewport={"width": 480, "height": 900})
    root = root_of(mounted)
    expect(root.locator(".ab-log")).to_have_count(0)
    mounted.page.set_viewport_size({"width": 1600, "height": 900})
    expect(root.locator(".ab-log")).to_be_visible()


@pytest.mark.timeout(180)
def test_a_board_that_changed_out_of_sight_is_whole_when_it_comes_back(notebook: Notebook) -> None:
    """The notebook to play with, cell by cell: JupyterLab hides the board while its game is played to the end."""
    notebook.open(ROOT / "notebooks" / "play.ipynb")
    for _ in range(notebook.cell_count()):
        notebook.command("notebook:run-cell-and-select-next")
        notebook.wait_until_idle()
        notebook.page.wait_for_timeout(150)
    notebook.python("board.session.play_out()")
    root = notebook.page.locator(".ab-root").nth(1)
    expect(root.locator(".ab-scores")).to_have_count(1)
    root.locator(".ab-court").evaluate("(court) => court.scrollIntoView({ block: 'center' })")
    expect(root.locator(".ab-court")).to_be_in_viewport()
    things = root.locator(".ab-thing, .ab-card, .ab-stack")
    assert things.count() > 20
    # It is drawn in rounds.
    notebook.page.wait_for_function(
        "(root) => [...root.querySelectorAll('.ab-thing, .ab-card, .ab-stack')]"
        ".every((it) => it.offsetWidth > 0 && it.offsetHeight > 0)",
        arg=root.element_handle(),
    )


def test_an_offer_may_be_let_pass_from_the_curtain(mount: Mount) -> None:
    state = states_by_kind()["offer"]
    board = BoardWidget(Session(["person"] * state.players, position=state.to_position()))
    mounted = mount(board)
    root = root_of(mounted)
    expect(root.locator(".ab-curtain")).to_contain_text(board.view["decision"]["title"])
    expect(root.locator(".ab-court")).to_be_visible()
    root.locator('.ab-curtain [data-action="pass"]').click()
    mounted.wait_until(lambda: played(board) == ["pass"])


def test_all_further_offers_of_a_turn_are_let_pass_by_one_click(mount: Mount) -> None:
    state = states_by_kind()["offer"]
    board = board_for(state)
    mounted = mount(board)
    root_of(mounted).locator("[data-role=pass-all]").click()
    mounted.wait_until(lambda: bool(board.session.history))
    assert (board.session.history[0].action, board.session.history[0].rest) == ("pass", True)


def test_a_rematch_is_one_click_away_when_the_game_is_over(mount: Mount) -> None:
    board = BoardWidget(Session(["person", "greedy"], seed=3))
    board.session.play_out()
    mounted = mount(board)
    expect(root_of(mounted).locator(".ab-scores")).to_be_visible()
    root_of(mounted).locator("[data-role=rematch]").click()
    mounted.wait_until(lambda: board.session.game == 2)
    expect(root_of(mounted).locator(".ab-scores")).to_have_count(0)


def test_a_running_game_is_not_ended_by_one_click(mount: Mount) -> None:
    board = board_for(states_by_kind()["turn"])
    board.session.play(board.session.state.legal()[0])
    mounted = mount(board)
    root = root_of(mounted)
    before = board.session.seed
    root.locator('[data-role="menu"]').click()
    root.locator('[data-role="start"]').click()
    expect(root.locator(".ab-sure")).to_be_visible()
    root.locator('[data-role="keep"]').click()
    expect(root.locator(".ab-sure")).to_have_count(0)
    assert board.session.seed == before
    root.locator('[data-role="start"]').click()
    root.locator('[data-role="start"]').click()
    mounted.wait_until(lambda: board.session.seed != before)
