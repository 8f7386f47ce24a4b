"""Where on the table a word can lie and hides least of what people look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from operator import add

from PySide6.QtCore import QPoint, QRect, QRectF, QSize

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.gestures import touched
from halloween_table.contract.pictures import Art, Layer, Rect, Words
from halloween_table.contract.places import Mark, Piece, Place
from halloween_table.table.view import TableView

from .pointing import pointed_at

_GRAIN = 4
"""Pixels: so exactly is looked where it can lie, in a usual window."""
_ACROSS = 320
"""Grains that a large window has; there each of them has more pixels."""
_STRIDE = 4
"""Grains from one spot that is tried to the next; around the best of them all are tried."""
_AIR = 1
"""Pixels between a word and what stays in sight."""
_POINTED_AT, _CLEAR, _USED, _LOOSE, _READ = 20_000, 2_000, 60, 8, 3
"""How bad it is to hide a grain of what a hint speaks of, of what a game keeps clear, of what can be
used now, of pieces and signs, and of words, symbols and pieces of the ground. To hide what costs 1
less, a word goes a grain out of its way."""

_SYMBOL = 60
"""Scene units: how large drawings are at most that stand for something, as words do."""


class Clearing:
    """A table as it is seen now."""

    def __init__(self, view: TableView) -> None:
        self._grain = max(_GRAIN, view.width() // _ACROSS)
        self._across, self._down = view.width() // self._grain, view.height() // self._grain
        self._steps = [[0] * (self._across + 1) for _ in range(self._down + 1)]
        """By how much grains get worse to hide from there on, to the right and down."""
        for rect, worth in _worth_seeing(view.table.arrangement):
            self._see(view.mapFromScene(QRectF(*rect)).boundingRect(), worth)
        self._sums = self._summed()

    def _see(self, rect: QRect, worth: int) -> None:
        seen = rect.adjusted(-_AIR, -_AIR, _AIR + self._grain, _AIR + self._grain)
        left, right = (self._grains(at, self._across) for at in (seen.left(), seen.right()))
        top, bottom = (self._grains(at, self._down) for at in (seen.top(), seen.bottom()))
        for row, first in ((top, worth), (bottom, -worth)):
            self._steps[row][left] += first
            self._steps[row][right] -= first

    def _grains(self, pixels: int, most: int) -> int:
        return max(0, min(pixels // self._grain, most))

    def _summed(self) -> list[list[int]]:
        """What it costs to hide everything above and left of a corner."""
        worth, sums = [0] * (self._across + 1), [[0] * (self._across + 1)]
        for steps in self._steps[: self._down]:
            worth = list(map(add, worth, accumulate(steps)))
            sums.append(list(map(add, sums[-1], accumulate(worth[:-1], initial=0))))
        return sums

    def quietest(self, size: QSize, margin: int) -> tuple[int, QRect]:
        """What it costs to lie where that is least, the way from the middle of the upper edge counted
        in; and the spot."""
        wide, high, edge = (-(-side // self._grain) for side in (*size.toTuple(), margin))
        last_left, last_top = (
            max(edge, room - side - edge)
            for room, side in ((self._across, wide), (self._down, high))
        )
        middle = (self._across - wide) // 2

        def cost(left: int, top: int) -> int:
            above, below = self._sums[top], self._sums[min(top + high, self._down)]
            right = min(left + wide, self._across)
            hidden = below[right] - below[left] - above[right] + above[left]
            return hidden + abs(left - middle) + top - edge

        def best(lefts: Iterable[int], tops: Sequence[int]) -> tuple[int, int, int]:
            return min((cost(left, top), top, left) for left in lefts for top in tops)

        def tried(last: int, *more: int) -> list[int]:
            return [*range(edge, last, _STRIDE), last, *more]

        def around(at: int, last: int) -> range:
            return range(max(edge, at - _STRIDE + 1), min(last, at + _STRIDE - 1) + 1)

        centred = min(max(edge, middle), last_left)
        _, top, left = best(tried(last_left, centred), tried(last_top))
        least, top, left = best(around(left, last_left), around(top, last_top))
        return least, QRect(QPoint(left, top) * self._grain, size)


def _worth_seeing(arrangement: Arrangement) -> Iterator[tuple[Rect, int]]:
    """Parts of the table, and how bad it is to hide a grain of each."""
    places, pieces = arrangement.places, arrangement.pieces
    lying = {place.id: place.rect for place in places} | {piece.id: piece.rect for piece in pieces}
    used = {id_ for offer in arrangement.offers for id_ in touched(offer.gesture)}
    yield from ((rect, _POINTED_AT) for rect in pointed_at(arrangement))
    yield from ((rect, _CLEAR) for rect in arrangement.clear)
    yield from ((lying[id_], _USED) for id_ in used if id_ in lying)
    for piece in pieces:
        yield piece.rect, _READ if piece.fixed else _LOOSE
    for mark in arrangement.marks:
        if mark.above:
            yield mark.rect, _LOOSE
    things: tuple[Place | Piece | Mark, ...] = (*places, *pieces, *arrangement.marks)
    for thing in things:
        for layer in thing.picture:
            if _says_something(layer, rect := thing.rect.within(layer.rect)):
                yield rect, _READ


def _says_something(layer: Layer, rect: Rect) -> bool:
    """Words, and symbols; a large picture can be told from what of it is left to see."""
    match layer:
        case Words(text):
            return bool(text)
        case Art():
            return max(rect.w, rect.h) <= _SYMBOL
    return False
