"""A store that may only be read, or that another copy is opening: what is there can be looked at."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from halloween_table.store import opening, presence
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.presence import opening_alone
from halloween_table.store.problems import Kind, NewerSchema, StoreProblem
from halloween_table.store.store import Store
from tests.systems import with_hole

from .support import CODEC, keep, keep_at_once, script
from .test_disk import _mount, disk
from .test_opening import change, contents, fill

__all__ = ["disk"]

SCHEMA_1 = Path(__file__).parent / "samples" / "schema-1.sqlite3"


def test_all_games_can_be_looked_at_and_the_folder_stays_as_it_is(tmp_path: Path) -> None:
    ids = fill(tmp_path)
    with Store.open(tmp_path) as store:
        over, _ = keep_at_once(store, script(9))
    before = contents(tmp_path)
    with Store.to_look_at(tmp_path) as store:
        assert {header.id for header in store.unfinished()} == set(ids)
        assert [header.id for header in store.finished()] == [over]
        assert store.load(ids[0], CODEC).record.moves
        assert store.settings.get("language") == "pl"
        assert store.examine() is None
        keep(store, script(5, length=2))  # for as long as the program runs
        store.delete(ids[0])
    assert contents(tmp_path) == before


def test_what_is_in_the_log_alone_can_be_looked_at_too(tmp_path: Path) -> None:
    found = tmp_path / "found"
    with Store.open(tmp_path / "data") as store:
        game_id, _ = keep(store, script(1, length=3))
        shutil.copytree(tmp_path / "data", found)
    (found / f"{FILE_NAME}-shm").unlink(missing_ok=True)
    before = contents(found)
    with Store.to_look_at(found) as store:
        assert [header.id for header in store.unfinished()] == [game_id]
    assert contents(found) == before


def test_a_log_without_end_is_not_copied(tmp_path: Path) -> None:
    fill(tmp_path)
    (tmp_path / f"{FILE_NAME}-wal").touch()
    with_hole(tmp_path / f"{FILE_NAME}-wal", 2**40)
    with pytest.raises(StoreProblem) as problem:
        Store.to_look_at(tmp_path)
    assert problem.value.kind is Kind.cannot_open


def test_an_older_file_can_be_looked_at(tmp_path: Path) -> None:
    shutil.copy(SCHEMA_1, tmp_path / FILE_NAME)
    before = contents(tmp_path)
    with Store.to_look_at(tmp_path) as store:
        assert store.unfinished() or store.finished()
    assert contents(tmp_path) == before


def test_a_newer_file_is_left_to_newer_programs(tmp_path: Path) -> None:
    fill(tmp_path)
    change(tmp_path, "ALTER TABLE games ADD COLUMN moon TEXT", "PRAGMA user_version = 99")
    with pytest.raises(NewerSchema):
        Store.to_look_at(tmp_path)


@pytest.mark.parametrize("content", [None, b"", b"boo" * 5_000])
def test_where_there_is_nothing_to_look_at_it_says_so(
    tmp_path: Path, content: bytes | None
) -> None:
    if content is not None:
        (tmp_path / FILE_NAME).write_bytes(content)
    before = contents(tmp_path)
    with pytest.raises(StoreProblem) as problem:
        Store.to_look_at(tmp_path)
    assert problem.value.kind is Kind.cannot_open
    assert contents(tmp_path) == before


def test_a_file_too_large_to_be_held_is_not_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path)
    monkeypatch.setattr(opening, "MOST_TO_LOOK_AT", 4096)
    with pytest.raises(StoreProblem):
        Store.to_look_at(tmp_path)


def test_games_on_a_disk_that_may_only_be_read_can_be_looked_at(disk: Path) -> None:
    ids = fill(disk)
    assert _mount("-o", "remount,ro", disk)
    with Store.to_look_at(disk) as store:
        assert {header.id for header in store.unfinished()} == set(ids)


class Clock:
    """Only sleeping takes time."""

    now = 0.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


def test_whoever_finds_another_copy_opening_waits_less_than_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(presence, "time", clock)
    with opening_alone(tmp_path), pytest.raises(StoreProblem) as problem:
        Store.open(tmp_path)
    assert problem.value.kind is Kind.locked
    assert 0 < clock.now < 1
