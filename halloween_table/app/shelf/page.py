"""The shelf: the games as boxes, and those that wait to be played on or were played to their end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from halloween_table.engine.translate import fill, number
from halloween_table.games.shelf import SHELF
from halloween_table.table.look import letters

from ..parts.first_frame import after_first_frame
from ..parts.language import LANGUAGES
from ..parts.preferences import Preferences
from ..parts.widgets import (
    Page,
    Picture,
    breakable,
    name_button,
    primary_button,
    text,
    tool_button,
)
from .boxes import BESIDE_BAR, Boards, BoxCard, planned
from .games import EMPTY, GameCard, GameList, Pile

if TYPE_CHECKING:
    from ..parts.mute_button import MuteButton
    from .search_field import SearchField

_SCROLL_BAR = 12
_BETWEEN = 24
_GAMES = 560
"""How wide a game should be at least."""
_SIDES, _TOP, _BOTTOM = 32, 14, 8
_ABOVE = 90
"""How high title and headings are."""
_WIDEST = 1680
"""In a wider window everything stays together in the middle."""
_BESIDE_NOTICE = 90
"""What stands beside the words of a notice, and around them."""
_FEW = 8
"""Among so many games that are over nobody has to search."""


class ShelfPage(Page):
    """The start window.

    Signals:
        opened: a box, to begin a new game.
        resumed: the header of a game that waits.
        watched: the header of a game that is over.
        exported, deleted: the header of either.
        rulebook_asked: a box whose rules somebody wants to read.
        imported, honours_asked, settings_asked, about_asked: the buttons at the top.
        evening_asked: on with the evening that is under way.
        picture_wanted: a card whose glimpse has to be drawn.
        dropped: the paths of files that somebody has let go here.
    """

    opened = Signal(object)
    resumed = Signal(object)
    watched = Signal(object)
    exported = Signal(object)
    deleted = Signal(object)
    honours_asked = Signal()
    imported = Signal()
    evening_asked = Signal()
    settings_asked = Signal()
    about_asked = Signal()
    rulebook_asked = Signal(object)
    picture_wanted = Signal(object)
    dropped = Signal(object)

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._title = text("title")
        self._language = QComboBox(sizeAdjustPolicy=QComboBox.SizeAdjustPolicy.AdjustToContents)
        for code, name in LANGUAGES.items():
            self._language.addItem(name, code)
        self._language.setCurrentIndex(self._language.findData(preferences.language))
        self._language.activated.connect(
            lambda at: setattr(preferences, "language", self._language.itemData(at))
        )
        self._honours, self._import = tool_button("honours"), tool_button("import")
        self._evening: QPushButton | None = None
        """Leads on with an evening; made when there is one."""
        self._settings, self._about = tool_button("settings"), tool_button("about")
        self._honours.clicked.connect(self.honours_asked)
        self._import.clicked.connect(self.imported)
        self._settings.clicked.connect(self.settings_asked)
        self._about.clicked.connect(self.about_asked)
        self._boxes_heading, self._nothing = text("heading"), text("muted", wrap=True)
        self._notice = QFrame()
        self._notice.setObjectName("notice")
        self._notice_text = text("clear", wrap=True)
        self._speak_notice: Callable[[], str] = str
        self._speak_evening: Callable[[], str] | None = None
        self._notice_close = tool_button("close")
        self._notice_close.clicked.connect(self._close_notice)
        self.boxes: list[BoxCard] = []
        self.waiting, self.played = GameList(), GameList()
        self._counts = (0, 0)
        self._more_to_come = False
        """Whether the store cannot say yet which games there are."""
        self._over = EMPTY
        """All games that are over, whatever somebody looks for among them."""
        self.search: SearchField | None = None
        self._mute: MuteButton | None = None
        """Both made when the shelf has been seen."""
        self._tabs = QButtonGroup(self)
        """Which of the two lists is seen."""
        self._lists = QStackedLayout()
        self._games = QWidget()
        self._alone = False
        """Everything beside the boxes; if there are no games, the boxes have all the room."""
        self._make_lists()
        self._lay_out()
        preferences.changed.connect(self._on_preference)
        self.retranslate()
        letters.follow(self._fit)
        self._seen = False
        """Whether the shelf has been on the screen."""
        after_first_frame(self, self._first_seen)

    def _first_seen(self) -> None:
        from ..parts.accessible_card import make_cards_accessible
        from .dropping import Dropping

        make_cards_accessible()
        Dropping(self)
        self._make_mute_button()
        self._seen = True
        self._boards.come_in_sight()
        self.update()
        for box in self.boxes:
            box.come_in_sight()
        self._make_search()

    def _make_mute_button(self) -> None:
        from ..parts.mute_button import MuteButton

        self._mute = MuteButton()
        self._mute.follow(self._preferences)
        self._head.insertWidget(self._head.indexOf(self._settings), self._mute)
        self.setTabOrder(self._import, self._mute)

    def _make_search(self) -> None:
        from .search_field import SearchField

        self.search = SearchField()
        self.search.hide()
        self._tab_row.addWidget(self.search, 100)  # as wide as it wants to be, if there is room
        self.setTabOrder(self._tabs.button(1), self.search)
        self.search.textChanged.connect(self._find)
        self.search.walked_on.connect(self.played.focus_in_sight)
        self._offer_search()

    def _make_lists(self) -> None:
        self.waiting.chosen.connect(self.resumed)
        self.played.chosen.connect(self.watched)
        for at, games in enumerate((self.waiting, self.played)):
            games.exported.connect(self.exported)
            games.deleted.connect(self.deleted)
            games.picture_wanted.connect(self.picture_wanted)
            self._lists.addWidget(games)
            tab = QPushButton(checkable=True)
            tab.setObjectName("tab")
            self._tabs.addButton(tab, at)
        self._lists.addWidget(self._nothing)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._tabs.button(0).setChecked(True)
        self._tabs.idToggled.connect(self._on_tab)

    def _lay_out(self) -> None:
        head = self._head = QHBoxLayout()
        head.addWidget(Picture("common/app", 48, 48))
        head.addSpacing(8)
        head.addWidget(self._title, 1)
        for widget in (self._language, self._honours, self._import, self._settings, self._about):
            head.addWidget(widget)
        notice = QHBoxLayout(self._notice)
        self._notice_scroll = QScrollArea(widgetResizable=True)
        self._notice_scroll.setObjectName("clear")
        self._notice_scroll.setWidget(self._notice_text)
        self._notice_scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        notice.addWidget(self._notice_scroll, 1)
        notice.addWidget(self._notice_close, 0, Qt.AlignmentFlag.AlignTop)
        self._notice.hide()
        for box in SHELF:
            card = BoxCard(box)
            card.pressed.connect(lambda box=box: self.opened.emit(box))
            card.rulebook_asked.connect(lambda box=box: self.rulebook_asked.emit(box))
            self.boxes.append(card)
        self._boards = Boards(self.boxes)
        self._shelf = _scrolling(self._boards)
        tabs = QHBoxLayout()
        tabs.setSpacing(6)
        for tab in self._tabs.buttons():
            tabs.addWidget(tab)
        tabs.addStretch(1)
        self._tab_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._tab_row.setSpacing(6)
        self._tab_row.addLayout(tabs)
        boxes, games = QVBoxLayout(), QVBoxLayout(self._games)
        for column in (boxes, games):
            column.setSpacing(6)
        games.setContentsMargins(0, 0, 0, 0)
        self._heading = QHBoxLayout()
        self._heading.setSpacing(18)
        self._heading.addWidget(self._boxes_heading, 0, Qt.AlignmentFlag.AlignVCenter)
        boxes.addLayout(self._heading)
        boxes.addWidget(self._shelf, 1)
        games.addLayout(self._tab_row)
        games.addLayout(self._lists, 1)
        columns = QHBoxLayout()
        columns.setSpacing(_BETWEEN)
        columns.addLayout(boxes)
        columns.addWidget(self._games, 1)
        layout = self._rows = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.addLayout(head)
        layout.addWidget(self._notice)
        layout.addLayout(columns, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """How large the pictures can be is known just before the first frame."""
        super().resizeEvent(event)
        self._share_room()

    def _fit(self) -> None:
        """To the size of the letters."""
        way, crowded = QBoxLayout.Direction, letters.crowded()
        self._tab_row.setDirection(way.TopToBottom if crowded else way.LeftToRight)
        for games in (self.waiting, self.played):
            games.fit()
        self._share_room()

    def _share_room(self) -> None:
        """The boxes have all the room; beside games, as much of it as those leave them, or need."""
        sides = max(letters.thing(_SIDES), (self.width() - letters.thing(_WIDEST)) // 2)
        self.layout().setContentsMargins(sides, _TOP, sides, _BOTTOM)
        self._fit_notice()
        bar = letters.thing(_SCROLL_BAR) + BESIDE_BAR
        alone, across = self._alone, self.width() - 2 * sides
        beside = 0 if alone else _BETWEEN + letters.thing(_GAMES)
        below = self.height() - _TOP - letters.room(_ABOVE) - self._between() - _BOTTOM
        plan = planned(len(self.boxes), across - beside - bar, below, blurb=alone)
        self._boards.stand(plan)
        self._shelf.setFixedWidth(across if alone else plan.width + bar)

    def _between(self) -> int:
        """How high everything is that stands between the title and the boxes now and then."""
        shown = [each for each in (self._evening, self._notice) if each and not each.isHidden()]
        return sum(each.sizeHint().height() + self._rows.spacing() for each in shown)

    def _make_way(self) -> None:
        """For the boxes, if nobody has begun a game yet: what is said then stands above them."""
        self.expect(any(self._counts))

    def expect(self, games: bool) -> None:
        """Whether there are any: the boxes know before the first frame how much room they have."""
        alone = not games
        if alone is not self._alone:
            self._alone = alone
            self._games.setHidden(alone)
            if alone:
                self._lists.removeWidget(self._nothing)
                self._heading.addWidget(self._nothing, 1, Qt.AlignmentFlag.AlignVCenter)
                self._nothing.show()
            else:
                self._heading.removeWidget(self._nothing)
                self._lists.addWidget(self._nothing)
            self._share_room()

    def _fit_notice(self) -> None:
        """As high as what it says, unless that would leave too little of the page. The page knows
        how wide it is before what lies in it does."""
        if self._notice.isHidden():
            return
        margins = self.layout().contentsMargins()
        across = self.width() - margins.left() - margins.right()
        inside = across - letters.thing(_BESIDE_NOTICE)
        needed = self._notice_text.heightForWidth(max(1, inside))
        self._notice_scroll.setFixedHeight(min(needed, self.height() * 2 // 5))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The back of a cupboard by lantern light, once there is time for it."""
        super().paintEvent(event)
        if self._seen:
            from .cupboard import paint_cupboard

            title = self._title.geometry()
            written = self._title.fontMetrics().horizontalAdvance(self._title.text())
            free = (title.left() + written, self._language.geometry().left())
            paint_cupboard(self, free, title.bottom())

    def notify(self, speak: Callable[[], str]) -> None:
        """Something the people should know, until they close it; in any language. Nothing: what they
        were told holds no more."""
        self._speak_notice = speak
        self._notice_text.setText(speak())
        self._notice.setVisible(bool(self._notice_text.text()))
        self._share_room()

    def _close_notice(self) -> None:
        self._notice.hide()
        self._share_room()

    def offer_evening(self, speak: Callable[[], str] | None) -> None:
        """A button that leads on with the evening that is under way; None: there is none."""
        self._speak_evening = speak
        if speak is not None and self._evening is None:
            self._evening = primary_button()
            self._evening.clicked.connect(self.evening_asked)
            self._rows.insertWidget(1, self._evening, 0, Qt.AlignmentFlag.AlignLeft)
            self.setTabOrder(self._about, self._evening)
        if self._evening is not None:
            self._evening.setText(speak() if speak else "")
            self._evening.setVisible(speak is not None)
            self._share_room()

    # ---- games ----------------------------------------------------------------------------------

    @property
    def cards(self) -> list[GameCard]:
        """The games in sight, from top to bottom."""
        games = self._lists.currentWidget()
        return games.cards if isinstance(games, GameList) else []

    def show_games(self, waiting: Pile, played: Pile, *, more_to_come: bool = False) -> None:
        """The games that can be played on, and those that are over; their pictures follow one by
        one. Who had nothing to go on with before and has now sees that first. More to come: these
        are not all, but nobody can say yet which others there are."""
        self._more_to_come = more_to_come
        before, self._counts = self._counts, (waiting.size, played.size)
        self._over = played
        self._make_way()
        self.waiting.fill(waiting)
        if self.search is not None and played.size <= _FEW:
            self.search.clear()
        self.played.fill(self._found())
        seen = self._tabs.checkedId()
        if not self._counts[seen] and self._counts[1 - seen]:
            seen = 1 - seen
        elif waiting.size and not before[0]:
            seen = 0
        self.turn_to(seen)
        self._name_tabs()
        if waiting.size and not before[0] and self.window().focusWidget() is self.boxes[0]:
            self.take_focus()  # the keyboard is still where it was put before there was any game

    def _on_tab(self, at: int, chosen: bool) -> None:
        """Not by clicks alone: a screen reader switches without one."""
        if chosen:
            self.turn_to(at)

    def turn_to(self, at: int) -> None:
        """To the games that wait (0), or those that are over (1)."""
        self._tabs.button(at).setChecked(True)
        games = (self.waiting, self.played)[at]
        if not self._alone:
            self._lists.setCurrentWidget(self._nothing if games.empty else games)
        self._say_nothing(at)
        self._offer_search()

    # ---- looking for one ------------------------------------------------------------------------

    def _offer_search(self) -> None:
        """Over the games that are over, where there are many of them."""
        if self.search is not None:
            self.search.setVisible(self._tabs.checkedId() == 1 and self._over.size > _FEW)

    def _found(self) -> Pile:
        """The games that are over, or those of them that somebody looks for."""
        sought = self.search.sought if self.search is not None else ()
        return self._over.search(sought) if sought and self._over.search else self._over

    def _find(self) -> None:
        self.played.show_found(self._found())
        self.turn_to(self._tabs.checkedId())

    def take_focus(self, game: str = "") -> None:
        """Keys go to the game of that id, or the first in sight; to the boxes if there is none."""
        for at, games in enumerate((self.waiting, self.played)):
            if games.focus_on(game):
                self.turn_to(at)
                games.focus_on(game)
                return
        seen = self._lists.currentWidget()
        if not (isinstance(seen, GameList) and seen.focus_in_sight()):
            self.boxes[0].setFocus()

    def _on_preference(self, key: str) -> None:
        if key == "language":
            self._language.setCurrentIndex(self._language.findData(self._preferences.language))

    # ---- words ----------------------------------------------------------------------------------

    def _name_tabs(self) -> None:
        names = (self.tr("Go on playing"), self.tr("Played"))
        for tab, name, count in zip(self._tabs.buttons(), names, self._counts, strict=True):
            tab.setText(f"{name} · {number(count)}" if count else name)

    def _say_nothing(self, at: int) -> None:
        if self._more_to_come:
            self._nothing.setText(self.tr("Your games will be here in a moment."))
        elif at == 0:
            self._nothing.setText(self.tr("No game is waiting: open a box and begin."))
        elif self._counts[at] and self.search is not None:
            wanted = " ".join(self.search.text().split())
            self._nothing.setText(fill(self.tr("No game found for “%1”."), breakable(wanted)))
        else:
            self._nothing.setText(self.tr("Games that have come to their end are kept here."))

    def retranslate(self) -> None:
        self._title.setText(self.tr("Halloween Table"))
        self._boxes_heading.setText(self.tr("On the shelf"))
        self._name_tabs()
        self._say_nothing(self._tabs.checkedId())
        for button, name in (
            (self._honours, self.tr("Honours")),
            (self._import, self.tr("Open a saved game file")),
            (self._settings, self.tr("Settings")),
            (self._about, self.tr("About Halloween Table")),
        ):
            name_button(button, name)
        if self._mute is not None:
            self._mute.say()
        self.offer_evening(self._speak_evening)
        self._notice_text.setText(self._speak_notice())
        self._notice_close.setAccessibleName(self.tr("Close"))
        self._language.setToolTip(self.tr("Language"))
        self._language.setAccessibleName(self.tr("Language"))
        for games in (self.waiting, self.played):
            games.draw_again()
        if self.search is not None:
            self.search.retranslate()
            if self.search.text():
                self._find()  # games have other names now


def _scrolling(widget: QWidget) -> QScrollArea:
    """Something that scrolls when it is longer than the window."""
    scroll = QScrollArea(widgetResizable=True)
    scroll.setObjectName("clear")
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows what is in it
    scroll.setViewport(QWidget())  # one that Python knows already: see GameList
    scroll.setWidget(widget)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return scroll
