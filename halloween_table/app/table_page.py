"""The table window: the table itself, whose turn and which step above it, the log beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Any

from attrs import evolve
from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from halloween_table.engine.game import Refusal, Refused, Seat, Turn
from halloween_table.engine.translate import fill
from halloween_table.sitting.sitting import Glance, Sitting
from halloween_table.store.problems import ChangedElsewhere, StoreProblem
from halloween_table.table import speeds
from halloween_table.table.accessible import make_accessible, table_changed
from halloween_table.table.contract import Arrangement, Offer, TakeBack
from halloween_table.table.palette import MUTED, seat_colour
from halloween_table.table.view import TableView

from .curtain import Curtain
from .preferences import Preferences
from .sentences import Sentences
from .step_strip import StepStrip
from .widgets import Page, name_button, primary_button, text, tool_button

_LOG_WIDTH = 236
_STRIP_HEIGHT = 78
"""Room for a prompt of two lines, always: the table must not jump."""
_ROOMY = 1240
"""Pixels across from which on all steps are named."""


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
        self.sitting = sitting
        self._preferences = preferences
        self._sentences = Sentences(self)
        self._over = False
        self._eyes: Seat | None = None
        """Who looked at the table last."""
        self._spoken: int | None = None
        """How many lines of the log have been announced; those before we sat down are not."""
        make_accessible()
        self.view = TableView()
        self.view.set_speed(preferences.pace_factor)
        self._desk = QWidget(self)
        """Everything that the curtain covers: no key reaches it then."""
        self.curtain = Curtain(self)
        self._home, self._undo, self._redo = (tool_button(n) for n in ("home", "undo", "redo"))
        self._fit, self._book = tool_button("fit"), tool_button("rulebook")
        self._log_button, self._settings = tool_button("log"), tool_button("settings")
        self._log_button.setCheckable(True)
        self._title, self._prompt = text("muted"), text("prompt", wrap=True)
        self._steps = StepStrip()
        self._result = primary_button()
        self._result.clicked.connect(self.ended)
        self._log = QTextBrowser(openLinks=False)
        self._log.setFixedWidth(_LOG_WIDTH)
        self._log_button.setChecked(preferences.log_shown)
        self._log.verticalScrollBar().rangeChanged.connect(self._show_last_line)
        self._lay_out()
        self._log.setVisible(preferences.log_shown)
        self._connect()
        self.retranslate()
        self.refresh(animate=False)

    def _lay_out(self) -> None:
        strip = QFrame()
        strip.setObjectName("strip")
        row = QHBoxLayout(strip)
        row.setContentsMargins(10, 6, 10, 6)
        row.addWidget(self._home)
        row.addSpacing(6)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._prompt)
        words.addStretch(1)
        for label in (self._title, self._prompt):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        strip.setFixedHeight(_STRIP_HEIGHT)
        row.addLayout(words, 1)
        row.addWidget(self._steps)
        row.addWidget(self._result)
        row.addSpacing(6)
        for button in (self._undo, self._redo, self._fit, self._book, self._log_button):
            row.addWidget(button)
        row.addWidget(self._settings)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self.view, 1)
        body.addWidget(self._log)
        inside = QVBoxLayout(self._desk)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        inside.addWidget(strip)
        inside.addLayout(body, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._desk)

    def _connect(self) -> None:
        self.sitting.changed.connect(self._show_change)
        self.view.shown.connect(self._follow)
        self.view.chosen.connect(self._play)
        self.view.astray.connect(self._explain)
        self.view.rule_asked.connect(self.rule_asked)
        self.view.taken_back.connect(self._undo_move)
        self.curtain.lifted.connect(self.sitting.look)
        self.curtain.undo_asked.connect(self._undo_move)
        self._home.clicked.connect(self.left)
        self._undo.clicked.connect(self._undo_move)
        self._redo.clicked.connect(self._redo_move)
        self._fit.clicked.connect(self.view.camera.fit)
        self._book.clicked.connect(self.ask_rulebook)
        self._settings.clicked.connect(self.settings_asked)
        self._log_button.toggled.connect(self._show_log)
        self._preferences.changed.connect(self._on_preference)
        for keys, slot in (
            (QKeySequence.StandardKey.Undo, self._undo_move),
            (QKeySequence("Ctrl+Y"), self._redo_move),
            (QKeySequence("Ctrl+Shift+Z"), self._redo_move),
            (QKeySequence("F1"), self.ask_rulebook),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(slot)

    # ---- showing --------------------------------------------------------------------------

    def refresh(self, animate: bool = True, on_the_way: tuple[Glance, ...] = ()) -> None:
        """Shows the sitting as it is now, after what it passed through."""
        sitting = self.sitting
        arrangement = self._arranged(sitting.view, sitting.eyes)
        offers = tuple(offer for offer in arrangement.offers if self._stands(offer))
        # Behind the curtain nothing moves: cards still on their way would show their faces after it.
        self.view.show_arrangement(
            evolve(arrangement, offers=offers),
            animate and not sitting.curtain_down,
            [partial(self._passed, glance) for glance in on_the_way],
        )
        self._undo.setEnabled(sitting.can_undo)
        self._redo.setEnabled(sitting.can_redo)
        self._undo.setToolTip(self._learned() if sitting.learned_something else self.tr("Undo"))
        over = sitting.outcome is not None
        if over and not self._over:
            self.view.when_settled(self._end_soon)
        self._over = over
        if sitting.eyes not in (None, self._eyes):
            self.view.when_settled(self._show_recent)
        self._eyes = sitting.eyes

    def _show_change(self) -> None:
        self.refresh(on_the_way=self.sitting.on_the_way)

    def _arranged(self, view: Any, eyes: Seat | None) -> Arrangement:
        return self.sitting.kit.arranger.arrange(view, eyes, self.sitting.players)

    def _passed(self, glance: Glance) -> Arrangement:
        """What a little scene shows: nothing can be done in it."""
        arrangement = self._arranged(glance.view, glance.eyes)
        places = tuple(place for place in arrangement.places if not place.button)
        return evolve(arrangement, places=places, offers=(), held="")

    def _stands(self, offer: Offer) -> bool:
        """The game offers to take back whatever lies there; the sitting knows what still can be."""
        move = offer.move
        return not isinstance(move, TakeBack) or self.sitting.can_take_back(move.move)

    def _follow(self, shown: Arrangement) -> None:
        """The strip speaks of what the table shows; curtain and result wait for a scene's end."""
        table_changed(self.view)
        self._title.setText(shown.prompt.title)
        self._prompt.setText(shown.prompt.text)
        self._steps.show_steps(shown.prompt.steps)
        over = self.sitting.outcome is not None and not self.view.underway
        self._result.setVisible(over)
        self._steps.setVisible(not over)
        if not self.view.underway:
            self._show_lines()
            self._show_curtain()

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

    def _show_curtain(self) -> None:
        seat = self.sitting.next_seat
        self._desk.setEnabled(not self.sitting.curtain_down)
        if self.sitting.curtain_down and seat is not None:
            self._cover_table()
            deaf_for = round(speeds.CURTAIN * self._preferences.pace_factor)
            self.curtain.fall(self.sitting.players[seat], self.sitting.can_undo, deaf_for)
        elif not self.curtain.isHidden():
            self.curtain.hide()
            self.take_focus()

    def _show_recent(self) -> None:
        """Marks what has moved since the one who looks now last played."""
        seat = self.sitting.eyes
        if seat is not None:
            before = self._public_places(self.sitting.last_left_by(seat))
            now = self._public_places(self.sitting.position)
            self.view.table.show_recent(id_ for id_ in now if before.get(id_) != now[id_])

    def _public_places(self, position: Any) -> dict[str, str]:
        """Where every piece on the board lies, as everybody may know it."""
        kit = self.sitting.kit
        arrangement = self._arranged(kit.game.view(position, None), None)
        board = {place.id for place in arrangement.places if place.news}
        return {piece.id: piece.place for piece in arrangement.pieces if piece.place in board}

    def take_focus(self) -> None:
        """Keys go to the table, or to whoever has to lift the curtain."""
        if self.curtain.isHidden():
            self.view.setFocus()
        else:
            self.curtain.take_focus()

    def _cover_table(self) -> None:
        self.curtain.setGeometry(self.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._steps.set_brief(self.width() < _ROOMY)
        self._cover_table()

    def _show_lines(self) -> None:
        """The log, whole: another language or other eyes change every line of it."""
        pages, lines = [], []
        for turn, events in self.sitting.log():
            said = [self.sitting.kit.voice.event(event, self.sitting.players) for event in events]
            said = [line for line in said if line]
            lines += said
            pages.append(self._log_page(turn, said))
        # Not Qt's placeholder: of a text that wraps it shows the first line only.
        nothing = escape(self.tr("What happens is written here."))
        self._log.setHtml("".join(pages) or f'<p style="color:{MUTED}">{nothing}</p>')
        self._show_last_line()
        if self._spoken is not None:
            for line in lines[self._spoken :]:
                self.view.announce(line)
        self._spoken = len(lines)

    def _show_last_line(self) -> None:
        bar = self._log.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _log_page(self, turn: Turn, lines: list[str]) -> str:
        player = self.sitting.players[turn.seat]
        heading = fill(self.tr("Round %1 · %2"), turn.round, player.name)
        colour = seat_colour(player.colour).tint
        body = "<br>".join(escape(line) for line in lines)
        return (
            f'<p style="margin:8px 0 2px 0"><b style="color:{colour}">{escape(heading)}</b></p>'
            f'<p style="margin:0 0 0 6px">{body}</p>'
        )

    def _learned(self) -> str:
        return self.tr("Somebody has learned something new: you cannot go back past that.")

    def _show_log(self, shown: bool) -> None:
        self._log.setVisible(shown)
        self._preferences.log_shown = shown

    def _on_preference(self, key: str) -> None:
        if key == "pace":
            self.view.set_speed(self._preferences.pace_factor)
        elif key == "curtain":
            self.sitting.set_curtain(self._preferences.curtain)

    # ---- playing --------------------------------------------------------------------------

    def _play(self, move: Any) -> None:
        if isinstance(move, TakeBack):
            self._keep(lambda: self.sitting.take_back(move.move))
        else:
            self._keep(lambda: self.sitting.play(move))

    def _undo_move(self) -> None:
        if self.sitting.can_undo:
            self._keep(self.sitting.undo)
        elif self.sitting.learned_something and not self.sitting.curtain_down:
            self.view.explain(self._learned(), "", "")

    def _redo_move(self) -> None:
        if self.sitting.can_redo:
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
            if self.sitting.curtain_down:
                self.told.emit(self._sentences.problem(problem))
            else:
                self.view.explain(self._sentences.problem(problem), "", "")
        except Refused as refused:
            self.refresh()
            self._say(refused.refusal)

    def _explain(self, piece: str, place: str) -> None:
        """Why a piece does not go there; without a piece, what is the matter with the place."""
        meant = self.sitting.kit.arranger.attempt(self.sitting.view, piece, place)
        if isinstance(meant, TakeBack):
            if self.sitting.learned_since(meant.move):
                self.view.explain(self._learned(), "", "")
                return
            meant = meant.otherwise
        refusal = meant if isinstance(meant, Refusal) else None
        if refusal is None and meant is not None:
            refusal = self.sitting.refusal(meant)
        if refusal is not None:
            self._say(refusal)
        elif piece:
            self.view.explain(self._sentences.nonsense(), "", "")

    def _say(self, refusal: Refusal) -> None:
        sentence = self.sitting.kit.voice.refusal(refusal, self.sitting.players)
        link = self._sentences.read_the_rule(refusal.rule)
        self.view.explain(sentence, refusal.rule, link)

    def ask_rulebook(self) -> None:
        """Opens the rulebook at the refusal that is shown, or where the game is."""
        rule = self.view.explained_rule
        self.rule_asked.emit(rule or self.sitting.kit.rulebook.anchor(self.sitting.view))

    # ---- language ---------------------------------------------------------------------------

    def retranslate(self) -> None:
        for button, name in (
            (self._home, self.tr("Back to the shelf; the game is kept")),
            (self._undo, self.tr("Undo")),
            (self._redo, self.tr("Redo")),
            (self._fit, self.tr("Show the whole table")),
            (self._book, self.tr("Rulebook")),
            (self._log_button, self.tr("Show or hide the log")),
            (self._settings, self.tr("Settings")),
        ):
            name_button(button, name)
        self._result.setText(self.tr("Result"))
        self.view.setAccessibleName(self.tr("Table"))
        self._log.setAccessibleName(self.tr("Log"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh(animate=False)
