"""The list beside pages that shows what is on them, and leads there."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem

from halloween_table.table.look import letters

_PADDING = 5
"""Pixels around each text, as in the style sheet."""
_PART = 0.3
"""What a list may take of the width of its window."""


class Contents(QListWidget):
    """As wide as it is told, for letters of the usual size. What is too long for a line gets another
    one."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self._wide = width
        self.setWordWrap(True)
        self.setItemDelegate(_Padded(self))
        letters.follow(self.fit)

    def fit(self) -> None:
        """To be called when its window has another width."""
        most = round(_PART * self.window().width())
        self.setFixedWidth(min(letters.room(self._wide), max(most, letters.thing(self._wide))))


class _Padded(QStyledItemDelegate):
    """Qt breaks a text where the list ends, and then puts the padding around it: a line that is just
    short enough would reach out of the list."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        inside = QStyleOptionViewItem(option)
        padding = letters.thing(_PADDING)
        inside.rect = option.rect.adjusted(padding, 0, -padding, 0)
        return super().sizeHint(inside, index)
