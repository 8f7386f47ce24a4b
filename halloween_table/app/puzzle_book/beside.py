"""Beside the cards of the puzzle book: the next one, the puzzle of the day, new ones, codes."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QImage, QPixmap
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from halloween_table.engine.translate import fill
from halloween_table.table.look import letters

from ..new_game.variant_cards import CalmComboBox
from ..parts.long_button import LongButton
from ..parts.widgets import aloud, primary_button, text
from .words import PuzzleWords

_WIDTH = 310
BAR = 14
"""What the scroll bar takes of it."""
_DAY = (120, 83)
_MEDIUM = 3


def beside_width() -> int:
    return letters.column(_WIDTH)


class Beside(QScrollArea):
    """What there is to choose from besides the cards.

    Signals:
        next_asked: the first puzzle of the book that is not solved.
        day_asked: the puzzle of the day.
        made_asked: a new one of that difficulty.
        streak_asked: one after another.
        code_entered: what somebody has typed.
        built_asked: somebody wants to build one.
        times_wanted: whether times are told.
    """

    next_asked = Signal()
    day_asked = Signal()
    made_asked = Signal(int)
    streak_asked = Signal()
    code_entered = Signal(str)
    built_asked = Signal()
    times_wanted = Signal(bool)

    def __init__(self, difficulties: range, *, timed: bool) -> None:
        super().__init__(widgetResizable=True)
        self.setObjectName("clear")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # whoever walks goes from button to button
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._words = PuzzleWords(self)
        self.solved = text(wrap=True)
        self.next = primary_button()
        self.day_label, self.day = text("muted", wrap=True), LongButton()
        self._make_label, self.difficulty = text("muted"), CalmComboBox()
        self.make, self.streak = LongButton(), LongButton()
        self._code_label, self.code, self.code_line = text("muted"), QLineEdit(), text(wrap=True)
        self.open, self.build, self.times = LongButton(), LongButton(), QCheckBox()
        self.times.setObjectName("alone")
        self.difficulty.setSizeAdjustPolicy(CalmComboBox.SizeAdjustPolicy.AdjustToContents)
        for difficulty in difficulties:
            self.difficulty.addItem("", difficulty)
        self.difficulty.setCurrentIndex(self.difficulty.findData(_MEDIUM))
        self.times.setChecked(timed)
        self._lay_out()
        self.day.setEnabled(False)
        self._connect()
        letters.follow(self._fit)

    def _fit(self) -> None:
        width, (across, down) = beside_width(), map(letters.thing, _DAY)
        self.setFixedWidth(width)
        self._inner.setFixedWidth(width - letters.thing(BAR))
        self.day.setIconSize(QSize(across, down))
        # As high as with its picture: nothing jumps when it comes.
        self.day.setMinimumHeight(down + letters.thing(BAR))
        way, crowded = QBoxLayout.Direction, letters.crowded()
        self._make.setDirection(way.TopToBottom if crowded else way.LeftToRight)

    def _lay_out(self) -> None:
        inner = self._inner = QWidget()
        inner.setObjectName("clear")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        make = self._make = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        make.addWidget(self.difficulty, 1)
        make.addWidget(self.make, 1)  # half each: otherwise its words would stand one below another
        column.addWidget(self.solved)
        column.addWidget(self.next)
        column.addSpacing(6)
        column.addWidget(self.day_label)
        column.addWidget(self.day)
        column.addWidget(self._make_label)
        column.addLayout(make)
        column.addWidget(self.streak)
        column.addSpacing(6)
        column.addWidget(self._code_label)
        column.addWidget(self.code)  # as wide as the longest code
        column.addWidget(self.code_line)
        column.addWidget(self.open)
        column.addWidget(self.build)
        column.addStretch(1)
        column.addWidget(self.times)
        self.setWidget(inner)

    def _connect(self) -> None:
        self.next.clicked.connect(self.next_asked)
        self.day.clicked.connect(self.day_asked)
        self.make.clicked.connect(lambda: self.made_asked.emit(self.difficulty.currentData()))
        self.streak.clicked.connect(self.streak_asked)
        self.build.clicked.connect(self.built_asked)
        self.open.clicked.connect(self._enter)
        self.code.returnPressed.connect(self._enter)
        self.code.textEdited.connect(lambda _: self._say_of_code(""))
        self.times.toggled.connect(self.times_wanted)

    def _enter(self) -> None:
        self.code_entered.emit(self.code.text())

    def refuse(self, sentence: str) -> None:
        """Why what was typed is no code."""
        self._say_of_code(sentence)
        self.code.setFocus()

    def _say_of_code(self, sentence: str) -> None:
        """Nothing to be said needs no room."""
        self.code_line.setText(sentence)
        self.code_line.setVisible(bool(sentence))

    def show_day(self, face: QImage | None) -> None:
        """Its puzzle is known, and perhaps drawn."""
        if face is not None:
            self.day.setIcon(QIcon(QPixmap.fromImage(face)))
        self.day.setEnabled(True)

    # ---- words ----------------------------------------------------------------------------------------

    def say_results(self, solved: int, of: int, number: int, streak: int) -> None:
        """How many of the book are solved, which comes next, and the longest streak."""
        self.solved.setText(fill(self.tr("Solved: %1 of %2"), solved, of))
        self.next.setText(fill(self.tr("Puzzle %1"), number))
        self.streak.setText(
            fill(self.tr("A streak (your longest: %1)"), streak)
            if streak
            else self.tr("A streak: one after another")
        )

    def say_day(self, day: date | None, told: str) -> None:
        """Whose puzzle it is, and how somebody fared with it."""
        heading = fill(self.tr("The puzzle of the day: %1"), "…")  # it is still to be found
        if day is not None:
            when = QLocale().toString(day, QLocale.FormatType.ShortFormat)
            heading = fill(self.tr("The puzzle of the day: %1"), when)
            self.day_label.setText(heading)
        line = told or (self.tr("Open") if self.day.isEnabled() else "")
        self.day.setText(line or "…")
        self.day.setAccessibleName(aloud(heading, line))

    def retranslate(self) -> None:
        self._make_label.setText(self.tr("New puzzles"))
        for at in range(self.difficulty.count()):
            name = self._words.difficulty(self.difficulty.itemData(at))
            self.difficulty.setItemText(at, name)
        self.difficulty.setAccessibleName(self.tr("How difficult?"))
        self.make.setText(self.tr("Make me one"))
        self._code_label.setText(self.tr("From a friend"))
        self.code.setPlaceholderText(self.tr("The code of a puzzle"))
        self.code.setAccessibleName(self.tr("The code of a puzzle"))
        self._say_of_code("")
        self.open.setText(self.tr("Open"))
        self.build.setText(self.tr("Build one yourself"))
        self.times.setText(self.tr("Show my times"))
