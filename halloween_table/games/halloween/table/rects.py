"""Rectangles within rectangles."""

from __future__ import annotations

from collections.abc import Iterable

from halloween_table.contract.pictures import Rect

GAP = 6.0
"""Between cards, and between boards."""


def centred(rect: Rect, width: float, height: float) -> Rect:
    return Rect(rect.x + (rect.w - width) / 2, rect.y + (rect.h - height) / 2, width, height)


def part(outer: Rect, inner: Rect) -> Rect:
    """A rectangle on the table as fractions of the one around it."""
    return Rect(
        (inner.x - outer.x) / outer.w,
        (inner.y - outer.y) / outer.h,
        inner.w / outer.w,
        inner.h / outer.h,
    )


def moved(rect: Rect, to: Rect) -> Rect:
    """A rectangle that is counted from the corner of another one, on the table."""
    return rect._replace(x=to.x + rect.x, y=to.y + rect.y)


def around(rects: Iterable[Rect]) -> Rect:
    """What holds all of them."""
    every = list(rects)
    left, top = min(rect.x for rect in every), min(rect.y for rect in every)
    right, bottom = max(rect.x + rect.w for rect in every), max(rect.y + rect.h for rect in every)
    return Rect(left, top, right - left, bottom - top)


def in_a_row(row: Rect, count: int, gap: float) -> tuple[Rect, ...]:
    """So many of the same width side by side."""
    width = (row.w - (count - 1) * gap) / count
    return tuple(row._replace(x=row.x + at * (width + gap), w=width) for at in range(count))


def picture_in(rect: Rect, inset: float) -> Rect:
    """Where a card's picture, which is wider than high, lies in that rectangle, as large as can be."""
    room = rect.inset(inset)
    width = min(room.w, room.h / PICTURE_SHAPE)
    return centred(room, width, width * PICTURE_SHAPE)


PICTURE_SHAPE = 48 / 64
"""How high a card's picture is for its width."""
