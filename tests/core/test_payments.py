"""Payments: brute force over everything a small hand could lay down, judged by the rules as they are written."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abyss_nb import Action, State
from abyss_nb.core.abyss.payment import Payments

from .play import ALLIES, COPIES, LORDS, RACES

HANDS = st.lists(st.sampled_from([card for card in ALLIES for _ in range(COPIES[int(card[-1])])]), max_size=9).filter(
    lambda cards: all(n <= COPIES[int(card[-1])] for card, n in Counter(cards).items())
)
EFFECTS = st.lists(st.sampled_from(["treasurer", "diplomat", "shaman"]), unique=True)


def to_pay(lord: str, hand: list[str], pearls: int, mine: list[str], theirs: list[str], superfluous: bool) -> State:
    """Return a position in which `lord` lies alone in the Court."""
    return State.from_position(
        {
            "game": "abyss",
            "players": 2,
            "seats": {
                "p1": {"hand": " ".join(hand), "pearls": pearls, "lords": [x for x in mine if x != lord]},
                "p2": {"lords": [x for x in theirs if x != lord]},
            },
            "court": [lord, None, None, None, None, None],
            "options": {"superfluous_allies": superfluous},
        }
    )


def value(cards: tuple[str, ...]) -> int:
    return sum(int(card[-1]) for card in cards)


def races(cards: tuple[str, ...]) -> set[str]:
    return {card[:-2] for card in cards}


def cost_of(lord: str, mine: list[str], theirs: list[str]) -> int:
    """RECRUIT-COST-MODIFIERS, with `mine` and `theirs` the Lords in effect."""
    cost = int(LORDS[lord]["cost"])
    cost -= 2 if "treasurer" in mine and lord != "treasurer" else 0
    protected = "shaman" in mine and lord != "shaman"
    return cost + (2 if "recruiter" in theirs and lord != "recruiter" and not protected else 0)


def is_payment(cards: tuple[str, ...], lord: str, cost: int, pearls: int, any_race: bool, superfluous: bool) -> bool:
    """Judge one payment: RECRUIT-RACE-COUNT to RECRUIT-PEARL-NOT-ALLY."""
    shown = races(cards)
    mandatory = LORDS[lord]["mandatory_race"]
    if len(shown) != int(LORDS[lord]["races_required"]):
        return False
    if mandatory and not any_race and mandatory not in shown:
        return False
    if value(cards) + pearls < cost:
        return False
    if superfluous:
        return True
    without = [cards[:i] + cards[i + 1 :] for i in range(len(cards))]
    return not any(races(rest) == shown and value(rest) >= cost for rest in without)


def all_that_can_be_laid_down(hand: list[str]) -> set[tuple[str, ...]]:
    hand = sorted(hand)
    return {cards for size in range(1, len(hand) + 1) for cards in combinations(hand, size)}


def brute_force(hand: list[str], *judged_by: object) -> set[tuple[str, ...]]:
    """Return every legal payment out of a hand."""
    return {cards for cards in all_that_can_be_laid_down(hand) if is_payment(cards, *judged_by)}


@settings(max_examples=400, deadline=None, derandomize=True)
@given(
    st.sampled_from(list(LORDS)),
    HANDS,
    st.integers(0, 12),
    EFFECTS,
    st.sampled_from([[], ["recruiter"]]),
    st.booleans(),
)
def test_the_payments_listed_are_those_the_rules_allow(
    lord: str, hand: list[str], pearls: int, mine: list[str], theirs: list[str], superfluous: bool
) -> None:
    state = to_pay(lord, hand, pearls, mine, theirs, superfluous)
    cost = cost_of(lord, mine, theirs)
    any_race = "diplomat" in mine and lord != "diplomat"
    expected = brute_force(hand, lord, cost, pearls, any_race, superfluous)
    payments = state.payments(lord)
    assert {action.words for action in payments} == expected
    assert len(payments) == len(expected)
    assert payments.any() == bool(payments) == bool(expected)
    assert (f"recruit {lord}" in state.legal()) == bool(expected)
    assert [payments[i] for i in range(len(payments))] == list(payments)
    assert all(action in payments and str(action) in payments for action in payments)
    if len(hand) < 8:
        assert {cards for cards in all_that_can_be_laid_down(hand) if Action("pay", cards) in payments} == expected
    assert payments.number == len(payments) == len(expected)
    by_pearls = payments.by_pearls()
    assert list(by_pearls) == sorted(by_pearls)
    assert [action for group in by_pearls.values() for action in group] == list(payments)
    for missing, group in by_pearls.items():
        assert len(group) > 0
        assert {max(0, cost - value(action.words)) for action in group} == {missing}
    if expected:
        state.apply(f"recruit {lord}")
        assert state.decision.kind == "payment" or len(expected) == 1


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.sampled_from(list(LORDS)), HANDS, st.integers(0, 12), st.booleans(), st.data())
def test_what_is_not_listed_is_not_in_it_and_is_refused_by_a_rule(
    lord: str, hand: list[str], pearls: int, superfluous: bool, data: st.DataObject
) -> None:
    state = to_pay(lord, hand, pearls, [], [], superfluous)
    payments = state.payments(lord)
    expected = brute_force(hand, lord, cost_of(lord, [], []), pearls, False, superfluous)
    for _ in range(20):
        words = data.draw(st.lists(st.sampled_from(hand or ALLIES), max_size=5)) + data.draw(
            st.lists(st.sampled_from(ALLIES), max_size=1)
        )
        line = " ".join(["pay", *words])
        assert (line in payments) == (tuple(sorted(words)) in expected)
    if len(expected) > 1:
        state.apply(f"recruit {lord}")
        for card in set(ALLIES) - set(hand):
            assert state.why_not(f"pay {card}")[0].rule == "NOT-HELD"


@pytest.mark.parametrize("text", ["pay", "pay crab-1", "buy", "pay crab-9", "", 5, None, ("pay", ("crab-5",))])
def test_only_payments_are_in_payments(text: object) -> None:
    assert text not in to_pay("assassin", ["crab-5", "crab-4", "squid-1"], 0, [], [], False).payments("assassin")


def test_five_ones_are_not_a_two() -> None:
    payments = to_pay("commander", ["crab-5", "crab-2", "crab-3"], 8, [], [], True).payments("commander")
    assert "pay crab-1 crab-1 crab-1 crab-1 crab-1" not in payments
    assert "pay crab-2" in payments


def test_the_payments_can_be_indexed_and_cut_as_any_sequence() -> None:
    payments = to_pay("commander", ["crab-5", "crab-4", "crab-3"], 8, [], [], False).payments("commander")
    assert payments[-1] == list(payments)[-1]
    assert payments[1:3] == list(payments)[1:3]
    assert payments.index(payments[2]) == 2
    assert payments.count(payments[0]) == 1
    assert list(reversed(payments)) == list(payments)[::-1]
    assert payments[-len(payments)] == payments[0]
    for index in (len(payments), -len(payments) - 1):
        with pytest.raises(IndexError):
            payments[index]
    group = payments.by_pearls()[0]
    assert group[0] in payments
    assert group[:1] == [group[0]]


def test_fewest_pearls_come_first() -> None:
    payments = to_pay("assassin", ["crab-5", "crab-4", "crab-3"], 9, [], [], False).payments("assassin")
    spent = [max(0, 10 - value(action.words)) for action in payments]
    assert spent == sorted(spent)
    assert spent[0] == 0


def test_nothing_is_listed_until_somebody_looks() -> None:
    hand = [card for card in ALLIES for _ in range(COPIES[int(card[-1])])]
    payments = to_pay("elder", hand, 0, [], [], True).payments("elder")
    assert payments
    assert payments.number > 2**31
    assert "pay crab-5 jellyfish-5 seahorse-5 shellfish-5 squid-5" in payments
    assert isinstance(payments, Payments)


def test_payments_can_be_asked_for_a_lord_that_is_not_in_the_court() -> None:
    state = to_pay("keeper", ["crab-5", "crab-4", "crab-3"], 1, [], [], False)
    assert Action.parse("pay crab-3 crab-4 crab-5") in state.payments("assassin")
    with pytest.raises(KeyError):
        state.payments("nobody")


def test_every_lord_was_tried_with_its_own_race() -> None:
    for lord, row in LORDS.items():
        chosen = [row["mandatory_race"] or RACES[0]]
        chosen += [race for race in RACES if race not in chosen][: int(row["races_required"]) - 1]
        hand = [f"{race}-{n}" for race in chosen for n in (3, 5)]
        state = to_pay(lord, hand, 2, [], [], False)
        assert {action.words for action in state.payments(lord)} == brute_force(
            hand, lord, cost_of(lord, [], []), 2, False, False
        ), lord
