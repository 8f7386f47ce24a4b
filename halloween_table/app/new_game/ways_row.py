"""How a game can be played, side by side: together, alone."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGroupBox,
    QHBoxLayout,
    QRadioButton,
)

from halloween_table.contract.ways import Way

from ..parts.widgets import Picture, restyle
from .variant_cards import Option, let_tab_reach

_PICTURE = 48


class WayCard(QFrame):
    """One way to play. A click anywhere on it chooses it."""

    def __init__(self, way: Way) -> None:
        super().__init__()
        self.setObjectName("way")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.way = way
        self._option = Option(QRadioButton(focusPolicy=Qt.FocusPolicy.ClickFocus))
        self.button = self._option.button
        self.button.toggled.connect(lambda chosen: restyle(self, "chosen", chosen))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 10, 16, 10)
        layout.setSpacing(14)
        layout.addWidget(Picture(way.picture, _PICTURE, _PICTURE))
        layout.addWidget(self._option, 1)

    def say(self) -> None:
        self._option.say(_words(self.way.title), _words(self.way.line))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.button.click()


class WaysRow(QGroupBox):
    """The ways of a box, one of which is chosen; where there is only one, nothing is asked.

    Signals:
        changed: another way was chosen.
    """

    changed = Signal()

    def __init__(self, ways: tuple[Way, ...], chosen: str) -> None:
        super().__init__()
        self.setObjectName("ways")
        self.cards = [WayCard(way) for way in ways]
        self._group = QButtonGroup(self)
        self._group.buttonToggled.connect(let_tab_reach)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(16)
        for at, card in enumerate(self.cards):
            self._group.addButton(card.button, at)
            layout.addWidget(card, 1)
        known = [way.key for way in ways]
        self._group.button(known.index(chosen) if chosen in known else 0).setChecked(True)
        # Not by clicks alone: a screen reader switches without one.
        self._group.idToggled.connect(self._on_toggled)
        if len(ways) == 1:
            self.hide()

    @property
    def chosen(self) -> Way:
        return self.cards[self._group.checkedId()].way

    def _on_toggled(self, _: int, chosen: bool) -> None:
        if chosen:
            self.changed.emit()

    def say(self) -> None:
        self.setAccessibleName(self.tr("How do you want to play?"))
        for card in self.cards:
            card.say()


def _words(source: str) -> str:
    """What a way says of itself, in the current language."""
    return QCoreApplication.translate("Ways", source)
