"""The end as it is told: what moves, until it has moved once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from ..parts.sounds import SOUNDS
from .timetable import Moment, Timetable

_PRESSES = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.Wheel,
)
_STILL = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_CapsLock,
)
"""Keys that do nothing alone."""


class Ceremony(QObject):
    """Goes through a timetable once. Any press on the page brings it to its end and does what it does
    anyway; a key does nothing else, so that nobody leaves a page they have not seen.

    Signals:
        moved: another moment of it is to be shown.
    """

    moved = Signal(Moment)

    def __init__(self, page: QWidget, timetable: Timetable) -> None:
        super().__init__(page)
        self._page, self.timetable = page, timetable
        self._clock: QVariantAnimation | None = None
        self._heard = 0
        """How many lines have been heard being counted."""

    @property
    def running(self) -> bool:
        return self._clock is not None

    def begin(self) -> None:
        """Where nothing shall move all of it is there at once."""
        lasts = self.timetable.lasts
        if not lasts:
            self.finish()
            return
        clock = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=lasts)
        clock.valueChanged.connect(lambda _: self._advance())
        clock.finished.connect(self.finish)
        self._clock = clock
        QApplication.instance().installEventFilter(self)
        self._show(0)
        clock.start()

    def finish(self) -> None:
        """Nothing moves any more."""
        clock, self._clock = self._clock, None
        if clock is not None:
            QApplication.instance().removeEventFilter(self)
            clock.stop()
            clock.deleteLater()
        self._show(self.timetable.lasts)

    def _advance(self) -> None:
        if self._clock is not None:
            self._show(self._clock.currentTime())

    def _show(self, milliseconds: int) -> None:
        moment = self.timetable.at(milliseconds)
        before, self._heard = self._heard, int(moment.counted)
        if moment.risen < 1 and self._heard > before:
            SOUNDS.cue("table/tick")
        self.moved.emit(moment)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _PRESSES:
            if self._on_page(watched):
                self.finish()
        elif kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            assert isinstance(event, QKeyEvent)
            if event.key() not in _STILL and self._on_page(watched):
                event.accept()  # or a shortcut would take it before it comes as a key
                if kind == QEvent.Type.KeyPress:
                    self.finish()
                return True
        return False

    def _on_page(self, watched: QObject) -> bool:
        return isinstance(watched, QWidget) and (
            watched is self._page or self._page.isAncestorOf(watched)
        )
