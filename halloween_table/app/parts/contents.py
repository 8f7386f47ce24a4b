"""The list beside pages that shows what is on them, and leads there."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem

_PADDING = 5
"""Pixels around each text, as in the style sheet."""


class Contents(QListWidget):
    """As wide as it is told. What is too long for a line gets another one."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setFixedWidth(width)
        self.setItemDelegate(_Padded(self))


class _Padded(QStyledItemDelegate):
    """Qt breaks a text where the list ends, and then puts the padding around it: a line that is just
    short enough would reach out of the list."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        inside = QStyleOptionViewItem(option)
        inside.rect = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        return super().sizeHint(inside, index)
