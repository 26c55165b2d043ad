"""Codes: a position goes into one and comes out of it exactly, and nothing else comes out of anything."""

# The old codes stay on one line each.
# ruff: noqa: E501

import string
from collections.abc import Callable
from math import prod
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abyss_nb import State, new_game
from abyss_nb.core import codes
from abyss_nb.core.abyss.steps import KINDS
from abyss_nb.core.codes import LONGEST, LONGEST_TEXT, PREFIX, STEPS, BadCode, decode, encode
from abyss_nb.core.game import GameError
from abyss_nb.core.record import position_hash

from .play import DECISIONS, OPTIONS, Player, ended, moves, positions, start, states_of_each_kind

SEATS = [("Zoé", "person"), ('Bob "the Crab"', "greedy"), ("海 🐙", "random"), ("Ann", "person")]

# -- what goes in comes out --------------------------------------------------------------------------------------

GAMES = [range(8), pytest.param(range(8, 20), marks=[pytest.mark.slow, pytest.mark.timeout(600)])]


def check(state: State) -> str:
    code = encode(state)
    again, seats = decode(code)
    assert again == state
    assert hash(again) == hash(state)
    assert again.to_position() == state.to_position()
    assert position_hash(again) == position_hash(state)
    assert again.decision == state.decision
    assert seats == ()
    return code


@pytest.mark.parametrize("games", GAMES, ids=str)
def test_every_position_of_a_game_comes_out_as_it_went_in(games: range) -> None:
    for number in games:
        for state, _ in moves(number):
            check(state)
        check(ended(number))


def test_every_kind_of_decision_can_be_in_a_code() -> None:
    kinds = states_of_each_kind()
    assert set(kinds) == set(DECISIONS)
    for states in kinds.values():
        for state in states:
            check(state)


@pytest.mark.slow
def test_games_of_all_seats_and_options_can_be_in_a_code() -> None:
    rng = Random("options")
    for i, options in enumerate(OPTIONS):
        state, player = new_game(2 + i % 3, rng.getrandbits(64), options), Player(i)
        for _ in range(8):
            check(state)
            state.apply(player.choose(state))


def test_what_comes_out_is_played_on_in_the_same_way() -> None:
    for number in range(6):
        played, player = list(moves(number)), Player(1000 + number)
        state = start(number)
        for _, action in played[: len(played) // 2]:
            state.apply(action)
        again = decode(encode(state)).state
        for _ in range(60):
            if state.over:
                break
            action = player.choose(state)
            assert again.legal()[:200] == state.legal()[:200]
            assert again.apply(action) == state.apply(action)
            assert again == state


def test_encoding_changes_nothing() -> None:
    for state in positions(range(4), share=0.1):
        before = state.copy()
        encode(state)
        assert state == before


def test_a_code_has_everything_that_makes_positions_differ() -> None:
    seen = {}
    for state in positions(range(6)):
        assert seen.setdefault(encode(state), state) == state
    assert len(seen) == len(set(seen.values()))
    one, other = new_game(2, 1), new_game(2, 1)
    other.seed ^= 1
    assert encode(one) != encode(other)


def test_who_plays_is_in_a_code_if_it_is_told() -> None:
    for players in (2, 3, 4):
        state, seats = new_game(players, 5), SEATS[:players]
        assert decode(encode(state, seats)) == (state, tuple(seats))
        assert encode(state, seats) != encode(state)
    longest = [("é" * 127, "x" * LONGEST_TEXT), ("🐙" * 63, "y")]
    assert decode(encode(new_game(2, 5), longest)).seats == tuple(longest)


@pytest.mark.slow
def test_a_code_fits_into_a_message() -> None:
    seats = [(f"Somebody {i}", "person" if i else "greedy") for i in range(4)]
    for state in positions(range(40), share=0.1):
        assert len(check(state)) <= 200
        assert len(encode(state, seats[: state.players])) <= 400
    assert len(encode(new_game(2, 5), [("🐙" * 63, "x" * LONGEST_TEXT)] * 2)) < LONGEST // 2


@pytest.mark.parametrize(
    "seats", [SEATS[:1], SEATS[:3], [("", "person"), ("a", "person")], [("a", "x" * 256), ("b", "c")]]
)
def test_seats_that_no_code_can_hold_are_refused(seats: list[tuple[str, str]]) -> None:
    with pytest.raises(ValueError, match=r"2 seats play|1 to 255 bytes"):
        encode(new_game(2, 5), seats)


def test_half_a_character_is_no_name() -> None:
    with pytest.raises(ValueError, match="surrogates"):
        encode(new_game(2, 5), [("a\ud800", "person"), ("b", "person")])


def test_all_that_can_be_pending_is_known_to_codes() -> None:
    assert len(set(STEPS)) == len(STEPS)
    assert set(STEPS) == set(KINDS) - {"next"}


# -- old codes keep their meaning --------------------------------------------------------------------------------

GOLDEN = {
    "abyss1:1TcbUYuy60EgXeHEtMZZyP05ql8lzrPQUgBegQlO9Jsl5xcuTjIp4j36gQx1ypcpsXTMsUGzXqRhjK7KogHMX2PwW91hUO7pgQc9yrY5O8h0wKDO59Kwt0d": ("1d0063fddba9f915", SEATS[:0]),
    "abyss1:3b85WJuHwLZ6CrYpRC5qy3YKQYP8HDVv7wJGsLZGB0WsK0BXfcV2Kb0bvxgKCMWQsity9Uj1NNdOUHfn02Spmj4oxctKOOAXK1un8sGDC6exguzWOoimzgXEgThy1dMEZ60iPVon7CxuIonCMdxxCeAomyzSLHv2Ollxl0jkZwbBuiS43AI4A6QoDMmeU3Yxz34rYIA": ("e07fbd55aaa99e48", SEATS[:3]),
    "abyss1:2d1375AtmRlzmjocVMz18i5tO5atLCmWmAJfLieGjdaEggYFzACDqABqfnngG4Uz6FVFjoc8bn4OXSPXE7LGMffRcDOliCvRXCmxG69AIdTgxlswIUQO3zytIL6VG9ykGslVOjOZIgo": ("3fc708a78bda3a34", SEATS[:0]),
    "abyss1:3G3u7V0FDVQLSYq0uZv7JZ9p1fUL1oKuYuTDIHurQzpt3YrawLyebHbCmU8trfikFCvrgRXgianL4k6NrQR8wiodpYTNwA7lybohyYwLDmnO6A5yG2IlXba1T0mp7FcVEcXCI3otz4wxerJ3VdyEdOcB7DxjhazkVG7oHw5RPrrqXd7N9PiHL7dUXbJp4b5Q6szFNx2nvZX6nRWJpCwqW5IVH4jYcrV8IWFoUi": ("76727b129c226ae1", SEATS[:4]),
    "abyss1:1JAFwTC4T8JEZcOaXcm6MaF1wawATCIL92qPc05hUITF32q6BGCEORc4mgdKK9B4umEuOZkShpFwpJsqNJxFrCisAjyFF6SGlNBcXJMKZO8lN": ("16ec1e33518d07c7", SEATS[:0]),
    "abyss1:3z5EO0yavwGw6jXYjJRPpC4fCKHeQN2p9JoHJy0amXUICxsMALbA1vfhOVPH6ejaAamATQMFOGkCPaI12ezdle9GFzfT5EHuLW6g4VX3ouRtpllwfNSIfDFCGjLigZoARzS0XX2M8t00dlWwatCJMRRpAnWCLU9UjJzDoulhCtwlXVGoAGSoZUHDxQFpg0VmfjuWZfNdGYpPygzKKEQ02ctU6Kiha4f": ("9061d170673bbf78", SEATS[:4]),
}  # fmt: skip
"""Codes, and the hash of the position and who plays in each. They are never changed: people have codes like them."""


@pytest.mark.parametrize("code", GOLDEN)
def test_an_old_code_means_what_it_meant(code: str) -> None:
    state, seats = decode(code)
    assert (position_hash(state), list(seats)) == GOLDEN[code]
    assert encode(state, seats) == code


# -- what is no code ---------------------------------------------------------------------------------------------

STATE = states_of_each_kind()["corruptor"][0]
CODE = encode(STATE, SEATS[: STATE.players])


@pytest.mark.parametrize("space", [" ", "\n", "\r\n", "\t", "\u00a0", "\u2003", "\u2028"])
def test_spaces_and_line_breaks_in_a_code_do_not_matter(space: str) -> None:
    wrapped = space.join(CODE[i : i + 40] for i in range(0, len(CODE), 40))
    for text in (wrapped, space + CODE + space, space.join(CODE)):
        assert decode(text) == (STATE, tuple(SEATS[: STATE.players]))


def test_a_code_cut_anywhere_is_cut_short() -> None:
    for end in range(len(PREFIX), len(CODE)):
        with pytest.raises(BadCode, match="cut short"):
            decode(CODE[:end])
    with pytest.raises(BadCode, match="cut short: 3 characters are missing"):
        decode(CODE[:-3])


def test_a_letter_mistyped_anywhere_is_noticed() -> None:
    rng = Random(1)
    for i in range(len(PREFIX), len(CODE)):
        other = rng.choice([c for c in string.ascii_letters + string.digits if c != CODE[i]])
        with pytest.raises(BadCode, match=r"mistyped|cut short"):
            decode(CODE[:i] + other + CODE[i + 1 :])
        if i + 1 < len(CODE) and CODE[i] != CODE[i + 1]:
            with pytest.raises(BadCode, match=r"mistyped|cut short"):
                decode(CODE[:i] + CODE[i + 1] + CODE[i] + CODE[i + 2 :])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not a code: '' does not begin with 'abyss1:'"),
        ("   ", "not a code"),
        ("explore", "not a code: 'explore' does not begin"),
        ("abyss", "not a code"),
        ("abyss1", "not a code"),
        ("ABYSS1:" + CODE[7:], "not a code"),
        ("abyss01:" + CODE[7:], "not a code"),
        ("abyss0:" + CODE[7:], "not a code"),
        ("abyss\u0661:" + CODE[7:], "not a code"),
        ("`" + CODE + "`", "not a code"),
        ("abyss2:" + CODE[7:], "a code of version 2; this version of the program reads version 1"),
        ("abyss1:", "cut short"),
        ("abyss1:0", "cut short"),
        ("abyss1:00", "mistyped"),
        ("abyss1:010", "mistyped"),
        (CODE + "!", "mistyped: '!' cannot stand in it"),
        (CODE[:-1] + "é", "mistyped: 'é' cannot stand in it"),
        (CODE[:-1] + "\u200b", r"mistyped: '\u200b' cannot stand in it"),
        (CODE[:-1] + "\ud800", r"mistyped: '\ud800' cannot stand in it"),
        (CODE[:-1] + "\x00", r"mistyped: '\x00' cannot stand in it"),
        (CODE[:-1] + "\u0663", "cannot stand in it"),
        (CODE + CODE, "mistyped: ':' cannot stand in it"),
        (CODE + "0", "mistyped: it has 1 characters too many"),
        (CODE.swapcase().replace("ABYSS", "abyss"), "mistyped|cut short"),
        ("abyss1:" + "0" * 9000, "too many"),
        ("abyss1:" + "Z" * 9000, "too many"),
        ("abyss1:ZZ" + "Z" * 3843, "mistyped"),
        ("abyss1:" + "\n" * LONGEST, "not a code: a text of 10007 characters is longer than any"),
        ("x" * 50_000_000, "not a code: a text of 50000000 characters"),
        ("__import__('os').abort()", "not a code"),
        (b"abyss1:", "a code is a text that begins with 'abyss1:', not b'abyss1:'"),
        (None, "not nothing"),
        (7, "not 7"),
        ([CODE], "not a list"),
    ],
)  # fmt: skip
def test_what_is_no_code_is_refused_with_the_reason(text: Any, reason: str) -> None:
    with pytest.raises(BadCode) as caught:
        decode(text)
    assert any(part in str(caught.value) for part in reason.split("|"))
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 200
    assert isinstance(caught.value, GameError)


# -- forged codes: the check is right, what is in them is not ----------------------------------------------------


def forged(change: Callable[[int], int]) -> str:
    """Return a code of another number, with the right check."""
    number = change(codes._number_of(CODE))
    body = codes._in_letters(number * codes._CHECK + codes._check_of(number))
    return PREFIX + codes._in_letters(len(body)).rjust(2, "0") + body


def test_the_forger_of_these_tests_knows_the_trade() -> None:
    assert forged(lambda number: number) == CODE


def test_a_code_with_something_left_over_is_refused() -> None:
    writer = codes._Digits()
    codes._code(writer, STATE.copy(), tuple(SEATS[: STATE.players]))
    beyond = prod(base for _, base in writer._written)
    for more in (1, 1000, 1 << 2000):
        with pytest.raises(BadCode, match="does not hold what"):
            decode(forged(lambda number, more=more: number + more * beyond))


def test_a_code_that_begins_with_nothing_is_refused() -> None:
    padded = PREFIX + codes._in_letters(len(CODE) - len(PREFIX) - 1).rjust(2, "0") + "0" + CODE[len(PREFIX) + 2 :]
    with pytest.raises(BadCode, match="does not hold what"):
        decode(padded)


def changed(**values: Any) -> str:
    """Return the code of a position that cannot exist."""
    state = new_game(2, 5)
    for name, value in values.items():
        setattr(state, name, value)
    return encode(state)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (lambda: changed(pearls=[50, 50]), "Pearls; there are 50"),
        (lambda: changed(key_tokens=[9, 9]), "Key tokens; there are"),
        (lambda: changed(monster_supply=299, monster_tokens=[299, 299]), "Monster tokens"),
        (lambda: changed(treasury=50), "treasury: must be from 0 to 48"),
        (lambda: changed(court=[-1, 1, -1, 2, -1, 3], lord_deck=[]), "court: Lords first, then empty"),
        (lambda: changed(over=True), "does not hold what"),
        (lambda: changed(kept=7), "turn.kept"),
        (lambda: changed(agenda=[("court", 0, 0, 0, 0)]), "court|alone asks nobody"),
        (lambda: changed(agenda=[("payment", 0, 3, 0, 0)]), "cannot be the first"),
        (lambda: changed(agenda=[]), "does not hold what"),
        (lambda: changed(agenda=[("turn", 0, 0, 0, 0)] * 15), "does not hold what"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_the_reason(code: Callable[[], str], reason: str) -> None:
    with pytest.raises(BadCode) as caught:
        decode(code())
    assert any(part in str(caught.value) for part in reason.split("|")), str(caught.value)


def test_what_no_code_can_hold_is_not_encoded() -> None:
    for values in (
        {"treasury": 51},
        {"deck": [25] * 7},
        {"lord_deck": [0, 0]},
        {"agenda": [("turn", 0, 0, 0, 0)] * 16},
    ):
        with pytest.raises(ValueError, match=r"cannot exist|not in"):
            changed(**values)


# -- random damage -----------------------------------------------------------------------------------------------


def damaged(data: st.DataObject, text: str) -> str:
    """Make one to three random edits."""
    letters = st.characters() | st.sampled_from(string.ascii_letters + string.digits + ":- \n")
    for _ in range(data.draw(st.integers(1, 3))):
        i, j = sorted(data.draw(st.integers(0, len(text))) for _ in range(2))
        match data.draw(st.sampled_from(["letter", "cut", "insert", "twice", "end", "swap"])):
            case "letter":
                text = text[:i] + data.draw(letters) + text[i + 1 :]
            case "cut":
                text = text[:i] + text[j:]
            case "insert":
                text = text[:i] + data.draw(st.text(letters, max_size=5)) + text[i:]
            case "twice":
                text = text[:j] + text[i:]
            case "end":
                text = text[:i]
            case "swap":
                text = text[:i] + text[i:j][::-1] + text[j:]
    return text


def check_damaged(text: str, code: str, state: State) -> None:
    if "".join(text.split()) == code:
        assert decode(text).state == state
    else:
        with pytest.raises(BadCode) as caught:
            decode(text)
        assert str(caught.value).isprintable()


@settings(max_examples=400, deadline=None, derandomize=True)
@given(st.data())
def test_a_changed_code_is_never_taken(data: st.DataObject) -> None:
    check_damaged(damaged(data, CODE), CODE, STATE)


@pytest.mark.slow
@pytest.mark.timeout(600)
@settings(max_examples=1500, deadline=None)
@given(st.data(), st.integers(0, 25))
def test_many_changed_codes_are_never_taken(data: st.DataObject, kind: int) -> None:
    state = states_of_each_kind()[DECISIONS[kind]][0]
    code = encode(state)
    check_damaged(damaged(data, code), code, state)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.text() | st.text(string.ascii_letters + string.digits).map(PREFIX.__add__))
def test_random_text_is_no_code(text: str) -> None:
    with pytest.raises(BadCode):
        decode(text)


def check_forged(number: int) -> None:
    code = forged(lambda _: number)
    try:
        state, seats = decode(code)
    except BadCode:
        return
    assert encode(state, seats) == code
    assert State.from_position(state.to_position()) == state


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.integers(0, 2**1600), st.integers(0, 2**80), st.booleans())
def test_random_forgeries_never_surprise(number: int, low: int, whole: bool) -> None:
    check_forged(number if whole else codes._number_of(CODE) ^ low << number % 1500)


@pytest.mark.slow
@pytest.mark.timeout(600)
@settings(max_examples=2500, deadline=None)
@given(st.integers(0, 2**1600), st.integers(0, 2**80), st.booleans())
def test_many_random_forgeries_never_surprise(number: int, low: int, whole: bool) -> None:
    check_forged(number if whole else codes._number_of(CODE) ^ low << number % 1500)
