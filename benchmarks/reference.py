"""The loop that speeds are compared with: a bare Python game of comparable shape, with no rules worth the name.

Draw a card, build the list of what may be done with it, pick one at random, move the card; every so often look
through a hand. It bounds from above what a rules engine in plain Python can reach on the machine of the run.
"""

from random import Random


def reference_loop(decisions: int, rnd: Random) -> int:
    """Make `decisions` decisions and return a checksum."""
    deck = list(range(71))
    rnd.shuffle(deck)
    hands = [[0] * 25, [0] * 25]
    track: list[int] = []
    discard: list[int] = []
    seat = total = 0
    for _ in range(decisions):
        if not deck:
            deck, discard = discard, []
            for hand in hands:
                for card, n in enumerate(hand):
                    deck.extend([card] * n)
                    hand[card] = 0
            rnd.shuffle(deck)
        legal = []
        if len(track) < 5:
            legal.append(("continue", 0))
        if track:
            legal.append(("take", track[-1]))
        for card, n in enumerate(hands[seat]):
            if n > 1:
                legal.append(("discard", card))
        verb, card = legal[int(rnd.random() * len(legal))]
        if verb == "continue":
            track.append(deck.pop() % 25)
        elif verb == "take":
            hands[seat][track.pop()] += 1
            discard.extend(track)
            track.clear()
            seat = 1 - seat
        else:
            hands[seat][card] -= 1
            discard.append(card)
        total += card
    return total
