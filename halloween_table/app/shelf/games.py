"""The games that were begun or played at this computer, as cards: however many there are, only
those in sight are made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from halloween_table.engine.translate import fill
from halloween_table.games.shelf import box
from halloween_table.table.look import letters

from ..parts.card import Card
from ..parts.first_frame import after_first_frame
from ..parts.names import called, introduced
from ..parts.widgets import ShortText, aloud, breakable, name_button, shelf_text, text, tool_button

if TYPE_CHECKING:
    from halloween_table.store.rows import Header
    from halloween_table.store.sought import Sought

    from ..program.glimpses import Glimpse

_THUMBNAIL, _SMALLER = (208, 144), (156, 108)
_NARROW = 560
"""On a card less wide than that, the words need more room, and the picture gets the smaller size."""
_HEIGHT, _NARROW_HEIGHT = 168, 226
"""Of every card, whatever stands on it: so the list knows where each one is without making it."""
_LINES = 8
"""So many can stand on a card."""
_NAMES = 2
"""So many lines names have at least."""
_AROUND, _BETWEEN = 10, 3
"""Pixels to the edges of a card, and between its lines."""
_RIM = 3
"""Pixels of the frame around a card that has the keyboard."""
_BESIDE_PICTURE = 14
_HIGHEST, _WORDS_BELOW = 300, 176
"""Where few games wait, their cards share the room up to that; and one alone has its words, so high,
below its picture."""
_SHARE, _SHAPE = 0.46, 9 / 13
"""How much of a card its picture has at most; and how high it is, for a width of 1."""
_ROOMY = 2
"""So many times as high as usual, a card has its picture above the words."""
_STEPS = 2
"""A picture that is seen larger than usual is drawn larger in steps, so many of them for each time the
usual size: not every other size of the window has it drawn anew."""
_GAP, _BESIDE = 10, 8
"""Between the cards, and between them and the scroll bar."""
_AHEAD = 2
"""So many cards are made before they come in sight."""
_KEPT = 8
"""So many are kept when they are out of sight."""
_AT_ONCE = 20
"""So many headers are asked for at once."""


def _is_narrow(width: int) -> bool:
    return width < letters.room(_NARROW)


class GameCard(Card):
    """A game that can be played on, or was played to its end.

    Signals:
        export_asked, delete_asked: what its small buttons are for.
    """

    export_asked = Signal()
    delete_asked = Signal()

    def __init__(self, header: Header) -> None:
        super().__init__()
        self.header = header
        self.drawn = False
        """Whether its glimpse was asked for."""
        self._picture = QLabel()
        self._picture.setScaledContents(True)
        self._title = text("heading", wrap=True)
        self._agreed: tuple[str, ...] = ()
        self._variants, self._names = ShortText("muted", lines=2), ShortText(lines=_NAMES)
        self._variants.hide()
        self._progress, self._when = ShortText(lines=1), text("muted", wrap=True)
        self._export, self._delete = tool_button("export"), tool_button("delete")
        self._export.clicked.connect(self.export_asked)
        self._delete.clicked.connect(self.delete_asked)
        words = QVBoxLayout()
        words.setSpacing(_BETWEEN)
        for label in (self._title, self._variants, self._names, self._progress, self._when):
            words.addWidget(label)
        words.addStretch(1)
        buttons = QVBoxLayout()
        buttons.setSpacing(6)
        buttons.addWidget(self._export)
        buttons.addWidget(self._delete)
        buttons.addStretch(1)
        beside = QHBoxLayout()
        beside.addLayout(words, 1)
        beside.addLayout(buttons)
        layout = self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        layout.setContentsMargins(_AROUND, _AROUND, _AROUND, _AROUND)
        layout.setSpacing(_BESIDE_PICTURE)
        layout.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(beside, 1)
        self.retranslate()
        letters.follow(self._fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """A picture as large as the card has room for, above the words if it is that high."""
        if self.parentWidget() is None:
            return  # it has no place yet
        inside = self.rect().adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        above, way = self.height() > self.width() * _SHAPE, QBoxLayout.Direction
        width, _ = map(letters.thing, _SMALLER if _is_narrow(self.width()) else _THUMBNAIL)
        if above:
            below = letters.tall(_WORDS_BELOW, _LINES)
            width = min(inside.width(), round((inside.height() - below) / _SHAPE))
        elif not _is_narrow(self.width()) or inside.height() > letters.tall(_NARROW_HEIGHT, _LINES):
            room = min(round(inside.height() / _SHAPE), round(inside.width() * _SHARE))
            width = max(width, room)
        self._layout.setDirection(way.TopToBottom if above else way.LeftToRight)
        before = self.thumbnail
        self._picture.setFixedSize(width, round(width * _SHAPE))
        if self.thumbnail != before:
            self.drawn = False
        self._layout.activate()  # how wide the words are decides how many lines they have
        taken = self._picture.height() + _BESIDE_PICTURE if above else 0
        self._give_names_room(inside.height() - taken - 2 * _RIM)

    def _give_names_room(self, room: int) -> None:
        """Names have as many lines as the other words leave. What says nothing yet will."""
        line = self._names.line
        others = (self._title, self._variants, self._progress, self._when)
        taken = sum(
            max(label.heightForWidth(self._names.width()), line) + _BETWEEN
            for label in others
            if not label.isHidden()
        )
        self._names.allow(max(_NAMES, (room - taken) // line))

    @property
    def thumbnail(self) -> int:
        """Pixels across the picture that is drawn of the game: hardly fewer than are seen."""
        usual = letters.thing(_THUMBNAIL[0])
        steps = ceil(_STEPS * (self._picture.width() / usual - 0.1))
        return usual * max(_STEPS, steps) // _STEPS

    def show_glimpse(self, glimpse: Glimpse) -> None:
        self._picture.setPixmap(QPixmap.fromImage(glimpse.image))
        if not self.header.ended:
            self._progress.say(breakable(glimpse.title))
        self._agreed = glimpse.agreed
        self._say_facts()

    def _say_facts(self) -> None:
        """What is special about this game; a screen reader is told too."""
        self._variants.say(" · ".join(self._facts()))
        self._variants.setVisible(bool(self._facts()))
        self._fit()
        self._name()

    def retranslate(self) -> None:
        found = box(self.header.game)
        self._title.setText(shelf_text(found.title) if found else self.header.game)
        self._names.say(breakable(self._people()))
        touched = self.header.touched.astimezone()
        when = QLocale().toString(touched, QLocale.FormatType.ShortFormat)
        when = when.replace(" ", "\N{NO-BREAK SPACE}")
        if self.header.ended:
            self._progress.say(breakable(self._ending()))
            self._when.setText(fill(self.tr("Played: %1"), when))
        else:
            self._when.setText(fill(self.tr("Last played: %1"), when))
        name_button(self._export, self.tr("Save this game as a file"))
        name_button(self._delete, self.tr("Delete this game"))
        self._say_facts()

    def _people(self) -> str:
        """Everybody's name, with their points once there are some."""
        names = [introduced(player) for player in self.header.players]
        if not self.header.points:
            return ", ".join(names)
        return ", ".join(
            fill("%1: %2", name, points)
            for name, points in zip(names, self.header.points, strict=True)
        )

    def _ending(self) -> str:
        """Who has won, where there was anybody to win against."""
        winners = [called(name) for name in self.header.winners]
        if len(self.header.players) < 2 or not winners:
            return ""
        if len(winners) == 1:
            return fill(self.tr("The winner: %1"), winners[0])
        return fill(self.tr("The winners: %1"), ", ".join(winners))

    def _facts(self) -> tuple[str, ...]:
        """Where it was played on from, if it was, and what was agreed for it."""
        match self.header.branched:
            case None:
                return self._agreed
            case 0:
                branch = self.tr("Played on from the start of an earlier game")
            case moves:
                branch = fill(self.tr("Played on from move %1 of an earlier game"), moves)
        return branch, *self._agreed

    def _name(self) -> None:
        """Tells a screen reader which game this is."""
        names = ", ".join(introduced(player) for player in self.header.players)
        ending = self._ending() if self.header.ended else ""
        parts = (self._title.text(), ", ".join(self._facts()), names, ending, self._when.text())
        self.setAccessibleName(aloud(*parts))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Pile(NamedTuple):
    """Games to be listed, newest first."""

    size: int
    fetch: Callable[[int, int], Sequence[Header]]
    """So many of them, from that one on."""
    search: Callable[[Sought], Pile] | None = None
    """Those of them with all that is sought, where somebody can look for one."""


EMPTY = Pile(0, lambda limit, offset: ())


class GameList(QScrollArea):
    """A column of cards that scrolls.

    Signals:
        chosen, exported, deleted: the header of a game.
        picture_wanted: a card in sight that has no picture yet.
    """

    chosen = Signal(object)
    exported = Signal(object)
    deleted = Signal(object)
    picture_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("clear")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Qt has made a viewport already; but to give it to Python, PySide looks at every kind of
        # widget that there is, and the shelf would be late by that.
        self._window = QWidget()
        self.setViewport(self._window)
        self._column = QWidget()
        self._column.setObjectName("clear")
        self.setWidget(self._column)
        self._pile = EMPTY
        self._high = _HEIGHT
        self._rows: dict[int, GameCard] = {}
        self._headers: dict[int, Sequence[Header]] = {}
        self._undrawn: list[GameCard] = []
        self._drawing = QTimer(self, singleShot=True, interval=0)
        self._drawing.timeout.connect(self._draw_next)
        self._seen = False
        """Whether the list has been on the screen. Until then there is only what is in sight, and
        no picture of it."""
        after_first_frame(self._column, self._first_seen)
        self.verticalScrollBar().valueChanged.connect(self._show_rows)

    @property
    def cards(self) -> list[GameCard]:
        """Those that are made, from top to bottom."""
        return [card for _, card in sorted(self._rows.items())]

    @property
    def empty(self) -> bool:
        """Whether there is nothing to list."""
        return self._pile.size == 0

    def fill(self, pile: Pile) -> None:
        """These games, from the newest on; whoever has scrolled down stays there."""
        self._fill(pile, self.verticalScrollBar().value())

    def show_found(self, pile: Pile) -> None:
        """The games that somebody looked for, from the first on."""
        self._fill(pile, 0)

    def _fill(self, pile: Pile, at: int) -> None:
        focused = self._focused_row()
        gone, self._rows = self._rows, {}
        self._headers.clear()
        self._undrawn.clear()
        self._pile = pile
        # Last: the keyboard leaves a card that goes, which may scroll and ask for other rows.
        for card in gone.values():
            _put_away(card)
        self._lay_out()
        self.verticalScrollBar().setValue(at)
        self._show_rows()
        if focused is not None and pile.size:
            self._focus_row(min(focused, pile.size - 1))

    def _focused_row(self) -> int | None:
        """The one that has the keyboard, be it on one of its buttons."""
        has = QApplication.focusWidget()
        return next(
            (row for row, card in self._rows.items() if has in (card, card._export, card._delete)),
            None,
        )

    def _lay_out(self) -> None:
        width = self._window.width()
        narrow = _is_narrow(width - _BESIDE)
        self._high = self._shared_height(narrow)
        height = max(0, self._pile.size * self._step - _GAP)
        self._column.resize(width, height)
        for row, card in self._rows.items():
            self._place(row, card)

    def _shared_height(self, narrow: bool) -> int:
        """Where there is room for more games than there are, each has more of it."""
        usual = letters.tall(_NARROW_HEIGHT if narrow else _HEIGHT, _LINES)
        room = self._window.height()
        if self._pile.size == 1:
            picture = round((self._window.width() - _BESIDE - 20) * _SHAPE)
            whole = picture + letters.tall(_WORDS_BELOW, _LINES) + 20
            return min(room, whole) if room > usual * _ROOMY else max(usual, room * 2 // 3)
        share = room // max(1, self._pile.size) - _GAP
        return max(usual, min(share, letters.tall(_HIGHEST, _LINES)))

    def _place(self, row: int, card: GameCard) -> None:
        card.setGeometry(0, row * self._step, self._column.width() - _BESIDE, self._high)

    @property
    def _step(self) -> int:
        """From one card to the next."""
        return self._high + _GAP

    # ---- only what is in sight ------------------------------------------------------------------

    def _in_sight(self) -> range:
        top = self.verticalScrollBar().value()
        bottom = top + self._window.height()
        first, last = top // self._step, bottom // self._step
        return range(max(0, first), min(self._pile.size, last + 1))

    def _first_seen(self) -> None:
        self._seen = True
        self._show_rows()

    def _show_rows(self) -> None:
        seen, ahead = self._in_sight(), _AHEAD if self._seen else 0
        for row in range(max(0, seen.start - ahead), min(self._pile.size, seen.stop + ahead)):
            if row not in self._rows:
                self._make(row)
        for row, card in tuple(self._rows.items()):
            far = row < seen.start - _KEPT or row >= seen.stop + _KEPT
            if far and not card.isAncestorOf(self.focusWidget() or self) and not card.hasFocus():
                self._drop(row)
        self._draw(card for row, card in self._rows.items() if row in seen)

    def _make(self, row: int) -> None:
        header = self._header(row)
        if header is None:
            return
        card = GameCard(header)
        card.setParent(self._column)
        card.pressed.connect(lambda: self.chosen.emit(header))
        card.export_asked.connect(lambda: self.exported.emit(header))
        card.delete_asked.connect(lambda: self.deleted.emit(header))
        self._rows[row] = card
        self._place(row, card)
        card.show()
        self._walk_through(row, card)

    def _walk_through(self, row: int, card: GameCard) -> None:
        """Tab goes from card to card as they lie, in whatever order they were made."""
        stops = [card, card._export, card._delete]
        if before := self._rows.get(row - 1):
            stops.insert(0, before._delete)
        if after := self._rows.get(row + 1):
            stops.append(after)
        for one, next_ in pairwise(stops):
            QWidget.setTabOrder(one, next_)

    def _header(self, row: int) -> Header | None:
        page, at = divmod(row, _AT_ONCE)
        if page not in self._headers:
            self._headers[page] = self._pile.fetch(_AT_ONCE, page * _AT_ONCE)
        return self._headers[page][at] if at < len(self._headers[page]) else None

    def _drop(self, row: int) -> None:
        card = self._rows.pop(row)
        if card in self._undrawn:
            self._undrawn.remove(card)
        _put_away(card)

    # ---- pictures -------------------------------------------------------------------------------

    def _draw(self, cards: Iterable[GameCard]) -> None:
        """One by one, when there is time; how far a game has come is said with its picture."""
        self._undrawn = [card for card in cards if not card.drawn]
        if self._undrawn and self._seen and self.isVisible():
            self._drawing.start()

    def _draw_next(self) -> None:
        if self._undrawn and self.isVisible():  # a table that is open now is not kept waiting
            card = self._undrawn.pop(0)
            card.drawn = True
            self.picture_wanted.emit(card)
            self._drawing.start()

    def draw_again(self) -> None:
        """In another language a picture may have other words on it, and beside larger letters it is
        larger."""
        for card in self._rows.values():
            card.drawn = False
        self._show_rows()

    # ---- the keyboard ---------------------------------------------------------------------------

    def focus_on(self, game: str) -> bool:
        """The card of that game has the keyboard, if it is in sight or among the newest."""
        newest = range(min(self._pile.size, _AT_ONCE))
        for row in (*self._rows, *newest):
            header = self._header(row)
            if header is not None and header.id == game:
                self._focus_row(row)
                return True
        return False

    def focus_in_sight(self) -> bool:
        """The first card that is seen whole has the keyboard; False if there is none."""
        seen = self._in_sight()
        if not seen:
            return False
        self._focus_row(min(-(-self.verticalScrollBar().value() // self._step), seen[-1]))
        return True

    def _focus_row(self, row: int) -> None:
        if row not in self._rows:
            self._make(row)
        if row in self._rows:
            middle = row * self._step + self._high // 2
            self.ensureVisible(0, middle, 0, self._high // 2 + _GAP)
            self._rows[row].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from game to game."""
        by = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(event.key())
        here = next((row for row, card in self._rows.items() if card.hasFocus()), None)
        if by is None or here is None:
            super().keyPressEvent(event)
        elif 0 <= here + by < self._pile.size:
            self._focus_row(here + by)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        self._show_rows()

    def fit(self) -> None:
        """To the size of the letters."""
        self._lay_out()
        self.draw_again()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_rows()


def _put_away(card: GameCard) -> None:
    card.hide()
    card.deleteLater()
