"""What a player who forgets nothing knows: hands, Council stacks, and what the next card may be.

Every Exploration card was turned face up before everybody, so only the order of the deck stays unknown
(INFORMATION-HIDDEN, read as "perfect"); the engine says what that leaves.
"""

from collections import Counter
from typing import Any

from abyss_nb.core.abyss.cards import RACES, VALUES
from abyss_nb.core.abyss.state import State


def memory_of(state: State, seat: str) -> dict[str, Any]:
    """Return the `Memory` of `protocol.ts` for a seat."""
    seen = state.observe(seat, memory="perfect")
    deck = state.unseen(seat, memory="perfect")["exploration"].split()
    # An empty deck is made up anew from the discard (EXPLORE-RESHUFFLE): then the next card comes from there.
    return {
        "hands": {other: own["hand"].split() for other, own in seen["seats"].items() if other != seat},
        "council": {race: cards.split() for race, cards in seen["council"].items()},
        "reshuffle": not deck,
        "next": _counted(deck or seen["exploration_discard"].split()),
    }


def _counted(cards: list[str]) -> dict[str, Any]:
    """Return how many cards there are of each Race and value, and how many Monsters."""
    number = Counter(cards)
    return {
        "cards": len(cards),
        "monsters": number["monster"],
        "allies": {race: [number[f"{race}-{value + 1}"] for value in range(VALUES)] for race in RACES},
    }
