"""The static picture: what it shows, what it hides, in which words, and that it stands on its own."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from abyss_nb import State, bots
from abyss_nb.core import scenario
from abyss_nb.session import Session
from abyss_nb.widgets import BoardWidget
from abyss_nb.widgets.art import colours, sprites
from abyss_nb.widgets.art.lettering import clean, fitted, width_of, wrapped
from abyss_nb.widgets.art.pen import Pen, mixed
from abyss_nb.widgets.display import session_html, state_svg
from abyss_nb.widgets.picture import board_alt, board_img_html, board_svg
from abyss_nb.widgets.view import session_view, state_view
from abyss_nb.words import LANGUAGES, words

from .hostile import TEXTS, assert_calm, assert_harmless_svg

SVG = "{http://www.w3.org/2000/svg}"
ROOT = Path(__file__).parents[1]
THEMES = ("light", "dark")
each_theme = pytest.mark.parametrize("theme", THEMES)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
View = dict[str, Any]


@cache
def game(seats: int, plies: int) -> Session:
    """A game of people that bots play, after some actions; whoever plays for them, it is over after enough."""
    session = Session(["person"] * seats, seed=11)
    movers = [bots.make("greedy", seat) for seat in range(seats)]
    for _ in range(plies):
        decision = session.state.decision
        if decision is None:
            break
        mover = movers[int(decision.seat[1]) - 1]
        session.play(mover.decide(session.state.observe(decision.seat), session.state.legal()))
    return session


def seen(seats: int, plies: int, seat: str | None, curtain: str | None = None, lang: str = "en") -> View:
    return session_view(game(seats, plies), words(lang), seat, curtain)


@cache
def states() -> list[State]:
    """A position of the scenarios for every kind of decision."""
    found: dict[str, State] = {}
    for path in sorted((ROOT / "scenarios").rglob("*.json")):
        for item in scenario.read_file(path.read_text(encoding="utf-8")):
            for state in scenario.states(item):
                found.setdefault(state.decision.kind if state.decision else "", state)
    return list(found.values())


VIEWS: dict[str, Callable[[str], View]] = {
    "beginning": lambda lang: seen(2, 0, "p1", lang=lang),
    "middle": lambda lang: seen(2, 60, "p2", lang=lang),
    "three": lambda lang: seen(3, 120, "p2", lang=lang),
    "four": lambda lang: seen(4, 150, "p3", lang=lang),
    "nobody": lambda lang: seen(4, 150, None, lang=lang),
    "curtain": lambda lang: seen(2, 60, None, "p1", lang=lang),
    "ended": lambda lang: seen(2, 2000, "p1", lang=lang),
    "four-ended": lambda lang: seen(4, 2000, None, lang=lang),
}
each_view = pytest.mark.parametrize("name", VIEWS)


def drawn(name: str, theme: Any = "light", lang: str = "en") -> str:
    return board_svg(VIEWS[name](lang), words(lang).book(), theme)


def tree(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def written(svg: str) -> list[str]:
    return [text.text or "" for text in tree(svg).iter(f"{SVG}text")]


def description(svg: str) -> str:
    return tree(svg).findtext(f"{SVG}desc") or ""


# -- standing on its own -----------------------------------------------------------------------------------------


@each_view
@each_theme
@each_language
def test_a_picture_stands_on_its_own(name: str, theme: Any, lang: str) -> None:
    svg = drawn(name, theme, lang)
    root = assert_harmless_svg(svg)
    assert root.get("role") == "img"
    assert root.get("{http://www.w3.org/XML/1998/namespace}lang") == lang
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert not re.search(r"var\(|currentColor", svg)
    assert re.findall(r'https?://[^"]*', svg) == ["http://www.w3.org/2000/svg"]
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids)), "every symbol is in it once"
    used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg))
    assert {one or other for one, other in used} == set(ids), "the symbols used and no others are in the file"
    assert len(svg) < 250_000


@each_view
def test_everything_lies_inside_the_picture(name: str) -> None:
    root = tree(drawn(name))
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    assert root.get("width") == "1000"
    for rect in root.iter(f"{SVG}rect"):
        assert 0 < float(rect.get("width", 0)) <= 1000
        assert float(rect.get("height", 0)) > 0


def test_every_position_of_the_scenarios_is_drawn() -> None:
    assert len(states()) > 20
    for state in states():
        for seat in ("", None):
            assert_harmless_svg(state_svg(state, seat=seat))


def test_the_same_view_gives_the_same_picture() -> None:
    assert drawn("four") == drawn("four")


# -- what it shows -----------------------------------------------------------------------------------------------


@each_language
def test_the_picture_says_what_is_asked_and_which_turn_it_is(lang: str) -> None:
    view, texts = VIEWS["middle"](lang), written(drawn("middle", lang=lang))
    assert clean(view["decision"]["title"]) in texts
    assert words(lang).label("board.turn", n=view["turn"]) in texts


def test_all_that_lies_open_is_drawn() -> None:
    svg, view, book = drawn("four"), VIEWS["four"]("en"), words("en").book()
    for id_ in filter(None, view["court"]):
        assert "".join(book["lords"][id_]["name"].split()) in "".join("".join(written(svg)).split())
    for player in view["players"]:
        assert any(text.startswith(player["name"][:8]) for text in written(svg))
        for location in player["locations"]:
            assert book["locations"][location["id"]]["name"] in description(svg)
        assert str(player["points"]) in written(svg)


@each_view
@each_language
def test_the_description_tells_the_whole_table(name: str, lang: str) -> None:
    view, book, told = VIEWS[name](lang), words(lang).book(), description(drawn(name, lang=lang))
    for id_ in filter(None, view["court"]):
        assert book["lords"][id_]["name"] in told
        assert book["lords"][id_]["power"].rstrip(".") in told
    for id_ in view["locations_available"]:
        assert book["locations"][id_]["name"] in told
    for player in view["players"]:
        assert f"\u2068{player['name']}\u2069" in told
        for lord in player["lords"]:
            assert book["lords"][lord["id"]]["name"] in told
    assert not re.search(r"[{}]|\b(?:picture|lord|board)\.[a-z]", told)
    assert len(told) < 8000


def test_the_alternative_text_of_an_image_is_title_and_description() -> None:
    svg = drawn("middle")
    alt = board_alt(VIEWS["middle"]("en"), words("en").book())
    assert alt == f"{tree(svg).findtext(f'{SVG}title')}\n{description(svg)}"
    assert clean(VIEWS["middle"]("en")["decision"]["title"]) in alt


@pytest.mark.parametrize("name", ["ended", "four-ended"])
def test_the_end_shows_scores_and_winner(name: str) -> None:
    view, svg = VIEWS[name]("en"), drawn(name)
    assert view["over"]
    assert words("en").label("board.over") in written(svg)
    for score in view["scores"]:
        assert str(score["total"]) in written(svg)
        assert f"{score['total']} points" in description(svg)
    assert "(winner)" in description(svg)
    assert "Hand of" not in description(svg)


def test_a_hand_is_drawn_for_its_owner_only() -> None:
    assert "HAND OF \u2068PERSON 2\u2069" in written(drawn("middle"))
    for name in ("nobody", "curtain"):
        assert not [text for text in written(drawn(name)) if "HAND" in text]
        assert "Hand of" not in description(drawn(name))


def test_a_tilted_lord_lies_on_its_side() -> None:
    view = VIEWS["four"]("en")
    owner = next(player for player in view["players"] if player["lords"])
    upright = board_svg(view, words("en").book())
    owner["lords"][0]["tilted"] = True
    tilted = board_svg(view, words("en").book())
    owner["lords"][0]["tilted"] = False
    assert tilted.count("rotate(90)") == upright.count("rotate(90)") + 1
    assert "(tilted)" in description(tilted)


def test_monster_tokens_show_their_values_to_their_owner_only() -> None:
    view = VIEWS["middle"]("en")
    view["players"][1] = {**view["players"][1], "monster_tokens": [4, 2, 3]}
    for shown, values in ((view, ["2 3 4"]), ({**view, "curtain": "p2"}, [])):
        texts = written(board_svg(shown, words("en").book()))
        assert [text for text in texts if text == "2 3 4"] == values


# -- arguments ---------------------------------------------------------------------------------------------------


def test_a_session_is_drawn_for_the_eyes_asked_for() -> None:
    session = game(2, 60)
    assert session.svg(seat="p2") == drawn("middle")
    assert session.svg() == session.svg(seat=None), "of two people at one screen nobody's hand is shown"
    assert "Hand of" not in description(session.svg())
    assert session.svg(lang="fr", theme="dark", seat="p2") == drawn("middle", "dark", "fr")
    alone = Session(["person", "random"], seed=1)
    alone.wait()
    assert "Hand of" in description(alone.svg())
    assert "Hand of" not in description(alone.svg(seat=None))


def test_a_board_draws_what_it_shows_or_what_is_asked_for() -> None:
    board = BoardWidget(game(2, 60), theme="dark", seat="p2")
    assert board.svg("light") == drawn("middle")
    assert board.svg() == drawn("middle", "dark")
    assert board.svg("light", "es") == drawn("middle", lang="es")
    assert board.svg("light", seat=None) == game(2, 60).svg(seat=None)
    shared = BoardWidget(game(2, 60))
    assert shared.view["curtain"]
    assert shared.svg() == board_svg(shared.view, shared.book)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seat": "p3"}, "'p3' does not play; seats are p1, p2"),
        ({"seat": "P1"}, "does not play"),
        ({"lang": "de"}, "known are"),
        ({"theme": "blue"}, "unknown theme 'blue'; known are light, dark"),
    ],
)
def test_wrong_arguments_are_explained(given: dict[str, Any], message: str) -> None:
    for draw in (game(2, 0).svg, BoardWidget(game(2, 0)).svg):
        with pytest.raises(ValueError, match=re.escape(message)):
            draw(**given)


def test_the_image_tag_carries_picture_and_words() -> None:
    tags: list[tuple[str, dict[str, str | None]]] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            tags.append((tag, dict(attrs)))

    Reader().feed(board_img_html("<svg>é</svg>", TEXTS["closes-everything"]))
    Reader().feed(session_html(game(2, 60)))
    (tag, given), (_, real) = tags
    assert tag == "img"
    assert given["alt"] == TEXTS["closes-everything"]
    assert b64decode((given["src"] or "").removeprefix("data:image/svg+xml;base64,")).decode() == "<svg>é</svg>"
    assert "Court: " in (real["alt"] or "")


# -- hostile views -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", TEXTS)
def test_hostile_words_and_cards_are_shown_as_text(what: str) -> None:
    """Whatever a view or a book held, the picture is sound: the last wall, behind those around names and files."""
    text = TEXTS[what]
    book = json.loads(json.dumps(words("en").book()))
    for card in [*book["lords"].values(), *book["locations"].values()]:
        card.update({key: text for key in ("name", "power", "text", "sign") if key in card})
    view = json.loads(json.dumps(VIEWS["four"]("en")))
    view["decision"].update(title=text, hint=text)
    for player in view["players"]:
        player["name"] = text
    root = tree(board_svg(view, book))
    assert {element.tag for element in root.iter()} == {element.tag for element in tree(drawn("four")).iter()}
    assert all(len(text) < 200 for text in written(board_svg(view, book)))


def test_a_placeholder_in_a_name_is_not_filled_in() -> None:
    view = VIEWS["ended"]("en")
    for player in view["players"]:
        player["name"] = "{names}"
    assert "Won by \u2068{names}\u2069" in tree(board_svg(view, words("en").book())).findtext(f"{SVG}title", "")


# -- drawing -----------------------------------------------------------------------------------------------------


def test_every_symbol_can_be_painted_in_both_themes() -> None:
    for theme in ("light", "dark"):
        for name, sprite in sprites().items():
            painted = sprite.painted(colours(theme), "#123456")  # type: ignore[arg-type]
            assert "var(" not in painted, name
            ElementTree.fromstring(f"<svg>{painted}</svg>")


@pytest.mark.parametrize("width", range(10, 300, 17))
def test_a_name_is_isolated_in_each_line_that_it_reaches(width: int) -> None:
    text = "pay: \u2068Ann of the long names and Kent\u2069 wins over \u2068Bo\u2069"
    for line in wrapped(text, width, 14, 3):
        assert_calm(line)
        assert line.count("\u2068") == line.count("\u2069")


@pytest.mark.parametrize("text", ["The Aquaculturalist", "Oceanic Senate Assembly", "漢字" * 20, "M" * 50, ""])
def test_a_fitted_text_fits(text: str) -> None:
    assert width_of(fitted(text, 90, 12), 12) <= 90
    lines = wrapped(text, 90, 12, 2)
    assert len(lines) <= 2
    assert all(width_of(line, 12) <= 90 for line in lines)


def test_cleaning_keeps_letters_of_every_script() -> None:
    for name in ("Zoë", "Ильнар", "שלום", "美咲", "नमस्ते", "👩‍🚀"):
        assert clean(name) == name


def test_a_shade_is_in_the_file_once_however_often_it_is_used() -> None:
    pen = Pen("light")
    fill = pen.fade("#ffffff", "#000000")
    assert fill == pen.fade("#ffffff", "#000000")
    pen.fade("#ffffff", "#111111")
    assert pen.definitions(f'<rect fill="{fill}"/>').count("<linearGradient") == 1
    assert mixed("#ff0000", 0.25, "#0000ff") == "#4000bf"


def test_a_state_is_seen_by_whoever_decides() -> None:
    state = game(2, 60).state
    assert state.decision
    assert state_svg(state) == state_svg(state, seat=state.decision.seat)
    assert state_view(state, words("en"), None)["players"][0]["hand"] == len(
        state.observe("p1")["seats"]["p1"]["hand"].split()
    )
