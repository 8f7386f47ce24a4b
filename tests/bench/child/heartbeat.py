"""What keeps a window from answering."""

from __future__ import annotations

import time

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer

_AT_REST = 0.15
"""Seconds without work after which a window has come to rest."""
_WORK = 0.001
"""Seconds of work that are none."""
_LONGEST = 8.0
"""Seconds after which nobody waits for a rest any more."""


class Heartbeat(QObject):
    """Beats as often as the event loop lets it. What it is kept from beating by, people feel as a
    window that does not answer."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._last = time.thread_time()
        self._began = self._busy = time.monotonic()
        self._longest = 0.0
        self._loop = QEventLoop()
        self._timer = QTimer(self, interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def until_rest(self) -> float:
        """Waits until there is nothing more to do, or for long: the longest block, in milliseconds
        of work."""
        self._loop.exec()
        self._timer.stop()
        return self._longest * 1000

    def _beat(self) -> None:
        now = time.thread_time()
        block, self._last = now - self._last, now
        self._longest = max(self._longest, block)
        beat = time.monotonic()
        if block > _WORK:
            self._busy = beat
        if beat - self._busy > _AT_REST or beat - self._began > _LONGEST:
            self._loop.quit()
