"""Everything that can go wrong with what lasts, as kinds the screen has a sentence for."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from halloween_table.engine.game import Refusal


class Kind(Enum):
    """What went wrong with the store: one sentence on the screen each."""

    disk_full = auto()
    read_only = auto()
    locked = auto()
    """Another program, or another copy of this one, holds the file."""
    damaged_game = auto()
    changed_elsewhere = auto()
    not_written = auto()
    """A file for somebody, outside the store, could not be written."""
    not_a_file = auto()
    """Where such a file was to be written, something else lies that must not be written over."""
    gone = auto()
    """The game was deleted, by another copy of the program, say."""
    newer_schema = auto()
    """Written by a newer version of this program."""
    cannot_open = auto()
    mending = auto()
    """The file is being mended; it takes a moment."""
    other = auto()


class ImportKind(Enum):
    """What is wrong with a file that should be an exported game."""

    too_large = auto()
    too_long = auto()
    """More moves than any game has."""
    not_json = auto()
    cannot_read = auto()
    not_a_file = auto()
    """A folder, a pipe or a device."""
    not_a_game = auto()
    unknown_game = auto()
    newer_program = auto()
    bad_values = auto()
    illegal_move = auto()


class StoreProblem(Exception):
    """The store could not do what it was asked for, and left everything as it was."""

    kind: Kind | ImportKind

    def __init__(self, kind: Kind | ImportKind, detail: str = "") -> None:
        super().__init__(f"{kind.name}: {detail}" if detail else kind.name)
        self.kind = kind
        self.detail = detail
        """A short English reason for the log."""


class ChangedElsewhere(StoreProblem):
    """Another running copy of the program has played on in this game, or has deleted it."""

    def __init__(self, game_id: str) -> None:
        super().__init__(Kind.changed_elsewhere, f"game {game_id}")
        self.game_id = game_id


class OutOfReach(StoreProblem):
    """This game stands in the file, which cannot be had now. Whoever knows all of it can keep it
    apart from the file until it can be (`Store.keep_again`)."""

    def __init__(self, kind: Kind, game_id: str) -> None:
        super().__init__(kind, f"game {game_id}")
        self.game_id = game_id


class DamagedGame(StoreProblem):
    """This one game cannot be read. It stays in the file, and the others are not affected."""

    def __init__(self, game_id: str, detail: str) -> None:
        super().__init__(Kind.damaged_game, f"game {game_id}: {detail}")
        self.game_id = game_id


class NewerSchema(StoreProblem):
    """The file belongs to a newer version of this program and has not been touched."""

    def __init__(self, path: Path, version: int) -> None:
        super().__init__(Kind.newer_schema, f"{path} has schema {version}; it is left alone")
        self.path = path
        self.version = version


class ImportProblem(StoreProblem):
    """A file from outside is not a game that can be played on."""

    kind: ImportKind

    def __init__(
        self,
        kind: ImportKind,
        detail: str,
        *,
        move: int | None = None,
        refusal: Refusal | None = None,
    ) -> None:
        super().__init__(kind, detail)
        self.move = move
        """The number of the bad move, counted from 1 as people do."""
        self.refusal = refusal
        """What the rules say to it."""


_PRIMARY_CODE = 0xFF
_OF_SQLITE = {
    sqlite3.SQLITE_FULL: Kind.disk_full,
    # No room to write, though the file system says it in other words: a quota, a size limit.
    sqlite3.SQLITE_IOERR_WRITE: Kind.disk_full,
    sqlite3.SQLITE_IOERR_SHMSIZE: Kind.disk_full,
    sqlite3.SQLITE_READONLY: Kind.read_only,
    sqlite3.SQLITE_PERM: Kind.read_only,
    sqlite3.SQLITE_BUSY: Kind.locked,
    sqlite3.SQLITE_LOCKED: Kind.locked,
    sqlite3.SQLITE_PROTOCOL: Kind.locked,
    sqlite3.SQLITE_CANTOPEN: Kind.cannot_open,
    sqlite3.SQLITE_AUTH: Kind.cannot_open,
}
_DAMAGE = {
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_TOOBIG,
    sqlite3.SQLITE_ERROR,  # our own statements are in order, so it is the file that is not
    sqlite3.SQLITE_IOERR_SHORT_READ,
    sqlite3.SQLITE_IOERR_CORRUPTFS,
}
_OF_SYSTEM = {
    errno.ENOSPC: Kind.disk_full,
    errno.EFBIG: Kind.disk_full,
    getattr(errno, "EDQUOT", errno.ENOSPC): Kind.disk_full,  # Windows knows no quota
    errno.EROFS: Kind.read_only,
    errno.EACCES: Kind.read_only,
    errno.EPERM: Kind.read_only,
}


DatabaseFailure = (sqlite3.Error, UnicodeDecodeError)
"""What Python raises for SQLite: the latter where SQLite's message quotes a spoiled file."""


def means_damage(error: Exception) -> bool:
    """Whether the file's content is to blame, and not the disk, the rights or another program."""
    if isinstance(error, UnicodeDecodeError):
        return True
    code = _code_of(error)
    return code in _DAMAGE or code & _PRIMARY_CODE in _DAMAGE


def problem_with_database(error: Exception, otherwise: Kind = Kind.other) -> StoreProblem:
    code = _code_of(error)
    kind = _OF_SQLITE.get(code) or _OF_SQLITE.get(code & _PRIMARY_CODE, otherwise)
    return StoreProblem(kind, str(error))


def _code_of(error: Exception) -> int:
    """SQLite's number for it; what Python itself finds wrong, such as a closed store, has none."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_MISUSE))


def problem_with_file(error: OSError) -> StoreProblem:
    return StoreProblem(_OF_SYSTEM.get(error.errno or 0, Kind.cannot_open), str(error))


@contextmanager
def as_problems(otherwise: Kind = Kind.other) -> Iterator[None]:
    """Whatever SQLite or the system raises inside leaves as a StoreProblem."""
    try:
        yield
    except DatabaseFailure as error:
        raise problem_with_database(error, otherwise) from error
    except OSError as error:
        raise problem_with_file(error) from error
