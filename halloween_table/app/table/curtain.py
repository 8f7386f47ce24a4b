"""The curtain: between turns it hides what only one player may see, in a pause everything."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from halloween_table.contract.palette import AMBER, NIGHT, figure_asset, seat_colour
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill
from halloween_table.table import speeds
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import drawing, drawn

from ..parts.flow import Flow
from ..parts.widgets import breakable, icon, primary_button, sharpest, text
from .cloth import Drapery

_PICTURE = (72, 96)
"""Room for the figure of whoever is called."""
_HOME = 20
"""Pixels of the icon that leads home."""
_PAUSES = (Qt.Key.Key_F2, Qt.Key.Key_Pause)
"""The keys that pause the game."""


@frozen
class Sign:
    """What hangs on the curtain, in the current language."""

    picture: str
    heading: str
    hint: str
    ready: str
    """What the button says that lifts the curtain."""
    tint: str = ""
    """The colour of the picture."""
    undo: bool = False
    """Whether the last move can be taken back from here."""
    pause: bool = False
    """Whether everybody may see what is behind it: nobody is called."""


class HomeButton(QPushButton):
    """The way to the shelf, for the corner of whatever covers a table."""

    def __init__(self) -> None:
        super().__init__(autoDefault=True)
        letters.follow(self._fit)

    def _fit(self) -> None:
        self.setIcon(icon("home"))
        self.setIconSize(QSize(letters.thing(_HOME), letters.thing(_HOME)))

    def say(self) -> None:
        self.setText(self.tr("Back to the shelf"))
        self.setToolTip(self.tr("The game is kept."))


class Curtain(Drapery):
    """Covers the table until somebody says that they are there.

    Enter and Space press the button that the keyboard is at, first the one that lifts the curtain.
    Esc leads out: from a pause back to the game, as do the keys that pause it; from between two
    turns to the shelf, because it must never show anybody another one's cards.

    Signals:
        lifted: they are.
        undo_asked: the one before wants to take the last move back.
        left: back to the shelf; the game is kept.
    """

    lifted = Signal()
    undo_asked = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._heading, self._hint = text("title", wrap=True), text("muted", wrap=True)
        self._picture = QLabel()
        self._ready = primary_button()
        self._ready.clicked.connect(self.lifted)
        self._undo = QPushButton(autoDefault=True)
        self._undo.setObjectName("link")
        self._undo.clicked.connect(self.undo_asked)
        self._home = HomeButton()
        self._home.clicked.connect(self.left)
        self._pause = False
        self._shown: Sign | None = None
        self._deaf = QTimer(self, singleShot=True)
        for button in (self._ready, self._undo, self._home):
            button.installEventFilter(self)
        self._sign = sign = SignBoard(self, 680)
        buttons = Flow(self._ready, self._undo)
        words = QVBoxLayout()
        words.addWidget(self._heading)
        words.addWidget(self._hint)
        words.addLayout(buttons)
        inside = QHBoxLayout(sign)
        inside.setContentsMargins(24, 14, 24, 14)
        inside.setSpacing(20)
        inside.addWidget(self._picture)
        inside.addLayout(words, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(sign, 100)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.addWidget(self._home, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addStretch(1)
        layout.addLayout(row)
        self.setTabOrder(self._undo, self._home)
        self.hide()
        self.retranslate()
        letters.follow(self._draw)

    def next_player(self, player: Player, can_undo: bool) -> Sign:
        """Calls the one whose secrets come up."""
        return Sign(
            picture=figure_asset(player.figure),
            tint=seat_colour(player.colour).tint,
            heading=fill(self.tr("Next to play: %1"), player.name),
            hint=self.tr("Everybody else looks away: hidden cards come up."),
            ready=self.tr("I am here"),
            undo=can_undo,
        )

    def pause(self) -> Sign:
        """Says that nobody plays now."""
        return Sign(
            picture="common/moon",
            heading=self.tr("Pause"),
            hint=self.tr("The table is hidden and no clock runs until everybody is ready again."),
            ready=self.tr("Go on"),
            pause=True,
        )

    def fall(self, sign: Sign, factor: float = 0.0) -> None:
        """Hides the table behind that sign, at the pace of all motion. Until it has been seen no key is
        heard, nor one that is held down: it was meant for the table."""
        if self.isHidden() and factor:
            self._deaf.start(round(speeds.CURTAIN * factor))
            self.close_slowly(factor)
        self._shown = sign
        self._draw()
        self._heading.setText(breakable(sign.heading))
        self._hint.setText(sign.hint)
        self._ready.setText(sign.ready)
        # The keyboard comes to the button first: what hangs above it is heard with it.
        self._ready.setAccessibleDescription(f"{sign.heading}. {sign.hint}")
        self._undo.setVisible(sign.undo)
        self._pause = sign.pause
        self.show()
        self.raise_()
        if self.isVisible():  # on a page that is done with it must not take anybody's keys
            self.take_focus()

    def _draw(self) -> None:
        """The figure of whoever is called, as large as the letters beside it want it."""
        if self._shown is None:
            return
        asset, tint = self._shown.picture, self._shown.tint
        room = QSize(*map(letters.thing, _PICTURE))
        size = drawing(asset).defaultSize().scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        self._picture.setPixmap(drawn(asset, size.width(), size.height(), sharpest(), tint))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.ShortcutOverride and self._pause and event.key() in _PAUSES:
            event.accept()  # here the key means the opposite of what it means at the table
        meant_for_the_table = self._deaf.isActive() or event.isAutoRepeat()
        return event.type() == QEvent.Type.KeyPress and meant_for_the_table

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape or (self._pause and event.key() in _PAUSES):
            (self._ready if self._pause else self._home).click()
        else:
            super().keyPressEvent(event)

    def sign_top(self) -> int:
        return self._sign.y()

    def take_focus(self) -> None:
        """Enter or Space says that the next player is there."""
        self._ready.setFocus()

    def retranslate(self) -> None:
        """The signs come anew with the table's other texts."""
        self._undo.setText(self.tr("Wait, take the last move back"))
        self._home.say()


class SignBoard(QWidget):
    """What hangs on a curtain to be read."""

    def __init__(self, parent: QWidget, widest: int) -> None:
        """`widest`: with letters of the usual size."""
        super().__init__(parent)
        self._widest = widest
        self.setObjectName("sign")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setStyleSheet(
            f"#sign {{ background: {NIGHT}; border: 3px solid {AMBER}; border-radius: 18px; }}"
        )
        letters.follow(self._fit)

    def _fit(self) -> None:
        self.setMaximumWidth(letters.room(self._widest))
