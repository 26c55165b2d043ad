"""Explanations, chances and kept games in a browser: by mouse and by keys, in real files, for hostile names."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from abyss_nb.core.codes import decode
from abyss_nb.core.record import read
from abyss_nb.core.rulebook import rule
from abyss_nb.session import Session
from abyss_nb.widgets import BoardWidget
from abyss_nb.words import LANGUAGES, words

from ..hostile import TEXTS
from ..playing import play_on
from .rig.mount import MountedWidget
from .test_access import AXE, RUN_AXE, TAGS
from .test_hostile import GROUPS, assert_sound

Mount = Callable[..., MountedWidget]
NAMES = ("Ann", "Bartholomew-Maximilian", "Zoë", "ليلى")


def game(moves: int = 90, seats: int = 3, names: tuple[str, ...] = NAMES) -> Session:
    return play_on(Session([(name, "person") for name in names[:seats]], seed=8), moves)


@cache
def finished() -> Session:
    return game(2000)


class Shown:
    """A board on a page, and what it asks Python."""

    def __init__(self, mount: Mount, session: Session, width: int = 1200, **traits: Any) -> None:
        self.session = session
        self.board = BoardWidget(session, **{"seat": "p1", "motion": "off", "confirm": False, **traits})
        self.mounted = mount(self.board, viewport={"width": width, "height": 900})
        self.page = self.mounted.page
        self.root = self.page.locator(".ab-root")
        self.note = self.root.locator("[data-note]")
        self.asked: list[Mapping[str, Any]] = []
        answer = self.board._answer

        def listening(intent: Mapping[str, Any]) -> dict[str, Any]:
            self.asked.append(intent)
            return answer(intent)

        self.board._answer = listening  # type: ignore[method-assign]

    def role(self, name: str) -> Locator:
        return self.root.locator(f'[data-role="{name}"]')

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def told(self, about: str, what: object) -> dict[str, Any]:
        """What Python says about something."""
        answer = self.board._answer({"kind": "explain", "id": 0, "about": about, "what": what})
        assert answer["kind"] == "explain", answer
        return answer

    def expect_told(self, about: str, what: object) -> None:
        """Wait until the note says what Python says, each sentence once, with all its rules."""
        told = self.told(about, what)
        sentences = self.note.locator(".ab-rules")
        expect(sentences).to_have_count(len(told["lines"]))
        for line, shown in zip(told["lines"], sentences.all(), strict=True):
            assert shown.locator("xpath=preceding-sibling::p").inner_text() == line["text"]
            assert shown.locator("button").all_inner_texts() == line["rules"]
        expect(self.note).to_contain_text(told["title"] if about != "score" else told["lines"][0]["text"])

    def chances(self, memory: str) -> list[dict[str, Any]]:
        """What Python tells of chances."""
        tables: list[dict[str, Any]] = self.board._answer({"kind": "chances", "id": 0, "memory": memory})["tables"]
        return tables

    def expect_chances(self, memory: str) -> None:
        """Wait until the panel tells what Python tells."""
        tables = self.chances(memory)
        wanted = [rows_of(table) for table in tables]
        self.mounted.wait_until(lambda: self.page.evaluate(TABLES) == wanted)
        assert self.root.locator(".ab-chances details").count() == sum(table["long"] for table in tables)

    def seq(self) -> None:
        expect(self.root).to_have_attribute("data-seq", str(self.board.view["seq"]))


TABLES = """() => [...document.querySelectorAll(".ab-chances table")].map((table) =>
    [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent)))"""


def rows_of(table: dict[str, Any]) -> list[list[str]]:
    """A table as it stands on the page, head first; one that is wide lies on its side."""
    rows = [table["head"], *([row["label"], *row["cells"]] for row in table["rows"])]
    return [list(column) for column in zip(*rows, strict=True)] if len(table["head"]) > 5 else rows


# -- explanations ----------------------------------------------------------------------------------------------------


def test_a_line_of_the_log_is_explained_by_a_click_and_leads_to_rules_and_back(mount: Mount) -> None:
    shown = Shown(mount, game())
    line = shown.root.locator("[data-line]").nth(-4)
    number = int(line.get_attribute("data-line") or "")
    line.locator("[data-role=why]").click()
    shown.expect_told("event", number)
    first = shown.told("event", number)["lines"][0]["rules"][0]
    shown.note.locator(f'[data-rule="{first}"]').first.click()
    told = shown.told("rule", first)
    expect(shown.note).to_contain_text(told["title"])
    expect(shown.note).to_contain_text(told["lines"][0]["text"].split("[")[0].split("\n")[0].split("`")[0].strip())
    shown.role("back-note").click()
    shown.expect_told("event", number)
    shown.role("close-note").click()
    expect(shown.note).to_have_count(0)
    expect(line).to_be_focused()


def test_a_line_is_explained_by_keys_alone(mount: Mount) -> None:
    shown = Shown(mount, game())
    active = "() => document.activeElement?.closest('[data-group=log]') != null"
    for _ in range(60):
        shown.press("Tab")
        if shown.page.evaluate(active):
            break
    shown.press("End", "ArrowUp")
    line = shown.root.locator("[data-line]").nth(-2)
    expect(line).to_be_focused()
    number = int(line.get_attribute("data-line") or "")
    for key in ("Enter", "Space", "w"):
        shown.press(key)
        shown.expect_told("event", number)
        expect(shown.note).to_have_attribute("role", "dialog")
        expect(shown.note.locator(".ab-note-body")).to_be_focused()
        shown.press("Tab")
        chip = shown.note.locator("[data-rule]").first
        expect(chip).to_be_focused()
        name = chip.get_attribute("data-rule")
        shown.press("Enter")
        expect(shown.note).to_have_attribute("data-note", f"rule:{name}")
        shown.press("Shift+Tab", "Shift+Tab")
        expect(shown.role("back-note")).to_be_focused()
        shown.press("Enter")
        shown.expect_told("event", number)
        shown.press("Escape")
        expect(shown.note).to_have_count(0)
        expect(line).to_be_focused()


def test_links_lead_from_rule_to_rule_and_all_the_way_back(mount: Mount) -> None:
    shown = Shown(mount, game())
    # A line whose rule leads to a rule that leads on.
    line = next(it for it in shown.board.view["log"][-30:] if [id for id in rule(it["rule"]).links if rule(id).links])
    shown.root.locator(f'[data-line="{line["id"]}"] [data-role=why]').click()
    onward = next(id for id in rule(line["rule"]).links if rule(id).links)
    path = [line["rule"], onward, rule(onward).links[0]]
    for id in path:
        shown.note.locator(f'[data-rule="{id}"]').first.click()
        expect(shown.note).to_have_attribute("data-note", f"rule:{id}")
        assert "[" not in shown.note.inner_text()
    for id in path[-2::-1]:
        shown.role("back-note").click()
        expect(shown.note).to_have_attribute("data-note", f"rule:{id}")
    shown.role("back-note").click()
    expect(shown.note).to_have_attribute("data-note", re.compile("line:"))
    expect(shown.role("back-note")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_card_is_explained_where_it_lies(lang: str, mount: Mount) -> None:
    shown = Shown(mount, game(150), lang=lang)
    view = shown.board.view
    own = view["players"][0]
    cards = {
        f"court:{next(filter(None, view['court']))}",
        f"hand:{own['hand'][0]}",
        "council:crab",
        *(f"available:{tile}" for tile in view["locations_available"][:1]),
        *(f"own:{lord['id']}" for lord in own["lords"][:1]),
        *(f"lord:{it['seat']}:{it['lords'][0]['id']}" for it in view["players"][1:] if it["lords"]),
    }
    for target in sorted(cards):
        thing = shown.root.locator(f'[data-target="{target}"]')
        thing.focus()
        shown.press("w")
        shown.expect_told("card", target.rpartition(":")[2])
        sentences = shown.note.locator("p").all_inner_texts()
        assert len(sentences) == len(set(sentences))
        shown.press("Escape")
        expect(thing).to_be_focused()
    assert shown.session.length == 150


def test_what_cannot_be_used_says_first_why_not(mount: Mount) -> None:
    shown = Shown(mount, game())
    thing = shown.root.locator('[data-target^="court:"][aria-disabled=true]').first
    lord = (thing.get_attribute("data-target") or "").removeprefix("court:")
    thing.click(force=True)
    shown.expect_told("card", lord)
    expect(shown.note.locator(".ab-why")).to_be_visible()
    expect(shown.note).to_have_attribute("role", "status")
    expect(thing).to_be_focused()
    chip = shown.note.locator(".ab-why [data-rule]").first
    name = chip.get_attribute("data-rule")
    chip.click()
    expect(shown.note).to_have_attribute("data-note", f"rule:{name}")
    shown.role("back-note").click()
    expect(shown.note.locator(".ab-why")).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_right_click_explains_decks_and_cards_that_a_click_would_play(lang: str, mount: Mount) -> None:
    shown = Shown(mount, game(), lang=lang)
    for deck, word in (("exploration", "exploration_deck"), ("lords", "lord_deck"), ("locations", "location_deck")):
        shown.root.locator(f'[data-target="deck:{deck}"]').click(button="right", force=True)
        expect(shown.note.locator("header strong")).to_contain_text(str(shown.board.view[word]))
        expect(shown.note.locator(".ab-rules")).to_have_count(len(shown.told("card", word)["lines"]))
        told = shown.note.locator(".ab-note-body").inner_text()
        assert all(line["text"] in told for line in shown.told("card", word)["lines"])
        shown.press("Escape")
    usable = shown.root.locator("[data-target][data-legal=true]").first
    usable.click(button="right")
    expect(shown.note).to_have_attribute("data-note", usable.get_attribute("data-target") or "")
    expect(shown.note.locator(".ab-why")).to_have_count(0)
    assert shown.session.length == 90


def test_a_tool_that_is_off_says_why_and_any_tool_what_it_does(mount: Mount) -> None:
    shown = Shown(mount, game())
    say = words("en")
    undo, last = shown.role("undo"), shown.role("redo")
    last.click(force=True)
    expect(shown.note.locator(".ab-why")).to_contain_text(say.label("board.tool.off.redo"))
    expect(last).to_be_focused()
    undo.click(button="right")
    expect(shown.note).to_contain_text(say.label("board.tool.undo"))
    expect(shown.note.locator(".ab-why")).to_have_count(0)
    shown.press("Escape")
    expect(undo).to_be_focused()
    shown.role("forward").focus()
    shown.press("w")
    expect(shown.note.locator(".ab-why")).to_contain_text(say.label("board.tool.off.end"))
    assert (shown.session.length, shown.session.place) == (90, 90)


def test_a_finger_that_rests_on_a_card_asks_and_does_not_play_it(mount: Mount) -> None:
    shown = Shown(mount, game(89))
    usable = shown.root.locator('[data-target="deck:exploration"][data-legal=true]')
    usable.scroll_into_view_if_needed()
    box = usable.bounding_box()
    assert box is not None
    hand = shown.page.context.new_cdp_session(shown.page)
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(shown.note).to_have_attribute("data-note", "deck:exploration")
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    shown.expect_told("card", "exploration_deck")
    assert shown.session.length == 89
    shown.press("Escape")
    usable.click()
    shown.mounted.wait_until(lambda: shown.session.length > 89)


def test_points_add_up_in_front_of_a_player_and_at_the_end(mount: Mount) -> None:
    shown = Shown(mount, game(150))
    shown.root.locator('[data-target="seat:p2"]').click(force=True)
    shown.expect_told("score", "p2")
    over = Shown(mount, finished())
    for seat in ("p1", "p3"):
        over.root.locator(f'[data-score="{seat}"]').click()
        over.expect_told("score", seat)
    over.press("Escape")
    expect(over.root.locator('[data-score="p3"]')).to_be_focused()


def test_what_happened_stays_explained_while_the_game_goes_on_and_a_card_does_not(mount: Mount) -> None:
    shown = Shown(mount, game(), seat="p2")
    shown.root.locator("[data-role=why]").last.click()
    expect(shown.note).to_be_visible()
    play_on(shown.session, 1)
    shown.seq()
    expect(shown.note).to_be_visible()
    shown.root.locator('[data-target="council:crab"]').focus()
    shown.press("w")
    expect(shown.note).to_have_attribute("data-note", "council:crab")
    play_on(shown.session, 1)
    shown.seq()
    expect(shown.note).to_have_count(0)


# -- chances ---------------------------------------------------------------------------------------------------------


def test_chances_follow_the_view_and_what_is_counted_on(mount: Mount) -> None:
    shown = Shown(mount, game())
    shown.role("chances").click()
    shown.expect_chances("table")
    expect(shown.role("chances")).to_have_attribute("aria-expanded", "true")
    for place in (40, 12, 0, 90):
        shown.session.goto(place)
        shown.expect_chances("table")
    shown.root.locator('[data-value="perfect"]').check(force=True)
    shown.expect_chances("perfect")
    shown.session.goto(60)
    shown.expect_chances("perfect")
    shown.role("close-chances").click()
    expect(shown.root.locator(".ab-chances")).to_have_count(0)


def test_chances_are_asked_for_one_at_a_time(mount: Mount) -> None:
    shown = Shown(mount, game())
    shown.role("chances").click()
    shown.expect_chances("table")
    answer, held = shown.board._answer, []

    def slow(intent: Mapping[str, Any]) -> dict[str, Any]:
        if intent["kind"] != "chances":
            return answer(intent)
        held.append(intent)
        return {"kind": "hold"}

    shown.board._answer = slow  # type: ignore[method-assign]
    for place in range(30, 40):
        shown.session.goto(place)
        shown.seq()
    assert len(held) == 1
    shown.board._answer = answer  # type: ignore[method-assign]
    shown.board.send({**answer(held[0]), "id": held[0]["id"]})
    shown.expect_chances("table")


def test_chances_by_keys_alone(mount: Mount) -> None:
    shown = Shown(mount, game())
    shown.press("Tab", "c")
    before = shown.page.evaluate("() => document.activeElement.dataset.target")
    shown.press("d")
    expect(shown.root.locator(".ab-chances")).to_be_focused()
    shown.press("Tab", "Tab", "ArrowRight")
    shown.expect_chances("perfect")
    shown.press("Escape")
    expect(shown.root.locator(".ab-chances")).to_have_count(0)
    assert shown.page.evaluate("() => document.activeElement.dataset.target") == before


def test_behind_a_curtain_no_chances_are_told(mount: Mount) -> None:
    shown = Shown(mount, game(60, seats=2), seat="")
    shown.role("chances").click()
    panel = shown.root.locator(".ab-chances")
    expect(panel).to_contain_text(words("en").label("board.chances.nobody"))
    shown.role("ready").click()
    expect(panel.locator("table").first).to_be_visible()
    decision = shown.session.state.decision
    assert decision
    while shown.board.view["curtain"] is None:
        play_on(shown.session, 1)
    shown.seq()
    expect(panel.locator("table")).to_have_count(0)


# -- kept games ------------------------------------------------------------------------------------------------------


def test_a_game_is_saved_and_opened_again_through_real_files(mount: Mount, tmp_path: Path) -> None:
    shown = Shown(mount, game())
    shown.role("menu").click()
    with shown.page.expect_download() as saving:
        shown.role("save").click()
    path = tmp_path / saving.value.suggested_filename
    saving.value.save_as(path)
    assert path.suffix == ".jsonl"
    assert read(path.read_text(encoding="utf-8")) == shown.session.record
    expect(shown.root).to_contain_text(path.name)

    other = Shown(mount, game(7, seats=2))
    other.role("menu").click()
    with other.page.expect_file_chooser() as choosing:
        other.role("file").click()
    choosing.value.set_files(path)
    expect(other.root.locator(".ab-sure")).to_be_visible()
    assert other.session.length == 7
    other.role("load-anyway").click()
    expect(other.root.locator(".ab-menu")).to_have_count(0)
    assert other.session.record == shown.session.record
    other.seq()
    assert other.page.evaluate("() => document.activeElement.closest('.ab-console') !== null")


def test_a_file_is_dropped(mount: Mount, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("".join(game().record.to_lines()), encoding="utf-8")
    shown = Shown(mount, Session(["person", "person"], seed=1))
    shown.role("menu").click()
    zone = shown.root.locator(".ab-drop")
    zone.scroll_into_view_if_needed()
    box = zone.bounding_box()
    assert box
    client = shown.page.context.new_cdp_session(shown.page)
    where = {"x": box["x"] + 9, "y": box["y"] + box["height"] / 2}
    for kind in ("dragEnter", "dragOver", "drop"):
        data = {"items": [], "files": [str(path)], "dragOperationsMask": 1}
        client.send("Input.dispatchDragEvent", {"type": kind, **where, "data": data})
    shown.mounted.wait_until(lambda: shown.session.length == 90)
    expect(shown.root.locator(".ab-menu")).to_have_count(0)


def test_a_code_is_copied_and_opened_by_keys_alone(mount: Mount) -> None:
    shown = Shown(mount, game())
    shown.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    shown.role("menu").click()
    shown.role("code").focus()
    shown.press("Enter")
    field = shown.role("code-text")
    expect(field).to_be_focused()
    code = field.input_value()
    assert decode(code).state == shown.session.state
    selected = "(it) => it.value.slice(it.selectionStart, it.selectionEnd)"
    assert field.evaluate(selected) == code

    other = Shown(mount, game(7, seats=2))
    other.press("Tab")
    other.role("menu").focus()
    other.press("Enter")
    other.role("load-text").focus()
    other.page.keyboard.insert_text(f"\n{code}\n")
    other.press("Tab", "Enter")
    expect(other.role("load-anyway")).to_be_visible()
    other.press("Tab", "Tab", "Enter")
    expect(other.root.locator(".ab-menu")).to_have_count(0)
    assert other.session.state == shown.session.state
    assert other.page.evaluate("() => document.activeElement.closest('.ab-console') !== null")


def test_a_damaged_record_says_where_and_offers_what_is_good(mount: Mount, tmp_path: Path) -> None:
    lines = list(game().record.to_lines())
    lines[30] = lines[30].replace('"do":"', '"do":"x')
    path = tmp_path / "damaged.jsonl"
    path.write_text("".join(lines), encoding="utf-8")
    shown = Shown(mount, game(7, seats=2))
    record = shown.session.record
    shown.role("menu").click()
    shown.role("file").set_input_files(path)
    shown.role("load-anyway").click()
    sure = shown.root.locator(".ab-sure")
    expect(sure).to_contain_text("31")
    expect(shown.role("load-good")).to_have_text(words("en").count("board.keep.good", 29))
    shown.role("load-cancel").click()
    expect(sure).to_have_count(0)
    assert shown.session.record == record
    shown.role("file").set_input_files(path)
    shown.role("load-anyway").click()
    shown.role("load-good").click()
    expect(shown.root.locator(".ab-menu")).to_have_count(0)
    assert shown.session.length == 29


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("  ", "keep.empty"),
        ("nonsense", None),
        ("abyss1:00", None),
        ("{}\n", None),
        ("\x00\xff" * 90, None),
    ],
)
def test_what_cannot_be_opened_says_so_and_changes_nothing(text: str, said: str | None, mount: Mount) -> None:
    shown = Shown(mount, Session(["person", "person"], seed=1))
    before = shown.session.record
    shown.role("menu").click()
    shown.role("file").set_input_files({"name": "x", "mimeType": "text/plain", "buffer": text.encode()})
    fault = shown.root.locator(".ab-keep-said[data-bad], .ab-keep .ab-sure")
    expect(fault).not_to_have_text("")
    if said:
        expect(fault).to_have_text(words("en").label(f"board.{said}"))
    assert shown.session.record == before
    expect(shown.root.locator(".ab-menu")).to_be_visible()


def test_a_file_that_is_too_large_is_not_even_read(mount: Mount) -> None:
    shown = Shown(mount, game(7))
    shown.role("menu").click()
    shown.role("file").set_input_files({"name": "x", "mimeType": "text/plain", "buffer": b" " * 20_000_001})
    expect(shown.root.locator(".ab-keep-said[data-bad]")).to_contain_text("20")
    assert [intent for intent in shown.asked if intent["kind"] == "load"] == []


# -- for everybody ---------------------------------------------------------------------------------------------------


def opened(shown: Shown) -> Iterator[str]:
    """Open panel after panel; each time yield what is open."""
    shown.root.locator("[data-role=why]").last.click()
    yield "a line"
    shown.note.locator("[data-rule]").first.click()
    expect(shown.role("back-note")).to_be_visible()
    yield "a rule"
    shown.press("Escape")
    card = shown.root.locator('[data-target^="court:"]').first
    card.focus()
    shown.press("w")
    expect(shown.note.locator(".ab-rules").first).to_be_visible()
    yield "a card"
    shown.press("Escape")
    shown.root.locator('[data-target="deck:exploration"]').click(button="right", force=True)
    expect(shown.note.locator(".ab-rules").first).to_be_visible()
    yield "a deck"
    shown.press("Escape")
    shown.role("redo").click(force=True)
    expect(shown.note).to_be_visible()
    yield "a tool"
    shown.press("Escape")
    shown.role("chances").click()
    expect(shown.root.locator(".ab-chances table").first).to_be_visible()
    for summary in shown.root.locator(".ab-chances summary").all():
        summary.click()
    yield "chances"
    shown.role("close-chances").click()
    shown.role("menu").click()
    shown.role("code").click()
    expect(shown.role("code-text")).to_be_visible()
    shown.role("load-text").fill("abyss1:00")
    shown.role("load").click()
    expect(shown.root.locator(".ab-sure")).to_be_visible()
    yield "keeping"
    shown.role("load-anyway").click()
    expect(shown.root.locator(".ab-keep-said[data-bad]")).to_be_visible()
    yield "a fault"


@pytest.mark.timeout(120)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_any_panel_and_every_control_has_its_name_and_size(theme: str, mount: Mount) -> None:
    shown = Shown(mount, game(), width=900, theme=theme)
    shown.role("log").click()
    shown.page.add_script_tag(path=str(AXE))
    shown.page.add_script_tag(path=Path(__file__).parent / "look.js")
    camera = shown.page.context.new_cdp_session(shown.page)
    found: dict[str, object] = {}
    for what in opened(shown):
        found[f"{what}: axe"] = shown.page.evaluate(RUN_AXE, TAGS)
        found[f"{what}: names"] = shown.page.evaluate("() => look.unnamed()")
        shown.page.evaluate("() => look.letterless(true)")
        picture = camera.send("Page.captureScreenshot", {"captureBeyondViewport": True})["data"]
        shown.page.evaluate("() => look.letterless(false)")
        pale = shown.page.evaluate("(picture) => look.pale(picture)", picture)
        # What lies under a note is covered on purpose.
        over = shown.note.count() > 0
        found[f"{what}: pale"] = [fault for fault in pale if not over or re.match(r"\S*ab-(note|rule|why)", fault)]
        found[f"{what}: small"] = shown.page.evaluate("() => look.small()")
    assert {what: faults for what, faults in found.items() if faults} == {}


@pytest.mark.timeout(120)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [480, 900, 1600])
def test_nothing_is_cut_or_covered_or_wider_than_the_board(width: int, lang: str, mount: Mount) -> None:
    shown = Shown(mount, game(), width=width, lang=lang)
    if width < 1160:
        shown.role("log").click()
    shown.page.add_script_tag(path=Path(__file__).parent / "look.js")
    found: dict[str, object] = {}
    for what in opened(shown):
        found[what] = shown.page.evaluate("(width) => look.crowded([width])", width - 16)
        assert shown.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth"), what
    assert {what: faults for what, faults in found.items() if faults} == {}


@pytest.mark.timeout(120)
@pytest.mark.parametrize("names", GROUPS[:4], ids=[str(at) for at in range(4)])
def test_hostile_names_are_text_in_every_panel(names: list[str], mount: Mount) -> None:
    session = game(names=tuple((*names, "Ann", "Bo")[:3]))
    shown = Shown(mount, session, width=480)
    shown.role("log").click()
    for _ in opened(shown):
        assert_sound(shown.mounted)


def test_hostile_records_are_text(mount: Mount) -> None:
    shown = Shown(mount, Session(["person", "person"], seed=1), width=480)
    shown.role("menu").click()
    for hostile in (TEXTS["script"], TEXTS["image"]):
        head, *steps = game(3).record.to_lines()
        record = head + "".join(steps) + json.dumps({"do": hostile}) + "\n"
        shown.role("load-text").fill(record)
        shown.role("load").click()
        expect(shown.root.locator(".ab-sure, .ab-keep-said[data-bad]").first).not_to_have_text("")
        assert_sound(shown.mounted)
