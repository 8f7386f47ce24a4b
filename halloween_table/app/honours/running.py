"""An evening that is under way: how far it is, and the way on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout

from halloween_table.engine.translate import fill
from halloween_table.games.shelf import box
from halloween_table.store.plans import Plan

from ..parts.flow import Flow
from ..parts.names import introduced
from ..parts.widgets import ShortText, breakable, primary_button, shelf_text


class EveningWords(QObject):
    """What several pages say of an evening."""

    def onward(self, plan: Plan, at: int | None) -> str:
        """The button that leads to that game of it, or to the ranking if there is none left."""
        if at is None:
            return self.tr("The ranking of the evening")
        title, of = game_title(plan.games[at].game), len(plan.games)
        if plan.games[at].played:
            #: %1 is a game; %2 of %3: the second of three games of an evening.
            return fill(self.tr("Go on: %1 (%2 of %3)"), title, at + 1, of)
        #: %1 is a game; %2 of %3: the second of three games of an evening.
        return fill(self.tr("Next: %1 (%2 of %3)"), title, at + 1, of)


def game_title(key: str) -> str:
    found = box(key)
    return shelf_text(found.title) if found else key


class RunningBar(QFrame):
    """Says that an evening is not over.

    Signals:
        onward_asked: to its next game.
        end_asked: that was all.
    """

    onward_asked = Signal()
    end_asked = Signal()

    def __init__(self, plan: Plan, at: int | None) -> None:
        """`at`: the game of it that is played next; None: all have been."""
        super().__init__()
        self.setObjectName("notice")
        self._plan, self._at, self._words = plan, at, EveningWords(self)
        self._said = ShortText("told", lines=2)
        self._onward, self._end = primary_button(), QPushButton()
        self._end.setObjectName("link")
        self._onward.clicked.connect(self.onward_asked)
        self._end.clicked.connect(self.end_asked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 16, 10)
        layout.addWidget(self._said)
        layout.addLayout(Flow(self._onward, self._end))
        self.retranslate()

    def retranslate(self) -> None:
        names = ", ".join(introduced(person) for person in self._plan.people)
        games = " → ".join(game_title(game.game) for game in self._plan.games)
        #: %1 is a list of names, %2 a row of games.
        said = fill(self.tr("Your evening is under way. %1: %2"), names, games)
        self._said.say(breakable(said))
        self._onward.setText(self._words.onward(self._plan, self._at))
        self._end.setText(self.tr("End the evening"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
