"""A widget's real Python and real front end in a real browser, with no Jupyter between them."""

from __future__ import annotations

import json
import queue
import threading
import time
from collections.abc import Callable
from typing import Any

from anywidget import AnyWidget
from comm.base_comm import BaseComm
from playwright.sync_api import Page

from .chromium import PageWatch

#: Traits of every widget that say nothing to a front end of our own.
FOREIGN_TRAITS = {"layout", "tabbable", "tooltip"}

#: The model that a host gives a front end (get, set, save_changes, send, on, off), and one view of it.
HOST = """
const source = SOURCE;
const state = STATE;
const changed = new Set();
const listeners = new Map();
const heard = (event) => listeners.get(event) ?? [];
const fire = (event, ...values) => [...heard(event)].forEach((listener) => listener(...values));
const assign = (key, value) => { state[key] = value; fire(`change:${key}`); fire("change"); };
const model = {
    get: (key) => state[key],
    set(key, value) { changed.add(key); assign(key, value); },
    save_changes() {
        const update = Object.fromEntries([...changed].map((key) => [key, state[key]]));
        changed.clear();
        window.toPython({ method: "update", state: update, buffer_paths: [] });
    },
    send: (content) => window.toPython({ method: "custom", content }),
    on(event, listener) { listeners.set(event, [...heard(event), listener]); },
    off(event, listener) {
        listeners.set(event, listener ? heard(event).filter((other) => other !== listener) : []);
    },
};
window.fromPython = ({ method, state: update, content }) => {
    if (method === "update") Object.entries(update).forEach(([key, value]) => assign(key, value));
    if (method === "custom") fire("msg:custom", content, []);
};
const module = await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
const widget = typeof module.default === "function" ? await module.default() : module.default;
const leaveModel = await widget.initialize?.({ model });
const place = document.querySelector("#view");
const el = place.shadowRoot?.querySelector("div") ?? place;
const leaveView = await widget.render({ model, el });
window.unmount = async () => {
    await leaveView?.();
    await leaveModel?.();
    return [...listeners.values()].flat().length;
};
window.mounted = true;
"""


class _Bridge(BaseComm):
    """The line from the widget to the page, in place of a kernel's."""

    def __init__(self, deliver: Callable[[dict[str, Any]], None]) -> None:
        self._deliver = deliver
        super().__init__(target_name="browser-test")

    def publish_msg(
        self,
        msg_type: str,
        data: Any = None,
        metadata: Any = None,
        buffers: Any = None,
        **keys: Any,
    ) -> None:
        """Hand on what the widget says; opening and closing the line says nothing to the page."""
        if msg_type == "comm_msg":
            self._deliver(data)


class MountedWidget:
    """A widget on a page of its own; in a shadow root together with its styles, if asked for."""

    def __init__(self, widget: AnyWidget, page: Page, shadow: bool = False) -> None:
        self.widget = widget
        self.page = page
        self.watch = PageWatch.of(page)
        self._to_page: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        self._thread = threading.get_ident()

        state = widget.get_state()
        shared = {key: value for key, value in state.items() if key[0] != "_" and key not in FOREIGN_TRAITS}
        widget.comm = _Bridge(self._deliver)
        page.expose_function("toPython", self._from_page)
        host = HOST.replace("SOURCE", _script_json(state["_esm"]), 1).replace("STATE", _script_json(shared), 1)
        style = f"<style>{state.get('_css', '')}</style>"
        inside = f"<template shadowrootmode='open'>{style}<div></div></template>"
        page.set_content(
            f"<!doctype html><html lang='en'>{'' if shadow else style}"
            f"<body><main id='view'>{inside if shadow else ''}</main>"
            f"<script type='module'>{host}</script></body></html>"
        )
        page.wait_for_function("() => window.mounted === true")

    def replace(self, widget: AnyWidget) -> None:
        """Let another widget of the same kind speak to the page from now on, as if this one had changed."""
        self.widget = widget
        widget.comm = _Bridge(self._deliver)
        widget.send_state([key for key in widget.get_state() if key[0] != "_" and key not in FOREIGN_TRAITS])

    def _from_page(self, message: dict[str, Any]) -> None:
        self.widget._handle_msg({"content": {"data": message}, "buffers": []})

    def _deliver(self, message: dict[str, Any]) -> None:
        self._to_page.put(message)
        # Only the thread that started the browser may speak to it: a bot's thread leaves its message here.
        if threading.get_ident() == self._thread:
            self.flush()

    def flush(self) -> None:
        """Bring what other threads left for the page to it."""
        while not self._to_page.empty():
            self.page.evaluate("(message) => window.fromPython(message)", self._to_page.get())

    def wait_until(self, happened: Callable[[], bool], seconds: float = 5) -> None:
        """Let page and widget talk until `happened()`; fail if it does not."""
        deadline = time.monotonic() + seconds
        while True:
            self.flush()
            if happened():
                return
            assert time.monotonic() < deadline, "it did not happen in time"
            self.page.wait_for_timeout(10)

    def unmount(self) -> int:
        """Leave the view as a host does when its cell is deleted; how many model listeners stayed behind."""
        left: int = self.page.evaluate("() => window.unmount()")
        return left


def _script_json(value: object) -> str:
    """JSON that may stand inside a script element."""
    return json.dumps(value).replace("</", "<\\/").replace("<!--", "<\\!--")
