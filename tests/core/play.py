"""What the tests of the engine share: where games start, who plays them, and a count of the box.

Games are numbered: a number fixes the seats, the options, the deal and every choice. Every second game is a new one;
the others start from a random deal in mid-game, where chains, empty decks and a poor Treasury are near.
"""

import csv
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import permutations, product
from random import Random
from typing import Any

from abyss_nb import Action, Options, State, new_game
from abyss_nb.core.abyss.payment import Payments
from abyss_nb.core.abyss.piles import SIZE

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

DECISIONS = (
    "turn", "offer", "ally", "monster", "reward", "payment", "affiliate", "keys", "control", "keep", "jailer",
    "commander", "assassin", "hunter", "apprentice", "alchemist", "illusionist", "corruptor", "traitor", "schemer",
    "sage", "elder", "hermit", "black-smokers", "hand-limit", "end",
)  # fmt: skip

ALONE = ("plot", "explore", "pass", "buy", "take", "continue", "fight", "end", "decline")
REWARDS = [
    tuple(f"{word}={n}" for word, n in zip(("keys", "pearls", "monsters"), numbers, strict=True) if n)
    for numbers in product(range(3), repeat=3)
][1:]
VOCABULARY = [
    *(Action(verb) for verb in ALONE),
    *(Action("council", (race,)) for race in RACES),
    *(Action("recruit", (lord,)) for lord in LORDS),
    *(Action("draw", (n,)) for n in "1234"),
    *(Action("use", ("slaver", card)) for card in ALLIES),
    *(Action("use", ("oracle", race)) for race in RACES),
    *(Action("use", ("opportunist", lord)) for lord in LORDS),
    *(Action("choose", (word,)) for word in (*ALLIES, *RACES, *LORDS, *LOCATIONS, *SEATS)),
    *(Action("choose", pair) for pair in permutations(LOCATIONS, 2)),
    *(Action("choose", pair) for pair in permutations(LORDS, 2)),
    *(Action("choose", words) for words in REWARDS),
]
"""Every action of the language but sets of keys and of cards, which depend on what is there."""


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
        legal = listed(state)
        verbs = dict.fromkeys(action.verb for action in legal[:200])
        verb = self.rng.choices(list(verbs), [self.taste[verb] for verb in verbs])[0]
        return self.rng.choice(legal if len(verbs) == 1 else [action for action in legal if action.verb == verb])


def listed(state: State) -> Sequence[Action]:
    """Return the legal actions, without millions of payments with needless Allies from a long hand."""
    legal = state.legal()
    if isinstance(legal, Payments) and legal.superfluous and sum(SIZE[pile] for pile in legal.hand) > 12:
        return Payments(legal.hand, legal.price, legal.pearls)
    return legal


def play(number: int) -> tuple[Action, ...]:
    """Play a game and return its actions.

    A deal in mid-game can lack what it takes to end the game, so it is left after 300 actions.
    """
    state, player = start(number), Player(number)
    actions: list[Action] = []
    while not state.over and (number % 2 == 0 or len(actions) < 300):
        actions.append(player.choose(state))
        state.apply(actions[-1], events=False)
    return tuple(actions)


actions_of = lru_cache(maxsize=None)(play)


def moves(number: int) -> Iterator[tuple[State, Action]]:
    """Yield every state of a game that asks for a decision, with the action about to be played.

    The state yielded is the live one: look at it, or keep a copy.
    """
    state = start(number)
    for action in actions_of(number):
        yield state, action
        state.apply(action, events=False)


def positions(numbers: Iterable[int], share: float = 1.0) -> Iterator[State]:
    """Yield copies of the states in which games decide, or of a share of them."""
    for number in numbers:
        rng = Random(f"share {number}")
        for state, _ in moves(number):
            if rng.random() < share:
                yield state.copy()


def ended(number: int) -> State:
    """Return how game `number` ended; only games with an even number are sure to end."""
    state = start(number)
    for action in actions_of(number):
        state.apply(action, events=False)
    return state


@lru_cache
def states_of_each_kind(how_many: int = 6) -> dict[str, list[State]]:
    """Return some states for every kind of decision, from games that start in the middle."""
    found: dict[str, list[State]] = {}
    rng = Random("kinds")
    for number in range(1, 701, 2):
        for state, _ in moves(number):
            seen = found.setdefault(state.decision.kind, [])
            if len(seen) < how_many:
                seen.append(state.copy())
            elif rng.random() < 0.01:
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
    stacks = some(cards, 12)
    doc["council"] = {race: " ".join(card for card in stacks if card.startswith(race)) for race in RACES}
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


def moved(text: str, players: int, seats: int) -> str:
    """Return a text in which everybody has moved on by so many seats round the table."""

    def move(seat: re.Match[str]) -> str:
        i = SEATS.index(seat[0])
        return SEATS[(i + seats) % players] if i < players else seat[0]

    return re.sub(r"\bp[1-4]\b", move, text)


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
