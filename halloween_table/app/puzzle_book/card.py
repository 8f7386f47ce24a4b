"""A card of the puzzle book: a puzzle on each side, and it turns over."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, cos, pi

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)

from halloween_table.contract.palette import MOON, MOSS, MUTED, NIGHT, PANEL_EDGE, PUMPKIN
from halloween_table.contract.puzzles import Side
from halloween_table.engine.translate import fill
from halloween_table.store.puzzle_results import Fared
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import drawn
from halloween_table.table.speeds import FACTORS

from ..parts.accessible_card import make_cards_accessible
from ..parts.card import Card
from ..parts.widgets import name_button, sharpest, tool_button, tooltip
from .words import PuzzleWords

_WIDTH = 208
_EDGE, _BELOW, _TOLD = 8, 31, 35
"""Around the face, below it, and for the two lines that say how somebody fared."""
_FLAT = 0.69
"""How high a face is, for its width."""
_TURNS = 320
"""Milliseconds to turn over."""
_DOT = 8.0
_TURNED_BY = Qt.Key.Key_F6
"""The same on every keyboard, whatever its letters."""

_SMALL_ICON = 21

Faces = Callable[[str], QImage | None]
"""The face of the puzzle with that code; None if it has still to be drawn."""


def card_width() -> int:
    """Pixels that a card should have across, more or less."""
    return letters.column(_WIDTH)


class PuzzleCard(Card):
    """Two puzzles, one of which is in sight.

    Signals:
        chosen: the code of the one in sight.
        removed: the code of one that somebody does not want to keep.
    """

    chosen = Signal(str)
    removed = Signal(str)

    def __init__(self, sides: tuple[Side, ...], faces: Faces, pace: str) -> None:
        """One without a number is somebody's own, and can be removed."""
        super().__init__()
        self.set_width(card_width())
        self.sides, self._faces = sides, faces
        self._at = 0
        self._fared: dict[str, Fared] = {}
        self._timed = False
        self._words = PuzzleWords(self)
        self.flip = tool_button("flip", _SMALL_ICON)
        self.flip.setParent(self)
        self.flip.clicked.connect(self.turn_over)
        self.flip.setVisible(len(sides) > 1)
        self.remove = tool_button("close", _SMALL_ICON)
        self.remove.setParent(self)
        self.remove.clicked.connect(lambda: self.removed.emit(self.side.code))
        self.remove.setVisible(not self.side.number)
        self._turning = QVariantAnimation(
            self, startValue=0.0, endValue=1.0, easingCurve=QEasingCurve.Type.InOutSine
        )
        self._turning.setDuration(round(_TURNS * FACTORS[pace]))
        self._turning.valueChanged.connect(lambda _: self.update())
        self.pressed.connect(lambda: self.chosen.emit(self.side.code))
        make_cards_accessible()
        self.retranslate()
        letters.follow(self._place_buttons)

    def set_width(self, width: int) -> None:
        below = letters.room(_BELOW) + self._two_lines
        self.setFixedSize(width, round((width - 2 * _EDGE) * _FLAT) + _EDGE + below)

    @property
    def _face(self) -> QRectF:
        width = self.width() - 2 * _EDGE
        return QRectF(_EDGE, _EDGE, width, width * _FLAT)

    @property
    def side(self) -> Side:
        return self.sides[self._at]

    def show_results(self, fared: dict[str, Fared], *, timed: bool) -> None:
        """The side that comes to lie on top is the first that is still to be solved."""
        news = fared != self._fared
        self._fared, self._timed = fared, timed
        unsolved = [at for at, side in enumerate(self.sides) if not self._solved(side)]
        if news:
            self._at = unsolved[0] if unsolved else 0
        self.retranslate()

    def _solved(self, side: Side) -> bool:
        fared = self._fared.get(side.code)
        return fared is not None and fared.solved_at is not None

    @property
    def solved(self) -> int:
        """How many of its sides."""
        return sum(map(self._solved, self.sides))

    def show_side(self, code: str) -> bool:
        """Turns that side up, if it is one of this card's."""
        for at, side in enumerate(self.sides):
            if side.code == code:
                self._at = at
                self.retranslate()
                return True
        return False

    def turn_over(self) -> None:
        self._at = (self._at + 1) % len(self.sides)
        self._turning.start()
        self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == _TURNED_BY and len(self.sides) > 1:
            self.turn_over()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_buttons()

    def _place_buttons(self) -> None:
        for button in (self.flip, self.remove):
            button.adjustSize()
            size = button.size()
            button.move(self.width() - size.width() - 4, self.height() - size.height() - 4)

    # ---- how it looks -------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._paint_face(painter)
            self._paint_words(painter)
            self._paint_ticks(painter)

    def _paint_face(self, painter: QPainter) -> None:
        """While the card turns over, it is narrow in the middle and the old side is seen first."""
        turns = self._turning.state() == QVariantAnimation.State.Running
        turned = self._turning.currentValue() if turns else 1.0
        shown = self._at if turned >= 0.5 else (self._at - 1) % len(self.sides)
        face, room = self._faces(self.sides[shown].code), self._face
        painter.save()
        centre = room.center().x()
        painter.translate(centre, 0)
        painter.scale(max(0.02, abs(cos(turned * pi))), 1)
        painter.translate(-centre, 0)
        if face is None:
            painter.setPen(QColor(PANEL_EDGE))
            painter.drawRoundedRect(room, 8, 8)
        else:
            painter.drawImage(room, face)
        painter.restore()

    def _paint_ticks(self, painter: QPainter) -> None:
        """One for each side: what is solved has a tick, whichever side is up."""
        for at, side in enumerate(self.sides):
            unit = letters.room(100) / 100
            corner = QPointF((48 + at * 23) * unit, self._face.bottom() + 9 * unit)
            spot = QRectF(corner, QSizeF(20 * unit, 20 * unit))
            solved = self._solved(side)
            painter.setPen(Qt.PenStyle.NoPen if solved else QColor(PANEL_EDGE))
            painter.setBrush(QColor(MOSS) if solved else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(spot)
            if solved:
                across = round(14 * unit)
                tick = drawn("common/icon-check", across, across, sharpest())
                painter.drawPixmap(spot.topLeft() + QPointF(3, 3) * unit, tick)

    def _paint_words(self, painter: QPainter) -> None:
        font = QFont(self.font())
        font.setPixelSize(letters.high(22))
        font.setWeight(QFont.Weight.ExtraBold)
        painter.setFont(font)
        painter.setPen(QColor(MOON))
        below, unit = self._face.bottom(), letters.room(100) / 100
        number = QRectF(12, below + 4 * unit, 60 * unit, 30 * unit)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(number, left, str(self.side.number) if self.side.number else "")
        painter.setPen(Qt.PenStyle.NoPen)
        for at in range(5):
            painter.setBrush(QColor(PUMPKIN if at < self.side.difficulty else NIGHT))
            dot = QPointF(self._face.right() + (at * 13 - 66) * unit, below + 15 * unit)
            painter.drawEllipse(QRectF(dot, QSizeF(_DOT * unit, _DOT * unit)))
        painter.setFont(self._small)
        painter.setPen(QColor(MUTED))
        painter.drawText(self._below, left | Qt.TextFlag.TextWordWrap, self._told)

    @property
    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(letters.high(12))
        return font

    @property
    def _below(self) -> QRectF:
        """Where two lines have room that say how somebody fared."""
        unit, beside = letters.room(100) / 100, letters.thing(54)
        top = self._face.bottom() + 29 * unit
        return QRectF(12, top, self.width() - beside, self._two_lines)

    @property
    def _two_lines(self) -> int:
        needed = 2 * QFontMetricsF(self._small).lineSpacing()
        return max(letters.room(_TOLD), ceil(needed) + 1)

    def misfit(self) -> str:
        """What is said there and has no room."""
        metrics = QFontMetricsF(self._small)
        needed = metrics.boundingRect(self._below, Qt.TextFlag.TextWordWrap, self._told)
        return "" if self._below.contains(needed) else self._told

    # ---- words ----------------------------------------------------------------------------------------

    @property
    def _told(self) -> str:
        return self._words.fared(self._fared.get(self.side.code), timed=self._timed)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        difficulty = self._words.difficulty(self.side.difficulty)
        if self.side.number:
            #: %1 is a number, %2 how difficult it is.
            name = fill(self.tr("Puzzle %1, %2"), self.side.number, difficulty)
        else:
            #: %1 is how difficult it is.
            name = fill(self.tr("A puzzle of your own, %1"), difficulty)
        self.setAccessibleName(name)
        self.setAccessibleDescription(self._told or difficulty)
        self.setToolTip(tooltip(name, self._told))
        name_button(self.flip, self.tr("Turn the card over (F6)"))
        name_button(self.remove, self.tr("Remove it from the book"))
        self.update()
