"""What helps to think: plans, sensible payments, reasons, steps that reveal something, and what is remembered."""

import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from abyss_nb import State
from abyss_nb.core.abyss.cards import LOCATION, SEAT, SEATS, Reward
from abyss_nb.core.abyss.payment import Payments
from abyss_nb.core.abyss.scoring import score_location
from abyss_nb.session import Session
from abyss_nb.widgets import BoardWidget
from abyss_nb.widgets.payments import CONSIDERED, LISTED
from abyss_nb.widgets.view import state_view
from abyss_nb.widgets.why import reasons_against
from abyss_nb.words import LANGUAGES, words

EN = words("en")
NAMES = {"p1": "Ann", "p2": "Bea", "p3": "Cyd", "p4": "Dan"}
COURT = ["keeper", "traitor", "slaver", "miller", "oracle", "trader"]
HAND = "shellfish-5 shellfish-3 shellfish-1 crab-2"


def position(hand: str = HAND, pearls: int = 0, court: Sequence[str | None] = COURT, **more: Any) -> dict[str, Any]:
    """A position in which p1 has a turn."""
    own = {"hand": hand, "pearls": pearls, **more.pop("p1", {})}
    return {
        "game": "abyss",
        "players": 2,
        "seats": {"p1": own, "p2": more.pop("p2", {"hand": "squid-4"})},
        "court": court,
        **more,
    }


def view_of(doc: dict[str, Any], seat: str = "p1", **more: Any) -> dict[str, Any]:
    return state_view(State.from_position(doc), EN, seat, NAMES, **more)


def positions(players: int, seeds: range, steps: int = 160) -> list[State]:
    """Positions of whole games that chance plays, many kinds of decision among them."""
    found = []
    for seed in seeds:
        rng = Random(seed)
        state = Session(["person"] * players, seed=seed).state
        for _ in range(steps):
            if state.over:
                break
            if rng.random() < 0.1:
                found.append(state.copy())
            legal = state.legal()
            recruits = [action for action in legal[:50] if action.verb in ("recruit", "council")]
            state.apply(rng.choice(recruits or legal[:50]))
    return found


# -- Lords of the Court ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lord", "pearls", "short"),
    [
        ("slaver", 0, "payable"),
        ("trader", 9, "2 more Races"),
        ("traitor", 0, "no squid · 1 more Race · 4 points short"),
        ("miller", 0, "no seahorse"),
    ],
)
def test_a_lord_says_in_short_what_is_missing(lord: str, pearls: int, short: str) -> None:
    hand = {"trader": "shellfish-5", "miller": HAND + " crab-4"}.get(lord, HAND)
    if lord == "traitor":
        hand = "shellfish-5 crab-3"
    plan = view_of(position(hand, pearls))["plan"]["lords"][lord]
    assert plan["short"] == short
    assert plan["payable"] is (short == "payable")
    assert bool(plan["missing"]) is not plan["payable"]
    assert all(reason["rule"] and reason["text"] for reason in plan["missing"])


def test_a_lord_says_how_many_pearls_it_takes_at_least() -> None:
    lords = view_of(position("shellfish-5 crab-2", 3))["plan"]["lords"]
    assert (lords["slaver"]["short"], lords["slaver"]["payable"]) == ("payable with 3 Pearls", True)
    lords = view_of(position("shellfish-5 crab-1", 2))["plan"]["lords"]
    assert lords["slaver"]["short"] == "1 point short"


@pytest.mark.parametrize("players", [2, 4])
def test_plans_agree_with_the_engine_for_every_seat_that_could_recruit(players: int) -> None:
    told = Counter[bool]()
    for state in positions(players, range(6)):
        for seat in SEATS[:players]:
            plan = state_view(state, EN, seat, NAMES)["plan"]
            turn = state.copy()
            turn.agenda[:] = [("turn", SEAT[seat], 0, 0, 0)]
            turn.active = SEAT[seat]
            turn.offered = None
            assert set(plan["lords"]) == {lord for lord in state.observe(seat)["court"] if lord}
            for lord, told_ in plan["lords"].items():
                assert told_["payable"] is (f"recruit {lord}" in turn.legal()), (seat, lord)
                assert told_["cost"] == turn.payments(lord).price.cost
                assert [r["rule"] for r in told_["missing"]] == [r.rule for r in turn.why_not(f"recruit {lord}")]
                assert told_["short"]
                told[told_["payable"]] += 1
    assert min(told.values()) > 20


def test_a_changed_price_names_who_changed_it() -> None:
    doc = position(p1={"lords": ["diplomat"]}, p2={"lords": ["recruiter"]})
    lord = view_of(doc)["plan"]["lords"]["slaver"]
    assert lord["cost"] == 10
    assert [note["rule"] for note in lord["notes"]] == ["RECRUIT-COST-MODIFIERS", "LORD-DIPLOMAT"]
    assert "10 instead of 8" in lord["notes"][0]["text"]
    assert "The Recruiter" in lord["notes"][0]["text"]
    assert "The Treasurer" not in lord["notes"][0]["text"]
    both = view_of(position(p1={"lords": ["treasurer"]}, p2={"lords": ["recruiter"]}))["plan"]["lords"]["slaver"]
    assert (both["cost"], both["notes"]) == (8, [])


def test_the_gain_of_a_lord_counts_what_its_guild_does_for_locations() -> None:
    doc = position(p1={"locations": [{"id": "dockworks", "lords": ["peddler"]}]})
    lords = view_of(doc)["plan"]["lords"]
    book = EN.book()["lords"]
    assert lords["miller"]["gain"] == book["miller"]["influence"]
    assert lords["trader"]["gain"] == book["trader"]["influence"] + 2


def test_nobody_and_the_finished_game_have_no_plan() -> None:
    assert state_view(State.from_position(position()), EN, None, NAMES)["plan"] is None
    session = Session(["greedy", "greedy"], seed=2, auto=False)
    session.play_out()
    view = state_view(session.state, EN, "p1", NAMES, memory=True)
    assert (view["plan"], view["memory"]) == (None, None)


# -- Locations ---------------------------------------------------------------------------------------------------


def test_every_location_in_sight_has_its_worth_for_every_seat() -> None:
    seen: set[str] = set()
    for state in positions(4, range(6)):
        view = state_view(state, EN, "p2", NAMES)
        worth = view["plan"]["locations"]
        owned = [tile["id"] for player in view["players"] for tile in player["locations"]]
        assert set(worth) == {*view["locations_available"], *view["drawn"], *owned}
        for tile, points in worth.items():
            assert points == [score_location(state, seat, LOCATION[tile]).points for seat in range(4)]
        seen |= set(worth)
    assert len(seen) > 8


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_location_to_choose_says_what_it_is_worth(lang: str) -> None:
    state = State.from_position(position(p1={"key_tokens": 3}, locations_available=["jail", "barracks"]))
    while state.decision is not None and state.decision.kind != "control":
        state.apply(state.legal()[-1])
    view = state_view(state, words(lang), state.decision.seat, NAMES)
    details = {action["text"]: action["detail"] for action in view["decision"]["actions"]}
    at = SEAT[state.decision.seat]
    for tile in ("jail", "barracks"):
        points = view["plan"]["locations"][tile][at]
        assert words(lang).count("count.points", points) in details[f"choose {tile}"]


@pytest.mark.parametrize(("threat", "tamer", "reward"), [(3, False, "1 Key token"), (1, False, " or "), (3, True, "")])
def test_a_fight_says_what_it_brings(threat: int, tamer: bool, reward: str) -> None:
    rival = {"lords": ["tamer"]} if tamer else {}
    state = State.from_position(position(threat=threat, exploration_deck="monster crab-1", p2=rival))
    state.apply("explore")
    fight = next(a for a in state_view(state, EN, "p1", NAMES)["decision"]["actions"] if a["text"] == "fight")
    space = EN.book()["threat"][threat - 1 - tamer]
    assert reward in fight["detail"]
    assert all(EN.reward(Reward(**one)) in fight["detail"] for one in space)


# -- the turn ----------------------------------------------------------------------------------------------------


def test_the_hint_of_a_turn_names_what_is_possible() -> None:
    poor = position(hand="", exploration_deck="crab-1", council={})
    assert view_of(poor)["decision"]["hint"] == "You may explore."
    hint = view_of(position(hand=HAND, pearls=1, council={"crab": "crab-1"}, court=[*COURT[:5], None]))
    assert "ask the Council for support or recruit a Lord. Before" in hint["decision"]["hint"]


@pytest.mark.parametrize(("own", "ended", "warned"), [(6, False, True), (5, False, False), (6, True, False)])
def test_who_can_recruit_the_last_lord_is_warned(own: int, ended: bool, warned: bool) -> None:
    lords = ["peddler", "shopkeeper", "shepherd", "landlord", "hunter", "treasurer"][:own]
    more = {"end": {"by": "p2", "left": []}} if ended else {}
    state = State.from_position(position(p1={"lords": lords}, **more))
    warning = EN.label("advice.last_lord", lords="7 Lords")
    assert (warning in state_view(state, EN, "p1", NAMES)["decision"]["hint"]) is warned
    state.apply("recruit slaver")
    assert (warning in state_view(state, EN, "p1", NAMES)["decision"]["hint"]) is warned


# -- payments ----------------------------------------------------------------------------------------------------


def paying(hand: str, lord: str, pearls: int, **more: Any) -> dict[str, Any]:
    state = State.from_position(position(hand, pearls, **more))
    state.apply(f"recruit {lord}")
    return state_view(state, EN, "p1", NAMES)["decision"]


def test_suggested_payments_name_what_speaks_for_them_each_once() -> None:
    hand = "shellfish-5 shellfish-3 shellfish-1 crab-2 crab-2 squid-4 squid-1 seahorse-3 jellyfish-2"
    decision = paying(hand, "trader", 3, p2={"hand": "squid-4", "lords": ["recruiter"]})
    details = [action["detail"] for action in decision["actions"]]
    assert details[0].startswith("No Pearl spent · no point wasted")
    reasons = [part.split()[0].lower() for detail in details for part in detail.split(" · ")]
    assert all(details)
    assert len(reasons) == len(set(reasons)) + reasons.count("no") - 1
    assert len(details) == len({action["text"] for action in decision["actions"]}) <= LISTED


def test_what_is_said_of_a_payment_is_true() -> None:
    """No Pearl spent, no point wasted, only so many cards, an Ally kept: read back from the cards."""
    said = Counter[str]()
    for state in positions(2, range(20)):
        decision = state.decision
        assert decision is not None
        legal = state.legal()
        if not isinstance(legal, Payments):
            continue
        view = state_view(state, EN, decision.seat, NAMES)["decision"]
        assert 0 < len(view["actions"]) <= max(LISTED, len(legal))
        assert view["more"] == len(legal) - len(view["actions"])
        for action in view["actions"]:
            assert action["text"] in [str(a) for a in legal[: 20 * CONSIDERED]] or action["text"] in legal
            cards = action["text"].split()[1:]
            points = sum(int(card[-1]) for card in cards)
            for part in action["detail"].lower().split(" · "):
                said[part.split(" ")[0]] += 1
                if part == "no pearl spent":
                    assert action["pearls"] == 0
                if part == "no point wasted":
                    assert points <= view["payment"]["cost"]
                if part.endswith("wasted") and part.startswith("only"):
                    assert points - view["payment"]["cost"] == int(part.split()[1])
                if part.endswith(("card", "cards")) and part.startswith("only"):
                    assert len(cards) == int(part.split()[1])
                if part.startswith("keeps"):
                    assert part.removeprefix("keeps ").replace(" ", "-") not in cards
    assert said["no"] > 5
    assert said["keeps"] > 2


@pytest.mark.parametrize("hand", ["seahorse-5 seahorse-4 crab-4 crab-3 shellfish-5 shellfish-3 squid-1 jellyfish-5"])
def test_lords_said_to_stay_payable_do(hand: str) -> None:
    state = State.from_position(position(hand, 2))
    state.apply("recruit miller")
    actions = state_view(state, EN, "p1", NAMES)["decision"]["actions"]
    (text, said), *_ = [(a["text"], a["detail"].lower()) for a in actions if "leaves" in a["detail"].lower()]
    state.apply(text)
    lords = state_view(state, EN, "p1", NAMES)["plan"]["lords"]
    still = [lord for lord, plan in lords.items() if plan["payable"] and lord != "miller"]
    assert f"leaves {len(still)} other lords payable" in said


def test_a_huge_hand_costs_no_more_than_a_look_at_some_payments(monkeypatch: pytest.MonkeyPatch) -> None:
    copies = {1: 4, 2: 3, 3: 3, 4: 2, 5: 1}
    of_race = [f"-{value}" for value, number in copies.items() for _ in range(number)]
    hand = " ".join(race + card for race in ("crab", "seahorse", "shellfish") for card in of_race)
    state = State.from_position(position(hand, 9))
    state.apply("recruit trader")
    made = Counter[str]()
    pick = Payments._make
    monkeypatch.setattr(Payments, "_make", lambda self, parts: (made.update(["payment"]), pick(self, parts))[1])
    view = state_view(state, EN, "p1", NAMES)["decision"]
    assert view["more"] > 500
    assert made["payment"] <= CONSIDERED * 10


def test_a_payment_being_built_says_races_waste_and_who_would_be_affiliated() -> None:
    session = Session(["person", "person"], position=position("jellyfish-5 jellyfish-4 crab-3 squid-3", 9))
    board = BoardWidget(session, seat="p1")
    session.play("recruit oracle")
    assert board.view["decision"]["payment"] == {
        "lord": "oracle", "cost": 8, "pearls": 9, "races": 2, "mandatory": "jellyfish",
    }  # fmt: skip
    answer = asked(board, kind="draft", text="pay jellyfish-5 jellyfish-4")
    assert (answer["legal"], answer["wasted"], answer["races"]) == (False, 1, ["jellyfish"])
    answer = asked(board, kind="draft", text="pay crab-3 jellyfish-5")
    assert (answer["legal"], answer["wasted"], answer["affiliates"]) == (True, 0, ["crab-3"])
    answer = asked(board, kind="draft", text="pay")
    assert (answer["legal"], answer["points"], answer["races"], answer["affiliates"]) == (False, 0, [], [])


# -- why not -----------------------------------------------------------------------------------------------------


def asked(board: BoardWidget, **intent: Any) -> dict[str, Any]:
    answers: list[dict[str, Any]] = []
    board.send = lambda content, buffers=None: answers.append(content)  # type: ignore[method-assign]
    board._handle_custom_msg({"id": 1, "seq": board.view["seq"], **intent}, [])
    return answers[0]


def things(view: dict[str, Any]) -> list[str]:
    """Everything on a board that can be clicked."""
    found = ["deck:exploration", "deck:lords", "deck:locations", *(f"council:{race}" for race in view["council"])]
    found += ["track"] * bool(view["track"])
    found += [f"court:{lord}" for lord in view["court"] if lord]
    found += [f"available:{tile}" for tile in view["locations_available"]] + [f"drawn:{tile}" for tile in view["drawn"]]
    found += [f"played:{card}" for card in view["played"]]
    for player in view["players"]:
        seat, own = player["seat"], player["seat"] == view["seat"]
        found += [f"hand:{card}" for card in player["hand"]] if own else []
        found += [f"own:{x['id']}" if own else f"lord:{seat}:{x['id']}" for x in player["lords"]]
        found += [f"mine:{x['id']}" if own else f"place:{seat}:{x['id']}" for x in player["locations"]]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_cannot_be_clicked_says_why_with_a_rule(lang: str) -> None:
    asked_of = Counter[str]()
    for state in positions(3, range(5)):
        for seat in SEATS[:3]:
            view = state_view(state, words(lang), seat, NAMES)
            actions = view["decision"]["actions"]
            usable = {target for action in actions for target in action["targets"]}
            usable |= {thing for thing in things(view) if thing.startswith("hand:") and view["decision"]["payment"]}
            for thing in things(view):
                reasons = reasons_against(state, words(lang), seat, thing, NAMES)
                if thing in usable:
                    assert not reasons or not thing.startswith("hand:"), (state.decision, seat, thing)
                    continue
                assert reasons, (state.decision, seat, thing)
                assert all(reason["rule"] and reason["text"] for reason in reasons)
                asked_of[thing.partition(":")[0]] += 1
    assert {"deck", "council", "court", "available", "hand", "own", "lord", "mine", "place"} <= set(asked_of)


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("court:traitor", "RECRUIT-MANDATORY-RACE"),
        ("council:crab", "COUNCIL-EMPTY"),
        ("deck:lords", "PLOT-COST"),
        ("deck:locations", "CONTROL-TRIGGER"),
        ("hand:crab-2", "RECRUIT-SEQUENCE"),
        ("own:opportunist", "ASSASSIN-TILT"),
        ("own:landlord", "LORD-POWER-LASTING"),
        ("own:shepherd", "TERM-POWER-KINDS"),
        ("lord:p2:keeper", "TERM-LORD-STATES"),
    ],
)
def test_a_reason_speaks_of_the_thing(target: str, rule: str) -> None:
    own = {"lords": ["landlord", "shepherd", "opportunist tilted"]}
    doc = position(court=["sage", *COURT[1:]], p1=own, p2={"lords": ["keeper"]})
    reasons = reasons_against(State.from_position(doc), EN, "p1", target, NAMES)
    assert reasons
    assert reasons[0]["rule"] == rule


def test_who_does_not_decide_is_told_who_does_and_what_the_thing_is_for() -> None:
    board = BoardWidget(Session(["person", "person"], position=position()), seat="p2")
    answer = asked(board, kind="why", target="hand:squid-4")
    assert [reason["rule"] for reason in answer["reasons"]] == ["TURN-ORDER", "RECRUIT-SEQUENCE"]


@pytest.mark.parametrize("target", ["", "moon", "court:nobody", "own:nobody", "lord:p9:keeper", "council:cow", "deck:"])
def test_a_thing_that_is_not_there_is_no_fault(target: str) -> None:
    board = BoardWidget(Session(["person", "person"], position=position()), seat="p1")
    assert asked(board, kind="why", target=target)["kind"] in ("why", "refused")
    assert board.last_error == ""


# -- steps that reveal something ---------------------------------------------------------------------------------


def test_steps_say_what_they_reveal() -> None:
    doc = position(
        "seahorse-5 crab-2",
        pearls=2,
        p1={"lords": ["slaver", "opportunist"]},
        council={"crab": "crab-1"},
        court=[*COURT[3:], "reaper", None, None],
    )
    reveals = {action["text"]: action["reveals"] for action in view_of(doc)["decision"]["actions"]}
    silent = {text for text, said in reveals.items() if not said}
    assert silent == {"use slaver crab-2", "use slaver seahorse-5"}
    # The only payment there is would be made at once.
    assert "seahorse 5" in reveals["recruit miller"]
    assert reveals["plot"] == "Reveals the top Lord of the deck for 1 Pearl."
    assert {"explore", "council crab", "use opportunist reaper"} <= set(reveals)


@pytest.mark.parametrize(
    ("threat", "actions"), [(1, ["choose monsters=1"]), (3, []), (4, ["choose keys=1 monsters=1"])]
)
def test_of_rewards_only_monster_tokens_reveal_something(threat: int, actions: list[str]) -> None:
    state = State.from_position(position(threat=threat, exploration_deck="monster crab-1"))
    state.apply("explore")
    fight = next(a for a in state_view(state, EN, "p1", NAMES)["decision"]["actions"] if a["text"] == "fight")
    assert fight["reveals"] == ""
    state.apply("fight")
    decision = state_view(state, EN, "p1", NAMES)["decision"]
    assert [action["text"] for action in decision["actions"] if action["reveals"]] == actions


def test_confirming_is_off_until_somebody_wishes_it() -> None:
    board = BoardWidget(Session(["person", "person"], seed=1))
    assert board.settings["confirm"] is False


# -- memory ------------------------------------------------------------------------------------------------------


def test_what_is_remembered_is_only_there_if_wished() -> None:
    board = BoardWidget(Session(["person", "person"], position=position(council={"crab": "crab-1 crab-4"})), seat="p1")
    assert board.view["memory"] is None
    board.memory_aid = True
    memory = board.view["memory"]
    assert memory["hands"] == {"p2": ["squid-4"]}
    assert memory["council"]["crab"] == ["crab-1", "crab-4"]
    assert memory["reshuffle"] is False
    board.seat = ""
    assert board.view["memory"] is None, "behind the curtain nobody remembers"


def test_the_next_card_is_one_of_the_deck_or_of_the_discard_when_the_deck_is_empty() -> None:
    doc = position(exploration_deck="monster crab-1 crab-1 squid-5", exploration_discard="seahorse-2 monster")
    memory = view_of(doc, memory=True)["memory"]
    assert (memory["next"]["cards"], memory["next"]["monsters"], memory["reshuffle"]) == (4, 1, False)
    assert memory["next"]["allies"]["crab"] == [2, 0, 0, 0, 0]
    memory = view_of({**doc, "exploration_deck": ""}, memory=True)["memory"]
    assert (memory["next"]["cards"], memory["next"]["monsters"], memory["reshuffle"]) == (2, 1, True)


@pytest.mark.parametrize(("players", "memory"), [(2, "table"), (4, "table"), (2, "perfect"), (4, "perfect")])
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_view(players: int, memory: Any) -> None:
    """Plans, payments and reasons hold nothing but what lies open; what is remembered, nothing but what was seen."""
    differing = 0
    for number, state in enumerate(positions(players, range(4))):
        for seat in SEATS[:players]:
            rng = Random(f"{number} {seat}")
            world = state.determinize(seat, rng, memory)
            both = [state_view(one, EN, seat, NAMES, memory=memory == "perfect") for one in (state, world)]
            assert json.dumps(both[0]) == json.dumps(both[1])
            for thing in things(both[0]):
                told = [reasons_against(one, EN, seat, thing, NAMES) for one in (state, world)]
                assert told[0] == told[1]
            differing += world.to_position() | {"seed": 0} != state.to_position() | {"seed": 0}
    assert differing > 20
