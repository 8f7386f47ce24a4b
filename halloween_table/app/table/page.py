"""The table window: the table itself, whose turn and which step above it, the log or
what could be done beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.gestures import Lead
from halloween_table.contract.offers import Offer, TakeBack
from halloween_table.engine.game import Refused, Seat
from halloween_table.sitting.sitting import Glance, Sitting
from halloween_table.store.problems import ChangedElsewhere, StoreProblem
from halloween_table.table import speeds
from halloween_table.table.accessible import make_accessible, table_changed
from halloween_table.table.view import TableView

from ..parts.preferences import Preferences
from ..parts.sentences import Sentences
from ..parts.widgets import Page
from .arranging import Arranging
from .best_times import BestTimes
from .curtain import Curtain
from .explaining import Explaining
from .keys_cover import KeysCover
from .notice import Notice
from .side_column import SideColumn
from .strip import TableStrip


class TablePage(Page):
    """Where a sitting is played.

    Signals:
        left: back to the shelf; the game waits there.
        ended: the game is over.
        rule_asked: an anchor of the rulebook.
        settings_asked: the settings.
        lost: the game was changed by another copy of the program and must be loaded again.
        told: a sentence that the table itself cannot show now.
    """

    left = Signal()
    ended = Signal()
    rule_asked = Signal(str)
    settings_asked = Signal()
    lost = Signal(str)
    told = Signal(str)

    def __init__(self, sitting: Sitting, preferences: Preferences) -> None:
        super().__init__()
        self.sitting, self.arranging = sitting, Arranging(sitting)
        self._preferences = preferences
        self._sentences, self._best_times = Sentences(self), BestTimes(self)
        self._over = False
        self._was_hidden = False
        """Whether nothing lay on the table when it was shown last."""
        self._eyes: Seat | None = None
        """Who looked at the table last."""
        make_accessible()
        self.view = TableView()
        self.view.set_speed(preferences.pace_factor)
        self.view.set_times(sitting.clock)
        self._desk = QWidget(self)
        """Everything that a curtain covers: no key reaches it then."""
        kit = sitting.kit
        self.strip = TableStrip(not kit.own_keys, self._own_keys, kit.adviser is not None)
        self._beside = SideColumn(sitting, preferences, self.strip, lambda: self._covered)
        self._log = self._beside.log
        self._explaining = Explaining(sitting, self.view, self._sentences, self._learned)
        self._notice = Notice(self.view)
        self.curtain = Curtain(self)
        self.keys = KeysCover(self, sitting.players, preferences)
        self._lay_out()
        self._beside.show_open()
        self._connect()
        self.retranslate()
        if self._own_keys and sitting.outcome is None:
            self.ask_keys()
        self.refresh(animate=False)

    @property
    def _own_keys(self) -> bool:
        return self.sitting.kit.own_keys and len(self.sitting.players) > 1

    def _lay_out(self) -> None:
        body = QHBoxLayout(spacing=0)
        body.addWidget(self.view, 1)
        body.addLayout(self._beside)
        inside = QVBoxLayout(self._desk, spacing=0)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.strip)
        inside.addLayout(body, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._desk)

    def _connect(self) -> None:
        strip = self.strip
        self.sitting.changed.connect(self._show_change)
        self.sitting.troubled.connect(self._trouble)
        self.view.shown.connect(self._follow)
        self.view.chosen.connect(self._make)
        self.view.led.connect(self._lead)
        self.view.astray.connect(self._explaining.astray)
        self.view.rule_asked.connect(self._ask_rule)
        self.view.taken_back.connect(self._take_back)
        self.curtain.lifted.connect(self._lift)
        self.curtain.undo_asked.connect(self._undo_move)
        self.keys.ready.connect(self._use_keys)
        self._preferences.changed.connect(self._on_preference)
        strip.result.clicked.connect(self.ended)
        strip.home.clicked.connect(self.left)
        strip.undo.clicked.connect(self._undo_move)
        strip.redo.clicked.connect(self._redo_move)
        strip.pause.clicked.connect(self.pause)
        strip.keys.clicked.connect(self.ask_keys)
        strip.fit.clicked.connect(self.view.camera.fit)
        strip.book.clicked.connect(self.ask_rulebook)
        strip.settings.clicked.connect(self._ask_settings)
        for keys, slot in (
            (strip.undo.keys, self._undo_move),
            (strip.redo.keys, self._redo_move),
            (QKeySequence("Ctrl+Shift+Z"), self._redo_move),
            (QKeySequence("F1"), self.ask_rulebook),
            (QKeySequence("F2"), self.pause),
            (QKeySequence("Pause"), self.pause),
            (QKeySequence("F3"), strip.advice.click),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(slot)

    # ---- showing --------------------------------------------------------------------------

    @property
    def _hidden(self) -> bool:
        """Whether nobody may see the table now."""
        return self.sitting.paused or not self.keys.isHidden()

    @property
    def _covered(self) -> bool:
        """Whether something hides the table now, be it for a change of players."""
        return self._hidden or self.sitting.curtain_down

    def refresh(self, animate: bool = True, on_the_way: tuple[Glance, ...] = ()) -> None:
        """Shows the sitting as it is now, after what it passed through."""
        sitting, hidden = self.sitting, self._hidden
        # Behind the curtain nothing moves: cards still on their way would show their faces after it.
        covered = self._covered or self._was_hidden
        self._was_hidden = hidden
        self.view.show_arrangement(
            self.arranging.hidden() if hidden else self.arranging.now(),
            animate and not covered,
            [partial(self.arranging.passed, glance) for glance in on_the_way if not hidden],
        )
        self.strip.follow(sitting, self._why_no_undo())
        over = sitting.outcome is not None
        if over and not self._over:
            self.view.when_settled(self._end_soon)
        self._over = over
        if sitting.eyes not in (None, self._eyes):
            self.view.when_settled(self._show_recent)
        self._eyes = sitting.eyes

    def _show_change(self) -> None:
        self._notice.hide()
        self.refresh(on_the_way=self.sitting.on_the_way)
        practice = self.sitting.kit.practice
        if practice is not None and self.sitting.beaten:
            said = self._best_times.lines(practice, self.sitting.beaten)
            self.view.when_settled(lambda: self._notice.say(said))
            self.view.announce(said)

    def _follow(self, shown: Arrangement) -> None:
        """The strip speaks of what the table shows; curtain and result wait for a scene's end."""
        table_changed(self.view)
        over = self.sitting.outcome is not None and not self.view.underway
        self.strip.show_prompt(shown.prompt, over)
        if not self.view.underway:
            self._beside.show_advice()
            for line in self._log.show_lines():
                self.view.announce(line)
            self._show_cover()

    def _end_soon(self) -> None:
        """Time to see how it ended."""
        last_look = round(speeds.LAST_LOOK * self._preferences.pace_factor)
        if last_look:
            QTimer.singleShot(last_look, self, self._end)
        else:
            self._end()

    def _end(self) -> None:
        """The points, unless somebody has left the table meanwhile."""
        if self.isVisible():
            self.ended.emit()

    def _show_cover(self) -> None:
        """What hides the table now, if anything does: everybody's keys, the pause, the curtain."""
        sitting, seat = self.sitting, self.sitting.next_seat
        self._desk.setEnabled(not self._covered)
        self._cover_table()
        deaf_for = round(speeds.CURTAIN * self._preferences.pace_factor)
        if not self.keys.isHidden():
            self.curtain.hide()
        elif sitting.paused:
            self.curtain.fall(self.curtain.pause(), deaf_for)
        elif sitting.curtain_down and seat is not None:
            player = sitting.players[seat]
            self.curtain.fall(self.curtain.next_player(player, sitting.can_undo), deaf_for)
        elif not self.curtain.isHidden():
            self.curtain.hide()
            self.take_focus()

    def _show_recent(self) -> None:
        """Marks what has moved since the one who looks now last played."""
        seat = self.sitting.eyes
        if seat is not None and not self._hidden:
            self.view.table.show_recent(self.arranging.recent(seat))

    def take_focus(self) -> None:
        """Keys go to the table, or to whatever covers it, unless another page has them."""
        if not self.isVisible():
            return
        if not self.keys.isHidden():
            self.keys.take_focus()
        elif not self.curtain.isHidden():
            self.curtain.take_focus()
        else:
            self.view.setFocus()

    def _cover_table(self) -> None:
        for cover in (self.curtain, self.keys):
            cover.setGeometry(self.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cover_table()

    def _learned(self) -> str:
        return self.tr("Somebody has learned something new: you cannot go back past that.")

    def _why_no_undo(self) -> str:
        """What undo stops at, where a sentence is due."""
        if self.sitting.learned_something:
            return self._learned()
        return self._sentences.older_rules() if self.sitting.at_the_snapshot else ""

    def _on_preference(self, key: str) -> None:
        if key == "pace":
            self.view.set_speed(self._preferences.pace_factor)
        elif key == "curtain":
            self.sitting.set_curtain(self._preferences.curtain)

    # ---- pauses ---------------------------------------------------------------------------

    def pause(self) -> bool:
        """Hides the table and stops the clock, where there is one; False while somebody acts
        against it, and a friend's key must not end that."""
        if self.sitting.hurried:
            self._explaining.say(self.tr("The clock is running for somebody: wait a moment."))
            return False
        self._stop()
        return True

    def _stop(self) -> None:
        if not self.sitting.paused:
            self._keep(self.sitting.pause)

    def _lift(self) -> None:
        self._keep(self.sitting.go_on if self.sitting.paused else self.sitting.look)

    def ask_keys(self) -> None:
        """Everybody looks at their keys, and nobody at the table."""
        if self.pause():
            self._cover_table()
            self.keys.ask()
            self.refresh(animate=False)

    def _use_keys(self) -> None:
        """Everybody is ready: the game goes on."""
        self.keys.hide()
        self.view.set_seat_keys(self.keys.chosen)
        self._keep(self.sitting.go_on)
        self.refresh(animate=False)
        self.take_focus()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:
            # Some systems take the window away and give it back at once.
            QTimer.singleShot(0, self, self._pause_unless_watched)
        return super().event(event)

    def _pause_unless_watched(self) -> None:
        if not self.isActiveWindow():
            self._stop()

    def hideEvent(self, event: QHideEvent) -> None:
        """Minimised, left or closed: whoever comes back finds a pause, and what was under way is
        over in the record."""
        super().hideEvent(event)
        self.sitting.interrupt()

    def _trouble(self, problem: StoreProblem) -> None:
        """The clock could not act."""
        signal = self.lost if isinstance(problem, ChangedElsewhere) else self.told
        signal.emit(self._sentences.problem(problem))

    # ---- playing --------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Everybody's own keys are heard wherever the keyboard is: in the log, on a button. It is
        at the table from then on, where somebody has to name a colour, say."""
        if self._desk.isEnabled() and self.view.owner(event):
            self.view.setFocus()
            self.view.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def _make(self, offer: Offer) -> None:
        if offer.then:
            moves = (offer.move, *offer.then)
            self._keep(lambda: self.sitting.play_all(moves, offer.seat))
        else:
            self._play(offer.move, offer.seat)

    def _play(self, move: Any, seat: Seat | None = None) -> None:
        if isinstance(move, TakeBack):
            self._take_back(move)
        else:
            self._keep(lambda: self.sitting.play(move, seat))

    def _take_back(self, back: TakeBack) -> None:
        """Esc, a button that leads back, and a piece that is brought back."""
        if back.move is None:
            self._undo_move()
        else:
            self._keep(lambda: self.sitting.take_back(back.move))

    def _lead(self, lead: Lead) -> None:
        moves = self.sitting.kit.arranger.attempt(self.sitting.view, lead)
        self._keep(lambda: self.sitting.play_all(moves))

    def _undo_move(self) -> None:
        if self.sitting.kit.own_keys:
            return
        if self.sitting.can_undo:
            self._keep(self.sitting.undo)
        elif (why := self._why_no_undo()) and not self.sitting.curtain_down:
            self._explaining.say(why)

    def _redo_move(self) -> None:
        if self.sitting.can_redo and not self.sitting.kit.own_keys:
            self._keep(self.sitting.redo)

    def _keep(self, change: Callable[[], None]) -> None:
        """Makes a change; if it cannot be kept, the table shows what is kept and a sentence says
        why."""
        try:
            change()
        except ChangedElsewhere as problem:
            self.lost.emit(self._sentences.problem(problem))
        except StoreProblem as problem:
            self.refresh()
            tell = self.told.emit if self._covered else self._explaining.say
            tell(self._sentences.problem(problem))
        except Refused as refused:
            self.refresh()
            self._explaining.refused(refused.refusal)

    def ask_rulebook(self) -> None:
        """Opens the rulebook at the refusal that is shown, or where the game is."""
        rule = self.view.explained_rule
        self._ask_rule(rule or self.sitting.kit.rulebook.anchor(self.sitting.view))

    def _ask_rule(self, anchor: str) -> None:
        if self.pause():
            self.rule_asked.emit(anchor)

    def _ask_settings(self) -> None:
        if self.pause():
            self.settings_asked.emit()

    # ---- language ---------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.strip.retranslate()
        self.view.setAccessibleName(self.tr("Table"))
        self._log.setAccessibleName(self.tr("Log"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh(animate=False)
