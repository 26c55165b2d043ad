"""What cards and tokens are called, and what they do in one line."""

from collections.abc import Iterable, Mapping

from abyss_nb.core.abyss.cards import (
    ALLY,
    LOCATION,
    LOCATIONS,
    LORD,
    LORDS,
    POWER,
    RACE,
    RACES,
    SEAT,
    Reward,
)
from abyss_nb.words.catalog import Catalog

Names = Mapping[str, str]
"""What the players are called, by seat. Whoever has no name is called by the number of the seat."""

NOBODY: Names = {}


class CardNames(Catalog):
    """The names of everything in the box."""

    def _own(self, name: str) -> str:
        """Return a printed name with the apostrophe of print."""
        return name.replace("'", "’")

    def lord(self, lord: str) -> str:
        """Return the name of a Lord, article included.

        >>> CardNames("fr").lord("slaver")
        'L’Esclavagiste'
        """
        return self._own(LORDS[LORD[lord]].names[self.lang])

    def location(self, location: str) -> str:
        """Return the name of a Location, with its article if it has one."""
        return self._own(LOCATIONS[LOCATION[location]].names[self.lang])

    def race(self, race: str, n: int = 1) -> str:
        """Return the name of a Race, in the form for `n` of them."""
        return self.pattern(f"race.{race}", n)

    def guild(self, guild: str) -> str:
        """Return what a member of a guild is called."""
        return self.label(f"guild.{guild}")

    def ally(self, card: str) -> str:
        """Return the name of an Ally.

        >>> CardNames("en").ally("crab-3")
        'crab 3'
        """
        race, value = card.split("-")
        return self.label("ally", race=self.race(race), value=value)

    def monster(self) -> str:
        """Return the word for a Monster."""
        return self.label("monster")

    def seat(self, seat: str, names: Names = NOBODY) -> str:
        """Return the name of the player on a seat."""
        return names.get(seat) or self.label("seat", n=SEAT[seat] + 1)

    def thing(self, word: str, names: Names = NOBODY) -> str:
        """Return what a word of the action language stands for; any other text comes back as it is."""
        if word in ALLY:
            return self.ally(word)
        if word in LORD:
            return self.lord(word)
        if word in LOCATION:
            return self.location(word)
        if word in RACE:
            return self.race(word)
        if word in SEAT:
            return self.seat(word, names)
        return self.label(_OTHER_THINGS[word]) if word in _OTHER_THINGS else word

    # -- amounts and lists ---------------------------------------------------------------------------------------

    def pearls(self, n: int) -> str:
        """Return a number of Pearls in words."""
        return self.count("count.pearls", n)

    def reward(self, reward: Reward) -> str:
        """Return a reward of the Threat track.

        >>> CardNames("en").reward(Reward(keys=1, pearls=2, monsters=0))
        '1 Key token and 2 Pearls'
        """
        amounts = zip(("key_tokens", "pearls", "monster_tokens"), reward, strict=True)
        return self.joined([self.count(f"count.{what}", n) for what, n in amounts if n])

    def joined(self, things: Iterable[str], how: str = "list.and") -> str:
        """Return things as a list in a sentence; the things have to begin with a number (Spanish "y", "o")."""
        *rest, last = [*things] or [self.label("nothing")]
        return self.label(how, these=", ".join(rest), last=last) if rest else last

    def cards(self, words: Iterable[str], names: Names = NOBODY, between: str = " + ") -> str:
        """Return cards in a row, equal ones counted.

        >>> CardNames("en").cards(["crab-3", "crab-3", "squid-2"])
        '2 × crab 3 + squid 2'
        """
        return between.join(
            self.label("several", n=n, what=self.thing(word, names)) if n > 1 else self.thing(word, names)
            for word, n in counted(words)
        )

    # -- what cards do -------------------------------------------------------------------------------------------

    def power(self, lord: str) -> str:
        """Return the power of a Lord in one line; "" for a Lord without a power."""
        card = LORDS[LORD[lord]]
        if card.power_kind == "none":
            return ""
        if card.guild == "ambassador":
            drawn = POWER[f"{lord}_draw"]
            return self.count("power.ambassador", drawn, locations=self.count("count.locations", drawn))
        n = _POWER_NUMBERS.get(lord, 0)
        return self.label(f"power.{lord}", n=n, pearls=self.pearls(n), stacks=self.count("count.stacks", n))

    def location_text(self, location: str) -> str:
        """Return how a Location scores in one line."""
        tile = LOCATIONS[LOCATION[location]]
        per = abs(tile.per_unit)
        once = f"scoring.{tile.kind}.once"
        return self.label(
            once if per == 1 and self.has(once) else f"scoring.{tile.kind}",
            base=tile.base,
            per=per,
            guild=self.guild(tile.guild) if tile.guild else "",
            race=self.race(RACES[tile.race]) if tile.race >= 0 else "",
        )


_OTHER_THINGS = {"monster": "monster", "key": "key_tokens"}

_POWER_NUMBERS = {
    "recruiter": POWER["recruiter_cost_change"],
    "seeker": POWER["seeker_pearls"],
    "commander": POWER["commander_hand_limit"],
    "ship-master": POWER["ship_master_pearls_per_race"],
    "trader": POWER["trader_pearls"],
    "peddler": POWER["peddler_pearls"],
    "landlord": POWER["landlord_pearls"],
    "slaver": POWER["slaver_pearls"],
    "shopkeeper": POWER["shopkeeper_pearls"],
    "alchemist": POWER["alchemist_stacks"],
    "corruptor": POWER["corruptor_price_pearls"],
    "treasurer": -POWER["treasurer_cost_change"],
}
"""The number in the power of a Lord."""


def counted(words: Iterable[str]) -> list[tuple[str, int]]:
    """Return the different words in their order, each with how often it occurs."""
    found: dict[str, int] = {}
    for word in words:
        found[word] = found.get(word, 0) + 1
    return list(found.items())
