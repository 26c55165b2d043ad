"""The kinds of events: what `Event.items`, `number` and `target` mean for each.

The events of an action are complete: with the position before it they give the position after it. Unless said
otherwise `number` counts `items`, or is 0 where one goes without saying.
"""

from collections.abc import Iterable

from abyss_nb.core.game import Event

KINDS: dict[str, str] = {
    "turn": "The turn of seat begins; what lasts within a turn (who bought, powers used, Allies kept) is wiped.",
    "explore": "seat chooses to explore; like council and recruit, it ends a row of passes.",
    "reveal": "items: the card turned up; number: its space on the track, from 1.",
    "reshuffle": "The discard becomes the deck; number: cards. items: the new order, for nobody's eyes.",
    "no-sale": "seat does not buy the Ally on offer.",
    "buy": "seat buys items (one Ally) for number Pearls, paid to the seat in target.",
    "continue": "seat leaves the card on its space and goes on.",
    "take": "seat takes items (one Ally) into hand.",
    "fight": "seat fights the Monster (items), which goes to the discard; number: the space of the Threat marker.",
    "threat": "The Threat marker moves to the space number, by seat's doing.",
    "monster-token": "seat draws a Monster token worth items (one number), for its own eyes.",
    "key-tokens": "seat gains number Key tokens; returns them if negative.",
    "pearls": "seat gains number Pearls from the Treasury; pays them to it if negative.",
    "to-council": "items (Allies) go from the track face down to the Council.",
    "monsters-discarded": "number Monsters go from the track to the Exploration discard.",
    "council": "seat takes the stack of the Race in target, number cards; items, for its own eyes.",
    "oracle": "seat discards the stack of the Race in target unseen, number cards; items, for nobody's eyes.",
    "recruit": "seat chooses items (one Lord) of the Court to recruit.",
    "pay": "seat plays items (Allies) and number Pearls for the Lord in target; the Pearls have their own event.",
    "affiliate": "seat affiliates items (Allies): of those just played, at the end of the game from hand.",
    "spent": "The other Allies played, items, go to the Exploration discard.",
    "arrive": "items (one Lord) is placed in front of seat, out of the Court if it lies there, else from the deck.",
    "slide": "The Lords of the Court slide together.",
    "refill": "items (Lords) fill the Court from the deck, in order.",
    "plot": "seat plots: items (one Lord) from the deck is placed on the Court space number.",
    "use": "seat uses the activated power of items (one Lord).",
    "court-replaced": "By the Opportunist: items (old Lord, new Lord) on the Court space number.",
    "discard": "seat discards items (Allies) from hand.",
    "kept": "seat paid to keep Allies over the hand limit, number so far this turn.",
    "tilt": "seat's Assassin tilts items (one Lord) of the seat in target.",
    "steal": "seat takes a Monster token worth items from the seat in target, for the eyes of the two.",
    "extra-turn": "seat will take an extra turn.",
    "lord-discarded": "seat discards items (one Lord of its own).",
    "draw-locations": "seat draws items (Locations).",
    "available": "items (Locations) are put face up among the available ones.",
    "control": "seat gains items (one Location).",
    "use-lords": "seat slides items (Lords) under the Location in target.",
    "swap-location": "seat exchanges items (own Location, new Location); target: 'available' or 'stack'.",
    "stack-shuffled": "The Location stack is shuffled; items: its order, for nobody's eyes.",
    "pass": "seat passes: no action is possible.",
    "end-trigger": "seat triggered the end of the game.",
    "game-over": "The game is over; items: the seats that won. What lasts within a turn is wiped.",
    "auto": "items (one action) was the only possibility and was played by itself; for seat's own eyes.",
}


def heard(events: Iterable[Event], seat: str | None) -> list[Event]:
    """Return the events that a seat hears of (None: somebody without a seat), with all that is in them."""
    return [event for event in events if event.kind != "auto" or event.seat == seat]


def visible(events: Iterable[Event], seat: str | None) -> list[Event]:
    """Return the events as a seat may see them (None: somebody without a seat).

    Hidden items are left out, and so is that somebody else had no choice: it could betray a hand.
    """
    return [event.for_seat(seat) for event in heard(events, seat)]
