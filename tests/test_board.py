"""The Python half of the board: what it shows, what it answers, what it keeps to itself."""

import json
from typing import Any

import pytest

from abyss_nb import State
from abyss_nb.bots import make
from abyss_nb.session import Session
from abyss_nb.widgets import BoardWidget, GameForm, play
from abyss_nb.widgets.board import SPEEDS
from abyss_nb.widgets.view import QUIET, state_view
from abyss_nb.words import LANGUAGES, words

PAYING = {
    "game": "abyss",
    "players": 2,
    "seats": {"p1": {"pearls": 3, "hand": "shellfish-5 shellfish-3 shellfish-1 crab-2"}, "p2": {"hand": "squid-4"}},
    "court": ["keeper", "traitor", "slaver", "miller", "oracle", "trader"],
}


def board_at(position: dict[str, Any], **traits: Any) -> BoardWidget:
    return BoardWidget(Session(["person", "person"], position=position), seat="p1", **traits)


def ask(board: BoardWidget, **intent: Any) -> dict[str, Any]:
    """Send an intent as the browser does and return the answer."""
    answers: list[dict[str, Any]] = []
    board.send = lambda content, buffers=None: answers.append(content)  # type: ignore[method-assign]
    board._handle_custom_msg({"id": 7, "seq": board.view["seq"], **intent}, [])
    (answer,) = answers
    assert answer["id"] == 7
    return answer


def test_a_click_plays_and_the_view_counts_up() -> None:
    board = board_at(PAYING)
    seq = board.view["seq"]
    assert ask(board, kind="act", text="recruit slaver") == {"kind": "done", "id": 7}
    assert board.view["seq"] > seq
    assert board.view["decision"]["kind"] == "payment"


def test_a_click_on_an_old_view_is_refused() -> None:
    board = board_at(PAYING)
    answer = ask(board, kind="act", text="recruit slaver", seq=board.view["seq"] - 1)
    assert answer["kind"] == "refused"
    assert answer["text"] == words("en").label("error.stale")
    assert board.session.history == ()


def test_an_illegal_action_is_refused_with_its_rules() -> None:
    board = board_at(PAYING)
    answer = ask(board, kind="act", text="recruit traitor")
    assert answer["kind"] == "refused"
    assert answer["reasons"][0]["rule"] == "RECRUIT-MANDATORY-RACE"
    assert all(reason["text"] for reason in answer["reasons"])


def test_why_not_is_answered() -> None:
    board = board_at(PAYING)
    answer = ask(board, kind="why", target="court:traitor")
    assert (answer["kind"], answer["legal"]) == ("why", False)
    assert answer["reasons"][0]["rule"] == "RECRUIT-MANDATORY-RACE"
    assert ask(board, kind="why", target="court:slaver")["legal"] is True


@pytest.mark.parametrize(
    ("cards", "legal", "points", "pearls"),
    [
        ("shellfish-5 shellfish-3", True, 8, 0),
        ("shellfish-5 shellfish-1", True, 6, 2),
        ("shellfish-3", False, 3, 5),
        ("shellfish-5 crab-2", False, 7, 1),
    ],
)
def test_a_payment_being_built_is_judged_by_the_engine(cards: str, legal: bool, points: int, pearls: int) -> None:
    board = board_at(PAYING)
    ask(board, kind="act", text="recruit slaver")
    answer = ask(board, kind="draft", text=f"pay {cards}")
    assert (answer["legal"], answer["points"], answer["cost"], answer["pearls"]) == (legal, points, 8, pearls)
    assert bool(answer["reasons"]) is not legal


@pytest.mark.parametrize(
    "intent",
    [
        {"kind": "dance"},
        {"kind": "act"},
        {"kind": "act", "text": "pay crab-9"},
        {"kind": "new", "seats": "person,greedy", "seed": ""},
        {"kind": "new", "seats": [{"name": "A", "kind": "person"}], "seed": ""},
        {"kind": "new", "seats": [{"name": "A", "kind": "person"}, {"name": "B", "kind": "?"}], "seed": ""},
        {"kind": "new", "seats": [{"name": "A", "kind": "person"}] * 2, "seed": "½"},
        {"kind": "new", "seats": [{"name": "A", "kind": "person"}] * 2, "seed": "9" * 40},
        {"kind": "set", "name": "lang", "value": "de"},
        {"kind": "__init__"},
        {"kind": "message"},
    ],
)
def test_a_wrong_intent_is_refused_and_changes_nothing(intent: dict[str, Any]) -> None:
    board = board_at(PAYING)
    before, lang = board.session.state, board.lang
    answer = ask(board, **intent)
    assert answer["kind"] == "refused"
    assert answer["text"]
    assert (board.session.state, board.lang) == (before, lang)


def test_a_message_that_is_no_object_is_refused() -> None:
    board = board_at(PAYING)
    answers: list[Any] = []
    board.send = lambda content, buffers=None: answers.append(content)  # type: ignore[method-assign]
    for content in (None, [], "x", 3):
        board._on_message(board, content)
    assert [answer["kind"] for answer in answers] == ["refused"] * 4


def test_a_fault_in_a_handler_is_shown_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    board = board_at(PAYING)
    monkeypatch.setattr(Session, "undo", lambda self: 1 / 0)
    answer = ask(board, kind="undo")
    assert answer["kind"] == "refused"
    assert "ZeroDivisionError" in answer["text"]
    assert "ZeroDivisionError" in board.last_error


def test_nothing_of_another_seat_is_in_the_view() -> None:
    """What p1 cannot see may change in any way: the view stays the same."""
    position = State.from_position(PAYING).to_position()
    swapped = json.loads(json.dumps(position))
    deck = swapped["exploration_deck"].split()
    other = deck.index("crab-1")
    deck[other], swapped["seats"]["p2"]["hand"] = swapped["seats"]["p2"]["hand"], deck[other]
    swapped["exploration_deck"] = " ".join(reversed(deck))
    swapped["lord_deck"].reverse()
    swapped["location_deck"].reverse()
    swapped["seed"] += 1
    views = [
        state_view(State.from_position(doc), words("en"), "p1", {"p1": "A", "p2": "B"}) for doc in (position, swapped)
    ]
    assert views[0] == views[1]
    assert state_view(State.from_position(position), words("en"), "p2") != views[0]


def test_without_a_seat_no_hand_is_in_the_view() -> None:
    view = state_view(State.from_position(PAYING), words("en"), None)
    assert [player["hand"] for player in view["players"]] == [4, 1]
    assert view["decision"]["actions"] == []


def test_hot_seat_hides_the_hand_until_the_next_one_is_there() -> None:
    board = BoardWidget(Session([("Ann", "person"), ("Bo", "person")], position=PAYING))
    assert (board.view["curtain"], board.view["seat"]) == ("p1", None)
    assert all(isinstance(player["hand"], int) for player in board.view["players"])
    assert ask(board, kind="act", text="explore")["kind"] == "refused"
    assert ask(board, kind="ready", seat="p2")["kind"] == "refused"
    assert ask(board, kind="ready", seat="p1")["kind"] == "done"
    assert (board.view["curtain"], board.view["seat"]) == (None, "p1")
    ask(board, kind="act", text="recruit miller")
    for _ in range(5):
        if board.view["curtain"]:
            break
        ask(board, kind="act", text=board.view["decision"]["actions"][-1]["text"])
    assert board.view["curtain"] == "p2"
    assert all(isinstance(player["hand"], int) for player in board.view["players"])


def test_every_action_listed_by_the_view_is_legal_and_named_in_every_language() -> None:
    session = Session(["greedy", "random", "greedy"], seed=6)
    session.wait(60)
    kinds = set()
    for ply in session.history:
        state = ply.after
        if state.over:
            continue
        decision = state.decision
        kinds.add(decision.kind)
        for lang in LANGUAGES:
            view = state_view(state, words(lang), decision.seat)
            assert view["decision"]["title"]
            for action in view["decision"]["actions"]:
                assert action["text"] in state.legal()
                assert action["label"]
    assert {"turn", "offer", "ally", "payment"} <= kinds


def test_a_view_is_plain_json() -> None:
    session = Session(["greedy", "random"], seed=6)
    session.wait(60)
    board = BoardWidget(session)
    assert json.loads(json.dumps(board.view)) == board.view
    assert json.loads(json.dumps(board.book)) == board.book
    assert board.view["scores"]


def test_changing_the_language_redraws_at_once() -> None:
    board = board_at(PAYING)
    title = board.view["decision"]["title"]
    assert ask(board, kind="set", name="lang", value="es")["kind"] == "done"
    assert board.book["lang"] == "es"
    assert board.view["decision"]["title"] != title


def test_a_board_without_a_kernel_is_a_picture() -> None:
    board = board_at(PAYING)
    data = board._repr_mimebundle_()[0]
    assert data["text/html"].startswith("<img")
    assert "data:image/svg+xml;base64," in data["text/html"]
    assert data["text/plain"] == repr(board)
    assert "object at 0x" not in repr(board)


def test_hostile_names_come_through_as_text() -> None:
    name = "<img src=x onerror=alert(1)>{0.__class__}\u202e"
    session = Session([(name, "person"), ("B" * 5000, "greedy")], seed=1)
    session.wait()
    board = BoardWidget(session)
    assert board.view["players"][0]["name"] == name.removesuffix("\u202e")
    assert "<img src=x" not in board.svg()
    assert "<img src=x" not in session.log._repr_html_()


def test_closing_a_board_leaves_nothing_that_watches_the_session() -> None:
    session = Session(["person", "person"], seed=1)
    board = BoardWidget(session)
    board.close()
    board.close()
    session.play("explore")


def test_play_is_one_line() -> None:
    board = play(["person", "greedy"], seed=7, lang="fr", speed="instant")
    assert board.lang == "fr"
    assert board.session.seed == 7


def test_the_form_starts_games_and_writes_the_same_as_code() -> None:
    form = GameForm(seed=5)
    form._seats[2].value = "random"
    form._seed.value = "77"
    form._lang.value = "fr"
    assert form.code == "play(['person', 'greedy', 'random'], seed=77, lang='fr')"
    form._start.click()
    assert [player.kind for player in form.session.players] == ["person", "greedy", "random"]
    assert form.session.seed == 77
    assert form.board.book["lang"] == "fr"
    form._seed.value = "seven"
    form._start.click()
    assert form._message.value
    assert form.session.seed == 77
    form.session.cancel()


def test_the_form_follows_a_game_that_the_menu_of_the_board_began() -> None:
    form = GameForm(seed=5)
    seats = [{"name": "", "kind": kind} for kind in ("person", "random", "person")]
    assert ask(form.board, kind="new", seats=seats, seed="")["kind"] == "done"
    ask(form.board, kind="set", name="lang", value="es")
    assert form.code == "play(['person', 'random', 'person'], lang='es')"
    assert form.code in form._shown_code.value
    form.session.cancel()


def test_a_state_at_the_end_of_a_cell_is_a_picture_of_the_board() -> None:
    from IPython.core.interactiveshell import InteractiveShell

    from abyss_nb.widgets.display import show_states_as_pictures

    shell = InteractiveShell.instance()
    try:
        show_states_as_pictures()
        data, _ = shell.display_formatter.format(State.from_position(PAYING))
    finally:
        InteractiveShell.clear_instance()
    assert data["text/html"].startswith("<img")
    assert data["text/plain"] == "<Abyss, 2 players, p1 decides: turn>"


# -- what a board tells beside the table ------------------------------------------------------------------------------


def exploring() -> dict[str, Any]:
    """p1 explores and offers an Ally to p2."""
    session = Session(["person", "person"], position=PAYING, seed=1)
    for _ in range(20):
        if session.state.decision.kind == "offer":
            break
        verbs = {action.verb: action for action in session.state.legal()}
        session.play(next(verbs[verb] for verb in ("explore", "continue", "fight", "choose", "take") if verb in verbs))
    position: dict[str, Any] = session.state.to_position()
    assert session.state.decision.kind == "offer"
    return position


def test_an_offer_names_who_explores_the_card_and_the_price() -> None:
    session = Session([("Ann", "person"), ("Bo", "person")], position=exploring())
    decision = session.state.decision
    board = BoardWidget(session, seat=decision.seat)
    track, names = board.view["track"], session.names
    card = words("en").ally(track[-1])
    explorer = names[board.view["active"]]
    title = board.view["decision"]["title"].replace("\u2068", "").replace("\u2069", "")
    assert title == f"{names[decision.seat]}: {explorer} explores. Buy {card} for 1 Pearl?"
    assert [action["label"] for action in board.view["decision"]["actions"]] == [
        f"Buy {card} for 1 Pearl",
        "Do not buy",
    ]


def test_only_an_offer_may_be_let_pass_behind_the_curtain() -> None:
    board = BoardWidget(Session(["person", "person"], position=exploring()))
    asked = board.view["curtain"]
    assert asked
    assert [action["text"] for action in board.view["decision"]["actions"]] == ["pass"]
    assert ask(board, kind="act", text="buy")["kind"] == "refused"
    assert ask(board, kind="act", text="pass")["kind"] == "done"
    assert board.session.history[-1].seat == asked
    turn = BoardWidget(Session(["person", "person"], position=PAYING))
    assert turn.view["decision"]["actions"] == []
    assert ask(turn, kind="act", text="explore")["kind"] == "refused"


def test_after_an_offer_was_let_pass_behind_the_curtain_the_explorer_has_to_say_that_he_is_there() -> None:
    position = {**PAYING, "exploration_deck": "crab-1 squid-1 *"}
    board = BoardWidget(Session(["person", "person"], position=position))
    ask(board, kind="ready", seat="p1")
    ask(board, kind="act", text="explore")
    assert board.view["curtain"] == "p2"
    assert ask(board, kind="act", text="pass")["kind"] == "done"
    assert (board.view["curtain"], board.view["seat"]) == ("p1", None)
    assert all(isinstance(player["hand"], int) for player in board.view["players"])


def test_what_happened_since_the_last_decision_is_told_until_the_next_one() -> None:
    session = Session(["person", "person"], position=PAYING)
    board = BoardWidget(session, seat="p2")
    assert board.view["since"] == []
    session.play("recruit slaver")
    session.play("pay shellfish-5 shellfish-3")
    while session.state.decision.seat == "p1":
        session.play(session.state.legal()[-1])
    assert board.view["since"] == []  # p2 has not decided yet
    session.play("explore")
    while session.state.decision.seat == "p2" or session.state.decision.kind != "turn":
        session.play(session.state.legal()[0])
    assert session.state.decision.seat == "p1"
    other = BoardWidget(session, seat="p1")
    told = [line["kind"] for line in other.view["since"]]
    assert set(told) <= {"take", "buy", "fight"}
    assert len(told) <= 5
    assert all(line["seat"] == "p2" for line in other.view["since"])
    # While others decide, the latest lines are told.
    latest = [line for line in board.view["log"] if line["kind"] not in QUIET]
    assert board.view["since"] == latest[-3:]


def test_lords_are_counted_towards_the_end() -> None:
    position = {**PAYING, "seats": {**PAYING["seats"], "p2": {"lords": ["jailer"]}}}
    view = board_at(position).view
    assert [(player["lords_counted"], player["lords_to_end"]) for player in view["players"]] == [(0, 7), (1, 7)]


def test_a_turn_offers_first_what_is_always_there_and_lords_as_the_court_shows_them() -> None:
    position: dict[str, Any] = {**PAYING, "council": {"crab": ["crab-1"], "squid": ["squid-1", "squid-2"]}}
    position["court"] = ["slaver", "miller", "traitor", "oracle", "trader", None]
    position["seats"] = {"p1": {"pearls": 12, "hand": "shellfish-5 crab-5 squid-5 seahorse-5"}, "p2": {}}
    board = board_at(position)
    offered = [action["text"].split() for action in board.view["decision"]["actions"]]
    verbs = [verb for verb, *_ in offered]
    assert list(dict.fromkeys(verbs)) == ["explore", "plot", "council", "recruit"]
    lords = [what[0] for verb, *what in offered if verb == "recruit"]
    assert len(lords) > 2
    assert lords == [lord for lord in reversed(position["court"]) if lord in lords]


def test_the_only_payment_for_a_lord_is_told_before_it_is_made() -> None:
    hand = "shellfish-5 shellfish-2 crab-5 squid-1 seahorse-3"
    board = board_at({**PAYING, "seats": {"p1": {"pearls": 1, "hand": hand}, "p2": {"hand": "squid-4"}}})
    recruits = {a["text"]: a for a in board.view["decision"]["actions"] if a["text"].startswith("recruit ")}
    forced = {text for text, action in recruits.items() if action["pays"]}
    assert forced
    assert forced < set(recruits)
    for text, action in recruits.items():
        table = Session(["person", "person"], position=board.session.state.to_position())
        table.play(text)
        (ply,) = table.history
        paid = [event for event in ply.events if event.kind == "auto" and event.items[0].startswith("pay ")]
        assert bool(action["pays"]) == bool(paid), text
        if paid:
            assert paid[0].items[0] == " ".join(["pay", *action["pays"]])
            assert table.state.pearls[0] == 1 - action["pearls"]
            assert action["detail"] == action["reveals"] != ""


def test_few_and_different_payments_are_suggested_with_their_pearls() -> None:
    hand = "crab-1 crab-2 crab-3 jellyfish-2 jellyfish-4 seahorse-1 seahorse-5 shellfish-2 squid-3 squid-4"
    board = board_at({**PAYING, "seats": {"p1": {"pearls": 9, "hand": hand}}, "court": ["sage", *PAYING["court"][1:]]})
    ask(board, kind="act", text="recruit trader")
    decision = board.view["decision"]
    assert decision["kind"] == "payment"
    assert 0 < len(decision["actions"]) <= 6
    assert len({action["text"] for action in decision["actions"]}) == len(decision["actions"])
    for action in decision["actions"]:
        assert ask(board, kind="draft", text=action["text"])["pearls"] == action["pearls"]


def test_who_gave_no_name_is_called_by_kind_and_language() -> None:
    board = play(["person", ("Bo", "person")], seed=1, speed="instant")
    assert [(player["name"], player["named"]) for player in board.view["players"]] == [
        ("Person 1", False),
        ("Bo", True),
    ]
    board.lang = "fr"
    assert [player["name"] for player in board.view["players"]] == ["Humain 1", "Bo"]
    seats = [{"name": " ", "kind": "person"}, {"name": "Cy", "kind": "person"}]
    assert ask(board, kind="new", seats=seats, seed="1")["kind"] == "done"
    assert [player["name"] for player in board.view["players"]] == ["Humain 1", "Cy"]


def test_the_board_knows_what_decided_between_equal_totals() -> None:
    from abyss_nb.core.abyss.scoring import Score
    from abyss_nb.widgets.view import _tie

    def score(seat: str, pearls: int, best: int, lords: int = 5) -> Score:
        return Score(seat, (), 0, lords, 0, 0, pearls, best)

    ann = score("p1", 4, 5)
    assert _tie({"p1": ann, "p2": score("p2", 9, 9, lords=4)}, ["p1"]) == ""
    assert _tie({"p1": ann, "p2": score("p2", 3, 9)}, ["p1"]) == "pearls"
    assert _tie({"p1": ann, "p2": score("p2", 4, 2)}, ["p1"]) == "lord"
    assert _tie({"p1": ann, "p2": score("p2", 4, 5)}, ["p1", "p2"]) == "shared"
    assert _tie({"p1": ann}, []) == ""


def test_a_session_at_the_end_of_a_cell_is_a_picture_in_its_language() -> None:
    from abyss_nb.widgets.display import session_html

    session = Session(["person", "person"], position=PAYING, lang="fr")
    assert session_html(session).startswith("<img")
    assert words("fr").label("decision.turn", name="\u2068Humain 1\u2069") in session_html(session)


# -- settings ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [("lang", "fr"), ("theme", "dark"), ("speed", "slow"), ("motion", "off"), ("scale", 1.25), ("memory_aid", True),
     ("confirm", True)],
)  # fmt: skip
def test_the_menu_and_a_cell_set_the_same(name: str, value: object) -> None:
    board = play(["person", "person"], seed=1)
    assert board.settings[name] == getattr(board, name) != value
    assert ask(board, kind="set", name=name, value=value)["kind"] == "done"
    assert board.settings[name] == getattr(board, name) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [("theme", "pink"), ("scale", 99), ("scale", "1"), ("memory_aid", "yes"), ("session", None), ("seats", [])],
)
def test_a_setting_that_does_not_exist_changes_nothing(name: str, value: object) -> None:
    board = play(["person", "person"], seed=1)
    before = dict(board.settings)
    assert ask(board, kind="set", name=name, value=value)["kind"] == "refused"
    assert board.settings == before


def test_the_speed_is_one_for_all_boards_of_a_session() -> None:
    board = play(["person", "greedy"], seed=1, speed="fast")
    other = BoardWidget(board.session)
    ask(board, kind="set", name="speed", value="slow")
    assert other.speed == "slow"
    assert board.session.pace == max(SPEEDS.values())
    board.session.pace = 0.0
    assert (board.speed, other.settings["speed"]) == ("instant", "instant")


def test_the_menu_offers_the_eyes_of_people_only() -> None:
    board = play([("Ann", "person"), "greedy", ("Bo", "person")], seed=1, speed="instant")
    assert [(seat["id"], seat["name"]) for seat in board.settings["seats"]][1:] == [("p1", "Ann"), ("p3", "Bo")]
    assert ask(board, kind="set", name="seat", value="p2")["kind"] == "refused"
    assert ask(board, kind="set", name="seat", value="p3")["kind"] == "done"
    assert board.view["seat"] == "p3"
    board.session.restart([("Cy", "person"), "greedy"])
    assert [seat["name"] for seat in board.settings["seats"]][1:] == ["Cy"]


# -- how bots are watched ----------------------------------------------------------------------------------------------


def views_of(session: Session) -> tuple[BoardWidget, list[dict[str, Any]]]:
    """A board for p1, and every view that it shows from now on."""
    board, views = BoardWidget(session, seat="p1"), []
    board.observe(lambda change: views.append(change.new), "view")
    return board, views


def begin_with_bots(pace: float) -> Session:
    """p1 has decided and two bots have to play, which they do not before `resume`."""
    session = Session(["person", "greedy", "greedy"], seed=4, pace=pace, auto=False)
    while session.state.decision.seat == "p1" or session.state.decision.kind != "turn":
        session.play(session.state.legal()[0])
    session.auto = True
    return session


def test_every_step_of_a_bot_is_shown_with_what_it_just_did() -> None:
    session = begin_with_bots(pace=0.001)
    before = len(session.history)
    _, views = views_of(session)
    session.resume()
    assert session.wait(10)
    steps = len(session.history) - before
    assert steps > 1
    followed = [view for view in views if view["thinking"]]
    assert len({view["log"][-1]["id"] for view in followed}) >= steps
    assert all(1 <= len(view["since"]) <= 3 for view in followed)
    assert "turn" not in {line["kind"] for view in followed for line in view["since"]}


def test_of_bots_in_a_hurry_only_what_comes_out_is_shown() -> None:
    session = begin_with_bots(pace=0.0)
    before = len(session.history)
    board, views = views_of(session)
    session.resume()
    assert session.wait(10)
    assert len(session.history) > before + 1
    (view,) = views
    assert view["decision"]["mine"]
    assert view == board.view
    assert view["events"][-1]["id"] == view["log"][-1]["id"]


def test_a_click_skips_what_the_bots_still_do() -> None:
    session = begin_with_bots(pace=1000.0)
    board, _ = views_of(session)
    session.resume()
    assert ask(board, kind="skip", seq=-1) == {"kind": "done", "id": 7}
    assert session.wait(10)
    assert board.view["decision"]["mine"]
    assert ask(board, kind="skip")["kind"] == "done"  # too late, and no harm


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_others_did_since_ones_last_decision_is_told_up_to_the_end(seed: int) -> None:
    """Steps that the seat may not see (somebody had no choice) must not shift where its last decision was."""
    session = Session(["person", "greedy"], seed=seed, auto=False)
    board, bots = BoardWidget(session, seat="p1"), make("greedy", 1)
    latest: list[str] = []
    told = 0
    while (decision := session.state.decision) is not None and session.turn < 60:
        if decision.seat == "p1" and len(session.history) > 0:
            kinds = {line["kind"] for line in board.view["since"]}
            for kind in ("arrive", "control", "buy", "council"):
                if kind in latest:
                    assert kind in kinds, (session.turn, latest)
                    told += 1
        events = session.play(bots.decide(session.state.observe(decision.seat), session.state.legal()))
        latest = [] if decision.seat == "p1" else latest + [e.kind for e in events if e.seat == "p2"]
    assert told > 5


def test_one_click_lets_all_further_offers_pass_also_behind_the_curtain() -> None:
    deck = "squid-1 crab-1 squid-2 crab-2 squid-3 crab-5 squid-4"
    seats = {"p1": {"pearls": 3}, "p2": {"pearls": 9}}
    position = {**PAYING, "seats": seats, "exploration_deck": deck}
    board = BoardWidget(Session(["person", "person"], position=position))
    ask(board, kind="ready", seat="p1")
    ask(board, kind="act", text="explore")
    assert board.view["curtain"] == "p2"
    assert ask(board, kind="pass_all", seq=board.view["seq"] - 1)["kind"] == "refused"
    assert ask(board, kind="pass_all")["kind"] == "done"
    ask(board, kind="ready", seat="p1")
    ask(board, kind="act", text="continue")
    assert (board.view["seat"], board.view["decision"]["kind"]) == ("p1", "ally")
    assert ask(board, kind="pass_all")["kind"] == "refused"


def test_a_rematch_is_another_game_with_the_same_seats() -> None:
    board = board_at(PAYING)
    names, game, seed = board.session.names, board.view["game"], board.session.seed
    assert ask(board, kind="rematch")["kind"] == "done"
    assert board.session.names == names
    assert (board.view["game"], board.view["turn"]) == (game + 1, 1)
    assert board.session.seed != seed


def test_a_bot_is_shown_before_its_first_step_and_can_be_skipped() -> None:
    session = begin_with_bots(pace=1000.0)
    board, _ = views_of(session)
    before = len(session.history)
    session.resume()
    assert (len(session.history), board.view["thinking"]) == (before, session.state.decision.seat)
    session.skip()
    assert session.wait(10)
    assert board.view["thinking"] is None


def test_another_game_is_told_apart() -> None:
    board = board_at(PAYING)
    game = board.view["game"]
    board.session.play("recruit slaver")
    assert board.view["game"] == game
    board.session.restart(seed=1)
    assert board.view["game"] != game


def test_the_latest_events_come_without_what_the_seat_may_not_know() -> None:
    position: dict[str, Any] = {**PAYING, "council": {"crab": "crab-5 crab-4"}}
    session = Session(["person", "person"], position=position)
    boards = {seat: BoardWidget(session, seat=seat) for seat in ("p1", "p2")}
    session.play("council crab")
    taken = {
        seat: next(event for event in board.view["events"] if event["kind"] == "council")
        for seat, board in boards.items()
    }
    assert sorted(taken["p1"]["items"]) == ["crab-4", "crab-5"]
    assert (taken["p2"]["items"], taken["p2"]["number"], taken["p2"]["target"]) == ([], 2, "crab")
