"""The colours of both themes: text can be read, signs can be seen, the drawings ask for nothing else."""

from __future__ import annotations

import csv
import re
from importlib.resources import files
from itertools import combinations
from xml.etree import ElementTree

import pytest

from abyss_nb.widgets.art import Theme, colours, sprites, tokens

GROUNDS = ("water-0", "water-1", "water-2", "panel", "panel-raised")
TEXT = ("text", "text-muted", "accent", "danger")
RACES = ("crab", "jellyfish", "seahorse", "shellfish", "squid")
GUILDS = ("soldier", "merchant", "mage", "politician", "farmer", "ambassador")
SIGNS = (*RACES, *GUILDS, "edge", "focus", "chosen", "influence", "monster")
FILLS = (*RACES, *GUILDS, "accent", "danger", "influence", "monster", "key", "pearl", "back")
SHEET = (files("abyss_nb.widgets.art") / "sprites.svg").read_text(encoding="utf-8")
SVG = "{http://www.w3.org/2000/svg}"

themes = pytest.mark.parametrize("theme", ["light", "dark"])


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_measured_as_wcag_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@themes
def test_text_is_readable_on_every_ground(theme: Theme) -> None:
    colour = colours(theme)
    low = {(a, b): contrast(colour[a], colour[b]) for a in TEXT for b in GROUNDS}
    assert {pair: value for pair, value in low.items() if value < 4.5} == {}


@themes
def test_ink_is_readable_on_its_colour(theme: Theme) -> None:
    colour = colours(theme)
    assert {fill for fill in FILLS if contrast(colour[fill], colour[f"{fill}-ink"]) < 4.5} == set()


@themes
def test_edges_and_signs_are_seen_on_every_ground(theme: Theme) -> None:
    colour = colours(theme)
    low = {(a, b): contrast(colour[a], colour[b]) for a in SIGNS for b in GROUNDS}
    assert {pair: value for pair, value in low.items() if value < 3} == {}


@themes
@pytest.mark.parametrize("sign", ["pearl", "key"])
def test_a_bright_sign_is_seen_by_its_fill_or_by_its_edge(theme: Theme, sign: str) -> None:
    colour = colours(theme)
    for ground in GROUNDS:
        assert max(contrast(colour[part], colour[ground]) for part in (sign, f"{sign}-edge")) >= 3, ground


@themes
@pytest.mark.parametrize("family", [RACES, GUILDS])
def test_colours_of_a_family_differ(theme: Theme, family: tuple[str, ...]) -> None:
    colour = colours(theme)
    parts = {name: [int(colour[name][at : at + 2], 16) for at in (1, 3, 5)] for name in family}
    for one, other in combinations(family, 2):
        apart = sum((a - b) ** 2 for a, b in zip(parts[one], parts[other], strict=True)) ** 0.5
        assert apart > 60, (one, other)


def test_both_themes_have_the_same_colours() -> None:
    assert list(colours("light")) == list(colours("dark"))
    both: tuple[Theme, ...] = ("light", "dark")
    for theme in both:
        assert all(re.fullmatch(r"#[0-9a-f]{6}", value) for value in colours(theme).values())


def test_symbols_use_only_colours_that_exist_with_the_light_one_as_fallback() -> None:
    light = colours("light")
    for name, fallback in re.findall(r"var\(--ab-([\w-]+), (#\w+)\)", SHEET):
        assert light[name] == fallback, name
    used = set(re.findall(r"var\(--ab-([\w-]+)", SHEET))
    assert used - set(light) == {"fill", "detail"}


def test_the_sheet_holds_nothing_but_symbols() -> None:
    root = ElementTree.fromstring(SHEET)
    assert {child.tag for child in root} == {f"{SVG}symbol"}
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert tags == {"svg", "symbol", "g", "path", "circle"}
    assert not re.search(r"<style|style=|class=|href|url\(|<!--", SHEET)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert ids == [symbol.get("id") for symbol in root]
    assert len(ids) == len(set(ids)) == len(sprites())


def test_every_race_guild_and_location_has_its_drawings() -> None:
    wanted = {f"race-{race}" for race in RACES} | {
        f"{kind}-{guild}" for guild in GUILDS for kind in ("guild", "portrait")
    }
    wanted |= set(tokens()["scene-of"].values())
    assert wanted <= set(sprites())
    table = (files("abyss_nb.core.abyss") / "data" / "locations.csv").read_text(encoding="utf-8")
    assert {row["id"] for row in csv.DictReader(table.splitlines())} == set(tokens()["scene-of"])
