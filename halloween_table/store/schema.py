"""The tables of the store's file, how they came to be, and how a connection to it is set up."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE games (
        id TEXT PRIMARY KEY NOT NULL,
        game TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        options TEXT NOT NULL,
        players TEXT NOT NULL,
        seed INTEGER NOT NULL,
        created INTEGER NOT NULL,
        touched INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        moves INTEGER NOT NULL,
        ended INTEGER NOT NULL,
        outcome TEXT,
        snapshot TEXT NOT NULL
    ) STRICT;
    CREATE TABLE moves (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        actor INTEGER NOT NULL,
        move TEXT NOT NULL,
        PRIMARY KEY (game, n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE settings (
        key TEXT PRIMARY KEY NOT NULL,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE games ADD COLUMN origin TEXT;
    CREATE INDEX games_by_touch ON games (ended, touched, created);

    CREATE TABLE results (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        what TEXT,
        played TEXT,
        at INTEGER,
        players TEXT,
        outcome TEXT,
        name TEXT,
        milliseconds INTEGER CHECK (milliseconds >= 0),
        steps INTEGER CHECK (steps >= 0),
        CHECK ((what IS NULL) = (players IS NOT NULL)),
        CHECK (what IS NULL OR (name IS NOT NULL AND milliseconds IS NOT NULL AND steps IS NOT NULL))
    ) STRICT;
    CREATE UNIQUE INDEX results_of_games ON results (played) WHERE what IS NULL;
    CREATE INDEX results_by_time ON results (at) WHERE what IS NULL;
    CREATE UNIQUE INDEX results_by_what ON results (game, what, name) WHERE what IS NOT NULL;

    CREATE TABLE glimpses (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        revision INTEGER NOT NULL,
        key TEXT NOT NULL,
        title TEXT NOT NULL,
        agreed TEXT NOT NULL,
        picture BLOB NOT NULL,
        UNIQUE (game, key)
    ) STRICT;

    INSERT INTO results (game, played, at, players, outcome)
    SELECT game, id, touched, players, outcome FROM games WHERE ended = 1 ORDER BY touched;

    INSERT INTO results (game, what, name, milliseconds, steps)
    SELECT substr(rest, 1, instr(rest, ':') - 1), substr(rest, instr(rest, ':') + 1),
        name, milliseconds, steps
    FROM (
        SELECT substr(key, 6) AS rest,
            CASE WHEN json_valid(value) THEN
                CASE json_type(value, '$.name') WHEN 'text' THEN
                    json_extract(value, '$.name') END END AS name,
            CASE WHEN json_valid(value) THEN
                CASE json_type(value, '$.milliseconds') WHEN 'integer' THEN
                    json_extract(value, '$.milliseconds') END END AS milliseconds,
            CASE WHEN json_valid(value) THEN
                CASE json_type(value, '$.steps') WHEN 'integer' THEN
                    json_extract(value, '$.steps') END END AS steps
        FROM settings WHERE key GLOB 'best:?*:*'
    )
    WHERE name IS NOT NULL AND typeof(milliseconds) = 'integer' AND typeof(steps) = 'integer'
        AND milliseconds >= 0 AND steps >= 0;
    DELETE FROM settings WHERE key GLOB 'best:*';
    """,
    """
    ALTER TABLE games ADD COLUMN hints TEXT;
    ALTER TABLE results ADD COLUMN hints TEXT;
    """,
)
"""Script n brings a file from schema n to schema n+1. What was published never changes.

Each schema has tables of another shape than the one before, so that a wrong number is noticed, and
columns are added at the end: `found.py` tells rows by their shape.

Times are microseconds since 1970, in UTC. Whatever is called options, players, outcome, snapshot,
origin, hints, move, agreed or value is JSON in plain ASCII. Older programs gave no hints: those are
null.

A result is of a whole game, and then `what` is null, or of something that one player has done alone;
`what` is equal for all that can be compared. `played` is the id of the game it comes from, which may
have been deleted since. Older programs did not know when the best times were reached, nor in which
game: those are null.
"""

BUSY_SECONDS = 3.0
PAGE_SIZE = 4096

Shape = dict[str, tuple[tuple[object, ...], ...]]
"""For each table its columns; a view or a trigger would be a part without columns."""


def connect(
    target: Path | str, *, uri: bool = False, patience: float | None = None
) -> sqlite3.Connection:
    """A connection in autocommit mode: transactions are begun and ended in so many words. Whoever
    else writes to the file is waited for so many seconds."""
    seconds = BUSY_SECONDS if patience is None else patience
    connection = sqlite3.connect(target, timeout=seconds, isolation_level=None, uri=uri)
    connection.text_factory = _text
    connection.row_factory = sqlite3.Row
    return connection


def be_patient(connection: sqlite3.Connection) -> None:
    """From now on others are waited for as long as ever."""
    connection.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}").fetchall()


def _text(raw: bytes) -> str:
    """One bad byte must not make a whole listing fail: what it spoils is found by its reader."""
    return raw.decode("utf-8", "replace")


def prepare(connection: sqlite3.Connection) -> None:
    """Make the connection lasting and strict, and bring its file to the current schema."""
    make_lasting(connection)
    migrate(connection)
    connection.execute("PRAGMA foreign_keys = ON")
    # A file that cannot be written says so here and not at the first move.
    connection.execute("DELETE FROM settings WHERE FALSE")


def make_lasting(connection: sqlite3.Connection) -> None:
    """What is committed outlasts a power cut."""
    for pragma in (
        f"page_size = {PAGE_SIZE}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "fullfsync = ON",  # without it a Mac's disk keeps a commit in its own memory
        "secure_delete = ON",  # so that nothing that was deleted is found when a file is mended
    ):
        connection.execute(f"PRAGMA {pragma}").fetchall()


def migrate(connection: sqlite3.Connection, until: int | None = None) -> None:
    """Run every script the file has not seen up to that schema (None: the current one), each with
    its number in one transaction."""
    first = version_of(connection)
    for number, script in enumerate(MIGRATIONS[first:until], first + 1):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;"
            )
        except BaseException:
            _roll_back(connection)
            raise


def version_of(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def shape_of(connection: sqlite3.Connection) -> Shape:
    """What the file's tables look like."""
    names = connection.execute(
        "SELECT name FROM sqlite_schema WHERE type <> 'index' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'"
    ).fetchall()
    return {
        name: tuple(
            tuple(column)
            for column in connection.execute(
                'SELECT name, type, "notnull", pk FROM pragma_table_info(?)', (name,)
            )
        )
        for (name,) in names
    }


def expected_shape(version: int) -> Shape:
    """What the tables of a file of that schema should look like."""
    with closing(connect(":memory:")) as model:
        for script in MIGRATIONS[:version]:
            model.executescript(script)
        return shape_of(model)


def insert(
    connection: sqlite3.Connection,
    table: str,
    rows: Iterable[Mapping[str, Any]],
    how: str = "INSERT",
) -> None:
    """Rows by the names of their columns; what a row does not have is null."""
    found = connection.execute("SELECT name FROM pragma_table_info(?)", (table,)).fetchall()
    columns = [name for (name,) in found]
    connection.executemany(
        f"{how} INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})",
        ([row.get(name) for name in columns] for row in rows),
    )


@contextmanager
def transaction(
    connection: sqlite3.Connection, begin: str = "BEGIN IMMEDIATE"
) -> Iterator[sqlite3.Connection]:
    """All that is done inside, or nothing of it."""
    connection.execute(begin)
    try:
        yield connection
        connection.execute("COMMIT")
    except BaseException:
        _roll_back(connection)
        raise


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")
