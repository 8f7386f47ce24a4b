"""The head of an end: a picture, what came of it all, and who stands where."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

from halloween_table.contract.palette import NIGHT
from halloween_table.table.look.contrast import CONTRAST
from halloween_table.table.look.drawing import blank, drawing, opaque

from .confetti import Confetti

_SHAPE = 4 / 3
"""Of a picture on a box."""
_SHARE = 0.52
"""How much of the width the picture has at least, at the right."""
_UP = 0.42
"""Which part of a picture that is too high is seen: so much of the rest is cut off above."""
_DIM = 0.3
_DARK = 0.8
"""How much of the night lies over the picture where words stand on it: the lightest of it still lets
them be read."""
_FADES = 48
"""Pixels below the words in which it gets lighter again."""
_WORDS = 0.52
"""How much of the width words have at most, at the left, where the picture is dark."""
_LEAST_WORDS = 0.34
"""How much they have at least, as far as what stands beside them can do with less."""
_SIDES = 32
_RIGHT = Qt.AlignmentFlag.AlignRight


class Hero(QWidget):
    """Words on the dark at the left, something on the picture at the right."""

    def __init__(self, art: str, words: QLayout, beside: QWidget) -> None:
        """`art`: a drawing from `assets/`; nothing: the night is empty."""
        super().__init__()
        self._art = art
        self._ground: QPixmap | None = None
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(_SIDES, 14, _SIDES, 0)
        row.setSpacing(18)
        self._words = QWidget()
        self._words.setLayout(words)
        words.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._words, 1)
        row.addStretch(0)
        row.addWidget(beside)
        self._beside = beside
        self.confetti = Confetti(self)

    def fit(self, width: int) -> None:
        """To that width, and to what the words are now: where their longest word has no room at the
        side, all of them stand above. No letters stand on what is bright if there is room
        elsewhere."""
        free = width - self._beside.minimumWidth() - 2 * _SIDES - self._row.spacing()
        least = self._words.layout().minimumSize().width()
        above = least > free
        way = QBoxLayout.Direction.TopToBottom if above else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(way)
        self._row.setAlignment(self._beside, _RIGHT if above else Qt.AlignmentFlag(0))
        most = width if above else max(least, round(width * _WORDS))
        self._words.setMaximumWidth(most)
        wanted = max(least, min(round(width * _LEAST_WORDS), free))
        self._words.setMinimumWidth(least if above else wanted)
        self._ground = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground = None

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ground is None or self._ground.devicePixelRatio() != self.devicePixelRatioF():
            self._ground = self._painted()
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._ground)

    def _painted(self) -> QPixmap:
        """Once for each size: while confetti falls it is only copied."""
        ratio = self.devicePixelRatioF()
        width, height = self.width(), self.height()
        ground = blank(round(width * ratio), round(height * ratio))
        ground.fill(QColor(NIGHT))
        ground.setDevicePixelRatio(ratio)
        if self._art and not CONTRAST.high:
            wide = max(width * _SHARE, height * _SHAPE)  # and it covers all of the height
            high = wide / _SHAPE
            left = width - wide
            night = QColor(NIGHT)
            with QPainter(ground) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                where = QRectF(left, -(high - height) * _UP, wide, high)
                drawing(self._art).render(painter, where)
                painter.setOpacity(_DIM)
                painter.fillRect(QRectF(0, 0, width, height), night)
                painter.setOpacity(1.0)
                clear = QColor(night)
                clear.setAlpha(0)
                aside = QLinearGradient(left, 0, left + wide * 0.5, 0)
                aside.setColorAt(0, night)
                aside.setColorAt(1, clear)
                painter.fillRect(QRectF(0, 0, width, height), aside)
                below = QLinearGradient(0, height * 0.55, 0, height * 0.86)
                below.setColorAt(0, clear)
                below.setColorAt(1, night)
                painter.fillRect(QRectF(0, 0, width, height), below)
                if self._row.direction() == QBoxLayout.Direction.TopToBottom:
                    self._darken(painter, self._words.geometry().bottom())
        return opaque(ground)

    def _darken(self, painter: QPainter, bottom: int) -> None:
        """The picture above that line, where words stand on it."""
        dark, clear = QColor(NIGHT), QColor(NIGHT)
        dark.setAlphaF(_DARK)
        clear.setAlpha(0)
        shade = QLinearGradient(0, bottom, 0, bottom + _FADES)
        shade.setColorAt(0, dark)
        shade.setColorAt(1, clear)
        painter.fillRect(QRectF(0, 0, self.width(), bottom + _FADES), shade)
