"""Games as files: saved for somebody, and taken in from outside, with what is asked on the way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from halloween_table.store.exchange import Imported, Reading
from halloween_table.store.problems import StoreProblem

from ..parts.preferences import Preferences
from . import asking
from .dialogs import ReadingDialog
from .games_room import GamesRoom

PATIENCE_SECONDS = 0.4
"""A file that is read within this time needs no word about how far it has come."""


class GameFiles(QObject):
    """The dialogs over the main window.

    Signals:
        taken_in: the Sitting of a game from outside.
        failed: a StoreProblem.
    """

    taken_in = Signal(object)
    failed = Signal(object)

    def __init__(self, window: QWidget, room: GamesRoom, preferences: Preferences) -> None:
        super().__init__(window)
        self._window, self._room, self._preferences = window, room, preferences

    # ---- out --------------------------------------------------------------------------------------

    def export(self, key: str, id_: str) -> None:
        try:
            if self._room.tells_secrets(key, id_) and not self._may_be_told():
                return
            path, _ = QFileDialog.getSaveFileName(
                self._window,
                self.tr("Save this game as a file"),
                str(self._room.unused_file(key, id_, _documents())),
                self._filter(),
            )
            if path:
                self._room.export(key, id_, Path(path))
        except StoreProblem as problem:
            self.failed.emit(problem)

    def _may_be_told(self) -> bool:
        question = asking.Question(
            self.tr("Save this game as a file"),
            self.tr(
                "This game is not over yet. From the file, anybody can find out all hidden cards."
            ),
            self.tr("Save it"),
            self.tr("Do not save it"),
        )
        return asking.agrees(self._window, question)

    # ---- in ---------------------------------------------------------------------------------------

    def choose(self) -> None:
        """Asks for a file, and takes it in."""
        path, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open a saved game file"), str(_documents()), self._filter()
        )
        if path:
            self.take_in(Path(path))

    def take_in(self, path: Path) -> None:
        """Takes a game from outside in, if the rules accept every move of it."""
        try:
            imported = self._read(path)
            if imported is not None:
                with _hourglass():
                    sitting = self._room.take_in(imported, self._preferences.curtain)
                self.taken_in.emit(sitting)
        except StoreProblem as problem:
            self.failed.emit(problem)

    def _read(self, path: Path) -> Imported | None:
        """The game in that file; None if somebody does not want to wait for it."""
        with _hourglass():
            reading = self._room.reading(path)
            more = reading.go_on(PATIENCE_SECONDS)
        return reading.imported if not more or self._read_on(reading) else None

    def _read_on(self, reading: Reading) -> bool:
        """Reads what takes longer, with a word about how far it has come: whether all was read."""
        dialog = ReadingDialog(reading, self._window)
        done = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        if dialog.problem is not None:
            raise dialog.problem
        return done

    def _filter(self) -> str:
        return self.tr("Halloween Table games (*.json)")


@contextmanager
def _hourglass() -> Iterator[None]:
    """The mouse says that something takes a moment."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()


def _documents() -> Path:
    """Where people keep their files."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(place))
