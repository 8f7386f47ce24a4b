"""What lies in a store's file that SQLite may not be able to read any more, sorted into its tables.

To which table a row belongs is told by its values alone: how many there are, of which types, and in
which kind of tree they stand. No two tables or indexes of ours look alike in that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from halloween_table.engine.format import Unreadable

from . import schema
from .cells import Lost, Row, Value
from .page_file import PageFile
from .pages import rows_of, schema_number
from .rows import from_json

Fields = dict[str, Any]
"""A row by the names of its columns; a value may be Lost."""
Move = tuple[int, str]
"""Who did what."""

_KEYED = frozenset({"moves", "settings"})
"""The tables WITHOUT ROWID."""
_ID = re.compile(rb"[0-9a-f]{32}")
"""The id of a game: it stands in each of its rows."""
_TYPES: Mapping[object, type] = {"TEXT": str, "INTEGER": int, "BLOB": bytes}


class _Column(NamedTuple):
    name: str
    type: type
    needed: bool
    """Whether it is never null."""
    is_number: bool
    """Whether it is another name for the row's number, and stands as null in the row itself."""


class Found:
    """The rows of one file."""

    def __init__(self, schema_number: int = 1) -> None:
        self.games: dict[str, Fields] = {}
        """By id."""
        self.moves: dict[str, dict[int, Move]] = {}
        """By the game's id, and by number."""
        self.settings: dict[str, str] = {}
        self.results: dict[tuple[object, ...], Fields] = {}
        """By what makes them different from each other."""
        self.schema = schema_number
        """The schema they are of."""

    def add(self, table: str, row: Fields) -> None:
        """Keep a row. If it is there already, the later state of a game counts, and otherwise what
        was found first."""
        match table:
            case "games":
                known = self.games.get(row["id"])
                if known is None or _revision(row) > _revision(known):
                    self.games[row["id"]] = _listed(row)
            case "moves":
                moves = self.moves.setdefault(row["game"], {})
                moves.setdefault(row["n"], (row["actor"], row["move"]))
            case "settings":
                self.settings.setdefault(row["key"], row["value"])
            case "results":
                self.results.setdefault(_kind_of_result(row), row)

    def run(self, game_id: str) -> list[Move]:
        """The moves of that game from its first up to where one is missing."""
        return run_of(self.moves.get(game_id, {}))

    def tables(self) -> Iterator[tuple[str, list[Fields]]]:
        """All rows of which nothing is lost."""
        yield "games", [row for row in self.games.values() if Lost.lost not in row.values()]
        for game_id, moves in self.moves.items():
            yield (
                "moves",
                [
                    {"game": game_id, "n": n, "actor": actor, "move": move}
                    for n, (actor, move) in moves.items()
                ],
            )
        yield "settings", [{"key": key, "value": value} for key, value in self.settings.items()]
        yield "results", list(self.results.values())


def run_of(moves: Mapping[int, Move]) -> list[Move]:
    """The moves from the first up to where one is missing."""
    found: list[Move] = []
    while len(found) in moves:
        found.append(moves[len(found)])
    return found


def found_in(path: Path) -> Found:
    """Every row that is in the file or in its log."""
    tables = _tables()
    found = Found()
    doubtful: list[tuple[str, Fields]] = []
    widths: dict[str, int] = {}
    with PageFile(path) as pages:
        for row in rows_of(pages, lambda row: _table_of(row, tables) is not None, _ID):
            table = _table_of(row, tables)
            if table is None:
                continue
            widths[table] = max(widths.get(table, 0), len(row.values))
            fields = _fields(row, tables[table])
            if not row.sure:
                doubtful.append((table, fields))
            elif table == "games" or Lost.lost not in row.values:
                found.add(table, fields)
        said = schema_number(pages)
    for table, fields in doubtful:
        if Lost.lost not in fields.values():
            found.add(table, fields)
    found.schema = _schema_of(said, widths)
    return found


def _tables() -> dict[str, tuple[_Column, ...]]:
    """Every table with its columns, as it is today. Columns were only ever added at the end."""
    shape = schema.expected_shape(len(schema.MIGRATIONS))
    return {
        table: tuple(
            _Column(
                str(name),
                _TYPES[kind],
                bool(not_null),
                bool(key) and kind == "INTEGER" and table not in _KEYED,
            )
            for name, kind, not_null, key in columns
        )
        for table, columns in shape.items()
    }


def _table_of(row: Row, tables: Mapping[str, tuple[_Column, ...]]) -> str | None:
    for table, columns in tables.items():
        if row.keyed == (table in _KEYED) and _fits(row.values, columns):
            return table
    return None


def _fits(values: tuple[Value, ...], columns: tuple[_Column, ...]) -> bool:
    """Whether these can be values of these columns; the first of them, which tell one row from
    another, must be there. A row may be older than the last columns."""
    if len(values) > len(columns) or values[0] is Lost.lost:
        return False
    for n, (_, type_, needed, is_number) in enumerate(columns):
        value = values[n] if n < len(values) else None
        if is_number or value is None:
            if needed or value is not None:
                return False
        elif value is not Lost.lost and type(value) is not type_:
            return False
    return True


def _fields(row: Row, columns: tuple[_Column, ...]) -> Fields:
    values = (*row.values, *(None,) * (len(columns) - len(row.values)))
    return {
        column.name: row.number if column.is_number else value
        for column, value in zip(columns, values, strict=True)
    }


def _schema_of(said: int, widths: Mapping[str, int]) -> int:
    """The schema the file says it has if its rows can be of it; otherwise the oldest of which they
    can be, so that everything is done for them that was done since."""
    able = [
        version
        for version in range(1, len(schema.MIGRATIONS) + 1)
        if _holds(schema.expected_shape(version), widths)
    ]
    return said if said in able else able[0]


def _holds(shape: schema.Shape, widths: Mapping[str, int]) -> bool:
    return all(width <= len(shape.get(table, ())) for table, width in widths.items())


def _listed(row: Fields) -> Fields:
    """A game waits or is over, or no list would have it; whether it is over, its outcome knows. How
    many hints were asked for is worth no game."""
    if row["ended"] not in (0, 1, Lost.lost):
        row = {**row, "ended": int(row["outcome"] is not None)}
    return row if _is_readable(row.get("hints")) else {**row, "hints": None}


def _is_readable(text: Any) -> bool:
    try:
        return text is None or (isinstance(text, str) and from_json(text) is not None)
    except Unreadable:
        return False


def _revision(row: Fields) -> int:
    revision = row["revision"]
    return revision if isinstance(revision, int) else -1


def _kind_of_result(row: Fields) -> tuple[object, ...]:
    if row["what"] is None:
        return (row["played"],)
    return (row["game"], row["what"], row["name"])
