"""Fixtures of the browser tests.

`notebook` is a notebook in a real JupyterLab; `mount` puts a widget on a page without Jupyter. Both fail a
test whose page raised an error or asked anything of another machine. Every test in this folder carries the
marker `browser`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from ipywidgets import DOMWidget
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from .rig.chromium import MISSING, find_chromium, launch_chromium
from .rig.lab import LabServer, Notebook, running_lab
from .rig.mount import MountedWidget


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark every test in this folder."""
    item.add_marker(pytest.mark.browser)


# Scope "package", not "session": Playwright keeps an event loop running in this thread as long as it lives,
# which the notebooks tested elsewhere must not find.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """A headless Chromium for all tests of this folder."""
    with sync_playwright() as playwright:
        executable = find_chromium(playwright)
        if executable is None:
            pytest.fail(MISSING, pytrace=False)
        browser = launch_chromium(playwright, executable)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """A JupyterLab server for all tests of this folder."""
    with running_lab(tmp_path_factory.mktemp("lab")) as server:
        yield server


@pytest.fixture(scope="package")
def lab_context(chromium: Browser) -> Iterator[BrowserContext]:
    """The browser profile of the JupyterLab pages; sharing it keeps JupyterLab's files in the cache."""
    context = chromium.new_context(viewport={"width": 1100, "height": 900})
    yield context
    context.close()


@pytest.fixture
def notebook(lab: LabServer, lab_context: BrowserContext) -> Iterator[Notebook]:
    """A JupyterLab page: open a notebook in it, run its cells, click, ask its kernel."""
    notebook = Notebook(lab_context.new_page(), lab)
    yield notebook
    notebook.close()
    notebook.watch.assert_clean()


@pytest.fixture
def mount(chromium: Browser) -> Iterator[Callable[..., MountedWidget]]:
    """Puts a widget, or a box of them, on a page: `mount(widget, color_scheme="dark")`; the options are a context's.

    With `shadow=True` it lies in a shadow root.
    """
    mounted: list[MountedWidget] = []

    def mount(widget: DOMWidget, shadow: bool = False, **context_options: Any) -> MountedWidget:
        page = chromium.new_context(**context_options).new_page()
        mounted.append(MountedWidget(widget, page, shadow))
        return mounted[-1]

    yield mount
    for one in mounted:
        one.page.context.close()
    for one in mounted:
        one.watch.assert_clean()
