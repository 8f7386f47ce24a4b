"""Opening the store's file: check it, put a damaged one aside, start afresh, save what can be saved."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from . import schema
from .presence import Presence, opening_alone
from .problems import DatabaseFailure, Kind, NewerSchema, StoreProblem, means_damage

FILE_NAME = "halloween-table.sqlite3"
COMPANIONS = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file: it belongs to the file and goes where it goes."""

_HEAD = 100
"""Bytes of a SQLite file before its first page's own."""
_SMALLEST_PAGE = 512


class Opened(NamedTuple):
    """A healthy file, and what had to be done for it."""

    connection: sqlite3.Connection
    presence: Presence
    put_aside: Path | None
    salvaged: int


def open_in(folder: Path) -> Opened:
    """The store's file in that folder, made if there is none."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE_NAME
    with opening_alone(folder):
        presence = Presence(folder)
        try:
            aside = None
            if fault_of(path) is not None:
                aside = _put_aside(path, presence)
            connection = schema.connect(path)
            try:
                schema.prepare(connection)
                salvaged = _salvaged(aside, connection)
            except BaseException:
                connection.close()
                raise
            presence.stay()
        except BaseException:
            presence.leave()
            raise
    return Opened(connection, presence, aside, salvaged)


def _salvaged(aside: Path | None, connection: sqlite3.Connection) -> int:
    if aside is None:
        return 0
    from .salvage import salvage  # seldom needed, and slow to import

    return salvage(aside, connection)


def fault_of(path: Path) -> str | None:
    """What is wrong with the file; None if it is healthy or not there yet.

    It is only looked at, never written. Where it cannot be judged because somebody holds it, the
    disk fails or the rights are missing, that is no damage: it raises what SQLite says.
    """
    if not path.exists() or path.stat().st_size == 0:
        left = path.with_name(path.name + "-wal")
        found = left.exists() and left.stat().st_size > 0
        return "the file is gone, but not its log" if found else None
    if _is_cut_off(path):
        return "the file ends within a page"
    # Only with the right to write can SQLite take back what a crash left half done.
    half_done = path.with_name(path.name + "-journal").exists()
    mode = "rw" if half_done else "ro"
    try:
        with closing(schema.connect(f"{_address(path)}?mode={mode}", uri=True)) as connection:
            return _fault_in(connection, path)
    except DatabaseFailure as error:
        if means_damage(error):
            return str(error)
        raise


def _is_cut_off(path: Path) -> bool:
    """Whether the last page is not whole: SQLite would read zeros for the rest of it and might find
    nothing wrong with that. The size of a page stands in the file's head. While its log has
    something to add, the log may mend it."""
    log = path.with_name(path.name + "-wal")
    try:
        if log.exists() and log.stat().st_size > 0:
            return False
        with path.open("rb") as file:
            head = file.read(_HEAD)
    except OSError:  # SQLite will say what is the matter
        return False
    page = int.from_bytes(head[16:18], "big")
    return len(head) == _HEAD and page >= _SMALLEST_PAGE and path.stat().st_size % page != 0


def _address(path: Path) -> str:
    """The path as SQLite wants it, which differs from `as_uri` for a Windows server's folder."""
    full = path.absolute().as_posix()
    slash = "" if full.startswith("/") else "/"
    return f"file://{slash}{quote(os.fsencode(full), safe='/:')}"


def _fault_in(connection: sqlite3.Connection, path: Path) -> str | None:
    version = schema.version_of(connection)
    if version > len(schema.MIGRATIONS):
        raise NewerSchema(path, version)
    (report,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if report != "ok":
        return str(report)
    if version < 0 or schema.shape_of(connection) != schema.expected_shape(version):
        return f"not the tables of schema {version}"
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        return "moves without their game"
    return None


def _put_aside(path: Path, presence: Presence) -> Path:
    """Give the file and its companions another name; nothing is deleted or written over."""
    if not presence.is_alone():
        raise StoreProblem(Kind.locked, "the file is damaged, but another copy has it open")
    aside = _free_name(path)
    moved = []
    for ending in ("", *COMPANIONS):
        part = path.with_name(path.name + ending)
        if part.exists():
            try:
                moved.append(part.rename(aside.with_name(aside.name + ending)))
            except PermissionError as error:  # Windows: somebody has it open
                raise StoreProblem(Kind.locked, str(error)) from error
    return moved[0]


def _free_name(path: Path) -> Path:
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    for number in count(1):
        more = f"-{number}" if number > 1 else ""
        aside = path.with_name(f"{path.stem}.damaged-{stamp}{more}{path.suffix}")
        if not any(aside.with_name(aside.name + end).exists() for end in ("", *COMPANIONS)):
            return aside
    raise AssertionError("there is always one more number")
