"""The pages of the tutorial: an anywidget that shows a page and sends back what people do on it.

What there is to show are plain values (`abyss_nb.tutor.pages`, `frontend/tutor/protocol.ts`).
"""

import pathlib
import traceback
from collections.abc import Callable, Mapping
from typing import Any

import anywidget
import traitlets

from abyss_nb.core.game import GameError
from abyss_nb.tutor.pages import Page
from abyss_nb.words.plain import message_of

_STATIC = pathlib.Path(__file__).parent / "static"

Intent = Mapping[str, Any]
Handler = Callable[[Intent], object]


class PageWidget(anywidget.AnyWidget):
    """A page.

    Attributes:
        page: What it shows.
        theme: "auto" (as the notebook), "light" or "dark".
        fault: What went wrong with the last thing done on it, for people; "" if nothing did.
        last_error: The traceback of the last fault of the program.
    """

    _esm = _STATIC / "tutor.js"
    _css = _STATIC / "tutor.css"

    page = traitlets.Dict().tag(sync=True)
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
        handler = self._handlers.get(str(intent.get("kind")))
        fault = ""
        try:
            if handler is not None:
                handler(intent)
        except (GameError, ValueError, KeyError, TypeError) as error:
            fault = message_of(str(error.args[0]) if error.args else type(error).__name__)
        except Exception as error:
            self.last_error = traceback.format_exc()
            fault = message_of(f"{type(error).__name__}: {error}")
        self.fault = fault
        self.refresh()

    def __repr__(self) -> str:
        return f"<Page: {self.page.get('kind', '')}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Add the page as HTML, for readers without a kernel."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**(data or {}), "text/plain": repr(self), "text/html": self._static()}, metadata
