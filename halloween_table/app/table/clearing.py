"""Where on the table a word can lie and hides least of what people look at."""

from __future__ import annotations

from collections.abc import Iterator
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
"""Pixels: so exactly is looked where it can lie."""
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
        self._across, self._down = view.width() // _GRAIN, view.height() // _GRAIN
        self._steps = [[0] * (self._across + 1) for _ in range(self._down + 1)]
        """By how much grains get worse to hide from there on, to the right and down."""
        for rect, worth in _worth_seeing(view.table.arrangement):
            self._see(view.mapFromScene(QRectF(*rect)).boundingRect(), worth)
        self._sums = self._summed()

    def _see(self, rect: QRect, worth: int) -> None:
        seen = rect.adjusted(-_AIR, -_AIR, _AIR, _AIR)
        left, right = (_grains(at, self._across) for at in (seen.left(), seen.right() + _GRAIN))
        top, bottom = (_grains(at, self._down) for at in (seen.top(), seen.bottom() + _GRAIN))
        for row, first in ((top, worth), (bottom, -worth)):
            self._steps[row][left] += first
            self._steps[row][right] -= first

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
        wide, high, edge = (-(-side // _GRAIN) for side in (size.width(), size.height(), margin))
        lefts = range(edge, max(edge, self._across - wide - edge) + 1)
        tops = range(edge, max(edge, self._down - high - edge) + 1)
        astray = [abs(left - (self._across - wide) // 2) for left in lefts]
        best, spot = 0, QPoint()
        for top in tops:
            above, below = (self._sums[min(row, self._down)] for row in (top, top + high))
            hidden = [
                below[right] - below[left] - above[right] + above[left] + out
                for left, right, out in zip(
                    lefts,
                    (min(left + wide, self._across) for left in lefts),
                    astray,
                    strict=True,
                )
            ]
            least = min(hidden) + top - edge
            if spot.isNull() or least < best:
                left = lefts[hidden.index(least - top + edge)]
                best, spot = least, QPoint(left, top) * _GRAIN
        return best, QRect(spot, size)


def _grains(pixels: int, most: int) -> int:
    return max(0, min(pixels // _GRAIN, most))


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
