"""Planning an evening: who plays, and which games in which order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from halloween_table.contract.box import Box
from halloween_table.contract.palette import FIGURES
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill
from halloween_table.games.shelf import SHELF, box
from halloween_table.store.plans import FEWEST, MOST
from halloween_table.table.look import letters

from ..new_game.seat_row import SeatRow
from ..new_game.seats_editor import SeatsEditor
from ..parts.accessible_card import make_cards_accessible
from ..parts.backdrop import Backdrop
from ..parts.card import Card
from ..parts.widgets import (
    Page,
    Picture,
    breakable,
    name_button,
    primary_button,
    put_list_away,
    shelf_text,
    text,
    tool_button,
)
from .art import EVENING, EveningPicture
from .columns import Columns
from .pile import Board, ChosenBox

_MARGIN = 32
_FAR, _CLOSE = (24, 14, 18, 12), (8, 8, 8, 8)
"""Pixels around everything, between head, foot and the rest, below the first line, and between what
stands in a column; and all of them on a low page."""
_LID = (80, 60)
_UNNAMED = {"name": "", "figure": "", "colour": "", "mind": ""}


class BoxChoice(Card):
    """A game that can be added to the evening."""

    def __init__(self, lid: Box) -> None:
        super().__init__()
        self.lid = lid
        self._title, self._line = text("told", wrap=True), text("muted", wrap=True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._line)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 10, 8)
        row.setSpacing(12)
        row.addWidget(Picture(lid.picture, *_LID), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def say(self, *, fits: bool, full: bool) -> None:
        """`fits`: whether these people can play it; `full`: whether there are games enough."""
        title = shelf_text(self.lid.title)
        self._title.setText(title)
        line, hindrance = fill(self.tr("%1 minutes"), self.lid.minutes), ""
        if not fits:
            line = hindrance = self.tr("Not with so many players.")
        elif full:
            hindrance = self.tr(
                "An evening has %n games at most. Take one away to add this one.", "", MOST
            )
        self._line.setText(line)
        self.setEnabled(not hindrance)
        self.setToolTip(hindrance)
        #: %1 is a game.
        self.setAccessibleName(fill(self.tr("Add %1"), title))
        self.setAccessibleDescription(hindrance or line)


class PlanPage(Page):
    """Two to five games for the same people.

    Signals:
        started: the players, and the keys of the games in order.
        left: back to where somebody came from.
    """

    started = Signal(object, object)
    left = Signal()

    def __init__(
        self,
        people: Sequence[Player],
        seats: list[dict[str, str]],
        games: Sequence[str],
        fits: Callable[[str, tuple[Player, ...]], bool],
    ) -> None:
        """`people` have played here before; `seats` and `games` are as they were last; `fits`: whether
        those can play that game against each other."""
        super().__init__()
        make_cards_accessible()
        self._fits = fits
        self._games = [game for game in games if box(game) is not None][:MOST]
        self._offered = list(self._games)
        self._title, self._line = text("title"), text("muted", wrap=True)
        self._who, self._what, self._order = (text("heading") for _ in range(3))
        self._missing = text(wrap=True)
        self._missing.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._back, self._start = tool_button("home"), primary_button()
        self._back.clicked.connect(self.left)
        self._start.clicked.connect(self._on_start)
        QShortcut(QKeySequence("Esc"), self).activated.connect(self._escape)
        self._seats = SeatsEditor(people)
        self._boxes = [BoxChoice(lid) for lid in SHELF]
        self._chosen, self._board = QVBoxLayout(), Board()
        self._chosen.setSpacing(2)
        self._backdrop = Backdrop(EVENING)
        self._rows: list[ChosenBox] = []
        self._lay_out()
        self._seats.seat(
            "evening", range(2, len(FIGURES) + 1), seats or [_UNNAMED, _UNNAMED], computers=True
        )
        self._seats.come_after(self._back)
        self._seats.edited.connect(self._show)
        self._seats.added.connect(self._welcome)
        for choice in self._boxes:
            choice.pressed.connect(lambda key=choice.lid.key: self._add(key))
        letters.follow(self._fit)
        self.retranslate()

    def take_focus(self) -> None:
        self._seats.take_focus()

    def _escape(self) -> None:
        if not put_list_away():
            self.left.emit()

    def _lay_out(self) -> None:
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        foot.setSpacing(16)
        foot.addWidget(self._missing, 1)
        foot.addWidget(self._start)
        for row in (head, foot):
            row.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        who, what, choices = QVBoxLayout(), QVBoxLayout(), Columns(196, 2)
        for choice in self._boxes:
            choices.add(choice)
        who.addWidget(self._who)
        who.addWidget(self._seats)
        who.addWidget(EveningPicture(), 1)
        what.addWidget(self._what)
        what.addWidget(choices)
        what.addSpacing(8)
        what.addWidget(self._order)
        pile = QVBoxLayout()
        pile.setSpacing(0)
        pile.addLayout(self._chosen)
        pile.addWidget(self._board)
        what.addLayout(pile)
        what.addStretch(1)
        columns = self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        columns.setSpacing(32)
        for column, share in ((who, 9), (what, 8)):
            columns.addLayout(column, share)
        inside = QWidget()
        inside.setObjectName("clear")
        rows = self._said = QVBoxLayout(inside)
        rows.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        rows.addWidget(self._line)
        rows.addLayout(columns, 1)
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setObjectName("clear")
        self._scroll.setWidget(inside)
        inner = self._inner = QWidget()
        layout = self._around = QVBoxLayout(inner)
        layout.addLayout(head)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(foot)
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.addStretch(1)
        across.addWidget(inner, 100)
        across.addStretch(1)

    def _fit(self) -> None:
        way = QBoxLayout.Direction
        self._columns.setDirection(way.TopToBottom if letters.crowded() else way.LeftToRight)
        self._inner.setMaximumWidth(letters.room(1300))
        self._come_closer()

    def _come_closer(self) -> None:
        """All of it, on a low page."""
        around, between, rows, cards = _CLOSE if letters.low(self.height()) else _FAR
        self._around.setContentsMargins(0, around, 0, around)
        self._around.setSpacing(between)
        self._said.setSpacing(rows)
        for at in range(self._columns.count()):
            self._columns.itemAt(at).layout().setSpacing(cards)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._come_closer()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._backdrop.paint(self)

    # ---- choosing -----------------------------------------------------------------------------------

    def _welcome(self, row: SeatRow) -> None:
        """Whoever comes is a person, unless somebody says otherwise."""
        row.who.setCurrentIndex(0)
        row.name_edit.setFocus()

    def _add(self, key: str) -> None:
        if len(self._games) < MOST:
            self._games.append(key)
            self._show()

    def _move(self, at: int, by: int) -> None:
        self._games[at], self._games[at + by] = self._games[at + by], self._games[at]
        self._show()
        row = self._rows[at + by]
        wanted = row.up if by < 0 else row.down
        (wanted if wanted.isEnabled() else row.remove).setFocus()

    def _remove(self, at: int) -> None:
        del self._games[at]
        self._show()
        if self._rows:
            self._rows[min(at, len(self._rows) - 1)].remove.setFocus()
        else:
            self._boxes[0].setFocus()

    def _show(self) -> None:
        """The games in their order, and what can be added for those who play."""
        players: tuple[Player, ...] = self._seats.players()
        full = len(self._games) >= MOST
        for choice in self._boxes:
            choice.say(fits=self._fits(choice.lid.key, players), full=full)
        for row in self._rows:
            self._chosen.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        for at, key in enumerate(self._games):
            lid = box(key)
            assert lid is not None
            row = ChosenBox(at, len(self._games), lid, fits=self._fits(key, players))
            row.moved.connect(lambda by, at=at: self._move(at, by))
            row.removed.connect(lambda at=at: self._remove(at))
            self._rows.append(row)
            self._chosen.addWidget(row)
        for widget in (self._order, self._board):
            widget.setVisible(bool(self._games))
        self._order_tabs()
        missing = self._say_missing(players)
        self._missing.setText(missing or self._say_long())
        self._start.setDisabled(bool(missing))
        self._start.setAccessibleDescription(missing)

    def _order_tabs(self) -> None:
        """From the boxes through the chosen games, as they lie, to the button that begins."""
        chosen = [each for row in self._rows for each in (row.up, row.down, row.remove)]
        for first, then in pairwise((*self._boxes, *chosen, self._start)):
            self.setTabOrder(first, then)

    def _on_start(self) -> None:
        self.started.emit(self._seats.players(), tuple(self._games))

    def seats(self) -> list[dict[str, str]]:
        """Those who play, as they are kept for the next time."""
        return self._seats.seats()

    def leaving_costs(self) -> str:
        changed = self._games != self._offered
        return self.tr("What you have planned here is not kept.") if changed else ""

    # ---- words ------------------------------------------------------------------------------------

    def _say_missing(self, players: tuple[Player, ...]) -> str:
        if len(self._games) < FEWEST:
            return self.tr("Choose %n more games.", "", FEWEST - len(self._games))
        if not all(self._fits(key, players) for key in self._games):
            return self.tr("Not every game can be played by so many.")
        return ""

    def _say_long(self) -> str:
        minutes = sum(lid.minutes for key in self._games if (lid := box(key)) is not None)
        hours, rest = divmod(minutes, 60)
        if not hours:
            return fill(self.tr("About %1 minutes"), minutes)
        if not rest:
            return fill(self.tr("About %1 h"), hours)
        return fill(self.tr("About %1 h %2 min"), hours, rest)

    def retranslate(self) -> None:
        title = self.tr("An evening")
        self._title.setText(title)
        self.setWindowTitle(title)
        self._scroll.setAccessibleName(title)
        self._line.setText(
            breakable(
                self.tr(
                    "Two to five games one after another for the same people, and one ranking at "
                    "the end. Each game is played by the variants that you agreed on last."
                )
            )
        )
        self._who.setText(self.tr("Who plays"))
        self._what.setText(self.tr("Which games"))
        self._order.setText(self.tr("In this order"))
        self._start.setText(self.tr("Begin the evening"))
        name_button(self._back, self.tr("Back"))
        self._show()
