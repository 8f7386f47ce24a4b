"""Where things lie on the table of Booo!: the castle at the left, a column for the players beside it."""

from __future__ import annotations

from attrs import frozen

from halloween_table.contract.pictures import Rect
from halloween_table.engine.game import Seat

from ..rules.castle import ACROSS, COLOURS, SIDE, TILE, Cell, Colour, Edge, is_room
from ..rules.position import GUESTS

SIZE = (1330.0, 1000.0)
ROOM = 87.0
CORRIDOR = 54.0
WALL = 17.0
"""How thick a wall is."""
BAND = 42.0
"""How broad the frame is that carries coats of arms and portraits."""
FRAME = Rect(8, 8, 984, 984)
CASTLE = FRAME.inset(BAND)

COLUMN = Rect(1006, 8, 316, 984)
_GAP = 8.0


def _span(at: int) -> tuple[float, float]:
    """Where a cell's row or column begins, counted from the castle's corner, and how broad it is."""
    start = at // 2 * (ROOM + CORRIDOR)
    return (start + CORRIDOR, ROOM) if at % 2 else (start, CORRIDOR)


def cell_rect(cell: Cell) -> Rect:
    (top, height), (left, width) = _span(cell.row), _span(cell.column)
    return Rect(CASTLE.x + left, CASTLE.y + top, width, height)


def tile_rect(place: int) -> Rect:
    """One of the nine places for tiles, counted row by row."""
    row, column = divmod(place, ACROSS)
    side = TILE // 2 * (ROOM + CORRIDOR)
    return Rect(CASTLE.x + column * side, CASTLE.y + row * side, side, side)


def wall_rect(edge: Edge) -> Rect:
    """A room's wall stands inside the room, a wall across a corridor in the passage it closes."""
    at_start = not is_room(edge.cell)
    inside = cell_rect(edge.other if at_start else edge.cell)
    if edge.below:
        top = inside.y if at_start else inside.y + inside.h - WALL
        return Rect(inside.x, top, inside.w, WALL)
    left = inside.x if at_start else inside.x + inside.w - WALL
    return Rect(left, inside.y, WALL, inside.h)


def between(cell: Cell, neighbour: Cell) -> Rect:
    """The wall between two neighbouring cells."""
    first, second = sorted((cell, neighbour))
    return wall_rect(Edge(first, below=first.row != second.row))


def centred(rect: Rect, width: float, height: float) -> Rect:
    return Rect(rect.x + (rect.w - width) / 2, rect.y + (rect.h - height) / 2, width, height)


def arms_rects(row: int) -> tuple[Rect, Rect]:
    """The coats of arms of a row of rooms, at both ends of it."""
    room = cell_rect(Cell(2 * row + 1, 0))
    y = room.y + room.h / 2 - _SIGN / 2
    return Rect(FRAME.x + 2, y, _SIGN, _SIGN), Rect(FRAME.x + FRAME.w - _SIGN - 2, y, _SIGN, _SIGN)


def portrait_rects(column: int) -> tuple[Rect, Rect]:
    """The portraits of a column of rooms, above and below it."""
    room = cell_rect(Cell(0, 2 * column + 1))
    x = room.x + room.w / 2 - _SIGN / 2
    return Rect(x, FRAME.y + 2, _SIGN, _SIGN), Rect(x, FRAME.y + FRAME.h - _SIGN - 2, _SIGN, _SIGN)


_SIGN = BAND - 4
TOWER = Rect(FRAME.x - 4, FRAME.y - 4, BAND + 10, BAND + 10)


def ghost_rect(cell: Cell) -> Rect:
    return centred(cell_rect(cell), 39, 52)


def guest_rect(cell: Cell) -> Rect:
    return centred(cell_rect(cell), 53, 53)


def trail_rect(cell: Cell, neighbour: Cell, width: float) -> Rect:
    """A piece of trail from the middle of one cell to the middle of the next."""
    one, other = (centred(cell_rect(at), width, width) for at in sorted((cell, neighbour)))
    return Rect(one.x, one.y, other.x + other.w - one.x, other.y + other.h - one.y)


def dots(cell: Cell, other: Cell) -> list[Rect]:
    """A dotted line from the middle of one room to that of another; none within one room."""
    start, end = (centred(cell_rect(at), _DOT, _DOT) for at in (cell, other))
    across, down = end.x - start.x, end.y - start.y
    count = int((across**2 + down**2) ** 0.5 / _DOTS_APART)
    return [
        Rect(start.x + across * n / count, start.y + down * n / count, _DOT, _DOT)
        for n in range(1, count)
    ]


_DOT = 13.0
_DOTS_APART = 34.0


# ---- the column while everybody searches --------------------------------------------------------

_FOOT = 118.0
_RESERVE = 58.0
_TALLEST_PANEL = 178.0

RESERVE = Rect(COLUMN.x, COLUMN.y + COLUMN.h - _RESERVE, COLUMN.w, _RESERVE)
READY = Rect(COLUMN.x, RESERVE.y - _GAP - _FOOT, COLUMN.w, _FOOT)
"""The button that turns the next guest over; otherwise how the search stands."""


def reserve_slot(colour: Colour) -> Rect:
    step = RESERVE.w / len(COLOURS)
    slot = Rect(RESERVE.x + COLOURS.index(colour) * step, RESERVE.y, step, RESERVE.h)
    return centred(slot, 44, 44)


def stack_slot(under: int) -> Rect:
    """Guests still to come wait in the frame's lower right corner, one upon the other."""
    return Rect(FRAME.x + FRAME.w - 41 - under * 0.5, FRAME.y + FRAME.h - 41 - under * 0.5, 38, 38)


def lost_slot(at: int) -> Rect:
    """Guests that nobody got, in the frame's lower left corner."""
    return Rect(FRAME.x + 3 + at * 0.5, FRAME.y + FRAME.h - 41 - at * 0.5, 38, 38)


def panel_rect(seat: Seat, seats: int) -> Rect:
    room = READY.y - _GAP - COLUMN.y
    height = min(_TALLEST_PANEL, (room - (seats - 1) * _GAP) / seats)
    return Rect(COLUMN.x, COLUMN.y + seat * (height + _GAP), COLUMN.w, height)


@frozen
class Panel:
    """The rows of one player's panel: name, what was taken, two buttons."""

    rect: Rect

    @property
    def _row(self) -> float:
        return self.rect.h / 3

    @property
    def head(self) -> Rect:
        return Rect(self.rect.x, self.rect.y, self.rect.w, self._row + 2)

    def wall(self, at: int) -> Rect:
        return self._taken(10 + at * 37, 33)

    def guest(self, at: int) -> Rect:
        return self._taken(self.rect.w - 8 - (at + 1) * 33, 31)

    def _taken(self, left: float, size: float) -> Rect:
        top = self.rect.y + self._row + (self._row - size) / 2 + 1
        return Rect(self.rect.x + left, top, size, size)

    @property
    def claim(self) -> Rect:
        return self._button(10)

    @property
    def hand(self) -> Rect:
        return self._button(self.rect.w / 2 + 4)

    def _button(self, left: float) -> Rect:
        height = min(self._row - 4, 44)
        top = self.rect.y + self.rect.h - height - 7
        return Rect(self.rect.x + left, top, self.rect.w / 2 - 14, height)


# ---- the column during a claim -------------------------------------------------------------------

CLAIMANT = Rect(COLUMN.x, COLUMN.y, COLUMN.w, 118)
DIAL = Rect(COLUMN.x + COLUMN.w - 110, COLUMN.y + 9, 100, 100)
WARNING = Rect(COLUMN.x, CLAIMANT.y + CLAIMANT.h + _GAP, COLUMN.w, 58)
"""The claimant's own wall tiles: not these colours (BO-1.4)."""
_COLOURS_TOP = WARNING.y + WARNING.h + _GAP
_COLOUR_HEIGHT = 98.0
_JUMPS_TOP = _COLOURS_TOP + 3 * (_COLOUR_HEIGHT + _GAP)
_JUMP_HEIGHT = 70.0
GIVE_UP = Rect(COLUMN.x, _JUMPS_TOP + _JUMP_HEIGHT + _GAP, COLUMN.w, 54)
CLAIMING = Rect(COLUMN.x, COLUMN.y, COLUMN.w, GIVE_UP.y + GIVE_UP.h - COLUMN.y)
"""All that the claimant looks at and presses."""
_REST_TOP = GIVE_UP.y + GIVE_UP.h + _GAP
READY_ALONE = Rect(COLUMN.x, _JUMPS_TOP, COLUMN.w, GIVE_UP.y + GIVE_UP.h - _JUMPS_TOP)
"""Where somebody who practises turns the next guest over."""


def colour_button(colour: Colour) -> Rect:
    row, column = divmod(COLOURS.index(colour), 2)
    width = (COLUMN.w - _GAP) / 2
    return Rect(
        COLUMN.x + column * (width + _GAP),
        _COLOURS_TOP + row * (_COLOUR_HEIGHT + _GAP),
        width,
        _COLOUR_HEIGHT,
    )


def jump_button(at: int, jumps: int) -> Rect:
    width = (COLUMN.w - (jumps - 1) * _GAP) / jumps
    return Rect(COLUMN.x + at * (width + _GAP), _JUMPS_TOP, width, _JUMP_HEIGHT)


def warning_slot(at: int) -> Rect:
    return Rect(COLUMN.x + COLUMN.w - 12 - (at + 1) * 48, WARNING.y + 7, 44, 44)


def row_rect(at: int, rows: int, alone: bool = False) -> Rect:
    """One line for each of the others, or for each guest that was found in practice."""
    room = COLUMN.y + COLUMN.h - _REST_TOP - (0 if alone else _RESERVE + _GAP)
    height = min(48.0, room / rows)
    return Rect(COLUMN.x, _REST_TOP + at * height, COLUMN.w, height - 2)


def practice_row(guest: int) -> Rect:
    """The line of a guest in practice, in the order in which they come."""
    return row_rect(guest - 1, GUESTS[1], alone=True)


_ROW_SLOT = 21.0
"""Four guests and three wall tiles, the most that anybody can wait with, leave room for a name."""


def row_slot(rect: Rect, at: int) -> Rect:
    """What somebody has taken, small, from the right end of their line."""
    left = rect.x + rect.w - 34 - (at + 1) * (_ROW_SLOT + 1)
    return Rect(left, rect.y + (rect.h - _ROW_SLOT) / 2, _ROW_SLOT, _ROW_SLOT)


def row_name(rect: Rect, taken: int) -> Rect:
    """Whose line it is: as much of it as is left."""
    end = row_slot(rect, taken - 1).x if taken else rect.x + rect.w - 34
    return Rect(rect.x + 32, rect.y, end - 4 - rect.x - 32, rect.h)


STOPWATCH = Rect(COLUMN.x + 110, COLUMN.y + 30, COLUMN.w - 120, 70)
LAST_ROW = SIDE - 1
