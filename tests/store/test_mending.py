"""What is wrong somewhere in a file is found while the program runs, and mended under its hands."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from halloween_table.engine.game import Best
from halloween_table.store import mending, open_file, schema
from halloween_table.store.glimpses import KeptGlimpse
from halloween_table.store.opening import FILE_NAME, MARK, WORKSHOP
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.results import Kept
from halloween_table.store.store import Store
from tests.conftest import ROOT
from tests.systems import needs_files_in_use_to_go, needs_odd_files, pipe

from .support import CODEC, keep, keep_at_once, mended, script

GAMES = 12
LENGTH = 30


SCRIPTS = [*(script(seed, length=LENGTH) for seed in range(GAMES)), script(GAMES)]
"""The games in the store: some that wait, and one that is over."""
HIT = GAMES // 2
"""The game whose row is on the page that is spoiled."""


def fill(folder: Path) -> list[str]:
    """A store with these games and a best time."""
    with Store.open(folder) as store:
        store.settings.set("language", "pl")
        store.results.offer("booo", Best(0, "castle", 5000, 9), "Ann")
        return [keep_at_once(store, scripted)[0] for scripted in SCRIPTS]


def spoil(folder: Path, text: str) -> None:
    """Overwrite the page of the file in which that text stands first."""
    path = folder / FILE_NAME
    data = bytearray(path.read_bytes())
    page = data.index(text.encode()) // schema.PAGE_SIZE * schema.PAGE_SIZE
    data[page : page + schema.PAGE_SIZE] = b"\xff" * schema.PAGE_SIZE
    path.write_bytes(data)


@pytest.fixture(scope="module")
def damaged_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    folder = tmp_path_factory.mktemp("damaged")
    ids = fill(folder)
    spoil(folder, f"{ids[HIT]}candy_hunters")  # as the columns of its row stand side by side
    return folder, ids


@pytest.fixture
def ids(damaged_once: tuple[Path, list[str]], tmp_path: Path) -> list[str]:
    """The games of a store in the middle of which a page with games is spoiled."""
    shutil.copytree(damaged_once[0], tmp_path, dirs_exist_ok=True)
    return damaged_once[1]


def asides(folder: Path) -> list[Path]:
    return list(folder.glob("*damaged*.sqlite3"))


def listed(store: Store) -> set[str]:
    return {header.id for header in (*store.unfinished(), *store.finished())}


# ---- looking at the whole file --------------------------------------------------------------------


def test_a_healthy_file_has_no_fault(tmp_path: Path) -> None:
    fill(tmp_path)
    with Store.open(tmp_path) as store:
        assert store.examine() is None
        keep(store, script(7, length=2))
        assert store.examine() is None


def test_opening_does_not_look_at_every_page(tmp_path: Path, ids: list[str]) -> None:
    with Store.open(tmp_path) as store:
        assert store.put_aside is None
        assert store.examine() is not None
        assert store.put_aside is None, "looking changes nothing"
    assert asides(tmp_path) == []


def test_what_is_in_memory_has_no_fault() -> None:
    with Store.in_memory() as store:
        game_id, _ = keep_at_once(store, script(1, length=3))
        assert store.examine() is None
        store.mend()
        assert listed(store) == {game_id}
        assert store.put_aside is None


def test_moves_without_their_game_are_a_fault(tmp_path: Path) -> None:
    fill(tmp_path)
    with Store.open(tmp_path) as store:
        store._connection.execute("PRAGMA foreign_keys = OFF")
        store._connection.execute("INSERT INTO moves VALUES ('nobody', 0, 0, '{}')")
        assert store.examine() is not None


def in_a_thread(work: Callable[[], Any]) -> tuple[threading.Thread, list[Any]]:
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(work()))
    thread.start()
    return thread, found


def test_moves_are_kept_while_another_thread_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking, seen_enough = threading.Event(), threading.Event()

    def look(connection: sqlite3.Connection) -> None:
        connection.execute("BEGIN")
        connection.execute("SELECT count(*) FROM moves").fetchone()
        looking.set()
        assert seen_enough.wait(60)

    monkeypatch.setattr(open_file, "fault_in", look)
    with Store.open(tmp_path) as store:
        thread, _ = in_a_thread(store.examine)
        assert looking.wait(60)
        game_id, _ = keep(store, script(1, length=5))
        assert store.load(game_id, CODEC).record == script(1, length=5).record
        seen_enough.set()
        thread.join()


@pytest.mark.parametrize("end", [Store.close, Store.mend])
def test_whoever_looks_leaves_off_when_the_file_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: Callable[[Store], None]
) -> None:
    looking = threading.Event()

    def look_for_ever(connection: sqlite3.Connection) -> None:
        looking.set()
        endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)"
        connection.execute(f"{endless} SELECT count(*) FROM n").fetchone()

    monkeypatch.setattr(open_file, "fault_in", look_for_ever)
    fill(tmp_path)
    with Store.open(tmp_path) as store:
        thread, found = in_a_thread(store.examine)
        assert looking.wait(60)
        end(store)
        thread.join(60)
        assert found == [None]


def test_a_file_that_cannot_be_looked_at_has_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> sqlite3.Connection:
        raise sqlite3.OperationalError("no rights")

    with Store.open(tmp_path) as store:
        monkeypatch.setattr(open_file, "looking_only", refuse)
        assert store.examine() is None


# ---- mending --------------------------------------------------------------------------------------


def test_the_same_store_goes_on_with_what_could_be_saved(tmp_path: Path, ids: list[str]) -> None:
    with Store.open(tmp_path) as store:
        store.mend()
        assert store.put_aside == asides(tmp_path)[0]
        left = listed(store)
        assert 0 < store.salvaged == len(left) < len(ids)
        assert left < set(ids) - {ids[HIT]}
        assert store.examine() is None
        assert store.settings.get("language") == "pl"
        assert store.results.get("booo", "castle") == Kept("Ann", 5000, 9)
        assert store.results.count() == 1, "how a game ended is remembered"
        for game_id in left:
            assert store.load(game_id, CODEC).record == SCRIPTS[ids.index(game_id)].record
        store.settings.set("language", "uk")
        keep(store, script(7, length=3))
    with Store.open(tmp_path) as store:
        assert (store.put_aside, store.settings.get("language")) == (None, "uk")
        assert len(listed(store)) == len(left) + 1
    assert {path.name for path in tmp_path.iterdir()} >= {FILE_NAME}
    assert not (tmp_path / MARK).exists()
    assert not (tmp_path / WORKSHOP).exists()


def test_moves_played_before_the_damage_was_found_are_saved(tmp_path: Path, ids: list[str]) -> None:
    scripted = script(40, length=20)
    with Store.open(tmp_path) as store:
        game_id, revision = keep(store, script(40, length=19))
        store.results.offer("booo", Best(0, "castle", 4000, 9), "Ben")
        store.mend()
        assert store.load(game_id, CODEC).record == script(40, length=19).record
        assert store.results.get("booo", "castle") == Kept("Ben", 4000, 9)
        last = scripted.record.moves[-1:]
        assert store.append(game_id, revision, last, scripted.last, CODEC) == revision + 1
        assert store.load(game_id, CODEC).record == scripted.record


def test_glimpses_are_drawn_again(tmp_path: Path, ids: list[str]) -> None:
    with Store.open(tmp_path) as store:
        game_id, revision = keep(store, script(40, length=2))
        store.glimpses.put(game_id, revision, "en", KeptGlimpse(b"png", "", ()))
        store.mend()
        assert store.glimpses.get(game_id, revision, "en") is None
        store.glimpses.put(game_id, revision, "en", KeptGlimpse(b"png", "", ()))
        assert store.glimpses.get(game_id, revision, "en") is not None


def test_results_are_found_again_in_the_games_that_ended(tmp_path: Path) -> None:
    ids = fill(tmp_path)
    spoil(tmp_path, "castle")
    with mended(tmp_path) as store:
        assert store.put_aside is not None
        assert store.results.get("booo", "castle") is None, "that one is lost"
        assert [result.played for result in store.results.newest()] == [ids[-1]]
        assert listed(store) == set(ids)


def test_mending_a_healthy_file_loses_nothing(tmp_path: Path) -> None:
    ids = fill(tmp_path)
    with Store.open(tmp_path) as store:
        before = {game_id: store.load(game_id, CODEC) for game_id in ids}
        results = store.results.newest()
        store.mend()
        assert {game_id: store.load(game_id, CODEC) for game_id in ids} == before
        assert store.results.newest() == results
        assert store.salvaged == len(ids)


@pytest.mark.parametrize("text", ["NaN", "-Infinity", "{", "[" * 3_000 + "]" * 3_000], ids=len)
def test_what_says_nothing_is_left_behind_once_for_all(tmp_path: Path, text: str) -> None:
    """Otherwise every start would find it, and put one more file aside."""
    ids = fill(tmp_path)
    with Store.open(tmp_path) as store:
        store._connection.execute("INSERT INTO settings VALUES ('pace', ?)", (text,))
        store._connection.execute(
            "UPDATE results SET players = ?, outcome = ? WHERE what IS NULL", (text, text)
        )
        store._connection.execute("UPDATE games SET outcome = ? WHERE ended = 1", (text,))
    with mended(tmp_path) as store:
        assert store.put_aside is not None
        assert set(listed(store)) == set(ids)
        assert store.examine() is None
        assert store.settings.get("language") == "pl"


@pytest.mark.parametrize("ended", [5, -1, 2**62])
def test_a_game_that_neither_waits_nor_is_over_is_one_of_both_again(
    tmp_path: Path, ended: int
) -> None:
    """The shelf would show it nowhere."""
    ids = fill(tmp_path)
    with Store.open(tmp_path) as store:
        store._connection.execute("UPDATE games SET ended = ? WHERE id <> ?", (ended, ids[1]))
    with mended(tmp_path) as store:
        assert {header.id for header in store.unfinished()} == set(ids[:-1])
        assert {header.id for header in store.finished()} == {ids[-1]}
        assert store.examine() is None


def loop(path: Path) -> None:
    path.symlink_to(path)


def long_link(path: Path) -> None:
    """Whoever asks the system what is there is told that the name is too long."""
    path.symlink_to("x" * 300)


def link_to_a_folder(path: Path) -> None:
    """With something in it that is none of our business."""
    path.with_name("photos").mkdir()
    path.with_name("photos").joinpath("ready.sqlite3").write_text("no store")
    path.symlink_to("photos")


@pytest.mark.parametrize(
    "make",
    [
        *(Path.touch, Path.mkdir),
        *(pytest.param(odd, marks=needs_odd_files) for odd in (pipe, loop, long_link)),
        pytest.param(link_to_a_folder, marks=needs_odd_files),
    ],
)
@pytest.mark.parametrize("name", [MARK, WORKSHOP])
def test_whatever_lies_in_the_way_does_not_keep_it_from_being_mended(
    tmp_path: Path, ids: list[str], name: str, make: Callable[[Path], object]
) -> None:
    make(tmp_path / name)
    with mended(tmp_path) as store:
        assert store.put_aside is not None
        assert {ids[0], ids[-1]} <= set(listed(store))
    if make is link_to_a_folder:
        assert (tmp_path / "photos" / "ready.sqlite3").read_text() == "no store"
    with Store.open(tmp_path) as store:
        assert (store.mended, store.examine()) == (None, None)


# ---- when it cannot be done now -------------------------------------------------------------------


def test_nothing_is_mended_under_the_hands_of_another_copy(tmp_path: Path, ids: list[str]) -> None:
    with Store.open(tmp_path) as store, Store.open(tmp_path) as other:
        with pytest.raises(StoreProblem) as problem:
            store.mend()
        assert problem.value.kind is Kind.locked
        assert asides(tmp_path) == []
        for copy in (store, other):
            assert copy.put_aside is None
            keep(copy, script(7, length=2))
        with Store.open(tmp_path) as third:
            assert third.put_aside is None, "nor by a copy that starts meanwhile"
        with pytest.raises(StoreProblem):
            other.mend()
    with Store.open(tmp_path) as later:
        assert later.put_aside is not None, "the next start does it, before anything else"
        assert later.examine() is None
        assert 2 < later.salvaged < len(ids) + 2
    assert not (tmp_path / MARK).exists()
    with Store.open(tmp_path) as store:
        assert store.put_aside is None


def test_a_copy_that_could_not_mend_is_still_seen_by_the_others(
    tmp_path: Path, ids: list[str]
) -> None:
    """Asking whether somebody else is there must not make a copy invisible itself."""
    with Store.open(tmp_path) as store:
        other = Store.open(tmp_path)
        with pytest.raises(StoreProblem):
            store.mend()
        other.close()
        with Store.open(tmp_path) as third, pytest.raises(StoreProblem):
            third.mend()


def test_a_mark_at_a_file_that_is_healthy_after_all_is_taken_away(tmp_path: Path) -> None:
    ids = fill(tmp_path)
    (tmp_path / MARK).touch()
    with Store.open(tmp_path) as store:
        assert store.put_aside is None
        assert listed(store) == set(ids)
    assert not (tmp_path / MARK).exists()


@pytest.mark.parametrize(
    ("failure", "kind"),
    [
        (OSError(errno.ENOSPC, "no room"), Kind.disk_full),
        (sqlite3.OperationalError("odd"), Kind.other),
        (KeyboardInterrupt(), None),
    ],
)
def test_the_old_file_stays_until_the_new_one_is_there(
    tmp_path: Path,
    ids: list[str],
    monkeypatch: pytest.MonkeyPatch,
    failure: BaseException,
    kind: Kind | None,
) -> None:
    def fail(*_: Any) -> int:
        raise failure

    with Store.open(tmp_path) as store:
        game_id, revision = keep(store, script(40, length=3))
        with monkeypatch.context() as patch:
            patch.setattr(mending, "salvage", fail)
            with pytest.raises(StoreProblem if kind else KeyboardInterrupt) as problem:
                store.mend()
        if isinstance(problem.value, StoreProblem):
            assert problem.value.kind is kind
        assert (store.put_aside, asides(tmp_path)) == (None, [])
        assert not (tmp_path / WORKSHOP).exists()
        scripted = script(40, length=4)
        store.append(game_id, revision, scripted.record.moves[3:], scripted.last, CODEC)
    with Store.open(tmp_path) as later:
        assert later.put_aside is not None
        assert later.load(game_id, CODEC).record == scripted.record


def test_a_full_disk_is_no_reason_to_leave_games_behind(
    tmp_path: Path, ids: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = schema.connect

    def tiny(target: Path | str, **how: Any) -> sqlite3.Connection:
        connection = connect(target, **how)
        if "new.sqlite3" in str(target):
            connection.execute("PRAGMA max_page_count = 20").fetchall()
        return connection

    with Store.open(tmp_path) as store:
        with monkeypatch.context() as patch:
            patch.setattr(schema, "connect", tiny)
            with pytest.raises(StoreProblem) as problem:
                store.mend()
        assert problem.value.kind is Kind.disk_full
        assert asides(tmp_path) == []
        store.mend()
        assert store.put_aside is not None


@pytest.mark.parametrize(
    ("failure", "kind"),
    [(PermissionError("in use"), Kind.locked), (OSError(errno.EROFS, "odd"), Kind.read_only)],
)
@pytest.mark.parametrize("fails", ["the first file aside", "its log aside", "the new one's name"])
@needs_files_in_use_to_go
def test_files_that_cannot_be_renamed_keep_their_names(
    tmp_path: Path,
    ids: list[str],
    monkeypatch: pytest.MonkeyPatch,
    fails: str,
    failure: OSError,
    kind: Kind,
) -> None:
    rename, replace = Path.rename, os.replace

    def rename_some(path: Path, target: Path) -> Path:
        if "damaged" in target.name and (fails, path.name.endswith("-wal")) in (
            ("the first file aside", False),
            ("its log aside", True),
        ):
            raise failure
        return rename(path, target)

    def replace_some(path: Path, target: Path) -> None:
        if fails == "the new one's name" and target.name == FILE_NAME:
            raise failure
        replace(path, target)

    with Store.open(tmp_path) as store, closing(schema.connect(tmp_path / FILE_NAME)) as reader:
        reader.execute("SELECT * FROM settings").fetchall()  # so that the log stays
        game_id, _ = keep(store, script(40, length=3))
        with monkeypatch.context() as patch:
            patch.setattr(Path, "rename", rename_some)
            patch.setattr(os, "replace", replace_some)
            with pytest.raises(StoreProblem) as problem:
                store.mend()
        assert problem.value.kind is kind
        assert (store.put_aside, asides(tmp_path)) == (None, [])
        assert store.load(game_id, CODEC).record == script(40, length=3).record
        reader.close()
        store.mend()
        assert store.load(game_id, CODEC).record == script(40, length=3).record
        assert len(asides(tmp_path)) == 1


# ---- killed on the way ----------------------------------------------------------------------------

KILLED = """
import os, shutil, sys
from pathlib import Path
from halloween_table.store.store import Store

left = int(sys.argv[2])

def counted(work):
    def do(*words, **more):
        global left
        if left == 0:
            os._exit(9)
        left -= 1
        return work(*words, **more)
    return do

os.replace, Path.rename, Path.mkdir = map(counted, (os.replace, Path.rename, Path.mkdir))
shutil.rmtree = counted(shutil.rmtree)
store = Store.open(Path(sys.argv[1]))
store.mend()
print(left)
"""


@pytest.fixture
def crashed(tmp_path: Path, ids: list[str]) -> Path:
    """The folder as a crash leaves it: the last game is in the log alone."""
    found = tmp_path / "found"
    with Store.open(tmp_path) as store:
        keep_at_once(store, script(40, length=LENGTH))
        shutil.copytree(tmp_path, found, ignore=shutil.ignore_patterns("found"))
    return found


@pytest.mark.parametrize("steps", range(7))
def test_whenever_it_is_killed_the_next_start_ends_it(crashed: Path, steps: int) -> None:
    """It does six things to the folder: the store opens in it, makes room for the work, has the new
    file ready, puts the old one aside and the new one in its place, and tidies up."""
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(crashed), str(steps)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == (9 if steps < 6 else 0), done.stderr
    with mended(crashed) as store:
        assert store.examine() is None
        seeds = {store.load(game_id, CODEC).record.seed for game_id in listed(store)}
        assert {0, 40, GAMES} <= seeds
        (aside,) = asides(crashed)
        if steps < 5:
            assert (store.put_aside, store.salvaged) == (aside, len(seeds))
    assert b"\xff" * schema.PAGE_SIZE in aside.read_bytes()
    assert not (crashed / WORKSHOP).exists()
    assert not (crashed / MARK).exists()


@pytest.mark.parametrize("left", [b"", b"boo", b"boo" * 5_000, None])
def test_a_new_file_that_is_spoilt_before_it_takes_its_place_is_made_again(
    crashed: Path, left: bytes | None
) -> None:
    """What it was made of has gone aside already, and comes back for that."""
    (crashed / FILE_NAME).rename(crashed / "halloween-table.damaged-20261031-200000.sqlite3")
    (crashed / f"{FILE_NAME}-wal").rename(
        crashed / "halloween-table.damaged-20261031-200000.sqlite3-wal"
    )
    (crashed / WORKSHOP).mkdir()
    if left is None:
        (crashed / WORKSHOP / "ready.sqlite3").mkdir()
    else:
        (crashed / WORKSHOP / "ready.sqlite3").write_bytes(left)
    with mended(crashed) as store:
        seeds = {store.load(game_id, CODEC).record.seed for game_id in listed(store)}
        assert {0, 40, GAMES} <= seeds
        assert len(asides(crashed)) == 1
    assert not (crashed / WORKSHOP).exists()
