"""The art of a box behind everything on a page: far away and in the dark, so that words are read."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from halloween_table.contract.palette import NIGHT
from halloween_table.table.look.drawing import drawn

_FAR = (480, 360)
"""Pixels in which the art is drawn: larger it looks as if somebody saw it from afar."""
_DARK = 0.8
"""How much of the night lies over it: the lightest of it still lets words be read."""


class Backdrop:
    """It covers its page, however long or wide that is."""

    def __init__(self, asset: str) -> None:
        self._asset = asset

    def paint(self, page: QWidget) -> None:
        art = drawn(self._asset, *_FAR)
        wide, high = page.width(), page.height()
        scale = max(wide / _FAR[0], high / _FAR[1])
        shown = QRectF(0, 0, wide / scale, high / scale)
        shown.moveCenter(QRectF(art.rect()).center())
        night = QColor(NIGHT)
        night.setAlphaF(_DARK)
        with QPainter(page) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(QRectF(page.rect()), art, shown)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(night)
            painter.drawRect(page.rect())
