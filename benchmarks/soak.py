"""Random games by the thousand, with what must hold looked at after every action.

    python benchmarks/soak.py [--games 100000] [--seed 1] [--workers 2] [--minutes 15] [--only GAME]

Games go in turn through all numbers of seats and all combinations of options. After every action each component is
counted on the table and something has to be legal; every 49th game (no factor of the 192 settings, so that each gets
its share) is also written, read back and played on copies at every step. It prints a report and exits with 1 when
something did not hold; `--only` with the number of a game plays that one alone, with the traceback.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from itertools import product
from multiprocessing import Pool
from random import Random
from time import time

from abyss_nb import Action, Options, State, new_game
from abyss_nb.core.abyss.cards import (
    ALLIES,
    COURT_SPACES,
    EXPLORATION_COPIES,
    KEY_TOKENS,
    LOCATIONS,
    LORDS,
    MONSTER,
    PEARLS,
    THREAT_SPACES,
    TOKEN_COPIES,
    TRACK_SPACES,
    VALUES,
)
from abyss_nb.core.abyss.payment import Payments
from abyss_nb.core.abyss.piles import COUNTS, TOKEN_COUNTS, unpack
from abyss_nb.core.abyss.steps import KINDS
from abyss_nb.core.rng import derive
from abyss_nb.simulate import TURN_LIMIT

SETTINGS = [
    (players, Options(*choice))
    for choice in product(
        (None, 12), (False, True), (False, True), ("refill", "empty-deck"), ("owned", "recruited"), (False, True)
    )
    for players in (2, 3, 4)
]
"""Every number of seats with every combination of options."""
CLOSELY = 49
"""Every so many games are looked at closely."""
CHUNK = 49
"""So many games are handed to a process at a time."""
SHOWN = 20
"""So many violations are printed."""


# -- what must hold ----------------------------------------------------------------------------------------------
#
# Cards are counted in one large number, a byte for each kind: adding two of them adds all counts at once.

CARD = [1 << 8 * card for card in range(len(EXPLORATION_COPIES))]
PILE = [
    [sum(n * CARD[race * VALUES + value] for value, n in enumerate(counts)) for counts in COUNTS]
    for race in range(len(ALLIES) // VALUES)
]
ALL_CARDS = sum(copies * CARD[card] for card, copies in enumerate(EXPLORATION_COPIES))
ALL_LORDS = (1 << len(LORDS)) - 1
ALL_LOCATIONS = (1 << len(LOCATIONS)) - 1


def cards_on(state: State) -> int:
    """Count the Exploration cards, wherever they are."""
    total = state.discard[5] * CARD[MONSTER]
    for race, table in enumerate(PILE):
        for pile in state.hands[race::5]:
            total += table[pile]
        for pile in state.affiliated[race::5]:
            total += table[pile]
        total += table[state.council[race]] + table[state.discard[race]]
    for card in state.deck:
        total += CARD[card]
    for card in state.track:
        total += CARD[card]
    return total


def all_once(sets: Iterable[int], whole: int) -> bool:
    """Return whether every member of `whole` is in exactly one of the sets."""
    union = number = 0
    for members in sets:
        union |= members
        number += members.bit_count()
    return union == whole and number == whole.bit_count()


def faults(state: State) -> Iterator[str]:
    """Yield what is not as it must be between two actions."""
    cards, drawn = cards_on(state), 0
    for step in state.agenda:
        for (_, codec), value in zip(KINDS[step[0]].fields, step[2:], strict=False):
            if codec == "cards":
                cards += sum(table[pile] for table, pile in zip(PILE, unpack(value), strict=True))
            elif codec == "tiles":
                drawn |= value
    if cards != ALL_CARDS:
        yield "an Exploration card is missing or there twice"
    in_court = [1 << lord for lord in state.court if lord >= 0]
    in_deck = [1 << lord for lord in state.lord_deck]
    if not all_once([*state.lords, *state.tilted, *state.under, state.lord_discard, *in_court, *in_deck], ALL_LORDS):
        yield "a Lord is missing or in two places"
    in_stack = [1 << tile for tile in state.location_deck]
    if not all_once([*state.controlled, state.available, drawn, *in_stack], ALL_LOCATIONS):
        yield "a Location is missing or in two places"
    tokens = [TOKEN_COUNTS[pile] for pile in (*state.monster_tokens, state.monster_supply)]
    if tuple(map(sum, zip(*tokens, strict=True))) != TOKEN_COPIES:
        yield "a Monster token is missing or there twice"
    if sum(state.pearls) + state.treasury != PEARLS or min(*state.pearls, state.treasury) < 0:
        yield f"there are not {PEARLS} Pearls"
    if sum(state.key_tokens) + state.key_supply != KEY_TOKENS or min(*state.key_tokens, state.key_supply) < 0:
        yield f"there are not {KEY_TOKENS} Key tokens"
    if len(state.court) != COURT_SPACES or len(state.track) > TRACK_SPACES:
        yield "the Court or the track has another number of spaces"
    if not 1 <= state.threat <= THREAT_SPACES:
        yield "the Threat marker is off its track"
    if any(lords and not any(own >> tile & 1 for own in state.controlled) for tile, lords in enumerate(state.under)):
        yield "a Lord lies under a Location that nobody controls"
    if state.over:
        if any(state.hands) or state.agenda or not state.winners or state.decision is not None or state.legal():
            yield "a finished game is not put away"
    elif not state.legal():
        yield "nothing is legal"


class Violation(Exception):
    """Something that must hold did not."""


def look(state: State) -> None:
    """Raise the first fault."""
    for fault in faults(state):
        raise Violation(fault)


def look_closely(state: State, action: Action) -> None:
    """Play an action on a state, and look whether copies and positions live up to it."""
    doc = state.to_position()
    text = json.dumps(doc)
    again = State.from_position(json.loads(text))
    if again != state or json.dumps(again.to_position()) != text:
        raise Violation("a position read back is another one")
    kept, played = state.copy(), state.copy()
    played.apply(str(action))
    if state != kept or state.to_position() != doc:
        raise Violation("what happened to a copy changed the state")
    state.apply(action, events=False)
    again.apply(action)
    if kept.to_position() != doc:
        raise Violation("what happened to the state changed a copy")
    if played != state or again != state:
        raise Violation("the same action leads to another state on a copy or a position read back")


# -- playing -----------------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What was played, countable together with other tallies.

    Attributes:
        games, decisions, turns: How many, by "all" and by every number of seats and option.
        kinds: The decisions by kind.
        settings: The settings played.
        closely: Games looked at closely.
        longest: The turns, decisions and number of the game with the most turns.
        stopped: The numbers of the games stopped after so many turns.
        violations: The number of a game, after how many decisions, what did not hold.
    """

    games: Counter[str] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)
    turns: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    settings: set[int] = field(default_factory=set)
    closely: int = 0
    longest: tuple[int, int, int] = (0, 0, 0)
    stopped: list[int] = field(default_factory=list)
    violations: list[tuple[int, int, str]] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Count another tally in."""
        for name in ("games", "decisions", "turns", "kinds"):
            getattr(self, name).update(getattr(other, name))
        self.settings |= other.settings
        self.closely += other.closely
        self.longest = max(self.longest, other.longest)
        self.stopped += other.stopped
        self.violations += other.violations


def headings(setting: int) -> list[str]:
    """Return under what a game counts."""
    players, options = SETTINGS[setting]
    changed = options.to_document()
    return [
        "all games",
        f"{players} seats",
        *(f"{name} {value}" for name, value in changed.items()),
        *([] if changed else ["no option"]),
    ]


def play(game: int, seed: int, tally: Tally) -> None:
    """Play a game, look at everything, and count it.

    Half of the games choose among the actions, the other half first among the verbs, which leads elsewhere.

    Raises:
        Exception: what the engine raised, or a Violation.
    """
    setting = game % len(SETTINGS)
    players, options = SETTINGS[setting]
    closely = game % CLOSELY == 0
    by_verb = game // len(SETTINGS) % 2
    rnd = Random(derive(seed, 2 * game))
    state = new_game(players, derive(seed, 2 * game + 1), options)
    kinds: list[str] = []
    turns = 0
    try:
        look(state)
        while not state.over and turns < TURN_LIMIT:
            kind = state.agenda[-1][0]
            legal = state.legal()
            if by_verb and not isinstance(legal, Payments):
                verb = rnd.choice(list(dict.fromkeys([action.verb for action in legal])))
                legal = [action for action in legal if action.verb == verb]
            action = legal[int(rnd.random() * len(legal))]
            kinds.append(kind)
            turns += kind == "turn" and action.verb not in ("plot", "use")
            if closely:
                look_closely(state, action)
            else:
                state.apply(action, events=False)
            look(state)
        if not state.over:
            tally.stopped.append(game)
    except Exception as error:
        error.add_note(f"game {game} after {len(kinds)} decisions: {players} seats, {options}")
        tally.violations.append((game, len(kinds), f"{type(error).__name__}: {error}"))
        raise
    finally:
        for heading in headings(setting):
            tally.games[heading] += 1
            tally.decisions[heading] += len(kinds)
            tally.turns[heading] += turns
        tally.kinds.update(kinds)
        tally.settings.add(setting)
        tally.closely += closely
        tally.longest = max(tally.longest, (turns, len(kinds), game))


def play_chunk(job: tuple[range, int, float]) -> Tally:
    """Play some games, as far as the time lasts; a violation ends its game only."""
    games, seed, until = job
    tally = Tally()
    for game in games:
        if time() > until:
            break
        try:
            play(game, seed, tally)
        except Exception:  # it is in the tally
            continue
    return tally


def soak(games: int, seed: int = 1, workers: int = 1, minutes: float = float("inf")) -> Tally:
    """Play games 0 to `games` - 1 and count; the tally depends on neither the processes nor, if it suffices, the time.

    Args:
        games: How many.
        seed: What they are drawn by.
        workers: How many processes play.
        minutes: After so long no further game starts.
    """
    until = time() + 60 * minutes
    jobs = ((range(i, min(i + CHUNK, games)), seed, until) for i in range(0, games, CHUNK))
    total = Tally()
    if workers == 1:
        for tally in map(play_chunk, jobs):
            total.add(tally)
    else:
        with Pool(workers) as pool:
            for tally in pool.imap_unordered(play_chunk, jobs):
                total.add(tally)
    total.stopped.sort()
    total.violations.sort()
    return total


def report(tally: Tally, seed: int) -> Iterator[str]:
    """Yield the lines of the report."""
    yield f"{'':28}{'games':>10}{'decisions':>13}{'turns':>12}{'turns a game':>14}"
    for heading in sorted(tally.games, key=list(all_headings()).index):
        games, turns = tally.games[heading], tally.turns[heading]
        yield f"{heading:28}{games:>10,}{tally.decisions[heading]:>13,}{turns:>12,}{turns / games:>14.1f}"
    yield f"settings played: {len(tally.settings)} of {len(SETTINGS)}; looked at closely: {tally.closely:,} games"
    kinds = sorted(tally.kinds.items(), key=lambda item: (-item[1], item[0]))
    yield "decisions: " + ", ".join(f"{kind} {n:,}" for kind, n in kinds)
    turns, decisions, game = tally.longest
    yield f"longest game: number {game}, {turns:,} turns, {decisions:,} decisions"
    yield f"games stopped after {TURN_LIMIT:,} turns: {len(tally.stopped)} {tally.stopped[:SHOWN] or ''}"
    yield f"violations: {len(tally.violations)}"
    for game, decisions, what in tally.violations[:SHOWN]:
        yield f"  after {decisions} decisions, {what}; python benchmarks/soak.py --seed {seed} --only {game}"


def all_headings() -> dict[str, None]:
    """Return all headings in the order of the report."""
    changes = [
        f"{f.name} {getattr(options, f.name)}"
        for f in fields(Options)
        for _, options in SETTINGS
        if getattr(options, f.name) != f.default
    ]
    return dict.fromkeys(["all games", "2 seats", "3 seats", "4 seats", "no option", *changes])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000, help="how many games (100000)")
    parser.add_argument("--seed", type=int, default=1, help="what they are drawn by (1)")
    parser.add_argument("--workers", type=int, default=2, help="processes that play them (2)")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="no game starts after so long")
    parser.add_argument("--only", type=int, metavar="GAME", help="play this one alone, with the traceback")
    args = parser.parse_args(arguments)
    if args.only is not None:
        tally = Tally()
        play(args.only, args.seed, tally)
    else:
        tally = soak(args.games, args.seed, args.workers, args.minutes)
    print("\n".join(report(tally, args.seed)))
    return 1 if tally.violations else 0


if __name__ == "__main__":
    sys.exit(main())
