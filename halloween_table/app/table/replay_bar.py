"""The bar under a table that is watched again: the scrubber, and buttons for every way through it."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout

from halloween_table.contract.palette import seat_colour
from halloween_table.engine.game import OPEN
from halloween_table.engine.translate import fill, signed
from halloween_table.sitting.replay import Replay
from halloween_table.sitting.timeline import Milestone

from ..parts.widgets import breakable, icon, name_button, text, tool_button
from .scrubber import Notch, Scrubber

SPEEDS = (0.5, 1.0, 2.0, 4.0)
_TWO_LINES = 40
"""Room for a long name, always: the table must not jump."""


class ReplayBar(QFrame):
    """Shows where a replay is, and tells what somebody wants of it.

    Signals:
        sought: the moment that the scrubber was brought to.
        stepped, turned: so many moves or turns, forwards or back.
        play_toggled: play or stand still.
        speed_chosen: how many times as fast.
        opened: the eyes that shall look: OPEN, or None.
        play_on_asked: somebody wants to play on from here.
        back_asked: back to now.
    """

    sought = Signal(int)
    stepped = Signal(int)
    turned = Signal(int)
    play_toggled = Signal()
    speed_chosen = Signal(float)
    opened = Signal(object)
    play_on_asked = Signal()
    back_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bar")
        self._replay: Replay | None = None
        self._playing = False
        self.scrubber = Scrubber(self._told_at)
        self.turn_back, self.move_back = tool_button("turn-back"), tool_button("move-back")
        self.play = tool_button("play")
        self.move_forward, self.turn_forward = (
            tool_button("move-forward"),
            tool_button("turn-forward"),
        )
        self.open = tool_button("eye")
        self.open.setCheckable(True)
        self.speed = QComboBox()
        for speed in SPEEDS:
            self.speed.addItem(f"{speed:g} ×", speed)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        self._where = text(wrap=True)
        self._where.setFixedHeight(_TWO_LINES)
        self._where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.play_on, self.back = QPushButton(), QPushButton()
        self.play_on.setIcon(icon("branch"))
        for button in (self.play_on, self.back):
            button.setAutoDefault(True)  # Enter presses it too, not only Space
        self.back.setObjectName("primary")
        self._keys()
        self._lay_out()
        self._connect()
        self.hide()
        self.retranslate()

    def _keys(self) -> None:
        for button, keys in (
            (self.turn_back, "Ctrl+Left"),
            (self.move_back, "Left"),
            (self.play, "Space"),
            (self.move_forward, "Right"),
            (self.turn_forward, "Ctrl+Right"),
        ):
            button.keys = QKeySequence(keys)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(6)
        for button in (
            self.turn_back,
            self.move_back,
            self.play,
            self.move_forward,
            self.turn_forward,
        ):
            row.addWidget(button)
        row.addWidget(self.speed)
        row.addSpacing(6)
        row.addWidget(self._where, 1)
        row.addWidget(self.open)
        row.addWidget(self.play_on)
        row.addWidget(self.back)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 4, 10, 6)
        layout.setSpacing(2)
        layout.addWidget(self.scrubber)
        layout.addLayout(row)

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
        self.follow(False)

    def put_away(self) -> None:
        """Nobody watches any more: the game may go on, or back, without it."""
        self._replay = None
        self.hide()

    def _notch(self, stone: Milestone) -> Notch:
        assert self._replay is not None
        players = self._replay.players
        return Notch(
            stone.at,
            stone.turn.round if stone.new_round else None,
            stone.begins,
            tuple(seat_colour(players[seat].colour).tint for seat in stone.scored),
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
            self.play.setIcon(icon("pause" if playing else "play"))
        for button in (self.turn_back, self.move_back):
            button.setEnabled(replay.cursor > 0)
        for button in (self.move_forward, self.turn_forward):
            button.setEnabled(not replay.at_the_end)
        self.open.setChecked(replay.eyes == OPEN)
        self.play_on.setEnabled(replay.can_play_on)
        self.play_on.setToolTip("" if replay.can_play_on else self._why_not_on(replay))
        self._say_where()
        self._name_play()

    def _why_not_on(self, replay: Replay) -> str:
        """Why nobody can play on from here."""
        if replay.history.from_snapshot:
            return self.tr("This game was begun under older rules: it can only be watched.")
        return self.tr("The game is over here: go back to where you want to play on.")

    def _say_where(self) -> None:
        replay = self._replay
        assert replay is not None
        where = self._where_is(replay, replay.cursor)
        self._where.setText(breakable(where))
        self.scrubber.setAccessibleName(where)

    def _where_is(self, replay: Replay, at: int) -> str:
        """Which round, turn and move that is."""
        position, last = replay.history.moments[at].position, replay.history.last
        if at == last and replay.history.outcome is not None:
            return fill(self.tr("The end · move %1 of %2"), at, last)
        if at == 0:
            return fill(self.tr("The start · %n moves", "", last))
        turn = replay.kit.voice.turn(replay.kit.game.turn(position), replay.players)
        #: %1 is whose turn of which round it is: “Round 3 · Ada · move 40 of 88”
        return fill(self.tr("%1 · move %2 of %3"), turn, at, last)

    def _told_at(self, at: int) -> str:
        """What the scrubber says of a moment: where it is, and who made points there."""
        if self._replay is None:
            return ""
        points = (
            fill("%1 %2", self._replay.players[seat].name, signed(made))
            for seat, made in self._replay.points_made(at).items()
        )
        lines = (self._where_is(self._replay, at), " · ".join(points))
        return "<br>".join(escape(line) for line in lines if line)

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
        self.turn_back.more = self.tr("Back to the start of the round"), QKeySequence("Ctrl+PgUp")
        self.turn_forward.more = self.tr("To the next round"), QKeySequence("Ctrl+PgDown")
        self.speed.setToolTip(self.tr("Speed"))
        self.speed.setAccessibleName(self.tr("Speed"))
        self.play_on.setText(self.tr("Play on from here"))
        self.back.setText(self.tr("Back to now"))
        self.follow(self._playing)
