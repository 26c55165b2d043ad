"""The rules in words for people, by their IDs: one Markdown file per language, `abyss.en.md` and its like.

>>> from abyss_nb.core.rulebook import rule
>>> rule("PLOT-COST").text
'Pay 1 Pearl to the Treasury for every plot.'

A file is read when it is first asked for. Its numbers and the names of cards come from the data of the box.
"""

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from abyss_nb.core.abyss.cards import LORDS, RULES
from abyss_nb.core.abyss.reader import shown
from abyss_nb.core.game import GameError
from abyss_nb.core.rulebook.values import values

_PLACEHOLDER = re.compile(r"\{([a-z][\w.-]*)\}")
_SECTION = re.compile(r"^## (.+) \{#([a-z-]+)\}$", re.MULTILINE)
_RULE = re.compile(r"^### (\S+)\n\*\*(.+)\*\*$", re.MULTILINE)
_LINK = re.compile(r"\[([A-Z0-9-]+)\]")


class Rule(NamedTuple):
    """A rule in one language.

    Attributes:
        id: Its ID, the same in every language.
        title: What it is called, a few words of plain text.
        text: What it says, in Markdown: paragraphs with an empty line between them, lists with "- ", names of options
            in backticks, and the IDs of other rules in brackets, such as [PLOT-COST].
        section: The ID of the section it stands in.
        links: The IDs of the rules that the text points to, each once, in its order.
        lang: The language of title and text.
    """

    id: str
    title: str
    text: str
    section: str
    links: tuple[str, ...]
    lang: str


class Section(NamedTuple):
    """A part of the rulebook.

    Attributes:
        id: Its ID, the same in every language.
        title: What it is called.
        rules: Its rules in the order in which they are best read.
    """

    id: str
    title: str
    rules: tuple[Rule, ...]


class Rulebook(NamedTuple):
    """All rules in one language.

    Attributes:
        title: What it is called.
        sections: Its parts in the order in which they are best read.
    """

    title: str
    sections: tuple[Section, ...]


class UnknownRule(GameError, ValueError):
    """There is no rule with this ID.

    Attributes:
        id: What was asked for.
        near: IDs that were perhaps meant, the most alike first.
    """

    def __init__(self, id: str) -> None:
        self.id = id
        self.near = tuple(get_close_matches(id.upper(), RULES))
        hint = f"; near ones are {', '.join(self.near)}" if self.near else ""
        super().__init__(f"there is no rule {shown(id)}{hint}")


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of the languages that the rules are written in."""
    return tuple(lang for lang in LORDS[0].names if (files(__name__) / f"abyss.{lang}.md").is_file())


@cache
def rulebook(lang: str = "en") -> Rulebook:
    """Return all rules in a language.

    Raises:
        ValueError: there are no rules in this language; the message names the known ones.
    """
    if lang not in languages():
        raise ValueError(f"no rules in the language {shown(lang)}; known are {', '.join(map(repr, languages()))}")
    written = (files(__name__) / f"abyss.{lang}.md").read_text(encoding="utf-8")
    known = values(lang)
    head, *parts = _SECTION.split(_PLACEHOLDER.sub(lambda found: known[found[1]], written))
    sections = (_section(*part, lang) for part in zip(parts[1::3], parts[::3], parts[2::3], strict=True))
    return Rulebook(head.removeprefix("# ").strip(), tuple(sections))


def _section(id: str, title: str, text: str, lang: str) -> Section:
    _, *parts = _RULE.split(text)
    rules = (
        Rule(name, called, said.strip(), id, tuple(dict.fromkeys(_LINK.findall(said))), lang)
        for name, called, said in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    )
    return Section(id, title, tuple(rules))


def sections(lang: str = "en") -> tuple[Section, ...]:
    """Return the parts of the rulebook in reading order.

    Raises:
        ValueError: there are no rules in this language; the message names the known ones.
    """
    return rulebook(lang).sections


def rules(lang: str = "en") -> tuple[Rule, ...]:
    """Return every rule in reading order.

    Raises:
        ValueError: there are no rules in this language; the message names the known ones.
    """
    return tuple(_by_id(lang).values())


@cache
def _by_id(lang: str) -> dict[str, Rule]:
    return {rule.id: rule for section in sections(lang) for rule in section.rules}


def rule(id: str, lang: str = "en") -> Rule:
    """Return a rule.

    >>> rule("TIE-SHARED").title
    'Tie: shared victory'

    Raises:
        UnknownRule: there is no rule with this ID; the message names near ones.
        ValueError: there are no rules in this language; the message names the known ones.
    """
    found = _by_id(lang).get(id)
    if found is None:
        raise UnknownRule(id)
    return found
