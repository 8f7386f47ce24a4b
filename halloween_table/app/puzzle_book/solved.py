"""A puzzle is solved: how, in how many tries, and what comes next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QPaintEvent, QPixmap, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from halloween_table.contract.kit import Kit
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill
from halloween_table.games.shelf import around
from halloween_table.store.puzzle_results import Fared
from halloween_table.table.look import letters
from halloween_table.table.look.render import rendered

from ..parts.backdrop import Backdrop
from ..parts.code_row import CodeRow
from ..parts.flow import Flow
from ..parts.names import called
from ..parts.times import time_text
from ..parts.widgets import Page, Picture, breakable, primary_button, sharpest, text
from .words import PuzzleWords

_FACE = 460


class SolvedPage(Page):
    """Well done.

    Signals:
        next_asked: another puzzle.
        table_asked: one more look at the table.
        again_asked: the same one from its start.
        left: back to the book.
        picture_asked: the puzzle as a picture.
    """

    next_asked = Signal()
    table_asked = Signal()
    again_asked = Signal()
    left = Signal()
    picture_asked = Signal()

    def __init__(
        self,
        kit: Kit,
        code: str,
        player: Player,
        fared: Fared | None,
        milliseconds: int | None,
        streak: int | None = None,
    ) -> None:
        """`milliseconds`: how long it took this time, if somebody wants to know; `streak`: how many
        were solved in a row, this one included."""
        super().__init__()
        assert kit.puzzles is not None
        self._fared, self._milliseconds, self._streak = fared, milliseconds, streak
        self._player = player
        box = around(kit.game.key)
        self._backdrop = Backdrop(box.picture) if box else None
        self._words = PuzzleWords(self)
        self._title, self._how = text("title", wrap=True), text("prompt", wrap=True)
        self._face, self._drawn = QLabel(), kit.puzzles.face(code, (player,))
        self._code = CodeRow()
        self._code.picture_asked.connect(self.picture_asked)
        self._next, self._table = primary_button(), QPushButton()
        self._again, self._book = QPushButton(), QPushButton()
        for button, signal in (
            (self._next, self.next_asked),
            (self._table, self.table_asked),
            (self._again, self.again_asked),
            (self._book, self.left),
        ):
            button.clicked.connect(signal)
        QShortcut(QKeySequence("Esc"), self).activated.connect(self.left)
        self._lay_out()
        self._code.show_code(code)
        self._again.setVisible(streak is None)
        self.retranslate()
        letters.follow(self._fit)
        self._next.setFocus()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(Picture("common/trophy", 72, 72))
        words = QVBoxLayout()
        words.addWidget(self._title)
        words.addWidget(self._how)
        head.addLayout(words, 1)
        away = (self._book, self._table, self._again)
        foot = Flow(*away, self._next, gap=len(away))
        inner = QWidget()
        inner.setObjectName("clear")
        inside = QVBoxLayout(inner)
        inside.setSpacing(16)
        inside.addLayout(head)
        inside.addStretch(1)
        inside.addWidget(self._face, 0, Qt.AlignmentFlag.AlignCenter)
        inside.addWidget(self._code, 0, Qt.AlignmentFlag.AlignCenter)
        inside.addStretch(2)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setObjectName("clear")
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 24, 32, 18)
        layout.setSpacing(16)
        layout.addWidget(scroll, 1)
        layout.addLayout(foot)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The art of the box, as it is wherever a game begins or ends."""
        super().paintEvent(event)
        if self._backdrop is not None:
            self._backdrop.paint(self)

    def _fit(self) -> None:
        """To the size of the letters."""
        width = letters.thing(_FACE)
        self._face.setPixmap(QPixmap.fromImage(rendered(self._drawn, width, sharpest())))
        self._code.setFixedWidth(letters.column(_FACE))

    def take_focus(self) -> None:
        self._next.setFocus()

    def leaving_costs(self) -> str:
        ends = self._streak is not None
        return self.tr("Your streak ends if you leave now.") if ends else ""

    def retranslate(self) -> None:
        name = called(self._player.name)
        title = fill(self.tr("Solved! Well done, %1."), name)
        self._title.setText(breakable(title))
        self.setWindowTitle(title)
        lines = [self._words.fared(self._fared, timed=False)]
        if self._milliseconds is not None:
            lines.append(fill(self.tr("Time: %1"), time_text(self._milliseconds)))
        if self._streak is not None:
            lines.append(fill(self.tr("Solved in a row: %1"), self._streak))
        self._how.setText(" · ".join(filter(None, lines)))
        self._code.retranslate()
        self._next.setText(self.tr("The next puzzle"))
        self._table.setText(self.tr("Look at the table"))
        self._again.setText(self.tr("The same one again"))
        self._book.setText(self.tr("Back to the book"))
