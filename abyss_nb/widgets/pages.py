"""The pages of the tutorial: an anywidget that shows a page and sends back what people do on it.

What there is to show are plain values (`abyss_nb.tutor.pages`, `frontend/tutor/protocol.ts`).
"""

import pathlib
import traceback
from collections.abc import Callable, Mapping
from typing import Any

import anywidget
import ipywidgets
import traitlets

from abyss_nb.core.game import GameError
from abyss_nb.tutor.pages import Page
from abyss_nb.widgets.display import with_page
from abyss_nb.words import words
from abyss_nb.words.plain import message_of

_STATIC = pathlib.Path(__file__).parent / "static"

Intent = Mapping[str, Any]
Handler = Callable[[Intent], object]


class PageWidget(anywidget.AnyWidget):
    """A page.

    Attributes:
        page: What it shows.
        pictures: The pictures it shows by their names, so that a page that changes sends none of them again.
        theme: "auto" (as the notebook), "light" or "dark".
        fault: What went wrong with the last thing done on it, for people; "" if nothing did.
        last_error: The traceback of the last fault of the program.
    """

    _esm = _STATIC / "tutor.js"
    _css = _STATIC / "tutor.css"

    page = traitlets.Dict().tag(sync=True)
    pictures = traitlets.Dict().tag(sync=True)
    theme = traitlets.Enum(("auto", "light", "dark"), "auto").tag(sync=True)
    fault = traitlets.Unicode("").tag(sync=True)
    last_error = traitlets.Unicode("")

    def __init__(
        self,
        make: Callable[[], Page],
        handlers: Mapping[str, Handler] | None = None,
        static: Callable[[], str] = str,
        **traits: Any,
    ) -> None:
        """Show a page.

        Args:
            make: What makes the page; `refresh` asks it again.
            handlers: What is called for each kind of intent.
            static: What gives the page as HTML for readers without a kernel.
            **traits: Values of the traits.
        """
        super().__init__(**traits)
        self._make = make
        self._handlers = dict(handlers or {})
        self._static = static
        self.on_msg(self._on_message)
        self.refresh()

    def refresh(self, _: object = None) -> None:
        """Make the page anew."""
        self.page = self._make()

    def _on_message(self, _: object, content: object, buffers: object = None) -> None:
        intent = content if isinstance(content, dict) else {}
        kind, fault = intent.get("kind"), ""
        if kind == "error":  # what the browser could not draw; it says so itself
            self.last_error = str(intent.get("text", ""))
            return
        try:
            handler = self._handlers.get(kind) if isinstance(kind, str) else None
            if handler is None:
                raise TypeError(f"intent {kind!r}")
            handler(intent)
        except (GameError, ValueError) as error:
            fault = message_of(error)
        except Exception as error:
            self.last_error = traceback.format_exc()
            said = message_of(f"{type(error).__name__}: {error}")
            fault = words(self.page["lang"]).label("error.internal", error=said)
        self.fault = fault
        self.refresh()

    def __repr__(self) -> str:
        return f"<Page: {self.page.get('kind', '')}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Add the page as HTML, for readers without a kernel."""
        return with_page(super()._repr_mimebundle_(**kwargs), repr(self), self._static())


class Stacked(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets has no types
    """Widgets on top of each other, with a page for readers without a kernel."""

    def html(self) -> str:
        """Return it as HTML that needs nothing else."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return with_page(super()._repr_mimebundle_(**kwargs), repr(self), self.html())
