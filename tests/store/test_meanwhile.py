"""While the file cannot be had, what people do is kept apart from it, and joins the rest later."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from halloween_table.engine.game import Best
from halloween_table.store import mending, presence, schema
from halloween_table.store.opening import FILE_NAME, MARK, MEANWHILE
from halloween_table.store.presence import opening_alone
from halloween_table.store.problems import Kind, OutOfReach, StoreProblem
from halloween_table.store.results import Kept
from halloween_table.store.store import Store
from tests.conftest import ROOT
from tests.systems import needs_odd_files, pipe, was_killed, with_hole

from .support import CODEC, game_of, keep, keep_at_once, script

GAMES = 5


@pytest.fixture
def ids(tmp_path: Path) -> list[str]:
    """The games in a store that is closed."""
    with Store.open(tmp_path) as store:
        store.settings.set("language", "pl")
        store.settings.set("pace", "calm")
        store.results.offer("booo", Best(0, "castle", 5000, 9), "Ann")
        return [keep_at_once(store, script(seed, length=8))[0] for seed in range(GAMES)]


def spoil(folder: Path) -> None:
    """So that it is seen at first sight."""
    with (folder / FILE_NAME).open("ab") as file:
        file.write(b"what does not belong here")


def waiting(folder: Path) -> Store:
    """A store that another copy is at."""
    store = Store.at_once(folder, game_of, patience=0)
    assert store.awaits is Kind.locked
    return store


def listed(store: Store) -> set[str]:
    return {header.id for header in (*store.unfinished(), *store.finished())}


def apart(folder: Path) -> list[Path]:
    return sorted((folder / MEANWHILE).glob("*.sqlite3"))


def finish(store: Store) -> None:
    """Whoever mends it comes to the end."""
    store.do_mending()
    store.end_mending()


# ---- a file that has to be mended first -------------------------------------------------------------


def test_a_damaged_store_is_there_at_once_and_mended_later(tmp_path: Path, ids: list[str]) -> None:
    spoil(tmp_path)
    with Store.at_once(tmp_path, game_of) as store:
        assert store.awaits is Kind.mending
        assert (listed(store), store.mended) == (set(), None)
        finish(store)
        assert store.awaits is None
        assert listed(store) == set(ids)
        assert store.put_aside is not None
    assert not (tmp_path / MEANWHILE).exists()


def test_a_game_that_is_begun_while_the_file_is_mended_is_kept(
    tmp_path: Path, ids: list[str]
) -> None:
    spoil(tmp_path)
    scripted = script(40, length=9)
    with Store.at_once(tmp_path, game_of) as store:
        game_id, revision = keep(store, script(40, length=6))
        over, _ = keep_at_once(store, script(41))
        assert listed(store) == {game_id, over}
        store.do_mending()
        revision = store.append(game_id, revision, scripted.record.moves[6:], scripted.last, CODEC)
        before = store.load(game_id, CODEC)
        store.end_mending()
        assert store.load(game_id, CODEC) == before
        assert listed(store) == {*ids, game_id, over}
        assert [result.played for result in store.results.newest()] == [over]
        store.take_back(game_id, revision, scripted.positions[8], CODEC)
    with Store.open(tmp_path) as store:
        assert store.load(game_id, CODEC).record == script(40, length=8).record
        assert store.examine() is None
    assert not (tmp_path / MEANWHILE).exists()


def test_a_game_in_the_file_is_out_of_reach_until_it_is_mended(
    tmp_path: Path, ids: list[str]
) -> None:
    spoil(tmp_path)
    scripted = script(0, length=9)
    with Store.at_once(tmp_path, game_of) as store:
        for use in (
            lambda: store.load(ids[0], CODEC),
            lambda: store.append(ids[0], 0, scripted.record.moves[8:], scripted.last, CODEC),
            lambda: store.take_back(ids[0], 0, scripted.positions[7], CODEC),
            lambda: store.delete(ids[0]),
        ):
            with pytest.raises(OutOfReach) as problem:
                use()
            assert problem.value.kind is Kind.mending
        assert not store.restore(ids[0])
        finish(store)
        assert store.load(ids[0], CODEC).record == script(0, length=8).record


def test_a_game_goes_on_apart_from_the_file_once_it_is_kept_there(
    tmp_path: Path, ids: list[str]
) -> None:
    scripted = script(0, length=9)
    with Store.open(tmp_path, game_of) as store:
        before = store.load(ids[0], CODEC)
        store.begin_mending()
        store.keep_again(ids[0], 0, before.record, before.snapshot, CODEC)
        store.append(ids[0], 0, scripted.record.moves[8:], scripted.last, CODEC)
        finish(store)
        after = store.load(ids[0], CODEC)
        assert (after.record, after.revision, after.created) == (scripted.record, 1, before.created)
        assert listed(store) == set(ids)


def test_what_has_gone_on_in_the_file_is_newer(tmp_path: Path, ids: list[str]) -> None:
    """Another copy of the program had it open, say."""
    scripted = script(0, length=10)
    with opening_alone(tmp_path):
        one = waiting(tmp_path)
        one.keep_again(ids[0], 1, scripted.record, scripted.last, CODEC)
    with Store.open(tmp_path) as other:
        revision = 0
        for n in (8, 9):
            played, position = scripted.record.moves[n : n + 1], scripted.positions[n + 1]
            revision = other.append(ids[0], revision, played, position, CODEC)
        kept = other.load(ids[0], CODEC)
    one.take_up()
    assert one.load(ids[0], CODEC) == kept
    one.close()


def test_settings_hold_although_their_file_cannot_be_had(tmp_path: Path, ids: list[str]) -> None:
    spoil(tmp_path)
    with Store.at_once(tmp_path, game_of) as store:
        assert store.settings.get("language") == "pl"
        assert store.settings.get("curtain", True) is True
        store.settings.set("language", "uk")
        assert store.settings.get("language") == "uk"
        finish(store)
        assert (store.settings.get("language"), store.settings.get("pace")) == ("uk", "calm")
    assert len(list(tmp_path.glob("*.damaged-*"))) == 1, "nothing was made beside the damaged file"


@pytest.mark.parametrize("kept", ["in a backup", "nowhere"])
def test_settings_of_a_file_that_cannot_be_read(tmp_path: Path, ids: list[str], kept: str) -> None:
    with Store.open(tmp_path) as store:
        assert store.examine() is None
        assert store.back_up(date(2026, 10, 31)) or kept == "nowhere"
    if kept == "nowhere":
        shutil.rmtree(tmp_path / "halloween-table.backups")
    with (tmp_path / FILE_NAME).open("r+b") as file:
        file.write(bytes(100))
    with Store.at_once(tmp_path, game_of) as store:
        assert store.settings.get("language") == (None if kept == "nowhere" else "pl")


def test_a_best_time_is_kept_although_nobody_knows_yet_whether_it_is_one(
    tmp_path: Path, ids: list[str]
) -> None:
    spoil(tmp_path)
    with Store.at_once(tmp_path, game_of) as store:
        for name, milliseconds in (("Ann", 4000), ("Ben", 4500), ("Ben", 6000)):
            with pytest.raises(StoreProblem):
                store.results.offer("booo", Best(0, "castle", milliseconds, 9), name)
        finish(store)
        assert store.results.get("booo", "castle") == Kept("Ann", 4000, 9)
        assert store.results.offer("booo", Best(0, "castle", 9000, 9), "Ben") is not None


def test_a_file_that_is_only_marked_is_looked_at_before_it_is_mended(
    tmp_path: Path, ids: list[str]
) -> None:
    (tmp_path / MARK).touch()
    with Store.at_once(tmp_path, game_of) as store:
        assert store.awaits is Kind.mending
        finish(store)
        assert (store.awaits, store.mended) == (None, None)
        assert listed(store) == set(ids)
    assert not (tmp_path / MARK).exists()


def test_a_file_that_cannot_be_mended_is_not_written_to(
    tmp_path: Path, ids: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil(tmp_path)
    before = (tmp_path / FILE_NAME).read_bytes()

    def fail(*_: Any) -> Any:
        raise sqlite3.OperationalError("for the test")

    with Store.at_once(tmp_path, game_of) as store:
        with monkeypatch.context() as patch:
            patch.setattr(mending, "salvage", fail)
            with pytest.raises(StoreProblem):
                store.do_mending()
        with pytest.raises(StoreProblem):
            store.end_mending()
        assert store.awaits is Kind.cannot_open
        game_id, _ = keep(store, script(40, length=3))
    assert (tmp_path / FILE_NAME).read_bytes() == before
    with Store.open(tmp_path, game_of) as store:
        assert listed(store) == {*ids, game_id}


# ---- a file that another copy is at -----------------------------------------------------------------


def test_whoever_finds_another_copy_at_the_file_takes_it_up_later(
    tmp_path: Path, ids: list[str]
) -> None:
    with opening_alone(tmp_path):
        store = waiting(tmp_path)
        game_id, revision = keep(store, script(40, length=3))
        for _ in range(2):
            with pytest.raises(StoreProblem) as problem:
                store.take_up()
            assert problem.value.kind is Kind.locked
    store.take_up()
    assert store.awaits is None
    assert listed(store) == {*ids, game_id}
    scripted = script(40, length=4)
    store.append(game_id, revision, scripted.record.moves[3:], scripted.last, CODEC)
    store.close()
    with Store.open(tmp_path) as store:
        assert store.load(game_id, CODEC).record == scripted.record


def test_a_damaged_file_that_another_copy_has_open_is_mended_when_it_has_gone(
    tmp_path: Path, ids: list[str]
) -> None:
    other = Store.open(tmp_path)
    other._connection.execute("CREATE TABLE chess (board TEXT)")
    store = waiting(tmp_path)
    with pytest.raises(StoreProblem):
        store.take_up()
    other.close()
    store.take_up()
    assert store.awaits is Kind.mending
    finish(store)
    assert listed(store) == set(ids)
    store.close()


def test_asking_does_not_make_anybody_wait(
    tmp_path: Path, ids: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    monkeypatch.setattr(presence.time, "sleep", slept.append)
    with opening_alone(tmp_path):
        store = waiting(tmp_path)
        with pytest.raises(StoreProblem):
            store.take_up()
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as holder:
        holder.execute("PRAGMA locking_mode = EXCLUSIVE")
        holder.execute("BEGIN EXCLUSIVE")
        monkeypatch.setattr(schema, "BUSY_SECONDS", 600)
        with pytest.raises(StoreProblem) as problem:
            store.take_up()
        assert problem.value.kind is Kind.locked
    assert sum(slept) == 0
    store.take_up()
    assert store._connection.execute("PRAGMA busy_timeout").fetchone()[0] == 600_000
    store.close()


# ---- a file that turns out to be damaged ------------------------------------------------------------


def page_of(store: Store, table: str) -> int:
    query = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
    return int(store._connection.execute(query, (table,)).fetchone()[0])


def overwrite(folder: Path, page: int) -> None:
    with (folder / FILE_NAME).open("r+b") as file:
        file.seek((page - 1) * schema.PAGE_SIZE)
        file.write(b"\xff" * schema.PAGE_SIZE)


@contextmanager
def with_bad_page(folder: Path, table: str) -> Iterator[Store]:
    """A store that was opened before anybody could see what is wrong with it."""
    with Store.open(folder, game_of) as store:
        page = page_of(store, table)
    store = Store.open(folder, game_of)
    try:
        overwrite(folder, page)
        store._connection.execute("PRAGMA cache_size = 0")
        store._connection.execute("PRAGMA shrink_memory")
        yield store
    finally:
        store.close()


@pytest.mark.parametrize("table", ["games", "moves", "games_by_touch"])
def test_a_game_that_meets_damage_when_it_begins_is_kept(
    tmp_path: Path, ids: list[str], table: str
) -> None:
    met: list[bool] = []
    with with_bad_page(tmp_path, table) as store:
        store.damage_met = lambda: met.append(True)
        game_id, _ = keep_at_once(store, script(40, length=5))
        assert (met, store.awaits) == ([True], Kind.mending)
        assert listed(store) == {game_id}
        store.begin_mending()
        finish(store)
        assert store.mended is not None
        assert game_id in listed(store)
        assert store.load(game_id, CODEC).record == script(40, length=5).record
        assert store.examine() is None


def test_a_setting_that_meets_damage_is_kept(tmp_path: Path, ids: list[str]) -> None:
    with with_bad_page(tmp_path, "settings") as store:
        store.settings.set("language", "uk")
        assert store.settings.get("language") == "uk"
        store.begin_mending()
        finish(store)
        assert store.settings.get("language") == "uk"


def test_damage_is_not_met_again_and_again_while_another_copy_has_the_file_open(
    tmp_path: Path, ids: list[str]
) -> None:
    other = Store.open(tmp_path, game_of)
    with with_bad_page(tmp_path, "games_by_touch") as store:
        game_id, revision = keep(store, script(40, length=5))
        for begin in (store.begin_mending, store.take_up):
            with pytest.raises(StoreProblem) as problem:
                begin()
            assert problem.value.kind is Kind.locked
        scripted = script(40, length=6)
        store.append(game_id, revision, scripted.record.moves[5:], scripted.last, CODEC)
        other.close()
        store.take_up()
        finish(store)
        assert store.load(game_id, CODEC).record == scripted.record


def test_a_store_in_memory_has_no_file_to_do_without() -> None:
    with Store.in_memory() as store:
        store._connection.execute("DROP TABLE moves")
        with pytest.raises(StoreProblem):
            keep(store, script(1, length=2))
        assert store.awaits is None


# ---- what a crash leaves behind ---------------------------------------------------------------------

APART = """
import os, sys
from pathlib import Path
from halloween_table.store.presence import opening_alone
from halloween_table.store.store import Store
from tests.store.support import keep, script
from tests.systems import SUDDENLY

folder = Path(sys.argv[1])
with opening_alone(folder):
    store = Store.at_once(folder, patience=0)
    keep(store, script(40, length=7))
"""
KILLED = APART + "os.kill(os.getpid(), SUDDENLY)"
WAITS = (
    APART
    + """
print("ready", flush=True)
input()
"""
)


def left_behind(folder: Path) -> None:
    """A copy of the program plays apart from the file and is killed."""
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", KILLED, folder], cwd=ROOT, env=env, check=False)
    assert was_killed(done.returncode)
    assert len(apart(folder)) == 1


def test_what_a_killed_copy_had_kept_apart_is_found_at_the_next_start(
    tmp_path: Path, ids: list[str]
) -> None:
    left_behind(tmp_path)
    with Store.open(tmp_path, game_of) as store:
        (game_id,) = listed(store) - set(ids)
        assert store.load(game_id, CODEC).record == script(40, length=7).record
        assert store.examine() is None
    assert not (tmp_path / MEANWHILE).exists()


def test_it_is_found_by_whoever_mends_the_file_too(tmp_path: Path, ids: list[str]) -> None:
    left_behind(tmp_path)
    spoil(tmp_path)
    with Store.open(tmp_path, game_of) as store:
        assert len(listed(store)) == GAMES + 1


def test_what_a_running_copy_keeps_apart_is_its_own(tmp_path: Path, ids: list[str]) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WAITS, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as child:
        assert child.stdout is not None
        child.stdout.readline()
        with Store.open(tmp_path, game_of) as store:
            assert listed(store) == set(ids)
        assert len(apart(tmp_path)) == 1
        child.kill()
    with Store.open(tmp_path, game_of) as store:
        assert len(listed(store)) == GAMES + 1


def test_what_was_brought_home_already_comes_only_once(tmp_path: Path, ids: list[str]) -> None:
    left_behind(tmp_path)
    again = shutil.copytree(tmp_path / MEANWHILE, tmp_path / "again")
    with Store.open(tmp_path, game_of) as store:
        (game_id,) = listed(store) - set(ids)
        scripted = script(40, length=8)
        revision = store.load(game_id, CODEC).revision
        store.append(game_id, revision, scripted.record.moves[7:], scripted.last, CODEC)
    again.rename(tmp_path / MEANWHILE)  # as if the start before had been killed at the last moment
    with Store.open(tmp_path, game_of) as store:
        assert listed(store) == {*ids, game_id}
        assert store.load(game_id, CODEC).record == scripted.record


def test_a_copy_that_was_killed_before_it_kept_anything_leaves_nothing(
    tmp_path: Path, ids: list[str]
) -> None:
    (tmp_path / MEANWHILE).mkdir()
    (tmp_path / MEANWHILE / "0.sqlite3").touch()
    with Store.open(tmp_path, game_of) as store:
        assert listed(store) == set(ids)
    assert not (tmp_path / MEANWHILE).exists()


def test_a_game_that_was_deleted_since_does_not_come_back(tmp_path: Path, ids: list[str]) -> None:
    left_behind(tmp_path)
    again = shutil.copytree(tmp_path / MEANWHILE, tmp_path / "again")
    with Store.open(tmp_path, game_of) as store:
        (game_id,) = listed(store) - set(ids)
        store.delete(game_id)
    again.rename(tmp_path / MEANWHILE)  # as if the start before had been killed at the last moment
    with Store.open(tmp_path, game_of) as store:
        assert listed(store) == set(ids)


def spoiled(path: Path) -> None:
    path.write_bytes(b"this is no database" * 300)


def torn(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[-schema.PAGE_SIZE :] = bytes(schema.PAGE_SIZE)
    path.write_bytes(data)


def huge(path: Path) -> None:
    with_hole(path, 3 << 30)


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE games ADD COLUMN moon TEXT")
        connection.execute("PRAGMA user_version = 99")


def another_programs(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE glimpses")


def a_pipe(path: Path) -> None:
    path.unlink()
    pipe(path)


def a_pipe_beside_it(path: Path) -> None:
    pipe(path.with_name(path.name + "-journal"))


@pytest.mark.parametrize(
    "harm",
    [
        *(spoiled, torn, huge, newer, another_programs),
        *(pytest.param(odd, marks=needs_odd_files) for odd in (a_pipe, a_pipe_beside_it)),
    ],
)
def test_what_cannot_be_read_of_it_stays_and_is_in_nobodys_way(
    tmp_path: Path, ids: list[str], harm: Any
) -> None:
    left_behind(tmp_path)
    (path,) = apart(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    harm(path)
    for _ in range(2):
        with Store.open(tmp_path, game_of) as store:
            assert listed(store) == set(ids)
            keep(store, script(1, length=0))
            store.delete((listed(store) - set(ids)).pop())
    assert apart(tmp_path) == [path]


def test_where_no_file_can_be_made_there_is_memory(tmp_path: Path, ids: list[str]) -> None:
    (tmp_path / MEANWHILE).write_text("in the way")
    spoil(tmp_path)
    with Store.at_once(tmp_path, game_of) as store:
        game_id, _ = keep(store, script(40, length=3))
        assert not store.lasts
        finish(store)
        assert store.lasts
        assert listed(store) == {*ids, game_id}


def test_doing_nothing_leaves_nothing(tmp_path: Path, ids: list[str]) -> None:
    with opening_alone(tmp_path):
        store = waiting(tmp_path)
        assert listed(store) == set()
        assert len(apart(tmp_path)) == 1
        store.close()
    assert not (tmp_path / MEANWHILE).exists()
