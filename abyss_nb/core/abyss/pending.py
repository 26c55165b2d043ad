"""What is pending in the middle of a turn, in a position: the agenda as a list of small objects.

`{"step": "payment", "lord": "slaver"}`: the kind of step, its seat if it is not the active one, and the fields that
the kind names. The first is done last. The `turn` decision alone is not written.
"""

from typing import Any

from abyss_nb.core.abyss.cards import (
    ALLIES,
    ALLY,
    LOCATION,
    LOCATIONS,
    LORD,
    LORDS,
    MAX_DRAW,
    SEAT,
    SEATS,
    members,
)
from abyss_nb.core.abyss.piles import CARD_RACE, CARD_WEIGHT, cards_of, pack, unpack
from abyss_nb.core.abyss.reader import Reader, shown
from abyss_nb.core.abyss.steps import KINDS
from abyss_nb.core.abyss.table import Step, Table
from abyss_nb.core.game import ImpossiblePosition

_POWERS = (
    "hunter",
    "apprentice",
    "illusionist",
    "corruptor",
    "traitor",
    "schemer",
    "sage",
    "hermit",
    "elder",
)
ABOVE: dict[str, tuple[str, ...]] = {
    "turn": (),
    "exploration": ("offer", "ally", "monster", "reward", "commander"),
    "court": ("payment", "affiliate", "jailer", "commander", "assassin", "black-smokers", *_POWERS),
    "locations": ("alchemist", "keys", "control", "keep", "black-smokers"),
    "end": (),
    "hand-limit": ("commander",),
}
"""What can be pending on top of each phase of a turn."""
ASKS_ALONE = ("turn", "end", "hand-limit")
"""Phases that ask themselves."""
ONCE_PER_OPPONENT = ("jailer", "commander", "assassin")
"""Powers that may be pending for several opponents at once."""
OPPONENT_DECIDES = ("offer", "jailer")


def write_pending(t: Table) -> list[dict[str, Any]]:
    """Return the agenda; empty at the `turn` decision and at the end of the game."""
    if not t.agenda or t.agenda[-1][0] == "turn":
        return []
    return [_write_step(t, step) for step in t.agenda]


def _write_step(t: Table, step: Step) -> dict[str, Any]:
    doc: dict[str, Any] = {"step": step[0]}
    if step[1] != t.active:
        doc["seat"] = SEATS[step[1]]
    for (name, codec), value in zip(KINDS[step[0]].fields, step[2:], strict=False):
        doc[name] = _write_field(codec, value)
    return doc


def _write_field(codec: str, value: int) -> Any:
    match codec:
        case "lord":
            return LORDS[value].id
        case "lords":
            return [LORDS[lord].id for lord in members(value)]
        case "tiles":
            return [LOCATIONS[tile].id for tile in members(value)]
        case "cards":
            return " ".join(ALLIES[card] for card in cards_of(unpack(value)))
        case "seat":
            return SEATS[value]
    return value


def read_pending(t: Table, turn: Reader) -> list[Step]:
    """Read the agenda of a position; the table is complete but for it."""
    items = turn.items("pending")
    if t.over:
        if items:
            raise ImpossiblePosition(turn.at("pending"), "nothing is pending in a finished game")
        return []
    if not items:
        return [("turn", t.active, 0, 0, 0)]
    readers = [Reader(item, turn.at(f"pending[{i}]")) for i, item in enumerate(items)]
    agenda = [_read_step(t, r) for r in readers]
    for step, r in zip(agenda, readers, strict=True):
        _check_place(t, agenda, step, r)
    top = agenda[-1]
    if len(KINDS[top[0]].legal(t, top)) < 2 and top[0] != "turn":
        raise ImpossiblePosition(readers[-1].where, f"{top[0]!r} leaves nothing to decide")
    return agenda


def _read_step(t: Table, r: Reader) -> Step:
    name = r.text("step")
    known = {*ABOVE, *(kind for kinds in ABOVE.values() for kind in kinds)} - {"turn"}
    if name not in known:
        raise ImpossiblePosition(
            r.at("step"), f"{shown(name)} is not a pending step; known are {', '.join(sorted(known))}"
        )
    fields = KINDS[name].fields
    r.only(("step", "seat", *(field for field, _ in fields)))
    seats = SEATS[: t.players]
    values = [_read_field(r, field, codec, seats) for field, codec in fields]
    a, b, c = [*values, 0, 0, 0][:3]
    return name, r.word("seat", SEAT, SEATS[t.active], seats), a, b, c


def _read_field(r: Reader, name: str, codec: str, seats: tuple[str, ...]) -> int:
    match codec:
        case "lord":
            return r.word(name, LORD, None, [lord.id for lord in LORDS])
        case "seat":
            return r.word(name, SEAT, None, seats)
        case "number":
            return r.number(name, None, 0, 3)
        case "cards":
            piles = [0] * 5
            for word, _ in r.cards(name):
                piles[CARD_RACE[ALLY[word]]] += CARD_WEIGHT[ALLY[word]]
            return pack(piles)
    known = LORD if codec == "lords" else LOCATION
    chosen = 0
    for word, place in r.words(name):
        if word not in known or chosen >> known[word] & 1:
            raise ImpossiblePosition(place, f"{shown(word)} does not belong here")
        chosen |= 1 << known[word]
    if codec == "tiles" and chosen.bit_count() > MAX_DRAW:
        raise ImpossiblePosition(r.at(name), f"no more than {MAX_DRAW} Locations are drawn")
    return chosen


def _check_place(t: Table, agenda: list[Step], step: Step, r: Reader) -> None:
    """Refuse a step that cannot be pending where it stands."""
    name, seat = step[0], step[1]
    bottom = agenda[0][0]
    if step is agenda[0]:
        if name not in ABOVE:
            raise ImpossiblePosition(r.where, f"{name!r} cannot be the first; one of {', '.join(ABOVE)}")
        if name not in ASKS_ALONE and len(agenda) == 1:
            raise ImpossiblePosition(r.where, f"{name!r} alone asks nobody")
        if seat != t.active:
            raise ImpossiblePosition(r.at("seat"), "the first step is the active player's")
        fault = KINDS[name].check(t, step) if len(agenda) == 1 else ""
        if fault:
            raise ImpossiblePosition(r.where, fault)
        return
    if name not in ABOVE[bottom]:
        raise ImpossiblePosition(r.where, f"{name!r} cannot be pending in {bottom!r}")
    others = [other for other in agenda[1:] if other is not step]
    if any(other[0] != name or name not in ONCE_PER_OPPONENT or other[1:3] == step[1:3] for other in others):
        raise ImpossiblePosition(r.where, f"{name!r} cannot be pending together with another step")
    opponent = name in OPPONENT_DECIDES or (name == "commander" and bottom != "hand-limit")
    if (seat != t.active) != opponent:
        raise ImpossiblePosition(r.at("seat"), "is not a seat that this step can ask")
    if bottom == "exploration" and name == "commander" and not t.options.commander_at_once:
        raise ImpossiblePosition(r.where, "buyers discard at once only under the option commander_at_once")
    if bottom in ("court", "locations") and name in LORD and not t.lords[t.active] >> LORD[name] & 1:
        raise ImpossiblePosition(r.where, f"{name} is not in effect in front of {SEATS[t.active]}")
    fault = KINDS[name].check(t, step)
    if fault:
        raise ImpossiblePosition(r.where, fault)
    if not KINDS[name].legal(t, step):
        raise ImpossiblePosition(r.where, f"{name!r} leaves nothing to do")
