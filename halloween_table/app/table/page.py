"""The table window: the table itself, whose turn and which step above it, the log or
what could be done beside it, and below it the way through a game that is watched again."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from halloween_table.contract.arrangement import Arrangement
from halloween_table.engine.mind import level_of
from halloween_table.games.shelf import around, box
from halloween_table.sitting.change import Change
from halloween_table.sitting.company import Company
from halloween_table.sitting.live import Live
from halloween_table.sitting.replay import Replay
from halloween_table.sitting.source import Hands, Onlookers, Source
from halloween_table.table.heard.accessible import make_accessible
from halloween_table.table.heard.spots import table_changed
from halloween_table.table.view import TableView

from ..parts.first_frame import after_first_frame
from ..parts.preferences import Preferences
from ..parts.sentences import Sentences
from ..parts.widgets import Page, shelf_text
from .arranging import Arranging
from .best_times import BestTimes
from .computers import Computers
from .covers import Covers
from .doing import Doing
from .ending import Ending
from .explaining import Explaining
from .helping import Helping, panel_for, review_panel_for
from .herald import Herald
from .looking_back import LookingBack
from .notice import Notice
from .outrun import Outrun
from .pausing import Pausing
from .reading_aloud import ReadingAloud
from .replay_bar import ReplayBar
from .reviewing import Reviewing
from .side_column import SideColumn
from .sounding import Sounding
from .speaking import Speaking
from .staging import Staging
from .strip import TableStrip
from .watching import Watching
from .wishes import Wishes

_GO_ON = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""They let a computer take its turn."""


class TablePage(Page):
    """Where a game is played, or watched: a source is shown, and hands say what can be done to it.

    Signals:
        left: back to the shelf; the game waits there.
        ended: the game is over.
        rule_asked: an anchor of the rulebook.
        settings_asked: the settings.
        lost: the game was changed by another copy of the program and must be loaded again.
        told: a sentence that the table itself cannot show now.
        play_on_asked: the Replay from whose cursor somebody wants to play on.
    """

    left = Signal()
    ended = Signal()
    rule_asked = Signal(str)
    settings_asked = Signal()
    lost = Signal(str)
    told = Signal(str)
    play_on_asked = Signal(object)

    def __init__(self, source: Source, hands: Hands | None, preferences: Preferences) -> None:
        """Without hands the source is only looked at."""
        super().__init__()
        self.source, self.hands = source, hands or Onlookers()
        self._playable = hands is not None
        self._preferences = preferences
        self._sentences, self._best_times = Sentences(self), BestTimes(self)
        self._in_settings = False
        """Whether the settings are open in front of it."""
        self._was_hidden = False
        """Whether nothing lay on the table when it was shown last."""
        make_accessible()
        self.view = TableView()
        self.view.set_times(self.hands.clock)
        self.arranging = Arranging(source, self.hands, self.view)
        self.staging = Staging(self.arranging, source)
        outside = around(source.kit.game.key)
        self.evening = outside.key if outside is not None else ""
        self._desk = QWidget(self)
        """Everything that a curtain covers: no key reaches it then."""
        playable, way = self._playable, source.kit.way_of(source.players)
        people = any(level_of(player) is None for player in source.players)
        self._own_keys, self._practice = playable and way.own_keys and people, way.practice
        self._covers = Covers(self, source, self.hands, preferences, own_keys=self._own_keys)
        self.curtain, self.keys = self._covers.curtain, self._covers.keys
        panel = panel_for(source, lambda: self._covers.covered) if playable else None
        review = None if playable else review_panel_for(source)
        self.strip = TableStrip(
            undo=self.hands.undoes,
            timed=playable and not self.hands.undoes,
            keys=self._own_keys,
            advice=panel is not None,
            hints=self.hands.hints is not None,
            puzzle=source.kit.puzzles is not None or source.kit.workshop is not None,
        )
        self.watching = Watching(self._make_bar, self.view, self)
        self._inside = QVBoxLayout(self._desk, spacing=0)
        self._ask = self.strip.advice if playable else self.bar.review
        self._beside = SideColumn(source, panel or review, preferences, self.strip, self._ask)
        self._log = self._beside.log
        self._explaining = Explaining(source, self.hands, self.view, self._sentences)
        self._doing = Doing(
            source,
            self.hands,
            self._explaining,
            self._sentences,
            lambda: self._covers.covered,
            self,
        )
        self.pausing = Pausing(
            self.hands, self._doing, self._covers, self._explaining, self.view, self
        )
        self._notice = Notice(self.view, self._log, self.strip, lambda: self._covers.covered)
        self.herald = Herald(source, self.hands, preferences, self.view)
        self.reading = ReadingAloud(
            lambda: self.shown, self.hands, self.view, self._log, self._notice, self._covers
        )
        self._outrun = Outrun(source, self.view, self._notice)
        self._wishes = Wishes(
            preferences,
            self.hands,
            self.watching,
            seats=len(source.players),
            own_keys=self._own_keys,
        )
        self._looking = LookingBack(
            source,
            self.hands,
            self.watching,
            self.arranging,
            self._covers,
            self._explaining,
            preferences,
            self.view,
        )
        self._ending = Ending(source, hands is not None, self.watching, preferences, self)
        self.reviewing = (
            Reviewing(source, review, self.watching, self.arranging)
            if isinstance(source, Replay) and review is not None
            else None
        )
        self.helping = Helping(
            source,
            self.hands,
            panel,
            self.arranging,
            self._notice,
            self._doing,
            self.view,
            race=self._own_keys,
        )
        self.computers = Computers(
            source, self.hands, self._doing, self.view, preferences, self._looks_away
        )
        self._speaking = Speaking(
            source,
            self.hands,
            self.watching,
            self.strip,
            self._log,
            self.reading,
            self._ending,
        )
        self._sounding = Sounding(source, self.hands, self.view, self.curtain, self)
        self.strip.sound.follow(preferences)
        self._lay_out()
        self._beside.show_open()
        self._connect()
        self.retranslate()
        if self._own_keys and source.outcome is None:
            self.pausing.ask_keys()
        self.refresh(animate=False)
        if self._playable:
            self._ending.follow()
            self.herald.follow(silent=True)
            after_first_frame(self.view.viewport(), self._looking.greet)
            if self.hands.peeks and not preferences.has_peeked:
                after_first_frame(self.view.viewport(), self._tell_how_to_look)

    @classmethod
    def watched(cls, replay: Replay, preferences: Preferences) -> TablePage:
        """A game that is only looked at, from where its replay is."""
        page = cls(replay, None, preferences)
        page.watching.watch(replay, returns=False)
        return page

    def _lay_out(self) -> None:
        body = QHBoxLayout(spacing=0)
        body.addWidget(self.view, 1)
        body.addLayout(self._beside)
        inside = self._inside
        inside.setContentsMargins(0, 0, 0, 0)
        inside.insertWidget(0, self.strip)
        inside.insertLayout(1, body, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._desk)

    @property
    def bar(self) -> ReplayBar:
        return self.watching.bar

    def _make_bar(self) -> ReplayBar:
        """Below a game that is only watched; above one that is played, in the place of the strip."""
        bar = ReplayBar(self.strip if self._playable else None)
        self._inside.insertWidget(1 if self._playable else -1, bar)
        bar.play_on_asked.connect(lambda: self.play_on_asked.emit(self.watching.replay))
        bar.home_asked.connect(self.left)
        return bar

    def _connect(self) -> None:
        strip, live = self.strip, Live(self.source, self.hands, self)
        live.changed.connect(self._on_change)
        live.troubled.connect(self._doing.trouble)
        self._doing.failed.connect(self.refresh)
        self._doing.lost.connect(self.lost)
        self._doing.told.connect(self.told)
        self.view.shown.connect(self._follow)
        self.view.roomed.connect(self._lay_anew)
        self.view.held_up.connect(self._hold_up)
        self.view.chosen.connect(self.arranging.answered)
        self.view.chosen.connect(self._doing.make)
        self.view.led.connect(self._doing.lead)
        self.view.astray.connect(self._explaining.astray)
        self.view.explained.connect(self._notice.give_way)
        self.view.rule_asked.connect(self._ask_rule)
        self.view.taken_back.connect(self._doing.take_back)
        self._wishes.hidden_otherwise.connect(self._tell_keys)
        self.watching.changed.connect(self._show_change)
        self.watching.left.connect(self._come_back)
        self.watching.home_asked.connect(self.left)
        self._log.asked.connect(self._looking.at)
        self._ending.ended.connect(self._sounding.end)
        self._ending.ended.connect(self.ended)
        self.computers.waits.connect(self._keep_focus)
        self.computers.waits.connect(strip.ask_to_go_on)
        self.computers.waits.connect(self._speaking.wait)
        self.computers.failed.connect(self._tell_lost_computer)
        self.computers.told.connect(self.say)
        strip.go_on.clicked.connect(self.computers.hurry)
        self.view.tapped.connect(self.computers.hurry)
        if self.helping.hinting is not None:
            self.helping.hinting.pointed.connect(partial(self.refresh, animate=False))
        if self.helping.guiding is not None:
            self.helping.guiding.pointed.connect(partial(self.refresh, animate=False))
            self.helping.guiding.solution.connect(self._looking.at_solution)
        if self.reviewing is not None:
            self.reviewing.pointed.connect(partial(self.refresh, animate=False))
        self._looking.begun.connect(self._look_at_it)
        self.curtain.undo_asked.connect(self.undo)
        self.curtain.left.connect(self.left)
        self.keys.left.connect(self.left)
        for signal in (self.pausing.hidden, self.pausing.seen):
            signal.connect(partial(self.refresh, animate=False))
        self.pausing.seen.connect(self.take_focus)
        self.pausing.seen.connect(self.computers.follow)
        strip.result.clicked.connect(self.ended)
        strip.home.clicked.connect(self.left)
        strip.away.clicked.connect(self._looking.while_away)
        strip.hint.clicked.connect(self.helping.ask_hint)
        strip.undo.clicked.connect(self.undo)
        strip.redo.clicked.connect(self._redo)
        strip.pause.clicked.connect(self.pausing.pause)
        strip.keys.clicked.connect(self.pausing.ask_keys)
        strip.fit.clicked.connect(self.view.camera.fit)
        strip.book.clicked.connect(self.ask_rulebook)
        strip.settings.clicked.connect(self._ask_settings)
        for keys, slot in (
            (strip.undo.keys, self.undo),
            (strip.redo.keys, self._redo),
            (QKeySequence("Ctrl+Shift+Z"), self._redo),
            (QKeySequence("F1"), self.ask_rulebook),
            (QKeySequence("F2"), self.pausing.pause),
            (QKeySequence("Pause"), self.pausing.pause),
            (QKeySequence("F3"), self._ask.click),
            (QKeySequence("F4"), strip.away.click),
            (QKeySequence("F10"), self._ask_hint),
            *self.reading.shortcuts(),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(slot)

    # ---- showing --------------------------------------------------------------------------

    @property
    def shown(self) -> Source:
        """What is on the table: the game as it stands, or as it was when somebody looks back."""
        return self.watching.replay or self.source

    @property
    def _acting(self) -> Hands:
        """What can be done now: nothing while somebody looks back."""
        return self.hands if self.watching.replay is None else Onlookers()

    def refresh(self, animate: bool = True, change: Change | None = None) -> None:
        """Shows the game as it is now, after what it passed through with that change."""
        hidden = self._covers.hidden
        # Behind the curtain nothing moves: cards still on their way would show their faces after it.
        covered = self._covers.covered or self._was_hidden
        self._was_hidden = hidden
        on_the_way, beats = self.staging.told(None if hidden else change, covered)
        goes_on = not covered and not hidden and self._plays_on(change)
        self.view.show_arrangement(
            self._arrangement(hidden), animate and not covered, on_the_way, beats, goes_on=goes_on
        )
        self.strip.follow(self._acting, self._doing.why_no_undo(), self._looking.was_away)

    def _plays_on(self, change: Change | None) -> bool:
        """Whether whoever made that move goes on playing."""
        if change is None or change.why != "move" or self.watching.replay is not None:
            return False
        return change.at is not None and not change.somebody_else

    def _lay_anew(self) -> None:
        """The same for the room that there is now."""
        self.view.lay_anew(self._arrangement(self._covers.hidden))

    def _arrangement(self, hidden: bool) -> Arrangement:
        if hidden:
            return self.arranging.hidden()
        if self.watching.replay is not None:
            watched = self.arranging.watched(self.watching.replay)
            return watched if self.reviewing is None else self.reviewing.with_frames(watched)
        return self.helping.with_hint(self.arranging.now())

    def _on_change(self, change: Change) -> None:
        """The game itself has changed: whoever looked back is back at it."""
        if change.why == "hold":
            self._turn_hand()
        elif self.watching.replay is not self.source:
            self._stop_looking_back()
            self._log.forget_later(change.withdrawn)
            self._show_change(change)

    def _hold_up(self, up: bool) -> None:
        (self._acting if up else self.hands).hold_up(up)
        if up:
            self._preferences.has_peeked = True

    def _tell_how_to_look(self) -> None:
        """To those who meet cards that lie face down for the first time."""
        if any(place.face_down for place in self.view.table.arrangement.places):
            self.say(self._sentences.how_to_look())

    def _turn_hand(self) -> None:
        """Cards are held up or lie down again: at once, and nothing else changes. What somebody had
        read to them of their hand goes with it."""
        self.reading.follow_hand()
        if self.watching.replay is None:
            self.helping.turn_hand()
            self._lay_anew()
            self._speaking.write_log()
            self._speaking.prompt()
            table_changed(self.view)
            self.reading.turned()

    def _show_change(self, change: Change) -> None:
        if not self._made_by_computer(change):
            self._notice.give_way()  # what is told of a computer's move outlasts its next one
        self._sounding.expect(change)
        if self.watching.replay is None:
            self.helping.follow()
        self.refresh(change=change)
        self._sounding.follow(change)
        if change.beaten:
            self._tell_best(change)
        if self.watching.replay is not None:
            return
        self._ending.follow()
        self.computers.follow()
        self.view.holding.follow()
        self.view.when_settled(self._call_next)
        self.view.when_settled(self.reading.played)
        if change.somebody_else:
            self.view.when_settled(partial(self._looking.greet, again=change.why == "back"))

    def _call_next(self) -> None:
        """Whoever is due, unless a curtain names them, or they have just called out themselves."""
        named = self._covers.covered or self.staging.shouted
        self.herald.follow(silent=named or self.watching.replay is not None)

    def _made_by_computer(self, change: Change) -> bool:
        if change.why != "move":
            return False
        played = self.source.history.move_before(self.source.history.last)
        company = Company(self.source.players)
        return played is not None and bool(company.level(played.actor))

    def _tell_best(self, change: Change) -> None:
        if self._practice is not None:
            said = self._best_times.lines(self._practice, change.beaten)
            self.view.when_settled(lambda: self.say(said))

    def _follow(self, shown: Arrangement) -> None:
        """The strip speaks of what the table shows; a curtain that falls and the result wait for a
        scene's end. One that rises does not."""
        table_changed(self.view)
        self._speaking.follow()
        if not self.view.underway:
            self._beside.show_advice()
            self._show_cover()
        elif self._covers.in_sight and not self._covers.covered:
            self._show_cover()

    def _show_cover(self) -> None:
        self._desk.setEnabled(not self._covers.covered)
        if self._covers.show():
            self.take_focus()
        self._notice.follow()

    def take_focus(self) -> None:
        """Keys go to the table, or to whatever covers it, unless another page has them."""
        if self.isVisible() and not self._covers.take_focus():
            self.view.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._covers.fit()

    def say(self, sentence: str) -> None:
        """A calm word to everybody at the table, as soon as it is seen."""
        self._notice.tell(sentence)

    # ---- looking back ---------------------------------------------------------------------

    def look_back(self, at: int) -> None:
        """Shows the table as it was at that moment, as these eyes could see it then."""
        self._looking.at(at)

    def _look_at_it(self) -> None:
        """At an earlier moment, with the keys for that; whoever reads the log goes on reading."""
        self._wishes.set_speed()
        self.helping.look_away(True)
        self.computers.stop()
        if not self._log.hasFocus():
            self.take_focus()

    def _stop_looking_back(self) -> None:
        """The game itself goes on."""
        if self.watching.replay is not None:
            self.watching.put_away()
            self._back_at_it()

    def _back_at_it(self) -> None:
        self._wishes.set_speed()
        self.helping.look_away(False)

    def _come_back(self) -> None:
        """To the game as it stands."""
        self._back_at_it()
        self.refresh()
        self.computers.follow()
        self.view.holding.follow()
        self.view.when_settled(self._looking.mark_recent)
        self.take_focus()

    # ---- pauses ---------------------------------------------------------------------------

    def hideEvent(self, event: QHideEvent) -> None:
        """Minimised, left or closed: whoever comes back finds a pause, and what was under way is
        over in the record."""
        super().hideEvent(event)
        self.hands.interrupt()
        self.helping.stop()
        self.computers.stop()
        if self.reviewing is not None:
            self.reviewing.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.computers.follow()
        if self.reviewing is not None:
            self.reviewing.resume()

    def _keep_focus(self, waits: bool) -> None:
        """The keyboard does not go to whatever stands beside a button that goes."""
        if not waits and self.strip.go_on.hasFocus():
            self.view.setFocus()

    def _tell_lost_computer(self) -> None:
        """It is asked once more when somebody presses, comes back or changes the game."""
        self.say(
            self.tr(
                "The computer player could not think of a move. Press the table to ask it again."
            )
        )

    def _looks_away(self) -> bool:
        """Whether people look at something else than the game as it stands."""
        return self._in_settings or self.watching.replay is not None or self._covers.covered

    # ---- playing --------------------------------------------------------------------------

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Also wherever the keyboard is by then."""
        if not self.view.holding.release_key(event):
            super().keyReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Everybody's own keys are heard wherever the keyboard is: in the log, on a button. It is
        at the table from then on, where somebody has to name a colour, say."""
        if self._desk.isEnabled() and self.view.owner(event):
            self.view.setFocus()
            self.view.keyPressEvent(event)
        elif event.key() not in _GO_ON or event.isAutoRepeat() or not self.computers.hurry():
            super().keyPressEvent(event)

    def undo(self) -> None:
        """Takes the last move back, but not while somebody looks back: that changes nothing."""
        if self.watching.replay is None:
            # As long as the scene after a move is seen, whoever made it sits there.
            self._doing.undo(still_there=self.view.underway and not self._covers.in_sight)

    def _redo(self) -> None:
        if self.watching.replay is None:
            self._doing.redo()

    def _ask_hint(self) -> None:
        if self.watching.replay is None and not self._covers.covered:
            self.helping.ask_hint()

    def ask_rulebook(self) -> None:
        """Opens the rulebook at the refusal that is shown, or where the game is."""
        rule = self.view.explained_rule
        self._ask_rule(rule or self.source.kit.rulebook.anchor(self.shown.view))

    def _ask_rule(self, anchor: str) -> None:
        if self.pausing.pause():
            self.rule_asked.emit(anchor)

    def _ask_settings(self) -> None:
        """Nobody plays on behind them."""
        self.helping.stop()
        if self.pausing.pause():
            self._in_settings = True
            self.computers.stop()
            self.settings_asked.emit()
            self._in_settings = False
            self.computers.follow()

    def leaving_costs(self) -> str:
        ends = self.strip.ends_streak
        return self.tr("Your streak ends if you leave this puzzle now.") if ends else ""

    # ---- language ---------------------------------------------------------------------------

    def _tell_keys(self) -> None:
        self.strip.tell_keys(self.reading.told_keys())

    def retranslate(self) -> None:
        found = box(self.source.kit.game.key)
        self.setWindowTitle(shelf_text(found.title) if found else "")
        self.strip.retranslate()
        self.watching.retranslate()
        self.view.setAccessibleName(self.tr("Table"))
        self._tell_keys()
        self._log.setAccessibleName(self.tr("Log"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._log.write()
            self.helping.retranslate()
            if self.reviewing is not None:
                self.reviewing.retranslate()
            self.refresh(animate=False)
