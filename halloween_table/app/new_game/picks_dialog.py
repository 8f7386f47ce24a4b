"""All that several can be picked from, with what each means: to read, to search and to tick."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from halloween_table.contract.kit import Choice, Variant
from halloween_table.engine.translate import fill
from halloween_table.table.look import letters

from ..parts.flow import Flow
from ..parts.widgets import text
from ..program.dialogs import Dialog
from .picks import Picks
from .variant_cards import Option

_SIZE = (960, 720)
_AROUND = QSize(40, 40)
"""What is left of the window behind it, so that one sees where it lies."""
_PICTURE = 72
"""Pixels of what each is like."""
_ACROSS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_DOWN = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PicksDialog(Dialog):
    """Every tick holds at once. Tab leads to the list as a whole, the arrow keys from one thing to
    the next; once as many are picked as are wanted, only those can be put back."""

    def __init__(self, picks: Picks, parent: QWidget) -> None:
        super().__init__(parent)
        self._picks = picks
        self._choices: tuple[Choice, ...] = ()
        self._line = text("muted", wrap=True)
        self.search = QLineEdit(clearButtonEnabled=True)
        self.search.textChanged.connect(self._sift)
        self.only_picked = QCheckBox()
        self.only_picked.setObjectName("alone")
        self.only_picked.toggled.connect(self._sift)
        self.kinds: list[QComboBox] = []
        """One for each way in which they are sorted: only those of one kind, or all."""
        self._counter, self._hint = text("heading"), text("muted", wrap=True)
        self._nothing = text("muted", wrap=True)
        self.rest, self.none = QPushButton(), QPushButton()
        self.rest.clicked.connect(picks.fill_by_lot)
        self.none.clicked.connect(picks.clear)
        for button in (self.rest, self.none):
            button.clicked.connect(self._sift)
            button.setAutoDefault(False)
        self.options = [self._option(at) for at in range(len(picks))]
        self._found = self.options
        """Those that are shown."""
        self._grid = QGridLayout()
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setObjectName("clear")
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lay_out()
        picks.changed.connect(self._show_picks)
        letters.follow(self._fit)

    def _on_option(self, at: int, picked: bool) -> None:
        """Not by clicks alone: a screen reader switches without one."""
        if picked != self._picks.has(at):
            self._picks.switch(at)

    def _option(self, at: int) -> Option:
        option = Option(QCheckBox(), _PICTURE)
        option.setObjectName("pick")
        option.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        option.layout().setContentsMargins(12, 9, 12, 10)
        option.words.addStretch(1)  # its neighbour may have more to say
        if option.sketch is not None:
            option.layout().setAlignment(option.sketch, Qt.AlignmentFlag.AlignTop)
        option.button.installEventFilter(self)
        option.button.toggled.connect(partial(self._on_option, at))
        return option

    def _lay_out(self) -> None:
        head = QHBoxLayout(spacing=16)
        head.addWidget(self.search, 1)
        head.addWidget(self._counter)
        self._filters = Flow(self.only_picked)
        inside = QWidget()
        inside.setObjectName("clear")
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, 8, 0)
        rows.addWidget(self._nothing)
        rows.addLayout(self._grid)
        rows.addStretch(1)
        self._grid.setSpacing(8)
        self._grid.setColumnStretch(0, 1)
        for option in self.options:
            self._grid.addWidget(option)  # it has a parent then, and no window of its own
        self._scroll.setWidget(inside)
        foot = QHBoxLayout(spacing=10)
        for button in (self.rest, self.none):
            foot.addWidget(button)
        foot.addWidget(self._hint, 1)
        foot.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 18, 24, 18)
        layout.setSpacing(12)
        layout.addWidget(self._line)
        layout.addLayout(head)
        layout.addLayout(self._filters)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(foot)

    def ask(self) -> None:
        """Opens over the whole window, with everything in it."""
        self.search.clear()
        self.only_picked.setChecked(False)
        for kinds in self.kinds:
            kinds.setCurrentIndex(0)
        self._show_picks()
        self._sift()
        self._scroll.verticalScrollBar().setValue(0)
        self._fit()
        self.search.setFocus()
        self.open()

    @property
    def _columns(self) -> int:
        return 1 if letters.crowded() else 2

    def _fit(self) -> None:
        """To the size of the letters."""
        room = self.behind() - _AROUND
        self.resize(room.boundedTo(QSize(*map(letters.room, _SIZE))))
        self._grid.setColumnStretch(1, self._columns - 1)
        if self._choices:
            self._sift()

    def _show_picks(self) -> None:
        """The ticks and the count as they are now."""
        picks = self._picks
        for at, option in enumerate(self.options):
            option.button.setChecked(picks.has(at))
            option.button.setEnabled(picks.allows(at))
        self._counter.setText(fill(self.tr("%1 of %2"), len(picks.places), picks.wanted))
        self.rest.setEnabled(picks.missing > 0)
        self.none.setEnabled(bool(picks.places))
        full = self.tr("To pick another, put one back first.")
        self._hint.setText("" if picks.missing else full)
        self._let_tab_in()

    def _sift(self) -> None:
        """Shows what all the words searched for stand in and is of the kinds that are wanted, one beside
        the other."""
        wanted = self.search.text().casefold().split()
        kinds = [box.currentData() for box in self.kinds]
        self._found = []
        for at, (option, choice) in enumerate(zip(self.options, self._choices, strict=True)):
            said = f"{choice.title} {choice.line}".casefold()
            meant = self._picks.has(at) or not self.only_picked.isChecked()
            of_kind = all(kind in ("", its) for kind, its in zip(kinds, choice.kinds, strict=False))
            if meant and of_kind and all(word in said for word in wanted):
                self._found.append(option)
            self._grid.removeWidget(option)
            option.setVisible(option in self._found)
        for at, option in enumerate(self._found):
            self._grid.addWidget(option, *divmod(at, self._columns))
        self._nothing.setHidden(bool(self._found))
        self._let_tab_in()

    # ---- keys ---------------------------------------------------------------------------------

    @property
    def _entrance(self) -> QAbstractButton | None:
        """What Tab leads to: where somebody was last, or the first thing that can be ticked."""
        ready = [option.button for option in self._found if option.button.isEnabled()]
        last = [button for button in ready if button.focusPolicy() & Qt.FocusPolicy.TabFocus]
        return next(iter(last or ready), None)

    def _let_tab_in(self, entrance: QAbstractButton | None = None) -> None:
        """At one thing of the list, so that nobody has to go through all of it."""
        entrance, focus = entrance or self._entrance, Qt.FocusPolicy
        for option in self.options:
            takes = focus.StrongFocus if option.button is entrance else focus.ClickFocus
            option.button.setFocusPolicy(takes)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What the keys come to is seen; what the mouse comes to stays under it."""
        assert isinstance(watched, QAbstractButton)
        if isinstance(event, QFocusEvent) and event.gotFocus():
            self._let_tab_in(watched)
            if event.reason() != Qt.FocusReason.MouseFocusReason:
                self._scroll.ensureWidgetVisible(watched.parentWidget(), 0, 12)
        step = self._step(event) if isinstance(event, QKeyEvent) else None
        if step is not None and event.type() == QEvent.Type.KeyPress:
            self._walk(watched, step)
        return step is not None or super().eventFilter(watched, event)

    def _step(self, event: QKeyEvent) -> int | None:
        """By how many things that key leads on."""
        down = _DOWN.get(event.key())
        return _ACROSS.get(event.key()) if down is None else down * self._columns

    def _walk(self, start: QAbstractButton, by: int) -> None:
        """To the next thing that can be ticked, in that column or else in any."""
        shown = [option.button for option in self._found]
        at, end = shown.index(start), len(shown) if by > 0 else -1
        for step in (by, 1 if by > 0 else -1):
            for place in range(at + step, end, step):
                if shown[place].isEnabled():
                    shown[place].setFocus()
                    return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter means what the keyboard is at, not the end of it: in the search, what was found."""
        focused = self.focusWidget()
        if focused is self.search and event.key() in (*_ENTER, Qt.Key.Key_Down):
            if self._entrance is not None:
                self._entrance.setFocus()
        elif isinstance(focused, QCheckBox) and event.key() in _ENTER:
            focused.click()
        else:
            super().keyPressEvent(event)

    # ---- language -----------------------------------------------------------------------------

    def say(self, variant: Variant) -> None:
        self._choices = variant.choices
        self.setWindowTitle(variant.title)
        self._scroll.setAccessibleName(variant.title)
        self._line.setText(variant.line)
        self._line.setVisible(bool(variant.line))
        for option, choice in zip(self.options, variant.choices, strict=True):
            option.say(choice.title, choice.line, choice.picture)
        self._say_kinds(variant)
        self.retranslate()

    def _say_kinds(self, variant: Variant) -> None:
        """In another language they are the same ones, in the same order."""
        for at, sort in enumerate(variant.sorts):
            if at == len(self.kinds):
                self.kinds.append(QComboBox())
                self.kinds[at].setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
                self.kinds[at].activated.connect(self._sift)
                self._filters.addWidget(self.kinds[at])
                before = self.kinds[at - 1] if at else self.only_picked
                self.setTabOrder(before, self.kinds[at])
            box, chosen = self.kinds[at], max(0, self.kinds[at].currentIndex())
            box.clear()
            #: %1 is a way to sort cards: “Price: all”.
            box.addItem(fill(self.tr("%1: all"), sort), "")
            for kind in dict.fromkeys(choice.kinds[at] for choice in variant.choices):
                box.addItem(kind, kind)
            box.setCurrentIndex(chosen)
            box.setAccessibleName(sort)

    def retranslate(self) -> None:
        super().retranslate()
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search"))
        self.only_picked.setText(self.tr("Only what is picked"))
        self.rest.setText(self.tr("The rest by lot"))
        self.none.setText(self.tr("Put all back"))
        self._nothing.setText(self.tr("Nothing here fits that."))
        self._show_picks()
        if self._choices:
            self._sift()
