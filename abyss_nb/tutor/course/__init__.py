"""The chapters that come with the program: the course of the tutorial, and the gallery of cards."""

from functools import cache
from importlib.resources import files

from abyss_nb.tutor.chapter import Chapter
from abyss_nb.tutor.reading import load_chapter

COURSE = (
    "aim",
    "turn",
    "explore",
    "threat",
    "council",
    "recruit",
    "affiliate",
    "court_refill",
    "powers",
    "assassin_tilt",
    "master_of_magic",
    "locations",
    "chains",
    "ending",
    "scoring",
    "first_game",
)
"""The chapters of the tutorial in the order in which they build on each other."""
GALLERY = (
    "gallery_soldiers",
    "gallery_merchants",
    "gallery_mages",
    "gallery_politicians",
    "gallery_farmers",
    "gallery_ambassadors",
    "gallery_locations",
    "gallery_threat",
)
"""Every card, each with a situation to play."""


@cache
def chapter(name: str, lang: str = "en") -> Chapter:
    """Return a chapter of the course or of the gallery in a language.

    Raises:
        ValueError: there is no such chapter.
    """
    if name not in COURSE + GALLERY:
        raise ValueError(f"there is no chapter {name!r}; there are {', '.join(COURSE + GALLERY)}")
    return load_chapter(files(__name__), name, lang)
