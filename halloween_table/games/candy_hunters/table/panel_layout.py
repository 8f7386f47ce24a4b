"""Where a player's things lie on their panel: kids, cards, candies and scare markers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from attrs import frozen

from halloween_table.contract.pictures import Rect

from ..rules.position import KIDS, ROUNDS

Part = Literal["kids", "name", "points", "hand", "scored", "candies", "scares"]

_Rows = tuple[tuple[Part, ...], ...]

_FLAT: Final[_Rows] = (
    ("kids", "name", "hand", "points"),
    ("scored", "candies", "scares"),
)
_LOW_AND_NARROW: Final[_Rows] = (
    ("kids", "name", "points"),
    ("scored", "candies", "scares"),
)
"""The hand lies above the scare markers."""
_USUAL: Final[_Rows] = (
    ("kids", "name", "points"),
    ("scored", "hand"),
    ("candies", "scares"),
)
_SLIM: Final[_Rows] = (
    ("name", "points"),
    ("kids", "hand", "scares"),
    ("scored", "candies"),
)
_SLIM_AND_TALL: Final[_Rows] = (
    ("name", "points"),
    ("kids", "hand"),
    ("scored",),
    ("candies",),
    ("scares",),
)
_HEAD, _SLIM_HEAD = 50.0, 68.0
"""The height of the first row: where that is short, a long name takes three lines of it."""
_LOW, _TALL = 176.0, 300.0
"""Panels below that height are flat; slim ones above the other have a row for everything."""
_WIDTHS: Final[dict[Part, float]] = {"kids": 70, "hand": 74, "points": 66, "scares": 92}
"""Everything else in a row shares what is left; where there is nothing else, the first does."""
FLAT_WIDTH, _SLIM_WIDTH = 470.0, 340.0
_INSIDE: Final = 12.0
_GAP: Final = 6.0
_BETWEEN: Final = 3.0
_SEEN: Final = 0.35
"""Of each thing so much is seen at least, where others lie on it."""
_HARDLY_SMALLER: Final = 0.6
"""Things are made smaller down to that, before they lie on one another."""
_SLIM_WORTH = 46.0
_WORTH, _WORTH_SHARE, _WIDEST_WORTH = 58.0, 0.122, 66.0
"""The width of a number that says what things are worth, to their right; in a wide panel a share of
it, so that one with two digits has letters as large as the others."""
_HAND: Final = 3
"""The most cards of a hand."""
_CARD_SHAPE: Final = 63 / 88
_PAWN_SHAPE: Final = 48 / 64
_MARKER, _RISE = 42.0, 8.0
"""Of scare markers: how large one is, and how high they lie on one another at most."""


@frozen
class Row:
    """Room for things of one kind, side by side if that makes them hardly smaller, else one on
    another."""

    area: Rect
    most: int
    shape: float
    """Of each thing: its width, measured by its height."""
    largest: float
    beside: float = 0.0
    """The width to the right of it in which it is said what the things are worth."""

    def _height(self, count: int) -> float:
        """Of each of so many things, if they may lie on one another."""
        seen = 1 + (count - 1) * _SEEN
        return min(self.area.h, self.largest, self.area.w / seen / self.shape)

    @property
    def _side_by_side(self) -> float:
        """The height of each, if all that there can be lie side by side."""
        return min(self._height(self.most), (self.area.w / self.most - _BETWEEN) / self.shape)

    @property
    def _apart(self) -> bool:
        """Whether everything has a spot of its own."""
        return self._side_by_side > self._height(self.most) * _HARDLY_SMALLER

    def rect(self, at: int, count: int) -> Rect:
        """The at-th of so many: the fewer there are, the larger, where not all have their spot."""
        area, height = self.area, self._side_by_side if self._apart else self._height(count)
        width = height * self.shape
        step = min(width + _BETWEEN, (area.w - width) / max(count - 1, 1))
        return Rect(area.x + at * step, area.y + (area.h - height) / 2, width, height)

    def free(self, taken: int) -> Iterator[Rect]:
        """Where more may come to lie; where they lie on one another, where the first does."""
        if self._apart:
            return (self.rect(at, self.most) for at in range(taken, self.most))
        return iter(() if taken else (self.rect(0, 1),))

    def worth(self, count: int) -> Rect:
        """Where it is said what so many are worth: right of all spots, or of the last of them."""
        last = self.rect(self.most - 1, self.most) if self._apart else self.rect(count - 1, count)
        return Rect(last.x + last.w + _GAP, last.y, self.beside - _GAP, last.h)


@frozen
class Panel:
    """One player's panel."""

    rect: Rect
    name: Rect
    points: Rect
    scored: Row
    candies: Row
    _kids: Row
    _hand: Row
    _scares: Rect

    @classmethod
    def of(cls, rect: Rect) -> Panel:
        areas, worth = _areas(rect), _worth_width(rect)
        scored, candies = (
            areas[part]._replace(w=areas[part].w - worth) for part in ("scored", "candies")
        )
        points = areas["points"]
        return cls(
            rect,
            areas["name"],
            points._replace(y=rect.y + 2, h=points.y + points.h + _GAP - rect.y - 4),
            Row(scored, ROUNDS, _CARD_SHAPE, largest=112, beside=worth),
            Row(candies, KIDS, 1.0, largest=92, beside=worth),
            Row(areas["kids"], KIDS, _PAWN_SHAPE, largest=74),
            Row(areas["hand"], _HAND, _CARD_SHAPE, largest=64),
            areas["scares"],
        )

    def kid(self, at: int) -> Rect:
        return self._kids.rect(at, KIDS)

    def in_hand(self, at: int) -> Rect:
        """A card of the hand as others see it: from the right."""
        card, area = self._hand.rect(at, _HAND), self._hand.area
        return card._replace(x=2 * area.x + area.w - card.x - card.w)

    def scare(self, at: int) -> Rect:
        """One on another, a little higher each."""
        area, size = self._scares, min(self._scares.h - _RISE, _MARKER)
        top = area.y + (area.h - size + _RISE) / 2
        return Rect(area.x, top - min(at * 2, _RISE), size, size)

    @property
    def scares_worth(self) -> Rect:
        marker, area = self.scare(0), self._scares
        left = marker.x + marker.w + _GAP / 2
        return Rect(left, area.y, area.x + area.w - left, area.h)


def _worth_width(rect: Rect) -> float:
    if rect.w < _SLIM_WIDTH:
        return _SLIM_WORTH
    return min(_WIDEST_WORTH, max(_WORTH, rect.w * _WORTH_SHARE))


def eating(candy: Rect) -> Rect:
    """Where the kid stands that eats a candy."""
    height = candy.h * 0.7
    width = height * _PAWN_SHAPE
    return Rect(candy.x + candy.w - width, candy.y + candy.h - height, width, height)


def _areas(rect: Rect) -> dict[Part, Rect]:
    rows, head = _rows(rect), _SLIM_HEAD if rect.w < _SLIM_WIDTH else _HEAD
    inner = rect.inset(_INSIDE)
    top, height = inner.y - 2, (inner.h - head - _GAP * (len(rows) - 1)) / (len(rows) - 1)
    found: dict[Part, Rect] = {}
    for at, row in enumerate(rows):
        high = height if at else head
        found |= _spread(row, Rect(inner.x, top, inner.w, high))
        top += high + _GAP
    if "hand" not in found:
        found["hand"], found["scares"] = _halves(found["scares"])
    return found


def _halves(area: Rect) -> tuple[Rect, Rect]:
    """The upper and the lower one."""
    half = (area.h - _GAP) / 2
    return area._replace(h=half), area._replace(y=area.y + half + _GAP, h=half)


def _rows(rect: Rect) -> _Rows:
    if rect.w < _SLIM_WIDTH:
        return _SLIM_AND_TALL if rect.h > _TALL else _SLIM
    if rect.h < _LOW:
        return _FLAT if rect.w >= FLAT_WIDTH else _LOW_AND_NARROW
    return _USUAL


def _spread(row: tuple[Part, ...], area: Rect) -> dict[Part, Rect]:
    elastic = [part for part in row if part not in _WIDTHS] or row[:1]
    fixed = sum(_WIDTHS[part] for part in row if part not in elastic)
    share = (area.w - fixed - _GAP * (len(row) - 1)) / len(elastic)
    found: dict[Part, Rect] = {}
    left = area.x
    for part in row:
        width = share if part in elastic else _WIDTHS[part]
        found[part] = Rect(left, area.y, width, area.h)
        left += width + _GAP
    return found
