"""Goes through a lesson of the tutorial by what its page offers, and reads back what it shows."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page, expect

from abyss_nb.core.game import ImpossiblePosition
from abyss_nb.tutor.chapter import Choice, Do, Move, Number, Question, WhatIf
from abyss_nb.tutor.checking import answer_of
from abyss_nb.tutor.pages import body
from abyss_nb.widgets.tutor import Tutor
from abyss_nb.words import words

from .driver import expected, shown
from .mount import MountedWidget

SECONDS = 10
"""How long the page may take to show what Python says."""

#: Every part below the board, read from its elements. Of running text the spaces are left out.
READ = """() => [...document.querySelectorAll("[data-page=body] [data-part][data-kind]")].map((part) => {
    const all = (selector, within = part) => [...within.querySelectorAll(selector)];
    const bare = (element) => element?.textContent.replace(/\\s+/g, "") ?? "";
    const told = (within) => all(":scope > .tut-told > li > span:first-child", within).map(bare);
    const verdict = (box) => ({
        answer: bare(box.querySelector("p > b")),
        verdict: box.dataset.verdict,
        response: bare(box.querySelector(":scope > .tut-prose")),
        told: told(box),
    });
    const steps = (within) => all(":scope > .tut-steps > li", within).map((step) => [
        bare(step.querySelector("b")), step.dataset.refused === "true", told(step),
    ]);
    return {
        at: Number(part.dataset.part),
        kind: part.dataset.kind,
        text: bare(part.querySelector("[id$=-text]")),
        options: all(".tut-option").map((option) => ({
            text: bare(option.querySelector("label")),
            verdict: option.dataset.verdict ?? null,
            response: bare(option.querySelector(".tut-verdict .tut-prose")),
        })),
        verdicts: all(".tut-verdicts > .tut-verdict").map(verdict),
        tries: all(".tut-outcome > .tut-verdict").map((box) => ({
            ...verdict(box), steps: steps(box.querySelector("details") ?? box),
        })),
        rows: all(".tut-outcome tbody tr").map((row) => [...row.cells].map(bare)),
        steps: [...steps(part), ...all(":scope > details", part).flatMap(steps)],
        code: part.querySelector("pre code")?.textContent ?? "",
    };
})"""


#: What the board offers to do.
OFFERED = """() => [...document.querySelectorAll(".ab-root [data-action]")].map((it) => it.dataset.action).sort()"""


def bare(text: object) -> str:
    """A text without its spaces."""
    return re.sub(r"\s+", "", str(text))


def said(nodes: Sequence[Any]) -> str:
    """What running text says, without spaces."""
    return bare("".join(node if isinstance(node, str) else said(node[2 if node[0] == "a" else 1 :]) for node in nodes))


def told(sentences: list[dict[str, Any]]) -> list[str]:
    return [bare(one["text"]) for one in sentences]


def steps_of(steps: list[dict[str, Any]]) -> list[list[Any]]:
    return [[bare(one["action"]), one["refused"], told(one["told"])] for one in steps]


def verdicts_of(part: dict[str, Any]) -> list[dict[str, Any]]:
    """What is said to the answers of a number or a move, the latest first."""
    found = [
        {
            "answer": bare(one.get("value", one.get("action"))),
            "verdict": "right" if one["right"] else "wrong",
            "response": said(one["response"]),
            "told": told(one.get("reasons", [])),
        }
        for one in part.get("given", [])
    ]
    if part["kind"] != "choice" and part.get("state") == "shown":
        answer = "" if part["kind"] == "move" else bare(part["answer"])
        found.append({"answer": answer, "verdict": "shown", "response": "", "told": []})
    return found[::-1]


def tries_of(part: dict[str, Any]) -> list[dict[str, Any]]:
    if part.get("impossible"):
        return [{"answer": "", "verdict": "wrong", "response": "", "told": [], "steps": []}]
    return [
        {
            "answer": bare(one["action"]),
            "verdict": "right" if one["possible"] else "wrong",
            "response": "",
            "told": told(one["reasons"]),
            "steps": steps_of(one["steps"]),
        }
        for one in part.get("tries", [])
    ]


def readable(part: dict[str, Any]) -> dict[str, Any]:
    """What of a part of `pages.body` can be read."""
    return {
        "at": part["at"],
        "kind": part["kind"],
        "text": said(part["text"]),
        "options": [
            {
                "text": said(one["text"]),
                "verdict": {None: None, True: "right", False: "wrong"}[one["right"]],
                "response": said(one["response"] or []),
            }
            for one in part.get("options", [])
        ],
        "verdicts": verdicts_of(part),
        "tries": tries_of(part),
        "rows": [[bare(one["label"]), bare(one["before"]), bare(one["after"] or "–")] for one in part.get("shows", [])],
        "steps": steps_of(part.get("steps", [])),
        "code": part.get("code", ""),
    }


class Reader:
    """Goes through a lesson with the mouse, and looks after every step whether the page shows what the lesson says."""

    def __init__(self, mounted: MountedWidget, tutor: Tutor, on_the_board: bool = False) -> None:
        """Begin; the steps are played on the board, or by the button that plays the next one."""
        self.mounted = mounted
        self.page: Page = mounted.page
        self.tutor = tutor
        self.lesson = tutor.lesson
        self.on_the_board = on_the_board
        tutor.board.motion = "off"
        self.board = self.page.locator(".ab-root")

    # -- what is seen ----------------------------------------------------------------------------------------------

    def part(self, at: int) -> Locator:
        return self.page.locator(f"[data-page=body] [data-part='{at}']")

    def button(self, role: str, at: int | None = None) -> Locator:
        return (self.page if at is None else self.part(at)).locator(f".ab-tutor [data-role='{role}']")

    def look(self) -> None:
        """Wait until the page shows the parts and the board shows the position; fail if they do not."""
        version, wanted = self.lesson.version, self.wanted()
        seen: tuple[Any, ...] | None = None
        deadline = time.monotonic() + SECONDS
        while seen != wanted and time.monotonic() < deadline:
            self.mounted.flush()
            if version != self.lesson.version:
                version, wanted = self.lesson.version, self.wanted()
            seen = (self.page.evaluate(READ), shown(self.board), self.page.evaluate(OFFERED))
        assert seen == wanted

    def wanted(self) -> tuple[Any, ...]:
        """The parts, the position, and the actions offered, as Python has them."""
        view = self.tutor.board.view
        offered = sorted(action["text"] for action in (view["decision"] or {}).get("actions", []))
        return [readable(part) for part in body(self.lesson)["parts"]], expected(view), offered

    def does(self, *doing: Callable[[], object]) -> None:
        """Do something that changes the lesson, and look."""
        before = self.lesson.version
        for one in doing:
            one()
        self.mounted.wait_until(lambda: self.lesson.version != before, SECONDS)
        self.look()

    # -- how it is done --------------------------------------------------------------------------------------------

    def press(self, button: Locator) -> None:
        button.click()

    def choose(self, at: int, option: int) -> None:
        self.part(at).locator(".tut-option label").nth(option).click()
        self.part(at).get_by_role("button", name=words(self.lesson.lang).label("tutor.page.answer"), exact=True).click()

    def write(self, at: int, number: int) -> None:
        self.part(at).locator("input[type=text]").fill(str(number))
        self.part(at).locator("button[type=submit]").click()

    def move(self, action: str) -> None:
        """Play an action on the board."""
        offered = self.board.locator(f'[data-action="{action}"]')
        if offered.count():
            offered.click()
            return
        verb, *cards = action.split()
        assert verb == "pay", f"the board does not offer {action}"
        for card in cards:
            self.board.locator(f'.ab-hand [data-target="hand:{card}"]').click()
        self.board.locator('[data-role="pay"]:not([aria-disabled="true"])').click()

    def change(self, at: int, control: dict[str, Any]) -> None:
        """Give a control another value."""
        path = control["path"]
        match control["kind"]:
            case "slide":
                slider = self.part(at).locator(f"input[type=range][id$='{path}']")
                box = slider.bounding_box()
                assert box
                left = control["value"] == control["high"]
                slider.click(position={"x": 3 if left else box["width"] - 3, "y": box["height"] / 2})
            case "pick":
                self.part(at).locator(".tut-cards").first.locator("button").first.click()
            case "choose":
                other = (control["value"] + 1) % len(control["values"])
                listed = self.part(at).locator(f"select[id$='{path}']")
                if listed.count():
                    listed.select_option(str(other))
                else:
                    self.part(at).locator(f"input[type=radio][name$='{path}']").nth(other).click()

    # -- the lesson ------------------------------------------------------------------------------------------------

    def solve(self, most: int | None = None) -> None:
        """Go through the chapter from its first situation, to its end or so far."""
        for at, situation in enumerate(self.lesson.chapter.situations[:most]):
            assert (self.lesson.at, self.lesson.situation.id) == (at, situation.id)
            expect(self.page.locator(".tut-situation h3")).to_have_text(situation.title)
            self.look()
            while self.lesson.question:
                self.question(*self.lesson.question)
            assert [*self.lesson.work.how.values()] == ["right"] * len(situation.questions)
            self.play()
            for place, part in enumerate(situation.parts):
                if isinstance(part, WhatIf):
                    self.what_if(place)
            assert self.lesson.done
            assert self.lesson.progress.is_done(self.lesson.chapter.name, situation.id)
            last = at == len(self.lesson.chapter.situations) - 1
            ended = words(self.lesson.lang).label(f"tutor.page.{'chapter_done' if last else 'situation_done'}")
            expect(self.page.locator(".tut-way .tut-mark")).to_have_text(ended)
            expect(self.page.locator(".tut-stops [data-done]")).to_have_count(0 if last and not at else at + 1)
            if last:
                expect(self.button("next")).to_have_count(0)
            else:
                self.does(partial(self.press, self.button("next")))

    def question(self, at: int, question: Question) -> None:
        """Answer wrongly, see what is said to it, and answer rightly."""
        wrong, right = self.answers(question)
        assert self.part(at + 1).count() == 0, "the solution is shown before the answer"
        if self.lesson.asking:
            assert self.tutor.board.view["decision"]["actions"] == [], "what can be played gives the answer away"
            held = words(self.lesson.lang).label(self.lesson.session.held)
            expect(self.board.locator(".ab-prompt-title > span").first).to_have_text(held)
        if wrong is not None:
            self.does(partial(self.answer, at, question, wrong))
            assert self.lesson.work.given[at] == [wrong]
            assert self.lesson.how(at) == "open"
            assert self.part(at + 1).count() == 0, "a wrong answer has opened the solution"
            expect(self.part(at).locator(".tut-mark[data-mark=wrong]").first).to_be_visible()
        self.does(partial(self.answer, at, question, right))
        assert self.lesson.how(at) == "right"
        expect(self.part(at).locator(".tut-mark[data-mark=right]").first).to_be_visible()

    def answers(self, question: Question) -> tuple[Any, Any]:
        """A wrong answer, None if there is none to be given, and a right one."""
        match question:
            case Number():
                right = answer_of(question, self.lesson.situation)
                return next((value for value in question.responses if value is not None), right + 1), right
            case Choice():
                rights = [option.right for option in question.options]
                return rights.index(False), rights.index(True)
        legal = {str(action) for action in self.lesson.beginning.legal()}
        named = [
            (str(self.lesson.beginning._read(option.text)), option.right) for option in question.options if option.text
        ]
        wrong = next((action for action, right in named if not right and action in legal), None)
        return wrong, next(action for action, right in named if right)

    def answer(self, at: int, question: Question, value: Any) -> None:
        match question:
            case Choice():
                self.choose(at, value)
            case Number():
                self.write(at, value)
            case Move():
                self.move(value)

    def play(self) -> None:
        """Play the steps of the situation to their end."""
        at = next((at for at, part in enumerate(self.lesson.situation.parts) if isinstance(part, Do)), None)
        if at is None:
            return
        while self.lesson.played < len(self.lesson.script):
            action = self.lesson.script[self.lesson.played][1]
            if self.on_the_board:
                self.does(partial(self.move, action))
            else:
                self.does(partial(self.press, self.part(at).locator("[data-role=step]")))
            assert not self.lesson.astray
        expect(self.part(at)).to_have_attribute("data-state", "right")
        expect(self.part(at).locator("[data-role=step]")).to_have_count(0)

    def what_if(self, at: int) -> None:
        """Change something, put it on the board, and put the situation back."""
        control = next(part for part in body(self.lesson)["parts"] if part["at"] == at)["controls"][0]
        before = self.lesson.values(at)
        self.does(partial(self.change, at, control))
        assert self.lesson.values(at)[control["path"]] != before[control["path"]]
        try:
            changed, _ = self.lesson.what_if(at=at)
        except ImpossiblePosition:
            expect(self.part(at).locator("[data-role=put-on-board]")).to_have_count(0)
            return
        self.does(partial(self.press, self.part(at).locator("[data-role=put-on-board]")))
        assert self.lesson.session.state.to_position() == changed.to_position()
        self.does(partial(self.press, self.page.locator(".ab-tutor [data-role=start-over]")))
        assert self.lesson.session.state.to_position() == self.lesson.beginning.to_position()


class ReaderByKeys(Reader):
    """Does the same with the keyboard alone: nothing is focused but by keys."""

    def tab_to(self, aim: Locator, back: bool = False) -> None:
        """Press Tab until something in `aim` has the focus."""
        element = aim.element_handle()
        for _ in range(150):
            if self.page.evaluate("(element) => element.contains(document.activeElement)", element):
                return
            self.page.keyboard.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"the keyboard does not lead to {aim}")

    def press(self, button: Locator) -> None:
        self.tab_to(button)
        self.page.keyboard.press("Enter")

    def choose(self, at: int, option: int) -> None:
        radios = self.part(at).locator(".tut-options input")
        self.tab_to(self.part(at).locator(".tut-options"))
        self.page.keyboard.press("Space")
        for _ in range(radios.count()):
            if radios.nth(option).is_checked():
                break
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    def write(self, at: int, number: int) -> None:
        self.tab_to(self.part(at).locator("input[type=text]"))
        self.page.keyboard.type(str(number))
        self.page.keyboard.press("Enter")

    def move(self, action: str) -> None:
        self.tab_to(self.board, back=True)
        offered = [one.get_attribute("data-action") for one in self.board.locator("[data-action]").all()]
        self.page.keyboard.press("a")
        self.page.keyboard.press("Home")
        for _ in range(offered.index(action)):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def change(self, at: int, control: dict[str, Any]) -> None:
        keys = self.page.keyboard
        self.tab_to(self.part(at).locator(".tut-control").first)
        match control["kind"]:
            case "slide":
                keys.press("ArrowLeft" if control["value"] == control["high"] else "ArrowRight")
            case "pick":
                keys.press("Space")
            case "choose":
                keys.press("ArrowDown")
