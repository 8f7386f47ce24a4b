"""The picture that belongs to evenings."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from halloween_table.table.look import letters
from halloween_table.table.look.drawing import blank, drawing

EVENING = "common/evening"
"""Boxes on a table by lantern light, and the moon in the window."""
_SHAPE = 4 / 3
_UP = 0.5
"""Which part of a picture that is too high is seen: so much of the rest is cut off above."""
_LEAST = 110
"""Pixels of height below which there is nothing to be seen on it."""
_ROUND = 14


class EveningPicture(QWidget):
    """It takes the room that others leave, and asks for none."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: QPixmap | None = None
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Ignored, policy.Expanding)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shown = None

    def paintEvent(self, event: QPaintEvent) -> None:
        wide, high = self.width(), min(self.height(), round(self.width() / _SHAPE))
        if high < letters.thing(_LEAST):
            return
        if self._shown is None or self._shown.devicePixelRatio() != self.devicePixelRatioF():
            self._shown = self._painted(wide, high)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QBrush(self._shown))
            painter.drawRoundedRect(QRectF(0, 0, wide, high), _ROUND, _ROUND)

    def _painted(self, wide: int, high: int) -> QPixmap:
        """Once for each size."""
        ratio = self.devicePixelRatioF()
        shown = blank(round(wide * ratio), round(high * ratio))
        shown.setDevicePixelRatio(ratio)
        whole = wide / _SHAPE
        with QPainter(shown) as painter:
            drawing(EVENING).render(painter, QRectF(0, (high - whole) * _UP, wide, whole))
        return shown
