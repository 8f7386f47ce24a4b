"""How a game can be played, as doors side by side where there is room: together, with computers,
alone."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QGroupBox,
    QHBoxLayout,
    QRadioButton,
)

from halloween_table.contract.ways import Way
from halloween_table.table.look import letters

from ..parts.widgets import Picture, restyle
from .variant_cards import Option, let_tab_reach

_PICTURE, _SMALL = 68, 32
"""Pixels of a picture: beside title and line, and beside the title alone."""
_ROOMY = 270
"""Pixels of a card that has room for its picture and its line."""


class WayCard(QFrame):
    """One way to play, behind a door. A click anywhere on it chooses it."""

    def __init__(self, way: Way) -> None:
        super().__init__()
        self.setObjectName("way")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.way = way
        self._option = Option(QRadioButton(focusPolicy=Qt.FocusPolicy.ClickFocus), ticked=False)
        self.button = self._option.button
        self.button.toggled.connect(lambda chosen: restyle(self, "chosen", chosen))
        layout = self._layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 6)
        layout.setSpacing(10)
        self._picture = Picture(way.picture, _PICTURE, _PICTURE)
        layout.addWidget(self._picture)
        layout.addWidget(self._option, 1)

    @property
    def narrowest(self) -> QSize:
        """With nothing but its title."""
        return self.button.sizeHint().grownBy(self.layout().contentsMargins())

    def make_room(self, roomy: bool, low: bool) -> None:
        """Picture and line are seen only where there is room for them: on a low page there is none
        for the line."""
        side = _SMALL if low else _PICTURE
        self._picture.resize_to(side, side)
        self._picture.setVisible(roomy)
        self._option.show_line(roomy and not low)
        middle = Qt.AlignmentFlag.AlignVCenter if low else Qt.AlignmentFlag(0)
        self._layout.setAlignment(self._option, middle)

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
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(14)
        for at, card in enumerate(self.cards):
            self._group.addButton(card.button, at)
            self._layout.addWidget(card, 1)
        known = [way.key for way in ways]
        self._group.button(known.index(chosen) if chosen in known else 0).setChecked(True)
        # Not by clicks alone: a screen reader switches without one.
        self._group.idToggled.connect(self._on_toggled)
        if len(ways) == 1:
            self.hide()
        letters.follow(self._fit)

    @property
    def chosen(self) -> Way:
        return self.cards[self._group.checkedId()].way

    def minimumSizeHint(self) -> QSize:
        """One below the other, with nothing but their titles."""
        sizes = [card.narrowest for card in self.cards]
        return QSize(max(size.width() for size in sizes), max(size.height() for size in sizes))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def lie_on(self, high: int) -> None:
        """A page of that height."""
        self._low = letters.low(high)
        self._fit()

    _low = False

    def _fit(self) -> None:
        """Side by side, or one below the other where even the titles are too wide for that."""
        across, gap = self.width(), self._layout.spacing()
        wanted = sum(card.narrowest.width() + gap for card in self.cards) - gap
        for card in self.cards:
            card.make_room(across >= len(self.cards) * letters.room(_ROOMY), self._low)
        self._layout.setDirection(
            QBoxLayout.Direction.LeftToRight
            if wanted <= across
            else QBoxLayout.Direction.TopToBottom
        )

    def _on_toggled(self, _: int, chosen: bool) -> None:
        if chosen:
            self.changed.emit()

    def say(self) -> None:
        self.setAccessibleName(self.tr("How do you want to play?"))
        for card in self.cards:
            card.say()
        self._fit()


def _words(source: str) -> str:
    """What a way says of itself, in the current language."""
    return QCoreApplication.translate("Ways", source)
