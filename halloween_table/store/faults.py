"""What can be wrong with the store's file: at first sight, and looked at as a whole.

It is only looked at, never written. Where it cannot be judged because somebody holds it, the disk
fails or the rights are missing, that is no fault: it raises what SQLite says.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from . import schema
from .problems import DatabaseFailure, NewerSchema, means_damage

_HEAD = 100
"""Bytes of a SQLite file before its first page's own."""
_SMALLEST_PAGE = 512


def fault_at_first_sight(path: Path) -> str | None:
    """What is wrong with the file as far as that costs nothing, however large it is; None if there
    is nothing, or no file yet."""
    if not path.exists() or path.stat().st_size == 0:
        return "the file is gone, but not its log" if _has_log(path) else None
    if _is_cut_off(path):
        return "the file ends too early"
    try:
        with closing(looking_only(path)) as connection:
            return _fault_of_shape(connection, path)
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
    (report,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if report != "ok":
        return str(report)
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        return "something that belongs to no game"
    return None


def looking_only(path: Path) -> sqlite3.Connection:
    """A connection that does not write."""
    # Only with the right to write can SQLite take back what a crash left half done.
    half_done = path.with_name(path.name + "-journal").exists()
    mode = "rw" if half_done else "ro"
    return schema.connect(f"{_address(path)}?mode={mode}", uri=True)


def _fault_of_shape(connection: sqlite3.Connection, path: Path) -> str | None:
    version = schema.version_of(connection)
    if version > len(schema.MIGRATIONS):
        raise NewerSchema(path, version)
    if version < 0:
        return f"there is no schema {version}"
    shape = schema.shape_of(connection)
    if shape != schema.expected_shape(version):
        return f"not the tables of schema {version}"
    for table in shape:
        connection.execute(f"SELECT * FROM {table} LIMIT 1").fetchall()
    return None


def _has_log(path: Path) -> bool:
    log = path.with_name(path.name + "-wal")
    return log.exists() and log.stat().st_size > 0


def _is_cut_off(path: Path) -> bool:
    """Whether pages are missing that the file's head counts, or part of the last one: SQLite would
    read zeros for the rest of that and might find nothing wrong with it. While its log has something
    to add, the log may mend it."""
    try:
        if _has_log(path):
            return False
        with path.open("rb") as file:
            head = file.read(_HEAD)
        size = path.stat().st_size
    except OSError:  # SQLite will say what is the matter
        return False
    page = int.from_bytes(head[16:18], "big")
    if len(head) < _HEAD or page < _SMALLEST_PAGE:
        return False
    counted = head[24:28] == head[92:96]  # otherwise an old SQLite wrote last and did not count
    return size % page != 0 or (counted and size < page * int.from_bytes(head[28:32], "big"))


def _address(path: Path) -> str:
    """The path as SQLite wants it, which differs from `as_uri` for a Windows server's folder."""
    full = path.absolute().as_posix()
    slash = "" if full.startswith("/") else "/"
    return f"file://{slash}{quote(os.fsencode(full), safe='/:')}"
