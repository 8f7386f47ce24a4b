"""SQLite's file read page by page, without SQLite: every row that is still there, whatever else is not.

SQLite walks from the first page down its trees; where one page on the way is spoiled, all below it is
out of reach. Here every page is looked at for itself, so a spoiled one costs only what stands on it.
The format is described at https://www.sqlite.org/fileformat2.html. In short: a page of a tree begins
with its kind, the number of its cells and pointers to them; a cell holds one row, whose tail lies in
a chain of overflow pages if it is long. What SQLite frees it blanks (see `secure_delete` in schema.py),
so a row that was deleted is not found.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from enum import Enum, auto
from typing import NamedTuple

from .schema import PAGE_SIZE as SIZE

HEAD = 100
"""Bytes of the first page before those every page begins with."""

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


class _Kind(NamedTuple):
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
_KINDS = {
    13: _Kind(8, False, 0, SIZE - 35),
    10: _Kind(8, True, 0, _MOST_KEYED),
    2: _Kind(12, True, 4, _MOST_KEYED),
}
"""The kinds of page with rows on them. The fourth, 5, has only the way to other pages."""
_SIGNPOST = 5
_NO_TREE = 0
"""How the pages begin that belong to no tree: an overflow page, and one that is free."""

_INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""Bytes of an integer, by its type in the file."""
_REAL, _ZERO, _ONE, _BLOB = 7, 8, 9, 12
_LONGEST = 64 * 1024 * 1024
"""No row of ours comes near it."""
_SHORTEST_CELL = 4


class _Unreadable(Exception):
    """What should be a cell is none."""


def rows_of(pages: Pages) -> Iterator[Row]:
    """Every row of every table and index, as far as it can be read."""
    free = set(_free_pages(pages))
    for number, page in pages.items():
        if number not in free and any(page):
            yield from _rows_on(page, HEAD if number == 1 else 0, pages)


def schema_number(pages: Pages) -> int:
    """The `user_version` in the file's head; it may be spoiled, and is 0 if there is none."""
    return _number(pages.get(1, b""), 60, 4)


# ---- pages ----------------------------------------------------------------------------------------


def _free_pages(pages: Pages) -> Iterator[int]:
    """The pages the file has no use for: a chain of lists, the first of which its head names."""
    trunk, known = _number(pages.get(1, b""), 32, 4), set[int]()
    while trunk > 1 and trunk in pages and trunk not in known:
        known.add(trunk)
        page = pages[trunk]
        count = _number(page, 4, 4)
        if count > SIZE // 4 - 2:
            return
        yield trunk
        yield from (_number(page, 8 + 4 * n, 4) for n in range(count))
        trunk = _number(page, 0, 4)


def _rows_on(page: bytes, begin: int, pages: Pages) -> Iterator[Row]:
    """The rows on a page. One wrong bit makes another kind of it: if it does not hold together as
    what it says it is, everything is given out that may be a row on a page of any kind."""
    said = page[begin]
    if said == _SIGNPOST and _is_signpost(page, begin):
        return
    found: list[Row] = []
    for number in sorted(_KINDS, key=lambda number: number != said):
        rows, whole = _rows_as(_KINDS[number], page, begin, pages)
        if whole:
            yield from rows
            return
        found += rows if number == said else (row._replace(sure=False) for row in rows)
    yield from found


def _is_signpost(page: bytes, begin: int) -> bool:
    """Whether each of its cells is what one without a row would be: a page's number, a rowid."""
    first, count = begin + 12, _number(page, begin + 3, 2)
    pointers = [_number(page, first + 2 * n, 2) for n in range(count)]
    return count > 0 and all(
        first + 2 * count <= at <= SIZE - 5 and page[at] == 0 for at in pointers
    )


def _rows_as(kind: _Kind, page: bytes, begin: int, pages: Pages) -> tuple[list[Row], bool]:
    """The rows on a page of that kind, and whether they are all it should have: then they and the
    gaps it knows of fill it to its end. Otherwise what no pointer leads to is looked through, too."""
    count, start = _number(page, begin + 3, 2), _number(page, begin + 5, 2)
    first = begin + kind.head
    found: dict[int, tuple[Row, int]] = {}
    for n in range(min(count, (SIZE - first) // 2)):
        at = _number(page, first + 2 * n, 2)
        with suppress(_Unreadable):
            found[at] = _cell(kind, page, at, pages)
    rows = [row for row, _ in found.values()]
    taken = {at: end for at, (_, end) in found.items()} | _gaps(page, begin)
    filled = sum(end - at for at, end in taken.items()) + page[begin + 7]
    if len(rows) == count and start + filled == SIZE and (rows or page[begin] in _KINDS):
        return rows, True
    if page[begin] == _NO_TREE:
        return [], False
    start = start if first + 2 * count <= start <= SIZE else first
    return [*rows, *_not_pointed_to(kind, page, start, taken, pages)], False


def _gaps(page: bytes, begin: int) -> dict[int, int]:
    """Where deleted rows have been: beginning and end of each gap."""
    gaps: dict[int, int] = {}
    at = _number(page, begin + 1, 2)
    while begin + 8 <= at <= SIZE - 4 and at not in gaps:
        gaps[at] = min(SIZE, at + max(4, _number(page, at + 2, 2)))
        at = _number(page, at, 2)
    return gaps


def _not_pointed_to(
    kind: _Kind, page: bytes, start: int, taken: Mapping[int, int], pages: Pages
) -> Iterator[Row]:
    """Rows in the parts of a page that belong to no cell: their pointers are spoiled."""
    at = start
    for begin, end in [*sorted(taken.items()), (SIZE, SIZE)]:
        while at <= begin - _SHORTEST_CELL:
            try:
                row, after = _cell(kind, page, at, pages)
            except _Unreadable:
                at += 1
                continue
            if after > begin:
                at += 1
                continue
            yield row._replace(sure=False)
            at = after
        at = max(at, end)


# ---- cells ----------------------------------------------------------------------------------------


def _cell(kind: _Kind, page: bytes, at: int, pages: Pages) -> tuple[Row, int]:
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
        raise _Unreadable
    local = _local(size, kind)
    if at + local > SIZE:
        raise _Unreadable
    payload, end = page[at : at + local], at + local
    if local < size:
        payload += _overflow(_number(page, end, 4), size - local, pages)
        end += 4
    values = tuple(_values(payload, head, types))
    return Row(values, kind.keyed, number), max(end, begin + _SHORTEST_CELL)


def _types(page: bytes, at: int) -> tuple[list[int], int]:
    """The types of a row's values, and how many bytes they take."""
    head, here = _varint(page, at)
    end = at + head
    if not 2 <= head <= _LEAST or end > SIZE:
        raise _Unreadable
    types: list[int] = []
    while here < end:
        kind, here = _varint(page, here)
        types.append(kind)
    if here != end:
        raise _Unreadable
    return types, head


def _local(size: int, kind: _Kind) -> int:
    """How many bytes of a row are on its page."""
    if size <= kind.most:
        return size
    local = _LEAST + (size - _LEAST) % (SIZE - 4)
    return local if local <= kind.most else _LEAST


def _overflow(number: int, size: int, pages: Pages) -> bytes:
    """The rest of a row, as far as the chain of its pages goes."""
    found, known = bytearray(), set[int]()
    while len(found) < size and number in pages and number not in known:
        known.add(number)
        found += pages[number][4 : 4 + size - len(found)]
        number = _number(pages[number], 0, 4)
    return bytes(found)


def _values(payload: bytes, at: int, types: list[int]) -> Iterator[Value]:
    for kind in types:
        length = _length(kind)
        piece = payload[at : at + length]
        at += length
        yield Lost.lost if len(piece) < length else _value(kind, piece)


def _value(kind: int, piece: bytes) -> Value:
    if kind in _INTEGERS:
        return int.from_bytes(piece, "big", signed=True)
    if kind in (_ZERO, _ONE):
        return kind - _ZERO
    if kind < _BLOB:
        return None if kind == 0 else float("nan")
    return piece if kind % 2 == 0 else piece.decode("utf-8", "replace")


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
        raise _Unreadable from None


def _varint(page: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends."""
    number = 0
    try:
        for n in range(8):
            byte = page[at + n]
            number = number << 7 | byte & 0x7F
            if byte < 0x80:
                return number, at + n + 1
        return number << 8 | page[at + 8], at + 9
    except IndexError:
        raise _Unreadable from None


def _number(data: bytes, at: int, length: int) -> int:
    return int.from_bytes(data[at : at + length], "big")
