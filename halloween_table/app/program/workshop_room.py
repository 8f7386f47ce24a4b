"""Everything about puzzles that are built by hand, between the main window and its pages."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Kit
from halloween_table.contract.puzzles import Side
from halloween_table.contract.workshop import Workshop
from halloween_table.engine.game import Refusal
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.problems import StoreProblem
from halloween_table.store.store import Store

from ..parts.names import kept_name
from ..parts.preferences import Preferences

if TYPE_CHECKING:
    from ..table.page import TablePage
    from ..table.workshop_panel import WorkshopPanel
    from .puzzle_room import PuzzleRoom
    from .window import MainWindow


class WorkshopRoom(QObject):
    """The workshop for the puzzles of one box, and those of them that somebody has kept."""

    def __init__(
        self,
        window: MainWindow,
        key: str,
        puzzles: PuzzleRoom,
        store: Store,
        preferences: Preferences,
    ) -> None:
        """The workshop of that key, and the room in which its puzzles are played."""
        super().__init__(window)
        self._window, self._key, self._puzzles = window, key, puzzles
        self._store, self._preferences = store, preferences

    @property
    def _kit(self) -> Kit:
        return self._window.room.kit(self._key)

    @property
    def _workshop(self) -> Workshop[object]:
        workshop = self._kit.workshop
        assert workshop is not None
        return workshop

    # ---- building -----------------------------------------------------------------------------------

    def open(self) -> None:
        """Goes on with what somebody has built last, or begins."""
        try:
            waiting = self._waiting()
            if not waiting:
                self.begin()
                return
            sitting = self._window.room.go_on(self._key, waiting, hiding="open")
        except StoreProblem as problem:
            self._window.say(problem)
        else:
            self._window.sit_down(sitting)

    def _waiting(self) -> str:
        """The id of their latest draft; empty if there is none."""
        name = self._puzzles.player.name
        for header in self._store.unfinished():
            names = [kept_name(who.name) for who in header.players]
            if header.game == self._key and names == [name]:
                return header.id
        return ""

    def begin(self, code: str = "") -> None:
        """From the puzzle with that code, or from nothing."""
        options, players = self._workshop.options(code), (self._puzzles.player,)
        try:
            sitting = self._window.room.begin(self._key, players, options, 0, hiding="open")
        except StoreProblem as problem:
            self._window.say(problem)
        else:
            self._window.sit_down(sitting)

    def attend(self, page: TablePage, sitting: Sitting, *, from_file: bool = False) -> None:
        """Somebody sits down to build."""
        if page.helping.examiner is None:
            return
        panel = page.helping.examiner.panel
        panel.show_kept(self._codes())
        panel.play_asked.connect(self._puzzles.begin)
        panel.keep_asked.connect(lambda code, difficulty: self._keep(panel, code, difficulty))
        panel.code.picture_asked.connect(lambda: self._puzzles.save_picture(panel.code.code))
        panel.new_asked.connect(self.begin)
        panel.code_entered.connect(lambda typed: self._change(panel, sitting, typed))
        page.helping.examiner.get_ready()

    def _change(self, panel: WorkshopPanel, sitting: Sitting, typed: str) -> None:
        """Begins with somebody's puzzle in place of a table on which nothing lies yet."""
        read = self._puzzles.read(typed)
        if isinstance(read, Refusal):
            panel.say_code(self._puzzles.sentence(read))
            return
        self._forget_if_empty(sitting)
        self.begin(read)

    def come_back(self) -> None:
        """From a table that was only looked at."""
        self._puzzles.open_book()

    def leave(self, sitting: Sitting) -> None:
        """From a table to the book."""
        self._forget_if_empty(sitting)
        self._puzzles.open_book()

    def _forget_if_empty(self, sitting: Sitting) -> None:
        if self._workshop.is_empty(sitting.view):
            with suppress(StoreProblem):
                self._store.delete(sitting.id)

    # ---- what is kept ---------------------------------------------------------------------------------

    def own(self) -> tuple[Side, ...]:
        """The puzzles that somebody has kept, the newest first. Settings may come from anywhere:
        whatever is no puzzle is passed over."""
        return tuple(
            Side(0, code, difficulty)
            for code, difficulty in self._preferences.own_puzzles(self._workshop.builds)
            if self._puzzles.read(code) == code and difficulty in self._puzzles.difficulties
        )

    def _codes(self) -> frozenset[str]:
        return frozenset(side.code for side in self.own())

    def _keep(self, panel: WorkshopPanel, code: str, difficulty: int) -> None:
        others = [(side.code, side.difficulty) for side in self.own() if side.code != code]
        self._preferences.set_own_puzzles(self._workshop.builds, [(code, difficulty), *others])
        panel.show_kept(self._codes())

    def remove(self, code: str) -> None:
        """Nobody is asked: by its code it can be had again."""
        others = [(side.code, side.difficulty) for side in self.own() if side.code != code]
        self._preferences.set_own_puzzles(self._workshop.builds, others)
