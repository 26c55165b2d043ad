"""What stands for the placeholders in the texts of the rules: numbers and names, from the data of the box."""

from abyss_nb.core.abyss.cards import (
    COMPONENTS,
    COPIES,
    COURT_SPACES,
    EXPLORATION_COPIES,
    GUILDS,
    KEY_TOKENS,
    KEYS_FOR_LOCATION,
    LAST_SPACE_PEARLS,
    LOCATIONS,
    LOCATIONS_AT_SETUP,
    LORDS,
    LORDS_TO_END,
    MAX_DRAW,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MONSTER_CARDS,
    PEARLS,
    PLOT_COST,
    POWER,
    RACES,
    REFILL_AT,
    REFILL_BONUS,
    REWARDS,
    STARTING_PEARLS,
    THREAT_SPACES,
    TOKEN_COPIES,
    TOKEN_VALUES,
    TRACK_SPACES,
)

_HAND_LIMIT = COMPONENTS["variants"]["hand_limit_12"]


def _numbered(name: str, values: tuple[int, ...]) -> dict[str, int]:
    """Return values under a name and their places, counted from 1."""
    return {f"{name}.{place}": value for place, value in enumerate(values, 1)}


NUMBERS: dict[str, int] = {
    "min_players": MIN_PLAYERS,
    "max_players": MAX_PLAYERS,
    "races": len(RACES),
    "guilds": len(GUILDS),
    "exploration_cards": sum(EXPLORATION_COPIES),
    "monster_cards": MONSTER_CARDS,
    "allies": sum(COPIES) * len(RACES),
    "allies_per_race": sum(COPIES),
    **_numbered("ally", tuple(range(1, len(COPIES) + 1))),
    **_numbered("copies", COPIES),
    "track_spaces": TRACK_SPACES,
    "last_space_pearls": LAST_SPACE_PEARLS,
    **_numbered("price", tuple(COMPONENTS["purchase_prices"])),
    "monster_tokens": sum(TOKEN_COPIES),
    **_numbered("token", TOKEN_VALUES),
    **_numbered("token_copies", TOKEN_COPIES),
    "threat_spaces": THREAT_SPACES,
    "council_stacks": COMPONENTS["council"]["stacks"],
    "lords": len(LORDS),
    "lords_at_setup": COMPONENTS["court"]["lords_at_setup"],
    "court_spaces": COURT_SPACES,
    "plot_cost": PLOT_COST,
    "refill_at": REFILL_AT,
    "refill_bonus": REFILL_BONUS,
    "lowest_cost": min(lord.cost for lord in LORDS) + POWER["treasurer_cost_change"],
    "pearls": PEARLS,
    "starting_pearls": STARTING_PEARLS,
    "key_tokens": KEY_TOKENS,
    "keys_for_location": KEYS_FOR_LOCATION,
    "locations": len(LOCATIONS),
    "locations_at_setup": LOCATIONS_AT_SETUP,
    "max_draw": MAX_DRAW,
    "lords_to_end": LORDS_TO_END,
    "hand_limit": _HAND_LIMIT["limit"],
    "hand_limit_pearls": _HAND_LIMIT["pearls_per_extra_ally"],
    # A text says whether a number is added or taken away.
    **{f"power.{name}": abs(number) for name, number in POWER.items()},
}
"""Numbers of components and powers, by the names they have in the texts."""

for _space, _rewards in enumerate(REWARDS, 1):
    # `mixed` counts the Pearls and Monster tokens together: the alternatives of a space are all their mixes.
    NUMBERS |= {
        f"reward.{_space}.space": _space,
        f"reward.{_space}.keys": _rewards[0].keys,
        f"reward.{_space}.mixed": _rewards[0].pearls + _rewards[0].monsters,
    }
for _lord in LORDS:
    NUMBERS |= {f"lord.{_lord.id}.{field}": getattr(_lord, field) for field in ("races", "keys", "influence")}
for _tile in LOCATIONS:
    NUMBERS |= {f"location.{_tile.id}.base": _tile.base, f"location.{_tile.id}.per_unit": abs(_tile.per_unit)}


def values(lang: str) -> dict[str, str]:
    """Return what stands for each placeholder, with the names of Lords and Locations in a language."""
    named = {f"lord.{lord.id}": lord.names[lang] for lord in LORDS}
    named |= {f"location.{tile.id}": tile.names[lang] for tile in LOCATIONS}
    return {key: str(n) for key, n in NUMBERS.items()} | {key: name.replace("'", "’") for key, name in named.items()}
