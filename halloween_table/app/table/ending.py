"""The end of a game at its table: time to see how it came, and then the points."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from halloween_table.sitting.source import Source
from halloween_table.table import speeds

from ..parts.preferences import Preferences
from .watching import Watching


class Ending(QObject):
    """Notices that a game has come to its end, once each time it does.

    Signals:
        ended: everybody has seen how.
    """

    ended = Signal()

    def __init__(
        self,
        source: Source,
        playable: bool,
        watching: Watching,
        preferences: Preferences,
        page: QWidget,
    ) -> None:
        """`playable`: it is played here, and not only watched."""
        super().__init__(page)
        self._source, self._playable, self._watching = source, playable, watching
        self._preferences, self._page = preferences, page
        self._over = False

    def follow(self) -> None:
        """The game may have ended, or go on after all."""
        over = self._source.outcome is not None
        if over and not self._over:
            self._watching.view.when_settled(self._end_soon)
        self._over = over

    def _end_soon(self) -> None:
        """Time to see how it ended."""
        last_look = round(speeds.LAST_LOOK * self._preferences.pace_factor)
        if last_look:
            QTimer.singleShot(last_look, self, self._end)
        else:
            self._end()

    def _end(self) -> None:
        """The points, unless somebody has left the table meanwhile or looks back."""
        if self._page.isVisible() and self._watching.replay is None and self.has_result:
            self.ended.emit()

    @property
    def has_result(self) -> bool:
        """Whether there is more to be said of the end than what lies on the table. Of a puzzle there
        is if somebody has just solved it; one that is missed leads back."""
        puzzles = self._source.kit.puzzles
        return puzzles is None or (self._playable and not puzzles.aim(self._source.view).missed)
