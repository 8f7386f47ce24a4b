"""Points and rectangles of the scene."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from halloween_table.contract.pictures import Rect


def contains(rect: Rect, point: QPointF) -> bool:
    return rect.x <= point.x() < rect.x + rect.w and rect.y <= point.y() < rect.y + rect.h


def middle(rect: Rect) -> QPointF:
    return QPointF(rect.x + rect.w / 2, rect.y + rect.h / 2)
