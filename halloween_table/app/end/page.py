"""The end: points line by line, why the tie fell as it did, and the game as a chart; after
practice, times instead."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from halloween_table.engine.game import Outcome
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill, number
from halloween_table.sitting.replay import Replay
from halloween_table.sitting.source import Source
from halloween_table.store.results import Results

from ..parts.flow import Flow
from ..parts.names import seated
from ..parts.widgets import Page, Picture, breakable, primary_button, text
from .chart import PointsChart
from .points_table import PointsTable
from .practice_table import PracticeTable, reached

_MARGIN = 32


class EndPage(Page):
    """What came of a game.

    Signals:
        rematch_asked: the same seats again.
        again_asked: the very same game from its start.
        table_asked: one more look at the table.
        review_asked: which moves cost most.
        undo_asked: the last move was not meant.
        export_asked: the game as a file.
        onward_asked: to what comes next, where something does.
        left: back to the shelf.
    """

    rematch_asked = Signal()
    again_asked = Signal()
    table_asked = Signal()
    review_asked = Signal()
    undo_asked = Signal()
    export_asked = Signal()
    onward_asked = Signal()
    left = Signal()

    def __init__(
        self,
        source: Source,
        outcome: Outcome,
        results: Results | None = None,
        can_undo: bool = False,
        onward: Callable[[], str] | None = None,
    ) -> None:
        """`results` are the times to compare with, where times are compared; `can_undo`:
        whether the last move can still be taken back; `onward`: what the button says that leads to
        whatever has been planned after this game."""
        super().__init__()
        self._source, self._outcome, self._say_onward = source, outcome, onward
        self._way = source.kit.way_of(source.players)
        self._title, self._tie = text("title", wrap=True), text("muted", wrap=True)
        self._hints = text("muted", wrap=True)
        self._ending, self._code = text(wrap=True), text("prompt", wrap=True)
        self._code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._chart_heading = text("heading")
        self._chart = self._drawn() if self._way.contest else None
        self._times = self._practised(results)
        self._points = None if self._times else self._counted()
        self._rematch = QPushButton() if onward else primary_button()
        self._onward, self._table, self._shelf = primary_button(), QPushButton(), QPushButton()
        self._export, self._again, self._review = QPushButton(), QPushButton(), QPushButton()
        self._undo = QPushButton()
        self._undo.setObjectName("link")
        self._undo.clicked.connect(self.undo_asked)
        self._export.clicked.connect(self.export_asked)
        self._rematch.clicked.connect(self.rematch_asked)
        self._onward.clicked.connect(self.onward_asked)
        self._again.clicked.connect(self.again_asked)
        self._table.clicked.connect(self.table_asked)
        self._review.clicked.connect(self.review_asked)
        self._shelf.clicked.connect(self.left)
        QShortcut(QKeySequence("Esc"), self).activated.connect(self.left)
        self._lay_out()
        self._undo.setVisible(can_undo)
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(Picture("common/trophy", 72, 72))
        head.addSpacing(12)
        words = QVBoxLayout()
        for label in (self._title, self._ending, self._tie, self._hints, self._code):
            words.addWidget(label)
        words.addWidget(self._undo, 0, Qt.AlignmentFlag.AlignLeft)
        head.addLayout(words, 1)
        away = (self._shelf, self._table, self._review, self._export)
        foot = Flow(*away, self._again, self._rematch, self._onward, gap=len(away))
        inner = QWidget()
        inner.setObjectName("page")
        inside = QVBoxLayout(inner)
        inside.setContentsMargins(_MARGIN, 20, _MARGIN, 12)
        inside.addLayout(head)
        inside.addWidget(self._points or self._times)
        if self._chart is not None:
            inside.addWidget(self._chart_heading)
            inside.addWidget(self._chart, 1)
        else:
            inside.addStretch(1)
        self._scroll = scroll = QScrollArea(widgetResizable=True)
        scroll.setWidget(inner)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 16)
        layout.addWidget(scroll, 1)
        foot.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        layout.addLayout(foot)
        self._onward.setVisible(self._say_onward is not None)
        self._again.setVisible(self._way.practice is not None)
        self._review.setVisible(isinstance(self._source, Replay) and self._source.can_review)

    def _counted(self) -> PointsTable:
        return PointsTable(self._source.players, self._outcome, ranked=self._way.contest)

    def _drawn(self) -> PointsChart:
        return PointsChart(self._source.players, self._source.history.points_by_round())

    def _practised(self, results: Results | None) -> PracticeTable | None:
        """The times of whoever practised, if there are any."""
        practice = self._way.practice
        if practice is None or results is None or not reached(self._source):
            return None
        return PracticeTable(self._source, practice, results)

    def retranslate(self) -> None:
        voice, codes = self._source.kit.voice, self._source.kit.codes
        players, practice = seated(self._source.players), self._way.practice
        winners = [players[seat].name for seat in self._outcome.winners]
        everybody = ", ".join(player.name for player in players)
        if not self._way.contest and not any(each.points for each in self._outcome.standings):
            title = fill(self.tr("Better luck next time, %1!"), everybody)
        elif not self._way.contest:
            title = fill(self.tr("Well done, %1!"), everybody)
        elif len(winners) == 1:
            title = fill(self.tr("The winner: %1"), winners[0])
        else:
            title = fill(self.tr("The winners: %1"), ", ".join(winners))
        self._title.setText(breakable(title))
        self.setWindowTitle(title)
        # Here the keyboard is first: who listens hears how it ended.
        self._scroll.setAccessibleName(title)
        ranks = (
            (each.rank, players[each.seat].name, each.points) for each in self._outcome.standings
        )
        told = "\n".join(f"{rank}. {name}: {points}" for rank, name, points in ranks)
        self._scroll.setAccessibleDescription(told if self._way.contest else "")
        for label, said in (
            (self._ending, voice.ending(self._source.view)),
            (self._tie, "\n".join(self._reasons())),
            (self._hints, self._asked()),
            (self._code, codes.code(self._source.view) if codes else ""),
        ):
            label.setText(breakable(said))
            label.setVisible(bool(said))
        if self._points is not None:
            self._points.say(voice)
        self._chart_heading.setText(voice.points_by_round())
        if self._chart is not None:
            self._chart.say()
        if self._way.contest:
            self._rematch.setText(self.tr("Play again, same seats"))
        else:
            self._rematch.setText(self.tr("Once more, dealt anew"))
        if self._say_onward is not None:
            self._onward.setText(self._say_onward())
        if practice is not None:
            self._again.setText(practice.again())
        self._table.setText(self.tr("Look at the table"))
        self._review.setText(self.tr("What cost most?"))
        self._undo.setText(self.tr("Take the last move back"))
        self._export.setText(self.tr("Save this game as a file"))
        self._shelf.setText(self.tr("Back to the shelf"))

    def _asked(self) -> str:
        """Who was given how many hints; nothing if nobody was."""
        counts = self._source.history.record.hints.asked
        players = seated(self._source.players)
        asked = [
            f"{player.name} {number(count)}"
            for player, count in zip(players, counts, strict=False)
            if count
        ]
        #: %1 is a list of names, each with how many hints that player was given: “Ada 3, Bo 1”.
        return fill(self.tr("Hints: %1"), ", ".join(asked)) if asked else ""

    def _reasons(self) -> Iterator[str]:
        """Why they are ranked as they are, from the best down."""
        voice = self._source.kit.voice
        players = seated(self._source.players)
        first, *rest = (players[each.seat] for each in self._outcome.standings)
        level = [first]
        for reason, player in zip(self._outcome.tie_breaks, rest, strict=True):
            if reason == "shared":
                level.append(player)
                continue
            yield from self._shared(level)
            if reason:
                yield voice.tie_break(reason, level[-1], player)
            level = [player]
        yield from self._shared(level)

    def _shared(self, level: list[Player]) -> Iterator[str]:
        """One sentence for all who share a place, however many they are."""
        if len(level) > 1:
            yield self._source.kit.voice.shared(level)
