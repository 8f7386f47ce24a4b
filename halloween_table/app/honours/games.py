"""Every game that was played here: how often, who wins it, and what is worth remembering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from halloween_table.contract.box import Box
from halloween_table.contract.palette import MUTED, seat_colour
from halloween_table.engine.translate import fill, number
from halloween_table.store.endings import Ending
from halloween_table.store.honours import Feat, GameHonours, Honours, Share

from ..parts.long_button import LongButton
from ..parts.names import called, introduced
from ..parts.widgets import Picture, breakable, shelf_text, text
from .bars import ShareBar
from .faces import Face, Name

_LID = (176, 132)
_FIGURE = 34
_SIGN = (26, 26)
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CUP, _DUEL, _STOPWATCH = "common/trophy", "common/way-together", "common/way-practice"
_MOST = 6
"""So many people have a bar."""


class GameHonoursCard(QFrame):
    """One box.

    Signals:
        watched: the Ending of a game that somebody wants to see again.
    """

    watched = Signal(object)

    def __init__(
        self, lid: Box, game: GameHonours, honours: Honours, times: Sequence[str] = ()
    ) -> None:
        """`times`: the best of them, each as a line."""
        super().__init__()
        self.setObjectName("row")
        self._game, self._honours = game, honours
        title, often = text("heading", wrap=True), text("muted", wrap=True)
        title.setText(shelf_text(lid.title))
        often.setText("\n".join(self._often()))
        self.setAccessibleName(f"{title.text()}: {', '.join(self._often())}")
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(title)
        words.addWidget(often)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(Picture(lid.picture, *_LID), 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 14)
        layout.setSpacing(12)
        layout.addLayout(head)
        if game.played:
            layout.addLayout(self._bars())
        records = QGridLayout()
        records.setHorizontalSpacing(10)
        records.setVerticalSpacing(6)
        records.setColumnStretch(1, 1)
        told = [
            *((asset, self._record(feat, line)) for asset, feat, line in self._records()),
            *((_STOPWATCH, _line(line)) for line in times),
        ]
        for row, (asset, record) in enumerate(told):
            picture = Picture(asset, *_SIGN)
            records.addWidget(picture, row, 0, Qt.AlignmentFlag.AlignCenter)
            records.addWidget(record, row, 1)
        layout.addLayout(records)
        layout.addStretch(1)

    def _often(self) -> Iterator[str]:
        if self._game.played:
            yield self.tr("%n games played", "", self._game.played)
        if self._game.practised:
            yield self.tr("%n times practised", "", self._game.practised)
        if self._game.last is not None:
            yield fill(self.tr("Last played: %1"), day(self._game.last.astimezone().date()))

    def _bars(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 2)
        grid.setColumnStretch(2, 3)
        found = self._honours.winners_of(self._game)[:_MOST]
        computers = self._game.computers
        most = max(share.played for share in (computers, *(share for _, share in found)))
        for row, (person, share) in enumerate(found):
            tint = seat_colour(person.colour).tint
            face = Face(person, _FIGURE)
            self._bar(grid, row, face, called(person.name), ShareBar(share, most, tint), share)
        if computers.played:
            screen, bar = Picture("common/sits-computer", 26, 26), ShareBar(computers, most, MUTED)
            self._bar(grid, len(found), screen, self.tr("Computers"), bar, computers)
        return grid

    def _bar(
        self, grid: QGridLayout, row: int, face: QWidget, name: str, bar: QWidget, share: Share
    ) -> None:
        who, counted = Name(_LEFT), text()
        who.setText(name)
        counted.setText(fill(self.tr("%1 of %2 won"), number(share.won), share.played))
        grid.addWidget(face, row, 0, Qt.AlignmentFlag.AlignCenter)
        grid.addWidget(who, row, 1)
        grid.addWidget(bar, row, 2, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(counted, row, 3, Qt.AlignmentFlag.AlignRight)

    def _records(self) -> Iterator[tuple[str, Feat, str]]:
        """Each with a drawing that stands for it."""
        highest, closest = self._game.highest, self._game.closest
        if highest is not None and highest.person is not None:
            name, points = called(highest.person.name), number(highest.points)
            yield _CUP, highest, fill(self.tr("Highest score: %1, %2"), name, points)
        if closest is not None and self._game.played > 1:
            yield _DUEL, closest, fill(self.tr("Closest game: %1"), score_of(closest.ending))

    def _record(self, feat: Feat, line: str) -> QWidget:
        """Where the game is still there, it can be seen again."""
        when = day(feat.ending.at.astimezone().date(), short=True)
        said = fill("%1 · %2", line, when)
        if not feat.ending.kept:
            return _line(said)
        button = LongButton()
        button.setText(said)
        button.setStyleSheet("text-align: left")  # as the lines above and below it
        button.setToolTip(self.tr("Watch this game"))
        button.clicked.connect(lambda: self.watched.emit(feat.ending))
        return button


def _line(said: str) -> QWidget:
    label = text("muted", wrap=True)
    label.setText(breakable(said))
    return label


def score_of(ending: Ending) -> str:
    """Everybody with their points, from the best down: “Ada: 21, Bo: 20”. No line ends between a name
    and its points."""
    seats = sorted(range(len(ending.players)), key=lambda seat: ending.places[seat])
    return ", ".join(
        fill(
            "%1:\N{NO-BREAK SPACE}%2", introduced(ending.players[seat]), number(ending.points[seat])
        )
        for seat in seats
    )


def day(when: date, *, short: bool = False) -> str:
    """A date as people write it in the current language."""
    form = QLocale.FormatType.ShortFormat if short else QLocale.FormatType.LongFormat
    return QLocale().toString(when, form)
