"""A server run for the tests: on a port of this machine only, and with a home of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

START_SECONDS = 60
STOP_SECONDS = 15


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


@contextmanager
def running(command: Sequence[str], home: Path, ready: str) -> Iterator[None]:
    """Run `command` until the block ends.

    Args:
        command: What to run; it keeps everything it writes in `home`.
        home: Its home directory, where Jupyter and its like find no settings of whoever runs the tests.
        ready: The address that answers as soon as the server is up.
    """
    home.mkdir(exist_ok=True)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")} | {
        "HOME": str(home),
        "IPYTHONDIR": str(home / "ipython"),
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
    }
    log_path = home / "server.log"
    with log_path.open("w") as log:
        process = subprocess.Popen(
            command,
            cwd=home,
            env=environment,
            stdout=log,
            stderr=log,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )
    try:
        _wait_until_up(process, ready, log_path)
        yield
    finally:
        _stop(process)


def _wait_until_up(process: subprocess.Popen[bytes], ready: str, log_path: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < deadline:
        try:
            urlopen(ready, timeout=1).close()
        except (URLError, TimeoutError, ConnectionError):
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(f"the server did not start:\n{log_path.read_text()}")


def _stop(process: subprocess.Popen[bytes]) -> None:
    """Let it stop its kernels and end; whatever of it is left then is killed."""
    process.terminate()
    with suppress(subprocess.TimeoutExpired):
        process.wait(STOP_SECONDS)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
