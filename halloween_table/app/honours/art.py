"""The picture that belongs to evenings."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from halloween_table.contract.palette import NIGHT
from halloween_table.table.look import letters
from halloween_table.table.look.contrast import CONTRAST
from halloween_table.table.look.drawing import blank, drawing

EVENING = "common/evening"
"""Boxes on a table by lantern light, and the moon in the window."""
_SHAPE = 4 / 3
_UP = 0.5
"""Which part of a picture that is too high is seen: so much of the rest is cut off above."""
_LEAST = 110
"""Pixels of height below which there is nothing to be seen on it."""
_ROUND = 14
_BEHIND = 0.22
"""Which part of the picture is seen behind those who stand before it: window and lantern."""
_DIM = 0.5
_NAMES = 0.55, 0.85
"""From where to where it gets as dark as the night: names stand below that."""


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
        return _cut_out(wide, high, _UP, self.devicePixelRatioF())


class EveningStage(QWidget):
    """Somebody stands before the picture, in the middle."""

    def __init__(self, stands: QWidget) -> None:
        super().__init__()
        self._ground: QPixmap | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 14, 0, 4)
        row.addStretch(1)
        row.addWidget(stands, 100)
        row.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """The night alone where the system asks for more contrast: that may change at any time."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(NIGHT) if CONTRAST.high else QBrush(self._lit()))
            painter.drawRoundedRect(QRectF(self.rect()), _ROUND, _ROUND)

    def _lit(self) -> QPixmap:
        if self._ground is None or self._ground.devicePixelRatio() != self.devicePixelRatioF():
            self._ground = self._painted()
        return self._ground

    def _painted(self) -> QPixmap:
        """Once for each size."""
        wide, high = self.width(), self.height()
        night, clear = QColor(NIGHT), QColor(NIGHT)
        ground = _cut_out(wide, high, _BEHIND, self.devicePixelRatioF())
        with QPainter(ground) as painter:
            night.setAlphaF(_DIM)
            painter.fillRect(self.rect(), night)
            night.setAlphaF(1.0)
            clear.setAlpha(0)
            begins, ends = _NAMES
            below = QLinearGradient(0, high * begins, 0, high * ends)
            below.setColorAt(0, clear)
            below.setColorAt(1, night)
            painter.fillRect(self.rect(), below)
        return ground


def _cut_out(wide: int, high: int, up: float, ratio: float) -> QPixmap:
    """A part of the picture as wide as it is; so much of what is too high is cut off above."""
    shown = blank(round(wide * ratio), round(high * ratio))
    shown.setDevicePixelRatio(ratio)
    whole = wide / _SHAPE
    with QPainter(shown) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing(EVENING).render(painter, QRectF(0, (high - whole) * up, wide, whole))
    return shown
