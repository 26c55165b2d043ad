"""Chapters from files: a JSON file of scenarios and a Markdown file for each language, as in docs/chapters.md."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from abyss_nb import rules as rulebook
from abyss_nb.core import scenario as scenarios
from abyss_nb.core.abyss.cards import RULES
from abyss_nb.core.game import ImpossiblePosition
from abyss_nb.core.nesting import MAX_DEPTH, depth
from abyss_nb.core.rulebook.values import values
from abyss_nb.core.scenario import Scenario
from abyss_nb.tutor.chapter import (
    Answer,
    Chapter,
    ChapterError,
    Choice,
    Claim,
    Code,
    Control,
    Do,
    Move,
    Number,
    Option,
    Part,
    Show,
    Situation,
    Try,
    WhatIf,
)
from abyss_nb.words import LANGUAGES

LONGEST = 200_000
"""How many characters a file has at most."""
MOST_MINUTES = 120

_HEADING = re.compile(r"(#{1,6}) +(.*\S)")
_TITLE = re.compile(r"(.*\S) +\{([^{}\s]+)\}")
_FENCE = re.compile(r" *(`{3,}(?!.*`)|~{3,})")
_PLACEHOLDER = re.compile(r"\{([^{}\s]+)\}")
_FIELD = re.compile(r"(rules|minutes|answer): *(.*\S)")
_MINUTES = re.compile(r"[0-9]{1,3}")
_OPTION = re.compile(r"- \[([ xX])\] +(.*\S)")
_NO_OPTION = re.compile(r"[-*+] *\[.{0,2}\](?!\()")
_ITEM = re.compile(r"- +(.*\S)")
_SPAN = re.compile(r"`([^`]+)`")
_CLAIM = re.compile(r"(?:legal|refused) .+|[\w.-]+ *=.+")
_RULE_ID = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+")
_SLIDE = re.compile(r"slide +`([^`]+)` +(-?\d{1,3}) to (-?\d{1,3}) +: +(.+)")
_PICK = re.compile(r"pick +`([^`]+)` +from +([^:]*[^:\s]) +: +(.+)")
_CHOOSE = re.compile(r"choose +`([^`]+)` +: +(.+)")
_VALUE = re.compile(r"`([^`]+)` +: +(.+)")
_TRY = re.compile(r"try +((?:`[^`]+` *)+)")
_SHOW = re.compile(r"show +`([^`]+)` +: +(.+)")


class Line(NamedTuple):
    """A line of a file: its number from 1, its text, and whether it stands in a fence of code."""

    number: int
    text: str
    fenced: bool


class Block(NamedTuple):
    """A heading with what stands below it, up to the next one."""

    level: int
    title: str
    line: int
    lines: list[Line]


def read_chapter(name: str, written: str, lang: str, known: Mapping[str, Scenario], file: str) -> Chapter:
    """Read the words of a chapter.

    Args:
        name: What the chapter is called in code: the name of its files.
        written: The Markdown.
        lang: Its language.
        known: The scenarios its situations can show, by their IDs.
        file: What the file is called in messages.

    Raises:
        ChapterError: the first thing that is not as docs/chapters.md tells, with its line.
    """
    return _Reader(file, lang, known).chapter(name, written)


def load_chapter(folder: Path | Traversable, name: str, lang: str) -> Chapter:
    """Read a chapter from its two files in a folder.

    Raises:
        ChapterError: a file that is missing or wrong, with the line.
    """
    own = _text(folder, f"{name}.json")
    try:
        found = scenarios.read_file(own)
    except ImpossiblePosition as error:
        raise ChapterError(f"{name}.json", 0, str(error)) from None
    ids = [one.id for one in found if one.id]
    for i, id in enumerate(ids):
        if id in ids[:i]:
            raise ChapterError(f"{name}.json", 0, f"there are two scenarios {id}")
    known = {**rulebook.scenarios(), **{one.id: one for one in found if one.id}}
    file = f"{name}.{lang}.md"
    return read_chapter(name, _text(folder, file), lang, known, file)


def languages_of(folder: Path | Traversable, name: str) -> tuple[str, ...]:
    """Return the languages that a chapter is written in."""
    return tuple(lang for lang in LANGUAGES if (folder / f"{name}.{lang}.md").is_file())


def _text(folder: Path | Traversable, file: str) -> str:
    try:
        # Some editors begin a file with a mark of its encoding.
        with (folder / file).open("r", encoding="utf-8-sig") as opened:
            written = opened.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        raise ChapterError(file, 0, f"cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(written) > LONGEST:
        raise ChapterError(file, 0, f"has more than {LONGEST} characters")
    return written


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is not JSON")


class _Reader:
    def __init__(self, file: str, lang: str, known: Mapping[str, Scenario]) -> None:
        self.file = file
        self.known = known
        self.values = values(lang if lang in LANGUAGES else "en")
        self.lang = lang
        self.readers: dict[str, Callable[[Block], Part]] = {
            "choice": self.choice,
            "number": self.number,
            "move": self.move,
            "do": lambda block: Do(self.words(block.lines), block.line),
            "answer": lambda block: Answer(self.words(block.lines), block.line),
            "what if": self.what_if,
            "code": self.code,
        }

    def wrong(self, line: int, fault: str) -> ChapterError:
        return ChapterError(self.file, line, fault)

    # -- the whole -------------------------------------------------------------------------------------------------

    def chapter(self, name: str, written: str) -> Chapter:
        blocks = list(self.blocks(written))
        if not blocks or blocks[0].level != 1:
            raise self.wrong(1, "a chapter begins with its title: # Title")
        head, *rest = blocks
        fields, lines = self.fields(head.lines, ("rules", "minutes"))
        rules = tuple(filter(None, re.split(r"[,\s]+", fields.get("rules", (0, ""))[1])))
        for rule in rules:
            if rule not in RULES:
                raise self.wrong(fields["rules"][0], f"{rule!r} is not the ID of a rule")
        number, minutes = fields.get("minutes", (head.line, ""))
        if not (_MINUTES.fullmatch(minutes) and 0 < int(minutes) <= MOST_MINUTES):
            raise self.wrong(number, f"'minutes: 5' was expected, with a number from 1 to {MOST_MINUTES}")
        sections: list[list[Block]] = []
        for block in rest:
            if block.level == 2:
                sections.append([block])
            elif block.level == 3 and sections:
                sections[-1].append(block)
            else:
                raise self.wrong(
                    block.line, "expected a situation, ## Title {SCENARIO-ID}, or below one a part, ### word"
                )
        if not sections:
            raise self.wrong(head.line, "a chapter needs a situation: ## Title {SCENARIO-ID}")
        situations: dict[str, Situation] = {}
        for block, *below in sections:
            situation = self.situation(block, below)
            if situation.id in situations:
                raise self.wrong(block.line, f"there is a situation {situation.id} already")
            situations[situation.id] = situation
        title, text = self.filled(head.title, head.line), self.words(lines)
        return Chapter(name, self.lang, title, rules, int(minutes), text, tuple(situations.values()), self.file)

    def blocks(self, written: str) -> Iterator[Block]:
        """Cut a file at its headings."""
        block: Block | None = None
        fence, opened = "", 0
        for number, text in enumerate(re.split(r"\r\n|\r|\n", written), 1):
            was_fenced = bool(fence)
            if not fence:
                text = text.rstrip()
                mark = _FENCE.match(text)
                fence, opened = (mark[1], number) if mark else ("", 0)
            elif text.strip().startswith(fence) and not text.strip().strip(fence[0]):
                fence = ""
            heading = _HEADING.fullmatch(text)
            if heading and was_fenced and self.begins_something(heading):
                raise self.wrong(opened, f"what begins with {fence} does not end before line {number}, {text}")
            if heading and not (fence or was_fenced):
                if block:
                    yield block
                block = Block(len(heading[1]), heading[2], number, [])
            elif block:
                block.lines.append(Line(number, text, bool(fence) or was_fenced))
            elif text.strip():
                raise self.wrong(number, "a chapter begins with its title: # Title")
        if fence:
            raise self.wrong(opened, f"what begins with {fence} does not end: a line {fence} was expected")
        if block:
            yield block

    def begins_something(self, heading: re.Match[str]) -> bool:
        """Return whether a line is no comment in code, but the heading of a situation or a part."""
        return heading[2] in self.readers if len(heading[1]) == 3 else bool(_TITLE.fullmatch(heading[2]))

    def fields(self, lines: list[Line], names: tuple[str, ...]) -> tuple[dict[str, tuple[int, str]], list[Line]]:
        """Take lines such as `minutes: 5` out of others."""
        found: dict[str, tuple[int, str]] = {}
        rest: list[Line] = []
        for line in lines:
            field = None if line.fenced else _FIELD.fullmatch(line.text)
            if field and field[1] in names:
                if field[1] in found:
                    raise self.wrong(line.number, f"{field[1]!r} stands here twice")
                found[field[1]] = (line.number, field[2])
            else:
                rest.append(line)
        return found, rest

    def filled(self, text: str, number: int) -> str:
        """Put numbers and names in the place of placeholders."""

        def fill(found: re.Match[str]) -> str:
            if found[1] not in self.values:
                raise self.wrong(
                    number, f"there is no placeholder {found[0]}; names and numbers have them, see rulebook.md"
                )
            return self.values[found[1]]

        return _PLACEHOLDER.sub(fill, text)

    def words(self, lines: list[Line]) -> str:
        """Return the words of some lines."""
        return "\n".join(line.text if line.fenced else self.filled(line.text, line.number) for line in lines).strip()

    # -- a situation -----------------------------------------------------------------------------------------------

    def situation(self, block: Block, below: list[Block]) -> Situation:
        title = _TITLE.fullmatch(block.title)
        if not title:
            raise self.wrong(block.line, "the title of a situation ends with the ID of its scenario: ## Title {ID}")
        if title[2] not in self.known:
            raise self.wrong(
                block.line, f"there is no scenario {title[2]} in the chapter's JSON file nor in the program"
            )
        name, text = self.filled(title[1], block.line), self.words(block.lines)
        return Situation(name, self.known[title[2]], text, tuple(map(self.part, below)), block.line)

    def part(self, block: Block) -> Part:
        if block.title not in self.readers:
            raise self.wrong(block.line, f"a part is one of {', '.join(f'### {name}' for name in self.readers)}")
        return self.readers[block.title](block)

    def split(self, lines: list[Line], item: re.Pattern[str]) -> tuple[list[Line], list[list[Line]]]:
        """Return the lines before the first item of a list, and the lines of each item."""
        head: list[Line] = []
        items: list[list[Line]] = []
        for line in lines:
            if not line.fenced and item.fullmatch(line.text):
                items.append([line])
            elif not items:
                head.append(line)
            elif not line.text.strip() or line.text.startswith("  "):
                items[-1].append(Line(line.number, line.text[2:], line.fenced))
            else:
                raise self.wrong(line.number, "what belongs to an item of the list is indented by two spaces")
        return head, items

    def options(self, block: Block) -> tuple[str, list[tuple[bool, str, str, int]]]:
        """Return the words of a question and its options: right or not, first line, what is below, line."""
        head, items = self.split(block.lines, _OPTION)
        for line in head:
            if not line.fenced and _NO_OPTION.match(line.text):
                raise self.wrong(line.number, "an option begins with '- [x] ' or '- [ ] '")
        if len(items) < 2:
            raise self.wrong(block.line, "a question has at least two options: '- [x] right' and '- [ ] wrong'")
        found = []
        for first, *below in items:
            option = _OPTION.fullmatch(first.text)
            assert option
            found.append((option[1] != " ", option[2], self.words(below), first.number))
        return self.words(head), found

    def choice(self, block: Block) -> Choice:
        text, found = self.options(block)
        options = []
        for right, said, response, line in found:
            claims: list[Claim] = []
            while said.endswith("`"):
                words, _, last = said[:-1].rpartition("`")
                if not _CLAIM.fullmatch(last):
                    break
                claims.insert(0, self.claim(last, line))
                said = words.rstrip()
            if not said:
                raise self.wrong(line, "an option needs words before its claims")
            if not response:
                raise self.wrong(line, "an option needs a response: indented lines below it")
            options.append(Option(right, self.filled(said, line), tuple(claims), response, line))
        if sum(option.right for option in options) != 1:
            raise self.wrong(block.line, "exactly one option of a choice is right: - [x]")
        return Choice(text, block.line, tuple(options))

    def claim(self, written: str, line: int) -> Claim:
        verb, _, rest = written.partition(" ")
        if verb == "legal":
            return Claim("legal", rest)
        if verb == "refused":
            action, _, last = rest.rpartition(" ")
            if action and _RULE_ID.fullmatch(last):
                if last not in RULES:
                    raise self.wrong(line, f"{last} is not the ID of a rule")
                return Claim("refused", action, last)
            return Claim("refused", rest)
        path, _, value = written.partition("=")
        return Claim("value", path.strip(), self.json(value, line))

    def json(self, written: str, line: int) -> object:
        if depth(written) > MAX_DEPTH:
            raise self.wrong(line, f"JSON may be nested {MAX_DEPTH} deep, not more")
        try:
            return json.loads(written, parse_constant=_no_constant)
        except ValueError:
            raise self.wrong(line, f"{written.strip()!r} is not JSON; a text stands in double quotes") from None

    def number(self, block: Block) -> Number:
        fields, lines = self.fields(block.lines, ("answer",))
        if "answer" not in fields:
            raise self.wrong(block.line, "a number needs a line 'answer: `PATH`'")
        line, answer = fields["answer"]
        span = _SPAN.fullmatch(answer)
        if not span:
            raise self.wrong(line, "a path in backticks was expected: answer: `seats.p1.pearls`")
        words = span[1].split()
        if len(words) not in (1, 2) or (len(words) == 2 and words[0] != "change"):
            raise self.wrong(line, "a path was expected, or 'change' and a path: answer: `change seats.p1.pearls`")
        head, items = self.split(lines, _ITEM)
        responses: dict[int | None, str] = {}
        for first, *below in items:
            item = _ITEM.fullmatch(first.text)
            assert item
            said = item[1]
            if said != "else" and not re.fullmatch(r"-?\d{1,4}", said):
                raise self.wrong(
                    first.number, "a number, or 'else', was expected; what is said to it stands indented below"
                )
            value = None if said == "else" else int(said)
            if value in responses:
                raise self.wrong(first.number, f"{said} stands here twice")
            responses[value] = self.words(below)
            if not responses[value]:
                raise self.wrong(first.number, "a number needs a response: indented lines below it")
        return Number(self.words(head), block.line, words[-1], len(words) == 2, responses)

    def move(self, block: Block) -> Move:
        text, found = self.options(block)
        options: list[Option] = []
        for right, said, response, line in found:
            span = _SPAN.fullmatch(said)
            if not span and said != "else":
                raise self.wrong(line, "an action in backticks was expected, or 'else' for all others")
            if right and not span:
                raise self.wrong(line, "'else' stands for moves that are not right: - [ ] else")
            if not response:
                raise self.wrong(line, "an option needs a response: indented lines below it")
            action = span[1] if span else ""
            if action in [option.text for option in options]:
                raise self.wrong(line, f"{said} stands here twice")
            options.append(Option(right, action, (), response, line))
        if not any(option.right for option in options):
            raise self.wrong(block.line, "at least one move is right: - [x] `action`")
        return Move(text, block.line, tuple(options))

    # -- what if, code ---------------------------------------------------------------------------------------------

    def what_if(self, block: Block) -> WhatIf:
        head, items = self.split(block.lines, _ITEM)
        controls: list[Control] = []
        tries: list[Try] = []
        shows: list[Show] = []
        for first, *below in items:
            item = _ITEM.fullmatch(first.text)
            assert item
            said, line = item[1], first.number
            if found := _TRY.fullmatch(said):
                tries.append(Try(tuple(_SPAN.findall(found[1])), line))
            elif found := _SHOW.fullmatch(said):
                shows.append(Show(found[1], self.filled(found[2], line), line))
            else:
                control = self.control(said, below, line)
                if any(_overlap(control.path, other.path) for other in controls):
                    raise self.wrong(line, f"{control.path} is changed by another control already")
                controls.append(control)
        if not controls or not tries:
            raise self.wrong(
                block.line, "a 'what if' needs something to change (slide, pick, choose) and something to try"
            )
        return WhatIf(self.words(head), block.line, tuple(controls), tuple(tries), tuple(shows))

    def control(self, said: str, below: list[Line], line: int) -> Control:
        if found := _SLIDE.fullmatch(said):
            low, high = int(found[2]), int(found[3])
            if low >= high:
                raise self.wrong(line, f"{low} to {high} leaves nothing to slide")
            return Control("slide", found[1], self.filled(found[4], line), (low, high), (), line)
        if found := _PICK.fullmatch(said):
            return Control("pick", found[1], self.filled(found[3], line), tuple(found[2].split()), (), line)
        if found := _CHOOSE.fullmatch(said):
            values: list[object] = []
            labels: list[str] = []
            for each in below:
                if not each.text.strip():
                    continue
                item = _ITEM.fullmatch(each.text)
                value = _VALUE.fullmatch(item[1]) if item else None
                if not value:
                    raise self.wrong(each.number, "a value to choose was expected: '  - `JSON` : label'")
                values.append(self.json(value[1], each.number))
                labels.append(self.filled(value[2], each.number))
            if len(values) < 2:
                raise self.wrong(line, "there must be at least two values to choose from: '  - `JSON` : label'")
            return Control("choose", found[1], self.filled(found[2], line), tuple(values), tuple(labels), line)
        raise self.wrong(line, "expected slide, pick, choose, try or show, as docs/chapters.md tells")

    def code(self, block: Block) -> Code:
        inside = [line for line in block.lines if line.fenced]
        around = [line for line in block.lines if not line.fenced]
        if len(inside) < 3 or inside[-1].number - inside[0].number >= len(inside):
            raise self.wrong(block.line, "code stands between lines ```python and ```, once")
        code = "\n".join(line.text for line in inside[1:-1])
        return Code(self.words(around), block.line, code, inside[1].number)


def _overlap(one: str, other: str) -> bool:
    """Return whether a path leads to the same place as another, or into it or out of it."""
    return f"{one}.".startswith(f"{other}.") or f"{other}.".startswith(f"{one}.")
