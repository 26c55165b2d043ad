"""The gallery: what there is to every card besides its situation in a chapter of the gallery."""

from functools import cache
from typing import Any

from abyss_nb.core.abyss.cards import LOCATION, LOCATIONS, LORD, LORDS
from abyss_nb.core.rulebook import rule, rules
from abyss_nb.tutor import course
from abyss_nb.tutor.prose import prose
from abyss_nb.words import LANGUAGES, words


@cache
def cards() -> dict[tuple[str, int], str]:
    """Return the Lord or Location of each situation of the gallery that has one, by its chapter and place."""
    say = words("en")
    named = {say.lord(lord.id): lord.id for lord in LORDS} | {say.location(tile.id): tile.id for tile in LOCATIONS}
    return {
        (name, at): named[situation.title]
        for name in course.GALLERY
        for at, situation in enumerate(course.chapter(name, "en").situations)
        if situation.title in named
    }


def rule_of(card: str) -> str:
    """Return the ID of the rule of a Lord or a Location."""
    return LORDS[LORD[card]].rule if card in LORD else LOCATIONS[LOCATION[card]].rule


def rulings(card: str) -> list[str]:
    """Return the IDs of the rules that bear on a card: what its own rule points to, and what points to it."""
    own = rule(rule_of(card))
    pointing = [one.id for one in rules() if own.id in one.links]
    return [id for id in dict.fromkeys((*pointing, *own.links)) if id != own.id]


def told(card: str) -> list[dict[str, Any]]:
    """Return what a card is called and what it does, in every language."""
    told = []
    for lang, language in LANGUAGES.items():
        say, own = words(lang), rule(rule_of(card), lang)
        told.append({"lang": lang, "language": language, "name": say.thing(card), "text": prose(own.text)})
    return told
