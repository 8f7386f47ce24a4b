"""New game: which way, who plays, in which order, who starts, and by which variants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from halloween_table.contract.kit import Kit, Variant
from halloween_table.contract.palette import FIGURES
from halloween_table.contract.pictures import Art
from halloween_table.contract.ways import Way
from halloween_table.engine.chance import SEEDS, Chance
from halloween_table.engine.codec import Codec
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill
from halloween_table.games.shelf import Box
from halloween_table.store.problems import StoreProblem
from halloween_table.table.look import letters

from ..parts.backdrop import Backdrop
from ..parts.names import called, is_default
from ..parts.preferences import Preferences
from ..parts.widgets import (
    Page,
    name_button,
    primary_button,
    put_list_away,
    shelf_text,
    text,
    tool_button,
)
from .agreeing import last_agreed, meaningful
from .lid import Lid
from .picks_card import PicksCard
from .seat_row import ROOMY, SeatRow
from .seats_editor import SeatsEditor
from .seed_field import SeedField
from .seeds import drawn_seed
from .variant_cards import CalmComboBox, ChoiceCard, CompactCard, SwitchCard
from .variant_grid import VariantGrid
from .ways_row import WaysRow

_BY_LOT = -1
_MARGIN = 28
_AROUND, _CLOSE = 10, 6
"""Pixels around head, foot and what is between them; and on a low page."""
_WIDEST, _HIGHEST, _HIGHER = 1440, 940, 1240
"""In a larger window everything stays together in the middle; it is higher with the lid below."""
_ROOMY = 1160
"""Pixels across a page that has room for the lid at its left."""
_NOWHERE = Qt.AlignmentFlag(0)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

_Card = ChoiceCard | CompactCard | PicksCard | SwitchCard


class NewGamePage(Page):
    """Sets up one game of one box.

    Signals:
        started: players, options, seed, and whether they may ask for hints.
        elsewhere: a Way that is not begun here.
        left: back to the shelf.
    """

    started = Signal(object, object, object, bool)
    elsewhere = Signal(object)
    left = Signal()

    def __init__(
        self,
        box: Box,
        kit: Kit,
        preferences: Preferences,
        people: Callable[[], Sequence[Player]] = tuple,
    ) -> None:
        """`people` are those who have played here, whoever played last first."""
        super().__init__()
        self._box, self._kit, self._preferences = box, kit, preferences
        self._backdrop, self._lid = Backdrop(box.picture), Lid(box, kit.introduction)
        self._title = text("title")
        self._back = tool_button("home")
        self._back.clicked.connect(self.left)
        QShortcut(QKeySequence("Esc"), self).activated.connect(self._escape)
        self._ways = WaysRow(kit.ways, preferences.way(kit.game.key))
        self._ways.changed.connect(self._on_way)
        self._seats_heading, self._variants_heading = text("heading"), text("heading")
        self._seats = SeatsEditor(_known(people))
        self._seats.edited.connect(self._fill_first)
        self._seats.added.connect(self._bring_into_sight)
        self._first_row = QWidget()
        self._first_label, self._custom = text(), text("muted", wrap=True)
        self._first = CalmComboBox()
        self._first.setSizeAdjustPolicy(
            CalmComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )  # however wide a name is, the page is not
        self._first_label.setBuddy(self._first)
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setObjectName("clear")
        self._variants = self._variant_cards()
        self._grid = VariantGrid(self._variants)
        self._hints = SwitchCard(preferences.hints)
        self._more = QPushButton(checkable=True)
        self._more.setObjectName("link")
        self._more.toggled.connect(self._on_more)
        self._seed = SeedField(kit.codes.decode if kit.codes else None)
        self._seed.edited.connect(self._on_seed)
        self._missing = text(wrap=True)
        self._missing.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._start = primary_button()
        self._start.clicked.connect(self._on_start)
        self._lay_out()
        self._sit_down()
        self._seats.edited.connect(self._show_hints)
        self.retranslate()
        letters.follow(self._fit)
        self._offered = self._chosen()

    @property
    def _way(self) -> Way:
        return self._ways.chosen

    def take_focus(self) -> None:
        """The cursor is in the first name, and whoever types writes another one."""
        self._seats.take_focus()

    def _escape(self) -> None:
        if not put_list_away():
            self.left.emit()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        foot = QHBoxLayout()
        foot.setSpacing(16)
        foot.addWidget(self._more)
        foot.addWidget(self._missing, 1)
        foot.addWidget(self._start)
        for row in (head, foot):
            row.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        self._scroll.setWidget(self._everything_agreed())
        inner = self._inner = QWidget()
        rows = self._rows = QVBoxLayout(inner)
        rows.addLayout(head)
        rows.addWidget(self._scroll, 1)
        rows.addLayout(foot)
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.addStretch(1)
        across.addWidget(inner, 100)
        across.addStretch(1)
        self.setTabOrder(self._scroll, self._back)  # nobody leaves by a careless key
        self._seats.come_after(self._ways.cards[-1].button)

    def _fit(self) -> None:
        """To the size of the letters: who plays stands beside how, or above it; and beside both, or
        below them, lies the lid of the box."""
        way, crowded = QBoxLayout.Direction, letters.crowded()
        self._columns.setDirection(way.TopToBottom if crowded else way.LeftToRight)
        self._put_lid()
        self._grid.be_brief(not crowded)
        chosen_from = any(variant.choices for variant in self._kit.voice.variants())
        self._hints.be_brief(chosen_from and not crowded)

    def _put_lid(self) -> None:
        """Beside everything else, if there is room."""
        below, way = letters.crowded() or self.width() < letters.room(_ROOMY), QBoxLayout.Direction
        self._sides.setDirection(way.TopToBottom if below else way.RightToLeft)
        self._sides.setAlignment(self._lid, _NOWHERE if below else Qt.AlignmentFlag.AlignTop)
        self._lid.lie(below)
        highest = _HIGHER if below else _HIGHEST
        self._inner.setMaximumSize(letters.room(_WIDEST), letters.room(highest))
        around = _CLOSE if letters.low(self.height()) else _AROUND
        self._rows.setContentsMargins(0, around, 0, around)
        self._rows.setSpacing(around)
        self._ways.lie_on(self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._put_lid()

    def _everything_agreed(self) -> QWidget:
        """The way, and below it who plays beside how; at the left of it all the lid of the box."""
        seats, variants = QVBoxLayout(), QVBoxLayout()
        for widget in (self._seats_heading, self._seats, self._who_starts()):
            seats.addWidget(widget)
        for widget in (self._variants_heading, self._grid, self._hints):
            variants.addWidget(widget)
        variants.addWidget(self._seed)
        for column in (seats, variants):
            column.addStretch(1)
            column.setSpacing(8)
        columns = self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        columns.setSpacing(24)
        columns.addLayout(seats)
        columns.addLayout(variants)
        agreed = QVBoxLayout()
        agreed.setSpacing(10)
        agreed.addWidget(self._ways)
        agreed.addLayout(columns, 1)
        inside = QWidget()
        inside.setObjectName("clear")
        # What is agreed comes first also for those who listen; the lid lies at the left of it.
        sides = self._sides = QBoxLayout(QBoxLayout.Direction.RightToLeft, inside)
        sides.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        sides.setSpacing(24)
        sides.addLayout(agreed, 1)
        sides.addWidget(self._lid)
        return inside

    def paintEvent(self, event: QPaintEvent) -> None:
        """The art of the box fills the room around everything, far away and in the dark."""
        super().paintEvent(event)
        self._backdrop.paint(self)

    def _who_starts(self) -> QWidget:
        grid = QGridLayout(self._first_row)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setVerticalSpacing(4)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._first_label, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._custom, 0, 1)
        grid.addWidget(self._first, 1, 0, 1, 2)  # a long name has the whole row
        return self._first_row

    def _variant_cards(self) -> dict[str, _Card]:
        cards: dict[str, _Card] = {}
        agreed = last_agreed(self._kit, self._preferences)
        for variant in self._kit.voice.variants():
            card = cards[variant.key] = _card_of(variant, getattr(agreed, variant.key))
            card.changed.connect(self._on_variant)
            if isinstance(card, ChoiceCard):
                card.chosen.connect(lambda option: self._scroll.ensureWidgetVisible(option))
            elif isinstance(card, PicksCard):
                card.changed.connect(partial(self._show_whole, card))  # it has more names now
        return cards

    # ---- ways -------------------------------------------------------------------------------

    def _sit_down(self) -> None:
        way = self._way
        seats = self._preferences.seats(way.key)
        self._seats.seat(way.key, way.seats, seats, computers=way.computers)

    def _on_way(self) -> None:
        """Those who play that way sit down; what they are not asked goes out of sight."""
        if self._way.opens:
            self.elsewhere.emit(self._way)
            return
        self._sit_down()
        self._show_way()

    def _show_way(self) -> None:
        """Where nobody plays against anybody, nobody starts; and where nobody could tell, nobody asks
        for hints."""
        many = self._way.seats[-1] > ROOMY
        for at, share in enumerate((6, 5) if many else (1, 1)):
            self._columns.setStretch(at, share)
        self._first_row.setVisible(self._way.contest)
        self._show_hints()
        self._show_variants()
        self._show_seed()

    def _show_hints(self) -> None:
        """It depends on who sits there."""
        hints = self._kit.hints_in(self._way, self._seats.players())
        self._hints.setVisible(hints)
        self._variants_heading.setVisible(bool(self._variants) or hints)

    def _show_seed(self) -> None:
        """Behind “More …”; but who practises looks for a code, and nobody forgets an entered one."""
        asked = self._kit.codes is not None and self._way.practice is not None
        kept = self._kit.codes is not None and not self._seed.empty
        self._more.setHidden(asked)
        self._seed.setVisible(asked or kept or self._more.isChecked())

    def _on_more(self, more: bool) -> None:
        self._show_seed()
        if more:
            self._show_whole(self._seed)

    def _on_seed(self) -> None:
        """A code says by which variants its game is played."""
        _, agreed = self._seed.entered or (0, {})
        for key in agreed.keys() & self._variants.keys():
            self._variants[key].choose(agreed[key])
        self._show_variants()

    def _on_variant(self) -> None:
        """Whoever decides otherwise than the code finds another code. What now means something
        comes into sight."""
        hidden = [card for card in self._variants.values() if card.isHidden()]
        self._show_variants()
        for card in hidden:
            if not card.isHidden():
                self._show_whole(card)
        codes = self._kit.codes
        if codes is not None and self._seed.entered is not None:
            seed, _ = self._seed.entered
            self._seed.rewrite(codes.encode(seed, self._options(first=0)))

    def _show_variants(self) -> None:
        """Those that mean something as things are; nobody can start while something is missing."""
        variants = self._kit.voice.variants()
        shown = meaningful(variants, self._agreed(), self._way)
        missing = ""
        for variant in variants:
            card = self._variants[variant.key]
            card.setVisible(variant.key in shown)
            if isinstance(card, PicksCard) and card.missing and variant.key in shown:
                missing = missing or self._say_missing(variant.title, card.missing)
        self._grid.lay_out(variants)
        self._missing.setText(missing)
        self._start.setAccessibleDescription(missing)
        self._start.setEnabled(self._seed.readable and not missing)

    def _say_missing(self, title: str, count: int) -> str:
        #: %1 is what is picked from: “The eight cards: pick 3 more.”
        return fill(self.tr("%1: pick %n more.", "", count), title)

    def _show_whole(self, shown: QWidget) -> None:
        """Scrolls to it, as soon as it has its place."""
        QTimer.singleShot(0, shown, lambda: self._scroll.ensureWidgetVisible(shown))

    def _bring_into_sight(self, row: SeatRow) -> None:
        """As soon as it has a place: the button to add another, but rather the new row."""

        def scroll() -> None:
            for widget in (self._seats.add_button, row):
                self._scroll.ensureWidgetVisible(widget)

        QTimer.singleShot(0, row, scroll)

    def _fill_first(self) -> None:
        chosen = self._first.currentData()
        self._first.clear()
        self._first.addItem(self.tr("By lot"), _BY_LOT)
        for key, player in zip(self._seats.keys(), self._seats.players(), strict=True):
            self._first.addItem(called(player.name), key)
        self._first.setCurrentIndex(max(0, self._first.findData(chosen)))

    def _on_start(self) -> None:
        players: tuple[Player, ...] = self._seats.players()
        seed, _ = self._seed.entered or (drawn_seed(), {})
        first = self._first.currentData()
        if first == _BY_LOT:
            first, _ = Chance(~seed & (SEEDS - 1)).below(len(players))
        else:
            first = self._seats.keys().index(first)
        options = self._options(first)
        self._remember(options)
        self.started.emit(players, options, seed, self._hints.value)

    def _options(self, first: int) -> Any:
        """As the cards say; what only a code can say, as the code does."""
        _, agreed = self._seed.entered or (0, {})
        return self._kit.game.options_type(**{**agreed, **self._agreed(), "first": first})

    def _agreed(self) -> dict[str, Any]:
        """What each card says, those too that mean nothing now."""
        return {key: card.value for key, card in self._variants.items()}

    def _chosen(self) -> tuple[object, ...]:
        """All that can be chosen here, as it is now."""
        agreed = (self._agreed(), self._hints.value)
        return self._way.key, self._seats.seats(), agreed, self._seed.edit.text()

    def leaving_costs(self) -> str:
        chosen = self._chosen() != self._offered
        return self.tr("What you have chosen here for a new game is not kept.") if chosen else ""

    def _remember(self, options: Any) -> None:
        """For the next time; those who have no seat at so small a table keep theirs elsewhere."""
        game, preferences, way = self._kit.game, self._preferences, self._way
        kept = preferences.seats(way.key)[way.seats[-1] :]
        seats = (self._seats.seats() + kept)[: len(FIGURES)]  # more can sit nowhere
        preferences.set_seats(way.key, seats)
        preferences.set_way(game.key, way.key)
        if self._kit.hints_in(way, self._seats.players()):
            preferences.hints = self._hints.value
        agreed = Codec(game).options_out(options)
        del agreed["first"]
        preferences.set_agreed(game.key, agreed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins the game wherever the keyboard is, but on a button it presses that. One that
        is held down since the page before does nothing."""
        if event.key() not in _ENTER:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            focused = self.focusWidget()
            if isinstance(focused, QToolButton) and focused.menu() is not None:
                focused.showMenu()
            elif isinstance(focused, QPushButton | QToolButton):
                focused.click()
            else:
                self._start.click()

    def retranslate(self) -> None:
        voice = self._kit.voice
        title = fill(self.tr("New game: %1"), shelf_text(self._box.title))
        self._title.setText(title)
        self.setWindowTitle(title)
        self._scroll.setAccessibleName(title)
        name_button(self._back, self.tr("Back to the shelf"))
        self._seats_heading.setText(self.tr("Who plays?"))
        self._variants_heading.setText(self.tr("Variants"))
        self._first_label.setText(self.tr("First player"))
        self._custom.setText(voice.first_player())
        for variant in voice.variants():
            self._variants[variant.key].say(variant)
        self._lid.say()
        self._hints.say(
            Variant(
                "hints",
                self.tr("Hints"),
                self.tr("Who asks is shown what a good player would do, and why; it is counted."),
                picture=(Art("common/icon-hint"),),
            )
        )
        self._more.setText(self.tr("More …"))
        codes = self._kit.codes
        label, hint = codes.name() if codes is not None else ("", "")
        self._seed.say(
            label or self.tr("Seed"),
            hint or self.tr("The same number deals the same start, so that you can play it again."),
            self.tr("by chance"),
            self.tr("This code cannot be read. Enter it whole, just as it was shown."),
        )
        self._start.setText(self.tr("Start the game"))
        self._ways.say()
        self._show_way()
        self._fill_first()


def _card_of(variant: Variant, value: Any) -> _Card:
    """The card by which it is agreed, as it was agreed last."""
    values = tuple(choice.value for choice in variant.choices)
    if not values:
        return SwitchCard(value)
    if variant.picks:
        return PicksCard(values, variant.picks, value)
    return (CompactCard if variant.compact else ChoiceCard)(values, value)


def _known(people: Callable[[], Sequence[Player]]) -> Sequence[Player]:
    """Those who have a name; nobody, if their games cannot be read now."""
    with suppress(StoreProblem):
        return [person for person in people() if not is_default(person.name)]
    return ()
