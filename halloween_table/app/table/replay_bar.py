"""The bar of a table that is watched again: the scrubber, and buttons for every way through it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLocale, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from halloween_table.contract.palette import seat_colour
from halloween_table.engine.game import OPEN
from halloween_table.engine.translate import fill, signed
from halloween_table.sitting.replay import Replay
from halloween_table.sitting.timeline import Milestone
from halloween_table.table.look import letters

from ..parts.names import called, seated
from ..parts.widgets import ICON, ShortText, breakable, icon, name_button, tool_button, tooltip
from .scrubber import Notch, Scrubber
from .strip import TableStrip

SPEEDS = (0.5, 1.0, 2.0, 4.0)
_TWO_LINES = 40
"""Room for a long name, or for what has happened, always: the table must not jump."""
_WIDEST = 360
"""Room for the words beside the scrubber at most, where somebody has a very long name."""
_WIDE = 1180
"""In a window less wide, a button has no words beside its icon."""


class ReplayBar(QFrame):
    """Shows where a replay is, and tells what somebody wants of it. Under a table that is only
    watched there is always room for it; where somebody looks back for a while, it takes the place
    of what is above the table, and the table stays as it lies.

    Signals:
        sought: the moment that the scrubber was brought to.
        stepped, turned: so many moves or turns, forwards or back.
        play_toggled: play or stand still.
        speed_chosen: how many times as fast.
        opened: the eyes that shall look: OPEN, or None.
        play_on_asked: somebody wants to play on from here.
        back_asked: back to now.
        home_asked: away from the table.
    """

    sought = Signal(int)
    stepped = Signal(int)
    turned = Signal(int)
    play_toggled = Signal()
    speed_chosen = Signal(float)
    opened = Signal(object)
    play_on_asked = Signal()
    back_asked = Signal()
    home_asked = Signal()

    def __init__(self, instead_of: TableStrip | None = None) -> None:
        """`instead_of`: what it takes the place of."""
        super().__init__()
        self._instead_of = instead_of
        self.setObjectName("bar" if instead_of is None else "strip")
        self._replay: Replay | None = None
        self._costly: Mapping[int, str] = {}
        self._playing = False
        self._saying = QTimer(self, singleShot=True, interval=0)
        self._saying.timeout.connect(self._say)
        self.scrubber = Scrubber(self._told_at)
        self.turn_back, self.move_back = tool_button("turn-back"), tool_button("move-back")
        self.play = tool_button("play")
        self.move_forward, self.turn_forward = (
            tool_button("move-forward"),
            tool_button("turn-forward"),
        )
        self.open = tool_button("eye")
        self.review = tool_button("review")
        for toggle in (self.open, self.review):
            toggle.setCheckable(True)
        self.speed = QComboBox(sizeAdjustPolicy=QComboBox.SizeAdjustPolicy.AdjustToContents)
        for speed in SPEEDS:
            self.speed.addItem(_times(speed), speed)
        # By itself Qt makes room for the ink alone: in large letters the end of a line is cut.
        self.speed.setMinimumContentsLength(4)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        self.home = tool_button("home")
        self._told = ShortText("told", lines=2)
        self._where = ShortText(lines=2 if instead_of is None else 1)
        for label in (self._told, self._where):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.play_on, self.back = QPushButton(), QPushButton()
        for button in (self.play_on, self.back):
            button.setAutoDefault(True)  # Enter presses it too, not only Space
        self.back.setObjectName("primary")
        self._above = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        """What has happened and the buttons, where the bar takes the place of the strip."""
        self._above.setSpacing(6)
        self._keys()
        self._lay_out()
        self._connect()
        self.hide()
        self.retranslate()
        letters.follow(self._fit)

    def _keys(self) -> None:
        for button, keys in (
            (self.turn_back, "Ctrl+Left"),
            (self.move_back, "Left"),
            (self.play, "Space"),
            (self.move_forward, "Right"),
            (self.turn_forward, "Ctrl+Right"),
            (self.review, "F3"),
        ):
            button.keys = QKeySequence(keys)

    def _lay_out(self) -> None:
        row = QHBoxLayout(spacing=6)
        layout = QVBoxLayout(self)
        if self._instead_of is None:
            self._add(row, *self._ways(), self.speed)
            row.addSpacing(6)
            row.addWidget(self._where, 1)
            layout.setContentsMargins(10, 4, 10, 6)
            layout.setSpacing(2)
            layout.addWidget(self.scrubber)
            layout.addLayout(row)
        else:
            told = QHBoxLayout(spacing=6)
            told.addWidget(self.home)
            told.addSpacing(6)
            told.addWidget(self._told, 1)
            self._add(row, *self._ways(), self.speed)
            row.addStretch(1)
            self._where.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            line = QHBoxLayout(spacing=6)
            self._add(line, self._where, self.scrubber)
            self._above.addLayout(told, 1)
            self._above.addLayout(row)
            layout.setContentsMargins(10, 1, 10, 0)
            layout.setSpacing(0)
            layout.addLayout(self._above)
            layout.addLayout(line)
        self._add(row, self.open, self.review, self.play_on, self.back)

    def _fit(self) -> None:
        """To the size of the letters; in the place of the strip, as high as that where it can be."""
        icons = letters.thing(ICON)
        self.play_on.setIcon(icon("branch"))
        self.play_on.setIconSize(QSize(icons, icons))
        self._make_room()
        for label in (self._told, self._where):
            label.ensurePolished()
            needed = 2 * label.fontMetrics().lineSpacing()
            label.setFixedHeight(max(letters.room(_TWO_LINES), needed))
        if self._instead_of is not None:
            way, crowded = QBoxLayout.Direction, letters.crowded()
            self._above.setDirection(way.TopToBottom if crowded else way.LeftToRight)
            self._where.setFixedHeight(self.scrubber.sizeHint().height())
            needed = self.layout().totalSizeHint().height() if crowded else 0
            self.setFixedHeight(max(self._instead_of.minimumHeight(), needed))
        self._say()

    def _add(self, row: QHBoxLayout, *widgets: QWidget) -> None:
        for widget in widgets:
            row.addWidget(widget)

    def _ways(self) -> tuple[QWidget, ...]:
        return self.turn_back, self.move_back, self.play, self.move_forward, self.turn_forward

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_play_on()
        self._name_review()

    def _connect(self) -> None:
        self.scrubber.valueChanged.connect(self.sought)
        self.turn_back.clicked.connect(lambda: self.turned.emit(-1))
        self.move_back.clicked.connect(lambda: self.stepped.emit(-1))
        self.play.clicked.connect(self.play_toggled)
        self.move_forward.clicked.connect(lambda: self.stepped.emit(1))
        self.turn_forward.clicked.connect(lambda: self.turned.emit(1))
        self.speed.activated.connect(lambda at: self.speed_chosen.emit(SPEEDS[at]))
        self.open.clicked.connect(lambda open_: self.opened.emit(OPEN if open_ else None))
        self.play_on.clicked.connect(self.play_on_asked)
        self.back.clicked.connect(self.back_asked)
        self.home.clicked.connect(self.home_asked)

    # ---- showing ------------------------------------------------------------------------------

    def watch(self, replay: Replay, returns: bool) -> None:
        """Another game, or another look at it; `returns`: there is a now to come back to."""
        self._replay = replay
        notches = [self._notch(stone) for stone in replay.timeline.milestones]
        blocked = self.scrubber.blockSignals(True)
        self.scrubber.set_game(replay.history.last, notches)
        self.scrubber.blockSignals(blocked)
        self.back.setVisible(returns)
        # Where there is a now, its last move may still be taken back: nobody looks into hands.
        self.open.setVisible(not returns and replay.can_open and replay.ever_had_secrets())
        self.review.setVisible(not returns and replay.can_review)
        self.review.setEnabled(not returns and replay.can_review)
        self.play_on.setVisible(not replay.supposed)
        self._fit()
        self.follow(False)
        self._say()
        # One goes before the other comes: the table between them never has less room, or more.
        if self._instead_of is not None:
            self._instead_of.hide()
        self.show()

    def put_away(self) -> None:
        """Nobody watches any more: the game may go on, or back, without it."""
        self._replay = None
        self.hide()
        if self._instead_of is not None:
            self._instead_of.show()

    def mark_costly(self, costly: Mapping[int, str]) -> None:
        """The moments just before the moves that cost most, and what each cost."""
        self._costly = costly
        self.scrubber.mark_costly(costly)
        self._say()

    def tell(self, told: str) -> None:
        """What has happened last by then."""
        self._told.say(told)

    def _notch(self, stone: Milestone) -> Notch:
        assert self._replay is not None
        players = self._replay.players
        return Notch(
            stone.at,
            stone.turn.round if stone.new_round else None,
            stone.begins,
            tuple(seat_colour(players[seat].colour) for seat in stone.scored),
        )

    def follow(self, playing: bool) -> None:
        """Where the replay is now."""
        replay = self._replay
        if replay is None:
            return
        blocked = self.scrubber.blockSignals(True)
        self.scrubber.setValue(replay.cursor)
        self.scrubber.blockSignals(blocked)
        if playing != self._playing:
            self._playing = playing
            self.play.show_icon("pause" if playing else "play")
        for button, leads_on in (
            (self.turn_back, replay.cursor > 0),
            (self.move_back, replay.cursor > 0),
            (self.move_forward, not replay.at_the_end),
            (self.turn_forward, not replay.at_the_end),
        ):
            # A greyed button would hand the keyboard on, and the next press would do something else.
            button.setEnabled(leads_on or button.hasFocus())
        self.open.setChecked(replay.eyes == OPEN)
        self.play_on.setEnabled(replay.can_play_on)
        self._saying.start()

    def _say(self) -> None:
        """Where the replay is, in words: the table is seen first."""
        if self._replay is not None:
            self._name_play_on()
            self._say_where()
            self._name_play()

    def _name_play_on(self) -> None:
        """In words if there is room for them; otherwise its tooltip says them."""
        name, replay = self.tr("Play on from here"), self._replay
        brief = self._instead_of is not None and self.width() < letters.room(_WIDE)
        self.play_on.setText("" if brief else name)
        self.play_on.setAccessibleName(name)
        if replay is not None and not replay.can_play_on:
            self.play_on.setToolTip(self._why_not_on(replay))
        else:
            self.play_on.setToolTip(name if brief else "")

    def _name_review(self) -> None:
        """In words if there is room for them beside the others."""
        name, styles = self.tr("What cost most?"), Qt.ToolButtonStyle
        brief = self.width() < letters.room(_WIDE)
        name_button(self.review, name)
        self.review.setText(name)
        self.review.setToolButtonStyle(
            styles.ToolButtonIconOnly if brief else styles.ToolButtonTextBesideIcon
        )

    def _why_not_on(self, replay: Replay) -> str:
        """Why nobody can play on from here."""
        if replay.history.from_snapshot:
            return self.tr("This game was begun under older rules: it can only be watched.")
        return self.tr("The game is over here: go back to where you want to play on.")

    def _say_where(self) -> None:
        replay = self._replay
        assert replay is not None
        where = self._where_is(replay, replay.cursor)
        self._where.say(breakable(where))
        cost = self._costly.get(replay.cursor)
        self.scrubber.setAccessibleName(where if cost is None else f"{where}. {cost}")

    def _make_room(self) -> None:
        """Beside the scrubber, for whatever is said there of this game: it stays where it is."""
        replay = self._replay
        if self._instead_of is None or replay is None:
            return
        moments = (0, *(stone.at for stone in replay.timeline.milestones), replay.history.last)
        self._where.ensurePolished()
        advance = self._where.fontMetrics().horizontalAdvance
        widest = max(advance(self._where_is(replay, at)) for at in moments)
        later = advance("0") * len(str(replay.history.last))
        self._where.setFixedWidth(min(widest + later, letters.column(_WIDEST)))

    def _where_is(self, replay: Replay, at: int) -> str:
        """Which round, turn and move that is."""
        position, last = replay.history.moments[at].position, replay.history.last
        if at == last and replay.history.outcome is not None:
            return fill(self.tr("The end · move %1 of %2"), at, last)
        if at == 0:
            return fill(self.tr("The start · %n moves", "", last))
        turn = replay.kit.voice.turn(replay.kit.game.turn(position), seated(replay.players))
        #: %1 is whose turn of which round it is: “Round 3 · Ada · move 40 of 88”
        return fill(self.tr("%1 · move %2 of %3"), turn, at, last)

    def _told_at(self, at: int) -> str:
        """What the scrubber says of a moment: where it is, and who made points there."""
        if self._replay is None:
            return ""
        points = (
            fill("%1 %2", called(self._replay.players[seat].name), signed(made))
            for seat, made in self._replay.points_made(at).items()
        )
        lines = (self._where_is(self._replay, at), " · ".join(points), self._costly.get(at, ""))
        return tooltip(*lines)

    def _name_play(self) -> None:
        if self._playing:
            name_button(self.play, self.tr("Pause"))
        else:
            name_button(self.play, self.tr("Play"))

    def retranslate(self) -> None:
        for button, name in (
            (self.turn_back, self.tr("Back to the start of the turn")),
            (self.move_back, self.tr("One move back")),
            (self.move_forward, self.tr("One move forward")),
            (self.turn_forward, self.tr("To the next turn")),
            (self.open, self.tr("All cards face up")),
        ):
            name_button(button, name)
        if self._instead_of is not None:
            name_button(self.home, self._instead_of.home.accessibleName())
        self.turn_back.more = self.tr("Back to the start of the round"), QKeySequence("Ctrl+PgUp")
        self.turn_forward.more = self.tr("To the next round"), QKeySequence("Ctrl+PgDown")
        for at, speed in enumerate(SPEEDS):
            self.speed.setItemText(at, _times(speed))
        self.speed.setToolTip(self.tr("Speed"))
        self.speed.setAccessibleName(self.tr("Speed"))
        self._name_play_on()
        self._name_review()
        self.back.setText(self.tr("Back to now"))
        self._make_room()
        self.follow(self._playing)
        self._say()


def _times(speed: float) -> str:
    """How many times as fast, as numbers are written in the current language."""
    return f"{QLocale().toString(speed, 'g')} ×"
