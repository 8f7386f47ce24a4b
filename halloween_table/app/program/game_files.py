"""Games as files: saved for somebody, and taken in from outside, with what is asked on the way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog

from halloween_table.engine.translate import fill
from halloween_table.product import SUFFIX
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.exchange import Imported, Reading
from halloween_table.store.problems import StoreProblem
from halloween_table.store.rows import Header

from ..parts.names import tidied
from ..parts.preferences import Preferences
from ..parts.sentences import Sentences
from ..parts.widgets import Page
from ..table.page import TablePage
from . import asking
from .dialogs import ReadingDialog
from .games_room import GamesRoom

if TYPE_CHECKING:
    from .window import MainWindow

PATIENCE_SECONDS = 0.4
"""A file that is read within this time needs no word about how far it has come."""
_OLDER_SUFFIX = ".json"
"""What such files were called before they had a suffix of their own."""
_MOST_NAMED = 6
"""Of many files that are no games so many are named."""


class GameFiles(QObject):
    """The dialogs over the main window, and what comes of them."""

    def __init__(self, window: MainWindow, room: GamesRoom, preferences: Preferences) -> None:
        super().__init__(window)
        self._window, self._room, self._preferences = window, room, preferences
        self._sentences = Sentences(self)

    # ---- out --------------------------------------------------------------------------------------

    def export(self, key: str, id_: str) -> None:
        try:
            if self._room.tells_secrets(key, id_) and not self._may_be_told():
                return
            typed, _ = QFileDialog.getSaveFileName(
                self._window,
                self.tr("Save this game as a file"),
                str(self._room.unused_file(key, id_, _documents())),
                self._games(SUFFIX),
            )
            if not typed:
                return
            path = with_suffix(typed)
            if str(path) == typed or self._may_be_written(path):
                self._room.export(key, id_, path)
        except StoreProblem as problem:
            self._window.say(problem)

    def _may_be_told(self) -> bool:
        return asking.agrees(
            self._window,
            asking.Question(
                self.tr("Save this game as a file"),
                self.tr(
                    "This game is not over yet. From the file, anybody can find out all hidden cards."
                ),
                self.tr("Save it"),
                self.tr("Do not save it"),
            ),
        )

    def _may_be_written(self, path: Path) -> bool:
        """The dialog has only asked about the name as it was typed."""
        return not path.exists() or asking.agrees(
            self._window,
            asking.Question(
                self.tr("Save this game as a file"),
                fill(self.tr("There is already a file called %1."), tidied(path.name)),
                self.tr("Replace it"),
                self.tr("Do not save it"),
                destroys=True,
            ),
        )

    # ---- in ---------------------------------------------------------------------------------------

    def choose(self) -> None:
        """Asks for a file, and takes it in. It may have any name: what is in it counts."""
        path, _ = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open a saved game file"),
            str(_documents()),
            ";;".join((self._games(SUFFIX, _OLDER_SUFFIX), self.tr("All files (*)"))),
        )
        if path:
            self.take_in(Path(path))

    def take_in(self, *paths: Path) -> None:
        """Takes games from outside in, if the rules accept every move of them. The last of them comes
        to the table; the others wait on the shelf.

        Whoever plays another game meanwhile leaves it as by its own button, and is not asked: every
        move of it is kept, and a clock is stopped. Only if the page they leave says that something
        is lost with it, they are.
        """
        games: list[Sitting | Header] = []
        problems: dict[Path, StoreProblem] = {}
        for path in paths:
            try:
                games += self._taken_in(path, alone=len(paths) == 1)
            except StoreProblem as problem:
                problems[path] = problem
        if problems:
            self._say(problems, alone=len(paths) == 1)
        if games:
            self._bring_to_table(games[-1])

    def _taken_in(self, path: Path, alone: bool) -> Iterator[Sitting | Header]:
        """The game in that file; nothing if somebody does not want it."""
        imported = self._read(path)
        if imported is None:
            return
        kept = self._room.kept_before(imported)
        if kept is not None:
            longer = kept.moves > len(imported.record.moves)
            choice = self._ask_which(kept) if longer and alone else 0
            if choice != 1:
                yield from () if choice is None else (kept,)
                return
        with _hourglass():
            again = kept is not None
            yield self._room.take_in(imported, self._preferences.hiding, again)

    def _ask_which(self, kept: Header) -> int | None:
        """Whether to go on with the game on the shelf, which has more moves than the file (0), or to
        begin another one with the file (1)."""
        text = self.tr("This game is on your shelf already, and more of it has been played there.")
        go_on = self.tr("Watch that game") if kept.ended else self.tr("Go on with that game")
        things = (go_on, self.tr("Open the file as a new game"))
        return asking.chosen(
            self._window, asking.Choice(self.tr("Open a saved game file"), text, things)
        )

    def _read(self, path: Path) -> Imported | None:
        """The game in that file; None if somebody does not want to wait for it."""
        with _hourglass():
            reading = self._room.reading(path)
            more = reading.go_on(PATIENCE_SECONDS)
        return reading.imported if not more or self._read_on(reading) else None

    def _read_on(self, reading: Reading) -> bool:
        """Reads what takes longer, with a word about how far it has come: whether all was read."""
        dialog = ReadingDialog(reading, self._window)
        done = asking.put(dialog) == QDialog.DialogCode.Accepted
        if dialog.problem is not None:
            raise dialog.problem
        return done

    def _say(self, problems: Mapping[Path, StoreProblem], alone: bool) -> None:
        """What is wrong with these files; of several, with which."""
        if alone:
            self._window.say(*problems.values())
            return
        named = islice(problems.items(), _MOST_NAMED)
        said = [f"{tidied(path.name)}: {self._sentences.problem(wrong)}" for path, wrong in named]
        if more := len(problems) - len(said):
            said.append(self.tr("%n more files could not be opened.", "", more))
        self._window.tell("\n".join(said))

    # ---- to the table -----------------------------------------------------------------------------

    def _bring_to_table(self, game: Sitting | Header) -> None:
        """A game that was taken in just now, or one that was here already; unless it lies there."""
        page = self._window.page
        assert isinstance(page, Page)
        if _lies_at(page, game.id) or not self._may_be_left(page):
            return
        self._go_home()
        with _hourglass():
            if isinstance(game, Sitting):
                self._window.sit_down(game, from_file=True)
            elif game.ended:
                self._window.watch_game(game)
            else:
                self._window.resume_game(game, from_file=True)

    def _may_be_left(self, page: Page) -> bool:
        lost = page.leaving_costs()
        later = self.tr("The game from the file is on your shelf: you can also open it later.")
        return not lost or asking.agrees(
            self._window,
            asking.Question(
                self.tr("Open a saved game file"),
                f"{lost}\n{later}",
                self.tr("Open it now"),
                self.tr("Stay here"),
            ),
        )

    def _go_home(self) -> None:
        """To the shelf, from page to page as by the button of each: each has something to put away."""
        window = self._window
        while window.page is not window.shelf:
            page: Any = window.page
            page.left.emit()
            if window.page is page:  # something went wrong in it
                window.show_shelf()

    def _games(self, *suffixes: str) -> str:
        """What a file dialog shows."""
        names = " ".join(f"*{suffix}" for suffix in suffixes)
        return fill(self.tr("Halloween Table games (%1)"), names)


def with_suffix(typed: str) -> Path:
    """The file somebody means by that name. Some systems complete it, others leave that to us."""
    whole = typed.lower().endswith((SUFFIX, _OLDER_SUFFIX))
    return Path(typed if whole else typed + SUFFIX)


def _lies_at(page: Page, id_: str) -> bool:
    """Whether that game is played there now."""
    source = page.source if isinstance(page, TablePage) else None
    return isinstance(source, Sitting) and source.id == id_


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
