"""The cupboard that the boxes stand in: wooden boards, a wall of planks, and a lantern before it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from halloween_table.contract.palette import WOOD, WOOD_DARK, WOOD_LIGHT
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import drawing

_WALL, _SEAM, _GRAIN = "#1d1519", "#140e12", "#241a1e"
"""Of the planks behind everything: so dark that words on them are read as on the night."""
_PLANK = 132
_LANTERN = (40, 70)
_LIT = 0.9
"""How far the lantern shines, for a cupboard of a width of 1."""
_COBWEB = 84


def paint_cupboard(page: QWidget, free: tuple[int, int], head: int) -> None:
    """The wall, the light on it, and the lantern where the head of the page leaves room for it: from
    there to there, and down to its foot."""
    wide, high = page.width(), page.height()
    width, height = map(letters.thing, _LANTERN)
    left, right = free
    hangs = right - left > 2 * width
    middle = (left + right) / 2 if hangs else wide / 2
    with QPainter(page) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_planks(painter, wide, high)
        _paint_light(painter, QPointF(middle, height / 2), max(wide, high) * _LIT)
        if hangs:
            lantern = QRectF(middle - width / 2, 0, width, max(height, head))
            lantern.setHeight(height)
            drawing("common/lantern").render(painter, lantern)
        side = letters.thing(_COBWEB)
        painter.setOpacity(0.8)
        painter.translate(wide, high)
        painter.scale(-1, -1)
        drawing("common/cobweb").render(painter, QRectF(0, 0, side, side))


def _paint_planks(painter: QPainter, wide: int, high: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_WALL))
    painter.drawRect(0, 0, wide, high)
    step = letters.thing(_PLANK)
    for at, left in enumerate(range(0, wide, step)):
        painter.setBrush(QColor(_SEAM))
        painter.drawRect(left, 0, 3, high)
        painter.setBrush(QColor(_GRAIN))
        for grain in (0.22, 0.47, 0.8):
            x, top = left + step * grain, high * ((at * 37 + grain * 100) % 60) / 100
            painter.drawRoundedRect(QRectF(x, top, 2, high * 0.34), 1, 1)


def _paint_light(painter: QPainter, middle: QPointF, reach: float) -> None:
    """A drawing: for a gradient of Qt's PySide would get to know every kind of them."""
    light = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
    drawing("common/lantern-light").render(painter, light)


def paint_board(painter: QPainter, board: QRectF) -> None:
    """A board seen from the front: its lit edge, its grain, and the shadow below it."""
    painter.setPen(Qt.PenStyle.NoPen)
    edge, foot = board.height() * 0.24, board.height() * 0.16
    painter.setBrush(QColor(WOOD))
    painter.drawRoundedRect(board, 3, 3)
    painter.setBrush(QColor(WOOD_LIGHT))
    painter.drawRoundedRect(board.adjusted(0, 0, 0, edge - board.height()), 2, 2)
    painter.setBrush(QColor(WOOD_DARK))
    painter.drawRoundedRect(board.adjusted(0, board.height() - foot, 0, 0), 2, 2)
    middle = board.top() + board.height() * 0.55
    for at in range(int(board.width()) // 150 + 1):
        left = board.left() + at * 150 + (at * 53) % 70
        long = min(46 + (at * 29) % 40, board.right() - left - 8)
        if long > 0:
            painter.drawRoundedRect(QRectF(left, middle + (at % 3 - 1) * 2, long, 1.4), 0.7, 0.7)
