"""Confetti: a handful of coloured scraps that fall once."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from halloween_table.contract.palette import GHOST, MOON, MOSS, PUMPKIN, VIOLET
from halloween_table.table.look import letters

_COLOURS = (PUMPKIN, VIOLET, MOSS, MOON, GHOST)
_SCRAPS = 160
_SIDE = 10.0
_FADES = 0.8
"""From here on it pales."""


class Confetti(QWidget):
    """Lies over all of its parent, and only while it falls. Where each scrap is follows from how far
    they have fallen: nothing is kept between two frames."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._fallen = 1.0
        lot = Random(31)
        self._scraps = [
            (QColor(_COLOURS[at % len(_COLOURS)]), [lot.random() for _ in range(4)])
            for at in range(_SCRAPS)
        ]
        self.hide()

    def fall(self, fallen: float) -> None:
        """From 0 to 1; at either end there is none."""
        self._fallen = fallen
        falls = 0.0 < fallen < 1.0
        if falls:
            self.setGeometry(self.parentWidget().rect())
            self.raise_()
            self.update()
        self.setVisible(falls)

    def paintEvent(self, event: QPaintEvent) -> None:
        side = letters.thing(_SIDE)
        width, height = self.width(), self.height()
        with QPainter(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setOpacity(min(1.0, (1 - self._fallen) / (1 - _FADES)))
            for colour, (across, late, sway, turn) in self._scraps:
                come = self._fallen * 1.5 - 0.5 * late
                if come <= 0:
                    continue
                x = (across + 0.03 * sin(2 * pi * (sway + 2 * come))) * width
                y = (1.15 * come * come + 0.15 * come - 0.06) * height
                # A scrap that turns over is seen narrower.
                flat = side * (0.25 + 0.75 * abs(cos(2 * pi * (turn + 3 * come))))
                painter.fillRect(QRectF(x - flat / 2, y - side / 3, flat, side * 0.66), colour)
