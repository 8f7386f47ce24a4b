"""Looks at a puzzle that somebody builds: after each change, a moment later and beside the window."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer

from halloween_table.contract.workshop import Examined, Workshop
from halloween_table.sitting.source import Source
from halloween_table.table.view import TableView

from ..parts.names import seated
from ..parts.thinking import Thinking
from .workshop_panel import WorkshopPanel

_PAUSE = 300
"""Milliseconds after a change: whoever lays one thing often lays another."""
_KEPT = 50
"""So many answers are kept, for whoever takes something back."""


class Examiner(QObject):
    """Brings the draft, the one who thinks and the panel together. While nobody sees the panel,
    nobody thinks."""

    def __init__(
        self, source: Source, workshop: Workshop[Any], panel: WorkshopPanel, view: TableView
    ) -> None:
        super().__init__(view)
        self._source, self._workshop, self._panel, self._view = source, workshop, panel, view
        self._known: dict[Any, Examined] = {}
        self._thinking = Thinking(self)
        self._thinking.changed.connect(panel.think)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._ask)
        panel.seen.connect(self.follow)

    @property
    def panel(self) -> WorkshopPanel:
        return self._panel

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._thinking.busy or self._pause.isActive()

    @property
    def is_empty(self) -> bool:
        return self._workshop.is_empty(self._source.view)

    def get_ready(self) -> None:
        self._thinking.get_ready()

    def follow(self) -> None:
        """The draft has changed: what was said of it before holds no more."""
        self.stop()
        draft = self._source.view
        self._panel.show_empty(self._workshop.is_empty(draft))
        say, players = self._source.kit.voice.refusal, seated(self._source.players)
        faults = self._workshop.faults(draft)
        self._panel.show_faults([say(fault, players) for fault in faults])
        if faults or not self._panel.isVisible():
            return
        if draft in self._known:
            self._panel.show_examined(self._known[draft], complete=True)
        else:
            self._panel.think(True)
            self._pause.start()

    def stop(self) -> None:
        """Nobody waits for an answer any more."""
        self._pause.stop()
        self._thinking.stop()
        self._panel.think(False)

    def _ask(self) -> None:
        draft = self._source.view

        def answered(examined: Examined) -> None:
            if len(self._known) >= _KEPT:
                self._known.clear()
            self._known[draft] = examined
            self._panel.show_examined(examined, complete=True)
            self._view.announce(self._panel.told)

        self._thinking.ask(
            self._workshop.examining(draft),
            answered,
            lambda examined: self._panel.show_examined(examined, complete=False),
        )

    def retranslate(self) -> None:
        self._panel.retranslate()
        self.follow()
