"""What there was to be found in practice, line by line: what was found how fast, what was missed, and
the shortest ways."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from halloween_table.contract.arrangement import ROOM
from halloween_table.contract.ways import Practice, Sought
from halloween_table.engine.game import ONLOOKERS, Best
from halloween_table.engine.translate import fill, number
from halloween_table.sitting.source import Source
from halloween_table.store.problems import StoreProblem
from halloween_table.store.results import Kept, Results
from halloween_table.table.look import letters
from halloween_table.table.look.painter import painted
from halloween_table.table.look.render import rendered

from ..parts.flow import Flow
from ..parts.names import called, seated
from ..parts.times import time_text
from ..parts.widgets import Page, breakable, sharpest, text

_CENTRE = Qt.AlignmentFlag.AlignCenter
_FACE, _LARGE_FACE = 26, 40
_CASTLE = 344


def in_all(source: Source) -> Best | None:
    """What was reached with the last move: all of it, if all of it was found."""
    found = (event.best() for event in source.history.moments[-1].events)
    return next((best for best in reversed([best for best in found if best])), None)


class Missed(QWidget):
    """How much was not found, and the faces of it."""

    def __init__(self, missed: Sequence[Sought]) -> None:
        super().__init__()
        self._missed, self._label = missed, text("prompt")
        self._faces = [QLabel() for _ in missed]
        row = Flow(self._label, *self._faces)
        row.setSpacing(6)
        row.setContentsMargins(0, 4, 0, 4)
        self.setLayout(row)
        letters.follow(self._fit)
        self.retranslate()

    def _fit(self) -> None:
        side = letters.thing(_LARGE_FACE)
        for label, each in zip(self._faces, self._missed, strict=True):
            label.setPixmap(painted(each.picture, side, side, sharpest()))

    def retranslate(self, missed: Sequence[Sought] = ()) -> None:
        self._missed = missed or self._missed
        self._label.setText(fill(self.tr("Not found: %1"), len(self._missed)))
        for label, each in zip(self._faces, self._missed, strict=True):
            label.setToolTip(each.name)
            label.setAccessibleName(each.name)


class PracticeTable(Page):
    """Times and steps beside the best; whichever line is chosen, its way is shown at the side.

    Signals:
        moment_asked: the number of the moment that somebody wants to see at the table.

    Attributes:
        sought: everything that was there to be found.
        missed: the faces of what was not, for whoever shows the table.
    """

    moment_asked = Signal(int)

    def __init__(self, source: Source, practice: Practice, results: Results | None) -> None:
        super().__init__()
        self._source, self._practice = source, practice
        self.sought = practice.sought([moment.position for moment in source.history.moments])
        self._all = self._whole()
        self._headings = [text("muted", wrap=True) for _ in range(5)]
        self._buttons = [QPushButton(objectName="line", checkable=True) for _ in self.sought]
        self._rows = [
            [text("missed" if each.missed and not at else "", wrap=at == 3) for at in range(4)]
            for each in self.sought
        ]
        self.missed = Missed([each for each in self.sought if each.missed])
        self._kept = [self._best(results, each.what) for each in self.sought]
        self._best_of_all = self._best(results, self._all.what) if self._all else None
        self._whole_row = [text("told", wrap=at in (0, 4)) for at in range(5)]
        self._picture, self._about = QLabel(), text(wrap=True)
        self._at_table = QPushButton()
        self._at_table.clicked.connect(lambda: self.moment_asked.emit(self._chosen.at))
        self._group = QButtonGroup(self, exclusive=True)
        self._lay_out()
        letters.follow(self._fit)
        self._group.idToggled.connect(lambda _, on: self._show_way() if on else None)
        self._buttons[self._worth_a_look].setChecked(True)
        self.retranslate()

    def _whole(self) -> Best | None:
        best = in_all(self._source)
        known = {each.what for each in self.sought}
        return best if best is not None and best.what not in known else None

    def _best(self, results: Results | None, what: str) -> Kept | None:
        with suppress(StoreProblem):
            return results.get(self._source.kit.game.key, what) if results else None
        return None

    @property
    def found(self) -> int:
        return sum(each.found for each in self.sought)

    @property
    def possible(self) -> int:
        """How many could be found."""
        return sum(each.found or each.missed for each in self.sought)

    @property
    def _worth_a_look(self) -> int:
        """What was missed is shown first, or else a way that was not the shortest."""
        worth = [at for at, each in enumerate(self.sought) if each.missed]
        longer = [at for at, each in enumerate(self.sought) if _longer(each)]
        return next(iter(worth + longer), 0)

    @property
    def _chosen(self) -> Sought:
        return self.sought[self._group.checkedId()]

    def _lay_out(self) -> None:
        frame = QFrame()
        frame.setObjectName("row")
        grid = QGridLayout(frame)
        grid.setContentsMargins(12, 10, 18, 10)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(2, 2)
        grid.setColumnStretch(4, 2)
        for column, heading in enumerate(self._headings):
            heading.setAlignment(_CENTRE if column else Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(heading, 0, column)
        for row, (button, cells) in enumerate(zip(self._buttons, self._rows, strict=True), start=1):
            self._group.addButton(button, row - 1)
            grid.addWidget(button, row, 0)
            for column, cell in enumerate(cells, start=1):
                cell.setAlignment(_CENTRE)
                grid.addWidget(cell, row, column)
        for column, cell in enumerate(self._whole_row if self._all else ()):
            cell.setAlignment(_CENTRE if column else Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(cell, len(self._rows) + 1, column)
        grid.setRowStretch(len(self._rows) + 2, 1)
        beside = QFrame()
        beside.setObjectName("row")
        inside = QVBoxLayout(beside)
        inside.setContentsMargins(12, 10, 12, 10)
        inside.addWidget(self._about)
        inside.addWidget(self._picture, 0, _CENTRE)
        inside.addWidget(self._at_table, 0, Qt.AlignmentFlag.AlignRight)
        inside.addStretch(1)
        row_ = QHBoxLayout(self)
        row_.setContentsMargins(0, 0, 0, 0)
        row_.setSpacing(14)
        row_.addWidget(frame, 1)
        row_.addWidget(beside)

    def _fit(self) -> None:
        side, ratio = letters.thing(_FACE), sharpest()
        for button, each in zip(self._buttons, self.sought, strict=True):
            button.setIcon(QIcon(painted(each.picture, side, side, ratio)))
            button.setIconSize(QSize(side, side))
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._about.setFixedWidth(letters.thing(_CASTLE))
        if self._group.checkedId() >= 0:
            self._show_way()

    # ---- the way --------------------------------------------------------------------------------

    def _show_way(self) -> None:
        """The table of that moment, of which only the board matters."""
        source, each = self._source, self._chosen
        position = source.history.moments[each.at].position
        view, players = source.kit.game.view(position, None), seated(source.players)
        arrangement = source.kit.arranger.arrange(view, ONLOOKERS, players, ROOM)
        width, board = letters.thing(_CASTLE), arrangement.board
        across = arrangement.size[0]
        if board is not None:
            width = round(width * across / board.w)
        image = rendered(arrangement, width, sharpest())
        if board is not None:
            scale = width * sharpest() / across
            part = QRect(*(round(side * scale) for side in board))
            image = image.copy(part)
            image.setDevicePixelRatio(sharpest())
        self._picture.setPixmap(QPixmap.fromImage(image))
        self._say_way()

    def _say_way(self) -> None:
        each = self._chosen
        said = self._said(each)
        self._about.setText(said)
        self._picture.setAccessibleName(said)

    def _said(self, each: Sought) -> str:
        """What came of it."""
        said = self._outcome(each)
        if each.hinted:
            said += "\n" + self.tr("With a hint: this time is not compared.")
        return said

    def _outcome(self, each: Sought) -> str:
        """%1 is what was sought, such as “Guest 3”."""
        if each.shortest is None:
            return fill(self.tr("%1: no way led there."), each.name)
        if each.steps is None:
            sentence = self.tr("%1: not found. A shortest way takes %n steps.", "", each.shortest)
            return fill(sentence, each.name)
        if _longer(each):
            #: %1 is what was sought, such as “Guest 3”, %2 a number of steps.
            sentence = self.tr(
                "%1: found in %n steps. The thin line is a shortest way: %2.", "", each.steps
            )
            return fill(sentence, each.name, each.shortest)
        sentence = self.tr("%1: found in %n steps, and no way is shorter.", "", each.steps)
        return fill(sentence, each.name)

    # ---- words ----------------------------------------------------------------------------------

    def spoken(self) -> str:
        """All of it, for those who listen."""
        return "\n".join(map(self._said, self.sought))

    def retranslate(self) -> None:
        self.sought = self._practice.sought(
            [moment.position for moment in self._source.history.moments]
        )
        names = ("", self.tr("Time"), self.tr("Steps"), self.tr("Best time"), self.tr("Whose"))
        for heading, name in zip(self._headings, names, strict=True):
            heading.setText(name)
        for each, button, cells, kept in zip(
            self.sought, self._buttons, self._rows, self._kept, strict=True
        ):
            said = (self._time(each), self._steps(each), *_told(kept))
            for cell, words in zip(cells, said, strict=True):
                cell.setText(words)
            button.setText(each.name)
            button.setAccessibleName(self._said(each))
        if self._all is not None:
            best = self._all
            whole = (
                self._practice.best(best),
                time_text(best.milliseconds),
                number(best.steps),
                *_told(self._best_of_all),
            )
            for cell, words in zip(self._whole_row, whole, strict=True):
                cell.setText(words)
        self.missed.retranslate([each for each in self.sought if each.missed])
        self._at_table.setText(self.tr("See it at the table"))
        self._say_way()

    def _time(self, each: Sought) -> str:
        if each.hinted:
            #: %1 is a time; somebody was told something about the way.
            return fill(self.tr("%1 (hint)"), time_text(each.milliseconds))
        if each.found:
            return time_text(each.milliseconds)
        if each.missed:
            return self.tr("not found")
        return self.tr("no way")

    def _steps(self, each: Sought) -> str:
        """Beside how many are enough."""
        if each.shortest is None:
            return "–"
        if each.steps is None:
            return fill(self.tr("shortest: %1"), each.shortest)
        if _longer(each):
            return fill(self.tr("%1 (shortest: %2)"), each.steps, each.shortest)
        return number(each.steps)


def _longer(each: Sought) -> bool:
    """Whether somebody has found it, though not by a shortest way."""
    return each.steps is not None and each.shortest is not None and each.steps > each.shortest


def _told(kept: Kept | None) -> tuple[str, str]:
    """A best time, and whose it is."""
    if kept is None:
        return "–", "–"
    return time_text(kept.milliseconds), breakable(called(kept.name))
