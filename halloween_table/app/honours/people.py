"""Everybody who has played here: figure, wins, company, and what they have done alone."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout

from halloween_table.contract.palette import seat_colour
from halloween_table.engine.translate import fill, number
from halloween_table.games.shelf import SHELF, box
from halloween_table.store.honours import Honoured, Honours

from ..parts.names import called
from ..parts.widgets import Picture, breakable, shelf_text, text
from .bars import ShareBar
from .faces import Face, Name

_FIGURE = 78
_LID = (44, 33)
_COMPANY = 3
"""So many of those whom somebody plays with are named."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class PersonCard(QFrame):
    """One person."""

    def __init__(self, known: Honoured, honours: Honours, *, leads: bool = False) -> None:
        """`leads`: whether nobody has won more."""
        super().__init__()
        self.setObjectName("row")
        self._known, self._honours = known, honours
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 14)
        layout.setSpacing(10)
        layout.addLayout(self._head(leads))
        if known.by_game:
            layout.addLayout(self._games())
        facts = text("muted", wrap=True)
        facts.setText(breakable("\n".join(self._facts())))
        facts.setVisible(bool(facts.text()))
        layout.addWidget(facts)
        layout.addStretch(1)

    def _head(self, leads: bool) -> QHBoxLayout:
        known, total = self._known, self._known.total
        name, won = Name(_LEFT), text("prompt", wrap=True)
        name.setObjectName("heading")
        name.setText(called(known.person.name))
        self.setAccessibleName(name.text())
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        words.addWidget(name)
        if total.played:
            won.setText(fill(self.tr("%1 of %2 won"), number(total.won), total.played))
            words.addWidget(won)
            self.setAccessibleName(f"{name.text()}: {won.text()}")
            tint = seat_colour(known.person.colour).tint
            words.addWidget(ShareBar(total, total.played, tint))
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(Face(known.person, _FIGURE, leads))
        head.addLayout(words, 1)
        return head

    def _games(self) -> QGridLayout:
        """Each game that they have played, in the order of the shelf."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 2)
        grid.setColumnStretch(2, 3)
        by_game = self._known.by_game
        most = max(share.played for share in by_game.values())
        tint = seat_colour(self._known.person.colour).tint
        for row, lid in enumerate(lid for lid in SHELF if lid.key in by_game):
            share, title, counted = by_game[lid.key], text(wrap=True), text("muted")
            title.setText(shelf_text(lid.title))
            counted.setText(fill(self.tr("%1 of %2"), number(share.won), share.played))
            grid.addWidget(Picture(lid.picture, *_LID), row, 0)
            grid.addWidget(title, row, 1)
            grid.addWidget(ShareBar(share, most, tint), row, 2, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(counted, row, 3, Qt.AlignmentFlag.AlignRight)
        return grid

    def _facts(self) -> Iterator[str]:
        known, alone = self._known, self._known.alone
        favourite = box(known.favourite)
        if favourite is not None and len(known.by_game) > 1:
            yield fill(self.tr("Favourite game: %1"), shelf_text(favourite.title))
        company = [
            fill("%1 %2", called(self._honours.people[who].person.name), games)
            for who, games in known.most_with(_COMPANY)
        ]
        if company:
            #: %1 is a list of people, each with how many games they have played together: “Bo 12, Cy 3”.
            yield fill(self.tr("Favourite company: %1"), ", ".join(company))
        if known.longest_run > 1:
            yield fill(self.tr("Longest run of wins: %1"), known.longest_run)
        if known.computers.played:
            share = known.computers
            yield fill(self.tr("Against computers: %1 of %2 won"), share.won, share.played)
        if alone.solved:
            yield self.tr("%n puzzles solved", "", alone.solved)
        if alone.streak > 1:
            yield fill(self.tr("Most puzzles in a row: %1"), alone.streak)
        if known.practised:
            yield self.tr("%n games on their own", "", known.practised)
        if alone.fastest:
            yield self.tr("%n best times of all", "", alone.fastest)
