"""Events as a mouse and a keyboard bring them. Qt has a module for tests that makes such events, but an
installed program does without that."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from halloween_table.table.hand.own_keys import PhysicalKey

_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
_PRESS, _RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
_UNSHIFTED = Qt.KeyboardModifier.NoModifier


class Fingers:
    """One hand on the mouse over a view, the other on the keyboard."""

    def __init__(self, view: QAbstractScrollArea) -> None:
        self._view = view

    def press(self, at: QPoint) -> None:
        """Whoever presses has the keyboard there, too: the system sees to that, not the event."""
        if self._view.focusPolicy() & Qt.FocusPolicy.ClickFocus:
            self._view.setFocus(Qt.FocusReason.MouseFocusReason)
        self._send(QEvent.Type.MouseButtonPress, at, _LEFT, _LEFT)

    def move(self, at: QPoint) -> None:
        """With the button held down."""
        self._send(QEvent.Type.MouseMove, at, _NONE, _LEFT)

    def release(self, at: QPoint) -> None:
        self._send(QEvent.Type.MouseButtonRelease, at, _LEFT, _NONE)

    def _send(
        self, type_: QEvent.Type, at: QPoint, cause: Qt.MouseButton, held: Qt.MouseButton
    ) -> None:
        viewport = self._view.viewport()
        here, there = QPointF(at), QPointF(viewport.mapToGlobal(at))
        QApplication.sendEvent(viewport, QMouseEvent(type_, here, there, cause, held, _UNSHIFTED))

    def strike(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        """A key, at the view itself."""
        for type_ in (_PRESS, _RELEASE):
            QApplication.sendEvent(self._view, QKeyEvent(type_, key, modifiers))

    def strike_physical(self, key: PhysicalKey) -> None:
        """The key at that spot of the keyboard, whoever has the keyboard."""
        for type_ in (_PRESS, _RELEASE):
            listener = self._view.window().focusWidget() or self._view
            QApplication.sendEvent(listener, key.event(type_))


def wait(milliseconds: int) -> None:
    """The program goes on meanwhile."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
