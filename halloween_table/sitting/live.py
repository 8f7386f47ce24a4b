"""The one place where a game meets Qt: its news as signals, and a timer for its clock."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from .listeners import Listeners
from .source import Hands, Source

T = TypeVar("T")

_LONGEST_SLEEP = 3_600_000
"""Milliseconds after which the timer looks again at the latest: Qt's do not count far."""


class Live(QObject):
    """Passes on what a source tells, and lets its clock ring, for as long as somebody looks.

    Signals:
        changed: a Change.
        troubled: a StoreProblem that kept the clock from acting.
    """

    changed = Signal(object)
    troubled = Signal(object)

    def __init__(self, source: Source, hands: Hands, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._listen(source.changed, self.changed.emit)
        self._clock = hands.clock
        self._listen(hands.troubled, self.troubled.emit)
        self._listen(hands.clock.wound, self._wind)
        self._timer.timeout.connect(hands.clock.check)
        self._wind()

    def _listen(self, news: Listeners[T], listener: Callable[[T], object]) -> None:
        """Until this is gone: a game may outlast the window that shows it."""
        news.connect(listener)
        self.destroyed.connect(lambda: news.disconnect(listener))

    def _wind(self, _: None = None) -> None:
        due = self._clock.due_in()
        if due is None:
            self._timer.stop()
        else:
            self._timer.start(min(ceil(due * 1000), _LONGEST_SLEEP))
