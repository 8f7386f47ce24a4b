"""The store's file while it is open: how it is opened, looked at as a whole, mended and closed."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from . import schema, sought
from .faults import fault_at_first_sight, fault_in, fault_within, looking_only
from .presence import Presence, opening_alone
from .problems import DatabaseFailure, Kind, StoreProblem, means_damage

if TYPE_CHECKING:
    from .mending import Mended

FILE_NAME = "halloween-table.sqlite3"
MARK = "halloween-table.to-mend"
"""Lies beside a file in which something was found that could not be mended at once."""
WORKSHOP = "halloween-table.mending"
"""The folder beside it in which a new file is made of what can be saved."""

_LOOK_AGAIN_SECONDS = 0.02


class OpenFile:
    """The connection everything goes through; another takes its place when the file is mended."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: Path | None = None,
        presence: Presence | None = None,
        mended: Mended | None = None,
    ) -> None:
        self.connection = connection
        self.mended = mended
        """What was done for the file since it was opened, if anything had to be."""
        self.sound = False
        """Whether the whole file has been looked at and nothing was wrong with it."""
        self._path = path
        """None: it is only in memory."""
        self._presence = presence
        self._examining = threading.Lock()
        """Held while somebody looks at the whole file, perhaps in another thread."""
        self._examined: sqlite3.Connection | None = None
        """The connection they do it with."""

    def examine(self) -> str | None:
        """What is wrong with the file; None if nothing is, or if it cannot be said now."""
        if self._path is None:
            return None
        with self._examining:
            try:
                with closing(looking_only(self._path)) as connection:
                    self._examined = connection
                    fault = fault_in(connection)
                    self.sound = fault is None
                    return fault
            except DatabaseFailure as error:
                return str(error) if means_damage(error) else None
            finally:
                self._examined = None

    def mend(self) -> None:
        """Put the file aside and go on with a new one that has all that can be saved."""
        if self._path is None or self._presence is None:
            return
        from .mending import mend  # seldom needed, and slow to import

        self._path.with_name(MARK).touch()
        self._stop_examining()
        with opening_alone(self._path.parent):
            try:
                if not self._presence.is_alone():
                    raise _somebody_else()
                self.connection.close()
                try:
                    self.mended = mend(self._path)
                    _unmark(self._path)
                finally:  # the new file, or the old one, which is where it was
                    self.connection = _connected(self._path)
            finally:
                self._presence.stay()

    def close(self) -> None:
        self._stop_examining()
        self.connection.close()
        if self._presence:
            self._presence.leave()

    def _stop_examining(self) -> None:
        """Whoever looks at the whole file leaves off: it can be done another time."""
        while not self._examining.acquire(timeout=_LOOK_AGAIN_SECONDS):
            connection = self._examined
            if connection is not None:
                with suppress(sqlite3.ProgrammingError):  # it has just been closed
                    connection.interrupt()
        self._examining.release()


def open_in(folder: Path) -> OpenFile:
    """The store's file in that folder, made if there is none. What is wrong with it is mended as
    far as it is seen at first sight, or has been found before."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE_NAME
    with opening_alone(folder):
        presence = Presence(folder)
        try:
            connection, mended = _healthy(path, presence)
            presence.stay()
        except BaseException:
            presence.leave()
            raise
    return OpenFile(connection, path, presence, mended)


def in_memory() -> OpenFile:
    """Lasts as long as the program."""
    return OpenFile(_connected(":memory:"))


def _healthy(path: Path, presence: Presence) -> tuple[sqlite3.Connection, Mended | None]:
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

    mended = mend(path)
    _unmark(path)
    return _connected(path), mended


def _left_half_done(path: Path) -> Mended | None:
    if not path.with_name(WORKSHOP).exists():
        return None
    from .mending import finish

    return finish(path)


def _has_fault(path: Path, presence: Presence) -> bool:
    if fault_at_first_sight(path) is not None:
        return True
    if not path.with_name(MARK).exists() or not path.exists() or not presence.is_alone():
        return False
    if fault_within(path) is not None:
        return True
    _unmark(path)
    return False


def _unmark(path: Path) -> None:
    with suppress(OSError):
        path.with_name(MARK).unlink()


def _somebody_else() -> StoreProblem:
    return StoreProblem(Kind.locked, "the file is damaged, but another copy has it open")


def _connected(target: Path | str) -> sqlite3.Connection:
    connection = schema.connect(target)
    try:
        schema.prepare(connection)
        sought.teach(connection)
    except BaseException:
        connection.close()
        raise
    return connection
