"""The games of an evening as a pile of boxes: the one on top is played first."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from halloween_table.contract.box import Box
from halloween_table.contract.palette import MOSS, NIGHT, PANEL, PUMPKIN, VIOLET
from halloween_table.engine.translate import fill
from halloween_table.games.shelf import SHELF
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import drawn

from ..parts.widgets import name_button, sharpest, shelf_text, text, tool_button
from ..shelf.cupboard import paint_board

_ART = (124, 93)
"""Pixels in which the art on the side of a box is drawn; of its height only a strip is seen."""
_CLEAR = 0.7
"""How much of its width is seen clearly: from there on it fades into the side."""
_UP = 0.68
"""Which strip of the art is seen: so much of the rest is cut off above."""
_LID, _OVERHANG = 12, 4
"""How high a lid is, and by how much it is wider than its box."""
_ASKEW = (0, 9, 3, 12, 6)
"""How far to the right each box lies: nobody piles them up straight."""
_TINTS = (PUMPKIN, VIOLET, "#3d7fd9", MOSS)
"""Of the lids, as the boxes stand on the shelf."""
_BOARD = 16


class ChosenBox(QFrame):
    """A game of the evening, and its place in the order.

    Signals:
        moved: by -1 or 1.
        removed: it is not played after all.
    """

    moved = Signal(int)
    removed = Signal()

    def __init__(self, at: int, of: int, lid: Box, *, fits: bool) -> None:
        super().__init__()
        self.setObjectName("piled")
        self._at, self._lid = at, lid
        self._count, title = text("heading"), text("prompt", wrap=True)
        self._count.setText(f"{at + 1}.")
        self._count.setMinimumWidth(letters.room(20))
        name = shelf_text(lid.title)
        title.setText(name)
        self.up, self.down, self.remove = map(tool_button, ("up", "down", "close"))
        self.up.setEnabled(at > 0)
        self.down.setEnabled(at < of - 1)
        self.up.clicked.connect(lambda: self.moved.emit(-1))
        self.down.clicked.connect(lambda: self.moved.emit(1))
        self.remove.clicked.connect(self.removed)
        #: %1 is a game.
        name_button(self.up, fill(self.tr("%1: earlier"), name))
        #: %1 is a game.
        name_button(self.down, fill(self.tr("%1: later"), name))
        #: %1 is a game.
        name_button(self.remove, fill(self.tr("%1: take away"), name))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(title)
        if not fits:
            why = text("muted", wrap=True)
            why.setText(self.tr("Not with so many players."))
            words.addWidget(why)
        words.addStretch(1)
        self._art = QSpacerItem(0, 0, QSizePolicy.Policy.Fixed)
        row = self._row = QHBoxLayout(self)
        row.setSpacing(8)
        row.addWidget(self._count)
        row.addItem(self._art)
        row.addLayout(words, 1)
        for button in (self.up, self.down, self.remove):
            row.addWidget(button)
        letters.follow(self._fit)

    def _fit(self) -> None:
        """To letters of another size."""
        lid, edge = letters.thing(_LID), letters.thing(_OVERHANG)
        askew, most = (letters.thing(each) for each in (_ASKEW[self._at], max(_ASKEW)))
        self._row.setContentsMargins(0, lid + 5, most - askew + edge + 8, 6)
        self._art.changeSize(askew + edge + letters.thing(_ART[0]), 0)
        self._row.invalidate()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box as it lies there, seen from its side; the number of its game stands beside it."""
        askew, most = (letters.thing(each) for each in (_ASKEW[self._at], max(_ASKEW)))
        left = self._count.geometry().right() + self._row.spacing() + askew
        box = QRectF(left, 0, self.width() - left - (most - askew), self.height())
        lid, edge = letters.thing(_LID), letters.thing(_OVERHANG)
        side = box.adjusted(edge, lid - 2, -edge, 0)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(PANEL))
            painter.drawRoundedRect(side, 4, 4)
            self._paint_art(painter, side)
            shade = QColor(NIGHT)
            shade.setAlphaF(0.45)
            painter.fillRect(side.adjusted(0, 2, 0, 5 - side.height()), shade)  # below the lid
            tint = QColor(_TINTS[SHELF.index(self._lid) % len(_TINTS)])
            painter.setBrush(tint)
            top = box.adjusted(0, 0, 0, lid - box.height())
            painter.drawRoundedRect(top, 4, 4)
            painter.setBrush(tint.lighter(145))  # lit from the upper left
            painter.drawRoundedRect(top.adjusted(3, 2, -top.width() * 0.45, 4 - top.height()), 1, 1)

    def _paint_art(self, painter: QPainter, side: QRectF) -> None:
        """At the left, where nothing is written."""
        wide, high = map(letters.thing, _ART)
        art = drawn(self._lid.picture, wide, high, sharpest())
        where = QRectF(side.left(), side.top(), wide, side.height())
        shape = QPainterPath()
        shape.addRoundedRect(side, 4, 4)
        painter.save()
        painter.setClipPath(shape)
        painter.setClipRect(where, Qt.ClipOperation.IntersectClip)
        painter.drawPixmap(QPointF(where.left(), where.top() - (high - where.height()) * _UP), art)
        clear, solid = QColor(PANEL), QColor(PANEL)
        clear.setAlpha(0)
        fades = QLinearGradient(where.left() + wide * _CLEAR, 0, where.right(), 0)
        fades.setColorAt(0, clear)
        fades.setColorAt(1, solid)
        painter.fillRect(where, fades)
        painter.restore()


class Board(QWidget):
    """What the pile stands on."""

    def __init__(self) -> None:
        super().__init__()
        letters.follow(self._fit)

    def _fit(self) -> None:
        self.setFixedHeight(letters.thing(_BOARD))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_board(painter, QRectF(self.rect()))
