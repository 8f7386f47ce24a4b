"""How the table of Halloween is laid out for a room: its areas.

At the left is the town, and below it the board of whoever must decide. At the right are the cards and
the supply, and below them the tray and the boards of the others. What a wide room has more goes to the
buildings as long as they are fairer for it, and to everything at the right: the cards, the boards of
the others, and at last a legend beside the tray. One that is about as high as wide has three bands:
the town, with tray and other boards beside it, then the cards, then the near board, each as wide as the
table. One that is much higher than wide has everything one below the other.
"""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen

from halloween_table.contract.arrangement import Room
from halloween_table.contract.pictures import Rect
from halloween_table.engine.game import Seat

from ..rules.position import Position
from ..rules.town import SUPPLY
from .far_board import FarBoard
from .market import Market
from .near_board import NearBoard
from .rects import GAP
from .town_spots import TownSpots
from .tray_spots import TraySpots

_LEAST = (1440.0, 1000.0)
"""The smallest table in scene units; whatever lies on it is made for this size at least."""
_TALL, _SQUARE = 0.66, 1.2
"""Rooms that are narrower for their height than this have everything one below the other, or have
bands."""
_STACK, _HIGHEST_STACK = (1018.0, 1836.0), 2400.0
"""The smallest table of that kind, and how high it may be."""
_SHARES = (0.3, 0.25, 0.25, 0.2)
"""Of what it is higher: for the town, the market, the near board, and tray and far boards."""
_BANDS = (1276.0, 1302.0)
"""The smallest table in bands."""
_SECOND_ROW = 230.0
"""So much higher are the cards in two rows than in one."""
_BAND_SHARES = (0.34, 0.33, 0.33)
"""Of what such a table is higher: for the town, the market and the near board."""
_MARGIN, _BETWEEN = 6.0, 8.0
"""At the edges of the table, and between its areas."""
_TOWN, _WIDEST_TOWN = (842.0, 524.0), 1006.0
"""At least, and at most: in a building that were wider the house would be stretched."""
_NEAR_WIDTH, _NEAR_WIDER = 1006.0, 84.0
"""At least, and how much more at most."""
_TRAY_HEIGHT, _TRAY_SHARE = 154.0, 0.2
"""And how much of what a tall table has more."""
_TRAY_WIDTH = 414.0
_LEGEND_WIDTH, _WIDEST_LEGEND = 310.0, 400.0
"""There is a legend where it has room beside a tray that is wide enough."""


@frozen(eq=False)
class Layout:
    """Where everything lies on a table of one size."""

    size: tuple[float, float]
    town: TownSpots
    market: Market
    near: Rect
    tray: TraySpots
    legend: Rect | None
    """Where the signs are explained; None: there is no room for that."""
    far: Rect

    @classmethod
    def of(cls, room: Room, legend: bool = True) -> Layout:
        """The table for that room: it fills it, whatever its shape. `legend`: whether there are
        signs to explain."""
        shape = room.width / room.height if room.height > 0 else 1.0
        if 0 < shape < _TALL:
            width = max(_STACK[0], _STACK[1] * shape)
            return _stacked(round(width), round(min(width / shape, _HIGHEST_STACK)), legend)
        if 0 < shape < _SQUARE:
            width = max(_BANDS[0], _BANDS[1] * shape)
            return _banded(round(width), round(width / shape))
        width, height = room.table(narrowest=_LEAST[0] / _LEAST[1])
        if shape > 0:
            height = max(height, width / shape)
        return _sized(round(width), round(height), legend)

    def ghost(self, view: Position, ghost: int) -> Rect:
        """Where a ghost is, in town or not."""
        waits = view.ghosts[ghost] == SUPPLY
        return self.market.waiting(view, ghost) if waits else self.town.ghost(view, ghost)

    def near_board(self, view: Position) -> NearBoard:
        pair = len(view.lords) == 2
        return NearBoard.on(self.near, view.options.sections, view.options.master, pair)

    def far_board(self, view: Position, seat: Seat, near: Seat) -> FarBoard:
        """The others in the order of their turns, beginning after the near lord."""
        lords = len(view.lords)
        at = (seat - near) % lords - 1
        return FarBoard.on(self.far, at, lords - 1, view.options.sections, view.options.master)


@lru_cache(8)
def _sized(width: float, height: float, explained: bool) -> Layout:
    wider, higher = width - _LEAST[0], height - _LEAST[1]
    town = Rect(_MARGIN, _MARGIN, min(_TOWN[0] + wider / 2, _WIDEST_TOWN), _TOWN[1] + higher / 2)
    left = town.x + town.w + _BETWEEN
    market = Rect(left, _MARGIN, width - _MARGIN - left, town.h)
    top = town.y + town.h + _BETWEEN
    near = Rect(_MARGIN, top, _near_width(width, explained), height - _MARGIN - top)
    left = near.x + near.w + _BETWEEN
    tray = Rect(left, top, width - _MARGIN - left, _TRAY_HEIGHT + _TRAY_SHARE * higher)
    below = top + tray.h + GAP
    far = Rect(left, below, tray.w, height - _MARGIN - below)
    legend = None
    beside = min(tray.w - GAP - _TRAY_WIDTH, _WIDEST_LEGEND)
    if explained and beside >= _LEGEND_WIDTH:
        tray = tray._replace(w=tray.w - beside - GAP)
        legend = tray._replace(x=tray.x + tray.w + GAP, w=beside)
    return Layout(
        (width, height), TownSpots(town), Market(market), near, TraySpots(tray), legend, far
    )


def _near_width(width: float, explained: bool) -> float:
    """Where there is more room than tray and legend need, the letters on the near board have some of
    it."""
    beside = width - 2 * _MARGIN - _BETWEEN - _NEAR_WIDTH - _TRAY_WIDTH
    if explained and beside >= GAP + _LEGEND_WIDTH:
        beside -= GAP + _WIDEST_LEGEND
    return _NEAR_WIDTH + max(0.0, min(beside, _NEAR_WIDER))


@lru_cache(8)
def _banded(width: float, height: float) -> Layout:
    """The town beside tray and far boards, the cards, and the near board."""
    inner, wider, higher = width - 2 * _MARGIN, width - _BANDS[0], height - _BANDS[1]
    near = _LEAST[1] - _TOWN[1] - _BETWEEN - 2 * _MARGIN
    cards = _BANDS[1] - 2 * _MARGIN - _TOWN[1] - near - 2 * _BETWEEN
    if higher >= _SECOND_ROW:
        cards, higher = cards + _SECOND_ROW, higher - _SECOND_ROW
    top, bands = _MARGIN, []
    for least, share in zip((_TOWN[1], cards, near), _BAND_SHARES, strict=True):
        bands.append(Rect(_MARGIN, top, inner, least + share * higher))
        top += bands[-1].h + _BETWEEN
    first, market, below = bands
    town = first._replace(w=min(_TOWN[0] + wider / 2, _WIDEST_TOWN))
    left = town.x + town.w + _BETWEEN
    tray = Rect(left, first.y, width - _MARGIN - left, _TRAY_HEIGHT + _TRAY_SHARE * higher)
    far = tray._replace(y=tray.y + tray.h + GAP, h=first.h - tray.h - GAP)
    size = (width, height)
    return Layout(size, TownSpots(town), Market(market), below, TraySpots(tray), None, far)


@lru_cache(8)
def _stacked(width: float, height: float, explained: bool) -> Layout:
    """From top to bottom; the legend lies below the tray."""
    inner, top, rows = width - 2 * _MARGIN, _MARGIN, []
    heights = (_TOWN[1], _TOWN[1], _LEAST[1] - _TOWN[1] - _BETWEEN - 2 * _MARGIN)
    last = _STACK[1] - 2 * _MARGIN - sum(heights) - 3 * _BETWEEN
    for least, share in zip((*heights, last), _SHARES, strict=True):
        rows.append(Rect(_MARGIN, top, inner, least + share * (height - _STACK[1])))
        top += rows[-1].h + _BETWEEN
    town, market, near, rest = rows
    left = rest._replace(w=max(_TRAY_WIDTH, 0.41 * inner))
    far = rest._replace(x=left.x + left.w + GAP, w=rest.w - left.w - GAP)
    tray, legend = left, None
    if explained:
        tray = left._replace(h=max(_TRAY_HEIGHT, 0.53 * left.h))
        legend = left._replace(y=left.y + tray.h + GAP, h=left.h - tray.h - GAP)
    return Layout(
        (width, height), TownSpots(town), Market(market), near, TraySpots(tray), legend, far
    )
