"""The pages of a SQLite file as its last commit left them: what its log has to add is added.

The file may be anything by now. What the disk does not give out is missing, and nothing is written.
"""

from __future__ import annotations

import errno
import os
import struct
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, NamedTuple, Self

from .schema import PAGE_SIZE as SIZE

_LOG_HEAD = 32
_FRAME_HEAD = 24
_MAGIC = {0x377F0682: "<", 0x377F0683: ">"}
"""How a log begins, and the byte order its sums are worked out in."""
_WORD = 0xFFFFFFFF


class _Place(NamedTuple):
    """Where a page lies."""

    file: BinaryIO
    at: int


class PageFile(Mapping[int, bytes]):
    """The pages by number, read when they are asked for. To be used in a `with` block."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._files = ExitStack()
        self._main: BinaryIO | None = None
        self._logged: dict[int, _Place] = {}

    def __enter__(self) -> Self:
        self._main = self._opened(self._path)
        log = self._opened(self._path.with_name(self._path.name + "-wal"))
        if log is not None:
            with suppress(OSError):
                self._logged = _committed(log)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._files.close()

    def __getitem__(self, number: int) -> bytes:
        place = self._logged.get(number)
        if place is None and self._main is not None and number > 0:
            place = _Place(self._main, (number - 1) * SIZE)
        page = b"" if place is None else _read(place)
        if not page:
            raise KeyError(number)
        return page.ljust(SIZE, b"\0")

    def __iter__(self) -> Iterator[int]:
        """The numbers of all pages that were ever written, whether the disk gives them out or not."""
        yield from (number for number in self._written() if number not in self._logged)
        yield from self._logged

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _opened(self, path: Path) -> BinaryIO | None:
        try:  # whoever opens a pipe waits for ever
            is_file = path.is_file()
            return self._files.enter_context(path.open("rb", buffering=0)) if is_file else None
        except OSError:
            return None

    def _written(self) -> Iterator[int]:
        """The pages of the file itself. A disk knows where nothing was ever written, and such holes
        can be far larger than the disk."""
        if self._main is None:
            return
        at, end = 0, os.fstat(self._main.fileno()).st_size
        while at < end:
            at, hole = _next_written(self._main.fileno(), at, end)
            yield from range(at // SIZE + 1, -(-hole // SIZE) + 1)
            at = hole


def _next_written(handle: int, at: int, end: int) -> tuple[int, int]:
    """Where the next part begins that was ever written, and where it ends."""
    try:
        begin = os.lseek(handle, at, os.SEEK_DATA)
        return begin, max(begin + 1, os.lseek(handle, begin, os.SEEK_HOLE))
    except AttributeError:  # this system cannot tell
        return at, end
    except OSError as error:
        return (end, end) if error.errno == errno.ENXIO else (at, end)  # nothing more, or unknown


def _read(place: _Place) -> bytes:
    """What the disk still gives out; nothing where it does not."""
    try:
        place.file.seek(place.at)
        return place.file.read(SIZE)
    except OSError:
        return b""


def _committed(log: BinaryIO) -> dict[int, _Place]:
    """Where the newest state of each page stands in the log, up to its last commit. Each frame's sum
    goes over all before it: the first that is wrong ends the log, as it does for SQLite."""
    head = log.read(_LOG_HEAD)
    if len(head) < _LOG_HEAD:
        return {}
    magic, _, size, _, *salts, one, two = struct.unpack(">8I", head)
    if magic not in _MAGIC or size != SIZE or _sum(head[:24], _MAGIC[magic]) != (one, two):
        return {}
    done: dict[int, _Place] = {}
    open_: dict[int, _Place] = {}
    sums, at = (one, two), _LOG_HEAD
    while len(frame := log.read(_FRAME_HEAD + SIZE)) == _FRAME_HEAD + SIZE:
        number, pages_after, *frame_salts = struct.unpack(">4I", frame[:16])
        body = frame[:8] + frame[_FRAME_HEAD:]
        sums = _sum(body, _MAGIC[magic], sums)
        if frame_salts != salts or sums != struct.unpack(">2I", frame[16:24]):
            break
        open_[number] = _Place(log, at + _FRAME_HEAD)
        at += len(frame)
        if pages_after:
            done |= open_
            open_ = {}
    return done


def _sum(data: bytes, order: str, before: tuple[int, int] = (0, 0)) -> tuple[int, int]:
    one, two = before
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        one = one + even + two & _WORD
        two = two + odd + one & _WORD
    return one, two
