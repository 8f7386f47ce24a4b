"""A button whose words go on in another line where one has no room for them."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton

from halloween_table.table.look import letters


class LongButton(QPushButton):
    """As wide as the column it stands in."""

    _whole = ""
    """What it says, in one line."""
    _placed = False
    """Whether it knows how wide it is."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        letters.follow(self._wrap)

    def setText(self, text: str) -> None:
        self._whole = text
        self.setAccessibleName(text)  # not line by line
        self._wrap()

    def minimumSizeHint(self) -> QSize:
        """No narrower than its longest word."""
        longest = max(map(self.fontMetrics().horizontalAdvance, self._whole.split() or [""]))
        hint = super().sizeHint()
        return QSize(min(longest + self._around, hint.width()), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._placed = True
        self._wrap()

    @property
    def _around(self) -> int:
        """What its edges and its icon take."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        inside = (
            self.style()
            .subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self)
            .width()
        )
        beside = 0 if self.icon().isNull() else self.iconSize().width() + 4
        return self.width() - inside + beside

    def _wrap(self) -> None:
        self.ensurePolished()
        lines = self._lines() if self._placed else [self._whole]
        if "\n".join(lines) != self.text():
            super().setText("\n".join(lines))

    def _lines(self) -> list[str]:
        advance = self.fontMetrics().horizontalAdvance
        room = self.width() - self._around - 2  # widths are rounded
        first, *rest = self._whole.split() or [""]
        lines = [first]
        for word in rest:
            longer = f"{lines[-1]} {word}"
            if advance(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines
