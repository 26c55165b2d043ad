"""Whole games in a real JupyterLab, by mouse and by keys, and what can happen to a notebook on the way."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .rig.driver import Clicker, Typist, expected, shown
from .rig.lab import Notebook, view_of

PLAY = """
from abyss_nb.widgets import BoardWidget, play
board = play(["person", "greedy"], seed={seed}, speed="instant")
board
"""
MOVES = 600
"""More decisions than a person ever has in a game."""


def board_of(notebook: Notebook, at: int = 0) -> Locator:
    root = notebook.page.locator(".ab-root").nth(at)
    expect(root).to_be_visible(timeout=20_000)
    return root


def assert_shows_the_state(root: Locator, view: dict[str, Any]) -> None:
    expect(root).to_have_attribute("data-seq", str(view["seq"]))
    assert shown(root) == expected(view)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("player", [Clicker, Typist])
def test_a_complete_game_against_greedy(notebook: Notebook, player: type[Clicker] | type[Typist]) -> None:
    notebook.open_cells(PLAY.format(seed=11))
    notebook.run_all()
    root = board_of(notebook)
    hands = player(notebook.page, root, seed=5)
    if player is Typist:
        root.locator("[data-action]").first.focus()
    cells = notebook.cell_count()
    view = view_of(notebook)
    for _ in range(MOVES):
        assert_shows_the_state(root, view)
        if view["over"]:
            break
        assert view["decision"]["mine"]
        told = view["log"][-1]["id"] if view["log"] else 0
        hands.move()
        expect(root).not_to_have_attribute("data-seq", str(view["seq"]))
        view = view_of(notebook)
        assert view["log"][-1]["id"] >= told
    assert view["over"]
    expect(root.locator(".ab-scores")).to_be_visible()
    for score in view["scores"]:
        expect(root.locator(".ab-scores")).to_contain_text(str(score["total"]))
    assert len(hands.kinds) >= 2, "it played in one way only"
    assert notebook.cell_count() == cells, "a key reached the notebook"
    assert notebook.python("print(board.session.state.over)") == "True"


def test_reload_in_the_middle_shows_the_same_board(notebook: Notebook) -> None:
    notebook.open_cells(PLAY.format(seed=4))
    notebook.run_all()
    root = board_of(notebook)
    for _ in range(4):
        view = view_of(notebook)
        expect(root).to_have_attribute("data-seq", str(view["seq"]))
        Clicker(notebook.page, root, seed=1).move()
        expect(root).not_to_have_attribute("data-seq", str(view["seq"]))
    view = view_of(notebook)
    notebook.command("docmanager:save")
    notebook.reload()
    root = board_of(notebook)
    assert_shows_the_state(root, view_of(notebook))
    assert view_of(notebook)["seq"] == view["seq"]
    Clicker(notebook.page, root, seed=2).move()
    expect(root).not_to_have_attribute("data-seq", str(view["seq"]))


def test_after_a_restart_of_the_kernel_the_board_says_that_it_is_not_connected(notebook: Notebook) -> None:
    notebook.open_cells(PLAY.format(seed=4))
    notebook.run_all()
    root = board_of(notebook)
    view_of(notebook)
    notebook.page.evaluate(
        "async () => { await window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart() }"
    )
    notebook.wait_until_idle()
    root.locator("[data-action]").first.click()
    warning = root.get_by_text(re.compile("Not connected"))
    expect(warning).to_be_visible(timeout=8_000)
    notebook.run_all()
    root = board_of(notebook)
    assert_shows_the_state(root, view_of(notebook))


#: Terms over their explanations, and names that are cut although there is room.
CROWDED = """(root) => [...root.querySelectorAll("dl > div")].flatMap((pair) => {
    const [term, text] = [...pair.children].map((part) => part.getBoundingClientRect());
    const name = pair.querySelector(".ab-seat-name");
    const apart = term.right <= text.left || term.bottom <= text.top;
    return apart && !(name && name.scrollWidth > name.clientWidth) ? [] : [pair.textContent];
})"""


def test_the_lists_of_help_and_memory_aid_keep_their_layout(notebook: Notebook) -> None:
    notebook.open_cells(PLAY.format(seed=4).replace("speed=", "memory_aid=True, speed="))
    notebook.run_all()
    root = board_of(notebook)
    root.locator('[data-role="help"]').click()
    expect(root.locator(".ab-keymap > div").first).to_be_visible()
    expect(root.locator(".ab-memory > div").first).to_be_visible()
    assert root.evaluate(CROWDED) == []


def test_two_views_and_two_boards_show_one_session(notebook: Notebook) -> None:
    notebook.open_cells(PLAY.format(seed=9), "board", "other = BoardWidget(board.session, lang='fr')\nother")
    notebook.run_all()
    first, second, third = (board_of(notebook, at) for at in range(3))
    view = view_of(notebook)
    first.locator("[data-action]").first.click()
    expect(first).not_to_have_attribute("data-seq", str(view["seq"]))
    view = view_of(notebook)
    assert_shows_the_state(first, view)
    assert_shows_the_state(second, view)
    assert_shows_the_state(third, view_of(notebook, "other"))
    expect(third).to_have_attribute("lang", "fr")
    third.locator("[data-action]").first.click()
    expect(first).not_to_have_attribute("data-seq", str(view["seq"]))
    assert_shows_the_state(first, view_of(notebook))


def test_undo_goes_back_over_the_replies_of_bots_and_redo_forward(notebook: Notebook) -> None:
    notebook.open_cells(PLAY.format(seed=21))
    notebook.run_all()
    root = board_of(notebook)
    positions = [notebook.python("board.session.wait(20); print(hash(board.session.state))")]
    for _ in range(3):
        view = view_of(notebook)
        root.locator("[data-action]").first.click()
        expect(root).not_to_have_attribute("data-seq", str(view["seq"]))
        positions.append(notebook.python("board.session.wait(20); print(hash(board.session.state))"))
    for role, order in (("undo", positions[-2::-1]), ("redo", positions[1:])):
        for position in order:
            before = view_of(notebook)["seq"]
            expect(root).to_have_attribute("data-seq", str(before))
            root.locator(f'[data-role="{role}"]').click()
            expect(root).not_to_have_attribute("data-seq", str(before))
            assert notebook.python("board.session.wait(20); print(hash(board.session.state))") == position


def test_the_notebook_to_play_with_runs_and_plays(notebook: Notebook) -> None:
    from pathlib import Path

    notebook.open(Path(__file__).parents[2] / "notebooks" / "play.ipynb")
    notebook.run_all()
    root = board_of(notebook)
    view = view_of(notebook, "form.board")
    if not view["decision"]["mine"]:
        pytest.fail("the person has nothing to decide")
    expect(root).to_have_attribute("data-seq", str(view["seq"]))
    root.locator("[data-action]").first.click()
    expect(root).not_to_have_attribute("data-seq", str(view["seq"]))
