"""An explanation: sentences with the rules they rest on."""

import re
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

_TWO_VOICES = re.compile(r"\[([^\[\]|]*)\|([^\[\]|]*)\]")


def voiced(pattern: str, to_reader: bool) -> str:
    """Return a pattern in one of its two voices.

    Where a pattern says `[of a player|to the reader]`, one half of the brackets stays: a sentence about somebody is
    told in the second person to whom it is about.

    >>> voiced("[{seat} gains|You gain] {pearls}.", to_reader=True)
    'You gain {pearls}.'
    """
    return _TWO_VOICES.sub(r"\2" if to_reader else r"\1", pattern)


class Part(NamedTuple):
    """A sentence or two of an explanation.

    Attributes:
        text: What is said.
        rules: The IDs of the rules it rests on; empty if it only states what is there.
    """

    text: str
    rules: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.text} ({', '.join(self.rules)})" if self.rules else self.text


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why something is as it is, in words.

    Attributes:
        title: What is explained.
        parts: What is said about it, the most direct first.
    """

    title: str
    parts: tuple[Part, ...]

    @property
    def text(self) -> str:
        """The sentences alone, a line for each part."""
        return "\n".join(part.text for part in self.parts)

    @property
    def rules(self) -> tuple[str, ...]:
        """The IDs of all rules named, each once, in the order of the parts."""
        return tuple(dict.fromkeys(rule for part in self.parts for rule in part.rules))

    def __str__(self) -> str:
        return "\n".join([self.title, *map(str, self.parts)])

    def _repr_html_(self) -> str:
        lines = [f"<p><strong>{escape(self.title)}</strong></p>"]
        for part in self.parts:
            rules = "".join(f" <code>{escape(rule)}</code>" for rule in part.rules)
            lines.append(f"<p>{escape(part.text)}{rules}</p>")
        return "\n".join(lines)
