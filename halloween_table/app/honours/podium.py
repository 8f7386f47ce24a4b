"""The best three on their steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from halloween_table.contract.palette import MOON, PANEL, PANEL_EDGE, TABLE
from halloween_table.engine.translate import number
from halloween_table.store.rows import Person
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import drawn

from ..parts.names import introduced
from ..parts.widgets import sharpest, text
from .faces import Face, Name

_FIGURE, _SMALLER = 104, 84
_STEPS = (96, 66, 46)
"""How high each place stands."""
_WIDEST = 250
_ORDER = (1, 0, 2)
"""From left to right: the second, the first, the third."""


class Stood(NamedTuple):
    """Somebody on a step."""

    person: Person
    place: int
    line: str
    """What they have done for it."""


class Podium(QWidget):
    """Up to three people, the first in the middle and highest. Those who share a place stand equally
    high."""

    def __init__(self, stood: Sequence[Stood]) -> None:
        super().__init__()
        best = stood[:3]
        self.setAccessibleName(
            "; ".join(f"{each.place}. {introduced(each.person)}: {each.line}" for each in best)
        )
        row = QHBoxLayout(self)
        row.setSpacing(0)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        for at in _ORDER:
            if at < len(best):
                row.addWidget(_Column(best[at]), 100)
        row.addStretch(1)


class _Column(QWidget):
    """Somebody, their name above what they have done, and the step below."""

    def __init__(self, stood: Stood) -> None:
        super().__init__()
        first = stood.place == 1
        name, line = Name(), text("muted", wrap=True)
        name.setObjectName("heading" if first else "prompt")
        name.setText(introduced(stood.person))
        line.setText(stood.line)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addStretch(1)
        middle = Qt.AlignmentFlag.AlignHCenter
        for label in (name, line):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            layout.addWidget(label)
        layout.addSpacing(4)
        layout.addWidget(Face(stood.person, _FIGURE if first else _SMALLER, first), 0, middle)
        layout.addWidget(_Step(stood.place))
        letters.follow(self._fit)

    def _fit(self) -> None:
        self.setMaximumWidth(letters.room(_WIDEST))


class _Step(QWidget):
    """A block of the podium with the number of its place."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self._place = place
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        letters.follow(self._fit)

    def _fit(self) -> None:
        self.setFixedHeight(letters.thing(_STEPS[min(self._place, len(_STEPS)) - 1]))

    def paintEvent(self, event: QPaintEvent) -> None:
        room = QRectF(self.rect())
        lip = letters.thing(9)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            shade = QLinearGradient(room.topLeft(), room.topRight())
            shade.setColorAt(0, QColor(PANEL_EDGE))
            shade.setColorAt(0.5, QColor(PANEL))
            shade.setColorAt(1, QColor(TABLE))
            painter.setBrush(shade)
            painter.drawRoundedRect(room.adjusted(3, 0, -3, 8), 6, 6)
            painter.setBrush(QColor(PANEL_EDGE).lighter(125))
            painter.drawRoundedRect(QRectF(0, 0, room.width(), lip), 4, 4)
            font = QFont(self.font())
            font.setPixelSize(min(letters.high(30), round(room.height() * 0.6)))
            font.setWeight(QFont.Weight.ExtraBold)
            painter.setFont(font)
            painter.setPen(QColor(MOON))
            painter.drawText(
                room.adjusted(0, lip, 0, 0), Qt.AlignmentFlag.AlignCenter, number(self._place)
            )


class Invitation(QWidget):
    """An empty podium by moonlight: whoever comes first may stand on it."""

    def __init__(self) -> None:
        super().__init__()
        letters.follow(self._fit)

    def _fit(self) -> None:
        self.setFixedSize(letters.thing(420), letters.thing(230))

    def paintEvent(self, event: QPaintEvent) -> None:
        unit, ratio = self.width() / 420, sharpest()
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
            painter.setPen(Qt.PenStyle.NoPen)
            for x, top, fill in ((30, 176, PANEL), (150, 136, PANEL_EDGE), (270, 192, TABLE)):
                painter.setBrush(QColor(fill))
                block = QRectF(x * unit, top * unit, 120 * unit, (232 - top) * unit)
                painter.drawRoundedRect(block, 5, 5)
                painter.setBrush(QColor(PANEL_EDGE).lighter(125))
                lip = QRectF((x - 4) * unit, top * unit, 128 * unit, 9 * unit)
                painter.drawRoundedRect(lip, 4, 4)
