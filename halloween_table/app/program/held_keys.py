"""Keys that somebody holds down, under X11: there Qt often takes each repeat for a new press."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent, QWindow

_MOMENT = 12
"""Milliseconds within which the press has come, if a key was not really let go."""


class HeldKeys(QObject):
    """Sees that a key which repeats is told as one: a hand that is up must not go down again, and
    cards that somebody holds up by a key stay up.

    X11 says that a held key was let go and pressed within the same millisecond. Qt looks whether
    the press has come when it hears of the release, and mostly it has not. Nobody is that quick. So
    a release is told a moment later, and not at all if it is followed by such a press.
    A key that has been to a screen reader before it comes here does not know its time any more.
    """

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._window = window
        self._let_go: QKeyEvent | None = None
        """The release that has not been told yet."""
        self._telling = False
        self._timer = QTimer(self, singleShot=True, interval=_MOMENT)
        self._timer.timeout.connect(self._tell)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._telling or not isinstance(event, QKeyEvent) or not event.timestamp():
            return False
        if event.type() == QEvent.Type.KeyRelease:
            self._tell()
            if not event.isAutoRepeat():
                self._let_go = _copied(event, repeats=False)
                self._timer.start()
            return self._let_go is not None
        if event.type() == QEvent.Type.KeyPress:
            return self._is_held(event)
        return False

    def _is_held(self, event: QKeyEvent) -> bool:
        """Whether that press was one that repeats, and has been told as such."""
        released = self._let_go
        if released is None or _told(released) != _told(event):
            self._tell()
            return False
        self._timer.stop()
        self._let_go = None
        self._send(_copied(event, repeats=True))
        return True

    def _tell(self) -> None:
        self._timer.stop()
        released, self._let_go = self._let_go, None
        if released is not None:
            self._send(released)

    def _send(self, event: QKeyEvent) -> None:
        self._telling = True
        try:
            QCoreApplication.sendEvent(self._window, event)
        finally:
            self._telling = False


def _told(event: QKeyEvent) -> tuple[int, int]:
    """Which key it was, and when."""
    return event.nativeScanCode(), event.timestamp()


def _copied(event: QKeyEvent, repeats: bool) -> QKeyEvent:
    again = QKeyEvent(
        event.type(),
        event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
        repeats,
        event.count(),
    )
    again.setTimestamp(event.timestamp())
    return again
