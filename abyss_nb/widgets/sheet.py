"""Chapters as static HTML: for readers without a kernel, with folded answers, and as question banks for print."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Literal

from abyss_nb.core.abyss.state import State
from abyss_nb.core.rulebook import rule
from abyss_nb.core.scenario import states
from abyss_nb.tutor.chapter import Answer, Chapter, Choice, Code, Do, Move, Number, Part, Question, Situation, WhatIf
from abyss_nb.tutor.checking import answer_of
from abyss_nb.tutor.gallery import rule_of
from abyss_nb.tutor.pages import headed
from abyss_nb.tutor.prose import prose, prose_html
from abyss_nb.tutor.worked import Step, Teller, worked_out
from abyss_nb.widgets.display import view_of
from abyss_nb.widgets.picture import board_alt, board_img_html, board_svg, card_svg
from abyss_nb.words import Words, words

Answers = Literal["none", "folded", "below"]
"""Whether answers are left out, folded away below each question, or printed below it."""


def chapter_html(chapter: Chapter, at: int = 0) -> str:
    """Return a chapter with folded answers as HTML, without the frame of a document.

    Args:
        chapter: What is told.
        at: The situation that is drawn; those of the others are told in words, as a picture is some 80 kB.
    """
    told = [f"<h2>{escape(chapter.title)}</h2>", prose_html(prose(chapter.text))]
    told += (_situation(chapter, one, drawn=i == at) for i, one in enumerate(chapter.situations))
    return "\n".join(told)


def _situation(chapter: Chapter, situation: Situation, drawn: bool) -> str:
    say = words(chapter.lang)
    state = State.from_position(situation.scenario.position)
    told = [f"<h3>{escape(situation.title)}</h3>", prose_html(prose(situation.text))]
    told.append(_picture(state, say) if drawn else _position(state, say))
    teller = _teller(chapter, situation, state)
    for part in situation.parts:
        told += _part(part, situation, teller, "folded")
    return "\n".join(filter(None, told))


def _position(state: State, say: Words) -> str:
    """Return what lies on the table in words, folded away."""
    lines = "<br>".join(map(escape, board_alt(view_of(state, say.lang, ""), say.book()).splitlines()))
    return f"<details><summary>{escape(say.label('tutor.sheet.position'))}</summary><p>{lines}</p></details>"


def sheet_html(chapters: Sequence[Chapter], answers: bool = False, pictures: bool = True) -> str:
    """Return the questions of chapters as one document to print.

    Args:
        chapters: What is asked, all in one language.
        answers: Whether the answers stand below the questions.
        pictures: Whether the situations are drawn.
    """
    say = words(chapters[0].lang)
    title = say.label("tutor.sheet.answers" if answers else "tutor.sheet.title")
    number, parts = 0, []
    for chapter in chapters:
        asked = []
        for situation in chapter.situations:
            if not situation.questions:
                continue
            number += 1
            asked.append(_asked(chapter, situation, number, answers, pictures))
        if asked:
            parts += [f"<h2>{escape(chapter.title)}</h2>", *asked]
    return _DOCUMENT.format(lang=say.lang, title=escape(title), parts="\n".join(parts))


def text_html(written: str) -> str:
    """Return a text of a notebook."""
    level, title, rest = headed(written)
    heading = f"<h{level}>{escape(title)}</h{level}>" if level else ""
    return heading + prose_html(prose(rest))


def contents_html(chapters: Sequence[Chapter]) -> str:
    """Return a list of chapters."""
    items = []
    for chapter in chapters:
        minutes = words(chapter.lang).label("tutor.contents.minutes", n=chapter.minutes)
        items.append(f"<li>{escape(chapter.title)} ({escape(minutes)})</li>")
    return f"<ol>{''.join(items)}</ol>"


def card_html(card: str, say: Words) -> str:
    """Return a Lord or a Location: its picture and what it does."""
    own = rule(rule_of(card), say.lang)
    picture = board_img_html(card_svg(card, say.book()), say.thing(card))
    return f"<h3>{escape(say.thing(card))}</h3>{picture}{prose_html(prose(own.text))}"


def _asked(chapter: Chapter, situation: Situation, number: int, answers: bool, pictures: bool) -> str:
    say = words(chapter.lang)
    state = State.from_position(situation.scenario.position)
    teller = _teller(chapter, situation, state)
    told = [f"<h3>{number}. {escape(situation.title)}</h3>", prose_html(prose(situation.text))]
    told += [_picture(state, say)] if pictures else []
    for part in situation.parts:
        if isinstance(part, Question):
            told += _part(part, situation, teller, "below" if answers else "none")
        elif answers and isinstance(part, Answer):
            told += _part(part, situation, teller, "below")
    return f"<section>{''.join(told)}</section>"


def _picture(state: State, say: Words) -> str:
    view, book = view_of(state, say.lang, ""), say.book()
    return board_img_html(board_svg(view, book, brief=True), board_alt(view, book))


def _teller(chapter: Chapter, situation: Situation, state: State) -> Teller:
    assert state.decision is not None
    say = words(chapter.lang)
    names = {f"p{i + 1}": say.default_name("person", i) for i in range(state.players)}
    return Teller(chapter.lang, names, state.decision.seat, {*chapter.rules, *situation.scenario.rules})


def _part(part: Part, situation: Situation, teller: Teller, answers: Answers) -> list[str]:
    say = teller.say
    text = prose_html(prose(part.text))
    match part:
        case Choice():
            options = "".join(f"<li>{prose_html(prose(option.text))}</li>" for option in part.options)
            right = "".join(
                f"{prose_html(prose(option.text))}{prose_html(prose(option.response))}"
                for option in part.options
                if option.right
            )
            return [text, f'<ol type="a">{options}</ol>', _answer(right, say, answers)]
        case Number():
            return [text, _line(answers), _answer(f"<p>{answer_of(part, situation)}</p>", say, answers)]
        case Move():
            state = next(states(situation.scenario))
            right = "".join(
                f"<p>{escape(teller.action(option.text, state))}</p>{prose_html(prose(option.response))}"
                for option in part.options
                if option.right and option.text
            )
            return [text, _line(answers), _answer(right, say, answers)]
        case Answer():
            inner = text + _steps(worked_out(situation.scenario, teller))
            return [_answer(inner, say, answers)]
        case Code():
            return [text, f"<pre><code>{escape(part.code)}</code></pre>"]
        case Do() | WhatIf():
            return [f"<p><strong>{escape(say.label(_HEADINGS[type(part)]))}</strong></p>", text]
    return [text]


def _line(answers: Answers) -> str:
    """Return room for an answer written by hand."""
    return '<p class="line"></p>' if answers == "none" else ""


def _answer(inner: str, say: Words, answers: Answers) -> str:
    if answers == "none":
        return ""
    label = escape(say.label("tutor.sheet.answer"))
    if answers == "folded":
        return f"<details><summary>{label}</summary>{inner}</details>"
    return f'<div class="answer"><strong>{label}</strong> {inner}</div>'


def _steps(steps: Iterable[Step]) -> str:
    items = []
    for step in steps:
        told = "".join(
            f"<li>{escape(one.text)} {' '.join(f'<code>{escape(rule)}</code>' for rule in one.rules)}</li>"
            for one in step.told
        )
        items.append(f"<li>{escape(step.who)} · <strong>{escape(step.action)}</strong><ul>{told}</ul></li>")
    return f"<ol>{''.join(items)}</ol>" if items else ""


_HEADINGS: dict[type[Part], str] = {Do: "tutor.sheet.do", WhatIf: "tutor.sheet.what_if"}

_DOCUMENT = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>{title}</title>
<style>
body {{ font: 11pt/1.45 Georgia, serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #111; }}
h1, h2, h3 {{ font-family: system-ui, sans-serif; line-height: 1.2; }}
h2 {{ border-bottom: 1px solid #888; margin-top: 2.5rem; }}
section {{ break-inside: avoid-page; margin: 1.5rem 0; }}
img {{ max-width: 100%; max-height: 16cm; display: block; margin: .5rem auto; }}
ol[type=a] li > p {{ margin: .1rem 0; }}
code {{ font-size: .8em; }}
.line {{ border-bottom: 1px solid #888; height: 2rem; }}
.answer {{ border-left: 3px solid #555; padding-left: .8rem; margin: .5rem 0 1rem; }}
@media print {{ body {{ margin: 0; max-width: none; }} h2 {{ break-after: avoid; }} }}
</style>
</head>
<body>
<h1>{title}</h1>
{parts}
</body>
</html>
"""
