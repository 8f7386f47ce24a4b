"""The panel beside a puzzle: whether it can still be solved, hints, the solution, and back again."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QProgressBar

from halloween_table.contract.puzzles import Aim
from halloween_table.engine.translate import fill

from ..parts.code_row import CodeRow
from ..parts.long_button import LongButton
from ..parts.preferences import Preferences
from ..parts.widgets import text
from .side_panel import SidePanel


class GuidePanel(SidePanel):
    """What whoever tries a puzzle can ask for.

    Signals:
        still_asked: can it still be solved?
        hint_asked: a hint, each time a stronger one.
        solution_asked: the solution, from here or from the start.
        again_asked: from the start.
        back_asked: to the last position from which it can be solved.
    """

    still_asked = Signal()
    hint_asked = Signal()
    solution_asked = Signal()
    again_asked = Signal()
    back_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._heading, self._answer = text("heading", wrap=True), text("prompt", wrap=True)
        self.code = CodeRow()
        self._thinks = QProgressBar(maximum=0, textVisible=False)
        self._back, self._still, self._hint = LongButton(), LongButton(), LongButton()
        self._solution, self._again = LongButton(), LongButton()
        self._helps, self._streak = True, 0
        self._strength = 0
        for button, signal in (
            (self._back, self.back_asked),
            (self._still, self.still_asked),
            (self._hint, self.hint_asked),
            (self._solution, self.solution_asked),
            (self._again, self.again_asked),
        ):
            button.clicked.connect(signal)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys with the table
        self._lay_out()
        self.think(False)
        self.follow(None)

    def _lay_out(self) -> None:
        layout = self._column
        layout.addWidget(self._heading)
        for button in (self._still, self._hint, self._solution, self._again):
            layout.addWidget(button)
        layout.addSpacing(8)
        layout.addWidget(self._answer)
        layout.addWidget(self._thinks)
        layout.addWidget(self._back)
        layout.addStretch(1)
        layout.addWidget(self.code)

    @property
    def answer(self) -> QLabel:
        return self._answer

    @staticmethod
    def wanted(preferences: Preferences) -> bool:
        """Whether it was open the last time."""
        return preferences.guide_shown

    @staticmethod
    def want(preferences: Preferences, shown: bool) -> None:
        preferences.guide_shown = shown

    def show_advice(self) -> None:
        """It is told what has changed."""

    def follow(
        self, aim: Aim | None, *, strength: int = 0, begun: bool = False, lost: bool = False
    ) -> None:
        """How far somebody has come, how strong the last hint for this position was, whether there
        is anything to begin again, and whether it is known that it cannot be solved from here."""
        over = aim is not None and aim.over
        self._strength = strength
        self._still.setVisible(self._helps)
        self._hint.setVisible(self._helps)
        self._solution.setVisible(self._helps)
        self._still.setEnabled(not over)
        # A greyed button would hand the keyboard on, and the next press would show the solution.
        self._hint.setEnabled(not over and (strength < 3 or self._hint.hasFocus()))
        self._again.setVisible(self._helps)
        self._again.setEnabled(begun)
        self._back.setVisible(self._helps and aim is not None and (aim.missed or lost))
        self.retranslate()

    def withhold(self, solved: int) -> None:
        """Nothing may be asked here: in a streak in which so many were solved before."""
        self._helps, self._streak = False, solved
        self.follow(None)

    def allow(self) -> None:
        """Whatever it was before: from now on everything may be asked."""
        self._helps = True

    def say(self, sentence: str) -> None:
        self._answer.setText(sentence)

    def think(self, busy: bool) -> None:
        """Somebody waits for an answer."""
        self._thinks.setVisible(busy)

    def retranslate(self) -> None:
        if self._helps:
            self._heading.setText(self.tr("What helps"))
        else:
            self._heading.setText(fill(self.tr("A streak. Solved in a row: %1"), self._streak))
        self._still.setText(self.tr("Can it still be solved?"))
        self._hint.setText(
            (
                self.tr("Hint: which card?"),
                self.tr("Hint: where?"),
                self.tr("Hint: the next move?"),
                self.tr("Hint: the next move?"),
            )[self._strength]
        )
        self._thinks.setAccessibleName(self.tr("Thinking …"))
        self._solution.setText(self.tr("Show the solution"))
        self._again.setText(self.tr("Start again"))
        self._back.setText(self.tr("Back to where it could be solved"))
        self.code.retranslate()

    # ---- sentences ------------------------------------------------------------------------------------

    def say_verdict(self, why: str) -> None:
        self.say(
            {
                "can": self.tr("Yes, it can still be solved from here."),
                "cannot": self.tr("No, from here it cannot be solved any more."),
                "unknown": self.tr("I do not know: there is too much to look through."),
            }[why]
        )

    def say_solution(self, *, from_start: bool) -> None:
        if from_start:
            self.say(self.tr("The solution, from the start"))
        else:
            self.say(self.tr("The solution, from where you are"))

    def say_missed(self, missing: int) -> None:
        self.say(self.tr("%n points are missing.", "", missing))

    def say_solved(self) -> None:
        self.say(self.tr("Solved!"))

    def say_streak_over(self, missing: int, solved: int) -> None:
        sentence = self.tr(
            "%n points are missing, and the streak is over. Solved in a row: %1", "", missing
        )
        self.say(fill(sentence, solved))
