"""When what is seen at an end: the points line by line, then who stands where, then confetti."""

from __future__ import annotations

from attrs import frozen

LINE = 420
"""Milliseconds in which one line is counted; fewer where there are many."""
LINES = 1700
"""In which all of them are."""
RISE = 450
"""Everybody comes to the place that is theirs."""
PARTY = 1400
"""Confetti falls."""
LONGEST = 4000
"""Nobody is kept longer from what comes next, however calm they like it."""


@frozen
class Moment:
    """What is seen at one moment of the end."""

    counted: float
    """How many lines are counted; of the one that is being counted a part."""
    risen: float
    """How far everybody has come to their place, from 0 to 1. From then on who won is no secret."""
    fallen: float
    """How far the confetti has fallen, from 0 to 1: at 1 it is gone."""


@frozen
class Timetable:
    """Of an end with so many lines of points."""

    lines: int
    factor: float = 1.0
    """The pace: everything takes so many times as long; with 0 everything is there at once."""
    party: bool = True
    """Whether there is somebody to throw confetti at."""

    @property
    def _counting(self) -> float:
        return min(LINE * self.lines, LINES)

    @property
    def _usual(self) -> float:
        return self._counting + RISE + (PARTY if self.party else 0)

    @property
    def lasts(self) -> int:
        """Milliseconds until nothing moves any more."""
        return round(min(self._usual * self.factor, LONGEST))

    def at(self, milliseconds: float) -> Moment:
        if milliseconds >= self.lasts:
            return Moment(self.lines, 1.0, 1.0)
        passed = milliseconds * self._usual / self.lasts
        counting = self._counting
        return Moment(
            self.lines * min(1.0, passed / counting) if counting else 0.0,
            min(1.0, max(0.0, passed - counting) / RISE),
            max(0.0, passed - counting - RISE) / PARTY if self.party else 1.0,
        )
