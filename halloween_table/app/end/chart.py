"""A small line chart: everybody's points after each round."""

from __future__ import annotations

from itertools import count

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from halloween_table.contract.palette import MUTED, NIGHT, PANEL_EDGE, seat_colour
from halloween_table.engine.record import Player
from halloween_table.engine.translate import number
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import drawing

from ..parts.names import called

_APART = 7.0
"""Pixels between the marks of one round, so that equal points do not hide each other."""


def scale(low: int, high: int) -> range:
    """The numbers beside the chart: whole and round, a few of them, around everybody's points."""
    steps = (digit * 10**zeros for zeros in count() for digit in (1, 2, 5))
    step = next(step for step in steps if high - low <= 6 * step)
    return range(low // step * step, high + step, step)


class PointsChart(QWidget):
    """One line per player, in their colour, with their symbol at every round."""

    def __init__(self, players: tuple[Player, ...], points: list[tuple[int, ...]]) -> None:
        super().__init__()
        self._players, self._points = players, points
        self.say()
        letters.follow(self._fit)

    def _fit(self) -> None:
        self.setMinimumSize(letters.thing(320), letters.room(170))

    def say(self) -> None:
        """What it shows, for those who do not see it."""
        self.setAccessibleName(
            "; ".join(
                f"{called(player.name)}: {', '.join(str(row[seat]) for row in self._points)}"
                for seat, player in enumerate(self._players)
            )
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            everything = [points for row in self._points for points in row]
            beside = scale(min(0, *everything), max(5, *everything))
            low, high = beside[0], beside[-1]
            unit = letters.room(100) / 100
            room = QRectF(self.rect()).adjusted(52 * unit, 16 * unit, -22 * unit, -34 * unit)

            def at(round_: int, points: float) -> QPointF:
                across = round_ / max(1, len(self._points) - 1)
                up = (points - low) / (high - low)
                return QPointF(
                    room.left() + across * room.width(), room.bottom() - up * room.height()
                )

            for value in beside:
                painter.setPen(QPen(QColor(PANEL_EDGE), 1))
                painter.drawLine(at(0, value), QPointF(room.right(), at(0, value).y()))
                painter.setPen(QColor(MUTED))
                label = QRectF(0, at(0, value).y() - 10 * unit, 32 * unit, 20 * unit)
                right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                painter.drawText(label, right, number(value))
            painter.setPen(QColor(MUTED))
            for round_ in range(len(self._points)):
                left, below = at(round_, low).x() - 20 * unit, room.bottom() + 11 * unit
                label = QRectF(left, below, 40 * unit, 20 * unit)
                painter.drawText(label, Qt.AlignmentFlag.AlignCenter, str(round_))
            for seat, player in enumerate(self._players):
                look = seat_colour(player.colour)
                aside = QPointF((seat - (len(self._players) - 1) / 2) * _APART * unit, 0)
                line = [at(round_, row[seat]) + aside for round_, row in enumerate(self._points)]
                painter.setPen(QPen(QColor(look.tint), 3 * unit))
                painter.drawPolyline(QPolygonF(line))
                for point in line:
                    painter.setPen(QPen(QColor(look.tint), 2 * unit))
                    painter.setBrush(QColor(NIGHT))
                    painter.drawEllipse(point, 9 * unit, 9 * unit)
                    half = 6 * unit
                    mark = QRectF(point.x() - half, point.y() - half, 2 * half, 2 * half)
                    drawing(look.symbol).render(painter, mark)
