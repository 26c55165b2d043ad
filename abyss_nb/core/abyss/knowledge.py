"""What a seat knows: its observation, what it cannot place, and the worlds that would look the same to it.

Two readings (INFORMATION-PUBLIC, INFORMATION-HIDDEN): "table" is what lies open now; "perfect" is what a player knows
who forgets nothing. Every card of a hand, of a Council stack and of the Exploration discard was once turned face up
before everybody, so there only deck orders and other seats' Monster tokens remain hidden.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations_with_replacement, groupby
from math import comb, prod
from random import Random
from typing import Any, Literal, get_args

from abyss_nb.core.abyss.cards import ALLIES, EXPLORATION, LOCATIONS, LORDS, MONSTER, SEATS
from abyss_nb.core.abyss.piles import (
    CARD_RACE,
    CARD_WEIGHT,
    SIZE,
    TOKEN_COUNTS,
    TOKEN_NUMBER,
    TOKEN_WEIGHT,
    cards_of,
    token_values,
)
from abyss_nb.core.abyss.position import public_part, set_aside, write
from abyss_nb.core.abyss.steps import KINDS
from abyss_nb.core.abyss.table import Step, Table

Memory = Literal["table", "perfect"]
"""The two readings of what a seat knows."""
MEMORIES: tuple[str, ...] = get_args(Memory)
ASKED_OF_HANDS = ("payment", "jailer", "commander", "hand-limit")
"""Decisions that are only asked because of what is in a hand; all others follow from what everybody sees."""
SMALL_HAND = 4
"""Up to so many cards all hands that leave a choice are looked through where dealing does not find one."""
FEW_DEALS, DEALS = 50, 20_000
"""How often small and larger hands are dealt until the pending decision is a real one."""
NOBODY = -1
"""The seat of somebody who only sees what lies open on the table."""


def check_memory(memory: str) -> None:
    """Refuse what is neither reading.

    Raises:
        ValueError: it is not "table" or "perfect".
    """
    if memory not in MEMORIES:
        raise ValueError(f"memory must be one of {', '.join(MEMORIES)}, not {memory!r}")


def observe(t: Table, seat: int, memory: str) -> dict[str, Any]:
    """Return the position as a seat (or `NOBODY`) knows it, with counts for what is hidden."""
    doc = public_part(t)
    for other in range(t.players):
        own = doc["seats"][SEATS[other]]
        hand, tokens = t.hand(other), t.monster_tokens[other]
        own["hand"] = _text(hand) if other == seat or memory == "perfect" else sum(SIZE[pile] for pile in hand)
        own["monster_tokens"] = token_values(tokens) if other == seat else TOKEN_NUMBER[tokens]
    doc["exploration_deck"] = len(t.deck)
    doc["lord_deck"] = len(t.lord_deck)
    doc["location_deck"] = len(t.location_deck)
    doc["monster_supply"] = TOKEN_NUMBER[t.monster_supply]
    if memory == "perfect":
        whole = write(t)
        doc["exploration_discard"], doc["council"] = whole["exploration_discard"], whole["council"]
    else:
        doc["exploration_discard"] = sum(SIZE[pile] for pile in t.discard[:5]) + t.discard[5]
        doc["council"] = {race: SIZE[pile] for race, pile in zip(doc["council"], t.council, strict=True)}
    aside = set_aside(t)
    if aside:
        doc["set_aside"] = aside
    return doc


def unseen(t: Table, seat: int, memory: str) -> dict[str, Any]:
    """Return for each kind of component what a seat cannot place, as multisets."""
    tokens = t.monster_supply + sum(t.monster_tokens) - t.monster_tokens[seat]
    return {
        "exploration": " ".join(EXPLORATION[card] for card in sorted(_hidden_cards(t, seat, memory))),
        "lords": [LORDS[lord].id for lord in sorted(t.lord_deck)],
        "locations": [LOCATIONS[tile].id for tile in sorted(t.location_deck)],
        "monster_tokens": token_values(tokens),
    }


def determinize(t: Table, seat: int, rng: Random, memory: str) -> None:
    """Fill in at random what a seat does not know, every possibility equally likely; `t` is changed.

    Worlds in which the pending decision would not be asked are no possibilities: whoever has to pay or to discard gets
    a hand that leaves him a choice.
    """
    t.offered = None
    t.seed = rng.getrandbits(64)
    rng.shuffle(t.lord_deck)
    rng.shuffle(t.location_deck)
    _deal_tokens(t, seat, rng)
    if memory == "perfect":
        rng.shuffle(t.deck)
        return
    hidden = _hidden_cards(t, seat, memory)
    slots = _slots(t, seat)
    step = t.agenda[-1] if t.agenda else None
    if step is None or step[1] == seat or step[0] not in ASKED_OF_HANDS:
        _lay(t, slots, _deal(slots, hidden, rng))
        return
    place = ("hand", step[1])
    size = slots.count(place)
    cards: list[int] = []
    for _ in range(DEALS if size > SMALL_HAND else FEW_DEALS):
        cards = _deal(slots, hidden, rng)
        if _leaves_a_choice(t, step, [card for slot, card in zip(slots, cards, strict=True) if slot == place]):
            _lay(t, slots, cards)
            return
    hand = _draw_small_hand(t, step, hidden, size, rng) if size <= SMALL_HAND else None
    if hand is not None:
        rest = list((Counter(hidden) - Counter(hand)).elements())
        others = [slot for slot in slots if slot != place]
        slots, cards = others + [place] * size, _deal(others, rest, rng) + hand
    _lay(t, slots, cards)


def _hidden_cards(t: Table, seat: int, memory: str) -> list[int]:
    """Return the Exploration cards that a seat cannot place."""
    cards = list(t.deck)
    if memory == "table":
        for other in t.opponents(seat):
            cards += cards_of(t.hand(other))
        cards += cards_of(t.council) + cards_of(t.discard[:5]) + [MONSTER] * t.discard[5]
    return cards


_Slot = tuple[str, int]
"""A place for one hidden card: ("council", Race), ("hand", seat), ("deck", 0) or ("discard", 0)."""


def _slots(t: Table, seat: int) -> list[_Slot]:
    """Return a place for every hidden card, those that not every card fits into first."""
    slots: list[_Slot] = [("council", race) for race, pile in enumerate(t.council) for _ in range(SIZE[pile])]
    for other in t.opponents(seat):
        slots += [("hand", other)] * sum(SIZE[pile] for pile in t.hand(other))
    slots += [("deck", 0)] * len(t.deck)
    return slots + [("discard", 0)] * (sum(SIZE[pile] for pile in t.discard[:5]) + t.discard[5])


def _fits(slot: _Slot, card: int) -> bool:
    """Return whether a card may lie there: Monsters in deck and discard only, Council stacks by Race."""
    if card == MONSTER:
        return slot[0] in ("deck", "discard")
    return slot[0] != "council" or CARD_RACE[card] == slot[1]


def _deal(slots: list[_Slot], hidden: list[int], rng: Random) -> list[int]:
    """Return a card for every place, every arrangement equally likely.

    For what a place takes leaves the later ones as many possibilities, whichever fitting card it is. The cards left
    are shuffled anew before each kind of place, for those passed over have gathered at one end.
    """
    cards = hidden[:]
    dealt = []
    for _, places in groupby(slots, key=lambda slot: slot[0]):
        rng.shuffle(cards)
        dealt += [_take_first(cards, slot) for slot in places]
    return dealt


def _take_first(cards: list[int], slot: _Slot) -> int:
    for i in range(len(cards) - 1, -1, -1):
        if _fits(slot, cards[i]):
            return cards.pop(i)
    raise AssertionError(f"no card fits into {slot}")


def _lay(t: Table, slots: list[_Slot], cards: list[int]) -> None:
    """Put the cards into their places."""
    t.council = [0] * 5
    t.deck = []
    t.discard = [0] * 6
    for seat in {seat for place, seat in slots if place == "hand"}:
        t.hands[5 * seat : 5 * seat + 5] = [0] * 5
    for (place, which), card in zip(slots, cards, strict=True):
        if place == "deck":
            t.deck.append(card)
        elif card == MONSTER:
            t.discard[5] += 1
        else:
            piles = {"council": t.council, "discard": t.discard, "hand": t.hands}[place]
            piles[CARD_RACE[card] + (5 * which if place == "hand" else 0)] += CARD_WEIGHT[card]


def _leaves_a_choice(t: Table, step: Step, cards: Iterable[int]) -> bool:
    """Return whether the pending decision would be asked with these cards in hand."""
    hand = [0] * 5
    for card in cards:
        hand[CARD_RACE[card]] += CARD_WEIGHT[card]
    t.hands[5 * step[1] : 5 * step[1] + 5] = hand
    legal = KINDS[step[0]].legal(t, step)
    return bool(legal) and len(legal) > 1


def _draw_small_hand(t: Table, step: Step, hidden: list[int], size: int, rng: Random) -> list[int] | None:
    """Draw a hand that leaves a choice, each as likely as there are worlds with it; None if there is none.

    Few small hands can pay for a Lord, so that dealing would hardly find one, but there are few small hands at all.
    """
    copies = Counter(card for card in hidden if card != MONSTER)
    of_race = [sum(n for card, n in copies.items() if CARD_RACE[card] == race) for race in range(5)]
    stacks = [SIZE[pile] for pile in t.council]
    hands, weights = [], []
    for hand in combinations_with_replacement(sorted(copies), size):
        taken = Counter(hand)
        if all(n <= copies[card] for card, n in taken.items()) and _leaves_a_choice(t, step, hand):
            ways = prod(comb(copies[card], n) for card, n in taken.items())
            for race, stack in enumerate(stacks):
                ways *= comb(of_race[race] - sum(CARD_RACE[card] == race for card in hand), stack)
            if ways:
                hands.append([*hand])
                weights.append(ways)
    return rng.choices(hands, weights)[0] if hands else None


def _deal_tokens(t: Table, seat: int, rng: Random) -> None:
    """Deal other seats' Monster tokens and the supply anew."""
    others = [other for other in t.opponents(seat) if t.monster_tokens[other]]
    if not others:
        return
    hidden = t.monster_supply + sum(t.monster_tokens) - t.monster_tokens[seat]
    kinds = [kind for kind, number in enumerate(TOKEN_COUNTS[hidden]) for _ in range(number)]
    rng.shuffle(kinds)
    for other in others:
        number = TOKEN_NUMBER[t.monster_tokens[other]]
        t.monster_tokens[other] = sum(TOKEN_WEIGHT[kinds.pop()] for _ in range(number))
    t.monster_supply = sum(TOKEN_WEIGHT[kind] for kind in kinds)


def _text(piles: list[int]) -> str:
    return " ".join(ALLIES[card] for card in cards_of(piles))
