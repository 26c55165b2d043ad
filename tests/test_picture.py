"""The static picture: what it shows, what it hides, and that nothing in a name can harm it."""

from __future__ import annotations

import csv
import json
import re
from base64 import b64decode
from html.parser import HTMLParser
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest

from abyss_nb.widgets.art import english, sprites, tokens
from abyss_nb.widgets.art.lettering import clean, fitted, width_of, wrapped
from abyss_nb.widgets.picture import board_img_html, board_svg

SVG = "{http://www.w3.org/2000/svg}"
THEMES = ("light", "dark")
HOSTILE = "<script>alert('x')</script>&\"]]>"
POWERS = {
    "instant": "Each opponent loses 2 Pearls.",
    "lasting": "Opponents pay 2 more to recruit a Lord.",
    "activated": "Once a turn, discard an Ally of yours to gain 2 Pearls.",
    "none": "",
}
SIGNS = {"lords_with_key": "3×", "lords_without_key": "3×", "lords": "15−", "affiliated_allies": "20−"}
ARROWS = {"pearl": 1, "monster": 1}


def rows(name: str) -> list[dict[str, str]]:
    text = (files("abyss_nb.core.abyss") / "data" / name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def book() -> dict[str, Any]:
    """A book in English as the board gets it, with one line of power for each kind of power."""
    lords = {
        row["id"]: {
            "name": row["name_en"],
            "guild": row["guild"],
            "race": row["race"] or None,
            "cost": int(row["cost"]),
            "races": int(row["races_required"]),
            "mandatory": row["mandatory_race"] or None,
            "keys": int(row["keys"]),
            "influence": int(row["influence"]),
            "kind": row["power_kind"],
            "power": POWERS[row["power_kind"]],
            "rule": f"LORD-{row['id'].upper()}",
        }
        for row in rows("lords.csv")
    }
    locations = {
        row["id"]: {
            "name": row["name_en"],
            "text": "5 points and 2 for each Lord of a Guild.",
            "guild": row["guild"] or None,
            "race": row["race"] or None,
            "sign": SIGNS.get(row["unit"], f"{row['base']}+{row['per_unit']}×" if row["per_unit"] != "0" else "⇄"),
            "rule": f"LOCATION-{row['id'].upper()}",
        }
        for row in rows("locations.csv")
    }
    return {
        "lang": "en",
        "words": dict(english()),
        "lords": lords,
        "locations": locations,
        "races": {race: race.capitalize() for race in ("crab", "jellyfish", "seahorse", "shellfish", "squid")},
        "guilds": {guild: guild.capitalize() for guild in {row["guild"] for row in rows("lords.csv")}},
        "threat": [
            [{"keys": 0, "pearls": 1, "monsters": 0}, {"keys": 0, "pearls": 0, "monsters": 1}],
            [{"keys": 0, "pearls": 2 - n, "monsters": n} for n in range(3)],
            [{"keys": 1, "pearls": 0, "monsters": 0}],
            [{"keys": 1, "pearls": 1, "monsters": 0}, {"keys": 1, "pearls": 0, "monsters": 1}],
            [{"keys": 1, "pearls": 2 - n, "monsters": n} for n in range(3)],
            [{"keys": 2, "pearls": 0, "monsters": 0}],
        ],
        "languages": [{"id": "en", "name": "English"}],
        "kinds": [{"id": "person", "name": "Person"}, {"id": "greedy", "name": "Greedy"}],
    }


def player(seat: str, name: str, **given: Any) -> dict[str, Any]:
    """A player with nothing but a Pearl, and what is given."""
    nothing: dict[str, Any] = {
        "seat": seat, "name": name, "kind": "person", "pearls": 1, "key_tokens": 0, "working_keys": 0,
        "monster_tokens": 0, "hand": 0, "affiliated": [], "lords": [], "locations": [], "points": 0,
    }  # fmt: skip
    return nothing | given


def lords(*ids: str) -> list[dict[str, Any]]:
    """Lords in front of a player; a `!` marks a tilted one."""
    return [{"id": id_.strip("!"), "tilted": id_.endswith("!")} for id_ in ids]


ANN = player(
    "p1", "Ann", pearls=7, key_tokens=1, working_keys=2, monster_tokens=[2, 4, 3], points=61,
    hand=["crab-1", "squid-5", "seahorse-2", "crab-3", "jellyfish-4", "shellfish-1", "crab-1"],
    affiliated=["crab-1", "squid-2", "shellfish-1", "seahorse-3"],
    lords=lords("recruiter", "aquaculturalist!", "master-of-magic"),
    locations=[
        {"id": "barracks", "lords": ["jailer", "assassin", "landowner"], "points": 11},
        {"id": "coral-barrier", "lords": ["sage"], "points": 16},
    ],
)  # fmt: skip
BEN = player(
    "p2", "Ben", kind="greedy", pearls=12, key_tokens=2, working_keys=2, monster_tokens=2, hand=5, points=34,
    affiliated=["jellyfish-1", "jellyfish-1"], lords=lords("peddler", "traitor", "hermit"),
    locations=[{"id": "oceanic-senate-assembly", "lords": ["slaver", "oracle", "keeper"], "points": 4}],
)  # fmt: skip


def view(**given: Any) -> dict[str, Any]:
    """A position of two players in the middle of the game, seen by p1, and what is given instead."""
    middle: dict[str, Any] = {
        "seq": 40, "seat": "p1", "curtain": None, "players": [ANN, BEN], "active": "p1", "turn": 17,
        "over": False, "winners": [], "last_turns": None,
        "court": ["reaper", None, "invoker", "elder", "schemer", "hunter"],
        "lord_deck": 21, "lord_discard": ["miller"], "track": ["squid-2", "monster"], "track_spaces": 5,
        "price": 2, "exploration_deck": 33, "exploration_discard": 12,
        "council": {"crab": 3, "jellyfish": 0, "seahorse": 1, "shellfish": 5, "squid": 2}, "threat": 4,
        "locations_available": ["jail", "chasm"], "location_deck": 14, "drawn": [], "played": [],
        "treasury": 29, "key_supply": 7, "monster_supply": 15,
        "decision": {
            "seat": "p1", "kind": "explore", "mine": True, "title": "Ann: fight the Monster or go on?",
            "hint": "A fight gives what the Threat track shows.", "actions": [], "more": 0, "card": None,
            "payment": None,
        },
        "log": [], "scores": None, "can_undo": True, "can_redo": False, "thinking": None, "notice": "",
    }  # fmt: skip
    return middle | given


def four() -> dict[str, Any]:
    """Four players, one asked out of turn, full areas, more Locations than fit in a row."""
    cleo = player(
        "p3",
        "Cléo",
        pearls=0,
        hand=2,
        lords=lords("shaman", "diplomat!", "keeper", "commander", "trader", "sage"),
    )
    return view(
        players=[ANN, BEN, cleo, player("p4", "Dmitri", kind="random")],
        active="p3",
        decision={
            **view()["decision"],
            "seat": "p1",
            "kind": "offer",
            "title": "Ann: buy Squid 2 for 2 Pearls?",
        },
        locations_available=[
            "jail",
            "chasm",
            "lost-tower",
            "sargasso-fields",
            "black-smokers",
            "nest-of-giant-clams",
        ],
        drawn=["dockworks", "city-of-mirrors"],
        played=["crab-1", "squid-5"],
        track=["squid-2", "crab-4", "seahorse-1", "jellyfish-3", "monster"],
        threat=1,
        last_turns={"by": "p2", "left": ["p3", "p4", "p1"]},
    )


def ended() -> dict[str, Any]:
    """The end of a game of two."""
    score = {
        "lords": 31,
        "allies": 7,
        "monsters": 9,
        "pearls": 7,
        "winner": True,
        "seat": "p1",
        "name": "Ann",
    }
    places = [{"id": "barracks", "points": 11, "text": ""}, {"id": "coral-barrier", "points": 16, "text": ""}]
    loser = {
        "lords": 20,
        "allies": 2,
        "monsters": 4,
        "pearls": 12,
        "winner": False,
        "seat": "p2",
        "name": "Ben",
    }
    return view(
        over=True,
        players=[{**ANN, "points": 74}, {**BEN, "points": 30}],
        winners=["p1"],
        decision=None,
        track=[],
        lord_deck=0,
        scores=[
            {**score, "locations": places, "total": 74},
            {**loser, "locations": [{"id": "oceanic-senate-assembly", "points": 4, "text": ""}], "total": 30},
        ],
    )


VIEWS = {"two": view, "four": four, "ended": ended}


def tree(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def written(svg: str) -> list[str]:
    return [text.text or "" for text in tree(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", VIEWS)
def test_a_picture_stands_on_its_own(name: str, theme: Any) -> None:
    svg = board_svg(VIEWS[name](), book(), theme)
    root = tree(svg)
    assert root.get("role") == "img"
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert not re.search(r"<script|<style|<foreignObject|javascript:|url\(|var\(|currentColor|\son\w+=", svg)
    assert re.findall(r'https?://[^"]*', svg) == ["http://www.w3.org/2000/svg"]
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    used = {element.get("href") for element in root.iter(f"{SVG}use")}
    assert used == {f"#{id_}" for id_ in ids}, "the symbols used and no others are in the file"


@pytest.mark.parametrize("name", VIEWS)
def test_everything_lies_inside_the_picture(name: str) -> None:
    root = tree(board_svg(VIEWS[name](), book()))
    width = float(root.get("width", 0))
    assert 950 <= width <= 1050
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    for rect in root.iter(f"{SVG}rect"):
        assert float(rect.get("width", 0)) <= width
        assert float(rect.get("height", 0)) > 0


def test_the_picture_says_what_is_asked_and_whose_turn_it_is() -> None:
    texts = written(board_svg(view(), book()))
    assert "Ann: fight the Monster or go on?" in texts
    assert "Turn 17" in texts
    assert texts.count("to play") == 1


def test_the_player_who_is_asked_out_of_turn_is_marked() -> None:
    texts = written(board_svg(four(), book()))
    assert texts.count("asked") == texts.count("to play") == 1


def test_the_description_tells_the_whole_table() -> None:
    description = tree(board_svg(view(), book())).findtext(f"{SVG}desc") or ""
    assert "Court: The Reaper, The Invoker, The Elder, The Schemer, The Hunter." in description
    assert "Exploration track: Squid 2, Monster. Next price in Pearls: 2." in description
    assert "The Aquaculturalist (tilted)" in description
    assert "The Barracks (11) over The Jailer, The Assassin, The Landowner" in description
    assert "Hand of Ann: Crab 1, Squid 5" in description


def test_the_end_shows_scores_and_winner() -> None:
    svg = board_svg(ended(), book())
    assert {"74", "30", "The game is over. Won by Ann"} <= set(written(svg))
    assert "Ann (winner): 74 points, from Locations 27" in svg


def test_a_hand_that_is_a_count_is_not_drawn() -> None:
    watcher = view(seat=None, players=[{**ANN, "hand": 7, "monster_tokens": 3}, BEN])
    assert not [text for text in written(board_svg(watcher, book())) if text.startswith("Hand")]


def test_nothing_of_a_hand_is_drawn_behind_the_curtain() -> None:
    svg = board_svg(
        view(curtain="p1", track=[], players=[{**ANN, "affiliated": []}, {**BEN, "affiliated": []}]), book()
    )
    assert "Hand of" not in svg
    assert "Squid 5" not in svg
    assert "3 (2+3+4)" not in written(svg)
    assert "The hand is hidden until Ann is there" in written(svg)


@pytest.mark.parametrize(
    "name",
    [
        HOSTILE,
        "W" * 5000,
        "x\x00\x1b\ud800\ufffe",
        "\u202eevil",
        "א" * 60,
        "a" + "\u0301" * 3000,
        "漢字" * 80,
        "",
        "{name}",
    ],
)
def test_any_name_is_shown_as_text(name: str) -> None:
    players = [{**ANN, "name": name}, {**BEN, "name": name}]
    scores = [{**score, "name": name} for score in ended()["scores"]]
    for position in (view(players=players), {**ended(), "players": players, "scores": scores}):
        svg = board_svg(position, book())
        root = tree(svg)
        assert "<script" not in svg
        assert "\u202e" not in svg
        assert all(len(text) < 200 for text in written(svg))
        assert len(root.findtext(f"{SVG}desc") or "") < 10_000


def test_hostile_words_and_cards_are_shown_as_text() -> None:
    words = book()
    words["words"] = dict.fromkeys(words["words"], HOSTILE)
    for card in [*words["lords"].values(), *words["locations"].values()]:
        card.update({key: HOSTILE for key in ("name", "power", "text", "sign") if key in card})
    position = four()
    position["decision"].update(title=HOSTILE, hint=HOSTILE)
    svg = board_svg(position, words)
    tree(svg)
    assert "<script" not in svg


def test_a_placeholder_in_a_name_is_not_filled_in() -> None:
    svg = board_svg(ended() | {"players": [{**ANN, "name": "{names}"}, BEN]}, book())
    assert "Won by {names}" in svg


def test_the_words_of_the_book_are_used() -> None:
    french = book()
    french["words"] |= {"picture.court": "Cour"}
    assert "Cour" in written(board_svg(view(), french))


def test_an_unknown_language_falls_back_to_english() -> None:
    assert "Court" in written(board_svg(view(), {**book(), "words": {}}))


def test_monster_tokens_show_their_values_to_their_owner_only() -> None:
    texts = written(board_svg(view(), book()))
    assert "3 (2+3+4)" in texts
    assert [text for text in texts if "(" in text] == ["3 (2+3+4)"]


def test_the_same_view_gives_the_same_picture() -> None:
    assert board_svg(four(), book()) == board_svg(four(), book())


def test_the_image_tag_carries_picture_and_words() -> None:
    tags: list[tuple[str, dict[str, str | None]]] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            tags.append((tag, dict(attrs)))

    Reader().feed(board_img_html("<svg>é</svg>", HOSTILE))
    ((tag, given),) = tags
    assert tag == "img"
    assert given["alt"] == HOSTILE
    assert b64decode((given["src"] or "").removeprefix("data:image/svg+xml;base64,")).decode() == "<svg>é</svg>"


def test_every_word_of_the_picture_is_listed_and_used() -> None:
    package = files("abyss_nb.widgets")
    source = "".join((package / name).read_text(encoding="utf-8") for name in ("picture.py", "art/telling.py"))
    quoted = set(re.findall(r"""["']([a-z_]+)["']""", source))
    assert {key for key in english() if key.removeprefix("picture.") not in quoted} == set()


def test_every_symbol_can_be_painted_in_both_themes() -> None:
    for theme in THEMES:
        for name, sprite in sprites().items():
            painted = sprite.painted(tokens()[theme], "#123456")
            assert "var(" not in painted, name
            ElementTree.fromstring(f"<svg>{painted}</svg>")


@pytest.mark.parametrize("text", ["The Aquaculturalist", "Oceanic Senate Assembly", "漢字" * 20, "M" * 50, ""])
def test_a_fitted_text_fits(text: str) -> None:
    assert width_of(fitted(text, 90, 12), 12) <= 90
    lines = wrapped(text, 90, 12, 2)
    assert len(lines) <= 2
    assert all(width_of(line, 12) <= 90 for line in lines)


def test_cleaning_keeps_letters_of_every_script() -> None:
    for name in ("Zoë", "Ильнар", "שלום", "美咲", "नमस्ते", "👩‍🚀"):
        assert clean(name) == name


def test_the_fixtures_are_json() -> None:
    json.dumps([book(), *(make() for make in VIEWS.values())])
