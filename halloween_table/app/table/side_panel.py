"""A column of words and buttons beside the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from halloween_table.table.look import letters

_WIDTH = 300


class SidePanel(QScrollArea):
    """It scrolls where the window is too small for all of it."""

    def __init__(self) -> None:
        super().__init__(widgetResizable=True)
        self.setObjectName("clear")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # whoever walks goes from button to button
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        inside.setObjectName("clear")
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(16, 14, 16, 14)
        self._column.setSpacing(10)
        self.setWidget(inside)
        letters.follow(self._fit)

    def _fit(self) -> None:
        self.setFixedWidth(letters.column(_WIDTH))
