"""What the tests of the engine share: where games start, who plays them, and a count of the box.

Games are numbered: a number fixes the seats, the options, the deal and every choice. Every second game is a new one;
the others start from a random deal in mid-game, where chains, empty decks and a poor Treasury are near.
"""

import csv
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from itertools import product
from random import Random
from typing import Any

from abyss_nb import Action, Event, Options, State, new_game

RACES = ("crab", "jellyfish", "seahorse", "shellfish", "squid")
COPIES = {1: 4, 2: 3, 3: 3, 4: 2, 5: 1}
ALLIES = [f"{race}-{value}" for race in RACES for value in COPIES]
CARDS = [f"{race}-{value}" for race in RACES for value, n in COPIES.items() for _ in range(n)] + ["monster"] * 6
TOKENS = [2] * 9 + [3] * 9 + [4] * 2
SEATS = ("p1", "p2", "p3", "p4")


def table(name: str) -> list[dict[str, str]]:
    """Read a table of the package's data as it stands in the file."""
    text = files("abyss_nb.core.abyss").joinpath("data", name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


LORDS = {row["id"]: row for row in table("lords.csv")}
LOCATIONS = {row["id"]: row for row in table("locations.csv")}
RULES = {row["id"] for row in table("rules.csv")}
NO_RULE = {"NOT-THIS-DECISION", "NOT-HELD"}

OPTIONS = [
    Options(*choice)
    for choice in product(
        (None, 12), (False, True), (False, True), ("refill", "empty-deck"), ("owned", "recruited"), (False, True)
    )
]
VERBS = (
    "plot", "explore", "council", "recruit", "use", "pass", "buy", "take", "continue", "fight", "choose", "pay",
    "draw", "decline", "end",
)  # fmt: skip


# -- playing -----------------------------------------------------------------------------------------------------


def start(number: int) -> State:
    """Return where game `number` starts."""
    rng = Random(f"start {number}")
    if number % 2:
        return State.from_position(deal(rng))
    return new_game(rng.randint(2, 4), rng.getrandbits(64), rng.choice(OPTIONS))


class Player:
    """Chooses at random, in every game with another taste for the verbs, so that games differ."""

    def __init__(self, number: int) -> None:
        self.rng = Random(f"player {number}")
        self.taste = {verb: self.rng.choice((1, 1, 3, 9)) for verb in VERBS}

    def choose(self, state: State) -> Action:
        """Return one of the legal actions."""
        legal = state.legal()
        verbs = {action.verb: None for action in legal} if state.decision.kind != "payment" else {"pay": None}
        if len(verbs) == 1:
            return legal[self.rng.randrange(len(legal))]
        verb = self.rng.choices(list(verbs), [self.taste[verb] for verb in verbs])[0]
        return self.rng.choice([action for action in legal if action.verb == verb])


def moves(number: int) -> Iterator[tuple[State, Action]]:
    """Yield every state of a game that asks for a decision, with the action about to be played.

    The state that is yielded is the live one: whoever keeps it copies it, nobody changes it.
    """
    state, player = start(number), Player(number)
    while not state.over:
        action = player.choose(state)
        yield state, action
        state.apply(action, events=False)


def played(number: int) -> Iterator[tuple[State, Action, list[Event]]]:
    """Yield every state that an action led to, with the action and its events."""
    state, player = start(number), Player(number)
    while not state.over:
        action = player.choose(state)
        yield state, action, state.apply(action)


def ended(number: int) -> State:
    """Return how game `number` ended."""
    state, player = start(number), Player(number)
    while not state.over:
        state.apply(player.choose(state), events=False)
    return state


@lru_cache
def states_of_each_kind(how_many: int = 6, games: int = 400) -> dict[str, list[State]]:
    """Return some states for every kind of decision, from all over the first games."""
    found: dict[str, list[State]] = {}
    rng = Random("kinds")
    for number in range(games):
        for state, _ in moves(number):
            seen = found.setdefault(state.decision.kind, [])
            if len(seen) < how_many:
                seen.append(state.copy())
            elif rng.random() < 0.002:
                seen[rng.randrange(how_many)] = state.copy()
    return found


# -- dealing -----------------------------------------------------------------------------------------------------


def deal(rng: Random) -> dict[str, Any]:
    """Return a random position in mid-game, at the `turn` decision."""
    players = rng.randint(2, 4)
    seats = SEATS[:players]
    options = rng.choice(OPTIONS)
    cards, lords, tiles, tokens = CARDS[:], list(LORDS), list(LOCATIONS), TOKENS[:]
    for heap in (cards, lords, tiles, tokens):
        rng.shuffle(heap)
    monsters = [cards.pop(cards.index("monster")) for _ in range(6)]

    def some(heap: list[Any], most: int) -> list[Any]:
        return [heap.pop() for _ in range(min(len(heap), rng.randint(0, most)))]

    doc: dict[str, Any] = {"format": 1, "game": "abyss", "players": players, "active": rng.choice(seats), "seats": {}}
    doc["options"] = options.to_document()
    doc["court"] = [lords.pop() for _ in range(rng.randint(1, 6))]
    doc["court"] += [None] * (6 - len(doc["court"]))
    pearls, keys = 50, 10
    for seat in seats:
        free = some(lords, 5)
        own = {
            "pearls": rng.randint(0, min(pearls, 11)),
            "key_tokens": rng.randint(0, min(keys, 2)),
            "monster_tokens": some(tokens, 3),
            "hand": " ".join(some(cards, 9)),
            "affiliated": " ".join(some(cards, 4)),
            "lords": [f"{x} tilted" if x != "shaman" and rng.random() < 0.1 else x for x in free],
            "locations": [{"id": tile, "lords": some(lords, 1)} for tile in some(tiles, 2)],
        }
        pearls, keys = pearls - own["pearls"], keys - own["key_tokens"]
        if options.seventh_lord == "recruited":
            own["recruited"] = min(35, len(free) + sum(len(x["lords"]) for x in own["locations"]) + rng.randint(0, 1))
        doc["seats"][seat] = own
    doc["lord_discard"] = some(lords, 3)
    doc["council"] = {race: " ".join(x for x in cards if x.startswith(race))[: 12 * rng.randint(0, 1)] for race in RACES}
    doc["council"] = {race: " ".join(w for w in text.split() if w in ALLIES) for race, text in doc["council"].items()}
    for text in doc["council"].values():
        for card in text.split():
            cards.remove(card)
    cards += monsters
    rng.shuffle(cards)
    doc["exploration_discard"] = " ".join(some(cards, 6))
    doc["locations_available"] = some(tiles, 3)
    doc["exploration_deck"] = " ".join(cards[: rng.choice((0, 2, 5, 71))])
    doc["lord_deck"] = lords[: rng.choice((0, 1, 3, 35))]
    doc["location_deck"] = tiles[: rng.choice((0, 1, 4, 20))]
    doc["monster_supply"] = tokens[: rng.choice((0, 1, 20))]
    doc["key_supply"] = rng.choice((keys, keys, 0))
    doc["treasury"] = rng.choice((pearls, pearls, 1, 0)) if pearls else 0
    doc["threat"] = rng.randint(1, 6)
    doc["seed"] = rng.getrandbits(64)
    if rng.random() < 0.1:
        by, now = rng.randrange(players), seats.index(doc["active"])
        left = (by - now) % players or players
        doc["end"] = {"by": seats[by], "left": [seats[(now + i) % players] for i in range(1, left)]}
    return doc


# -- counting ----------------------------------------------------------------------------------------------------


def census(doc: dict[str, Any]) -> dict[str, Counter[Any]]:
    """Count all components of a position, wherever they are."""
    seats = list(doc["seats"].values())
    pending = doc.get("turn", {}).get("pending", [])
    tiles = [tile for seat in seats for tile in seat["locations"]]
    texts = [seat[field] for seat in seats for field in ("hand", "affiliated")]
    texts += [doc["exploration_deck"], doc["exploration_discard"], *doc["council"].values()]
    texts += [step["played"] for step in pending if "played" in step]
    lords = [lord.removesuffix(" tilted") for seat in seats for lord in seat["lords"]]
    lords += [lord for tile in tiles for lord in tile["lords"]]
    lords += [lord for lord in doc["court"] if lord] + doc["lord_deck"] + doc["lord_discard"]
    places = [tile["id"] for tile in tiles] + doc["locations_available"] + doc["location_deck"]
    places += [tile for step in pending for tile in step.get("drawn", [])]
    return {
        "exploration": Counter([card for text in texts for card in text.split()] + doc["track"]),
        "lords": Counter(lords),
        "locations": Counter(places),
        "monster tokens": Counter([t for seat in seats for t in seat["monster_tokens"]] + doc["monster_supply"]),
        "key tokens": Counter(key=sum(seat["key_tokens"] for seat in seats) + doc["key_supply"]),
        "pearls": Counter(pearl=sum(seat["pearls"] for seat in seats) + doc["treasury"]),
    }


WHOLE_BOX = {
    "exploration": Counter(CARDS),
    "lords": Counter(list(LORDS)),
    "locations": Counter(list(LOCATIONS)),
    "monster tokens": Counter(TOKENS),
    "key tokens": Counter(key=10),
    "pearls": Counter(pearl=50),
}
