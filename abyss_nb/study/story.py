"""The story of a played game, in a page of plain text."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from abyss_nb.core.abyss.cards import (
    LOCATIONS,
    LORDS,
    LORDS_TO_END,
    SEAT,
    SEATS,
    THREAT_SPACES,
    Reward,
    members,
)
from abyss_nb.core.abyss.events import visible
from abyss_nb.core.abyss.state import State
from abyss_nb.core.game import Event
from abyss_nb.lines import Ply
from abyss_nb.simulate import PARTS
from abyss_nb.study.line import check_seat, known_points, shown_names, steps
from abyss_nb.study.table import events_by_turn
from abyss_nb.words import Words, words
from abyss_nb.words.names import NOBODY, Names

PERSON = "person"
LENGTH = 10
"""How many players and turning points are told together at most: a page."""
HIGH_THREAT = THREAT_SPACES - 1
"""From this space of the Threat on a fight is worth telling."""
CLOSE, CLEAR = 3, 15
"""Up to so many points a victory is close; from so many on there is no doubt."""
DEEDS = ("explore", "council", "buy", "fight")
"""The events that are counted for every seat."""
WAYS = {"story.lords": 4, "story.locations": 2, "story.lead": 3, "story.fight": 2}
"""In how many ways something is told that may come several times."""


class _Turn(NamedTuple):
    """A turn of the game: whose, what happened, and the points of everybody before and after it."""

    number: int
    seat: str
    events: list[Event]
    before: dict[str, int]
    after: dict[str, int]
    last: bool


class _Moment(NamedTuple):
    """A turning point: when, how much it matters (0 most), and its sentence."""

    turn: int
    rank: int
    key: str
    values: dict[str, object]


def story(
    plies: Sequence[Ply],
    start: State,
    names: Names = NOBODY,
    lang: str = "en",
    kinds: Mapping[str, str] | None = None,
    seat: str | None = None,
) -> str:
    """Tell a game: who played, what each built, what turned it, how it ended or how it stands.

    Args:
        plies: The actions.
        start: The position before the first.
        names: What the players are called, by seat.
        lang: "en", "fr" or "es".
        kinds: What sits on each seat, "person" or the name of a bot; bots are told as such.
        seat: "p1" to "p4": only what that seat may know, for during the game; "" only what lies open. None tells
            everything.

    Returns:
        Paragraphs of plain text with an empty line between them.

    Raises:
        ValueError: no such seat, or an unknown language.
    """
    check_seat(start, seat)
    return _Teller(plies, start, names, words(lang), kinds or {}, seat).told()


class _Teller:
    """Tells one game to one reader."""

    def __init__(
        self,
        plies: Sequence[Ply],
        start: State,
        names: Names,
        say: Words,
        kinds: Mapping[str, str],
        seat: str | None,
    ) -> None:
        self.plies = plies
        self.start = start
        self.now = plies[-1].after if plies else start
        self.names = shown_names(start, names, say)
        self.say = say
        self.kinds = kinds
        self.seat = seat
        self.seats = SEATS[: start.players]
        self.turns = self._turns()
        self.told_so: Counter[str] = Counter()

    def told(self) -> str:
        """Return the whole story."""
        if not self.plies:
            return f"{self._opening()}\n\n{self.say.label('story.nothing')}"
        paragraphs = [self._opening(), *map(self._built, self.seats), self._turning_points(), self._end()]
        return "\n\n".join(filter(None, paragraphs))

    # -- the parts -----------------------------------------------------------------------------------------------

    def _opening(self) -> str:
        start, asked = self.start, self.start.decision
        if asked is None:
            return ""
        players, first = ", ".join(map(self._player, self.seats)), self.names[asked.seat]
        if any(start.lords) or any(start.hands) or start.track:
            return self.say.label("story.opening.midgame", players=players, first=first)
        lords = self._lords(lord for lord in start.court if lord >= 0)
        return self.say.label("story.opening", players=players, first=first, lords=lords)

    def _player(self, seat: str) -> str:
        """Return the name of a player, a bot's with what it is."""
        name, kind = self.names[seat], self.kinds.get(seat, PERSON)
        said = self.say.kind(kind)
        return name if kind == PERSON or name.startswith(said) else f"{name} ({said})"

    def _built(self, seat: str) -> str:
        """Return what a seat has in front of it, and how often it did what."""
        name, i = self.names[seat], SEAT[seat]
        arrived = {event.items[0]: None for event in self._events() if event.kind == "arrive"}
        owned = [LORDS[lord].id for lord in members(self.now.owned_lords(i))]
        lords = sorted(owned, key=[*arrived, *owned].index)
        tiles = [LOCATIONS[tile].id for tile in members(self.now.controlled[i])]
        count = self.say.count
        told = [self.say.label("story.lords.none", name=name)]
        if lords:
            values = {"name": name, "lords": self.say.joined(map(self.say.lord, lords))}
            told = [count(self._way("story.lords"), len(lords), count=count("count.lords", len(lords)), **values)]
        if tiles:
            these = self.say.joined(map(self.say.location, tiles))
            number = count("count.locations", len(tiles))
            told.append(count(self._way("story.locations"), len(tiles), count=number, locations=these))
        elif lords:
            told.append(self.say.label("story.locations.none"))
        done = Counter(event.kind for event in self._events() if event.seat == seat)
        deeds = [count(f"story.deed.{kind}", done[kind]) for kind in DEEDS if done[kind]]
        if deeds:
            told.append(self.say.label("story.deeds", name=name, deeds=self.say.joined(deeds)))
        return " ".join(told)

    def _turning_points(self) -> str:
        moments = [*self._ends(), *self._leads(), *self._gains(), *self._strikes(), *self._fights()]
        chosen = sorted(moments, key=lambda moment: moment.rank)[: LENGTH - len(self.seats)]
        changes = len(self._leaders()) - 1
        told = [self.say.count("story.leads", changes)] if changes > 0 else []
        for moment in sorted(chosen, key=lambda moment: moment.turn):
            key = self._way(moment.key) if moment.key in WAYS else moment.key
            told.append(self.say.pattern(key).format_map(moment.values))
        return " ".join(told)

    def _end(self) -> str:
        """Return how it ended, or how it stands."""
        say, points = self.say, known_points(self.now, self.seat)
        totals = {seat: sum(parts.values()) for seat, parts in points.items()}
        ranked = sorted(self.seats, key=lambda seat: -totals[seat])
        turn = self.plies[-1].turn
        if not self.now.over:
            scores = ", ".join(
                say.label("story.standing", name=self.names[seat], total=totals[seat]) for seat in ranked
            )
            told = [say.label("story.open", turn=turn, scores=scores)]
            if any(len(parts) < len(PARTS) for parts in points.values()):
                told.append(say.label("story.open.hidden"))
            return " ".join(told)
        scores = ", ".join(
            say.pattern("story.score").format_map({"name": self.names[seat], "total": totals[seat], **points[seat]})
            for seat in ranked
        )
        return f"{say.count('story.over', turn, scores=scores)} {self._victory(points, totals)}"

    def _victory(self, points: dict[str, dict[str, int]], totals: dict[str, int]) -> str:
        """Return who won, and by what."""
        winners = self.now.winners
        if len(winners) > 1:
            return self.say.label("story.won.shared", names=", ".join(self.names[seat] for seat in winners))
        winner = winners[0]
        second = max((seat for seat in self.seats if seat != winner), key=lambda seat: totals[seat])
        ahead = totals[winner] - totals[second]
        who = {"name": self.names[winner], "other": self.names[second]}
        if not ahead:
            equal = [s for s in self.seats if totals[s] == totals[winner] and s != winner]
            pearls = self.now.pearls
            by = "lord" if any(pearls[SEAT[s]] == pearls[SEAT[winner]] for s in equal) else "pearls"
            return self.say.pattern(f"story.won.{by}").format_map(who)
        how = ".close" if ahead <= CLOSE else ".clear" if ahead >= CLEAR else ""
        margin = self.say.count("count.points", ahead)
        part = max(PARTS, key=lambda part: points[winner][part] - points[second][part])
        most, least = points[winner][part], points[second][part]
        return " ".join(
            (
                self.say.pattern(f"story.won{how}").format_map({**who, "points": margin}),
                self.say.label(f"story.decided.{part}", most=most, next=least),
            )
        )

    # -- turning points ------------------------------------------------------------------------------------------

    def _ends(self) -> Iterable[_Moment]:
        """Yield who triggered the end."""
        for turn in self.turns:
            for event in turn.events:
                if event.kind == "end-trigger":
                    how = "seven" if event.rule == "END-TRIGGER-SEVEN" else "court"
                    count = self.say.count("count.lords", LORDS_TO_END)
                    values = {"turn": turn.number, "name": self.names[event.seat], "count": count}
                    yield _Moment(turn.number, 0, f"story.end.{how}", values)

    def _leads(self) -> Iterable[_Moment]:
        """Yield who came to lead alone, the latest change first in rank."""
        changes = self._leaders()[1:]
        for age, (turn, leader) in enumerate(reversed(changes)):
            others = [n for seat, n in turn.after.items() if seat != leader]
            values = {
                "turn": turn.number,
                "name": self.names[leader],
                "most": turn.after[leader],
                "next": max(others),
            }
            key = "story.lead"
            if not age and self.now.over and [leader] == self.now.winners:
                key = "story.lead.final" if turn.last else "story.lead.kept"
            yield _Moment(turn.number, 1 + 3 * age, key, values)

    def _gains(self) -> Iterable[_Moment]:
        """Yield the turn that brought most, and the best turn of another seat."""
        turns = [turn for turn in self.turns if not (turn.last and self.now.over)]
        turns.sort(key=lambda turn: turn.before[turn.seat] - turn.after[turn.seat])
        best = turns[:1]
        best += [turn for turn in turns if turn.seat != best[0].seat][:1] if best else []
        for which, turn in enumerate(best):
            gained = turn.after[turn.seat] - turn.before[turn.seat]
            if gained <= 0:
                continue
            things = [self.say.thing(item) for item in _won(turn)]
            values = {
                "turn": turn.number,
                "name": self.names[turn.seat],
                "points": self.say.count("count.points", gained),
                "things": self.say.joined(things),
            }
            key = "story.gain.other" if which else "story.gain"
            yield _Moment(turn.number, 2 + 3 * which, f"{key}.with" if things else key, values)

    def _strikes(self) -> Iterable[_Moment]:
        """Yield what the Assassin and the Hunter did to others."""
        for turn in self.turns:
            tilted = [event for event in turn.events if event.kind == "tilt"]
            for seat, events in groupby(tilted, key=lambda event: event.seat):
                victims = [
                    self.say.label("story.victim", lord=self.say.lord(event.items[0]), target=self.names[event.target])
                    for event in events
                ]
                values = {
                    "turn": turn.number,
                    "name": self.names[seat],
                    "lord": self.say.lord("assassin"),
                    "victims": self.say.joined(victims),
                }
                yield _Moment(turn.number, 3, "story.tilt", values)
            for event in turn.events:
                if event.kind == "steal":
                    values = {
                        "turn": turn.number,
                        "name": self.names[event.seat],
                        "lord": self.say.lord("hunter"),
                        "target": self.names[event.target],
                    }
                    yield _Moment(turn.number, 6, "story.steal", values)

    def _fights(self) -> Iterable[_Moment]:
        """Yield the fights at a high Threat, with what they brought."""
        for turn in self.turns:
            for event in turn.events:
                if event.kind == "fight" and event.number >= HIGH_THREAT:
                    won = _reward(turn.events, event.seat)
                    if any(won):
                        values = {
                            "turn": turn.number,
                            "name": self.names[event.seat],
                            "space": event.number,
                            "reward": self.say.reward(won),
                        }
                        yield _Moment(turn.number, 4 + THREAT_SPACES - event.number, "story.fight", values)

    # -- what all need -------------------------------------------------------------------------------------------

    def _turns(self) -> list[_Turn]:
        """Return the turns, with the points as far as the reader may know them."""
        happened = events_by_turn(self.plies)
        found = []
        before = self._totals(self.start)
        for number, taken in groupby(steps(self.plies, self.start), key=lambda step: step[1].turn):
            played = list(taken)
            after = self._totals(played[-1][1].after)
            # A story needs no more of the events than everybody saw.
            events = visible(happened.get(number, []), None)
            last = played[-1][1] is self.plies[-1]
            found.append(_Turn(number, SEATS[played[0][0].active], events, before, after, last))
            before = after
        return found

    def _totals(self, state: State) -> dict[str, int]:
        return {seat: sum(parts.values()) for seat, parts in known_points(state, self.seat).items()}

    def _leaders(self) -> list[tuple[_Turn, str]]:
        """Return who came to lead alone and in which turn, the first leader included."""
        found: list[tuple[_Turn, str]] = []
        for turn in self.turns:
            most = max(turn.after.values())
            ahead = [seat for seat, n in turn.after.items() if n == most]
            if len(ahead) == 1 and (not found or found[-1][1] != ahead[0]):
                found.append((turn, ahead[0]))
        return found

    def _events(self) -> Iterable[Event]:
        return (event for turn in self.turns for event in turn.events)

    def _lords(self, lords: Iterable[int]) -> str:
        return self.say.joined(self.say.lord(LORDS[lord].id) for lord in lords)

    def _way(self, key: str) -> str:
        """Return the next way to tell something: each is used before one is used again."""
        way = self.told_so[key] % WAYS[key]
        self.told_so[key] += 1
        return f"{key}.{way}"


def _won(turn: _Turn) -> list[str]:
    """Return the Lords and Locations that came to the seat of a turn; of a Location exchanged, the new one."""
    found: list[str] = []
    for event in turn.events:
        if event.seat == turn.seat and event.kind in ("arrive", "control"):
            found += event.items
        elif event.seat == turn.seat and event.kind == "swap-location" and len(event.items) == 2:
            old, new = event.items
            found = [item for item in found if item != old] + [new]
    return found


def _reward(events: Iterable[Event], seat: str) -> Reward:
    """Return what a fight brought: the reward of the Threat track."""
    keys = pearls = monsters = 0
    for event in events:
        if event.seat == seat:
            monsters += event.kind == "monster-token"
            if event.rule.startswith("THREAT-REWARD-"):
                keys += event.number if event.kind == "key-tokens" else 0
                pearls += event.number if event.kind == "pearls" else 0
    return Reward(keys, pearls, monsters)
