"""Records: what is recorded replays the same, what is damaged is refused at its line, old records load for ever."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abyss_nb import IllegalAction, MalformedAction, Options, State, new_game
from abyss_nb.core.record import (
    MAX_LINE,
    MAX_TEXT,
    Branch,
    DamagedRecord,
    Record,
    Recorder,
    Replay,
    Step,
    chance_of,
    position_hash,
    read,
    step,
)

from .play import OPTIONS, SEATS, Player, actions_of, moves, start

GOLDEN = Path(__file__).parents[1] / "records" / "format-1"
GOLDEN_FILES = sorted(GOLDEN.glob("*.jsonl"))


def some_names(players: int) -> dict[str, str]:
    return dict(zip(SEATS, ("Zoé", 'Bob "the Crab"', "海 🐙", "a\nb")[:players], strict=False))


def some_kinds(players: int) -> dict[str, str]:
    return dict(zip(SEATS, ("person", "greedy", "random", "person")[:players], strict=False))


def recorder_at(state: State) -> Recorder:
    return Recorder(state, some_names(state.players), some_kinds(state.players), "a test")


@lru_cache
def recorded(number: int) -> Record:
    """Record game `number` of `play.py`."""
    recorder = recorder_at(start(number))
    for action in actions_of(number):
        recorder.play(action)
    return recorder.record()


def text_of(record: Record) -> str:
    return "".join(record.to_lines())


def without_seed(state: State) -> dict[str, Any]:
    doc = state.to_position()
    del doc["seed"]
    return doc


def check_round_trip(record: Record) -> None:
    text = text_of(record)
    for again in (read(text), read(re.findall(r"[^\n]*\n", text)), Record.from_lines(record.to_lines())):
        assert again == record
        assert not again.truncated
        assert not again.note
    assert text_of(read(text)) == text


# -- what is recorded replays ------------------------------------------------------------------------------------

GAMES = [
    range(3),
    *(pytest.param(range(first, first + 30), marks=[pytest.mark.slow, pytest.mark.timeout(1800)]) for first in (3, 33)),
]


@pytest.mark.parametrize("games", GAMES, ids=str)
def test_a_recorded_game_replays_through_the_same_positions(games: range) -> None:
    for number in games:
        record = recorded(number)
        check_round_trip(record)
        played = [without_seed(state) for state, _ in moves(number)]
        replayed = [without_seed(state) for state in read(text_of(record)).states()]
        assert replayed[: len(played)] == played
        assert len(replayed) == len(played) + 1 == len(record.steps) + 1
        assert without_seed(record.final()) == replayed[-1]
        assert (record.result is not None) == record.final().over


@pytest.mark.parametrize("games", GAMES, ids=str)
def test_a_record_can_begin_and_end_at_every_decision(games: range) -> None:
    for number in games:
        for state, action in moves(number):
            recorder = recorder_at(state)
            assert text_of(recorder.record()).count("\n") == 1
            recorder.play(action)
            text = text_of(recorder.record())
            again = read(text)
            assert again == recorder.record()
            assert text_of(again) == text


def test_games_of_all_seats_and_options_are_recorded() -> None:
    rng = Random("options")
    for i, options in enumerate(OPTIONS):
        state = new_game(2 + i % 3, rng.getrandbits(64), options)
        recorder, player = recorder_at(state), Player(i)
        for _ in range(10):
            recorder.play(player.choose(recorder.state))
        check_round_trip(recorder.record())


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_whole_games_of_all_seats_and_options_are_recorded() -> None:
    rng = Random("whole games")
    for i, options in enumerate(OPTIONS):
        recorder, player = recorder_at(new_game(2 + i % 3, rng.getrandbits(64), options)), Player(i)
        while not recorder.state.over:
            recorder.play(player.choose(recorder.state))
        check_round_trip(recorder.record())


def test_a_replay_asks_the_record_and_never_the_generator() -> None:
    for number in range(4):
        record = recorded(number)
        positions = [without_seed(state) for state in record.states()]
        header, *rest = text_of(record).splitlines(keepends=True)
        for seed in (0, 2**64 - 1):
            doc = json.loads(header)
            doc["position"]["seed"] = seed
            other = read([json.dumps(doc) + "\n", *rest])
            assert [without_seed(state) for state in other.states()] == positions
            assert {state.seed for state in other.states()} == {seed}


def test_what_was_played_elsewhere_can_be_added() -> None:
    for number in range(4):
        state = start(number)
        recorder = recorder_at(state)
        for action in actions_of(number):
            seat = state.decision.seat
            events = state.apply(str(action))
            recorder.add(seat, action, events, state)
        assert recorder.record() == recorded(number)
        assert recorder.state == state


def test_events_as_one_seat_sees_them_cannot_be_recorded() -> None:
    hidden = 0
    for number in range(20):
        state = start(number)
        for action in actions_of(number):
            events = state.apply(action)
            if chance_of(events):
                with pytest.raises(ValueError, match="hidden"):
                    chance_of([event.for_seat(None) for event in events])
                hidden += 1
    assert hidden > 20


def test_what_is_not_possible_is_not_recorded() -> None:
    recorder = recorder_at(new_game(2, 1))
    recorder.play("explore")
    before, state = recorder.record(), recorder.state
    for action in ("explore", "nonsense", ""):
        with pytest.raises((MalformedAction, IllegalAction)):
            recorder.play(action)
    assert recorder.record() == before
    assert recorder.state == state


def test_a_record_keeps_nothing_of_the_states_it_was_made_from() -> None:
    state = new_game(2, 1)
    recorder = recorder_at(state)
    state.apply("explore")
    assert recorder.record().start() == new_game(2, 1)
    recorder.state.apply("explore")
    assert recorder.state == new_game(2, 1)


@pytest.mark.parametrize("names", [{}, {"p1": "a"}, {"p1": "a", "p2": ""}, {"p1": "a", "p3": "b"}])
def test_each_seat_needs_a_name_and_a_kind(names: dict[str, str]) -> None:
    good = some_names(2)
    with pytest.raises(ValueError, match="names"):
        Recorder(new_game(2, 1), names, good)
    with pytest.raises(ValueError, match="kinds"):
        Recorder(new_game(2, 1), good, names)


@pytest.mark.parametrize("text", ["\ud800", "x" * 1001, 7])
def test_texts_that_no_file_can_hold_are_refused_before_the_game(text: Any) -> None:
    for more in ({"made": text}, {"names": {"p1": "a", "p2": text}}):
        with pytest.raises(ValueError, match=r"names\.p2|made"):
            Recorder(new_game(2, 1), **{"names": some_names(2), "kinds": some_kinds(2), **more})


def test_a_record_that_was_put_together_wrongly_says_so_when_it_is_replayed() -> None:
    record = recorded(0)
    wrong = Record(record.position, record.names, record.kinds, (record.steps[0], Step("p1", "pass", (), "0" * 16)))
    with pytest.raises(DamagedRecord) as caught:
        wrong.final()
    assert caught.value.line == 3
    assert caught.value.good.steps == record.steps[:1]


def test_the_hash_never_changes() -> None:
    state = State.from_position(
        {
            "game": "abyss", "players": 2, "court": ["keeper", "slaver", "traitor", None, None, None],
            "lord_deck": ["miller"], "exploration_deck": "crab-1 monster", "location_deck": ["jail"],
            "locations_available": ["parliament"],
        }
    )  # fmt: skip
    assert position_hash(state) == "225d5f68d22a4a32"
    state.seed = 5
    assert position_hash(state) == "225d5f68d22a4a32"


def test_a_long_record_is_read_without_keeping_it() -> None:
    record = recorded(0)
    replay = Replay(record.to_lines())
    assert tuple(replay) == record.steps
    assert replay.line == len(record.steps) + 2
    assert replay.result == record.result
    assert replay.record(record.steps) == record


# -- old records load for ever -----------------------------------------------------------------------------------


def test_the_golden_records_cover_the_game() -> None:
    records = [read(path.read_text(encoding="utf-8")) for path in GOLDEN_FILES]
    assert len(records) >= 40
    options = [(record.players, record.start().options) for record in records]
    for players in (2, 3, 4):
        for name in Options.__slots__:
            assert len({getattr(o, name) for n, o in options if n == players}) == 2, f"{players} seats, {name}"
    mixes = {(record.players, frozenset(record.kinds.values())) for record in records}
    assert {(players, frozenset(("greedy", "random"))) for players in (2, 3, 4)} <= mixes
    assert {(2, frozenset(("greedy",))), (2, frozenset(("random",)))} <= mixes
    outcomes = [outcome for record in records for step in record.steps for outcome in step.chance]
    assert {type(outcome) for outcome in outcomes} == {str, int, tuple}
    events = {event.kind for record in records[:9] for _, events, _ in record.plays() for event in events}
    assert {"reshuffle", "stack-shuffled", "monster-token", "steal"} <= events
    assert sum(path.stat().st_size for path in GOLDEN_FILES) < 3_000_000


@pytest.mark.parametrize("path", GOLDEN_FILES, ids=lambda path: path.stem)
def test_a_golden_record_replays_bit_for_bit(path: Path) -> None:
    """If this fails, a rule, the position or the hash has changed: games that people saved would no longer load."""
    text = path.read_bytes().decode("utf-8")
    record = read(text)
    assert text_of(record) == text
    *_, last = map(json.loads, text.splitlines())
    final = record.final()
    assert final.over
    assert last == {"over": True, "winners": final.winners, "scores": {k: v.total for k, v in final.scores().items()}}
    hashes = [position_hash(state) for state in record.states()]
    assert hashes[1:] == re.findall('"hash":"([0-9a-f]{16})"', text)


# -- damaged files -----------------------------------------------------------------------------------------------

BASE = (GOLDEN / "game-02.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
TOKENS, STACK, RESHUFFLE, OVER = 22, 124, 157, 175
"""The lines of `BASE` with a Monster token drawn, the stack of Locations and the deck shuffled, and the end."""

Edit = Callable[[list[str]], str]


def lines(change: Callable[[list[str]], object]) -> Edit:
    """Edit the list of lines in place."""

    def edit(of: list[str]) -> str:
        change(of)
        return "".join(of)

    return edit


def raw(number: int, line: str | Callable[[str], str]) -> Edit:
    """Replace a line, or what a function makes of it."""
    return lines(lambda of: of.__setitem__(number - 1, line(of[number - 1]) if callable(line) else line))


GONE = object()


def put(number: int, **fields: Any) -> Edit:
    """Set fields of a line; `GONE` removes one."""

    def change(line: str) -> str:
        doc = json.loads(line) | fields
        return json.dumps({name: value for name, value in doc.items() if value is not GONE}) + "\n"

    return raw(number, change)


def at(**fields: Any) -> Edit:
    """Set fields of the starting position."""
    return put(1, position={**json.loads(BASE[0])["position"], **fields})


def chance(number: int, change: Callable[[list[Any]], object]) -> Edit:
    """Edit what chance said in a line."""
    said = json.loads(BASE[number - 1])["chance"]
    change(said)
    return put(number, chance=said)


def swapped(said: list[Any]) -> None:
    """Exchange the first two different cards of a shuffle."""
    words = said[0].split() if isinstance(said[0], str) else said[0]
    other = next(i for i, word in enumerate(words) if word != words[0])
    words[0], words[other] = words[other], words[0]
    said[0] = " ".join(words) if isinstance(said[0], str) else words


NEST = "[" * 50_000
DAMAGED: list[tuple[str, Edit, int, str]] = [
    # The file.
    ("an empty file", lambda of: "", 1, "there is nothing"),
    ("a byte order mark", raw(1, lambda line: "\ufeff" + line), 1, "byte order mark"),
    ("binary", lambda of: "\x7fELF\x02\x01\x01\x00\x00\x00", 1, "is not JSON"),
    ("bytes that are not UTF-8, in a name", raw(1, lambda line: line.replace('"p1":"', '"p1":"\udcf6', 1)), 1, "UTF-8"),
    ("bytes that are not UTF-8, between fields", raw(5, lambda line: line.replace(",", "\udcff,", 1)), 5, "UTF-8"),
    ("another file", lambda of: "seat,do\np1,explore\n", 1, "is not JSON: Expecting value, at column 1"),
    ("a blank line", lines(lambda of: of.insert(6, "\n")), 7, "is empty"),
    ("a blank line at the end", lines(lambda of: of.append("\n")), 176, "is empty"),
    ("only a cut header", lambda of: of[0][:400], 1, "the header is cut short"),
    ("a line too long", raw(4, lambda line: line[:-1] + " " * MAX_LINE + "\n"), 4, "longer than 100000 characters"),
    ("a line far too long", raw(4, "x" * 3_000_000), 4, "longer than 100000 characters"),
    # JSON.
    ("a cut line in the middle", raw(9, lambda s: s[:20] + "\n"), 9, "is not JSON: Invalid control character, at"),
    ("two lines in one", raw(9, lambda line: line[:-1]), 9, "is not JSON: Extra data"),
    ("garbage after the end", lines(lambda of: of.append("garbage")), 176, "is not JSON"),
    ("a list", raw(2, "[]\n"), 2, "an object {…} was expected, not a list"),
    ("a number", raw(2, "7\n"), 2, "an object {…} was expected, not 7"),
    ("null", raw(2, "null\n"), 2, "not nothing"),
    ("fifty thousand lists", raw(2, '{"seat":' + NEST + "\n"), 2, "nested more than 20 deep"),
    ("fifty thousand lists in the header", raw(1, '{"position":' + NEST + "\n"), 1, "nested more than 20 deep"),
    ("objects in objects", raw(2, '{"seat":' * 21 + "1" + "}" * 21 + "\n"), 2, "nested more than 20 deep"),
    ("some nesting", raw(2, '{"seat":' + "[" * 19 + "]" * 19 + "}\n"), 2, "p3, not a list"),
    ("a field twice", raw(3, lambda line: '{"seat":"p2",' + line[1:]), 3, "'seat' is written twice"),
    ("NaN", raw(TOKENS, lambda line: line.replace("[3", "[NaN")), TOKENS, "'NaN' is not a whole number"),
    ("Infinity", raw(TOKENS, lambda line: line.replace("[3", "[-Infinity")), TOKENS, "'-Infinity' is not a whole"),
    ("a fraction", raw(TOKENS, lambda line: line.replace("[3", "[3.0")), TOKENS, "'3.0' is not a whole number"),
    ("an exponent", raw(TOKENS, lambda line: line.replace("[3", "[3e99")), TOKENS, "'3e99' is not a whole number"),
    ("a huge number", raw(TOKENS, lambda line: line.replace("[3", "[3" + "0" * 9999)), TOKENS, "too many digits"),
    # The header.
    ("no header", lines(lambda of: of.pop(0)), 1, "'format' is missing"),
    ("the header twice", lines(lambda of: of.insert(1, of[0])), 2, "format: unknown field; known are seat, do"),
    ("another format", put(1, format=2), 1, "format: this version reads format 1, not 2"),
    ("a format that is true", put(1, format=True), 1, "format: this version reads format 1, not True"),
    ("another game", put(1, game="chess"), 1, "game: must be 'abyss', not 'chess'"),
    ("no game", put(1, game=GONE), 1, "game: a text was expected, not nothing"),
    ("a field of the header unknown", put(1, colour="blue"), 1, "colour: unknown field"),
    ("a long unknown field", put(1, **{"x" * 9000: 1}), 1, "xxx"),
    ("other seats", put(1, players=2), 1, "names: a text for each of p1, p2 was expected"),
    ("five seats", put(1, players=5), 1, "players: must be from 2 to 4, not 5"),
    ("seats as a text", put(1, players="3"), 1, "players: a number from 2 to 4 was expected, not '3'"),
    ("no names", put(1, names=GONE), 1, "names: a text for each"),
    ("a name missing", put(1, names={"p1": "a", "p2": "b"}), 1, "names: a text for each"),
    ("a name that is a number", put(1, names={"p1": "a", "p2": "b", "p3": 7}), 1, "names.p3: a text of 1 to 1000"),
    ("an endless name", put(1, names={"p1": "a", "p2": "b", "p3": "c" * 1001}), 1, "names.p3: a text of 1 to 1000"),
    ("half a character", put(1, names={"p1": "a", "p2": "b", "p3": "\ud800"}), 1, "names.p3: half a character"),
    ("kinds as a list", put(1, kinds=["greedy"] * 3), 1, "kinds: a text for each"),
    ("an empty origin", put(1, made=""), 1, "made: a text of 1 to 1000 characters was expected"),
    ("no position", put(1, position=GONE), 1, "position: an object {…} was expected, not nothing"),
    ("a position with a Lord twice", at(lord_deck=["miller", "miller"]), 1, "position.lord_deck[1]: Lord 'miller'"),
    ("a position of other seats", at(players=4), 1, "position"),
    ("a position to be filled in", at(lord_deck=["*"]), 1, "position: lord_deck is not complete"),
    ("a position with a field left out", put(1, position={"game": "abyss", "players": 3}), 1, "format is not complete"),
    ("a deck that is rearranged", at(exploration_deck=" ".join(["crab-1"] * 4)), 2, "hash"),
    # The actions.
    ("a line missing", lines(lambda of: of.pop(29)), 30, ""),
    ("a line twice", lines(lambda of: of.insert(29, of[29])), 31, ""),
    ("two lines exchanged", lines(lambda of: of.insert(30, of.pop(29))), 30, ""),
    ("the first action missing", lines(lambda of: of.pop(1)), 2, "has to decide"),
    ("another seat", put(2, seat="p2"), 2, "p3 has to decide (turn), not p2"),
    ("a seat that does not play", put(2, seat="p4"), 2, "seat: must be one of p1, p2, p3, not 'p4'"),
    ("no seat", put(2, seat=GONE), 2, "seat: must be one of p1, p2, p3, not nothing"),
    ("another action", put(2, do="plot"), 2, "'plot' is not possible now: PLOT-"),
    ("an action that is possible too", put(3, do="buy"), 3, "another one than recorded"),
    ("no line of the language", put(2, do="attack"), 2, "unknown verb 'attack'"),
    ("code", put(2, do="__import__('os').abort()"), 2, "unknown verb"),
    ("an endless action", put(2, do="pay" + " crab-1" * 2000), 2, "an action has at most 1000 letters"),
    ("an action with control characters", put(2, do="explore\x1b[2J\n"), 2, "unknown verb"),
    ("an action that is a list", put(2, do=["explore"]), 2, "do: a text was expected, not a list"),
    ("no action", put(2, do=GONE), 2, "do: a text was expected, not nothing"),
    ("an unknown field", put(2, clock=3), 2, "clock: unknown field; known are seat, do, chance, hash"),
    ("another hash", put(2, hash="0123456789abcdef"), 2, "not 0123456789abcdef"),
    ("a short hash", put(2, hash="0123"), 2, "hash: 16 hexadecimal digits were expected, not '0123'"),
    ("a hash in capitals", put(2, hash="0123456789ABCDEF"), 2, "hash: 16 hexadecimal digits"),
    ("a hash that is a number", put(2, hash=123), 2, "hash: a text was expected, not 123"),
    ("no hash", put(2, hash=GONE), 2, "hash: a text was expected"),
    # What chance said.
    ("chance left out", put(TOKENS, chance=GONE), TOKENS, "chance: an outcome of chance is missing"),
    ("an outcome missing", chance(TOKENS, list.pop), TOKENS, "chance: an outcome of chance is missing"),
    ("an outcome surplus", chance(TOKENS, lambda said: said.append(2)), TOKENS, "1 of 3 outcomes are surplus"),
    ("chance where there is none", put(2, chance=[2]), 2, "chance: 1 of 1 outcomes are surplus"),
    ("an empty chance", put(2, chance=[]), 2, "chance: leave it out"),
    ("chance that is no list", put(TOKENS, chance=3), TOKENS, "chance: a list […] was expected, not 3"),
    ("an endless chance", put(TOKENS, chance=[3] * 999), TOKENS, "longer than anything in the game"),
    ("another token", put(TOKENS, chance=[2, 2]), TOKENS, "another one than recorded"),
    ("no such token", put(TOKENS, chance=[5, 2]), TOKENS, "chance[0]: 5 is not the value of a Monster token"),
    ("a token that is true", put(TOKENS, chance=[True, 2]), TOKENS, "chance[0]: cards, a list of Locations or"),
    ("a token that is null", put(TOKENS, chance=[None, 2]), TOKENS, "chance[0]: cards, a list of Locations or"),
    ("a token that is a Location", put(TOKENS, chance=[["the-abyss"], 2]), TOKENS, "chance: "),
    ("a deck in another order", chance(RESHUFFLE, swapped), RESHUFFLE, "another one than recorded"),
    ("a deck with a card missing", chance(RESHUFFLE, lambda s: s.append(s.pop()[7:])), RESHUFFLE, "not one of these"),
    ("a deck with a card more", chance(RESHUFFLE, lambda s: s.append(s.pop() + " crab-1")), RESHUFFLE, "not one of"),
    ("a deck with a word unknown", put(RESHUFFLE, chance=["crab-9"]), RESHUFFLE, "chance[0]: 'crab-9' is not a card"),
    ("a deck with two spaces", chance(RESHUFFLE, lambda s: s.append(s.pop() + " ")), RESHUFFLE, "'' is not a card"),
    ("an empty deck", put(RESHUFFLE, chance=[""]), RESHUFFLE, "chance[0]: '' is not a card"),
    ("a deck that is a token", put(RESHUFFLE, chance=[3]), RESHUFFLE, "chance: the order written is not one of these"),
    ("a stack in another order", chance(STACK, swapped), STACK, "another one than recorded"),
    ("a stack with a tile missing", chance(STACK, lambda said: said[0].pop()), STACK, "not one of these cards"),
    ("a stack with a tile unknown", put(STACK, chance=[["atlantis"]]), STACK, "chance[0]: 'atlantis' is not the id"),
    ("a stack with a list in it", put(STACK, chance=[[["jail"]]]), STACK, "chance[0]: a list is not the id"),
    ("an outcome that is an object", put(STACK, chance=[{}]), STACK, "chance[0]: cards, a list of Locations or"),
    # The end.
    ("a line after the end", lines(lambda of: of.append(of[-2])), 176, "nothing can follow"),
    ("the end twice", lines(lambda of: of.append(of[-1])), 176, "nothing can follow"),
    ("an action after the last one", lines(lambda of: of.__setitem__(-1, of[-2])), OVER, "the game is over"),
    ("an early end", lines(lambda of: of.insert(20, of[-1])), 21, "the record ends here, but the game is not over"),
    ("not over", put(OVER, over=False), OVER, "over: must be true"),
    ("over in an action", put(2, over=True), 2, "seat: unknown field; known are over, winners, scores"),
    ("other winners", put(OVER, winners=["p1", "p2"]), OVER, "winners: p"),
    ("winners as a text", put(OVER, winners="p1"), OVER, "winners: a list […] was expected, not 'p1'"),
    ("no winners", put(OVER, winners=GONE), OVER, "winners: p"),
    ("other points", put(OVER, scores={"p1": 1, "p2": 2, "p3": 3}), OVER, "points, not 1"),
    ("points of a seat missing", put(OVER, scores={"p1": 1, "p2": 2}), OVER, "scores.p3: a number from"),
    ("points of a seat unknown", put(OVER, scores={"p1": 1, "p9": 2}), OVER, "scores.p9: unknown field"),
    ("points that are true", put(OVER, scores={"p1": True, "p2": 2, "p3": 3}), OVER, "scores.p1: a number from"),
    ("no points", put(OVER, scores=GONE), OVER, "scores.p1: a number from"),
    ("an unknown field at the end", put(OVER, by="p1"), OVER, "by: unknown field"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("edit", "line", "reason"), [pytest.param(*row[1:], id=row[0].replace(" ", "-")) for row in DAMAGED]
)
def test_a_damaged_record_names_the_line_and_the_reason(edit: Edit, line: int, reason: str) -> None:
    with pytest.raises(DamagedRecord) as caught:
        read(edit(list(BASE)))
    error = caught.value
    assert error.line == line
    assert reason in error.reason
    assert len(error.reason) <= 400
    assert error.reason.isprintable()
    assert str(error) == f"line {line}: {error.reason}"
    whole = read("".join(BASE))
    if line == 1:
        assert error.good is None
        return
    assert error.good.steps == whole.steps[: line - 2]
    assert error.good.result == (whole.result if line > OVER else None)
    assert not error.good.truncated
    assert text_of(error.good).splitlines()[1:] == [text.rstrip("\n") for text in BASE[1 : line - 1]]


def test_a_record_cut_anywhere_loads_up_to_its_last_whole_line() -> None:
    whole = read("".join(BASE))
    text = "".join(BASE[:6])
    for end in range(len(BASE[0]), len(text)):
        cut = read(text[:end])
        complete = text[:end].count("\n")
        at_an_end = text[end - 1] == "\n" or text[end] == "\n"
        assert cut.truncated != at_an_end
        assert cut.steps == whole.steps[: complete - 1 + (text[end] == "\n")]
        assert cut.note == (
            "" if at_an_end else f"line {complete + 1} is cut short; the record is loaded up to line {complete}"
        )
    cut = read("".join(BASE)[:-3])
    assert cut.truncated
    assert cut.steps == whole.steps
    assert cut.result is None


def test_a_cut_header_holds_nothing() -> None:
    for end in range(0, len(BASE[0]) - 1, 7):
        with pytest.raises(DamagedRecord) as caught:
            read(BASE[0][:end])
        assert (caught.value.line, caught.value.good) == (1, None)


def test_a_game_that_goes_on_or_does_not_say_that_it_is_over_is_whole() -> None:
    whole = read("".join(BASE))
    assert read(BASE[:50]).steps == whole.steps[:49]
    assert read(BASE[:-1]).final() == whole.final()
    assert read(BASE[:-1]).result is None
    assert read(BASE[:1]).final() == whole.start()


def test_how_lines_end_does_not_matter() -> None:
    whole = read("".join(BASE))
    text = "".join(BASE)
    for same in (text.replace("\n", "\r\n"), text.removesuffix("\n")):
        assert read(same) == whole
        assert not read(same).truncated
    for same in (text.splitlines(), text.split("\n"), iter(BASE), (line for line in BASE)):
        assert read(same) == whole


def test_other_line_separators_are_letters_like_any() -> None:
    record = Recorder(new_game(2, 1), {"p1": "a\u2028b", "p2": "c\x0b\x85d\r"}, some_kinds(2)).record()
    check = read(text_of(record))
    assert check == record


def test_brackets_in_texts_are_letters_like_any() -> None:
    for name in ("[" * 1000, '{"' * 500, '\\"[' * 300, "\\" + "[" * 99, '"' + "{" * 99 + "\\"):
        record = Recorder(new_game(2, 1), {"p1": name, "p2": "]" + name[:900]}, some_kinds(2)).record()
        check_round_trip(record)


def test_lines_that_cannot_be_decoded_are_a_fault_of_theirs() -> None:
    def decoded(before: int) -> Iterator[str]:
        yield from BASE[:before]
        b"\xff".decode()

    for before in (0, 1, 7):
        with pytest.raises(DamagedRecord, match="UTF-8") as caught:
            read(decoded(before))
        assert caught.value.line == before + 1


def test_a_record_says_when_it_has_too_many_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abyss_nb.core.record.MAX_STEPS", 10)
    assert len(read(BASE[:11]).steps) == 10
    with pytest.raises(DamagedRecord, match="more than 10 actions") as caught:
        read(BASE[:12])
    assert caught.value.line == 12
    assert len(caught.value.good.steps) == 10


def test_reading_stops_at_the_first_fault() -> None:
    def endless() -> Iterator[str]:
        yield from BASE[:5]
        while True:
            yield "garbage\n"

    with pytest.raises(DamagedRecord) as caught:
        read(endless())
    assert caught.value.line == 6


# -- branches and comments ---------------------------------------------------------------------------------------

COMMENTS = ("", "", "Why not fight?", 'Zoé: "no"', "海 🐙\n\u2028 [[{{", "\x1b[2J\x00\u202e", "x" * MAX_TEXT)


@cache
def tree(number: int, main: int = 40, branches: int = 12) -> tuple[Record, list[State]]:
    """Return a record that branches at random, and the start and the position after each of its steps.

    It goes on from a game, and wherever it branches something is played that does not go on from there yet.
    """
    rng, player = Random(f"tree {number}"), Player(number)
    state = start(number)
    states, onwards = [state.copy()], [list[Step]()]

    def line(state: State, after: int, length: int) -> tuple[Step, ...]:
        steps: list[Step] = []
        while len(steps) < length and not state.over:
            asked, action = state.decision, player.choose(state)
            events = state.apply(action)
            rest = asked.kind == "offer" and str(action) == "pass" and rng.random() < 0.5
            made = step(asked.seat, action, events, state, rest, rng.choice(COMMENTS))
            if any(made.same(other) for other in onwards[after]):
                break
            steps.append(made)
            onwards[after].append(made)
            onwards.append([])
            states.append(state.copy())
            after = len(states) - 1
        return tuple(steps)

    steps = line(state, 0, main)
    found = []
    for _ in range(branches):
        after = rng.randrange(len(states))
        played = line(states[after].copy(), after, rng.choice((1, 2, 3, 20)))
        if played:
            found.append(Branch(after, rng.choice(COMMENTS), played))
    record = Record(
        states[0].to_position(), some_names(state.players), some_kinds(state.players), steps, "a test",
        comment=rng.choice(COMMENTS), branches=tuple(found),
    )  # fmt: skip
    return record, states


TREES = [
    range(12),
    pytest.param(range(12, 30), marks=[pytest.mark.slow, pytest.mark.timeout(1800)]),
]


@pytest.mark.parametrize("trees", TREES, ids=str)
def test_a_record_with_branches_replays_through_the_same_positions(trees: range) -> None:
    for number in trees:
        record, states = tree(number)
        check_round_trip(record)
        walked = list(read(text_of(record)).walk())
        assert [played.number for played in walked] == list(range(1, len(states)))
        assert [without_seed(played.state) for played in walked] == [without_seed(state) for state in states[1:]]
        all_steps = [*record.steps, *(step for branch in record.branches for step in branch.steps)]
        assert [played.step for played in walked] == all_steps
        for played in walked:
            before = states[played.after]
            assert before.decision.seat == played.step.seat
            assert played.step.do in before.legal()
            assert [chance_of(played.events)] == [played.step.chance]
        assert list(record.plays()) == [(x.step, x.events, x.state) for x in walked[: len(record.steps)]]
        assert record.final().decision == states[len(record.steps)].decision


def test_the_random_trees_are_trees() -> None:
    records = [tree(number)[0] for number in range(12)]
    branches = [(record, branch) for record in records for branch in record.branches]
    assert len(branches) > 60
    assert sum(branch.after == 0 for _, branch in branches) >= 1
    assert sum(branch.after > len(record.steps) for record, branch in branches) > 20
    assert sum(bool(branch.name) for _, branch in branches) > 20
    steps = [step for record in records for step in (*record.steps, *(s for b in record.branches for s in b.steps))]
    assert sum(step.rest for step in steps) > 5
    assert sum(bool(step.comment) for step in steps) > 200
    assert {bool(record.comment) for record in records} == {False, True}


def test_only_the_main_line_is_streamed() -> None:
    for number in range(12):
        record, states = tree(number)
        replay = Replay(record.to_lines())
        assert tuple(replay) == record.steps
        assert tuple(replay) == ()
        assert without_seed(replay.state) == without_seed(states[len(record.steps)])
        assert replay.record(record.steps) == replace(record, branches=())


def test_what_stands_in_branches_does_not_matter_to_a_stream() -> None:
    def endless() -> Iterator[str]:
        yield from BASE
        yield '{"branch":"garbage"}\n'
        raise AssertionError("nobody asked for this line")

    assert len(list(Replay(endless()))) == len(BASE) - 2


def test_a_record_without_branches_and_comments_is_written_as_ever() -> None:
    record, _ = tree(0)
    plain = tuple(step._replace(rest=False, comment="") for step in record.steps)
    text = text_of(replace(record, steps=plain, branches=(), comment=""))
    for word in ("branch", "rest", "comment"):
        assert f'"{word}"' not in text


def with_branches(*more: Any) -> str:
    """Return the first ten lines of `BASE`, then steps (the numbers of lines of `BASE`) and objects."""
    of = [*BASE[:10]]
    for line in more:
        of.append(BASE[line - 1] if isinstance(line, int) else json.dumps(line) + "\n")
    return "".join(of)


@lru_cache
def steps_after(after: int, how_many: int = 1) -> tuple[dict[str, Any], ...]:
    """Return lines that could go on after some lines of `BASE`, each with another action than is played there."""
    state = list(read("".join(BASE[:30])).states())[after]
    found = []
    for action in state.legal():
        new = state.copy()
        made = step(state.decision.seat, action, new.apply(action), new)
        if made.do != json.loads(BASE[after + 1])["do"]:
            found.append(json.loads(made.to_line()))
    return tuple(found[:how_many])


def at_offer() -> int:
    """Return a place in the first lines of `BASE` where somebody lets an offer pass."""
    states = list(read("".join(BASE[:30])).states())
    return next(i for i in range(8) if states[i].decision.kind == "offer" and json.loads(BASE[i + 1])["do"] == "pass")


def branch(after: Any, **more: Any) -> dict[str, Any]:
    return {"branch": {"after": after, **more}}


OTHER = steps_after(1)[0]
WRONG_BRANCHES: list[tuple[str, str, int, str]] = [
    ("after a step that is not there", with_branches(branch(10), OTHER), 11, "branch.after: must be from 0 to 9"),
    ("after itself", with_branches(branch(1), OTHER, branch(11), OTHER), 13, "must be from 0 to 10, not 11"),
    ("before the start", with_branches(branch(-1), OTHER), 11, "branch.after: must be from 0 to 9, not -1"),
    ("after nothing", with_branches({"branch": {}}, OTHER), 11, "branch.after: a number from 0 to 9 was expected"),
    ("after null", with_branches(branch(None), OTHER), 11, "branch.after: a number from"),
    ("after true", with_branches(branch(True), OTHER), 11, "branch.after: a number from 0 to 9 was expected, not True"),
    ("after a fraction", with_branches(branch(1.0), OTHER), 11, "'1.0' is not a whole number"),
    ("after a text", with_branches(branch("1"), OTHER), 11, "branch.after: a number from"),
    ("after a list", with_branches(branch([1]), OTHER), 11, "branch.after: a number from"),
    ("after a huge number", with_branches(branch(10**19), OTHER), 11, "must be from 0 to 9"),
    ("after far too large a number", with_branches(branch(10**30), OTHER), 11, "too many digits"),
    ("a branch that is a number", with_branches({"branch": 3}, OTHER), 11, "branch: an object {…} was expected, not 3"),
    ("a branch that is null", with_branches({"branch": None}, OTHER), 11, "branch: an object {…} was expected"),
    ("a branch in a branch", with_branches(branch(1, branch=branch(0)), OTHER), 11, "branch.branch: unknown field"),
    ("an unknown field of a branch", with_branches(branch(1, x=1), OTHER), 11, "branch.x: unknown field; known are"),
    ("a field beside a branch", with_branches({**branch(1), "seat": "p1"}, OTHER), 11, "seat: unknown field; known"),
    ("steps in a branch", with_branches(branch(1, steps=[OTHER])), 11, "branch.steps: unknown field"),
    ("an empty name", with_branches(branch(1, name=""), OTHER), 11, "branch.name: a text of 1 to 1000"),
    ("a name that is null", with_branches(branch(1, name=None), OTHER), 11, "branch.name: a text of 1 to 1000"),
    ("an endless name", with_branches(branch(1, name="x" * 1001), OTHER), 11, "branch.name: a text of 1 to 1000"),
    ("half a character", with_branches(branch(1, name="\ud800"), OTHER), 11, "branch.name: half a character"),
    ("an empty branch", with_branches(branch(1), branch(1), OTHER), 12, "the branch begun before it has no actions"),
    ("what goes on already", with_branches(branch(1), 3), 12, "'pass' goes on from there already"),
    ("a branch twice", with_branches(branch(1), OTHER, branch(1), OTHER), 14, "goes on from there already"),
    ("the end of a branch", with_branches(branch(1), OTHER, OVER), 13, "only the main line tells how the game ended"),
    ("a branch that begins with the end", with_branches(branch(1), OVER), 12, "only the main line tells how"),
    ("another place", with_branches(branch(0), OTHER), 12, "has to decide"),
    ("another hash", with_branches(branch(1), {**OTHER, "hash": "0" * 16}), 12, "another one than recorded"),
    ("the header again", with_branches(branch(1), 1), 12, "format: unknown field"),
    ("garbage", with_branches(branch(1), OTHER) + "garbage\n", 13, "is not JSON"),
    ("a step after the end", "".join([*BASE, BASE[1]]), 176, "nothing can follow the line that ends the game but"),
    ("on from the end", "".join([*BASE, json.dumps(branch(173)) + "\n", BASE[1]]), 177, "the game is over"),
    ("a rest that is false", with_branches({**json.loads(BASE[10]), "rest": False}), 11, "rest: must be true"),
    ("a rest that is 1", with_branches({**json.loads(BASE[10]), "rest": 1}), 11, "rest: must be true, not 1"),
    ("a rest that is null", with_branches({**json.loads(BASE[10]), "rest": None}), 11, "rest: must be true"),
    ("a rest of another action", put(2, rest=True)(list(BASE)), 2, "rest: only a 'pass' can be for all further offers"),
    ("an empty comment", put(2, comment="")(list(BASE)), 2, "comment: a text of 1 to 1000 characters was expected"),
    ("an endless comment", put(2, comment="x" * 1001)(list(BASE)), 2, "comment: a text of 1 to 1000 characters"),
    ("half a letter of a comment", put(2, comment="a\ud800")(list(BASE)), 2, "comment: half a character"),
    ("a comment that is a list", put(2, comment=["a"])(list(BASE)), 2, "comment: a text of 1 to 1000 characters"),
    ("a comment that is null", put(2, comment=None)(list(BASE)), 2, "comment: a text of 1 to 1000 characters"),
    ("a comment on the end", put(OVER, comment="a")(list(BASE)), OVER, "comment: unknown field"),
    ("an empty comment on the start", put(1, comment="")(list(BASE)), 1, "comment: a text of 1 to 1000"),
    ("a comment on the start that is a number", put(1, comment=7)(list(BASE)), 1, "comment: a text of 1 to 1000"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "line", "reason"), [pytest.param(*row[1:], id=row[0].replace(" ", "-")) for row in WRONG_BRANCHES]
)
def test_a_damaged_branch_names_the_line_and_the_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(DamagedRecord) as caught:
        read(text)
    error = caught.value
    assert (error.line, error.good is None) == (line, line == 1)
    assert reason in error.reason
    assert error.reason.isprintable()
    if error.good is not None:
        check_round_trip(error.good)
        before = text.splitlines()[: line - 1]
        while '"branch"' in before[-1]:
            before.pop()
        assert len(text_of(error.good).splitlines()) == len(before)


def test_any_text_can_be_a_comment() -> None:
    for comment in (
        "\x00\x1b[2J",
        "a\r\nb\u2028",
        "\u202e\u200b\ufffe",
        "<script>",
        "🏴󠁧󠁢󠁳󠁣󠁴󠁿" * 9,
        "x" * 1000,
        '{"branch":{"after":0}}',
    ):
        text = put(2, comment=comment)(list(BASE))
        record = read(text)
        assert record.steps[0].comment == comment
        assert record.steps[0]._replace(comment="") == read("".join(BASE)).steps[0]
        check_round_trip(record)


def test_an_offer_can_pass_for_the_rest_of_a_turn() -> None:
    i = at_offer()
    record = read(put(i + 2, rest=True)(list(BASE)))
    assert [step.rest for step in record.steps] == [j == i for j in range(len(record.steps))]
    check_round_trip(record)
    # With and without it are two choices.
    again = replace(record, branches=(Branch(i, "", (record.steps[i]._replace(rest=False),)),))
    check_round_trip(again)


def test_a_pass_that_is_no_answer_to_an_offer_is_for_nothing_else() -> None:
    stuck = {"exploration_deck": "", "exploration_discard": "", "court": [None] * 6, "lord_deck": []}
    cards = " ".join(f"crab-{value}" for value in (1, 2, 3, 4, 5))
    state = State.from_position({"game": "abyss", "players": 2, "seats": {"p1": {"hand": cards}}, **stuck})
    assert list(map(str, state.legal())) == ["pass"]
    recorder = recorder_at(state)
    recorder.play("pass")
    header, line = recorder.record().to_lines()
    with pytest.raises(DamagedRecord, match="line 2: rest: only a pass on an offer"):
        read([header, line.replace("}", ',"rest":true}')])


def test_one_action_can_go_on_with_two_outcomes() -> None:
    """As when a game is played on from a record: its generator is another one than when the record was made."""
    number = next(n for n in range(40) if any(step.chance for step in recorded(n).steps))
    record = recorded(number)
    i = next(i for i, step in enumerate(record.steps) if step.chance)
    state = list(record.states())[i]
    for seed in range(1000):
        other = state.copy()
        other.seed = seed
        made = step(record.steps[i].seat, record.steps[i].do, other.apply(record.steps[i].do), other)
        if not made.same(record.steps[i]):
            break
    check_round_trip(replace(record, branches=(Branch(i, "", (made,)),)))


def test_words_in_another_order_are_the_same_action() -> None:
    state = State.from_position(
        {
            "game": "abyss", "players": 2, "court": ["jailer", None, None, None, None, None],
            "seats": {"p1": {"hand": "crab-3 crab-2 squid-3 squid-2 shellfish-1", "pearls": 5}},
        }
    )  # fmt: skip
    recorder = recorder_at(state)
    recorder.play("recruit jailer")
    action = next(str(action) for action in recorder.state.legal() if str(action).count(" ") > 1)
    recorder.play(action)
    verb, *words = action.split(" ")
    turned = recorder.record().steps[1]._replace(do=" ".join([verb, *reversed(words)]))
    with pytest.raises(DamagedRecord, match="goes on from there already"):
        read(text_of(replace(recorder.record(), branches=(Branch(1, "", (turned,)),))))


def test_a_branch_can_go_on_where_the_main_line_ends() -> None:
    whole = read("".join(BASE[:30]))
    short = replace(whole, steps=whole.steps[:20], branches=(Branch(20, "what if", whole.steps[20:]),))
    check_round_trip(short)
    empty = replace(whole, steps=(), branches=(Branch(0, "all", whole.steps),))
    check_round_trip(empty)
    assert empty.final() == whole.start()


def test_what_another_branch_begins_with_does_not_go_on_from_the_line_before_it() -> None:
    one, other = steps_after(5), steps_after(6)
    assert [made["do"] for made in (*one, *other)] == ["take", "take"]
    record = read("".join(BASE[:7]) + "".join(json.dumps(x) + "\n" for x in (branch(5), *one, branch(6), *other)))
    assert [found.after for found in record.branches] == [5, 6]


def test_a_finished_game_can_branch() -> None:
    record = read("".join(BASE))
    other = Step(**{**OTHER, "chance": ()})
    again = replace(record, branches=(Branch(1, "", (other,)),))
    check_round_trip(again)
    assert read(text_of(again)).result == record.result


def test_a_record_with_branches_cut_anywhere_loads_up_to_its_last_whole_line() -> None:
    text = with_branches(branch(1, name="é"), OTHER, branch(4), *steps_after(4))
    whole = read(text)
    ends = [i + 1 for i, c in enumerate(text) if c == "\n"]
    for end in range(ends[8], len(text)):
        cut = read(text[:end])
        there = sum(end >= e - 1 for e in ends)
        empty = there in (11, 13)
        assert cut.truncated == (empty or end not in (*ends, *(e - 1 for e in ends)))
        assert bool(cut.note) == cut.truncated
        good = read("".join(text.splitlines(keepends=True)[: there - empty]))
        assert cut == good
        assert cut.branches == whole.branches[: {11: 0, 12: 1, 13: 1, 14: 2}.get(there, 0)]
        if empty:
            assert cut.note == f"the branch of line {there} is cut short; the record is loaded up to line {there - 1}"


def test_a_record_says_when_it_has_too_many_branches_or_actions_in_them(monkeypatch: pytest.MonkeyPatch) -> None:
    text = with_branches(branch(1), OTHER, branch(4), *steps_after(4))
    monkeypatch.setattr("abyss_nb.core.record.MAX_BRANCHES", 1)
    with pytest.raises(DamagedRecord, match="line 13: more than 1 branches") as caught:
        read(text)
    assert len(caught.value.good.branches) == 1
    monkeypatch.setattr("abyss_nb.core.record.MAX_BRANCHES", 2)
    read(text)
    monkeypatch.setattr("abyss_nb.core.record.MAX_STEPS", 10)
    with pytest.raises(DamagedRecord, match="line 14: more than 10 actions") as caught:
        read(text)
    assert len(caught.value.good.branches) == 1


def test_going_back_for_a_branch_plays_little_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """However branches hang on one another, the position where one begins is found near by."""
    monkeypatch.setattr("abyss_nb.core.record._KEEP_EVERY", 8)
    for number in range(12):
        text, played = text_of(tree(number)[0]), 0
        quiet = State.apply

        def counted(state: State, action: Any, events: bool = True, quiet: Any = quiet) -> Any:
            nonlocal played
            played += not events
            return quiet(state, action, events)

        monkeypatch.setattr(State, "apply", counted)
        record = read(text)
        monkeypatch.setattr(State, "apply", quiet)
        assert record == tree(number)[0]
        assert 0 < played < 8 * len(record.branches)


def test_a_tree_that_was_put_together_wrongly_says_so_when_it_is_walked() -> None:
    record, _ = tree(1)
    wrong = Step("p1", "pass", (), "0" * 16)
    lines_before = 1 + len(record.steps) + sum(1 + len(b.steps) for b in record.branches)
    for more in (Branch(3, "", (wrong,)), Branch(10_000, "", (wrong,)), Branch(-1, "", (wrong,))):
        with pytest.raises(DamagedRecord) as caught:
            list(replace(record, branches=(*record.branches, more)).walk())
        assert caught.value.line == lines_before + (2 if more.after == 3 else 1)
        assert caught.value.good == record


@pytest.mark.parametrize("text", ["x" * 1001, "\ud800", 7])
def test_comments_that_no_file_can_hold_are_refused_before_they_are_written(text: Any) -> None:
    record = recorded(0)
    for more in ({"comment": text}, {"branches": (Branch(0, text, ()),)}):
        with pytest.raises(ValueError, match=r"comment|branches"):
            replace(record, **more)
    with pytest.raises(ValueError, match="comment"):
        step("p1", "explore", [], record.start(), comment=text)


def test_only_a_pass_can_be_for_a_whole_turn() -> None:
    with pytest.raises(ValueError, match="rest: only a 'pass'"):
        step("p1", "explore", [], recorded(0).start(), rest=True)


# -- random damage -----------------------------------------------------------------------------------------------


@lru_cache
def base(number: int) -> tuple[list[str], list[dict[str, Any]]]:
    """Return the first lines of a record and its positions."""
    record = recorded(number)
    record = Record(record.position, record.names, record.kinds, record.steps[:25], record.made)
    return list(record.to_lines()), [without_seed(state) for state in record.states()]


def any_json(depth: int = 2) -> st.SearchStrategy[Any]:
    words = st.sampled_from(
        ["p1", "p2", "explore", "pass", "crab-1", "jail", "over", "hash", "chance", "branch", "after", "rest", "*", ""]
    )
    leaves = st.none() | st.booleans() | st.integers() | st.floats() | words | st.text(max_size=5)
    return st.recursive(leaves, lambda x: st.lists(x, max_size=3) | st.dictionaries(words, x, max_size=3), max_leaves=6)


def edited(data: st.DataObject, of: list[str]) -> str:
    """Make one to three random edits."""
    of = list(of)
    for _ in range(data.draw(st.integers(1, 3))):
        if not of:
            break
        i, j = (data.draw(st.integers(0, len(of) - 1)) for _ in range(2))
        match data.draw(st.sampled_from(["letter", "cut", "insert", "drop", "twice", "swap", "field", "part", "text"])):
            case "letter":
                k = data.draw(st.integers(0, max(0, len(of[i]) - 1)))
                of[i] = of[i][:k] + data.draw(st.characters()) + of[i][k + 1 :]
            case "cut":
                k, m = sorted(data.draw(st.integers(0, len(of[i]))) for _ in range(2))
                of[i] = of[i][:k] + of[i][m:]
            case "insert":
                k = data.draw(st.integers(0, len(of[i])))
                of[i] = of[i][:k] + data.draw(st.text(max_size=6)) + of[i][k:]
            case "drop":
                of.pop(i)
            case "twice":
                of.insert(j, of[i])
            case "swap":
                of[i], of[j] = of[j], of[i]
            case "text":
                of[i] = data.draw(st.text(max_size=20))
            case kind:
                of[i] = with_another_value(data, of[i], inside=kind == "part")
    return "".join(of)


def with_another_value(data: st.DataObject, line: str, inside: bool) -> str:
    """Change a field of a line, or something deep inside one."""
    try:
        doc = json.loads(line)
    except ValueError:
        return line
    place, where = doc, None
    while isinstance(place, dict | list) and place:
        where = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        if not inside or not isinstance(place[where], dict | list) or not place[where]:
            break
        place = place[where]
    if where is not None:
        place[where] = data.draw(any_json())
    return json.dumps(doc, ensure_ascii=data.draw(st.booleans())) + "\n"


def check_good_part(text: str, positions: list[dict[str, Any]]) -> None:
    """Reading raises nothing but `DamagedRecord`, and what is good is a beginning of the game."""
    good: Record | None
    try:
        good, fault = read(text), None
    except DamagedRecord as error:
        good, fault = error.good, error
    if fault is not None:
        assert fault.line >= 1
        assert fault.reason.isprintable()
    if good is not None and good.steps:
        states = [without_seed(state) for state in good.states()]
        assert states == positions[: len(states)]
        assert read(text_of(good)) == good


@settings(max_examples=120, deadline=None, derandomize=True)
@given(st.data())
def test_random_edits_never_surprise(data: st.DataObject) -> None:
    of, positions = base(data.draw(st.integers(0, 11)))
    check_good_part(edited(data, of), positions)


def check_good_tree(text: str, states: list[State]) -> None:
    """Reading raises nothing but `DamagedRecord`, and what is good reads again and has only positions of the tree."""
    good: Record | None
    try:
        good = read(text)
    except DamagedRecord as error:
        good = error.good
    if good is None:
        return
    known = {position_hash(state) for state in states}
    assert {position_hash(played.state) for played in good.walk()} <= known
    again = read(text_of(good))
    assert again == good
    assert not again.truncated


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.data())
def test_random_edits_of_branches_never_surprise(data: st.DataObject) -> None:
    record, states = tree(data.draw(st.integers(0, 11)), 8, 6)
    check_good_tree(edited(data, list(record.to_lines())), states)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@settings(max_examples=500, deadline=None)
@given(st.data())
def test_many_random_edits_of_branches_never_surprise(data: st.DataObject) -> None:
    record, states = tree(data.draw(st.integers(0, 99)), 8, 6)
    check_good_tree(edited(data, list(record.to_lines())), states)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@settings(max_examples=2000, deadline=None)
@given(st.data())
def test_many_random_edits_never_surprise(data: st.DataObject) -> None:
    of, positions = base(data.draw(st.integers(0, 99)))
    check_good_part(edited(data, of), positions)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.text() | st.lists(any_json().map(json.dumps)).map("\n".join))
def test_random_text_is_refused_at_its_first_line(text: str) -> None:
    with pytest.raises(DamagedRecord) as caught:
        read(text)
    assert (caught.value.line, caught.value.good) == (1, None)
