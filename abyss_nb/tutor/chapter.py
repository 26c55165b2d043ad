"""What a chapter consists of: situations, each with questions, things to do, and things to change.

Everything in it is as written, in one language. `reading.py` reads it from files; docs/chapters.md has the format.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from abyss_nb.core.game import GameError
from abyss_nb.core.scenario import Scenario


class ChapterError(GameError, ValueError):
    """A chapter that cannot be read, or does not hold.

    Attributes:
        file: The name of the file.
        line: The line in it, from 1; 0 where no line is to blame.
        fault: What is wrong.
    """

    def __init__(self, file: str, line: int, fault: str) -> None:
        self.file = file
        self.line = line
        self.fault = fault
        super().__init__(f"{file}:{line}: {fault}" if line else f"{file}: {fault}")


class Claim(NamedTuple):
    """What an option says of the engine, so that it can be checked.

    Attributes:
        kind: "value" after the steps; "legal" or "refused" before them.
        what: A path, or an action.
        value: The value, or the ID of the rule that refuses ("" for any).
    """

    kind: Literal["value", "legal", "refused"]
    what: str
    value: Any = ""


@dataclass(frozen=True, slots=True)
class Option:
    """One of several answers.

    Attributes:
        right: Whether it is right.
        text: What it says, Markdown; of a move the action, "" for all others.
        claims: What has to hold for it, and for nothing that is wrong.
        response: What is said to whoever gives it, Markdown.
        line: Where it is written.
    """

    right: bool
    text: str
    claims: tuple[Claim, ...]
    response: str
    line: int


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a situation.

    Attributes:
        text: Its words, Markdown.
        line: Where it begins in its file.
    """

    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Choice(Part):
    """A question with options, one of which is chosen."""

    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Number(Part):
    """A question whose answer is a number.

    Attributes:
        path: What is read after all steps.
        change: Whether the answer is how much that has grown since the beginning.
        responses: What is said to a wrong number, Markdown; None stands for all others.
    """

    path: str
    change: bool
    responses: dict[int | None, str]


@dataclass(frozen=True, slots=True)
class Move(Part):
    """A question that is answered by a move on the board; the option without an action stands for all others."""

    options: tuple[Option, ...]


class Do(Part):
    """The reader plays the steps of the scenario."""

    __slots__ = ()


class Answer(Part):
    """The solution; below it the steps are worked out."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Control:
    """Something to change in the position.

    Attributes:
        kind: "slide" (whole numbers), "pick" (cards or Lords), "choose" (values).
        path: What it changes.
        label: What it is called.
        values: Of a slider its two ends, else what there is to pick or to choose from.
        labels: What the values to choose from are called.
        line: Where it is written.
    """

    kind: Literal["slide", "pick", "choose"]
    path: str
    label: str
    values: tuple[Any, ...]
    labels: tuple[str, ...]
    line: int


class Try(NamedTuple):
    """Actions to try one after the other; a verb alone stands for the first possible action with it."""

    actions: tuple[str, ...]
    line: int


class Show(NamedTuple):
    """What is read before and after."""

    path: str
    label: str
    line: int


@dataclass(frozen=True, slots=True)
class WhatIf(Part):
    """Things to change, and actions to try in the changed situation."""

    controls: tuple[Control, ...]
    tries: tuple[Try, ...]
    shows: tuple[Show, ...]


@dataclass(frozen=True, slots=True)
class Code(Part):
    """What to ask the engine in a cell.

    Attributes:
        code: Python, in which `state` is the position of the situation.
        begins: Its first line in the file.
    """

    code: str
    begins: int


Question = Choice | Number | Move


@dataclass(frozen=True, slots=True)
class Situation:
    """A position of the game, with what there is to think, to do and to try about it.

    Attributes:
        title: What it is called.
        scenario: Position and steps.
        text: What it tells, Markdown.
        parts: What follows, in this order.
        line: Where it begins in its file.
    """

    title: str
    scenario: Scenario
    text: str
    parts: tuple[Part, ...]
    line: int

    @property
    def id(self) -> str:
        """The ID of its scenario, which names it in its chapter."""
        return self.scenario.id

    @property
    def questions(self) -> tuple[Question, ...]:
        """Its questions."""
        return tuple(part for part in self.parts if isinstance(part, Question))


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter in one language.

    Attributes:
        name: The name of its files, which is the same in all languages.
        lang: The language.
        title: What it is called.
        rules: The IDs of the rules that it teaches.
        minutes: How long it takes about.
        text: Its introduction, Markdown.
        situations: What it consists of.
        file: The file with its words.
    """

    name: str
    lang: str
    title: str
    rules: tuple[str, ...]
    minutes: int
    text: str
    situations: tuple[Situation, ...]
    file: str

    def situation(self, id: str) -> Situation:
        """Return a situation by its ID.

        Raises:
            KeyError: there is none; the message names those there are.
        """
        for one in self.situations:
            if one.id == id:
                return one
        raise KeyError(
            f"chapter {self.name!r} has no situation {id!r}; it has {', '.join(s.id for s in self.situations)}"
        )

    def texts(self) -> Iterator[tuple[int, str]]:
        """Yield every text for people, with the line where it begins."""
        yield 1, self.text
        for one in self.situations:
            yield one.line, one.title
            yield one.line, one.text
            for part in one.parts:
                yield part.line, part.text
                match part:
                    case Choice() | Move():
                        for option in part.options:
                            yield option.line, option.text
                            yield option.line, option.response
                    case Number():
                        for text in part.responses.values():
                            yield part.line, text
