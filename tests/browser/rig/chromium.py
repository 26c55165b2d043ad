"""Chromium on this machine, and a watch on what its pages do."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Playwright

#: Quiet, without a sandbox (the tests may run as root) and without calls home.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]

#: What a browser is called, by whoever packages it.
COMMANDS = ["chromium", "chromium-browser", "google-chrome"]

MISSING = (
    "The browser tests need Chromium: install the package `chromium` (Debian: apt-get install chromium), or "
    "let Playwright fetch one (playwright install chromium), or set the variable CHROMIUM to one's path. "
    "To leave these tests out: pytest -m 'not browser'"
)


def find_chromium(playwright: Playwright) -> str | None:
    """The path of a browser: the variable CHROMIUM, a command on the PATH, or what Playwright fetched."""
    if chosen := os.environ.get("CHROMIUM"):
        return chosen
    fetched = playwright.chromium.executable_path
    installed = (path for command in COMMANDS if (path := shutil.which(command)))
    return next(installed, fetched if Path(fetched).exists() else None)


def launch_chromium(playwright: Playwright, executable: str) -> Browser:
    """A headless Chromium."""
    return playwright.chromium.launch(executable_path=executable, headless=True, args=ARGUMENTS)


@dataclass
class PageWatch:
    """Collects what a page must not do."""

    page_errors: list[str] = field(default_factory=list)
    """Exceptions that nothing in the page caught."""

    outside_requests: list[str] = field(default_factory=list)
    """Addresses asked for that are not on this machine."""

    @classmethod
    def of(cls, page: Page) -> PageWatch:
        """A watch on everything `page` does from now on."""
        watch = cls()
        page.on("pageerror", lambda error: watch.page_errors.append(error.stack or error.message))
        page.on("request", lambda request: watch._note_request(request.url))
        page.on("websocket", lambda socket: watch._note_request(socket.url))
        return watch

    def _note_request(self, url: str) -> None:
        address = urlsplit(url)
        if address.scheme in {"http", "https", "ws", "wss"} and address.hostname != "127.0.0.1":
            self.outside_requests.append(url)

    def assert_clean(self) -> None:
        """Fail if the page raised an error or asked anything of another machine."""
        assert self.page_errors == [], self.page_errors
        assert self.outside_requests == [], self.outside_requests
