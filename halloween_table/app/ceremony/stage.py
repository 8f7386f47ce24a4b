"""Where an end is told: its hero above, and below it all that led there."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLayout, QScrollArea, QVBoxLayout, QWidget

from halloween_table.table.look import letters

from .hero import Hero


class Stage(QScrollArea):
    """All of it is scrolled as one.

    Signals:
        fitted: its room, its words or their letters are other ones now.
    """

    fitted = Signal()

    def __init__(self, hero: Hero, below: QLayout, *, grows: bool = False) -> None:
        """`grows`: whether what lies below the hero can do with more room than it needs."""
        super().__init__(widgetResizable=True)
        self._hero = hero
        inner = QWidget()
        inner.setObjectName("page")
        inside = QVBoxLayout(inner)
        inside.setContentsMargins(0, 0, 0, 12)
        inside.addWidget(hero, 1)
        inside.addLayout(below, int(grows))
        self.setWidget(inner)
        letters.follow(self.fit)

    def fit(self) -> None:
        """To what the words of the hero are now."""
        self._hero.fit(self.width() - self.verticalScrollBar().sizeHint().width())
        self.fitted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()  # only now letters are as large as the style sheet has them
