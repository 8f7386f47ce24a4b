"""The one clock that moves things on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from attrs import define
from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from halloween_table.contract.pictures import Picture, Rect

from .items import PictureItem

_CROWD = 12
"""So many things on their way at once are a crowd."""
_RESHAPED = 1.3
"""By how much a thing has to get higher or flatter to be of another shape."""
_GLIDING = QEasingCurve(QEasingCurve.Type.InOutCubic)
"""Slow at both ends."""


class Mover(Protocol):
    """Something on its way, by the id of the item that it moves."""

    @property
    def id(self) -> str: ...

    def advance(self, progress: float) -> None:
        """How far it is, from 0 to 1."""
        ...

    def land(self) -> None:
        """It is there; also if it never was on its way."""
        ...


@define
class Flight:
    """An item on its way to where it belongs."""

    item: PictureItem
    start: Rect
    end: Rect
    rest_z: float
    redraw: Callable[[PictureItem], None]
    becomes: Picture | None = None
    """The picture it has where it belongs, if that is another one: once it is there, or from half-way
    on if it would have to be stretched much."""
    called: str = ""
    """What that is called."""
    turns: bool = False
    """It turns over on its way, and that picture is its other side, seen from half-way on."""
    steady: bool = False
    """It is one of several that make up a motion, and does not slow down between them."""
    via: Rect | None = None
    """What it passes over on its way."""
    crowded: bool = False
    """So many are on their way that nobody looks at the edges of one: it is painted more cheaply."""

    @property
    def id(self) -> str:
        return self.item.id

    def advance(self, progress: float) -> None:
        come = progress if self.steady else _GLIDING.valueForProgress(progress)
        now = between(self.start, self.end, come)
        if self.via is not None:
            now = _over(self.start, self.via, self.end, progress)
        other_half = self.becomes is not None and come >= 0.5
        if other_half and self.item.picture is not self.becomes and (self.turns or self._reshaped):
            self._become()
            self.item.rect = now
            self.redraw(self.item)
        open_ = abs(1 - 2 * come) if self.turns else 1.0
        self.item.move_to(now, open_=open_, rough=self.crowded)

    @property
    def _reshaped(self) -> bool:
        """Whether it is of another shape where it belongs."""
        before, after = self.start.w * self.end.h, self.start.h * self.end.w
        return not 1 / _RESHAPED < before / after < _RESHAPED

    def land(self) -> None:
        item = self.item
        self._become()
        item.rect = self.end
        item.z = self.rest_z
        self.redraw(item)

    def _become(self) -> None:
        if self.becomes is not None:
            self.item.picture, self.item.called = self.becomes, self.called


@define
class Act:
    """What moves together for a while, found out when its time has come."""

    movers: Callable[[], Iterable[Mover]]
    lasts: int
    """Milliseconds at normal speed."""
    aside: bool = False
    """Nobody waits for it: everything counts as lying where it belongs."""


class Motion(QObject):
    """Moves any number of items at once, from where they are to where they belong, and one act after
    another.

    Signals:
        settled: everything lies where it belongs.
    """

    settled = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._movers: dict[str, Mover] = {}
        self._ahead: list[Act] = []
        self._at_once: Callable[[], None] | None = None
        self._acting = False
        """Whether an act is on that is waited for, be it that nothing moves in it."""
        self._aside = False
        """Whether one is on that nobody waits for."""
        self.factor = 1.0
        """Multiplies every duration; 0 switches motion off."""
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self._go_on)

    @property
    def running(self) -> bool:
        return self._acting or bool(self._movers and not self._aside)

    def fly(self, movers: Sequence[Mover], duration: int) -> None:
        """Starts these together; whatever else is on its way lands at once."""
        self._clock.stop()
        self._ahead.clear()
        self._acting, self._aside, self._at_once = False, False, None
        on_their_way = list(self._movers.values())
        self._move(movers)
        for mover in on_their_way:
            if mover.id not in self._movers:
                mover.land()
        if not self._movers or not self._start(duration):
            self.finish()

    def perform(self, acts: Sequence[Act], at_once: Callable[[], None]) -> None:
        """One act after another; `at_once` lays everything where it belongs if they are cut short."""
        self._clock.stop()
        self._land_all()
        self._ahead, self._at_once, self._aside = list(acts), at_once, False
        if self.factor:
            self._go_on()
        else:
            self.finish()

    def _move(self, movers: Iterable[Mover]) -> None:
        self._movers = {mover.id: mover for mover in movers}
        flights = [mover for mover in self._movers.values() if isinstance(mover, Flight)]
        for flight in flights:
            flight.crowded = len(flights) >= _CROWD

    def _start(self, duration: int) -> bool:
        milliseconds = round(duration * self.factor)
        # Otherwise what was left of the last time would move everything for a moment.
        self._clock.setCurrentTime(0)
        self._clock.setDuration(milliseconds)
        if milliseconds:
            self._clock.start()
        return milliseconds > 0

    def _go_on(self) -> None:
        """The next act, or nothing more."""
        self._land_all()
        while self._ahead:
            act = self._ahead.pop(0)
            self._move(act.movers())
            waited, self._aside = not self._aside, act.aside
            if self._start(act.lasts):
                self._acting = not act.aside
                if act.aside and waited:
                    self.settled.emit()
                return
            self._land_all()
        self._acting = self._aside = False
        self.settled.emit()

    def end_effects(self) -> None:
        """Whatever only trembles, fades or shines is as it was: the table is about to change, and
        would not know of it. Flights go on from where they are."""
        for mover in [each for each in self._movers.values() if not isinstance(each, Flight)]:
            del self._movers[mover.id]
            mover.land()

    def forget(self, id_: str) -> None:
        """The item is taken in hand or off the table: it is no longer ours."""
        self._movers.pop(id_, None)

    def finish(self) -> None:
        """Everything lands at once."""
        self._clock.stop()
        cut_short, self._ahead = bool(self._ahead), []
        self._acting = self._aside = False
        self._land_all()
        if cut_short and self._at_once is not None:
            self._at_once()
        self.settled.emit()

    def _land_all(self) -> None:
        movers, self._movers = self._movers, {}
        for mover in movers.values():
            mover.land()

    def _advance(self, progress: float) -> None:
        if progress == 0:
            return  # the clock says so when it starts: everything still lies where it takes off
        for mover in list(self._movers.values()):
            mover.advance(progress)


def _over(start: Rect, via: Rect, end: Rect, progress: float) -> Rect:
    """To the middle of what lies on the way, a rest there, and on."""
    size = (start.w + end.w) / 2, (start.h + end.h) / 2
    middle = Rect(via.x + (via.w - size[0]) / 2, via.y + (via.h - size[1]) / 2, *size)
    if progress < 0.6:
        return between(start, middle, _GLIDING.valueForProgress(min(1.0, progress / 0.4)))
    return between(middle, end, _GLIDING.valueForProgress((progress - 0.6) / 0.4))


def between(start: Rect, end: Rect, progress: float) -> Rect:
    (x, y, w, h), (to_x, to_y, to_w, to_h) = start, end
    return Rect(
        x + (to_x - x) * progress,
        y + (to_y - y) * progress,
        w + (to_w - w) * progress,
        h + (to_h - h) * progress,
    )
