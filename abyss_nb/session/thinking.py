"""Bots: they think in a thread of their own, or in slices of the event loop where there are no threads."""

import sys
import threading
from math import inf
from time import monotonic
from typing import Any

from abyss_nb import bots
from abyss_nb.core.abyss.actions import Action
from abyss_nb.core.abyss.state import Decision
from abyss_nb.session.table import Table
from abyss_nb.simulate import TURN_LIMIT


class Thinking(Table):
    """A table at which bots play by themselves."""

    def cancel(self) -> None:
        """Stop the bots; what one was thinking about is dropped."""
        with self._lock:
            self._run += 1
            self._rest()

    def skip(self) -> bool:
        """Let the bots play on to the next decision of a person without pauses. Return whether any were playing.

        This holds until they rest; `pace` stays as it is. It returns at once and may be called from any thread.
        """
        with self._lock:
            if self._idle.is_set():
                return False
            self._skipping.set()  # wakes the thread of the bots
            if not _HAS_THREADS:
                # Here a bot never thinks while something else runs: other slices go on for those that wait.
                self._run += 1
                _start_slices(self, self._run)
            return True

    @property
    def hurrying(self) -> bool:
        """Whether bots play without pauses, because of `pace` or until they rest after `skip`."""
        return self._skipping.is_set() or not self.pace

    def _rest(self) -> None:
        """Note that no bot plays any more; the lock is held."""
        self._skipping.clear()
        self.thinking = ""
        self._idle.set()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until a person has to decide or the game is over. Return False if the time (in seconds) ran out."""
        if _HAS_THREADS or timeout == 0:
            return self._idle.wait(timeout)
        # The event loop stands still meanwhile: here the bots play in place of their slices.
        end = inf if timeout is None else monotonic() + timeout
        with self._lock:
            self._run += 1
            run = self._run
        while not self._idle.is_set():
            if monotonic() >= end:
                _start_slices(self, run)
                return False
            self._bot_step(run)
        return True

    def resume(self) -> None:
        """Let the bots go on, after `cancel` or an undo into the middle of their replies."""
        self._wake_bots()

    def _bot_to_move(self) -> bool:
        decision = self._state.decision
        return self.auto and decision is not None and decision.seat in self._bots and self.turn < TURN_LIMIT

    def _wake_bots(self) -> None:
        with self._lock:
            if not self._bot_to_move() or not self._idle.is_set():
                return
            self._run += 1
            run = self._run
            self._idle.clear()
            self._think()
        if _HAS_THREADS:
            threading.Thread(target=self._bots_play, args=(run,), name="abyss-bots", daemon=True).start()
        else:
            _start_slices(self, run)

    def _think(self) -> None:
        """Tell which bot is next, from before its pause on, so that people can follow or skip; the lock is held."""
        decision = self._state.decision
        assert decision is not None
        self.thinking = decision.seat

    def _bots_play(self, run: int) -> None:
        """Play for the bots until a person has to decide: the body of the thread."""
        going = True
        while going:
            if self.pace:
                self._skipping.wait(self.pace)
            going = self._bot_step(run)

    def _bot_step(self, run: int) -> bool:
        """Let the bot that has to decide think and play. Return whether another bot's turn follows."""
        with self._lock:
            if run != self._run:
                return False
            decision = self._state.decision
            assert decision is not None
            thought_about = self.walk.cursor
        try:
            action = self._decide(self._bots[decision.seat], decision)
            with self._lock:
                if run != self._run or thought_about is not self.walk.cursor:
                    return False
                self._play(action)
                if self._bot_to_move():
                    self._think()
                    return True
                self._rest()
        except Exception as error:
            with self._lock:
                if run == self._run:
                    self.error = f"{type(error).__name__}: {error}"
                    self._rest()
        return False

    def _decide(self, bot: bots.Bot, decision: Decision) -> Action:
        state = self.state
        return bot.decide(state.observe(decision.seat), state.legal())


_HAS_THREADS = sys.platform != "emscripten"


def _start_slices(session: Thinking, run: int) -> None:
    """Where threads do not exist: one decision at a time on the event loop."""
    import asyncio

    async def slices() -> None:
        going = True
        while going:
            await asyncio.sleep(0 if session.hurrying else session.pace)
            going = session._bot_step(run)

    try:
        task = asyncio.get_running_loop().create_task(slices())
    except RuntimeError:
        while session._bot_step(run):
            pass
    else:
        _TASKS.add(task)
        task.add_done_callback(_TASKS.discard)


_TASKS: set[Any] = set()
"""Keeps running tasks alive."""
