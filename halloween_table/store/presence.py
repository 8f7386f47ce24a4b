"""Several copies of the program on one data folder: one opens it at a time, and each is seen there."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from .locks import Lock
from .ordinary import to_add
from .problems import Kind, StoreProblem

OPENING = "halloween-table.opening"
IN_USE = "halloween-table.in-use"
PATIENCE_SECONDS = 0.6
"""Opening takes a small part of it; who mends or migrates for longer is not waited for."""
_LOOK_AGAIN_SECONDS = 0.05


@contextmanager
def opening_alone(folder: Path, patience: float | None = None) -> Iterator[None]:
    """No other copy checks, repairs or migrates the file meanwhile. One that does is waited for so
    many seconds."""
    with to_add(folder / OPENING) as file:
        give_up = time.monotonic() + (PATIENCE_SECONDS if patience is None else patience)
        lock = Lock(file)
        while not lock.have_alone():
            if time.monotonic() >= give_up:
                raise StoreProblem(Kind.locked, "another copy has been opening the store for long")
            time.sleep(_LOOK_AGAIN_SECONDS)
        yield


@contextmanager
def alone_with(path: Path) -> Iterator[bool]:
    """Whether nobody else is at it; if so, nobody will be meanwhile."""
    with to_add(path) as file:
        yield Lock(file).have_alone()


class Presence:
    """That this copy has the file open. Nobody renames a file that another copy plays in."""

    def __init__(self, folder: Path) -> None:
        self._file: BinaryIO = to_add(folder / IN_USE)
        self._lock = Lock(self._file)

    def is_alone(self) -> bool:
        """To be asked only inside `opening_alone`, where nobody can join."""
        return self._lock.have_alone()

    def stay(self) -> None:
        self._lock.share()

    def leave(self) -> None:
        self._file.close()
