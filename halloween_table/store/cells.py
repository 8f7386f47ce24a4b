"""One cell of a page of SQLite's file: how a row is written, and how much of it can still be read.

A cell has the length of its row, and its number if it has one; then come the types of all values, and
the values. The tail of a long row lies in a chain of overflow pages.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import NamedTuple

from .schema import PAGE_SIZE as SIZE

Pages = Mapping[int, bytes]
"""The pages of a file by number, counted from 1; what cannot be read is not there."""


class Lost(Enum):
    """In place of a value of which some bytes are gone."""

    lost = auto()


Value = int | float | str | bytes | Lost | None


class Row(NamedTuple):
    """A row of some table, or of an index: only its values can tell of which."""

    values: tuple[Value, ...]
    keyed: bool
    """Whether it stands in a tree that is ordered by its first columns: that of an index, or of a
    table WITHOUT ROWID."""
    number: int
    """Its rowid; 0 if it has none."""
    sure: bool = True
    """False: no pointer led to it, so it may be older than what its page says."""


class Cell(NamedTuple):
    """A row where it stands."""

    row: Row
    end: int
    """Where what stands of it on its page ends."""


class Kind(NamedTuple):
    """How the cells of a kind of page are laid out."""

    head: int
    """Bytes of the page's own head."""
    keyed: bool
    child: int
    """Bytes of the page number before the row."""
    most: int
    """Bytes of a row that are kept on the page; of a longer one the rest overflows."""


_LEAST = (SIZE - 12) * 32 // 255 - 23
"""So many bytes of a row stay on its page, however long it is."""
_MOST_KEYED = (SIZE - 12) * 64 // 255 - 23
KINDS = {
    13: Kind(8, False, 0, SIZE - 35),
    10: Kind(8, True, 0, _MOST_KEYED),
    2: Kind(12, True, 4, _MOST_KEYED),
}
"""The kinds of page with rows on them: the leaves of a table, and the leaves and all other pages of
a tree with keys."""

_INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""Bytes of an integer, by its type in the file."""
_REAL, _ZERO, _ONE, _BLOB = 7, 8, 9, 12
_ONE_BYTE = 0x80
"""A smaller number is written as it is; of a larger one each byte but the last has this bit."""
_LONGEST_HEAD = 64
"""Bytes of the types of all values: those of our tables take half of it."""
_LONGEST = 64 * 1024 * 1024
"""No row of ours comes near it."""
SHORTEST = 4
"""So many bytes a cell has at least."""


class NoCell(Exception):
    """What should be a cell is none."""


def cell_at(kind: Kind, page: bytes, at: int, pages: Pages) -> Cell:
    """The row in the cell that begins there, and where it ends."""
    begin, number = at, 0
    _, at = _varint(page, at + kind.child)
    if not kind.keyed:
        number, at = _varint(page, at)
    types, head = _types(page, at)
    # The cell says its length, too. If that does not agree, one of them is spoiled, and only with
    # the other can the values be right: so nothing is lost by not asking it.
    size = head + sum(map(_length, types))
    if size > _LONGEST:
        raise NoCell
    local = _local(size, kind)
    if at + local > SIZE:
        raise NoCell
    payload, end = page[at : at + local], at + local
    if local < size:
        payload += _overflow(number_at(page, end, 4), size - local, pages)
        end += 4
    return Cell(Row(_values(payload, head, types), kind.keyed, number), max(end, begin + SHORTEST))


def _types(page: bytes, at: int) -> tuple[list[int], int]:
    """The types of a row's values, and how many bytes they take."""
    head, here = _varint(page, at)
    end = at + head
    if not 2 <= head <= _LONGEST_HEAD or end > SIZE:
        raise NoCell
    types: list[int] = []
    while here < end:
        kind = page[here]
        if kind < _ONE_BYTE:  # most of them, by far
            here += 1
        else:
            kind, here = _varint(page, here)
        types.append(kind)
    if here != end or not types:
        raise NoCell
    return types, head


def _local(size: int, kind: Kind) -> int:
    """How many bytes of a row are on its page."""
    if size <= kind.most:
        return size
    local = _LEAST + (size - _LEAST) % (SIZE - 4)
    return local if local <= kind.most else _LEAST


def _overflow(number: int, size: int, pages: Pages) -> bytes:
    """The rest of a row, as far as the chain of its pages goes."""
    found, known = bytearray(), {0}
    while len(found) < size and number not in known:
        known.add(number)
        page = pages.get(number, b"")
        found += page[4 : 4 + size - len(found)]
        number = number_at(page, 0, 4)
    return bytes(found)


def _values(payload: bytes, at: int, types: list[int]) -> tuple[Value, ...]:
    values: list[Value] = []
    for kind in types:
        length = _length(kind)
        piece = payload[at : at + length]
        at += length
        values.append(_value(kind, piece) if len(piece) == length else Lost.lost)
    return tuple(values)


def _value(kind: int, piece: bytes) -> Value:
    if kind > _BLOB and kind % 2:
        return piece.decode("utf-8", "replace")
    if kind in _INTEGERS:
        return int.from_bytes(piece, "big", signed=True)
    if kind in (_ZERO, _ONE):
        return kind - _ZERO
    if kind < _BLOB:
        return None if kind == 0 else float("nan")
    return piece


def _length(kind: int) -> int:
    if kind >= _BLOB:
        return (kind - _BLOB) // 2
    if kind in (0, _ZERO, _ONE):
        return 0
    if kind == _REAL:
        return 8
    try:
        return _INTEGERS[kind]
    except KeyError:
        raise NoCell from None


def _varint(page: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends."""
    number = 0
    try:
        for n in range(8):
            byte = page[at + n]
            number = number << 7 | byte & 0x7F
            if byte < _ONE_BYTE:
                return number, at + n + 1
        return number << 8 | page[at + 8], at + 9
    except IndexError:
        raise NoCell from None


def number_at(data: bytes, at: int, length: int) -> int:
    return int.from_bytes(data[at : at + length], "big")
