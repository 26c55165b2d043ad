"""The Book of the board: everything that depends on the language only (`protocol.ts`)."""

from typing import Any

from abyss_nb.core.abyss.cards import (
    GUILDS,
    KEYS_FOR_LOCATION,
    LOCATIONS,
    LORDS,
    LORDS_TO_END,
    PLOT_COST,
    RACES,
    REFILL_AT,
    REFILL_BONUS,
    REWARDS,
    TRACK_SPACES,
    Location,
)
from abyss_nb.words.catalog import LANGUAGES
from abyss_nb.words.names import CardNames

BOARD = "board."
"""What the ids of the board's labels begin with."""
HOW_TO = (
    *("aim", "turn", "explore", "offers", "monsters", "council"),
    *("recruit", "affiliate", "court", "keys", "end", "score"),
)
"""The parts of the short rules, in their order."""
KINDS = ("person", "random", "greedy")
"""What a seat can be, unless `book` is told otherwise."""


def sign(tile: Location) -> str:
    """Return the short sign of a Location's score.

    >>> from abyss_nb.core.abyss.cards import LOCATION
    >>> [sign(LOCATIONS[LOCATION[id]]) for id in ("barracks", "jail", "the-abyss", "city-of-mirrors")]
    ['7+2×', '15−', '2×', '=']
    """
    if tile.kind == "copy_opponent_location":
        return "="
    if tile.per_unit < 0:
        return f"{tile.base}−"
    if not tile.per_unit:
        return str(tile.base)
    times = f"{tile.per_unit}×"
    if not tile.base:
        return times
    return f"{tile.base}+" if tile.per_unit == 1 else f"{tile.base}+{times}"


def capital(text: str) -> str:
    """Return the text with a capital at its start, for a label on its own."""
    return text[:1].upper() + text[1:]


class BookWords(CardNames):
    """Words for the board as a whole."""

    def kind(self, kind: str) -> str:
        """Return what a kind of player is called; a bot that no catalog knows keeps its own name."""
        key = f"kind.{kind}"
        return self.label(key) if self.has(key) else kind

    def default_name(self, kind: str, seat: int) -> str:
        """Return what the player on a seat (counted from 0) is called who gave no name."""
        return f"{self.kind(kind)} {seat + 1}"

    def labels(self, beginning: str) -> dict[str, str]:
        """Return the labels whose ids begin so, by the rest of their ids; a page fills in their placeholders.

        A label with two forms is there for many, and under its key with ".one" for one.
        """
        said: dict[str, str] = {}
        for key in self.ids():
            if key.startswith(beginning):
                name, one, many = key.removeprefix(beginning), self.pattern(key, 1), self.pattern(key, 2)
                said |= {name: many} if one == many else {name: many, f"{name}.one": one}
        return said

    def how_to_play(self) -> list[dict[str, str]]:
        """Return the rules in short, part by part, with the numbers of the box."""
        values = {
            "plot": self.pearls(PLOT_COST),
            "spaces": TRACK_SPACES,
            "lords": self.count("count.lords", REFILL_AT),
            "bonus": self.pearls(REFILL_BONUS),
            "keys": KEYS_FOR_LOCATION,
            "end": self.count("count.lords", LORDS_TO_END),
        }
        return [
            {"title": self.pattern(f"howto.{part}"), "text": self.pattern(f"howto.{part}.text").format_map(values)}
            for part in HOW_TO
        ]

    def book(self, kinds: tuple[str, ...] = KINDS) -> dict[str, Any]:
        """Return the Book of `protocol.ts` in this language.

        Args:
            kinds: What a seat can be: "person" and the names of bots.
        """
        return {
            "lang": self.lang,
            "words": self.labels(BOARD),
            "lords": {
                lord.id: {
                    "name": self.lord(lord.id),
                    "guild": lord.guild,
                    "race": RACES[lord.race] if lord.race >= 0 else None,
                    "cost": lord.cost,
                    "races": lord.races,
                    "mandatory": RACES[lord.mandatory] if lord.mandatory >= 0 else None,
                    "keys": lord.keys,
                    "influence": lord.influence,
                    "kind": lord.power_kind,
                    "power": self.power(lord.id),
                    "rule": lord.rule,
                }
                for lord in LORDS
            },
            "locations": {
                tile.id: {
                    "name": self.location(tile.id),
                    "text": self.location_text(tile.id),
                    "guild": tile.guild or None,
                    "race": RACES[tile.race] if tile.race >= 0 else None,
                    "sign": sign(tile),
                    "rule": tile.rule,
                }
                for tile in LOCATIONS
            },
            "races": {race: capital(self.race(race)) for race in RACES},
            "guilds": {guild: self.guild(guild) for guild in GUILDS},
            "threat": [[reward._asdict() for reward in space] for space in REWARDS],
            "how_to_play": self.how_to_play(),
            "languages": [{"id": code, "name": name} for code, name in LANGUAGES.items()],
            "kinds": [{"id": kind, "name": self.kind(kind)} for kind in kinds],
        }
