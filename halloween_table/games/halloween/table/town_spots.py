"""Where things lie in the town: buildings, and in them names, bonuses, spaces and ghosts."""

from __future__ import annotations

from halloween_table.contract.pictures import Rect

from ..rules.position import Position
from ..rules.town import BUILDINGS, GHOSTS, LEVELS, SUPPLY
from .rects import centred

GHOST_SHAPE = 64 / 48
FIGHT_SIGN = 32.0

_COLUMNS = 3
_BETWEEN = (7.0, 8.0)
_LEAST = (276.0, 258.0)
"""The smallest building."""
_NAME = 30.0
_BONUS = 54.0
_FACADE = 150.0
_SPACE = 50.0
_GHOST, _LARGE_GHOST = 52.0, 58.0
"""How wide they are at least: the latter where few fit into a building."""
_MOST_GROWN = 1.16
_ODDS = 75.0
_MANY = 4
"""More ghosts than these in a building are smaller."""


class TownSpots:
    """The town in that part of the table."""

    def __init__(self, area: Rect) -> None:
        self.area = area
        across, down = _BETWEEN
        rows = len(BUILDINGS) // _COLUMNS
        width = (area.w - (_COLUMNS - 1) * across) / _COLUMNS
        height = (area.h - (rows - 1) * down) / rows
        self._cells = tuple(
            Rect(area.x + column * (width + across), area.y + row * (height + down), width, height)
            for row, column in (divmod(building, _COLUMNS) for building in BUILDINGS)
        )
        self._higher = height - _LEAST[1]
        self._grown = min(_MOST_GROWN, width / _LEAST[0] + self._higher / _LEAST[1] / 2)
        """How many times as large as the smallest whatever stands in a building may be."""
        self._spaces = tuple(tuple(self._space(cell, at) for at in LEVELS) for cell in self._cells)

    def building(self, building: int) -> Rect:
        return self._cells[building]

    def facade(self, building: int) -> Rect:
        """A tall building has a deeper street in front of it."""
        cell = self._cells[building]
        return Rect(cell.x + 1, cell.y + _NAME, cell.w - 2, _FACADE + 0.4 * self._higher)

    def sign(self, building: int) -> Rect:
        """The ground of its name."""
        cell = self._cells[building]
        return Rect(cell.x + 2, cell.y + 2, cell.w - 4, _NAME)

    def name(self, building: int) -> Rect:
        cell = self._cells[building]
        return Rect(cell.x + 12, cell.y + 3, cell.w - _BONUS - 22, _NAME)

    def bonus(self, building: int) -> Rect:
        cell = self._cells[building]
        return Rect(cell.x + cell.w - _BONUS - 4, cell.y + 3, _BONUS, _BONUS)

    def space(self, building: int, level: int) -> Rect:
        return self._spaces[building][level - 1]

    @staticmethod
    def _space(cell: Rect, level: int) -> Rect:
        step = (cell.w - 16) / len(LEVELS)
        row = Rect(cell.x + 8 + (level - 1) * step, cell.y + cell.h - _SPACE - 3, step, _SPACE)
        return centred(row, _SPACE, _SPACE)

    # ---- ghosts -------------------------------------------------------------------------------------

    def ghost(self, view: Position, ghost: int) -> Rect:
        """Where a ghost of the town stands."""
        where = view.ghosts[ghost]
        crowd = [other for other in GHOSTS if view.ghosts[other] == where]
        return self._spot(where, crowd.index(ghost), view.options.room)

    def _spot(self, building: int, at: int, room: int) -> Rect:
        """The ghosts of a building stand in two rows, one ghost in front, the next one behind."""
        cell = self._cells[building]
        width = (_GHOST if room > _MANY else _LARGE_GHOST) * self._grown
        height = width * GHOST_SHAPE
        step = (cell.w - 8 - width) / (room - 1)
        feet = cell.y + cell.h - _SPACE - 6 - (20 if at % 2 else 0)
        return Rect(cell.x + 4 + at * step, feet - height, width, height)

    def fighter(self, view: Position, ghost: int) -> Rect:
        """Around a ghost in a fight; there is a sign above it."""
        standing = self.ghost(view, ghost).inset(-4)
        return standing._replace(y=standing.y - FIGHT_SIGN + 8, h=standing.h + FIGHT_SIGN - 8)

    def odds(self, view: Position, ghost: int, wide: bool) -> Rect:
        """For what is said of a ghost: at the feet of those in front, over the heads of the others, so
        that all of their faces are seen."""
        standing, cell = self.ghost(view, ghost), self._cells[view.ghosts[ghost]]
        width, height = (_ODDS, 26.0) if wide else (_ODDS * 0.72, 26.0)
        left = standing.x + (standing.w - width) / 2
        left = min(max(left, cell.x + 1), cell.x + cell.w - width - 1)
        feet = standing.y + standing.h
        top = feet - height + 8 if stands_in_front(view, ghost) else standing.y - height + 10
        return Rect(left, top, width, height)


def stands_in_front(view: Position, ghost: int) -> bool:
    where = view.ghosts[ghost]
    crowd = [other for other in GHOSTS if view.ghosts[other] == where]
    return where != SUPPLY and crowd.index(ghost) % 2 == 0
