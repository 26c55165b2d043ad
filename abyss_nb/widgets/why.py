"""Why a thing on the board cannot be used now: the action that a click on it would mean, and the rules against it."""

from abyss_nb.core.abyss.cards import ALLIES, KEYS_FOR_LOCATION, LORD, LORDS, RACES, SEAT, SEATS
from abyss_nb.core.abyss.locations import working_keys
from abyss_nb.core.abyss.payment import Payments
from abyss_nb.core.abyss.state import Decision, State
from abyss_nb.widgets.planning import ruled
from abyss_nb.words import Words

TURN = ("turn", "offer", "ally", "monster", "end", "payment", "reward")
"""Decisions answered by other verbs than "choose": a card clicked during them means what it means in a turn."""
RULES = {"instant": "LORD-POWER-INSTANT", "lasting": "LORD-POWER-LASTING", "none": "TERM-POWER-KINDS"}
"""The rule that says when the powers of each kind work."""
USED_ON = {"slaver": ALLIES[0], "oracle": RACES[0], "opportunist": LORDS[0].id}
"""Something that each activated power could act on, to ask why it cannot."""


def reasons_against(
    state: State, words: Words, seat: str, target: str, names: dict[str, str]
) -> list[dict[str, str]] | None:
    """Return why a click on a thing does nothing now, as the board shows it; None if it does something.

    Args:
        state: The position.
        words: In which language.
        seat: Who clicked.
        target: The thing, as in `ActionView.targets`.
        names: What the players are called.
    """
    decision = state.decision
    if decision is None:
        return [ruled("NOT-THIS-DECISION", words.label("error.over"))]
    if decision.seat != seat:
        text = words.label("why.seat", name=words.seat(decision.seat, names))
        return [ruled("TURN-ORDER", text), *_standing(state, words, seat, target, names)]
    line = question(state, decision, seat, target)
    if line is None:
        # A payment is put together of cards, by clicks that are no actions yet.
        paying = target.startswith("hand:") and isinstance(state.legal(), Payments)
        return None if paying else _standing(state, words, seat, target, names)
    against = state.why_not(line)
    return [ruled(r.rule, words.reason_text(r, names, decision)) for r in against] or None


def question(state: State, decision: Decision, seat: str, target: str) -> str | None:
    """Return the line of the action language that a click on a thing means; None where it only shows what it is."""
    place, _, rest = target.partition(":")
    word = rest.rpartition(":")[2]
    kind = decision.kind
    match place:
        case "court" if kind in TURN:
            return f"recruit {word}"
        case "council" if kind in TURN:
            return f"council {word}"
        case "deck":
            exploring = "continue" if kind in ("ally", "monster") else "explore"
            return {"lords": "plot", "locations": None if kind in TURN else "draw 1"}.get(rest, exploring)
        case "track":
            return {"offer": "buy", "monster": "fight"}.get(kind, "take")
        case "available" if kind not in TURN:
            return f"choose {word}"
        case "own" if kind in TURN and word in USED_ON:
            return _use(state, seat, word)
        case "court" | "council" | "own" | "lord" | "hand" | "seat" | "mine" | "drawn" | "played" if kind not in TURN:
            return f"choose {word}"
    return None


def _use(state: State, seat: str, lord: str) -> str:
    """Return a use of an activated power, a possible one if there is any."""
    legal = state.legal()
    for action in () if isinstance(legal, Payments) else legal:
        if action.verb == "use" and action.words[0] == lord:
            return str(action)
    court = [LORDS[other].id for other in state.court if other >= 0]
    return f"use {lord} {court[0] if lord == 'opportunist' and court else USED_ON[lord]}"


def _standing(state: State, words: Words, seat: str, target: str, names: dict[str, str]) -> list[dict[str, str]]:
    """Return what a thing is for that is not clicked in this decision."""
    place, _, rest = target.partition(":")
    owner, _, word = rest.rpartition(":")
    match place:
        case "available" | "deck" if place == "available" or rest == "locations":
            keys = working_keys(state, SEAT[seat])
            return [ruled("CONTROL-TRIGGER", words.count("why.locations", keys, needed=KEYS_FOR_LOCATION))]
        case "hand":
            return [ruled("RECRUIT-SEQUENCE", words.label("why.hand"))]
        case "own" | "lord" if word in LORD and (owner or seat) in SEATS[: state.players]:
            lord = LORDS[LORD[word]]
            notes = []
            if owner and owner != seat:
                notes.append(ruled("TERM-LORD-STATES", words.label("why.theirs", name=words.seat(owner, names))))
            if state.tilted[SEAT[owner or seat]] >> LORD[word] & 1:
                notes.append(ruled("ASSASSIN-TILT", words.label("why.tilted")))
            elif lord.power_kind in RULES:
                notes.append(ruled(RULES[lord.power_kind], words.label(f"why.power.{lord.power_kind}")))
            return notes
        case "mine" | "place":
            return [ruled("SCORE-LOCATIONS", words.label("why.controlled"))]
    return []
