"""The points of everybody, line by line, as they are counted at a table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from halloween_table.contract.kit import Voice
from halloween_table.contract.palette import figure_asset, seat_colour
from halloween_table.engine.game import Outcome, Score, Standing
from halloween_table.engine.record import Player
from halloween_table.engine.translate import number
from halloween_table.table.look import letters

from ..ceremony.counting import Counting
from ..ceremony.withheld import Sum, WaitingText
from ..parts.names import introduced
from ..parts.widgets import Picture, text

_CENTRE = Qt.AlignmentFlag.AlignCenter
_NARROWEST = 84
"""Pixels of a column: six of them fit beside their lines into the smallest window."""
_PART = re.compile(r"[^\s-]*(?:-|\s+|$)")
"""A piece of a name after which a line may end."""
_INSIDE = re.compile(r"(?<=\S)(?=[^\s-])")
_RANK = 4
"""So many letters at most stand before a name: its rank stays beside it."""
_LARGE = 3
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
        return (
            self.fontMetrics()
            .boundingRect(room, self._flags, self._broken(width, self.text()))
            .height()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawText(self.rect(), self._flags, self._broken(self.width(), self.seen))

    @property
    def seen(self) -> str:
        return self.text()

    @property
    def widest_word(self) -> int:
        """In pixels: a name that has so much room is broken between its words only."""
        parts = (part.rstrip() for part in _PART.findall(self.text()))
        return max(map(self.fontMetrics().horizontalAdvance, parts), default=0) + 1

    @property
    def _flags(self) -> int:
        return int(self.alignment()) | int(Qt.TextFlag.TextWordWrap)

    def _broken(self, width: int, name: str) -> str:
        """With invisible gaps in what is too wide for a line; it begins on a line of its own, and a
        hyphen stays with the letters before it."""
        metrics, broken = self.fontMetrics(), ""
        for part in _PART.findall(name):
            if metrics.horizontalAdvance(part.rstrip()) <= width:
                broken += part
            else:
                broken += "\n" * (len(broken) > _RANK) + _INSIDE.sub("\u200b", part)
        return broken


class RankedName(NameLabel):
    """A name behind its rank, which is not seen before it is known."""

    def __init__(self) -> None:
        super().__init__()
        self._name, self._waits = "", False

    def say(self, rank: int | None, name: str) -> None:
        self._name = name
        self.setText(name if rank is None else f"{rank}. {name}")

    def wait(self, waits: bool) -> None:
        if waits != self._waits:
            self._waits = waits
            self.update()

    @property
    def seen(self) -> str:
        return self._name if self._waits else self.text()


class PointsTable(QFrame):
    """A column for each player, as they sit, and a line for everything that gives points.

    Attributes:
        counting: those lines.
    """

    def __init__(self, players: tuple[Player, ...], outcome: Outcome, ranked: bool) -> None:
        """`ranked`: whether they have played against each other."""
        super().__init__()
        self.setObjectName("row")
        self._players, self._ranked = players, ranked
        self._standings = sorted(outcome.standings, key=lambda standing: standing.seat)
        self._totals = text("heading")
        self._names = [RankedName() for _ in players]
        self._lines = {
            what: (text(wrap=True), score) for what, score in _kinds(self._standings).items()
        }
        self._scores = [
            {score.what: score for score in standing.scores} for standing in self._standings
        ]
        self._simply = all(
            score.points == score.count for scores in self._scores for score in scores.values()
        )
        """Everything counts one: how many says what it is worth."""
        self._cells: list[list[WaitingText]] = []
        """Line by line, in each of them player by player."""
        self._sums: list[Sum] = []
        self.counting = Counting(
            tuple(
                tuple(scores[what].points if what in scores else 0 for what in self._lines)
                for scores in self._scores
            )
        )
        self._lay_out()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(18, 10, 18, 10)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        last = 2 + len(self._lines)
        for column, standing in enumerate(self._standings, start=1):
            player = self._players[standing.seat]
            grid.setColumnStretch(column, 1)
            figure = Picture(figure_asset(player.figure), 27, 36, seat_colour(player.colour).tint)
            grid.addWidget(figure, 0, column, _CENTRE)
            name = self._names[column - 1]
            name.setObjectName("heading" if len(self._players) <= _LARGE else "prompt")
            grid.addWidget(name, 1, column)
            total = Sum("heading")
            total.setText(number(standing.points))
            self._sums.append(total)
            grid.addWidget(total, last, column, _CENTRE)
        for row, (what, (line, _)) in enumerate(self._lines.items(), start=2):
            grid.addWidget(line, row, 0)
            cells = [
                WaitingText("" if _counts(scores.get(what)) else "muted") for scores in self._scores
            ]
            for column, cell in enumerate(cells, start=1):
                grid.addWidget(cell, row, column, _CENTRE)
            self._cells.append(cells)
        grid.addWidget(self._totals, last, 0)

    # ---- counting -------------------------------------------------------------------------------

    def count(self, counted: float, ranked: bool) -> None:
        """So many lines are counted, and of the next one a part; `ranked`: it is known who won."""
        for name in self._names:
            name.wait(not ranked)
        for at, cells in enumerate(self._cells):
            for cell in cells:
                cell.wait(at >= counted)
        for total, points in zip(self._sums, self.counting.so_far(counted), strict=True):
            total.count(number(round(points)))

    # ---- words ----------------------------------------------------------------------------------

    def say(self, voice: Voice[Any]) -> None:
        for label, standing in zip(self._names, self._standings, strict=True):
            name = introduced(self._players[standing.seat])
            label.say(standing.rank if self._ranked else None, name)
        for line, score in self._lines.values():
            line.setText(voice.score(score))
        self._totals.setText(voice.points())
        # Whoever listens does not see what a number stands below.
        for what, cells in zip(self._lines, self._cells, strict=True):
            for cell, scores, above in zip(cells, self._scores, self._names, strict=True):
                had = scores.get(what)
                cell.setText(self._said(had, voice))
                spoken = f"{above.text()}, {self._lines[what][0].text()}: {cell.text()}"
                if had is not None and self._simply:
                    spoken = f"{above.text()}: {voice.amount(had)}"
                cell.setAccessibleName(spoken)
        for total, above in zip(self._sums, self._names, strict=True):
            total.setAccessibleName(f"{above.text()}, {self._totals.text()}: {total.text()}")

    def _said(self, score: Score | None, voice: Voice[Any]) -> str:
        """How many of what, and what they are worth; how many alone, if everything is simply
        counted."""
        if score is None or not _counts(score):
            return "–"
        if self._simply:
            return number(score.count)
        return f"{voice.amount(score)}: {number(score.points)}"


def _counts(score: Score | None) -> bool:
    return score is not None and score.count != 0


def _kinds(standings: Sequence[Standing]) -> dict[str, Score]:
    """One score of each kind that anybody has some of, in the order in which they come; of each kind
    there is if nobody has anything."""
    kinds: dict[str, Score] = {}
    every = [score for standing in standings for score in standing.scores]
    for score in every:
        kinds.setdefault(score.what, score)
    had = {score.what for score in every if _counts(score)}
    return {what: score for what, score in kinds.items() if what in had or not had}
