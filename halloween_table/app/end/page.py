"""The end: who stands where, points line by line, why the tie fell as it did, the game as a chart, and
what everybody held; after practice, what was found and what was missed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QPushButton, QVBoxLayout

from halloween_table.engine.game import Outcome
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill, number
from halloween_table.games.shelf import around
from halloween_table.sitting.replay import Replay
from halloween_table.sitting.source import Source
from halloween_table.store.results import Results
from halloween_table.table.look import letters

from ..ceremony.ceremony import Ceremony
from ..ceremony.hero import Hero
from ..ceremony.podium import Podium, Stood
from ..ceremony.stage import Stage
from ..ceremony.timetable import Moment, Timetable
from ..ceremony.withheld import Title, WaitingText
from ..parts.flow import Flow
from ..parts.names import seated
from ..parts.widgets import Page, breakable, primary_button, shelf_text, text
from .chart import PointsChart
from .hands import Hands
from .points_table import PointsTable
from .practice_table import PracticeTable

_MARGIN = 32
_LINE_NAMES, _COLUMN = 150, 126
"""What the points need for the names of their lines and for each player, if nothing is squeezed."""


class EndPage(Page):
    """What came of a game.

    Signals:
        rematch_asked: the same seats again.
        again_asked: the very same game from its start.
        table_asked: one more look at the table.
        moment_asked: a look at the table as it was at the moment of that number.
        review_asked: which moves cost most.
        undo_asked: the last move was not meant.
        export_asked: the game as a file.
        onward_asked: to what comes next, where something does.
        left: back to the shelf.

    Attributes:
        ceremony: points are counted and confetti falls, once.
    """

    rematch_asked = Signal()
    again_asked = Signal()
    table_asked = Signal()
    moment_asked = Signal(int)
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
        pace: float = 0.0,
        onward: Callable[[], str] | None = None,
    ) -> None:
        """`results` are the times to compare with, where times are compared; `can_undo`:
        whether the last move can still be taken back; `pace`: how slowly all of it is told, to those
        who have just played; 0: it stands there at once; `onward`: what the button says that leads to
        whatever has been planned after this game."""
        super().__init__()
        self._source, self._outcome, self._say_onward = source, outcome, onward
        self._way = source.kit.way_of(source.players)
        self._box = around(source.kit.game.key)
        self._kicker, self._title = text("kicker", wrap=True), Title()
        self._tie = WaitingText("told", wrap=True)
        self._hints = text("muted", wrap=True)
        self._ending, self._code = text(wrap=True), text("prompt", wrap=True)
        self._code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        stood = [
            Stood(source.players[each.seat], each.rank, each.seat) for each in outcome.standings
        ]
        self._podium = Podium(stood, ranked=self._way.contest, yields=True)
        self._chart_heading = text("heading")
        self._chart = self._drawn() if self._way.contest else None
        self._times = self._practised(results)
        self._points = None if self._times else self._counted()
        self._hands = Hands(source.kit, source.history.position, source.players)
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
        counted = self._points if self._way.contest else None
        lines = counted.counting.lines if counted is not None else 0
        self.ceremony = Ceremony(self, Timetable(lines, pace, party=self._worth_a_party))
        self.ceremony.moved.connect(self._tell)
        self.ceremony.begin()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.addStretch(1)
        for label in (self._kicker, self._title, self._ending, self._tie, self._hints, self._code):
            words.addWidget(label)
        if self._times is not None and self._times.found < self._times.possible:
            words.addWidget(self._times.missed)
        words.addWidget(self._undo, 0, Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        self._hero = Hero(self._box.picture if self._box else "", words, self._podium)
        away = (self._shelf, self._table, self._review, self._export)
        foot = Flow(*away, self._again, self._rematch, self._onward, gap=len(away))
        below = QVBoxLayout()
        below.setContentsMargins(_MARGIN, 4, _MARGIN, 0)
        below.setSpacing(12)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(18)
        top = Qt.AlignmentFlag.AlignTop
        self._halves.addWidget(self._points or self._times, 3, top)
        if self._chart is not None:
            charted = QVBoxLayout()
            charted.addWidget(self._chart_heading)
            charted.addWidget(self._chart, 1)
            charted.addStretch(0)
            self._halves.addLayout(charted, 2)
        below.addLayout(self._halves, 1)
        if not self._hands.empty:
            below.addWidget(self._hands)
        self._scroll = Stage(self._hero, below, grows=True)
        self._scroll.fitted.connect(self._fit)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 16)
        layout.addWidget(self._scroll, 1)
        foot.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        layout.addLayout(foot)
        self._onward.setVisible(self._say_onward is not None)
        self._again.setVisible(self._way.practice is not None)
        self._review.setVisible(isinstance(self._source, Replay) and self._source.can_review)

    def _fit(self) -> None:
        """The chart stands beside the points where there is room for both."""
        if self._points is None or self._chart is None:
            return
        comfortable = letters.thing(_LINE_NAMES + _COLUMN * len(self._source.players))
        points = max(comfortable, self._points.minimumSizeHint().width())
        needed = points + self._chart.minimumWidth()
        beside = needed + self._halves.spacing() + 2 * _MARGIN + 20 <= self.width()
        directions = QBoxLayout.Direction
        self._halves.setDirection(directions.LeftToRight if beside else directions.TopToBottom)

    def _counted(self) -> PointsTable:
        return PointsTable(self._source.players, self._outcome, ranked=self._way.contest)

    def _drawn(self) -> PointsChart:
        return PointsChart(self._source.players, self._source.history.points_by_round())

    def _practised(self, results: Results | None) -> PracticeTable | None:
        """What whoever practised has found, and what not."""
        practice = self._way.practice
        if practice is None or self._source.history.from_snapshot:
            return None
        positions = [moment.position for moment in self._source.history.moments]
        if not practice.sought(positions):
            return None
        table = PracticeTable(self._source, practice, results)
        table.moment_asked.connect(self.moment_asked)
        return table

    @property
    def _worth_a_party(self) -> bool:
        """Somebody has won; or all was found that could be."""
        if self._times is not None:
            return 0 < self._times.found == self._times.possible
        return self._way.contest

    def _tell(self, moment: Moment) -> None:
        """As much as is to be seen at that moment."""
        waits = moment.risen < 1 and self._way.contest
        self._title.wait(waits)
        self._tie.wait(waits)
        if self._points is not None:
            self._points.count(moment.counted, ranked=not waits)
            self._podium.stand(self._points.counting.shares(moment.counted), moment.risen)
        if self._chart is not None:
            self._chart.wait(waits)
        self._hero.confetti.fall(moment.fallen)

    def retranslate(self) -> None:
        voice, codes = self._source.kit.voice, self._source.kit.codes
        players, practice = seated(self._source.players), self._way.practice
        winners = [players[seat].name for seat in self._outcome.winners]
        everybody = ", ".join(player.name for player in players)
        if self._times is not None and practice is not None:
            title = practice.told(everybody, self._times.found, self._times.possible)
        elif not self._way.contest:
            title = fill(self.tr("Well done, %1!"), everybody)
        elif len(winners) == 1:
            title = fill(self.tr("The winner: %1"), winners[0])
        else:
            title = fill(self.tr("The winners: %1"), ", ".join(winners))
        self._title.say(title)
        self._kicker.setText(shelf_text(self._box.title) if self._box else "")
        self._kicker.setVisible(self._box is not None)
        self.setWindowTitle(title)
        # Here the keyboard is first: who listens hears how it ended.
        self._scroll.setAccessibleName(title)
        ranks = (
            (each.rank, players[each.seat].name, each.points) for each in self._outcome.standings
        )
        told = "\n".join(f"{rank}. {name}: {points}" for rank, name, points in ranks)
        if self._times is not None:
            self._times.retranslate()
            told = self._times.spoken()
        self._scroll.setAccessibleDescription(told)
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
            self._rematch.setText(self.tr("Play again with a new deal"))
        if self._say_onward is not None:
            self._onward.setText(self._say_onward())
        if practice is not None:
            self._again.setText(practice.again())
        self._table.setText(self.tr("Look at the table"))
        self._review.setText(self.tr("What cost most?"))
        self._undo.setText(self.tr("Take the last move back"))
        self._export.setText(self.tr("Save this game as a file"))
        self._shelf.setText(self.tr("Back to the shelf"))
        self._scroll.fit()

    def _asked(self) -> str:
        """Who was given how many hints; nothing if nobody was."""
        counts = self._source.history.record.hints.asked
        players = seated(self._source.players)
        asked = [
            f"{player.name}\N{NO-BREAK SPACE}({number(count)})"
            for player, count in zip(players, counts, strict=False)
            if count
        ]
        if len(players) == 1:
            asked = [number(count) for count in counts if count]
        #: %1 is a list of names, each with how many hints that player was given: “Ada (3), Bo (1)”; of
        #: somebody who plays alone only the number.
        return fill(self.tr("Hints: %1"), ", ".join(asked)) if asked else ""

    def _reasons(self) -> Iterator[str]:
        """Why they are ranked as they are, from the best down."""
        voice = self._source.kit.voice
        players = seated(self._source.players)
        first, *rest = (players[each.seat] for each in self._outcome.standings)
        level = [first]
        ranks = [each.rank for each in self._outcome.standings]
        equal = (better == worse for better, worse in pairwise(ranks))
        for reason, player, same in zip(self._outcome.tie_breaks, rest, equal, strict=True):
            if same or reason == "shared":
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
