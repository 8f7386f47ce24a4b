"""The castle on the table: where its rooms, walls and signs are, however large it is."""

from __future__ import annotations

from attrs import frozen

from halloween_table.contract.pictures import Rect

from ..rules.castle import ACROSS, SIDE, TILE, Cell, Edge, is_room

ROOM = 87.0
CORRIDOR = 54.0
WALL = 17.0
"""How thick a wall is."""
BAND = 42.0
"""How broad the frame is that carries coats of arms and portraits."""
LAST_ROW = SIDE - 1
_ACROSS = LAST_ROW // 2 * (ROOM + CORRIDOR) + CORRIDOR + 2 * BAND
"""All that side by side: what a castle measures that is drawn at its own size."""
_SIGN = BAND - 4
_TOWER = BAND + 6
_DOT = 13.0
_DOTS_APART = 34.0


def centred(rect: Rect, width: float, height: float) -> Rect:
    return Rect(rect.x + (rect.w - width) / 2, rect.y + (rect.h - height) / 2, width, height)


def part(rect: Rect, whole: Rect) -> Rect:
    """The rectangle as fractions of a whole one."""
    return Rect(
        (rect.x - whole.x) / whole.w,
        (rect.y - whole.y) / whole.h,
        rect.w / whole.w,
        rect.h / whole.h,
    )


@frozen
class Plan:
    """A castle of that size, frame included."""

    frame: Rect

    @property
    def unit(self) -> float:
        """How many times as large it is as at its own size."""
        return self.frame.w / _ACROSS

    @property
    def inside(self) -> Rect:
        return self.frame.inset(BAND * self.unit)

    def _put(self, x: float, y: float, width: float, height: float) -> Rect:
        """What is there at the castle's own size, counted from the corner of the frame."""
        frame, unit = self.frame, self.unit
        return Rect(frame.x + x * unit, frame.y + y * unit, width * unit, height * unit)

    # ---- cells and walls --------------------------------------------------------------------------

    def cell(self, cell: Cell) -> Rect:
        (top, height), (left, width) = _span(cell.row), _span(cell.column)
        return self._put(left, top, width, height)

    def tile(self, place: int) -> Rect:
        """One of the nine places for tiles, counted row by row."""
        row, column = divmod(place, ACROSS)
        side = TILE // 2 * (ROOM + CORRIDOR)
        return self._put(BAND + column * side, BAND + row * side, side, side)

    def wall(self, edge: Edge) -> Rect:
        """A room's wall stands inside the room, a wall across a corridor in the passage it
        closes."""
        at_start, thick = not is_room(edge.cell), WALL * self.unit
        inside = self.cell(edge.other if at_start else edge.cell)
        if edge.below:
            top = inside.y if at_start else inside.y + inside.h - thick
            return Rect(inside.x, top, inside.w, thick)
        left = inside.x if at_start else inside.x + inside.w - thick
        return Rect(left, inside.y, thick, inside.h)

    def between(self, cell: Cell, neighbour: Cell) -> Rect:
        """The wall between two neighbouring cells."""
        first, second = sorted((cell, neighbour))
        return self.wall(Edge(first, below=first.row != second.row))

    def floor(self, cell: Cell) -> Rect:
        """What is seen of a room between its walls, and a little of them."""
        return self.cell(cell).inset((WALL - 2) * self.unit)

    def in_cell(self, cell: Cell, width: float, height: float) -> Rect:
        """Something of that size in the middle of a cell."""
        return centred(self.cell(cell), width * self.unit, height * self.unit)

    def ghost(self, cell: Cell) -> Rect:
        return self.in_cell(cell, 39, 52)

    def guest(self, cell: Cell) -> Rect:
        return self.in_cell(cell, 60, 60)

    # ---- the frame --------------------------------------------------------------------------------

    def arms(self, row: int) -> tuple[Rect, Rect]:
        """The coats of arms of a row of rooms, at both ends of it."""
        start, height = _span(2 * row + 1)
        y = start + (height - _SIGN) / 2
        return self._put(2, y, _SIGN, _SIGN), self._put(_ACROSS - _SIGN - 2, y, _SIGN, _SIGN)

    def portraits(self, column: int) -> tuple[Rect, Rect]:
        """The portraits of a column of rooms, above and below it."""
        start, width = _span(2 * column + 1)
        x = start + (width - _SIGN) / 2
        return self._put(x, 2, _SIGN, _SIGN), self._put(x, _ACROSS - _SIGN - 2, _SIGN, _SIGN)

    @property
    def tower(self) -> Rect:
        return self._put(0, 0, _TOWER, _TOWER)

    def to_come(self, under: int) -> Rect:
        """Guests still to come wait in the lower right corner, one upon the other."""
        corner = _ACROSS - _SIGN - 3 - under * 0.5
        return self._put(corner, corner, _SIGN, _SIGN)

    def lost(self, at: int) -> Rect:
        """Guests that nobody got, in the lower left corner."""
        return self._put(3 + at * 0.5, _ACROSS - _SIGN - 3 - at * 0.5, _SIGN, _SIGN)

    # ---- ways -------------------------------------------------------------------------------------

    def step(self, cell: Cell, neighbour: Cell, width: float) -> Rect:
        """A piece of a way from the middle of one cell to the middle of the next."""
        one, other = (self.in_cell(at, width, width) for at in sorted((cell, neighbour)))
        return Rect(one.x, one.y, other.x + other.w - one.x, other.y + other.h - one.y)

    def dots(self, cell: Cell, other: Cell) -> list[Rect]:
        """A dotted line from the middle of one room to that of another; none within one room."""
        start, end = (self.in_cell(at, _DOT, _DOT) for at in (cell, other))
        across, down = end.x - start.x, end.y - start.y
        count = int((across**2 + down**2) ** 0.5 / (_DOTS_APART * self.unit))
        return [
            Rect(start.x + across * n / count, start.y + down * n / count, start.w, start.h)
            for n in range(1, count)
        ]


def _span(at: int) -> tuple[float, float]:
    """Where a cell's row or column begins, counted from the frame's corner, and how broad it is."""
    start = BAND + at // 2 * (ROOM + CORRIDOR)
    return (start + CORRIDOR, ROOM) if at % 2 else (start, CORRIDOR)


PAPER = Plan(Rect(0, 0, _ACROSS, _ACROSS))
"""The castle alone at its own size, as pictures of its parts are drawn."""
