"""All ways to spoil a data folder, one by one and several at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

from halloween_table.store.opening import FILE_NAME
from halloween_table.store.presence import IN_USE, OPENING
from tests.store.mutations import TORN, mutate_file

from .odd_settings import bent_settings, odd_settings
from .odd_things import BACKUPS, DELETED, LOGS, SHAPES, crowd, lay, places, things
from .spoiling import Rng, Spoiling

# ---- files torn to pieces ---------------------------------------------------------------------------


def torn(rng: Rng) -> Iterator[Spoiling]:
    """A backup, a log or the list of what was deleted has been through the wash, without end; or the
    file with the games, of which there are backups."""
    names = (FILE_NAME, *BACKUPS, DELETED, LOGS[0], OPENING, IN_USE)
    while True:
        name, tear, seed = rng.choice(names), rng.choice(TORN), rng.random()
        yield Spoiling(f"{name!a} {tear.__name__} {seed}", tearing(name, tear, seed))
        yield Spoiling(f"{FILE_NAME} is mutated by {seed}", mutation(FILE_NAME, seed))


def tearing(name: str, tear: Callable[[bytes, Rng], bytes], seed: float) -> Callable[[Path], None]:
    def spoil(folder: Path) -> None:
        path = folder / name
        before = path.read_bytes() if path.exists() else b""
        path.write_bytes(tear(before or b"deadbeef" * 500, Rng(seed)))

    return spoil


def only_a_backup(rng: Rng) -> Iterator[Spoiling]:
    """The file with the games is gone, and something is wrong beside the last whole backup, without
    end."""

    def gone(name: str, spoil: Callable[[Path], object]) -> Spoiling:
        def do(folder: Path) -> None:
            (folder / FILE_NAME).unlink()
            spoil(folder)

        return Spoiling(f"the games are gone, and {name}", do)

    for shape, make in SHAPES.items():
        yield gone(f"{DELETED!a} is {shape}", lay(DELETED, make))
        yield gone(f"there are backups each of which is {shape}", more_backups(make))
    while True:
        name, seed = rng.choice(BACKUPS), rng.random()
        yield gone(f"{name!a} is mutated by {seed}", mutation(name, seed))


def more_backups(make: Callable[[Path], None]) -> Callable[[Path], None]:
    """In place of the last, and of many other days: some of them come before the whole one, in
    whatever order the system tells their names."""

    def spoil(folder: Path) -> None:
        for name in (
            BACKUPS[-1],
            *(BACKUPS[-1].replace("2026", str(year)) for year in range(1990, 2020)),
        ):
            lay(name, make)(folder)

    return spoil


def mutation(name: str, seed: float) -> Callable[[Path], None]:
    """What can happen to a store has happened to that file."""
    return lambda folder: mutate_file(folder / name, Rng(seed))


# ---- everything -------------------------------------------------------------------------------------


def together(rng: Rng, ways: list[Spoiling]) -> Iterator[Spoiling]:
    """Several of them at once, without end."""
    while True:
        chosen = rng.sample(ways, rng.choice([2, 2, 3, 5]))
        chosen.sort(key=lambda way: not way.boxes)  # settings first, while the file can be opened

        def spoil(folder: Path, chosen: list[Spoiling] = chosen) -> None:
            for way in chosen:
                way.do(folder)

        name = " and ".join(way.name for way in chosen)
        shuts, hides, boxes = (
            any(getattr(way, name) for way in chosen) for name in ("shuts", "hides", "boxes")
        )
        yield Spoiling(name, spoil, shuts, hides, chosen[0].table, boxes)


def ways_to_spoil(seed: int, count: int) -> list[Spoiling]:
    """So many, each different from the others; of a thousand a third, say, are settings. What is most
    likely to do harm is always among that many."""
    rng = Rng(seed)
    settings, lying = list(odd_settings()), list(things())
    ways = [
        *_some(settings, count * 23 // 100, rng),
        *islice(bent_settings(rng), count * 12 // 100),
        *_some(lying, count * 42 // 100, rng),
        *islice(torn(rng), count // 12),
        *islice(only_a_backup(rng), count * 7 // 100),
        *rng.sample(list(places()), count // 60),
        Spoiling("a crowd", crowd),
    ]
    found = {way.name: way for way in ways}
    gathered = together(rng, [*settings, *lying])
    while len(found) < count:
        way = next(gathered)
        found[way.name] = way
    return rng.sample(list(found.values()), count)


def _some(ways: list[Spoiling], count: int, rng: Rng) -> list[Spoiling]:
    """The first of them, and some of the rest."""
    first = count * 4 // 5
    return ways[:first] + rng.sample(ways[first:], count - first)
