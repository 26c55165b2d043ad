"""The board in every host it is made for: it shows, it plays by mouse and by keys, and it keeps its keys to itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect

from abyss_nb.widgets import play
from abyss_nb.words import words

from .rig import hosts
from .rig.driver import Clicker, Typist, expected, shown
from .rig.hosts import Host
from .rig.lab import NOTEBOOK_7, LabServer, Notebook
from .rig.mount import MountedWidget

#: Keys by which hosts add, cut, change and run cells, open dialogs and move on; the board knows some of them itself.
STRAY_KEYS = ["a", "b", "x", "d", "d", "z", "m", "y", "j", "k", "o", "f", "p", "0", "0", "c", "Shift+Enter", "Escape"]

#: What a style sheet must have done, and that every drawing is there, wherever the board lies.
AMISS = """(root) => {
    const icons = [...root.querySelectorAll("svg[data-icon]")].filter((icon) => icon.checkVisibility());
    const look = (selector) => getComputedStyle(root.querySelector(selector));
    const wrong = [];
    if (icons.length < 10) wrong.push("icons");
    for (const icon of icons) if (!(icon.getBBox().width > 0)) wrong.push(`icon ${icon.dataset.icon}`);
    if (look(".ab-bar").backgroundImage === "none") wrong.push("style sheet");
    if (look(".ab-action").borderRadius === "0px") wrong.push("sizes of the theme");
    if (!look(".ab-prompt-title").fontFamily.includes("serif")) wrong.push("fonts");
    if (look(".ab-prompt-title").color !== look(".ab-root .ab-console").color) wrong.push("colours");
    return wrong;
}"""

FOCUSED = "(root) => root.contains(root.getRootNode().activeElement)"

VIEWPORT: ViewportSize = {"width": 1100, "height": 900}
CELL = 'from abyss_nb.widgets import play\nboard = play(["person", "greedy"], seed=4, speed="instant")\nboard'


def assert_at_home(host: Host) -> None:
    """Everything a board does that depends on where it lies."""
    root = host.root
    expect(root).to_be_visible(timeout=20_000)
    expect(root.locator("[data-action]").first).to_be_visible()
    assert_has_theme(host, "light")
    assert root.evaluate(AMISS) == []
    play_once(host, Clicker(host.page, root, seed=5))
    root.locator("[data-action]").first.focus()
    play_once(host, Typist(host.page, root, seed=5))
    assert root.evaluate(FOCUSED), "the focus left the board"
    assert_keeps_its_keys(host)
    host.set_theme("dark")
    assert_has_theme(host, "dark")


def assert_has_theme(host: Host, theme: str) -> None:
    expect(host.root).to_have_attribute("data-theme", theme)
    expect(host.root).to_have_css("color-scheme", theme)


def play_once(host: Host, player: Clicker | Typist) -> None:
    root = host.root
    seq = root.get_attribute("data-seq")
    player.move()
    expect(root).not_to_have_attribute("data-seq", seq or "")
    if host.view:
        view = host.view()
        expect(root).to_have_attribute("data-seq", str(view["seq"]))
        assert shown(root) == expected(view)
    # Bots may answer in between, at their pace.
    expect(root.locator("[data-action]").first).to_be_visible(timeout=20_000)


def assert_keeps_its_keys(host: Host) -> None:
    root = host.root
    before = host.contents(), root.get_attribute("data-seq")
    for key in STRAY_KEYS:
        host.page.keyboard.press(key)
        assert root.evaluate(FOCUSED), f"{key} took the focus away"
        assert (host.contents(), root.get_attribute("data-seq")) == before, f"{key} did something"
    expect(host.page.locator("dialog, [role=dialog], .jp-Dialog")).to_have_count(0)


def assert_at_home_in_jupyter(notebook: Notebook) -> None:
    notebook.open_cells(CELL)
    notebook.run_all()
    host = hosts.jupyter(notebook)
    assert_at_home(host)
    # The other tests find the server as it was.
    host.set_theme("light")
    assert_has_theme(host, "light")


def test_in_jupyterlab(notebook: Notebook) -> None:
    assert_at_home_in_jupyter(notebook)


def test_in_notebook_7(lab: LabServer, lab_context: BrowserContext) -> None:
    notebook = Notebook(lab_context.new_page(), lab, at=NOTEBOOK_7)
    assert_at_home_in_jupyter(notebook)
    notebook.close()
    # Notebook 7 raises errors of its own while it loads (jupyter/notebook#7862); those of a widget come from a blob.
    errors = notebook.watch.page_errors
    errors[:] = [error for error in errors if "blob:" in error]
    notebook.watch.assert_clean()


def test_as_an_app_in_voila(chromium: Browser, tmp_path: Path) -> None:
    with hosts.voila(chromium.new_page(viewport=VIEWPORT), tmp_path / "home") as host:
        assert_at_home(host)
        page, root = host.page, host.root
        assert root.evaluate("(root) => root.getBoundingClientRect().width") > 0.94 * VIEWPORT["width"]
        expect(page.locator(".jp-Editor, pre, code").locator("visible=true")).to_have_count(0)
        page.get_by_label("Language").select_option("Français")
        expect(root).to_have_attribute("lang", "fr")
        page.locator(".widget-dropdown select").nth(2).select_option(words("fr").label("kind.random"))
        page.locator("button.mod-primary").click()
        expect(root.locator(".ab-player")).to_have_count(3)


def test_in_marimo(chromium: Browser, tmp_path: Path) -> None:
    page = chromium.new_page(viewport=VIEWPORT, color_scheme="light")
    with hosts.marimo(page, tmp_path / "home") as host:
        assert host.root.evaluate("(root) => root.getRootNode() instanceof ShadowRoot")
        assert_at_home(host)


def test_in_a_shadow_root(mount: Callable[..., MountedWidget]) -> None:
    board = play(["person", "greedy"], seed=4, speed="instant")
    mounted = mount(board, shadow=True, viewport=VIEWPORT)

    def view() -> dict[str, Any]:
        board.session.wait()
        mounted.flush()
        return board.view

    def mark(theme: str) -> None:
        mounted.page.evaluate(
            "(light) => { document.querySelector('#view').dataset.jpThemeLight = light }", str(theme == "light").lower()
        )

    mark("light")
    assert_at_home(Host(mounted.page, mark, view=view))
    root = Host(mounted.page, mark).root
    root.locator('[data-role="menu"]').focus()
    mounted.page.keyboard.press("?")
    expect(root.locator(".ab-help")).to_be_focused()
    mounted.page.keyboard.press("Escape")
    expect(root.locator('[data-role="menu"]')).to_be_focused()
