"""A file read page by page has the rows that SQLite reads, and those that SQLite cannot reach."""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from halloween_table.engine.game import Best
from halloween_table.store import schema
from halloween_table.store.found import Found, found_in
from halloween_table.store.glimpses import KeptGlimpse
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.page_file import PageFile
from halloween_table.store.store import Store
from tests.systems import needs_odd_files, pipe, with_hole

from .mutations import a_hole, cut_off, flipped, noise, pieces_exchanged
from .sampling import store_of
from .support import CODEC, keep, keep_at_once, script

PAGE = schema.PAGE_SIZE
LOG = FILE_NAME + "-wal"


def read_by_sqlite(path: Path) -> dict[str, list[dict[str, Any]]]:
    with closing(schema.connect(path)) as connection:
        return {
            table: [dict(row) for row in connection.execute(f"SELECT * FROM {table}")]
            for table in schema.shape_of(connection)
        }


def check_same(found: Found, expected: dict[str, list[dict[str, Any]]]) -> None:
    def by_key(row: dict[str, Any]) -> list[str]:
        return [repr(row.get(key)) for key in ("id", "game", "n", "key")]

    columns = {table: rows[0].keys() for table, rows in expected.items() if rows}
    read: dict[str, list[dict[str, Any]]] = {table: [] for table in expected}
    for table, rows in found.tables():
        if rows:
            read[table] += [{name: row[name] for name in columns[table]} for row in rows]
    for table in expected.keys() - {"glimpses"}:
        assert sorted(read[table], key=by_key) == sorted(expected[table], key=by_key), table


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """A folder as a crash leaves it: half of what is kept stands in the log alone."""
    with Store.open(tmp_path / "running") as store:
        store.settings.set("long", "x" * 30_000)
        for seed in range(6):
            keep_at_once(store, script(seed))
        game_id, revision = keep(store, script(7, length=30))
        store.glimpses.put(game_id, revision, "en", KeptGlimpse(b"png" * 9_000, "", ()))
        store.results.offer("booo", Best(0, "castle", 5000, 9), "Ann")
        store._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        keep(store, script(8, length=30))
        store.take_back(game_id, revision, script(7, length=25).last, CODEC, moves=5)
        store.settings.set("long", "y" * 30_000)
        return shutil.copytree(tmp_path / "running", tmp_path / "found")


@pytest.mark.parametrize("version", range(1, len(schema.MIGRATIONS) + 1))
def test_the_rows_of_every_schema_are_told_apart(version: int) -> None:
    found = found_in(store_of(version))
    assert found.schema == version
    check_same(found, read_by_sqlite(store_of(version)))


def test_what_is_in_the_log_counts(running: Path) -> None:
    found = found_in(running / FILE_NAME)
    check_same(found, read_by_sqlite(running / FILE_NAME))
    assert found.settings["long"] == f'"{"y" * 30_000}"'


@pytest.mark.parametrize("tear", [cut_off, flipped, a_hole, noise])
def test_a_torn_log_counts_as_far_as_it_does_for_sqlite(running: Path, tear: Any) -> None:
    for seed in range(5):
        folder = shutil.copytree(running, running.with_name(f"torn-{seed}"))
        log = folder / LOG
        log.write_bytes(tear(log.read_bytes(), random.Random(seed)))
        found = found_in(folder / FILE_NAME)
        check_same(found, read_by_sqlite(folder / FILE_NAME))


def test_a_log_that_was_begun_anew_has_no_old_frames(tmp_path: Path) -> None:
    """SQLite writes over its log from the beginning; what follows is from before, and has other
    salts."""
    with Store.open(tmp_path / "running") as store:
        keep(store, script(1, length=40))
        store._connection.execute("PRAGMA wal_checkpoint(FULL)").fetchall()
        keep(store, script(2, length=2))
        shutil.copytree(tmp_path / "running", tmp_path / "found")
    found = found_in(tmp_path / "found" / FILE_NAME)
    check_same(found, read_by_sqlite(tmp_path / "found" / FILE_NAME))


def test_a_file_without_its_log_or_without_anything_is_read_as_it_is(tmp_path: Path) -> None:
    assert found_in(tmp_path / FILE_NAME).games == {}
    (tmp_path / FILE_NAME).touch()
    (tmp_path / LOG).write_bytes(b"x")
    assert found_in(tmp_path / FILE_NAME).games == {}
    (tmp_path / "folder").mkdir()
    assert found_in(tmp_path / "folder").games == {}


@needs_odd_files
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    pipe(tmp_path / "pipe")
    assert found_in(tmp_path / "pipe").games == {}


def test_a_hole_of_terabytes_is_passed_over(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        game_id, _ = keep_at_once(store, script(1, length=5))
    with_hole(tmp_path / FILE_NAME, 2**40)
    with PageFile(tmp_path / FILE_NAME) as pages:
        if len(set(zip(range(1000), pages, strict=False))) == 1000:
            pytest.skip("this disk keeps holes as zeros")
    assert found_in(tmp_path / FILE_NAME).games.keys() == {game_id}


def test_what_was_deleted_is_not_found_even_without_the_first_page(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        ids = [keep_at_once(store, script(seed))[0] for seed in range(10)]
        for game_id in ids[2:8]:
            store.delete(game_id)
        short = script(1, length=3)
        moves = len(script(1).record.moves) - 3
        store.take_back(ids[1], 0, short.last, CODEC, moves=moves)
    path = tmp_path / FILE_NAME
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA freelist_count").fetchone()[0] > 5
    for first in (path.read_bytes()[:PAGE], bytes(PAGE)):
        path.write_bytes(first + path.read_bytes()[PAGE:])
        found = found_in(path)
        assert found.games.keys() == found.moves.keys() == {ids[0], ids[1], *ids[8:]}
        assert len(found.moves[ids[1]]) == 3


# ---- spoiled pages --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, Found]:
    folder = tmp_path_factory.mktemp("healthy")
    with Store.open(folder) as store:
        for seed in range(2):
            keep_at_once(store, script(seed, length=40))
    return (folder / FILE_NAME).read_bytes(), found_in(folder / FILE_NAME)


@pytest.mark.parametrize("at", range(8))
def test_a_wrong_bit_in_the_head_of_a_page_costs_no_row(
    tmp_path: Path, healthy: tuple[bytes, Found], at: int
) -> None:
    """Its kind, its first gap, how many cells it has, where they begin, how much of it is in pieces
    too small to use."""
    data, before = healthy
    for page in range(PAGE, len(data), PAGE):
        if not any(data[page + 3 : page + 5]):
            continue  # it has no cells
        for bit in (0, 3, 4):  # the last two make one kind of page of another, or none
            spoiled = bytearray(data)
            spoiled[page + at] ^= 1 << bit
            (tmp_path / FILE_NAME).write_bytes(spoiled)
            found = found_in(tmp_path / FILE_NAME)
            assert (found.games, found.moves) == (before.games, before.moves), (page // PAGE, bit)


def test_a_wrong_pointer_costs_no_row(tmp_path: Path, healthy: tuple[bytes, Found]) -> None:
    data, before = healthy
    for page in range(PAGE, len(data), PAGE):
        if data[page] in (10, 13):
            spoiled = bytearray(data)
            spoiled[page + 8 : page + 10] = b"\x00\x03"
            (tmp_path / FILE_NAME).write_bytes(spoiled)
            found = found_in(tmp_path / FILE_NAME)
            assert (found.games, found.moves) == (before.games, before.moves), page // PAGE


@pytest.mark.parametrize("spoil", [flipped, noise, a_hole, pieces_exchanged, cut_off])
def test_nothing_in_a_file_stops_its_reader(
    tmp_path: Path, healthy: tuple[bytes, Found], spoil: Any
) -> None:
    for seed in range(3):
        (tmp_path / FILE_NAME).write_bytes(spoil(healthy[0], random.Random(seed)))
        found_in(tmp_path / FILE_NAME)


def test_pages_that_point_at_each_other_are_no_trap(tmp_path: Path) -> None:
    """An overflow chain and a list of free pages that never end."""
    with Store.open(tmp_path) as store:
        store.settings.set("long", "x" * 30_000)
    data = bytearray((tmp_path / FILE_NAME).read_bytes())
    data[32:36] = (len(data) // PAGE).to_bytes(4, "big")
    for page in range(PAGE, len(data), PAGE):
        if data[page] == 0:
            data[page : page + 4] = (page // PAGE + 1).to_bytes(4, "big")
    (tmp_path / FILE_NAME).write_bytes(data)
    assert found_in(tmp_path / FILE_NAME).games == {}
