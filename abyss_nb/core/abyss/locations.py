"""Section 8: keys and Locations - which keys to use, where the tile comes from, what a tile does when gained."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from abyss_nb.core.abyss.actions import (
    CHOOSE_LOCATION,
    DECLINE,
    DRAW,
    Action,
    keys_action,
    keys_of,
)
from abyss_nb.core.abyss.cards import (
    AMBASSADORS,
    BLACK_SMOKERS,
    KEYS_FOR_LOCATION,
    LOCATION,
    LOCATIONS,
    LORD,
    LORDS,
    MAX_DRAW,
    ONE_KEY,
    POWER,
    members,
)
from abyss_nb.core.abyss.chance import shuffled
from abyss_nb.core.abyss.steps import Kind, note
from abyss_nb.core.abyss.table import Step, Table
from abyss_nb.core.game import Reason


def working_keys(t: Table, seat: int) -> int:
    """TERM-WORKING-KEYS: Key tokens and the keys printed on Lords in effect."""
    return t.key_tokens[seat] + printed_keys(t.lords[seat])


def printed_keys(lords: int) -> int:
    """Return the keys printed on a set of Lords."""
    return (lords & ONE_KEY).bit_count() + KEYS_FOR_LOCATION * (lords & AMBASSADORS).bit_count()


def key_choices(t: Table, seat: int) -> list[tuple[int, int]]:
    """CONTROL-EXACTLY-THREE, CONTROL-WHICH-KEYS: every set of Lords with a number of tokens that makes three keys."""
    with_keys = members(t.lords[seat] & (ONE_KEY | AMBASSADORS))
    choices = []
    for size in range(min(len(with_keys), KEYS_FOR_LOCATION), -1, -1):
        for chosen in combinations(with_keys, size):
            lords = sum(1 << lord for lord in chosen)
            tokens = KEYS_FOR_LOCATION - printed_keys(lords)
            if 0 <= tokens <= t.key_tokens[seat]:
                choices.append((lords, tokens))
    return choices


class Locations(Kind):
    """CONTROL-TRIGGER, CONTROL-REPEAT: while three keys work and a Location can be had, control is taken."""

    name = "locations"
    rule = "CONTROL-TRIGGER"
    asks = False

    def proceed(self, t: Table, step: Step) -> bool:
        seat = step[1]
        keys = working_keys(t, seat)
        if keys < KEYS_FOR_LOCATION or not (t.available or t.location_deck):
            # CONTROL-NONE-LEFT: without a Location to be had the keys stay.
            t.agenda[-1] = ("end", seat, 0, 0, 0)
        else:
            t.agenda.append(("keys", seat, 0, 0, 0))
        return False


class Keys(Kind):
    """CONTROL-WHICH-KEYS, asked when more than three keys work."""

    name = "keys"
    rule = "CONTROL-WHICH-KEYS"

    def check(self, t: Table, step: Step) -> str:
        return "" if t.available or t.location_deck else "there is no Location to be had"

    def proceed(self, t: Table, step: Step) -> bool:
        if working_keys(t, step[1]) > KEYS_FOR_LOCATION:
            return super().proceed(t, step)
        # Exactly three keys: there is nothing to ask.
        t.agenda[-1] = ("control", step[1], *key_choices(t, step[1])[0], 0)
        return False

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        return [keys_action(lords, tokens) for lords, tokens in key_choices(t, step[1])]

    def normal(self, action: Action) -> Action:
        keys = keys_of(action)
        return keys_action(*keys) if keys else action

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        keys = keys_of(action)
        if keys is None:
            return
        lords, tokens = keys
        seat = step[1]
        for lord in members(lords):
            if t.tilted[seat] >> lord & 1:
                yield Reason("ASSASSIN-TILT-NO-CONTROL", LORDS[lord].id)
            elif t.used_lords(seat) >> lord & 1:
                yield Reason("CONTROL-USED-LORD", LORDS[lord].id)
            elif not t.lords[seat] >> lord & 1:
                yield Reason("NOT-HELD", LORDS[lord].id)
        if tokens > t.key_tokens[seat]:
            yield Reason("NOT-HELD", "key", t.key_tokens[seat])
        if printed_keys(lords) + tokens != KEYS_FOR_LOCATION or any(not LORDS[lord].keys for lord in members(lords)):
            yield Reason("CONTROL-EXACTLY-THREE", number=KEYS_FOR_LOCATION)

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        keys = keys_of(action)
        assert keys is not None
        t.agenda[-1] = ("control", step[1], *keys, 0)


class Control(Kind):
    """CONTROL-CHOICE: an available Location, or a draw. The step holds the Lords and tokens that pay."""

    name = "control"
    rule = "CONTROL-CHOICE"
    fields = (("lords", "lords"), ("tokens", "number"))

    def check(self, t: Table, step: Step) -> str:
        return "" if step[2:4] in key_choices(t, step[1]) else "these are not three working keys"

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        actions = [CHOOSE_LOCATION[tile] for tile in members(t.available)]
        return actions + [DRAW[n] for n in range(1, min(MAX_DRAW, len(t.location_deck)) + 1)]

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        if action.verb == "draw":
            yield Reason("CONTROL-DRAW-SHORT", number=len(t.location_deck))
            if not t.location_deck:
                yield Reason("CONTROL-NONE-LEFT")
        elif action in CHOOSE_LOCATION:
            yield Reason("CONTROL-CHOICE", action.words[0])
        elif action == DECLINE:
            yield Reason("CONTROL-TRIGGER")

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        _, seat, lords, tokens, _ = step
        if action.verb == "draw":
            drawn = draw_tiles(t, seat, int(action.words[0]), "CONTROL-DRAW")
            t.agenda[-1] = ("keep", seat, lords, tokens, drawn)
        else:
            t.agenda.pop()
            take_control(t, seat, LOCATION[action.words[0]], lords, tokens, "CONTROL-CHOICE")


class Keep(Kind):
    """CONTROL-DRAW: one of the tiles drawn is kept, the others become available."""

    name = "keep"
    rule = "CONTROL-DRAW"
    fields = (("lords", "lords"), ("tokens", "number"), ("drawn", "tiles"))

    def check(self, t: Table, step: Step) -> str:
        return "" if step[2:4] in key_choices(t, step[1]) else "these are not three working keys"

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        return [CHOOSE_LOCATION[tile] for tile in members(step[4])]

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        if action in CHOOSE_LOCATION or action == DECLINE:
            yield Reason("CONTROL-DRAW", " ".join(action.words))

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        _, seat, lords, tokens, drawn = step
        t.agenda.pop()
        tile = LOCATION[action.words[0]]
        put_back(t, seat, drawn & ~(1 << tile), "CONTROL-DRAW")
        take_control(t, seat, tile, lords, tokens, "CONTROL-DRAW")


def draw_tiles(t: Table, seat: int, number: int, rule: str) -> int:
    """Draw Locations from the stack and return the set drawn; everybody sees them."""
    drawn = [t.location_deck.pop() for _ in range(number)]
    if t.events is not None:
        note(t, "draw-locations", rule, seat, tuple(LOCATIONS[tile].id for tile in drawn), number)
    return sum(1 << tile for tile in drawn)


def put_back(t: Table, seat: int, tiles: int, rule: str) -> None:
    """Put tiles that were not kept face up among the available Locations."""
    t.available |= tiles
    if tiles and t.events is not None:
        names = tuple(LOCATIONS[tile].id for tile in members(tiles))
        note(t, "available", rule, seat, names, len(names))


def take_control(t: Table, seat: int, tile: int, lords: int, tokens: int, rule: str) -> None:
    """CONTROL-EXACTLY-THREE: gain a Location; tokens return to the pile, Lords are slid under the tile."""
    t.available &= ~(1 << tile)
    t.controlled[seat] |= 1 << tile
    t.under[tile] |= lords
    t.lords[seat] &= ~lords
    t.key_tokens[seat] -= tokens
    t.key_supply += tokens
    if t.events is not None:
        note(t, "control", rule, seat, (LOCATIONS[tile].id,))
        if lords:
            names = tuple(LORDS[lord].id for lord in members(lords))
            note(t, "use-lords", "CONTROL-USED-LORD", seat, names, len(names), LOCATIONS[tile].id)
        if tokens:
            note(t, "key-tokens", "CONTROL-EXACTLY-THREE", seat, number=-tokens)
    gained(t, seat, tile)


def gained(t: Table, seat: int, tile: int) -> None:
    """BLACK-SMOKERS: gained by any route, it may be exchanged at once."""
    if tile == BLACK_SMOKERS and t.location_deck:
        t.agenda.append(("black-smokers", seat, 0, 0, 0))


def swap_under(t: Table, seat: int, old: int, new: int) -> None:
    """Replace a controlled tile; the Lords under it move to the new one."""
    t.controlled[seat] = t.controlled[seat] & ~(1 << old) | 1 << new
    t.under[new], t.under[old] = t.under[old], 0


class BlackSmokers(Kind):
    """BLACK-SMOKERS: any tile of the stack instead; it goes into the stack, which is shuffled either way."""

    name = "black-smokers"
    rule = "BLACK-SMOKERS"

    def check(self, t: Table, step: Step) -> str:
        return "" if t.controlled[step[1]] >> BLACK_SMOKERS & 1 else "its owner does not control black-smokers"

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        return [*(CHOOSE_LOCATION[tile] for tile in sorted(t.location_deck)), DECLINE]

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        if action in CHOOSE_LOCATION:
            yield Reason("BLACK-SMOKERS", action.words[0])

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        seat = step[1]
        t.agenda.pop()
        if action.verb == "choose":
            tile = LOCATION[action.words[0]]
            t.location_deck[t.location_deck.index(tile)] = BLACK_SMOKERS
            swap_under(t, seat, BLACK_SMOKERS, tile)
            if t.events is not None:
                note(
                    t,
                    "swap-location",
                    self.rule,
                    seat,
                    (LOCATIONS[BLACK_SMOKERS].id, action.words[0]),
                    0,
                    "stack",
                )
        t.location_deck = shuffled(t, sorted(t.location_deck))
        if t.events is not None:
            order = tuple(LOCATIONS[tile].id for tile in reversed(t.location_deck))
            note(t, "stack-shuffled", self.rule, seat, order, len(order), "", ())


class Ambassador(Kind):
    """AMBASSADOR-CONTROL: one of the tiles drawn, or an available one if the stack was empty (AMBASSADOR-SHORT)."""

    fields = (("drawn", "tiles"),)

    def check(self, t: Table, step: Step) -> str:
        drawn = step[2].bit_count()
        if drawn != min(POWER[f"{self.name}_draw"], drawn + len(t.location_deck)):
            return f"{drawn} is not the number of Locations that {self.name} draws"
        return ""

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        return [CHOOSE_LOCATION[tile] for tile in members(step[2] or t.available)]

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        if action in CHOOSE_LOCATION or action.verb in ("draw", "decline"):
            yield Reason("AMBASSADOR-CONTROL" if step[2] else "AMBASSADOR-SHORT", " ".join(action.words))

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        _, seat, drawn, _, _ = step
        t.agenda.pop()
        tile = LOCATION[action.words[0]]
        put_back(t, seat, drawn & ~(1 << tile), self.rule)
        rule = "AMBASSADOR-CONTROL" if drawn else "AMBASSADOR-SHORT"
        take_control(t, seat, tile, 1 << LORD[self.name], 0, rule)


class Sage(Ambassador):
    """LORD-SAGE."""

    name = "sage"
    rule = "LORD-SAGE"


class Hermit(Ambassador):
    """LORD-HERMIT."""

    name = "hermit"
    rule = "LORD-HERMIT"


class Elder(Ambassador):
    """LORD-ELDER."""

    name = "elder"
    rule = "LORD-ELDER"
