"""Keys that somebody holds down, under X11: there Qt often takes each repeat for a new press."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QWindow


class HeldKeys(QObject):
    """Sees that a key which repeats is told as one: a hand that is up must not go down again.

    X11 says that a held key was let go and pressed within the same millisecond. Qt looks whether
    the press has come when it hears of the release, and mostly it has not. Nobody is that quick.
    A key that has been to a screen reader before it comes here does not know its time any more.
    """

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._let_go = (0, 0)
        """Which key was let go last, and when."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            return False
        assert isinstance(event, QKeyEvent)
        this = event.nativeScanCode(), event.timestamp()
        if event.type() == QEvent.Type.KeyRelease:
            self._let_go = this
        elif this == self._let_go and event.timestamp() and not event.isAutoRepeat():
            QCoreApplication.sendEvent(watched, _repeated(event))
            return True
        return False


def _repeated(event: QKeyEvent) -> QKeyEvent:
    """The same press as one that repeats."""
    again = QKeyEvent(
        event.type(),
        event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
        True,
        event.count(),
    )
    again.setTimestamp(event.timestamp())
    return again
