"""The tables of the store's file, how they came to be, and how a connection to it is set up."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

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
)
"""Script n brings a file from schema n to schema n+1. What was published never changes.

Times are microseconds since 1970, in UTC. Whatever is called options, players, outcome, snapshot,
move or value is JSON in plain ASCII.
"""

BUSY_SECONDS = 3.0
PAGE_SIZE = 4096

Shape = dict[str, tuple[tuple[object, ...], ...]]
"""For each table its columns; a view or a trigger would be a part without columns."""


def connect(target: Path | str, *, uri: bool = False) -> sqlite3.Connection:
    """A connection in autocommit mode: transactions are begun and ended in so many words."""
    connection = sqlite3.connect(target, timeout=BUSY_SECONDS, isolation_level=None, uri=uri)
    connection.text_factory = _text
    return connection


def _text(raw: bytes) -> str:
    """One bad byte must not make a whole listing fail: what it spoils is found by its reader."""
    return raw.decode("utf-8", "replace")


def prepare(connection: sqlite3.Connection) -> None:
    """Make the connection lasting and strict, and bring its file to the current schema."""
    for pragma in (
        f"page_size = {PAGE_SIZE}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "fullfsync = ON",  # without it a Mac's disk keeps a commit in its own memory
    ):
        connection.execute(f"PRAGMA {pragma}").fetchall()
    migrate(connection)
    connection.execute("PRAGMA foreign_keys = ON")
    # A file that cannot be written says so here and not at the first move.
    connection.execute("DELETE FROM settings WHERE FALSE")


def migrate(connection: sqlite3.Connection) -> None:
    """Run every script the file has not seen, each with its number in one transaction."""
    for number, script in enumerate(MIGRATIONS[version_of(connection) :], version_of(connection)):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number + 1}; COMMIT;"
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
