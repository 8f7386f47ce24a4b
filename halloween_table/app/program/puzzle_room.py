"""Everything about puzzles between the main window and its pages: the book, tables, results."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from halloween_table.contract.box import Box
from halloween_table.contract.kit import Kit
from halloween_table.contract.palette import FIGURES, SEAT_COLOURS
from halloween_table.contract.puzzles import Puzzles
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import Refusal
from halloween_table.engine.job import Task
from halloween_table.engine.record import Player
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.problems import DamagedGame, StoreProblem
from halloween_table.store.puzzle_results import Fared, PuzzleResults
from halloween_table.store.store import Store

from ..new_game.seeds import drawn_seed
from ..parts.names import default_name, is_default, kept_name, seated
from ..parts.preferences import Preferences
from ..parts.thinking import Thinking
from ..puzzle_book.making import MakingDialog
from ..puzzle_book.page import BookPage
from ..puzzle_book.picture import picture_of
from ..puzzle_book.solved import SolvedPage
from .asking import put
from .saving import save_picture

if TYPE_CHECKING:
    from ..table.guiding import Guiding
    from ..table.page import TablePage
    from .window import MainWindow

_SEAT = "puzzles"
"""Whoever sits down to puzzles is remembered under this name."""


@frozen
class Streak:
    """Puzzles one after another, until one fails."""

    seed: int
    solved: int = 0


class PuzzleRoom(QObject):
    """The puzzles of one box."""

    def __init__(
        self, window: MainWindow, around: Box, key: str, store: Store, preferences: Preferences
    ) -> None:
        """Of the game with that key, which lies in that box."""
        super().__init__(window)
        self._window, self._around, self._key = window, around, key
        self._store, self._preferences = store, preferences
        self._streak: Streak | None = None
        self._found_ahead: tuple[Streak, str] | None = None
        """The code of a streak's next puzzle, found while the one before is tried."""
        self._ahead = Thinking(self)

    @property
    def _kit(self) -> Kit:
        return self._window.room.kit(self._key)

    @property
    def _puzzles(self) -> Puzzles[object]:
        puzzles = self._kit.puzzles
        assert puzzles is not None
        return puzzles

    @property
    def _results(self) -> PuzzleResults:
        return self._store.puzzle_results(self._key)

    # ---- who plays ------------------------------------------------------------------------------------

    @property
    def player(self) -> Player:
        """Whoever sat down to puzzles last."""
        for seat in self._preferences.seats(_SEAT)[:1]:
            if seat["name"].strip():
                return Player(kept_name(seat["name"]), seat["figure"], seat["colour"])
        return Player(kept_name(default_name(0)), FIGURES[0], next(iter(SEAT_COLOURS)))

    def _sit_down(self, player: Player) -> None:
        name = kept_name(player.name)
        seat = {"name": name, "figure": player.figure, "colour": player.colour}
        self._preferences.set_seats(_SEAT, [seat])

    def _fared(self) -> dict[str, Fared]:
        with suppress(StoreProblem):
            return self._results.of(self.player.name)
        return {}

    # ---- the book -------------------------------------------------------------------------------------

    def open_book(self, at: str = "") -> None:
        """With the keyboard at that puzzle, or at the next one to be solved."""
        self._preferences.set_way(self._around.key, self._way)
        self._end_streak()
        ways = self._window.room.kit(self._around.key).ways
        (player,) = seated([self.player])
        page = BookPage(self._kit, ways, self._way, player, self._people(), self._preferences)
        page.left.connect(self._window.show_shelf)
        page.way_chosen.connect(lambda way: self._window.choose_way(self._around, way))
        page.chosen.connect(self.begin)
        page.made_asked.connect(lambda difficulty: self._make(page, difficulty))
        page.streak_asked.connect(self._begin_streak)
        page.player_changed.connect(lambda who: self._change_player(page, who))
        self._show_own(page)
        self._show_results(page)
        self._window.turn_to(page)
        page.take_focus(at)
        page.look_for_the_day(date.today())

    def _show_own(self, page: BookPage) -> None:
        """What was built by hand, if that can be done with these puzzles."""
        room = self._window.room
        for inside in self._around.inside:
            workshop = room.kit(inside.key).workshop
            if workshop is not None and workshop.builds == self._key:
                builders = self._window.workshop(inside.key)
                page.built_asked.connect(builders.open)
                page.removed.connect(builders.remove)
                page.show_own(builders.own())

    @property
    def _way(self) -> str:
        ways = self._window.room.kit(self._around.key).ways
        return next(way.key for way in ways if way.opens == self._key)

    def _people(self) -> list[Player]:
        with suppress(StoreProblem):
            return [
                Player(who.name, who.figure, who.colour)
                for who in self._store.results.people()
                if not is_default(who.name)
            ]
        return []

    def _change_player(self, page: BookPage, player: Player) -> None:
        self._sit_down(player)
        self._show_results(page)

    def _show_results(self, page: BookPage) -> None:
        streak = 0
        with suppress(StoreProblem):
            streak = self._results.streak(self.player.name)
        page.show_results(self._fared(), streak)

    # ---- beginning one ----------------------------------------------------------------------------------

    def begin(self, code: str) -> None:
        """That puzzle: from where it waits, if the one who plays has begun it."""
        try:
            sitting = self._gone_on_with(code) or self._begun(code)
        except StoreProblem as problem:
            self._window.say(problem)
        else:
            self._window.sit_down(sitting)

    def _gone_on_with(self, code: str) -> Sitting | None:
        """Where it waits; None if it does not, or cannot be read any more."""
        waiting = self._waiting(code, self.player)
        with suppress(DamagedGame):
            return self._window.room.go_on(self._key, waiting, hiding="open") if waiting else None
        return None

    def _begun(self, code: str) -> Sitting:
        options = self._puzzles.options(code)
        return self._window.room.begin(self._key, (self.player,), options, 0, hiding="open")

    def _waiting(self, code: str, player: Player) -> str:
        """The id of the game in which that puzzle waits for them; empty if there is none."""
        codec = Codec(self._kit.game)
        wanted = self._puzzles.options(code)
        for header in self._store.unfinished():
            names = [kept_name(who.name) for who in header.players]
            if header.game == self._key and names == [player.name]:
                with suppress(StoreProblem):
                    if self._store.load(header.id, codec).record.options == wanted:
                        return header.id
        return ""

    def _made(self, task: Task[str]) -> str:
        """The code of a new one; empty if somebody does not want to wait for it."""
        dialog = MakingDialog(task, self._window)
        made = put(dialog) == QDialog.DialogCode.Accepted
        if dialog.failed:
            self._window.tell(self.tr("The computer is too busy now. Try again in a moment."))
        return dialog.code if made else ""

    def _make(self, page: BookPage, difficulty: int) -> None:
        code = self._made(self._puzzles.made(difficulty, drawn_seed()))
        if code:
            self.begin(code)
        else:
            page.look_for_the_day(date.today())  # the worker has left off with that

    def _begin_streak(self) -> None:
        self._streak = Streak(drawn_seed())
        self._go_on_with_streak()

    def _go_on_with_streak(self) -> None:
        streak = self._streak
        assert streak is not None
        known, found = self._found_ahead or (None, "")
        code = found if known == streak else ""
        if not code:
            code = self._made(self._puzzles.next_of_streak(streak.seed, streak.solved))
        if code:
            self.begin(code)
        else:
            self.open_book()

    def _end_streak(self) -> None:
        self._streak = self._found_ahead = None
        self._ahead.stop()

    # ---- at the table -----------------------------------------------------------------------------------

    def attend(self, page: TablePage, sitting: Sitting, *, from_file: bool = False) -> None:
        """Somebody sits down to a puzzle: what comes of it is kept, under the name that stands at the
        table. With a file of somebody else's the book stays with whoever puzzles here."""
        guiding = page.helping.guiding
        if guiding is None:
            return
        code = self._puzzles.code(sitting.view)
        if not from_file:
            self._sit_down(sitting.players[0])
        guiding.solved.connect(lambda: self._keep_solved(code, sitting, guiding))
        guiding.missed.connect(lambda: self._keep_missed(code, sitting))
        guiding.picture_asked.connect(lambda: self.save_picture(code))
        if self._streak is not None:
            guiding.be_strict(self._streak.solved)
            page.strip.ends_streak = True
            page.retranslate()
            self._look_ahead(self._streak)
        else:
            guiding.get_ready()

    def _look_ahead(self, streak: Streak) -> None:
        """The puzzle after this one, while somebody thinks about this one."""

        after = Streak(streak.seed, streak.solved + 1)

        def found(code: str) -> None:
            self._found_ahead = (after, code)

        self._ahead.ask(self._puzzles.next_of_streak(after.seed, after.solved), found)

    def leave(self, sitting: Sitting) -> None:
        """From a table to the book. What nobody has begun is not kept."""
        code = self._puzzles.code(sitting.view)
        if not sitting.record.moves:
            with suppress(StoreProblem):
                self._store.delete(sitting.id)
        self.open_book(code)

    def come_back(self) -> None:
        """From a table that was only looked at."""
        self.open_book()

    def _keep_missed(self, code: str, sitting: Sitting) -> None:
        name = kept_name(sitting.players[0].name)
        self._keep(lambda: self._results.missed(code, name, sitting.id))
        self._end_streak()

    def _keep_solved(self, code: str, sitting: Sitting, guiding: Guiding) -> None:
        """At once, whatever page comes then."""
        name, took = kept_name(sitting.players[0].name), guiding.milliseconds
        self._keep(lambda: self._results.solved(code, name, sitting.id, took))
        if self._streak is not None:
            self._streak = streak = Streak(self._streak.seed, self._streak.solved + 1)
            self._keep(lambda: self._results.offer_streak(name, streak.solved))

    def _keep(self, change: Callable[[], object]) -> None:
        """What cannot be kept is said."""
        try:
            change()
        except StoreProblem as problem:
            self._window.say(problem)

    def show_solved(self, sitting: Sitting, guiding: Guiding) -> None:
        """The page that says so."""
        code, player = self._puzzles.code(sitting.view), sitting.players[0]
        shown = guiding.milliseconds if self._preferences.puzzle_times else None
        solved = self._streak.solved if self._streak else None
        fared = self._fared().get(code)

        def celebrate() -> None:
            page = SolvedPage(self._kit, code, player, fared, shown, solved)
            page.left.connect(lambda: self.open_book(code))
            page.next_asked.connect(lambda: self._after(code))
            page.again_asked.connect(lambda: self.begin(code))
            page.picture_asked.connect(lambda: self.save_picture(code))
            page.table_asked.connect(lambda: self._window.look_at_end(sitting, celebrate))
            self._window.turn_to(page)
            page.take_focus()

        celebrate()

    def _after(self, code: str) -> None:
        """Of a streak the next one; otherwise the next of the book that is not solved."""
        if self._streak is not None:
            self._go_on_with_streak()
            return
        fared, book = self._fared(), [side.code for side in self._puzzles.book]
        unsolved = [each for each in book if each not in fared or fared[each].solved_at is None]
        later = [each for each in unsolved if code in book and book.index(each) > book.index(code)]
        following = next(iter(later or unsolved), "")
        if following:
            self.begin(following)
        else:
            self.open_book(code)

    # ---- codes ------------------------------------------------------------------------------------------

    @property
    def difficulties(self) -> range:
        return self._puzzles.difficulties

    def read(self, typed: str) -> str | Refusal:
        """The code that somebody means, or why it is none."""
        return self._puzzles.read(typed)

    def sentence(self, refusal: Refusal) -> str:
        return self._kit.voice.refusal(refusal, (self.player,))

    # ---- sharing ----------------------------------------------------------------------------------------

    def save_picture(self, code: str) -> None:
        title, face = (
            self.tr("Save the puzzle as a picture"),
            self._puzzles.face(code, (self.player,)),
        )
        name = re.sub(r"\W+", "-", f"{self._key}-{code}")
        save_picture(self._window, title, name, picture_of(face, code))
