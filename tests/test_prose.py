"""Running text, and chapters as HTML: nothing but known tags, and no answer where none is wanted."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from itertools import cycle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abyss_nb.core.abyss.cards import RULES
from abyss_nb.core.rulebook import rules
from abyss_nb.core.scenario import states
from abyss_nb.tutor import course
from abyss_nb.tutor.chapter import Answer, Chapter, Choice, Move, Number, Option, Part, Question, Situation
from abyss_nb.tutor.checking import answer_of
from abyss_nb.tutor.prose import prose, prose_html, prose_text
from abyss_nb.tutor.worked import Teller
from abyss_nb.widgets.sheet import chapter_html, sheet_html
from abyss_nb.words import LANGUAGES, words

from .hostile import TEXTS

TAGS = {"p", "ul", "ol", "li", "em", "strong", "code", "pre", "blockquote", "br", "rule", "a"}
LEAVES = {"code", "pre", "rule"}
"""Tags with one text in them."""
IN_A_SHEET = {"html", "head", "meta", "title", "style", "body", "h1", "h2", "h3", "section", "div", "img"}
IN_A_CHAPTER = {"h2", "h3", "details", "summary", "img"}
ATTRIBUTES = {
    "a": {"href", "rel"},
    "ol": {"type"},
    "p": {"class"},
    "div": {"class"},
    "img": {"src", "alt", "style"},
    "html": {"lang"},
    "meta": {"charset", "name", "content", "http-equiv"},
}
SECRET = "What nobody may read before it is asked"

each_text = pytest.mark.parametrize("what", TEXTS)
each_chapter = pytest.mark.parametrize(("name", "lang"), [*zip(course.COURSE + course.GALLERY, cycle(LANGUAGES))])
"""Each chapter in one of the languages: what is right is the same in all."""


def assert_prose(nodes: Any) -> None:
    """Fail if running text holds anything but texts and known tags."""
    assert isinstance(nodes, list)
    for node in nodes:
        if isinstance(node, str):
            continue
        tag, *inner = node
        assert tag in TAGS
        if tag in LEAVES:
            (text,) = inner
            assert isinstance(text, str)
            assert tag != "rule" or text in RULES
        elif tag == "a":
            assert inner[0].startswith(("http://", "https://"))
            assert_prose(inner[1:])
        else:
            assert_prose(inner)


class Reader(HTMLParser):
    """Fails at every tag and attribute that has no business in a text."""

    def __init__(self, more: set[str]) -> None:
        super().__init__(convert_charrefs=True)
        self.known = (TAGS - {"rule"}) | more
        self.data = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in self.known, tag
        for name, value in attrs:
            assert name in ATTRIBUTES.get(tag, ()), (tag, name)
            if name == "href":
                assert re.match("https?://", value or "")
            if name == "src":
                assert (value or "").startswith("data:image/svg+xml;base64,")

    def handle_data(self, data: str) -> None:
        self.data += data

    def handle_comment(self, data: str) -> None:
        raise AssertionError(f"a comment: {data}")


def read_html(html: str, more: set[str] | None = None) -> str:
    """Return the text in HTML; fail if it holds anything that it should not."""
    reader = Reader(more or set())
    reader.feed(html)
    reader.close()
    return reader.data


# -- running text --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "nodes"),
    [
        ("", []),
        ("a", [["p", "a"]]),
        ("a\nb", [["p", "a b"]]),
        ("a\\\nb", [["p", "a", ["br"], "b"]]),
        ("a\n\nb", [["p", "a"], ["p", "b"]]),
        ("*a* **b** `c < d`", [["p", ["em", "a"], " ", ["strong", "b"], " ", ["code", "c < d"]]]),
        ("- a\n- b", [["ul", ["li", "a"], ["li", "b"]]]),
        ("1. a\n2. b", [["ol", ["li", "a"], ["li", "b"]]]),
        ("- a\n\n- b", [["ul", ["li", ["p", "a"]], ["li", ["p", "b"]]]]),
        ("> a", [["blockquote", ["p", "a"]]]),
        ("```python\na < b\n```", [["pre", "a < b"]]),
        ("[PLOT-COST]", [["p", ["rule", "PLOT-COST"]]]),
        (
            "([PLOT-COST], [EXPLORE-OFFER-MANDATORY])",
            [["p", "(", ["rule", "PLOT-COST"], ", ", ["rule", "EXPLORE-OFFER-MANDATORY"], ")"]],
        ),
        ("*[PLOT-COST]*", [["p", ["em", ["rule", "PLOT-COST"]]]]),
        ("`[PLOT-COST]`", [["p", ["code", "[PLOT-COST]"]]]),
        ("[NO-RULE] [plot-cost]", [["p", "[NO-RULE]", " [plot-cost]"]]),
        ("[a](https://example.org/b)", [["p", ["a", "https://example.org/b", "a"]]]),
        (
            "[a](javascript:b) [a](data:text/html,b) [a](//b.c) [a](b.html)",
            [["p", "[a](javascript:b) [a](data:text/html,b) a a"]],
        ),
        ("![a](https://example.org/b.png)", [["p", "!", ["a", "https://example.org/b.png", "a"]]]),
        ("<b>a</b> &lt;i&gt; &copy;", [["p", "<b>a</b> <i> ©"]]),
        ("# a", [["p", "# a"]]),
        ("a\n---", [["p", "a"]]),
    ],
)
def test_markdown_is_a_small_tree(written: str, nodes: Any) -> None:
    assert prose(written) == nodes
    assert_prose(nodes)


@each_text
def test_a_hostile_text_is_text(what: str) -> None:
    written = TEXTS[what]
    for text in (
        written,
        f"*{written}*",
        f"- {written}",
        f"[{written}]({written})",
        f"`{written}`",
        f"a\n{written}\nb",
    ):
        nodes = prose(text)
        assert_prose(nodes)
        read_html(prose_html(nodes))
        assert "<script" not in prose_html(nodes)
        assert prose_text(nodes) is not None


@pytest.mark.parametrize(
    "piece", ["*", "**a ", "*a **b ", "_a ", "> ", "- ", "[", "[a](", "`", "![", "<", "&", "\\", "1. "]
)
def test_a_text_nested_without_end_is_text(piece: str) -> None:
    written = piece * 1000 + "a" + piece.strip()[::-1] * 1000
    nodes = prose(written)
    assert_prose(nodes)
    read_html(prose_html(nodes))


def test_every_rule_is_a_text_with_its_links() -> None:
    for lang in LANGUAGES:
        for rule in rules(lang):
            nodes = prose(rule.text)
            assert_prose(nodes)
            read_html(prose_html(nodes))
            assert [*dict.fromkeys(re.findall("'rule', '([A-Z0-9-]+)'", repr(nodes)))] == [*rule.links]


@given(st.text(st.sampled_from("ab *_`[]()<>&!#-\\\n\"':/123"), max_size=80))
@settings(deadline=None, max_examples=150)
def test_no_text_is_anything_but_text(written: str) -> None:
    nodes = prose(written)
    assert_prose(nodes)
    html = prose_html(nodes)
    # What is read in the HTML is what was written in the tree.
    assert read_html(html) == "".join(leaves(nodes))


def leaves(nodes: Any) -> list[str]:
    """All text in a tree."""
    return [
        text
        for node in nodes
        for text in ([node] if isinstance(node, str) else leaves(node[2:] if node[0] == "a" else node[1:]))
    ]


def test_a_text_is_escaped_in_html() -> None:
    assert prose_html(["<b>&\"'"]) == "&lt;b&gt;&amp;&quot;&#x27;"
    assert (
        prose_html([["code", "<b>"], ["pre", "</code>"]])
        == "<code>&lt;b&gt;</code><pre><code>&lt;/code&gt;</code></pre>"
    )
    address = 'https://a.b/"onclick="c'
    assert prose_html([["a", address, "d"]]).count('"') == 4
    read_html(prose_html([["a", address, "d"]]))


def test_a_tree_is_plain_text_in_lines() -> None:
    assert prose_text(prose("a *b*\n\n- c [PLOT-COST]\n- [d](https://e.f)")).split() == [
        "a",
        "b",
        "-",
        "c",
        "[PLOT-COST]",
        "-",
        "d",
    ]


# -- questions to print --------------------------------------------------------------------------------------------


def with_other_answers(chapter: Chapter) -> Chapter:
    """Return the chapter with the same questions, but other things right and other things said to them."""
    return replace(chapter, situations=tuple(map(_with_other_answers, chapter.situations)))


def _with_other_answers(situation: Situation) -> Situation:
    def turned(options: tuple[Option, ...]) -> tuple[Option, ...]:
        return tuple(replace(option, right=not option.right, response=SECRET) for option in options)

    def other(part: Part) -> Part:
        match part:
            case Choice() | Move():
                return replace(part, options=turned(part.options))
            case Number():
                return replace(part, path="threat", change=False, responses={None: SECRET})
            case Answer():
                return replace(part, text=SECRET)
        return part

    return replace(situation, parts=tuple(map(other, situation.parts)))


@each_chapter
def test_a_sheet_without_answers_tells_none(name: str, lang: str) -> None:
    """It is the same sheet, whatever is right."""
    chapter = course.chapter(name, lang)
    sheet = sheet_html([chapter], pictures=False)
    assert sheet == sheet_html([with_other_answers(chapter)], pictures=False)
    assert sheet_html([with_other_answers(chapter)], answers=True, pictures=False).count(SECRET) > 0
    assert words(lang).label("tutor.sheet.answer") + "</" not in sheet
    read_html(sheet, IN_A_SHEET)


@each_chapter
def test_a_chapter_tells_answers_only_where_they_are_folded_away(name: str, lang: str) -> None:
    def open_part(chapter: Chapter) -> str:
        return re.sub("(?s)<details>.*?</details>", "", chapter_html(chapter))

    chapter = course.chapter(name, lang)
    told = open_part(chapter)
    assert told == open_part(with_other_answers(chapter))
    read_html(told, IN_A_CHAPTER)


@each_chapter
def test_a_sheet_with_answers_tells_all(name: str, lang: str) -> None:
    chapter, say = course.chapter(name, lang), words(lang)
    sheet = sheet_html([chapter], answers=True, pictures=False)
    read_html(sheet, IN_A_SHEET)
    asked = 0
    for one in (one for one in chapter.situations if one.questions):
        begins = next(states(one.scenario))
        teller = Teller(lang, {f"p{i + 1}": say.default_name("person", i) for i in range(4)}, begins.decision.seat)
        for part in one.parts:
            asked += isinstance(part, Question | Answer)
            for told in answers_to(part, one, teller):
                assert told in sheet, (one.id, told)
    assert sheet.count('<div class="answer">') == asked


def answers_to(part: Part, situation: Situation, teller: Teller) -> list[str]:
    """What answers a question, as HTML."""
    match part:
        case Choice():
            (right,) = (option for option in part.options if option.right)
            return [prose_html(prose(right.text)) + prose_html(prose(right.response))]
        case Number():
            return [f"<p>{answer_of(part, situation)}</p>"]
        case Move():
            right = [option for option in part.options if option.right]
            moves = [
                prose_html([["p", teller.action(option.text, next(states(situation.scenario)))]]) for option in right
            ]
            return [*moves, *(prose_html(prose(option.response)) for option in right)]
        case Answer():
            return [prose_html(prose(part.text))]
    return []


@each_text
def test_a_hostile_chapter_is_text_on_a_sheet(what: str) -> None:
    text = TEXTS[what]

    def hostile(part: Part) -> Part:
        match part:
            case Choice():
                options = tuple(replace(one, text=text, response=text) for one in part.options)
                return replace(part, text=text, options=options)
            case Number():
                return replace(part, text=text, responses={None: text})
        return replace(part, text=text)

    chapter = course.chapter("turn")
    first = chapter.situations[0]
    changed = replace(first, title=text, text=text, parts=tuple(map(hostile, first.parts)))
    harmful = replace(chapter, title=text, text=text, situations=(changed,))
    for answers in (False, True):
        read_html(sheet_html([harmful], answers=answers, pictures=False), IN_A_SHEET)
    read_html(chapter_html(harmful), IN_A_CHAPTER)


def test_a_sheet_has_its_pictures_in_it_and_loads_nothing() -> None:
    sheet = sheet_html([course.chapter("aim", "fr")])
    read_html(sheet, IN_A_SHEET)
    assert sheet.startswith('<!doctype html>\n<html lang="fr">')
    assert sheet.count("<img ") == len(course.chapter("aim").situations)
    assert "default-src 'none'" in sheet
    assert not re.search(r"https?://(?!www\.w3\.org)", re.sub('base64,[^"]*', "", sheet))
