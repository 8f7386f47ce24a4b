"""A disk that is full or may not be written: no move is lost, and nothing is taken for damage."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from halloween_table.store.files import write_safely
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.replaying import resume
from halloween_table.store.store import Store

from .support import CODEC, GAME, keep, script

Mount = Callable[[str], Path]


def _mount(*arguments: str | Path) -> bool:
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return False
    return subprocess.run(["mount", *arguments], capture_output=True, check=False).returncode == 0


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A real disk of 8 MB."""
    path = tmp_path / "disk"
    path.mkdir()
    if not _mount("-t", "tmpfs", "-o", "size=8m", "tmpfs", path):
        pytest.skip("only root may mount a small disk")
    yield path
    subprocess.run(["umount", "-l", path], check=True)


def play_until_refused(store: Store) -> tuple[str, int, StoreProblem]:
    """Play script 1 until the store refuses a move: how many it has taken, and why not more."""
    scripted = script(1)
    game_id, revision = keep(store, script(1, length=0))
    try:
        for played, position in zip(scripted.record.moves, scripted.positions[1:], strict=True):
            revision = store.append(game_id, revision, [played], position, CODEC)
    except StoreProblem as problem:
        return game_id, revision, problem
    raise AssertionError("every move was taken")


def go_on(store: Store, game_id: str, revision: int) -> None:
    """Check what is kept, then play script 1 to its end."""
    scripted = script(1)
    saved = store.load(game_id, CODEC)
    assert saved.revision == revision
    assert saved.record.moves == scripted.record.moves[:revision]
    assert saved.snapshot == scripted.positions[revision]
    for n in range(revision, len(scripted.record.moves)):
        played, position = scripted.record.moves[n], scripted.positions[n + 1]
        revision = store.append(game_id, revision, [played], position, CODEC)
    assert resume(store.load(game_id, CODEC), GAME).position == scripted.last


def test_a_full_file_refuses_the_move_and_the_game_goes_on_later(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store._connection.execute("PRAGMA max_page_count = 1").fetchall()  # as small as it can be
        game_id, revision, problem = play_until_refused(store)
        assert problem.kind is Kind.disk_full
        assert revision > 0
        store._connection.execute("PRAGMA max_page_count = 100000").fetchall()
        go_on(store, game_id, revision)


def test_a_full_disk_refuses_the_move_and_the_game_goes_on_later(disk: Path) -> None:
    with Store.open(disk) as store:
        for seed in range(2, 5):
            keep(store, script(seed, length=5))
        filler = disk / "filler"
        size = os.statvfs(disk)
        filler.write_bytes(bytes(size.f_bavail * size.f_frsize - 120_000))
        game_id, revision, problem = play_until_refused(store)
        assert problem.kind is Kind.disk_full
        assert revision > 0
        with pytest.raises(StoreProblem) as more:
            store.settings.set("a", "b" * 50_000)
        assert more.value.kind is Kind.disk_full
        assert len(store.unfinished()) == 4
        filler.unlink()
        go_on(store, game_id, revision)


def test_a_store_closed_on_a_full_disk_is_whole_when_opened_again(disk: Path) -> None:
    filler = disk / "filler"
    with Store.open(disk) as store:
        size = os.statvfs(disk)
        filler.write_bytes(bytes(size.f_bavail * size.f_frsize - 120_000))
        game_id, revision, _ = play_until_refused(store)
        with filler.open("ab") as file:
            fill_up(file.fileno())
    with Store.open(disk) as store:
        assert store.put_aside is None
        assert store.load(game_id, CODEC).revision == revision
    filler.unlink()
    with Store.open(disk) as store:
        assert store.put_aside is None
        go_on(store, game_id, revision)


def fill_up(handle: int) -> None:
    try:
        while os.write(handle, bytes(4096)):
            pass
    except OSError:
        return


def test_no_room_for_a_first_file_is_a_full_disk(disk: Path) -> None:
    with (disk / "filler").open("wb") as file:
        fill_up(file.fileno())
    with pytest.raises(StoreProblem) as problem:
        Store.open(disk / "new")
    assert problem.value.kind is Kind.disk_full


def test_an_export_that_does_not_fit_leaves_the_old_file_alone(disk: Path) -> None:
    target = disk / "game.json"
    write_safely(target, "old")
    with pytest.raises(StoreProblem) as problem:
        write_safely(target, "x" * 9_000_000)
    assert problem.value.kind is Kind.not_written
    assert target.read_text() == "old"
    assert [path.name for path in disk.iterdir()] == ["game.json"]


@pytest.mark.parametrize("started", [True, False])
def test_a_folder_that_may_only_be_read_is_no_damage(disk: Path, started: bool) -> None:
    if started:
        with Store.open(disk) as store:
            keep(store, script(1, length=3))
    before = sorted(disk.iterdir())
    assert _mount("-o", "remount,ro", disk)
    with pytest.raises(StoreProblem) as problem:
        Store.open(disk)
    assert problem.value.kind is Kind.read_only
    assert sorted(disk.iterdir()) == before
    assert _mount("-o", "remount,rw", disk)
    with Store.open(disk) as store:
        assert store.put_aside is None
        assert len(store.unfinished()) == started


def test_a_file_that_may_only_be_read_is_no_damage(disk: Path) -> None:
    with Store.open(disk) as store:
        keep(store, script(1, length=3))
    path = disk / FILE_NAME
    assert _mount("--bind", path, path)
    try:
        assert _mount("-o", "remount,bind,ro", path)
        with pytest.raises(StoreProblem) as problem:
            Store.open(disk)
        assert problem.value.kind is Kind.read_only
    finally:
        subprocess.run(["umount", "-l", path], check=True)
    with Store.open(disk) as store:
        assert len(store.unfinished()) == 1


def test_a_store_that_may_not_write_refuses_the_move(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        game_id, revision = keep(store, script(1, length=3))
        store._connection.execute("PRAGMA query_only = ON")
        with pytest.raises(StoreProblem) as problem:
            store.take_back(game_id, revision, script(1).positions[2], CODEC)
        assert problem.value.kind is Kind.read_only
        store._connection.execute("PRAGMA query_only = OFF")
        store.take_back(game_id, revision, script(1).positions[2], CODEC)


def test_a_folder_that_is_a_file_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for folder in (tmp_path / "file", tmp_path / "file" / "data"):
        with pytest.raises(StoreProblem) as problem:
            Store.open(folder)
        assert problem.value.kind is Kind.cannot_open
    assert (tmp_path / "file").read_text() == "mine"


def test_a_file_that_is_a_folder_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    with pytest.raises(StoreProblem) as problem:
        Store.open(tmp_path)
    assert problem.value.kind is Kind.cannot_open
    assert (tmp_path / FILE_NAME).is_dir()


def test_a_file_is_written_whole_over_an_old_one(tmp_path: Path) -> None:
    target = tmp_path / "гра.json"
    for text in ("first\n", "друга\n"):
        write_safely(target, text)
        assert target.read_bytes() == text.encode()
    assert list(tmp_path.iterdir()) == [target]


def test_a_file_cannot_be_written_where_there_is_no_folder(tmp_path: Path) -> None:
    with pytest.raises(StoreProblem) as problem:
        write_safely(tmp_path / "nowhere" / "game.json", "text")
    assert problem.value.kind is Kind.not_written
