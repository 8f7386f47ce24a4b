"""The boxes on the shelf: the outside of each game, side by side on boards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from halloween_table.contract.palette import PANEL_EDGE, TABLE
from halloween_table.engine.translate import fill
from halloween_table.games.shelf import Box
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import drawn

from ..parts.card import Card
from ..parts.widgets import name_button, sharpest, shelf_text, text, tool_button

GAP = 10
_TEXTS = 158
"""How high a box is besides its picture, with three lines of blurb."""
_BOX_MARGIN = 10
_BOARD = 9
"""How thick the boards are that the boxes stand on."""


def columns() -> int:
    """So many boxes stand side by side."""
    return 1 if letters.crowded() else 2


def boards_width(picture: int) -> int:
    """With boxes whose pictures are so wide."""
    return columns() * (picture + 2 * _BOX_MARGIN + GAP) - GAP


def row_height(picture: int) -> int:
    return picture * 3 // 4 + letters.room(_TEXTS) + _BOARD + GAP


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
        corner = QVBoxLayout(self._picture)
        corner.setContentsMargins(6, 6, 6, 6)
        corner.addWidget(self.rulebook, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_BOX_MARGIN, _BOX_MARGIN, _BOX_MARGIN, 8)
        layout.setSpacing(4)
        layout.addWidget(self._picture)
        layout.addSpacing(2)
        layout.addWidget(self._title)
        layout.addWidget(self._facts)
        layout.addWidget(self._blurb)
        layout.addStretch(1)
        self.retranslate()

    def show_picture(self, width: int) -> None:
        """Makes the picture so wide, and the box as wide as it needs. It is drawn when there is
        time: the shelf is there before its pictures, and a size that does not last costs nothing."""
        if self._picture.width() != width or self._picture.pixmap().isNull():
            self._picture.setFixedSize(width, width * 3 // 4)
            self.setFixedWidth(width + 2 * _BOX_MARGIN)
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
        self.setAccessibleName(f"{self._title.text()}. {self._facts.text()}")

    def _facts_text(self) -> str:
        (fewest, most), minutes, age = self._box.players, self._box.minutes, self._box.age
        if fewest == most:
            sentence = self.tr("%n players · %1 minutes · ages %2 and up", "", most)
            return fill(sentence, minutes, age)
        sentence = self.tr("%1–%2 players · %3 minutes · ages %4 and up")
        return fill(sentence, fewest, most, minutes, age)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Boards(QWidget):
    """The boxes side by side, each row of them on a board."""

    def __init__(self, boxes: list[BoxCard]) -> None:
        super().__init__()
        self._boxes = boxes
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, _BOARD)
        grid.setHorizontalSpacing(GAP)
        grid.setVerticalSpacing(GAP + _BOARD)
        self._grid = grid
        letters.follow(self._fit)

    def _fit(self) -> None:
        for at, box_ in enumerate(self._boxes):
            self._grid.addWidget(box_, *divmod(at, columns()))
        self._grid.setColumnStretch(2, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        width = max(box_.geometry().right() + 1 for box_ in self._boxes)
        with QPainter(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            for box_ in self._boxes[:: columns()]:
                board = QRectF(0, box_.geometry().bottom() + 1, width, _BOARD)
                # Not fillRect: for its sake PySide gets to know every gradient that Qt has.
                painter.setBrush(QColor(PANEL_EDGE))
                painter.drawRect(board)
                painter.setBrush(QColor(TABLE))
                painter.drawRect(board.adjusted(0, _BOARD - 3, 0, 0))
