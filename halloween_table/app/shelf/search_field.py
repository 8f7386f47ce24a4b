"""Where somebody looks for a game among those that are over."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from halloween_table.games.shelf import SHELF
from halloween_table.store.sought import Sought, Word
from halloween_table.table.look import letters

from ..parts.widgets import icon, shelf_text

_NARROWEST, _WIDEST = 110, 240


class SearchField(QLineEdit):
    """Names of people or of games, as they are typed. Esc empties it.

    Signals:
        walked_on: the arrow key down: to what was found.
    """

    walked_on = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._sought: QAction = self.addAction(
            icon("search"), QLineEdit.ActionPosition.LeadingPosition
        )
        self._empty: QAction = self.addAction(
            icon("close"), QLineEdit.ActionPosition.TrailingPosition
        )
        self._empty.triggered.connect(self.clear)
        self._empty.setVisible(False)
        self.textChanged.connect(lambda entered: self._empty.setVisible(bool(entered)))
        self.setAcceptDrops(False)  # a file that falls here falls on the shelf
        self.retranslate()
        letters.follow(self._fit)

    def _fit(self) -> None:
        self.setMinimumWidth(letters.room(_NARROWEST))
        self.setMaximumWidth(letters.room(_WIDEST))
        self._sought.setIcon(icon("search"))
        self._empty.setIcon(icon("close"))

    @property
    def sought(self) -> Sought:
        """What has been entered: a game by the name that stands on its box."""
        titles = {box.key: shelf_text(box.title).casefold() for box in SHELF}
        words = self.text().casefold().split()
        return tuple(
            Word(word, tuple(key for key, title in titles.items() if word in title))
            for word in words
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Down:
            self.walked_on.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.setPlaceholderText(self.tr("Find a game"))
        self.setAccessibleName(self.tr("Find a game"))
        self.setToolTip(self.tr("Part of a player’s or a game’s name"))
        self._empty.setToolTip(self.tr("Show all games again"))
