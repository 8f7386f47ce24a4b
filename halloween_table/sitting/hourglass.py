"""Time in a sitting: alarms that run, a stopwatch, and pauses in which everything stands still."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from halloween_table.engine.game import TABLE, Alarm, Timing
from halloween_table.engine.record import Played

from .clock import Clock


class Hourglass:
    """The clock of one game, and whether it stands still.

    Attributes:
        paused: the table is hidden and time stands still. No record knows of it.
        owed: the game is paused, and what that interrupts could not be kept yet.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self.clock = Clock(now)
        self.paused = False
        self.owed = False
        self._counting: int | None = None
        """What the stopwatch was last set to, or what was last kept of it."""
        self._shown: int | None = None
        """What it showed when it was last read."""

    def follow(
        self,
        timing: Timing[Any] | None,
        resolved: Iterable[Alarm[Any]] = (),
        resting: Iterable[Alarm[Any]] = (),
    ) -> None:
        """Another position: what runs in it, with what computers have made up their minds to do, and
        what they will go on with later."""
        self.clock.set((*(timing.alarms if timing else ()), *resolved), resting)
        counted = timing.counted if timing else None
        if counted != self._counting:
            self._counting = counted
            self.clock.count_from(counted)

    def reading(self, timing: Timing[Any] | None) -> Played | None:
        """TABLE's move that keeps what the stopwatch shows, if it shows something new."""
        self._shown = self.clock.counted()
        if timing is None or timing.read is None or self._shown in (None, timing.counted):
            return None
        return Played(TABLE, timing.read(self._shown))

    def run_on(self) -> None:
        """What was read is kept: the stopwatch need not be set to it."""
        self._counting = self._shown

    def stop(self) -> None:
        self.paused = self.owed = True
        self.clock.pause()

    def go_on(self) -> None:
        self.paused = False
        self.clock.go_on()
