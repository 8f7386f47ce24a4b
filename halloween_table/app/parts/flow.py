"""Buttons in a row, and in another one below it where the first has no more room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """Rows that are filled one after the other; what comes after the `gap` stands at the right."""

    def __init__(self, *widgets: QWidget, gap: int | None = None) -> None:
        """`gap`: how many stand at the left; None: all of them."""
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._gap = len(widgets) if gap is None else gap
        for widget in widgets:
            self.addWidget(widget)

    # ---- what Qt asks of a layout -----------------------------------------------------------------

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
        rows = self._rows(width - self._across)
        return self._down + self._height(rows)

    def sizeHint(self) -> QSize:
        """All in one row."""
        items = [item.sizeHint() for _, item in self._shown]
        width = sum(size.width() for size in items) + self.spacing() * max(0, len(items) - 1)
        height = max((size.height() for size in items), default=0)
        return QSize(width + self._across, height + self._down)

    def minimumSize(self) -> QSize:
        """One below the other."""
        sizes = [item.minimumSize() for _, item in self._shown]
        return QSize(
            max((size.width() for size in sizes), default=0) + self._across,
            max((size.height() for size in sizes), default=0) + self._down,
        )

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        inside = rect.marginsRemoved(self.contentsMargins())
        top = inside.top()
        for row in self._rows(inside.width()):
            high = max(item.sizeHint().height() for _, item in row)
            left, right = inside.left(), inside.right() + 1
            for at, item in row:
                if at < self._gap:
                    self._put(item, left, top, high)
                    left += item.sizeHint().width() + self.spacing()
            for at, item in reversed(row):
                if at >= self._gap:
                    right -= item.sizeHint().width()
                    self._put(item, right, top, high)
                    right -= self.spacing()
            top += high + self.spacing()

    # ---- rows -------------------------------------------------------------------------------------

    @property
    def _across(self) -> int:
        return self.contentsMargins().left() + self.contentsMargins().right()

    @property
    def _down(self) -> int:
        return self.contentsMargins().top() + self.contentsMargins().bottom()

    @property
    def _shown(self) -> list[tuple[int, QLayoutItem]]:
        return [(at, item) for at, item in enumerate(self._items) if not item.isEmpty()]

    def _rows(self, width: int) -> list[list[tuple[int, QLayoutItem]]]:
        """What stands at the right has rows of its own, if there is not room for all in one."""
        rows: list[list[tuple[int, QLayoutItem]]] = []
        apart = self.sizeHint().width() - self._across > width
        free = 0
        for at, item in self._shown:
            needed = item.sizeHint().width()
            begins = apart and bool(rows) and rows[-1][-1][0] < self._gap <= at
            if not rows or needed > free or begins:
                rows.append([])
                free = width
            rows[-1].append((at, item))
            free -= needed + self.spacing()
        return rows

    def _height(self, rows: list[list[tuple[int, QLayoutItem]]]) -> int:
        high = sum(max(item.sizeHint().height() for _, item in row) for row in rows)
        return high + self.spacing() * max(0, len(rows) - 1)

    def _put(self, item: QLayoutItem, left: int, top: int, row: int) -> None:
        size = item.sizeHint()
        item.setGeometry(QRect(QPoint(left, top + (row - size.height()) // 2), size))
