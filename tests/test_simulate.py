"""Simulations: repeatable, fair to the seats, and honest about what is not known."""

import json

import pytest

from abyss_nb import Options, bots
from abyss_nb import simulate as simulation
from abyss_nb.simulate import PARTS, play_game, simulate, wilson
from abyss_nb.words import words


def test_a_game_is_played_to_its_end() -> None:
    result = play_game([bots.make("random", 1), bots.make("greedy", 2), bots.make("random", 3)], seed=4)
    assert result.finished
    assert result.seats == ("random", "greedy", "random")
    assert [score.seat for score in result.scores] == ["p1", "p2", "p3"]
    best = max(score.total for score in result.scores)
    assert all(result.scores[int(seat[1]) - 1].total == best for seat in result.winners)
    assert result.winners


def test_a_game_that_does_not_end_is_stopped_and_nobody_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "TURN_LIMIT", 3)
    result = play_game([bots.make("random", 1), bots.make("random", 2)], seed=4)
    assert (result.finished, result.winners, result.turns) == (False, (), 3)
    report = simulate(("random", "random"), 2, 1)
    assert report.unfinished == 2
    assert "Games stopped early: 2 (> 3)" in report.text()


def test_the_report_is_the_same_with_one_worker_and_with_two() -> None:
    one = simulate(("greedy", "random"), 6, seed=7, workers=1)
    assert simulate(("greedy", "random"), 6, seed=7, workers=2) == one
    assert simulate(("greedy", "random"), 6, seed=8) != one


def test_players_change_seats_from_game_to_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = []

    def watched(players: list[bots.Bot], seed: int, options: Options | None = None) -> simulation.GameResult:
        seats.append([player.name for player in players])
        return play_game(players, seed, options)

    monkeypatch.setattr(simulation, "play_game", watched)
    simulate(("greedy", "random"), 3, 1)
    simulate(("greedy", "random"), 2, 1, rotate=False)
    turned = [["greedy", "random"], ["random", "greedy"], ["greedy", "random"]]
    assert seats == [*turned, ["greedy", "random"], ["greedy", "random"]]


def test_scores_and_wins_add_up() -> None:
    report = simulate(("random", "random", "random"), 9, seed=3, options=Options.bga())
    assert report.options == Options.bga().to_document()
    assert sum(player.wins for player in report.players) == pytest.approx(9)
    for player in report.players:
        assert player.score == pytest.approx(sum(player.parts[part] for part in PARTS))
        assert player.interval.low <= player.win_rate <= player.interval.high
    assert report.turns.shortest <= report.turns.mean <= report.turns.longest


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[tuple[int, int]] = []
    simulate(("random", "random"), 7, 1, progress=lambda done, total: told.append((done, total)))
    assert told == [(5, 7), (7, 7)]


@pytest.mark.parametrize(
    ("seats", "games", "workers", "message"),
    [
        (("random",), 1, 1, "seats must be 2 to 4 bots, not 1"),
        (("random",) * 5, 1, 1, "seats must be 2 to 4 bots, not 5"),
        (("random", "oracle"), 1, 1, "no bot 'oracle'; there are random, greedy"),
        (("random", "random"), 0, 1, "games and workers must be at least 1"),
        (("random", "random"), 1, 0, "games and workers must be at least 1"),
    ],
)
def test_what_makes_no_sense_is_refused(seats: tuple[str, ...], games: int, workers: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        simulate(seats, games, 1, workers=workers)


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    assert wilson(10, 20) == pytest.approx((0.2993, 0.7007), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_report_is_plain_json() -> None:
    report = simulate(("random", "random"), 2, 1)
    document = json.loads(json.dumps(report.to_document()))
    assert document["players"][0]["bot"] == "random"
    assert document["games"] == 2
    assert set(PARTS) < set(document["players"][0])


@pytest.mark.parametrize(("lang", "title"), [("en", "Simulated games"), ("fr", "Parties simulées")])
def test_the_table_speaks_the_language_asked_for(lang: str, title: str) -> None:
    text = simulate(("random", "random"), 2, 1).text(words(lang))
    assert text.splitlines()[0] == title
    assert len(text.splitlines()) == 8
