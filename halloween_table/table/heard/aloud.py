"""What a screen reader says by itself: whose turn it is, refusals, lines of the log.

NVDA, JAWS, Narrator and VoiceOver say Qt's announcements. On Linux these reach the bus, but Orca
before 45 does not know them; every Orca says a notification that comes into sight, so that is what
it gets there, and no announcement besides, which a newer one would say a second time. Orca asks for
the name only when it gets to the event, so each has a notification of its own for a while; and where
more than a hundred events wait it drops some, so what comes at once is said as one. A change of the
focus cuts off what is being said, so all of it comes after. Readers say by themselves what has the
focus: the ring on the table is not announced besides.
"""

from __future__ import annotations

from functools import cache
from itertools import cycle

from PySide6.QtCore import QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QGuiApplication,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from .factory import answer_for

_AT_ONCE = 8
"""So many notifications can wait to be said."""


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
        """One that says nothing is not there for whoever looks around."""
        state, note = QAccessible.State(), self.object()
        state.invisible = not (isinstance(note, Note) and note.said)
        return state

    def parent(self) -> QAccessibleInterface | None:
        note = self.object()
        return QAccessible.queryAccessibleInterface(note.parent()) if note else None


@cache
def _make_notes_accessible() -> None:
    answer_for((Note, NoteInterface))


class Aloud:
    """The voice of a table, or of a window; silent while nobody listens."""

    def __init__(self, speaker: QWidget) -> None:
        self._speaker = speaker
        self._lines: list[str] = []
        """What is said next."""
        self._notes: list[Note] = []
        self._next = cycle(range(_AT_ONCE))
        self._speaking = QTimer(speaker, singleShot=True, interval=0)
        self._speaking.timeout.connect(self._speak)

    def say(self, text: str) -> None:
        if text and QAccessible.isActive():
            self._lines.append(text)
            self._speaking.start()

    def _speak(self) -> None:
        text = "\n".join(dict.fromkeys(self._lines))  # a prompt may say what the log does
        self._lines.clear()
        if QGuiApplication.platformName().partition("-")[0] not in ("xcb", "wayland"):
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._speaker, text))
            return
        if not self._notes:
            _make_notes_accessible()
            self._notes = [Note(self._speaker, visible=False) for _ in range(_AT_ONCE)]
        note = self._notes[next(self._next)]
        note.said = text
        QAccessible.updateAccessibility(QAccessibleEvent(note, QAccessible.Event.ObjectShow))

    def forget(self) -> None:
        """Whoever comes next must not find what was said to somebody else."""
        self._speaking.stop()
        self._lines.clear()
        for note in self._notes:
            note.said = ""
