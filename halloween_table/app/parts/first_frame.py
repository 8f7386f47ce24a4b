"""What can wait until the first frame is on the screen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class _FirstFrame(QObject):
    """Waits for a widget to be painted, once. A timer alone would not do: it goes off before a
    system has made room for the window."""

    def __init__(self, widget: QWidget, then: Callable[[], None]) -> None:
        super().__init__(widget)
        self._then = then
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._go_on)
        return False

    def _go_on(self) -> None:
        self._then()
        self.deleteLater()


def after_first_frame(widget: QWidget, then: Callable[[], None]) -> None:
    """Calls it as soon as the widget has been seen for the first time."""
    _FirstFrame(widget, then)
