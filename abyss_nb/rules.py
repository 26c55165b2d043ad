"""The rulebook: rules by ID, by words in any language, and the scenarios that show them.

>>> from abyss_nb import rules
>>> rules.find("two lords left")[0].id
'COURT-REFILL-BONUS'
>>> rules.examples("PLOT-COST")
('PLOT-PRICE-AND-PLACE', 'PLOT-WITHOUT-PEARL', 'PLOT-SPENDS-THE-PEARL')
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import log
from pathlib import Path
from typing import NamedTuple

from abyss_nb.core.rulebook import Rule, Section, UnknownRule, languages, rule, rulebook, rules, sections
from abyss_nb.core.scenario import Scenario, read_file
from abyss_nb.words import words

__all__ = [
    "Rule",
    "Section",
    "UnknownRule",
    "examples",
    "find",
    "languages",
    "rule",
    "rulebook",
    "rules",
    "scenarios",
    "sections",
]

LONGEST_QUERY = 200
"""How many characters of a query are read."""
MOST_WORDS = 12
"""How many different words of a query are looked for."""
_WORD = re.compile(r"[^\W_]+")
_LINK = re.compile(r"\[[A-Z0-9-]+\]")
_PLURAL = re.compile(r"(?<=...)(?:es|s|x)$")
"""The end of a plural in any of the languages; without it, a word is the beginning of its plural and its singular."""
_IN_TEXT, _IN_TITLE = 1, 3
"""What a word of a text counts, and one of a title or an ID."""


def _words(text: str) -> list[str]:
    """Return the words of a text without accents and capitals."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return _WORD.findall(plain)


def _different(text: str) -> list[str]:
    """Return the words of a text as `_words` does, each once."""
    return list(dict.fromkeys(_words(text)))


@cache
def _numerals(lang: str) -> dict[str, str]:
    """Return the digits of number words: the texts hold digits, people search with either."""
    return {word: str(number) for number, word in enumerate(_words(words(lang).label("rulebook.numbers")), 2)}


@cache
def _index(lang: str) -> dict[str, dict[str, int]]:
    """Return for each word of the rules the IDs of the rules it is in, and what it counts there."""
    found: dict[str, dict[str, int]] = {}
    for one in rules(lang):
        # The IDs are English: elsewhere their words would be rare, and count too much.
        title = f"{one.title} {one.id}" if lang == "en" else one.title
        for weight, text in ((_IN_TEXT, _LINK.sub("", one.text)), (_IN_TITLE, title)):
            for word in _words(text):
                found.setdefault(word, {})[one.id] = weight
    return found


@cache
def _names(lang: str) -> dict[str, tuple[list[str], ...]]:
    """Return the words of the ID and of the title of every rule, by its ID."""
    return {one.id: (_different(one.id), _different(one.title)) for one in rules(lang)}


class _Hits(NamedTuple):
    """What a word of a query finds.

    Attributes:
        rarity: The greater, the fewer rules have the word.
        weights: What the word counts in the rules that have it, by their IDs.
    """

    rarity: float
    weights: dict[str, int]


def _hits(word: str, lang: str) -> _Hits:
    """Look for a word, or for words that it is the beginning of; these count half."""
    word = _numerals(lang).get(word, word)
    start = word if word.isdigit() else _PLURAL.sub("", word)
    weights: dict[str, int] = {}
    for known, found in _index(lang).items():
        if known == word or (known.startswith(start) and not word.isdigit()):
            for id, weight in found.items():
                weights[id] = max(weights.get(id, 0), weight * (2 if known == word else 1))
    return _Hits(log(1 + len(rules(lang)) / max(1, len(weights))), weights)


class _Fit(NamedTuple):
    """How well a rule fits a query, to be compared: the better, the greater.

    Attributes:
        whole: The query is its ID or its title.
        score: How well the words fit.
        place: Where it stands in the rulebook, counted backwards.
        lang: The language in which it fits.
    """

    whole: bool
    score: float
    place: int
    lang: str


def find(query: str, lang: str | None = None) -> list[Rule]:
    """Return the rules that a query in any of the languages fits, the best first.

    Accents, capitals, plurals and the order of words make no difference, and the beginning of a word is enough. Rare
    words count more than common ones, and missing one costs a rule more. The whole ID or title of a rule finds it
    first; what fits far worse than the best is left out.

    Args:
        query: Words, or an ID or a part of one; of a very long query only the beginning counts.
        lang: The language of the rules returned; None gives each in the language in which it fits best.

    Raises:
        ValueError: there are no rules in this language; the message names the known ones.
    """
    if lang is not None:
        rulebook(lang)
    asked = _different(query[:LONGEST_QUERY])[:MOST_WORDS]
    best: dict[str, _Fit] = {}
    for each in languages():
        hits = [_hits(word, each) for word in asked]
        for place, one in enumerate(rules(each)):
            got = [(hit.rarity, hit.weights[one.id]) for hit in hits if one.id in hit.weights]
            share = sum(rarity for rarity, _ in got) / sum(hit.rarity for hit in hits) if got else 0
            score = share * sum(rarity * weight for rarity, weight in got)
            fit = _Fit(asked in _names(each)[one.id], score, -place, each)
            if got and (one.id not in best or fit[:2] > best[one.id][:2]):
                best[one.id] = fit
    # A rule that has all words only in its text is still listed after one that has them in its title.
    enough = max((fit.score for fit in best.values()), default=0) * _IN_TEXT
    ranked = sorted(
        (id for id, fit in best.items() if fit.score * _IN_TITLE >= enough), key=best.__getitem__, reverse=True
    )
    return [rule(id, lang or best[id].lang) for id in ranked]


@cache
def scenarios() -> Mapping[str, Scenario]:
    """Return the scenarios that come with the program, by their IDs."""
    folder = files("abyss_nb") / "scenarios" / "abyss"
    if not folder.is_dir():
        # A checkout keeps them beside the package; they are put into it when it is built.
        folder = Path(__file__).parents[1] / "scenarios" / "abyss"
    found = [path for path in sorted(folder.iterdir(), key=str) if path.name.endswith(".json")]
    return {one.id: one for path in found for one in read_file(path.read_text(encoding="utf-8"))}


@cache
def _shown() -> dict[str, tuple[str, ...]]:
    """Return the IDs of the scenarios that show a rule, for every rule that is shown."""
    shown: dict[str, tuple[str, ...]] = {}
    for one in scenarios().values():
        for id in dict.fromkeys(one.rules):
            shown[id] = (*shown.get(id, ()), one.id)
    return shown


def examples(id: str) -> tuple[str, ...]:
    """Return the IDs of the scenarios that show a rule; a few rules cannot be shown and have none.

    Raises:
        UnknownRule: there is no rule with this ID; the message names near ones.
    """
    return _shown().get(rule(id, languages()[0]).id, ())
