"""The panel beside a game that is looked through: how far that is, and then the moves that cost most."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QProgressBar, QVBoxLayout

from ..parts.card import Card
from ..parts.long_button import LongButton
from ..parts.preferences import Preferences
from ..parts.widgets import breakable, restyle, text
from .side_panel import SidePanel

_WHOLE = 1000


@frozen
class Told:
    """What is said of a move that cost something."""

    heading: str
    """Whose move, and when."""
    cost: str
    lines: tuple[str, ...]
    """What was played, what a hard player would have done, and why."""


class VerdictCard(Card):
    """A move that cost something: whoever presses it is shown the table just before it."""

    def __init__(self, told: Told) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(4)
        for name, line in (
            ("muted", told.heading),
            ("prompt", told.cost),
            *(("", line) for line in told.lines),
        ):
            label = text(name, wrap=True)
            label.setText(breakable(line))
            column.addWidget(label)
        self.setAccessibleName(" ".join((f"{told.heading}.", told.cost, *told.lines)))

    def mark(self, chosen: bool) -> None:
        """Whether the table shows it now."""
        restyle(self, "chosen", chosen)


class ReviewPanel(SidePanel):
    """Tells what cost most.

    Signals:
        stopped: nobody wants to know any more.
        again_asked: somebody wants to know after all.
        chosen: the number of a move that somebody wants to see.
    """

    stopped = Signal()
    again_asked = Signal()
    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._heading, self.answer = text("heading", wrap=True), text(wrap=True)
        self._done = QProgressBar(maximum=_WHOLE, textVisible=False)
        self.stop, self.again = LongButton(), LongButton()
        self.cards: list[VerdictCard] = []
        self._list = QVBoxLayout(spacing=10)
        self._note = text("muted", wrap=True)
        for button, signal in ((self.stop, self.stopped), (self.again, self.again_asked)):
            button.clicked.connect(signal)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys with the table
            button.setAutoDefault(True)  # Enter presses it too, not only Space
        for widget in (self._heading, self.answer, self._done, self.stop, self.again):
            self._column.addWidget(widget)
        self._column.addLayout(self._list)
        self._column.addWidget(self._note)
        self._column.addStretch(1)
        self.think(False)
        self.again.hide()
        self.retranslate()

    @staticmethod
    def wanted(preferences: Preferences) -> bool:
        """Nobody finds it open: it has to be asked for."""
        return False

    @staticmethod
    def want(preferences: Preferences, shown: bool) -> None:
        """That is not remembered."""

    def show_advice(self) -> None:
        """It is told what has changed."""

    def think(self, busy: bool) -> None:
        """Whether the game is being looked through."""
        self._done.setVisible(busy)
        self.stop.setVisible(busy)

    def progress(self, share: float) -> None:
        """How much of the game has been looked through."""
        self._done.setValue(round(share * _WHOLE))

    def say(self, sentence: str, *, again: bool = False) -> None:
        """`again`: it can be asked for once more."""
        self.answer.setText(sentence)
        self.answer.setVisible(bool(sentence))
        self.again.setVisible(again)

    def tell(self, told: Sequence[Told]) -> None:
        """The moves that cost most, the dearest first."""
        for card in self.cards:
            self._list.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = [VerdictCard(each) for each in told]
        for number, card in enumerate(self.cards):
            card.pressed.connect(lambda number=number: self.chosen.emit(number))
            self._list.addWidget(card)
        self._note.setVisible(bool(told))

    def mark(self, chosen: int | None) -> None:
        """Which of them the table shows now; None: none of them."""
        for number, card in enumerate(self.cards):
            card.mark(number == chosen)

    def retranslate(self) -> None:
        self._heading.setText(self.tr("What cost most?"))
        self._done.setAccessibleName(self.tr("How much of the game has been looked through"))
        self.stop.setText(self.tr("Stop looking"))
        self.again.setText(self.tr("Look through the game"))
        self._note.setText(
            self.tr(
                "Each move is judged only by what whoever made it could know then. "
                "The figures are estimates."
            )
        )
