"""The puzzle book: its cards, the puzzle of the day, new ones, codes, and who has solved what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QImage,
    QKeySequence,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from halloween_table.contract.kit import Kit
from halloween_table.contract.puzzles import Side
from halloween_table.contract.ways import Way
from halloween_table.engine.game import Refusal
from halloween_table.engine.record import Player
from halloween_table.games.shelf import around
from halloween_table.store.puzzle_results import Fared
from halloween_table.table.look import letters
from halloween_table.table.look.render import rendered

from ..new_game.name_field import NameField
from ..new_game.ways_row import WaysRow
from ..parts.backdrop import Backdrop
from ..parts.preferences import Preferences
from ..parts.thinking import Thinking
from ..parts.widgets import (
    Page,
    name_button,
    put_list_away,
    sharpest,
    text,
    tool_button,
)
from .beside import BAR, Beside, beside_width
from .card import PuzzleCard, card_width
from .words import PuzzleWords

_MARGIN, _GAP, _GUTTER = 32, 10, 24
_BESIDE_BAR = 8
_NAME = 220
"""Pixels for a name."""
_FACE = 220
"""Pixels across a face on a card."""


class BookPage(Page):
    """Where a puzzle is chosen.

    Signals:
        left: back to the shelf.
        way_chosen: another Way to play.
        chosen: the code of a puzzle.
        made_asked: a new one of that difficulty.
        streak_asked: one after another.
        built_asked: somebody wants to build one.
        removed: the code of one of their own that somebody does not want to keep.
        player_changed: a Player sits down to the puzzles.
    """

    left = Signal()
    way_chosen = Signal(object)
    chosen = Signal(str)
    made_asked = Signal(int)
    streak_asked = Signal()
    built_asked = Signal()
    removed = Signal(str)
    player_changed = Signal(object)

    def __init__(
        self,
        kit: Kit,
        ways: tuple[Way, ...],
        way: str,
        player: Player,
        people: Sequence[Player],
        preferences: Preferences,
    ) -> None:
        """Of the ways of its box this one is chosen. `people` have played here before."""
        super().__init__()
        assert kit.puzzles is not None
        self._kit, self._puzzles, self._preferences = kit, kit.puzzles, preferences
        box = around(kit.game.key)
        self._backdrop = Backdrop(box.picture) if box else None
        self._player, self._people = player, people
        self._fared: dict[str, Fared] = {}
        self._streak = 0
        self._faces: dict[str, QImage] = {}
        self._words = PuzzleWords(self)
        self._title, self._back = text("title"), tool_button("home")
        self._ways = WaysRow(ways, way)
        self._who_label, self._who = text("muted"), NameField(player.name)
        self.beside = Beside(self._puzzles.difficulties, timed=preferences.puzzle_times)
        self.cards = [
            PuzzleCard(sides, self._face, preferences.pace)
            for sides in _two_sided(self._puzzles.book)
        ]
        self.own: list[PuzzleCard] = []
        """Puzzles that somebody has built here."""
        self._own_label = text("heading")
        self._grid = QGridLayout()
        self._scroll = QScrollArea(widgetResizable=True)
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_next)
        self._day_code = ""
        self._looked_for: date | None = None
        """The day whose puzzle is shown, or being looked for."""
        self._has_looked = False
        self._thinking = Thinking(self)
        self._who.offer(people)
        self._lay_out()
        self._connect()
        self.retranslate()
        letters.follow(self._fit)

    def _fit(self) -> None:
        self._who.setFixedWidth(letters.column(_NAME))
        self._faces.clear()  # they are drawn as large as they are shown
        self._ways.lie_on(self.height())
        self._place_cards()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        for widget in (self._back, self._title):
            head.addWidget(widget)
        head.addStretch(1)
        head.addWidget(self._who_label)
        head.addWidget(self._who)
        inner = QWidget()
        inner.setObjectName("clear")
        self._grid.setSpacing(_GAP)
        self._grid.setContentsMargins(0, 0, _BESIDE_BAR, 0)
        inner.setLayout(self._grid)
        self._own_label.setParent(inner)
        self._scroll.setObjectName("clear")
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # whoever walks goes from card to card
        self._scroll.setWidget(inner)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        body = QHBoxLayout()
        body.setSpacing(_GUTTER)
        body.addWidget(self._scroll, 1)
        body.addWidget(self.beside)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 18, _MARGIN, 14)
        layout.setSpacing(12)
        layout.addLayout(head)
        layout.addWidget(self._ways)
        layout.addLayout(body, 1)

    def _connect(self) -> None:
        self._back.clicked.connect(self.left)
        QShortcut(QKeySequence("Esc"), self).activated.connect(self._escape)
        self._ways.changed.connect(lambda: self.way_chosen.emit(self._ways.chosen))
        self._who.chosen.connect(self._sit_down)
        self._who.editingFinished.connect(self._rename)
        beside = self.beside
        beside.next_asked.connect(lambda: self.chosen.emit(self.next_code))
        beside.day_asked.connect(lambda: self.chosen.emit(self._day_code))
        beside.made_asked.connect(self.made_asked)
        beside.streak_asked.connect(self.streak_asked)
        beside.built_asked.connect(self.built_asked)
        beside.code_entered.connect(self._enter)
        beside.times_wanted.connect(self._on_times)
        for card in self.cards:
            card.chosen.connect(self.chosen)

    # ---- the cards ------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """The art of the box, as behind the other ways to play what is in it."""
        super().paintEvent(event)
        if self._backdrop is not None:
            self._backdrop.paint(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ways.lie_on(self.height())
        self._place_cards()

    def _place_cards(self) -> None:
        """The book's, and below them those that somebody has built."""
        bar = _BESIDE_BAR + letters.thing(BAR)
        free = self.width() - 2 * _MARGIN - beside_width() - _GUTTER - bar
        room = max(card_width(), free)  # a page that is just being made has next to none
        columns = max(1, round((room + _GAP) / (card_width() + _GAP)))
        for card in self._every_card:
            card.set_width((room + _GAP) // columns - _GAP)
        for at, card in enumerate(self.cards):
            self._grid.addWidget(card, at // columns, at % columns)
        below = 1 + (len(self.cards) - 1) // columns
        self._grid.addWidget(self._own_label, below, 0, 1, columns)
        for at, card in enumerate(self.own):
            self._grid.addWidget(card, below + 1 + at // columns, at % columns)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        self._grid.setColumnStretch(columns, 1)
        self._grid.setRowStretch(len(self._every_card) + 1, 1)
        walked: list[QWidget] = [self._ways.cards[-1].button]
        for card in self._every_card:
            walked += [card, card.flip, card.remove]
        for one, other in pairwise([*walked, self.beside.next]):
            self.setTabOrder(one, other)
        self._drawing.start()

    @property
    def _every_card(self) -> list[PuzzleCard]:
        return [*self.cards, *self.own]

    def show_own(self, sides: Sequence[Side]) -> None:
        """Puzzles that somebody has built and kept."""
        for card in self.own:
            self._grid.removeWidget(card)
            card.deleteLater()
        self.own = [PuzzleCard((side,), self._face, self._preferences.pace) for side in sides]
        for card in self.own:
            card.chosen.connect(self.chosen)
            card.removed.connect(self._remove)
        self.show_results(self._fared, self._streak)
        self._place_cards()
        self._own_label.setVisible(bool(self.own))

    def _remove(self, code: str) -> None:
        """The keyboard goes to the card that takes its place, or to the one before."""
        at = [card.side.code for card in self.own].index(code)
        self.removed.emit(code)
        self.show_own([card.side for card in self.own if card.side.code != code])
        (self.own[min(at, len(self.own) - 1)] if self.own else self.cards[-1]).setFocus()

    def _face(self, code: str) -> QImage | None:
        face = self._faces.get(code)
        if face is None:
            self._drawing.start()
        return face

    def _draw_next(self) -> None:
        """One face after another, those in sight first, so that the window answers meanwhile."""
        code = next((code for code in self._wanted() if code not in self._faces), "")
        if not code:
            self._drawing.stop()
            return
        arrangement = self._puzzles.face(code, (self._player,))
        self._faces[code] = rendered(arrangement, letters.column(_FACE), sharpest())
        if code == self._day_code:
            self._show_day()
        for card in self._every_card:
            if any(side.code == code for side in card.sides):
                card.update()

    def _wanted(self) -> Iterator[str]:
        if self._day_code:
            yield self._day_code
        for card in self._every_card:
            yield card.side.code
        for card in self.cards:
            yield from (side.code for side in card.sides)

    def show_results(self, fared: dict[str, Fared], streak: int) -> None:
        """How the one who plays has fared, and their longest streak."""
        self._fared, self._streak = fared, streak
        for card in self._every_card:
            card.show_results(fared, timed=self._preferences.puzzle_times)
        self._tell_results()

    @property
    def next_code(self) -> str:
        """The first of the book that is not solved; the first of all if there is none."""
        unsolved = (side.code for side in self._puzzles.book if not self._is_solved(side.code))
        return next(unsolved, self._puzzles.book[0].code)

    def _is_solved(self, code: str) -> bool:
        fared = self._fared.get(code)
        return fared is not None and fared.solved_at is not None

    def take_focus(self, code: str = "") -> None:
        """Keys go to the card with that puzzle, or to the next one to be solved."""
        for wanted in (code, self.next_code):
            for card in self._every_card:
                if card.show_side(wanted):
                    card.setFocus()
                    self._scroll.ensureWidgetVisible(card)
                    return

    # ---- the day --------------------------------------------------------------------------------------

    def look_for_the_day(self, day: date) -> None:
        """Its puzzle takes a moment to be found."""
        self._looked_for, self._has_looked = day, True
        known, code = self._preferences.puzzle_of_the_day
        if known == day.isoformat() and self._puzzles.read(code) == code:
            self._found_the_day(day, code)
        else:
            self._thinking.ask(
                self._puzzles.of_the_day(day), lambda found: self._found_the_day(day, found)
            )

    def _found_the_day(self, day: date, code: str) -> None:
        self._preferences.puzzle_of_the_day = (day.isoformat(), code)
        self._day_code = code
        self._drawing.start()
        self._show_day()
        self._tell_results()

    def _show_day(self) -> None:
        self.beside.show_day(self._faces.get(self._day_code))

    # ---- who plays, codes, times ------------------------------------------------------------------------

    def _sit_down(self, player: Player) -> None:
        self._player = player
        self._who.setText(player.name)
        self._faces.clear()
        self.player_changed.emit(player)

    def _rename(self) -> None:
        name = self._who.text().strip()
        if not name or name == self._player.name:
            self._who.setText(self._player.name)
            return
        known = (who for who in self._people if who.name.casefold() == name.casefold())
        self._sit_down(next(known, Player(name, self._player.figure, self._player.colour)))

    def _enter(self, typed: str) -> None:
        read = self._puzzles.read(typed)
        if isinstance(read, Refusal):
            self.beside.refuse(self._kit.voice.refusal(read, (self._player,)))
        else:
            self.chosen.emit(read)

    def _on_times(self, wanted: bool) -> None:
        self._preferences.puzzle_times = wanted
        self.show_results(self._fared, self._streak)

    def _escape(self) -> None:
        """Puts an open list away, or a half-typed name; then home."""
        if put_list_away():
            return
        if self._who.hasFocus() and self._who.text() != self._player.name:
            self._who.setText(self._player.name)
        else:
            self.left.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._thinking.busy:
            self._thinking.stop()
            self._looked_for = None

    def showEvent(self, event: QShowEvent) -> None:
        """Minimised and back, perhaps on another day."""
        super().showEvent(event)
        if self._has_looked and self._looked_for != date.today():
            self.look_for_the_day(date.today())

    # ---- words ----------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self._title.setText(self.tr("The puzzle book"))
        self.setWindowTitle(self._title.text())
        name_button(self._back, self.tr("Back to the shelf"))
        self._ways.say()
        self._who_label.setText(self.tr("Who plays?"))
        self._who.setAccessibleName(self.tr("Who plays?"))
        self._own_label.setText(self.tr("Yours"))
        self.beside.retranslate()
        self._tell_results()

    def _tell_results(self) -> None:
        book = self._puzzles.book
        number = next(side.number for side in book if side.code == self.next_code)
        solved = sum(card.solved for card in self.cards)
        self.beside.say_results(solved, len(book), number, self._streak)
        fared, timed = self._fared.get(self._day_code), self._preferences.puzzle_times
        self.beside.say_day(self._looked_for, self._words.fared(fared, timed=timed))


def _two_sided(book: tuple[Side, ...]) -> Iterator[tuple[Side, ...]]:
    """Two puzzles that follow each other are the two sides of a card."""
    for at in range(0, len(book), 2):
        yield book[at : at + 2]
