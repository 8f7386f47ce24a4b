"""Cards side by side, as many as there is room for, all of one width."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from halloween_table.table.look import letters

_GAP = 14


class Columns(QWidget):
    """Rows of cards; those of a row are equally high."""

    def __init__(self, narrowest: int, most: int = 4) -> None:
        """`narrowest`: pixels of a card, with letters of the usual size; `most`: cards in a row."""
        super().__init__()
        self._cards: list[QWidget] = []
        self._narrowest, self._most = narrowest, most
        self._laid = False
        """Whether their room is known."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, card: QWidget) -> None:
        card.setParent(self)
        self._cards.append(card)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = [_height(row, self._wide(width)) for row in self._rows(width)]
        return sum(rows) + _GAP * max(0, len(rows) - 1)

    def sizeHint(self) -> QSize:
        """As high as they are where they lie: whatever scrolls them would show nothing below."""
        wide = letters.room(self._narrowest)
        return QSize(wide, self.heightForWidth(max(wide, self.width()) if self._laid else wide))

    def minimumSizeHint(self) -> QSize:
        widths = [card.minimumSizeHint().width() for card in self._cards]
        return QSize(max(widths, default=0), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._laid = True
        self._lay_out()
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """A card that wants another size makes them all find their places anew."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._lay_out()
        return super().event(event)

    def _lay_out(self) -> None:
        wide, top = self._wide(self.width()), 0
        for row in self._rows(self.width()):
            high = _height(row, wide)
            for at, card in enumerate(row):
                card.setGeometry(at * (wide + _GAP), top, wide, high)
            top += high + _GAP

    def _side_by_side(self, width: int) -> int:
        wanted = max(letters.room(self._narrowest), self.minimumSizeHint().width())
        fitting = (width + _GAP) // (wanted + _GAP)
        return max(1, min(fitting, self._most))

    def _wide(self, width: int) -> int:
        """Of each card."""
        side_by_side = self._side_by_side(width)
        return (width - _GAP * (side_by_side - 1)) // side_by_side

    def _rows(self, width: int) -> list[list[QWidget]]:
        side_by_side = self._side_by_side(width)
        starts = range(0, len(self._cards), side_by_side)
        return [self._cards[start : start + side_by_side] for start in starts]


def _height(row: list[QWidget], wide: int) -> int:
    return max(
        card.heightForWidth(wide) if card.hasHeightForWidth() else card.sizeHint().height()
        for card in row
    )
