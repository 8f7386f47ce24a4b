"""Who pressed their own key only just too late: a race is lost by hundredths, and one wants to know."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from PySide6.QtGui import QInputEvent

from halloween_table.contract.arrangement import Arrangement
from halloween_table.engine.game import Seat

_RACE = "claim"
"""What everybody's first key is for."""
_CLOSE = 0.5
"""Seconds: whoever is later was not in the race."""


class _Moment(NamedTuple):
    """When something was pressed: as the system says, and as it was heard here."""

    stamp: int
    """Milliseconds; 0: the system does not say."""
    heard: float

    def since(self, before: _Moment) -> float:
        """Seconds; by the system, if it has timed both."""
        if self.stamp and before.stamp:
            return (self.stamp - before.stamp) / 1000
        return self.heard - before.heard


class PhotoFinish:
    """Remembers when a race was over, and tells by how much somebody has lost it. No record knows of
    it: it is only said.

    Attributes:
        now: what time it is, in seconds.
    """

    def __init__(self) -> None:
        self.now = monotonic
        self._on = False
        """Whether anybody can win by a key now."""
        self._pressed: tuple[Seat, _Moment] | None = None
        """Who has pressed a key that could win, and when."""
        self._over: _Moment | None = None
        self._told: set[Seat] = set()
        """Whoever has won, or has been told."""

    def press(self, seat: Seat, use: str, event: QInputEvent) -> float | None:
        """Somebody's own key: by how many seconds they have only just lost; None if they have
        not."""
        if use != _RACE:
            return None
        moment = self._moment(event)
        if self._on:
            self._pressed = seat, moment
            return None
        late = moment.since(self._over) if self._over is not None else _CLOSE
        if seat in self._told or late >= _CLOSE:
            return None
        self._told.add(seat)
        return max(0.0, late)

    def follow(self, arrangement: Arrangement) -> None:
        """The table changes: it may be that somebody has won, be it a computer."""
        keys = ((place.id, place.own_key) for place in arrangement.places)
        raced = {id_ for id_, key in keys if key is not None and key.use == _RACE}
        was, self._on = self._on, any(offer.gesture.start in raced for offer in arrangement.offers)
        if was and not self._on:
            seat, moment = self._pressed or (None, _Moment(0, self.now()))
            self._over, self._told = moment, set() if seat is None else {seat}
        self._pressed = None

    def _moment(self, event: QInputEvent) -> _Moment:
        return _Moment(event.timestamp(), self.now())
