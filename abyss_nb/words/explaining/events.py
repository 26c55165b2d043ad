"""Why something happened: which sentences explain an event, and with which rules."""

from collections.abc import Iterator, Sequence

from abyss_nb.core.abyss.cards import (
    ALLY,
    EXPLORATION_CODE,
    LAST_SPACE_PEARLS,
    LOCATION,
    LOCATIONS,
    LORD,
    LORDS,
    MONSTER,
    POWER,
    REFILL_BONUS,
    REWARDS,
    SEAT,
    THREAT_SPACES,
    TRACK_SPACES,
    VALUES,
)
from abyss_nb.core.abyss.explore import on_last_space, reward_space
from abyss_nb.core.abyss.payment import DIPLOMAT, RECRUITER, TREASURER, price_of
from abyss_nb.core.abyss.protection import opposed_by
from abyss_nb.core.abyss.replay import Moment
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import Event

Why = tuple[str, tuple[str, ...]]
"""The end of the id of a sentence, and the rules it rests on."""

FULL_GAIN = {
    "EXPLORE-BONUS-PEARL": LAST_SPACE_PEARLS,
    "COURT-REFILL-BONUS": REFILL_BONUS,
    **{f"LORD-{lord.upper()}": POWER[f"{lord}_pearls"] for lord in ("trader", "peddler", "shopkeeper", "slaver")},
}
"""How many Pearls a rule gives while the Treasury has enough; what gives only one gives it or nothing."""
POWER_RULES = {
    "instant": "LORD-POWER-INSTANT",
    "lasting": "LORD-POWER-LASTING",
    "activated": "ACTIVATED-POWER-WINDOW",
    "none": "TERM-POWER-KINDS",
}
"""The rule that says when a power of each kind works."""
_WITH_THEIR_RULE = ("threat", "council", "affiliate", "arrive", "control", "swap-location", "game-over")
"""Kinds of events that several rules make happen, each with a sentence of its own."""
_ALSO = {
    "explore": ("TURN-ONE-ACTION",),
    "PLOT-COST": ("PLOT-OPTIONAL",),
    "COUNCIL-REQUEST": ("COUNCIL-NO-LOOKING",),
    "LORD-APPRENTICE": ("LORD-POWER-INSTANT",),
    "LORD-OPPORTUNIST": ("OPPORTUNIST-COURT", "LORD-DISCARD-GONE"),
    "CORRUPTOR-FIXED-PRICE": ("LORD-CORRUPTOR",),
    "CORRUPTOR-COUNTS-AS-RECRUIT": ("LORD-CORRUPTOR",),
    "LORD-MASTER-OF-MAGIC": ("AFFILIATE-PERMANENT",),
    "LORD-INVOKER": ("LORD-POWER-INSTANT",),
    "LORD-HUNTER": ("MONSTER-TOKEN-DRAW",),
    "CONTROL-CHOICE": ("CONTROL-TRIGGER",),
    "CONTROL-DRAW": ("CONTROL-TRIGGER",),
    "AMBASSADOR-CONTROL": ("AMBASSADOR-KEYS",),
    "CONTROL-USED-LORD": ("CONTROL-EXACTLY-THREE",),
}
"""Further rules that a sentence rests on."""


def reasons_for(event: Event, m: Moment, earlier: Sequence[Event], after: State | None) -> Iterator[Why]:
    """Yield the sentences that say why an event happened.

    Args:
        event: The event.
        m: The table just before it.
        earlier: The events of the same action before it.
        after: The position after the action, if known.
    """
    seat, rule = SEAT.get(event.seat, -1), event.rule
    rules = (rule, *_ALSO.get(rule, ()))
    match event.kind:
        case "turn":
            yield from _turn(m, seat)
        case "reveal":
            yield from _reveal(event, earlier)
        case "buy":
            yield "buy", (rule, "EXPLORE-PRICE-RISING")
            yield "buy.once", ("EXPLORE-ONE-PURCHASE",)
            yield "buy.on", ("EXPLORE-AFTER-SALE", "EXPLORE-SOLD-SPACE")
        case "continue" if m.track[-1] == MONSTER:
            yield "continue.monster", ("MONSTER-FIGHT-OR-CONTINUE", rule)
            if m.threat == THREAT_SPACES:
                yield "continue.monster.max", ("MONSTER-THREAT-MAX",)
        case "take" if on_last_space(m):
            yield "take.last", ("EXPLORE-LAST-SPACE", rule)
        case "take" if not m.cards_left:
            yield "take.none", ("EXPLORE-NO-CARDS", rule)
        case "fight":
            yield from _fight(event, m, seat)
        case "threat" if rule == "MONSTER-CONTINUE-THREAT":
            yield "threat.MONSTER-CONTINUE-THREAT", (rule, f"THREAT-REWARD-{event.number}")
        case "monster-token":
            yield "monster-token", (rule, f"THREAT-REWARD-{reward_space(m, seat)}")
        case "key-tokens" if event.number < 0:
            yield "key-tokens.back", rules
        case "key-tokens":
            yield from _reward(m, seat, rule)
            if event.number < REWARDS[reward_space(m, seat) - 1][0].keys:
                yield "short.keys", ("SUPPLY-KEYS",)
        case "pearls":
            yield from _pearls(event, m, seat, earlier)
        case "recruit":
            yield "recruit", rules
            mandatory = price_of(m, seat, LORD[event.items[0]]).mandatory >= 0
            races = ("RECRUIT-RACE-COUNT", *(("RECRUIT-MANDATORY-RACE",) if mandatory else ()))
            yield "recruit.price", ("RECRUIT-VALUE", *races)
            if m.lords[seat] & DIPLOMAT:
                yield "cost.diplomat", ("LORD-DIPLOMAT",)
            yield from cost_changes(m, seat)
        case "pay":
            yield from _pay(event, m, seat)
        case "arrive":
            yield f"arrive.{rule}", rules
            lord = LORDS[LORD[event.items[0]]]
            none = lord.power_kind == "none"
            yield "why.power.none" if none else f"power.{lord.power_kind}", (POWER_RULES[lord.power_kind], lord.rule)
            yield "arrive.count", ("END-TRIGGER-SEVEN",)
        case "refill":
            yield "refill", rules
            if event.number < m.court.count(-1):
                yield "refill.short", ("COURT-REFILL-SHORT",)
        case "use":
            yield "use", (rule, "ACTIVATED-POWER-WINDOW")
        case "discard":
            yield f"discard.{rule}", (rule, *(("SHAMAN-SCOPE",) if rule == "LORD-JAILER" else ()))
        case "tilt":
            yield "tilt", ("LORD-ASSASSIN", "ASSASSIN-TILT-CHOOSER")
            yield "tilt.effect", (rule, "ASSASSIN-TILT-STILL-FREE")
        case "lord-discarded":
            yield "lord-discarded", (rule, "TRAITOR-SCHEMER-TARGETS", "LORD-DISCARD-GONE")
        case "draw-locations" if rule == "CONTROL-DRAW":
            yield "draw-locations", (rule,)
        case "draw-locations":
            yield "draw-locations.ambassador", (rule, "AMBASSADOR-CONTROL")
            if event.number < POWER[f"{rule.removeprefix('LORD-').lower()}_draw"]:
                yield "draw-locations.short", ("AMBASSADOR-SHORT",)
        case "control":
            yield f"control.{rule}", rules
            yield "control.scores", (LOCATIONS[LOCATION[event.items[0]]].rule,)
        case "end-trigger":
            reading = {"END-TRIGGER-SEVEN": m.options.seventh_lord, "END-TRIGGER-COURT": m.options.court_end}[rule]
            yield f"end-trigger.{reading}", rules
            yield "end-trigger.turns", ("END-LAST-TURNS",)
        case "game-over":
            yield f"game-over.{rule}", rules
            if after is not None and after.over:
                yield "game-over.points", ("SCORE-TOTAL",)
                yield from _tie(after)
        case "auto" | "available":
            yield event.kind, (rule,)
        case kind if kind in _WITH_THEIR_RULE:
            yield f"{kind}.{rule}", rules
        case kind:
            yield kind, (*rules, *_ALSO.get(kind, ()))


def cost_changes(m: Moment, seat: int) -> Iterator[Why]:
    """Yield what changes the cost of every Lord for a seat (RECRUIT-COST-MODIFIERS)."""
    if m.lords[seat] & TREASURER:
        yield "cost.treasurer", ("LORD-TREASURER", "RECRUIT-COST-MODIFIERS")
    if opposed_by(m, seat, RECRUITER):
        yield "cost.recruiter", ("LORD-RECRUITER", "RECRUIT-COST-MODIFIERS")


def _turn(m: Moment, seat: int) -> Iterator[Why]:
    if m.extra:
        yield "turn.extra", ("LORD-INVOKER", "TURN-START", *(("INVOKER-AND-END",) if m.end_by >= 0 else ()))
    else:
        yield "turn", ("TURN-ORDER", "TURN-START")
    if m.end_by not in (-1, seat):
        yield "turn.last", ("END-LAST-TURNS",)


def _reveal(event: Event, earlier: Sequence[Event]) -> Iterator[Why]:
    if any(other.kind == "buy" for other in earlier):
        yield "reveal.sold", (event.rule, "EXPLORE-AFTER-SALE", "EXPLORE-SOLD-SPACE")
    else:
        yield "reveal", (event.rule,)
    last = event.number == TRACK_SPACES
    if last:
        yield "reveal.last", ("EXPLORE-TRACK-SIZE", "EXPLORE-BONUS-PEARL")
    if event.items[0] in ALLY:
        yield "reveal.ally", ("EXPLORE-OFFER-MANDATORY",)
    elif last:
        yield "monster.last", ("MONSTER-LAST-SPACE",)
    else:
        yield "reveal.monster", ("MONSTER-NOT-FOR-SALE", "MONSTER-FIGHT-OR-CONTINUE")


def _fight(event: Event, m: Moment, seat: int) -> Iterator[Why]:
    if on_last_space(m):
        yield "monster.last", ("MONSTER-LAST-SPACE",)
    elif not m.cards_left:
        yield "fight.none", ("EXPLORE-NO-CARDS",)
    yield "fight", (event.rule, f"THREAT-REWARD-{event.number}")
    if reward_space(m, seat) != m.threat:
        yield "tamer", ("LORD-TAMER",)


def _reward(m: Moment, seat: int, rule: str) -> Iterator[Why]:
    yield "reward", (rule, "MONSTER-FIGHT")
    if reward_space(m, seat) != m.threat:
        yield "tamer", ("LORD-TAMER",)


def _pearls(event: Event, m: Moment, seat: int, earlier: Sequence[Event]) -> Iterator[Why]:
    rule = event.rule
    rules = (rule, *_ALSO.get(rule, ()))
    match rule:
        case "RECRUIT-PEARL-TOPUP":
            yield f"pearls.{rule}", rules
            yield from cost_changes(m, seat)
        case "COURT-REFILL-BONUS":
            how = ("" if taken_from_court(earlier) else ".action") + ("" if m.lord_deck else ".empty")
            yield f"pearls.{rule}{how}", rules
        case "LORD-SEEKER":
            yield f"pearls.{rule}", (rule, "LORD-POWER-INSTANT", "SHAMAN-SCOPE")
            if -event.number < POWER["seeker_pearls"]:
                yield f"pearls.{rule}.all", (rule,)
        case "LORD-LANDLORD" if earlier and earlier[-1].kind == "turn":
            yield f"pearls.{rule}", (rule, "TURN-START")
        case "LORD-TRADER" | "LORD-PEDDLER" | "LORD-SHOPKEEPER" | "LORD-LANDLORD":
            yield "pearls.instant", (rule, "LORD-POWER-INSTANT")
        case _ if rule.startswith("THREAT-REWARD"):
            yield from _reward(m, seat, rule)
        case _:
            yield f"pearls.{rule}", rules
    if event.number < FULL_GAIN.get(rule, 0) and event.number > 0:
        yield "short.pearls", ("SUPPLY-PEARLS",)


def taken_from_court(earlier: Sequence[Event]) -> str:
    """Return the Lord that was taken from the Court in these events, "" if none was or it is not certain."""
    taken = [e.items[0] for e in earlier if e.kind == "arrive" and e.rule == "RECRUIT-SEQUENCE"]
    return taken[0] if taken else ""


def worth(cards: Sequence[str]) -> int:
    """Return the value of Allies together."""
    return sum(EXPLORATION_CODE[card] % VALUES + 1 for card in cards)


def _pay(event: Event, m: Moment, seat: int) -> Iterator[Why]:
    cost = price_of(m, seat, LORD[event.target]).cost
    yield "pay", (event.rule, "RECRUIT-TARGET")
    if event.number:
        yield "pay.pearls", ("RECRUIT-PEARL-TOPUP",)
    elif worth(event.items) > cost:
        yield "pay.over", ("RECRUIT-OVERPAY",)
    yield "pay.races", ("RECRUIT-RACE-COUNT",)
    yield from cost_changes(m, seat)


def _tie(after: State) -> Iterator[Why]:
    """Say what decided between equal totals, in words that the board has, too."""
    scores = after.scores()
    best = max(score.total for score in scores.values())
    first = [score for score in scores.values() if score.total == best]
    if len(first) == 1:
        return
    if len(after.winners) > 1:
        yield "board.tie.shared", ("TIE-SHARED",)
    elif scores[after.winners[0]].pearls > sorted(score.pearls for score in first)[-2]:
        yield "board.tie.pearls", ("TIE-PEARLS",)
    else:
        yield "board.tie.lord", ("TIE-LORD",)
