"""What is done while the store's file cannot be had, in a file of its own until it can join the rest.

Each copy of the program that has to do without the store has one, which nobody else can open. What a
crash leaves behind is brought home by whoever has the store next.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Collection, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from . import opening, schema, sought
from .backups import Backups
from .faults import as_it_lies, fault_at_first_sight, fault_in
from .opening import COMPANIONS, MEANWHILE
from .ordinary import refuse_others
from .problems import DatabaseFailure, NewerSchema, means_damage
from .results import offer, settle

LARGEST = 64 * 1024 * 1024
"""Bytes of such a file. In an hour nobody plays a hundredth of it."""

_KEPT = "SELECT revision, created FROM games WHERE id = ?"
_SETTING = "INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value"


class Meanwhile:
    """Where everything goes while the file in that folder cannot be had."""

    def __init__(self, folder: Path) -> None:
        self.path: Path | None = folder / MEANWHILE / f"{os.urandom(16).hex()}.sqlite3"
        """None: there is only memory for it."""
        try:
            self.path.parent.mkdir(exist_ok=True)
            self.connection = _alone_with(self.path)
        except (OSError, *DatabaseFailure):  # no room, say: better than nothing
            self.path = None
            self.connection = opening.connected(":memory:")

    @property
    def lasts(self) -> bool:
        """Whether what is in it outlasts the program."""
        return self.path is not None

    def close(self) -> None:
        """What is in it waits for whoever has the store next."""
        with suppress(*DatabaseFailure):
            if _read(self.connection).is_empty:
                self.discard()
        self.connection.close()

    def discard(self) -> None:
        self.connection.close()
        if self.path is not None:
            _delete(self.path)


class _Done(NamedTuple):
    """All that was done there."""

    games: Sequence[sqlite3.Row]
    moves: Sequence[sqlite3.Row]
    settings: Sequence[sqlite3.Row]
    bests: Sequence[sqlite3.Row]

    @property
    def is_empty(self) -> bool:
        return not any(self)


def bring_home(folder: Path, own: Meanwhile | None, home: sqlite3.Connection) -> None:
    """What was done while the file in that folder could not be had goes into it: by us, and by copies
    of the program that have come to an end since.

    Raises what SQLite says to writing. If that is no fault of the file, it is only raised for our own:
    what others have left can wait."""
    if own is not None:
        _write(home, _read(own.connection), ())
    deleted = Backups(folder).deleted()
    for path in _files(folder):
        done = None if own is not None and path == own.path else _left_behind(path)
        if done is None:
            continue
        try:
            _write(home, done, deleted)
        except DatabaseFailure as error:
            if means_damage(error):
                raise
        else:
            _delete(path)
    if own is not None:
        own.discard()


def _files(folder: Path) -> list[Path]:
    with suppress(OSError):
        return sorted((folder / MEANWHILE).glob("*.sqlite3"))
    return []


def _left_behind(path: Path) -> _Done | None:
    """What is in a file that nobody has open any more; None if somebody has, or if it cannot be
    read: then it stays where it is."""
    try:
        for end in COMPANIONS:
            refuse_others(path.with_name(path.name + end))
        if path.stat().st_size > LARGEST or fault_at_first_sight(path, patience=0) is not None:
            return None
        with closing(_alone_with(path)) as connection:
            return _read(connection) if fault_in(connection) is None else None
    except (OSError, NewerSchema, *DatabaseFailure):
        return None


def _alone_with(path: Path) -> sqlite3.Connection:
    """A connection to such a file beside which nobody can have another. Raises what SQLite says if
    somebody has one."""
    connection = schema.connect(path, patience=0)
    try:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE").fetchall()
        schema.prepare(connection)
        sought.teach(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _read(connection: sqlite3.Connection) -> _Done:
    tables = (
        "games",
        "moves ORDER BY game, n",
        "settings",
        "results WHERE what IS NOT NULL",
    )
    return _Done(*(connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables))


def _write(home: sqlite3.Connection, done: _Done, deleted: Collection[str]) -> None:
    """A game that has gone on since stays as it is, and so does what is better or faster."""
    with schema.transaction(home):
        for game in done.games:
            if game["id"] not in deleted:
                moves = [move for move in done.moves if move["game"] == game["id"]]
                _write_game(home, game, moves)
        home.executemany(_SETTING, map(tuple, done.settings))
        for best in done.bests:
            offer(home, dict(best))


def _write_game(home: sqlite3.Connection, game: sqlite3.Row, moves: Sequence[sqlite3.Row]) -> None:
    kept = home.execute(_KEPT, (game["id"],)).fetchone()
    if kept is not None and kept["revision"] >= game["revision"]:
        return
    created = game["created"] if kept is None else min(kept["created"], game["created"])
    home.execute("DELETE FROM games WHERE id = ?", (game["id"],))
    schema.insert(home, "games", [{**dict(game), "created": created}])
    schema.insert(home, "moves", map(dict, moves))
    settle(home, game["id"])


def _delete(path: Path) -> None:
    for end in COMPANIONS:
        with suppress(OSError):
            path.with_name(path.name + end).unlink(missing_ok=True)
    with suppress(OSError):  # there are others in it
        path.parent.rmdir()


# ---- settings -------------------------------------------------------------------------------------


def settings_known(path: Path, *, ours: bool) -> dict[str, str]:
    """The settings in a file that cannot be had, or in the newest backup of it that can be read. Only
    if it is ours nobody is disturbed by looking into it."""
    backups = [backup.path for backup in Backups(path.parent).newest_first()]
    for candidate in [path, *backups] if ours else backups:
        with suppress(OSError, *DatabaseFailure), closing(as_it_lies(candidate)) as connection:
            if found := settings_of(connection):
                return found
    return {}


def settings_of(connection: sqlite3.Connection) -> dict[str, str]:
    """All that can be read."""
    with suppress(*DatabaseFailure):
        return dict(map(tuple, connection.execute("SELECT key, value FROM settings")))
    return {}
