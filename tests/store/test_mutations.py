"""Whatever is in a store: a clear problem or healthy games, and what was there is still somewhere."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from halloween_table.store.opening import FILE_NAME
from halloween_table.store.problems import StoreProblem
from halloween_table.store.replaying import resume
from halloween_table.store.store import Store

from .mutations import mutate_file
from .support import CODEC, GAME, keep_at_once, mended, script


@pytest.fixture(scope="module")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with four games, one of them over."""
    folder = tmp_path_factory.mktemp("healthy")
    with Store.open(folder) as store:
        store.settings.set("language", "it")
        for seed, length in enumerate((15, 4, 1_000, 25)):
            keep_at_once(store, script(seed, length=length))
    return (folder / FILE_NAME).read_bytes()


def check_file(folder: Path) -> None:
    before = (folder / FILE_NAME).read_bytes()
    try:
        store = mended(folder)
    except StoreProblem:
        assert (folder / FILE_NAME).read_bytes() == before
        return
    with store:
        assert store.examine() is None
        if store.put_aside is not None:
            assert store.put_aside.read_bytes() == before
        headers = (*store.unfinished(), *store.finished())
        (kept,) = store._connection.execute("SELECT count(*) FROM games").fetchone()
        for header in headers:
            check_game(store, header.id)
        store.settings.get("language")
        store.results.newest()
        store.results.people()
        game_id, _ = keep_at_once(store, script(5, length=2))
    with mended(folder) as store:
        assert store.put_aside is None
        assert store.load(game_id, CODEC).record == script(5, length=2).record
        assert len(store.unfinished()) + len(store.finished()) <= kept + 1


def check_game(store: Store, game_id: str) -> None:
    try:
        resume(store.load(game_id, CODEC), GAME)
    except StoreProblem:
        return


def check_files(healthy: bytes, folder: Path, seed: int, times: int) -> None:
    rng = random.Random(seed)
    for number in range(times):
        case = folder / str(number)
        case.mkdir()
        (case / FILE_NAME).write_bytes(healthy)
        mutate_file(case / FILE_NAME, rng)
        try:
            check_file(case)
        except BaseException as error:
            error.add_note(f"case {number} of seed {seed}, in {case}")
            raise
        for path in case.iterdir():
            path.unlink()


@pytest.mark.parametrize("seed", range(2))
def test_no_file_gone_wrong_stops_the_store_or_gets_lost(
    healthy: bytes, tmp_path: Path, seed: int
) -> None:
    check_files(healthy, tmp_path, seed, times=40)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 120))
def test_of_thousands_of_files_gone_wrong_none_stops_the_store(
    healthy: bytes, tmp_path: Path, seed: int
) -> None:
    check_files(healthy, tmp_path, seed, times=200)
