"""Cards side by side, as many as there is room for, all of one width."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem

from halloween_table.table.look import letters

_GAP = 14


class Columns(QLayout):
    """Rows of cards; those of a row are equally high."""

    def __init__(self, narrowest: int, most: int = 4) -> None:
        """`narrowest`: pixels of a card, with letters of the usual size; `most`: cards in a row."""
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._narrowest, self._most = narrowest, most
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, at: int) -> QLayoutItem | None:
        return self._items[at] if 0 <= at < len(self._items) else None

    def takeAt(self, at: int) -> QLayoutItem | None:
        return self._items.pop(at) if 0 <= at < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = [self._height(row, self._wide(width)) for row in self._rows(width)]
        return sum(rows) + _GAP * max(0, len(rows) - 1)

    def sizeHint(self) -> QSize:
        wide = letters.room(self._narrowest)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSize(self) -> QSize:
        widths = [item.minimumSize().width() for item in self._items]
        return QSize(max(widths, default=0), 0)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        wide, top = self._wide(rect.width()), rect.top()
        for row in self._rows(rect.width()):
            high = self._height(row, wide)
            for at, item in enumerate(row):
                item.setGeometry(QRect(rect.left() + at * (wide + _GAP), top, wide, high))
            top += high + _GAP

    def _side_by_side(self, width: int) -> int:
        wanted = max(letters.room(self._narrowest), self.minimumSize().width())
        fitting = (width + _GAP) // (wanted + _GAP)
        return max(1, min(fitting, self._most))

    def _wide(self, width: int) -> int:
        """Of each card."""
        side_by_side = self._side_by_side(width)
        return (width - _GAP * (side_by_side - 1)) // side_by_side

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        side_by_side = self._side_by_side(width)
        starts = range(0, len(self._items), side_by_side)
        return [self._items[start : start + side_by_side] for start in starts]

    def _height(self, row: list[QLayoutItem], wide: int) -> int:
        return max(
            item.heightForWidth(wide) if item.hasHeightForWidth() else item.sizeHint().height()
            for item in row
        )
