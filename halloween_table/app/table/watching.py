"""Watching a game again: where in it somebody is, and whether it plays by itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget

from halloween_table.engine.game import Seat
from halloween_table.sitting.change import Change
from halloween_table.sitting.replay import Replay
from halloween_table.table import speeds
from halloween_table.table.view import TableView

from ..parts.card import Card
from ..parts.names import seated
from .replay_bar import SPEEDS, ReplayBar


class Watching(QObject):
    """Brings the bar, its keys and a replay together. Whatever somebody does by hand stops what
    plays by itself. At a table where nobody looks back there is neither a bar nor its keys.

    Signals:
        changed: a Change of what the replay shows.
        left: back to now.
        sped: another speed holds.
        home_asked: away from a game that is only watched.
    """

    changed = Signal(object)
    left = Signal()
    sped = Signal()
    home_asked = Signal()

    def __init__(self, make_bar: Callable[[], ReplayBar], view: TableView, page: QWidget) -> None:
        """`make_bar`: puts one where it belongs on the page."""
        super().__init__(page)
        self.replay: Replay | None = None
        self.speed = 1.0
        self._make_bar, self.view, self._page = make_bar, view, page
        self._returns = False
        """There is a now to come back to."""
        self._leaves_at_end = False
        self._dwell = QTimer(self, singleShot=True)
        self._dwell.timeout.connect(self._advance)
        self._playing = False
        self._shortcuts: list[QShortcut] = []

    @cached_property
    def bar(self) -> ReplayBar:
        """Made when somebody watches for the first time."""
        bar = self._make_bar()
        bar.sought.connect(self.seek)
        bar.stepped.connect(self.step)
        bar.turned.connect(self.turn)
        bar.play_toggled.connect(self.toggle)
        bar.speed_chosen.connect(self.set_speed)
        bar.opened.connect(self._look_with)
        bar.back_asked.connect(self.leave)
        bar.speed.view().installEventFilter(self)
        self._shortcuts = [self._shortcut(keys, slot) for keys, slot in self._keys()]
        return bar

    def retranslate(self) -> None:
        if self._shortcuts:
            self.bar.retranslate()

    def _keys(self) -> tuple[tuple[str, Callable[[], None]], ...]:
        return (
            ("Left", lambda: self.step(-1)),
            ("Right", lambda: self.step(1)),
            ("Ctrl+Left", lambda: self.turn(-1)),
            ("PgUp", lambda: self.turn(-1)),
            ("Ctrl+Right", lambda: self.turn(1)),
            ("PgDown", lambda: self.turn(1)),
            ("Ctrl+PgUp", lambda: self.round(-1)),
            ("Ctrl+PgDown", lambda: self.round(1)),
            ("Home", lambda: self.seek(0)),
            ("End", self._to_the_end),
            ("Space", self._press_or_play),
            ("Up", lambda: self._change_speed(1)),
            ("Down", lambda: self._change_speed(-1)),
            ("Esc", self._escape),
        )

    def _shortcut(self, keys: str, slot: Callable[[], None]) -> QShortcut:
        shortcut = QShortcut(QKeySequence(keys), self._page)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(keys in ("Left", "Right"))
        shortcut.setEnabled(False)
        shortcut.activated.connect(slot)
        return shortcut

    # ---- beginning and ending -------------------------------------------------------------------

    def watch(
        self, replay: Replay, *, returns: bool, playing: bool = False, leaves_at_end: bool = False
    ) -> None:
        """From where the replay is. `returns`: there is a now to come back to; `leaves_at_end`: that
        happens by itself when everything has been played."""
        self.replay = replay
        self._returns, self._leaves_at_end = returns, leaves_at_end
        replay.changed.connect(self._tell)
        self.bar.watch(replay, returns)
        self._listen(True)
        self.changed.emit(Change("seek", at_before=replay.at, at=replay.at))
        self._set_playing(playing)

    def leave(self) -> None:
        """Back to now, if there is one."""
        if self._returns and self.replay is not None:
            self.put_away()
            self.left.emit()

    def put_away(self) -> None:
        """Nobody looks back any more."""
        if self.replay is not None:
            self.replay.changed.disconnect(self._tell)
        self.replay = None
        self.bar.put_away()
        self._set_playing(False)
        self._listen(False)

    def told(self) -> str:
        """What the last move came to, where no log knows of it."""
        replay = self.replay
        if replay is None:
            return ""
        say, players = replay.kit.voice.log_line, seated(replay.players)
        events = replay.history.moments[replay.cursor].events
        return " ".join(filter(None, (say(event, players) for event in events)))

    def _listen(self, to_keys: bool) -> None:
        for shortcut in self._shortcuts:
            shortcut.setEnabled(to_keys)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While the list of speeds is open, its keys are its own."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._listen(event.type() == QEvent.Type.Hide and self.replay is not None)
        return False

    def _escape(self) -> None:
        """Stands still; then back to now, or home where there is no now."""
        if self._playing and not self._leaves_at_end:
            self._set_playing(False)
        elif self._returns:
            self.leave()
        else:
            self.home_asked.emit()

    def _tell(self, change: Change) -> None:
        if self.replay is not None:
            self.bar.follow(self._playing)
            self.changed.emit(change)

    # ---- by hand ----------------------------------------------------------------------------------

    def seek(self, to: int) -> None:
        if self.replay is not None:
            self._stand_still()
            self.replay.seek(to)

    def step(self, by: int) -> None:
        if self.replay is not None:
            self._stand_still()
            self.replay.step(by)

    def turn(self, by: int) -> None:
        if self.replay is not None:
            self._stand_still()
            self.replay.turn(by)

    def round(self, by: int) -> None:
        if self.replay is not None:
            self._stand_still()
            self.replay.round(by)

    def _stand_still(self) -> None:
        if self._playing:
            self._set_playing(False)

    def _to_the_end(self) -> None:
        if self.replay is not None:
            self.seek(self.replay.history.last)

    def _look_with(self, eyes: Seat | None) -> None:
        if self.replay is not None:
            self.replay.look_with(eyes)

    def set_speed(self, speed: float) -> None:
        if self._dwell.isActive():  # it holds for the rest of this moment, too
            self._dwell.start(round(self._dwell.remainingTime() * self.speed / speed))
        self.speed = speed
        self.bar.speed.setCurrentIndex(SPEEDS.index(speed))
        self.sped.emit()

    def _change_speed(self, by: int) -> None:
        at = SPEEDS.index(self.speed) + by
        if 0 <= at < len(SPEEDS):
            self.set_speed(SPEEDS[at])

    # ---- by itself --------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Plays from here, or from the start if it is at its end; or stands still. What leads back
        to now at its end goes on with that."""
        if self.replay is None:
            return
        if not self._playing and self.replay.at_the_end and not self._leaves_at_end:
            self.replay.seek(0)
        self._set_playing(not self._playing)

    def _press_or_play(self) -> None:
        """A button that has the keyboard is pressed, as everywhere; otherwise it plays."""
        focused = self.bar.window().focusWidget()
        if isinstance(focused, QAbstractButton):
            focused.click()
        elif isinstance(focused, Card):
            focused.pressed.emit()
        else:
            self.toggle()

    def _set_playing(self, playing: bool) -> None:
        self._playing = playing
        self._dwell.stop()
        self.bar.follow(playing)
        if playing:
            self.view.when_settled(self._rest)

    def _rest(self) -> None:
        """Everything lies: time to see it, before it goes on."""
        if self._playing:
            brief = self.view.table.arrangement.brief
            self._dwell.start(round((speeds.BRIEF if brief else speeds.DWELL) / self.speed))

    def _advance(self) -> None:
        """To the next moment in which there is something to see."""
        replay = self.replay
        if not self._playing or replay is None:
            return
        if replay.at_the_end:
            self._set_playing(False)
            if self._leaves_at_end:
                self.leave()
            return
        before = _lying(self.view)
        replay.step(1)
        while not replay.at_the_end and not self.view.underway and before == _lying(self.view):
            replay.step(1)
        self.view.when_settled(self._rest)


def _lying(view: TableView) -> tuple[Any, ...]:
    """What is seen on a table, apart from what is said of it."""
    arrangement = view.table.arrangement
    return arrangement.pieces, arrangement.places, arrangement.marks
