"""Pauses: the table is hidden and the clock stands still, for a while or until everybody knows
their keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from halloween_table.sitting.source import Hands
from halloween_table.table.view import TableView

from .covers import Covers
from .doing import Doing
from .explaining import Explaining


class Pausing(QObject):
    """Pauses a game and goes on with it, where it has a clock; lifts the curtain, where it has one.

    Signals:
        hidden: everybody looks at their keys, and nobody at the table.
        seen: everybody knows their keys, and the table is there again.
    """

    hidden = Signal()
    seen = Signal()

    def __init__(
        self,
        hands: Hands,
        doing: Doing,
        covers: Covers,
        explaining: Explaining,
        view: TableView,
        page: QWidget,
    ) -> None:
        super().__init__(page)
        self._hands, self._doing, self._covers = hands, doing, covers
        self._explaining, self._view, self._page = explaining, view, page
        covers.curtain.lifted.connect(self._lift)
        covers.keys.ready.connect(self._use_keys)
        page.installEventFilter(self)

    def pause(self) -> bool:
        """Hides the table and stops the clock, where there is one; False while somebody acts
        against it, and a friend's key must not end that."""
        if self._hands.hurried:
            self._explaining.say(self.tr("The clock is running for somebody: wait a moment."))
            return False
        self._stop()
        return True

    def _stop(self) -> None:
        if not self._hands.paused:
            self._doing.keep(self._hands.pause)

    def _lift(self) -> None:
        self._doing.keep(self._hands.go_on if self._hands.paused else self._hands.look)

    # ---- everybody's keys ---------------------------------------------------------------------

    def ask_keys(self) -> None:
        """Everybody looks at their keys, and nobody at the table."""
        if self.pause():
            self._covers.fit()
            self._covers.keys.ask()
            self.hidden.emit()

    def _use_keys(self) -> None:
        """Everybody is ready: the game goes on."""
        self._covers.keys.hide()
        self._view.set_seat_keys(self._covers.keys.chosen)
        self._doing.keep(self._hands.go_on)
        self.seen.emit()

    # ---- when nobody is there -----------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:
            # Some systems take the window away and give it back at once.
            QTimer.singleShot(0, self, self._pause_unless_watched)
        return False

    def _pause_unless_watched(self) -> None:
        if not self._page.isActiveWindow():
            self._stop()
