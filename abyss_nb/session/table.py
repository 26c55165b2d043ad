"""The table of a session: who sits there, the game as a tree, and where one looks."""

import secrets
import threading
from collections.abc import Mapping, Sequence
from typing import Any, Literal
from weakref import WeakSet

import traitlets

from abyss_nb import bots
from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.cards import SEATS
from abyss_nb.core.abyss.options import Options
from abyss_nb.core.abyss.state import State, new_game
from abyss_nb.core.game import Event
from abyss_nb.core.rng import derive
from abyss_nb.lines import Ply, Tree, Walk
from abyss_nb.session.log import Log
from abyss_nb.session.seats import PERSON, Player, read_seats
from abyss_nb.words import words
from abyss_nb.words.plain import isolated


class Table(traitlets.HasTraits):
    """Seats, a game and the place in it that is shown: what all that a session does stands on."""

    version = traitlets.Int(0, help="Counts up whenever the position shown changes.").tag()
    thinking = traitlets.Unicode("", help="The seat of the bot that thinks, '' if none does.")
    error = traitlets.Unicode("", help="What went wrong while a bot played, '' if nothing did.")
    lang = traitlets.Enum(("en", "fr", "es"), "en", help="The language of logs and of new boards.")
    pace = traitlets.Float(0.0, min=0.0, help="Seconds between the actions of bots, so that people can follow.")
    autosave = traitlets.Unicode("", help="The file to which the game is saved whenever a person can decide.")
    auto = traitlets.Bool(True, help="Whether bots play by themselves.")

    walk: Walk
    """Where the session looks in the tree of the game; not to be moved from outside."""
    watchers: WeakSet[object]
    """The boards that show the session."""

    def __init__(
        self,
        seats: Sequence[str | tuple[str, str] | Mapping[str, str]] = (PERSON, "greedy"),
        seed: int | None = None,
        options: Options | None = None,
        position: Mapping[str, Any] | None = None,
        **traits: Any,
    ) -> None:
        """Begin a game.

        Args:
            seats: Who plays, in turn order; see `read_seats`.
            seed: What chance decides by; None draws one.
            options: How to play; None takes the recommended readings.
            position: Where to start instead of a new game (positions.md).
            **traits: Values of the traits.

        Raises:
            ValueError: wrong seats or seed.
            ImpossiblePosition: the position cannot exist, or is of another number of seats.
        """
        self._lock = threading.RLock()
        self._idle = threading.Event()
        self._idle.set()
        self._skipping = threading.Event()
        self.watchers: WeakSet[object] = WeakSet()
        self._run = 0
        self._game = 0
        self._players: tuple[Player, ...] = ()
        super().__init__(**traits)
        self.restart(seats, seed, options, position)

    def restart(
        self,
        seats: Sequence[str | tuple[str, str] | Mapping[str, str]] | None = None,
        seed: int | None = None,
        options: Options | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        """Begin another game in this session; arguments as for `Session`, None for `seats` keeps them."""
        players = self._players if seats is None else read_seats(seats, self.lang)
        if seed is None:
            seed = secrets.randbits(64)
        if position is None:
            state = new_game(len(players), seed, options)
        else:
            state = State.from_position(position)
            if state.players != len(players):
                raise ValueError(f"the position is for {state.players} seats, not {len(players)}")
        self._begin(players, seed, Tree(state))

    def _begin(self, players: tuple[Player, ...], seed: int, tree: Tree) -> None:
        """Play a game from the end of its main line on."""
        self.cancel()
        with self._lock:
            self._game += 1
            self._players = players
            self._seed = seed
            self.walk = Walk(tree)
            self.walk.go(self.walk.line[-1])
            self._entered: Literal["looking", "undone", "branching"] = "looking"
            self._branch_name = ""
            self._bots = {
                SEATS[i]: bots.make(player.kind, derive(seed, i))
                for i, player in enumerate(players)
                if player.kind != PERSON
            }
            self.error = ""
            self._changed()
        self._wake_bots()

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where, in turn order."""
        return self._players

    @property
    def names(self) -> dict[str, str]:
        """The name of each seat."""
        return {SEATS[i]: player.name for i, player in enumerate(self._players)}

    @property
    def people(self) -> tuple[str, ...]:
        """The seats that people play."""
        return tuple(SEATS[i] for i, player in enumerate(self._players) if player.kind == PERSON)

    @property
    def held(self) -> str:
        """The ID of the text that says what has to be done before anything is played; "" if nothing has to."""
        return ""

    @property
    def game(self) -> int:
        """The number of the game in this session, from 1; `restart` begins the next one."""
        return self._game

    @property
    def seed(self) -> int:
        """What chance decides by in this game."""
        return self._seed

    @property
    def _state(self) -> State:
        return self.walk.state

    @property
    def state(self) -> State:
        """The position shown now, as a copy that one may play with."""
        with self._lock:
            return self._state.copy()

    @property
    def history(self) -> tuple[Ply, ...]:
        """The actions played up to the position shown."""
        with self._lock:
            return tuple(node.ply for node in self.walk.path() if node.ply)

    @property
    def turn(self) -> int:
        """Which turn of the game it is, from 1."""
        return self.walk.cursor.turn

    @property
    def place(self) -> int:
        """How many actions lead to the position shown: what `goto` calls it."""
        return self.walk.cursor.number

    @property
    def length(self) -> int:
        """How many actions the line has that is shown, the ones after the position shown included."""
        with self._lock:
            return len(self.walk.line) - 1

    @property
    def live(self) -> bool:
        """Whether the game goes on here: at the end of a line, after an undo, or where a branch begins."""
        return self._entered != "looking" or self.walk.at_end

    @property
    def log(self) -> Log:
        """What happened, one row an event, in words of the session's language: everything, for everybody's eyes."""
        tell = words(self.lang)
        names = {seat: isolated(name) for seat, name in self.names.items()}
        log = Log(
            {
                "turn": turn,
                "seat": event.seat,
                "who": self.names.get(event.seat, ""),
                "kind": event.kind,
                "rule": event.rule,
                "text": tell.event_text(event, names),
            }
            for turn, event in self.events()
        )
        log.lang = self.lang
        return log

    def events(self, seat: str | None = None) -> list[tuple[int, Event]]:
        """Return the events up to the position shown with their turns, in full or as `seat` may see them.

        Args:
            seat: "p1" to "p4", "" for somebody without a seat, None for everything.
        """
        with self._lock:
            return [(turn, event) for _, turn, event in self.walk.events(seat)]

    # -- what the rest of a session adds ---------------------------------------------------------------------------

    def cancel(self) -> None:
        """Stop the bots."""
        raise NotImplementedError

    def _wake_bots(self) -> None:
        raise NotImplementedError

    def _play(self, action: Action | str, rest: bool = False) -> list[Event]:
        raise NotImplementedError

    def _changed(self) -> None:
        self.version += 1

    def __repr__(self) -> str:
        who = ", ".join(f"{player.name} ({player.kind})" for player in self._players)
        return f"<Session of {who}; turn {self.turn}; {self._state!r}>"
