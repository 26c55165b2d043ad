"""Actions as text: one line, a verb and its words. Every value here reads and writes itself.

`parse` knows the vocabulary and the grammar, not the game: whether an action is possible now is asked of the state.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from abyss_nb.core.abyss.cards import (
    ALLIES,
    ALLY,
    LOCATION,
    LOCATIONS,
    LORD,
    LORDS,
    MAX_DRAW,
    RACE,
    RACES,
    SEAT,
    SEATS,
    Reward,
    members,
)
from abyss_nb.core.game import MalformedAction


class Action(NamedTuple):
    """One action. `str` gives its text; `Action.parse` reads it.

    >>> Action.parse("pay squid-1 crab-3")
    Action.parse('pay crab-3 squid-1')
    """

    verb: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))

    def __repr__(self) -> str:
        return f"Action.parse({str(self)!r})"

    @staticmethod
    def parse(text: str) -> "Action":
        """Read an action.

        Args:
            text: A line of the action language, words separated by single spaces.

        Raises:
            MalformedAction: it is not such a line; the message says what was expected.
        """
        return parse(text)


class Legal(tuple[Action, ...]):
    """Legal actions: a tuple that also understands text, `"explore" in state.legal()`."""

    __slots__ = ()

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            try:
                action = parse(action)
            except MalformedAction:
                return False
        return tuple.__contains__(self, action)

    def __repr__(self) -> str:
        return "[" + ", ".join(map(str, self)) + "]"


PLOT = Action("plot")
EXPLORE = Action("explore")
PASS = Action("pass")
BUY = Action("buy")
TAKE = Action("take")
CONTINUE = Action("continue")
FIGHT = Action("fight")
END = Action("end")
DECLINE = Action("decline")
PAY = Action("pay")
COUNCIL = tuple(Action("council", (race,)) for race in RACES)
RECRUIT = tuple(Action("recruit", (lord.id,)) for lord in LORDS)
DRAW = tuple(Action("draw", (str(n),)) for n in range(MAX_DRAW + 1))
CHOOSE_ALLY = tuple(Action("choose", (card,)) for card in ALLIES)
CHOOSE_RACE = tuple(Action("choose", (race,)) for race in RACES)
CHOOSE_LORD = tuple(Action("choose", (lord.id,)) for lord in LORDS)
CHOOSE_LOCATION = tuple(Action("choose", (location.id,)) for location in LOCATIONS)
CHOOSE_SEAT = tuple(Action("choose", (seat,)) for seat in SEATS)
USE_SLAVER = tuple(Action("use", ("slaver", card)) for card in ALLIES)
USE_ORACLE = tuple(Action("use", ("oracle", race)) for race in RACES)
USE_OPPORTUNIST = tuple(Action("use", ("opportunist", lord.id)) for lord in LORDS)

_ALONE = {a.verb: a for a in (PLOT, EXPLORE, PASS, BUY, TAKE, CONTINUE, FIGHT, END, DECLINE)}
_POWERS: dict[str, tuple[str, dict[str, int], tuple[Action, ...]]] = {
    "slaver": ("an Ally", ALLY, USE_SLAVER),
    "oracle": ("a Race", RACE, USE_ORACLE),
    "opportunist": ("a Lord", LORD, USE_OPPORTUNIST),
}
_REWARD_WORDS = ("keys", "pearls", "monsters")
_LONGEST = 1000
"""No action is as long: a payment of all 65 Allies has under 800 letters."""


def reward_action(reward: Reward) -> Action:
    """Return the action that chooses a reward; words with 0 are left out."""
    return Action("choose", tuple(f"{w}={n}" for w, n in zip(_REWARD_WORDS, reward, strict=True) if n))


def keys_action(lords: int, tokens: int) -> Action:
    """Return the action that chooses which keys to use; `lords` is a set of Lords."""
    words = [LORDS[i].id for i in members(lords)]
    if tokens:
        words.append(f"tokens={tokens}")
    return Action("choose", tuple(words))


def keys_of(action: Action) -> tuple[int, int] | None:
    """Return the set of Lords and the number of tokens that a `choose` names, None if it names something else."""
    if action.verb != "choose":
        return None
    lords = tokens = 0
    for word in action.words:
        if word in LORD:
            lords |= 1 << LORD[word]
        elif word.startswith("tokens="):
            tokens = int(word[7:])
        else:
            return None
    return lords, tokens


def parse(text: str) -> Action:
    """Read an action; see `Action.parse`."""
    if not isinstance(text, str):
        raise MalformedAction(f"an action is a line of text, not {type(text).__name__}")
    if len(text) > _LONGEST:
        raise MalformedAction(f"an action has at most {_LONGEST} letters; this one has {len(text)}")
    verb, *words = text.split(" ")
    if "" in (verb, *words):
        raise MalformedAction(f"{text!r}: write a verb and its words with one space between them")
    if verb in _ALONE:
        if words:
            raise MalformedAction(f"{text!r}: {verb!r} stands alone")
        return _ALONE[verb]
    if verb not in _READERS:
        raise MalformedAction(f"{text!r}: unknown verb {verb!r}; known are {', '.join(sorted({*_ALONE, *_READERS}))}")
    return _READERS[verb](text, words)


def _one(text: str, words: list[str], what: str, known: dict[str, int], made: tuple[Action, ...]) -> Action:
    if len(words) != 1:
        raise MalformedAction(f"{text!r}: one word was expected, {what}")
    if words[0] not in known:
        raise MalformedAction(f"{text!r}: {words[0]!r} is not {what}")
    return made[known[words[0]]]


def _council(text: str, words: list[str]) -> Action:
    return _one(text, words, "a Race", RACE, COUNCIL)


def _recruit(text: str, words: list[str]) -> Action:
    return _one(text, words, "a Lord", LORD, RECRUIT)


def _draw(text: str, words: list[str]) -> Action:
    numbers = {str(n): n for n in range(1, MAX_DRAW + 1)}
    return _one(text, words, f"a number from 1 to {MAX_DRAW}", numbers, DRAW)


def _use(text: str, words: list[str]) -> Action:
    if not words or words[0] not in _POWERS:
        raise MalformedAction(f"{text!r}: 'use' goes with {', '.join(_POWERS)}")
    what, known, made = _POWERS[words[0]]
    return _one(text, words[1:], what, known, made)


def _pay(text: str, words: list[str]) -> Action:
    for word in words:
        if word not in ALLY:
            raise MalformedAction(f"{text!r}: {word!r} is not an Ally such as {ALLIES[0]!r}")
    return Action("pay", tuple(sorted(words, key=ALLY.__getitem__))) if words else PAY


def _choose(text: str, words: list[str]) -> Action:
    if len(words) == 1:
        for known, made in _CHOICES:
            if words[0] in known:
                return made[known[words[0]]]
    if len(words) == 2 and all(w in LOCATION for w in words):
        return Action("choose", tuple(words))
    if words and all("=" in w for w in words) and not words[0].startswith("tokens"):
        return _choose_reward(text, words)
    return _choose_lords(text, words)


def _choose_reward(text: str, words: list[str]) -> Action:
    found: dict[str, str] = {}
    for word in words:
        name, number = word.split("=", 1)
        if name not in _REWARD_WORDS or name in found or not re.fullmatch("[1-9]", number, re.ASCII):
            raise MalformedAction(f"{text!r}: a reward is written like 'keys=1 pearls=2 monsters=1', not {word!r}")
        found[name] = word
    return Action("choose", tuple(found[name] for name in _REWARD_WORDS if name in found))


def _choose_lords(text: str, words: list[str]) -> Action:
    """Two Lords in the order given (the Traitor's), or a set of keys: Lords and perhaps tokens."""
    lords = [w for w in words if w in LORD]
    tokens = [w for w in words if re.fullmatch("tokens=[1-9]", w, re.ASCII)]
    for word in words:
        if word not in LORD and word not in tokens:
            raise MalformedAction(
                f"{text!r}: {word!r} does not fit; 'choose' takes an Ally, a Race, a seat, one or two Locations, "
                "Lords (with tokens=N for keys), or a reward such as pearls=1"
            )
    if not words or len(tokens) > 1 or len(set(lords)) != len(lords):
        raise MalformedAction(f"{text!r}: 'choose' needs something to choose, each thing once")
    if len(lords) != 2 or tokens:
        lords.sort(key=LORD.__getitem__)
    return Action("choose", (*lords, *tokens))


WELL_FORMED = frozenset(
    [
        *_ALONE.values(),
        *COUNCIL,
        *RECRUIT,
        *DRAW[1:],
        *CHOOSE_ALLY,
        *CHOOSE_RACE,
        *CHOOSE_LORD,
        *CHOOSE_LOCATION,
        *CHOOSE_SEAT,
        *USE_SLAVER,
        *USE_ORACLE,
        *USE_OPPORTUNIST,
    ]
)
"""Nearly every action but payments and keys: known to be well formed without reading it again."""

_CHOICES: tuple[tuple[dict[str, int], tuple[Action, ...]], ...] = (
    (ALLY, CHOOSE_ALLY),
    (RACE, CHOOSE_RACE),
    (LORD, CHOOSE_LORD),
    (LOCATION, CHOOSE_LOCATION),
    (SEAT, CHOOSE_SEAT),
)
_READERS: dict[str, Callable[[str, list[str]], Action]] = {
    "council": _council,
    "recruit": _recruit,
    "draw": _draw,
    "use": _use,
    "pay": _pay,
    "choose": _choose,
}
WITH_WORDS = frozenset(_READERS)
"""The verbs that say more by words after them."""
