"""Where things lie on the table of Candy Hunters: the town in the middle, the players to its right."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from halloween_table.contract.pictures import Rect
from halloween_table.engine.game import Seat

from ..rules.position import Position
from ..rules.town import COLOURS, Cell, Colour

SIZE = (1440.0, 1000.0)
TOWN = Rect(194, 12, 862, 732)
TRAY = Rect(194, 756, 862, 232)
LARGEST_CELL = 112.0

_STACK = 104.0
_PANELS = Rect(1072, 12, 356, 976)
_PANEL_GAP = 12.0
_TALLEST_PANEL = 300.0

DECK = Rect(32, 556, 116, 162)
BANK = Rect(48, 770, 84, 84)
BESIDE = Rect(44, 872, 96, 116)
"""Where the Large Ghost waits for its first house."""
PASS_BUTTON = Rect(812, 822, 228, 100)


def stack_rect(colour: Colour) -> Rect:
    return Rect(40, 24 + COLOURS.index(colour) * 130, _STACK, _STACK)


@frozen
class TownGrid:
    """The part of the endless grid that is shown: the town and one empty cell all round."""

    left: int
    top: int
    columns: int
    rows: int

    @classmethod
    def around(cls, cells: Iterable[Cell]) -> TownGrid:
        xs, ys = zip(*cells, strict=True)
        left, top = min(xs) - 1, min(ys) - 1
        return cls(left, top, max(xs) + 2 - left, max(ys) + 2 - top)

    @property
    def cell_size(self) -> float:
        return min(TOWN.w / self.columns, TOWN.h / self.rows, LARGEST_CELL)

    def rect(self, cell: Cell) -> Rect:
        size = self.cell_size
        left = TOWN.x + (TOWN.w - self.columns * size) / 2
        top = TOWN.y + (TOWN.h - self.rows * size) / 2
        return Rect(
            left + (cell.x - self.left) * size, top + (cell.y - self.top) * size, size, size
        )

    def cells(self) -> Iterable[Cell]:
        for y in range(self.top, self.top + self.rows):
            for x in range(self.left, self.left + self.columns):
                yield Cell(x, y)

    def spoken(self, cell: Cell) -> tuple[int, int]:
        """Column and row as people count them, the empty rim being 0."""
        return cell.x - self.left, cell.y - self.top


def standing_on(tile: Rect) -> Rect:
    """Where a pawn stands on a tile: low, so that roof and symbol stay visible."""
    height = tile.h * 0.74
    width = height * 0.75
    return Rect(tile.x + (tile.w - width) / 2, tile.y + tile.h * 0.24, width, height)


def held_above(tile: Rect) -> Rect:
    """Where a shoved piece hangs in the air, beside the one that shoved it."""
    at = standing_on(tile)
    return Rect(at.x + tile.w * 0.38, at.y - tile.h * 0.34, at.w, at.h)


def panel_rect(seat: Seat, seats: int) -> Rect:
    height = min(_TALLEST_PANEL, (_PANELS.h - (seats - 1) * _PANEL_GAP) / seats)
    return Rect(_PANELS.x, _PANELS.y + seat * (height + _PANEL_GAP), _PANELS.w, height)


@frozen
class Panel:
    """The rows of one player's panel."""

    rect: Rect

    @property
    def _row(self) -> float:
        return (self.rect.h - 52) / 3

    def _slot(self, row: int, at: int, width: float, height: float, step: float) -> Rect:
        top = self.rect.y + 46 + row * self._row + (self._row - height) / 2
        return Rect(self.rect.x + 14 + at * step, top, width, height)

    def kid(self, at: int) -> Rect:
        return self._slot(0, at, 39, 52, 40)

    def hidden_card(self, at: int) -> Rect:
        slot = self._slot(0, 0, 37, 52, 0)
        return Rect(self.rect.x + self.rect.w - 52 - at * 41, slot.y, slot.w, slot.h)

    def candy(self, at: int) -> Rect:
        return self._slot(1, at, 54, 54, 65)

    def scored(self, at: int) -> Rect:
        """Six of them, one for each round, leave room for the scare markers."""
        return self._slot(2, at, 37, 52, 39)

    def scare(self, at: int) -> Rect:
        slot = self._slot(2, 0, 34, 34, 0)
        return Rect(self.rect.x + self.rect.w - 54, slot.y - at * 4, slot.w, slot.h)


def hand_rect(at: int) -> Rect:
    """The at-th card in the tray of the one who plays."""
    return Rect(TRAY.x + 150 + at * 154, TRAY.y + 14, 146, 204)


def town_grid(view: Position) -> TownGrid:
    return TownGrid.around(view.houses)
