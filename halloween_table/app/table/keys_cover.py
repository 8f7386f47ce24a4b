"""Everybody's own keys, but the computers': shown before the table is, tried out, and changed if need be."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from attrs import evolve
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from halloween_table.contract.palette import figure_asset, seat_colour
from halloween_table.engine.game import Seat
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill
from halloween_table.table.hand.own_keys import USES, PhysicalKey, SeatKeys, Use, allowed
from halloween_table.table.look import letters

from ..parts.names import called
from ..parts.preferences import Preferences
from ..parts.widgets import Picture, breakable, icon, primary_button, restyle, text
from .cloth import Drapery
from .curtain import HomeButton, SignBoard

_WIDEST = 940
_NAMES = 2
"""The column of the names; those of the keys follow."""
_SHORT_NAME = 260
"""Pixels of a name that leaves some room."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CAP_HEIGHT = 40
_TICK, _LETTERS = 16, 18
"""Pixels of what is on a cap."""
_BESIDE_THE_WORDS = 36
"""Pixels of a cap that its rim takes."""
_ASKED_SIZE = 14
"""How high the letters are on a cap that waits for a key, as the style sheet has it."""


class KeyCap(QPushButton):
    """One key of one seat. Its state is the style sheet's: new, tried or asked."""

    def __init__(self, seat: Seat, use: Use) -> None:
        super().__init__()
        self.setObjectName("cap")
        self.setAutoDefault(True)  # Enter presses it too, not only Space
        self.seat, self.use = seat, use
        self.tried = False
        letters.follow(self._fit)

    def _fit(self) -> None:
        tick = letters.thing(_TICK)
        self.setIconSize(QSize(tick, tick))
        self.setFixedHeight(letters.high(_LETTERS) + letters.thing(_CAP_HEIGHT - _LETTERS))

    def show_key(self, label: str, asked: bool) -> None:
        tried = self.tried and not asked
        self.setText(label.replace("&", "&&"))  # a single one would mark a shortcut
        self.setIcon(icon("check") if tried else QIcon())
        restyle(self, "state", "asked" if asked else "tried" if tried else "new")


class KeysCover(Drapery):
    """Covers the table while everybody finds their keys.

    Enter starts, except on a key's cap, which it presses. Esc leads back to where everybody came
    from: to the shelf before the game, to the table if they only wanted to see their keys again.
    While a key is awaited it ends that instead.

    Signals:
        ready: everybody says that they are.
        left: back to the shelf; the game is kept.
    """

    ready = Signal()
    left = Signal()

    def __init__(
        self, parent: QWidget, players: Mapping[Seat, Player], preferences: Preferences
    ) -> None:
        """`players` are those who have keys, by seat."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._players, self._preferences = players, preferences
        self._keys = SeatKeys.from_json(preferences.own_keys)
        """Also of those who do not play today."""
        self._asked: KeyCap | None = None
        """The cap for which a key is awaited."""
        self._title, self._hint = text("title"), text("muted", wrap=True)
        self._names = {seat: text("prompt", wrap=True) for seat in players}
        self._uses = {use: text("muted") for use in USES}
        self.caps = {(seat, use): KeyCap(seat, use) for seat in players for use in USES}
        self._said = text("", wrap=True)
        self.start = primary_button()
        self.start.clicked.connect(self._start)
        self._home = HomeButton()
        self._home.clicked.connect(self.left)
        self._started = False
        """Whether everybody has been ready before."""
        for cap in self.caps.values():
            cap.clicked.connect(lambda _=False, cap=cap: self._ask_for(cap))
        for listening in (self, self.start, self._home, *self.caps.values()):
            listening.installEventFilter(self)
        self._lay_out()
        self.hide()
        self.retranslate()
        letters.follow(self._fit_caps)

    def _lay_out(self) -> None:
        self._board = board = SignBoard(self, _WIDEST)
        self._lines = seats = QGridLayout()
        seats.setHorizontalSpacing(14)
        seats.setVerticalSpacing(6)
        for column, use in enumerate(USES, start=_NAMES + 1):
            seats.addWidget(self._uses[use], 0, column, Qt.AlignmentFlag.AlignCenter)
        for line, (seat, player) in enumerate(self._players.items(), start=1):
            look = seat_colour(player.colour)
            name = self._names[seat]
            name.setStyleSheet(f"color: {look.ink}")
            seats.addWidget(Picture(figure_asset(player.figure), 30, 40, look.tint), line, 0)
            seats.addWidget(Picture(look.symbol, 18, 18), line, 1)
            seats.addWidget(name, line, _NAMES)
            for column, use in enumerate(USES, start=_NAMES + 1):
                seats.addWidget(self.caps[seat, use], line, column)
        foot = QHBoxLayout()
        foot.addWidget(self._said, 1)
        foot.addWidget(self.start)
        inside = QVBoxLayout(board)
        inside.setContentsMargins(28, 16, 28, 18)
        inside.setSpacing(8)
        inside.addWidget(self._title)
        inside.addWidget(self._hint)
        inside.addLayout(seats)
        inside.addSpacing(4)
        inside.addLayout(foot)
        hung = QWidget()
        hung.setObjectName("clear")
        row = QHBoxLayout(hung)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(board, 100, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setObjectName("clear")
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(hung)
        layout = QVBoxLayout(self)
        layout.addWidget(self._home, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(scroll, 1)
        for one, other in pairwise((self, *self.caps.values(), self.start, self._home)):
            self.setTabOrder(one, other)

    @property
    def chosen(self) -> SeatKeys:
        """The keys of those who play."""
        return self._keys.only(self.caps)

    def ask(self) -> None:
        """Hides the table until everybody is ready."""
        self._asked = None
        for cap in self.caps.values():
            cap.tried = False
        self._said.clear()
        self._show_keys()
        self.show()
        self.raise_()
        self.take_focus()

    def take_focus(self) -> None:
        """At first no button has it: Space must not start before anybody has looked."""
        if self._all_tried():
            self.start.setFocus()
        else:
            self.setFocus()

    def _all_tried(self) -> bool:
        """Whether everybody has pressed the key that matters most."""
        return all(cap.tried for cap in self.caps.values() if cap.use == "claim")

    def sign_top(self) -> int:
        return self._board.mapTo(self, QPoint()).y()

    def _start(self) -> None:
        self._started = True
        self.ready.emit()

    # ---- keys -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no button has taken. An Enter that is held down since the page before is none."""
        if event.isAutoRepeat() or event.key() not in (*_ENTER, Qt.Key.Key_Escape):
            super().keyPressEvent(event)
        elif event.key() in _ENTER or self._started:
            self.start.click()
        else:
            self._home.click()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self._asked is not None:
            event.accept()  # no shortcut is meant while a key is awaited
            return True
        if event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            return self._choose(event) if self._asked is not None else self._try(event)
        return False

    def _try(self, event: QKeyEvent) -> bool:
        """Ticks somebody's key off."""
        owner = self.chosen.owner(event)
        if owner is None:
            return False
        if not event.isAutoRepeat():
            key = self._keys.key(*owner)
            assert key is not None
            # Another layout may have come since: what is on the key now is what people read.
            self._keep(self._keys.with_key(*owner, evolve(key, label=PhysicalKey.of(event).label)))
            self._tick(self.caps[owner])
            name = called(self._players[owner[0]].name)
            self._said.setText(breakable(fill(self.tr("%1: it works!"), name)))
        return True

    def _tick(self, cap: KeyCap) -> None:
        cap.tried = True
        self._show_keys()
        if self._all_tried() and not any(cap.hasFocus() for cap in self.caps.values()):
            self.start.setFocus()

    def _ask_for(self, cap: KeyCap) -> None:
        self._asked = cap
        self._said.setText(self.tr("Press the new key. Esc: as before."))
        self._show_keys()

    def _choose(self, event: QKeyEvent) -> bool:
        """The awaited key; one that somebody else has is swapped for the old one."""
        cap = self._asked
        if cap is None or event.isAutoRepeat():
            return True
        if event.key() == Qt.Key.Key_Escape:
            self._said.clear()
        elif not allowed(event):
            self._said.setText(
                self.tr("The program itself needs this key. Press a letter, a digit or a sign.")
            )
            return True
        else:
            self._give(cap, PhysicalKey.of(event))
        self._asked = None
        self._show_keys()
        return True

    def _give(self, cap: KeyCap, key: PhysicalKey) -> None:
        before, mine = self.chosen, (cap.seat, cap.use)
        self._keep(self._keys.with_key(cap.seat, cap.use, key))
        self._said.clear()
        for owner, now in self.chosen.keys.items():
            was = before.key(*owner)
            if owner != mine and was is not None and not was.same_as(now):
                self.caps[owner].tried = False
                sentence = self.tr("%1 had this key and has %2 now.")
                name = called(self._players[owner[0]].name)
                self._said.setText(breakable(fill(sentence, name, now.label)))
        self._tick(cap)

    def _keep(self, keys: SeatKeys) -> None:
        self._keys = keys
        self._preferences.own_keys = keys.as_json()

    # ---- showing ----------------------------------------------------------------------------

    def _show_keys(self) -> None:
        spoken = {
            "claim": self.tr("%1, claim: %2"),
            "hand": self.tr("%1, hand: %2"),
        }
        for (seat, use), cap in self.caps.items():
            key, asked = self._keys.key(seat, use), cap is self._asked
            label = key.label if key is not None else "–"
            cap.setAccessibleName(fill(spoken[use], called(self._players[seat].name), label))
            cap.setAccessibleDescription(self.tr("works") if cap.tried else "")
            cap.show_key(self._awaiting() if asked else label, asked)
        if self._all_tried():
            self.start.setText(self.tr("Everybody is ready"))
            restyle(self.start, "objectName", "primary")
        else:
            self.start.setText(self.tr("Start without trying the keys"))
            restyle(self.start, "objectName", "")

    def _awaiting(self) -> str:
        return self.tr("Press a key …")

    def retranslate(self) -> None:
        self._home.say()
        self._title.setText(self.tr("Everybody’s own keys"))
        self.setAccessibleName(self._title.text())
        self._hint.setText(
            self.tr(
                "Everybody presses their keys once and keeps a finger near them. "
                "To choose another key, click the old one first."
            )
        )
        self.setAccessibleDescription(self._hint.text())
        self._uses["claim"].setText(self.tr("Claim"))
        self._uses["hand"].setText(self.tr("Raise a hand"))
        self._said.clear()
        for seat, player in self._players.items():
            self._names[seat].setText(breakable(called(player.name)))
        self._show_keys()
        self._fit_caps()

    def _fit_caps(self) -> None:
        font = QFont(self.font())
        font.setPixelSize(letters.high(_ASKED_SIZE))
        font.setWeight(QFont.Weight.ExtraBold)
        said = QFontMetrics(font).horizontalAdvance(self._awaiting())
        for cap in self.caps.values():  # no cap may grow when it is asked about
            cap.setMinimumWidth(said + letters.thing(_BESIDE_THE_WORDS))
        self._fit_names()

    def _fit_names(self) -> None:
        """A name stands beside its keys: only long ones take all the room that there is, otherwise the
        keys do."""
        names = self._names.values()
        for name in names:
            name.ensurePolished()
        widths = (name.fontMetrics().horizontalAdvance(name.text()) for name in names)
        widest = max(widths, default=0)
        short = widest <= letters.column(_SHORT_NAME)
        for name in names:
            name.setMinimumWidth(widest + 1 if short else 0)
        self._lines.setColumnStretch(_NAMES, 0 if short else 1)
        for column, _ in enumerate(USES, start=_NAMES + 1):
            self._lines.setColumnStretch(column, 1 if short else 0)
