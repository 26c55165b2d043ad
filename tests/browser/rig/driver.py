"""Plays on a board by what it offers, and reads back what it shows."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

#: What the page shows, read from its elements: nothing is asked of the model.
READ = """(root) => {
    const all = (selector, within = root) => [...within.querySelectorAll(selector)];
    const words = (prefix, within = root) =>
        all(`[data-target^="${prefix}:"]`, within).map((it) => it.dataset.target.slice(prefix.length + 1));
    const hand = {};
    for (const it of all('[data-target^="hand:"]')) {
        const times = it.querySelector(".ab-times")?.textContent ?? "1";
        hand[it.dataset.target.slice(5)] = Number(times.replace("×", "").split("/").pop());
    }
    const players = {};
    for (const it of all(".ab-player")) {
        const [pearls, keys, monsters, cards] = all(".ab-stock b", it).map((b) => Number(b.textContent));
        players[it.dataset.seat] = { pearls, keys, monsters, cards };
    }
    return {
        seq: Number(root.dataset.seq),
        court: words("court"),
        available: words("available"),
        own: words("own"),
        mine: words("mine"),
        theirs: words("lord").sort(),
        hand,
        players,
        over: all(".ab-scores").length > 0,
    };
}"""


def shown(root: Locator) -> dict[str, Any]:
    """What a board shows now."""
    seen: dict[str, Any] = root.evaluate(READ)
    return seen


def expected(view: dict[str, Any]) -> dict[str, Any]:
    """The same from what Python gave the board, which the engine's state has made."""
    own = next((player for player in view["players"] if player["seat"] == view["seat"]), None)
    others = [player for player in view["players"] if player is not own]

    def number(value: list[Any] | int) -> int:
        return value if isinstance(value, int) else len(value)

    return {
        "seq": view["seq"],
        # The deck is at the left end; the Court is listed from the other.
        "court": [lord for lord in reversed(view["court"]) if lord],
        "available": view["locations_available"],
        "own": [lord["id"] for lord in own["lords"]] if own else [],
        "mine": [tile["id"] for tile in own["locations"]] if own else [],
        "theirs": sorted(f"{player['seat']}:{lord['id']}" for player in others for lord in player["lords"]),
        "hand": dict(Counter(own["hand"])) if own and not view["over"] else {},
        "players": {
            player["seat"]: {
                "pearls": player["pearls"],
                "keys": player["working_keys"],
                "monsters": number(player["monster_tokens"]),
                "cards": number(player["hand"]),
            }
            for player in view["players"]
        },
        "over": view["over"],
    }


class Player:
    """Somebody at a board; `kinds` counts in which ways the moves were made."""

    def __init__(self, page: Page, root: Locator, seed: int) -> None:
        self.page = page
        self.root = root
        self.random = Random(seed)
        self.kinds: Counter[str] = Counter()


class Clicker(Player):
    """Plays with the mouse: buttons of actions, things on the board, payments put together card by card."""

    def move(self) -> None:
        """Make one of the moves that the board offers."""
        if self.random.random() < 0.4 and self._click_things():
            self.kinds["things"] += 1
            return
        buttons = self.root.locator("[data-action]")
        buttons.nth(self.random.randrange(buttons.count())).click()
        self.kinds["buttons"] += 1

    def _click_things(self) -> bool:
        """Click things that are marked as possible until an action is complete."""
        if self.root.locator('[data-role="pay"]').count():
            return self._pay_by_cards()
        seq = self.root.get_attribute("data-seq")
        for _ in range(3):
            things = self.root.locator('[data-target][data-legal="true"]')
            if not things.count():
                return False
            things.nth(self.random.randrange(things.count())).click()
            self.page.wait_for_timeout(20)
            if self.root.get_attribute("data-pending") or self.root.get_attribute("data-seq") != seq:
                return True
            if not self.root.locator('[data-role="cancel"]').count():
                return True
        return False

    def _pay_by_cards(self) -> bool:
        """Put the cards of a suggested payment together by hand."""
        wish = self.root.locator('[data-action^="pay"]').first.get_attribute("data-action") or ""
        for card in wish.split()[1:]:
            self.root.locator(f'.ab-hand [data-target="hand:{card}"]').click()
        pay = self.root.locator('[data-role="pay"]:not([aria-disabled="true"])')
        pay.wait_for()
        pay.click()
        self.kinds["payments"] += 1
        return True


class Typist(Player):
    """Plays with the keyboard alone: digits, the letters of the key map, arrows, Enter."""

    def move(self) -> None:
        """Make one of the moves that the board offers."""
        count = self.root.locator("[data-action]").count()
        if count <= 9 and self.random.random() < 0.6:
            self.page.keyboard.press(str(self.random.randint(1, count)))
            self.kinds["digits"] += 1
            return
        self.page.keyboard.press("a")
        self.page.keyboard.press("Home")
        for _ in range(self.random.randrange(count)):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        self.kinds["arrows"] += 1
