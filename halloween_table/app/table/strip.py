"""The strip above the table: whose turn and which step, and the buttons for everything else."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from halloween_table.contract.arrangement import Prompt
from halloween_table.sitting.source import Hands
from halloween_table.table.look import letters

from ..parts.mute_button import MuteButton
from ..parts.widgets import name_button, primary_button, text, tool_button, tooltip
from .steps import Named, StepStrip

_HEIGHT = 78
"""Room for a prompt of two lines, always: the table must not jump."""
_LINES = 3
"""So many lines a prompt has if letters are larger than that: then steps stand below the buttons."""
_AROUND = 6
_WORDS = 440
"""So much room for the prompt comes before the names of the steps."""
_WIDE = 1100
"""In a narrower window there is no button for sounds: the prompt needs the room, and F12 does the same."""


class TableStrip(QFrame):
    """What can be read and pressed above every table."""

    def __init__(
        self,
        *,
        undo: bool,
        timed: bool,
        keys: bool,
        advice: bool,
        hints: bool = False,
        puzzle: bool = False,
    ) -> None:
        """Whether moves can be taken back, time means something, everybody has keys of their own,
        a player can ask what could be done, and what a good player would do, and it is a puzzle
        out of a book."""
        super().__init__()
        self._puzzle = puzzle
        self.ends_streak = False
        """Whether whoever goes home gives up a streak."""
        self.setObjectName("strip")
        self.home, self.undo, self.redo = (tool_button(n) for n in ("home", "undo", "redo"))
        self.undo.keys = QKeySequence(QKeySequence.StandardKey.Undo)
        self.redo.keys = QKeySequence("Ctrl+Y")
        self.pause, self.keys = tool_button("pause"), tool_button("keyboard")
        self.fit, self.book = tool_button("fit"), tool_button("rulebook")
        self.log, self.settings = tool_button("log"), tool_button("settings")
        self.advice, self.away = tool_button("advice"), tool_button("away")
        self.hint, self.sound = tool_button("hint"), MuteButton()
        for button in (self.advice, self.log):
            button.setCheckable(True)
        self.title, self.prompt = text("muted", wrap=True), text("prompt", wrap=True)
        self.steps = StepStrip()
        self.result, self.go_on = primary_button(), primary_button()
        self._timed, self._undoes = timed, undo
        self._lay_out()
        for button in (self.undo, self.redo):
            button.setVisible(undo)
        self.keys.setVisible(keys)
        self.advice.setVisible(advice)
        self.advice.setEnabled(advice)
        self.hint.setVisible(hints)
        self.away.hide()
        self.go_on.hide()
        self.retranslate()
        letters.follow(self._fit)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.prompt)
        words.addStretch(1)
        for label in (self.title, self.prompt):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, _AROUND, 8, _AROUND)
        row.setSpacing(4)  # the prompt needs every pixel of a small window
        row.addWidget(self.home)
        row.addSpacing(6)
        row.addLayout(words, 1)
        buttons, far = QHBoxLayout(spacing=2), QHBoxLayout(spacing=4)
        far.addStretch(1)
        far.addWidget(self.steps)
        far.addWidget(self.result)
        far.addWidget(self.go_on)
        buttons.addStretch(1)
        for button in (self.undo, self.redo, self.away, self.pause, self.keys):
            buttons.addWidget(button)
        for button in (self.fit, self.book, self.hint, self.advice, self.log):
            buttons.addWidget(button)
        for button in (self.sound, self.settings):
            buttons.addWidget(button)
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._beside.setSpacing(_AROUND)
        self._beside.addLayout(far)
        self._beside.addLayout(buttons)
        row.addLayout(self._beside)

    def _fit(self) -> None:
        """To the size of the letters, and of the prompt if that is longer than most."""
        way, crowded = QBoxLayout.Direction, letters.crowded()
        self._beside.setDirection(way.BottomToTop if crowded else way.LeftToRight)
        self._share_room()
        if not crowded:
            self.setFixedHeight(letters.room(_HEIGHT))
            return
        for label in (self.title, self.prompt):
            label.ensurePolished()
        self.layout().activate()
        line = self.prompt.fontMetrics().lineSpacing()
        usual = self.title.fontMetrics().lineSpacing() + _LINES * line
        wide = max(1, self.prompt.width())
        needed = self.title.heightForWidth(wide) + self.prompt.heightForWidth(wide)
        inside = max(usual, needed, self._beside.sizeHint().height())
        self.setFixedHeight(inside + 2 * _AROUND + 2)  # the line below it, and what is rounded

    def show_prompt(self, prompt: Prompt, over: bool) -> None:
        """How far the turn has come or, once the game is over, the way to its result."""
        self.title.setText(prompt.title)
        self.prompt.setText(prompt.text)
        self.steps.show_steps(prompt.steps)
        self.result.setVisible(over)
        self.steps.setVisible(not over and not self.go_on.isVisibleTo(self))
        self._share_room()
        if letters.crowded():
            self._fit()

    def ask_to_go_on(self, waits: bool) -> None:
        """A computer makes its move when somebody presses."""
        if waits != self.go_on.isVisibleTo(self):
            self.go_on.setVisible(waits)
            self.steps.setHidden(waits)
            self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        has_room = letters.crowded() or event.size().width() >= letters.room(_WIDE)
        if self.sound.isVisibleTo(self) != has_room:
            self.sound.setVisible(has_room)
            self.layout().activate()
        self._share_room()
        if letters.crowded() and event.size().width() != event.oldSize().width():
            self._fit()

    def tell_keys(self, told: str) -> None:
        """Which keys read aloud what stands here, and more."""
        for label in (self.title, self.prompt):
            label.setToolTip(tooltip(told))
            label.setAccessibleDescription(told)  # without the tags

    def _share_room(self) -> None:
        """Names the steps if the prompt keeps room enough, which is more where it is long."""
        if letters.crowded():
            self.steps.set_named("now")
        elif self._leaves_room("all", letters.room(_WORDS)):
            self.steps.set_named("all")
        else:
            self.steps.set_named("now" if self._leaves_room("now", 0) else "none")

    def _leaves_room(self, named: Named, least: int) -> bool:
        """Whether the prompt is whole, and has at least so much room, with these names beside it."""
        beside = self.prompt.width() + self.steps.width() - self.steps.width_with(named)
        below_title = self.height() - 2 * _AROUND - self.title.sizeHint().height()
        return beside >= least and self.prompt.heightForWidth(max(1, beside)) <= below_title

    def follow(self, hands: Hands, why_no_undo: str, away: bool) -> None:
        """What can be pressed now. `away`: something has happened since whoever looks last played;
        then that takes the place of redo, which they have no use for yet."""
        self._show_away(away and not hands.can_redo)
        self._timed = self._timed or hands.can_pause
        self.pause.setVisible(self._timed)
        self.pause.setEnabled(hands.can_pause and not hands.hurried)
        for button in (self.keys, self.book, self.settings):
            button.setEnabled(not hands.hurried)
        self.undo.setEnabled(hands.can_undo)
        self.undo.setToolTip(why_no_undo or self.tr("Undo"))
        self.redo.setEnabled(hands.can_redo)
        without = hands.hints is not None and not hands.hints.allowed
        self.hint.setEnabled(hands.hinted is not None)
        self.hint.setToolTip(self._without_hints() if without else self._counted_hint())

    def _show_away(self, away: bool) -> None:
        if away != self.away.isVisibleTo(self):
            self.away.setVisible(away)
            self.redo.setVisible(self._undoes and not away)
            self.layout().activate()
            self._share_room()

    def _home(self) -> str:
        if self.ends_streak:
            return self.tr("Back to the puzzle book; the streak ends")
        if self._puzzle:
            return self.tr("Back to the puzzle book; the puzzle is kept")
        return self.tr("Back to the shelf; the game is kept")

    def _advice(self) -> str:
        if self._puzzle:
            return self.tr("What helps (F3)")
        return self.tr("What could I do? (F3)")

    def _hint(self) -> str:
        return self.tr("Hint: what would a good player do? (F10)")

    def _counted_hint(self) -> str:
        return self.tr(
            "What would a good player do? (F10)\nEach press tells more, and counts as one hint."
        )

    def _without_hints(self) -> str:
        return self.tr("This game is played without hints.")

    def retranslate(self) -> None:
        for button, name in (
            (self.home, self._home()),
            (self.away, self.tr("What happened while you were away? (F4)")),
            (self.undo, self.tr("Undo")),
            (self.redo, self.tr("Redo")),
            (self.pause, self.tr("Pause (F2)")),
            (self.keys, self.tr("Everybody’s keys")),
            (self.fit, self.tr("Show the whole table")),
            (self.book, self.tr("Rulebook")),
            (self.hint, self._hint()),
            (self.advice, self._advice()),
            (self.log, self.tr("Show or hide the log")),
            (self.settings, self.tr("Settings")),
        ):
            name_button(button, name)
        self.sound.say()
        self.result.setText(self.tr("Result"))
        self.go_on.setText(self.tr("Go on"))
        self.go_on.setToolTip(self.tr("Lets the computer take its turn (Space)"))
