"""Looking at a played game: what changed, tables, charts, a story."""

from __future__ import annotations

import sys
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from abyss_nb import State, new_game
from abyss_nb.core.abyss.cards import (
    LORDS,
    MAX_PLAYERS,
    PEARLS,
    POWER,
    SEAT,
    SEATS,
    TOKEN_VALUES,
)
from abyss_nb.core.abyss.piles import TOKEN_COUNTS, TOKEN_NUMBER
from abyss_nb.core.record import read
from abyss_nb.lines import Ply
from abyss_nb.session import Session
from abyss_nb.simulate import PARTS
from abyss_nb.study import CHARTS, chart, charts, difference, frame, story
from abyss_nb.study.charts import plots
from abyss_nb.study.drawing import MARKERS, PART_COLOURS, SEAT_COLOURS, STROKES
from abyss_nb.widgets.art import colours
from abyss_nb.widgets.art.pen import SEAT_COLOURS as BOARD_COLOURS
from abyss_nb.words import LANGUAGES, words

from .core.play import moves, start
from .hostile import TEXTS, assert_calm, assert_harmless_html

RECORDS = Path(__file__).parent / "records" / "format-1"
NAMES = {"p1": "Ann", "p2": "Bea", "p3": "Cyd", "p4": "Dan"}
Line = tuple[list[Ply], State]

each_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def recorded(number: int) -> Line:
    """One of the recorded games, which stay as they are: 1, 4, 7 … have two seats, 2, 5, 8 … three, 3, 6, 9 … four."""
    record = read((RECORDS / f"game-{number:02}.jsonl").read_text(encoding="utf-8"))
    plies, turn = list[Ply](), 1
    for step, events, after in record.plays():
        plies.append(Ply(step.seat, step.do, tuple(events), turn, after))
        turn = plies[-1].turn_after
    return plies, record.start()


@cache
def random_game(number: int) -> Line:
    """A game of tests/core/play.py: every second one starts in the middle, with any options."""
    plies, turn = list[Ply](), 1
    for state, action in moves(number):
        plies.append(played(state, str(action), turn))
        turn = plies[-1].turn_after
    return plies, start(number)


def played(before: State, action: str, turn: int) -> Ply:
    after, decision = before.copy(), before.decision
    events = after.apply(action)
    assert decision is not None
    return Ply(decision.seat, action, tuple(events), turn, after)


def positions(line: Line) -> list[State]:
    return [line[1], *(ply.after for ply in line[0])]


def calm_between_turns(line: Line) -> list[State]:
    """The positions in which nothing is pending, so that every card lies somewhere."""
    return [state for state in positions(line) if state.over or state.decision.kind == "turn"]


GAMES = [0, 1, 3, 4, 5, 7, 9, 11]
each_game = pytest.mark.parametrize("number", GAMES)


# -- differences -----------------------------------------------------------------------------------------------------


def counted(value: int | str) -> int:
    return value if isinstance(value, int) else len(value.split())


@each_game
def test_what_one_place_gains_another_has_lost(number: int) -> None:
    for before, after in pairwise(calm_between_turns(random_game(number))):
        change = Counter[str]()
        for row in difference(before, after).rows():
            change[row["what"].split(".")[0]] += counted(row["after"]) - counted(row["before"])
        pearls = change["pearls"] + change["treasury"]
        keys = change["key_tokens"] + change["key_supply"]
        cards = sum(change[x] for x in ("hand", "affiliated", "council", "exploration_deck", "exploration_discard"))
        lords = sum(change[x] for x in ("lords", "court", "lord_deck", "lord_discard"))
        tiles = sum(change[x] for x in ("locations", "locations_available", "location_deck"))
        assert (pearls, keys, cards, lords, tiles, change["monster_tokens"] + change["monster_supply"]) == (0,) * 6


@each_game
def test_differences_one_after_the_other_are_the_difference_of_the_whole(number: int) -> None:
    line = random_game(number)
    now: dict[tuple[str, str], object] = {}
    for before, after in pairwise(positions(line)):
        for row in difference(before, after).rows():
            at = (row["where"], row["what"])
            assert number_or_cards(now.get(at, row["before"])) == number_or_cards(row["before"])
            now[at] = row["after"]
    for row in difference(line[1], line[0][-1].after).rows():
        assert number_or_cards(now[row["where"], row["what"]]) == number_or_cards(row["after"])


def number_or_cards(value: object) -> object:
    return sorted(value.split()) if isinstance(value, str) else value


def test_a_difference_tells_numbers_cards_and_points() -> None:
    plies, _ = recorded(34)
    recruited = next(i for i, ply in enumerate(plies) if any(event.kind == "arrive" for event in ply.events))
    before, after = plies[recruited - 1].after, plies[recruited].after
    seat = plies[recruited].seat
    lord = next(event.items[0] for event in plies[recruited].events if event.kind == "arrive")
    found = {(row["where"], row["what"]): (row["before"], row["after"]) for row in difference(before, after).rows()}
    assert lord in found[seat, "lords"][1].split()
    assert found[seat, "points.lords"][1] == after.scores()[seat].lords
    assert found[seat, "points"][1] == after.scores()[seat].total
    assert lord in found["table", "court"][0].split()
    text = difference(before, after, names=NAMES).text("fr")
    assert f"Seigneurs\u00a0: + {words('fr').lord(lord)}" in text
    assert text.splitlines()[0] in NAMES.values()


def test_nothing_changed_is_told_too() -> None:
    first = new_game(2, seed=3)
    same = difference(first, first.copy(), lang="es")
    assert (same.rows(), str(same), len(same)) == ([], "No ha cambiado nada.", 0)
    assert "No ha cambiado nada." in same._repr_html_()


def test_a_court_that_only_slides_together_is_the_same() -> None:
    doc = new_game(2, seed=3).to_position()
    before = State.from_position(doc)
    after = State.from_position({**doc, "court": doc["court"][::-1]})
    assert difference(before, after).rows() == []


@each_language
def test_every_difference_can_be_said(lang: str) -> None:
    for number in GAMES:
        line = random_game(number)
        for before, after in [(line[1], line[0][-1].after), *list(pairwise(positions(line)))[::7]]:
            told = difference(before, after, names=NAMES, lang=lang)
            assert "study." not in str(told)
            assert len(str(told).splitlines()) > len(told) or not told.rows()
            assert_harmless_html(told._repr_html_())


def test_only_games_alike_compare() -> None:
    with pytest.raises(ValueError, match="for 2 and 3 players"):
        difference(new_game(2, 1), new_game(3, 1))
    with pytest.raises(ValueError, match="seat must be one of p1, p2, '' or None, not 'p3'"):
        difference(new_game(2, 1), new_game(2, 2), "p3")
    with pytest.raises(ValueError, match="unknown language"):
        difference(new_game(2, 1), new_game(2, 2), lang="de")


# -- what a seat may not know ----------------------------------------------------------------------------------------


def with_other_secrets(ply: Ply, seat: str) -> Ply:
    """The same action as `seat` saw it, with other values of the Monster tokens of the others."""
    after = ply.after.copy()
    for other in after.opponents(SEAT[seat]):
        n = TOKEN_NUMBER[after.monster_tokens[other]]
        kinds = (pile for pile in range(len(TOKEN_COUNTS)) if TOKEN_NUMBER[pile] == n)
        after.monster_tokens[other] = next(kinds)
    events = [
        event._replace(items=(str(TOKEN_VALUES[0]),))
        if event.kind in ("monster-token", "steal") and event.seen_by is not None and seat not in event.seen_by
        else event
        for event in ply.events
    ]
    return ply._replace(after=after, events=tuple(events))


def test_what_is_told_to_a_seat_does_not_depend_on_what_it_cannot_know() -> None:
    differ = 0
    for number in (34, 32, 9):
        plies, first = recorded(number)
        shown = plies[: len(plies) // 2]
        for seat in SEATS[: first.players]:
            others = [with_other_secrets(ply, seat) for ply in shown]
            assert story(others, first, NAMES, seat=seat) == story(shown, first, NAMES, seat=seat)
            a, b = difference(first, others[-1].after, seat), difference(first, shown[-1].after, seat)
            assert a.rows() == b.rows()
            for what in ("points", "parts"):
                known, same = (plots([what], line, first, NAMES, None, "turn", seat) for line in (others, shown))
                assert known == same
            differ += story(others, first, NAMES) != story(shown, first, NAMES)
    assert differ, "no secret was changed"


def test_what_is_told_to_nobody_does_not_depend_on_any_hand() -> None:
    differ = 0
    for number in (34, 32, 9):
        plies, first = recorded(number)
        for ply in plies[10 : len(plies) // 2 : 7]:
            world, rng = ply.after, Random(number)
            for seat in SEATS[: first.players]:
                world = world.determinize(seat, rng)
            told, same = difference(first, ply.after, ""), difference(first, world, "")
            assert told.rows() == same.rows()
            assert told.text() == same.text()
            hands = [row["after"] for row in told.rows() if row["what"] in ("hand", "monster_tokens")]
            assert all(isinstance(number, int) for number in hands)
            differ += difference(first, world).rows() != difference(first, ply.after).rows()
    assert differ > 20, "no hand was changed"


def test_hands_and_stacks_of_others_are_numbers() -> None:
    plies, first = recorded(32)
    rows = difference(first, plies[60].after, "p2").rows()
    hands = {row["where"]: row["after"] for row in rows if row["what"] == "hand"}
    assert isinstance(hands["p2"], str)
    assert isinstance(hands["p1"], int)
    assert all(isinstance(row["after"], int) for row in rows if row["what"].startswith("council."))
    assert not any(row["what"] == "points.monsters" and row["where"] != "p2" for row in rows)
    over = difference(first, plies[-1].after, "p2").rows()
    assert sum(row["what"] == "points.monsters" for row in over) > 1, "at the end everything lies open"


# -- tables ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def no_pandas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)


@each_game
@pytest.mark.usefixtures("no_pandas")
def test_a_row_for_every_decision(number: int) -> None:
    plies, first = random_game(number)
    rows = frame(plies, first, NAMES)
    assert [row["action"] for row in rows] == [ply.action for ply in plies]
    assert [row["number"] for row in rows] == list(range(1, len(plies) + 1))
    for row, ply, before in zip(rows, plies, positions((plies, first)), strict=False):
        assert row["legal"] == len(before.copy().legal()) >= 1
        assert row["words"]
        for seat, score in ply.after.scores().items():
            assert row[f"points_{seat}"] == score.total
            assert row[f"pearls_{seat}"] == ply.after.pearls[SEAT[seat]]
        assert row["end"] == any(event.kind == "end-trigger" for event in ply.events)


@each_game
@pytest.mark.usefixtures("no_pandas")
def test_the_turns_add_up_to_the_game(number: int) -> None:
    plies, first = random_game(number)
    rows = frame(plies, first, per="turn")
    assert sum(row["decisions"] for row in rows) == len(plies)
    assert [row["turn"] for row in rows] == sorted({ply.turn for ply in plies})
    for row in rows:
        last = [ply for ply in plies if ply.turn == row["turn"]][-1].after
        assert row[f"points_{row['seat']}"] == last.scores()[row["seat"]].total
        assert 0 <= row["threat"] <= 6
    recruited = Counter(lord for row in rows for lord in row["lords"].split())
    arrived = Counter(event.items[0] for ply in plies for event in ply.events if event.kind == "arrive")
    assert recruited == arrived


@each_game
@pytest.mark.usefixtures("no_pandas")
def test_pearls_gained_are_the_change_of_the_turn(number: int) -> None:
    plies, first = random_game(number)
    for row in frame(plies, first, per="turn"):
        places = [i for i, ply in enumerate(plies) if ply.turn == row["turn"]]
        around = plies[max(places[0] - 1, 0)], plies[places[-1]]
        if not any(event.rule == "LORD-LANDLORD" for ply in around for event in ply.events):
            before, after = plies[places[0] - 1].after if places[0] else first, plies[places[-1]].after
            assert row["gained_pearls"] == after.pearls[SEAT[row["seat"]]] - before.pearls[SEAT[row["seat"]]]


@pytest.mark.usefixtures("no_pandas")
def test_what_a_turn_begins_with_belongs_to_it() -> None:
    first = State.from_position(
        {
            "format": 1, "game": "abyss", "players": 2, "active": "p1",
            "seats": {"p1": {}, "p2": {"lords": ["landlord"]}}, "council": {"crab": "crab-1", "squid": "squid-1"},
        }
    )  # fmt: skip
    plies = [played(first, "council crab", 1)]
    plies.append(played(plies[0].after, "council squid", plies[0].turn_after))
    rows = frame(plies, first, per="turn")
    assert [row["gained_pearls"] for row in rows] == [0, POWER["landlord_pearls"]]
    assert [(row["seat"], row["action"], row["gained_cards"]) for row in rows] == [
        ("p1", "council", 1),
        ("p2", "council", 1),
    ]


def test_a_data_frame_where_pandas_is_installed() -> None:
    pandas = pytest.importorskip("pandas")
    plies, first = recorded(34)
    table = frame(plies, first, NAMES, lang="fr")
    assert isinstance(table, pandas.DataFrame)
    assert len(table) == len(plies)
    assert list(table["words"]) == [row["words"] for row in table.to_dict("records")]
    assert (table.groupby("turn").size() == frame(plies, first, per="turn").set_index("turn")["decisions"]).all()


def test_another_kind_of_table_is_refused() -> None:
    with pytest.raises(ValueError, match="per must be one of decision, turn, not 'day'"):
        frame([], new_game(2, 1), per="day")  # type: ignore[arg-type]


# -- charts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("per", ["decision", "turn"])
@each_game
def test_charts_show_what_the_positions_hold(number: int, per: str) -> None:
    line = random_game(number)
    shown = {plot.what: plot for plot in plots(CHARTS, *line, NAMES, len(line[0]) // 2, per, None)}
    at = positions(line)
    for plot in shown.values():
        assert len(plot.x) == len(at)
        assert plot.x == sorted(plot.x)
        assert plot.cursor == plot.x[len(line[0]) // 2]
    for i in (0, len(at) // 2, -1):
        for seat, score in at[i].scores().items():
            assert shown["points"].lines[seat][i] == score.total
            assert {p: line[i] for p, line in shown["parts"].parts[seat].items()} == {
                p: getattr(score, p) for p in PARTS
            }
            assert shown["pearls"].lines[seat][i] == at[i].pearls[SEAT[seat]] <= PEARLS
        assert shown["threat"].lines["threat"][i] == at[i].threat
    fights = [event for ply in line[0] for event in ply.events if event.kind == "fight"]
    assert [(mark.seat, mark.height) for mark in shown["threat"].marks] == [(e.seat, e.number) for e in fights]


def test_turns_end_at_their_number() -> None:
    plies, first = recorded(34)
    x = plots(["points"], plies, first, NAMES, None, "turn", None)[0].x
    assert [place for place in x if place == int(place)] == list(range(plies[-1].turn + 1))


@pytest.mark.parametrize("theme", ["light", "dark"])
@each_language
def test_a_chart_has_a_title_labels_and_words_for_those_who_cannot_see_it(lang: str, theme: str) -> None:
    plies, first = recorded(32)
    for what in CHARTS:
        drawn = chart(plies, first, what, names=NAMES, cursor=40, lang=lang, theme=theme)
        (place,) = drawn.subfigs
        title = words(lang).pattern(f"chart.{what}")
        assert place.get_suptitle() == title
        assert all(axes.get_xlabel() == words(lang).pattern("chart.axis.decision") for axes in place.axes)
        assert place.axes[0].get_ylabel() == words(lang).pattern(f"chart.axis.{what}")
        assert drawn.alt.startswith(title)
        if what not in ("threat", "court"):
            assert all(NAMES[seat] in drawn.alt for seat in SEATS[:3])


def test_seats_look_as_on_the_board_and_differ_without_colours() -> None:
    assert SEAT_COLOURS == BOARD_COLOURS
    assert set(PART_COLOURS) == set(PARTS)
    assert {*SEAT_COLOURS.values(), *PART_COLOURS.values()} <= set(colours("light")) & set(colours("dark"))
    assert len(set(map(str, STROKES.values()))) == len(set(MARKERS.values())) == MAX_PLAYERS


class _Picture(HTMLParser):
    alt = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        assert (tag, set(found)) == ("img", {"src", "alt", "style"})
        assert (found["src"] or "").startswith("data:image/png;base64,iVBOR")
        self.alt = found["alt"] or ""


def picture(drawn: object) -> _Picture:
    reader = _Picture()
    reader.feed(drawn._repr_html_())
    reader.close()
    return reader


@pytest.mark.slow
def test_a_notebook_shows_all_charts_as_one_picture_with_words() -> None:
    plies, first = recorded(34)
    drawn = charts(plies, first, names=NAMES, per="turn")
    assert len(drawn.subfigs) == len(CHARTS)
    assert all(words("en").pattern(f"chart.{what}") in picture(drawn).alt for what in CHARTS)


def test_a_game_that_has_not_begun_can_be_drawn() -> None:
    first = new_game(4, seed=1)
    assert "0" in picture(charts([], first, cursor=0)).alt


def test_a_chart_of_nothing_known_is_refused() -> None:
    first = new_game(2, seed=1)
    with pytest.raises(ValueError, match="'luck' is not one of points, parts"):
        chart([], first, "luck")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'day' is not one of decision, turn"):
        chart([], first, per="day")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'sepia' is not one of light, dark"):
        chart([], first, theme="sepia")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="cursor must be 0 to 0"):
        chart([], first, cursor=1)


# -- the story -------------------------------------------------------------------------------------------------------


@each_language
def test_a_whole_game_is_told_on_a_page(lang: str) -> None:
    for number in (34, 32, 9):
        plies, first = recorded(number)
        text = story(plies, first, NAMES, lang)
        assert 200 < len(text.split()) <= 470
        assert "story." not in text
        assert "{" not in text
        assert text.count("\n\n") == first.players + 2
        after = plies[-1].after
        for seat, score in after.scores().items():
            assert f"{NAMES[seat]} {score.total} (" in text
            for lord in after.to_position()["seats"][seat]["lords"]:
                assert words(lang).lord(lord.split()[0]) in text


@each_language
@each_game
def test_every_game_can_be_told_as_far_as_it_went(number: int, lang: str) -> None:
    plies, first = random_game(number)
    for upto in {0, 1, len(plies) // 3, len(plies)}:
        text = story(plies[:upto], first, NAMES, lang)
        assert_calm(text.replace("\n\n", ""))
        assert "story." not in text
        assert all(NAMES[seat] in text for seat in SEATS[: first.players])


OPENING = {
    "en": "At the table: Ann, Bea (Greedy bot). Ann has the first turn, while The Corruptor, The Landlord,",
    "fr": "À la table\u00a0: Ann, Bea (Robot glouton). Ann joue le premier tour\u00a0; à la Cour attendent",
    "es": "En la mesa: Ann, Bea (Robot voraz). Ann juega el primer turno; en la Corte esperan El Corruptor,",
}
MIDDLE = {
    "en": "In turn 22, The Assassin struck for Bea and tilted The Master of Magic (Ann). Ann made the best of turn 25:",
    "fr": "Au tour 22, L’Assassin frappe pour Bea et incline Le Maître de magie (Ann). Ann profite au mieux du tour 25",
    "es": "En el turno 22, El Asesino golpeó para Bea e inclinó El Maestro de la Magia (Ann). Ann aprovechó al máximo",
}
ENDING = {
    "en": "Bea won beyond doubt, 50 points ahead of Ann. The Lords made the difference, 42 to 18.",
    "fr": "Bea gagne haut la main, avec 50 points d’avance sur Ann. Les Seigneurs font la différence, 42 à 18.",
    "es": "Bea ganó con holgura: 50 puntos de ventaja sobre Ann. Los Señores marcaron la diferencia, 42 a 18.",
}


@each_language
def test_how_a_game_began_and_ended(lang: str) -> None:
    text = story(*recorded(34), NAMES, lang, {"p1": "person", "p2": "greedy"})
    assert text.startswith(OPENING[lang])
    assert MIDDLE[lang] in text
    assert text.endswith(ENDING[lang])


def test_what_turned_a_game() -> None:
    turned = story(*recorded(9), NAMES).split("\n\n")[5]
    assert turned.startswith("The lead changed hands 7 times. In turn 40, The Assassin struck for Dan and tilted")
    assert "25 points for Bea, thanks to The Master of Magic and City of Mirrors." in turned
    assert "In turn 54, Bea took the lead and kept it, 86 to 69." in turned
    assert turned.endswith("In turn 67, Bea triggered the end with 7 Lords.")
    turns = [int(word.strip(",:.")) for before, word in pairwise(turned.split()) if before.lower() == "turn"]
    assert turns == sorted(turns)


def test_an_unfinished_game_is_told_with_how_it_stands() -> None:
    plies, first = recorded(32)
    open_game = plies[:100]
    text = story(open_game, first, NAMES)
    totals = {seat: score.total for seat, score in open_game[-1].after.scores().items()}
    last = text.split("\n\n")[-1]
    assert last.startswith(f"So far the story goes, in turn {open_game[-1].turn};")
    assert all(f"{NAMES[seat]} {total}" in last for seat, total in totals.items())
    assert "not counted" in story(open_game, first, NAMES, seat="p1").split("\n\n")[-1]


def finished(one: dict[str, object], two: dict[str, object]) -> str:
    """The last lines of the story of a game that ended like this, told after one more action before it."""
    base = new_game(2, seed=3)
    over = State.from_position(
        {"format": 1, "game": "abyss", "players": 2, "active": "p1", "over": True, "seats": {"p1": one, "p2": two}}
    )
    return story([Ply("p1", "end", (), 1, over)], base, NAMES).split("\n\n")[-1]


def test_ties_are_told_by_what_broke_them() -> None:
    first, second = [lord for lord in LORDS if lord.influence == LORDS[0].influence][:2]
    assert "more Pearls gave Ann" in finished({"lords": [first.id], "pearls": 3}, {"lords": [second.id], "pearls": 2})
    assert "victory is shared by Ann, Bea" in finished(
        {"lords": [first.id], "pearls": 2}, {"lords": [second.id], "pearls": 2}
    )


# -- names that try to do harm ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", TEXTS)
def test_hostile_names_stay_names(kind: str) -> None:
    names = dict.fromkeys(SEATS, TEXTS[kind])
    plies, first = recorded(34)
    some = plies[:70]
    told = difference(first, some[-1].after, names=names)
    for text in (str(told), story(some, first, names)):
        for paragraph in text.splitlines():
            assert_calm(paragraph)
    assert_harmless_html(told._repr_html_())
    for line in picture(chart(some, first, names=names)).alt.splitlines():
        assert_calm(line)
    assert_calm(str(frame(some[:2], first, names)["name"][0]))


def test_a_name_with_dollars_is_no_formula() -> None:
    names = {"p1": "$\\frac{1}{0$", "p2": "$x$"}
    plies, first = recorded(34)
    assert "$x$" in picture(charts(plies[:30], first, names=names)).alt


# -- from a session --------------------------------------------------------------------------------------------------


def test_a_session_is_looked_at_from_a_cell() -> None:
    session = Session([("Ann", "random"), ("Bea", "random")], seed=3, lang="fr")
    assert session.wait(60)
    plies, first = session.history, session.walk.tree.start
    kinds = {"p1": "random", "p2": "random"}
    assert session.story() == story(plies, first, session.names, "fr", kinds)
    session.goto(9)
    assert session.diff().rows() == difference(plies[7].after, plies[8].after).rows()
    assert session.diff(0, 5, "p2").rows() == difference(first, plies[4].after, "p2").rows()
    assert len(session.to_frame()) == 9
    assert session.to_frame(per="turn").iloc[-1]["turn"] == plies[8].turn
    assert session.chart("pearls").alt.startswith(f"Perles, après {len(plies)} décisions")
    assert session.story("en", seat="p1").split("\n\n")[-1].startswith("So far the story goes")
