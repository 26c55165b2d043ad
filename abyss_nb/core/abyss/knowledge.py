"""What a seat knows: its observation, what it cannot place, and the worlds that would look the same to it.

Two readings (INFORMATION-PUBLIC, INFORMATION-HIDDEN): "table" is what lies open now; "perfect" is what a player knows
who forgets nothing. Every card of a hand, of a Council stack and of the Exploration discard was once turned face up
before everybody, so there only deck orders and other seats' Monster tokens remain hidden.
"""

from random import Random
from typing import Any, Literal, get_args

from abyss_nb.core.abyss.cards import ALLIES, ALLY, EXPLORATION, LOCATIONS, LORDS, MONSTER, SEATS
from abyss_nb.core.abyss.payment import Payments, price_of
from abyss_nb.core.abyss.piles import (
    CARD_RACE,
    CARD_WEIGHT,
    SIZE,
    TOKEN_COUNTS,
    TOKEN_NUMBER,
    TOKEN_WEIGHT,
    cards_of,
    kinds_of,
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
DEALS = 50
"""How often hands are dealt anew until the pending decision is a real one, and then again with help."""


def check_memory(memory: str) -> None:
    """Refuse what is neither reading.

    Raises:
        ValueError: it is not "table" or "perfect".
    """
    if memory not in MEMORIES:
        raise ValueError(f"memory must be one of {', '.join(MEMORIES)}, not {memory!r}")


def observe(t: Table, seat: int, memory: str) -> dict[str, Any]:
    """Return the position as a seat knows it, with counts for what is hidden."""
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

    The pending decision stays possible: whoever has to pay or to discard gets a hand with which he can.
    """
    t.offered = None
    t.seed = rng.getrandbits(64)
    rng.shuffle(t.lord_deck)
    rng.shuffle(t.location_deck)
    _deal_tokens(t, seat, rng)
    if memory == "perfect":
        rng.shuffle(t.deck)
        return
    step = t.agenda[-1] if t.agenda and t.agenda[-1][0] in ASKED_OF_HANDS else None
    hidden = _hidden_cards(t, seat, memory)
    sizes = [sum(SIZE[pile] for pile in t.hand(other)) for other in range(t.players)]
    shape = [SIZE[pile] for pile in t.council], len(t.deck)
    for attempt in range(2 * DEALS):
        # Where chance alone does not find it, the pending decision is made possible first.
        forced = _what_is_asked_for(t, step, hidden, shape[0], sizes, rng) if step and attempt >= DEALS else []
        _deal(t, seat, hidden, sizes, shape, step[1] if step else -1, forced, rng)
        if step is None or step[1] == seat or len(KINDS[step[0]].legal(t, step)) > 1:
            return


def _hidden_cards(t: Table, seat: int, memory: str) -> list[int]:
    """Return the Exploration cards that a seat cannot place."""
    cards = list(t.deck)
    if memory == "table":
        for other in t.opponents(seat):
            cards += cards_of(t.hand(other))
        cards += cards_of(t.council) + cards_of(t.discard[:5]) + [MONSTER] * t.discard[5]
    return cards


def _deal(
    t: Table,
    seat: int,
    hidden: list[int],
    sizes: list[int],
    shape: tuple[list[int], int],
    first: int,
    forced: list[int],
    rng: Random,
) -> None:
    """Deal the hidden cards: Council stacks by Race, then Allies to hands, then everything to deck and discard.

    What is dealt first leaves the rest as many possibilities whatever it is, so every world is equally likely.
    """
    stacks, deck_size = shape
    cards = hidden[:]
    for card in forced:
        cards.remove(card)
    rng.shuffle(cards)
    for race, size in enumerate(stacks):
        t.council[race] = 0
        for card in [c for c in cards if c != MONSTER and CARD_RACE[c] == race][:size]:
            cards.remove(card)
            t.council[race] += CARD_WEIGHT[card]
    for other in t.opponents(seat):
        t.hands[5 * other : 5 * other + 5] = [0] * 5
        allies = [card for card in cards if card != MONSTER]
        dealt = forced if other == first else []
        for card in dealt + allies[: sizes[other] - len(dealt)]:
            t.hands[5 * other + CARD_RACE[card]] += CARD_WEIGHT[card]
        for card in allies[: sizes[other] - len(dealt)]:
            cards.remove(card)
    t.deck = cards[:deck_size]
    t.discard = [0] * 6
    for card in cards[deck_size:]:
        if card == MONSTER:
            t.discard[5] += 1
        else:
            t.discard[CARD_RACE[card]] += CARD_WEIGHT[card]


def _what_is_asked_for(
    t: Table, step: Step, hidden: list[int], stacks: list[int], sizes: list[int], rng: Random
) -> list[int]:
    """Return hidden Allies with which the pending decision has a choice: a payment, or two different cards."""
    pool = [0] * 5
    for card in hidden:
        if card != MONSTER:
            pool[CARD_RACE[card]] += CARD_WEIGHT[card]
    if step[0] != "payment":
        kinds = kinds_of(pool)
        return rng.sample(kinds, min(2, len(kinds)))
    offers = Payments(pool, price_of(t, step[1], step[2]), t.pearls[step[1]])
    for _ in range(DEALS):
        cards = [ALLY[word] for word in offers[rng.randrange(len(offers))].words]
        left = [SIZE[pile] for pile in pool]
        for card in cards:
            left[CARD_RACE[card]] -= 1
        if len(cards) <= sizes[step[1]] and all(n >= m for n, m in zip(left, stacks, strict=True)):
            return cards
    return []


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
