"""Actions as text: what is written can be read, what cannot be read says why, and malformed is not illegal."""

import pytest

from abyss_nb import Action, IllegalAction, MalformedAction, State, new_game

from .play import listed, moves, positions

A_TURN = {"game": "abyss", "players": 2, "seats": {"p1": {"hand": "crab-1 squid-3", "lords": ["slaver"]}}}


def test_every_action_of_a_game_reads_back_from_its_text() -> None:
    for number in range(40):
        for state, played in moves(number):
            actions = listed(state)[:30] if state.decision.kind == "payment" else state.legal()
            for action in (played, *actions):
                assert Action.parse(str(action)) == action
                assert str(Action.parse(str(action))) == str(action)
                assert eval(repr(action), {"Action": Action}) == action


def test_text_and_action_are_the_same_to_a_state() -> None:
    for state in positions(range(30), share=0.1):
        for action in listed(state)[:10]:
            by_text, by_action = state.copy(), state.copy()
            assert by_text.apply(str(action)) == by_action.apply(Action(action.verb, action.words))
            assert by_text == by_action


ANY_ORDER = {
    "pay squid-1 crab-3 crab-1": "pay crab-1 crab-3 squid-1",
    "pay crab-3 crab-3": "pay crab-3 crab-3",
    "choose pearls=2 keys=1": "choose keys=1 pearls=2",
    "choose monsters=1 pearls=1": "choose pearls=1 monsters=1",
    "choose tokens=1 shepherd keeper": "choose keeper shepherd tokens=1",
    "choose shepherd reaper keeper": "choose keeper reaper shepherd",
}


@pytest.mark.parametrize(("written", "meant"), ANY_ORDER.items())
def test_words_whose_order_is_free_are_put_in_order(written: str, meant: str) -> None:
    assert str(Action.parse(written)) == meant


def test_the_order_of_two_lords_or_two_locations_means_something() -> None:
    assert Action.parse("choose keeper slaver") != Action.parse("choose slaver keeper")
    assert Action.parse("choose jail chasm") != Action.parse("choose chasm jail")


def test_a_payment_written_in_any_order_is_accepted() -> None:
    state = State.from_position(
        {"game": "abyss", "players": 2, "seats": {"p1": {"hand": "squid-3 crab-3 crab-2 shellfish-4", "pearls": 9}},
         "court": ["jailer", None, None, None, None, None]}
    )  # fmt: skip
    state.apply("recruit jailer")
    assert "pay squid-3 shellfish-4 crab-3" in state.legal()
    assert state.why_not("pay squid-3 shellfish-4 crab-3") == []
    assert state.why_not(Action("pay", ("squid-3", "shellfish-4", "crab-3"))) == []
    state.apply("pay squid-3 shellfish-4 crab-2")
    assert state.to_position()["seats"]["p1"]["affiliated"] == "crab-2"


def test_three_keys_written_in_any_order_are_accepted() -> None:
    state = State.from_position(
        {"game": "abyss", "players": 2, "seats": {"p1": {"key_tokens": 2, "lords": ["keeper", "reaper", "shepherd"]}},
         "turn": {"pending": [{"step": "locations"}, {"step": "keys"}]}}
    )  # fmt: skip
    assert state.why_not("choose tokens=1 shepherd keeper") == []
    assert "choose tokens=1 shepherd keeper" in state.legal()
    state.apply("choose reaper keeper shepherd")
    assert state.decision.kind == "control"


MALFORMED = {
    "": "one space between",
    " ": "one space between",
    " plot": "one space between",
    "plot ": "one space between",
    "pay  crab-1": "one space between",
    "recruit  slaver": "one space between",
    "dance": "unknown verb 'dance'; known are buy, choose, continue",
    "Plot": "unknown verb 'Plot'",
    "PLOT": "unknown verb 'PLOT'",
    "plot\n": "unknown verb",
    "plot\t": "unknown verb",
    "\ufeffplot": "unknown verb",
    "plot\u00a0": "unknown verb",
    "\u0440lot": "unknown verb",  # a Cyrillic letter
    "ｐlot": "unknown verb",
    "recruit\u3000slaver": "unknown verb",
    "crab-1": "unknown verb 'crab-1'",
    "plot now": "'plot' stands alone",
    "pass pass": "'pass' stands alone",
    "decline slaver": "'decline' stands alone",
    "end turn": "'end' stands alone",
    "council": "one word was expected, a Race",
    "council crab squid": "one word was expected, a Race",
    "council lobster": "'lobster' is not a Race",
    "council crab-1": "'crab-1' is not a Race",
    "recruit": "one word was expected, a Lord",
    "recruit slaver oracle": "one word was expected, a Lord",
    "recruit jail": "'jail' is not a Lord",
    "recruit The Slaver": "one word was expected, a Lord",
    "recruit Slaver": "'Slaver' is not a Lord",
    "recruit master of magic": "one word was expected, a Lord",
    "draw": "one word was expected, a number from 1 to 4",
    "draw 0": "'0' is not a number from 1 to 4",
    "draw 5": "'5' is not a number from 1 to 4",
    "draw -1": "'-1' is not a number from 1 to 4",
    "draw 01": "'01' is not a number from 1 to 4",
    "draw 1.0": "'1.0' is not a number from 1 to 4",
    "draw two": "'two' is not a number from 1 to 4",
    "draw \u0662": "is not a number from 1 to 4",  # an Arabic-Indic digit
    "draw ２": "is not a number from 1 to 4",
    "use": "'use' goes with slaver, oracle, opportunist",
    "use keeper": "'use' goes with slaver, oracle, opportunist",
    "use slaver": "one word was expected, an Ally",
    "use slaver crab": "'crab' is not an Ally",
    "use slaver monster": "'monster' is not an Ally",
    "use slaver crab-1 crab-1": "one word was expected, an Ally",
    "use oracle crab-1": "'crab-1' is not a Race",
    "use opportunist crab": "'crab' is not a Lord",
    "pay crab-9": "'crab-9' is not an Ally such as 'crab-1'",
    "pay crab-0": "'crab-0' is not an Ally",
    "pay crab-01": "'crab-01' is not an Ally",
    "pay crab-\u0661": "is not an Ally",
    "pay crab\u20111": "is not an Ally",  # a hyphen that does not break
    "pay monster": "'monster' is not an Ally",
    "pay pearls=1": "'pearls=1' is not an Ally",
    "pay crab-1,crab-2": "is not an Ally",
    "choose": "needs something to choose",
    "choose nothing": "'nothing' does not fit",
    "choose p5": "'p5' does not fit",
    "choose p0": "'p0' does not fit",
    "choose crab-1 crab-2": "'crab-1' does not fit",
    "choose crab squid": "'crab' does not fit",
    "choose jail chasm depths": "'jail' does not fit",
    "choose jail slaver": "'jail' does not fit",
    "choose p1 p2": "'p1' does not fit",
    "choose keeper keeper": "each thing once",
    "choose keeper reaper keeper": "each thing once",
    "choose tokens=0": "'tokens=0' does not fit",
    "choose tokens=10": "'tokens=10' does not fit",
    "choose tokens=": "'tokens=' does not fit",
    "choose tokens=-1": "'tokens=-1' does not fit",
    "choose tokens=\u0663": "does not fit",
    "choose tokens=1 tokens=2": "each thing once",
    "choose token=1": "a reward is written like",
    "choose keys=0": "a reward is written like 'keys=1 pearls=2 monsters=1', not 'keys=0'",
    "choose keys=1 keys=1": "a reward is written like",
    "choose keys=10": "a reward is written like",
    "choose pearls=": "a reward is written like",
    "choose pearls": "'pearls' does not fit",
    "choose pearls=1=1": "a reward is written like",
    "choose pearls=\u0661": "a reward is written like",
    "choose keys=1 tokens=1": "a reward is written like",
    "choose keys=1 slaver": "does not fit",
    "choose slaver tilted": "'tilted' does not fit",
    "choose *": "'*' does not fit",
    "pay " + "crab-1 " * 200 + "crab-1": "at most 1000 letters",
    "choose " + "x" * 2000: "at most 1000 letters; this one has 2007",
}


@pytest.mark.parametrize(("line", "expected"), MALFORMED.items())
def test_a_line_that_is_not_of_the_language_says_what_was_expected(line: str, expected: str) -> None:
    with pytest.raises(MalformedAction) as refusal:
        Action.parse(line)
    assert expected in str(refusal.value)


@pytest.mark.parametrize("line", MALFORMED)
def test_a_malformed_line_is_never_called_illegal(line: str) -> None:
    state = State.from_position(A_TURN)
    before = state.copy()
    with pytest.raises(MalformedAction):
        state.apply(line)
    with pytest.raises(MalformedAction):
        state.why_not(line)
    assert line not in state.legal()
    assert state == before


@pytest.mark.parametrize("line", ["buy", "end", "pay", "draw 1", "choose p2", "use slaver crab-2", "recruit elder"])
def test_a_line_that_is_only_impossible_now_is_never_called_malformed(line: str) -> None:
    state = State.from_position(A_TURN | {"court": ["keeper", None, None, None, None, None]})
    with pytest.raises(IllegalAction) as refusal:
        state.apply(line)
    assert refusal.value.action == line
    assert refusal.value.reasons
    assert refusal.value.reasons[0].rule in str(refusal.value)


@pytest.mark.parametrize("thing", [5, None, 1.5, b"plot", ["plot"], ("plot", ()), {"do": "plot"}])
def test_what_is_not_a_text_is_malformed(thing: object) -> None:
    with pytest.raises(MalformedAction):
        Action.parse(thing)
    with pytest.raises(MalformedAction):
        new_game(seed=1).apply(thing)
    with pytest.raises(MalformedAction):
        new_game(seed=1).why_not(thing)
    assert thing not in new_game(seed=1).legal()


MADE_WRONGLY = [
    *(
        action
        for action in (
            Action("recruit"),
            Action("recruit", ("nobody",)),
            Action("recruit", "slaver"),
            Action("recruit", ("jailer", "junk")),
            Action("explore", ("junk",)),
            Action("plot", ("x",)),
            Action("council"),
            Action("council", ("crab", "junk")),
            Action("council", ("crab-1",)),
            Action("use"),
            Action("use", ("slaver",)),
            Action("use", ("slaver", "crab-1", "x")),
            Action("pay", ("zzz",)),
        )
    ),
    Action("recruit", ("slaver", "oracle")),
    Action("use", ("keeper", "crab-1")),
    Action("draw", ("01",)),
    Action("choose"),
    Action("dance"),
    Action(""),
]
A_RICH_TURN = {
    "game": "abyss",
    "players": 2,
    "court": ["jailer", None, None, None, None, None],
    "council": {"crab": "crab-1"},
    "seats": {"p1": {"hand": "crab-1 crab-3 squid-3 squid-4 shellfish-3", "lords": ["slaver"], "pearls": 3}},
}


@pytest.mark.parametrize("action", MADE_WRONGLY, ids=str)
def test_an_action_put_together_wrongly_by_hand_is_malformed_and_changes_nothing(action: Action) -> None:
    turn = State.from_position(A_RICH_TURN)
    payment = turn.copy()
    payment.apply("recruit jailer")
    assert payment.decision.kind == "payment"
    for state in (turn, payment):
        before = state.copy()
        assert action not in state.legal()
        with pytest.raises(MalformedAction):
            state.apply(action)
        with pytest.raises(MalformedAction):
            state.why_not(action)
        assert state == before


@pytest.mark.parametrize("word", [5, None, [], {}])
def test_an_action_whose_words_are_no_texts_is_malformed_and_changes_nothing(word: object) -> None:
    state = State.from_position(A_RICH_TURN)
    before = state.copy()
    with pytest.raises(MalformedAction):
        state.apply(Action("recruit", (word,)))
    with pytest.raises(MalformedAction):
        state.why_not(Action("recruit", (word,)))
    assert state == before


def test_pass_made_by_hand_is_the_pass_that_is_listed() -> None:
    state = State.from_position({"game": "abyss", "players": 2, "exploration_deck": "", "court": [None] * 6})
    assert Action("pass") in state.legal()
    state.apply(Action("pass"))
    assert state.decision.seat == "p2"
