"""The one clock that moves things on the table."""

from __future__ import annotations

from collections.abc import Callable

from attrs import define
from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from halloween_table.contract.pictures import Picture, Rect

from .items import PictureItem


@define
class Flight:
    """An item on its way."""

    item: PictureItem
    start: Rect
    end: Rect
    rest_z: float
    turns_to: Picture | None = None
    """The picture it shows from half-way on, if it turns over."""


class Motion(QObject):
    """Moves any number of items at once, from where they are to where they belong.

    Signals:
        settled: everything lies where it belongs.
    """

    settled = Signal()

    def __init__(self, redraw: Callable[[PictureItem], None], parent: QObject) -> None:
        super().__init__(parent)
        self._redraw = redraw
        self._flights: dict[str, Flight] = {}
        self.factor = 1.0
        """Multiplies every duration; 0 switches motion off."""
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self.finish)

    @property
    def running(self) -> bool:
        return bool(self._flights)

    def fly(self, flights: list[Flight], duration: int, steady: bool = False) -> None:
        """Starts these flights together; whatever else is in the air lands at once. A steady
        flight is one of several that make up a motion: it does not slow down between them."""
        self._clock.stop()
        in_the_air = list(self._flights.values())
        self._flights = {flight.item.id: flight for flight in flights}
        for flight in in_the_air:
            if flight.item.id not in self._flights:
                self._land(flight)
        milliseconds = round(duration * self.factor)
        if not self._flights or milliseconds == 0:
            self.finish()
            return
        curve = QEasingCurve.Type.Linear if steady else QEasingCurve.Type.InOutCubic
        self._clock.setEasingCurve(curve)
        self._clock.setDuration(milliseconds)
        self._clock.start()

    def forget(self, id_: str) -> None:
        """The item is taken in hand or off the table: it is no longer ours."""
        self._flights.pop(id_, None)

    def finish(self) -> None:
        """Everything lands at once."""
        self._clock.stop()
        flights, self._flights = self._flights, {}
        for flight in flights.values():
            self._land(flight)
        self.settled.emit()

    def _land(self, flight: Flight) -> None:
        item = flight.item
        if flight.turns_to is not None:
            item.picture = flight.turns_to
        item.rect = flight.end
        item.z = flight.rest_z
        self._redraw(item)

    def _advance(self, progress: float) -> None:
        if progress == 0:
            return  # the clock says so when it starts: everything still lies where it takes off
        for flight in self._flights.values():
            now = _between(flight.start, flight.end, progress)
            if flight.turns_to is None:
                flight.item.move_to(now)
                continue
            if progress >= 0.5 and flight.item.picture is not flight.turns_to:
                flight.item.picture = flight.turns_to
                flight.item.rect = now
                self._redraw(flight.item)
            flight.item.move_to(now, open_=abs(1 - 2 * progress))


def _between(start: Rect, end: Rect, progress: float) -> Rect:
    return Rect(*(a + (b - a) * progress for a, b in zip(start, end, strict=True)))
