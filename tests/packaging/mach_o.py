"""Machine code for macOS (Mach-O), looked into without a Mac."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

KINDS = {"Intel", "Apple"}
"""Of processors in Macs."""

_PROCESSORS = {0x01000007: "Intel", 0x0100000C: "Apple"}
_FAT, _SINGLE, _ELF = b"\xca\xfe\xba\xbe", b"\xcf\xfa\xed\xfe", b"\x7fELF"
# Commands to the loader, without the bit that says whether old ones may overlook them.
_LIBRARY, _WEAK_LIBRARY, _PASSED_ON = 0x0C, 0x18, 0x1F
_SEARCHED, _SIGNATURE, _OLD_SYSTEM, _SYSTEM = 0x1C, 0x1D, 0x24, 0x32
_SIGNATURES, _PAGES = 0xFADE0CC0, 0xFADE0C02
_DIGESTS = {1: hashlib.sha1, 2: hashlib.sha256}


def machine_code(folder: Path) -> list[Path]:
    """Every file in there that a processor runs, be it a Mac's or not."""
    return sorted(path for path in folder.rglob("*") if _is_code(path))


def _is_code(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) in (_FAT, _SINGLE, _ELF)


@frozen
class Code:
    """What is in a file for one kind of processor."""

    path: Path
    kind: str
    content: bytes

    @property
    def name(self) -> str:
        return f"{self.path.name} ({self.kind})"

    def unresolved(self, folder: Path, program: Path) -> Iterator[str]:
        """Libraries that are neither macOS's own nor within that folder."""
        searched = list(self._texts(_SEARCHED))
        for name in self._texts(_LIBRARY, _WEAK_LIBRARY, _PASSED_ON):
            if name.startswith(("/usr/lib/", "/System/Library/")):
                continue
            if not any(_within(each, folder) for each in self._places(name, searched, program)):
                yield f"{self.name} wants {name}"

    def _places(self, name: str, searched: list[str], program: Path) -> Iterator[Path]:
        """Where macOS would look for that library."""
        start, _, rest = name.partition("/")
        if start == "@rpath":
            for path in searched:
                yield from self._places(f"{path}/{rest}", [], program)
        elif start == "@loader_path":
            yield self.path.parent / rest.lstrip("/")
        elif start == "@executable_path":
            yield program.parent / rest.lstrip("/")

    def oldest_system(self) -> tuple[int, int]:
        """The macOS it is built for, at least."""
        for at in self._commands(_SYSTEM, _OLD_SYSTEM):
            command = self._numbers(at)[0] & 0xFF
            (packed,) = self._numbers(at + (12 if command == _SYSTEM else 8), 1)
            return packed >> 16, packed >> 8 & 0xFF
        raise ValueError(f"{self.name} does not say for which macOS it is")

    def is_signed(self) -> bool:
        return any(self._commands(_SIGNATURE))

    def spoiled_pages(self) -> Iterator[str]:
        """Pages that are not as they were signed."""
        for at in self._commands(_SIGNATURE):
            (start,) = self._numbers(at + 8, 1)
            magic, _, count = struct.unpack_from(">III", self.content, start)
            assert magic == _SIGNATURES, self.name
            for number in range(count):
                _, offset = struct.unpack_from(">II", self.content, start + 12 + 8 * number)
                yield from self._spoiled(start + offset)

    def _spoiled(self, directory: int) -> Iterator[str]:
        code = self.content
        if struct.unpack_from(">I", code, directory)[0] != _PAGES:
            return
        hashes, _, _, slots, limit = struct.unpack_from(">IIIII", code, directory + 16)
        size, kind, _, page_bits = struct.unpack_from(">BBBB", code, directory + 36)
        for page in range(slots):
            start, stop = page << page_bits, min((page + 1) << page_bits, limit)
            at = directory + hashes + page * size
            if _DIGESTS[kind](code[start:stop]).digest()[:size] != code[at : at + size]:
                yield f"{self.name}, page {page}"

    def _commands(self, *wanted: int) -> Iterator[int]:
        """Where those commands to the loader stand."""
        (count,), at = self._numbers(16, 1), 32
        for _ in range(count):
            command, size = self._numbers(at)
            if command & 0xFF in wanted:
                yield at
            at += size

    def _texts(self, *wanted: int) -> Iterator[str]:
        for at in self._commands(*wanted):
            (begin,) = self._numbers(at + 8, 1)
            yield self.content[at + begin : at + begin + 1024].partition(b"\0")[0].decode()

    def _numbers(self, at: int, count: int = 2) -> tuple[int, ...]:
        return struct.unpack_from(f"<{count}I", self.content, at)


def parts(path: Path) -> Iterator[Code]:
    """What is in that file for each kind of processor."""
    whole = path.read_bytes()
    assert whole[:4] in (_FAT, _SINGLE), f"{path.name} is not for macOS"
    if whole[:4] == _SINGLE:
        yield _part(path, whole)
        return
    (count,) = struct.unpack_from(">I", whole, 4)
    for number in range(count):
        _, _, start, size, _ = struct.unpack_from(">IIIII", whole, 8 + 20 * number)
        yield _part(path, whole[start : start + size])


def _part(path: Path, content: bytes) -> Code:
    (processor,) = struct.unpack_from("<I", content, 4)
    return Code(path, _PROCESSORS[processor], content)


def _within(path: Path, folder: Path) -> bool:
    return path.exists() and path.resolve().is_relative_to(folder.resolve())
