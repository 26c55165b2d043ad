"""Events are complete: a second table that only hears the events always looks like the first one."""

from collections import Counter
from typing import Any

import pytest

from abyss_nb import Event, State

from .play import actions_of, start


class Listener:
    """A table moved by events alone. Lists keep their order where it counts; the rest is counted."""

    def __init__(self, doc: dict[str, Any]) -> None:
        self.active = doc["active"]
        self.court = list(doc["court"])
        self.lord_deck = list(doc["lord_deck"])
        self.lord_discard = set(doc["lord_discard"])
        self.track = list(doc["track"])
        self.deck = doc["exploration_deck"].split()
        self.discard = Counter(doc["exploration_discard"].split())
        self.council = {race: Counter(text.split()) for race, text in doc["council"].items()}
        self.available = set(doc["locations_available"])
        self.stack = list(doc["location_deck"])
        self.supply = Counter(doc["monster_supply"])
        self.keys, self.threat, self.treasury = doc["key_supply"], doc["threat"], doc["treasury"]
        seats = doc["seats"]
        self.hand = {seat: Counter(own["hand"].split()) for seat, own in seats.items()}
        self.affiliated = {seat: Counter(own["affiliated"].split()) for seat, own in seats.items()}
        self.tokens = {seat: Counter(own["monster_tokens"]) for seat, own in seats.items()}
        self.pearls = {seat: own["pearls"] for seat, own in seats.items()}
        self.key_tokens = {seat: own["key_tokens"] for seat, own in seats.items()}
        self.lords = {seat: set(own["lords"]) for seat, own in seats.items()}
        self.locations = {seat: {x["id"]: set(x["lords"]) for x in own["locations"]} for seat, own in seats.items()}
        turn = doc.get("turn", {})
        pending = turn.get("pending", [])
        self.played = Counter(card for step in pending for card in step.get("played", "").split())
        self.drawn = {tile for step in pending for tile in step.get("drawn", [])}
        self.used, self.bought = set(turn.get("used", [])), set(turn.get("bought", []))
        self.extra, self.kept = turn.get("extra", False), turn.get("kept", 0)
        self.end, self.over = doc.get("end", {}).get("by"), doc.get("over", False)

    def hear(self, event: Event) -> None:
        """Move what the event says."""
        getattr(self, "on_" + event.kind.replace("-", "_"), lambda event: None)(event)

    def on_turn(self, event: Event) -> None:
        self.active, self.used, self.bought, self.kept, self.extra = event.seat, set(), set(), 0, False

    def on_reveal(self, event: Event) -> None:
        card = self.deck.pop(0)
        assert (card,) == event.items
        self.track.append(card)
        assert event.number == len(self.track)

    def on_reshuffle(self, event: Event) -> None:
        assert not self.deck
        assert Counter(event.items) == self.discard
        self.deck, self.discard = list(event.items), Counter()

    def on_buy(self, event: Event) -> None:
        self.on_take(event)
        self.pearls[event.seat] -= event.number
        self.pearls[event.target] += event.number
        self.bought.add(event.seat)

    def on_take(self, event: Event) -> None:
        assert (self.track.pop(),) == event.items
        self.hand[event.seat].update(event.items)

    def on_fight(self, event: Event) -> None:
        assert self.track.pop() == "monster"
        assert event.number == self.threat
        self.discard["monster"] += 1

    def on_threat(self, event: Event) -> None:
        self.threat = event.number

    def on_monster_token(self, event: Event) -> None:
        (value,) = map(int, event.items)
        self.supply[value] -= 1
        self.tokens[event.seat][value] += 1

    def on_steal(self, event: Event) -> None:
        (value,) = map(int, event.items)
        self.tokens[event.target][value] -= 1
        self.tokens[event.seat][value] += 1

    def on_key_tokens(self, event: Event) -> None:
        self.keys -= event.number
        self.key_tokens[event.seat] += event.number

    def on_pearls(self, event: Event) -> None:
        self.treasury -= event.number
        self.pearls[event.seat] += event.number

    def on_to_council(self, event: Event) -> None:
        for card in event.items:
            self.track.remove(card)
            self.council[card[:-2]][card] += 1

    def on_monsters_discarded(self, event: Event) -> None:
        for _ in range(event.number):
            self.track.remove("monster")
        self.discard["monster"] += event.number

    def on_council(self, event: Event) -> None:
        assert Counter(event.items) == self.council[event.target]
        assert event.number == len(event.items)
        self.hand[event.seat].update(event.items)
        self.council[event.target] = Counter()

    def on_oracle(self, event: Event) -> None:
        assert Counter(event.items) == self.council[event.target]
        self.discard.update(event.items)
        self.council[event.target] = Counter()

    def on_pay(self, event: Event) -> None:
        self.hand[event.seat].subtract(event.items)
        self.played.update(event.items)

    def on_affiliate(self, event: Event) -> None:
        (self.hand[event.seat] if event.rule == "END-FINAL-AFFILIATION" else self.played).subtract(event.items)
        self.affiliated[event.seat].update(event.items)

    def on_spent(self, event: Event) -> None:
        self.played.subtract(event.items)
        self.discard.update(event.items)

    def on_discard(self, event: Event) -> None:
        self.hand[event.seat].subtract(event.items)
        self.discard.update(event.items)

    def on_arrive(self, event: Event) -> None:
        (lord,) = event.items
        if lord in self.court:
            self.court[self.court.index(lord)] = None
        else:
            assert self.lord_deck.pop(0) == lord
            assert event.rule == "REPLACEMENT-POWER"
        self.lords[event.seat].add(lord)

    def on_slide(self, event: Event) -> None:
        lords = [lord for lord in self.court if lord]
        self.court = lords + [None] * (6 - len(lords))

    def on_refill(self, event: Event) -> None:
        for lord in event.items:
            assert self.lord_deck.pop(0) == lord
            self.court[self.court.index(None)] = lord

    def on_plot(self, event: Event) -> None:
        assert (self.lord_deck.pop(0),) == event.items
        assert self.court[event.number - 1] is None
        self.court[event.number - 1] = event.items[0]

    def on_court_replaced(self, event: Event) -> None:
        old, new = event.items
        assert self.court[event.number - 1] == old
        assert self.lord_deck.pop(0) == new
        self.court[event.number - 1] = new
        self.lord_discard.add(old)

    def on_use(self, event: Event) -> None:
        self.used.update(event.items)

    def on_kept(self, event: Event) -> None:
        self.kept = event.number

    def on_tilt(self, event: Event) -> None:
        (lord,) = event.items
        self.lords[event.target].remove(lord)
        self.lords[event.target].add(f"{lord} tilted")

    def on_extra_turn(self, event: Event) -> None:
        self.extra = True

    def on_lord_discarded(self, event: Event) -> None:
        (lord,) = event.items
        self.lords[event.seat] -= {lord, f"{lord} tilted"}
        self.lord_discard.add(lord)

    def on_draw_locations(self, event: Event) -> None:
        for tile in event.items:
            assert self.stack.pop(0) == tile
            self.drawn.add(tile)

    def on_available(self, event: Event) -> None:
        assert self.drawn >= set(event.items)
        self.drawn -= set(event.items)
        self.available |= set(event.items)

    def on_control(self, event: Event) -> None:
        (tile,) = event.items
        assert tile in self.drawn | self.available
        self.drawn.discard(tile)
        self.available.discard(tile)
        self.locations[event.seat][tile] = set()

    def on_use_lords(self, event: Event) -> None:
        self.lords[event.seat] -= set(event.items)
        self.locations[event.seat][event.target] |= set(event.items)

    def on_swap_location(self, event: Event) -> None:
        old, new = event.items
        self.locations[event.seat][new] = self.locations[event.seat].pop(old)
        if event.target == "available":
            self.available = self.available - {new} | {old}
        else:
            self.stack[self.stack.index(new)] = old

    def on_stack_shuffled(self, event: Event) -> None:
        assert sorted(self.stack) == sorted(event.items)
        self.stack = list(event.items)

    def on_end_trigger(self, event: Event) -> None:
        assert self.end is None
        self.end = event.seat

    def on_game_over(self, event: Event) -> None:
        self.over = True


def same_table(listener: Listener, state: State) -> None:
    """Compare what was heard with what is."""
    expected = vars(Listener(state.to_position()))
    for part, value in vars(listener).items():
        if isinstance(value, Counter):
            value = +value
        elif isinstance(value, dict):
            value = {name: +x if isinstance(x, Counter) else x for name, x in value.items()}
        assert value == expected[part] or (state.over and part in ("used", "bought", "kept", "extra")), part


@pytest.mark.parametrize(
    "games", [range(50), pytest.param(range(50, 1000), marks=[pytest.mark.slow])], ids=["some", "many"]
)
def test_whoever_hears_every_event_knows_the_whole_table(games: range) -> None:
    for number in games:
        state = start(number)
        listener = Listener(state.to_position())
        for action in actions_of(number):
            for event in state.apply(action):
                listener.hear(event)
            same_table(listener, state)
