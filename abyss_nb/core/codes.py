"""Codes: a whole position as a short text that fits into a message. See records.md in the documentation.

A code holds everything, deck orders and hands included: who has it can know what nobody at the table may know.

>>> import abyss_nb
>>> state = abyss_nb.new_game(players=2, seed=7)
>>> code = encode(state, [("Ada", "person"), ("Bob", "greedy")])
>>> code.startswith("abyss1:")
True
>>> decode(code).state == state, decode(code).seats
(True, (('Ada', 'person'), ('Bob', 'greedy')))

The position is one whole number, and the code is that number in letters and digits. Whatever has n possibilities is a
digit in base n, so that nothing takes more room than it must: the same way over the table (`_code`) writes the digits
and reads them. What is laid out first leaves fewer possibilities for the rest, and no component can be in two places.
"""

import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from string import ascii_letters, digits
from typing import NamedTuple, TypeVar

from abyss_nb.core.abyss.cards import (
    ACTIVATED,
    COURT_SPACES,
    EXPLORATION_COPIES,
    KEY_TOKENS,
    KEYS_FOR_LOCATION,
    LOCATIONS,
    LORDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MONSTER,
    PEARLS,
    RACES,
    THREAT_SPACES,
    VALUES,
    members,
)
from abyss_nb.core.abyss.options import CHOICES, Options
from abyss_nb.core.abyss.piles import ALL_TOKENS, COUNTS, PILES, WEIGHT
from abyss_nb.core.abyss.reader import shown
from abyss_nb.core.abyss.state import State
from abyss_nb.core.abyss.steps import KINDS
from abyss_nb.core.abyss.table import Step
from abyss_nb.core.game import GameError, ImpossiblePosition
from abyss_nb.core.rng import MASK

VERSION = 1
PREFIX = f"abyss{VERSION}:"
LONGEST_TEXT = 255
"""The most bytes (in UTF-8) of a name or a kind."""
LONGEST = 10_000
"""The most characters of a text that is looked at; no code has half of it, with line breaks here and there."""
STEPS = (
    "turn", "exploration", "offer", "ally", "monster", "reward", "court", "payment", "affiliate", "locations", "keys",
    "control", "keep", "end", "hand-limit", "alchemist", "apprentice", "assassin", "black-smokers", "commander",
    "corruptor", "elder", "hermit", "hunter", "illusionist", "jailer", "sage", "schemer", "traitor",
)  # fmt: skip
"""What can be pending, in an order that never changes: new kinds of steps go to the end."""
_STEPS_LATER = 64
"""So many kinds of steps there can be before the codes of old ones change."""
_AGENDA = 16
"""More steps than are ever pending at once."""
_EMPTY = -1
"""A space of the Court without a Lord."""
_NOTHING: Step = (STEPS[0], 0, 0, 0, 0)
"""Stands for the step that is about to be read."""
_LETTERS = digits + ascii_letters
_LETTER_VALUE = {letter: value for value, letter in enumerate(_LETTERS)}
_LENGTH_LETTERS = 2
_CHECK = 1 << 32

Seats = tuple[tuple[str, str], ...]
"""The name and the kind ("person" or the name of a bot) of each seat, in turn order."""
T = TypeVar("T")


class BadCode(GameError, ValueError):
    """A text that is not a code of a position, or no longer; the message says what is wrong with it."""


class Decoded(NamedTuple):
    """What a code holds: the position, and who plays (empty if the code does not say)."""

    state: State
    seats: Seats


def encode(state: State, seats: Iterable[tuple[str, str]] = ()) -> str:
    """Return the code of a position. It tells all secrets of the game to whoever decodes it.

    Args:
        state: The position, also one in the middle of a turn.
        seats: The name and the kind of each seat, if they are to be in the code too.

    Raises:
        ValueError: not as many seats as play, or a text that is empty, longer than `LONGEST_TEXT` bytes or not text.
    """
    seats = tuple((name, kind) for name, kind in seats)
    if seats and len(seats) != state.players:
        raise ValueError(f"{state.players} seats play, not {len(seats)}")
    for text in (text for seat in seats for text in seat):
        if not 0 < len(text.encode()) <= LONGEST_TEXT:
            raise ValueError(f"a name or kind has 1 to {LONGEST_TEXT} bytes, not {len(text.encode())}: {shown(text)}")
    writer = _Digits()
    _code(writer, state.copy(), seats)
    number = writer.number()
    body = _in_letters(number * _CHECK + _check_of(number))
    return PREFIX + _in_letters(len(body)).rjust(_LENGTH_LETTERS, _LETTERS[0]) + body


def decode(text: str) -> Decoded:
    """Return what a code holds. Spaces and line breaks anywhere in it do not matter.

    Raises:
        BadCode: not a code, cut short, mistyped, of a newer version, or of a position that cannot exist.
    """
    if not isinstance(text, str):
        raise BadCode(f"a code is a text that begins with {PREFIX!r}, not {shown(text)}")
    if len(text) > LONGEST:
        raise BadCode(f"not a code: a text of {len(text)} characters is longer than any")
    text = "".join(text.split())
    number = _number_of(text)
    try:
        found, seats = _code(_Digits(number), State(MIN_PLAYERS, Options()), ())
        state = State.from_position(found.to_position())
    except ImpossiblePosition as error:
        raise BadCode(f"the position in this code cannot exist: {error}") from None
    except UnicodeDecodeError:
        raise BadCode("a name in this code is not text") from None
    if encode(state, seats) != text:
        raise BadCode("this code does not hold what a code of its position holds")
    return Decoded(state, seats)


# -- a number as text --------------------------------------------------------------------------------------------


def _number_of(text: str) -> int:
    """Return the number in a code without spaces, if it is what was written."""
    if not text.startswith(PREFIX):
        other = re.match(r"abyss([1-9][0-9]{0,3}):", text)
        if other:
            raise BadCode(f"a code of version {other[1]}; this version of the program reads version {VERSION}")
        raise BadCode(f"not a code: {shown(text)} does not begin with {PREFIX!r}")
    letters = text.removeprefix(PREFIX)
    for letter in letters:
        if letter not in _LETTER_VALUE:
            raise BadCode(f"this code is mistyped: {shown(letter)} cannot stand in it")
    body = letters[_LENGTH_LETTERS:]
    missing = _from_letters(letters[:_LENGTH_LETTERS]) - len(body)
    if len(letters) < _LENGTH_LETTERS or missing > 0:
        raise BadCode("this code is cut short" + (f": {missing} characters are missing" if body else ""))
    if missing < 0:
        raise BadCode(f"this code is mistyped: it has {-missing} characters too many")
    number, check = divmod(_from_letters(body), _CHECK)
    if check != _check_of(number):
        raise BadCode("this code is mistyped: some of its characters are not those that were written")
    return number


def _check_of(number: int) -> int:
    return int(sha256(f"{number:x}".encode()).hexdigest(), 16) % _CHECK


def _in_letters(number: int) -> str:
    letters = ""
    while number:
        number, value = divmod(number, len(_LETTERS))
        letters = _LETTERS[value] + letters
    return letters


def _from_letters(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * len(_LETTERS) + _LETTER_VALUE[letter]
    return number


class _Digits:
    """A number as digits that each have a base of their own, the first one counting least.

    Args:
        number: The number to be read; None to write one.
    """

    def __init__(self, number: int | None = None) -> None:
        self._rest = number
        self._written: list[tuple[int, int]] = []

    def __call__(self, digit: int, base: int) -> int:
        """Write a digit and return it. Reading, what is given does not count, and the digit read is returned."""
        if self._rest is not None:
            self._rest, digit = divmod(self._rest, base)
            return digit
        if not 0 <= digit < base:
            raise ValueError(f"this position cannot exist: {digit} where 0 to {base - 1} is possible")
        self._written.append((digit, base))
        return digit

    def one_of(self, thing: T | None, things: Sequence[T]) -> T:
        """Write or read which of several things it is."""
        number = 0 if thing is None or self._rest is not None else things.index(thing)
        return things[self(number, len(things))]

    def row(self, cards: Sequence[int], left: list[int]) -> list[int]:
        """Write or read cards in their order, out of those left (how many of each), which they then are no more."""
        found: list[int] = []
        given = iter(cards)
        for _ in range(self(len(cards), sum(left) + 1)):
            found.append(self.one_of(next(given, None), _which(left)))
            left[found[-1]] -= 1
        return found

    def pile(self, race: int, pile: int, left: list[int]) -> int:
        """Write or read a pile of Allies out of the cards left, which they then are no more."""
        found = 0
        for card, n, weight in zip(range(race * VALUES, (race + 1) * VALUES), COUNTS[pile], WEIGHT, strict=True):
            n = self(n, left[card] + 1)
            left[card] -= n
            found += n * weight
        return found

    def sets(self, things: Iterable[int], sets: Sequence[int]) -> list[int]:
        """Write or read in which of several sets (bit masks) each thing is, if in any."""
        found = [0] * len(sets)
        for thing in things:
            place = self(next((i for i, known in enumerate(sets, 1) if known >> thing & 1), 0), 1 + len(sets))
            if place:
                found[place - 1] |= 1 << thing
        return found

    def text(self, text: str) -> str:
        """Write or read a text of 1 to `LONGEST_TEXT` bytes."""
        given = text.encode()
        found = bytes(
            self(given[i] if i < len(given) else 0, 256) for i in range(1 + self(len(given) - 1, LONGEST_TEXT))
        )
        return found.decode()

    def number(self) -> int:
        """Return what was written."""
        number = 0
        for digit, base in reversed(self._written):
            number = number * base + digit
        return number


def _which(left: list[int]) -> list[int]:
    """Return the cards of which any are left."""
    return [card for card, n in enumerate(left) if n]


# -- the way over the table --------------------------------------------------------------------------------------


def _code(d: _Digits, t: State, seats: Seats) -> tuple[State, Seats]:
    """Write a position and who plays, or read them: then an empty table is given, and what was read is returned."""
    players = MIN_PLAYERS + d(t.players - MIN_PLAYERS, MAX_PLAYERS - MIN_PLAYERS + 1)
    options = Options.from_document(
        {name: d.one_of(getattr(t.options, name), choices) for name, choices in CHOICES.items()}
    )
    if (players, options) != (t.players, t.options):
        t = State(players, options)
    if d(bool(seats), 2):
        seats = seats or (("", ""),) * players
        seats = tuple((d.text(name), d.text(kind)) for name, kind in seats)
    _tokens(d, t)
    _exploration_cards(d, t)
    _locations(d, t)
    _lords(d, t)
    _turn(d, t)
    return t, seats


def _tokens(d: _Digits, t: State) -> None:
    for i in range(t.players):
        t.pearls[i] = d(t.pearls[i], PEARLS + 1)
        t.key_tokens[i] = d(t.key_tokens[i], KEY_TOKENS + 1)
        t.monster_tokens[i] = d(t.monster_tokens[i], ALL_TOKENS + 1)
    t.treasury = d(t.treasury, PEARLS + 1)
    t.key_supply = d(t.key_supply, KEY_TOKENS + 1)
    t.monster_supply = d(t.monster_supply, ALL_TOKENS + 1)
    t.threat = 1 + d(t.threat - 1, THREAT_SPACES)
    t.seed = d(t.seed, MASK + 1)


def _exploration_cards(d: _Digits, t: State) -> None:
    left = list(EXPLORATION_COPIES)
    t.deck = d.row(t.deck, left)
    t.track = d.row(t.track, left)
    for piles in (t.hands, t.affiliated, t.council, t.discard):
        for i in range(len(piles) // len(RACES) * len(RACES)):
            piles[i] = d.pile(i % len(RACES), piles[i], left)
    t.discard[-1] = d(t.discard[-1], left[MONSTER] + 1)


def _locations(d: _Digits, t: State) -> None:
    left = [1] * len(LOCATIONS)
    t.location_deck = d.row(t.location_deck, left)
    t.available, *t.controlled = d.sets(_which(left), [t.available, *t.controlled])


def _lords(d: _Digits, t: State) -> None:
    left = [1] * len(LORDS)
    t.lord_deck = d.row(t.lord_deck, left)
    spaces = iter(t.court)
    t.court = []
    for _ in range(COURT_SPACES):
        t.court.append(d.one_of(next(spaces, None), [_EMPTY, *_which(left)]))
        if t.court[-1] != _EMPTY:
            left[t.court[-1]] = 0
    tiles = [tile for controlled in t.controlled for tile in members(controlled)]
    sets = [t.lord_discard, *t.lords, *t.tilted, *(t.under[tile] for tile in tiles)]
    t.lord_discard, *rest = d.sets(_which(left), sets)
    t.lords, t.tilted = rest[: t.players], rest[t.players : 2 * t.players]
    for tile, lords in zip(tiles, rest[2 * t.players :], strict=True):
        t.under[tile] = lords
    if t.options.seventh_lord == "recruited":
        t.recruited = [d(n, len(LORDS) + 1) for n in t.recruited]


def _turn(d: _Digits, t: State) -> None:
    t.active = d(t.active, t.players)
    (t.bought,) = d.sets(range(t.players), [t.bought])
    (t.used,) = d.sets(members(ACTIVATED), [t.used])
    t.extra = bool(d(t.extra, 2))
    t.passes = d(t.passes, t.players)
    t.kept = d(t.kept, PEARLS + 1)
    t.end_by = d(t.end_by + 1, t.players + 1) - 1
    t.over = bool(d(t.over, 2))
    steps = iter(t.agenda)
    t.agenda = [_step(d, next(steps, _NOTHING), t.players) for _ in range(d(len(t.agenda), _AGENDA))]


def _step(d: _Digits, step: Step, players: int) -> Step:
    number = d(STEPS.index(step[0]), _STEPS_LATER)
    if number >= len(STEPS):
        raise BadCode("what is pending in this code is not known to this version of the program")
    kind, seat = STEPS[number], d(step[1], players)
    fields = KINDS[kind].fields
    values = [_field(d, codec, value, players) for (_, codec), value in zip(fields, step[2:], strict=False)]
    a, b, c = [*values, 0, 0, 0][:3]
    return kind, seat, a, b, c


def _field(d: _Digits, codec: str, value: int, players: int) -> int:
    """Write or read a number of a pending step, by the codec of `pending.py`."""
    match codec:
        case "lord":
            return d(value, len(LORDS))
        case "seat":
            return d(value, players)
        case "number":
            return d(value, KEYS_FOR_LOCATION + 1)
        case "cards":
            return d(value, PILES ** len(RACES))
    return d.sets(range(len(LORDS if codec == "lords" else LOCATIONS)), [value])[0]
