"""The curtain: between turns it hides what only one player may see."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill
from halloween_table.table.drawing import drawing, drawn
from halloween_table.table.palette import AMBER, NIGHT, figure_asset, seat_colour

from .widgets import Page, breakable, primary_button, sharpest, text


class Curtain(Page):
    """Covers the table until the next player says that they are there.

    Signals:
        lifted: they are.
        undo_asked: the one before wants to take the last move back.
    """

    lifted = Signal()
    undo_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._player: Player | None = None
        self._heading, self._hint = text("title", wrap=True), text("muted", wrap=True)
        self._figure = QLabel()
        self._figure.setFixedSize(72, 96)
        self._ready = primary_button()
        self._ready.clicked.connect(self.lifted)
        self._undo = QPushButton()
        self._undo.setObjectName("link")
        self._undo.clicked.connect(self.undo_asked)
        self._deaf = QTimer(self, singleShot=True)
        for button in (self._ready, self._undo):
            button.installEventFilter(self)
        sign = QWidget(self)
        sign.setObjectName("sign")
        sign.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        sign.setStyleSheet(
            f"#sign {{ background: {NIGHT}; border: 3px solid {AMBER}; border-radius: 18px; }}"
        )
        sign.setMaximumWidth(680)
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
        inside.addWidget(self._figure)
        inside.addLayout(words, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(sign, 100)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.addStretch(1)
        layout.addLayout(row)
        self.hide()

    def fall(self, player: Player, can_undo: bool, deaf_for: int = 0) -> None:
        """Hides the table until this player is there. For so many milliseconds no key is heard:
        it was meant for the table."""
        if self.isHidden() and deaf_for:
            self._deaf.start(deaf_for)
        self._player = player
        tint = seat_colour(player.colour).tint
        self._figure.setPixmap(drawn(figure_asset(player.figure), 72, 96, sharpest(), tint))
        self._undo.setVisible(can_undo)
        self.retranslate()
        self.show()
        self.raise_()
        self.take_focus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.KeyPress and self._deaf.isActive()

    def take_focus(self) -> None:
        """Enter or Space says that the next player is there."""
        self._ready.setFocus()

    def retranslate(self) -> None:
        if self._player is not None:
            self._heading.setText(breakable(fill(self.tr("Next to play: %1"), self._player.name)))
            self._hint.setText(self.tr("Everybody else looks away: hidden cards come up."))
            self._ready.setText(self.tr("I am here"))
            self._undo.setText(self.tr("Wait, take the last move back"))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(NIGHT))
            width, height = self.width(), self.height()
            scale = max(width / 640, height / 400)
            target = QRectF((width - 640 * scale) / 2, 0, 640 * scale, 400 * scale)
            drawing("common/curtain").render(painter, target)
