"""Positions: the whole state of a game as a JSON object, read strictly and written completely (positions.md).

Reading never guesses: every component is booked in a `Ledger`, and what cannot exist is refused with the component
and the place in the file. What a hand-written position leaves out is filled in as section 2 of the rules sets it up.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from abyss_nb.core.abyss.cards import (
    ACTIVATED,
    ALLIES,
    COURT_SPACES,
    EXPLORATION,
    EXPLORATION_CODE,
    EXPLORATION_COPIES,
    KEY_TOKENS,
    LOCATION,
    LOCATIONS,
    LOCATIONS_AT_SETUP,
    LORD,
    LORDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MONSTER,
    PEARLS,
    RACES,
    SEAT,
    SEATS,
    STARTING_PEARLS,
    THREAT_SPACES,
    TOKEN_COPIES,
    TOKEN_VALUES,
    TRACK_SPACES,
    members,
)
from abyss_nb.core.abyss.chance import shuffled
from abyss_nb.core.abyss.options import Options
from abyss_nb.core.abyss.pending import read_pending, write_pending
from abyss_nb.core.abyss.piles import (
    ALL_TOKENS,
    CARD_RACE,
    CARD_WEIGHT,
    TOKEN_WEIGHT,
    cards_of,
    token_values,
)
from abyss_nb.core.abyss.reader import Reader, shown
from abyss_nb.core.abyss.table import Table
from abyss_nb.core.game import ImpossiblePosition
from abyss_nb.core.rng import MASK

FORMAT = 1
GAME = "abyss"
FIELDS = (
    "format", "game", "players", "active", "options", "seats", "court", "lord_deck", "lord_discard", "track",
    "exploration_deck", "exploration_discard", "council", "locations_available", "location_deck", "monster_supply",
    "key_supply", "threat", "treasury", "seed", "turn", "end", "over",
)  # fmt: skip
SEAT_FIELDS = (
    "pearls", "key_tokens", "monster_tokens", "hand", "affiliated", "lords", "locations", "recruited",
)  # fmt: skip
TURN_FIELDS = ("used", "extra", "passes", "bought", "kept", "pending")


# -- reading -----------------------------------------------------------------------------------------------------


def read_frame(doc: object) -> tuple[int, Options]:
    """Read how many play and by which options."""
    r = Reader(doc, "position")
    r.only(FIELDS)
    r.number("format", FORMAT, FORMAT, FORMAT)
    if r.get("game") != GAME:
        raise ImpossiblePosition("game", f"must be {GAME!r}")
    return r.number("players", None, MIN_PLAYERS, MAX_PLAYERS), Options.from_document(r.get("options", {}))


def read(t: Table, doc: object) -> None:
    """Set up `t` (fresh, with players and options) as the document says."""
    r = Reader(doc, "position")
    ledger = Ledger()
    seats = SEATS[: t.players]
    t.active = r.word("active", SEAT, seats[0], seats)
    t.seed = r.number("seed", 0, 0, MASK)
    t.threat = r.number("threat", 1, 1, THREAT_SPACES)
    t.over = r.flag("over")
    _read_seats(t, r.child("seats"), ledger)
    _read_court(t, r, ledger)
    t.lord_discard = sum(1 << ledger.lord(word, place) for word, place in r.words("lord_discard"))
    t.track = [ledger.exploration(word, place) for word, place in r.cards("track")]
    if len(t.track) > TRACK_SPACES:
        raise ImpossiblePosition("track", f"the track has {TRACK_SPACES} spaces")
    for word, place in r.cards("exploration_discard"):
        card = ledger.exploration(word, place)
        if card == MONSTER:
            t.discard[5] += 1
        else:
            t.discard[CARD_RACE[card]] += CARD_WEIGHT[card]
    _read_council(t, r.child("council"), ledger)
    available = r.get("locations_available") is not None
    t.available = sum(1 << ledger.location(word, place) for word, place in r.words("locations_available"))
    turn = r.child("turn")
    turn.only(TURN_FIELDS)
    _read_turn(t, turn, ledger)
    _read_decks(t, r, ledger, available)
    _read_supplies(t, r, ledger)
    _read_end(t, r)
    t.agenda[:] = read_pending(t, turn)
    _check_table(t)


def set_up(t: Table, seed: int) -> None:
    """SETUP-EXPLORATION-DECK to SETUP-EMPTY-AREAS: lay out a new game; the first player is not drawn yet.

    The same as reading a position that leaves everything out, many times faster.
    """
    t.seed = seed
    t.deck = shuffled(t, [*_ALL_EXPLORATION])
    t.lord_deck = shuffled(t, [*range(len(LORDS))])
    t.location_deck = shuffled(t, [*range(len(LOCATIONS))])
    t.court = [t.lord_deck.pop() for _ in range(COURT_SPACES)]
    for _ in range(LOCATIONS_AT_SETUP):
        t.available |= 1 << t.location_deck.pop()
    t.monster_supply = ALL_TOKENS
    t.key_supply = KEY_TOKENS
    t.pearls = [STARTING_PEARLS] * t.players
    t.treasury = PEARLS - STARTING_PEARLS * t.players


_ALL_EXPLORATION = [card for card, copies in enumerate(EXPLORATION_COPIES) for _ in range(copies)]


class Ledger:
    """Books every component once, so that none is in two places or too often."""

    def __init__(self) -> None:
        self.cards = [0] * len(EXPLORATION)
        self.lords: dict[int, str] = {}
        self.locations: dict[int, str] = {}
        self.tokens = [0] * len(TOKEN_VALUES)

    def exploration(self, word: str, place: str) -> int:
        """Book an Exploration card and return its number."""
        if word not in EXPLORATION_CODE:
            raise ImpossiblePosition(place, f"{shown(word)} is not a card such as {ALLIES[0]!r} or 'monster'")
        card = EXPLORATION_CODE[word]
        self.cards[card] += 1
        if self.cards[card] > EXPLORATION_COPIES[card]:
            raise ImpossiblePosition(place, f"more than {EXPLORATION_COPIES[card]} cards {word} in the position")
        return card

    def ally(self, word: str, place: str) -> int:
        """Book an Ally and return its number."""
        if word == EXPLORATION[MONSTER]:
            raise ImpossiblePosition(place, "only Allies can be here, not a Monster")
        return self.exploration(word, place)

    def lord(self, word: str, place: str) -> int:
        """Book a Lord and return its number."""
        return self._single(word, place, LORD, self.lords, "Lord")

    def location(self, word: str, place: str) -> int:
        """Book a Location and return its number."""
        return self._single(word, place, LOCATION, self.locations, "Location")

    @staticmethod
    def _single(word: str, place: str, known: Mapping[str, int], booked: dict[int, str], what: str) -> int:
        if word not in known:
            raise ImpossiblePosition(place, f"{shown(word)} is not the id of a {what}")
        number = known[word]
        if number in booked:
            raise ImpossiblePosition(place, f"{what} {word!r} is also at {booked[number]}")
        booked[number] = place
        return number

    def token(self, value: int, place: str) -> int:
        """Book a Monster token and return what it adds to a pile of tokens."""
        if value not in TOKEN_VALUES:
            raise ImpossiblePosition(
                place, f"Monster tokens are worth {', '.join(map(str, TOKEN_VALUES))}, not {shown(value)}"
            )
        kind = TOKEN_VALUES.index(value)
        self.tokens[kind] += 1
        if self.tokens[kind] > TOKEN_COPIES[kind]:
            raise ImpossiblePosition(place, f"more than {TOKEN_COPIES[kind]} Monster tokens of {value} in the position")
        return TOKEN_WEIGHT[kind]


def _read_seats(t: Table, r: Reader, ledger: Ledger) -> None:
    r.only(SEATS[: t.players])
    for seat, name in enumerate(SEATS[: t.players]):
        s = r.child(name)
        s.only(SEAT_FIELDS)
        t.pearls[seat] = s.number("pearls", STARTING_PEARLS, 0, PEARLS)
        t.key_tokens[seat] = s.number("key_tokens", 0, 0, KEY_TOKENS)
        for i, value in enumerate(s.items("monster_tokens")):
            place = s.at(f"monster_tokens[{i}]")
            if type(value) is not int:
                raise ImpossiblePosition(place, f"a number was expected, not {shown(value)}")
            t.monster_tokens[seat] += ledger.token(value, place)
        for field, piles in (("hand", t.hands), ("affiliated", t.affiliated)):
            for word, place in s.cards(field):
                card = ledger.ally(word, place)
                piles[5 * seat + CARD_RACE[card]] += CARD_WEIGHT[card]
        for text, place in s.words("lords"):
            word, _, state = text.partition(" ")
            if state not in ("", "tilted"):
                raise ImpossiblePosition(place, f"after a Lord only 'tilted' can be written, not {shown(state)}")
            lord = ledger.lord(word, place)
            if state:
                t.tilted[seat] |= 1 << lord
            else:
                t.lords[seat] |= 1 << lord
        for i, item in enumerate(s.items("locations")):
            tile_reader = Reader(item, s.at(f"locations[{i}]"))
            tile_reader.only(("id", "lords"))
            tile = ledger.location(tile_reader.text("id"), tile_reader.at("id"))
            t.controlled[seat] |= 1 << tile
            for word, place in tile_reader.words("lords"):
                t.under[tile] |= 1 << ledger.lord(word, place)
        if t.options.seventh_lord == "recruited":
            owned = t.owned_lords(seat).bit_count()
            t.recruited[seat] = s.number("recruited", owned, owned, len(LORDS))
        elif "recruited" in s:
            raise ImpossiblePosition(s.at("recruited"), "is only kept under the option seventh_lord 'recruited'")


def _read_court(t: Table, r: Reader, ledger: Ledger) -> None:
    if r.get("court") is None:
        return
    spaces = r.items("court")
    if len(spaces) != COURT_SPACES:
        raise ImpossiblePosition("court", f"the Court has {COURT_SPACES} spaces; write null for an empty one")
    for i, word in enumerate(spaces):
        if word is not None and not isinstance(word, str):
            raise ImpossiblePosition(f"court[{i}]", f"a Lord or null was expected, not {shown(word)}")
        t.court.append(-1 if word is None else ledger.lord(word, f"court[{i}]"))


def _read_council(t: Table, r: Reader, ledger: Ledger) -> None:
    r.only(RACES)
    for race, name in enumerate(RACES):
        for word, place in r.cards(name):
            card = ledger.ally(word, place)
            if CARD_RACE[card] != race:
                raise ImpossiblePosition(place, f"{word!r} cannot lie in the stack of the {name}")
            t.council[race] += CARD_WEIGHT[card]


def _read_turn(t: Table, r: Reader, ledger: Ledger) -> None:
    """What lasts within a turn; components in pending steps are booked too."""
    for word, place in r.words("used"):
        if word not in LORD or not ACTIVATED >> LORD[word] & 1:
            raise ImpossiblePosition(place, f"{word!r} is not a Lord with an activated power")
        t.used |= 1 << LORD[word]
    for word, place in r.words("bought"):
        if word not in SEATS[: t.players] or SEAT[word] == t.active:
            raise ImpossiblePosition(place, f"{word!r} is not an opponent of the active player")
        t.bought |= 1 << SEAT[word]
    t.extra = r.flag("extra")
    t.passes = r.number("passes", 0, 0, t.players - 1)
    t.kept = r.number("kept", 0, 0, PEARLS)
    for i, item in enumerate(r.items("pending")):
        step = Reader(item, r.at(f"pending[{i}]"))
        for word, place in step.cards("played"):
            ledger.ally(word, place)
        for word, place in step.words("drawn"):
            ledger.location(word, place)


def _read_decks(t: Table, r: Reader, ledger: Ledger, available: bool) -> None:
    written = [ledger.exploration(word, place) for word, place in r.deck_cards("exploration_deck")]
    rest = []
    if r.has_rest("exploration_deck"):
        rest = [card for card, copies in enumerate(EXPLORATION_COPIES) for _ in range(copies - ledger.cards[card])]
        rest = shuffled(t, rest)
    t.deck = rest + written[::-1]
    written = [ledger.lord(word, place) for word, place in r.deck_words("lord_deck")]
    rest = []
    if r.has_rest("lord_deck"):
        rest = [lord for lord in range(len(LORDS)) if lord not in ledger.lords]
        rest = shuffled(t, rest)
    t.lord_deck = rest + written[::-1]
    written = [ledger.location(word, place) for word, place in r.deck_words("location_deck")]
    rest = []
    if r.has_rest("location_deck"):
        rest = [tile for tile in range(len(LOCATIONS)) if tile not in ledger.locations]
        rest = shuffled(t, rest)
    t.location_deck = rest + written[::-1]
    if not t.court:
        # SETUP-LORDS
        t.court = [t.lord_deck.pop() if t.lord_deck else -1 for _ in range(COURT_SPACES)]
    if not available:
        # SETUP-LOCATIONS
        for _ in range(min(LOCATIONS_AT_SETUP, len(t.location_deck))):
            t.available |= 1 << t.location_deck.pop()


def _read_supplies(t: Table, r: Reader, ledger: Ledger) -> None:
    if r.get("monster_supply") is None:
        t.monster_supply = ALL_TOKENS - sum(t.monster_tokens)
    else:
        for i, value in enumerate(r.items("monster_supply")):
            place = f"monster_supply[{i}]"
            if type(value) is not int:
                raise ImpossiblePosition(place, f"a number was expected, not {shown(value)}")
            t.monster_supply += ledger.token(value, place)
    if sum(t.key_tokens) > KEY_TOKENS:
        raise ImpossiblePosition("seats", f"{sum(t.key_tokens)} Key tokens; there are {KEY_TOKENS}")
    t.key_supply = r.number("key_supply", KEY_TOKENS - sum(t.key_tokens), 0, KEY_TOKENS - sum(t.key_tokens))
    if sum(t.pearls) > PEARLS:
        raise ImpossiblePosition("seats", f"{sum(t.pearls)} Pearls; there are {PEARLS}")
    t.treasury = r.number("treasury", PEARLS - sum(t.pearls), 0, PEARLS - sum(t.pearls))


def _read_end(t: Table, r: Reader) -> None:
    if r.get("end") is None:
        return
    end = r.child("end")
    end.only(("by", "left"))
    seats = SEATS[: t.players]
    t.end_by = end.word("by", SEAT, None, seats)
    left = [word for word, _ in end.words("left")]
    due = [SEATS[i] for i in t.last_turns()]
    if t.over:
        due = []
    if sorted(left) != sorted(due):
        raise ImpossiblePosition("end.left", f"after the turn of {SEATS[t.active]} these have a last turn: {due}")


def _check_table(t: Table) -> None:
    """What must hold between the parts: holes in the Court, the track, and what is over."""
    bottom = t.agenda[0][0] if t.agenda else ""
    lords = [lord for lord in t.court if lord >= 0]
    if bottom != "court" and t.court != lords + [-1] * (COURT_SPACES - len(lords)):
        raise ImpossiblePosition("court", "Lords first, then empty spaces, unless a recruit action is pending")
    if t.bought and bottom == "turn":
        raise ImpossiblePosition("turn.bought", "nobody can have bought before the action")
    if t.kept and (bottom != "hand-limit" or t.options.hand_limit is None):
        raise ImpossiblePosition("turn.kept", "Allies are paid for only at the hand limit")
    if t.track and bottom != "exploration":
        raise ImpossiblePosition("track", "cards lie on the track only during an exploration")
    if t.over and (t.used or t.bought or t.kept or t.passes or t.extra):
        raise ImpossiblePosition("turn", "in a finished game nothing lasts within a turn any more")
    if t.over and any(t.hands):
        raise ImpossiblePosition("over", "in a finished game the final affiliation is done and hands are empty")


# -- writing -----------------------------------------------------------------------------------------------------


def write(t: Table) -> dict[str, Any]:
    """Return the complete position."""
    doc = public_part(t)
    for seat in range(t.players):
        own = doc["seats"][SEATS[seat]]
        own["hand"] = _text(cards_of(t.hand(seat)))
        own["monster_tokens"] = token_values(t.monster_tokens[seat])
    doc["exploration_deck"] = _text(reversed(t.deck))
    doc["exploration_discard"] = _text([*cards_of(t.discard[:5]), *[MONSTER] * t.discard[5]])
    doc["council"] = {
        name: _text(cards_of([pile if i == race else 0 for i in range(5)]))
        for race, (name, pile) in enumerate(zip(RACES, t.council, strict=True))
    }
    doc["lord_deck"] = [LORDS[lord].id for lord in reversed(t.lord_deck)]
    doc["location_deck"] = [LOCATIONS[tile].id for tile in reversed(t.location_deck)]
    doc["monster_supply"] = token_values(t.monster_supply)
    doc["seed"] = t.seed
    return doc


def public_part(t: Table) -> dict[str, Any]:
    """Return what everybody sees of a position; the parts that can be hidden are left to the caller."""
    doc: dict[str, Any] = {"format": FORMAT, "game": GAME, "players": t.players, "active": SEATS[t.active]}
    options = t.options.to_document()
    if options:
        doc["options"] = options
    doc["seats"] = {SEATS[seat]: _seat(t, seat) for seat in range(t.players)}
    doc["court"] = [LORDS[lord].id if lord >= 0 else None for lord in t.court]
    doc["lord_deck"] = None
    doc["lord_discard"] = _lord_ids(t.lord_discard)
    doc["track"] = [EXPLORATION[card] for card in t.track]
    doc["exploration_deck"] = doc["exploration_discard"] = None
    doc["council"] = dict.fromkeys(RACES)
    doc["locations_available"] = _location_ids(t.available)
    doc["location_deck"] = doc["monster_supply"] = None
    doc["key_supply"] = t.key_supply
    doc["threat"] = t.threat
    doc["treasury"] = t.treasury
    turn: dict[str, Any] = {
        "used": _lord_ids(t.used),
        "bought": [SEATS[i] for i in members(t.bought)],
        "extra": t.extra,
        "passes": t.passes,
        "kept": t.kept,
        "pending": write_pending(t),
    }
    turn = {name: value for name, value in turn.items() if value}
    if turn:
        doc["turn"] = turn
    if t.end_by >= 0:
        doc["end"] = {"by": SEATS[t.end_by], "left": [] if t.over else [SEATS[i] for i in t.last_turns()]}
    if t.over:
        doc["over"] = True
    return doc


def _seat(t: Table, seat: int) -> dict[str, Any]:
    tilted = t.tilted[seat]
    own: dict[str, Any] = {
        "pearls": t.pearls[seat],
        "key_tokens": t.key_tokens[seat],
        "monster_tokens": None,
        "hand": None,
        "affiliated": _text(cards_of(t.affiliated[5 * seat : 5 * seat + 5])),
        "lords": [
            LORDS[lord].id + (" tilted" if tilted >> lord & 1 else "") for lord in members(t.lords[seat] | tilted)
        ],
        "locations": [
            {"id": LOCATIONS[tile].id, "lords": _lord_ids(t.under[tile])} for tile in members(t.controlled[seat])
        ],
    }
    if t.options.seventh_lord == "recruited":
        own["recruited"] = t.recruited[seat]
    return own


def set_aside(t: Table) -> dict[str, Any]:
    """Return what lies nowhere in this game, by kind; empty in a game set up by the rules."""
    doc = write(t)
    pending = doc.get("turn", {}).get("pending", [])
    cards = Counter(dict(zip(EXPLORATION, EXPLORATION_COPIES, strict=True)))
    texts = [doc["exploration_deck"], doc["exploration_discard"], *doc["council"].values()]
    texts += [seat[field] for seat in doc["seats"].values() for field in ("hand", "affiliated")]
    texts += [step.get("played", "") for step in pending]
    cards.subtract(word for text in texts for word in text.split())
    cards.subtract(doc["track"])
    lords = {lord.id for lord in LORDS} - {*doc["court"], *doc["lord_deck"], *doc["lord_discard"]}
    tiles = {tile.id for tile in LOCATIONS} - {*doc["locations_available"], *doc["location_deck"]}
    tiles -= {tile for step in pending for tile in step.get("drawn", [])}
    tokens = Counter(dict(zip(TOKEN_VALUES, TOKEN_COPIES, strict=True)))
    tokens.subtract(doc["monster_supply"])
    for seat in doc["seats"].values():
        lords -= {lord.split()[0] for lord in seat["lords"]}
        for tile in seat["locations"]:
            tiles.discard(tile["id"])
            lords -= set(tile["lords"])
        tokens.subtract(seat["monster_tokens"])
    aside: dict[str, Any] = {
        "exploration": " ".join(cards.elements()),
        "lords": sorted(lords, key=LORD.__getitem__),
        "locations": sorted(tiles, key=LOCATION.__getitem__),
        "monster_tokens": sorted(tokens.elements()),
        "key_tokens": KEY_TOKENS - t.key_supply - sum(t.key_tokens),
        "pearls": PEARLS - t.treasury - sum(t.pearls),
    }
    return {name: value for name, value in aside.items() if value}


def _text(cards: Iterable[int]) -> str:
    return " ".join(EXPLORATION[card] for card in cards)


def _lord_ids(lords: int) -> list[str]:
    return [LORDS[lord].id for lord in members(lords)]


def _location_ids(tiles: int) -> list[str]:
    return [LOCATIONS[tile].id for tile in members(tiles)]
