"""The chapters that come with the program hold, in every language; what a chapter must not be is told with its line."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from itertools import combinations, islice, product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from abyss_nb import rules as rulebook
from abyss_nb.cli import main
from abyss_nb.core import scenario
from abyss_nb.core.abyss.cards import LOCATIONS, LORDS, REWARDS, RULES
from abyss_nb.core.abyss.state import State
from abyss_nb.tutor import course, gallery
from abyss_nb.tutor.chapter import (
    Answer,
    Chapter,
    ChapterError,
    Choice,
    Code,
    Control,
    Do,
    Move,
    Number,
    Question,
    Situation,
    WhatIf,
)
from abyss_nb.tutor.checking import answer_of, differences, faults
from abyss_nb.tutor.lesson import Lesson
from abyss_nb.tutor.pages import _part
from abyss_nb.tutor.prose import rules_in
from abyss_nb.tutor.reading import LONGEST, languages_of, load_chapter, read_chapter
from abyss_nb.tutor.whatif import beginning, outcome
from abyss_nb.words import LANGUAGES

from .hostile import TEXTS

CHAPTERS = course.COURSE + course.GALLERY
DEEP = ("court_refill", "assassin_tilt", "master_of_magic")
"""The chapters on what is hardest to understand."""
IN_THE_GALLERY = ("soldiers", "merchants", "mages", "politicians", "farmers", "ambassadors", "variant")
"""Sections of the rulebook that the course leaves out: cards are in the gallery, variants are not for beginners."""

each_chapter = pytest.mark.parametrize("name", CHAPTERS)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def told(errors: Iterator[ChapterError]) -> list[str]:
    return [str(error) for error in errors]


def parts_of(chapter: Chapter, kind: type[Any]) -> list[tuple[Situation, Any]]:
    return [(one, part) for one in chapter.situations for part in one.parts if isinstance(part, kind)]


# -- what comes with the program -----------------------------------------------------------------------------------


@each_chapter
@each_language
def test_a_chapter_holds(name: str, lang: str) -> None:
    assert told(faults(course.chapter(name, lang))) == []


@each_chapter
def test_a_chapter_is_the_same_in_every_language(name: str) -> None:
    assert told(differences([course.chapter(name, lang) for lang in LANGUAGES])) == []


def test_there_is_no_file_without_a_chapter() -> None:
    folder = Path(course.__file__).parent
    assert {file.name.partition(".")[0] for file in folder.glob("*.md")} == {*CHAPTERS}
    assert {file.stem for file in folder.glob("*.json")} == {*CHAPTERS}
    assert all(languages_of(folder, name) == tuple(LANGUAGES) for name in CHAPTERS)


@pytest.mark.parametrize("name", course.COURSE)
def test_a_chapter_of_the_course_asks_plays_explains_and_lets_try(name: str) -> None:
    chapter = course.chapter(name)
    for kind in (Question, Do, Answer, WhatIf, Code):
        assert parts_of(chapter, kind), kind
    # The last one is a whole game.
    assert 3 <= chapter.minutes <= 8 or name == "first_game"


def test_every_situation_is_explained_where_it_asks() -> None:
    for name in CHAPTERS:
        for one in course.chapter(name).situations:
            kinds = [type(part) for part in one.parts]
            assert kinds.count(Answer) == 1, one.id
            # A question comes before what answers it.
            assert not [kind for kind in kinds[kinds.index(Answer) :] if issubclass(kind, Question)], one.id
            assert kinds.count(Do) <= 1, one.id


@pytest.mark.parametrize("name", DEEP)
def test_what_is_hardest_to_understand_is_shown_in_many_situations(name: str) -> None:
    assert len(course.chapter(name).situations) >= 5


def test_every_card_and_every_space_is_in_the_gallery_once() -> None:
    cards = [*gallery.cards().values()]
    assert sorted(cards) == sorted([*(lord.id for lord in LORDS), *(tile.id for tile in LOCATIONS)])
    for (name, at), card in gallery.cards().items():
        assert gallery.rule_of(card) in course.chapter(name).situations[at].scenario.rules, card
    spaces = [one.scenario.position["threat"] for one in course.chapter("gallery_threat").situations[: len(REWARDS)]]
    assert spaces == [*range(1, len(REWARDS) + 1)]


@each_language
def test_a_card_is_called_in_the_gallery_what_it_is_called_everywhere(lang: str) -> None:
    names = {
        entry["name"] for card in gallery.cards().values() for entry in gallery.told(card) if entry["lang"] == lang
    }
    titles = {course.chapter(name, lang).situations[at].title for name, at in gallery.cards()}
    assert titles == names


def test_every_section_of_the_rulebook_is_told() -> None:
    taught: set[str] = set()
    for name in course.COURSE:
        chapter = course.chapter(name)
        taught.update(chapter.rules, *(rules_in(text) for _, text in chapter.texts()))
    untold = {section.id for section in rulebook.sections() if taught.isdisjoint(rule.id for rule in section.rules)}
    assert untold <= {*IN_THE_GALLERY}
    for id in ("plot", "explore", "monsters", "council", "recruit", "affiliate", "powers", "tilted", "end", "scoring"):
        (section,) = (one for one in rulebook.sections() if one.id == id)
        assert {rule.id for rule in section.rules} <= taught, id


def rules_shown(chapter: Chapter) -> set[str]:
    """The rules that a chapter names, and those by which things happen in its situations, changed or not."""
    shown = {rule for _, text in chapter.texts() for rule in rules_in(text)}
    for one in chapter.situations:
        shown.update(one.scenario.rules)
    for situation, part in parts_of(chapter, WhatIf):
        for control in part.controls:
            for value in settings_of(control):
                for tried in outcome(part, situation, {control.path: value})[1]:
                    shown.update(event.rule for _, events in tried.steps for event in events)
                    shown.update(reason.rule for reason in tried.reasons)
    return shown


@pytest.mark.parametrize("name", [name for name in CHAPTERS if name != "first_game"])
def test_the_rules_a_chapter_teaches_are_shown_in_it(name: str) -> None:
    chapter = course.chapter(name)
    assert {*chapter.rules} <= {*RULES}
    assert {*chapter.rules} - rules_shown(chapter) == set()


@each_chapter
def test_the_cells_of_a_chapter_run(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for situation, part in parts_of(course.chapter(name), Code):
        exec(part.code, {"state": State.from_position(situation.scenario.position)})


@each_chapter
def test_answers_lie_where_a_field_takes_them(name: str) -> None:
    for situation, part in parts_of(course.chapter(name), Number):
        assert -99 <= answer_of(part, situation) <= 99
        assert part.responses.keys() - {None}, "a number nobody gets wrong"


# -- what if -------------------------------------------------------------------------------------------------------


def settings_of(control: Control) -> list[Any]:
    if control.kind == "slide":
        return [*range(control.values[0], control.values[1] + 1)]
    if control.kind == "choose":
        return [*control.values]
    picks = [combo for n in range(len(control.values) + 1) for combo in combinations(control.values, n)]
    return [list(combo) for combo in dict.fromkeys(picks)]


def try_all(name: str, most: int, whole: bool) -> None:
    """Set the controls of a chapter to each of their values and to pairs of them, or to all combinations."""
    lesson = Lesson(name)
    dice = random.Random(1)
    for place, situation in enumerate(lesson.chapter.situations):
        whats = [(at, part) for at, part in enumerate(situation.parts) if isinstance(part, WhatIf)]
        if not whats:
            continue
        lesson.go(place)
        while lesson.question:
            lesson.show_answer()
        for at, part in whats:
            start = {control.path: beginning(control, situation.scenario.position) for control in part.controls}
            values = {control.path: settings_of(control) for control in part.controls}
            groups = [tuple(values)] if whole else [*combinations(values, 2)] or [(path,) for path in values]
            for group in groups:
                every = [*islice(product(*(values[path] for path in group)), 100_000)]
                for combo in every if len(every) <= most else dice.sample(every, most):
                    lesson.work.values[at] = start | dict(zip(group, combo, strict=True))
                    page = _part(lesson, at, part, lesson.teller)
                    assert bool(page["impossible"]) != bool(page["tries"] and len(page["shows"]) == len(part.shows))
                    assert all(one["possible"] == (not one["reasons"]) for one in page["tries"])


@each_chapter
def test_every_pair_of_changes_is_a_position_or_is_told_why_not(name: str) -> None:
    try_all(name, 12, whole=False)


@pytest.mark.slow
@each_chapter
def test_every_combination_of_changes_is_a_position_or_is_told_why_not(name: str) -> None:
    try_all(name, 400, whole=True)


@each_chapter
def test_a_change_changes_something(name: str) -> None:
    """Whoever moves a control sees an outcome that is another one, with at least one of its values."""
    for situation, part in parts_of(course.chapter(name), WhatIf):
        for control in part.controls:
            seen = set()
            for value in settings_of(control):
                _, tried = outcome(part, situation, {control.path: value})
                ends = [one.after.to_position() for one in tried]
                seen.add(json.dumps([[one.reasons for one in tried], [end | {"seed": 0} for end in ends]]))
            assert len(seen) > 1, (situation.id, control.path)


# -- what a chapter must not be ------------------------------------------------------------------------------------

SCENARIO: dict[str, Any] = {
    "format": 1,
    "id": "THIN-COURT",
    "title": "Two Lords are left",
    "rules": ["COURT-REFILL-BONUS"],
    "position": {
        "game": "abyss",
        "players": 2,
        "active": "p1",
        "seats": {"p1": {"pearls": 1, "hand": "seahorse-3 seahorse-5"}, "p2": {"pearls": 1, "hand": "crab-2"}},
        "court": ["keeper", "shepherd", "oracle", None, None, None],
        "lord_deck": ["seeker", "diplomat", "miller", "hunter", "trader", "*"],
        "exploration_deck": "*",
        "locations_available": ["jail"],
        "location_deck": ["*"],
    },
    "steps": [{"by": "p1", "do": "recruit shepherd"}, {"expect": {"seats.p1.pearls": 3}}],
}
OVER = {**SCENARIO, "id": "STEP-FAILS", "steps": [{"do": "recruit keeper"}]}
GOOD = """\
# A chapter

rules: COURT-REFILL-BONUS
minutes: 4

About [COURT-REFILL-BONUS] and {lord.shepherd}.

## The Court {THIN-COURT}

Three Lords lie in the Court.

### choice

What will you have?

- [ ] Nothing `seats.p1.pearls = 0`
  Count again.
- [x] Three `seats.p1.pearls = 3` `legal recruit shepherd` `refused recruit keeper`
  Yes.

### number

How much more?

answer: `change seats.p1.pearls`

- 0
  Two Lords are left.
- else
  Count again.

### move

Take it.

- [x] `recruit shepherd`
  Yes.
- [ ] `recruit keeper`
  You cannot pay.
- [ ] else
  Look again.

### do

Do it.

### answer

So it is.

### what if

What if?

- slide `seats.p1.pearls` 0 to 4 : Pearls
- pick `seats.p1.hand` from seahorse-3 seahorse-5 crab-1 : Hand
- choose `court` : Court
  - `["keeper", "shepherd", "oracle", null, null, null]` : three
  - `["keeper", "shepherd", null, null, null, null]` : two
- try `recruit shepherd` `pay`
- show `seats.p1.pearls` : Pearls

### code

Ask.

```python
state.legal()
```
"""
LINES = GOOD.split("\n")


def at(text: str) -> int:
    """Return the number of the line of the good chapter that begins so."""
    return next(i for i, line in enumerate(LINES, 1) if line.startswith(text))


def read(written: str, lang: str = "en") -> Chapter:
    found = {one["id"]: scenario.read(one) for one in (SCENARIO, OVER)}
    return read_chapter("test", written, lang, found, "test.en.md")


def fault_of(written: str) -> tuple[int, str]:
    """Return the line and the fault of the first thing that is wrong in a chapter; (0, "") for a good one."""
    try:
        error = next(faults(read(written)), None)
    except ChapterError as wrong:
        error = wrong
    return (error.line, error.fault) if error else (0, "")


def test_the_good_chapter_is_good() -> None:
    assert fault_of(GOOD) == (0, "")
    (one,) = read(GOOD).situations
    assert [type(part) for part in one.parts] == [Choice, Number, Move, Do, Answer, WhatIf, Code]


MALFORMED: dict[str, tuple[str, str, int, str]] = {
    # What is wrong: the good text, the bad one, the line, what is told.
    "no title": ("# A chapter\n", "\n", 3, "a chapter begins with its title"),
    "words before the title": ("# A chapter", "Hello\n# A chapter", 1, "a chapter begins with its title"),
    "title without a space": ("# A chapter", "#A chapter", 1, "a chapter begins with its title"),
    "title of a lower level": ("# A chapter", "## A chapter {THIN-COURT}", 1, "a chapter begins with its title"),
    "two titles": ("## The Court {THIN-COURT}", "# The Court", 8, "expected a situation, ## Title {SCENARIO-ID}"),
    "part before a situation": ("## The Court {THIN-COURT}\n", "### do\n", 8, "expected a situation"),
    "heading of the fourth level": ("### do", "#### do", at("### do"), "expected a situation"),
    "no situation": (GOOD[GOOD.index("## The") :], "", 1, "a chapter needs a situation"),
    "no minutes": ("minutes: 4\n", "", 1, "'minutes: 5' was expected"),
    "minutes in words": ("minutes: 4", "minutes: four", 4, "'minutes: 5' was expected"),
    "no time": ("minutes: 4", "minutes: 0", 4, "a number from 1 to 120"),
    "too long": ("minutes: 4", "minutes: 121", 4, "a number from 1 to 120"),
    "half a minute": ("minutes: 4", "minutes: 4.5", 4, "'minutes: 5' was expected"),
    "less than no time": ("minutes: 4", "minutes: -4", 4, "'minutes: 5' was expected"),
    "time without end": ("minutes: 4", "minutes: " + "9" * 5000, 4, "'minutes: 5' was expected"),
    "digits of another script": ("minutes: 4", "minutes: ٤", 4, "'minutes: 5' was expected"),
    "minutes twice": ("minutes: 4", "minutes: 4\nminutes: 5", 5, "'minutes' stands here twice"),
    "unknown rule taught": (
        "rules: COURT-REFILL-BONUS",
        "rules: COURT-NONE",
        3,
        "'COURT-NONE' is not the ID of a rule",
    ),
    "rule in small letters": ("rules: COURT-REFILL-BONUS", "rules: court-refill", 3, "is not the ID of a rule"),
    "unknown rule linked": ("About [COURT-REFILL-BONUS]", "About [COURT-NONE]", 1, "[COURT-NONE] is not the ID of a"),
    "unknown rule in a response": ("  Two Lords are left.", "  [NO-RULE]", at("### number"), "[NO-RULE] is not the ID"),
    "unknown placeholder": ("{lord.shepherd}", "{lord.nobody}", 6, "there is no placeholder {lord.nobody}"),
    "format text of Python": ("{lord.shepherd}", "{0.__class__}", 6, "there is no placeholder {0.__class__}"),
    "placeholder in a title": ("# A chapter", "# A {chapter}", 1, "there is no placeholder {chapter}"),
    "situation without an ID": (" {THIN-COURT}", "", 8, "ends with the ID of its scenario"),
    "situation with two IDs": ("{THIN-COURT}", "{THIN-COURT} {X}", 8, "there is no scenario X"),
    "unknown scenario": ("{THIN-COURT}", "{THICK-COURT}", 8, "there is no scenario THICK-COURT in the chapter's JSON"),
    "situation twice": (
        "### do\n",
        "## Again {THIN-COURT}\n\n### do\n",
        at("### do"),
        "a situation THIN-COURT already",
    ),
    "scenario that fails": ("{THIN-COURT}", "{STEP-FAILS}", 8, "STEP-FAILS: step 1: 'recruit keeper' is not possible"),
    "unknown part": ("### do", "### doo", at("### do"), "a part is one of ### choice, ### number"),
    "part in another language": ("### answer", "### réponse", at("### answer"), "a part is one of ### choice"),
    "part with a capital": ("### choice", "### Choice", at("### choice"), "a part is one of ### choice"),
    "option without a response": (
        "  Count again.\n- [x] Three",
        "- [x] Three",
        at("- [ ] Nothing"),
        "needs a response",
    ),
    "option without words": ("- [ ] Nothing `", "- [ ] `", at("- [ ] Nothing"), "an option needs words"),
    "one option": (
        "- [ ] Nothing `seats.p1.pearls = 0`\n  Count again.\n",
        "",
        at("### choice"),
        "at least two options",
    ),
    "no options": (
        "\n".join(LINES[at("- [ ] Nothing") - 1 : at("  Yes.")]),
        "",
        at("### choice"),
        "a question has at least two options",
    ),
    "two right options": (
        "- [ ] Nothing",
        "- [x] Nothing",
        at("### choice"),
        "exactly one option of a choice is right",
    ),
    "no right option": ("- [x] Three", "- [ ] Three", at("### choice"), "exactly one option of a choice is right"),
    "box without a space": ("- [ ] Nothing", "- [] Nothing", at("- [ ] Nothing"), "an option begins with '- [x] '"),
    "box with another letter": ("- [ ] Nothing", "- [y] Nothing", at("- [ ] Nothing"), "an option begins with"),
    "another bullet": ("- [ ] Nothing", "* [ ] Nothing", at("- [ ] Nothing"), "an option begins with '- [x] '"),
    "bullet without a space": ("- [ ] Nothing", "-[ ] Nothing", at("- [ ] Nothing"), "an option begins with '- [x] '"),
    "response not indented": ("  Count again.\n- [x]", "Count again.\n- [x]", at("  Count again."), "indented by two"),
    "response behind a tab": (
        "  Count again.\n- [x]",
        "\tCount again.\n- [x]",
        at("  Count again."),
        "indented by two",
    ),
    "words below the options": (
        "  Yes.\n\n### number",
        "  Yes.\n\nNow?\n\n### number",
        21,
        "is indented by two spaces",
    ),
    "claim that is no JSON": ("= 0`", "= zero`", at("- [ ] Nothing"), "'zero' is not JSON; a text stands in double"),
    "claim in single quotes": ("= 0`", "= 'a'`", at("- [ ] Nothing"), "is not JSON"),
    "claim that is not a number": ("= 0`", "= NaN`", at("- [ ] Nothing"), "'NaN' is not JSON"),
    "claim with two signs": ("= 0`", "== 0`", at("- [ ] Nothing"), "is not JSON"),
    "claim without end": ("= 0`", f"= {'[' * 30000}`", at("- [ ] Nothing"), "JSON may be nested 20 deep"),
    "number too long for a claim": ("= 0`", f"= {'9' * 5000}`", at("- [ ] Nothing"), "is not JSON"),
    "claim of an unknown rule": (
        "`refused recruit keeper`",
        "`refused plot NO-RULE`",
        at("- [x] Three"),
        "NO-RULE is not the ID",
    ),
    "claim of an unknown verb": ("`refused recruit keeper`", "`refused fly`", at("- [x] Three"), "unknown verb 'fly'"),
    "claim that leads nowhere": (
        "pearls = 3`",
        "perls = 3`",
        at("- [x] Three"),
        "the right answer does not hold: seats",
    ),
    "right answer that is wrong": ("pearls = 3`", "pearls = 2`", at("- [x] Three"), "the right answer does not hold"),
    "right answer by a legal move": (
        "`refused recruit",
        "`legal recruit",
        at("- [x] Three"),
        "'recruit keeper' is refused by",
    ),
    "right answer by a refused move": ("legal recruit", "refused recruit", at("- [x] Three"), "shepherd' is legal"),
    "wrong answer that is right": ("= 0`", "= 3`", at("- [ ] Nothing"), "this wrong answer holds"),
    "true for one": ("pearls = 3`", "pearls = true`", at("- [x] Three"), "expected true, found 3"),
    "number without an answer": ("answer: `change seats.p1.pearls`\n", "", at("### number"), "needs a line 'answer:"),
    "answer without backticks": ("`change seats.p1.pearls`", "seats.p1.pearls", at("answer:"), "in backticks"),
    "answer of three words": ("`change seats", "`the change seats", at("answer:"), "a path was expected, or 'change'"),
    "answer of another word": ("`change seats", "`changes seats", at("answer:"), "a path was expected, or 'change'"),
    "answer twice": ("answer: `", "answer: `x`\nanswer: `", at("answer:") + 1, "'answer' stands here twice"),
    "answer that is no number": (
        "`change seats.p1.pearls`",
        "`seats.p1.hand`",
        at("### number"),
        "not lead to a number",
    ),
    "answer that leads nowhere": (
        "`change seats.p1.pearls`",
        "`seats.p9`",
        at("### number"),
        "to a number, but to None",
    ),
    "answer that is true": ("`change seats.p1.pearls`", "`over`", at("### number"), "a number, but to False"),
    "wrong number that is right": (
        "- 0\n",
        "- 2\n",
        at("### number"),
        "2 is listed among the wrong numbers, but it is",
    ),
    "wrong number in words": ("- 0\n", "- none\n", at("- 0"), "a number, or 'else', was expected"),
    "wrong number with a comma": ("- 0\n", "- 0.5\n", at("- 0"), "a number, or 'else', was expected"),
    "wrong number twice": ("- else\n  Count", "- 0\n  Count", at("- else"), "0 stands here twice"),
    "wrong number without words": ("- 0\n  Two Lords are left.\n", "- 0\n", at("- 0"), "a number needs a response"),
    "move in words": ("- [x] `recruit shepherd`", "- [x] recruit", at("- [x] `recruit"), "an action in backticks was"),
    "no right move": ("- [x] `recruit", "- [ ] `recruit", at("### move"), "at least one move is right"),
    "all others right": ("- [ ] else", "- [x] else", at("- [ ] else"), "'else' stands for moves that are not right"),
    "all others twice": ("- [ ] `recruit keeper`", "- [ ] else", at("- [ ] else"), "else stands here twice"),
    "move twice": ("`recruit keeper`", "`recruit shepherd`", at("- [ ] `recruit keeper`"), "stands here twice"),
    "move without words": ("  You cannot pay.\n", "", at("- [ ] `recruit keeper`"), "an option needs a response"),
    "move that is refused": (
        "- [x] `recruit shepherd`",
        "- [x] `recruit oracle`",
        at("- [x] `recruit"),
        "the right move is refused",
    ),
    "move with an unknown verb": ("`recruit keeper`", "`buy keeper`", at("- [ ] `recruit keeper`"), "stands alone"),
    "slide backwards": ("0 to 4 : Pearls", "4 to 0 : Pearls", at("- slide"), "4 to 0 leaves nothing to slide"),
    "slide on the spot": ("0 to 4 : Pearls", "1 to 1 : Pearls", at("- slide"), "1 to 1 leaves nothing to slide"),
    "slide without a label": ("0 to 4 : Pearls", "0 to 4", at("- slide"), "expected slide, pick, choose, try or show"),
    "slide that starts outside": ("0 to 4 : Pearls", "2 to 4 : Pearls", at("- slide"), "does not start where the"),
    "slide beyond what can be": (
        "0 to 4 : Pearls",
        "0 to 400 : Pearls",
        at("- slide"),
        "with 50: seats: 51 Pearls; there are 50",
    ),
    "slide along no number": ("`seats.p1.pearls` 0", "`seats.p2.hand` 0", at("- slide"), "does not start where the"),
    "slide that leads nowhere": (
        "`seats.p1.pearls` 0",
        "`seats.p1.perls` 0",
        at("- slide"),
        "does not start where the",
    ),
    "slide past a list": (
        "`seats.p1.pearls` 0",
        "`lord_deck.77` 0",
        at("- slide"),
        "there is no such thing in the position",
    ),
    "slide into a text": ("`seats.p1.pearls` 0", "`seats.p2.hand.x` 0", at("- slide"), "there is no such thing in the"),
    "pick without cards": ("from seahorse-3 seahorse-5 crab-1 :", "from :", at("- pick"), "expected slide, pick"),
    "pick from others": ("from seahorse-3 seahorse-5", "from seahorse-3", at("- pick"), "does not start where the"),
    "pick from unknown cards": ("crab-1 :", "shark-1 :", at("- pick"), "with ['seahorse-3', 'seahorse-5', 'shark-1']"),
    "one value": (LINES[at("  - `[") + 1 - 1] + "\n", "", at("- choose"), "there must be at least two values"),
    "value without a label": ("null]` : two", "null]`", at("- choose") + 2, "a value to choose was expected"),
    "value that is no JSON": ('`["keeper", "shepherd", null', "`[keeper, null", at("- choose") + 2, "is not JSON"),
    "value that cannot be": (
        '"shepherd", null, null',
        '"keeper", null, null',
        at("- choose"),
        "with ['keeper', 'keeper'",
    ),
    "value nested too deep": ('`["keeper", "shepherd", null', f"`{'[' * 99}", at("- choose") + 2, "nested 20 deep"),
    "starting value missing": ('["keeper", "shepherd", "oracle"', '["keeper"', at("- choose"), "does not start where"),
    "thing changed twice": (
        "- pick `seats.p1.hand` from",
        "- pick `seats.p1` from",
        at("- pick"),
        "another control already",
    ),
    "nothing to change": (
        "\n".join(LINES[at("- slide") - 1 : at("- try") - 1]) + "\n",
        "",
        at("### what if"),
        "needs something to change (slide, pick, choose) and something to try",
    ),
    "nothing to try": ("- try `recruit shepherd` `pay`\n", "", at("### what if"), "needs something to change"),
    "try in words": (
        "- try `recruit shepherd` `pay`",
        "- try recruit",
        at("- try"),
        "expected slide, pick, choose, try",
    ),
    "try with an unknown verb": ("`recruit shepherd` `pay`", "`recruit shepherd` `fly`", at("- try"), "unknown verb"),
    "try with nothing to play": ("- try `recruit shepherd` `pay`", "- try `pay`", at("- try"), "nothing can be tried"),
    "show nothing": (
        "- show `seats.p1.pearls` : Pearls",
        "- show `seats.p7` : X",
        at("- show"),
        "seats.p7 leads nowhere",
    ),
    "words below the controls": ("\n- show", "\nand\n- show", at("- show"), "indented by two spaces"),
    "code without a fence": (
        "```python\nstate.legal()\n```",
        "state.legal()",
        at("### code"),
        "code stands between lines",
    ),
    "no code": ("```python\nstate.legal()\n```", "```python\n```", at("### code"), "code stands between lines"),
    "code twice": ("```python\n", "```python\n1\n```\n\n```python\n", at("### code"), "code stands between lines"),
    "code that is not Python": ("state.legal()\n", "1 +\n", at("state.legal()"), "is not Python: invalid syntax"),
    "code with a fault below": (
        "state.legal()\n",
        "if 1:\n  1\n x\n",
        at("state.legal()") + 2,
        "is not Python: unindent",
    ),
    "code nested too deep": ("state.legal()\n", "(" * 5000 + "\n", at("state.legal()"), "is not Python: "),
    "fence without end": (
        "state.legal()\n```\n",
        "state.legal()\n",
        at("```python"),
        "what begins with ``` does not end",
    ),
    "fence that swallows": ("Do it.", "```\nDo it.", at("Do it."), "does not end before line 48, ### answer"),
    "fence of another kind": ("()\n```\n", "()\n~~~\n", at("```python"), "what begins with ``` does not end"),
}


@pytest.mark.parametrize("what", MALFORMED)
def test_what_is_wrong_in_a_chapter_is_told_with_its_line(what: str) -> None:
    good, bad, line, said = MALFORMED[what]
    assert good in GOOD
    written = GOOD.replace(good, bad, 1)
    found, fault = fault_of(written)
    assert said in fault
    assert found == line
    assert "\n" not in fault


def test_what_is_wrong_with_one_language_is_told_beside_the_other() -> None:
    good = read(GOOD)
    changes = {
        "minutes: 4": "minutes: 5",
        "rules: COURT-REFILL-BONUS": "rules: COURT-REFILL",
        "`seats.p1.pearls = 0`": "`seats.p1.pearls = 1`",
        "`seats.p1.pearls = 0`\n": "\n",
        "answer: `change seats.p1.pearls`": "answer: `seats.p1.pearls`",
        "- 0\n": "- 1\n",
        "- [ ] `recruit keeper`": "- [ ] `recruit sage`",
        "### do\n\nDo it.\n\n": "",
        "0 to 4 : Pearls": "0 to 5 : Pearls",
        "from seahorse-3 seahorse-5 crab-1 :": "from seahorse-3 seahorse-5 crab-2 :",
        "`recruit shepherd` `pay`": "`recruit shepherd`",
        "- show `seats.p1.pearls`": "- show `seats.p2.pearls`",
        "state.legal()": "state.legal( )",
        "{THIN-COURT}": "{STEP-FAILS}",
    }
    for there, here in changes.items():
        assert there in GOOD
        (difference, *_) = differences([good, read(GOOD.replace(there, here, 1))])
        assert difference.line > 0, there
        assert str(difference).startswith(f"test.en.md:{difference.line}: not as in test.en.md: there ")
    words = GOOD.replace("Count again.", "Compte encore.").replace(": Pearls", ": Perles").replace("Ask.", "Demande.")
    assert told(differences([good, read(words)])) == []


def test_one_is_not_true_in_another_language() -> None:
    one, true = (GOOD.replace("`seats.p1.pearls = 0`", f"`seats.p1.pearls = {value}`") for value in ("1", "true"))
    assert len([*differences([read(one), read(true)])]) == 1


# -- files as editors write them -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "written",
    [
        GOOD.replace("\n", "\r\n"),
        GOOD.replace("\n", "\r"),
        GOOD.rstrip(),
        GOOD + "\n\n\n",
        "\n\n" + GOOD,
        "\n".join(line if line == "state.legal()" else f"{line}   " for line in LINES),
        "\n".join(line if line == "state.legal()" else f"{line}\t" for line in LINES),
        GOOD.replace("```", "~~~~"),
        GOOD.replace("()\n```", "()\n``````  "),
        GOOD.replace("[x]", "[X]"),
    ],
)
def test_a_chapter_reads_the_same_however_its_lines_end(written: str) -> None:
    def plain(chapter: Chapter) -> str:
        return re.sub(r"(line|begins)=\d+", "", repr(chapter)).replace("  ", "")

    assert plain(read(written)) == plain(read(GOOD))
    assert fault_of(written) == (0, "")


def test_lines_are_counted_as_editors_count_them() -> None:
    strange = "Three\x0bLords\u2028lie\x85in\x1cthe\x0cCourt."
    written = GOOD.replace("Three Lords lie in the Court.", strange).replace("### do", "### doo")
    assert fault_of(written)[0] == at("### do")


def test_code_in_words_is_left_as_it_is() -> None:
    fence = "  ```python\n  # a comment {lord.nobody}\n  - [ ] x\n  ```\n"
    chapter = read(GOOD.replace("  Yes.\n", f"  Yes.\n{fence}", 1))
    (question, *_) = chapter.situations[0].questions
    assert isinstance(question, Choice)
    assert question.options[1].response == "Yes.\n```python\n# a comment {lord.nobody}\n- [ ] x\n```"
    assert fault_of(GOOD.replace("Do it.", "```python\n## a comment\n### another {x}\n```"))[1] == ""


def write(folder: Path, **files: str | bytes) -> Path:
    """Write files such as `test_en_md` for test.en.md, the scenarios as they should be unless given."""
    for name, text in ({"test_json": json.dumps([SCENARIO, OVER]), "test_en_md": GOOD} | files).items():
        data = text if isinstance(text, bytes) else text.encode()
        (folder / name.replace("_", ".")).write_bytes(data)
    return folder / "test"


def test_a_mark_of_the_encoding_is_no_text(tmp_path: Path) -> None:
    path = write(tmp_path, test_en_md="\ufeff" + GOOD, test_json="\ufeff" + json.dumps(SCENARIO))
    assert load_chapter(path.parent, "test", "en").title == "A chapter"


@pytest.mark.parametrize(
    ("file", "written", "said"),
    [
        ("test_json", b"", "test.json: file: is not JSON"),
        ("test_json", b"{", "test.json: file: is not JSON"),
        ("test_json", b"[" * 100_000, "test.json: file: is nested more than 20 deep"),
        ("test_json", b"9" * 5000, "test.json: file: is not JSON"),
        ("test_json", b"null", "test.json: scenario: an object"),
        ("test_json", b"[1]", "test.json: [0]: an object"),
        ("test_json", b"[]", "test.en.md:8: there is no scenario THIN-COURT"),
        ("test_json", b"\xff\xfe", "test.json: cannot be read: "),
        ("test_json", json.dumps([SCENARIO, SCENARIO]).encode(), "test.json: there are two scenarios THIN-COURT"),
        ("test_json", json.dumps({**SCENARIO, "steps": []}).encode(), "test.json: scenario.steps: a list of steps"),
        ("test_json", b" " * (LONGEST + 1), f"test.json: has more than {LONGEST} characters"),
        ("test_en_md", b"", "test.en.md:1: a chapter begins with its title"),
        ("test_en_md", b"\x00" * 100, "test.en.md:1: a chapter begins with its title"),
        ("test_en_md", "# Café".encode("latin-1"), "test.en.md: cannot be read: "),
        ("test_en_md", GOOD.encode("utf-16"), "test.en.md: cannot be read: "),
        ("test_en_md", GOOD.encode() * 400, f"test.en.md: has more than {LONGEST} characters"),
    ],
)
def test_a_file_that_is_none_is_told(file: str, written: bytes, said: str, tmp_path: Path) -> None:
    path = write(tmp_path, **{file: written})
    with pytest.raises(ChapterError) as told:
        load_chapter(path.parent, "test", "en")
    assert str(told.value).startswith(said)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    path = write(tmp_path)
    (tmp_path / "test.fr.md").mkdir()
    for name, lang, file in (("none", "en", "none.json"), ("test", "es", "test.es.md"), ("test", "fr", "test.fr.md")):
        with pytest.raises(ChapterError, match=rf"^{re.escape(file)}: cannot be read: ") as told:
            load_chapter(path.parent, name, lang)
        assert told.value.line == 0
    with pytest.raises(ChapterError, match="there is no such chapter"):
        Lesson(tmp_path / "none")
    assert languages_of(tmp_path, "test") == ("en",)


def test_only_as_much_of_a_file_is_read_as_a_chapter_has(tmp_path: Path) -> None:
    path = write(tmp_path)
    with (tmp_path / "test.en.md").open("r+b") as file:
        file.truncate(1 << 36)
    with pytest.raises(ChapterError, match="has more than"):
        load_chapter(path.parent, "test", "en")


def test_what_does_not_hold_is_no_lesson(tmp_path: Path) -> None:
    with pytest.raises(
        ChapterError, match=rf"^test\.en\.md:{at('- [ ] Nothing')}: THIN-COURT: this wrong answer holds"
    ):
        Lesson(write(tmp_path, test_en_md=GOOD.replace("= 0`", "= 3`")))
    with pytest.raises(ChapterError, match=r"^test\.fr\.md:1: not as in test\.en\.md: there 4, here 5$"):
        Lesson(write(tmp_path, test_fr_md=GOOD.replace("minutes: 4", "minutes: 5")))


@pytest.mark.parametrize(
    "position",
    [
        {"players": 9},
        {"court": ["nobody"]},
        {"over": True},
        {"seats": 7},
        {"game": "chess"},
        {"active": "p9"},
        {"threat": 10**30},
        {"lord_deck": [[[]]]},
    ],
)
def test_a_position_that_cannot_be_is_told(position: dict[str, Any], tmp_path: Path) -> None:
    document = {**SCENARIO, "position": {**SCENARIO["position"], **position}}
    with pytest.raises(ChapterError, match=r"^test\.en\.md:8: THIN-COURT: "):
        Lesson(write(tmp_path, test_json=json.dumps(document)))


def test_the_command_tells_what_does_not_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, test_fr_md=GOOD.replace("minutes: 4", "minutes: 5"), test_es_md=GOOD.replace("= 0`", "= 3`"))
    (tmp_path / "test.md").write_text(GOOD)
    names = ("test.en.md", "test.fr.md", "test.es.md", "test.md", "test.de.md")
    assert main(["check", "--json", *(str(tmp_path / name) for name in names)]) == 1
    results = json.loads(capsys.readouterr().out)
    faulty = [one["fault"] for one in results["scenarios"] if one["fault"]]
    assert (results["passed"], results["failed"]) == (2, len(faulty)) == (2, 6)
    assert sum("this wrong answer holds" in fault for fault in faulty) == 1
    assert sum("not as in" in fault for fault in faulty) == 3
    assert sum("is called NAME.LANGUAGE.md" in fault for fault in faulty) == 2
    assert main(["check", str(tmp_path / "test.en.md")]) == 0


# -- hostile files -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", TEXTS)
def test_a_hostile_text_is_text_or_a_fault(what: str) -> None:
    for where in ("A chapter", "The Court", "Three Lords lie in the Court.", "Nothing", "Count again.", ": Hand"):
        fault_of(GOOD.replace(where, TEXTS[what], 1))
    fault_of(TEXTS[what])


@pytest.mark.timeout(30)
@pytest.mark.parametrize("end", ["", ".", "`"])
@pytest.mark.parametrize("tail", [" ", " `", "`a` ", "{a", "a b ", "[", "#"])
@pytest.mark.parametrize(
    "line", ["# ", "## a {", "- [x] a", "- try `a", "- slide `a` 1", "- pick `a` from a", "minutes:"]
)
def test_a_line_without_end_takes_no_time_without_end(line: str, tail: str, end: str) -> None:
    """Some of these take minutes if a pattern tries all ways to cut them."""
    long = f"{line}{tail * (190_000 // len(tail))}{end}"
    fault_of(GOOD.replace("- [x] Three", f"{long}\n- [x] Three"))
    fault_of(f"# A chapter\nminutes: 4\n## A {{THIN-COURT}}\n### what if\n{long}")


def test_many_headings_take_no_time_without_end() -> None:
    for heading in ("## A {THIN-COURT}\n", "### do\n", "### number\nanswer: `x`\n", "# A\n", "```\n", "- [x] a\n  b\n"):
        fault_of(GOOD + heading * (90_000 // len(heading)))


PIECES = sorted(
    {*LINES, *(piece for line in LINES for piece in line.split(" ") if piece), "\t", "\x00", "\ud800", "9" * 30}
)
"""What a good chapter is made of, in lines and words."""

edits = st.lists(
    st.tuples(st.sampled_from(["drop", "repeat", "swap", "put", "cut"]), st.integers(0, 500), st.sampled_from(PIECES)),
    min_size=1,
    max_size=4,
)


def edited(text: str, edits: list[tuple[str, int, str]]) -> str:
    """Return a text with some of its lines and letters changed."""
    lines = text.split("\n")
    for kind, number, piece in edits:
        i = number % len(lines)
        if kind == "drop":
            del lines[i]
        elif kind == "repeat":
            lines.insert(i, lines[i])
        elif kind == "swap":
            lines[i], lines[-i] = lines[-i], lines[i]
        elif kind == "put":
            cut = number % (len(lines[i]) + 1)
            lines[i] = lines[i][:cut] + piece + lines[i][cut:]
        elif kind == "cut":
            lines[i] = lines[i].replace(piece, "", 1) if piece in lines[i] else lines[i][: number % (len(lines[i]) + 1)]
        lines = lines or [""]
    return "\n".join(lines)


def assert_read_or_told(written: str, known: dict[str, scenario.Scenario]) -> None:
    """Fail if a chapter is neither read nor told why not, with its line."""
    try:
        chapter = read_chapter("test", written, "en", known, "test.en.md")
        errors = list(faults(chapter))
    except ChapterError as error:
        errors = [error]
    for error in errors:
        assert 0 < error.line <= written.count("\n") + 2
        assert error.fault


@given(edits)
@settings(deadline=None, max_examples=60)
def test_a_chapter_edited_at_random_is_read_or_told(edits: list[tuple[str, int, str]]) -> None:
    assert_read_or_told(edited(GOOD, edits), {"THIN-COURT": scenario.read(SCENARIO)})


@pytest.mark.slow
@given(st.sampled_from(CHAPTERS), st.sampled_from([*LANGUAGES]), edits)
@settings(deadline=None, max_examples=800, suppress_health_check=[HealthCheck.too_slow])
def test_any_chapter_edited_at_random_is_read_or_told(name: str, lang: str, edits: list[tuple[str, int, str]]) -> None:
    folder = Path(course.__file__).parent
    known = {one.id: one for one in scenario.read_file((folder / f"{name}.json").read_text(encoding="utf-8"))}
    written = (folder / f"{name}.{lang}.md").read_text(encoding="utf-8")
    assert_read_or_told(edited(written, edits), {**rulebook.scenarios(), **known})


@given(st.text(max_size=300))
@settings(deadline=None, max_examples=60)
def test_any_text_is_read_or_told(written: str) -> None:
    assert_read_or_told(written, {})
