"""Second copies of everything: when they are made, and what they bring back."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest
from attrs import evolve

from halloween_table.engine.game import Best
from halloween_table.store import backups, schema
from halloween_table.store.backups import FOLDER, MOST, Backups
from halloween_table.store.faults import fault_in
from halloween_table.store.glimpses import KeptGlimpse
from halloween_table.store.open_file import OpenFile
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.replaying import played_out, resume
from halloween_table.store.results import Kept
from halloween_table.store.store import Store
from tests.patience import more_memory
from tests.systems import needs_odd_files, with_hole

from .household import needs_dbstat, rows_by_page
from .sampling import game_of as every_game
from .sampling import store_of
from .support import CODEC, GAME, game_of, keep, keep_at_once, mended, script

DAY = date(2026, 10, 31)
LENGTH = 40


def examined(folder: Path) -> Store:
    store = Store.open(folder, game_of)
    assert store.examine() is None
    return store


def listed(store: Store) -> set[str]:
    return {header.id for header in (*store.unfinished(), *store.finished())}


def days(folder: Path) -> list[date]:
    return [backup.day for backup in Backups(folder).newest_first()]


def spoil(folder: Path, *texts: str) -> None:
    """Overwrite the pages of the file in which these stand first."""
    path = folder / FILE_NAME
    data = bytearray(path.read_bytes())
    for text in texts:
        page = data.index(text.encode()) // schema.PAGE_SIZE * schema.PAGE_SIZE
        data[page : page + schema.PAGE_SIZE] = bytes(schema.PAGE_SIZE)
    path.write_bytes(data)


def row_of(game_id: str) -> str:
    """How the row of a game begins in the file."""
    return f"{game_id}candy_hunters"


# ---- when they are made ---------------------------------------------------------------------------


def test_the_end_of_a_game_is_told_and_nothing_else(tmp_path: Path) -> None:
    told: list[bool] = []
    with Store.open(tmp_path) as store:
        store.game_ended = lambda: told.append(True)
        keep(store, script(1, length=5))
        keep_at_once(store, script(1, length=5))
        assert told == []
        keep(store, script(2))
        assert told == [True]
        keep_at_once(store, script(2))
        assert told == [True, True]


def test_each_day_has_one_and_the_last_few_are_kept(tmp_path: Path) -> None:
    with examined(tmp_path) as store:
        keep_at_once(store, script(1, length=5))
        for n in range(5):
            assert store.back_up(DAY + timedelta(n))
            assert not store.back_up(DAY + timedelta(n))
        assert days(tmp_path) == [DAY + timedelta(n) for n in (4, 3, 2)]
        assert len(days(tmp_path)) == MOST


def test_the_first_of_all_does_not_wait_for_the_end_of_a_game(tmp_path: Path) -> None:
    with examined(tmp_path) as store:
        assert not store.back_up(DAY, only_first=True), "there is nothing to lose yet"
        assert days(tmp_path) == []
        keep_at_once(store, script(1, length=5))
        assert store.back_up(DAY, only_first=True)
        assert not store.back_up(DAY + timedelta(1), only_first=True)


def test_of_a_file_nobody_has_looked_at_none_is_made(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        keep_at_once(store, script(1, length=5))
        assert not store.back_up(DAY)
        store.examine()
        assert store.back_up(DAY)


def test_a_damaged_file_takes_no_good_backups_place(tmp_path: Path) -> None:
    with examined(tmp_path) as store:
        ids = [keep_at_once(store, script(seed, length=LENGTH))[0] for seed in range(6)]
    spoil(tmp_path, row_of(ids[-1]))
    with Store.open(tmp_path) as store:
        assert store.mended is None
        store._file.sound = True  # it was, when somebody looked
        assert not store.back_up(DAY)
    assert list((tmp_path / FOLDER).glob("*.sqlite3")) == []


def test_what_is_in_memory_has_none() -> None:
    with Store.in_memory() as store:
        keep_at_once(store, script(1, length=5))
        assert not store.back_up(DAY)


@pytest.mark.parametrize("limit", ["LARGEST", "SPARE"])
def test_a_huge_store_or_a_full_disk_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    with examined(tmp_path) as store:
        keep_at_once(store, script(1, length=5))
        monkeypatch.setattr(backups, limit, {"LARGEST": 1000, "SPARE": 10**12}[limit])
        assert not store.back_up(DAY)
        assert days(tmp_path) == []


def test_a_backup_is_a_whole_store_in_one_file_without_pictures(tmp_path: Path) -> None:
    with examined(tmp_path) as store:
        game_id, revision = keep(store, script(1, length=LENGTH))
        store.glimpses.put(game_id, revision, "en", KeptGlimpse(b"png" * 9_000, "", ()))
        store.back_up(DAY)
        (backup,) = Backups(tmp_path).newest_first()
        beside = {path.name for path in (tmp_path / FOLDER).iterdir()}
    assert beside == {backup.path.name, "making"}
    assert backup.path.stat().st_size < (tmp_path / FILE_NAME).stat().st_size
    (tmp_path / "other").mkdir()
    shutil.copyfile(backup.path, tmp_path / "other" / FILE_NAME)
    with examined(tmp_path / "other") as copy:
        assert copy.mended is None
        assert copy.load(game_id, CODEC).record == script(1, length=LENGTH).record
        assert copy.glimpses.get(game_id, revision, "en") is None


def test_people_play_on_while_it_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "_STEP", 1)
    scripted = script(1)
    with examined(tmp_path) as store:
        for seed in range(10):
            keep_at_once(store, script(seed, length=LENGTH))
        game_id, revision = keep(store, script(1, length=0))
        made: list[bool] = []
        thread = threading.Thread(target=lambda: made.append(store.back_up(DAY)))
        thread.start()
        for played, position in zip(scripted.record.moves, scripted.positions[1:], strict=True):
            revision = store.append(game_id, revision, [played], position, CODEC)
        thread.join()
        assert made == [True]
        assert store.load(game_id, CODEC).record == scripted.record
    with closing(sqlite3.connect(Backups(tmp_path).newest_first()[0].path)) as copy:
        assert fault_in(copy) is None
        assert copy.execute("SELECT count(*) FROM games").fetchone() == (11,)


def test_whoever_makes_one_leaves_off_when_the_store_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "_STEP", 1)
    begun = threading.Event()
    may_go_on = OpenFile._may_go_on

    def wait(file: OpenFile, connection: sqlite3.Connection) -> bool:
        begun.set()
        while may_go_on(file, connection):
            time.sleep(0.001)
        return False

    monkeypatch.setattr(OpenFile, "_may_go_on", wait)
    store = examined(tmp_path)
    keep_at_once(store, script(1, length=LENGTH))
    made: list[bool] = []
    thread = threading.Thread(target=lambda: made.append(store.back_up(DAY)))
    thread.start()
    assert begun.wait(60)
    store.close()
    thread.join()
    assert made == [False]
    assert {path.name for path in (tmp_path / FOLDER).iterdir()} == {"making"}


def test_two_copies_of_the_program_do_not_make_one_at_once(tmp_path: Path) -> None:
    with examined(tmp_path) as store:
        keep_at_once(store, script(1, length=5))
        (tmp_path / FOLDER).mkdir()
        with backups.alone_with(tmp_path / FOLDER / "making") as alone:
            assert alone
            (tmp_path / FOLDER / "making.part").write_bytes(b"half of it")
            assert not store.back_up(DAY)
            assert (tmp_path / FOLDER / "making.part").read_bytes() == b"half of it"
        assert store.back_up(DAY)


def test_what_else_lies_in_the_folder_is_no_backup(tmp_path: Path) -> None:
    folder = tmp_path / FOLDER
    folder.mkdir()
    for name in ("halloween-table.2026-02-30.sqlite3", "halloween-table.٢٠٢٦-10-31.sqlite3", "x"):
        (folder / name).write_bytes(b"x" * 5000)
    (folder / "halloween-table.2026-10-30.sqlite3").mkdir()
    assert days(tmp_path) == []
    with examined(tmp_path) as store:
        keep_at_once(store, script(1, length=5))
        assert store.back_up(DAY)
    assert days(tmp_path) == [DAY]


def test_a_folder_of_backups_that_is_a_file_is_no_problem(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("mine")
    with examined(tmp_path) as store:
        game_id, _ = keep_at_once(store, script(1, length=5))
        assert not store.back_up(DAY)
        store.delete(game_id)
        assert listed(store) == set()
        store.mend()


# ---- what they bring back -------------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path: Path) -> list[str]:
    """The games of a store with a backup."""
    with examined(tmp_path) as store:
        store.settings.set("language", "pl")
        store.results.offer("booo", Best(0, "castle", 5000, 9), "Ann")
        ids = [keep_at_once(store, script(seed, length=LENGTH))[0] for seed in range(8)]
        ids.append(keep_at_once(store, script(8))[0])
        assert store.back_up(DAY)
    return ids


@pytest.mark.parametrize("left", ["nothing", "an empty file", "noise"])
def test_a_file_that_has_lost_everything_is_no_new_one(
    tmp_path: Path, kept: list[str], left: str
) -> None:
    path = tmp_path / FILE_NAME
    path.unlink()
    if left != "nothing":
        path.write_bytes(b"" if left == "an empty file" else random.Random(1).randbytes(30_000))
    with Store.open(tmp_path, game_of) as store:
        assert store.mended is not None
        assert (store.put_aside is None) == (left == "nothing")
        salvaged = store.mended.salvaged
        assert (salvaged.games, salvaged.from_backup, salvaged.backup) == (9, 9, DAY)
        assert salvaged.lost == 0
        assert listed(store) == set(kept)
        assert store.settings.get("language") == "pl"
        assert store.results.get("booo", "castle") == Kept("Ann", 5000, 9)
        assert [result.played for result in store.results.newest()] == [kept[-1]]
    with Store.open(tmp_path, game_of) as store:
        assert store.mended is None


def test_without_a_backup_an_empty_file_is_a_new_one(tmp_path: Path) -> None:
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FILE_NAME).touch()
    with Store.open(tmp_path, game_of) as store:
        assert store.mended is None


def go_on(folder: Path, game_id: str, seed: int) -> None:
    """Ten more moves of a game that has a backup."""
    scripted = script(seed, length=LENGTH + 10)
    with examined(folder) as store:
        more = scripted.record.moves[LENGTH:]
        store.append(game_id, 0, more, scripted.last, CODEC)
        store.settings.set("language", "uk")
        store.results.offer("booo", Best(0, "castle", 4000, 8), "Ann")


@needs_dbstat
def test_newer_moves_are_never_lost_to_a_backup(tmp_path: Path, kept: list[str]) -> None:
    """Whichever page is lost: what the file has of the rest, and the backup of this, is put together."""
    game_id, scripted = kept[3], script(3, length=LENGTH + 10)
    go_on(tmp_path, game_id, 3)
    rows = rows_by_page(tmp_path / FILE_NAME)
    new = {(game_id, n) for n in range(LENGTH, LENGTH + 10)}
    for page in rows:
        folder = tmp_path / "hit"
        shutil.copytree(tmp_path, folder, ignore=shutil.ignore_patterns("hit"))
        data = bytearray((folder / FILE_NAME).read_bytes())
        data[(page - 1) * schema.PAGE_SIZE : page * schema.PAGE_SIZE] = bytes(schema.PAGE_SIZE)
        (folder / FILE_NAME).write_bytes(data)
        with mended(folder) as store:
            assert store.mended is not None
            assert listed(store) == set(kept)
            saved = store.load(game_id, CODEC)
            assert resume(saved, GAME).position == saved.snapshot
            moves = saved.record.moves
            so_far = evolve(scripted.record, moves=scripted.record.moves[: len(moves)])
            assert len(moves) >= LENGTH
            assert moves[:LENGTH] == so_far.moves[:LENGTH]
            # For moves that stood there alone, others may be found that led to the same: whichever of
            # two ghosts shoves the other, say.
            assert played_out(GAME, so_far).position == saved.snapshot
            if not rows[page] & new:
                assert saved.record == scripted.record
            assert store.results.get("booo", "castle") in (
                Kept("Ann", 4000, 8),
                Kept("Ann", 5000, 9),
            )
            assert store.settings.get("language") in ("uk", "pl")
        shutil.rmtree(folder)


def test_a_newer_move_that_is_lost_is_found_again_beside_a_backup(
    tmp_path: Path, kept: list[str]
) -> None:
    """The backup is of no help for it, and no reason to do without the moves after it either."""
    go_on(tmp_path, kept[3], 3)
    with Store.open(tmp_path, game_of) as store:
        store._connection.execute(
            "DELETE FROM moves WHERE game = ? AND n = ?", (kept[3], LENGTH + 4)
        )
        store.mend()
        record = store.load(kept[3], CODEC).record
        assert record == script(3, length=LENGTH + 10).record


def test_moves_that_were_taken_back_stay_so(tmp_path: Path, kept: list[str]) -> None:
    scripted = script(3, length=LENGTH - 7)
    with examined(tmp_path) as store:
        store.take_back(kept[3], 0, scripted.last, CODEC, moves=7)
    spoil(tmp_path, row_of(kept[7]))
    with mended(tmp_path) as store:
        assert store.load(kept[3], CODEC).record == scripted.record
        assert store.load(kept[3], CODEC).revision == 1
        assert store.load(kept[7], CODEC).record == script(7, length=LENGTH).record


def test_a_game_that_goes_on_after_all_has_not_ended(tmp_path: Path, kept: list[str]) -> None:
    """The backup knows how it ended; the store knows better."""
    whole = script(8)
    with examined(tmp_path) as store:
        store.take_back(kept[8], 0, whole.positions[-2], CODEC)
    spoil(tmp_path, row_of(kept[0]))
    with mended(tmp_path) as store:
        assert store.results.count() == 0
        assert not store.load(kept[8], CODEC).ended


def test_a_deleted_game_does_not_come_back(tmp_path: Path, kept: list[str]) -> None:
    with examined(tmp_path) as store:
        store.delete(kept[2])
        store.delete(kept[8])
    for damage in ("a row", "a page of moves", "the first page", "everything"):
        folder = shutil.copytree(
            tmp_path,
            tmp_path / damage,
            ignore=lambda _, names: [
                name for name in names if name in ("a row", "a page of moves", "the first page")
            ],
        )
        match damage:
            case "a row":
                spoil(folder, row_of(kept[3]))
            case "a page of moves":
                spoil(folder, kept[4])
            case "the first page":
                spoil(folder, "SQLite format 3")
            case "everything":
                os.truncate(folder / FILE_NAME, 0)
        with mended(folder) as store:
            assert store.mended is not None
            assert listed(store) == set(kept) - {kept[2], kept[8]}, damage
            assert store.mended.salvaged.lost == 0
            assert [result.played for result in store.results.newest()] == [kept[8]]


def test_a_game_that_could_not_be_deleted_comes_back(
    tmp_path: Path, kept: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "BUSY_SECONDS", 0.01)
    with (
        Store.open(tmp_path, game_of) as store,
        closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as other,
    ):
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreProblem) as problem:
            store.delete(kept[2])
        assert problem.value.kind is Kind.locked
    spoil(tmp_path, row_of(kept[2]))
    with mended(tmp_path) as store:
        assert kept[2] in listed(store)


def test_a_game_whose_deletion_was_cut_short_comes_back_from_the_next_backup(
    tmp_path: Path, kept: list[str]
) -> None:
    """The note was made, and then somebody pulled the plug."""
    Backups(tmp_path).forget(kept[2])
    with examined(tmp_path) as store:
        assert store.back_up(DAY + timedelta(1))
        store.delete(kept[5])
    assert Backups(tmp_path).deleted() == {kept[5]}
    spoil(tmp_path, row_of(kept[2]))
    with mended(tmp_path) as store:
        assert kept[2] in listed(store)
        assert kept[5] not in listed(store)


def test_of_several_backups_the_newest_that_knows_the_game_helps(
    tmp_path: Path, kept: list[str]
) -> None:
    go_on(tmp_path, kept[3], 3)
    with examined(tmp_path) as store:
        assert store.back_up(DAY + timedelta(1))
    newest = Backups(tmp_path).newest_first()[0].path
    os.truncate(tmp_path / FILE_NAME, 0)
    ruined = shutil.copytree(tmp_path, tmp_path / "ruined")
    (ruined / FOLDER / newest.name).write_bytes(random.Random(1).randbytes(50_000))
    for folder, length in ((tmp_path, LENGTH + 10), (ruined, LENGTH)):
        with Store.open(folder, game_of) as store:
            assert listed(store) == set(kept)
            assert store.load(kept[3], CODEC).record == script(3, length=length).record


def long_link(path: Path) -> None:
    """Whoever asks the system what is there is told that the name is too long."""
    path.symlink_to("x" * 300)


odd_link = pytest.param(long_link, marks=needs_odd_files)


def foreign(path: Path) -> None:
    """Of another program, which also has games."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE games (board TEXT); INSERT INTO games VALUES ('e4')")


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE moons (id TEXT); PRAGMA user_version = 99")


def renamed_column(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        schema.migrate(connection)
        connection.executescript(
            "ALTER TABLE games RENAME COLUMN id TO ids; PRAGMA user_version = 1;"
            "INSERT INTO games VALUES ('a', '', 1, '', '', 1, 1, 1, 1, 1, 1, '', '', '', '')"
        )


@pytest.mark.parametrize("make", [odd_link, foreign, newer, renamed_column, Path.mkdir])
def test_something_else_among_the_backups_does_not_hide_them(
    tmp_path: Path, kept: list[str], make: Callable[[Path], object]
) -> None:
    for day in (DAY - timedelta(1), DAY + timedelta(1)):
        make(tmp_path / FOLDER / f"halloween-table.{day.isoformat()}.sqlite3")
    (tmp_path / FILE_NAME).unlink()
    with Store.open(tmp_path, game_of) as store:
        assert listed(store) == set(kept)


def test_a_list_of_deleted_games_without_end_is_not_read_to_its_end(
    tmp_path: Path, kept: list[str]
) -> None:
    with Store.open(tmp_path, game_of) as store:
        store.delete(kept[0])
    with_hole(tmp_path / FOLDER / "deleted", 8 * 2**30)
    (tmp_path / FILE_NAME).unlink()
    with more_memory(500), Store.open(tmp_path, game_of) as store:
        assert listed(store) == set(kept[1:])


@pytest.mark.parametrize("wrong", [1970, 2099])
def test_a_clock_that_was_wrong_for_a_while_costs_no_backup(tmp_path: Path, wrong: int) -> None:
    """What was made last stays, and so do the latest of those whose day can be right."""
    with examined(tmp_path) as store:
        keep_at_once(store, script(1, length=5))
        for n in range(3):
            assert store.back_up(date(wrong, 1, 1 + n))
            assert date(wrong, 1, 1 + n) in days(tmp_path)
        for n in range(3):
            assert store.back_up(DAY + timedelta(n))
            assert DAY + timedelta(n) in days(tmp_path)
        assert days(tmp_path) == [DAY + timedelta(n) for n in (2, 1, 0)]
        assert store.back_up(date(wrong, 2, 1))
        assert date(wrong, 2, 1) in days(tmp_path)
        assert len(days(tmp_path)) == MOST


# ---- one game -------------------------------------------------------------------------------------


def change_a_move(store: Store, game_id: str, n: int, move: str) -> None:
    store._connection.execute(
        "UPDATE moves SET move = ? WHERE game = ? AND n = ?", (move, game_id, n)
    )


@pytest.mark.parametrize("backup", [True, False])
@pytest.mark.parametrize("move", ['{"move":"Pass"}', '{"move":"Fly"}', "{", "[]"])
def test_a_game_is_put_together_again_when_it_is_wanted(
    tmp_path: Path, kept: list[str], backup: bool, move: str
) -> None:
    if not backup:
        shutil.rmtree(tmp_path / FOLDER)
    with Store.open(tmp_path, game_of) as store:
        before = store.load(kept[3], CODEC)
        kinds = [type(played.move).__name__ for played in before.record.moves]
        change_a_move(store, kept[3], kinds.index("MoveGhost", 12), move)
        assert store.restore(kept[3])
        assert store.load(kept[3], CODEC) == before
        assert store.examine() is None


@pytest.mark.parametrize("make", [odd_link, foreign, newer, renamed_column])
def test_beside_an_odd_backup_a_game_is_put_together_all_the_same(
    tmp_path: Path, kept: list[str], make: Callable[[Path], object]
) -> None:
    make(tmp_path / FOLDER / f"halloween-table.{DAY + timedelta(1)}.sqlite3")
    with Store.open(tmp_path, game_of) as store:
        before = store.load(kept[3], CODEC)
        store._connection.execute("UPDATE moves SET move = '{}' WHERE game = ?", (kept[3],))
        assert store.restore(kept[3])
        assert store.load(kept[3], CODEC).record == before.record


def test_a_backup_of_an_older_program_helps(tmp_path: Path) -> None:
    shutil.copyfile(store_of(1), tmp_path / FILE_NAME)
    (tmp_path / FOLDER).mkdir()
    shutil.copyfile(store_of(1), tmp_path / FOLDER / f"halloween-table.{DAY}.sqlite3")
    with Store.open(tmp_path, every_game) as store:
        game_id = next(header.id for header in store.finished() if header.game == GAME.key)
        before = store.load(game_id, CODEC)
        store._connection.execute("UPDATE moves SET move = '{}' WHERE game = ?", (game_id,))
        assert store.restore(game_id)
        assert store.load(game_id, CODEC).record == before.record


def test_a_game_that_is_lost_for_good_stays_as_it_is(tmp_path: Path, kept: list[str]) -> None:
    shutil.rmtree(tmp_path / FOLDER)
    with Store.open(tmp_path, game_of) as store:
        store._connection.execute("DELETE FROM moves WHERE game = ? AND n > 5", (kept[3],))
        assert not store.restore(kept[3])
        assert not store.restore("nobody")
        assert kept[3] in listed(store)
