"""The column beside the table: the log or, while somebody asks, what could be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QHBoxLayout

from halloween_table.contract.kit import Adviser
from halloween_table.sitting.source import Source

from ..parts.preferences import Preferences
from .advice_panel import AdvicePanel
from .log import GameLog
from .strip import TableStrip


class SideColumn(QHBoxLayout):
    """At most one of the two is open, for the table needs the room; both are remembered, and the
    log comes back when the other is closed. The buttons for them are in the strip."""

    def __init__(
        self,
        source: Source,
        adviser: Adviser[Any] | None,
        preferences: Preferences,
        strip: TableStrip,
        covered: Callable[[], bool],
    ) -> None:
        """The adviser is None where nobody can ask one: in many games, and where a game is only
        watched. `covered` tells whether nobody may see the table now."""
        super().__init__(spacing=0)
        self._preferences, self._strip = preferences, strip
        self.log = GameLog(source)
        self.advice = None if adviser is None else AdvicePanel(source, adviser, covered)
        self.addWidget(self.log)
        if self.advice is not None:
            self.addWidget(self.advice)
            strip.advice.setChecked(preferences.advice_shown)
        strip.log.toggled.connect(self._on_log)
        strip.advice.toggled.connect(self._on_advice)

    def show_advice(self) -> None:
        """As the game stands now, if anybody reads it."""
        if self.advice is not None:
            self.advice.show_advice()

    def _on_log(self, shown: bool) -> None:
        self._preferences.log_shown = shown
        self._strip.advice.setChecked(False)
        self.show_open()

    def _on_advice(self, shown: bool) -> None:
        self._preferences.advice_shown = shown
        self.show_open()

    def show_open(self) -> None:
        """The one of the two that is open. Not before they have their place in a page: they would
        become windows of their own."""
        asked = self._strip.advice.isChecked()
        with QSignalBlocker(self._strip.log):  # it is only out of the way
            self._strip.log.setChecked(self._preferences.log_shown and not asked)
        self.log.setVisible(self._strip.log.isChecked())
        if self.advice is not None:
            self.advice.setVisible(asked)
