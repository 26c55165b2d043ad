"""What happened, as lines of a log: sentences with chips for players, cards and tokens in them.

A sentence is a pattern; it is cut at its placeholders, so that the order of words may differ between languages.
"""

from collections.abc import Callable, Container, Iterable
from string import Formatter
from typing import TypedDict

from abyss_nb.core.abyss.cards import ALLY, LOCATION, LORD, RACE, SEAT
from abyss_nb.core.abyss.state import Decision
from abyss_nb.core.abyss.steps import KINDS as STEPS
from abyss_nb.core.game import Event
from abyss_nb.words.actions import ActionWords
from abyss_nb.words.names import NOBODY, Names, counted


class LogPart(TypedDict):
    """A piece of a log line: `type` is "text" or what a chip stands for, `id` its word ("" for text)."""

    type: str
    text: str
    id: str


def text_part(text: str) -> LogPart:
    """Return a piece of plain text."""
    return {"type": "text", "text": text, "id": ""}


def assembled(pattern: str, value: Callable[[str], str | list[LogPart]]) -> list[LogPart]:
    """Cut a pattern at its placeholders and put parts there; pieces of text that meet become one.

    Args:
        pattern: A text with {placeholders}.
        value: Gives what stands for a placeholder, by its name.
    """
    parts: list[LogPart] = []
    for text, field, _, _ in Formatter().parse(pattern):
        there = value(field) if field is not None else ""
        for part in [text_part(text), *([text_part(there)] if isinstance(there, str) else there)]:
            if part["type"] == "text" and parts and parts[-1]["type"] == "text":
                parts[-1] = text_part(parts[-1]["text"] + part["text"])
            elif part["text"]:
                parts.append(part)
    return parts


_VARIANTS: dict[str, Callable[[Event], str]] = {
    "threat": lambda e: ".reset" if e.rule == "THREAT-RESET" else "",
    "monster-token": lambda e: ".seen" if e.items else "",
    "key-tokens": lambda e: ".back" if e.number < 0 else "",
    "pearls": lambda e: ".back" if e.number < 0 else "",
    "council": lambda e: ".seen" if e.items else "",
    "court-replaced": lambda e: "" if len(e.items) == 2 else ".hidden",
    "steal": lambda e: ".seen" if e.items else "",
    "swap-location": lambda e: ".hidden" if len(e.items) != 2 else ".stack" if e.target == "stack" else "",
    "game-over": lambda e: ("", ".one", ".shared")[min(len(e.items), 2)],
    "auto": lambda e: ".seen" if e.items else "",
}
"""Kinds of events that are told in several ways, and which way."""

_COUNTS_NO_CARDS = ("reveal", "plot", "pay")
"""Kinds of events with cards whose number is something else: a space, Pearls."""

_ASKED_BY = {kind.rule: name for name, kind in STEPS.items() if kind.asks}
"""The kind of decision that a rule asks."""

_CHIPS: dict[str, Container[str]] = {
    "ally": ALLY,
    "lord": LORD,
    "location": LOCATION,
    "race": RACE,
    "seat": SEAT,
    "monster": ("monster",),
}
"""The types of chips and the words they stand for."""


class EventWords(ActionWords):
    """Words for events."""

    def event_parts(self, event: Event, names: Names = NOBODY) -> list[LogPart]:
        """Return an event as a line of the log, in parts.

        Args:
            event: The event as its reader may see it (`Event.for_seat`); hidden cards are told by their number.
            names: What the players are called.

        >>> EventWords("en").event_parts(Event("take", "EXPLORE-TAKE", "p1", ("crab-3",)), {"p1": "Ann"})[2]
        {'type': 'ally', 'text': 'crab 3', 'id': 'crab-3'}
        """
        variant = _VARIANTS[event.kind](event) if event.kind in _VARIANTS else ""
        pattern = self.pattern(f"event.{event.kind}{variant}", abs(event.number))
        return assembled(pattern, lambda field: self._field(field, event, names))

    def _field(self, field: str, event: Event, names: Names) -> str | list[LogPart]:
        """Return what stands for a placeholder in the sentence of an event."""
        n = abs(event.number)
        match field:
            case "seat":
                return self._chips([event.seat], names)
            case "target":
                return self._chips([event.target], names)
            case "items":
                return self._chips(event.items, names) or self._hidden(event)
            case "first" | "second":
                return self._chips([event.items[field == "second"]], names)
            case "cards":
                return self.count("count.cards", n)
            case "value":
                return event.items[0]
            case "pearls":
                return [{"type": "pearls", "text": self.pearls(n), "id": str(n)}]
            case "keys":
                return [{"type": "keys", "text": self.count("count.key_tokens", n), "id": str(n)}]
            case "monster":
                return self._chips(["monster"], names)
            case "monsters":
                return [{"type": "monster", "text": self.count("count.monsters", n), "id": "monster"}]
            case "token":
                return [{"type": "monster", "text": self.label("monster_token"), "id": "monster"}]
            case "action":
                return self._played(event, names)
            case "n":
                return str(n)
        raise KeyError(f"no placeholder {field!r} in events")

    def event_text(self, event: Event, names: Names = NOBODY) -> str:
        """Return an event as a line of plain text."""
        return "".join(part["text"] for part in self.event_parts(event, names))

    def _chips(self, words: Iterable[str], names: Names) -> list[LogPart]:
        """Return chips for words, equal ones counted, with commas between them."""
        parts: list[LogPart] = []
        for word, n in counted(word for word in words if word):
            if parts:
                parts.append(text_part(", "))
            kind = next((kind for kind, known in _CHIPS.items() if word in known), "text")
            chip: LogPart = {
                "type": kind,
                "text": self.thing(word, names),
                "id": "" if kind == "text" else word,
            }
            parts += self._times(n, chip) if n > 1 else [chip]
        return parts

    def _times(self, n: int, chip: LogPart) -> list[LogPart]:
        """Return a chip for several equal cards."""
        return assembled(self.pattern("several"), lambda field: str(n) if field == "n" else [chip])

    def _hidden(self, event: Event) -> str:
        """Return words for cards that may not be seen: how many there are, as far as the event tells."""
        return self.count("count.cards", 1 if event.kind in _COUNTS_NO_CARDS else max(1, event.number))

    def _played(self, event: Event, names: Names) -> str:
        """Return the action of an `auto` event in words."""
        decision = Decision(event.seat, _ASKED_BY.get(event.rule, ""), "", event.rule)
        return self.action_label(event.items[0], decision, names)
