"""The lid of the box beside what is agreed: its art, its story, and what lies in it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from halloween_table.contract.kit import Introduction
from halloween_table.games.shelf import Box
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import drawn

from ..parts.sketch import Sketch
from ..parts.widgets import sharpest, text

_WIDTH = 312
_PIECE = 40
_COLUMNS = 2
_ANY = (1 << 24) - 1
"""As wide as any widget can be."""


class Lid(QFrame):
    """Nothing on it can be pressed. Where there is no room beside everything else it lies below, and
    then its words stand beside the art."""

    def __init__(self, box: Box, introduction: Introduction | None) -> None:
        super().__init__()
        self.setObjectName("lid")
        self._box, self._introduction = box, introduction
        self._art = QLabel()
        self._art.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._story, self._heading = text(wrap=True), text("prompt", wrap=True)
        self._heaps: list[tuple[Sketch, QLabel]] = []
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(6)
        for at, heap in enumerate(introduction.heaps() if introduction else ()):
            found = (Sketch(_PIECE, heap.picture), text(wrap=True))
            row, column = divmod(at, _COLUMNS)
            for beside, widget in enumerate(found):
                grid.addWidget(widget, row, 2 * column + beside, Qt.AlignmentFlag.AlignVCenter)
            grid.setColumnStretch(2 * column + 1, 1)
            self._heaps.append(found)
        words = QVBoxLayout()
        words.setSpacing(10)
        for widget in (self._story, self._heading):
            words.addWidget(widget)
        words.addLayout(grid)
        words.addStretch(1)
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(self._art, 0, Qt.AlignmentFlag.AlignTop)
        told = QWidget()
        inside = QHBoxLayout(told)
        inside.setContentsMargins(12, 12, 10, 12)
        inside.addLayout(words)
        self._layout.addWidget(told, 1)
        self._below = False
        letters.follow(self._fit)

    def lie(self, below: bool) -> None:
        """Below everything else, as wide as that; or beside it, as wide as its art."""
        if below is not self._below:
            self._below = below
            self._fit()

    def _fit(self) -> None:
        width, way = letters.thing(_WIDTH), QBoxLayout.Direction
        size = (width, width * 3 // 4)
        self._art.setFixedSize(*size)
        self._art.setPixmap(drawn(self._box.picture, *size, sharpest()))
        self._layout.setDirection(way.LeftToRight if self._below else way.TopToBottom)
        self.setMinimumWidth(width)
        self.setMaximumWidth(_ANY if self._below else width)

    def say(self) -> None:
        told = self._introduction
        self._story.setVisible(told is not None)
        self._heading.setVisible(bool(self._heaps))
        self._heading.setText(self.tr("In the box"))
        if told is not None:
            self._story.setText(told.story())
            for (_, label), heap in zip(self._heaps, told.heaps(), strict=True):
                label.setText(heap.words)
