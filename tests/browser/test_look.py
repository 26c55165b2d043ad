"""How the board looks: a handful of positions against pictures kept in `looks/`.

A picture is compared at a quarter of its size and in squares, so that another version of Chromium or of a font passes
and a lost style sheet, a missing drawing or a part out of place does not. After an intended change, look at the new
pictures and keep them:

    RECORD_LOOKS=1 pytest tests/browser/test_look.py
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from .positions import Stage, scenes
from .rig.mount import MountedWidget

LOOKS = Path(__file__).parent / "looks"
SHOWN = (
    ("start for four", 1100, "light", "en"),
    ("late", 1600, "dark", "fr"),
    ("late", 900, "light", "es"),
    ("curtain", 480, "dark", "en"),
    ("building a payment", 1100, "dark", "en"),
    ("over", 1100, "light", "fr"),
)
SMALLER = 4
SQUARE = 16
"""Pixels of the smaller picture: a card is about two squares wide."""
ALIKE = 22.0
"""How far two squares may be apart on average, of 255."""
FEW = 0.03
"""Which share of the squares may be farther apart than that."""


def small(png: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    return picture.resize((picture.width // SMALLER, picture.height // SMALLER), Image.Resampling.BOX)


def share_of_other_squares(one: Image.Image, other: Image.Image) -> float:
    """Which share of two pictures differs; what only the higher one shows counts as different."""
    width, height = max(one.width, other.width), max(one.height, other.height)
    grounds = [Image.new("RGB", (width, height), colour) for colour in ("black", "white")]
    for ground, picture in zip(grounds, (one, other), strict=True):
        ground.paste(picture)
    difference = ImageChops.difference(*grounds)
    corners = [(x, y) for x in range(0, width, SQUARE) for y in range(0, height, SQUARE)]
    far = sum(
        max(ImageStat.Stat(difference.crop((x, y, min(x + SQUARE, width), min(y + SQUARE, height)))).mean) > ALIKE
        for x, y in corners
    )
    return far / len(corners)


def shot(
    mount: Callable[..., MountedWidget], name: str, width: int, theme: str, lang: str
) -> tuple[Stage, Image.Image]:
    stage = Stage(mount, viewport={"width": width, "height": 800})
    stage.show(next(scene for scene in scenes() if scene.name == name), theme=theme, lang=lang)
    return stage, small(stage.root.screenshot(animations="disabled"))


@pytest.mark.parametrize(("name", "width", "theme", "lang"), SHOWN)
def test_the_board_looks_as_it_did(
    name: str,
    width: int,
    theme: str,
    lang: str,
    mount: Callable[..., MountedWidget],
) -> None:
    _, shown = shot(mount, name, width, theme, lang)
    file = LOOKS / f"{name.replace(' ', '-')}-{width}-{theme}-{lang}.png"
    if os.environ.get("RECORD_LOOKS"):
        LOOKS.mkdir(exist_ok=True)
        shown.save(file, optimize=True)
        return
    share = share_of_other_squares(Image.open(file).convert("RGB"), shown)
    if share > FEW:
        shown.save(file.with_suffix(".now.png"))
    assert share <= FEW, f"{share:.1%} of the picture differs: see {file.stem}.now.png beside it"


def test_a_board_that_lost_its_drawings_looks_different(mount: Callable[..., MountedWidget]) -> None:
    stage, whole = shot(mount, *SHOWN[0])
    assert share_of_other_squares(whole, small(stage.root.screenshot(animations="disabled"))) == 0
    stage.page.add_style_tag(content=".ab-section-court .ab-lord-art { visibility: hidden }")
    assert share_of_other_squares(whole, small(stage.root.screenshot(animations="disabled"))) > FEW
