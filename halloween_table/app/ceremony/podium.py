"""Who stands where: figures on steps, those who share a place on equal ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from halloween_table.contract.palette import (
    GHOST,
    MOON,
    MUTED,
    NIGHT,
    PANEL,
    TABLE,
    figure_asset,
    seat_colour,
)
from halloween_table.contract.pictures import Words
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import LEVELS
from halloween_table.engine.record import Player
from halloween_table.store.rows import Person
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import drawn
from halloween_table.table.look.painter import fitted

from ..parts.names import introduced
from ..parts.widgets import sharpest

_WIDTH, _NARROWEST = 138, 84
"""Pixels of a step, and where many stand side by side."""
_MARGIN = 34
_STEPS = {1: 104, 2: 72, 3: 44}
"""How high the steps are; whoever comes later stands on the ground."""
_GROUND = 12
_FIGURE, _LESSER = 104, 82
"""How tall the figures are: on a step, and beside them."""
_CROWN = 40
_PLATE = {1: 28, 2: 52}
"""Under each step, for a name of so many lines; a longer one is written smaller."""
_BESIDE_A_NAME = 5
_LINE = 20
"""Below each name, for what somebody has done."""
_LETTERS, _SMALLER = 15, 13
_SMALLEST = 0.8, 0.55
"""Of the letters of a name: before they get smaller it is broken, and before it is cut still smaller."""
_BADGE = 26
_BOARD = 8
_LIGHT = 0.72
"""How far the light around a winner reaches, in widths of a step."""
_CHANGING = QEasingCurve(QEasingCurve.Type.InOutCubic)
_RISING = QEasingCurve(QEasingCurve.Type.OutBack)
_YIELDS = 0.72
"""How much of their height steps and figures have where what is below needs the rest."""
_TWO = 2
_GOLD = "#f2b632"


class Stood(NamedTuple):
    """Somebody who has a place."""

    person: Person | Player
    place: int
    seat: Seat


def in_a_row(stood: Sequence[Stood]) -> list[Stood]:
    """The best in the middle, the second at the left, the third at the right, then the others. Two
    stand as they sit."""
    if len(stood) <= _TWO:
        return sorted(stood, key=lambda one: one.seat)
    first, second, *rest = stood
    return [second, first, *rest]


class Podium(QWidget):
    """Steps that rise with the points as they are counted, and come to the height of their place in
    the end."""

    def __init__(
        self, stood: Sequence[Stood], *, ranked: bool = True, yields: bool = False
    ) -> None:
        """`stood`: the best first; `ranked`: whether they have played against each other; `yields`:
        whether it is lower, and grows only with the room that nothing else needs."""
        super().__init__()
        self._ranked, self._least = ranked, _YIELDS if yields else 1.0
        self._row = in_a_row(stood)
        self._lines: Mapping[Seat, str] = {}
        self._counted: Sequence[float] = ()
        self._figures: dict[tuple[str, int, int, str, float], QPixmap] = {}
        self._risen = self._share = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        letters.follow(self._fit)

    def say(self, lines: Mapping[Seat, str]) -> None:
        """By seat, what somebody has done for their place: it stands below their name."""
        self._lines = lines
        told = sorted(self._row, key=lambda one: one.place)
        self.setAccessibleName(
            "; ".join(f"{one.place}. {introduced(one.person)}: {lines[one.seat]}" for one in told)
        )
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.minimumHeight() != self.sizeHint().height():
            self._fit()

    def _fit(self) -> None:
        self._figures.clear()
        self.setMinimumSize(self._wide(_NARROWEST), self.sizeHint().height())
        self.setMaximumWidth(self._wide(_WIDTH))
        self.updateGeometry()
        self.update()

    def _wide(self, step: float) -> int:
        """With steps that are so wide."""
        return letters.thing(step) * len(self._row) + 2 * letters.thing(_MARGIN)

    @property
    def _step_width(self) -> float:
        return (self.width() - 2 * letters.thing(_MARGIN)) / len(self._row)

    def sizeHint(self) -> QSize:
        return QSize(self._wide(_WIDTH), self._height(self._least))

    def _height(self, share: float) -> int:
        """With steps and figures of that share of their height; names need what they need."""
        return round(self._highest * share) + self._plate + 6

    @property
    def _highest(self) -> int:
        return letters.thing(_FIGURE + (_STEPS[1] + 0.6 * _CROWN if self._ranked else _STEPS[2]))

    def _thing(self, pixels: float) -> int:
        """What is usually so large on the steps, in the height that there is."""
        return round(letters.thing(pixels) * self._share)

    @property
    def _plate(self) -> int:
        """How high the room for names is, and for what stands below them: as they are in the end, so
        that nothing moves when they get there."""
        font = QFont()
        font.setWeight(QFont.Weight.Bold)
        font.setPixelSize(letters.high(_LETTERS))
        room = self._step_width - 2 * _BESIDE_A_NAME
        metrics = QFontMetricsF(font)
        names = (self._called(one, 1.0) for one in self._row)
        lines = 1 if all(metrics.horizontalAdvance(name) <= room for name in names) else 2
        below = letters.tall(_LINE, 1) if self._lines else 0
        return letters.tall(_PLATE[lines], lines + 1) + below

    def _called(self, one: Stood, risen: float) -> str:
        """Who stands on the ground has the place beside the name."""
        name = introduced(one.person)
        on_ground = self._ranked and risen >= 1 and one.place not in _STEPS
        return f"{one.place}. {name}" if on_ground else name

    def stand(self, counted: Sequence[float], risen: float) -> None:
        """How far everybody has come: `counted` says by seat how much of the most points anybody
        has is counted for them, `risen` how far they are from there to their place."""
        self._counted, self._risen = counted, risen
        self.update()

    def height_of(self, one: Stood) -> float:
        """Of the step that somebody stands on now, in pixels beside letters of the usual size."""
        place = _STEPS.get(one.place, _GROUND) if self._ranked else _STEPS[2]
        if self._risen >= 1 or not self._ranked:
            return place
        so_far = _GROUND + (_STEPS[1] - _GROUND) * self._counted[one.seat]
        return so_far + (place - so_far) * _RISING.valueForProgress(self._risen)

    def _across(self, at: int, one: Stood) -> float:
        """Which column somebody stands in: they come to it from the one that they sit in."""
        return one.seat + (at - one.seat) * _CHANGING.valueForProgress(self._risen)

    # ---- painting -------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            plate = self._plate
            floor = self.height() - plate - 4
            self._share = min(1.0, max(self._least, (floor - 2) / self._highest))
            for at, one in enumerate(self._row):
                left = letters.thing(_MARGIN) + self._across(at, one) * self._step_width
                column = QRectF(left, 0, self._step_width, floor)
                self._paint_one(painter, one, column)
                below = QRectF(left, floor + 2, self._step_width, plate)
                self._paint_name(painter, one, below)

    def _paint_one(self, painter: QPainter, one: Stood, column: QRectF) -> None:
        look = seat_colour(one.person.colour)
        high = self._thing(self.height_of(one))
        step = QRectF(column.left() + 3, column.bottom() - high, column.width() - 6, high)
        won = self._ranked and one.place == 1 and self._risen >= 1
        if won:
            _paint_light(painter, column, step.top(), self._thing(_FIGURE))
        paint_step(painter, step, look.tint)
        on_step = one.place in _STEPS or not self._ranked or self._risen < 1
        tall = min(self._thing(_FIGURE if on_step else _LESSER), round(step.width() / 0.75))
        wide = round(tall * 0.75)
        figure = QRectF(step.center().x() - wide / 2, step.top() - tall + 4, wide, tall)
        asset = figure_asset(one.person.figure)
        painter.drawPixmap(figure.topLeft(), self._drawn(asset, wide, tall, look.tint))
        if one.person.mind in LEVELS:
            side = self._thing(_BADGE)
            badge = drawn("common/sits-computer", side, side, sharpest())
            painter.drawPixmap(QPointF(figure.right() - side * 0.3, figure.bottom() - side), badge)
        if won:
            wide = self._thing(_CROWN)
            crown = drawn("common/crown", wide, round(wide * 0.75), sharpest())
            top = figure.top() - wide * 0.5
            painter.drawPixmap(QPointF(figure.center().x() - wide / 2, max(0.0, top)), crown)
        if self._ranked and self._risen >= 1:
            self._paint_rank(painter, one.place, step, look.symbol)

    def _drawn(self, asset: str, wide: int, tall: int, tint: str) -> QPixmap:
        """Once for each size: while steps rise figures are only copied."""
        key = asset, wide, tall, tint, sharpest()
        if key not in self._figures:
            self._figures[key] = drawn(asset, wide, tall, sharpest(), tint)
        return self._figures[key]

    def _paint_rank(self, painter: QPainter, rank: int, step: QRectF, symbol: str) -> None:
        """On the front of the step, with the symbol of the seat; who stands on the ground has it in
        the plate."""
        if step.height() < self._thing(_STEPS[3]) - 1:
            return
        font = QFont(self.font())
        font.setPixelSize(self._thing(34 if rank == 1 else 26))
        font.setWeight(QFont.Weight.ExtraBold)
        painter.setFont(font)
        painter.setPen(QColor(_GOLD if rank == 1 else MOON))
        front = step.adjusted(0, letters.thing(_BOARD), 0, 0)
        painter.drawText(front, Qt.AlignmentFlag.AlignCenter, str(rank))
        side = letters.thing(15)
        mark = drawn(symbol, side, side, sharpest())
        painter.drawPixmap(QPointF(step.left() + 7, step.bottom() - side - 6), mark)

    def _paint_name(self, painter: QPainter, one: Stood, plate: QRectF) -> None:
        name, line = self._called(one, self._risen), self._lines.get(one.seat, "")
        room = plate.adjusted(_BESIDE_A_NAME, 0, -_BESIDE_A_NAME, 0)
        if line:
            room.setBottom(room.bottom() - letters.tall(_LINE, 1))
        below = _paint_words(painter, name, room, _LETTERS, GHOST)
        if line and self._risen >= 1:
            room.setBottom(plate.bottom())
            room.setTop(below)
            _paint_words(painter, line, room, _SMALLER, MUTED)


def _paint_words(painter: QPainter, words: str, room: QRectF, size: int, colour: str) -> float:
    """At the top of their room; how far down they reach."""
    for least in _SMALLEST:
        wanted = Words(words, size=letters.high(size), bold=True, align="centre", least=least)
        font, text, flags = fitted(wanted, room, 1.0)
        if text == words:
            break
    painter.setFont(font)
    painter.setPen(QColor(colour))
    top = flags & ~int(Qt.AlignmentFlag.AlignVCenter)
    painter.drawText(room, top, text)
    return QFontMetricsF(font).boundingRect(room, top, text).bottom()


def _paint_light(painter: QPainter, column: QRectF, top: float, tall: int) -> None:
    """Around whoever has won, as far as there is room above them; `tall`: they are."""
    middle = QPointF(column.center().x(), top - tall * 0.5)
    radius = min(column.width() * _LIGHT, middle.y())
    light = QRadialGradient(middle, radius)
    light.setColorAt(0, QColor(255, 224, 138, 170))
    light.setColorAt(1, QColor(255, 224, 138, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(middle, radius, radius)


def paint_step(painter: QPainter, step: QRectF, tint: str) -> None:
    """A block, lit from the upper left, with a board on top in the colour of whoever stands on it."""
    board = letters.thing(_BOARD)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(step, QColor(PANEL))
    painter.fillRect(QRectF(step.right() - board, step.top(), board, step.height()), QColor(TABLE))
    painter.fillRect(QRectF(step.left(), step.top() + board, step.width(), 2), QColor(NIGHT))
    painter.setBrush(QColor(tint))
    painter.drawRoundedRect(step.adjusted(-4, 0, 4, board - step.height()), 3, 3)
