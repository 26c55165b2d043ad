"""A real JupyterLab server, and one notebook open in JupyterLab or in Notebook 7."""

from __future__ import annotations

import json
import secrets
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nbformat
from playwright.sync_api import Page

from .chromium import PageWatch
from .server import free_port, running

PAGE_MILLISECONDS = 60_000

#: Where the two of them show a notebook.
LAB, NOTEBOOK_7 = "/doc/tree", "/notebooks"

#: No news pop-up over the notebook. JupyterLab wants `fetchNews` as a string.
NOTIFICATION_SETTINGS = {"fetchNews": "false", "checkForUpdates": False, "doNotDisturbMode": True}

#: A notebook that names no kernel opens with a dialog that asks for one.
KERNEL = {"name": "python3", "display_name": "Python 3", "language": "python"}


#: What `jupyter-collaboration` consists of, where it is installed: of the server, and of the page.
COLLABORATION_OF_SERVER = ["jupyter_server_ydoc", "jupyter_server_fileid"]
COLLABORATION_OF_PAGE = ["@jupyter/collaboration-extension", "@jupyter/docprovider-extension"]


@dataclass(frozen=True)
class LabServer:
    """A JupyterLab that listens on this machine only."""

    address: str
    token: str
    folder: Path
    """Where its notebooks lie."""

    def url(self, path: str) -> str:
        """The full address of `path`, with the token."""
        return f"{self.address}{path}?token={self.token}"


@contextmanager
def running_lab(home: Path, collaboration: bool = False) -> Iterator[LabServer]:
    """A JupyterLab with default settings that keeps everything it writes in `home`; Notebook 7 is served with it.

    With `collaboration` several people work in one notebook, else it is as without that extension.
    """
    port = free_port()
    folder = home / "notebooks"
    folder.mkdir()
    server = LabServer(f"http://127.0.0.1:{port}", secrets.token_hex(16), folder)

    settings = home / "settings" / "@jupyterlab" / "apputils-extension"
    settings.mkdir(parents=True)
    (settings / "notification.jupyterlab-settings").write_text(json.dumps(NOTIFICATION_SETTINGS))
    if not collaboration:
        leave_collaboration_out(home)
    command = [
        *(sys.executable, "-m", "jupyter", "lab"),
        *("--no-browser", "--allow-root", "--ip=127.0.0.1", f"--port={port}"),
        "--ServerApp.port_retries=0",
        f"--ServerApp.root_dir={folder}",
        "--ServerApp.terminals_enabled=False",
        f"--IdentityProvider.token={server.token}",
        "--LabApp.expose_app_in_browser=True",
        "--LabApp.extension_manager=readonly",
        "--JupyterNotebookApp.expose_app_in_browser=True",
    ]
    with running(command, home, server.url("/api/status")):
        yield server


def leave_collaboration_out(home: Path) -> None:
    """Let what is started with this home run as if `jupyter-collaboration` were not installed."""
    config = home / "config"
    (config / "labconfig").mkdir(parents=True)
    server = {"ServerApp": {"jpserver_extensions": dict.fromkeys(COLLABORATION_OF_SERVER, False)}}
    (config / "jupyter_server_config.json").write_text(json.dumps(server))
    page = {"disabledExtensions": dict.fromkeys(COLLABORATION_OF_PAGE, True)}
    (config / "labconfig" / "page_config.json").write_text(json.dumps(page))


class Notebook:
    """One notebook in a page of JupyterLab or of Notebook 7, with its own kernel."""

    name: str
    """Its file, once it is open."""

    def __init__(self, page: Page, server: LabServer, at: str = LAB) -> None:
        self.page = page
        self.server = server
        self.at = at
        self.watch = PageWatch.of(page)

    def open(self, path: Path) -> Notebook:
        """Open a copy of the notebook at `path`, and wait for its kernel."""
        shutil.copy(path, self.server.folder / path.name)
        return self._show(path.name)

    def open_cells(self, *sources: str) -> Notebook:
        """Open a new notebook whose code cells are `sources`, and wait for its kernel."""
        notebook = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(source) for source in sources],
            metadata={"kernelspec": KERNEL},
        )
        name = f"cells-{secrets.token_hex(4)}.ipynb"
        nbformat.write(notebook, self.server.folder / name)
        return self._show(name)

    def join(self, other: Notebook) -> Notebook:
        """Open what another page shows, with the same kernel."""
        return self._show(other.name)

    def _show(self, name: str) -> Notebook:
        self.name = name
        self.page.goto(self.server.url(f"{self.at}/{name}") + "&reset", wait_until="domcontentloaded")
        self._wait_until_shown()
        return self

    def _wait_until_shown(self) -> None:
        self.page.wait_for_function("() => window.jupyterapp", timeout=PAGE_MILLISECONDS)
        self.page.evaluate("async () => { await window.jupyterapp.restored }")
        self.page.wait_for_selector(".jp-NotebookPanel .jp-Cell", timeout=PAGE_MILLISECONDS)
        self.wait_until_idle()

    def reload(self) -> None:
        """Load the page again; the kernel goes on."""
        self.page.reload(wait_until="domcontentloaded")
        self._wait_until_shown()

    def wait_until_idle(self, milliseconds: int = PAGE_MILLISECONDS) -> None:
        """Wait until the kernel is connected and has nothing to do.

        This asks the kernel connection: the page's own indicator says idle before there is a kernel.
        """
        self.page.evaluate(
            """async (milliseconds) => {
                const panel = window.jupyterapp.shell.currentWidget;
                const idle = () => {
                    const kernel = panel.sessionContext.session?.kernel;
                    return kernel?.connectionStatus === "connected" && kernel.status === "idle";
                };
                const deadline = Date.now() + milliseconds;
                while (!(panel.sessionContext.isReady && idle())) {
                    if (Date.now() > deadline) throw new Error("the notebook's kernel is not idle");
                    await new Promise((resolve) => setTimeout(resolve, 30));
                }
            }""",
            milliseconds,
        )

    def command(self, name: str, **arguments: object) -> None:
        """Carry out a JupyterLab command, such as `docmanager:save`."""
        self.page.evaluate(
            "async ([name, arguments_]) => { await window.jupyterapp.commands.execute(name, arguments_) }",
            [name, arguments],
        )

    def run_all(self) -> None:
        """Run every cell, and wait until the kernel is idle again."""
        self.command("notebook:run-all-cells")
        self.wait_until_idle()

    def cell_count(self) -> int:
        """How many cells the notebook has; the page itself holds only those in sight."""
        count: int = self.page.evaluate("() => window.jupyterapp.shell.currentWidget.content.widgets.length")
        return count

    def contents(self) -> list[list[str]]:
        """Kind and text of every cell: what a shortcut would change."""
        cells: list[list[str]] = self.page.evaluate(
            """() => window.jupyterapp.shell.currentWidget.content.model.sharedModel.cells
                .map((cell) => [cell.cell_type, cell.getSource()])"""
        )
        return cells

    def python(self, code: str) -> str:
        """What `code` prints when the notebook's kernel runs it; an exception there is raised here."""
        printed, error = self.page.evaluate(
            """async (code) => {
                const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
                let printed = "", error = null;
                const future = kernel.requestExecute({ code, store_history: false });
                future.onIOPub = ({ header, content }) => {
                    if (header.msg_type === "stream") printed += content.text;
                    if (header.msg_type === "error") error = `${content.ename}: ${content.evalue}`;
                };
                await future.done;
                return [printed, error];
            }""",
            code,
        )
        if error is not None:
            raise RuntimeError(f"in the notebook: {error}")
        assert isinstance(printed, str)
        return printed.strip()

    def close(self) -> None:
        """Stop the kernel and close the page."""
        self.page.evaluate("async () => { await window.jupyterapp?.shell.currentWidget?.sessionContext.shutdown() }")
        self.page.close()


def view_of(notebook: Notebook, name: str = "board") -> dict[str, Any]:
    """What Python gives the board once the bots have answered."""
    code = f"import json; {name}.session.wait(20); assert not {name}.last_error; print(json.dumps({name}.view))"
    view: dict[str, Any] = json.loads(notebook.python(code))
    return view
