"""What the window is called: after its page, so that those who listen know which one has opened."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QStackedWidget, QWidget

if TYPE_CHECKING:
    from halloween_table.table.heard.aloud import Aloud

_NAME = "Halloween Table"
_LATER = 500
"""Milliseconds after a page has opened. Of a whole page of things that are new Orca drops most, the
title too; what is said after them it says."""


class Entitling(QObject):
    """Gives the window the title of the page that is shown, and has it said."""

    def __init__(self, window: QWidget, pages: QStackedWidget) -> None:
        super().__init__(window)
        self._window, self._pages = window, pages
        self._saying = QTimer(self, singleShot=True, interval=_LATER)
        self._saying.timeout.connect(self._say)
        window.setWindowTitle(_NAME)

    @cached_property
    def _aloud(self) -> Aloud:
        from halloween_table.table.heard.aloud import Aloud  # the first frame does without it

        return Aloud(self._window)

    def heed(self, page: QWidget) -> None:
        """The title of a new page may change at any time, by another language, say."""
        page.windowTitleChanged.connect(self._take)

    def turned(self) -> None:
        """Another page is shown."""
        self._take()
        self._saying.start()

    def _say(self) -> None:
        from PySide6.QtGui import QAccessible  # the first frame does without it

        if QAccessible.isActive():
            self._aloud.forget()  # what other pages were called
            self._aloud.say(self._title or _NAME)

    @property
    def _title(self) -> str:
        return self._pages.currentWidget().windowTitle()

    def _take(self) -> None:
        title = self._title
        self._window.setWindowTitle(f"{title} – {_NAME}" if title else _NAME)
