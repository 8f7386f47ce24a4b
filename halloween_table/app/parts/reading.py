"""Text to read whose letters can be made larger: for the rulebook, the log, and good advice."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QWheelEvent
from PySide6.QtWidgets import QTextBrowser

_SMALLEST, _LARGEST = 11, 28
_NOTCH = 120
"""What a wheel reports for one notch."""


class Reading(QTextBrowser):
    """Ctrl and the wheel change the size of its letters. Qt's own zoom counts in points, and takes
    letters measured in pixels, as ours are, for nearly none."""

    _turned = 0
    """What a fine wheel has turned so far towards the next notch."""

    def __init__(self) -> None:
        super().__init__(openLinks=False)
        # Qt lets some lines reach a pixel or two into the margin, and would offer to go there.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._turned += event.angleDelta().y()
            notches = int(self._turned / _NOTCH)
            self._turned -= notches * _NOTCH
            self.enlarge(notches)
            event.accept()
        else:
            super().wheelEvent(event)

    def enlarge(self, by: int) -> None:
        """Makes the letters so many pixels larger, or smaller."""
        font = QFont(self.font())
        font.setPixelSize(min(max(_SMALLEST, self.fontInfo().pixelSize() + by), _LARGEST))
        self.setFont(font)
