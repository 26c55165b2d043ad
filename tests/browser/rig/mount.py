"""Real widgets with their real front ends in a real browser, with no Jupyter between them."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from typing import Any

from anywidget import AnyWidget
from comm.base_comm import BaseComm
from ipywidgets import Box, DOMWidget
from playwright.sync_api import Page

from .chromium import PageWatch

#: Traits of every widget that say nothing to a front end of our own.
FOREIGN_TRAITS = {"layout", "tabbable", "tooltip"}

#: The models that a host gives to front ends (get, set, save_changes, send, on, off), and a view of each. Boxes lie
#: around them as in a notebook; where the children of one change, the views before the first change stay.
HOST = """
const place = document.querySelector("#view");
const models = new Map();
const modules = new Map();
const leavings = new Map();

function modelOf(id, state) {
    const changed = new Set();
    const listeners = new Map();
    const heard = (event) => listeners.get(event) ?? [];
    const fire = (event, ...values) => [...heard(event)].forEach((listener) => listener(...values));
    const assign = (key, value) => { state[key] = value; fire(`change:${key}`); fire("change"); };
    return {
        get: (key) => state[key],
        set(key, value) { changed.add(key); assign(key, value); },
        save_changes() {
            const update = Object.fromEntries([...changed].map((key) => [key, state[key]]));
            changed.clear();
            window.toPython(id, { method: "update", state: update, buffer_paths: [] });
        },
        send: (content) => window.toPython(id, { method: "custom", content }),
        on(event, listener) { listeners.set(event, [...heard(event), listener]); },
        off(event, listener) {
            listeners.set(event, listener ? heard(event).filter((other) => other !== listener) : []);
        },
        receive({ method, state: update, content }) {
            if (method === "update") Object.entries(update).forEach(([key, value]) => assign(key, value));
            if (method === "custom") fire("msg:custom", content, []);
        },
        listening: () => [...listeners.values()].flat().length,
    };
}

async function moduleOf({ source, style }) {
    const root = place.shadowRoot ?? document.head;
    root.prepend(Object.assign(document.createElement("style"), { textContent: style }));
    const module = await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
    return typeof module.default === "function" ? await module.default() : module.default;
}

async function draw({ id, module }, element) {
    const one = models.get(id);
    const widget = await modules.get(module);
    one.leaving ??= (await widget.initialize?.({ model: one.model })) ?? (() => {});
    leavings.set(element, await widget.render({ model: one.model, el: element }));
}

async function leave(element) {
    for (const one of [element, ...element.querySelectorAll("[data-widget]")]) await leavings.get(one)?.();
    element.remove();
}

async function fill(box, tree) {
    const shown = [...box.children];
    const changed = tree.findIndex(({ id }, at) => shown[at]?.dataset.widget !== id);
    const kept = changed < 0 ? tree.length : changed;
    for (const element of shown.slice(kept)) await leave(element);
    for (const [at, told] of tree.slice(0, kept).entries()) if (told.children) await fill(shown[at], told.children);
    for (const told of tree.slice(kept)) {
        const element = document.createElement("div");
        element.dataset.widget = told.id;
        element.classList.toggle("widget-vbox", Boolean(told.children));
        box.append(element);
        await (told.children ? fill(element, told.children) : draw(told, element));
    }
}

let shown = Promise.resolve();
window.show = (tree, news) => {
    for (const [name, module] of Object.entries(news.modules)) modules.set(name, moduleOf(module));
    for (const [id, state] of Object.entries(news.states)) models.set(id, { model: modelOf(id, state) });
    shown = shown.then(() => fill(place.shadowRoot?.querySelector("div") ?? place, tree));
    return shown;
};
window.fromPython = ({ to, ...message }) => models.get(to).model.receive(message);
window.unmount = async () => {
    await window.show([], { modules: {}, states: {} });
    for (const { leaving } of models.values()) await leaving();
    return [...models.values()].reduce((sum, { model }) => sum + model.listening(), 0);
};
"""

STYLE = ".widget-vbox { display: flex; flex-direction: column; overflow: auto }"


class _Bridge(BaseComm):
    """The line from a widget to the page, in place of a kernel's."""

    def __init__(self, deliver: Callable[[dict[str, Any]], None], comm_id: str) -> None:
        self._deliver = deliver
        super().__init__(target_name="browser-test", comm_id=comm_id)

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
            self._deliver({"to": self.comm_id, **data})


class MountedWidget:
    """A widget on a page of its own, or a box with all that is in it; in a shadow root with its styles, if wanted."""

    def __init__(self, widget: DOMWidget, page: Page, shadow: bool = False) -> None:
        self.widget = widget
        self.page = page
        self.watch = PageWatch.of(page)
        self._to_page: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        self._thread = threading.get_ident()
        self._widgets: dict[str, DOMWidget] = {}
        self._modules: set[str] = set()

        page.expose_function("toPython", self._from_page)
        inside = "<template shadowrootmode='open'><div></div></template>"
        page.set_content(
            f"<!doctype html><html lang='en'><style>{STYLE}</style>"
            f"<body><main id='view'>{inside if shadow else ''}</main>"
            f"<script type='module'>{HOST}</script></body></html>"
        )
        page.wait_for_function("() => window.show")
        self.show(widget)

    def show(self, widget: DOMWidget) -> None:
        """Show this widget, or this box, and nothing else."""
        self.widget = widget
        news: dict[str, dict[str, Any]] = {"modules": {}, "states": {}}
        tree = self._tree(widget, news)
        self.page.evaluate("([tree, news]) => window.show(tree, news)", [[tree], news])
        self.flush()

    def _tree(self, widget: DOMWidget, news: dict[str, dict[str, Any]]) -> dict[str, Any]:
        """What the page has to know of a widget to show it; to `news` comes what it has not heard of yet."""
        id = widget.model_id
        new = self._widgets.get(id) is not widget
        self._widgets[id] = widget
        if isinstance(widget, Box):
            if new:
                widget.observe(lambda _: self.show(self.widget), "children")
            return {"id": id, "children": [self._tree(one, news) for one in widget.children]}
        module = type(widget).__qualname__
        if new:
            state = widget.get_state()
            news["states"][id] = {key: state[key] for key in _own_traits(state)}
            if module not in self._modules:
                self._modules.add(module)
                news["modules"][module] = {"source": state["_esm"], "style": state.get("_css", "")}
            widget.comm = _Bridge(self._deliver, id)
        return {"id": id, "module": module}

    def replace(self, widget: AnyWidget) -> None:
        """Let another widget of the same kind speak to the page from now on, as if this one had changed."""
        id = next(id for id, one in self._widgets.items() if one is self.widget)
        self.widget = self._widgets[id] = widget
        widget.comm = _Bridge(self._deliver, id)
        widget.send_state(_own_traits(widget.get_state()))

    def _from_page(self, id: str, message: dict[str, Any]) -> None:
        self._widgets[id]._handle_msg({"content": {"data": message}, "buffers": []})

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


def _own_traits(state: dict[str, Any]) -> list[str]:
    """The traits that say something to a front end of our own."""
    return [key for key in state if key[0] != "_" and key not in FOREIGN_TRAITS]
