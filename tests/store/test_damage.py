"""Whatever happens to one place of the file, no game is lost that stands elsewhere, and none at all
that a backup has.
"""

from __future__ import annotations

import random
import shutil
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from pathlib import Path

import pytest

from halloween_table.store import schema
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.problems import DamagedGame
from halloween_table.store.store import Store

from .household import Household, can_be_played, furnished, kept_in, needs_dbstat
from .sampling import game_of

PAGE = schema.PAGE_SIZE
DAY = date(2026, 10, 31)
FLIPS = 2_000

Damage = Callable[[bytearray], None]


pytestmark = needs_dbstat


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Household:
    """A store without a backup."""
    return furnished(tmp_path_factory.mktemp("alone"))


@pytest.fixture(scope="module")
def backed_up(alone: Household, tmp_path_factory: pytest.TempPathFactory) -> Household:
    """The same with a backup."""
    folder = alone.copy(tmp_path_factory.mktemp("backed-up") / "store")
    with Store.open(folder, game_of) as store:
        assert store.examine() is None
        assert store.back_up(DAY)
    return alone._replace(folder=folder)


def mended(folder: Path) -> Store:
    """The store in that folder when all of it has been looked at."""
    store = Store.open(folder, game_of)
    if store.examine() is not None:
        store.mend()
        assert store.examine() is None
    return store


def after(house: Household, folder: Path, damage: Damage) -> Store:
    """The store as it is after that has happened to its file, and it was found and mended."""
    shutil.rmtree(folder, ignore_errors=True)
    path = house.copy(folder) / FILE_NAME
    data = bytearray(path.read_bytes())
    damage(data)
    path.write_bytes(data)
    return mended(folder)


# ---- one page -------------------------------------------------------------------------------------


def zeroed(page: int) -> Damage:
    def damage(data: bytearray) -> None:
        data[(page - 1) * PAGE : page * PAGE] = bytes(PAGE)

    return damage


def check_pages(house: Household, folder: Path, pages: Iterable[int]) -> None:
    for page in pages:
        hit = house.pages[page]
        with after(house, folder, zeroed(page)) as store:
            kept = kept_in(store)
            for game_id in house.games.keys() - hit:
                assert kept.get(game_id) == house.games[game_id], f"{game_id}, page {page}"
            assert kept.keys() <= house.games.keys()


def a_share(house: Household) -> Iterator[int]:
    """Some pages: the first ones, which have the way to all others, and every eleventh."""
    yield from range(1, 6)
    yield from range(8, len(house.pages) + 1, 11)


def test_a_page_costs_no_game_that_is_not_on_it(alone: Household, tmp_path: Path) -> None:
    check_pages(alone, tmp_path / "hit", a_share(alone))


@pytest.mark.long
def test_no_page_costs_a_game_that_is_not_on_it(alone: Household, tmp_path: Path) -> None:
    check_pages(alone, tmp_path / "hit", alone.pages)


def check_pages_with_backup(house: Household, folder: Path, pages: Iterable[int]) -> None:
    for page in pages:
        with after(house, folder, zeroed(page)) as store:
            assert kept_in(store) == house.games, f"page {page}"


def test_with_a_backup_a_page_costs_nothing(backed_up: Household, tmp_path: Path) -> None:
    check_pages_with_backup(backed_up, tmp_path / "hit", a_share(backed_up))


@pytest.mark.long
def test_with_a_backup_no_page_costs_anything(backed_up: Household, tmp_path: Path) -> None:
    check_pages_with_backup(backed_up, tmp_path / "hit", backed_up.pages)


# ---- one bit --------------------------------------------------------------------------------------


def flipped(bit: int) -> Damage:
    def damage(data: bytearray) -> None:
        data[bit // 8] ^= 1 << bit % 8

    return damage


def some_bits(house: Household, count: int, seed: int) -> list[int]:
    """Bits all over the file; a fifth of them on its first page, where most depends on them."""
    rng = random.Random(seed)
    size = (house.folder / FILE_NAME).stat().st_size
    return [rng.randrange(8 * (PAGE if n % 5 == 0 else size)) for n in range(count)]


def check_bits(house: Household, folder: Path, bits: Iterable[int]) -> Counter[str]:
    """What became of the games, without a backup."""
    seen: Counter[str] = Counter()
    for bit in bits:
        hit = house.pages[bit // 8 // PAGE + 1]
        with after(house, folder, flipped(bit)) as store:
            kept = kept_in(store)
            for game_id in house.games.keys() - hit:
                assert kept.get(game_id) == house.games[game_id], f"{game_id}, bit {bit}"
            for game_id in hit:
                seen[fate(store, game_id, house)] += 1
    return seen


def fate(store: Store, game_id: str, house: Household) -> str:
    """What has become of a game one bit of whose rows was changed, when somebody opens it."""
    header, moves = house.games[game_id]
    if game_id not in kept_in(store):
        return "lost"
    try:
        played = can_be_played(store, game_id, header[1])
    except DamagedGame:
        if not store.restore(game_id):
            return "unreadable"
        played = can_be_played(store, game_id, header[1])
    if not played:
        return "unreadable"
    return "whole" if kept_in(store)[game_id] == (header, moves) else "a letter changed"


def check_bits_with_backup(house: Household, folder: Path, bits: Iterable[int]) -> Counter[str]:
    seen: Counter[str] = Counter()
    for bit in bits:
        with after(house, folder, flipped(bit)) as store:
            assert kept_in(store).keys() == house.games.keys(), f"bit {bit}"
            for game_id in house.pages[bit // 8 // PAGE + 1]:
                became = fate(store, game_id, house)
                assert became in ("whole", "a letter changed"), f"{became}: {game_id}, bit {bit}"
                seen[became] += 1
    return seen


def test_a_bit_costs_no_game_that_is_not_on_its_page(alone: Household, tmp_path: Path) -> None:
    check_bits(alone, tmp_path / "hit", some_bits(alone, 12, seed=1))


def test_with_a_backup_a_bit_costs_no_game(backed_up: Household, tmp_path: Path) -> None:
    check_bits_with_backup(backed_up, tmp_path / "hit", some_bits(backed_up, 12, seed=2))


HEAD = 100
"""Bytes at the beginning of the file that say how to read it."""


def test_a_bit_at_the_beginning_costs_nothing(alone: Household, tmp_path: Path) -> None:
    """Size of a page, who may write, how many pages there are, the schema's number, ..."""
    for byte in (3, 16, 18, 19, 20, 31, 47, 55, 59, 63):
        bit = 8 * byte + 2
        with after(alone, tmp_path / "hit", flipped(bit)) as store:
            assert kept_in(store) == alone.games, f"bit {bit}"


@pytest.mark.long
def test_no_bit_at_the_beginning_costs_anything(alone: Household, tmp_path: Path) -> None:
    for bit in range(8 * HEAD):
        with after(alone, tmp_path / "hit", flipped(bit)) as store:
            assert kept_in(store) == alone.games, f"bit {bit}"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 104))
def test_no_bit_costs_a_game_that_is_not_on_its_page(
    alone: Household, tmp_path: Path, seed: int
) -> None:
    """Nor many of those that are: a wrong bit in a position or in a move can be told from the rest
    of the game. Only one in what was agreed before the first move cannot."""
    seen = check_bits(alone, tmp_path / "hit", some_bits(alone, FLIPS // 4, seed))
    print(f"{FLIPS // 4} bits, games on their pages:", dict(seen))
    assert seen["lost"] + seen["unreadable"] < seen.total() / 20


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200, 204))
def test_with_a_backup_no_bit_costs_a_game(backed_up: Household, tmp_path: Path, seed: int) -> None:
    bits = some_bits(backed_up, FLIPS // 4, seed)
    seen = check_bits_with_backup(backed_up, tmp_path / "hit", bits)
    print(f"{FLIPS // 4} bits, games on their pages:", dict(seen))


# ---- cut off --------------------------------------------------------------------------------------


def cut_off(size: int) -> Damage:
    def damage(data: bytearray) -> None:
        del data[size:]

    return damage


def check_cuts(house: Household, folder: Path, sizes: Iterable[int]) -> None:
    """What stands before the cut is still there, without a backup."""
    for size in sizes:
        hit = set[str]().union(*(house.pages[p] for p in house.pages if p * PAGE > size))
        with after(house, folder, cut_off(size)) as store:
            kept = kept_in(store)
            for game_id in house.games.keys() - hit:
                assert kept.get(game_id) == house.games[game_id], f"{game_id}, size {size}"


def check_cuts_with_backup(house: Household, folder: Path, sizes: Iterable[int]) -> None:
    for size in sizes:
        with after(house, folder, cut_off(size)) as store:
            assert kept_in(store) == house.games, f"size {size}"
            assert store.mended is not None
            assert store.mended.salvaged.lost == 0


def some_sizes(house: Household, count: int, seed: int) -> list[int]:
    rng = random.Random(seed)
    size = (house.folder / FILE_NAME).stat().st_size
    at_pages = [rng.randrange(1, size // PAGE) * PAGE for _ in range(count // 2)]
    return [1, 50, 100, 511, *at_pages, *(rng.randrange(1, size) for _ in range(count // 2))]


def test_a_cut_costs_no_game_before_it(alone: Household, tmp_path: Path) -> None:
    check_cuts(alone, tmp_path / "hit", some_sizes(alone, 4, seed=1))


def test_with_a_backup_a_cut_costs_nothing(backed_up: Household, tmp_path: Path) -> None:
    check_cuts_with_backup(backed_up, tmp_path / "hit", [0, *some_sizes(backed_up, 4, seed=2)])


@pytest.mark.long
def test_no_cut_costs_a_game_before_it(alone: Household, tmp_path: Path) -> None:
    check_cuts(alone, tmp_path / "hit", some_sizes(alone, 150, seed=3))


@pytest.mark.long
def test_with_a_backup_no_cut_costs_anything(backed_up: Household, tmp_path: Path) -> None:
    check_cuts_with_backup(backed_up, tmp_path / "hit", [0, *some_sizes(backed_up, 150, seed=4)])
