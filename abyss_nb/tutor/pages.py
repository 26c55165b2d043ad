"""What the pages of a lesson show, as plain values: the contract is `widgets/frontend/tutor/protocol.ts`."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from abyss_nb.core.abyss.cards import LOCATION, LORD, RULES
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import ImpossiblePosition
from abyss_nb.core.rulebook import rule
from abyss_nb.explain import Part as Sentence
from abyss_nb.tutor.chapter import Answer, Chapter, Choice, Code, Control, Do, Move, Number, Part, WhatIf
from abyss_nb.tutor.checking import answer_of
from abyss_nb.tutor.lesson import Lesson
from abyss_nb.tutor.progress import Progress
from abyss_nb.tutor.prose import prose
from abyss_nb.tutor.whatif import Tried, outcome, shown
from abyss_nb.tutor.worked import Step, Teller, worked_out
from abyss_nb.words import Words, words

LABELS = "tutor.page."
"""What the ids of the pages' labels begin with."""

Page = dict[str, Any]


def page(kind: str, say: Words, **holds: Any) -> Page:
    """Return a page with its words and with every rule that it names."""
    named = dict.fromkeys(_named(holds))
    return {"kind": kind, "lang": say.lang, "labels": say.labels(LABELS), "rules": _rules(named, say.lang), **holds}


def _named(value: Any) -> Iterable[str]:
    """Yield the rules that a page names, in running text and beside it."""
    if isinstance(value, str):
        if value in RULES:
            yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _named(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _named(each)


def _rules(ids: Iterable[str], lang: str) -> dict[str, Any]:
    # A rule can be followed to those it points to, without asking again.
    found = {one: None for id in ids for one in (id, *rule(id, lang).links)}
    return {id: _rule(id, lang) for id in found}


@cache
def _rule(id: str, lang: str) -> dict[str, Any]:
    one = rule(id, lang)
    return {"title": one.title, "text": prose(one.text)}


# -- a lesson ------------------------------------------------------------------------------------------------------


def head(lesson: Lesson, card: Page | None = None) -> Page:
    """Return the page above the board: the chapter and the situation."""
    chapter, situation = lesson.chapter, lesson.situation
    return page(
        "head",
        words(lesson.lang),
        chapter={
            "title": chapter.title,
            "minutes": chapter.minutes,
            "rules": [*chapter.rules],
            "text": prose(chapter.text),
        },
        situations=[
            {"id": one.id, "title": one.title, "done": lesson.progress.is_done(chapter.name, one.id)}
            for one in chapter.situations
        ],
        at=lesson.at,
        title=situation.title,
        text=prose(situation.text),
        card=card,
    )


def body(lesson: Lesson) -> Page:
    """Return the page below the board: the parts that can be seen, and the way on."""
    teller = lesson.teller
    parts = [_part(lesson, at, part, teller) for at, part in lesson.parts]
    return page(
        "body",
        words(lesson.lang),
        situation=lesson.situation.id,
        at=lesson.at,
        parts=parts,
        more=len(parts) < len(lesson.situation.parts),
        moved=lesson.moved,
        first=lesson.at == 0,
        last=lesson.at == len(lesson.chapter.situations) - 1,
        done=lesson.done,
    )


def _part(lesson: Lesson, at: int, part: Part, teller: Teller) -> Page:
    holds: Page = {"at": at, "text": prose(part.text)}
    match part:
        case Choice():
            return {"kind": "choice", **holds, **_choice(lesson, at, part)}
        case Number():
            return {"kind": "number", **holds, **_number(lesson, at, part)}
        case Move():
            return {"kind": "move", **holds, **_move(lesson, at, part, teller)}
        case Do():
            return {"kind": "do", **holds, **_do(lesson, teller)}
        case Answer():
            return {"kind": "answer", **holds, "steps": [*map(_step, worked_out(lesson.situation.scenario, teller))]}
        case WhatIf():
            return {"kind": "what if", **holds, **_what_if(lesson, at, part, teller)}
        case Code():
            return {"kind": "code", **holds, "code": part.code}
    raise TypeError(type(part).__name__)


def _choice(lesson: Lesson, at: int, part: Choice) -> Page:
    given, how = lesson.work.given.get(at, []), lesson.how(at)
    told = [i in given or (option.right and how == "shown") for i, option in enumerate(part.options)]
    return {
        "state": how,
        "options": [
            {
                "text": prose(option.text),
                "response": prose(option.response) if seen else None,
                "right": option.right if seen else None,
            }
            for option, seen in zip(part.options, told, strict=True)
        ],
    }


def _number(lesson: Lesson, at: int, part: Number) -> Page:
    answers, how = lesson.work.given.get(at, []), lesson.how(at)
    right = answer_of(part, lesson.situation) if answers or how != "open" else None
    return {
        "state": how,
        "given": [
            {
                "value": value,
                "right": value == right,
                "response": [] if value == right else prose(part.responses.get(value, part.responses.get(None, ""))),
            }
            for value in answers
        ],
        "answer": None if how == "open" else right,
    }


def _move(lesson: Lesson, at: int, part: Move, teller: Teller) -> Page:
    state, how = lesson.beginning, lesson.how(at)
    given = []
    for action in lesson.work.given.get(at, []):
        option, reasons = lesson.option_of(part, action), state.why_not(action)
        given.append(
            {
                "action": teller.action(action, state),
                "right": option is not None and option.right,
                "response": prose(option.response) if option else [],
                "reasons": _told(teller.reasons(reasons, state)),
            }
        )
    right = [teller.action(option.text, state) for option in part.options if option.right and option.text]
    return {"state": how, "given": given, "answers": [] if how == "open" else right}


def _do(lesson: Lesson, teller: Teller) -> Page:
    played, before, steps = lesson.played, lesson.beginning, []
    for ply in lesson.session.history[:played]:
        steps.append(_step(teller.step(before, ply.action, ply.events, ply.after)))
        before = ply.after
    return {"done": played, "total": len(lesson.script), "astray": lesson.astray, "steps": steps}


def _what_if(lesson: Lesson, at: int, part: WhatIf, teller: Teller) -> Page:
    values = lesson.values(at)
    say = words(lesson.lang)
    holds: Page = {
        "controls": [_control(control, values[control.path], say) for control in part.controls],
        "impossible": "",
        "tries": [],
        "shows": [],
        "onBoard": lesson.on_board == at,
    }
    try:
        state, tried = outcome(part, lesson.situation, values)
    except ImpossiblePosition as error:
        return {**holds, "impossible": str(error)}
    ends = [one.after for one in tried if one.actions and not one.reasons]
    return {
        **holds,
        # Where a verb alone finds nothing that is possible, nothing was tried.
        "tries": [_tried(one, state, teller) for one in tried if one.actions],
        "shows": [
            {
                "label": show.label,
                "before": told_value(shown(state, show.path), say),
                "after": told_value(shown(ends[0], show.path), say) if ends else "",
            }
            for show in part.shows
        ],
    }


def _control(control: Control, value: Any, say: Words) -> Page:
    holds: Page = {"kind": control.kind, "path": control.path, "label": control.label}
    match control.kind:
        case "slide":
            low, high = control.values
            return {**holds, "value": value, "low": low, "high": high}
        case "choose":
            return {**holds, "value": control.values.index(value), "values": [*control.labels]}
    left = [*(value.split() if isinstance(value, str) else value)]
    cards = []
    for card in control.values:
        on = card in left
        if on:
            left.remove(card)
        cards.append({"word": card, "name": card_name(card, say), "on": on})
    return {**holds, "cards": cards}


def _tried(one: Tried, state: State, teller: Teller) -> Page:
    steps: list[Page] = []
    before = state
    for (position, events), action in zip(one.steps, one.actions, strict=False):
        after = next((p for p, _ in one.steps[len(steps) + 1 :]), one.after)
        steps.append(_step(teller.step(position, action, events, after)))
        before = after
    action = one.actions[-1] if one.reasons else one.actions[0]
    return {
        "action": teller.action(action, before if one.reasons else state),
        "possible": not one.reasons,
        "steps": steps,
        "reasons": _told(teller.reasons(one.reasons, before)),
    }


def _step(step: Step) -> Page:
    return {**step._asdict(), "told": _told(step.told), "more": _told(step.more)}


def _told(sentences: Sequence[Sentence]) -> list[Page]:
    return [{"text": one.text, "rules": [*one.rules]} for one in sentences]


# -- values in words -----------------------------------------------------------------------------------------------


def card_name(word: str, say: Words) -> str:
    """Return what a word in a hand or a row is called, such as "crab-3" or "keeper tilted"."""
    name, *signs = word.split()
    return " ".join([say.thing(name), *(say.label(f"tutor.sign.{sign}") for sign in signs)])


def told_value(value: Any, say: Words) -> str:
    """Return a value of a position in words."""
    match value:
        case None | "" | []:
            return "–"
        case bool():
            return say.label("tutor.value.yes" if value else "tutor.value.no")
        case str():
            return say.cards(value.split(), between=", ")
        case dict() if "id" in value:
            return say.thing(value["id"])
        case dict():
            return ", ".join(f"{say.thing(key)} {told_value(one, say)}" for key, one in value.items())
        case list():
            return ", ".join(told_value(one, say) if isinstance(one, dict) else _word(one, say) for one in value if one)
    return str(value)


def _word(value: Any, say: Words) -> str:
    return card_name(value, say) if isinstance(value, str) and value.split()[0] in LORD | LOCATION else str(value)


# -- the other pages -----------------------------------------------------------------------------------------------


def languages(say: Words, known: dict[str, str]) -> Page:
    """Return the page on which a language is chosen."""
    return page("languages", say, languages=[{"id": id, "name": name} for id, name in known.items()])


def text(say: Words, written: str) -> Page:
    """Return a page with running text; its first line may be a heading of the first or second level."""
    level, title, rest = headed(written)
    return page("text", say, title=title, level=level, text=prose(rest))


def headed(written: str) -> tuple[int, str, str]:
    """Return the level of the heading of a text (0 if it has none), the heading, and the rest."""
    first, _, rest = written.partition("\n")
    marks, _, title = first.partition(" ")
    return (len(marks), title, rest) if marks in ("#", "##") else (0, "", written)


def learned(say: Words, chapters: Sequence[Chapter], progress: Progress) -> Page:
    """Return the page of what was learned."""
    rows = []
    for chapter in chapters:
        asked = [one for situation in chapter.situations for one in progress.asked(chapter.name, situation.id).values()]
        rows.append(
            {
                "name": chapter.name,
                "title": chapter.title,
                "minutes": chapter.minutes,
                "situations": len(chapter.situations),
                "done": sum(progress.is_done(chapter.name, situation.id) for situation in chapter.situations),
                "questions": sum(len(situation.questions) for situation in chapter.situations),
                "first": sum(one.right and one.tries == 1 for one in asked),
                "rules": [*chapter.rules],
            }
        )
    file = "" if progress.file is None else progress.file.name
    return page("learned", say, chapters=rows, file=file, kept=progress.kept(), fault=progress.fault)


def steps_of(steps: Iterable[Step]) -> list[Page]:
    """Return steps as a page has them."""
    return [*map(_step, steps)]
