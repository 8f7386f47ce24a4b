"""Two running copies of the program on one file."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from halloween_table.store import presence, schema
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.problems import ChangedElsewhere, Kind, StoreProblem
from halloween_table.store.store import Store

from .sampling import store_of
from .support import CODEC, keep, script


@pytest.fixture
def copies(tmp_path: Path) -> Iterator[tuple[Store, Store]]:
    with Store.open(tmp_path) as one, Store.open(tmp_path) as other:
        yield one, other


def test_a_move_made_elsewhere_is_never_written_over(copies: tuple[Store, Store]) -> None:
    one, other = copies
    scripted = script(1, length=4)
    game_id, revision = keep(one, script(1, length=3))
    same = other.load(game_id, CODEC)
    other.append(game_id, same.revision, [scripted.record.moves[3]], scripted.last, CODEC)
    after = other.load(game_id, CODEC)
    for change in (
        lambda: one.append(game_id, revision, [scripted.record.moves[3]], scripted.last, CODEC),
        lambda: one.take_back(game_id, revision, scripted.positions[2], CODEC),
    ):
        with pytest.raises(ChangedElsewhere) as problem:
            change()
        assert problem.value.kind is Kind.changed_elsewhere
        assert one.load(game_id, CODEC) == other.load(game_id, CODEC) == after


def test_taking_back_and_playing_again_elsewhere_is_noticed_too(
    copies: tuple[Store, Store],
) -> None:
    one, other = copies
    scripted = script(1, length=3)
    game_id, revision = keep(one, scripted)
    again = other.take_back(game_id, revision, scripted.positions[2], CODEC)
    other.append(game_id, again, [scripted.record.moves[2]], scripted.last, CODEC)
    with pytest.raises(ChangedElsewhere):
        one.take_back(game_id, revision, scripted.positions[2], CODEC)


def test_two_copies_play_different_games_side_by_side(copies: tuple[Store, Store]) -> None:
    scripts = script(1, length=20), script(2, length=20)
    ids = [keep(copy, script(seed, length=0))[0] for copy, seed in zip(copies, (1, 2), strict=True)]
    for n in range(20):
        for copy, game_id, scripted in zip(copies, ids, scripts, strict=True):
            played, position = scripted.record.moves[n], scripted.positions[n + 1]
            assert copy.append(game_id, n, [played], position, CODEC) == n + 1
    for copy in copies:
        assert [copy.load(game_id, CODEC).record for game_id in ids] == [
            scripted.record for scripted in scripts
        ]


def test_a_file_held_by_somebody_is_locked_and_not_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "BUSY_SECONDS", 0.05)
    with Store.open(tmp_path) as store:
        game_id, revision = keep(store, script(1, length=3))
        holder = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreProblem) as problem:
            store.take_back(game_id, revision, script(1).positions[2], CODEC)
        assert problem.value.kind is Kind.locked
        with pytest.raises(StoreProblem) as problem:
            Store.open(tmp_path)
        assert problem.value.kind is Kind.locked
        holder.execute("ROLLBACK")
        holder.close()
        store.take_back(game_id, revision, script(1).positions[2], CODEC)
    assert not list(tmp_path.glob("*damaged*"))


def test_a_file_held_by_somebody_alone_is_locked_and_not_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "BUSY_SECONDS", 0.05)
    with Store.open(tmp_path) as store:
        keep(store, script(1, length=3))
    holder = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    holder.execute("PRAGMA locking_mode = EXCLUSIVE")
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreProblem) as problem:
        Store.open(tmp_path)
    assert problem.value.kind is Kind.locked
    holder.close()
    with Store.open(tmp_path) as store:
        assert store.put_aside is None
        assert len(store.unfinished()) == 1


def test_a_damaged_file_that_another_copy_has_open_is_not_put_aside(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    keep(store, script(1, length=3))
    store._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    store._connection.execute("CREATE TABLE chess (board TEXT)")
    with pytest.raises(StoreProblem) as problem:
        Store.open(tmp_path)
    assert problem.value.kind is Kind.locked
    store.close()
    with Store.open(tmp_path) as later:
        assert later.put_aside is not None
        assert later.salvaged == 1


def test_a_copy_that_opens_for_ever_does_not_block_the_others_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "PATIENCE_SECONDS", 0.1)
    with presence.opening_alone(tmp_path), pytest.raises(StoreProblem) as problem:
        Store.open(tmp_path)
    assert problem.value.kind is Kind.locked


@pytest.mark.parametrize(
    ("content", "there", "damaged"),
    [(None, 0, 0), (b"this is not a database" * 99, 0, 1), (store_of(1).read_bytes(), 4, 0)],
    ids=["nothing", "damaged", "of an old program"],
)
def test_many_copies_starting_at_once_make_one_file(
    tmp_path: Path, content: bytes | None, there: int, damaged: int
) -> None:
    if content:
        (tmp_path / FILE_NAME).write_bytes(content)
    problems: list[BaseException] = []
    everybody = threading.Barrier(8)

    def start_and_play(seed: int) -> None:
        try:
            everybody.wait()
            with Store.open(tmp_path) as store:
                keep(store, script(seed, length=3))
                everybody.wait()
        except BaseException as problem:
            problems.append(problem)

    copies = [threading.Thread(target=start_and_play, args=(seed,)) for seed in range(8)]
    for copy in copies:
        copy.start()
    for copy in copies:
        copy.join()
    assert problems == []
    with Store.open(tmp_path) as store:
        assert len(store.unfinished()) == 8 + there
        assert len(store.finished()) == store.results.count() == there
    assert len(list(tmp_path.glob("*damaged*"))) == damaged
