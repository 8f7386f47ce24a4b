"""SQLite's file read page by page, without SQLite: every row that is still there, whatever else is not.

SQLite walks from the first page down its trees; where one page on the way is spoiled, all below it is
out of reach. Here every page is looked at for itself, so a spoiled one costs only what stands on it.
The format is described at https://www.sqlite.org/fileformat2.html. In short: a page of a tree begins
with its kind, the number of its cells and pointers to them, and each cell holds a row. What SQLite
frees it blanks (see `secure_delete` in schema.py), so a row that was deleted is not found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from re import Pattern

from .cells import KINDS, SHORTEST, Cell, Kind, NoCell, Pages, Row, cell_at, number_at
from .schema import PAGE_SIZE as SIZE

HEAD = 100
"""Bytes of the first page before those every page begins with."""
Likely = Callable[[Row], bool]
"""Whether something looks like a row that anybody would have written."""

_SIGNPOST = 5
"""How a page begins that has only the way to others."""
_NO_TREE = 0
"""How the pages begin that belong to no tree: an overflow page, and one that is free."""

MOST_SEARCHED = 100
"""So many spoiled pages are searched byte by byte, which takes its time; of more only what their
pointers lead to is read."""


def rows_of(pages: Pages, likely: Likely, mark: Pattern[bytes]) -> Iterator[Row]:
    """Every row of every table and index, as far as it can be read; on spoiled pages only those that
    are likely to be rows. What bears no such mark is not worth a long search."""
    free, patience = set(_free_pages(pages)), MOST_SEARCHED
    for number in pages:
        page = pages.get(number, b"")
        if number not in free and any(page):
            begin = HEAD if number == 1 else 0
            rows = _rows_in_order(page, begin, pages)
            if rows is None:
                search = patience > 0 and mark.search(page) is not None
                rows = list(_rows_of_spoiled(page, begin, pages, likely, search=search))
                patience -= search
            yield from rows


def schema_number(pages: Pages) -> int:
    """The `user_version` in the file's head; it may be spoiled, and is 0 if there is none."""
    return number_at(pages.get(1, b""), 60, 4)


def _free_pages(pages: Pages) -> Iterator[int]:
    """The pages the file has no use for: a chain of lists, the first of which its head names."""
    trunk, known = number_at(pages.get(1, b""), 32, 4), set[int]()
    while trunk > 1 and trunk not in known:
        known.add(trunk)
        page = pages.get(trunk, b"")
        count = number_at(page, 4, 4)
        if count > SIZE // 4 - 2:
            return
        yield trunk
        yield from (number_at(page, 8 + 4 * n, 4) for n in range(count))
        trunk = number_at(page, 0, 4)


def _rows_in_order(page: bytes, begin: int, pages: Pages) -> list[Row] | None:
    """The rows on a page that holds together as what it says it is; None if it does not."""
    said = page[begin]
    if said == _SIGNPOST and _is_signpost(page, begin):
        return []
    if said == _NO_TREE:
        # Of the kinds only 2 is a single bit, and that may be the wrong one.
        cells = _cells(KINDS[2], page, begin, pages)
        return [row for row, _ in cells.values()] if _fill(cells, page, begin) else []
    if said not in KINDS:
        return None
    cells = _cells(KINDS[said], page, begin, pages)
    return [row for row, _ in cells.values()] if _fill(cells, page, begin) else None


def _rows_of_spoiled(
    page: bytes, begin: int, pages: Pages, likely: Likely, *, search: bool
) -> Iterator[Row]:
    """Whatever is likely to be a row if the page is of the kind it says, or else of any kind; if it
    shall be searched for, even without a pointer to it."""
    said = page[begin]
    for number, kind in sorted(KINDS.items(), key=lambda item: item[0] != said):
        cells = _cells(kind, page, begin, pages)
        cells = {at: cell for at, cell in cells.items() if likely(cell.row)}
        for cell in cells.values():
            yield cell.row._replace(sure=number == said)
        if search:
            yield from _not_pointed_to(kind, page, begin, cells, pages, likely)
        if cells:
            return


def _is_signpost(page: bytes, begin: int) -> bool:
    """Whether each of its cells is what one without a row would be: a page's number, a rowid."""
    first, count = begin + 12, number_at(page, begin + 3, 2)
    pointers = [number_at(page, first + 2 * n, 2) for n in range(count)]
    return count > 0 and all(
        first + 2 * count <= at <= SIZE - 5 and page[at] == 0 for at in pointers
    )


def _cells(kind: Kind, page: bytes, begin: int, pages: Pages) -> dict[int, Cell]:
    """The cells that the pointers of a page lead to, by where they begin."""
    first, count = begin + kind.head, number_at(page, begin + 3, 2)
    found: dict[int, Cell] = {}
    for n in range(min(count, (SIZE - first) // 2)):
        at = number_at(page, first + 2 * n, 2)
        if first <= at <= SIZE - SHORTEST:
            with suppress(NoCell):
                found[at] = cell_at(kind, page, at, pages)
    return found


def _fill(cells: Mapping[int, Cell], page: bytes, begin: int) -> bool:
    """Whether these are all cells that the page should have: they and the gaps it knows of fill it
    to its end."""
    count, start = number_at(page, begin + 3, 2), number_at(page, begin + 5, 2)
    taken = sum(end - at for at, (_, end) in cells.items()) + page[begin + 7]
    taken += sum(end - at for at, end in _gaps(page, begin).items())
    return len(cells) == count and start + taken == SIZE


def _gaps(page: bytes, begin: int) -> dict[int, int]:
    """Where deleted rows have been: beginning and end of each gap."""
    gaps: dict[int, int] = {}
    at = number_at(page, begin + 1, 2)
    while begin + 8 <= at <= SIZE - 4 and at not in gaps:
        gaps[at] = min(SIZE, at + max(4, number_at(page, at + 2, 2)))
        at = number_at(page, at, 2)
    return gaps


def _not_pointed_to(
    kind: Kind,
    page: bytes,
    begin: int,
    cells: Mapping[int, Cell],
    pages: Pages,
    likely: Likely,
) -> Iterator[Row]:
    """Rows in the parts of a page that belong to no cell: their pointers are spoiled."""
    count, start = number_at(page, begin + 3, 2), number_at(page, begin + 5, 2)
    first = begin + kind.head
    taken = {at: end for at, (_, end) in cells.items()} | _gaps(page, begin)
    at = start if first + 2 * count <= start <= SIZE else first
    for next_, end in [*sorted(taken.items()), (SIZE, SIZE)]:
        while at <= next_ - SHORTEST:
            try:
                row, after = cell_at(kind, page, at, pages)
            except NoCell:
                at += 1
                continue
            if after <= next_ and likely(row):
                yield row._replace(sure=False)
                at = after
            else:
                at += 1
        at = max(at, end)
