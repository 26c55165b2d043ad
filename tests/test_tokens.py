"""The colours of both themes: text can be read, signs can be seen, the drawings ask for nothing else."""

from __future__ import annotations

import math
import re
from importlib.resources import files
from itertools import combinations
from xml.etree import ElementTree

import pytest

from abyss_nb.widgets.art import SHEETS, Theme, colours, sprites

GROUNDS = ("water-0", "water-1", "water-2", "panel", "panel-raised")
TEXT = ("text", "text-muted", "accent", "danger")
RACES = ("crab", "jellyfish", "seahorse", "shellfish", "squid")
GUILDS = ("soldier", "merchant", "mage", "politician", "farmer", "ambassador")
SIGNS = (*RACES, *GUILDS, "edge", "focus", "chosen", "influence", "monster")
FILLS = (*RACES, *GUILDS, "accent", "danger", "influence", "monster", "key", "pearl", "back")
DRAWN = {name: (files("abyss_nb.widgets.art") / name).read_text(encoding="utf-8") for name in SHEETS}
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


# What people see who lack one kind of cone, in linear light: Machado, Oliveira, Fernandes, "A physiologically-based
# model for simulation of color vision deficiency" (2009), full strength.
BLINDNESS = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
TOO_CLOSE = 12
"""CIELAB distance below which two colours beside each other are taken for one."""


def linear(colour: str) -> list[float]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def seen_by(blindness: str, colour: str) -> list[float]:
    """A colour as somebody with this blindness sees it, in linear light."""
    parts = linear(colour)
    rows = BLINDNESS[blindness]
    return [min(1.0, max(0.0, sum(f * part for f, part in zip(row, parts, strict=True)))) for row in rows]


def lab(parts: list[float]) -> list[float]:
    """CIELAB of linear sRGB under D65."""
    red, green, blue = parts
    scaled = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in scaled)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]


def alike(theme: Theme, family: tuple[str, ...], blindness: str) -> set[tuple[str, str]]:
    """The pairs of a family that somebody with this blindness cannot tell apart by colour."""
    colour = colours(theme)
    shown = {name: lab(seen_by(blindness, colour[name])) for name in family}
    return {pair for pair in combinations(family, 2) if math.dist(shown[pair[0]], shown[pair[1]]) < TOO_CLOSE}


def outline(name: str) -> set[str]:
    """The shapes of a symbol without their colours."""
    symbols = (symbol for sheet in DRAWN.values() for symbol in ElementTree.fromstring(sheet))
    symbol = next(it for it in symbols if it.get("id") == name)
    return {" ".join(part.get(key, "") for key in ("d", "cx", "cy", "r")) for part in symbol.iter()} - {"   "}


def test_blindness_is_seen_as_published() -> None:
    assert math.dist(lab(linear("#ff0000")), lab(linear("#00ff00"))) > 150
    assert lab(linear("#ffffff")) == pytest.approx([100, 0, 0], abs=0.1)
    for blindness in BLINDNESS:
        assert lab(seen_by(blindness, "#808080")) == pytest.approx(lab(linear("#808080")), abs=0.1)
    # Red and green are one hue to those who lack the middle cones; yellow and white are near without the short ones.
    _, red, _ = lab(seen_by("deuteranopia", "#c02020"))
    _, green, _ = lab(seen_by("deuteranopia", "#208020"))
    assert abs(red - green) < 12 < abs(lab(linear("#c02020"))[1] - lab(linear("#208020"))[1])


@pytest.mark.parametrize(("kind", "family"), [("race", RACES), ("guild", GUILDS)])
def test_what_looks_alike_without_colour_has_another_shape(kind: str, family: tuple[str, ...]) -> None:
    both: tuple[Theme, ...] = ("light", "dark")
    close = {pair for theme in both for blindness in BLINDNESS for pair in alike(theme, family, blindness)}
    assert close, "the measure is too weak: some of so many colours are alike to somebody"
    for one, other in close:
        assert not outline(f"{kind}-{one}") & outline(f"{kind}-{other}"), (one, other)


def test_both_themes_have_the_same_colours() -> None:
    assert list(colours("light")) == list(colours("dark"))
    both: tuple[Theme, ...] = ("light", "dark")
    for theme in both:
        assert all(re.fullmatch(r"#[0-9a-f]{6}", value) for value in colours(theme).values())


def test_symbols_use_only_colours_that_exist_with_the_light_one_as_fallback() -> None:
    light, drawn = colours("light"), "".join(DRAWN.values())
    for name, fallback in re.findall(r"var\(--ab-([\w-]+), (#\w+)\)", drawn):
        assert light[name] == fallback, name
    used = set(re.findall(r"var\(--ab-([\w-]+)", drawn))
    assert used - set(light) == {"fill", "detail", "own", "own-ink"}


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_holds_nothing_but_symbols(sheet: str) -> None:
    root = ElementTree.fromstring(DRAWN[sheet])
    assert {child.tag for child in root} == {f"{SVG}symbol"}
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert tags == {"svg", "symbol", "g", "path", "circle"}
    assert not re.search(r"<style|style=|class=|href|url\(|<!--", DRAWN[sheet])
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert ids == [symbol.get("id") for symbol in root]


def test_no_two_drawings_share_an_id() -> None:
    ids = re.findall(r'<symbol id="([\w-]+)"', "".join(DRAWN.values()))
    assert len(ids) == len(set(ids)) == len(sprites())


def test_every_race_and_guild_has_its_sign() -> None:
    assert {f"race-{race}" for race in RACES} | {f"guild-{guild}" for guild in GUILDS} <= set(sprites())
