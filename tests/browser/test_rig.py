"""The rig itself, proved with a widget that counts clicks in Python."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .rig.lab import Notebook
from .rig.mount import MountedWidget

COUNTER = '''
import anywidget
import traitlets


class Counter(anywidget.AnyWidget):
    _esm = """
    function render({ model, el }) {
        const button = document.createElement("button");
        button.className = "rig-counter";
        const draw = () => { button.textContent = `clicked ${model.get("count")}`; };
        const press = () => model.send({ kind: "press" });
        button.addEventListener("click", press);
        model.on("change:count", draw);
        draw();
        el.append(button);
        return () => model.off("change:count", draw);
    }
    export default { render };
    """
    _css = ".rig-counter { outline-color: rgb(1, 2, 3); }"
    count = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(lambda _, message, buffers: self.press(message))

    def press(self, message):
        assert message == {"kind": "press"}
        self.count += 1
'''


@pytest.fixture
def counter() -> object:
    """The widget above, made in this process."""
    names: dict[str, type] = {}
    exec(COUNTER, names)
    return names["Counter"]()


def test_click_in_jupyterlab_reaches_python_and_comes_back(notebook: Notebook) -> None:
    notebook.open_cells(COUNTER, "counter = Counter()\ncounter")
    notebook.run_all()
    button = notebook.page.locator("button.rig-counter")
    expect(button).to_have_text("clicked 0")
    button.click()
    expect(button).to_have_text("clicked 1")
    assert notebook.python("print(counter.count)") == "1"
    notebook.python("counter.count = 41")
    expect(button).to_have_text("clicked 41")
    assert notebook.cell_count() == 2


def test_an_exception_in_the_kernel_is_raised_in_the_test(notebook: Notebook) -> None:
    notebook.open_cells("1")
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        notebook.python("1 / 0")


def test_click_without_jupyter_reaches_python_and_comes_back(
    mount: Callable[..., MountedWidget], counter: object
) -> None:
    mounted = mount(counter)
    button = mounted.page.get_by_role("button")
    button.click()
    expect(button).to_have_text("clicked 1")
    expect(button).to_have_css("outline-color", "rgb(1, 2, 3)")
    mounted.widget.count = 41
    expect(button).to_have_text("clicked 41")
    assert mounted.unmount() == 0


def test_a_change_made_by_another_thread_reaches_the_page(mount: Callable[..., MountedWidget], counter: object) -> None:
    mounted = mount(counter)
    thread = threading.Thread(target=mounted.widget.set_trait, args=("count", 7))
    thread.start()
    thread.join()
    mounted.wait_until(lambda: mounted.page.get_by_role("button").inner_text() == "clicked 7")


def test_a_page_error_and_a_request_to_another_machine_are_seen(
    mount: Callable[..., MountedWidget], counter: object
) -> None:
    mounted = mount(counter)
    page, watch = mounted.page, mounted.watch
    page.route("**/*", lambda route: route.abort())
    page.evaluate(
        """() => {
            setTimeout(() => { throw new Error("broken") });
            fetch("https://example.org/x").catch(() => {});
        }"""
    )
    mounted.wait_until(lambda: bool(watch.page_errors) and bool(watch.outside_requests))
    with pytest.raises(AssertionError):
        watch.assert_clean()
    assert "broken" in watch.page_errors.pop()
    assert watch.outside_requests.pop() == "https://example.org/x"
