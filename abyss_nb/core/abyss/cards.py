"""What is in the box: Races, Allies, Lords, Locations and the numbers of the components.

Everything is read once from `data/`; no other module repeats a name or a number of a card. Inside the engine a
card is a small integer: an Ally `race * 5 + value - 1`, Lords and Locations their row in the CSV files. People see
the words of the action language: `crab-3`, `master-of-magic`, `jail`.
"""

import csv
import json
from pkgutil import get_data
from typing import Any, NamedTuple


def _text(name: str) -> str:
    """Return a file of the data; importlib.resources does the same, and loading it takes a tenth of the import."""
    data = get_data(__package__, f"data/{name}")
    assert data is not None
    return data.decode()


def _rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(_text(name).splitlines()))


COMPONENTS: dict[str, Any] = json.loads(_text("components.json"))

RULES: dict[str, str] = {row["id"]: row["number"] for row in _rows("rules.csv")}
"""Every rule ID with its number in the rules, in their order."""

DECKS = ("exploration_deck", "lord_deck", "location_deck")
"""The face-down decks, as a position calls them."""

RACES = ("crab", "jellyfish", "seahorse", "shellfish", "squid")
"""The Races in the order in which cards are written."""
RACE = {name: i for i, name in enumerate(RACES)}
GUILDS = tuple(guild["id"] for guild in COMPONENTS["guilds"])

# -- Exploration cards -------------------------------------------------------------------------------------------

VALUES = 5
COPIES = tuple(COMPONENTS["exploration_deck"]["allies_per_race"]["by_value"][str(v + 1)] for v in range(VALUES))
"""How many Allies of value 1 to 5 each Race has (SETUP-EXPLORATION-DECK)."""
ALLIES = tuple(f"{race}-{value + 1}" for race in RACES for value in range(VALUES))
ALLY = {name: i for i, name in enumerate(ALLIES)}
MONSTER = len(ALLIES)
"""The code of a Monster among the Exploration cards."""
EXPLORATION = (*ALLIES, "monster")
EXPLORATION_CODE = {name: i for i, name in enumerate(EXPLORATION)}
MONSTER_CARDS: int = COMPONENTS["exploration_deck"]["monsters"]
EXPLORATION_COPIES = (*(COPIES * len(RACES)), MONSTER_CARDS)
TRACK_SPACES: int = COMPONENTS["exploration_track"]["spaces"]
LAST_SPACE_PEARLS: int = COMPONENTS["exploration_track"]["last_space_bonus_pearls"]

# -- tokens ------------------------------------------------------------------------------------------------------

PEARLS: int = COMPONENTS["pearls"]["total"]
STARTING_PEARLS: int = COMPONENTS["players"]["starting_pearls"]
KEY_TOKENS: int = COMPONENTS["key_tokens"]["total"]
KEYS_FOR_LOCATION: int = COMPONENTS["key_tokens"]["keys_to_control_a_location"]
TOKEN_VALUES = tuple(int(v) for v in COMPONENTS["monster_tokens"]["by_value"])
TOKEN_COPIES = tuple(COMPONENTS["monster_tokens"]["by_value"].values())


class Reward(NamedTuple):
    """One alternative of a space of the Threat track."""

    keys: int
    pearls: int
    monsters: int


REWARDS: tuple[tuple[Reward, ...], ...] = tuple(
    tuple(Reward(a["key_tokens"], a["pearls"], a["monster_tokens"]) for a in space["alternatives"])
    for space in COMPONENTS["threat_track"]["spaces_detail"]
)
"""The alternatives of each Threat space, first space first (THREAT-REWARD-1 to -6)."""
THREAT_SPACES = len(REWARDS)

# -- Lords -------------------------------------------------------------------------------------------------------


class Lord(NamedTuple):
    """A Lord card; `mandatory` and `race` are Race numbers or -1."""

    id: str
    guild: str
    race: int
    cost: int
    races: int
    mandatory: int
    keys: int
    influence: int
    power_kind: str
    names: dict[str, str]

    @property
    def rule(self) -> str:
        """The ID of the rule of this Lord, LORD-…"""
        return "LORD-" + self.id.upper()


LORDS: tuple[Lord, ...] = tuple(
    Lord(
        row["id"],
        row["guild"],
        RACE.get(row["race"], -1),
        int(row["cost"]),
        int(row["races_required"]),
        RACE.get(row["mandatory_race"], -1),
        int(row["keys"]),
        int(row["influence"]),
        row["power_kind"],
        {lang: row[f"name_{lang}"] for lang in ("en", "fr", "es")},
    )
    for row in _rows("lords.csv")
)
LORD = {lord.id: i for i, lord in enumerate(LORDS)}


def lords_where(**wanted: object) -> int:
    """Return the set (a bit mask) of the Lords whose fields have the given values."""
    return sum(1 << i for i, lord in enumerate(LORDS) if all(getattr(lord, k) == v for k, v in wanted.items()))


def bit(lord_id: str) -> int:
    """Return the set that holds only this Lord."""
    return 1 << LORD[lord_id]


ONE_KEY = lords_where(keys=1)
AMBASSADORS = lords_where(guild="ambassador")
WITH_PRINTED_KEY = ONE_KEY | AMBASSADORS
ACTIVATED = lords_where(power_kind="activated")
POWER = COMPONENTS["lord_power_constants"]
"""The numbers in the powers of Lords, by the names of components.json."""

COURT_SPACES: int = COMPONENTS["court"]["spaces"]
REFILL_AT: int = COMPONENTS["court"]["refill_when_lords_left_at_most"]
REFILL_BONUS: int = COMPONENTS["court"]["refill_bonus_pearls"]
PLOT_COST: int = COMPONENTS["court"]["plot_cost_pearls"]
LORDS_TO_END: int = COMPONENTS["end_of_game"]["lords_in_front_to_trigger"]

# -- Locations ---------------------------------------------------------------------------------------------------


class Location(NamedTuple):
    """A Location tile; `kind` says how it scores, `race` is a Race number or -1, `guild` "" if it names none."""

    id: str
    kind: str
    base: int
    per_unit: int
    guild: str
    race: int
    names: dict[str, str]

    @property
    def rule(self) -> str:
        """The ID of the rule by which this tile scores or acts."""
        return _LOCATION_RULES.get(self.kind, "LOCATION-" + self.id.upper())


_LOCATION_RULES = {
    "per_lord_of_guild": "LOCATION-GUILD-TILES",
    "per_affiliated_of_race": "LOCATION-RACE-TILES",
    "copy_opponent_location": "CITY-OF-MIRRORS",
    "none": "BLACK-SMOKERS",
}

LOCATIONS: tuple[Location, ...] = tuple(
    Location(
        row["id"],
        row["scoring_kind"],
        int(row["base"]),
        int(row["per_unit"]),
        row["guild"],
        RACE.get(row["race"], -1),
        {lang: row[f"name_{lang}"] for lang in ("en", "fr", "es")},
    )
    for row in _rows("locations.csv")
)
LOCATION = {location.id: i for i, location in enumerate(LOCATIONS)}
LOCATIONS_AT_SETUP: int = COMPONENTS["locations"]["face_up_at_setup"]
MAX_DRAW: int = COMPONENTS["locations"]["max_drawn_when_controlling"]
BLACK_SMOKERS = LOCATION["black-smokers"]
CITY_OF_MIRRORS = LOCATION["city-of-mirrors"]

# -- seats -------------------------------------------------------------------------------------------------------

MIN_PLAYERS: int = COMPONENTS["players"]["min"]
MAX_PLAYERS: int = COMPONENTS["players"]["max"]
SEATS = tuple(f"p{i + 1}" for i in range(MAX_PLAYERS))
SEAT = {name: i for i, name in enumerate(SEATS)}


def members(mask: int) -> list[int]:
    """Return the numbers in a set kept as a bit mask, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
