"""What a screen reader says by itself: whose turn it is, refusals, lines of the log.

NVDA, JAWS, Narrator and VoiceOver say Qt's announcements. On Linux these reach the bus, but Orca
before 45 does not know them; every Orca says a notification that comes into sight, so that is what
it gets there, and no announcement besides, which a newer one would say a second time. Orca asks for
the name only when it gets to the event, so each line has a notification of its own for a while. It
says what has the focus by itself: the ring on the table is not announced besides.
"""

from __future__ import annotations

from itertools import cycle

from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QGuiApplication,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_AT_ONCE = 16
"""So many lines can wait to be said."""


class Note(QWidget):
    """A notification: never seen, only heard."""

    said = ""


class NoteInterface(QAccessibleWidget):
    """What a screen reader asks of a notification."""

    def __init__(self, note: Note) -> None:
        super().__init__(note, QAccessible.Role.Notification, "")

    def text(self, kind: QAccessible.Text) -> str:
        note = self.object()
        if isinstance(note, Note) and kind == QAccessible.Text.Name:
            return note.said
        return ""

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def parent(self) -> QAccessibleInterface | None:
        note = self.object()
        return QAccessible.queryAccessibleInterface(note.parent()) if note else None


class Aloud:
    """The voice of one table; silent while nobody listens."""

    def __init__(self, table: QWidget) -> None:
        self._table = table
        self._notes: list[Note] = []
        self._next = cycle(range(_AT_ONCE))

    def say(self, text: str) -> None:
        if not text or not QAccessible.isActive():
            return
        if QGuiApplication.platformName().partition("-")[0] not in ("xcb", "wayland"):
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._table, text))
            return
        if not self._notes:
            self._notes = [Note(self._table, visible=False) for _ in range(_AT_ONCE)]
        note = self._notes[next(self._next)]
        note.said = text
        QAccessible.updateAccessibility(QAccessibleEvent(note, QAccessible.Event.ObjectShow))

    def forget(self) -> None:
        """Whoever comes next must not find what was said to somebody else."""
        for note in self._notes:
            note.said = ""
