"""Evenings: who was there, two to one, and which games it was."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from halloween_table.engine.translate import fill, number
from halloween_table.games.shelf import box
from halloween_table.store.endings import Ending
from halloween_table.store.honours import Evening, Honours, Won, same_evening
from halloween_table.store.plans import Plan
from halloween_table.store.rows import Person

from ..parts.card import Card
from ..parts.names import called, introduced
from ..parts.widgets import Picture, aloud, breakable, shelf_text, text
from .columns import Columns
from .faces import Face, Name
from .games import day, score_of

_FIGURE, _SMALLER = 64, 46
_LID = (64, 48)
_WIDE = 180
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class EveningCard(QFrame):
    """One evening.

    Signals:
        watched: the Ending of a game that somebody wants to see again.
        ranking_asked: the Plan of an evening that was planned.
    """

    watched = Signal(object)
    ranking_asked = Signal(object)

    def __init__(self, evening: Evening, honours: Honours, plan: Plan | None = None) -> None:
        super().__init__()
        self.setObjectName("row")
        self._evening, self._wins = evening, honours.wins_of(evening)
        title = text("heading", wrap=True)
        title.setText(self._title())
        score = ", ".join(f"{introduced(won.person)} {number(won.wins)}" for won in self._wins)
        self.setAccessibleName(f"{title.text()}: {score}")
        head = QHBoxLayout()
        head.addWidget(title, 1)
        if plan is not None:
            ranking = QPushButton(self.tr("The ranking"))
            ranking.clicked.connect(lambda: self.ranking_asked.emit(plan))
            head.addWidget(ranking)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 14)
        layout.setSpacing(12)
        layout.addLayout(head)
        if len(self._wins) == 2:
            layout.addLayout(self._duel())
        else:
            layout.addWidget(self._score())
        games = Columns(300)
        for ending in evening.endings:
            card = EndingCard(ending)
            if ending.kept:
                card.pressed.connect(lambda ending=ending: self.watched.emit(ending))
            games.add(card)
        layout.addWidget(games)

    def _title(self) -> str:
        """The day, and “tonight” if it is."""
        when = day(self._evening.day)
        if same_evening(self._evening.last, datetime.now(UTC)):
            #: %1 is a date.
            return fill(self.tr("Tonight · %1"), when)
        return when[:1].upper() + when[1:]  # of a weekday, at the start of a line

    def _duel(self) -> QHBoxLayout:
        """Two people, and the score between them: “2 : 1”."""
        one, other = self._wins
        score = text("title")
        score.setText(fill("%1 : %2", number(one.wins), number(other.wins)))
        score.setAccessibleName(
            fill(
                "%1 %2, %3 %4",
                introduced(one.person),
                one.wins,
                introduced(other.person),
                other.wins,
            )
        )
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(_name(one.person, Qt.AlignmentFlag.AlignRight), 1)
        row.addWidget(Face(one.person, _FIGURE, one.wins > other.wins))
        row.addWidget(score)
        row.addWidget(Face(other.person, _FIGURE))
        row.addWidget(_name(other.person, Qt.AlignmentFlag.AlignLeft), 1)
        return row

    def _score(self) -> Columns:
        best = max(won.wins for won in self._wins)
        chips = Columns(_WIDE, len(self._wins))
        for won in self._wins:
            chips.add(_Chip(won, laurel=won.wins == best > 0))
        return chips


def _name(person: Person, side: Qt.AlignmentFlag) -> QWidget:
    label = Name(side | Qt.AlignmentFlag.AlignVCenter)
    label.setObjectName("prompt")
    label.setText(introduced(person))
    return label


class _Chip(QWidget):
    """Somebody, with how many games they won."""

    def __init__(self, won: Won, *, laurel: bool) -> None:
        super().__init__()
        wins, name = text("title"), Name(_LEFT)
        wins.setText(number(won.wins))
        name.setText(introduced(won.person))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(Face(won.person, _SMALLER, laurel))
        row.addWidget(wins)
        row.addWidget(name, 1)


class EndingCard(Card):
    """A game of an evening: pressed, it is watched, as long as it is still there."""

    def __init__(self, ending: Ending) -> None:
        super().__init__()
        found = box(ending.game)
        title, won, points = text("told", wrap=True), text(wrap=True), text("muted", wrap=True)
        title.setText(shelf_text(found.title) if found else ending.game)
        won.setText(breakable(self._ending(ending)))
        points.setText(breakable(score_of(ending)))
        words = QVBoxLayout()
        words.setSpacing(1)
        for label in (title, won, points):
            words.addWidget(label)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 10, 8)
        row.setSpacing(12)
        if found is not None:
            row.addWidget(Picture(found.picture, *_LID), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self.setAccessibleName(aloud(title.text(), won.text(), points.text()))
        if ending.kept:
            self.setToolTip(self.tr("Watch this game"))
        else:
            self.setObjectName("row")
            self.setCursor(Qt.CursorShape.ArrowCursor)
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _ending(self, ending: Ending) -> str:
        winners = [
            called(person.name)
            for person, won in zip(ending.players, ending.won, strict=True)
            if won
        ]
        if len(winners) == 1:
            return fill(self.tr("The winner: %1"), winners[0])
        return fill(self.tr("The winners: %1"), ", ".join(winners))
