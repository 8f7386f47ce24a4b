"""What can be wrong with the store's file: at first sight, and looked at as a whole.

It is only looked at, never written. Where it cannot be judged because somebody holds it, the disk
fails or the rights are missing, that is no fault: it raises what SQLite says.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

from . import schema
from .problems import DatabaseFailure, Kind, NewerSchema, StoreProblem, means_damage

_LARGEST_LOG = 64 * 1024 * 1024
"""Bytes of a log that is copied with its file. SQLite empties it when it has grown to four million."""
_HEAD = 100
"""Bytes of a SQLite file before its first page's own."""
_BEGINNING = b"SQLite format 3\0" + schema.PAGE_SIZE.to_bytes(2, "big")
_MODES = (b"\1\1", b"\2\2")
"""Without a log, and with one. Another number makes SQLite take the file for one that may only be
read, or not at all."""
_CONSTANT = bytes((0, 64, 32, 32))
"""How every file of ours begins, up to what changes."""

_NOT_JSON = (
    """
    SELECT 1 FROM games WHERE NOT (json_valid(options) AND json_valid(players)
        AND json_valid(snapshot) AND json_valid(coalesce(outcome, 'null'))
        AND json_valid(coalesce(origin, 'null')) AND json_valid(coalesce(hints, 'null'))) LIMIT 1
    """,
    "SELECT 1 FROM moves WHERE NOT json_valid(move) LIMIT 1",
    "SELECT 1 FROM settings WHERE NOT json_valid(value) LIMIT 1",
    """
    SELECT 1 FROM results WHERE NOT (json_valid(coalesce(players, 'null'))
        AND json_valid(coalesce(outcome, 'null'))
        AND json_valid(coalesce(hints, 'null'))) LIMIT 1
    """,
)
_NOT_LISTED = "SELECT 1 FROM games WHERE ended NOT IN (0, 1) LIMIT 1"
_MOVES_MISSING = """
    SELECT 1 FROM games WHERE moves <>
        (SELECT count(*) FROM moves AS move WHERE move.game = games.id) LIMIT 1
"""


def fault_at_first_sight(path: Path, patience: float | None = None) -> str | None:
    """What is wrong with the file as far as that costs nothing, however large it is; None if there
    is nothing, or no file yet. Whoever writes to it is waited for so many seconds."""
    if not path.exists() or path.stat().st_size == 0:
        return "the file is gone, but not its log" if _has_log(path) else None
    if (fault := _fault_of_head(path)) is not None:
        return fault
    try:
        with closing(looking_only(path, patience)) as connection:
            return fault_of_shape(connection, path)
    except DatabaseFailure as error:
        if means_damage(error):
            return str(error)
        raise


def fault_within(path: Path) -> str | None:
    """What is wrong with anything in the file. That takes its time."""
    try:
        with closing(looking_only(path)) as connection:
            return fault_in(connection)
    except DatabaseFailure as error:
        if means_damage(error):
            return str(error)
        raise


def fault_in(connection: sqlite3.Connection) -> str | None:
    """What is wrong with anything in the file of that connection."""
    (report,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if report != "ok":
        return str(report)
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        return "something that belongs to no game"
    if schema.version_of(connection) == len(schema.MIGRATIONS):
        return _fault_of_rows(connection)
    return None


def _fault_of_rows(connection: sqlite3.Connection) -> str | None:
    """SQLite keeps no sums of its pages: a wrong bit within a text is only seen by what it says."""
    if any(connection.execute(query).fetchone() for query in _NOT_JSON):
        return "a text that says nothing"
    if connection.execute(_NOT_LISTED).fetchone():
        return "a game that neither waits nor is over"
    if connection.execute(_MOVES_MISSING).fetchone():
        return "moves are missing, or too many"
    return None


def looking_only(path: Path, patience: float | None = None) -> sqlite3.Connection:
    """A connection that does not write."""
    # Only with the right to write can SQLite take back what a crash left half done.
    half_done = path.with_name(path.name + "-journal").exists()
    mode = "rw" if half_done else "ro"
    return schema.connect(f"{_address(path)}?mode={mode}", uri=True, patience=patience)


def copied_from(path: Path, open_meanwhile: ExitStack) -> sqlite3.Connection:
    """A connection to a file that lies where nothing can be written. SQLite reads a log only where it
    can keep an index of it beside the file: a file with a log is copied to where it can."""
    if not _has_log(path):
        connection = as_it_lies(path)
    else:
        if _log_of(path).stat().st_size > _LARGEST_LOG:
            raise StoreProblem(Kind.cannot_open, "its log has no end")
        elsewhere = Path(open_meanwhile.enter_context(TemporaryDirectory()))
        for name in (path.name, path.name + "-wal"):
            shutil.copyfile(path.with_name(name), elsewhere / name)
        connection = schema.connect(f"{_address(elsewhere / path.name)}?mode=rw", uri=True)
    return open_meanwhile.enter_context(closing(connection))


def as_it_lies(path: Path) -> sqlite3.Connection:
    """A connection that makes nothing beside the file either, and does not see what is only in its
    log."""
    return schema.connect(f"{_address(path)}?mode=ro&immutable=1", uri=True)


def fault_of_shape(connection: sqlite3.Connection, path: Path) -> str | None:
    """Whether the tables are not those of its schema. Raises NewerSchema."""
    version, known = schema.version_of(connection), len(schema.MIGRATIONS)
    shape = schema.shape_of(connection)
    if version > known and shape != schema.expected_shape(known):
        raise NewerSchema(path, version)
    if not 0 <= version <= known:
        return f"there is no schema {version}"
    if shape != schema.expected_shape(version):
        return f"not the tables of schema {version}"
    for table in shape:
        connection.execute(f"SELECT * FROM {table} LIMIT 1").fetchall()
    return None


def _has_log(path: Path) -> bool:
    log = _log_of(path)
    return log.exists() and log.stat().st_size > 0


def _log_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def _fault_of_head(path: Path) -> str | None:
    """What the first bytes of the file tell: whether they are those of a file of ours, and whether
    all pages are there, and no more. Of missing ones SQLite would read zeros, or write over those it
    does not know of. While its log has something to add, the log may mend it."""
    try:
        if _has_log(path):
            return None
        with path.open("rb") as file:
            head = file.read(_HEAD)
        size = path.stat().st_size
    except OSError:  # SQLite will say what is the matter
        return None
    begins, mode, constant = head[:18], head[18:20], head[20:24]
    if begins != _BEGINNING or mode not in _MODES or constant != _CONSTANT:
        return "not the beginning of a file of ours"
    counted = head[24:28] == head[92:96]  # otherwise an old SQLite wrote last and did not count
    pages, rest = divmod(size, schema.PAGE_SIZE)
    if rest or (counted and pages != int.from_bytes(head[28:32], "big")):
        return "the file ends too early, or too late"
    return None


def _address(path: Path) -> str:
    """The path as SQLite wants it, which differs from `as_uri` for a Windows server's folder."""
    full = path.absolute().as_posix()
    slash = "" if full.startswith("/") else "/"
    return f"file://{slash}{quote(os.fsencode(full), safe='/:')}"
