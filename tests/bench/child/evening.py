"""An evening with the program: its window on a data folder, and what people do there. Whatever the
benchmarks know of the windows, they know from here. It imports nothing of the program before the
program has started.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from .older import game_at, trust
from .started import started

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from halloween_table.app.table.page import TablePage
    from halloween_table.contract.offers import Offer
    from halloween_table.table.view import TableView


class _Waiting(NamedTuple):
    """A game on the shelf, as far as opening it goes."""

    game: str
    id: str


class Evening:
    """Nobody hides anything tonight: there is no curtain."""

    def __init__(self, folder: Path | None = None, *, pace: str = "normal") -> None:
        self.window = started(folder or Path(tempfile.mkdtemp()))
        self.store, self.preferences = self.window._store, self.window._preferences
        self.preferences.pace = pace
        trust(self.preferences)
        from .frames import Frames

        self.frames = Frames(self.window)
        self.frames.next(self.window.shelf)
        self.rest()

    # ---- games ------------------------------------------------------------------------------

    def keep(self, key: str, moves: int, lasting: int = 0) -> str:
        """Lets a game wait after so many moves, of one that lasts longer than that: its id."""
        from halloween_table.engine.codec import Codec

        from .records import game_of, recorded

        record, position = recorded(key, moves, lasting)
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
        from halloween_table.app.table.page import TablePage

        page = self.window.page
        assert isinstance(page, TablePage)
        return page

    @property
    def view(self) -> TableView:
        return self.page.view

    def rest(self) -> None:
        """Until nothing more happens by itself."""
        from .heartbeat import Heartbeat

        Heartbeat(self.window).until_rest()

    def read_rulebook(self, key: str) -> None:
        """Opens it and puts it away again."""
        from PySide6.QtWidgets import QApplication

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
        return len(game_at(self.page).record.moves)

    def make(self, offer: Offer) -> float:
        """Makes it by mouse: milliseconds from the release to the first changed frame."""
        from halloween_table.app.program.robot import Robot

        before = self.moves
        return self.frames.after_release(
            self.view.viewport(),
            lambda: Robot(self.view).drag(offer),
            lambda: self.moves > before,
        )

    def make_quickly(self, offer: Offer) -> None:
        """The same without looking at the clock."""
        from PySide6.QtWidgets import QApplication

        from halloween_table.app.program.robot import Robot

        Robot(self.view).drag(offer)
        QApplication.processEvents()
