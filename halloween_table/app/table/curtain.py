"""The curtain: between turns it hides what only one player may see, in a pause everything."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from halloween_table.contract.palette import AMBER, NIGHT, figure_asset, seat_colour
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill
from halloween_table.table.look.drawing import drawing, drawn

from ..parts.widgets import Page, breakable, primary_button, sharpest, text

_PICTURE = QSize(72, 96)
"""Room for the figure of whoever is called."""


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


class Curtain(Page):
    """Covers the table until somebody says that they are there.

    Signals:
        lifted: they are.
        undo_asked: the one before wants to take the last move back.
    """

    lifted = Signal()
    undo_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._heading, self._hint = text("title", wrap=True), text("muted", wrap=True)
        self._picture = QLabel()
        self._ready = primary_button()
        self._ready.clicked.connect(self.lifted)
        self._undo = QPushButton()
        self._undo.setObjectName("link")
        self._undo.clicked.connect(self.undo_asked)
        self._deaf = QTimer(self, singleShot=True)
        for button in (self._ready, self._undo):
            button.installEventFilter(self)
        sign = sign_board(self, 680)
        buttons = QHBoxLayout()
        buttons.addWidget(self._ready)
        buttons.addWidget(self._undo)
        buttons.addStretch(1)
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
        layout.addStretch(1)
        layout.addLayout(row)
        self.hide()
        self.retranslate()

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
        )

    def fall(self, sign: Sign, deaf_for: int = 0) -> None:
        """Hides the table behind that sign. For so many milliseconds no key is heard: it was
        meant for the table."""
        if self.isHidden() and deaf_for:
            self._deaf.start(deaf_for)
        size = (
            drawing(sign.picture).defaultSize().scaled(_PICTURE, Qt.AspectRatioMode.KeepAspectRatio)
        )
        self._picture.setPixmap(
            drawn(sign.picture, size.width(), size.height(), sharpest(), sign.tint)
        )
        self._heading.setText(breakable(sign.heading))
        self._hint.setText(sign.hint)
        self._ready.setText(sign.ready)
        self._undo.setVisible(sign.undo)
        self.show()
        self.raise_()
        if self.isVisible():  # on a page that is done with it must not take anybody's keys
            self.take_focus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.KeyPress and self._deaf.isActive()

    def take_focus(self) -> None:
        """Enter or Space says that the next player is there."""
        self._ready.setFocus()

    def retranslate(self) -> None:
        """The signs come anew with the table's other texts."""
        self._undo.setText(self.tr("Wait, take the last move back"))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_curtain(self)


def sign_board(parent: QWidget, widest: int) -> QWidget:
    """What hangs on a curtain to be read."""
    board = QWidget(parent)
    board.setObjectName("sign")
    board.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    board.setStyleSheet(
        f"#sign {{ background: {NIGHT}; border: 3px solid {AMBER}; border-radius: 18px; }}"
    )
    board.setMaximumWidth(widest)
    return board


def paint_curtain(covering: QWidget) -> None:
    """Fills a widget with the curtain, so that nothing behind it shows."""
    with QPainter(covering) as painter:
        painter.fillRect(covering.rect(), QColor(NIGHT))
        width, height = covering.width(), covering.height()
        scale = max(width / 640, height / 400)
        target = QRectF((width - 640 * scale) / 2, 0, 640 * scale, 400 * scale)
        drawing("common/curtain").render(painter, target)
