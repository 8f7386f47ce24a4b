"""The wood of the table, under everything."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QBrush, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsView

from ..look.drawing import drawn, kept, opaque


class Ground:
    """It is drawn at the screen's own size: it does not grow when somebody looks closer."""

    def __init__(self, view: QGraphicsView) -> None:
        self._view = view
        self._wood: QBrush | None = None
        """Filling with it costs a third of laying tiles."""

    def forget(self) -> None:
        """The screen is another one."""
        self._wood = None

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        view = self._view
        if self._wood is None:
            ratio = view.devicePixelRatioF()
            self._wood = QBrush(kept(f"wood {ratio}", lambda: _wood(ratio)))
        area = view.mapFromScene(rect).boundingRect().adjusted(-1, -1, 1, 1)
        painter.save()
        painter.resetTransform()
        scrolled = QPoint(view.horizontalScrollBar().value(), view.verticalScrollBar().value())
        painter.setBrushOrigin(-scrolled)
        painter.fillRect(area, self._wood)
        painter.restore()


def _wood(ratio: float) -> QPixmap:
    return opaque(drawn("common/table", 512, 512, ratio))
