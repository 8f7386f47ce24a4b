"""How many games somebody has played, and how many of them won, as a bar."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from halloween_table.contract.palette import NIGHT, PANEL_EDGE
from halloween_table.store.honours import Share
from halloween_table.table.look import letters

_HIGH, _WIDE = 13, 90


class ShareBar(QWidget):
    """As long as the games that were played, filled as far as they were won."""

    def __init__(self, share: Share, most: int, tint: str) -> None:
        """`most`: as many games as the whole width stands for."""
        super().__init__()
        self._share, self._most, self._tint = share, max(1, most), tint
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        letters.follow(self._fit)

    def _fit(self) -> None:
        self.setFixedHeight(letters.thing(_HIGH))
        self.setMinimumWidth(letters.thing(_WIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        high = float(self.height())
        wide = max(high, self.width() * self._share.played / self._most)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(PANEL_EDGE))
            painter.drawRoundedRect(QRectF(0, 0, wide, high), high / 2, high / 2)
            if not self._share.won:
                return
            won = max(high, wide * self._share.won / max(1, self._share.played))
            painter.setBrush(QColor(self._tint))
            painter.drawRoundedRect(QRectF(0, 0, won, high), high / 2, high / 2)
            painter.setBrush(QColor(NIGHT))
            painter.setOpacity(0.16)  # light from above, as on everything here
            painter.drawRoundedRect(QRectF(0, high / 2, won, high / 2), high / 4, high / 4)
