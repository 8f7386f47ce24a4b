"""What a program does to its folder that takes a while, and how everything is when it is done."""

from __future__ import annotations

import random
import shutil
from abc import ABC, abstractmethod
from datetime import timedelta
from pathlib import Path

from halloween_table.store import schema
from halloween_table.store.backups import FOLDER, MOST, Backups
from halloween_table.store.opening import FILE_NAME, MARK
from halloween_table.store.store import Store
from tests.store.household import Household
from tests.store.sampling import game_of, store_of
from tests.store.support import keep, script

from .starter_process import DAY
from .surviving import belongings_at, belongings_in, check_same, check_there, next_start

PAGE = schema.PAGE_SIZE


class Work(ABC):
    """Something that is begun in many folders, and cut short."""

    def __init__(self, room: Path) -> None:
        self.model = room / "model"
        """The folder as it is before."""

    def prepare(self, folder: Path, rng: random.Random) -> None:
        """One more folder in which it has to be done."""
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.model, folder)

    def __str__(self) -> str:
        return type(self).__name__

    @abstractmethod
    def check(self, folder: Path) -> None:
        """However it was cut short, the next start ends it, and nothing is lost."""


class Start(Work):
    """After a crash: the last moves are in the log alone."""

    def __init__(self, room: Path, house: Household) -> None:
        super().__init__(room)
        lived_in = house.copy(room / "lived-in")
        with Store.open(lived_in, game_of) as store:
            for seed in range(3):
                keep(store, script(seed, length=30))
            keep(store, script(3))
            shutil.copytree(lived_in, self.model)
        assert (self.model / f"{FILE_NAME}-wal").stat().st_size > 0
        self._before = belongings_at(lived_in)

    def prepare(self, folder: Path, rng: random.Random) -> None:
        super().prepare(folder, rng)
        if rng.random() < 0.5:
            (folder / MARK).touch()  # then all of it is looked at before anything else

    def check(self, folder: Path) -> None:
        with next_start(folder) as store:
            check_same(store, self._before)


class Migration(Work):
    """Of a store that an older program has left."""

    def __init__(self, room: Path, house: Household) -> None:
        super().__init__(room)
        self.model.mkdir()
        shutil.copyfile(store_of(1), self.model / FILE_NAME)
        self._before = belongings_at(shutil.copytree(self.model, room / "migrated"))

    def check(self, folder: Path) -> None:
        with next_start(folder) as store:
            assert schema.version_of(store._connection) == len(schema.MIGRATIONS)
            check_same(store, self._before)


class Backup(Work):
    """The next one, where there are some already and the oldest makes room; or the first of all."""

    def __init__(self, room: Path, house: Household, *, first: bool = False) -> None:
        super().__init__(room)
        house.copy(self.model)
        self._only_first = first
        self._earlier = set() if first else {DAY - timedelta(n) for n in range(1, MOST + 1)}
        with Store.open(self.model, game_of) as store:
            assert store.examine() is None
            for day in sorted(self._earlier):
                assert store.back_up(day)
        self._before = belongings_at(self.model)

    def check(self, folder: Path) -> None:
        self._check_whole(folder)
        with next_start(folder) as store:
            check_same(store, self._before)
            store.back_up(DAY, only_first=self._only_first)
            assert store._file.path is not None
            next_folder = store._file.path.parent
            assert self._check_whole(next_folder), "none is made any more"
            left = list((next_folder / FOLDER).glob("*part*"))
            assert not left, f"{left} should be gone"

    def _check_whole(self, folder: Path) -> bool:
        """Every backup has everything, and none has gone before the new one was there: whether it
        is."""
        found = {backup.day: backup.path for backup in Backups(folder).newest_first()}
        made, gone = found.keys() - self._earlier, self._earlier - found.keys()
        assert len(made) <= 1, "there are too many backups"
        assert not gone or (made and gone == {min(self._earlier)}), "an earlier backup is gone"
        for path in found.values():
            elsewhere = folder.with_name("restored")
            shutil.rmtree(elsewhere, ignore_errors=True)
            elsewhere.mkdir()
            shutil.copyfile(path, elsewhere / FILE_NAME)
            with Store.open(elsewhere, game_of) as store:
                assert store.mended is None, f"{path.name} is damaged"
                assert store.examine() is None, f"{path.name} is damaged"
                check_same(store, self._before)
        return bool(made)


class Salvage(Work):
    """Of a store in which a page is lost; every other time there is a backup."""

    def __init__(self, room: Path, house: Household) -> None:
        super().__init__(room)
        self._pages = house.pages
        house.copy(self.model)
        with Store.open(self.model, game_of) as store:
            assert store.examine() is None
            assert store.back_up(DAY)
        self._all = self._safe = belongings_at(self.model).games

    def prepare(self, folder: Path, rng: random.Random) -> None:
        super().prepare(folder, rng)
        path = folder / FILE_NAME
        data = bytearray(path.read_bytes())
        page = rng.randrange(len(data) // PAGE)
        data[page * PAGE : (page + 1) * PAGE] = bytes(PAGE)
        path.write_bytes(data)
        hit: set[str] = set()
        if self._pages and rng.random() < 0.5:
            shutil.rmtree(folder / FOLDER)
            hit = self._pages[page + 1]
        self._safe = {game_id: self._all[game_id] for game_id in self._all.keys() - hit}

    def check(self, folder: Path) -> None:
        with next_start(folder, damaged=True) as store:
            games = belongings_in(store).games
            check_there(self._safe, games)
            assert games.keys() <= self._all.keys(), "there are other games"
            ended = {header.id for header in store.finished()}
            assert ended <= {result.played for result in store.results.newest(10_000)}
            assert store._file.path is not None
            aside = list(store._file.path.parent.glob("*damaged*.sqlite3"))
            assert len(aside) <= 1, "it was put aside again and again"
