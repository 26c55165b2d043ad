"""Chances at a position: exact in small worlds, as often as worlds are drawn in whole games, and blind to secrets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, permutations, product
from math import sqrt
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from abyss_nb import State, new_game
from abyss_nb.core.abyss.cards import EXPLORATION
from abyss_nb.core.abyss.explore import reshuffle
from abyss_nb.odds import (
    Chances,
    at_least,
    chances,
    hypergeometric,
    mean,
    mixture,
    monster_within,
    together,
    totals,
    variance,
)
from abyss_nb.odds.show import percent
from abyss_nb.words import LANGUAGES, words

from .core.play import RACES, SEATS, ended, positions

READINGS = ("table", "perfect")
both_readings = pytest.mark.parametrize("memory", READINGS)
slow = pytest.mark.slow


# -- exact distributions ---------------------------------------------------------------------------------------------


def listed(values: list[int], drawn: int) -> dict[int, Fraction]:
    """The distribution of a total, by listing every draw."""
    found = Counter(map(sum, combinations(values, drawn)))
    return {total: Fraction(n, sum(found.values())) for total, n in sorted(found.items())}


@pytest.mark.parametrize("good", range(5))
@pytest.mark.parametrize("bad", range(5))
def test_the_hypergeometric_distribution_is_what_listing_every_draw_gives(good: int, bad: int) -> None:
    for drawn in range(good + bad + 1):
        expected = listed([1] * good + [0] * bad, drawn)
        assert list(hypergeometric(good, bad, drawn).items()) == list(expected.items())
        assert {k: p for k, p in totals({0: bad, 1: good}, drawn).items() if p} == expected


def test_totals_are_what_listing_every_draw_gives() -> None:
    assert totals({}, 0) == {0: 1}
    for drawn in range(8):
        assert totals({1: 3, 2: 2, 5: 2}, drawn) == listed([1, 1, 1, 2, 2, 5, 5], drawn)


def test_mean_and_variance_follow_the_formulas_for_drawing_without_putting_back() -> None:
    good, bad, drawn = 6, 65, 5
    dist, share, all_cards = hypergeometric(good, bad, drawn), Fraction(good, good + bad), good + bad
    assert mean(dist) == drawn * share
    assert variance(dist) == drawn * share * (1 - share) * Fraction(all_cards - drawn, all_cards - 1)
    assert at_least(dist, 0) == 1
    assert at_least(dist, 1) == 1 - dist[0]
    assert at_least(dist, 6) == 0


def test_distributions_are_added_and_mixed() -> None:
    coin, half = {0: Fraction(1, 2), 1: Fraction(1, 2)}, Fraction(1, 2)
    assert together(coin, coin) == {0: Fraction(1, 4), 1: half, 2: Fraction(1, 4)}
    assert mixture([(half, coin), (half, {1: Fraction(1)})]) == {0: Fraction(1, 4), 1: Fraction(3, 4)}


@pytest.mark.parametrize("call", [lambda: hypergeometric(2, 3, 6), lambda: totals({1: 2}, 3)])
def test_more_than_there_are_cannot_be_drawn(call: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=r"cannot be drawn, there are only \d"):
        call()


@pytest.mark.parametrize("numbers", [(-1, 3, 1), (1, -3, 1), (1, 3, -1)])
def test_negative_numbers_of_things_are_refused(numbers: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match="cannot be negative"):
        hypergeometric(*numbers)


# -- small worlds, every one of them ---------------------------------------------------------------------------------


def small(**doc: Any) -> State:
    """Return a position that hides only what it writes down."""
    empty: dict[str, Any] = {"exploration_deck": "", "lord_deck": [], "location_deck": [], "monster_supply": []}
    empty |= {"locations_available": [], "court": [None] * 6}
    return State.from_position({"game": "abyss", "players": 3, **empty, **doc})


SMALL = {
    "cards in every hidden place": small(
        seats={"p1": {"hand": "crab-5"}, "p2": {"hand": "crab-1 squid-1"}, "p3": {"hand": "squid-2"}},
        council={"crab": "crab-3"}, exploration_deck="monster crab-1", exploration_discard="squid-5",
    ),
    "two stacks and Monsters in the discard": small(
        seats={"p2": {"hand": "crab-1"}}, council={"crab": "crab-2 crab-3", "squid": "squid-1"},
        exploration_deck="squid-2", exploration_discard="crab-4 monster monster",
    ),
    "an empty deck": small(seats={"p2": {"hand": "crab-1"}}, exploration_discard="monster crab-4 crab-4 squid-1"),
    "no card to come": small(seats={"p2": {"hand": "crab-1 squid-1"}}, council={"crab": "crab-4"}),
    "nothing but Monsters to come": small(exploration_deck="monster", exploration_discard="monster"),
    "a stack that is known, for there is nothing else": small(council={"crab": "crab-4 crab-1"}),
}  # fmt: skip


def worlds(state: State, memory: str) -> Iterator[dict[str, list[str]]]:
    """Lay the cards that p1 does not see in every way that fits; "to come" is in the order in which they come up."""
    doc = state.to_position()
    deck, discard = doc["exploration_deck"].split(), doc["exploration_discard"].split()
    places = {f"council {race}": doc["council"][race].split() for race in RACES}
    places |= {f"hand {seat}": doc["seats"][seat]["hand"].split() for seat in ("p2", "p3")}
    if memory == "perfect":
        for one, two in product(permutations(deck), permutations(discard)):
            yield places | {"to come": [*one, *two]}
        return
    places["to come"] = deck + discard
    for cards in permutations(card for own in places.values() for card in own):
        left = iter(cards)
        world = {place: [next(left) for _ in own] for place, own in places.items()}
        fits = all(card.startswith(place[8:]) for place in world if place[0] == "c" for card in world[place])
        if fits and not any("monster" in world[place] for place in places if place != "to come"):
            yield world


def points(cards: list[str]) -> int:
    return sum(int(card[-1]) for card in cards if card != "monster")


@both_readings
@pytest.mark.parametrize("state", SMALL.values(), ids=SMALL)
def test_every_chance_is_the_share_of_the_worlds_in_which_it_comes_true(state: State, memory: str) -> None:
    every, c = list(worlds(state, memory)), chances(state, "p1", memory)

    def share(of: Callable[[dict[str, list[str]]], Any]) -> dict[Any, Fraction]:
        return {what: Fraction(n, len(every)) for what, n in Counter(map(of, every)).items()}

    def same(found: dict[Any, Fraction], of: Callable[[dict[str, list[str]]], Any]) -> None:
        assert {what: p for what, p in found.items() if p} == share(of)

    if every[0]["to come"]:
        same(c.next_card, lambda world: world["to come"][0])
        same(c.next_race, lambda world: world["to come"][0].split("-")[0])
        by_value = share(lambda world: points(world["to come"][:1]))
        assert {value: p for value, p in c.next_value.items() if p} == {v: p for v, p in by_value.items() if v}
    else:
        assert c.next_card == c.next_race == c.next_value == {}
    for k in range(7):
        same(c.within(k), lambda world, k=k: world["to come"][:k].count("monster"))
        same(c.within(k, "crab"), lambda world, k=k: sum("crab" in card for card in world["to come"][:k]))
        same(
            c.within(k, "monster squid-1 4"),
            lambda world, k=k: sum(bool(re.search("monster|squid-1|4", card)) for card in world["to come"][:k]),
        )
    for race, stack in c.council.items():
        same(stack.points, lambda world, race=race: points(world[f"council {race}"]))
        same(stack.count("1"), lambda world, race=race: sum("1" in card for card in world[f"council {race}"]))
    for seat, hand in c.hands.items():
        same(hand.points, lambda world, seat=seat: points(world[f"hand {seat}"]))
        same(hand.count("crab"), lambda world, seat=seat: sum("crab" in card for card in world[f"hand {seat}"]))
        two = share(lambda world, seat=seat: sum("1" in card for card in world[f"hand {seat}"]) > 1)
        assert hand.holds("1", 2) == two.get(True, 0)


# -- whole games -----------------------------------------------------------------------------------------------------


@lru_cache
def sampled(each: int) -> list[State]:
    """Return positions of random games of 2, 3 and 4 seats: before the action, exploring, with a short or no deck."""
    kinds: dict[str, Callable[[State], bool]] = {
        "turn": lambda state: not state.track,
        "exploring": lambda state: len(state.track) > 1,
        "short deck": lambda state: 0 < len(state.deck) < 4 and any(state.discard),
        "empty deck": lambda state: not state.deck and any(state.discard),
    }
    found: dict[tuple[str, int], list[State]] = {(kind, players): [] for kind in kinds for players in (2, 3, 4)}
    for state in positions(range(160), share=0.05):
        for kind, fits in kinds.items():
            some = found[kind, state.players]
            if len(some) < each and fits(state) and not any(chances(state, seat).asked for seat in SEATS[:2]):
                some.append(state)
        if all(len(some) == each for some in found.values()):
            return [state for some in found.values() for state in some]
    raise AssertionError("too few games for all kinds of positions")


def turned_over(world: State, k: int) -> list[str]:
    """Turn over the next k cards, as an exploration does; fewer if there are fewer."""
    cards = []
    while len(cards) < k and (world.deck or reshuffle(world)):
        cards.append(EXPLORATION[world.deck.pop()])
    return cards


def seen_in(world: State, seat: str, rng: Random) -> dict[Any, Any]:
    """Look up in one world everything that chances were told for."""
    doc = world.to_position()
    others = [own for own in doc["seats"] if own != seat]
    seen: dict[Any, Any] = {("stack", race): points(doc["council"][race].split()) for race in RACES}
    for other in others:
        hand = doc["seats"][other]["hand"].split()
        seen |= {("hand", other): points(hand), ("crabs", other): sum("crab" in card for card in hand)}
        seen["tokens", other] = sum(doc["seats"][other]["monster_tokens"])
    seen["lord"] = doc["lord_deck"][0] if doc["lord_deck"] else None
    seen["location"] = doc["location_deck"][0] if doc["location_deck"] else None
    seen["token"] = rng.choice(doc["monster_supply"]) if doc["monster_supply"] else None
    cards = turned_over(world, 5)
    seen["card"] = cards[0] if cards else None
    seen["race"] = cards[0].split("-")[0] if cards else None
    seen["monsters"], seen["high"] = cards.count("monster"), sum(card[-1] in "45" for card in cards)
    return seen


def told_by(c: Chances) -> dict[Any, dict[Any, Fraction]]:
    """The same by chances."""
    nothing = {None: Fraction(1)}
    told: dict[Any, dict[Any, Fraction]] = {("stack", race): dict(stack.points) for race, stack in c.council.items()}
    for other, hand in c.hands.items():
        told |= {("hand", other): dict(hand.points), ("crabs", other): dict(hand.count("crab"))}
        told["tokens", other] = dict(c.token_points[other])
    told |= {"lord": c.next_lord or nothing, "location": c.next_location or nothing, "token": c.next_token or nothing}
    told |= {"card": c.next_card or nothing, "race": c.next_race or nothing}
    return told | {"monsters": dict(c.within(5)), "high": dict(c.within(5, "4 5"))}


def assert_drawn_as_told(drawn: Counter[Any], told: dict[Any, Fraction], number: int, about: Any) -> None:
    """Assert what chi-square says of frequencies: nothing impossible, and all as often as the chances say."""
    assert sum(told.values()) == 1, about
    assert set(drawn) <= {what for what, p in told.items() if p}, about
    cells = [(drawn[what], float(p * number)) for what, p in told.items() if p * number >= 5]
    rest = number - sum(n for n, _ in cells), number - sum(mean for _, mean in cells)
    if rest[1] > 0.5:
        cells.append(rest)
    chi2 = sum((n - mean) ** 2 / mean for n, mean in cells)
    free = len(cells) - 1
    assert chi2 <= free + 6 * sqrt(2 * free) + 15, f"{about}: chi-square {chi2:.0f} with {free} degrees of freedom"


@pytest.mark.parametrize(("each", "number"), [(1, 300), pytest.param(2, 800, marks=slow)], ids=["some", "many"])
@both_readings
def test_worlds_are_drawn_as_often_as_the_chances_say(memory: str, each: int, number: int) -> None:
    rng = Random(f"worlds {memory}")
    for state in sampled(each):
        seat = rng.choice(SEATS[: state.players])
        told = told_by(chances(state, seat, memory))
        drawn: dict[Any, Counter[Any]] = {about: Counter() for about in told}
        for _ in range(number):
            for about, what in seen_in(state.determinize(seat, rng, memory), seat, rng).items():
                drawn[about][what] += 1
        for about, dist in told.items():
            assert_drawn_as_told(drawn[about], dist, number, (about, seat, state.to_position()))


@both_readings
def test_positions_that_look_the_same_to_a_seat_have_the_same_chances(memory: str) -> None:
    rng = Random("secrets")
    for state in [*sampled(1), *SMALL.values(), paying(), ended(0)]:
        for seat in SEATS[: state.players]:
            c = chances(state, seat, memory)
            for _ in range(3):
                other = chances(state.determinize(seat, rng, memory), seat, memory)
                assert other == c
            assert other.html() == c.html()


def test_whoever_forgets_nothing_knows_hands_stacks_and_discard() -> None:
    for state in sampled(1):
        doc, c = state.to_position(), chances(state, "p1", "perfect")
        for seat, hand in c.hands.items():
            assert hand.points == {points(doc["seats"][seat]["hand"].split()): 1}
        for race, stack in c.council.items():
            assert stack.points == {points(doc["council"][race].split()): 1}
        deck = doc["exploration_deck"].split()
        whole = deck + doc["exploration_discard"].split()
        assert c.within(len(deck)) == {deck.count("monster"): 1}
        assert c.within(len(whole)) == c.within(1000) == {whole.count("monster"): 1}


# -- Lords, Locations, tokens ----------------------------------------------------------------------------------------


def test_lords_and_locations_are_drawn_from_their_decks() -> None:
    state = small(lord_deck=["sage", "keeper", "slaver", "hermit"], location_deck=["jail", "parliament"])
    c = chances(state, "p1")
    assert c.next_lord == dict.fromkeys(("slaver", "keeper", "sage", "hermit"), Fraction(1, 4))
    assert c.next_guild["ambassador"] == Fraction(1, 2)
    assert c.next_guild["mage"] == 0
    assert c.lords_within(2, "ambassador") == {0: Fraction(1, 6), 1: Fraction(2, 3), 2: Fraction(1, 6)}
    assert c.lords_within(3, "sage") == {0: Fraction(1, 4), 1: Fraction(3, 4)}
    assert c.lords_within(9, "ambassador") == {2: 1}
    assert c.lords_within(2, "tamer") == {0: 1}
    assert [c.location_within(k, "jail") for k in range(4)] == [0, Fraction(1, 2), 1, 1]
    assert c.location_within(2, "black-smokers") == 0


def test_monster_tokens_of_the_others_are_any_that_the_seat_has_not() -> None:
    seats = {"p1": {"monster_tokens": [2]}, "p2": {"monster_tokens": [3]}, "p3": {"monster_tokens": [4, 2]}}
    c = chances(small(monster_supply=[2, 3], seats=seats), "p1")
    assert c.next_token == {2: Fraction(2, 5), 3: Fraction(2, 5), 4: Fraction(1, 5)}
    assert c.token_points == {"p2": listed([2, 3, 2, 3, 4], 1), "p3": listed([2, 3, 2, 3, 4], 2)}


def test_where_nothing_is_left_nothing_comes() -> None:
    c = chances(small(), "p1")
    assert c.next_card == c.next_race == c.next_value == c.next_lord == c.next_guild == c.next_location == {}
    assert c.next_token == {}
    assert c.within(5) == {0: 1}
    assert c.monster_within(5) == 0
    assert c.text().count("\n") == 0


# -- asking ----------------------------------------------------------------------------------------------------------


def paying() -> State:
    """Return a position in which p2 is asked what to pay a Lord with."""
    return small(
        active="p2",
        players=2,
        seats={"p2": {"hand": "crab-5 crab-4", "pearls": 5}},
        court=["commander"] + [None] * 5,
        exploration_deck="crab-4 squid-5",
        turn={"pending": [{"step": "court"}, {"step": "payment", "lord": "commander"}]},
    )


def test_a_question_that_hints_at_a_hand_is_told_to_those_who_do_not_see_it() -> None:
    state = paying()
    assert chances(state, "p1").asked == "p2"
    assert words("en").label("odds.asked", seat="Seat 2") in chances(state, "p1").text()
    assert chances(state, "p1", "perfect").asked == chances(state, "p2").asked == ""
    assert chances(new_game(2, seed=1), "p1").asked == ""


def test_a_chance_can_be_asked_for_alone() -> None:
    state = new_game(3, seed=1)
    for k in range(6):
        assert monster_within(state, "p2", k, "perfect") == chances(state, "p2", "perfect").monster_within(k)


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda c: c.within(-1), "cannot be negative: -1"),
        (lambda c: c.lords_within(-1, "mage"), "cannot be negative: -1"),
        (lambda c: c.location_within(-1, "jail"), "cannot be negative: -1"),
        (lambda c: c.within(2, "crab-6"), "'crab-6' is no card such as 'crab-3', Race"),
        (lambda c: c.within(2, "0"), "'0' is no card"),
        (lambda c: c.within(2, " "), "no cards are named; write each as a card such as"),
        (lambda c: c.hands["p2"].holds("crabs"), "'crabs' is no card"),
        (lambda c: c.lords_within(2, "jail"), "'jail' is neither a Lord nor a guild; guilds are soldier"),
        (lambda c: c.location_within(2, "sage"), "'sage' is no Location"),
    ],
)
def test_what_cannot_be_asked_is_refused(ask: Callable[[Chances], object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ask(chances(new_game(2, seed=1), "p1"))


def test_a_seat_that_does_not_play_and_an_unknown_reading_are_refused() -> None:
    with pytest.raises(ValueError, match="seat must be one of p1, p2, not 'p3'"):
        chances(new_game(2, seed=1), "p3")
    with pytest.raises(ValueError, match="memory must be one of table, perfect"):
        chances(new_game(2, seed=1), "p1", "forgetful")


# -- showing ---------------------------------------------------------------------------------------------------------


def test_rows_hold_every_chance_once_and_add_up() -> None:
    for state, memory in product(sampled(1), READINGS):
        rows = chances(state, "p1", memory).to_rows()
        assert len({(row["figure"], row["of"], row["what"]) for row in rows}) == len(rows)
        sums: Counter[tuple[str, Any]] = Counter()
        for row in rows:
            assert row["decimal"] == float(row["chance"])
            sums[row["figure"], row["of"]] += row["chance"]
            if row["figure"] == "crab in hand":
                assert row["chance"] == chances(state, "p1", memory).hands[row["of"]].count("crab")[row["what"]]
        by_value = sums.pop(("next value", ""))
        assert by_value == 1 - chances(state, "p1", memory).next_race["monster"]
        assert set(sums.values()) == {1}


@pytest.mark.parametrize("lang", LANGUAGES)
@both_readings
def test_text_tells_the_main_figures_in_every_language(lang: str, memory: str) -> None:
    say = words(lang)
    for state in sampled(1):
        c = chances(state, "p1", memory)
        told = c.text(lang)
        assert not re.search(r"[{}]|odds\.", told)
        for race, chance in c.next_race.items():
            assert re.search(rf"^ +{say.thing(race)} +{chance} ", told, re.MULTILINE)
        assert all(say.seat(seat) in told for seat, hand in c.hands.items() if hand.size)
    assert repr(c) == c.text("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_html_is_well_formed_and_made_of_tables_that_can_be_read_aloud(lang: str) -> None:
    for state, memory in product(sampled(1), READINGS):
        c = chances(state, "p1", memory)
        page = ElementTree.fromstring(c.html(lang))
        assert page.get("lang") == lang
        named = {"".join(name.itertext()) for tag in ("caption", "summary") for name in page.iter(tag)}
        found = list(page.iter("table"))
        assert len(named) == len(found) > 3
        for one in found:
            columns = [head.get("scope") for head in one.findall("thead/tr/th")]
            assert set(columns) == {"col"}
            for row in one.findall("tbody/tr"):
                assert row[0].get("scope") == "row"
                assert len(row.findall("*")) == len(one.findall("thead/tr/*"))
        for bar in page.iter("svg"):
            frame, ink = bar
            assert bar.get("aria-hidden") == "true"
            assert 0 <= float(ink.get("width", "-1")) <= float(frame.get("width", "-1"))


def test_the_notebook_shows_english_tables() -> None:
    c = chances(new_game(2, seed=1), "p1")
    assert c._repr_html_() == c.html("en")


def test_names_are_shown_and_never_run() -> None:
    c = chances(paying(), "p1")
    hostile = {"p1": "<b>{x}</b>", "p2": "<script>alert(1)</script>"}
    assert "<script" not in c.html(names=hostile)
    assert "<b>" not in c.html(names=hostile)
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in c.html(names=hostile)
    assert hostile["p2"] in c.text(names=hostile)


def test_percents_round_but_never_to_the_impossible_or_the_certain() -> None:
    chance = [Fraction(0), Fraction(1, 10**9), Fraction(1, 3), Fraction(10**9 - 1, 10**9), Fraction(1)]
    assert [percent(words("en"), p) for p in chance] == ["0%", "<0.1%", "33.3%", ">99.9%", "100%"]
    assert [percent(words("fr"), p) for p in chance[:3]] == ["0\u00a0%", "<0,1\u00a0%", "33,3\u00a0%"]
