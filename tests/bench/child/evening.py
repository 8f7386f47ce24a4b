"""An evening with the program: its window on a data folder, and what people do there. Whatever the
benchmarks know of the windows, they know from here."""

from __future__ import annotations

import gc
import tempfile
from pathlib import Path

from attrs import frozen
from PySide6.QtWidgets import QApplication, QWidget

from halloween_table.app.parts.language import speak
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.running import application, open_store
from halloween_table.app.program.theme import use_theme
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.offers import Offer
from halloween_table.engine.codec import Codec
from halloween_table.table.view import TableView

from .frames import Frames
from .heartbeat import Heartbeat
from .records import game_of, recorded

_SIZE = (1280, 800)


@frozen
class _Waiting:
    """A game on the shelf, as far as opening it goes."""

    game: str
    id: str


class Evening:
    """Nobody hides anything tonight: there is no curtain."""

    def __init__(self, folder: Path | None = None, *, pace: str = "normal") -> None:
        folder = folder or Path(tempfile.mkdtemp())
        app = application()
        self.store, _ = open_store(folder)
        self.preferences = Preferences(self.store, "en")
        self.preferences.pace = pace
        self.preferences.curtain = False
        speak("en")
        self.window = MainWindow(self.store, self.preferences, folder)
        use_theme(app)
        self.window.resize(*_SIZE)
        self.window.show()
        self.frames = Frames(self.window)
        self.frames.next(self.window.shelf)
        gc.freeze()

    # ---- games ------------------------------------------------------------------------------

    def keep(self, key: str, moves: int) -> str:
        """Lets a game wait after so many moves: its id."""
        record, position = recorded(key, moves)
        return self.store.new_game(record, position, Codec(game_of(key)))

    def open(self, key: str, id_: str) -> QWidget:
        """Takes a waiting game up, as far as everybody sees the table: what it is painted on."""
        self.window.resume_game(_Waiting(key, id_))
        page = self.page
        if not page.keys.isHidden():
            page.keys.start.click()
        return page.view.viewport()

    def leave(self, id_: str) -> None:
        """Back to the shelf, without the game."""
        self.store.delete(id_)
        self.window.show_shelf()
        self.rest()

    @property
    def page(self) -> TablePage:
        page = self.window.page
        assert isinstance(page, TablePage)
        return page

    @property
    def view(self) -> TableView:
        return self.page.view

    def rest(self) -> None:
        """Until nothing more happens by itself."""
        Heartbeat(self.window).until_rest()

    def read_rulebook(self, key: str) -> None:
        """Opens it and puts it away again."""
        self.window.open_rulebook(key, "")
        self.rest()
        for window in QApplication.topLevelWidgets():
            if window is not self.window and window.isVisible():
                window.close()
        self.rest()

    # ---- moves ------------------------------------------------------------------------------

    def offers(self, kind: str = "") -> list[Offer]:
        """The moves of that kind that can be made on the table now."""
        return [
            offer
            for offer in self.view.table.arrangement.offers
            if offer.invites and kind in ("", type(offer.move).__name__)
        ]

    @property
    def moves(self) -> int:
        """How many have been made."""
        return len(self.page.sitting.record.moves)

    def make(self, offer: Offer) -> float:
        """Makes it by mouse: milliseconds from the release to the first changed frame."""
        before = self.moves
        return self.frames.after_release(
            self.view.viewport(),
            lambda: Robot(self.view).drag(offer),
            lambda: self.moves > before,
        )

    def make_quickly(self, offer: Offer) -> None:
        """The same without looking at the clock."""
        Robot(self.view).drag(offer)
        QApplication.processEvents()
