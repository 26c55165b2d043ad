"""Games by the thousand, with what must hold looked at after every action; and that what is broken would be seen."""

import subprocess
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from abyss_nb import State, new_game

SOAK = Path(__file__).parents[1] / "benchmarks" / "soak.py"


@pytest.fixture(scope="module")
def soak() -> ModuleType:
    spec = spec_from_file_location("soak", SOAK)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["soak"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "games", [192, pytest.param(5000, marks=[pytest.mark.slow, pytest.mark.timeout(900)])], ids=["some", "many"]
)
def test_thousands_of_games_hold(soak: ModuleType, games: int) -> None:
    tally = soak.soak(games, seed=2)
    assert tally.violations == []
    assert tally.stopped == []
    assert tally.games["all games"] == games
    assert len(tally.settings) == len(soak.SETTINGS) == 192
    assert tally.closely == (games + 48) // 49


def a_pearl_appears(state: State) -> None:
    state.treasury += 1


def a_debt(state: State) -> None:
    state.pearls[0] -= 10
    state.treasury += 10


def a_key_is_lost(state: State) -> None:
    state.key_supply -= 1


def a_token_turns_into_two(state: State) -> None:
    state.monster_tokens[0] += 1


def an_ally_in_two_places(state: State) -> None:
    state.hands[0] += 1


def a_card_for_another(state: State) -> None:
    state.deck[0] = 1 if state.deck[0] != 1 else 2


def a_lord_in_two_places(state: State) -> None:
    state.lords[1] |= 1 << state.court[0]


def a_lord_is_lost(state: State) -> None:
    state.lord_deck.pop()


def a_location_is_lost(state: State) -> None:
    state.available = 0


def a_location_in_two_places(state: State) -> None:
    state.controlled[0] |= state.available


def a_lord_under_nothing(state: State) -> None:
    state.under[state.location_deck[0]] |= 1 << state.lord_deck.pop()


def a_short_court(state: State) -> None:
    state.lord_deck.append(state.court.pop())


def no_threat(state: State) -> None:
    state.threat = 0


def an_end_with_a_turn_left(state: State) -> None:
    state.over = True


def nobody_can_do_anything(state: State) -> None:
    # Without a Location of one's own there is nothing to exchange, and the step would have to go.
    state.agenda.append(("illusionist", 0, 0, 0, 0))


@pytest.mark.parametrize(
    ("harm", "fault"),
    [
        (a_pearl_appears, "there are not 50 Pearls"),
        (a_debt, "there are not 50 Pearls"),
        (a_key_is_lost, "there are not 10 Key tokens"),
        (a_token_turns_into_two, "a Monster token is missing or there twice"),
        (an_ally_in_two_places, "an Exploration card is missing or there twice"),
        (a_card_for_another, "an Exploration card is missing or there twice"),
        (a_lord_in_two_places, "a Lord is missing or in two places"),
        (a_lord_is_lost, "a Lord is missing or in two places"),
        (a_location_is_lost, "a Location is missing or in two places"),
        (a_location_in_two_places, "a Location is missing or in two places"),
        (a_lord_under_nothing, "a Lord lies under a Location that nobody controls"),
        (a_short_court, "the Court or the track has another number of spaces"),
        (no_threat, "the Threat marker is off its track"),
        (an_end_with_a_turn_left, "a finished game is not put away"),
        (nobody_can_do_anything, "nothing is legal"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_what_is_broken_is_seen(soak: ModuleType, harm: Callable[[State], None], fault: str) -> None:
    state = new_game(3, 4)
    assert list(soak.faults(state)) == []
    harm(state)
    assert list(soak.faults(state)) == [fault]


@pytest.mark.parametrize("method", ["copy", "to_position", "apply"])
def test_a_copy_or_position_that_is_not_the_same_is_seen(
    soak: ModuleType, method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = new_game(2, 3)
    real = getattr(State, method)

    def shares_the_pearls(self: State) -> State:
        copy = real(self)
        copy.pearls = self.pearls
        return copy

    def forgets_the_threat(self: State) -> dict[str, object]:
        return real(self) | {"threat": 3}

    def hears_its_events(self: State, action: str, events: bool = True) -> object:
        self.seed += events
        return real(self, action, events)

    harm = {"copy": shares_the_pearls, "to_position": forgets_the_threat, "apply": hears_its_events}[method]
    monkeypatch.setattr(State, method, harm)

    def play_on() -> None:
        while True:
            soak.look_closely(state, state.legal()[0])

    with pytest.raises(soak.Violation):
        play_on()


def test_a_violation_is_reported_with_the_game_to_play_again(
    soak: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soak, "faults", lambda state: ["three are a crowd"] if len(state.track) == 3 else [])
    assert soak.main(["--games", "4", "--workers", "1", "--seed", "8"]) == 1
    report = capsys.readouterr().out
    assert "violations: 4" in report
    assert "Violation: three are a crowd; python benchmarks/soak.py --seed 8 --only 3" in report
    with pytest.raises(soak.Violation):
        soak.main(["--only", "3", "--seed", "8"])


def test_a_game_without_end_is_stopped_and_said_so(
    soak: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soak, "TURN_LIMIT", 5)
    assert soak.main(["--games", "2", "--workers", "1"]) == 0
    assert "games stopped after 5 turns: 2 [0, 1]" in capsys.readouterr().out


def test_no_game_starts_when_the_time_is_over(soak: ModuleType) -> None:
    assert soak.soak(1000, minutes=-1).games["all games"] == 0


def test_the_report_does_not_depend_on_who_plays() -> None:
    reports = [
        subprocess.run(
            [sys.executable, str(SOAK), "--games", "120", "--workers", workers],
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for workers in ("1", "2")
    ]
    assert reports[0] == reports[1]
    assert "settings played: 120 of 192" in reports[0]
