"""Text to read whose letters can be made larger: for the rulebook, the log, and good advice."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QWheelEvent
from PySide6.QtWidgets import QTextBrowser

from halloween_table.table.look import letters

_SMALLER, _LARGER = -3, 14
"""By how many pixels letters can be smaller or larger than all others."""
_NOTCH = 120
"""What a wheel reports for one notch."""


class Reading(QTextBrowser):
    """Ctrl and the wheel change the size of its letters. Qt's own zoom counts in points, and takes
    letters measured in pixels, as ours are, for nearly none."""

    _larger = 0
    """By how many pixels somebody wants its letters larger than all others."""
    _turned = 0
    """What a fine wheel has turned so far towards the next notch."""

    def __init__(self) -> None:
        super().__init__(openLinks=False)
        # Qt lets some lines reach a pixel or two into the margin, and would offer to go there.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        letters.follow(self._keep_larger)

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
        self._larger = min(max(_SMALLER, self._larger + by), _LARGER)
        font = QFont(self.font())
        font.setPixelSize(letters.high(letters.ORDINARY) + self._larger)
        self.setFont(font)

    def _keep_larger(self) -> None:
        """All letters have another size now."""
        if self._larger:
            self.enlarge(0)
