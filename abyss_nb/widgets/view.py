"""What a board shows: the `View` of `frontend/protocol.ts`, built from what a seat may see.

The hidden parts are left out here, by `State.observe` and `Event.for_seat`; the front end never holds them.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from abyss_nb.core.abyss import scoring
from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.cards import (
    ALLY,
    EXPLORATION,
    LOCATION,
    LOCATIONS,
    LORD,
    LORDS,
    LORDS_TO_END,
    RACE,
    RACES,
    REWARDS,
    SEAT,
    SEATS,
    TRACK_SPACES,
)
from abyss_nb.core.abyss.end import lords_counted
from abyss_nb.core.abyss.locations import working_keys
from abyss_nb.core.abyss.payment import Payments, payments, piles_of
from abyss_nb.core.abyss.state import Decision, State
from abyss_nb.core.game import Event
from abyss_nb.lines import LogEntry, Walk
from abyss_nb.session import PERSON, Session
from abyss_nb.widgets.memory import memory_of
from abyss_nb.widgets.payments import suggested_payments
from abyss_nb.widgets.planning import plan_of
from abyss_nb.words import LANGUAGES, LogPart, Words, words
from abyss_nb.words.explaining.actions import about
from abyss_nb.words.plain import isolated, message_of

LATEST = 40
"""How many of the latest lines and events come along with a view; the lines before them are sent when asked for."""
PRIMARY = ("take", "fight", "end", "buy")
TURN = ("explore", "plot", "council", "recruit", "use", "pass")
"""In which order a turn offers its actions: what is always there first, so that its number never means another."""
TELLING = ("end-trigger", "control", "arrive", "tilt", "steal", "fight", "buy", "council", "take")
"""The kinds of events worth retelling to somebody who has waited, the most telling first."""
RETOLD = 5
"""How many of them are retold at most."""
QUIET = ("turn", "explore", "slide", "auto", "stack-shuffled")
"""The kinds of events that tell somebody who follows nothing that the next or the last one does not tell."""
FOLLOWED = 3
"""How many of the others are told while somebody follows."""


def session_view(
    session: Session,
    words: Words,
    seat: str | None,
    curtain: str | None,
    memory: bool = False,
    walk: Walk | None = None,
    playing: bool = True,
) -> dict[str, Any]:
    """Return the view of a session for `seat` (None: nobody's hand).

    Args:
        session: What is shown.
        words: In which language.
        seat: Whose hand is shown and whose decisions may be answered.
        curtain: The seat that has to say it is there before anything of it is shown.
        memory: Whether it is reminded of all it has seen.
        walk: Where one looks; None looks where the session does.
        playing: Whether who looks can play; otherwise nothing is worked out for it.
    """
    walk = walk or session.walk
    state = walk.state.copy()
    log = walk.events(seat or "", LATEST)
    kinds = {SEATS[i]: player.kind for i, player in enumerate(session.players)}
    names = names_in(session, words)
    view = state_view(state, words, seat, names, kinds, log, memory, playing and not session.held)
    for player in view["players"]:
        player["named"] = player["name"] != words.default_name(player["kind"], SEAT[player["seat"]])
    if decision := view["decision"]:
        if session.held:
            decision["title"] = words.label(session.held)
        told = since(walk, seat or "") if decision["mine"] else just_now(log)
        view["since"] = [log_line(entry, words, names) for entry in told]
    if curtain and state.decision:
        view["decision"]["actions"] = [
            _action_view(state, state.legal(), action, state.decision, words, names)
            for action in state.legal()
            if unseen_answer(state.decision, str(action))
        ]
    view["game"] = session.game
    view["story"] = story_of(walk, words, seat)
    view["events"] = [event_view(entry) for entry in log]
    view["turn"] = walk.cursor.turn
    view["place"] = walk.cursor.number
    view["live"] = session.live if walk.cursor is session.walk.cursor else walk.at_end
    view["curtain"] = curtain
    view["can_undo"] = session.can_undo
    view["can_redo"] = session.can_redo
    view["thinking"] = (session.thinking or None) if walk.cursor is session.walk.cursor else None
    view["notice"] = message_of(session.error)
    return view


def names_in(session: Session, say: Words) -> dict[str, str]:
    """Return the names of the players; who gave none is called something in the language of the reader."""
    return {
        SEATS[i]: say.default_name(player.kind, i)
        if any(player.name == words(lang).default_name(player.kind, i) for lang in LANGUAGES)
        else player.name
        for i, player in enumerate(session.players)
    }


def unseen_answer(decision: Decision, text: str) -> bool:
    """Return whether this may be answered without a look at one's hand: an offer may be let pass."""
    return decision.kind == "offer" and text == "pass"


def since(walk: Walk, seat: str) -> list[LogEntry]:
    """Return the most telling things that happened after the last decision of a seat."""
    own = next((node for node in walk.cursor.before() if node.ply and node.ply.seat == seat), None)
    if own is None:
        return []
    happened = walk.events(seat, walk.cursor.events_seen(seat) - own.events_seen(seat))
    told = [entry for entry in happened if entry[2].kind in TELLING and entry[2].seat != seat]
    best = sorted(told, key=lambda entry: (TELLING.index(entry[2].kind), -entry[0]))[:RETOLD]
    return sorted(best)


def just_now(log: Sequence[LogEntry]) -> list[LogEntry]:
    """Return what happened last, for somebody who follows what others do."""
    latest = [entry for entry in log if entry[2].kind not in QUIET]
    return latest[-FOLLOWED:]


def state_view(
    state: State,
    words: Words,
    seat: str | None,
    names: dict[str, str] | None = None,
    kinds: dict[str, str] | None = None,
    log: Iterable[LogEntry] = (),
    memory: bool = False,
    playing: bool = True,
) -> dict[str, Any]:
    """Return the view of a single position."""
    seats = SEATS[: state.players]
    names = names or {s: words.default_name(PERSON, i) for i, s in enumerate(seats)}
    kinds = kinds or dict.fromkeys(seats, PERSON)
    seen = state.observe(seat) if seat else state.observe_table()
    scores = state.scores()
    decision = state.decision
    drawn = _drawn(state, seen, seat)
    looking = seat if playing and not state.over else None
    return {
        "seq": 0,
        "game": 0,
        "seat": seat,
        "curtain": None,
        "players": [_player(state, s, names[s], kinds[s], seen["seats"][s], scores[s], seat) for s in seats],
        "active": seen["active"],
        "turn": 1,
        "over": state.over,
        "winners": state.winners,
        "tie": _tie(scores, state.winners),
        "last_turns": seen.get("end"),
        "court": seen["court"],
        "lord_deck": seen["lord_deck"],
        "lord_discard": seen["lord_discard"],
        "track": seen["track"],
        "track_spaces": TRACK_SPACES,
        "price": len(seen.get("turn", {}).get("bought", ())) + 1,
        "exploration_deck": seen["exploration_deck"],
        "exploration_discard": seen["exploration_discard"],
        "council": seen["council"],
        "threat": seen["threat"],
        "locations_available": seen["locations_available"],
        "location_deck": seen["location_deck"],
        "drawn": drawn,
        "played": _pending(seen, "played", "").split(),
        "treasury": seen["treasury"],
        "key_supply": seen["key_supply"],
        "monster_supply": seen["monster_supply"],
        "decision": decision and decision_view(state, decision, words, names, mine=playing and decision.seat == seat),
        "plan": looking and plan_of(state, words, looking, [*seen["locations_available"], *drawn]),
        "memory": looking and memory_of(state, looking) if memory else None,
        "since": [],
        "story": "",
        "log": [log_line(entry, words, names) for entry in log],
        "events": [],
        "place": 0,
        "live": True,
        "scores": scores_view(state, scores, words, names) if state.over else None,
        "can_undo": False,
        "can_redo": False,
        "thinking": None,
        "notice": "",
    }


def _drawn(state: State, seen: dict[str, Any], seat: str | None) -> list[str]:
    """Return the tiles drawn; for who exchanges Black Smokers, the whole stack (sorted: its order is secret)."""
    decision = state.decision
    if decision is not None and decision.kind == "black-smokers":
        return [LOCATIONS[tile].id for tile in sorted(state.location_deck)] if decision.seat == seat else []
    drawn: list[str] = _pending(seen, "drawn", [])
    return drawn


def _pending(seen: dict[str, Any], field: str, default: Any) -> Any:
    steps = seen.get("turn", {}).get("pending", [])
    return next((step[field] for step in reversed(steps) if field in step), default)


def _player(
    state: State,
    seat: str,
    name: str,
    kind: str,
    own: dict[str, Any],
    score: scoring.Score,
    viewer: str | None,
) -> dict[str, Any]:
    points = {s.location: s.points for s in score.location_scores}
    hand = own["hand"].split() if isinstance(own["hand"], str) else own["hand"]
    shown = state.over or seat == viewer
    return {
        "seat": seat,
        "name": name,
        "named": True,
        "kind": kind,
        "pearls": own["pearls"],
        "key_tokens": own["key_tokens"],
        "working_keys": working_keys(state, SEAT[seat]),
        "monster_tokens": own["monster_tokens"],
        "hand": hand,
        "affiliated": own["affiliated"].split(),
        "lords_counted": lords_counted(state, SEAT[seat]),
        "lords_to_end": LORDS_TO_END,
        "lords": [{"id": lord.removesuffix(" tilted"), "tilted": lord.endswith(" tilted")} for lord in own["lords"]],
        "locations": [{**tile, "points": points[tile["id"]]} for tile in own["locations"]],
        "points": score.total if shown else score.total - score.monsters,
    }


# -- decisions ---------------------------------------------------------------------------------------------------


def decision_view(state: State, decision: Decision, words: Words, names: dict[str, str], mine: bool) -> dict[str, Any]:
    """Return what is asked; the actions only for the seat that may answer."""
    legal: Sequence[Action] = state.legal() if mine else ()
    actions = [(action, "") for action in _in_order(state, legal)] if not isinstance(legal, Payments) else []
    payment = None
    if isinstance(legal, Payments):
        actions = suggested_payments(state, legal, words, decision.seat, LORD[decision.about])
        price = legal.price
        payment = {
            "lord": decision.about,
            "cost": price.cost,
            "pearls": legal.pearls,
            "races": price.races,
            "mandatory": RACES[price.mandatory] if price.mandatory >= 0 else None,
        }
    # Isolated, so that a name written from right to left does not turn the sentence around it.
    names = {seat: isolated(name) for seat, name in names.items()}
    card = decision.about if decision.kind in ("payment", "affiliate") else None
    if decision.kind in LORD or decision.kind in LOCATION:
        card = decision.kind
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "mine": mine,
        "title": words.decision_title(decision, names, card=_revealed(state, decision), explorer=SEATS[state.active]),
        "hint": _hint(state, legal, decision, words, names) if mine else "",
        "actions": [_action_view(state, legal, action, decision, words, names, said) for action, said in actions],
        "more": len(legal) - len(actions),
        "card": card,
        "payment": payment,
    }


def _in_order(state: State, legal: Sequence[Action]) -> Sequence[Action]:
    """Return the actions as their buttons stand: those of a turn by `TURN`, its Lords as the Court shows them."""
    if state.decision is None or state.decision.kind != "turn":
        return legal
    # The Court is numbered from the space farthest from the deck, and drawn from the deck on.
    places = {LORDS[lord].id: -place for place, lord in enumerate(state.court) if lord >= 0}
    return sorted(
        legal,
        key=lambda action: (TURN.index(action.verb), places[action.words[0]] if action.verb == "recruit" else 0),
    )


def _hint(state: State, legal: Sequence[Action], decision: Decision, words: Words, names: dict[str, str]) -> str:
    """Return a line that helps to decide, and a warning where the next Lord would trigger the end."""
    seat = SEAT[decision.seat]
    verbs = {action.verb for action in legal} if decision.kind == "turn" else set()
    hint = words.decision_hint(decision, names, keys=working_keys(state, seat), verbs=verbs)
    ends = state.end_by < 0 and lords_counted(state, seat) == LORDS_TO_END - 1
    if not ends or (decision.kind not in ("payment", "corruptor") and "recruit" not in verbs):
        return hint
    warning = words.label("advice.last_lord", lords=words.count("count.lords", LORDS_TO_END))
    return f"{hint} {warning}".strip()


def _action_view(
    state: State,
    legal: Sequence[Action],
    action: Action,
    decision: Decision,
    words: Words,
    names: dict[str, str],
    said: str = "",
) -> dict[str, Any]:
    """Return an action as a button shows it; `said` is what speaks for it."""
    offered, payment = _payment(state, legal, action, decision)
    pearls = offered.pearls_for(piles_of(payment)) if offered and payment else 0
    forced = words.only_payment(payment.words, pearls) if payment and payment != action else ""
    return {
        "text": str(action),
        "label": words.action_label(action, decision, names, pearls=pearls, card=_revealed(state, decision)),
        "detail": said or forced or words.action_detail(action, decision, **about(state, action, decision)),
        "targets": targets(state, action, decision),
        "pays": list(payment.words) if payment else [],
        "pearls": pearls,
        "primary": action.verb in PRIMARY,
        "reveals": forced or (words.revealed(action, decision) if _reveals(state, action, decision) else ""),
    }


def _reveals(state: State, action: Action, decision: Decision) -> bool:
    """Return whether an action may bring to light what was hidden: of rewards only Monster tokens are drawn."""
    if decision.kind == "reward":
        return any(word.startswith("monsters=") for word in action.words)
    if action.verb == "fight":
        rewards = REWARDS[state.threat - 1]
        return len(rewards) == 1 and rewards[0].monsters > 0
    return True


def _revealed(state: State, decision: Decision) -> str:
    """Return the Exploration card that is asked about; "" if it is something else."""
    return EXPLORATION[state.track[-1]] if decision.kind in ("offer", "ally") and state.track else ""


def _payment(
    state: State, legal: Sequence[Action], action: Action, decision: Decision
) -> tuple[Payments | None, Action | None]:
    """Return the payment that an action is, or that recruiting makes by itself as there is no other."""
    if isinstance(legal, Payments):
        return legal, action
    if action.verb == "recruit":
        offered = payments(state, SEAT[decision.seat], LORD[action.words[0]])
        if len(offered) == 1:
            return offered, offered[0]
    return None, None


def targets(state: State, action: Action, decision: Decision) -> list[str]:
    """Return the things on the board that stand for an action, in the order in which they are clicked."""
    verb, kind = action.verb, decision.kind
    if verb == "use":
        who, what = action.words
        return [
            f"own:{who}",
            {"slaver": "hand", "oracle": "council", "opportunist": "court"}[who] + ":" + what,
        ]
    if verb == "pay":
        return [f"hand:{card}" for card in action.words]
    if verb == "choose":
        return _chosen(state, action, decision)
    if verb in _SINGLE:
        return [_SINGLE[verb]]
    if verb in ("council", "recruit"):
        return [("council:" if verb == "council" else "court:") + action.words[0]]
    if verb == "continue" and kind in ("ally", "monster"):
        return ["deck:exploration"]
    return []


_SINGLE = {
    "plot": "deck:lords",
    "draw": "deck:locations",
    "explore": "deck:exploration",
    "take": "track",
    "buy": "track",
    "fight": "track",
}


def _chosen(state: State, action: Action, decision: Decision) -> list[str]:
    kind = decision.kind
    if kind == "traitor":
        return [f"own:{action.words[0]}", f"court:{action.words[1]}"]
    if kind == "illusionist":
        return [f"mine:{action.words[0]}", f"available:{action.words[1]}"]
    if kind == "keys":
        return [f"own:{word}" for word in action.words if word in LORD]
    if kind == "reward" or len(action.words) != 1:
        return []
    word = action.words[0]
    if word in ALLY:
        return [("played:" if kind == "affiliate" else "hand:") + word]
    if word in RACE:
        return [f"council:{word}"]
    if word in SEAT:
        return [f"seat:{word}"]
    if word in LORD:
        place = {"assassin": f"lord:{decision.about}:", "corruptor": "court:"}.get(kind, "own:")
        return [place + word]
    return [("available:" if state.available >> LOCATION[word] & 1 else "drawn:") + word]


# -- log and scores ----------------------------------------------------------------------------------------------


def story_of(walk: Walk, words: Words, seat: str | None) -> str:
    """Return what lines of the log depend on besides their number: where it is the same, they are the same."""
    return f"{walk.number}.{seat or ''}.{words.lang}"


def whole_log(session: Session, walk: Walk, words: Words, seat: str | None) -> list[dict[str, Any]]:
    """Return all lines of the log as a seat may read them."""
    names = names_in(session, words)
    return [log_line(entry, words, names) for entry in walk.events(seat or "")]


def log_line(entry: LogEntry, words: Words, names: dict[str, str]) -> dict[str, Any]:
    """Return a line of the log."""
    number, turn, event = entry
    return {
        "id": number,
        "turn": turn,
        "seat": event.seat or None,
        "kind": event.kind,
        "parts": _told(words, event, tuple(names.items())),
        "rule": event.rule,
        "auto": event.kind == "auto",
    }


def event_view(entry: LogEntry) -> dict[str, Any]:
    """Return an event for what moves on the board."""
    number, _, event = entry
    return {
        "id": number,
        "kind": event.kind,
        "seat": event.seat or None,
        "items": list(event.items),
        "number": event.number,
        "target": event.target,
    }


@lru_cache(maxsize=4096)
def _told(words: Words, event: Event, names: tuple[tuple[str, str], ...]) -> list[LogPart]:
    """Return an event in words; kept, because every view tells the latest again."""
    return words.event_parts(event, dict(names))


def _sum(tile: scoring.LocationScore, words: Words) -> str:
    """Return how a Location adds up, such as "5 + 2 × 3"; of City of Mirrors also what it copies."""
    base, times, units = tile.base, abs(tile.per_unit), tile.units
    parts = [str(base)] if base or not times else []
    if times:
        parts.append(str(units) if times == 1 else f"{times} × {units}")
    total = (" − " if tile.per_unit < 0 else " + ").join(parts)
    return f"{words.location(tile.copied)}: {total}" if tile.copied else total


def _tie(scores: dict[str, scoring.Score], winners: list[str]) -> str:
    """Return what decided between equal totals: "pearls", "lord", "shared"; "" where nothing had to."""
    if not winners:
        return ""
    if len(winners) > 1:
        return "shared"
    won = scores[winners[0]]
    equal = [score for seat, score in scores.items() if seat not in winners and score.total == won.total]
    if not equal:
        return ""
    return "lord" if any(score.pearls == won.pearls for score in equal) else "pearls"


def scores_view(
    state: State, scores: dict[str, scoring.Score], words: Words, names: dict[str, str]
) -> list[dict[str, Any]]:
    """Return how each seat's points add up, the winner's first."""
    winners = state.winners
    return [
        {
            "seat": seat,
            "name": names[seat],
            "total": score.total,
            "locations": [
                {"id": tile.location, "points": tile.points, "text": _sum(tile, words)}
                for tile in score.location_scores
            ],
            "lords": score.lords,
            "allies": score.allies,
            "monsters": score.monsters,
            "pearls": score.pearls,
            "winner": seat in winners,
        }
        for seat, score in sorted(
            scores.items(), key=lambda item: (item[1].total, item[1].pearls, item[1].best_lord), reverse=True
        )
    ]
