"""A small form that starts games, and the board they are played on."""

from typing import Any

import ipywidgets
import traitlets

from abyss_nb import bots
from abyss_nb.core.abyss.cards import MAX_PLAYERS, MIN_PLAYERS
from abyss_nb.session import PERSON, Session
from abyss_nb.widgets.board import SPEEDS, BoardWidget
from abyss_nb.words import LANGUAGES, words

KINDS = (PERSON, *bots.NAMES)
DEFAULT_SEATS = (PERSON, "greedy", "", "")


class GameForm(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets has no types
    """Choose seats, bots, language and seed; below lies the board. `form.code` is the same as one line of code."""

    code = traitlets.Unicode("")

    def __init__(self, seed: int | None = None, lang: str = "en") -> None:
        """Show the form with a first game between a person and the greedy bot.

        Args:
            seed: What chance decides by in the first game; None draws one.
            lang: "en", "fr" or "es".
        """
        self.session = Session([kind for kind in DEFAULT_SEATS if kind], seed=seed, lang=lang, pace=SPEEDS["normal"])
        self.board = BoardWidget(self.session)
        self._seats = [ipywidgets.Dropdown(layout={"width": "15em"}) for _ in range(MAX_PLAYERS)]
        self._lang = ipywidgets.Dropdown(
            options=[(name, key) for key, name in LANGUAGES.items()], value=lang, layout={"width": "15em"}
        )
        self._seed = ipywidgets.Text(value="" if seed is None else str(seed), layout={"width": "15em"})
        self._start = ipywidgets.Button(button_style="primary")
        self._message = ipywidgets.HTML()
        self._shown_code = ipywidgets.HTML().add_class("abyss-nb-code")
        self._label(DEFAULT_SEATS)
        self._start.on_click(self._new_game)
        self._lang.observe(self._new_language, "value")
        for control in (*self._seats, self._seed):
            control.observe(self._write_code, "value")
        # The menu of the board starts games and changes the language too.
        self._game = self.session.game
        self.session.observe(self._follow_game, "version")
        self.board.observe(self._follow_language, "lang")
        fields = ipywidgets.HBox([*self._seats, self._lang, self._seed, self._start], layout={"flex_flow": "row wrap"})
        super().__init__([fields, self._message, self._shown_code, self.board])
        self._write_code()

    def _label(self, chosen: tuple[str, ...]) -> None:
        """Write everything in the chosen language; the choices stay."""
        say = words(self._lang.value)
        people = [(say.label(f"kind.{kind}"), kind) for kind in KINDS]
        for i, (control, kind) in enumerate(zip(self._seats, chosen, strict=True)):
            control.options = people if i < MIN_PLAYERS else [(say.label("form.nobody"), ""), *people]
            control.value = kind
            control.description = say.label("form.seat", number=i + 1)
        self._lang.description = say.label("form.language")
        self._seed.description = say.label("form.seed")
        self._seed.placeholder = say.label("form.random")
        self._start.description = say.label("form.start")

    def _chosen(self) -> list[str]:
        return [control.value for control in self._seats if control.value]

    def _new_language(self, _: Any) -> None:
        self._label(tuple(control.value or "" for control in self._seats))
        self.session.lang = self._lang.value
        self.board.lang = self._lang.value
        self._write_code()

    def _follow_game(self, _: Any) -> None:
        """Show the seats of a game that began elsewhere; its seed was not told here."""
        if self._game == self.session.game:
            return
        self._game = self.session.game
        kinds = [player.kind for player in self.session.players]
        if kinds != self._chosen():
            for control, kind in zip(self._seats, [*kinds, *[""] * MAX_PLAYERS], strict=False):
                control.value = kind
        if self._seed.value.strip() != str(self.session.seed):
            self._seed.value = ""

    def _follow_language(self, _: Any) -> None:
        self._lang.value = self.board.lang

    def _write_code(self, _: Any = None) -> None:
        seed = self._seed.value.strip()
        parts = [repr(self._chosen())]
        if seed.isascii() and seed.isdigit():
            parts.append(f"seed={int(seed)}")
        parts.append(f"lang={self._lang.value!r}")
        self.code = f"play({', '.join(parts)})"
        self._shown_code.value = f"<code>board = {self.code}</code>"

    def _new_game(self, _: Any) -> None:
        seed = self._seed.value.strip()
        if seed and not (seed.isascii() and seed.isdigit()):
            self._message.value = words(self._lang.value).label("error.seed")
            return
        self._message.value = ""
        self.session.restart(self._chosen(), int(seed) if seed else None)
