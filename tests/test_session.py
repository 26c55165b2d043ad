"""Sessions: people and bots, history, undo, cancelling, errors."""

import asyncio
import threading
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from abyss_nb import bots, new_game
from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.state import Decision
from abyss_nb.core.game import GameError, IllegalAction, MalformedAction
from abyss_nb.session import NotYourTurn, Session, read_seats

from .playing import play_on


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    games = []
    for _ in range(2):
        session = Session(["person", "greedy"], seed=8)
        session.wait()
        play_on(session, 12, seed=1)
        games.append((session.state, [ply.action for ply in session.history]))
    assert games[0] == games[1]


def test_a_line_of_text_is_played_and_the_bots_answer_before_the_cell_ends() -> None:
    session = Session(["person", "greedy"], seed=8)
    session.wait()
    session.play(str(session.state.legal()[0]))
    assert session.state.over or session.state.decision.seat == "p1"
    assert session.error == ""


def test_a_refused_action_changes_nothing() -> None:
    session = Session(["person", "person"], seed=8)
    before, version = session.state, session.version
    with pytest.raises(IllegalAction):
        session.play("fight")
    with pytest.raises(MalformedAction):
        session.play("please explore")
    with pytest.raises(NotYourTurn):
        session.play("explore", seat="p2" if before.decision.seat == "p1" else "p1")
    assert (session.state, session.version, session.history) == (before, version, ())


def test_the_state_handed_out_is_a_copy() -> None:
    session = Session(["person", "person"], seed=8)
    before = session.state
    session.state.apply("explore")
    assert session.state == before


def test_undo_goes_back_over_the_replies_of_bots_and_redo_forward() -> None:
    session = Session(["person", "greedy", "random"], seed=5)
    session.wait()
    positions = [session.state]
    for _ in range(6):
        play_on(session, 1, seed=1)
        positions.append(session.state)
    for position in positions[-2::-1]:
        assert session.can_undo
        assert session.undo()
        assert session.state == position
    assert not session.can_undo
    assert not session.undo()
    for position in positions[1:]:
        assert session.can_redo
        assert session.redo()
        session.wait()
        assert session.state == position
    assert not session.can_redo


def test_playing_after_an_undo_forgets_what_was_undone() -> None:
    session = Session(["person", "person"], seed=5)
    session.play("explore")
    length = len(session.history)
    session.undo()
    session.play("explore")
    assert len(session.history) == length
    assert not session.can_redo


class Slow:
    """A bot that thinks until it is let go."""

    name = "slow"

    def __init__(self) -> None:
        self.asked = threading.Event()
        self.go = threading.Event()

    def decide(self, observation: Mapping[str, Any], legal: Sequence[Action]) -> Action:
        self.asked.set()
        self.go.wait(10)
        return legal[0]


def slow_session(bot: Slow, monkeypatch: pytest.MonkeyPatch) -> Session:
    monkeypatch.setattr(bots, "make", lambda name, seed: bot)
    seed = next(s for s in range(100) if new_game(2, s).active == 1)
    return Session(["person", "greedy"], seed=seed)


def test_a_bot_that_thinks_does_not_block_and_can_be_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Slow()
    session = slow_session(bot, monkeypatch)
    assert bot.asked.wait(5)
    assert session.thinking == "p2"
    assert not session.wait(0.01)
    with pytest.raises(NotYourTurn):
        session.play("explore")
    session.cancel()
    assert session.thinking == ""
    bot.go.set()
    before = session.state
    assert session.wait(5)
    assert (session.state, session.history) == (before, ())
    session.resume()
    assert session.wait(5)
    assert session.state.decision.seat == "p1"


def test_a_new_game_drops_what_a_bot_was_thinking_about(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Slow()
    session = slow_session(bot, monkeypatch)
    assert bot.asked.wait(5)
    session.restart(["person", "person"], seed=1)
    start = session.state
    bot.go.set()
    session.wait(5)
    assert session.state == start


def test_a_fault_in_a_bot_is_told_and_the_session_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        name = "broken"

        def decide(self, observation: Mapping[str, Any], legal: Sequence[Action]) -> Action:
            raise ZeroDivisionError("no idea")

    monkeypatch.setattr(bots, "make", lambda name, seed: Broken())
    seed = next(s for s in range(100) if new_game(2, s).active == 1)
    session = Session(["person", "greedy"], seed=seed)
    assert session.wait(5)
    assert session.error == "ZeroDivisionError: no idea"
    session.auto = False
    session.play(session.state.legal()[0])
    assert len(session.history) == 1


# -- pauses, and going on without them --------------------------------------------------------------------------------

FOR_EVER = 1000.0
"""A pace that no test waits for."""


def seed_where_two_bots_begin() -> int:
    return next(seed for seed in range(100) if new_game(3, seed).active == 1)


def test_skipping_wakes_bots_that_pause_and_they_play_on_to_the_next_decision_of_a_person() -> None:
    session = Session(["person", "greedy", "greedy"], seed=seed_where_two_bots_begin(), pace=FOR_EVER)
    assert session.thinking == "p2"
    assert not session.wait(0.05), "it pauses before its first step too"
    assert session.history == ()
    assert not session.hurrying
    assert session.skip()
    assert session.wait(10)
    assert session.state.decision.seat == "p1"
    assert len(session.history) > 1
    assert (session.pace, session.hurrying) == (FOR_EVER, False)


def test_there_is_nothing_to_skip_while_a_person_decides() -> None:
    session = Session(["person", "person"], seed=1, pace=FOR_EVER)
    assert not session.skip()
    assert not session.hurrying


def test_a_cancelled_skip_is_over() -> None:
    session = Session(["person", "greedy", "greedy"], seed=seed_where_two_bots_begin(), pace=FOR_EVER)
    session.skip()
    session.cancel()
    assert not session.hurrying
    assert session.thinking == ""


def test_skipping_plays_the_same_as_waiting() -> None:
    games = []
    for pace in (0.0, FOR_EVER):
        session = Session(["person", "greedy", "greedy"], seed=seed_where_two_bots_begin(), pace=pace)
        session.skip()
        assert session.wait(10)
        games.append([ply.action for ply in session.history])
    assert games[0] == games[1]


def test_slices_of_the_event_loop_can_be_skipped_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abyss_nb.session.thinking._HAS_THREADS", False)

    async def play() -> Session:
        session = Session(["person", "greedy", "greedy"], seed=seed_where_two_bots_begin(), pace=FOR_EVER)
        for _ in range(10):
            await asyncio.sleep(0)
        assert (session.history, session.thinking) == ((), "p2")  # its first step is a long pause away
        assert session.skip()
        for _ in range(100):
            await asyncio.sleep(0)
        return session

    session = asyncio.run(play())
    assert session.state.decision.seat == "p1"
    assert session.thinking == ""


# -- offers that pass unasked ----------------------------------------------------------------------------------------


def offered(session: Session) -> str:
    """Whom something is offered to; "" where nothing is."""
    decision = session.state.decision
    return decision.seat if decision is not None and decision.kind == "offer" else ""


def explored(seats: Sequence[str], seat: str) -> Session:
    """A session in which p1 explores and the first Ally is offered to a seat, with Allies to come."""
    position = {
        "game": "abyss",
        "players": len(seats),
        "seats": {f"p{i + 1}": {"pearls": 9} for i in range(len(seats))},
        "court": ["keeper", "traitor", "slaver", "miller", "oracle", "trader"],
        "exploration_deck": "squid-1 crab-1 squid-2 crab-2 squid-3 monster crab-3 squid-4 crab-4 squid-5",
    }
    session = Session(seats, position=position)
    session.play("explore")
    while offered(session) != seat:
        session.play("pass")
    return session


def test_whoever_lets_all_offers_pass_is_not_asked_again_in_this_turn() -> None:
    session = explored(["person"] * 3, "p2")
    session.pass_offers("p2")
    asked = []
    while session.turn == 1:
        asked.append((session.state.decision.seat, session.state.decision.kind))
        legal = session.state.legal()
        session.play(next((a for a in legal if str(a) in ("pass", "continue")), legal[0]))
    assert ("p3", "offer") in asked
    assert ("p1", "ally") in asked
    assert "p2" not in {seat for seat, _ in asked}
    assert sum(ply.unasked for ply in session.history) > 1
    session.restart(position=new_game(3, 1).to_position())
    assert not session._lets_pass(Decision("p2", "offer", "1", "")), "another game asks again"


def test_the_next_exploration_asks_again() -> None:
    session = explored(["person", "person"], "p2")
    session.pass_offers()
    session.play("take")
    assert session.state.decision.seat == "p2"
    session.play("explore")
    assert offered(session) == "p1"
    session.play("pass")
    session.play("take")
    session.play("explore")
    assert offered(session) == "p2"


def test_an_undo_takes_back_that_all_offers_pass() -> None:
    session = explored(["person", "person"], "p2")
    first = session.state
    session.pass_offers("p2")
    session.play("continue")
    positions = [session.state]
    assert session.history[-1].unasked
    assert session.undo()
    assert session.state.decision.kind == "ally"
    assert session.redo()
    assert session.state == positions[0]
    session.undo()
    session.play("continue")
    assert offered(session) == "", "what was said before the undo still holds"
    session.undo()
    session.undo()
    assert session.state == first
    session.play("pass")
    session.play("continue")
    assert offered(session) == "p2"


def test_nobody_else_and_nothing_but_offers_can_pass() -> None:
    session = explored(["person", "person"], "p2")
    with pytest.raises(NotYourTurn):
        session.pass_offers("p1")
    session.pass_offers()
    before = session.state
    with pytest.raises(GameError, match="nothing is on offer"):
        session.pass_offers()
    assert session.state == before


def test_two_bots_play_to_the_end_by_themselves() -> None:
    session = Session(["greedy", "random"], seed=2)
    assert session.wait(60)
    assert session.state.over
    assert session.turn > 10


def test_play_out_ends_a_game_that_people_began() -> None:
    session = Session(["person", "greedy"], seed=2)
    session.wait()
    session.play_out()
    assert session.state.over
    assert session.undo()


def test_the_log_tells_everything_in_the_language_of_the_session() -> None:
    session = Session(["person", "random"], seed=2)
    session.wait()
    play_on(session, 10, seed=1)
    english = [row["text"] for row in session.log]
    session.lang = "fr"
    french = [row["text"] for row in session.log]
    assert len(english) == len(french) > 20
    assert english != french
    assert all(row["rule"] for row in session.log)


def test_events_for_a_seat_keep_the_secrets_of_others() -> None:
    session = Session(["greedy", "greedy"], seed=2)
    session.wait(60)
    for _, event in session.events("p1"):
        if event.seen_by is not None and "p1" not in event.seen_by:
            assert event.items == ()


def test_a_position_is_where_a_session_starts() -> None:
    position = new_game(3, 4).to_position()
    session = Session(["person", "person", "greedy"], position=position)
    assert session.state.to_position() == position
    with pytest.raises(ValueError, match="3 seats"):
        Session(["person", "greedy"], position=position)


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        (["person"], "2 to 4"),
        (["person"] * 5, "2 to 4"),
        (["person", "genius"], "'genius' is not one of"),
        ([("Ann", "person"), {"name": "Bo"}], "p2"),
    ],
)
def test_wrong_seats_are_refused(seats: list[Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_seats(seats)


def test_seats_are_read_from_kinds_pairs_objects_and_text() -> None:
    players = read_seats(["person", ("<b>Bo</b>", "greedy"), {"name": "  ", "kind": "random"}])
    assert [player.kind for player in players] == ["person", "greedy", "random"]
    assert players[1].name == "<b>Bo</b>"
    assert all(player.name for player in players)
    assert [player.kind for player in read_seats("person, greedy")] == ["person", "greedy"]


# -- walking and branching -------------------------------------------------------------------------------------------


def game(moves: int = 40, seats: tuple[str, ...] = ("person", "person")) -> Session:
    session = Session(seats, seed=11, auto=False)
    while session.place < moves:
        legal = session.state.legal()
        session.play(legal[session.place % len(legal)])
    return session


def test_looking_at_another_place_forgets_nothing_and_nobody_plays_there() -> None:
    session = game()
    end, version = session.state, session.version
    session.goto(12)
    assert (session.place, session.length, session.live) == (12, 40, False)
    assert session.state == session.history[-1].after
    assert session.version == version + 1
    session.goto(-1)
    assert (session.place, session.live) == (40, True)
    assert session.state == end
    session.goto(turn=3)
    assert session.turn == 3
    assert session.history[-1].turn == 2
    assert session.back(2, by="turn")
    assert (session.place, session.turn) == (0, 1)
    assert not session.back()
    assert session.forward(3)
    assert session.place == 3


def test_steps_go_by_turns_and_by_own_decisions() -> None:
    session = game()
    turns = [node.number for node in session.walk.line if node.parent and node.turn != node.parent.turn]
    session.goto(0)
    seen = []
    while session.forward(by="turn") and session.place < session.length:
        seen.append(session.place)
    assert seen == turns
    session.goto(0)
    while session.forward(by="own", seats=["p2"]) and session.place < session.length:
        assert session.state.decision.seat == "p2"


@pytest.mark.parametrize("place", [41, -42, 10**9])
def test_a_place_that_is_not_there_is_refused(place: int) -> None:
    session = game()
    before = session.place
    with pytest.raises(ValueError, match="0 to 40"):
        session.goto(place)
    with pytest.raises(ValueError, match="turns 1 to"):
        session.goto(turn=999)
    with pytest.raises(ValueError, match="not a place of this game"):
        session.goto(game().walk.line[3])
    assert session.place == before


def test_what_is_played_elsewhere_is_a_branch_and_the_main_line_stays() -> None:
    session = game()
    main = session.walk.tree.main
    session.goto(20)
    session.branch("What if?")
    assert session.live
    legal = session.state.legal()
    other = next(str(action) for action in legal if str(action) != main[21].ply.action)
    session.play(other)
    (branch,) = session.branches
    assert (branch.name, branch.parent, session.on_branch) == ("What if?", main[20], branch)
    assert session.walk.tree.main == main
    assert session.back_to_main()
    assert (session.place, session.length, session.on_branch) == (20, 40, None)
    assert not session.back_to_main()
    session.goto(branch)
    session.name_branch("Better\n<b>")
    assert branch.name == "Better <b>"
    session.comment("a\tthought", 3)
    assert session.find(3).comment == "a thought"
    session.make_main()
    assert session.walk.tree.main[21] is branch
    (old,) = session.branches
    session.delete_branch(old)
    assert session.branches == ()
    with pytest.raises(GameError, match="main line"):
        session.delete_branch()
    with pytest.raises(ValueError, match="no branch begins"):
        session.name_branch("x", session.walk.line[3])


def test_the_same_action_goes_on_with_the_line() -> None:
    session = game()
    session.goto(20)
    session.branch("for nothing")
    session.play(session.walk.line[21].ply.action)
    assert (session.branches, session.place, session.length) == ((), 21, 40)


def test_at_the_end_of_a_line_there_is_nothing_to_branch_from() -> None:
    session = game()
    with pytest.raises(GameError, match="nothing goes on"):
        session.branch()


def test_bots_wait_while_somebody_looks_and_answer_on_a_branch() -> None:
    session = Session(["person", "greedy"], seed=4)
    for _ in range(6):
        session.play(session.state.legal()[0])
    length = session.length
    asked = next(node for node in session.walk.line[3:-1] if node.ply and node.next[0].ply.seat == "p2")
    session.goto(asked)
    assert session.wait(0)
    assert (session.place, session.thinking) == (asked.number, "")
    session.branch()
    session.wait()
    assert session.state.decision.seat == "p1"
    assert session.place > asked.number
    session.goto(-1)
    assert session.length >= length - 1


def test_what_was_undone_is_kept_beside_if_somebody_wrote_about_it() -> None:
    session = game()
    session.comment("this was good")
    session.undo()
    session.undo()
    old = session.walk.ahead
    other = next(str(action) for action in session.state.legal() if str(action) != old.ply.action)
    session.play(other)
    assert session.branches == (old,)
    assert session.walk.tree.main[-1].ply.action == other


def test_an_undo_in_the_past_is_only_a_look() -> None:
    session = game()
    session.goto(30)
    session.undo()
    assert not session.live
    other = next(str(a) for a in session.state.legal() if str(a) != session.walk.ahead.ply.action)
    session.play(other)
    assert len(session.branches) == 1
    assert len(session.walk.tree.main) == 41


# -- looking ---------------------------------------------------------------------------------------------------------


def test_the_log_is_filtered_by_seat_kind_rule_and_turn() -> None:
    session = game(80)
    log = session.log
    assert len(log.where(seat="p1")) + len(log.where(seat="p2")) + len(log.where(seat="")) == len(log)
    assert {row["kind"] for row in log.where(kind="reveal")} == {"reveal"}
    assert {row["rule"].split("-")[0] for row in log.where(rule="EXPLORE-")} == {"EXPLORE"}
    assert {row["turn"] for row in log.where(turn=2)} == {2}
    assert log.where(kind="no such kind") == []
    assert type(log[:3]) is type(log.where(turn=1)) is type(log)
    session.lang = "fr"
    assert "Tour" in session.log.where(turn=1)[:2]._repr_html_()
    assert str(session.log[:2]).count("\n") == 1


def test_the_session_explains_what_happened_in_it() -> None:
    session = game(80)
    for place in (80, 41, 1):
        session.goto(place)
        told = session.explain()
        assert told.title
        assert {event.rule for event in session.history[-1].events} <= set(told.rules)
        for event in session.history[-1].events:
            assert event.rule in session.explain(event).rules
    early = session.history[0].events[0]
    session.goto(60)
    assert session.explain(early).text
    assert session.explain("COURT-REFILL").title
    assert session.explain("slaver").text
    assert session.explain(session.state.scores()["p1"]).text
    session.lang = "es"
    session.goto(0)
    with pytest.raises(ValueError, match="nothing has happened"):
        session.explain()


def test_the_session_tells_chances_at_the_place_shown() -> None:
    session = game(80)
    asked = session.state.decision.seat
    assert session.chances().seat == asked
    assert session.chances("p2", "perfect").memory == "perfect"
    session.goto(0)
    assert session.chances("p1").deck == 71
    with pytest.raises(ValueError, match="p3"):
        session.chances("p3")
