"""The column beside the table: the log or, while somebody asks, what could be done or what helps."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout

from halloween_table.sitting.source import Source

from ..parts.preferences import Preferences
from .helping import Panel
from .log import GameLog
from .strip import TableStrip


class SideColumn(QHBoxLayout):
    """At most one of the two is open, for the table needs the room; both are remembered, and the
    log comes back when the other is closed."""

    def __init__(
        self,
        source: Source,
        panel: Panel | None,
        preferences: Preferences,
        strip: TableStrip,
        ask: QAbstractButton,
    ) -> None:
        """The panel is None where nobody can ask; `ask` opens and closes it."""
        super().__init__(spacing=0)
        self._preferences, self._strip, self._ask = preferences, strip, ask
        self.log, self.panel = GameLog(source), panel
        self.addWidget(self.log)
        if panel is not None:
            self.addWidget(panel)
            ask.setChecked(panel.wanted(preferences))
        strip.log.toggled.connect(self._on_log)
        ask.toggled.connect(self._on_advice)

    def show_advice(self) -> None:
        """As the game stands now, if anybody reads it."""
        if self.panel is not None:
            self.panel.show_advice()

    def _on_log(self, shown: bool) -> None:
        self._preferences.log_shown = shown
        self._ask.setChecked(False)
        self.show_open()

    def _on_advice(self, shown: bool) -> None:
        if self.panel is not None:
            self.panel.want(self._preferences, shown)
        self.show_open()

    def show_open(self) -> None:
        """The one of the two that is open. Not before they have their place in a page: they would
        become windows of their own."""
        asked = self._ask.isChecked()
        with QSignalBlocker(self._strip.log):  # it is only out of the way
            self._strip.log.setChecked(self._preferences.log_shown and not asked)
        self.log.setVisible(self._strip.log.isChecked())
        if self.panel is not None:
            self.panel.setVisible(asked)
