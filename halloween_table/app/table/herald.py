"""Calls whoever is due, by name and figure; it holds nobody up."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, Qt, QVariantAnimation
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel

from halloween_table.contract.palette import NIGHT, figure_asset, seat_colour
from halloween_table.engine.game import Seat
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill
from halloween_table.sitting.source import Hands, Source
from halloween_table.table import speeds
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import drawn
from halloween_table.table.view import TableView

from ..parts.names import seated
from ..parts.preferences import Preferences
from ..parts.widgets import breakable, sharpest, text

_FIGURE = (36, 48)
_WIDEST = 0.7
"""Of the table's width."""
_IN, _OUT = 0.15, 0.85
"""Of its time: until when it comes, and from when on it goes."""
_ENDS = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.KeyPress)


class Herald(QFrame):
    """A plate that comes down from the upper edge of the table and goes again. It takes no clicks, and
    whoever does something does not have to look at it any longer. Who listens is told by others."""

    def __init__(
        self, source: Source, hands: Hands, preferences: Preferences, view: TableView
    ) -> None:
        super().__init__(view)
        self._source, self._hands, self._preferences = source, hands, preferences
        self._view = view
        self._called: Seat | None = None
        """Whom it has called last."""
        self._colour = ""
        self.setObjectName("herald")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._figure, self._name = QLabel(), text("title", wrap=True)
        inside = QHBoxLayout(self)
        inside.setContentsMargins(18, 10, 22, 10)
        inside.setSpacing(14)
        inside.addWidget(self._figure)
        inside.addWidget(self._name, 1)
        self._way = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._way.valueChanged.connect(self._come_and_go)
        self._way.finished.connect(self.hide)
        for watched in (view, view.viewport()):
            watched.installEventFilter(self)
        self.hide()

    @property
    def _due(self) -> Seat | None:
        """The person or computer that has to decide; None where several may act at once."""
        thinker = self._hands.thinker
        return self._hands.next_seat if thinker is None else thinker

    def follow(self, *, silent: bool) -> None:
        """Calls whoever has become due. `silent`: nobody has to be called, for a curtain does it, or
        nobody looks; but it is known who is there."""
        due, called = self._due, self._called
        if due is None:
            return
        self._called = due
        if due == called or silent or called is None or len(self._source.players) < 2:
            return
        lasts = round(speeds.HERALD * self._preferences.pace_factor)
        if lasts and self._source.outcome is None:
            self._call(seated(self._source.players)[due], lasts)

    def _call(self, player: Player, lasts: int) -> None:
        look = seat_colour(player.colour)
        if self._colour != look.tint:
            self._colour = look.tint
            self.setStyleSheet(
                f"#herald {{ background: {NIGHT}; border: 3px solid {look.tint};"
                " border-top: none; border-bottom-left-radius: 18px;"
                " border-bottom-right-radius: 18px; }"
            )
        wide, high = map(letters.thing, _FIGURE)
        asset = figure_asset(player.figure)
        self._figure.setPixmap(drawn(asset, wide, high, sharpest(), look.tint))
        #: %1 is the name of whoever is to play now.
        self._name.setText(breakable(fill(self.tr("%1’s turn"), player.name)))
        self._fit()
        self._way.stop()
        self._way.setDuration(lasts)
        self._come_and_go(0.0)
        self.show()
        self.raise_()
        self._way.start()

    def _fit(self) -> None:
        """As wide as the name, if there is room."""
        widest = round(_WIDEST * self._view.width())
        self._name.setWordWrap(False)
        wanted = self.sizeHint().width()
        self._name.setWordWrap(wanted > widest)
        width = min(wanted, widest)
        high = self.heightForWidth(width) if wanted > widest else self.sizeHint().height()
        self.resize(width, high)

    def _come_and_go(self, time: float) -> None:
        seen = min(1.0, time / _IN, (1 - time) / (1 - _OUT))
        down = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(max(0.0, seen))
        left = (self._view.width() - self.width()) // 2
        self.move(QPoint(left, round((down - 1) * self.height())))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _ENDS and self.isVisible() and not _repeats(event):
            self._way.stop()
            self.hide()
        return False


def _repeats(event: QEvent) -> bool:
    """Whether somebody only still holds a key: the one that has held up their cards, say."""
    return isinstance(event, QKeyEvent) and event.isAutoRepeat()
