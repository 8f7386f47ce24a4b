"""Words that are there from the start, for those who listen, and are seen when their time comes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from ..parts.widgets import breakable

_LARGE, _LONG_WORD = 40, 20
"""A title with so many letters can be written large, if no word in it is longer than that."""


class WaitingText(QLabel):
    """A label that keeps its room while nothing of it is seen: nothing shifts when it comes."""

    def __init__(self, name: str = "", wrap: bool = False) -> None:
        """`name`: the style sheet knows its look by it."""
        super().__init__(wordWrap=wrap)
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if not wrap:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.waits = False

    def wait(self, waits: bool) -> None:
        if waits != self.waits:
            self.waits = waits
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.waits:
            super().paintEvent(event)


class Title(WaitingText):
    """What came of it all, as large as its words may be."""

    def __init__(self) -> None:
        super().__init__("winner", wrap=True)

    def say(self, title: str) -> None:
        self.setText(breakable(title))
        large = len(title) <= _LARGE and max(map(len, title.split())) <= _LONG_WORD
        self.setObjectName("winner" if large else "title")


class Sum(WaitingText):
    """A number that is counted up to: another one is seen as long as it is not reached."""

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        self._so_far = ""

    def count(self, so_far: str) -> None:
        if so_far != self._so_far:
            self._so_far = so_far
            self.update()

    @property
    def seen(self) -> str:
        return self._so_far or self.text()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._so_far or self._so_far == self.text():
            super().paintEvent(event)
            return
        with QPainter(self) as painter:
            painter.setPen(self.palette().windowText().color())
            # It may be wider than what it comes to.
            flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextDontClip.value
            painter.drawText(self.rect(), flags, self._so_far)
