"""The shelf: the games as boxes, and the games that wait to be played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from halloween_table.contract.palette import PANEL_EDGE, TABLE
from halloween_table.engine.translate import fill
from halloween_table.games.shelf import SHELF, Box, box
from halloween_table.table.look.drawing import drawing, drawn

from ..parts.first_frame import after_first_frame
from ..parts.language import LANGUAGES
from ..parts.preferences import Preferences
from ..parts.widgets import (
    Page,
    ShortText,
    breakable,
    name_button,
    picture,
    sharpest,
    shelf_text,
    text,
    tool_button,
)

if TYPE_CHECKING:
    from halloween_table.store.rows import Header

    from ..program.games_room import Glimpse

THUMBNAIL = QSize(208, 144)

_COLUMNS = 2
_PICTURES = (320, 264, 220, 204)
"""How wide the pictures on the boxes can be. The widest are taken with which all boxes are seen
at once and waiting games have room beside them."""
_TEXTS = 158
"""How high a box is besides its picture, with three lines of blurb."""
_BOX_MARGIN = 10
_TITLE_SIZE = 17
_GAP = 10
_BOARD = 9
"""How thick the boards are that the boxes stand on."""
_SCROLL_BAR = 20
_BETWEEN = 24
_WAITING = 560
"""How wide a waiting game should be at least."""
_SIDES, _TOP, _BOTTOM = 32, 14, 8
_ABOVE = 90
"""How high title and headings are."""
_WIDEST = 1680
"""In a wider window everything stays together in the middle."""


class Card(QFrame):
    """A frame that is pressed like a button, by mouse or key.

    Signals:
        pressed: somebody wants what is on it.
    """

    pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.pressed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.pressed.emit()
        else:
            super().keyPressEvent(event)


class BoxCard(Card):
    """The outside of a game, with its rulebook in reach.

    Signals:
        rulebook_asked: somebody wants to read the rules.
    """

    rulebook_asked = Signal()

    def __init__(self, box: Box) -> None:
        super().__init__()
        self._box = box
        self.rulebook = tool_button("rulebook")
        self.rulebook.clicked.connect(self.rulebook_asked)
        self._picture = QLabel(scaledContents=True)
        self._drawing = QTimer(self, singleShot=True, interval=0)
        self._drawing.timeout.connect(self._draw)
        self._seen = False
        """Whether the box has been on the screen."""
        after_first_frame(self, self._first_seen)
        self._title, self._facts = text(wrap=True), text(wrap=True)
        self._blurb = text("blurb", wrap=True)
        font = QFont(self._title.font())
        font.setPixelSize(_TITLE_SIZE)
        font.setWeight(QFont.Weight.ExtraBold)
        self._title.setFont(font)
        corner = QVBoxLayout(self._picture)
        corner.setContentsMargins(6, 6, 6, 6)
        corner.addWidget(self.rulebook, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_BOX_MARGIN, _BOX_MARGIN, _BOX_MARGIN, 8)
        layout.setSpacing(4)
        layout.addWidget(self._picture)
        layout.addSpacing(2)
        layout.addWidget(self._title)
        layout.addWidget(self._facts)
        layout.addWidget(self._blurb)
        layout.addStretch(1)
        self.retranslate()

    def show_picture(self, width: int) -> None:
        """Makes the picture so wide, and the box as wide as it needs. It is drawn when there is
        time: the shelf is there before its pictures, and a size that does not last costs nothing."""
        if self._picture.width() != width or self._picture.pixmap().isNull():
            self._picture.setFixedSize(width, width * 3 // 4)
            self.setFixedWidth(width + 2 * _BOX_MARGIN)
            if self._seen:
                self._drawing.start()

    def _first_seen(self) -> None:
        self._seen = True
        self._draw()

    def _draw(self) -> None:
        size = self._picture.size()
        self._picture.setPixmap(drawn(self._box.picture, size.width(), size.height(), sharpest()))

    def retranslate(self) -> None:
        self._title.setText(shelf_text(self._box.title))
        name_button(self.rulebook, self.tr("Rulebook"))
        self._blurb.setText(shelf_text(self._box.blurb))
        self._facts.setText(self._facts_text())
        self.setAccessibleName(f"{self._title.text()}. {self._facts.text()}")

    def _facts_text(self) -> str:
        (fewest, most), minutes, age = self._box.players, self._box.minutes, self._box.age
        if fewest == most:
            sentence = self.tr("%n players · %1 minutes · ages %2 and up", "", most)
            return fill(sentence, minutes, age)
        sentence = self.tr("%1–%2 players · %3 minutes · ages %4 and up")
        return fill(sentence, fewest, most, minutes, age)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Boards(QWidget):
    """The boxes side by side, each row of them on a board."""

    def __init__(self, boxes: list[BoxCard]) -> None:
        super().__init__()
        self._boxes = boxes
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, _BOARD)
        grid.setHorizontalSpacing(_GAP)
        grid.setVerticalSpacing(_GAP + _BOARD)
        for at, box_ in enumerate(boxes):
            grid.addWidget(box_, *divmod(at, _COLUMNS))
        grid.setColumnStretch(_COLUMNS, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        width = max(box_.geometry().right() + 1 for box_ in self._boxes)
        with QPainter(self) as painter:
            for box_ in self._boxes[::_COLUMNS]:
                board = QRectF(0, box_.geometry().bottom() + 1, width, _BOARD)
                painter.fillRect(board, QColor(PANEL_EDGE))
                painter.fillRect(board.adjusted(0, _BOARD - 3, 0, 0), QColor(TABLE))


class WaitingCard(Card):
    """A game that can be played on.

    Signals:
        export_asked, delete_asked: what its small buttons are for.
    """

    export_asked = Signal()
    delete_asked = Signal()

    def __init__(self, header: Header) -> None:
        super().__init__()
        self.header = header
        self._picture = QLabel()
        self._picture.setFixedSize(THUMBNAIL)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title, self._names = text("heading", wrap=True), text(wrap=True)
        self._agreed: tuple[str, ...] = ()
        self._variants = ShortText("muted")
        self._variants.hide()
        self._progress, self._when = text(wrap=True), text("muted", wrap=True)
        self._export, self._delete = tool_button("export"), tool_button("delete")
        self._export.clicked.connect(self.export_asked)
        self._delete.clicked.connect(self.delete_asked)
        words = QVBoxLayout()
        for label in (self._title, self._variants, self._names, self._progress, self._when):
            words.addWidget(label)
        words.addStretch(1)
        buttons = QVBoxLayout()
        buttons.addWidget(self._export)
        buttons.addWidget(self._delete)
        buttons.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 10, 10, 10)
        layout.addWidget(self._picture)
        layout.addSpacing(8)
        layout.addLayout(words, 1)
        layout.addLayout(buttons)
        self.retranslate()

    def show_glimpse(self, glimpse: Glimpse) -> None:
        self._picture.setPixmap(QPixmap.fromImage(glimpse.image))
        self._progress.setText(breakable(glimpse.title))
        self._agreed = glimpse.agreed
        self._variants.say(" · ".join(self._agreed))
        self._variants.setVisible(bool(self._agreed))
        self._name()

    def retranslate(self) -> None:
        found = box(self.header.game)
        self._title.setText(shelf_text(found.title) if found else self.header.game)
        self._names.setText(breakable(", ".join(player.name for player in self.header.players)))
        touched = self.header.touched.astimezone()
        when = QLocale().toString(touched, QLocale.FormatType.ShortFormat)
        self._when.setText(fill(self.tr("Last played: %1"), when))
        name_button(self._export, self.tr("Save this game as a file"))
        name_button(self._delete, self.tr("Delete this game"))
        self._name()

    def _name(self) -> None:
        """Tells a screen reader which game this is."""
        parts = (self._title.text(), ", ".join(self._agreed), self._names.text(), self._when.text())
        self.setAccessibleName(". ".join(filter(None, parts)))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class ShelfPage(Page):
    """The start window.

    Signals:
        opened: a box, to begin a new game.
        resumed, exported, deleted: the header of a waiting game.
        rulebook_asked: a box whose rules somebody wants to read.
        imported, settings_asked, about_asked: the buttons at the top.
        picture_wanted: a card whose glimpse has to be drawn.
    """

    opened = Signal(object)
    resumed = Signal(object)
    exported = Signal(object)
    deleted = Signal(object)
    imported = Signal()
    settings_asked = Signal()
    about_asked = Signal()
    rulebook_asked = Signal(object)
    picture_wanted = Signal(object)

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._title = text("title")
        self._language = QComboBox()
        for code, name in LANGUAGES.items():
            self._language.addItem(name, code)
        self._language.setCurrentIndex(self._language.findData(preferences.language))
        self._language.activated.connect(
            lambda at: setattr(preferences, "language", self._language.itemData(at))
        )
        self._import = tool_button("import")
        self._settings, self._about = tool_button("settings"), tool_button("about")
        self._import.clicked.connect(self.imported)
        self._settings.clicked.connect(self.settings_asked)
        self._about.clicked.connect(self.about_asked)
        self._boxes_heading, self._waiting_heading = text("heading"), text("heading", wrap=True)
        self._notice = QFrame()
        self._notice.setObjectName("notice")
        self._notice_text = text(wrap=True)
        self._speak_notice: Callable[[], str] = str
        self._notice_close = tool_button("close")
        self._notice_close.clicked.connect(self._notice.hide)
        self._waiting = QVBoxLayout()
        self._waiting.setSpacing(10)
        self.boxes: list[BoxCard] = []
        self._cards: list[WaitingCard] = []
        self._undrawn: list[WaitingCard] = []
        self._lay_out()
        preferences.changed.connect(self._on_preference)
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(picture("common/app", 48, 48))
        head.addSpacing(8)
        head.addWidget(self._title, 1)
        for widget in (self._language, self._import, self._settings, self._about):
            head.addWidget(widget)
        notice = QHBoxLayout(self._notice)
        notice.addWidget(self._notice_text, 1)
        notice.addWidget(self._notice_close, 0, Qt.AlignmentFlag.AlignTop)
        self._notice.hide()
        for box_ in SHELF:
            card = BoxCard(box_)
            card.pressed.connect(lambda box_=box_: self.opened.emit(box_))
            card.rulebook_asked.connect(lambda box_=box_: self.rulebook_asked.emit(box_))
            self.boxes.append(card)
        boards = QVBoxLayout()
        boards.addWidget(Boards(self.boxes))
        self._shelf = _scrolling(boards)
        columns = QHBoxLayout()
        columns.setSpacing(_BETWEEN)
        columns.addLayout(_column(self._boxes_heading, self._shelf))
        self._waiting_scroll = _scrolling(self._waiting)
        columns.addLayout(_column(self._waiting_heading, self._waiting_scroll), 1)
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.addLayout(head)
        layout.addWidget(self._notice)
        layout.addLayout(columns, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The pictures are drawn here: how large they can be is known just before the first frame."""
        super().resizeEvent(event)
        sides = max(_SIDES, (self.width() - _WIDEST) // 2)
        self.layout().setContentsMargins(sides, _TOP, sides, _BOTTOM)
        beside = self.width() - 2 * sides - _BETWEEN - _WAITING
        below = self.height() - _TOP - _ABOVE - _BOTTOM
        rows = -(-len(self.boxes) // _COLUMNS)
        wide = next(
            (
                wide
                for wide in _PICTURES
                if _shelf_width(wide) <= beside and rows * _row_height(wide) <= below
            ),
            _PICTURES[-1],
        )
        for card in self.boxes:
            card.show_picture(wide)
        self._shelf.setFixedWidth(_shelf_width(wide))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A quiet night behind the shelf: the moon and some bats."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setOpacity(0.16)
            side = self.height() * 0.62
            left, top = self.width() - side * 0.86, self.height() - side * 0.8
            drawing("common/moon").render(painter, QRectF(left, top, side, side))
            painter.setOpacity(0.5)
            for x, y, width in ((0.55, 0.80, 70), (0.68, 0.88, 46), (0.47, 0.91, 34)):
                bat = QRectF(x * self.width(), y * self.height(), width, width * 0.625)
                drawing("common/bat").render(painter, bat)

    def notify(self, speak: Callable[[], str]) -> None:
        """Something the people should know, until they close it; in any language."""
        self._speak_notice = speak
        self._notice_text.setText(speak())
        self._notice.show()

    def show_waiting(self, headers: tuple[Header, ...]) -> None:
        """The games that can be played on; their pictures follow one by one."""
        for card in self._cards:
            self._waiting.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._cards = [WaitingCard(header) for header in headers]
        for card in self._cards:
            header = card.header
            card.pressed.connect(lambda header=header: self.resumed.emit(header))
            card.export_asked.connect(lambda header=header: self.exported.emit(header))
            card.delete_asked.connect(lambda header=header: self.deleted.emit(header))
            self._waiting.addWidget(card)
        self.retranslate()

    def take_focus(self, game: str) -> None:
        """Keys go to the waiting game of that id, or the first; to the boxes if none waits."""
        left = [card for card in self._cards if card.header.id == game]
        card = next(iter((*left, *self._cards, *self.boxes)))
        card.setFocus()
        if card in self._cards:  # as soon as it has its place
            QTimer.singleShot(0, card, lambda: self._waiting_scroll.ensureWidgetVisible(card))

    def _draw_all(self) -> None:
        """The glimpses of all cards, one by one; how far a game has come is said in them too."""
        self._undrawn = list(self._cards)
        QTimer.singleShot(0, self, self._draw_next)

    def _draw_next(self) -> None:
        if self._undrawn:
            self.picture_wanted.emit(self._undrawn.pop(0))
            QTimer.singleShot(0, self, self._draw_next)

    def _on_preference(self, key: str) -> None:
        if key == "language":
            self._language.setCurrentIndex(self._language.findData(self._preferences.language))

    def retranslate(self) -> None:
        self._title.setText(self.tr("Halloween Table"))
        self._boxes_heading.setText(self.tr("On the shelf"))
        if self._cards:
            self._waiting_heading.setText(self.tr("Go on playing"))
        else:
            self._waiting_heading.setText(self.tr("No game is waiting: open a box and begin."))
        for button, name in (
            (self._import, self.tr("Open a saved game file")),
            (self._settings, self.tr("Settings")),
            (self._about, self.tr("About Halloween Table")),
        ):
            name_button(button, name)
        self._notice_text.setText(self._speak_notice())
        self._notice_close.setAccessibleName(self.tr("Close"))
        self._language.setToolTip(self.tr("Language"))
        self._language.setAccessibleName(self.tr("Language"))
        self._draw_all()


def _shelf_width(picture: int) -> int:
    """With boxes whose pictures are so wide."""
    return _COLUMNS * (picture + 2 * _BOX_MARGIN + _GAP) - _GAP + _SCROLL_BAR


def _row_height(picture: int) -> int:
    return picture * 3 // 4 + _TEXTS + _BOARD + _GAP


def _column(heading: QLabel, below: QWidget) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(6)
    column.addWidget(heading)
    column.addWidget(below, 1)
    return column


def _scrolling(column: QVBoxLayout) -> QScrollArea:
    """A column that scrolls when it is longer than the window."""
    inner = QWidget()
    inner.setObjectName("clear")
    inside = QVBoxLayout(inner)
    inside.setContentsMargins(0, 0, 8, 0)
    inside.addLayout(column)
    inside.addStretch(1)
    scroll = QScrollArea(widgetResizable=True)
    scroll.setObjectName("clear")
    scroll.setWidget(inner)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return scroll
