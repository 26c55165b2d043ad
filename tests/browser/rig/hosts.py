"""The hosts that show a board: how each is started, how it becomes dark, and what a stray key would change."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .chromium import PageWatch
from .lab import Notebook, view_of
from .server import free_port, running

NOTEBOOKS = Path(__file__).parents[3] / "notebooks"
SHOWN_MILLISECONDS = 60_000

#: Follow the system's theme, and run the cells when the notebook is opened, as JupyterLab's tests do.
MARIMO_SETTINGS = """
[display]
theme = "system"

[runtime]
auto_instantiate = true
"""


@dataclass(frozen=True)
class Host:
    """A page with a board in it."""

    page: Page
    set_theme: Callable[[str], object]
    """Makes the page "light" or "dark"; what is played may be lost."""

    contents: Callable[[], object] = lambda: None
    """What the host's own shortcuts would change."""

    view: Callable[[], dict[str, Any]] | None = None
    """What Python gave the board, where the test can ask for it."""

    @property
    def root(self) -> Locator:
        """The board; Playwright looks into shadow roots too."""
        return self.page.locator(".ab-root")


def jupyter(notebook: Notebook) -> Host:
    """A notebook in JupyterLab or in Notebook 7 whose cells have made a `board`."""

    def set_theme(theme: str) -> None:
        notebook.command("apputils:change-theme", theme=f"JupyterLab {theme.title()}")
        # A second change while the curtain of the first one falls is an error of JupyterLab's.
        expect(notebook.page.locator("#jupyterlab-splash")).to_have_count(0)

    return Host(notebook.page, set_theme, notebook.contents, view=lambda: view_of(notebook))


@contextmanager
def voila(page: Page, home: Path) -> Iterator[Host]:
    """`notebooks/play.ipynb` as an app."""
    address = f"http://127.0.0.1:{(port := free_port())}"
    command = [
        *(sys.executable, "-m", "voila", str(NOTEBOOKS / "play.ipynb")),
        *("--no-browser", f"--port={port}", "--Voila.port_retries=0", "--Voila.ip=127.0.0.1"),
    ]

    def show(theme: str) -> None:
        page.goto(f"{address}/?theme={theme}", wait_until="domcontentloaded")
        page.locator(".ab-root").wait_for(timeout=SHOWN_MILLISECONDS)

    with _watched(page), running(command, home, f"{address}/voila/static/voila.js"):
        show("light")
        yield Host(page, show)


@contextmanager
def marimo(page: Page, home: Path) -> Iterator[Host]:
    """`notebooks/play_marimo.py` in marimo's editor, which has shortcuts; `marimo run` shows the same without."""
    settings = home / ".config" / "marimo"
    settings.mkdir(parents=True)
    (settings / "marimo.toml").write_text(MARIMO_SETTINGS)
    notebook = shutil.copy(NOTEBOOKS / "play_marimo.py", home)
    address = f"http://127.0.0.1:{(port := free_port())}"
    command = [
        *(sys.executable, "-m", "marimo", "edit", str(notebook)),
        *("--headless", "--no-token", "--skip-update-check", "--host=127.0.0.1", f"--port={port}"),
    ]

    def contents() -> list[str]:
        cells: list[str] = page.locator("[data-cell-id] .cm-content, [role=dialog]").all_inner_texts()
        return cells

    with _watched(page), running(command, home, f"{address}/health"):
        page.goto(address, wait_until="domcontentloaded")
        page.locator(".ab-root").wait_for(timeout=SHOWN_MILLISECONDS)
        yield Host(page, lambda theme: page.emulate_media(color_scheme=theme), contents)  # type: ignore[arg-type]


@contextmanager
def _watched(page: Page) -> Iterator[None]:
    """Close the page at the end, and fail if it raised an error or asked anything of another machine."""
    watch = PageWatch.of(page)
    try:
        yield
    finally:
        page.close()
    watch.assert_clean()
