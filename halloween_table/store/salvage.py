"""Carrying over what can still be read from a damaged file. It never makes things worse."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from . import schema
from .problems import DatabaseFailure
from .rows import all_there

_JSON_COLUMNS = ("options", "players", "snapshot")
_HEADER = b"SQLite format 3\0" + schema.PAGE_SIZE.to_bytes(2, "big") + bytes((2, 2, 0, 64, 32, 32))
"""How every file of ours begins: a spoiled beginning can be written anew."""

_BLOCK = schema.PAGE_SIZE
_OF_GAMES = {"games", "moves", "glimpses"}

_MISSING_RESULTS = """
    INSERT INTO results (game, played, at, players, outcome)
    SELECT game, id, touched, players, outcome FROM games WHERE ended = 1
        AND NOT EXISTS (SELECT 1 FROM results WHERE what IS NULL AND played = games.id)
    ORDER BY touched
"""


def salvage(damaged: Path, into: sqlite3.Connection, workshop: Path) -> int:
    """Copy every game that is still complete, the results and the settings into an empty file: how
    many games that were. Glimpses can be drawn again.

    What cannot be read is left out; what cannot be written is raised. It works on a copy, because
    SQLite tidies up whatever it opens.
    """
    with closing(schema.connect(_copy(damaged, workshop))) as source:
        schema.migrate(into, until=_schema_of(source))
        into.execute("PRAGMA foreign_keys = ON")  # a torn row may name another game
        with schema.transaction(into):
            saved = _carry_over(source, into)
    into.execute("PRAGMA foreign_keys = OFF")
    schema.migrate(into)
    with schema.transaction(into):
        into.execute(_MISSING_RESULTS)
    return saved


def _copy(damaged: Path, workshop: Path) -> Path:
    """The file with its log; the log of a young file holds all of it, even if the file is gone."""
    copy = workshop / "copy.sqlite3"
    copy.touch()
    for ending in ("", "-wal"):
        if (part := damaged.with_name(damaged.name + ending)).exists():
            _copy_readable(part, copy.with_name(copy.name + ending))
    with copy.open("r+b") as file:
        file.write(_HEADER)
    return copy


def _copy_readable(part: Path, to: Path) -> None:
    """Every block of the file that the disk still gives out, with zeros in place of the others."""
    with part.open("rb", buffering=0) as source, to.open("wb") as target:
        size = os.fstat(source.fileno()).st_size
        for at in range(0, size, _BLOCK):
            block = b""
            with suppress(OSError):
                source.seek(at)
                block = source.read(_BLOCK)
            target.write(block.ljust(min(_BLOCK, size - at), b"\0"))


def _schema_of(source: sqlite3.Connection) -> int:
    """The schema whose tables the file's tables resemble most: its number may be spoiled."""
    found: set[tuple[str, object]] = set()
    with suppress(*DatabaseFailure):
        found = _columns(schema.shape_of(source))
    versions = range(len(schema.MIGRATIONS), 0, -1)
    return min(versions, key=lambda v: len(found ^ _columns(schema.expected_shape(v))))


def _columns(shape: schema.Shape) -> set[tuple[str, object]]:
    return {(table, name) for table, columns in shape.items() for name, *_ in columns}


def _carry_over(source: sqlite3.Connection, into: sqlite3.Connection) -> int:
    """Everything that is whole: how many games that were."""
    saved = 0
    tables = schema.shape_of(into)
    for game in _games(source):
        moves = _moves_of(game, source)
        if moves is not None:
            with _whole(into):
                _insert(into, tables, "games", [game])
                _insert(into, tables, "moves", moves)
                saved += 1
    for table in tables.keys() - _OF_GAMES:
        for row in _rows(source, f"SELECT * FROM {table}"):
            with _whole(into):
                _insert(into, tables, table, [row])
    return saved


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


def _moves_of(game: sqlite3.Row, source: sqlite3.Connection) -> list[sqlite3.Row] | None:
    """The moves of a game; None if anything of it is missing."""
    try:
        moves = source.execute(
            "SELECT * FROM moves WHERE game = ? ORDER BY n", (game["id"],)
        ).fetchall()
        if not all_there(game, moves):
            return None
        for text in (*(game[name] for name in _JSON_COLUMNS), *(move["move"] for move in moves)):
            json.loads(text)
    except Exception:  # whatever a torn row may hold, the next game gets its chance
        return None
    return moves


@contextmanager
def _whole(into: sqlite3.Connection) -> Iterator[None]:
    """All rows that are inserted inside, or none of them if one is not what its table takes."""
    into.execute("SAVEPOINT whole")
    try:
        yield
    except sqlite3.IntegrityError:
        into.execute("ROLLBACK TO whole")
    into.execute("RELEASE whole")


def _insert(
    into: sqlite3.Connection, tables: schema.Shape, table: str, rows: list[sqlite3.Row]
) -> None:
    """Copy rows; columns that a foreign hand has added stay behind, missing ones are null."""
    known = [str(name) for name, *_ in tables[table]]
    into.executemany(
        f"INSERT INTO {table} ({', '.join(known)}) VALUES ({', '.join('?' * len(known))})",
        ([values.get(name) for name in known] for values in map(dict, rows)),
    )
