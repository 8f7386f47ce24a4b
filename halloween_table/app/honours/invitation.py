"""Steps that nobody stands on yet."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from halloween_table.contract.palette import PANEL_EDGE
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import drawn

from ..ceremony.podium import paint_step
from ..parts.widgets import sharpest

_WIDE, _HIGH = 420, 230


class Invitation(QWidget):
    """An empty podium by moonlight: whoever comes first may stand on it."""

    def __init__(self) -> None:
        super().__init__()
        letters.follow(self._fit)

    def _fit(self) -> None:
        self.setFixedSize(letters.thing(_WIDE), letters.thing(_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        unit, ratio = self.width() / _WIDE, sharpest()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for asset, x, y, wide, high in (
                ("common/moon", 286, 0, 120, 120),
                ("common/bat", 50, 30, 60, 38),
                ("common/bat", 118, 8, 36, 22),
                ("common/laurel", 155, 20, 110, 110),
                ("common/trophy", 178, 46, 64, 64),
            ):
                picture = drawn(asset, round(wide * unit), round(high * unit), ratio)
                painter.drawPixmap(round(x * unit), round(y * unit), picture)
            for x, top in ((30, 168), (150, 136), (270, 186)):
                step = QRectF(x * unit + 3, top * unit, 120 * unit - 6, (_HIGH - top) * unit)
                paint_step(painter, step, PANEL_EDGE)
