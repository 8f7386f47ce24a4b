"""The main window: shelf, new game, table and end are its pages; everything meets here."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from halloween_table.engine.translate import fill
from halloween_table.games.shelf import Box, around, box
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.store import Store

from ..parts.first_frame import after_first_frame
from ..parts.preferences import Preferences
from ..parts.sentences import Sentences
from ..parts.sounds import SOUNDS
from ..parts.widgets import Page, shelf_text
from ..shelf.page import ShelfPage
from . import lean_start
from .entitling import Entitling
from .filling import Filling
from .growing import Growing

if TYPE_CHECKING:
    from collections.abc import Callable

    from halloween_table.contract.ways import Way
    from halloween_table.engine.record import Player, Record
    from halloween_table.sitting.replay import Replay
    from halloween_table.sitting.sitting import Sitting
    from halloween_table.sitting.source import Source
    from halloween_table.store.rows import Header

    from ..rulebook.window import RulebookWindow
    from ..table.page import TablePage
    from .game_files import GameFiles
    from .games_room import GamesRoom
    from .honours_room import HonoursRoom
    from .puzzle_room import PuzzleRoom
    from .workshop_room import WorkshopRoom


_TITLE_BAR = 40
"""What a system puts around a window, at most: on a small screen it must fit too."""


class MainWindow(QMainWindow):
    """The one window of the program, besides rulebooks and dialogs. What only some evenings
    need is imported where it is needed, so that the shelf is there at once."""

    def __init__(self, store: Store, preferences: Preferences, folder: Path) -> None:
        super().__init__()
        self._store, self._preferences, self._folder = store, preferences, folder
        self._sentences = Sentences(self)
        self._rulebooks: dict[str, RulebookWindow] = {}
        self._puzzle_rooms: dict[str, PuzzleRoom] = {}
        self._workshop_rooms: dict[str, WorkshopRoom] = {}
        self._pages = QStackedWidget()
        self._entitling = Entitling(self, self._pages)
        self.setCentralWidget(self._pages)
        self.setMinimumSize(QSize(1024, 640).boundedTo(self.screen().availableSize()))
        room = self.screen().availableSize() - QSize(0, _TITLE_BAR)
        self.resize(QSize(1280, 800).boundedTo(room))
        self.restoreGeometry(QByteArray.fromBase64(preferences.geometry.encode()))
        self.growing = Growing(self, preferences)
        self.shelf = ShelfPage(preferences)
        after_first_frame(self.shelf, self._listen)
        self.shelf.opened.connect(self.new_game)
        self.shelf.resumed.connect(self.resume_game)
        self.shelf.watched.connect(self.watch_game)
        self.shelf.exported.connect(lambda header: self.files.export(header.game, header.id))
        self.shelf.deleted.connect(self.delete_game)
        self.shelf.imported.connect(lambda: self.files.choose())
        self.shelf.settings_asked.connect(self.open_settings)
        self.shelf.about_asked.connect(self.open_about)
        self.shelf.honours_asked.connect(lambda: self.honours.open())
        self.shelf.evening_asked.connect(lambda: self.honours.go_on())
        self.shelf.rulebook_asked.connect(lambda chosen: self.open_rulebook(chosen.key, ""))
        self.filling = Filling(self.shelf, store, preferences, lambda: self.room)
        self.filling.announce()
        self._pages.addWidget(self.shelf)
        self.shelf.take_focus()
        QTimer.singleShot(0, self, self.show_games)

    @cached_property
    def room(self) -> GamesRoom:
        from .games_room import GamesRoom

        return GamesRoom(self._store)

    @cached_property
    def files(self) -> GameFiles:
        from .game_files import GameFiles

        return GameFiles(self, self.room, self._preferences)

    @cached_property
    def honours(self) -> HonoursRoom:
        from .honours_room import HonoursRoom

        return HonoursRoom(self, self._store, self._preferences)

    @property
    def _evening_runs(self) -> bool:
        """Whether people have planned several games and have not come to the end of them. Nothing of
        the honours is loaded to say so."""
        from halloween_table.store.plans import Plans

        with suppress(StoreProblem):
            return Plans(self._store.settings).running() is not None
        return False

    @property
    def awaits_games(self) -> bool:
        """Whether the games for the shelf cannot be had yet, but soon will be."""
        return self._store.awaits in (Kind.locked, Kind.mending)

    def puzzles(self, key: str) -> PuzzleRoom:
        """The room for the puzzles of that game."""
        if key not in self._puzzle_rooms:
            from .puzzle_room import PuzzleRoom

            outside = around(key)
            assert outside is not None
            self._puzzle_rooms[key] = PuzzleRoom(self, outside, key, self._store, self._preferences)
        return self._puzzle_rooms[key]

    def workshop(self, key: str) -> WorkshopRoom:
        """The room for the workshop of that key."""
        if key not in self._workshop_rooms:
            from .workshop_room import WorkshopRoom

            workshop = self.room.kit(key).workshop
            assert workshop is not None
            puzzles = self.puzzles(workshop.builds)
            self._workshop_rooms[key] = WorkshopRoom(
                self, key, puzzles, self._store, self._preferences
            )
        return self._workshop_rooms[key]

    @property
    def page(self) -> QWidget:
        return self._pages.currentWidget()

    def turn_to(self, page: QWidget, keep: QWidget | None = None) -> None:
        """Shows the page; every other one but the shelf, and the one to keep, is done with."""
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
            self._entitling.heed(page)
        self._pages.setCurrentWidget(page)
        self._entitling.turned()
        SOUNDS.ambience(page.evening if isinstance(page, Page) else "shelf")
        for other in [self._pages.widget(at) for at in range(self._pages.count())]:
            if other not in (page, self.shelf, keep):
                self._pages.removeWidget(other)
                other.deleteLater()
        lean_start.forget_sources()  # a page may be the first of its game

    # ---- the shelf ------------------------------------------------------------------------

    def show_shelf(self) -> None:
        self.turn_to(self.shelf)
        self.show_games()
        self._offer_evening()

    def _offer_evening(self) -> None:
        """Who is in the middle of an evening goes on with it from the shelf."""
        runs = self._evening_runs
        self.shelf.offer_evening(self.honours.said_on_shelf() if runs else None)

    def _leave(self, game: str) -> None:
        """Back to the shelf, where that game waits under the keyboard."""
        self.show_shelf()
        self.shelf.take_focus(game)

    def show_games(self) -> None:
        """Puts the games that can be played on, and those that are over, beside the boxes."""
        self.filling.fill()

    def new_game(self, chosen: Box) -> None:
        """Opens a box: at the way in which it was played last."""
        last = self._preferences.way(chosen.key)
        for way in self.room.kit(chosen.key).ways:
            if way.opens and way.key == last:
                self.puzzles(way.opens).open_book()
                return
        self._agree(chosen)

    def choose_way(self, chosen: Box, way: Way) -> None:
        """Another way to play what is in that box."""
        self._preferences.set_way(chosen.key, way.key)
        self.new_game(chosen)

    def _agree(self, chosen: Box) -> None:
        from ..new_game.page import NewGamePage

        people = self._store.results.people
        page = NewGamePage(chosen, self.room.kit(chosen.key), self._preferences, people)
        page.elsewhere.connect(lambda way: self.choose_way(chosen, way))
        page.left.connect(self.show_shelf)
        page.started.connect(lambda *agreed: self.begin(chosen.key, *agreed))
        self.turn_to(page)
        page.take_focus()

    # ---- games ------------------------------------------------------------------------------

    def begin(
        self,
        key: str,
        players: tuple[Player, ...],
        options: Any,
        seed: int,
        hints: bool = True,
    ) -> None:
        hiding = self._preferences.hiding
        try:
            sitting = self.room.begin(key, players, options, seed, hiding, hints=hints)
        except StoreProblem as problem:
            self.say(problem)
        else:
            self.sit_down(sitting)

    def resume_game(self, header: Header, *, from_file: bool = False) -> None:
        self._resume(header.game, header.id, from_file=from_file)

    def _resume(self, key: str, id_: str, notice: str = "", *, from_file: bool = False) -> None:
        try:
            sitting = self.room.go_on(key, id_, self._preferences.hiding)
        except StoreProblem as problem:
            self.say(problem)
            self.show_shelf()
            return
        self.sit_down(sitting, from_file=from_file)
        if sitting.history.from_snapshot:
            notice = self._sentences.older_rules()
        if notice:
            self.tell(notice)

    def _play_on(self, deal: Callable[[Record, bool], Sitting], record: Record) -> None:
        """One more game after this one."""
        try:
            sitting = deal(record, self._preferences.hiding)
        except StoreProblem as problem:
            self.say(problem)
        else:
            self.sit_down(sitting)

    def sit_down(self, sitting: Sitting, *, from_file: bool = False) -> TablePage:
        """Those who sit at a game from a file may be other people than those who are here."""
        from ..table.page import TablePage

        key = sitting.record.game
        room = self._puzzle_room_of(sitting)
        if room is not None and sitting.outcome is not None:
            return self.look_at_end(sitting)  # a puzzle that is over, from outside
        page = TablePage(sitting, sitting, self._preferences)
        page.ended.connect(lambda: self._show_end(page, sitting, sitting.id))
        page.lost.connect(lambda notice: self._resume(key, sitting.id, notice))
        self._open_table(page, key, sitting.id, room and (lambda: room.leave(sitting)))
        if room is not None:
            room.attend(page, sitting, from_file=from_file)
        return page

    def _puzzle_room_of(self, source: Source) -> PuzzleRoom | WorkshopRoom | None:
        """Where such a game is begun and left, if that is not the shelf."""
        kit = source.kit
        if kit.puzzles is not None:
            return self.puzzles(kit.game.key)
        return self.workshop(kit.game.key) if kit.workshop is not None else None

    def watch_game(self, header: Header) -> None:
        """Opens a game that is over, to be watched from its start."""
        self.watch(header.game, header.id)

    def watch(self, key: str, id_: str, leave: Callable[[], None] | None = None) -> None:
        """The same for whoever knows only its id; `leave`: where one goes from there, if that is not
        the shelf."""
        from halloween_table.sitting.replay import Replay

        try:
            history = self.room.history(key, id_)
        except StoreProblem as problem:
            self.say(problem)
            (leave or self.show_shelf)()
        else:
            self._watch(Replay(self.room.kit(key), history, at=0), id_, leave)

    def _watch(
        self, replay: Replay, id_: str, leave: Callable[[], None] | None = None
    ) -> TablePage:
        from ..table.page import TablePage

        page = TablePage.watched(replay, self._preferences)
        page.ended.connect(lambda: self._show_end(page, replay, id_))
        room = self._puzzle_room_of(replay)
        if leave is None and room is not None:
            leave = room.come_back
        self._open_table(page, replay.kit.game.key, id_, leave)
        if replay.history.from_snapshot:
            page.say(self._sentences.seen_as_it_ended())
        return page

    def _open_table(
        self, page: TablePage, key: str, id_: str, leave: Callable[[], None] | None
    ) -> None:
        """`leave`: where one goes from there, if that is not the shelf."""
        page.left.connect(leave or (lambda: self._leave(id_)))
        page.rule_asked.connect(lambda anchor: self.open_rulebook(key, anchor))
        page.settings_asked.connect(self.open_settings)
        page.told.connect(self.tell)
        page.play_on_asked.connect(lambda replay: self._play_on_from(replay, id_))
        self.turn_to(page)
        page.view.camera.sharpen_now()
        page.take_focus()

    def _play_on_from(self, replay: Replay, id_: str) -> None:
        """A new game from where somebody watches; the one that is watched stays as it is."""
        try:
            sitting = self.room.play_on(replay, id_, self._preferences.hiding)
        except StoreProblem as problem:
            self.say(problem)
        else:
            self.sit_down(sitting).say(
                self.tr("A new game begins here. The one you watched stays on the shelf.")
            )

    def _show_end(self, table: TablePage, source: Source, id_: str) -> None:
        """The points; the table stays behind them while its last move can be taken back."""
        from halloween_table.engine.game import OPEN
        from halloween_table.sitting.replay import Replay
        from halloween_table.sitting.sitting import Sitting

        from ..end.page import EndPage

        outcome = source.history.outcome
        if outcome is None or self.page is not table:
            return
        if table.helping.guiding is not None and isinstance(source, Sitting):
            self.puzzles(source.record.game).show_solved(source, table.helping.guiding)
            return
        history, kit = source.history, source.kit
        page = EndPage(
            Replay(kit, history),
            outcome,
            self._store.results,
            table.hands.can_undo,
            # Whoever comes back from a look at the table has seen it.
            pace=self._preferences.pace_factor if isinstance(source, Sitting) else 0.0,
            onward=self.honours.onward(id_) if self._evening_runs else None,
        )
        record = history.record
        page.left.connect(lambda: self._leave(id_))
        page.table_asked.connect(lambda: self._watch(Replay(kit, history, eyes=OPEN), id_))
        page.moment_asked.connect(lambda at: self._watch(Replay(kit, history, at, OPEN), id_))
        page.review_asked.connect(
            lambda: self._watch(Replay(kit, history, eyes=OPEN), id_).bar.review.click()
        )
        page.undo_asked.connect(lambda: self._back_from_end(table))
        page.rematch_asked.connect(lambda: self._play_on(self.room.rematch, record))
        page.again_asked.connect(lambda: self._play_on(self.room.again, record))
        page.export_asked.connect(lambda: self.files.export(record.game, id_))
        page.evening = table.evening
        page.onward_asked.connect(lambda: self.honours.go_on())
        self.turn_to(page, keep=table)

    def look_at_end(self, sitting: Sitting, leave: Callable[[], None] | None = None) -> TablePage:
        """At the table of a game that is over, with all that can be seen there."""
        from halloween_table.engine.game import OPEN
        from halloween_table.sitting.replay import Replay

        replay = Replay(sitting.kit, sitting.history, eyes=OPEN)
        return self._watch(replay, sitting.id, leave)

    def _back_from_end(self, table: TablePage) -> None:
        self.turn_to(table)
        table.undo()
        table.take_focus()

    def keep_tables(self) -> None:
        """The store was mended: what lies on a table is kept again if it was lost."""
        if self._pages.count() == 1:
            return  # the shelf: nobody plays yet
        from ..table.page import TablePage

        for page in (self._pages.widget(at) for at in range(self._pages.count())):
            if isinstance(page, TablePage):
                with suppress(StoreProblem):  # the next move says it
                    page.hands.keep_again()

    def delete_game(self, header: Header) -> None:
        from PySide6.QtCore import QLocale

        from ..parts.names import called
        from .asking import Question, agrees

        found, when = box(header.game), header.touched.astimezone()
        which = (
            shelf_text(found.title) if found else header.game,
            ", ".join(called(player.name) for player in header.players),
            QLocale().toString(when, QLocale.FormatType.ShortFormat),
        )
        question = Question(
            self.tr("Delete a game"),
            fill(self.tr("Delete this game for good? (%1)"), " · ".join(filter(None, which))),
            self.tr("Delete"),
            self.tr("Keep"),
            destroys=True,
        )
        if agrees(self, question):
            try:
                self._store.delete(header.id)
            except StoreProblem as problem:
                self.say(problem)
            self.show_shelf()

    # ---- other windows ----------------------------------------------------------------------

    def open_rulebook(self, key: str, anchor: str) -> None:
        from ..rulebook.window import RulebookWindow

        found = around(key)
        if found is not None:
            key = found.key
        if key not in self._rulebooks and found is not None:
            book = self._rulebooks[key] = RulebookWindow(found, self.room.kit(key))
            book.closed.connect(self._return_to_table)
        self._rulebooks[key].open_at(anchor)

    def _return_to_table(self) -> None:
        """Whoever has read a rule at the table goes on playing: no key presses a button instead."""
        if self.page is self.shelf:
            return
        from ..table.page import TablePage

        if isinstance(self.page, TablePage):
            self.page.take_focus()

    def open_settings(self) -> None:
        from .asking import put
        from .settings_dialog import SettingsDialog

        put(SettingsDialog(self._preferences, self._folder, self))

    def open_about(self) -> None:
        from .asking import put
        from .dialogs import AboutDialog

        put(AboutDialog(self))

    def tell(self, sentence: str) -> None:
        """Says something that somebody has to have read."""
        from PySide6.QtWidgets import QMessageBox

        from .asking import put

        message = QMessageBox(
            QMessageBox.Icon.Information, "Halloween Table", sentence, parent=self
        )
        message.setTextFormat(Qt.TextFormat.PlainText)
        put(message)

    def say(self, problem: StoreProblem) -> None:
        self.tell(self._sentences.problem(problem))

    def _listen(self) -> None:
        """To what can be pressed wherever somebody is; and what can wait until the shelf is seen."""
        from PySide6.QtGui import QKeySequence, QShortcut

        for keys, slot in (
            ("F11", self._toggle_full_screen),
            ("F12", self._preferences.toggle_sound),
        ):
            QShortcut(QKeySequence(keys), self, slot).setAutoRepeat(False)
        self._offer_evening()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.growing.resized()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._preferences.geometry = self.saveGeometry().toBase64().toStdString()
        for window in self._rulebooks.values():
            window.close()
            window.deleteLater()
        self._rulebooks.clear()
        super().closeEvent(event)
