"""Section 5: explore the depths - revealing, offering, buying, taking, Monsters, the end of an exploration."""

from collections.abc import Iterator, Sequence

from abyss_nb.core.abyss import activated, limits
from abyss_nb.core.abyss.actions import BUY, CONTINUE, FIGHT, PASS, TAKE, Action, Legal, reward_action
from abyss_nb.core.abyss.cards import (
    ACTIVATED,
    ALLIES,
    EXPLORATION,
    LAST_SPACE_PEARLS,
    MONSTER,
    POWER,
    REWARDS,
    SEATS,
    THREAT_SPACES,
    TOKEN_VALUES,
    TRACK_SPACES,
    Reward,
    bit,
)
from abyss_nb.core.abyss.chance import random_token, shuffled
from abyss_nb.core.abyss.piles import (
    CARD_RACE,
    CARD_WEIGHT,
    TOKEN_NUMBER,
    TOKEN_WEIGHT,
    cards_of,
)
from abyss_nb.core.abyss.protection import opposed_by
from abyss_nb.core.abyss.steps import Kind, gain_pearls, note
from abyss_nb.core.abyss.table import Step, Table
from abyss_nb.core.game import Reason

TAMER, SHIP_MASTER = bit("tamer"), bit("ship-master")


def has_cards(t: Table) -> bool:
    """Return whether a card can be revealed (EXPLORE-RESHUFFLE, EXPLORE-NO-CARDS)."""
    return bool(t.deck) or any(t.discard)


def on_last_space(t: Table) -> bool:
    """Return whether the card just revealed lies on the last space (EXPLORE-TRACK-SIZE)."""
    return len(t.track) == TRACK_SPACES


def begin(t: Table, seat: int) -> None:
    """The action Explore."""
    if t.events is not None:
        note(t, "explore", "EXPLORE-REVEAL", seat)
    t.agenda[-1] = ("exploration", seat, 0, 0, 0)


class Exploration(Kind):
    """A card has to be revealed (EXPLORE-REVEAL, EXPLORE-AFTER-SALE)."""

    name = "exploration"
    rule = "EXPLORE-REVEAL"
    asks = False

    def proceed(self, t: Table, step: Step) -> bool:
        seat = step[1]
        if not t.deck and not reshuffle(t):
            # EXPLORE-NO-CARDS: the last card revealed was sold.
            finish(t, seat, "EXPLORE-NO-CARDS")
            return False
        card = t.deck.pop()
        t.track.append(card)
        if t.events is not None:
            note(t, "reveal", "EXPLORE-REVEAL", seat, (EXPLORATION[card],), len(t.track))
        if card == MONSTER:
            t.agenda.append(("monster", seat, 0, 0, 0))
        else:
            offer_on(t, seat)
        return False


def reshuffle(t: Table) -> bool:
    """EXPLORE-RESHUFFLE: the whole discard becomes the deck. Return whether there is one."""
    *piles, monsters = t.discard
    deck = [*cards_of(piles), *[MONSTER] * monsters]
    if not deck:
        return False
    t.deck = deck = shuffled(t, deck)
    t.discard = [0] * 6
    if t.events is not None:
        note(
            t,
            "reshuffle",
            "EXPLORE-RESHUFFLE",
            -1,
            tuple(EXPLORATION[c] for c in reversed(deck)),
            len(deck),
            "",
            (),
        )
    return True


# -- offers ------------------------------------------------------------------------------------------------------


def price(t: Table) -> int:
    """EXPLORE-PRICE-RISING: what the Ally on offer costs."""
    return t.bought.bit_count() + 1


def can_buy(t: Table, seat: int) -> bool:
    """EXPLORE-ONE-PURCHASE, EXPLORE-BUYER-FUNDS."""
    return not t.bought >> seat & 1 and t.pearls[seat] >= price(t)


def offer_on(t: Table, after: int) -> None:
    """EXPLORE-OFFER-ORDER: ask the next opponent clockwise from `after` who can buy, else the active player."""
    seat = (after + 1) % t.players
    active = t.active
    cost = price(t)
    while seat != active:
        if t.pearls[seat] >= cost and not t.bought >> seat & 1:
            t.agenda.append(("offer", seat, 0, 0, 0))
            return
        seat = (seat + 1) % t.players
    t.agenda.append(("ally", active, 0, 0, 0))


class Offer(Kind):
    """EXPLORE-OFFER-MANDATORY: an opponent may buy the Ally just revealed."""

    name = "offer"
    rule = "EXPLORE-OFFER-MANDATORY"

    def about(self, t: Table, step: Step) -> str:
        return str(price(t))

    def check(self, t: Table, step: Step) -> str:
        if not t.track or t.track[-1] == MONSTER:
            return "no Ally lies last on the track"
        return "" if can_buy(t, step[1]) else f"{SEATS[step[1]]} cannot buy"

    def proceed(self, t: Table, step: Step) -> bool:
        return True

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        return _OFFER

    def allows(self, t: Table, step: Step, action: Action) -> bool:
        return action in (BUY, PASS)

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        seat = step[1]
        t.agenda.pop()
        if action.verb == "pass":
            if t.events is not None:
                note(t, "no-sale", "EXPLORE-OFFER-ORDER", seat)
            offer_on(t, seat)
        else:
            buy(t, seat)


_OFFER = Legal((BUY, PASS))


def buy(t: Table, seat: int) -> None:
    """EXPLORE-BUY, EXPLORE-SOLD-SPACE: the price goes to the active player, the card leaves its space empty."""
    card = t.track.pop()
    cost = price(t)
    t.pearls[seat] -= cost
    t.pearls[t.active] += cost
    t.hands[5 * seat + CARD_RACE[card]] += CARD_WEIGHT[card]
    t.bought |= 1 << seat
    if t.events is not None:
        note(t, "buy", "EXPLORE-BUY", seat, (ALLIES[card],), cost, SEATS[t.active])
    if t.options.commander_at_once:
        limits.check_commander(t, seat)


# -- the active player's choices ---------------------------------------------------------------------------------


class Encounter(Kind):
    """What the active player may do with the card just revealed; shared by Allies and Monsters."""

    main = TAKE
    both = Legal((TAKE, CONTINUE))
    last_space_rule = ""

    def can_continue(self, t: Table) -> bool:
        """Return whether another card may be revealed (last space, no cards left)."""
        return len(t.track) < TRACK_SPACES and has_cards(t)

    def proceed(self, t: Table, step: Step) -> bool:
        if self.can_continue(t) or (t.lords[step[1]] & ACTIVATED and activated.legal(t, step[1])):
            return True
        self.play_forced(t, step, self.main)
        return False

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        if not t.lords[step[1]] & ACTIVATED:
            return self.both if self.can_continue(t) else [self.main]
        actions = [self.main, CONTINUE] if self.can_continue(t) else [self.main]
        return actions + activated.legal(t, step[1])

    def allows(self, t: Table, step: Step, action: Action) -> bool:
        if action == CONTINUE:
            return self.can_continue(t)
        return action == self.main or (action.verb == "use" and activated.allows(t, step[1], action))

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        if action == CONTINUE:
            if on_last_space(t):
                yield Reason(self.last_space_rule)
            if not has_cards(t):
                yield Reason("EXPLORE-NO-CARDS")

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        if action.verb == "use":
            activated.use(t, step[1], action)
            return
        t.agenda.pop()
        if action.verb == "continue":
            self.go_on(t, step[1])
        else:
            self.do_main(t, step[1])

    def go_on(self, t: Table, seat: int) -> None:
        """Leave the card on its space."""
        if t.events is not None:
            note(t, "continue", "EXPLORE-CONTINUE", seat)

    def do_main(self, t: Table, seat: int) -> None:
        """Take the Ally or fight the Monster."""
        raise NotImplementedError


class Ally(Encounter):
    """Nobody bought the Ally (EXPLORE-TAKE, EXPLORE-CONTINUE)."""

    name = "ally"
    rule = "EXPLORE-TAKE"
    last_space_rule = "EXPLORE-LAST-SPACE"

    def check(self, t: Table, step: Step) -> str:
        return "" if t.track and t.track[-1] != MONSTER else "no Ally lies last on the track"

    def do_main(self, t: Table, seat: int) -> None:
        """EXPLORE-TAKE: into hand, which ends the exploration."""
        bonus = on_last_space(t)
        card = t.track.pop()
        t.hands[5 * seat + CARD_RACE[card]] += CARD_WEIGHT[card]
        if t.events is not None:
            note(t, "take", "EXPLORE-TAKE", seat, (ALLIES[card],))
        if bonus:
            gain_pearls(t, seat, LAST_SPACE_PEARLS, "EXPLORE-BONUS-PEARL")
        finish(t, seat, "EXPLORE-CLEANUP-COUNCIL")


class Monster(Encounter):
    """MONSTER-FIGHT-OR-CONTINUE."""

    name = "monster"
    rule = "MONSTER-FIGHT-OR-CONTINUE"
    main = FIGHT
    both = Legal((FIGHT, CONTINUE))
    last_space_rule = "MONSTER-LAST-SPACE"

    def check(self, t: Table, step: Step) -> str:
        return "" if t.track and t.track[-1] == MONSTER else "no Monster lies last on the track"

    def go_on(self, t: Table, seat: int) -> None:
        """MONSTER-CONTINUE-THREAT, MONSTER-THREAT-MAX."""
        super().go_on(t, seat)
        if t.threat < THREAT_SPACES:
            t.threat += 1
            if t.events is not None:
                note(t, "threat", "MONSTER-CONTINUE-THREAT", seat, number=t.threat)

    def do_main(self, t: Table, seat: int) -> None:
        """MONSTER-FIGHT: discard the Monster, then the reward."""
        t.track.pop()
        t.discard[5] += 1
        if t.events is not None:
            note(t, "fight", "MONSTER-FIGHT", seat, ("monster",), t.threat)
        t.agenda.append(("reward", seat, 0, 0, 0))


def reward_space(t: Table, seat: int) -> int:
    """Return the Threat space that pays: the marker's, or before it by an opponent's Tamer (LORD-TAMER)."""
    return t.threat - 1 if t.threat > 1 and opposed_by(t, seat, TAMER) else t.threat


_ALTERNATIVES = [[(reward_action(reward), reward) for reward in space] for space in REWARDS]
"""The alternatives of each Threat space with the actions that choose them."""


def rewards(t: Table, space: int) -> list[tuple[Action, Reward]]:
    """SUPPLY-REWARD-CHOICE: the alternatives that can be paid in full; all of them if none can."""
    alternatives = _ALTERNATIVES[space - 1]
    tokens = TOKEN_NUMBER[t.monster_supply]
    payable = [
        (action, r)
        for action, r in alternatives
        if r.pearls <= t.treasury and r.keys <= t.key_supply and r.monsters <= tokens
    ]
    return payable or alternatives


class FightReward(Kind):
    """THREAT-REWARD-CHOICE. The Monster has already left its space of the track."""

    name = "reward"
    rule = "THREAT-REWARD-CHOICE"

    def about(self, t: Table, step: Step) -> str:
        return str(reward_space(t, step[1]))

    def check(self, t: Table, step: Step) -> str:
        return "no Monster can have been fought, the track is full" if on_last_space(t) else ""

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        return [action for action, _ in rewards(t, reward_space(t, step[1]))]

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        space = reward_space(t, step[1])
        reward = dict(_ALTERNATIVES[space - 1]).get(action)
        if reward is not None:
            if reward.monsters > TOKEN_NUMBER[t.monster_supply]:
                yield Reason("SUPPLY-MONSTER-TOKENS", number=TOKEN_NUMBER[t.monster_supply])
            yield Reason("SUPPLY-REWARD-CHOICE")
        elif any("=" in word for word in action.words):
            yield Reason(f"THREAT-REWARD-{space}")
            yield Reason("THREAT-REWARD-CHOICE")

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        seat = step[1]
        space = reward_space(t, seat)
        t.agenda.pop()
        reward = dict(_ALTERNATIVES[space - 1])[action]
        rule = f"THREAT-REWARD-{space}"
        gain_keys(t, seat, reward.keys, rule)
        gain_pearls(t, seat, reward.pearls, rule)
        for _ in range(min(reward.monsters, TOKEN_NUMBER[t.monster_supply])):
            draw_monster_token(t, seat)
        if t.threat != 1:
            t.threat = 1
            if t.events is not None:
                note(t, "threat", "THREAT-RESET", seat, number=1)
        if len(t.track) == TRACK_SPACES - 1:
            gain_pearls(t, seat, LAST_SPACE_PEARLS, "EXPLORE-BONUS-PEARL")
        finish(t, seat, "EXPLORE-CLEANUP-COUNCIL")


def gain_keys(t: Table, seat: int, number: int, rule: str) -> None:
    """Give Key tokens, as many as there are (SUPPLY-KEYS)."""
    number = min(number, t.key_supply)
    if number:
        t.key_tokens[seat] += number
        t.key_supply -= number
        if t.events is not None:
            note(t, "key-tokens", rule, seat, number=number)


def draw_monster_token(t: Table, seat: int) -> None:
    """MONSTER-TOKEN-DRAW: at random, and only its owner looks at it."""
    kind = random_token(t, t.monster_supply)
    t.monster_supply -= TOKEN_WEIGHT[kind]
    t.monster_tokens[seat] += TOKEN_WEIGHT[kind]
    if t.events is not None:
        note(t, "monster-token", "MONSTER-TOKEN-DRAW", seat, (str(TOKEN_VALUES[kind]),), 1, "", (seat,))


# -- the end of an exploration -----------------------------------------------------------------------------------


def finish(t: Table, seat: int, rule: str) -> None:
    """EXPLORE-CLEANUP-COUNCIL, EXPLORE-CLEANUP-MONSTERS, LORD-SHIP-MASTER; then control of Locations."""
    if t.track:
        council = t.council
        sent = 0
        for card in t.track:
            if card == MONSTER:
                t.discard[5] += 1
            else:
                race = CARD_RACE[card]
                council[race] += CARD_WEIGHT[card]
                sent |= 1 << race
        if t.events is not None:
            _note_cleanup(t, seat)
        t.track.clear()
        if sent and t.lords[seat] & SHIP_MASTER:
            gain_pearls(t, seat, sent.bit_count() * POWER["ship_master_pearls_per_race"], "LORD-SHIP-MASTER")
    t.agenda[-1] = ("locations", seat, 0, 0, 0)


def _note_cleanup(t: Table, seat: int) -> None:
    allies = tuple(ALLIES[card] for card in t.track if card != MONSTER)
    monsters = len(t.track) - len(allies)
    if allies:
        note(t, "to-council", "EXPLORE-CLEANUP-COUNCIL", seat, allies, len(allies))
    if monsters:
        note(t, "monsters-discarded", "EXPLORE-CLEANUP-MONSTERS", seat, ("monster",) * monsters, monsters)
