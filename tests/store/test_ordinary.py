"""Only ordinary files are opened: nothing makes the program wait for ever, and nothing is harmed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest

from halloween_table.store import backups, presence
from halloween_table.store.backups import Backups
from halloween_table.store.files import read_limited, write_safely
from halloween_table.store.opening import FILE_NAME, MARK, WORKSHOP
from halloween_table.store.problems import ImportKind, ImportProblem, Kind, StoreProblem
from halloween_table.store.store import Store
from tests.patience import patience
from tests.systems import needs_odd_files, pipe

from .support import keep, keep_at_once, script

pytestmark = needs_odd_files

Making = Callable[[Path], object]


def loop(path: Path) -> None:
    path.symlink_to(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def way_to_a_pipe(path: Path) -> None:
    pipe(path.with_name("the pipe"))
    path.symlink_to(path.with_name("the pipe"))


NO_FILES = (pipe, device, loop, way_to_a_pipe, Path.mkdir)


@pytest.fixture(autouse=True)
def not_for_ever() -> Iterator[None]:
    with patience(20):
        yield


@pytest.mark.parametrize("make", NO_FILES)
def test_no_game_is_read_from_what_is_no_file(tmp_path: Path, make: Making) -> None:
    make(tmp_path / "game.json")
    with pytest.raises(ImportProblem) as problem:
        read_limited(tmp_path / "game.json")
    assert problem.value.kind in (ImportKind.not_a_file, ImportKind.cannot_read)
    assert (problem.value.kind is ImportKind.cannot_read) is (make is loop)


def test_no_game_is_read_from_what_comes_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Standard input is a pipe or a terminal, and nobody types there."""
    reading, writing = os.pipe()
    with pytest.raises(ImportProblem) as problem:
        read_limited(Path(f"/dev/fd/{reading}"))
    os.close(reading)
    os.close(writing)
    assert problem.value.kind is ImportKind.not_a_file


@pytest.mark.parametrize("make", NO_FILES)
def test_no_game_is_written_over_what_is_no_file(tmp_path: Path, make: Making) -> None:
    target = tmp_path / "game.json"
    make(target)
    before = os.lstat(target), sorted(os.listdir(tmp_path))
    with pytest.raises(StoreProblem) as problem:
        write_safely(target, "text")
    assert problem.value.kind in (Kind.not_a_file, Kind.not_written)
    assert (problem.value.kind is Kind.not_written) is (make is loop)
    assert (os.lstat(target), sorted(os.listdir(tmp_path))) == before


def test_a_file_somewhere_else_is_read_and_written_through_its_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")
    write_safely(tmp_path / "link", "text")
    assert (tmp_path / "link").is_symlink()
    assert read_limited(tmp_path / "link") == b"text"


@pytest.mark.parametrize("make", NO_FILES[:4])
@pytest.mark.parametrize(
    "name",
    [presence.OPENING, presence.IN_USE, FILE_NAME]
    + [FILE_NAME + end for end in ("-wal", "-shm", "-journal")],
)
def test_a_store_with_something_else_in_place_of_its_files_is_not_opened(
    tmp_path: Path, name: str, make: Making
) -> None:
    with Store.open(tmp_path) as store:
        keep(store, script(1, length=1))
    (tmp_path / name).unlink(missing_ok=True)
    make(tmp_path / name)
    with pytest.raises(StoreProblem) as problem:
        Store.open(tmp_path)
    assert problem.value.kind is Kind.cannot_open


@pytest.mark.parametrize("make", NO_FILES[:4])
@pytest.mark.parametrize("name", [MARK, WORKSHOP, backups.FOLDER])
def test_a_store_with_something_else_in_place_of_what_helps_it_is_opened(
    tmp_path: Path, name: str, make: Making
) -> None:
    with Store.open(tmp_path) as store:
        game_id, _ = keep(store, script(1, length=1))
    make(tmp_path / name)
    with Store.open(tmp_path) as store:
        assert store.examine() is None
        assert [header.id for header in store.unfinished()] == [game_id]
        assert store.back_up(date(2026, 10, 31)) is (name != backups.FOLDER)
        store.delete(game_id)
        assert store.unfinished() == ()


@pytest.mark.parametrize("make", NO_FILES[:4])
@pytest.mark.parametrize("name", ["making", "making.part", "deleted"])
def test_something_else_among_the_backups_does_no_harm(
    tmp_path: Path, name: str, make: Making
) -> None:
    with Store.open(tmp_path) as store:
        ids = [keep_at_once(store, script(seed, length=2))[0] for seed in range(2)]
        (tmp_path / backups.FOLDER).mkdir()
        make(tmp_path / backups.FOLDER / name)
        assert store.examine() is None
        assert store.back_up(date(2026, 10, 31)) is (name != "making")
        store.delete(ids[0])
        assert [header.id for header in store.unfinished()] == ids[1:]
    assert Backups(tmp_path).deleted() == (frozenset() if name == "deleted" else {ids[0]})
