"""Files of older programs are brought up to date at the start: all of it or nothing, and quickly."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from halloween_table.games.shelf import SHELF
from halloween_table.store import schema
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.problems import ChangedElsewhere, Kind, StoreProblem
from halloween_table.store.results import Kept
from halloween_table.store.store import Store

from .sampling import BESTS, store_of
from .support import CODEC, keep_at_once, mended, script

OLD_PROGRAM = """
    UPDATE games SET revision = revision + 1, moves = moves + 1,
        touched = ?, ended = ?, outcome = ?, snapshot = ?
    WHERE id = ? AND revision = ? RETURNING moves
"""
"""How a program of schema 1 keeps a move."""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A folder with a file of schema 1, as a program of that time wrote it."""
    shutil.copyfile(store_of(1), tmp_path / FILE_NAME)
    return tmp_path


def with_settings(folder: Path, settings: dict[str, str]) -> None:
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as connection:
        connection.executemany("INSERT INTO settings VALUES (?, ?)", settings.items())


def version(folder: Path) -> int:
    with closing(schema.connect(folder / FILE_NAME)) as connection:
        return schema.version_of(connection)


def check_everything_is_there(store: Store) -> None:
    assert store.count_unfinished() == store.count_finished() == len(SHELF)
    assert store.results.count() == len(SHELF)
    for what, best in BESTS.items():
        assert store.results.get("booo", what) == Kept(*best)
    assert store.settings.get("language") == "uk"


# ---- the best times were settings -----------------------------------------------------------------


def test_best_times_leave_the_settings(old: Path) -> None:
    with_settings(old, {"best:booo:a:b": '{"name": "Ann", "milliseconds": 7, "steps": 0}'})
    with Store.open(old) as store:
        assert store.results.get("booo", "a:b") == Kept("Ann", 7, 0)
        assert store.settings.get("best:booo:a:b") is None
        check_everything_is_there(store)


@pytest.mark.parametrize(
    "spoiled",
    [
        "",
        "{",
        "null",
        "7",
        "[]",
        "{}",
        "[" * 5_000,
        '{"name": "Ann", "milliseconds": 5000}',
        '{"name": 5, "milliseconds": 5000, "steps": 1}',
        '{"name": null, "milliseconds": 5000, "steps": 1}',
        '{"name": {"x": 1}, "milliseconds": 5000, "steps": 1}',
        '{"name": "Ann", "milliseconds": "5000", "steps": 1}',
        '{"name": "Ann", "milliseconds": true, "steps": 1}',
        '{"name": "Ann", "milliseconds": -1, "steps": 1}',
        '{"name": "Ann", "milliseconds": 1e3, "steps": 1}',
        '{"name": "Ann", "milliseconds": 99999999999999999999999, "steps": 1}',
        '{"name": "Ann", "milliseconds": 5000, "steps": 1.5}',
    ],
)
def test_what_is_no_best_time_is_left_out(old: Path, spoiled: str) -> None:
    with_settings(old, {"best:booo:spoiled": spoiled})
    with Store.open(old) as store:
        assert store.put_aside is None
        assert store.results.get("booo", "spoiled") is None
        check_everything_is_there(store)


@pytest.mark.parametrize("key", ["best:", "best:booo", "best::x", "bestow:a:b"])
def test_what_only_looks_like_a_best_time_is_none(old: Path, key: str) -> None:
    with_settings(old, {key: '{"name": "Ann", "milliseconds": 7, "steps": 0}'})
    with Store.open(old) as store:
        assert store.put_aside is None
        (bests,) = store._connection.execute(
            "SELECT count(*) FROM results WHERE what IS NOT NULL"
        ).fetchone()
        assert bests == len(BESTS)
        assert (store.settings.get(key) is not None) == key.startswith("bestow")


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE games SET outcome = '[[[', players = '{' WHERE ended",
        "UPDATE games SET outcome = NULL WHERE ended",
        "UPDATE games SET touched = 9223372036854775807, created = -9223372036854775808",
    ],
)
def test_games_nobody_can_read_are_no_obstacle(old: Path, spoil: str) -> None:
    with closing(sqlite3.connect(old / FILE_NAME, isolation_level=None)) as connection:
        connection.execute(spoil)
    with Store.open(old) as store:
        assert store.put_aside is None
        assert store.results.count() == len(store.results.newest()) == len(SHELF)


# ---- damage ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", range(2, 22))
def test_a_damaged_old_file_is_mended_and_brought_up_to_date(old: Path, page: int) -> None:
    path = old / FILE_NAME
    data = bytearray(path.read_bytes())
    data[(page - 1) * schema.PAGE_SIZE : page * schema.PAGE_SIZE] = b"\xff" * schema.PAGE_SIZE
    path.write_bytes(data)
    with mended(old) as store:
        assert store.put_aside is not None
        assert store.examine() is None
        assert schema.version_of(store._connection) == len(schema.MIGRATIONS)
        assert len(SHELF) >= store.results.count() >= store.count_finished()
        keys = [key for (key,) in store._connection.execute("SELECT key FROM settings")]
        assert not [key for key in keys if key.startswith("best:")]
        keep_at_once(store, script(1))


# ---- not alone -----------------------------------------------------------------------------------


def test_a_copy_of_the_old_program_can_go_on_meanwhile(old: Path) -> None:
    with closing(sqlite3.connect(old / FILE_NAME, isolation_level=None)) as running:
        game_id, revision, snapshot = running.execute(
            "SELECT id, revision, snapshot FROM games WHERE NOT ended AND game = 'candy_hunters'"
        ).fetchone()
        with Store.open(old) as store:
            check_everything_is_there(store)
            change = (1, 0, None, snapshot, game_id, revision)
            ((moves,),) = running.execute(OLD_PROGRAM, change).fetchall()
            running.execute(
                "INSERT INTO moves (game, n, actor, move) VALUES (?, ?, 0, ?)",
                (game_id, moves - 1, json.dumps({"move": "Pass"})),
            )
            saved = store.load(game_id, CODEC)
            assert (saved.revision, len(saved.record.moves)) == (revision + 1, moves)
            with pytest.raises(ChangedElsewhere):
                store.append(game_id, revision, saved.record.moves[-1:], saved.snapshot, CODEC)


def hold_reading(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN")
    connection.execute("SELECT count(*) FROM games").fetchone()


def hold_writing(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")


@pytest.mark.parametrize(("hold", "waits"), [(hold_reading, False), (hold_writing, True)])
def test_whoever_writes_is_waited_for_and_whoever_reads_is_not(
    old: Path,
    monkeypatch: pytest.MonkeyPatch,
    hold: Callable[[sqlite3.Connection], Any],
    waits: bool,
) -> None:
    monkeypatch.setattr(schema, "BUSY_SECONDS", 0.05)
    with closing(sqlite3.connect(old / FILE_NAME, isolation_level=None)) as running:
        running.execute("PRAGMA journal_mode").fetchone()
        hold(running)
        if waits:
            with pytest.raises(StoreProblem) as problem:
                Store.open(old)
            assert problem.value.kind is Kind.locked
            assert running.execute("PRAGMA user_version").fetchone() == (1,)
            running.execute("ROLLBACK")
        with Store.open(old) as store:
            assert store.put_aside is None
            check_everything_is_there(store)
