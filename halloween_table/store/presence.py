"""Several copies of the program on one data folder: one opens it at a time, and each is seen there."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from .ordinary import to_add
from .problems import Kind, StoreProblem

OPENING = "halloween-table.opening"
IN_USE = "halloween-table.in-use"
PATIENCE_SECONDS = 0.6
"""Opening takes a small part of it; who mends or migrates for longer is not waited for."""
_LOOK_AGAIN_SECONDS = 0.05

if sys.platform == "win32":
    import msvcrt

    _PLACES = 64
    """Locks of Windows are not shared, as far as Python knows them. So each copy that is there holds
    one of so many bytes, and whoever holds them all is alone."""

    def _lock(file: BinaryIO) -> bool:
        return _held(file, 0, _PLACES)

    def _share(file: BinaryIO) -> None:
        _let_go(file, 0, _PLACES)
        any(_held(file, place, 1) for place in range(_PLACES))

    def _nobody_shares(file: BinaryIO) -> bool:
        _let_go(file, 0, _PLACES)  # what is held already cannot be held once more
        for place in range(_PLACES):
            _let_go(file, place, 1)
        return _lock(file)

    def _held(file: BinaryIO, place: int, places: int) -> bool:
        os.lseek(file.fileno(), place, os.SEEK_SET)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, places)
        except OSError:
            return False
        return True

    def _let_go(file: BinaryIO, place: int, places: int) -> None:
        """What others hold stays theirs."""
        os.lseek(file.fileno(), place, os.SEEK_SET)
        with suppress(OSError):
            msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, places)

else:
    import fcntl

    def _lock(file: BinaryIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _share(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)

    _nobody_shares = _lock


@contextmanager
def opening_alone(folder: Path, patience: float | None = None) -> Iterator[None]:
    """No other copy checks, repairs or migrates the file meanwhile. One that does is waited for so
    many seconds."""
    with to_add(folder / OPENING) as file:
        give_up = time.monotonic() + (PATIENCE_SECONDS if patience is None else patience)
        while not _lock(file):
            if time.monotonic() >= give_up:
                raise StoreProblem(Kind.locked, "another copy has been opening the store for long")
            time.sleep(_LOOK_AGAIN_SECONDS)
        yield


@contextmanager
def alone_with(path: Path) -> Iterator[bool]:
    """Whether nobody else is at it; if so, nobody will be meanwhile."""
    with to_add(path) as file:
        yield _lock(file)


class Presence:
    """That this copy has the file open. Nobody renames a file that another copy plays in."""

    def __init__(self, folder: Path) -> None:
        self._file: BinaryIO = to_add(folder / IN_USE)

    def is_alone(self) -> bool:
        """To be asked only inside `opening_alone`, where nobody can join."""
        return _nobody_shares(self._file)

    def stay(self) -> None:
        _share(self._file)

    def leave(self) -> None:
        self._file.close()
