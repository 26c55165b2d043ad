"""The pictures of Lords and Locations: each its own, all drawn from parts that exist, none drawn in vain."""

from __future__ import annotations

import csv
import gzip
import json
import re
from importlib.resources import files
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from abyss_nb.widgets.art import Theme, compositions, sprites
from abyss_nb.widgets.art.cards import portrait, scene
from abyss_nb.widgets.art.pen import Pen

BUDGET = 20_000
"""How many bytes the parts and the compositions take at most, compressed."""
ART = files("abyss_nb.widgets.art")

themes = pytest.mark.parametrize("theme", ["light", "dark"])


def cards(name: str) -> dict[str, dict[str, Any]]:
    """The cards of a printed table, as far as a picture asks for them."""
    text = (files("abyss_nb.core.abyss") / "data" / f"{name}.csv").read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines())
    return {row["id"]: {"guild": row["guild"] or None, "race": row["race"] or None} for row in rows}


LORDS, LOCATIONS = cards("lords"), cards("locations")


def named(parts: list[Any]) -> list[str]:
    return [part if isinstance(part, str) else part[0] for part in parts]


def parts_of_lords() -> dict[str, list[str]]:
    figures = compositions()["lords"]
    return {id_: named([*figure.get("behind", []), *figure["front"]]) for id_, figure in figures.items()}


def parts_of_locations() -> dict[str, list[str]]:
    return {id_: named(parts) for id_, parts in compositions()["locations"].items()}


def symbols(sheet: str) -> set[str]:
    root = ElementTree.fromstring((ART / sheet).read_text(encoding="utf-8"))
    return {symbol.get("id", "") for symbol in root}


def test_every_lord_and_every_location_has_its_composition() -> None:
    assert set(parts_of_lords()) == set(LORDS)
    assert set(parts_of_locations()) == set(LOCATIONS)


def test_every_part_is_drawn_and_every_drawing_is_used() -> None:
    guilds = {f"{kind}-{card['guild']}" for card in LORDS.values() for kind in ("halo", "body")}
    assert guilds.union(*parts_of_lords().values()) == symbols("portraits.svg")
    assert set().union(*parts_of_locations().values()) == symbols("scenes.svg")


def test_every_part_has_the_size_of_its_frame() -> None:
    frames = compositions()["frames"]
    for kind, sheet in (("portrait", "portraits.svg"), ("scene", "scenes.svg")):
        assert {sprites()[name][:2] for name in symbols(sheet)} == {tuple(frames[kind])}, kind


@pytest.mark.parametrize("pictures", [parts_of_lords(), parts_of_locations()], ids=["lords", "locations"])
def test_everybody_has_a_part_that_nobody_else_has(pictures: dict[str, list[str]]) -> None:
    for id_, parts in pictures.items():
        others = {part for other, their in pictures.items() if other != id_ for part in their}
        assert set(parts) - others, id_


@themes
def test_no_two_pictures_look_the_same(theme: Theme) -> None:
    pen = Pen(theme)
    drawn = {id_: portrait(pen, id_, card, 116, 100).svg for id_, card in LORDS.items()}
    drawn |= {id_: scene(pen, id_, card, 140).svg for id_, card in LOCATIONS.items()}
    assert [pair for pair in combinations(drawn, 2) if drawn[pair[0]] == drawn[pair[1]]] == []


def test_skins_are_those_that_lords_have() -> None:
    skins = compositions()["skins"]
    assert {figure["skin"] for figure in compositions()["lords"].values()} == set(skins)
    for skin in skins.values():
        assert list(skin) == ["skin", "skin-shade"]
        assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in skin.values())


def test_parts_of_the_same_look_are_defined_once_and_all_that_is_used_is_defined() -> None:
    pen = Pen("light")
    drawn = "".join(portrait(pen, id_, card, 88, 60).svg for id_, card in LORDS.items())
    drawn += "".join(scene(pen, id_, card, 132).svg for id_, card in LOCATIONS.items())
    defined = re.findall(r'<symbol id="([\w-]+)"', pen.definitions(drawn))
    assert len(defined) == len(set(defined))
    assert set(re.findall(r'href="#([\w-]+)"', drawn)) == set(defined)


def test_a_scene_is_touched_by_what_its_location_counts() -> None:
    pen = Pen("light")
    soldiers, allies = (scene(pen, "barracks", {"guild": guild, "race": None}, 140) for guild in ("soldier", "mage"))
    assert soldiers.svg != allies.svg
    assert (soldiers.width, soldiers.height) == (140, 70)


def test_the_art_stays_small() -> None:
    data = json.dumps(json.loads((ART / "compositions.json").read_text(encoding="utf-8")), separators=(",", ":"))
    sheets = "".join((ART / name).read_text(encoding="utf-8") for name in ("portraits.svg", "scenes.svg"))
    assert len(gzip.compress((sheets + data).encode())) < BUDGET
