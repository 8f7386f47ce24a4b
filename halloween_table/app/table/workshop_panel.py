"""The panel beside a puzzle that somebody builds: what it lacks, or what is in it, and its code."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from halloween_table.contract.workshop import Examined
from halloween_table.engine.translate import fill

from ..parts.code_row import CodeRow
from ..parts.long_button import LongButton
from ..parts.preferences import Preferences
from ..parts.widgets import primary_button, text
from ..puzzle_book.words import PuzzleWords
from .side_panel import SidePanel


class WorkshopPanel(SidePanel):
    """What whoever builds a puzzle is told, and what can be done with it.

    Signals:
        seen: it has come into sight.
        play_asked: the code of the puzzle, to be tried.
        keep_asked: the code of the puzzle and how difficult it is, for the book.
        new_asked: another one, from nothing.
        code_entered: what somebody has typed as the code of a puzzle to begin with.
    """

    seen = Signal()
    play_asked = Signal(str)
    keep_asked = Signal(str, int)
    new_asked = Signal()
    code_entered = Signal(str)

    def __init__(self, most_ways: int) -> None:
        """No more ways are counted than that."""
        super().__init__()
        self._most_ways = most_ways
        self._words = PuzzleWords(self)
        self._examined: Examined | None = None
        self._complete = False
        self._kept: frozenset[str] = frozenset()
        self._heading = text("heading", wrap=True)
        self._faults = QVBoxLayout(spacing=8)
        self._points, self._ways = text("prompt", wrap=True), text(wrap=True)
        self._difficulty = text(wrap=True)
        self._reason = text("prompt", wrap=True)
        self._thinks = QProgressBar(maximum=0, textVisible=False)
        self.code = CodeRow()
        self._play, self._keep, self._new = primary_button(), LongButton(), LongButton()
        self._begin_label, self._typed = text("muted", wrap=True), QLineEdit()
        self._begin = LongButton()
        self._code_line = text(wrap=True)
        self._from_code = QWidget()
        self._connect()
        self._lay_out()
        self.think(False)
        self.show_faults(())
        self.show_empty(True)
        self.retranslate()

    def _connect(self) -> None:
        for button, slot in (
            (self._play, self._on_play),
            (self._keep, self._on_keep),
            (self._new, self.new_asked),
            (self._begin, self._on_code),
        ):
            button.clicked.connect(slot)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys with the table
        self._typed.returnPressed.connect(self._on_code)
        self._typed.textEdited.connect(lambda _: self._code_line.setText(""))

    def _lay_out(self) -> None:
        begin = QVBoxLayout(self._from_code)
        begin.setContentsMargins(0, 0, 0, 0)
        begin.addWidget(self._begin_label)
        begin.addWidget(self._typed)
        begin.addWidget(self._begin)
        begin.addWidget(self._code_line)
        layout = self._column
        layout.addWidget(self._heading)
        layout.addLayout(self._faults)
        for label in (self._points, self._difficulty, self._ways, self._reason):
            layout.addWidget(label)
        layout.addWidget(self._thinks)
        layout.addSpacing(4)
        layout.addWidget(self.code)
        layout.addWidget(self._play)
        layout.addWidget(self._keep)
        layout.addStretch(1)
        layout.addWidget(self._from_code)
        layout.addWidget(self._new)

    @staticmethod
    def wanted(preferences: Preferences) -> bool:
        """Whether it was open the last time."""
        return preferences.workshop_shown

    @staticmethod
    def want(preferences: Preferences, shown: bool) -> None:
        preferences.workshop_shown = shown

    def show_advice(self) -> None:
        """It is told what has changed."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit()

    # ---- what is shown ----------------------------------------------------------------------------------

    @property
    def faults(self) -> list[str]:
        """What is said to be missing, line by line."""
        lines = (self._faults.itemAt(at).widget() for at in range(self._faults.count()))
        return [line.text() for line in lines if isinstance(line, QLabel)]

    def show_empty(self, empty: bool) -> None:
        """Whether there is nothing yet: then one can begin with somebody's puzzle."""
        self._from_code.setVisible(empty)
        self._new.setVisible(not empty)

    def show_faults(self, faults: Sequence[str]) -> None:
        """What it lacks, one sentence per line. Nothing is known of what is in it."""
        while self._faults.count():
            self._faults.takeAt(0).widget().deleteLater()
        for fault in faults:
            line = text(wrap=True)
            line.setText(fault)
            self._faults.addWidget(line)
        self._examined = None
        self._follow()

    def show_examined(self, examined: Examined, *, complete: bool) -> None:
        """What is known of it, if it lacks nothing; `complete`: nobody will find out more."""
        self._examined, self._complete = examined, complete
        self._follow()

    def show_kept(self, kept: frozenset[str]) -> None:
        """The codes of those that are in the book."""
        self._kept = kept
        self._follow()

    def think(self, busy: bool) -> None:
        self._thinks.setVisible(busy)

    def say_code(self, sentence: str) -> None:
        """What is wrong with what was typed."""
        self._code_line.setText(sentence)
        self._typed.setFocus()

    def _follow(self) -> None:
        known = self._examined
        code = known.code if known is not None else ""
        kept = code in self._kept
        self.code.show_code(code)
        self._play.setVisible(bool(code))
        self._keep.setVisible(bool(code))
        self._keep.setEnabled(known is not None and known.difficulty is not None and not kept)
        self._keep.setText(self.tr("It is in your book") if kept else self.tr("Keep it"))
        for label, line in (
            (self._points, self._points_line(known)),
            (self._difficulty, self._difficulty_line(known)),
            (self._ways, self._ways_line(known)),
            (self._reason, self._reason_line(known)),
        ):
            label.setText(line)
            label.setVisible(bool(line))

    @property
    def told(self) -> str:
        """All that it says of what is in the puzzle, for a screen reader."""
        labels = (self._points, self._difficulty, self._ways, self._reason)
        return " ".join(label.text() for label in labels if label.text())

    # ---- what is pressed ----------------------------------------------------------------------------------

    def _on_play(self) -> None:
        self.play_asked.emit(self.code.code)

    def _on_keep(self) -> None:
        if self._examined is not None and self._examined.difficulty is not None:
            self.keep_asked.emit(self._examined.code, self._examined.difficulty)

    def _on_code(self) -> None:
        self.code_entered.emit(self._typed.text())

    # ---- words --------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """What a puzzle lacks is told anew by whoever told it before."""
        self._heading.setText(self.tr("Your puzzle"))
        self._play.setText(self.tr("Play it"))
        self._new.setText(self.tr("Start a new one"))
        self._begin_label.setText(self.tr("Or change a puzzle that you have"))
        self._typed.setPlaceholderText(self.tr("The code of a puzzle"))
        self._typed.setAccessibleName(self.tr("The code of a puzzle"))
        self._begin.setText(self.tr("Lay it out"))
        self._code_line.setText("")
        self.code.retranslate()
        self._follow()

    def _points_line(self, known: Examined | None) -> str:
        if known is None or known.points is None:
            return ""
        return fill(self.tr("Points to be had: %1"), known.points)

    def _ways_line(self, known: Examined | None) -> str:
        if known is None or not known.code:
            return ""
        if known.ways is None:
            if self._complete:
                return self.tr("In how many ways? I do not know: there are too many to count.")
            return ""
        if known.ways > self._most_ways:
            return fill(self.tr("Different solutions: more than %1"), self._most_ways)
        return fill(self.tr("Different solutions: %1"), known.ways)

    def _difficulty_line(self, known: Examined | None) -> str:
        if known is None or known.difficulty is None:
            return ""
        return fill(self.tr("Difficulty: %1"), self._words.difficulty(known.difficulty))

    def _reason_line(self, known: Examined | None) -> str:
        """Why it has no code."""
        if known is None or not self._complete or known.code:
            return ""
        if known.points is None:
            return self.tr(
                "I do not know how many points are in it: there is too much to look through. "
                "So it has no code; a smaller town or fewer rounds would help."
            )
        return self.tr(
            "Nothing can be scored in it, so it has no code. Choose other cards, or move the houses."
        )
