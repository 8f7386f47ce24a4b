"""A calm word to everybody over the table's upper edge; it goes away by itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from halloween_table.table import speeds

from ..parts.widgets import text

_MARGIN = 10
"""Pixels to the edges of what it lies on."""


class Notice(QFrame):
    """Lies on another widget and takes no clicks from it."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("notice")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._label = text("prompt", wrap=True)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        QVBoxLayout(self).addWidget(self._label)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        over.installEventFilter(self)
        self.hide()

    def say(self, lines: str) -> None:
        self._label.setText(lines)
        self._place()
        self.show()
        self.raise_()
        self._timer.start(speeds.BUBBLE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def _place(self) -> None:
        """In the middle of the upper edge, as wide as its longest line if there is room."""
        room = self.parentWidget().width() - 2 * _MARGIN
        self._label.setWordWrap(False)
        width = self.sizeHint().width()
        self._label.setWordWrap(True)
        width = min(room, width)
        self.setGeometry((room - width) // 2 + _MARGIN, _MARGIN, width, self.heightForWidth(width))
