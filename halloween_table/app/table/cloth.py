"""The cloth of the curtain: it closes from both sides, a ghost peeps out, and it parts again."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QRect, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from halloween_table.table import speeds
from halloween_table.table.look.drawing import drawn

from ..parts.widgets import Page

_SHAPE = QSize(640, 400)
"""In what shape the curtain is drawn."""
_PELMET, _FINGERS = 0.28, 0.885
"""Of its height: what hangs above ends there, and so does the ghost that peeps out."""
_HEAD = 0.45
"""Of its height: how much the ghost takes up, with some room above its head."""


class _Cloth:
    """Draws the curtain over a widget; it is kept only as long as it is seen."""

    def __init__(self, over: QWidget) -> None:
        self._over = over
        self._kept: dict[str, QPixmap] = {}

    def forget(self) -> None:
        self._kept.clear()

    def draw(self, painter: QPainter, closed: float, sign: int) -> None:
        """`closed`: how far it is, from 0 to 1. Below `sign` something hangs on it: the ghost looks out
        above that, or stays behind it where there is too little room. It hangs as high while it moves."""
        wide, high = self._size()
        left = (self._over.width() - wide) // 2
        shows_ghost = sign >= _HEAD * high
        up = min(0, sign - round(_FINGERS * high)) if shows_ghost else 0
        top = round(max(up, -_PELMET * high))
        if closed < 1:
            self._halves(painter, self._picture("common/curtain_closed"), QPoint(left, top), closed)
        else:
            asset = "common/curtain" if shows_ghost else "common/curtain_closed"
            self._hang(painter, self._picture(asset), left, top)

    def _halves(self, painter: QPainter, cloth: QPixmap, corner: QPoint, closed: float) -> None:
        left, top = corner.x(), corner.y()
        middle, ratio = self._over.width() // 2, cloth.devicePixelRatio()
        away = round(middle * (1 - closed)) + 1
        part, width, height = round((middle - left) * ratio), cloth.width(), cloth.height()
        for x, shown in (
            (left - away, QRect(0, 0, part, height)),
            (middle + away, QRect(part, 0, width - part, height)),
        ):
            size = QSize(round(shown.width() / ratio), round(height / ratio))
            self._piece(painter, cloth, QRect(QPoint(x, top), size), shown)

    def _hang(self, painter: QPainter, cloth: QPixmap, left: int, top: int) -> None:
        size = QSize(*self._size())
        self._piece(painter, cloth, QRect(QPoint(left, top), size), cloth.rect())

    def _piece(self, painter: QPainter, cloth: QPixmap, area: QRect, shown: QRect) -> None:
        """Some of it, perhaps from above the window on; what is then missing below goes on as it
        ends."""
        painter.drawPixmap(area, cloth, shown)
        below = area.y() + area.height()
        if below < self._over.height():
            gap = QRect(area.x(), below, area.width(), self._over.height() - below)
            hem = QRect(shown.x(), cloth.height() - 1, shown.width(), 1)
            painter.drawPixmap(gap, cloth, hem)

    def _size(self) -> tuple[int, int]:
        """As large as it has to be to cover everything."""
        room = self._over.size()
        fold = max(room.width() / _SHAPE.width(), room.height() / _SHAPE.height())
        return ceil(_SHAPE.width() * fold), ceil(_SHAPE.height() * fold)

    def _picture(self, asset: str) -> QPixmap:
        wide, high = self._size()
        ratio = self._over.devicePixelRatioF()
        kept = self._kept.get(asset)
        if kept is None or kept.size() != QSize(round(wide * ratio), round(high * ratio)):
            kept = self._kept[asset] = drawn(asset, wide, high, ratio)
        return kept


class Drapery(Page):
    """A page before the curtain: once that is closed, nothing behind it shows. The cloth is drawn when
    it falls, not for every word that changes on it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(
            Qt.WidgetAttribute.WA_StyledBackground, False
        )  # the table shows until then
        self._cloth, self._closed = _Cloth(self), 1.0
        self._closing = _drawing(self, self._draw_to, QEasingCurve.Type.OutCubic)

    def close_slowly(self, factor: float) -> None:
        """The cloth comes from both sides; `factor` is the pace of all motion, 0: it is there at once."""
        lasts = round(speeds.CLOTH * factor)
        self._closing.stop()
        self._closed = 0.0 if lasts else 1.0
        if lasts:
            self._closing.setDuration(lasts)
            self._closing.start()

    def _draw_to(self, closed: float) -> None:
        self._closed = closed
        self.update()

    def sign_top(self) -> int:
        """Where that begins which hangs on the curtain."""
        return self.height()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._cloth.draw(painter, self._closed, self.sign_top())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._closing.stop()
        self._closed = 1.0
        self._cloth.forget()


class PartingCloth(QWidget):
    """The curtain as it opens: only seen, it holds nobody up, and is gone when it is open."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cloth, self._closed, self._sign = _Cloth(self), 0.0, 0
        self._opening = _drawing(self, self._draw_to, QEasingCurve.Type.InCubic)
        self._opening.finished.connect(self.hide)
        self.hide()

    def part(self, factor: float, sign: int) -> None:
        """Opens over the whole of the page. `sign`: where that began which hung on it."""
        lasts = round(speeds.CLOTH * factor)
        if not lasts:
            return
        self._closed, self._sign = 1.0, sign
        self.setGeometry(self.parentWidget().rect())
        self.show()
        self.raise_()
        self._opening.setDuration(lasts)
        self._opening.start()

    def _draw_to(self, opened: float) -> None:
        self._closed = 1 - opened
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._cloth.draw(painter, min(self._closed, 0.999), self._sign)

    def hideEvent(self, event: QHideEvent) -> None:
        """Also where all of the page is put away: whoever comes back finds the table."""
        super().hideEvent(event)
        self._opening.stop()
        self._cloth.forget()
        self.hide()


def _drawing(
    owner: QObject, draw: Callable[[float], None], easing: QEasingCurve.Type
) -> QVariantAnimation:
    """Cloth on its way, from 0 to 1."""
    way = QVariantAnimation(owner, startValue=0.0, endValue=1.0)
    way.setEasingCurve(easing)
    way.valueChanged.connect(draw)
    return way
