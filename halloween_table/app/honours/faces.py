"""Somebody's figure in their colour, with a wreath of laurel for those who have won; and their name."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from halloween_table.contract.palette import figure_asset, seat_colour
from halloween_table.engine.record import Player
from halloween_table.store.rows import Person
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import drawn

from ..end.points_table import NameLabel
from ..parts.widgets import sharpest

_WREATH = 1.14
"""How large a wreath is beside the figure in it."""


class Face(QWidget):
    """A figure, and room for a wreath around it whether it has one or not."""

    def __init__(self, person: Person | Player, high: int, laurel: bool = False) -> None:
        """`high`: pixels of the figure, beside letters of the usual size."""
        super().__init__()
        self._person, self._high, self._laurel = person, high, laurel
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        letters.follow(self._fit)

    def _fit(self) -> None:
        side = round(letters.thing(self._high) * (_WREATH if self._laurel else 1))
        self.setFixedSize(QSize(side if self._laurel else side * 3 // 4, side))

    def paintEvent(self, event: QPaintEvent) -> None:
        room, ratio = QRectF(self.rect()), sharpest()
        high = letters.thing(self._high) * (0.86 if self._laurel else 1)
        tint = seat_colour(self._person.colour).tint
        with QPainter(self) as painter:
            if self._laurel:
                wreath = drawn("common/laurel", self.width(), self.height(), ratio)
                painter.drawPixmap(0, 0, wreath)
            wide = high * 3 / 4
            figure = drawn(figure_asset(self._person.figure), round(wide), round(high), ratio, tint)
            left, top = room.center().x() - wide / 2, (room.height() - high) / 2
            painter.drawPixmap(round(left), round(top), figure)


class Name(NameLabel):
    """A name that is broken where it has to be, and takes only as many lines as it needs."""

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.fontMetrics().height())
