"""Second copies of the store: one for each of the last days on which a game ended here.

They lie in a folder beside the file and are written whole or not at all. They serve to mend the file
if it is ever damaged, and nobody opens them to play. A game that was deleted on purpose may still be
in them; so that it does not come back, its id is kept beside them.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import date
from pathlib import Path
from typing import NamedTuple

from . import schema
from .faults import fault_in, looking_only
from .files import make_lasting, put_in_place
from .ordinary import to_add, to_read
from .presence import alone_with

FOLDER = "halloween-table.backups"
MOST = 3
"""So many are kept; the oldest makes room for the next one."""
LARGEST = 256 * 1024 * 1024
"""Bytes of a store of which backups are made. Ten thousand games take less than half of it."""
SPARE = 4
"""So many times the size of the store must be free on the disk."""

_NAME = re.compile(r"halloween-table\.(\d{4}-\d{2}-\d{2})\.sqlite3", re.ASCII)
_PART = "making.part"
_LOCK = "making"
_DELETED = "deleted"
_STILL_THERE = "-"
"""Before an id: it could not be deleted after all."""
_LONGEST_LIST = 16 * 1024 * 1024
"""Bytes of the list of deleted games: more than anybody can delete."""
_STEP = 256
"""Pages that are copied at a time."""

MayGoOn = Callable[[sqlite3.Connection], bool]
"""Whether to go on. It is told which connection works for long, so that it can be interrupted."""


class LeftOff(Exception):
    """It was not to go on."""


class Backup(NamedTuple):
    """One of them."""

    path: Path
    day: date


class Backups:
    """Those of the store in a data folder."""

    def __init__(self, data_folder: Path) -> None:
        self._folder = data_folder / FOLDER

    def newest_first(self) -> list[Backup]:
        found = []
        with suppress(OSError):
            for path in self._folder.iterdir():
                with suppress(ValueError):
                    # Unlike `is_file` it raises nothing, whatever lies there beside the others.
                    if (name := _NAME.fullmatch(path.name)) and os.path.isfile(path):
                        found.append(Backup(path, date.fromisoformat(name[1])))
        return sorted(found, key=lambda backup: backup.day, reverse=True)

    def make(self, store: Path, day: date, may_go_on: MayGoOn) -> bool:
        """Copy the store as it is now, while others go on with it, and keep the copy as that day's.
        False if it is not the time: another copy of the program is at it, the store is too large,
        the disk too full, or there is something wrong with it. Raises LeftOff."""
        size = store.stat().st_size
        self._folder.mkdir(exist_ok=True)
        if size > LARGEST or shutil.disk_usage(self._folder).free < SPARE * size:
            return False
        with alone_with(self._folder / _LOCK) as alone:
            return alone and self._made(store, day, may_go_on)

    def _made(self, store: Path, day: date, may_go_on: MayGoOn) -> bool:
        with self._part() as part:
            if not _copied(store, part, may_go_on):
                return False
            made = self._folder / f"halloween-table.{day.isoformat()}.sqlite3"
            put_in_place(part, made)
        make_lasting(self._folder)
        self._remember_what_is_in(made)
        for old in self._beside(day)[MOST - 1 :]:
            old.path.unlink(missing_ok=True)
        return True

    def _beside(self, day: date) -> list[Backup]:
        """The others, the best first. One of a later day was made when the clock was wrong."""
        others = [backup for backup in self.newest_first() if backup.day != day]
        return sorted(others, key=lambda backup: backup.day > day)

    @contextmanager
    def _part(self) -> Iterator[Path]:
        """Where a backup is written that is not whole yet; what a crash has left of one goes."""
        part = self._folder / _PART
        names = [part.with_name(part.name + end) for end in ("", "-journal", "-wal", "-shm")]
        for name in names:
            name.unlink(missing_ok=True)
        try:
            yield part
        finally:
            for name in names:
                with suppress(OSError):
                    name.unlink(missing_ok=True)

    # ---- games that were deleted ------------------------------------------------------------------

    def deleted(self) -> frozenset[str]:
        """The ids of the games that shall not come back."""
        ids: set[str] = set()
        with suppress(OSError):
            with to_read(self._folder / _DELETED) as file:
                lines = file.read(_LONGEST_LIST).decode("ascii", "replace")
            for line in lines.split():
                if line.startswith(_STILL_THERE):
                    ids.discard(line.removeprefix(_STILL_THERE))
                else:
                    ids.add(line)
        return frozenset(ids)

    def _remember_what_is_in(self, made: Path) -> None:
        """The program may have ended between the note that a game shall go and its going."""
        deleted = self.deleted()
        with closing(looking_only(made)) as copy:
            for (game_id,) in copy.execute("SELECT id FROM games").fetchall() if deleted else ():
                if game_id in deleted:
                    self.remember(game_id)

    def forget(self, game_id: str) -> None:
        """That game shall not come back. If that cannot be written, it is deleted all the same."""
        self._note(game_id)

    def remember(self, game_id: str) -> None:
        """It is still there."""
        self._note(_STILL_THERE + game_id)

    def _note(self, line: str) -> None:
        with suppress(OSError):
            self._folder.mkdir(exist_ok=True)
            with to_add(self._folder / _DELETED) as file:
                file.write(f"\n{line}\n".encode("ascii", "replace"))  # the last one may be torn
                file.flush()
                os.fsync(file.fileno())
            make_lasting(self._folder)


def _copied(store: Path, part: Path, may_go_on: MayGoOn) -> bool:
    """Make a copy that is on the disk, has no fault and is not empty. Without glimpses, which can be
    drawn again, it is much smaller."""
    with closing(looking_only(store)) as source, closing(schema.connect(part)) as copy:

        def go_on(*_: int) -> None:
            if not may_go_on(copy):
                raise LeftOff

        source.backup(copy, pages=_STEP, progress=go_on)
        copy.execute("PRAGMA journal_mode = DELETE").fetchall()
        # Looked at first: what is tidied up would be in order, whatever was wrong with it.
        if fault_in(copy) is not None or not copy.execute("SELECT 1 FROM games").fetchone():
            return False
        for tidy_up in ("DELETE FROM glimpses", "VACUUM"):
            go_on()
            copy.execute(tidy_up)
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    return True
