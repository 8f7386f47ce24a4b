"""Letters grow with the window, with the setting, and with the system's own scaling of text."""

from __future__ import annotations

import sys
from math import floor

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from halloween_table.table.look import letters
from halloween_table.table.look.letters import ORDINARY, Scale

from ..parts.preferences import Preferences

_USUAL = (1280, 800)
"""A window larger than that has larger letters."""
_SMALLEST = (1024, 640)
"""So large every window is, unless the screen is smaller: then everything is smaller too."""
_ROOM = (640, 400)
"""So many pixels a window must have at least, counted in letters of the ordinary size."""
_LARGEST = 2.2
"""What a window alone does at most: a 4K television, seen from the sofa."""
_LEAST = 0.5
_STEP = 0.05
_AT_REST = 150
"""Milliseconds after which a window that was being resized has its size."""
_DOTS = 72 if sys.platform == "darwin" else 96
"""Per inch, where a system has text as large as it is drawn."""


def scale_for(width: int, height: int, wanted: float = 1.0, system: float = 1.0) -> Scale:
    """In a window of that size, for people who want letters so many times as large, on a system
    that has all letters so many times as large.

    Two things are held back. System and window answer the same question (how far from the screen
    does somebody sit?), so together they do not more than either may. And no letters are so large
    that a window has less room than `_ROOM` for them: in 1280 × 800 that is twice the ordinary
    size, in 1024 × 700 about 1.6 times."""
    grown = min(width / _USUAL[0], height / _USUAL[1])
    fits = min(width / _SMALLEST[0], height / _SMALLEST[1])
    # On a screen that is too small, what is no text shrinks; text only as far as it has to.
    window = _stepped(min(max(1.0, grown), _LARGEST) if fits >= 1 else max(fits, _LEAST))
    together = max(system, min(max(1.0, window) * system, _LARGEST)) * wanted
    most = min(width / _ROOM[0], height / _ROOM[1])
    return Scale(window, round(ORDINARY * min(together, max(most, _LEAST))))


def _stepped(factor: float) -> float:
    return round(floor(factor / _STEP + 1e-6) * _STEP, 2)


class Growing(QObject):
    """Sees to it that letters are as large as they should be, in all windows: for the whole program
    the main window counts. A new size costs as much as a new style, so it comes when a resized
    window has come to rest, and only if it is another one."""

    def __init__(self, window: QWidget, preferences: Preferences) -> None:
        super().__init__(window)
        self._window, self._preferences = window, preferences
        self._resting = QTimer(self, singleShot=True, interval=_AT_REST)
        self._resting.timeout.connect(self.follow)
        preferences.changed.connect(self._on_preference)

    def resized(self) -> None:
        """Again and again, while somebody pulls at the window."""
        self._resting.start()

    def begin(self) -> None:
        """Before anything is seen, or styled."""
        scale = self._wanted(self._first_size())
        if scale != letters.now():
            letters.use(scale)
            letters.tell()

    def follow(self) -> None:
        """Letters have the size they should have, from now on."""
        scale = self._wanted(self._window.size())
        if scale == letters.now():
            return
        from .theme import use_theme

        letters.use(scale)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        use_theme(app)
        letters.tell()

    def _on_preference(self, key: str) -> None:
        if key == "text_size":
            self.follow()

    def _wanted(self, size: QSize) -> Scale:
        wanted = self._preferences.text_size / 100
        return scale_for(size.width(), size.height(), wanted, self.system())

    def system(self) -> float:
        """How many times as large the system has all letters. Most have everything that much larger,
        and tell a window that it is smaller; then nothing is left to be done here."""
        return max(1.0, self._window.screen().logicalDotsPerInch() / _DOTS)

    def _first_size(self) -> QSize:
        """What it will have as soon as it is shown."""
        window = self._window
        if window.isFullScreen():
            return window.screen().size()
        return window.screen().availableSize() if window.isMaximized() else window.size()
