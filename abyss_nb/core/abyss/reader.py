"""Reading JSON strictly: every value is asked for with its type, every refusal names its place."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from abyss_nb.core.game import ImpossiblePosition

REST = "*"
_LONGEST_LIST = 200
_HUGE = 10**20


class Reader:
    """A JSON object and where it stands in the file."""

    def __init__(self, doc: object, where: str) -> None:
        if not isinstance(doc, dict):
            raise ImpossiblePosition(where, f"an object {{…}} was expected, not {shown(doc)}")
        self.doc: Mapping[str, Any] = doc
        self.where = "" if where == "position" else where

    def at(self, name: str) -> str:
        """Return the place of a field."""
        return f"{self.where}.{name}" if self.where else name

    def only(self, known: Sequence[str]) -> None:
        """Refuse fields that are not known."""
        for name in self.doc:
            if name not in known:
                raise ImpossiblePosition(self.at(str(name)), f"unknown field; known are {', '.join(known)}")

    def __contains__(self, name: str) -> bool:
        return name in self.doc

    def get(self, name: str, default: Any = None) -> Any:
        """Return a field as it is."""
        return self.doc.get(name, default)

    def child(self, name: str) -> "Reader":
        """Return the object in a field; an empty one if the field is left out."""
        return Reader(self.doc.get(name, {}), self.at(name))

    def number(self, name: str, default: int | None, low: int, high: int) -> int:
        """Return an integer from `low` to `high`; `default` None makes the field required."""
        value = self.doc.get(name, default)
        if type(value) is not int:
            raise ImpossiblePosition(self.at(name), f"a number from {low} to {high} was expected, not {shown(value)}")
        if not low <= value <= high:
            raise ImpossiblePosition(self.at(name), f"must be from {low} to {high}, not {shown(value)}")
        return value

    def flag(self, name: str) -> bool:
        """Return true or false; false if it is left out."""
        value = self.doc.get(name, False)
        if not isinstance(value, bool):
            raise ImpossiblePosition(self.at(name), f"true or false was expected, not {shown(value)}")
        return value

    def text(self, name: str) -> str:
        """Return a required text."""
        value = self.doc.get(name)
        if not isinstance(value, str):
            raise ImpossiblePosition(self.at(name), f"a text was expected, not {shown(value)}")
        return value

    def word(self, name: str, known: Mapping[str, int], default: str | None, allowed: Sequence[str]) -> int:
        """Return the number of a word out of `allowed`."""
        value = self.doc.get(name, default)
        if not isinstance(value, str) or value not in allowed:
            raise ImpossiblePosition(self.at(name), f"must be one of {', '.join(allowed)}, not {shown(value)}")
        return known[value]

    def items(self, name: str) -> list[Any]:
        """Return a list; empty if it is left out."""
        value = self.doc.get(name, [])
        if not isinstance(value, list):
            raise ImpossiblePosition(self.at(name), f"a list […] was expected, not {shown(value)}")
        if len(value) > _LONGEST_LIST:
            raise ImpossiblePosition(self.at(name), f"a list of {len(value)} is longer than anything in the game")
        return value

    def words(self, name: str) -> Iterator[tuple[str, str]]:
        """Yield the texts of a list with their places."""
        for i, word in enumerate(self.items(name)):
            place = self.at(f"{name}[{i}]")
            if not isinstance(word, str):
                raise ImpossiblePosition(place, f"a text was expected, not {shown(word)}")
            yield word, place

    def cards(self, name: str) -> Iterator[tuple[str, str]]:
        """Yield the cards of a text ("crab-1 squid-2") or a list, with their places."""
        value = self.doc.get(name, "")
        if isinstance(value, list):
            yield from self.words(name)
        elif isinstance(value, str):
            for word in value.split():
                yield word, self.at(name)
        else:
            raise ImpossiblePosition(self.at(name), f"cards such as 'crab-1 squid-2' were expected, not {shown(value)}")

    def deck_cards(self, name: str) -> list[tuple[str, str]]:
        """Return the cards written of a deck, without the sign for the rest."""
        return self._written(name, list(self.cards(name)))

    def deck_words(self, name: str) -> list[tuple[str, str]]:
        """Return the words written of a deck, without the sign for the rest."""
        return self._written(name, list(self.words(name)))

    def has_rest(self, name: str) -> bool:
        """Return whether a deck takes all components that are nowhere else."""
        if self.doc.get(name) is None:
            return True
        value = self.doc[name]
        words = value.split() if isinstance(value, str) else value
        return bool(words) and words[-1] == REST

    def _written(self, name: str, words: list[tuple[str, str]]) -> list[tuple[str, str]]:
        if words and words[-1][0] == REST:
            words.pop()
        for word, place in words:
            if word == REST:
                raise ImpossiblePosition(place, f"{REST!r} can only stand at the end of {name}")
        return words


def shown(value: object) -> str:
    """Return a value for a message, cut to a bearable length; never fails, however huge or deep it is."""
    if value is None:
        return "nothing"
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    if isinstance(value, int) and not -_HUGE < value < _HUGE:
        return "a huge number"
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "…"
