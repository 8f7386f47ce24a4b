"""The store's file while it is open: how it is opened, looked at as a whole, mended and closed."""

from __future__ import annotations

import os
import sqlite3
import threading
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from . import schema, sought
from .faults import (
    copied_from,
    fault_at_first_sight,
    fault_in,
    fault_of_shape,
    fault_within,
    looking_only,
)
from .ordinary import refuse_others
from .presence import Presence, opening_alone
from .problems import DatabaseFailure, Kind, StoreProblem, means_damage

if TYPE_CHECKING:
    from datetime import date

    from .mending import Mended
    from .piecing import GameOf

FILE_NAME = "halloween-table.sqlite3"
MARK = "halloween-table.to-mend"
"""Lies beside a file in which something was found that could not be mended at once."""
COMPANIONS = ("", "-wal", "-shm", "-journal")
"""The ends of the names of the file and of what SQLite keeps beside it: that belongs to the file and
goes where it goes."""
WORKSHOP = "halloween-table.mending"
"""The folder beside it in which a new file is made of what can be saved."""

MOST_TO_LOOK_AT = 256 * 1024 * 1024
"""Bytes of a store that is held in memory where nothing can be written. Ten thousand games take less
than half of it."""

_LOOK_AGAIN_SECONDS = 0.02


class OpenFile:
    """The connection everything goes through; another takes its place when the file is mended.

    Looking at the whole file, copying and mending it may happen in another thread, one at a time.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: Path | None = None,
        presence: Presence | None = None,
        mended: Mended | None = None,
        game_of: GameOf | None = None,
    ) -> None:
        self.mended = mended
        """What was done for the file since it was opened, if anything had to be."""
        self.sound = False
        """Whether the whole file has been looked at and nothing was wrong with it."""
        self.lent = False
        """Whether it has games of a file that cannot be written to."""
        self.path = path
        """None: it is only in memory."""
        self.game_of = game_of or _no_game
        self._connection: sqlite3.Connection | None = connection
        """None while the file is mended, and when it is closed."""
        self._presence = presence
        self._at_work = threading.Lock()
        """Held by whoever looks at the whole file, copies or mends it."""
        self._working: sqlite3.Connection | None = None
        """The connection they do it with."""
        self._leave_off = False
        """Whether they are to leave off."""
        self._alone: ExitStack | None = None
        """While it is mended: holds off every other copy of the program."""

    @property
    def connection(self) -> sqlite3.Connection:
        if self._connection is None:
            raise StoreProblem(Kind.mending if self._alone else Kind.other, "not open now")
        return self._connection

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
        finally:
            self.end_mending()

    def begin_mending(self) -> None:
        """From now on nobody can use the file."""
        if self.path is None or self._presence is None or self._connection is None:
            return
        _mark(self.path)
        self._stop_working()
        with ExitStack() as alone:
            alone.enter_context(opening_alone(self.path.parent))
            alone.callback(self._presence.stay)
            if not self._presence.is_alone():
                raise _somebody_else()
            self._connection.close()
            self._connection = None
            self._alone = alone.pop_all()

    def do_mending(self) -> None:
        """The long part, in any thread."""
        from .mending import mend  # seldom needed, and slow to import

        with self._at_work:
            if self.path is not None and self._alone is not None:
                self.mended = mend(self.path, self.game_of)
                self.sound = True
                _unmark(self.path)

    def end_mending(self) -> None:
        """Go on with the new file, or with the old one, which is where it was."""
        if self.path is None or self._alone is None:
            return
        with self._alone:
            self._alone = None
            self._connection = _connected(self.path)

    def close(self) -> None:
        self._stop_working()
        if self._alone is not None:
            self._alone.close()
            self._alone = None
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._presence:
            self._presence.leave()

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


def open_in(folder: Path, game_of: GameOf | None = None) -> OpenFile:
    """The store's file in that folder, made if there is none. What is wrong with it is mended as
    far as it is seen at first sight, or has been found before. With `game_of` it can be told which
    games are whole."""
    _make(folder)
    path = folder / FILE_NAME
    for end in COMPANIONS:
        refuse_others(path.with_name(path.name + end))
    with opening_alone(folder):
        presence = Presence(folder)
        try:
            connection, mended = _healthy(path, presence, game_of or _no_game)
            presence.stay()
        except BaseException:
            presence.leave()
            raise
    return OpenFile(connection, path, presence, mended, game_of)


def _make(folder: Path) -> None:
    """With all folders above it. One by one: Python's own way calls itself for each of them, and
    there may be more than it can stand."""
    for above in reversed(folder.parents):
        if not above.is_dir():
            above.mkdir(exist_ok=True)
    folder.mkdir(exist_ok=True)


def in_memory() -> OpenFile:
    """Lasts as long as the program."""
    return OpenFile(_connected(":memory:"))


def to_look_at(folder: Path) -> OpenFile:
    """All that is in that folder's file, in memory: nothing is written there, and whatever is
    changed lasts as long as the program."""
    path = folder / FILE_NAME
    for end in COMPANIONS:
        refuse_others(path.with_name(path.name + end))
    if not 0 < path.stat().st_size <= MOST_TO_LOOK_AT:
        raise StoreProblem(Kind.cannot_open, "nothing to look at, or too much")
    memory = schema.connect(":memory:")
    try:
        with ExitStack() as open_meanwhile:
            copied_from(path, open_meanwhile).backup(memory)
        if (fault := fault_of_shape(memory, path)) is not None:
            raise StoreProblem(Kind.cannot_open, fault)
        _make_ready(memory)
    except BaseException:
        memory.close()
        raise
    file = OpenFile(memory)
    file.lent = memory.execute("SELECT 1 FROM games LIMIT 1").fetchone() is not None
    return file


def _no_game(key: str) -> None:
    """Nobody knows any game."""


def _healthy(
    path: Path, presence: Presence, game_of: GameOf
) -> tuple[sqlite3.Connection, Mended | None]:
    mended = _left_half_done(path)
    if not _has_fault(path, presence):
        try:
            return _connected(path), mended
        except DatabaseFailure as error:
            # An old file is read from end to end to be brought up to date: more may come to light.
            if not means_damage(error):
                raise
    if not presence.is_alone():
        raise _somebody_else()
    from .mending import mend

    mended = mend(path, game_of)
    _unmark(path)
    return _connected(path), mended


def _left_half_done(path: Path) -> Mended | None:
    if not os.path.isdir(path.with_name(WORKSHOP)):
        return None
    from .mending import finish

    return finish(path)


def _has_fault(path: Path, presence: Presence) -> bool:
    if fault_at_first_sight(path) is not None or _has_lost_everything(path):
        return True
    marked = os.path.lexists(path.with_name(MARK))
    if not marked or not path.exists() or not presence.is_alone():
        return False
    if fault_within(path) is not None:
        return True
    _unmark(path)
    return False


def _has_lost_everything(path: Path) -> bool:
    """Whether there is no file, or nothing in it, but a backup of it: then it is no new one."""
    if path.exists() and path.stat().st_size > 0:
        return False
    from .backups import Backups

    return bool(Backups(path.parent).newest_first())


def _mark(path: Path) -> None:
    """It only saves time: what can be written is mended with or without it."""
    with suppress(OSError):
        path.with_name(MARK).touch()


def _unmark(path: Path) -> None:
    with suppress(OSError):
        path.with_name(MARK).unlink()


def _somebody_else() -> StoreProblem:
    return StoreProblem(Kind.locked, "the file is damaged, but another copy has it open")


def _connected(target: Path | str) -> sqlite3.Connection:
    connection = schema.connect(target)
    try:
        _make_ready(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _make_ready(connection: sqlite3.Connection) -> None:
    schema.prepare(connection)
    sought.teach(connection)
