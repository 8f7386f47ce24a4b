"""The boxes on the shelf: the outside of each game, side by side on boards."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from halloween_table.contract.palette import WOOD
from halloween_table.engine.translate import fill
from halloween_table.games.shelf import Box
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import drawn

from ..parts.card import Card
from ..parts.widgets import aloud, name_button, sharpest, shelf_text, text, tool_button

GAP = 12
BESIDE_BAR = 8
"""Between the boxes and a scroll bar."""
_TEXTS, _FEW_TEXTS, _WORDS = 176, 122, 216
"""How high the words below a picture are, with three lines of blurb and without any; and how wide
those beside one are at least."""
_LEAST_BESIDE = 176
"""How high those beside a picture are."""
_MARGIN = 9
_BOARD = 16
"""How thick the boards are that the boxes stand on."""
_LEAST, _MOST = 212, 900
"""How wide pictures are at least, and at most."""


_PLACED_ANEW = (QEvent.Type.LayoutRequest, QEvent.Type.Resize, QEvent.Type.Show)


class Plan(NamedTuple):
    """How the boxes stand on the shelf."""

    columns: int
    picture: int
    """Pixels across each picture."""
    beside: bool
    """Whether the words stand beside the picture, not below it."""
    blurb: bool
    """Whether there is room for all words."""

    @property
    def width(self) -> int:
        """What it needs at least."""
        words = letters.room(_WORDS) + GAP if self.beside else 0
        return self.columns * (self.picture + words + 2 * _MARGIN + GAP) - GAP


def planned(boxes: int, width: int, height: int, *, blurb: bool) -> Plan:
    """The one with the largest pictures with which all boxes are seen in that room; if none shows
    them all, there is something to scroll."""
    plans = [
        Plan(columns, _widest(boxes, columns, beside, blurb, width, height), beside, blurb)
        for columns in range(1, max(2, boxes + 1))
        for beside in (False, True)
    ]
    best = max(plans, key=lambda plan: plan.picture)
    if best.picture >= letters.thing(_LEAST):
        return best._replace(picture=min(best.picture, letters.thing(_MOST)))
    least = letters.thing(_LEAST)
    return Plan(1 if letters.crowded() else 2, least, False, blurb)


def _widest(boxes: int, columns: int, beside: bool, blurb: bool, width: int, height: int) -> int:
    """How wide each picture can be."""
    across = (width + GAP) // columns - GAP - 2 * _MARGIN
    down = height // -(-boxes // columns) - _BOARD - GAP - 2 * _MARGIN
    if beside:
        across -= letters.room(_WORDS) + GAP
        return min(across, down * 4 // 3) if down >= letters.room(_LEAST_BESIDE) else 0
    return min(across, (down - letters.room(_TEXTS if blurb else _FEW_TEXTS)) * 4 // 3)


class BoxCard(Card):
    """The outside of a game, with its rulebook in reach.

    Signals:
        rulebook_asked: somebody wants to read the rules.
    """

    rulebook_asked = Signal()

    def __init__(self, box: Box) -> None:
        super().__init__()
        self._box = box
        self.rulebook = tool_button("rulebook")
        self.rulebook.clicked.connect(self.rulebook_asked)
        self._picture = QLabel(scaledContents=True)
        self._drawing = QTimer(self, singleShot=True, interval=0)
        self._drawing.timeout.connect(self._draw)
        self._seen = False
        """Whether the box has been on the screen."""
        self._title, self._facts = text("box", wrap=True), text(wrap=True)
        self._blurb = text("blurb", wrap=True)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.rulebook, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addLayout(head)
        words.addWidget(self._facts)
        words.addWidget(self._blurb)
        words.addStretch(1)
        layout = self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout.setSpacing(6)
        layout.addWidget(self._picture)
        layout.addLayout(words, 1)
        self.retranslate()

    def stand(self, plan: Plan) -> None:
        """As it is planned. The picture is drawn when there is time: the shelf is there before its
        pictures, and a size that does not last costs nothing."""
        way, width = QBoxLayout.Direction, plan.picture
        self._layout.setDirection(way.LeftToRight if plan.beside else way.TopToBottom)
        self._layout.setSpacing(GAP if plan.beside else 6)
        self._blurb.setVisible(plan.blurb)
        if self._picture.width() != width or self._picture.pixmap().isNull():
            self._picture.setFixedSize(width, width * 3 // 4)
            if self._seen:
                self._drawing.start()

    def come_in_sight(self) -> None:
        """It has been on the screen, and there is time for its picture."""
        self._seen = True
        self._draw()

    def _draw(self) -> None:
        size = self._picture.size()
        self._picture.setPixmap(drawn(self._box.picture, size.width(), size.height(), sharpest()))

    def retranslate(self) -> None:
        self._title.setText(shelf_text(self._box.title))
        rulebook = self.tr("Rulebook")
        name_button(self.rulebook, rulebook)
        self.rulebook.setAccessibleName(f"{rulebook}: {self._title.text()}")
        self._blurb.setText(shelf_text(self._box.blurb))
        self._facts.setText(self._facts_text())
        self.setAccessibleName(aloud(self._title.text(), self._facts.text()))
        self.setAccessibleDescription(self._blurb.text())

    def _facts_text(self) -> str:
        (fewest, most), minutes, age = self._box.players, self._box.minutes, self._box.age
        if fewest == most:
            sentence = self.tr("%n players · %1 min · ages %2+", "", most)
            return fill(sentence, minutes, age)
        sentence = self.tr("%1–%2 players · %3 min · ages %4+")
        return fill(sentence, fewest, most, minutes, age)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Boards(QWidget):
    """The boxes side by side, each row of them on a board. They are placed by hand: a grid would ask
    every word on them again and again how wide it is, and the first frame would be late by that."""

    def __init__(self, boxes: list[BoxCard]) -> None:
        super().__init__()
        self.setObjectName("clear")
        self._boxes = boxes
        self._plan = Plan(1, _LEAST, beside=False, blurb=False)
        self._seen = False
        """Whether there is time to draw the grain of the wood."""
        for box in boxes:
            box.setParent(self)

    def stand(self, plan: Plan) -> None:
        """As it is planned, from now on."""
        self._plan = plan
        for box in self._boxes:
            box.stand(plan)
        if self.isVisible():
            self._place()

    def _place(self) -> None:
        """Each row as high as its highest box, and above it as much room as is left."""
        columns, high = self._plan.columns, self.parentWidget().height()
        room = self.width() - BESIDE_BAR + GAP
        wide = room // columns - GAP if self._plan.beside else self._plan.picture + 2 * _MARGIN
        left = max(0, room - columns * (wide + GAP)) // 2
        rows = [self._boxes[at : at + columns] for at in range(0, len(self._boxes), columns)]
        heights = [max(box.heightForWidth(wide) for box in row) for row in rows]
        needed = sum(heights) + len(rows) * (_BOARD + GAP) - GAP
        self.setMinimumHeight(needed)
        above, top = max(0, high - needed) // max(1, len(rows)), 0
        for row, height in zip(rows, heights, strict=True):
            top += above
            for at, box in enumerate(row):
                box.setGeometry(left + at * (wide + GAP), top, wide, height)
            top += height + _BOARD + GAP

    def event(self, event: QEvent) -> bool:
        """Words on a box have changed, or there is another room for all of them. Nobody is placed
        before that is seen."""
        if event.type() in _PLACED_ANEW and self.isVisible():
            self._place()
        return super().event(event)

    def come_in_sight(self) -> None:
        self._seen = True
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        width = self.width() - BESIDE_BAR
        with QPainter(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            for box in self._boxes[:: self._plan.columns]:
                board = QRectF(0, box.geometry().bottom() + 1, width, _BOARD)
                if self._seen:
                    from .cupboard import paint_board

                    paint_board(painter, board)
                    continue
                # Not fillRect: for its sake PySide gets to know every gradient that Qt has.
                painter.setBrush(QColor(WOOD))
                painter.drawRect(board)
