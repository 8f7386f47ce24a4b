"""The points of everybody, line by line."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from halloween_table.contract.kit import Voice
from halloween_table.contract.palette import figure_asset, seat_colour
from halloween_table.engine.game import Outcome, Score
from halloween_table.engine.record import Player
from halloween_table.engine.translate import number, signed
from halloween_table.table.look import letters

from ..parts.names import introduced
from ..parts.widgets import Picture, text

_CENTRE = Qt.AlignmentFlag.AlignCenter
_NARROWEST = 84
"""Pixels of a column: six of them fit beside their lines into the smallest window."""
_PART = re.compile(r"[^\s-]*(?:-|\s+|$)")
"""A piece of a name after which a line may end."""
_LARGE = 4
"""So many names can be written large."""


class NameLabel(QLabel):
    """A name in a column, as narrow as that may be: a word that is wider is broken somewhere."""

    def __init__(self, alignment: Qt.AlignmentFlag = _CENTRE) -> None:
        super().__init__(wordWrap=True, alignment=alignment)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def minimumSizeHint(self) -> QSize:
        width = min(letters.thing(_NARROWEST), self.fontMetrics().horizontalAdvance(self.text()))
        return QSize(width, self.heightForWidth(width))

    def sizeHint(self) -> QSize:
        width = max(letters.thing(_NARROWEST), self.minimumSizeHint().width())
        return QSize(width, self.heightForWidth(width))

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, width, 10_000)
        return self.fontMetrics().boundingRect(room, self._flags, self._broken(width)).height()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawText(self.rect(), self._flags, self._broken(self.width()))

    @property
    def _flags(self) -> int:
        return int(self.alignment()) | int(Qt.TextFlag.TextWordWrap)

    def _broken(self, width: int) -> str:
        """With invisible gaps in what is too wide for a line."""
        metrics = self.fontMetrics()
        return "".join(
            "\u200b".join(part) if metrics.horizontalAdvance(part.rstrip()) > width else part
            for part in _PART.findall(self.text())
        )


class PointsTable(QFrame):
    """A column for each player, best first, and a line for everything that gives points."""

    def __init__(self, players: tuple[Player, ...], outcome: Outcome, ranked: bool) -> None:
        """`ranked`: whether they have played against each other."""
        super().__init__()
        self.setObjectName("row")
        self._players, self._outcome, self._ranked = players, outcome, ranked
        self._totals = text("heading")
        self._names = [NameLabel() for _ in outcome.standings]
        self._lines = {what: (text(wrap=True), score) for what, score in _kinds(outcome).items()}
        self._cells: list[tuple[QLabel, QLabel, QLabel]] = []
        """Each with the name above it and the line that it stands in."""
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(18, 12, 18, 12)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        for row, (line, _) in enumerate(self._lines.values(), start=2):
            grid.addWidget(line, row, 0)
        last = 2 + len(self._lines)
        grid.addWidget(self._totals, last, 0)
        counted = all(
            score.points == score.count
            for standing in outcome.standings
            for score in standing.scores
        )
        for column, standing in enumerate(outcome.standings, start=1):
            player = players[standing.seat]
            grid.setColumnStretch(column, 1)
            figure = Picture(figure_asset(player.figure), 42, 56, seat_colour(player.colour).tint)
            grid.addWidget(figure, 0, column, _CENTRE)
            name = self._names[column - 1]
            name.setObjectName("heading" if len(players) <= _LARGE else "prompt")
            grid.addWidget(name, 1, column)
            scores = {score.what: score for score in standing.scores}
            for row, what in enumerate(self._lines, start=2):
                self._put(_cell(scores.get(what), counted), self._lines[what][0], column, row)
            total = text("heading")
            total.setText(number(standing.points))
            self._put(total, self._totals, column, last)

    def _put(self, cell: QLabel, line: QLabel, column: int, row: int) -> None:
        self._grid.addWidget(cell, row, column, _CENTRE)
        self._cells.append((cell, self._names[column - 1], line))

    def say(self, voice: Voice[Any]) -> None:
        for label, standing in zip(self._names, self._outcome.standings, strict=True):
            name = introduced(self._players[standing.seat])
            label.setText(f"{standing.rank}. {name}" if self._ranked else name)
        for line, score in self._lines.values():
            line.setText(voice.score(score))
        self._totals.setText(voice.points())
        for cell, above, line in self._cells:  # whoever listens does not see what it stands below
            cell.setAccessibleName(f"{above.text()}, {line.text()}: {cell.text()}")


def _kinds(outcome: Outcome) -> dict[str, Score]:
    """One score of each kind that anybody has, in the order in which they come."""
    kinds: dict[str, Score] = {}
    for standing in outcome.standings:
        for score in standing.scores:
            kinds.setdefault(score.what, score)
    return kinds


def _cell(score: Score | None, counted: bool) -> QLabel:
    """How many and what they are worth; how many alone, if everything is simply counted."""
    if score is None or score.count == 0:
        cell = text("muted")
        cell.setText("–")
        return cell
    cell = text()
    cell.setText(number(score.count) if counted else f"{score.count} → {signed(score.points)}")
    return cell
