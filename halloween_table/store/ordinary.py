"""Opening ordinary files only: at a pipe or a device the program would wait for ever, or do harm."""

from __future__ import annotations

import os
from pathlib import Path
from stat import S_ISREG
from typing import BinaryIO, Literal

_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOCTTY", 0)
"""Not even a pipe that takes the file's place at the last moment is waited for."""


class NotAFile(OSError):
    """Something else has that name."""


def refuse_others(path: Path) -> None:
    """Raises NotAFile if something lies there that is no ordinary file."""
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return
    if not S_ISREG(found.st_mode):
        raise NotAFile(f"{path} is not an ordinary file")


def to_read(path: Path) -> BinaryIO:
    """The file, open. Raises OSError."""
    return _opened(path, os.O_RDONLY, "rb")


def to_add(path: Path) -> BinaryIO:
    """The file, made if there is none; what is written goes to its end. Raises OSError."""
    return _opened(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, "ab")


def _opened(path: Path, how: int, mode: Literal["rb", "ab"]) -> BinaryIO:
    refuse_others(path)
    number = os.open(path, how | _AT_ONCE, 0o666)
    if S_ISREG(os.fstat(number).st_mode):
        return os.fdopen(number, mode)
    os.close(number)
    raise NotAFile(f"{path} is not an ordinary file")
