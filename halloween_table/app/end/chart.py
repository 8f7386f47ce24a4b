"""A line chart: everybody's points after each round."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from math import ceil

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from halloween_table.contract.palette import (
    MOON,
    MUTED,
    NIGHT,
    PANEL_EDGE,
    SeatColour,
    seat_colour,
)
from halloween_table.engine.game import Seat
from halloween_table.engine.record import Player
from halloween_table.engine.translate import number
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import drawing

from ..parts.names import called

_APART, _APART_LINES = 5.0, 2.0
"""Pixels between the marks of one round, and between lines of equal points."""
_NAMES, _SHARE = 150, 0.4
"""At the right, for whose line it is: pixels at least, and how much of the chart at most."""
_BESIDE_NAME = 36 + 2 * _APART
"""For the symbol before a name, and around it."""


def scale(low: int, high: int) -> range:
    """The numbers beside the chart: whole and round, a few of them, around everybody's points."""
    steps = (digit * 10**zeros for zeros in count() for digit in (1, 2, 5))
    step = next(step for step in steps if high - low <= 6 * step)
    return range(low // step * step, high + step, step)


@frozen
class Plot:
    """Where the lines are drawn."""

    room: QRectF
    rounds: int
    beside: range
    """The numbers at the left."""

    def at(self, round_: int, points: float) -> QPointF:
        low, high = self.beside[0], self.beside[-1]
        across, up = round_ / self.rounds, (points - low) / (high - low)
        room = self.room
        return QPointF(room.left() + across * room.width(), room.bottom() - up * room.height())


class PointsChart(QWidget):
    """One line per player, in their colour, with their symbol at every round."""

    def __init__(self, players: tuple[Player, ...], points: list[tuple[int, ...]]) -> None:
        super().__init__()
        self._players, self._points = players, points
        self._waits = False
        self.say()
        letters.follow(self._fit)

    def _fit(self) -> None:
        self.setMinimumSize(letters.thing(320), letters.room(152))
        self.setMaximumHeight(letters.room(330))

    def say(self) -> None:
        """What it shows, for those who do not see it."""
        self.setAccessibleName(
            "; ".join(
                f"{called(player.name)}: {', '.join(str(row[seat]) for row in self._points)}"
                for seat, player in enumerate(self._players)
            )
        )

    def wait(self, waits: bool) -> None:
        """Who won is not to be seen before it is known."""
        if waits != self._waits:
            self._waits = waits
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            unit = letters.room(100) / 100
            plot = self._plot(unit)
            self._paint_scale(painter, plot, unit)
            if self._waits:
                return
            for seat, player in enumerate(self._players):
                self._paint_line(painter, plot, seat, seat_colour(player.colour), unit)
            self._paint_ends(painter, plot, unit)

    def _plot(self, unit: float) -> Plot:
        everything = [points for row in self._points for points in row]
        beside = scale(min(0, *everything), max(5, *everything))
        aside = self._aside(unit)
        room = QRectF(self.rect()).adjusted(
            46 * unit + aside.x(), 14 * unit, -self._names(unit), -28 * unit - aside.y()
        )
        return Plot(room, max(1, len(self._points) - 1), beside)

    def _aside(self, unit: float) -> QPointF:
        """How far the outermost lines are drawn beside where they belong."""
        off = (len(self._players) - 1) / 2 * unit
        return QPointF(off * _APART, off * _APART_LINES)

    def _names(self, unit: float) -> float:
        """How much room there is for names: as much as the longest needs, if the lines can spare it."""
        metrics = QFontMetricsF(self._bold())
        widest = max(metrics.horizontalAdvance(called(each.name)) for each in self._players)
        needed = max(_NAMES * unit, widest + _BESIDE_NAME * unit + 2)
        return min(needed, max(_NAMES * unit, self.width() * _SHARE))

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.Bold)
        return font

    def _paint_scale(self, painter: QPainter, plot: Plot, unit: float) -> None:
        room, aside = plot.room, self._aside(unit)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for value in plot.beside:
            height = plot.at(0, value).y()
            painter.setPen(QPen(QColor(PANEL_EDGE), 1))
            painter.drawLine(QPointF(room.left(), height), QPointF(room.right(), height))
            painter.setPen(QColor(MUTED))
            label = QRectF(0, height - 10 * unit, room.left() - aside.x() - 18 * unit, 20 * unit)
            painter.drawText(label, right, number(value))
        every = self._every(plot, 26 * unit)
        for round_ in range(0, len(self._points), every):
            below = QPointF(plot.at(round_, plot.beside[0]).x() - 20 * unit, room.bottom())
            label = QRectF(below.x(), below.y() + aside.y() + 8 * unit, 40 * unit, 20 * unit)
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, str(round_))

    def _every(self, plot: Plot, needed: float) -> int:
        """Every how many rounds there is so much room."""
        return max(1, ceil(needed * plot.rounds / max(1.0, plot.room.width())))

    def _paint_line(
        self, painter: QPainter, plot: Plot, seat: Seat, look: SeatColour, unit: float
    ) -> None:
        """Each a little aside, so that equal points do not hide each other; with the symbol as often
        as there is room for it."""
        off = (seat - (len(self._players) - 1) / 2) * unit
        aside = QPointF(off * _APART, off * _APART_LINES)
        line = [plot.at(round_, row[seat]) + aside for round_, row in enumerate(self._points)]
        painter.setPen(QPen(QColor(look.tint), 3 * unit))
        painter.drawPolyline(QPolygonF(line))
        needed = (20 + _APART * (len(self._players) - 1)) * unit
        for point in line[:: self._every(plot, needed)]:
            _paint_symbol(painter, point, look, unit)

    def _paint_ends(self, painter: QPainter, plot: Plot, unit: float) -> None:
        """At the end of each line whose it is, the best above; nobody's name lies on another's."""
        font, high = self._bold(), letters.high(letters.ORDINARY) * 1.35
        painter.setFont(font)
        metrics, last = QFontMetricsF(font), len(self._points) - 1
        ends = [plot.at(last, points).y() for points in self._points[-1]]
        for seat, height in spread(ends, high, self.height() - high / 2).items():
            player = self._players[seat]
            look = seat_colour(player.colour)
            middle = QPointF(plot.room.right() + 22 * unit + _APART * unit * 2, height)
            _paint_symbol(painter, middle, look, unit)
            words = QRectF(middle.x() + 14 * unit, height - high, 0, 2 * high)
            words.setRight(self.width())
            name = metrics.elidedText(
                called(player.name), Qt.TextElideMode.ElideRight, words.width()
            )
            painter.setPen(QColor(MOON))
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, name)


def spread(heights: Sequence[float], apart: float, lowest: float) -> dict[int, float]:
    """Where to write what belongs at these heights, from above: as near as it can be, if each needs
    so much room and none may be lower than that."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed: list[float] = []
    for at in order:
        placed.append(max(heights[at], placed[-1] + apart if placed else heights[at]))
    for back in range(len(placed) - 1, -1, -1):
        placed[back] = min(placed[back], lowest - apart * (len(placed) - 1 - back))
    return dict(zip(order, placed, strict=True))


def _paint_symbol(painter: QPainter, point: QPointF, look: SeatColour, unit: float) -> None:
    painter.setPen(QPen(QColor(look.tint), 2 * unit))
    painter.setBrush(QColor(NIGHT))
    painter.drawEllipse(point, 9 * unit, 9 * unit)
    half = 6 * unit
    mark = QRectF(point.x() - half, point.y() - half, 2 * half, 2 * half)
    drawing(look.symbol).render(painter, mark)
