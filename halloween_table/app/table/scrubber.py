"""The scrubber: a whole game as a line to be dragged along, marked where turns and rounds begin and
where points were made."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from attrs import frozen
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QSlider, QToolTip

from halloween_table.contract.palette import (
    GHOST,
    MOON,
    MUTED,
    PANEL_EDGE,
    PUMPKIN,
    TABLE,
    SeatColour,
)
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import blank, drawn

_HEIGHT = 34
_MARGIN = 11
"""Half of the handle, so that it stays within at both ends."""
_LINE = 14
"""How far below the upper edge the line runs; above it are points, below it turns."""
_HANDLE = 8
_SYMBOL = 11
"""How large is that of whoever made points."""
_COSTLY = 8
"""How far a mark of what cost much reaches to each side."""
_ABOVE, _BELOW = 86, 20
"""How far from its upper edge a tooltip is told to be: Qt puts it a little below that."""
_CLOSEST = 3.0
"""Pixels between two marks of turns; where they would be closer only rounds are marked."""


@frozen
class Notch:
    """A mark on the line."""

    at: int
    round: int | None = None
    """The round that begins here, if one does."""
    turn: bool = False
    """Whether a turn begins here."""
    scored: tuple[SeatColour, ...] = ()
    """The colours of those who made points here, with their symbols."""


class Scrubber(QSlider):
    """A slider from the first moment to the last. A press anywhere on it goes there at once; over
    the mouse stands what is there. The wheel goes forward when it is turned up."""

    def __init__(self, told_at: Callable[[int], str]) -> None:
        """`told_at` says what there is at a moment."""
        super().__init__(Qt.Orientation.Horizontal)
        self._told_at = told_at
        self.setMouseTracking(True)
        self._notches: Sequence[Notch] = ()
        self._costly: Collection[int] = ()
        """The moments just before the moves that cost most."""
        self._marks = QPixmap()
        """The notches, drawn once for all the places where the handle may be."""
        self._marked: tuple[QSize, float] | None = None
        """For which size, and how fine a screen."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        letters.follow(self._fit)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_game(self, last: int, notches: Sequence[Notch]) -> None:
        self._notches = notches
        self._marked = None
        self.setRange(0, last)
        self.update()

    def mark_costly(self, moments: Collection[int]) -> None:
        self._costly = moments
        self._marked = None
        self.update()

    def _fit(self) -> None:
        """Everything on it is measured for letters of the usual size."""
        self._unit = letters.room(100) / 100
        self._marked = None
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(letters.thing(300), round(_HEIGHT * self._unit))

    def minimumSizeHint(self) -> QSize:
        return QSize(letters.thing(120), round(_HEIGHT * self._unit))

    @property
    def _margin(self) -> float:
        return _MARGIN * self._unit

    # ---- the mouse ----------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._go_to(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._go_to(event)
        self._tell(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.isSliderDown():
            self._go_to(event)
            self.setSliderDown(False)

    def leaveEvent(self, event: QEvent) -> None:
        QToolTip.hideText()
        super().leaveEvent(event)

    def _go_to(self, event: QMouseEvent) -> None:
        self.setValue(self._moment_at(event))

    def _moment_at(self, event: QMouseEvent) -> int:
        """Under the mouse; on a mark of what cost much, that one's."""
        x = event.position().x()
        marked = min(self._costly, key=lambda at: abs(self.x_of(at) - x), default=None)
        if marked is not None and abs(self.x_of(marked) - x) <= _COSTLY * self._unit:
            return marked
        share = (x - self._margin) / max(1, self.width() - 2 * self._margin)
        return min(max(0, round(share * self.maximum())), self.maximum())

    def _tell(self, event: QMouseEvent) -> None:
        """What is under the mouse, beside the line: where there is more of the window."""
        told, window = self._told_at(self._moment_at(event)), self.window()
        above = self.mapTo(window, QPoint()).y() > window.height() / 2
        beside = round((-_ABOVE if above else _BELOW) * self._unit)
        where = QPoint(event.position().toPoint().x(), beside)
        QToolTip.showText(self.mapToGlobal(where), told, self)

    # ---- its look -----------------------------------------------------------------------------

    def x_of(self, at: int) -> float:
        """Where a moment is on the line."""
        return self._margin + (self.width() - 2 * self._margin) * at / max(1, self.maximum())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            here, unit = self.x_of(self.value()), self._unit
            self._paint_line(painter, here)
            painter.drawPixmap(0, 0, self._drawn_marks())
            painter.setBrush(QColor(GHOST if self.hasFocus() else PUMPKIN))
            painter.drawEllipse(QPointF(here, _LINE * unit), _HANDLE * unit, _HANDLE * unit)

    def _paint_line(self, painter: QPainter, here: float) -> None:
        start, top, thick = self._margin, (_LINE - 2) * self._unit, 4 * self._unit
        for end, colour in ((self.x_of(self.maximum()), PANEL_EDGE), (here, PUMPKIN)):
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(QRectF(start, top, end - start, thick), thick / 2, thick / 2)

    def _drawn_marks(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._marked != (self.size(), ratio):
            self._marked = self.size(), ratio
            self._marks = blank(round(self.width() * ratio), round(self.height() * ratio))
            self._marks.setDevicePixelRatio(ratio)
            with QPainter(self._marks) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                self._paint_notches(painter)
        return self._marks

    def _paint_notches(self, painter: QPainter) -> None:
        turns = sum(notch.turn for notch in self._notches)
        room, unit = self.x_of(self.maximum()) - self._margin, self._unit
        show_turns = room / max(1, turns) >= _CLOSEST
        free = 0.0
        """From where on the number of a round can be written without touching the one before."""
        for notch in self._notches:
            x = self.x_of(notch.at)
            if notch.round is not None:
                below = QRectF(x - 1, (_LINE + 3) * unit, 2, 9 * unit)
                painter.fillRect(below, QColor(MOON))
                free = self._write_round(painter, notch.round, x, free)
            elif notch.turn and show_turns:
                below = QRectF(x - 0.5, (_LINE + 3) * unit, 1, 5 * unit)
                painter.fillRect(below, QColor(MUTED))
            for at, look in enumerate(notch.scored):
                aside = at - (len(notch.scored) - 1) / 2
                self._paint_symbol(painter, look, x + aside * _SYMBOL * unit)
        for at in self._costly:
            self._paint_costly(painter, self.x_of(at))

    def _paint_symbol(self, painter: QPainter, look: SeatColour, x: float) -> None:
        """Above the line, in its player's colour: whose points they are is told by its shape, too."""
        side, ratio = round(_SYMBOL * self._unit), self.devicePixelRatioF()
        symbol = drawn(look.symbol, side, side, ratio)
        with QPainter(symbol) as inside:
            inside.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            inside.fillRect(symbol.rect(), QColor(look.tint))
        painter.drawPixmap(QPointF(x - side / 2, (_LINE - 3) * self._unit - side), symbol)

    def _paint_costly(self, painter: QPainter, x: float) -> None:
        """A large pale diamond, the only thing on the line itself: that tells it from points, whatever
        the colours."""
        reach, middle = _COSTLY * self._unit, _LINE * self._unit
        corners = [
            (x, middle - reach),
            (x + reach, middle),
            (x, middle + reach),
            (x - reach, middle),
        ]
        painter.setBrush(QColor(GHOST))
        painter.setPen(QPen(QColor(TABLE), 2 * self._unit))
        painter.drawPolygon([QPointF(*corner) for corner in corners])
        painter.setPen(Qt.PenStyle.NoPen)

    def _write_round(self, painter: QPainter, number: int, x: float, free: float) -> float:
        """The number of a round beside its mark, where there is room."""
        font = self.font()
        font.setPixelSize(letters.high(11))
        painter.setFont(font)
        width = painter.fontMetrics().horizontalAdvance(str(number))
        if x + 4 < free or x + 4 + width > self.width():
            return free
        painter.setPen(QColor(MUTED))
        painter.drawText(QPointF(x + 4, (_HEIGHT - 5) * self._unit), str(number))
        painter.setPen(Qt.PenStyle.NoPen)
        return x + 4 + width + 6
