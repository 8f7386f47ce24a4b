"""Carrying over what can still be read from a damaged file. It never makes things worse."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from . import schema
from .problems import DatabaseFailure
from .rows import all_there

_JSON_COLUMNS = ("options", "players", "snapshot")
_HEADER = b"SQLite format 3\0" + schema.PAGE_SIZE.to_bytes(2, "big") + bytes((2, 2, 0, 64, 32, 32))
"""How every file of ours begins: a spoiled beginning can be written anew."""


def salvage(damaged: Path, into: sqlite3.Connection) -> int:
    """Copy every game that is still complete, and the settings; how many games that were.

    It works on a copy, because SQLite tidies up whatever it opens.
    """
    saved = 0
    with suppress(Exception), TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        copy = _copy(damaged, Path(folder))
        with closing(schema.connect(copy)) as source:
            source.row_factory = sqlite3.Row
            with suppress(Exception):
                schema.migrate(source)
            for game in _games(source):
                saved += _carry_over(game, source, into)
            _carry_over_settings(source, into)
    return saved


def _copy(damaged: Path, folder: Path) -> Path:
    """The file with its log; the log of a young file holds all of it, even if the file is gone."""
    copy = folder / "copy.sqlite3"
    copy.touch()
    name = damaged.name.removesuffix("-wal")
    for ending in ("", "-wal"):
        if (part := damaged.with_name(name + ending)).exists():
            shutil.copyfile(part, copy.with_name(copy.name + ending))
    with copy.open("r+b") as file:
        file.write(_HEADER)
    return copy


def _rows(source: sqlite3.Connection, query: str, *values: Any) -> Iterator[sqlite3.Row]:
    """Rows up to the first that cannot be read."""
    with suppress(*DatabaseFailure):
        yield from source.execute(query, values)


def _games(source: sqlite3.Connection) -> list[sqlite3.Row]:
    """The games on both sides of a bad page: read from the front, then from the back."""
    found: dict[str, sqlite3.Row] = {}
    for order in ("ASC", "DESC"):
        query = f"SELECT * FROM games NOT INDEXED ORDER BY rowid {order}"
        for row in _rows(source, query):
            found.setdefault(row["id"], row)
    return list(found.values())


def _carry_over(game: sqlite3.Row, source: sqlite3.Connection, into: sqlite3.Connection) -> bool:
    """Copy one game if nothing of it is missing."""
    try:
        moves = source.execute(
            "SELECT * FROM moves WHERE game = ? ORDER BY n", (game["id"],)
        ).fetchall()
        if not all_there(game, moves):
            return False
        for text in (*(game[name] for name in _JSON_COLUMNS), *(move["move"] for move in moves)):
            json.loads(text)
        with schema.transaction(into):
            _insert(into, "games", [game])
            _insert(into, "moves", moves)
    except Exception:  # whatever a torn row may hold, the next game gets its chance
        return False
    return True


def _carry_over_settings(source: sqlite3.Connection, into: sqlite3.Connection) -> None:
    for row in _rows(source, "SELECT * FROM settings"):
        with suppress(Exception), schema.transaction(into):
            json.loads(row["value"])
            _insert(into, "settings", [row])


def _insert(into: sqlite3.Connection, table: str, rows: list[sqlite3.Row]) -> None:
    """Copy rows, without columns that a foreign hand has added."""
    known = [str(name) for name, *_ in schema.shape_of(into)[table]]
    marks = ", ".join("?" * len(known))
    into.executemany(
        f"INSERT INTO {table} ({', '.join(known)}) VALUES ({marks})",
        ([row[name] for name in known] for row in rows),
    )
