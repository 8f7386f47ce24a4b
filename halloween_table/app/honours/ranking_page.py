"""The end of an evening: who is on the podium, and what each game brought."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from halloween_table.engine.translate import fill, number
from halloween_table.games.shelf import box
from halloween_table.store.plans import Plan, Ranked

from ..parts.flow import Flow
from ..parts.names import introduced
from ..parts.widgets import Page, Picture, primary_button, text
from .faces import Face, Name
from .podium import Podium, Stood
from .running import game_title

_MARGIN = 32
_LID = (64, 48)
_FIGURE = 40
_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class RankingPage(Page):
    """What came of an evening.

    Signals:
        left: back to the shelf.
        honours_asked: to everything that was ever won.
        again_asked: another evening.
        picture_asked: the ranking as a picture.
    """

    left = Signal()
    honours_asked = Signal()
    again_asked = Signal()
    picture_asked = Signal()

    def __init__(self, plan: Plan, ranked: Sequence[Ranked]) -> None:
        super().__init__()
        self._plan, self._ranked = plan, ranked
        self._shelf, self._honours, self._picture = QPushButton(), QPushButton(), QPushButton()
        self._again = primary_button()
        self._shelf.clicked.connect(self.left)
        self._honours.clicked.connect(self.honours_asked)
        self._picture.clicked.connect(self.picture_asked)
        self._again.clicked.connect(self.again_asked)
        QShortcut(QKeySequence("Esc"), self).activated.connect(self.left)
        self._scroll = QScrollArea(widgetResizable=True)
        foot = Flow(self._shelf, self._honours, self._picture, self._again, gap=3)
        foot.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 16)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(foot)
        self.retranslate()

    @property
    def seen(self) -> QWidget:
        """What a picture would show."""
        return self._scroll.widget()

    @property
    def heading(self) -> str:
        return "Halloween Table"

    def take_focus(self) -> None:
        """Who listens hears who has won; arrows scroll."""
        self._scroll.setFocus()

    def _winners(self) -> str:
        names = [introduced(each.person) for each in self._ranked if each.place == 1]
        if len(names) == 1:
            return fill(self.tr("The winner of the evening: %1"), names[0])
        return fill(self.tr("The winners of the evening: %1"), ", ".join(names))

    def _rule(self) -> str:
        """How the points come about, in two sentences."""
        players = len(self._plan.people)
        points = self.tr(
            "The first of each game gets %n points, the next one fewer, and so on; "
            "whoever shares a place gets what it is worth.",
            "",
            players,
        )
        tie = self.tr("If points are equal, more games won decide.")
        return f"{points} {tie}"

    def _points(self, count: int) -> str:
        return self.tr("%n points", "", count)

    def retranslate(self) -> None:
        """Everything is said anew: the table is small."""
        title, rule = Name(), text("muted", wrap=True)
        title.setObjectName("title")
        title.setText(self._winners())
        rule.setText(self._rule())
        inner = QWidget()
        inner.setObjectName("page")
        column = QVBoxLayout(inner)
        column.setContentsMargins(_MARGIN, 20, _MARGIN, 12)
        column.setSpacing(14)
        column.addWidget(title)
        column.addWidget(
            Podium([Stood(one.person, one.place, self._points(one.points)) for one in self._ranked])
        )
        column.addWidget(self._table())
        column.addWidget(rule)
        column.addStretch(1)
        self._scroll.setWidget(inner)
        inner.show()
        self.setWindowTitle(self._winners())
        self._scroll.setAccessibleName(self._winners())
        told = (
            fill("%1. %2: %3", one.place, introduced(one.person), self._points(one.points))
            for one in self._ranked
        )
        self._scroll.setAccessibleDescription("\n".join(told))
        self._shelf.setText(self.tr("Back to the shelf"))
        self._honours.setText(self.tr("Honours"))
        self._picture.setText(self.tr("Save as a picture"))
        self._again.setText(self.tr("Plan another evening"))

    def _table(self) -> QFrame:
        """A row for everybody, a column for each game."""
        frame = QFrame()
        frame.setObjectName("row")
        grid = QGridLayout(frame)
        grid.setContentsMargins(18, 12, 18, 12)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(2, 3)
        last = 3 + len(self._plan.games)
        for column, game in enumerate(self._plan.games, start=3):
            found = box(game.game)
            grid.setColumnStretch(column, 1)
            if found is not None:
                lid = Picture(found.picture, *_LID)
                lid.setToolTip(game_title(game.game))
                lid.setAccessibleName(game_title(game.game))
                grid.addWidget(lid, 0, column, _CENTRE)
        sums = text("told", wrap=True)
        sums.setText(self.tr("Together"))
        grid.addWidget(sums, 0, last, _CENTRE)
        for row, one in enumerate(self._ranked, start=1):
            self._row(grid, row, one, last)
        return frame

    def _row(self, grid: QGridLayout, row: int, one: Ranked, last: int) -> None:
        place, name, total = text("heading"), Name(_LEFT), text("heading")
        name.setObjectName("prompt")
        place.setText(f"{one.place}.")
        name.setText(introduced(one.person))
        total.setText(number(one.points))
        total.setAccessibleName(fill("%1: %2", introduced(one.person), self._points(one.points)))
        grid.addWidget(place, row, 0, _CENTRE)
        grid.addWidget(Face(one.person, _FIGURE), row, 1, _CENTRE)
        grid.addWidget(name, row, 2)
        best = len(self._plan.people)
        for column, (game, points) in enumerate(
            zip(self._plan.games, one.by_game, strict=True), start=3
        ):
            cell = self._cell(points, won=points == best)
            cell.setAccessibleName(
                f"{introduced(one.person)}, {game_title(game.game)}: {cell.text()}"
            )
            grid.addWidget(cell, row, column, _CENTRE)
        grid.addWidget(total, row, last, _CENTRE)

    def _cell(self, points: int | None, *, won: bool) -> QLabel:
        cell = text("told" if won else "muted" if points is None else "")
        cell.setText("–" if points is None else f"{number(points)} ★" if won else number(points))
        return cell
