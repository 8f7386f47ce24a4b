"""Honours: everybody's wins, every game's records and every evening, on three pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from halloween_table.engine.translate import fill
from halloween_table.games.shelf import SHELF
from halloween_table.store.honours import Honours
from halloween_table.store.plans import Plan
from halloween_table.store.rows import Person
from halloween_table.table.look import letters

from ..ceremony.podium import Podium, Stood
from ..parts.accessible_card import make_cards_accessible
from ..parts.backdrop import Backdrop
from ..parts.flow import Flow
from ..parts.widgets import Page, name_button, primary_button, shelf_text, text, tool_button
from .art import EVENING, EveningStage
from .columns import Columns
from .evenings import EveningCard
from .games import GameHonoursCard
from .invitation import Invitation
from .people import PersonCard

if TYPE_CHECKING:
    from .running import RunningBar

_WIDEST = 1500
_MARGIN = 28
_AT_ONCE = 8
"""So many cards are made before somebody asks for more."""
_ON_STEPS = 3
PEOPLE, GAMES, EVENINGS = range(3)
_CARDS = (PersonCard, GameHonoursCard, EveningCard)


class HonoursPage(Page):
    """What has been done at this computer.

    Signals:
        left: back to the shelf.
        planned: somebody wants to plan an evening.
        watched: the Ending of a game that somebody wants to see again.
        ranking_asked: the Plan of an evening that was planned.
        picture_asked: what is seen as a picture.
    """

    left = Signal()
    planned = Signal()
    watched = Signal(object)
    ranking_asked = Signal(object)
    picture_asked = Signal()

    def __init__(
        self,
        times: Callable[[str], Sequence[str]] = lambda game: (),
        plans: Sequence[Plan] = (),
        running: RunningBar | None = None,
    ) -> None:
        """`times` says the best times of a game; `plans` are the evenings that were planned;
        `running` tells of the one that is not over."""
        super().__init__()
        make_cards_accessible()
        self._times, self._running = times, running
        self._plan_of = {game.played: plan for plan in plans for game in plan.games if plan.over}
        self._honours: Honours | None = None
        self._shown = dict.fromkeys(range(3), _AT_ONCE)
        """How many cards there are on each page."""
        self._backdrop = Backdrop(EVENING)
        self._title, self._wait = text("title"), text("muted", wrap=True)
        self._back, self._picture = tool_button("home"), tool_button("picture")
        self._back.clicked.connect(self.left)
        self._picture.clicked.connect(self.picture_asked)
        self._plan = primary_button() if running is None else QPushButton()
        self._plan.clicked.connect(self.planned)
        self._tabs = QButtonGroup(self)
        self._pages = QStackedWidget()
        self._scrolls = [_scroll() for _ in range(3)]
        self._made: set[int] = set()
        for at, scroll in enumerate(self._scrolls):
            tab = QPushButton(checkable=True)
            tab.setObjectName("tab")
            self._tabs.addButton(tab, at)
            self._pages.addWidget(scroll)
        self._tabs.button(PEOPLE).setChecked(True)
        self._tabs.idToggled.connect(self._on_tab)
        self._empty = QWidget()
        self._pages.addWidget(self._empty)
        QShortcut(QKeySequence("Esc"), self).activated.connect(self.left)
        self._lay_out()
        letters.follow(self._fit)
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        head.addWidget(self._picture)
        head.addWidget(self._plan)
        tabs = Flow(*self._tabs.buttons())
        tabs.setSpacing(6)
        self._invite, self._say_empty, self._to_shelf = (
            Invitation(),
            text("heading", wrap=True),
            primary_button(),
        )
        self._to_shelf.clicked.connect(self.left)
        empty = QVBoxLayout(self._empty)
        empty.addStretch(2)
        empty.addWidget(self._invite, 0, Qt.AlignmentFlag.AlignHCenter)
        empty.addSpacing(18)
        self._say_empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        empty.addWidget(self._say_empty)
        self._wait.setAlignment(Qt.AlignmentFlag.AlignCenter)
        empty.addWidget(self._wait)
        empty.addSpacing(14)
        empty.addWidget(self._to_shelf, 0, Qt.AlignmentFlag.AlignHCenter)
        empty.addStretch(3)
        layout = self._rows = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addLayout(head)
        if self._running is not None:
            layout.addWidget(self._running)
        layout.addLayout(tabs)
        layout.addWidget(self._pages, 1)

    def _fit(self) -> None:
        """In a wide window everything stays together in the middle."""
        sides = max(_MARGIN, (self.width() - letters.room(_WIDEST)) // 2)
        self._rows.setContentsMargins(sides, 20, sides, 12)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The same room, far away and in the dark, in which an evening is planned."""
        super().paintEvent(event)
        self._backdrop.paint(self)

    # ---- what is shown ----------------------------------------------------------------------------

    def show_honours(self, honours: Honours) -> None:
        """Everything is counted."""
        self._honours = honours
        self._made.clear()
        self._turn(self._tabs.checkedId())

    def turn_to(self, at: int) -> None:
        """To people, games or evenings."""
        self._tabs.button(at).setChecked(True)

    def take_focus(self) -> None:
        """Arrows scroll what is seen; where there is nothing, Enter leads to the boxes."""
        seen = self._pages.currentWidget()
        (self._to_shelf if seen is self._empty else seen).setFocus()

    @property
    def seen(self) -> QWidget:
        """What a picture would show: everything on the page, also what is scrolled out of sight."""
        page = self._pages.currentWidget()
        return page.widget() if isinstance(page, QScrollArea) else page

    @property
    def tab(self) -> int:
        """Which of the three is seen."""
        return self._tabs.checkedId()

    @property
    def heading(self) -> str:
        return f"{self._title.text()} · {self._tabs.checkedButton().text()}"

    def _on_tab(self, at: int, chosen: bool) -> None:
        """Not by clicks alone: a screen reader switches without one."""
        if chosen:
            self._turn(at)

    def _turn(self, at: int) -> None:
        honours = self._honours
        nothing = honours is None or not honours.people
        self._tell_empty()
        self._picture.setDisabled(nothing)
        if nothing:
            self._pages.setCurrentWidget(self._empty)
            return
        if at not in self._made:
            self._fill(at)
        self._pages.setCurrentIndex(at)

    def _fill(self, at: int) -> None:
        """Makes the cards of that page; whoever has scrolled down stays there."""
        honours, scroll = self._honours, self._scrolls[at]
        assert honours is not None
        self._made.add(at)
        inner = QWidget()
        inner.setObjectName("clear")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 2, 10, 10)
        column.setSpacing(18)
        (self._fill_people, self._fill_games, self._fill_evenings)[at](column, honours)
        column.addStretch(1)
        cards = (card for card in inner.findChildren(QFrame) if isinstance(card, _CARDS))
        scroll.setAccessibleDescription("\n".join(card.accessibleName() for card in cards))
        before = scroll.verticalScrollBar().value()
        scroll.setWidget(inner)
        inner.show()
        scroll.verticalScrollBar().setValue(before)

    def _fill_people(self, column: QVBoxLayout, honours: Honours) -> None:
        leaders, everybody = honours.leaders(), honours.ranked()
        if leaders:
            podium = self._podium([(known.person, known.total.won) for known in leaders])
            column.addWidget(EveningStage(podium))
        cards, most = Columns(380, 3), leaders[0].total.won if leaders else None
        for known in everybody[: self._shown[PEOPLE]]:
            cards.add(PersonCard(known, honours, leads=known.total.won == most))
        column.addWidget(cards)
        self._offer_more(column, PEOPLE, len(everybody))

    def _podium(self, leaders: Sequence[tuple[Person, int]]) -> Podium:
        """Those with the most wins, the best first."""
        best = leaders[:_ON_STEPS]
        podium = Podium(
            [
                Stood(person, 1 + sum(other > won for _, other in best), at)
                for at, (person, won) in enumerate(best)
            ]
        )
        podium.say({at: self._wins(won) for at, (_, won) in enumerate(best)})
        return podium

    def _fill_games(self, column: QVBoxLayout, honours: Honours) -> None:
        cards = Columns(440, 2)
        for lid in SHELF:
            if (game := honours.by_game.get(lid.key)) is not None:
                card = GameHonoursCard(lid, game, honours, self._times(lid.key))
                card.watched.connect(self.watched)
                cards.add(card)
        column.addWidget(cards)
        unplayed = [lid for lid in SHELF if lid.key not in honours.by_game]
        if unplayed:
            column.addWidget(self._muted(self._say_unplayed([lid.title for lid in unplayed])))

    def _fill_evenings(self, column: QVBoxLayout, honours: Honours) -> None:
        newest = honours.evenings[::-1]
        if not newest:
            column.addWidget(self._muted(self._no_evenings()))
        for evening in newest[: self._shown[EVENINGS]]:
            plans = (self._plan_of.get(ending.played) for ending in evening.endings)
            card = EveningCard(evening, honours, next(filter(None, plans), None))
            card.watched.connect(self.watched)
            card.ranking_asked.connect(self.ranking_asked)
            column.addWidget(card)
        self._offer_more(column, EVENINGS, len(newest))

    def _muted(self, said: str) -> QLabel:
        label = text("muted", wrap=True)
        label.setText(said)
        return label

    def _offer_more(self, column: QVBoxLayout, at: int, count: int) -> None:
        if count <= self._shown[at]:
            return
        more = QPushButton(self._say_more(at))
        more.clicked.connect(lambda: self._show_more(at))
        column.addWidget(more, 0, Qt.AlignmentFlag.AlignHCenter)

    def _show_more(self, at: int) -> None:
        self._shown[at] += 2 * _AT_ONCE
        self._fill(at)
        self._scrolls[at].setFocus()

    # ---- words ------------------------------------------------------------------------------------

    def _wins(self, count: int) -> str:
        return self.tr("%n wins", "", count)

    def _no_evenings(self) -> str:
        return self.tr(
            "No evening yet: it begins with the first game that two of you play to its end."
        )

    def _say_unplayed(self, titles: Sequence[str]) -> str:
        #: %1 is a list of games.
        return fill(self.tr("Not played yet: %1"), ", ".join(map(shelf_text, titles)))

    def _say_more(self, at: int) -> str:
        if at == EVENINGS:
            return self.tr("Show earlier evenings")
        return self.tr("Show more people")

    def _tell_empty(self) -> None:
        counting = self._honours is None
        self._wait.setText(self.tr("One moment: the games are being counted."))
        self._wait.setVisible(counting)
        self._say_empty.setVisible(not counting)
        self._to_shelf.setHidden(counting)
        self._say_empty.setText(
            self.tr("The steps are still free. Play a game to its end, and it is remembered here.")
        )
        self._to_shelf.setText(self.tr("Choose a game"))

    def retranslate(self) -> None:
        title = self.tr("Honours")
        self._title.setText(title)
        self.setWindowTitle(title)
        names = (self.tr("People"), self.tr("Games"), self.tr("Evenings"))
        for tab, name, scroll in zip(self._tabs.buttons(), names, self._scrolls, strict=True):
            tab.setText(name)
            scroll.setAccessibleName(name)
        self._plan.setText(self.tr("Plan an evening"))
        name_button(self._back, self.tr("Back to the shelf"))
        name_button(self._picture, self.tr("Save as a picture"))
        self._made.clear()
        self._turn(self._tabs.checkedId())


def _scroll() -> QScrollArea:
    scroll = QScrollArea(widgetResizable=True)
    scroll.setObjectName("clear")
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return scroll
