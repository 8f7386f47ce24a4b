"""What each game of an evening brought to everybody, as it is counted in the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout

from halloween_table.engine.translate import number
from halloween_table.games.shelf import box
from halloween_table.store.plans import Plan, Ranked

from ..ceremony.counting import Counting
from ..ceremony.withheld import Sum, WaitingText
from ..parts.names import introduced
from ..parts.widgets import Picture, text
from .faces import Face, Name
from .running import game_title

_LID = (64, 48)
_FIGURE = 40
_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_GAMES = 3
"""The first column of points: who it is stands before it."""


class EveningPoints(QFrame):
    """A row for everybody, as they sit, and a column for each game.

    Attributes:
        counting: the games that have ended.
    """

    def __init__(self, plan: Plan, ranked: Sequence[Ranked]) -> None:
        super().__init__()
        self.setObjectName("row")
        self._plan = plan
        self._ranked = sorted(ranked, key=lambda one: one.seat)
        self._ended = [
            at
            for at, brought in enumerate(zip(*(one.by_game for one in self._ranked), strict=True))
            if None not in brought
        ]
        self.counting = Counting(
            tuple(tuple(one.by_game[at] or 0 for at in self._ended) for one in self._ranked)
        )
        self._total = text("told", wrap=True)
        self._lids: list[Picture | None] = []
        self._places = [WaitingText("heading") for _ in self._ranked]
        self._names = [Name(_LEFT) for _ in self._ranked]
        self._cells = [self._cells_of(one) for one in self._ranked]
        """By seat, game by game."""
        self._sums = [Sum("heading") for _ in self._ranked]
        self._lay_out()

    def _cells_of(self, one: Ranked) -> list[WaitingText]:
        cells = []
        for points in one.by_game:
            won = points == len(self._ranked)
            cell = WaitingText("told" if won else "muted" if points is None else "")
            said = "–" if points is None else number(points)
            cell.setText(f"{said} ★" if won else said)
            cells.append(cell)
        return cells

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(18, 12, 18, 12)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(_GAMES - 1, 3)
        last = _GAMES + len(self._plan.games)
        for column, game in enumerate(self._plan.games, start=_GAMES):
            grid.setColumnStretch(column, 1)
            found = box(game.game)
            lid = Picture(found.picture, *_LID) if found is not None else None
            self._lids.append(lid)
            if lid is not None:
                grid.addWidget(lid, 0, column, _CENTRE)
        grid.addWidget(self._total, 0, last, _CENTRE)
        for row, one in enumerate(self._ranked, start=1):
            name = self._names[one.seat]
            name.setObjectName("prompt")
            grid.addWidget(self._places[one.seat], row, 0, _CENTRE)
            grid.addWidget(Face(one.person, _FIGURE), row, 1, _CENTRE)
            grid.addWidget(name, row, 2)
            for column, cell in enumerate(self._cells[one.seat], start=_GAMES):
                grid.addWidget(cell, row, column, _CENTRE)
            grid.addWidget(self._sums[one.seat], row, last, _CENTRE)

    def count(self, counted: float, *, known: bool) -> None:
        """So many games are counted, and of the next one a part; `known`: it is known who won."""
        for place in self._places:
            place.wait(not known)
        for cells in self._cells:
            for line, at in enumerate(self._ended):
                cells[at].wait(line >= counted)
        for total, points in zip(self._sums, self.counting.so_far(counted), strict=True):
            total.count(number(round(points)))

    def say(self, points: Callable[[int], str]) -> None:
        """`points` says how many somebody has."""
        titles = [game_title(game.game) for game in self._plan.games]
        for lid, title in zip(self._lids, titles, strict=True):
            if lid is not None:
                lid.setToolTip(title)
                lid.setAccessibleName(title)
        self._total.setText(self.tr("Total"))
        for one in self._ranked:
            name, total = introduced(one.person), self._sums[one.seat]
            self._places[one.seat].setText(f"{one.place}.")
            self._names[one.seat].setText(name)
            # Whoever listens does not see what a number stands beside.
            for cell, title in zip(self._cells[one.seat], titles, strict=True):
                cell.setAccessibleName(f"{name}, {title}: {cell.text()}")
            total.setText(number(one.points))
            total.setAccessibleName(f"{name}: {points(one.points)}")
