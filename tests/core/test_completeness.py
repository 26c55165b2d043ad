"""Completeness: whatever the language can say is tried, and exactly what `legal()` lists is accepted."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from random import Random

import pytest

from abyss_nb import Action, IllegalAction, State

from .play import ALLIES, DECISIONS, LORDS, VOCABULARY, positions, states_of_each_kind
from .test_why_not import REFUSING

POSITIONS = 300
LONGEST_HAND = 8
"""Of hands up to so many cards every set is tried, of longer ones a sample."""
SAMPLE = 250
TALLEST = 4
"""One more than the most keys that can be used."""


def keys_to_try(state: State) -> Iterator[Action]:
    """Yield sets of keys: of the seat's Lords and one that is not its own, with all numbers of tokens."""
    seat = state.to_position()["seats"][state.decision.seat]
    own = [lord.removesuffix(" tilted") for lord in seat["lords"]]
    own += [lord for tile in seat["locations"] for lord in tile["lords"]]
    lords = sorted([*own, next(lord for lord in LORDS if lord not in own)], key=list(LORDS).index)
    for size, tokens in product(range(TALLEST + 1), range(TALLEST + 1)):
        if size + tokens <= TALLEST and (size or tokens) and (size, tokens) != (2, 0):
            for some in combinations(lords, size):
                yield Action("choose", (*some, f"tokens={tokens}") if tokens else some)


def cards_to_try(state: State) -> Iterator[Action]:
    """Yield payments: sets of cards of the hand, each also with a card that is not in it."""
    hand = state.to_position()["seats"][state.decision.seat]["hand"].split()
    rng = Random(" ".join(hand))
    if len(hand) <= LONGEST_HAND:
        some = {cards for size in range(len(hand) + 1) for cards in combinations(hand, size)}
    else:
        some = {tuple(rng.sample(hand, rng.randint(0, len(hand)))) for _ in range(SAMPLE)}
        some |= {cards for size in range(3) for cards in combinations(hand, size)}
    strangers = [card for card in ALLIES if card not in hand]
    for cards in sorted(some):
        yield Action("pay", tuple(sorted(cards, key=ALLIES.index)))
        yield Action("pay", tuple(sorted((*cards, rng.choice(strangers)), key=ALLIES.index)))


@lru_cache
def sampled() -> dict[str, list[State]]:
    """Return 300 positions of random games by the kind of their decision: as even a share of each as there is."""
    found: dict[str, list[State]] = {kind: [] for kind in DECISIONS}
    for state in positions(range(200), share=0.15):
        found[state.decision.kind].append(state)
    for kind, states in states_of_each_kind().items():
        found[kind] += states
    rng = Random("completeness")
    for states in found.values():
        rng.shuffle(states)
    share = POSITIONS // len(DECISIONS)
    chosen = {kind: states[:share] for kind, states in found.items()}
    rest = [(kind, state) for kind, states in found.items() for state in states[share:]]
    for kind, state in rng.sample(rest, POSITIONS - sum(map(len, chosen.values()))):
        chosen[kind].append(state)
    return chosen


def is_accepted(state: State, action: Action) -> bool:
    """Try an action on a state, which moves on if it is accepted."""
    try:
        state.apply(action)
    except IllegalAction as refusal:
        reasons = refusal.reasons
    else:
        return True
    assert reasons, f"{action} is refused without a reason"
    assert {reason.rule for reason in reasons} <= REFUSING
    assert len(set(reasons)) == len(reasons), f"{action}: a reason stands twice"
    return False


def test_three_hundred_positions_with_every_kind_of_decision() -> None:
    assert sum(map(len, sampled().values())) == POSITIONS
    assert min(map(len, sampled().values())) >= 1


@pytest.mark.slow
@pytest.mark.parametrize("kind", DECISIONS)
def test_exactly_the_legal_actions_are_accepted(kind: str) -> None:
    for state in sampled()[kind]:
        legal = state.legal()
        few = len(legal) < 2000
        tried = [*VOCABULARY, *keys_to_try(state), *cards_to_try(state)]
        tried += legal if few else legal[:: len(legal) // SAMPLE]
        trial = state.copy()
        accepted = set()
        for action in tried:
            if is_accepted(trial, action):
                accepted.add(action)
                assert state.why_not(action) == []
                trial = state.copy()
        assert trial == state, "a refused action left something changed"
        expected = set(legal) if few else {action for action in tried if action in legal}
        assert accepted == expected
