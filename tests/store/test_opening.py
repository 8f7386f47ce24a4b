"""Opening: what is old is brought up to date, what is newer left alone, what is damaged put aside."""

from __future__ import annotations

import random
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from halloween_table.store import schema
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.problems import Kind, NewerSchema, StoreProblem
from halloween_table.store.replaying import resume
from halloween_table.store.store import Store
from tests.systems import ODD_NAME

from .household import needs_dbstat, rows_by_page
from .mutations import a_hole, cut_off, flipped
from .support import CODEC, GAME, keep, mended, script

LENGTH = 12


def change(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def fill(folder: Path, games: int = 3) -> list[str]:
    with Store.open(folder) as store:
        store.settings.set("language", "pl")
        return [keep(store, script(seed, length=LENGTH))[0] for seed in range(games)]


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def test_the_folder_is_made_if_need_be(tmp_path: Path) -> None:
    folder = tmp_path / "data" / ODD_NAME
    for _ in range(2):
        with Store.open(folder) as store:
            assert store.put_aside is None
    assert (folder / FILE_NAME).exists()


def test_the_file_outlasts_a_power_cut(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        pragmas = {
            name: store._connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@pytest.mark.parametrize("make", [Path.touch, lambda path: change(path.parent)])
def test_an_empty_file_is_filled(tmp_path: Path, make: object) -> None:
    assert callable(make)
    make(tmp_path / FILE_NAME)
    with Store.open(tmp_path) as store:
        assert store.put_aside is None
        keep(store, script(1, length=1))


def test_a_file_without_a_log_gets_one_again(tmp_path: Path) -> None:
    ids = fill(tmp_path)
    change(tmp_path, "PRAGMA journal_mode = DELETE")
    with Store.open(tmp_path) as store:
        assert store.put_aside is None
        assert {header.id for header in store.unfinished()} == set(ids)
        assert store._connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"


def test_a_file_of_schema_0_with_nothing_in_it_is_migrated(tmp_path: Path) -> None:
    change(tmp_path, "CREATE TABLE x (y)", "DROP TABLE x")
    with Store.open(tmp_path) as store:
        assert store.put_aside is None
        assert schema.version_of(store._connection) == len(schema.MIGRATIONS)


def test_an_older_file_is_migrated_with_all_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = fill(tmp_path)
    later = (
        "ALTER TABLE games ADD COLUMN note TEXT; UPDATE games SET note = 'old'",
        "CREATE TABLE dice (game TEXT) STRICT",
    )
    monkeypatch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS + later)
    for _ in range(2):
        with Store.open(tmp_path) as store:
            assert store.put_aside is None
            assert schema.version_of(store._connection) == len(schema.MIGRATIONS)
            notes = store._connection.execute("SELECT note FROM games").fetchall()
            assert [tuple(note) for note in notes] == [("old",)] * 3
            assert [store.load(game_id, CODEC).record.seed for game_id in ids] == [0, 1, 2]
            assert store.settings.get("language") == "pl"


def test_a_migration_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = fill(tmp_path)
    with monkeypatch.context() as patch:
        broken = "DELETE FROM settings; INSERT INTO nowhere VALUES (1)"
        patch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, broken))
        with pytest.raises(StoreProblem):
            Store.open(tmp_path)
    with Store.open(tmp_path) as store:
        assert store.put_aside is None
        assert store.settings.get("language") == "pl"
        assert {header.id for header in store.unfinished()} == set(ids)


def test_a_damaged_file_of_an_older_schema_is_migrated_while_it_is_salvaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = fill(tmp_path)
    change(tmp_path, "CREATE TABLE chess (board)")
    later = "ALTER TABLE moves ADD COLUMN note TEXT"
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, later))
    with Store.open(tmp_path) as store:
        assert store.salvaged == 3
        assert {header.id for header in store.unfinished()} == set(ids)


def test_a_newer_file_is_not_touched(tmp_path: Path) -> None:
    fill(tmp_path)
    change(tmp_path, "CREATE TABLE dice (x)", "DROP TABLE settings", "PRAGMA user_version = 99")
    before = contents(tmp_path)
    with pytest.raises(NewerSchema) as problem:
        Store.open(tmp_path)
    assert problem.value.kind is Kind.newer_schema
    assert problem.value.path == tmp_path / FILE_NAME
    after = contents(tmp_path)
    assert {name: after[name] for name in before} == before
    assert not list(tmp_path.glob("*damaged*"))


DAMAGE = {
    "not a database": lambda data: b"Dear diary, " * 500,
    "a spoiled beginning": lambda data: b"\0" * 24 + data[24:],
    "cut off": lambda data: data[: len(data) // 2],
    "cut off within a page": lambda data: data[:-1000],
    "a hole": lambda data: data[:8192] + b"\0" * 4096 + data[12288:],
    "short": lambda data: data[:50],
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_put_aside_and_a_fresh_one_started(tmp_path: Path, damage: str) -> None:
    fill(tmp_path)
    path = tmp_path / FILE_NAME
    spoiled = DAMAGE[damage](path.read_bytes())
    path.write_bytes(spoiled)
    with mended(tmp_path) as store:
        assert store.put_aside is not None
        assert store.put_aside.read_bytes() == spoiled
        assert re.fullmatch(r"halloween-table\.damaged-\d{8}-\d{6}\.sqlite3", store.put_aside.name)
        for header in store.unfinished():
            resume(store.load(header.id, CODEC), GAME)
        game_id, _ = keep(store, script(7, length=5))
    with Store.open(tmp_path) as store:
        assert store.put_aside is None
        assert store.load(game_id, CODEC).record == script(7, length=5).record


FOREIGN = {
    "another program's": (
        "DROP TABLE moves",
        "DROP TABLE glimpses",
        "DROP TABLE games",
        "DROP TABLE settings",
    ),
    "a table missing": ("DROP TABLE settings",),
    "a table too many": ("CREATE TABLE chess (board TEXT)",),
    "a column missing": ("ALTER TABLE games DROP COLUMN outcome",),
    "a column too many": ("ALTER TABLE moves ADD COLUMN secret TEXT",),
    "a trigger": ("CREATE TRIGGER t AFTER INSERT ON moves BEGIN DELETE FROM games; END",),
    "of schema 0, but with tables": ("PRAGMA user_version = 0",),
    "of a schema before the first": ("PRAGMA user_version = -5",),
    "moves without a game": ("INSERT INTO moves VALUES ('nobody', 0, 0, '{}')",),
}


@pytest.mark.parametrize("foreign", FOREIGN)
def test_a_file_with_wrong_tables_is_put_aside(tmp_path: Path, foreign: str) -> None:
    fill(tmp_path)
    change(tmp_path, *FOREIGN[foreign])
    before = (tmp_path / FILE_NAME).read_bytes()
    with mended(tmp_path) as store:
        assert store.put_aside is not None
        assert store.put_aside.read_bytes() == before
        keep(store, script(5, length=2))


def test_what_is_put_aside_twice_in_a_second_gets_two_names(tmp_path: Path) -> None:
    names = set()
    for _ in range(5):
        (tmp_path / FILE_NAME).write_bytes(b"no database at all" * 99)
        with Store.open(tmp_path) as store:
            assert store.put_aside is not None
            names.add(store.put_aside)
    assert len(names) == 5
    assert all(name.exists() for name in names)


def test_the_log_goes_aside_with_its_file_and_is_salvaged(tmp_path: Path) -> None:
    running, found = tmp_path / "running", tmp_path / "found"
    fill(running)
    with Store.open(running) as store:
        game_id, _ = keep(store, script(9, length=LENGTH))
        shutil.copytree(running, found)  # as a power cut leaves it: the last game is in the log
        (page,) = store._connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'settings'"
        ).fetchone()
    log = (found / (FILE_NAME + "-wal")).read_bytes()
    data = bytearray((found / FILE_NAME).read_bytes())
    data[(page - 1) * schema.PAGE_SIZE : page * schema.PAGE_SIZE] = bytes(schema.PAGE_SIZE)
    (found / FILE_NAME).write_bytes(data)
    with Store.open(found) as store:
        assert store.put_aside is not None
        assert store.put_aside.with_name(store.put_aside.name + "-wal").read_bytes() == log
        assert store.salvaged == 4
        assert store.load(game_id, CODEC).record == script(9, length=LENGTH).record


@pytest.mark.parametrize("tear", [cut_off, flipped, a_hole])
def test_a_torn_log_costs_at_most_its_last_moves(
    tmp_path: Path, tear: Callable[[bytes, random.Random], bytes]
) -> None:
    fill(tmp_path / "running", games=1)
    scripted = script(9, length=LENGTH)
    with Store.open(tmp_path / "running") as store:
        keep(store, scripted)
        found = [shutil.copytree(tmp_path / "running", tmp_path / str(n)) for n in range(8)]
    for n, folder in enumerate(found):
        log = folder / (FILE_NAME + "-wal")
        log.write_bytes(tear(log.read_bytes(), random.Random(n)))
        with Store.open(folder) as store:
            assert store.put_aside is None
            games = [store.load(header.id, CODEC) for header in store.unfinished()]
        assert {game.record.seed for game in games} in ({0}, {0, 9})
        for saved in games:
            assert resume(saved, GAME).position == saved.snapshot
            if saved.record.seed == 9:
                assert saved.record.moves == scripted.record.moves[: saved.revision]


@pytest.mark.parametrize("left", ["nothing", "an empty file"])
def test_a_log_without_its_file_is_put_aside_and_salvaged(tmp_path: Path, left: str) -> None:
    running, found = tmp_path / "running", tmp_path / "found"
    with Store.open(running) as store:
        keep(store, script(1, length=LENGTH))
        shutil.copytree(running, found)
    log = (found / (FILE_NAME + "-wal")).read_bytes()
    (found / FILE_NAME).unlink()
    if left == "an empty file":
        (found / FILE_NAME).touch()
    with Store.open(found) as store:
        assert store.put_aside is not None
        (aside,) = found.glob("*damaged*-wal")
        assert aside.read_bytes() == log
        assert store.put_aside.exists()
        assert store.salvaged == 1
        keep(store, script(2, length=3))


@needs_dbstat
def test_every_game_that_is_whole_is_carried_over(tmp_path: Path) -> None:
    ids = fill(tmp_path, games=30)
    path = tmp_path / FILE_NAME
    rows = rows_by_page(path)
    page = len(rows) // 2
    hit = {game_id for game_id, _ in rows[page]}
    assert 0 < len(hit) < 30
    data = bytearray(path.read_bytes())
    data[(page - 1) * schema.PAGE_SIZE : page * schema.PAGE_SIZE] = b"\xff" * schema.PAGE_SIZE
    path.write_bytes(data)
    with mended(tmp_path) as store:
        headers = store.unfinished()
        saved_ids = {header.id for header in headers}
        # One of which only a move or two are gone may be found again as well.
        assert set(ids) - hit <= saved_ids
        assert store.mended is not None
        lost = 30 - len(saved_ids)
        assert (store.salvaged, store.mended.salvaged.lost) == (len(saved_ids), lost)
        assert store.settings.get("language") == "pl"
        for header in headers:
            seed = ids.index(header.id)
            saved = store.load(header.id, CODEC)
            # Where a move is gone, another may lead to the same position.
            assert saved.record == script(seed, length=LENGTH).record or header.id in hit
            assert saved.snapshot == script(seed, length=LENGTH).last
            assert resume(saved, GAME).position == saved.snapshot


def test_a_game_with_a_move_missing_is_not_carried_over(tmp_path: Path) -> None:
    ids = fill(tmp_path)
    change(
        tmp_path,
        "CREATE TABLE chess (board TEXT)",
        f"DELETE FROM moves WHERE game = '{ids[1]}' AND n = 4",
        f"UPDATE games SET snapshot = '{{' WHERE id = '{ids[2]}'",
    )
    with Store.open(tmp_path) as store:
        assert store.salvaged == 1
        assert [header.id for header in store.unfinished()] == [ids[0]]
