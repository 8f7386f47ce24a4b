"""What shows the time on the table: rings that run out, and the stopwatch."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from halloween_table.contract.palette import AMBER, BLOOD, BLOOD_TEXT, MOON, NIGHT, PANEL_EDGE
from halloween_table.contract.places import Dial

from .. import speeds
from ..look.drawing import blank
from . import z_values

if TYPE_CHECKING:
    from ..view import TableView

_FINENESS = 240
"""Parts of a ring: less than one of them is no reason to draw it anew."""
_THICKNESS = 0.13
"""Of a ring's diameter."""
_WIDEST = "00:00"


class Times(Protocol):
    """Whoever knows the time."""

    def share(self, move: Any) -> float | None:
        """What is left until that move, from 1 to 0; None: nothing waits for it."""
        ...

    def left(self, move: Any) -> float | None:
        """The same in seconds."""
        ...

    def counted(self) -> int | None:
        """Milliseconds on the stopwatch; None: there is none."""
        ...


class Dials(QObject):
    """The dials of a table: read many times a second, drawn when something else is to be seen."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._times: Times | None = None
        self._faces: dict[str, _Face] = {}
        self._timer = QTimer(self, interval=speeds.DIAL)
        self._timer.timeout.connect(self.refresh)

    def show(self, dials: tuple[Dial, ...]) -> None:
        """These, and no others."""
        wanted = {dial.id: dial for dial in dials}
        for id_ in self._faces.keys() - wanted.keys():
            self._faces.pop(id_).remove()
        for id_, dial in wanted.items():
            face = self._faces.get(id_)
            if face is None:
                face = self._faces[id_] = _Face(self._view, dial)
            face.dial = dial
        self.wake()

    def set_times(self, times: Times | None) -> None:
        self._times = times
        self.wake()

    def wake(self) -> None:
        """Looks at the clock, and goes on looking as long as there is somebody to tell."""
        self.refresh()
        if self._faces and self._times is not None and self._view.isVisible():
            if not self._timer.isActive():
                self._timer.start()
        else:
            self._timer.stop()

    def rest(self) -> None:
        self._timer.stop()

    def refresh(self) -> None:
        """Shows the time as it is now."""
        for face in self._faces.values():
            face.show(self._times)


class _Face:
    """One dial in the scene."""

    def __init__(self, view: TableView, dial: Dial) -> None:
        self.dial = dial
        self._view = view
        self._drawn: tuple[object, ...] = ()
        self._item = QGraphicsPixmapItem(view.table.around)
        self._item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._item.setZValue(z_values.DIAL)

    def remove(self) -> None:
        self._view.table.removeItem(self._item)

    def show(self, times: Times | None) -> None:
        rect, scale = self.dial.rect, self._view.table.scale
        seen = _seen(self.dial, times)
        wanted = (seen, rect, scale)
        if wanted == self._drawn or not scale:
            return
        self._drawn = wanted
        width, height = round(rect.w * scale), round(rect.h * scale)
        self._item.setPixmap(_pixmap(seen, width, height))
        self._item.setPos(round(rect.x * scale) / scale, round(rect.y * scale) / scale)
        self._item.setScale(1 / scale)


_Ring = tuple[int, int | None]
"""How many parts are left, and how many seconds."""
_Seen = _Ring | str | None


def _seen(dial: Dial, times: Times | None) -> _Seen:
    """What there is to be seen now."""
    if times is None:
        return None
    if dial.move is None:
        counted = times.counted()
        return None if counted is None else clock_text(counted)
    share, left = times.share(dial.move), times.left(dial.move)
    if share is None:
        return None
    parts = ceil(min(1.0, max(0.0, share)) * _FINENESS)
    return parts, None if left is None else ceil(max(0.0, left))


def _pixmap(seen: _Seen, width: int, height: int) -> QPixmap:
    if seen is None:
        return QPixmap()
    if isinstance(seen, str):
        return stopwatch(seen, width, height)
    parts, seconds = seen
    return ring(parts / _FINENESS, seconds, width, height)


def clock_text(milliseconds: int) -> str:
    """Minutes and seconds."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    return f"{minutes}:{seconds:02}"


def ring_colours(share: float) -> tuple[str, str]:
    """Of the ring and of the number in it."""
    if share > 0.5:
        return MOON, MOON
    return (AMBER, AMBER) if share > 0.25 else (BLOOD, BLOOD_TEXT)


def ring(share: float, seconds: int | None, width: int, height: int) -> QPixmap:
    """A ring of which so much is left, and the seconds in it; sizes in device pixels."""
    pixmap = blank(width, height)
    across = min(width, height)
    thick = across * _THICKNESS
    disc = QRectF((width - across) / 2, (height - across) / 2, across, across)
    inner = disc.adjusted(thick, thick, -thick, -thick)
    colour, number_colour = ring_colours(share)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(NIGHT))
        painter.drawEllipse(disc)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(PANEL_EDGE), thick))
        painter.drawEllipse(inner)
        solid, flat = Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap
        painter.setPen(QPen(QColor(colour), thick, solid, flat))
        painter.drawArc(inner, 90 * 16, round(share * 360 * 16))  # Qt counts in sixteenths
        if seconds is not None:
            room = inner.adjusted(thick, 0, -thick, 0)
            _write(painter, str(seconds), room, number_colour)
    return pixmap


def stopwatch(text: str, width: int, height: int) -> QPixmap:
    """Minutes and seconds, each digit in a cell of its own; sizes in device pixels."""
    pixmap = blank(width, height)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        _write(painter, text, QRectF(0, 0, width, height), MOON, _WIDEST)
    return pixmap


def _write(painter: QPainter, text: str, area: QRectF, colour: str, widest: str = "") -> None:
    """A number in the middle, in the largest font in which also `widest` would fit. All digits
    take the same room: nothing jumps when one of them changes."""
    font = QFont()
    font.setWeight(QFont.Weight.Bold)
    font.setPixelSize(max(1, round(area.height() * 0.8)))
    longest = max(text, widest, key=len)
    needed = sum(_cells(font, longest))
    if needed > area.width():
        font.setPixelSize(max(1, int(font.pixelSize() * area.width() / needed)))
    painter.setFont(font)
    painter.setPen(QColor(colour))
    cells = _cells(font, text)
    x = area.center().x() - sum(cells) / 2
    for sign, cell in zip(text, cells, strict=True):
        spot = QRectF(QPointF(x, area.top()), QPointF(x + cell, area.bottom()))
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, sign)
        x += cell


def _cells(font: QFont, text: str) -> list[float]:
    metrics = QFontMetricsF(font)
    digit = max(metrics.horizontalAdvance(sign) for sign in "0123456789")
    return [digit if sign.isdigit() else metrics.horizontalAdvance(sign) for sign in text]
