"""A puzzle is solved: how, in how many tries, and what comes next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from halloween_table.contract.kit import Kit
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill
from halloween_table.store.puzzle_results import Fared
from halloween_table.table.look.render import rendered

from ..parts.code_row import CodeRow
from ..parts.names import called
from ..parts.times import time_text
from ..parts.widgets import Page, breakable, picture, primary_button, sharpest, text
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
        self._words = PuzzleWords(self)
        self._title, self._how = text("title", wrap=True), text("prompt", wrap=True)
        self._face = QLabel()
        face = rendered(kit.puzzles.face(code, (player,)), _FACE, sharpest())
        self._face.setPixmap(QPixmap.fromImage(face))
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
        self._next.setFocus()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(picture("common/trophy", 72, 72))
        words = QVBoxLayout()
        words.addWidget(self._title)
        words.addWidget(self._how)
        head.addLayout(words, 1)
        foot = QHBoxLayout()
        for button in (self._book, self._table, self._again):
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(self._next)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 24, 32, 18)
        layout.setSpacing(16)
        layout.addLayout(head)
        layout.addStretch(1)
        layout.addWidget(self._face, 0, Qt.AlignmentFlag.AlignCenter)
        self._code.setFixedWidth(_FACE)
        layout.addWidget(self._code, 0, Qt.AlignmentFlag.AlignCenter)
        layout.addStretch(2)
        layout.addLayout(foot)

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
