"""How the store's file is opened: what a crash left half done is ended, what is old is brought up to
date, and what is damaged is seen before anything is written to it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from . import schema, sought
from .faults import copied_from, fault_at_first_sight, fault_of_shape
from .ordinary import refuse_others
from .presence import Presence
from .problems import DatabaseFailure, Kind, StoreProblem, means_damage

if TYPE_CHECKING:
    from .mending import Mended

FILE_NAME = "halloween-table.sqlite3"
MARK = "halloween-table.to-mend"
"""Lies beside a file in which something was found that could not be mended at once."""
COMPANIONS = ("", "-wal", "-shm", "-journal")
"""The ends of the names of the file and of what SQLite keeps beside it: that belongs to the file and
goes where it goes."""
WORKSHOP = "halloween-table.mending"
"""The folder beside it in which a new file is made of what can be saved."""
MEANWHILE = "halloween-table.meanwhile"
"""The folder beside it with what is done while the file cannot be had."""

MOST_TO_LOOK_AT = 256 * 1024 * 1024
"""Bytes of a store that is held in memory where nothing can be written. Ten thousand games take less
than half of it."""


class Damaged(Exception):
    """The file has to be mended before it can be used."""


class Doubtful(Damaged):
    """It may have to be: something was found in it before, which can only be seen by looking at the
    whole file."""


class Opened(NamedTuple):
    """The file, open."""

    connection: sqlite3.Connection
    mended: Mended | None
    """What had been done for it before a crash, and was ended now."""


def opened(path: Path, presence: Presence, patience: float | None = None) -> Opened:
    """The store's file, made if there is none. `patience`: the seconds for which another program that
    writes to it is waited for. To be called inside `opening_alone`. Raises Damaged."""
    mended = _left_half_done(path)
    if is_spoiled(path, patience):
        raise Damaged
    if os.path.lexists(path.with_name(MARK)) and path.exists() and presence.is_alone():
        raise Doubtful
    try:
        return Opened(connected(path, patience), mended)
    except DatabaseFailure as error:
        # An old file is read from end to end to be brought up to date: more may come to light.
        if means_damage(error):
            raise Damaged from error
        raise


def connected(target: Path | str, patience: float | None = None) -> sqlite3.Connection:
    """A connection that everything can go through."""
    connection = schema.connect(target, patience=patience)
    try:
        schema.prepare(connection)
        schema.be_patient(connection)
        sought.teach(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def copy_in_memory(folder: Path) -> sqlite3.Connection:
    """All that is in that folder's file; nothing is written there."""
    path = file_in(folder)
    if not 0 < path.stat().st_size <= MOST_TO_LOOK_AT:
        raise StoreProblem(Kind.cannot_open, "nothing to look at, or too much")
    memory = schema.connect(":memory:")
    try:
        with ExitStack() as open_meanwhile:
            copied_from(path, open_meanwhile).backup(memory)
        if (fault := fault_of_shape(memory, path)) is not None:
            raise StoreProblem(Kind.cannot_open, fault)
        schema.prepare(memory)
        sought.teach(memory)
    except BaseException:
        memory.close()
        raise
    return memory


def file_in(folder: Path) -> Path:
    """Where the file is in that folder. Raises NotAFile if something else is there."""
    path = folder / FILE_NAME
    for end in COMPANIONS:
        refuse_others(path.with_name(path.name + end))
    return path


def make(folder: Path) -> None:
    """With all folders above it. One by one: Python's own way calls itself for each of them, and
    there may be more than it can stand."""
    for above in reversed(folder.parents):
        if not above.is_dir():
            above.mkdir(exist_ok=True)
    folder.mkdir(exist_ok=True)


def is_spoiled(path: Path, patience: float | None = None) -> bool:
    """Whether it is seen at first sight that the file has to be mended."""
    return fault_at_first_sight(path, patience) is not None or _has_lost_everything(path)


def _has_lost_everything(path: Path) -> bool:
    """Whether there is no file, or nothing in it, but a backup of it: then it is no new one."""
    if path.exists() and path.stat().st_size > 0:
        return False
    from .backups import Backups

    return bool(Backups(path.parent).newest_first())


def mark(path: Path) -> None:
    """Whoever opens the file next looks at the whole of it. That only saves time: what can be written
    is mended with or without it."""
    with suppress(OSError):
        path.with_name(MARK).touch()


def unmark(path: Path) -> None:
    with suppress(OSError):
        path.with_name(MARK).unlink()


def _left_half_done(path: Path) -> Mended | None:
    if not os.path.isdir(path.with_name(WORKSHOP)):
        return None
    from .mending import finish

    mended = finish(path)
    if mended is not None:
        unmark(path)
    return mended
