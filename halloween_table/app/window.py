"""The main window: shelf, new game, table and end are its pages; everything meets here."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QCloseEvent, QIcon
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMessageBox, QStackedWidget, QWidget

from halloween_table.engine.chance import SEEDS
from halloween_table.engine.game import Game
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill
from halloween_table.games.kit import Kit
from halloween_table.games.shelf import SHELF, Box, box
from halloween_table.store import (
    Header,
    Store,
    StoreProblem,
    export_text,
    import_text,
    read_limited,
    resume,
    write_safely,
)
from halloween_table.table.drawing import drawn

from .preferences import Preferences
from .sentences import Sentences
from .shelf_page import THUMBNAIL, ShelfPage, WaitingCard

if TYPE_CHECKING:
    from halloween_table.sitting.sitting import Sitting

    from .rulebook_window import RulebookWindow
    from .table_page import TablePage


class MainWindow(QMainWindow):
    """The one window of the program, besides rulebooks and dialogs."""

    def __init__(self, store: Store, preferences: Preferences, folder: Path) -> None:
        super().__init__()
        self._store, self._preferences, self._folder = store, preferences, folder
        self._sentences = Sentences(self)
        self._kits: dict[str, Kit] = {}
        self._rulebooks: dict[str, RulebookWindow] = {}
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        self.setWindowIcon(QIcon(drawn("common/app", 128, 128)))
        self.setMinimumSize(QSize(1024, 640))
        self.resize(1280, 800)
        self.shelf = ShelfPage(preferences)
        self.shelf.opened.connect(self.new_game)
        self.shelf.resumed.connect(self.resume_game)
        self.shelf.exported.connect(self.export_game)
        self.shelf.deleted.connect(self.delete_game)
        self.shelf.imported.connect(self.import_game)
        self.shelf.settings_asked.connect(self.open_settings)
        self.shelf.about_asked.connect(self.open_about)
        self.shelf.rulebook_asked.connect(lambda: self.open_rulebook(SHELF[0].key, ""))
        self.shelf.picture_wanted.connect(self._draw_thumbnail)
        self._pages.addWidget(self.shelf)
        self.setWindowTitle("Halloween Table")
        self.show_shelf()

    def kit(self, key: str) -> Kit:
        """The game of that name, opened when it is first needed."""
        if key not in self._kits:
            found = box(key)
            assert found is not None
            self._kits[key] = found.open()
        return self._kits[key]

    @property
    def page(self) -> QWidget:
        return self._pages.currentWidget()

    def _turn_to(self, page: QWidget, keep: QWidget | None = None) -> None:
        """Shows the page; every other one but the shelf, and the one to keep, is done with."""
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        for other in [self._pages.widget(at) for at in range(self._pages.count())]:
            if other not in (page, self.shelf, keep):
                self._pages.removeWidget(other)
                other.deleteLater()

    # ---- the shelf ------------------------------------------------------------------------

    def show_shelf(self) -> None:
        self._turn_to(self.shelf)
        try:
            waiting = self._store.unfinished()
        except StoreProblem as problem:
            waiting = ()
            self.shelf.notify(self._sentences.problem(problem))
        self.shelf.show_waiting(tuple(header for header in waiting if box(header.game)))

    def _draw_thumbnail(self, card: WaitingCard) -> None:
        """A small picture of a waiting table, as everybody may see it."""
        from halloween_table.engine.codec import Codec
        from halloween_table.table.render import rendered

        kit = self.kit(card.header.game)
        try:
            saved = self._store.load(card.header.id, Codec(kit.game))
            position = resume(saved, kit.game).position
        except StoreProblem:
            return
        view = kit.game.view(position, None)
        arrangement = kit.arranger.arrange(view, None, saved.record.players)
        card.show_picture(rendered(arrangement, THUMBNAIL.width(), self.devicePixelRatioF()))

    def new_game(self, chosen: Box) -> None:
        from .new_game_page import NewGamePage

        page = NewGamePage(chosen, self.kit(chosen.key), self._preferences)
        page.left.connect(self.show_shelf)
        page.started.connect(
            lambda players, options, seed: self.begin(chosen.key, players, options, seed)
        )
        self._turn_to(page)

    # ---- games ------------------------------------------------------------------------------

    def begin(self, key: str, players: tuple[Player, ...], options: Any, seed: int) -> None:
        from halloween_table.sitting.sitting import Sitting

        kit = self.kit(key)
        try:
            sitting = Sitting.begin(
                kit, self._store, players, options, seed, self._preferences.curtain
            )
        except StoreProblem as problem:
            self._say(problem)
            return
        self._sit_down(sitting)

    def resume_game(self, header: Header) -> None:
        self._resume(header.game, header.id)

    def _resume(self, key: str, id_: str, notice: str = "") -> None:
        from halloween_table.engine.codec import Codec
        from halloween_table.sitting.sitting import Sitting

        kit = self.kit(key)
        try:
            saved = self._store.load(id_, Codec(kit.game))
            sitting = Sitting(kit, self._store, saved, self._preferences.curtain)
        except StoreProblem as problem:
            self._say(problem)
            self.show_shelf()
            return
        self._sit_down(sitting)
        if sitting.from_snapshot:
            notice = self._sentences.older_rules()
        if notice:
            self.tell(notice)

    def _sit_down(self, sitting: Sitting) -> None:
        from .table_page import TablePage

        page = TablePage(sitting, self._preferences)
        sitting.setParent(page)
        key = sitting.record.game
        page.left.connect(self.show_shelf)
        page.ended.connect(lambda: self._show_end(page))
        page.rule_asked.connect(lambda anchor: self.open_rulebook(key, anchor))
        page.settings_asked.connect(self.open_settings)
        page.lost.connect(lambda notice: self._resume(key, sitting.id, notice))
        self._turn_to(page)
        page.view.setFocus()

    def _show_end(self, table: TablePage) -> None:
        """The points; the table stays behind them for one more look."""
        from .end_page import EndPage

        sitting = table.sitting
        outcome = sitting.outcome
        if outcome is None or self.page is not table:
            return
        page = EndPage(sitting, outcome)
        record = sitting.record
        page.left.connect(self.show_shelf)
        page.table_asked.connect(lambda: self._turn_to(table))
        page.rematch_asked.connect(
            lambda: self.begin(
                record.game, record.players, record.options, secrets.randbelow(SEEDS)
            )
        )
        self._turn_to(page, keep=table)

    # ---- files ------------------------------------------------------------------------------

    def export_game(self, header: Header) -> None:
        from halloween_table.engine.codec import Codec

        names = "-".join(player.name for player in header.players)
        suggested = re.sub(r"[^\w-]+", "_", f"{header.game}-{names}")[:80] + ".json"
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save this game as a file"), suggested, self._file_filter()
        )
        if path:
            try:
                codec = Codec(self.kit(header.game).game)
                saved = self._store.load(header.id, codec)
                write_safely(Path(path), export_text(saved.record, codec))
            except StoreProblem as problem:
                self._say(problem)

    def import_game(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a saved game file"), "", self._file_filter()
        )
        if path:
            self.import_file(Path(path))

    def import_file(self, path: Path) -> None:
        """Takes a game from outside in, if the rules accept every move of it."""
        from halloween_table.engine.codec import Codec

        try:
            imported = import_text(read_limited(path), self._game_named)
            game = self.kit(imported.record.game).game
            id_ = self._store.new_game(
                imported.record,
                imported.position,
                Codec(game),
                outcome=game.outcome(imported.position),
            )
        except StoreProblem as problem:
            self._say(problem)
            return
        self._resume(imported.record.game, id_)

    def _game_named(self, key: str) -> Game[Any, Any] | None:
        return self.kit(key).game if box(key) else None

    def _file_filter(self) -> str:
        return self.tr("Halloween Table games (*.json)")

    def delete_game(self, header: Header) -> None:
        names = ", ".join(player.name for player in header.players)
        question = QMessageBox(
            QMessageBox.Icon.Question,
            self.tr("Delete a game"),
            fill(self.tr("Delete this game for good? (%1)"), names),
            parent=self,
        )
        away = question.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        question.addButton(self.tr("Keep"), QMessageBox.ButtonRole.RejectRole)
        question.exec()
        if question.clickedButton() is away:
            try:
                self._store.delete(header.id)
            except StoreProblem as problem:
                self._say(problem)
            self.show_shelf()

    # ---- other windows ----------------------------------------------------------------------

    def open_rulebook(self, key: str, anchor: str) -> None:
        from .rulebook_window import RulebookWindow

        found = box(key)
        if key not in self._rulebooks and found is not None:
            self._rulebooks[key] = RulebookWindow(found, self.kit(key))
        self._rulebooks[key].open_at(anchor)

    def open_settings(self) -> None:
        from .dialogs import SettingsDialog

        SettingsDialog(self._preferences, self._folder, self).exec()

    def open_about(self) -> None:
        from .dialogs import AboutDialog

        AboutDialog(self).exec()

    def tell(self, sentence: str) -> None:
        """Says something that somebody has to have read."""
        QMessageBox(QMessageBox.Icon.Information, "Halloween Table", sentence, parent=self).exec()

    def _say(self, problem: StoreProblem) -> None:
        self.tell(self._sentences.problem(problem))

    def closeEvent(self, event: QCloseEvent) -> None:
        for window in self._rulebooks.values():
            window.close()
        super().closeEvent(event)
