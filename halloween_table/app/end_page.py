"""The end: points line by line, why the tie fell as it did, and the game as a chart; who has played
alone sees their times instead."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from halloween_table.engine.game import Outcome, Score
from halloween_table.engine.translate import fill, number, signed
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.settings import Bests
from halloween_table.table.palette import figure_asset, seat_colour

from .chart import PointsChart
from .practice_table import PracticeTable, reached
from .widgets import Page, breakable, picture, primary_button, text


class EndPage(Page):
    """What came of a game.

    Signals:
        rematch_asked: the same seats again.
        table_asked: one more look at the table.
        export_asked: the game as a file.
        left: back to the shelf.
    """

    rematch_asked = Signal()
    table_asked = Signal()
    export_asked = Signal()
    left = Signal()

    def __init__(self, sitting: Sitting, outcome: Outcome, bests: Bests | None = None) -> None:
        """`bests` are the times to compare with, where somebody has played alone."""
        super().__init__()
        self._sitting, self._outcome, self._bests = sitting, outcome, bests
        self._alone = len(sitting.players) == 1
        self._title, self._tie = text("title", wrap=True), text("muted", wrap=True)
        self._code = text("prompt", wrap=True)
        self._code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._chart_heading = text("heading")
        self._totals = text("heading")
        self._names = [text("heading", wrap=True) for _ in outcome.standings]
        self._lines = {what: (text(), score) for what, score in _kinds(outcome).items()}
        self._rematch, self._table, self._shelf = primary_button(), QPushButton(), QPushButton()
        self._export = QPushButton()
        self._export.clicked.connect(self.export_asked)
        self._rematch.clicked.connect(self.rematch_asked)
        self._table.clicked.connect(self.table_asked)
        self._shelf.clicked.connect(self.left)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(picture("common/trophy", 72, 72))
        head.addSpacing(12)
        words = QVBoxLayout()
        words.addWidget(self._title)
        words.addWidget(self._tie)
        words.addWidget(self._code)
        head.addLayout(words, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self._shelf)
        buttons.addWidget(self._table)
        buttons.addWidget(self._export)
        buttons.addStretch(1)
        buttons.addWidget(self._rematch)
        inner = QWidget()
        inner.setObjectName("page")
        inside = QVBoxLayout(inner)
        inside.setContentsMargins(32, 20, 32, 12)
        inside.addLayout(head)
        if self._alone and self._bests is not None and reached(self._sitting):
            inside.addWidget(PracticeTable(self._sitting, self._bests))
        else:
            inside.addWidget(self._points_table())
        if self._alone:
            inside.addStretch(1)
        else:
            inside.addWidget(self._chart_heading)
            chart = PointsChart(self._sitting.players, self._sitting.points_by_round())
            inside.addWidget(chart, 1)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setWidget(inner)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 16)
        layout.addWidget(scroll, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(32, 0, 32, 0)
        foot.addLayout(buttons)
        layout.addLayout(foot)

    def _points_table(self) -> QWidget:
        frame = QFrame()
        frame.setObjectName("row")
        grid = QGridLayout(frame)
        grid.setContentsMargins(18, 12, 18, 12)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 2)
        centre = Qt.AlignmentFlag.AlignCenter
        for row, (line, _) in enumerate(self._lines.values(), start=2):
            grid.addWidget(line, row, 0)
        grid.addWidget(self._totals, 2 + len(self._lines), 0)
        counted = all(
            score.points == score.count
            for standing in self._outcome.standings
            for score in standing.scores
        )
        for column, standing in enumerate(self._outcome.standings, start=1):
            player = self._sitting.players[standing.seat]
            grid.setColumnStretch(column, 1)
            figure = picture(figure_asset(player.figure), 42, 56, seat_colour(player.colour).tint)
            grid.addWidget(figure, 0, column, centre)
            name = self._names[column - 1]
            name.setAlignment(centre)
            grid.addWidget(name, 1, column)
            scores = {score.what: score for score in standing.scores}
            for row, what in enumerate(self._lines, start=2):
                grid.addWidget(_cell(scores.get(what), counted), row, column, centre)
            total = text("heading")
            total.setText(number(standing.points))
            grid.addWidget(total, 2 + len(self._lines), column, centre)
        return frame

    def retranslate(self) -> None:
        voice = self._sitting.kit.voice
        players = self._sitting.players
        winners = [players[seat].name for seat in self._outcome.winners]
        if self._alone:
            title = fill(self.tr("Well done, %1!"), players[0].name)
        elif len(winners) == 1:
            title = fill(self.tr("The winner: %1"), winners[0])
        else:
            title = fill(self.tr("The winners: %1"), ", ".join(winners))
        self._title.setText(breakable(title))
        ranked = [players[standing.seat] for standing in self._outcome.standings]
        reasons = [
            voice.tie_break(reason, better, worse)
            for reason, (better, worse) in zip(
                self._outcome.tie_breaks, pairwise(ranked), strict=True
            )
            if reason
        ]
        self._tie.setText(breakable("\n".join(reasons)))
        self._tie.setVisible(bool(reasons))
        code = voice.code(self._sitting.view)
        self._code.setText(code)
        self._code.setVisible(bool(code))
        for label, standing in zip(self._names, self._outcome.standings, strict=True):
            name = players[standing.seat].name
            label.setText(breakable(name if self._alone else f"{standing.rank}. {name}"))
        for label, score in self._lines.values():
            label.setText(voice.score(score))
        self._totals.setText(voice.points())
        self._chart_heading.setText(voice.points_by_round())
        if self._alone:
            self._rematch.setText(self.tr("Once more, dealt anew"))
        else:
            self._rematch.setText(self.tr("Play again, same seats"))
        self._table.setText(self.tr("Look at the table"))
        self._export.setText(self.tr("Save this game as a file"))
        self._shelf.setText(self.tr("Back to the shelf"))


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
