"""Events are complete, to the letter: the position before an action and its events give the position after it.

Every action is taken by itself, on the documents that a program without an engine would hold. Nothing is left out but
what is pending and the seed, not even the passes in a row, the Lords ever recruited, who still has a last turn, and
the order in which everything is written.
"""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from abyss_nb import Event, State, new_game
from abyss_nb.core.abyss.events import KINDS

from .play import ALLIES, LOCATIONS, LORDS, OPTIONS, Player, actions_of, start

SETTINGS = [(players, options) for options in OPTIONS for players in (2, 3, 4)]
NOTHING_MOVES = {"no-sale", "continue", "auto"}
"""Kinds that tell something but move no component."""
LASTS_A_TURN = {"use", "kept", "extra-turn"}
"""Kinds whose trace is gone when the next turn begins."""
COUNTED = {
    "available", "council", "discard", "draw-locations", "monster-token", "monsters-discarded", "oracle", "refill",
    "reshuffle", "spent", "stack-shuffled", "steal", "to-council", "use-lords",
}  # fmt: skip
"""Kinds whose number counts their items."""
NUMBERED = {
    "buy", "court-replaced", "fight", "kept", "key-tokens", "pay", "pearls", "plot", "reveal", "threat",
}  # fmt: skip
"""Kinds whose number means something else; that of all others is 0."""
NOBODYS = {"game-over", "refill", "reshuffle", "slide"}
"""Kinds that happen to nobody in particular."""
ORDER = {word: i for i, word in enumerate([*ALLIES, "monster", *LORDS, *LOCATIONS, "p1", "p2", "p3", "p4"])}


class Replay:
    """A position as a document, changed by events; what was played or drawn lies aside until it has a place."""

    def __init__(self, doc: dict[str, Any]) -> None:
        self.doc = doc = json.loads(json.dumps(doc))
        self.seats = doc["seats"]
        for own in self.seats.values():
            own["hand"] = own["hand"].split()
            own["affiliated"] = own["affiliated"].split()
        self.deck = doc["exploration_deck"].split()
        self.discard = doc["exploration_discard"].split()
        self.council = {race: text.split() for race, text in doc["council"].items()}
        self.turn = doc.pop("turn", {})
        pending = self.turn.pop("pending", [])
        self.played = [card for step in pending for card in step.get("played", "").split()]
        self.drawn = [tile for step in pending for tile in step.get("drawn", [])]

    def written(self) -> dict[str, Any]:
        """Return the document, in the order of the language, with what lies aside and without the seed."""
        doc = json.loads(json.dumps(self.doc))
        for own in doc["seats"].values():
            own["hand"] = " ".join(in_order(own["hand"]))
            own["affiliated"] = " ".join(in_order(own["affiliated"]))
            own["monster_tokens"].sort()
            own["lords"].sort(key=lambda text: ORDER[text.split()[0]])
            own["locations"].sort(key=lambda tile: ORDER[tile["id"]])
            for tile in own["locations"]:
                tile["lords"] = in_order(tile["lords"])
        doc["exploration_deck"] = " ".join(self.deck)
        doc["exploration_discard"] = " ".join(in_order(self.discard))
        doc["council"] = {race: " ".join(in_order(cards)) for race, cards in self.council.items()}
        doc["lord_discard"] = in_order(doc["lord_discard"])
        doc["locations_available"] = in_order(doc["locations_available"])
        doc["monster_supply"].sort()
        turn = {
            name: in_order(value) if isinstance(value, list) else value for name, value in self.turn.items() if value
        }
        if turn:
            doc["turn"] = turn
        if "end" in doc:
            doc["end"]["left"] = [] if doc.get("over") else self.last_turns()
        doc["aside"] = [in_order(self.played), in_order(self.drawn)]
        del doc["seed"]
        return doc

    def last_turns(self) -> list[str]:
        """Return who still plays: the seats from the active one to the one that triggered the end, both left out."""
        seats = [*self.seats]
        after = seats.index(self.doc["active"]) + 1
        following = seats[after:] + seats[:after]
        return following[: following.index(self.doc["end"]["by"])]

    # -- moving --

    def play(self, event: Event) -> None:
        """Do what an event says."""
        if event.kind not in NOTHING_MOVES:
            getattr(self, "play_" + event.kind.replace("-", "_"))(event, self.seats.get(event.seat, {}))

    def play_turn(self, event: Event, own: dict[str, Any]) -> None:
        self.doc["active"] = event.seat
        self.turn = {"passes": self.turn.get("passes", 0)}

    def play_pass(self, event: Event, own: dict[str, Any]) -> None:
        self.turn["passes"] = self.turn.get("passes", 0) + 1

    def play_explore(self, event: Event, own: dict[str, Any]) -> None:
        self.turn["passes"] = 0

    play_recruit = play_explore

    def play_reveal(self, event: Event, own: dict[str, Any]) -> None:
        (card,) = event.items
        assert self.deck.pop(0) == card
        self.doc["track"].append(card)
        assert len(self.doc["track"]) == event.number

    def play_reshuffle(self, event: Event, own: dict[str, Any]) -> None:
        assert self.deck == []
        assert Counter(self.discard) == Counter(event.items)
        assert event.number == len(event.items)
        self.deck, self.discard = [*event.items], []

    def play_buy(self, event: Event, own: dict[str, Any]) -> None:
        own["pearls"] -= event.number
        self.seats[event.target]["pearls"] += event.number
        self.turn.setdefault("bought", []).append(event.seat)
        self.play_take(event, own)

    def play_take(self, event: Event, own: dict[str, Any]) -> None:
        assert (self.doc["track"].pop(),) == event.items
        own["hand"] += event.items

    def play_fight(self, event: Event, own: dict[str, Any]) -> None:
        assert self.doc["track"].pop() == "monster"
        assert self.doc["threat"] == event.number
        self.discard.append("monster")

    def play_threat(self, event: Event, own: dict[str, Any]) -> None:
        self.doc["threat"] = event.number

    def play_monster_token(self, event: Event, own: dict[str, Any]) -> None:
        move(map(int, event.items), self.doc["monster_supply"], own["monster_tokens"])

    def play_steal(self, event: Event, own: dict[str, Any]) -> None:
        move(map(int, event.items), self.seats[event.target]["monster_tokens"], own["monster_tokens"])

    def play_key_tokens(self, event: Event, own: dict[str, Any]) -> None:
        self.doc["key_supply"] -= event.number
        own["key_tokens"] += event.number

    def play_pearls(self, event: Event, own: dict[str, Any]) -> None:
        self.doc["treasury"] -= event.number
        own["pearls"] += event.number

    def play_to_council(self, event: Event, own: dict[str, Any]) -> None:
        for card in event.items:
            move([card], self.doc["track"], self.council[card.split("-")[0]])

    def play_monsters_discarded(self, event: Event, own: dict[str, Any]) -> None:
        move(["monster"] * event.number, self.doc["track"], self.discard)

    def play_council(self, event: Event, own: dict[str, Any]) -> None:
        assert len(self.council[event.target]) == event.number
        move(event.items, self.council[event.target], own["hand"])
        assert self.council[event.target] == []
        self.turn["passes"] = 0

    def play_oracle(self, event: Event, own: dict[str, Any]) -> None:
        assert len(self.council[event.target]) == event.number
        move(event.items, self.council[event.target], self.discard)
        assert self.council[event.target] == []

    def play_pay(self, event: Event, own: dict[str, Any]) -> None:
        assert event.target in self.doc["court"]
        move(event.items, own["hand"], self.played)

    def play_affiliate(self, event: Event, own: dict[str, Any]) -> None:
        # At the end of the game from hand, otherwise of the Allies just played.
        final = event.rule == "END-FINAL-AFFILIATION"
        move(event.items, own["hand"] if final else self.played, own["affiliated"])

    def play_spent(self, event: Event, own: dict[str, Any]) -> None:
        move(event.items, self.played, self.discard)
        assert self.played == []

    def play_discard(self, event: Event, own: dict[str, Any]) -> None:
        move(event.items, own["hand"], self.discard)

    def play_arrive(self, event: Event, own: dict[str, Any]) -> None:
        (lord,) = event.items
        court = self.doc["court"]
        if lord in court:
            court[court.index(lord)] = None
        else:
            assert self.doc["lord_deck"].pop(0) == lord
        own["lords"].append(lord)
        if "recruited" in own:
            own["recruited"] += 1

    def play_slide(self, event: Event, own: dict[str, Any]) -> None:
        lords = [lord for lord in self.doc["court"] if lord]
        self.doc["court"] = lords + [None] * (len(self.doc["court"]) - len(lords))

    def play_refill(self, event: Event, own: dict[str, Any]) -> None:
        for lord in event.items:
            self.fill(self.doc["court"].index(None), lord)

    def play_plot(self, event: Event, own: dict[str, Any]) -> None:
        self.fill(event.number - 1, *event.items)

    def fill(self, space: int, lord: str) -> None:
        """Put the top Lord of the deck on an empty space of the Court."""
        assert self.doc["court"][space] is None
        assert self.doc["lord_deck"].pop(0) == lord
        self.doc["court"][space] = lord

    def play_use(self, event: Event, own: dict[str, Any]) -> None:
        assert event.items[0] in own["lords"]
        self.turn.setdefault("used", []).extend(event.items)

    def play_court_replaced(self, event: Event, own: dict[str, Any]) -> None:
        old, new = event.items
        space = event.number - 1
        assert self.doc["court"][space] == old
        self.doc["court"][space] = None
        self.fill(space, new)
        self.doc["lord_discard"].append(old)

    def play_kept(self, event: Event, own: dict[str, Any]) -> None:
        self.turn["kept"] = event.number

    def play_tilt(self, event: Event, own: dict[str, Any]) -> None:
        lords = self.seats[event.target]["lords"]
        lords[lords.index(event.items[0])] += " tilted"

    def play_extra_turn(self, event: Event, own: dict[str, Any]) -> None:
        self.turn["extra"] = True

    def play_lord_discarded(self, event: Event, own: dict[str, Any]) -> None:
        (lord,) = event.items
        own["lords"].remove(lord if lord in own["lords"] else f"{lord} tilted")
        self.doc["lord_discard"].append(lord)

    def play_draw_locations(self, event: Event, own: dict[str, Any]) -> None:
        for tile in event.items:
            assert self.doc["location_deck"].pop(0) == tile
            self.drawn.append(tile)

    def play_available(self, event: Event, own: dict[str, Any]) -> None:
        move(event.items, self.drawn, self.doc["locations_available"])

    def play_control(self, event: Event, own: dict[str, Any]) -> None:
        (tile,) = event.items
        (self.drawn if tile in self.drawn else self.doc["locations_available"]).remove(tile)
        own["locations"].append({"id": tile, "lords": []})

    def play_use_lords(self, event: Event, own: dict[str, Any]) -> None:
        (tile,) = (tile for tile in own["locations"] if tile["id"] == event.target)
        move(event.items, own["lords"], tile["lords"])

    def play_swap_location(self, event: Event, own: dict[str, Any]) -> None:
        old, new = event.items
        others = self.doc["locations_available" if event.target == "available" else "location_deck"]
        (tile,) = (tile for tile in own["locations"] if tile["id"] == old)
        others[others.index(new)], tile["id"] = old, new

    def play_stack_shuffled(self, event: Event, own: dict[str, Any]) -> None:
        assert Counter(self.doc["location_deck"]) == Counter(event.items)
        self.doc["location_deck"] = [*event.items]

    def play_end_trigger(self, event: Event, own: dict[str, Any]) -> None:
        assert "end" not in self.doc
        self.doc["end"] = {"by": event.seat}

    def play_game_over(self, event: Event, own: dict[str, Any]) -> None:
        self.doc["over"] = True
        self.turn = {}


def in_order(words: list[str]) -> list[str]:
    return sorted(words, key=ORDER.__getitem__)


def move(things: Any, here: list[Any], there: list[Any]) -> None:
    """Take things from one place, where they must be, to another."""
    for thing in things:
        here.remove(thing)
        there.append(thing)


def after(doc: dict[str, Any], events: list[Event]) -> dict[str, Any]:
    """Return the position after the events, without an engine."""
    replay = Replay(doc)
    for event in events:
        replay.play(event)
    return replay.written()


def new_games(settings: range) -> Iterator[tuple[str, State, Iterator[Any]]]:
    """Yield a whole game by each of these settings."""
    for number in settings:
        players, options = SETTINGS[number]
        state = new_game(players, Random(f"replay {number}").getrandbits(64), options)
        yield f"setting {number}", state, choices(state, Player(number))


def choices(state: State, player: Player) -> Iterator[Any]:
    while not state.over:
        yield player.choose(state)


def mid_games(numbers: range) -> Iterator[tuple[str, State, Iterator[Any]]]:
    """Yield games that start from a random deal in mid-game."""
    for number in numbers:
        yield f"game {number}", start(number), iter(actions_of(number))


@pytest.mark.parametrize(
    ("settings", "numbers"),
    [
        pytest.param(range(0, 192, 11), range(21, 61, 2), id="some"),
        pytest.param(range(192), range(1001, 1401, 2), id="every setting", marks=pytest.mark.slow),
    ],
)
@pytest.mark.timeout(600)
def test_the_position_before_and_the_events_give_the_position_after(settings: range, numbers: range) -> None:
    heard: set[str] = set()
    for games in (new_games(settings), mid_games(numbers)):
        for name, state, actions in games:
            before = state.to_position()
            for action in actions:
                events = state.apply(action)
                now = state.to_position()
                assert after(before, events) == after(now, []), f"{name}, {action}"
                heard.update(event.kind for event in events)
                assert all((event.seat == "") == (event.kind in NOBODYS) for event in events)
                assert all(event.number == 0 for event in events if event.kind not in NUMBERED | COUNTED)
                assert all(event.number == len(event.items) for event in events if event.kind in COUNTED)
                before = now
    assert heard == set(KINDS)


def test_reading_and_writing_a_document_without_events_changes_nothing() -> None:
    """So that the comparison above hides no difference in order or spelling."""
    for number in range(1, 41, 2):
        state = start(number)
        for action in actions_of(number):
            doc = state.to_position()
            written = after(doc, [])
            del doc["seed"], written["aside"]
            doc.get("turn", {}).pop("pending", None)
            if not doc.get("turn", True):
                del doc["turn"]
            assert json.dumps(written, sort_keys=True) == json.dumps(doc, sort_keys=True)
            state.apply(action)


def test_no_event_can_be_left_out() -> None:
    """Every event that moves something is needed: without it the position after is another one, or impossible."""
    needless: set[str] = set()
    for number in range(1, 41, 2):
        state = start(number)
        for action in actions_of(number):
            before = state.to_position()
            events = state.apply(action)
            now = after(state.to_position(), [])
            for i, event in enumerate(events):
                try:
                    reached = after(before, events[:i] + events[i + 1 :])
                except (AssertionError, ValueError, LookupError):
                    continue
                forgotten = event.kind in LASTS_A_TURN and {"turn", "game-over"} & {x.kind for x in events[i:]}
                if reached == now and not forgotten:
                    needless.add(event.kind)
    # To explore or recruit ends a row of passes, which there hardly ever is; a shuffle may leave all in place.
    assert needless <= {*NOTHING_MOVES, "explore", "recruit", "stack-shuffled"}
