"""Boards that look back: places, branches, boards that walk for themselves, seats that are taken."""

import json
from typing import Any
from unittest.mock import Mock

import pytest

from abyss_nb.session import Session
from abyss_nb.study import difference
from abyss_nb.widgets import BoardWidget
from abyss_nb.words import LANGUAGES, words

from .playing import play_on


def ask(board: BoardWidget, **intent: Any) -> dict[str, Any] | None:
    """Send an intent as the browser does; return the answer, None where the view is the answer."""
    answers: list[dict[str, Any]] = []
    board.send = lambda content, buffers=None: answers.append(content)  # type: ignore[method-assign]
    board._handle_custom_msg({"id": 7, "seq": board.view["seq"], "line": board.line["number"], **intent}, [])
    assert len(answers) <= 1
    return answers[0] if answers else None


def game(people: int = 2, moves: int = 60, **traits: Any) -> Session:
    return play_on(Session(["person"] * people, seed=8, **traits), moves)


def other_action(session: Session) -> str:
    """Something that was not played at the place shown."""
    ahead = session.walk.ahead
    assert ahead is not None
    assert ahead.ply is not None
    return next(str(action) for action in session.state.legal() if str(action) != ahead.ply.action)


def test_the_line_tells_who_played_and_what_is_worth_finding() -> None:
    session = game(3, 150)
    board = BoardWidget(session, seat="p1")
    line = board.line
    plies = [node.ply for node in session.walk.line if node.ply]
    assert line["seats"] == "".join(ply.seat[1] for ply in plies)
    assert line["turns"][0] == 0
    assert [plies[place].turn for place in line["turns"][1:]] == list(range(2, len(line["turns"]) + 1))
    for mark, kind in {"recruit": "arrive", "location": "control", "fight": "fight", "end": "end-trigger"}.items():
        found = [i + 1 for i, ply in enumerate(plies) if any(event.kind == kind for event in ply.events)]
        assert line["marks"][mark] == found
    assert line["marks"]["recruit"]


def test_the_line_tells_which_offers_passed_unasked() -> None:
    session = play_on(Session(["person"] * 3, seed=8), 1)
    while session.length < 60:
        session.pass_offers() if session.state.decision.kind == "offer" else play_on(session, 1)  # type: ignore[union-attr]
    board = BoardWidget(session, seat="p1")
    unasked = board.line["unasked"]
    assert len(unasked) > 3
    assert unasked == [number for number, ply in enumerate(session.history, 1) if ply.unasked]


def test_the_board_goes_to_a_place_and_cells_see_it() -> None:
    session = game()
    board = BoardWidget(session, seat="p1")
    line = board.line
    assert ask(board, kind="goto", place=20) is None
    assert (board.view["place"], board.view["live"], session.place) == (20, False, 20)
    assert board.line is line, "the line is not sent again"
    assert board.view["turn"] == session.turn
    for place in (-1, 61, 10**9, 3.0, "3", None, True):
        answer = ask(board, kind="goto", place=place)
        assert answer is not None
        assert answer["kind"] == "refused"
    answer = ask(board, kind="goto", place=3, line=line["number"] + 1)
    assert answer is not None
    assert answer["text"] == words("en").label("error.stale")
    assert session.place == 20


def test_the_log_of_a_place_is_the_beginning_of_the_whole_log() -> None:
    session = game()
    board = BoardWidget(session, seat="p1")
    whole = ask(board, kind="log")
    assert whole is not None
    story = board.view["story"]
    for place in (60, 33, 5, 0):
        ask(board, kind="goto", place=place)
        shown = board.view["log"]
        assert board.view["story"] == story == whole["story"]
        end = shown[-1]["id"] if shown else 0
        assert shown == whole["lines"][:end][-len(shown) or end :]
    assert board.view["log"] == []


def test_what_is_played_in_the_past_is_a_branch_that_can_be_handled() -> None:
    session = game()
    board = BoardWidget(session, seat="p1")
    place = next(n for n in range(20, 60) if session.walk.line[n + 1].ply.seat == "p1")  # type: ignore[union-attr]
    ask(board, kind="goto", place=place)
    assert ask(board, kind="act", text=other_action(session))["kind"] == "done"  # type: ignore[index]
    (branch,) = board.line["branches"]
    assert (branch["place"], branch["seat"], branch["shown"], branch["name"]) == (place, "p1", True, "")
    assert ask(board, kind="name_branch", branch=branch["id"], name="<b>Mine</b>")["kind"] == "done"  # type: ignore[index]
    assert board.line["branches"][0]["name"] == "<b>Mine</b>"
    answer = ask(board, kind="compare", branch=branch["id"])
    assert answer is not None
    assert answer["kind"] == "compare"
    assert answer["text"]
    ask(board, kind="main")
    assert (board.view["place"], board.line["branches"][0]["shown"]) == (place, False)
    ask(board, kind="goto_branch", branch=branch["id"])
    assert (board.view["place"], board.line["branches"][0]["shown"]) == (place + 1, True)
    ask(board, kind="comment", text="look here")
    assert board.line["comments"] == [{"place": place + 1, "text": "look here"}]
    ask(board, kind="make_main", branch=branch["id"])
    assert board.line["branches"][0]["length"] == 60 - place
    ask(board, kind="delete_branch", branch=board.line["branches"][0]["id"])
    assert board.line["branches"] == []
    for wrong in (branch["id"], -1, "1", None, True):
        assert ask(board, kind="delete_branch", branch=wrong)["kind"] == "refused"  # type: ignore[index]


def test_play_on_lets_bots_answer_on_a_branch() -> None:
    session = Session(["person", "greedy"], seed=3)
    session.wait()
    play_on(session, 12)
    board = BoardWidget(session)
    asked = next(n for n in range(8, session.length) if session.walk.line[n + 1].ply.seat == "p2")  # type: ignore[union-attr]
    ask(board, kind="goto", place=asked)
    assert not board.view["decision"]["mine"]
    assert ask(board, kind="play_on", name="again")["kind"] == "done"  # type: ignore[index]
    session.wait()
    assert board.view["decision"]["mine"]
    ask(board, kind="goto", place=session.length)
    answer = ask(board, kind="play_on", name="")
    assert answer is not None
    assert answer["kind"] == "refused"


def test_whoever_looks_back_at_a_hot_seat_sees_what_lies_open() -> None:
    session = game(3)
    board = BoardWidget(session)
    assert board.view["curtain"]
    ask(board, kind="goto", place=30)
    assert (board.view["curtain"], board.view["seat"]) == (None, None)
    assert all(isinstance(player["hand"], int) for player in board.view["players"])
    assert not board.view["decision"]["mine"]
    ask(board, kind="play_on", name="")
    assert board.view["curtain"] == session.state.decision.seat  # type: ignore[union-attr]


@pytest.mark.parametrize("seat", ["p4", ""], ids=["who does not play", "a hot seat"])
def test_branches_are_compared_where_nobody_s_hand_is_shown(seat: str) -> None:
    session = game(3)
    session.goto(30)
    session.play(other_action(session))
    board = BoardWidget(session, seat=seat)
    assert board.view["seat"] is None
    answer = ask(board, kind="compare", branch=board.line["branches"][0]["id"])
    assert answer is not None
    assert answer["kind"] == "compare"
    one, other = (session.walk.tree.state_at(place.last) for place in session.walk.line[30].next)
    assert answer["text"] == difference(one, other, "", session.names).text()


def test_two_boards_look_at_different_places() -> None:
    session = game()
    one, other = BoardWidget(session, seat="p1"), BoardWidget(session, seat="p2", follow=False)
    ask(other, kind="goto", place=10)
    assert (one.view["place"], session.place, other.view["place"]) == (60, 60, 10)
    ask(one, kind="goto", place=40)
    assert (one.view["place"], other.view["place"]) == (40, 10)
    ask(other, kind="goto", place=other.walk.line[-1].number)
    ask(one, kind="goto", place=60)
    play_on(session, 3)
    assert one.view["place"] == other.view["place"] == 63, "who stands at the end goes on with the game"
    ask(other, kind="goto", place=20)
    play_on(session, 2)
    assert (one.view["place"], other.view["place"]) == (65, 20)
    assert len(other.line["seats"]) == 65
    other.follow = True
    assert other.view["place"] == 65


def test_playing_at_a_board_that_walks_alone_leads_the_session_there() -> None:
    session = game()
    board = BoardWidget(session, seat="p1", follow=False)
    place = next(n for n in range(20, 60) if session.walk.line[n + 1].ply.seat == "p1")  # type: ignore[union-attr]
    ask(board, kind="goto", place=place)
    here = board.walk.cursor
    taken = here.next[0].ply
    assert taken is not None
    text = next(str(action) for action in board.state.legal() if str(action) != taken.action)
    assert ask(board, kind="act", text=text)["kind"] == "done"  # type: ignore[index]
    (branch,) = session.branches
    assert branch.parent is here
    assert board.view["place"] == session.place == place + 1


def test_another_game_is_looked_at_from_its_beginning() -> None:
    session = game()
    board = BoardWidget(session, seat="p1", follow=False)
    ask(board, kind="goto", place=9)
    session.restart()
    assert (board.view["place"], board.line["seats"], board.line["branches"]) == (0, "", [])


def test_nobody_acts_for_a_seat_of_another_board_without_saying_so() -> None:
    session = game()
    mine, open_board = BoardWidget(session, seat="p1"), BoardWidget(session)
    while session.state.decision.seat != "p1":  # type: ignore[union-attr]
        play_on(session, 1)
    assert open_board.view["curtain"] is None, "p1 is not asked for at this board"
    assert not open_board.view["decision"]["mine"]
    action = str(session.state.legal()[0])
    assert ask(open_board, kind="act", text=action)["kind"] == "refused"  # type: ignore[index]
    answer = ask(open_board, kind="set", name="seat", value="p1")
    assert answer is not None
    assert answer["text"] == words("en").label("error.claimed", name=session.names["p1"])
    assert open_board.seat == ""
    assert ask(open_board, kind="set", name="seat", value="p1")["kind"] == "done"  # type: ignore[index]
    assert ask(open_board, kind="act", text=action)["kind"] == "done"  # type: ignore[index]
    mine.close()
    open_board.seat = ""
    assert not open_board.claimed_elsewhere("p1")


def test_a_seat_that_is_left_is_asked_for_again() -> None:
    session = game()
    mine, open_board = BoardWidget(session, seat="p1"), BoardWidget(session)
    while session.state.decision.seat != "p1":  # type: ignore[union-attr]
        play_on(session, 1)
    mine.seat = "p2"
    assert open_board.view["curtain"] == "p1"


def test_the_menu_can_set_what_a_board_follows() -> None:
    board = BoardWidget(game(), seat="p1")
    assert ask(board, kind="set", name="follow", value=False)["kind"] == "done"  # type: ignore[index]
    assert (board.follow, board.settings["follow"]) == (False, False)
    assert ask(board, kind="set", name="follow", value="no")["kind"] == "refused"  # type: ignore[index]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_step_in_a_long_line_is_one_message_that_does_not_grow(lang: str) -> None:
    session = Session(["person", "person"], seed=1, auto=False)
    while session.place < 2000:  # without Lords the game goes on for ever
        state = session.state
        chosen = [action for action in state.legal() if action.verb != "recruit"] or list(state.legal())
        session.play(chosen[session.place % len(chosen)])
    board = BoardWidget(session, seat="p1", lang=lang)
    ask(board, kind="goto", place=1000)
    board.comm = Mock()
    ask(board, kind="goto", place=1001)
    updates = [call.kwargs["data"] for call in board.comm.send.call_args_list]
    assert [data["method"] for data in updates] == ["update"]
    assert set(updates[0]["state"]) == {"view"}
    assert len(json.dumps(updates[0])) < 60_000
