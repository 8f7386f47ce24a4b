"""The clock of a sitting: alarms and a stopwatch, which all stand still in a pause."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any

from halloween_table.engine.game import Alarm

from .listeners import Listeners

_BREATH = 1.0
"""Seconds that are left at least of an alarm that has rested: people see first what it rested for."""


class Clock:
    """Knows when an alarm's time has passed. It does not go by itself: whoever looks after it
    comes back when the next one is due.

    Attributes:
        rang: tells an Alarm, once for each time it is set.
        wound: tells that another alarm, or none, is the next one.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.rang: Listeners[Alarm[Any]] = Listeners()
        self.wound: Listeners[None] = Listeners()
        self._now = now
        self._since: float | None = now()
        """When it began to go; None while it stands still."""
        self._gone = 0.0
        """How long it had been going before that, in seconds."""
        self._due: dict[Alarm[Any], float] = {}
        """At what time of its own each alarm is due."""
        self._resting: dict[Alarm[Any], float] = {}
        """How many seconds are left of those whose time does not pass now."""
        self._rung: set[Alarm[Any]] = set()
        self._stopwatch: tuple[int, float] | None = None
        """The milliseconds it began with, and when."""

    def _time(self) -> float:
        """For how long the clock has been going, in seconds."""
        return self._gone if self._since is None else self._gone + self._now() - self._since

    # ---- alarms -------------------------------------------------------------------------------

    def set(self, alarms: Iterable[Alarm[Any]], resting: Iterable[Alarm[Any]] = ()) -> None:
        """These alarms stand now: those that stood before go on, the others are set anew. The time of
        those that rest does not pass until they stand again."""
        here, was, rested = self._time(), self._due, self._resting
        self._due = {
            alarm: was[alarm] if alarm in was else here + self._wait_for(alarm) for alarm in alarms
        }
        self._resting = {
            alarm: was[alarm] - here if alarm in was else rested.get(alarm, alarm.seconds)
            for alarm in resting
        }
        self._rung.intersection_update(self._due)
        self._wind()

    def _wait_for(self, alarm: Alarm[Any]) -> float:
        """How long an alarm runs that did not run before."""
        rested = self._resting.get(alarm)
        return alarm.seconds if rested is None else max(rested, _BREATH)

    def left(self, move: Any) -> float | None:
        """Seconds until the clock makes that move; None if it will not."""
        alarm = self._alarm(move)
        return None if alarm is None else max(0.0, self._due[alarm] - self._time())

    def share(self, move: Any) -> float | None:
        """How much is left of the time until that move: from 1 to 0; None if there is none."""
        alarm, left = self._alarm(move), self.left(move)
        if alarm is None or left is None:
            return None
        return left / alarm.seconds if alarm.seconds else 0.0

    def _alarm(self, move: Any) -> Alarm[Any] | None:
        return next((alarm for alarm in self._due if alarm.move == move), None)

    def check(self) -> None:
        """Rings everything that is due, the earliest first. What stands may change by each."""
        while (alarm := self._next()) is not None and self._due[alarm] <= self._time():
            self._rung.add(alarm)
            self.rang.emit(alarm)
        self._wind()

    def hasten(self, alarms: Iterable[Alarm[Any]]) -> bool:
        """Lets the time pass at once until the first of these is due; False if none is waited for."""
        waiting = [alarm for alarm in alarms if alarm in self._due and alarm not in self._rung]
        first = min(waiting, key=self._due.__getitem__, default=None)
        if first is None or self._since is None:
            return False
        self._gone += max(0.0, self._due[first] - self._time())
        self._due[first] = min(self._due[first], self._time())
        self.check()
        return True

    def ring_again(self, alarm: Alarm[Any]) -> None:
        """It rang in vain: as soon as the clock goes, it is due once more."""
        self._rung.discard(alarm)
        self._wind()

    def _next(self) -> Alarm[Any] | None:
        """The alarm to wait for."""
        if self._since is None:
            return None
        waiting = (alarm for alarm in self._due if alarm not in self._rung)
        return min(waiting, key=self._due.__getitem__, default=None)

    def _wind(self) -> None:
        self.wound.emit(None)

    def due_in(self) -> float | None:
        """Seconds until the next alarm; None if there is none to wait for."""
        alarm = self._next()
        return None if alarm is None else max(0.0, self._due[alarm] - self._time())

    # ---- the stopwatch --------------------------------------------------------------------------

    def count_from(self, milliseconds: int | None) -> None:
        """Lets the stopwatch run on from there; with None there is none."""
        self._stopwatch = None if milliseconds is None else (milliseconds, self._time())

    def counted(self) -> int | None:
        """What the stopwatch shows, in milliseconds."""
        if self._stopwatch is None:
            return None
        began_with, at = self._stopwatch
        return began_with + round((self._time() - at) * 1000)

    # ---- pauses -----------------------------------------------------------------------------------

    def pause(self) -> None:
        self._gone, self._since = self._time(), None
        self._wind()

    def go_on(self) -> None:
        if self._since is None:
            self._since = self._now()
            self._wind()
