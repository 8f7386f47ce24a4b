"""The store's file while it is in use: taken up, looked at as a whole, mended and closed.

While it cannot be had, because it is damaged or another copy of the program is at it, what people do
is kept apart from it and joins the rest later.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Callable, Mapping
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Self, TypeVar

from . import opening, schema
from .faults import fault_in, fault_within, looking_only
from .opening import MEANWHILE, Damaged, Doubtful
from .presence import Presence, opening_alone
from .problems import DatabaseFailure, Kind, StoreProblem, as_problems, means_damage

if TYPE_CHECKING:
    from datetime import date

    from .meanwhile import Meanwhile
    from .mending import Mended
    from .piecing import GameOf

T = TypeVar("T")

_LOOK_AGAIN_SECONDS = 0.02


class OpenFile:
    """The connection everything goes through; another takes its place when the file is mended.

    Looking at the whole file, copying and mending it may happen in another thread, one at a time.
    """

    def __init__(
        self,
        path: Path | None = None,
        connection: sqlite3.Connection | None = None,
        game_of: GameOf | None = None,
    ) -> None:
        self.path = path
        """None: it is only in memory."""
        self.game_of = game_of or _no_game
        self.awaits: Kind | None = None
        """Why the file cannot be had now: it is being mended, or whatever else keeps it. None: it is
        there."""
        self.mended: Mended | None = None
        """What was done for the file since it was opened, if anything had to be."""
        self.sound = False
        """Whether the whole file has been looked at and nothing was wrong with it."""
        self.lent = False
        """Whether it has games of a file that cannot be written to."""
        self.damage_met: Callable[[], object] = _nobody_listens
        """Called when a change has met damage and was kept apart from the file."""
        self._connection = connection
        """None while the file cannot be had, and when it is closed."""
        self._meanwhile: Meanwhile | None = None
        """Where everything goes while the file cannot be had."""
        self._settings: Mapping[str, str] | None = None
        """Those of the file, as far as they are known, while it cannot be had."""
        self._presence: Presence | None = None
        self._at_work = threading.Lock()
        """Held by whoever looks at the whole file, copies or mends it."""
        self._working: sqlite3.Connection | None = None
        """The connection they do it with."""
        self._leave_off = False
        """Whether they are to leave off."""
        self._alone: ExitStack | None = None
        """While it is mended: holds off every other copy of the program."""
        self._doubtful = False
        """Whether the whole file has to be looked at before it is mended."""

    @classmethod
    def in_memory(cls) -> Self:
        """Lasts as long as the program."""
        return cls(connection=opening.connected(":memory:"))

    @classmethod
    def to_look_at(cls, folder: Path) -> Self:
        """All that is in that folder's file, in memory: whatever is changed lasts as long as the
        program."""
        file = cls(connection=opening.copy_in_memory(folder))
        file.lent = file.connection.execute("SELECT 1 FROM games LIMIT 1").fetchone() is not None
        return file

    @classmethod
    def in_folder(cls, folder: Path, game_of: GameOf | None, patience: float | None = None) -> Self:
        """The file in that folder, made if there is none. With `game_of` it can be told which games
        are whole. If it cannot be had now, `awaits` says why."""
        opening.make(folder)
        file = cls(opening.file_in(folder), game_of=game_of)
        file.awaits = Kind.locked
        try:
            with as_problems(Kind.cannot_open):
                file.take_up(patience)
        except BaseException as error:
            if not isinstance(error, StoreProblem) or error.kind is not Kind.locked:
                file.close()
                raise
        return file

    @property
    def connection(self) -> sqlite3.Connection:
        if self._connection is not None:
            return self._connection
        if self.path is None or self.awaits is None:
            raise StoreProblem(Kind.other, "not open now")
        if self._meanwhile is None:
            from .meanwhile import Meanwhile

            self._meanwhile = Meanwhile(self.path.parent)
        return self._meanwhile.connection

    @property
    def lasts(self) -> bool:
        """Whether what is changed now outlasts the program."""
        return self._meanwhile.lasts if self._meanwhile else self.path is not None

    @property
    def remembered(self) -> Mapping[str, str]:
        """While the file cannot be had: its settings, as far as they are known."""
        if self.path is None or self.awaits is None:
            return {}
        if self._settings is None:
            from .meanwhile import settings_known

            self._settings = settings_known(self.path, ours=self._alone is not None)
        return self._settings

    def change(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """All that is done there, or nothing of it. If it meets damage it is done once more, apart
        from the file, which is to be mended then."""
        try:
            with schema.transaction(self.connection) as connection:
                return work(connection)
        except DatabaseFailure as error:
            if self.path is None or not means_damage(error) or not self._leave():
                raise
        self._go()
        self._doubtful = True
        opening.mark(self.path)
        self.damage_met()
        with schema.transaction(self.connection) as connection:
            return work(connection)

    # ---- having it, and doing without -------------------------------------------------------------

    def take_up(self, patience: float | None = None) -> None:
        """Have the file, unless others are in the way: then it raises `Kind.locked`, and may be tried
        again. If it has to be mended first, that is ours to do now."""
        if self.path is None or self.awaits is None or self._alone is not None:
            return
        with ExitStack() as alone:
            alone.enter_context(opening_alone(self.path.parent, patience))
            self._presence = Presence(self.path.parent)
            try:
                if self._doubtful:
                    raise Doubtful
                found = opening.opened(self.path, self._presence, patience)
                self._go_on_with(found.connection)
                self.mended = found.mended
                self._presence.stay()
            except Damaged as damage:
                if not self._presence.is_alone():
                    self._go()
                    raise _somebody_else() from damage
                self._doubtful = isinstance(damage, Doubtful)
                self.awaits = Kind.mending
                self._alone = alone.pop_all()
            except BaseException:
                self._go()
                raise

    def _go_on_with(self, connection: sqlite3.Connection) -> None:
        """From now on everything goes through that one; what was done meanwhile comes along."""
        assert self.path is not None
        try:
            if self._meanwhile is not None or os.path.isdir(self.path.with_name(MEANWHILE)):
                from .meanwhile import bring_home

                bring_home(self.path.parent, self._meanwhile, connection)
        except BaseException as error:
            connection.close()
            if isinstance(error, DatabaseFailure) and means_damage(error):
                raise Damaged from error
            raise
        self._connection, self._meanwhile = connection, None
        self.awaits = self._settings = None

    def _leave(self) -> bool:
        """Do without the file from now on, if there is one."""
        if self.path is None or self._connection is None:
            return False
        from .meanwhile import settings_of

        self._settings = settings_of(self._connection)
        self._connection.close()
        self._connection = None
        self.awaits, self.sound = Kind.mending, False
        return True

    def _go(self) -> None:
        """Nobody needs to take care of us any more."""
        if self._presence is not None:
            self._presence.leave()
            self._presence = None

    # ---- looking at all of it ---------------------------------------------------------------------

    def examine(self) -> str | None:
        """What is wrong with the file; None if nothing is, or if it cannot be said now."""
        if self.path is None:
            return None
        with self._at_work:
            if self._connection is None:
                return None
            try:
                with closing(looking_only(self.path)) as connection:
                    self._working = connection
                    fault = fault_in(connection)
                    self.sound = fault is None
                    return fault
            except DatabaseFailure as error:
                return str(error) if means_damage(error) else None
            finally:
                self._working = None

    def back_up(self, day: date) -> bool:
        """Keep a copy of the file as that day's: whether there is one now."""
        if self.path is None:
            return False
        from .backups import Backups, LeftOff

        with self._at_work:
            if self._connection is None or not self.sound:
                return False
            try:
                return Backups(self.path.parent).make(self.path, day, self._may_go_on)
            except (LeftOff, OSError, *DatabaseFailure):
                return False
            finally:
                self._working = None

    def _may_go_on(self, connection: sqlite3.Connection) -> bool:
        """Asked again and again by whoever works with that connection."""
        self._working = connection
        return not self._leave_off

    # ---- mending ----------------------------------------------------------------------------------

    def mend(self) -> None:
        """Put the file aside and go on with a new one that has all that can be saved."""
        self.begin_mending()
        try:
            self.do_mending()
        except BaseException:
            with suppress(StoreProblem, OSError, *DatabaseFailure):
                self.end_mending()
            raise
        self.end_mending()

    def begin_mending(self) -> None:
        """From now on nobody else can use the file, and we do without it."""
        if self.path is None or self._presence is None or self._connection is None:
            self.take_up()
            return
        opening.mark(self.path)
        self._stop_working()
        with ExitStack() as alone:
            alone.enter_context(opening_alone(self.path.parent))
            if not self._presence.is_alone():
                self._presence.stay()
                raise _somebody_else()
            self._leave()
            self._alone = alone.pop_all()

    def do_mending(self) -> None:
        """The long part, in any thread."""
        from .mending import mend  # seldom needed, and slow to import

        with self._at_work:
            if self.path is None or self._alone is None:
                return
            if not self._doubtful or _has_fault(self.path):
                self.mended = mend(self.path, self.game_of)
            self._doubtful = False
            self.sound = True
            opening.unmark(self.path)

    def end_mending(self) -> None:
        """Go on with the new file, or with the old one, which is where it was, if it can still be
        opened."""
        if self.path is None or self._presence is None or self._alone is None:
            return
        with self._alone:
            self._alone = None
            self.awaits = Kind.cannot_open
            try:
                if opening.is_spoiled(self.path):
                    raise Damaged
                self._go_on_with(opening.connected(self.path))
                self._presence.stay()
            except Damaged as damage:
                self._go()
                raise StoreProblem(Kind.cannot_open, "it could not be mended") from damage
            except BaseException:
                self._go()
                raise

    def close(self) -> None:
        self._stop_working()
        if self._alone is not None:
            self._alone.close()
            self._alone = None
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._meanwhile is not None:
            self._meanwhile.close()
            self._meanwhile = None
        self._go()
        self.awaits = None

    def _stop_working(self) -> None:
        """Whoever looks at the whole file or copies it leaves off: it can be done another time. Who
        mends it is waited for."""
        self._leave_off = True
        while not self._at_work.acquire(timeout=_LOOK_AGAIN_SECONDS):
            connection = self._working
            if connection is not None:
                with suppress(sqlite3.ProgrammingError):  # it has just been closed
                    connection.interrupt()
        self._leave_off = False
        self._at_work.release()


def _has_fault(path: Path) -> bool:
    return opening.is_spoiled(path) or fault_within(path) is not None


def _somebody_else() -> StoreProblem:
    return StoreProblem(Kind.locked, "the file is damaged, but another copy has it open")


def _no_game(key: str) -> None:
    """Nobody knows any game."""


def _nobody_listens() -> None:
    """What is told is heard by nobody."""
