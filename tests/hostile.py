"""Texts that try to do harm or to break what stands around them, for the tests of everything that shows text.

What is dangerous in a text is what it does not look like: markup, codes that drive a terminal, marks that turn the
direction of writing, what nobody sees, what takes too much room.
"""

from __future__ import annotations

import re
import unicodedata
from html.parser import HTMLParser
from xml.etree import ElementTree

TEXTS = {
    "script": "<script>window.harmed = 'script'</script>",
    "image": "<img src=x onerror=\"window.harmed='image'\">",
    "closes-everything": "\"'></text></desc></title></svg></td></style></script><svg onload=\"window.harmed='svg'\">",
    "data": "]]><![CDATA[<b>--><!-- &lt;b&gt; &#60; &amp;",
    "link": "javascript:window.harmed='link'//[x](javascript:window.harmed='link')",
    "address": "http://127.0.0.1:9/harm.svg url(http://127.0.0.1:9/harm.png)",
    "placeholders": "{0.__class__.__mro__}{name}{x!r}%s%(name)s$name${name}`${7*7}`{{7*7}}",
    "formulas": "$\\href{javascript:window.harmed='tex'}{x}$",
    "terminal": "\x1b[2J\x1b[1;1Hgone\x1b]0;title\x07\x1b[31m\x9b31m\x08\x7f",
    "lines": "one\r\ntwo\u2028three\u2029four\x0bfive\x85six",
    "control": "nul\x00bell\x07\ufffe\ufdd0end",
    "surrogate": "half \ud83d\udc7b\ud800 of a letter",
    "override": "ab\u202edetrevni\u202c cd",
    "isolate": "\u2067ab\u2069\u2069\u2069 cd\u202d ef",
    "hebrew": "שלום: 1",
    "arabic": "مرحبا (12)",
    "invisible": "\u200b\u200c\u200d\u2060\ufeff\u00ad",
    "blank": " \t\u3000\u2800\u3164\u00a0",
    "invisible-between": "A\u200bn\u2060n\u00ad",
    "look-alike": "Ρеrsоn 1",
    "accents": "Z" + "\u0301\u0489\u0336" * 300 + "algo",
    "emoji": "👩‍🚀🏴󠁧󠁢󠁳󠁣󠁴󠁿👨‍👩‍👧‍👦🇫🇷☺️",
    "wide": "漢字" * 200,
    "one-long-word": "W" * 10_000,
    "many-words": "word " * 2_000,
    "unset": "__proto__",
}
"""Each text by what is hostile in it."""

_DIRECTIONS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]")
_TAGS = frozenset(["img", "table", "thead", "tbody", "tr", "th", "td", "bdi"])
_DRAWN = re.compile(
    "svg|title|desc|defs|symbol|linearGradient|radialGradient|stop|clipPath|g|use|path|rect|circle|ellipse|line|"
    "polyline|polygon|text"
)
_INSIDE = re.compile(r"url\(#[\w.-]+\)|#[\w.-]+")


def assert_calm(text: str) -> None:
    """Fail if a text drives a terminal, ends its line or turns what follows."""
    wrong = {c for c in text if unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") or _DIRECTIONS.match(c)}
    assert not wrong, f"{wrong} in {text[:100]!r}"
    depth = 0
    for letter in text:
        depth += (letter == "\u2068") - (letter == "\u2069")
        assert depth >= 0, f"leaves its isolation: {text[:100]!r}"


class _Reader(HTMLParser):
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in _TAGS, tag
        for name, value in attrs:
            assert name in ("style", "src", "alt"), name
            if name == "src":
                assert (value or "").startswith("data:image/svg+xml;base64,")
            if name == "alt":
                for line in (value or "").split("\n"):
                    assert_calm(line)

    def handle_data(self, data: str) -> None:
        assert_calm(data)

    def handle_comment(self, data: str) -> None:
        raise AssertionError(f"a comment: {data}")


def assert_harmless_html(text: str) -> None:
    """Fail if HTML holds anything but tables and embedded pictures, or text that is not calm."""
    reader = _Reader()
    reader.feed(text)
    reader.close()


def assert_harmless_svg(svg: str) -> ElementTree.Element:
    """Fail if a picture holds anything that runs, loads, or stands outside of it; return its tree."""
    root = ElementTree.fromstring(svg)
    for element in root.iter():
        tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
        assert _DRAWN.fullmatch(tag), tag
        for name, value in element.attrib.items():
            assert not name.lower().startswith("on"), name
            assert name != "style", name
            if name.endswith("href") or ("(" in value and name != "transform"):
                assert _INSIDE.fullmatch(value), (tag, name, value)
        for line in (element.text or "").split("\n"):
            assert_calm(line)
    return root
