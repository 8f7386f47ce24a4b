"""The castle: its cells and rooms, the tiles it is laid of, and the walls that stand in it."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from attrs import field, frozen

from halloween_table.engine.frozen_map import FrozenMap


class Colour(StrEnum):
    """The colour of a wall.

    Six that keep apart for most eyes by how light they are: white and yellow are light, violet
    (a pale one) and green lie between, red and blue are dark. The screen adds a pattern to each.
    """

    WHITE = "white"
    YELLOW = "yellow"
    RED = "red"
    GREEN = "green"
    BLUE = "blue"
    VIOLET = "violet"


COLOURS = tuple(Colour)


class Cell(NamedTuple):
    """A cell of the lattice, counted 0–12 from the top and from the left (BO-C2)."""

    row: int
    column: int


class Room(NamedTuple):
    """A room, counted 0–5: its row has a coat of arms, its column a portrait (BO-C1)."""

    row: int
    column: int

    @property
    def cell(self) -> Cell:
        return Cell(2 * self.row + 1, 2 * self.column + 1)


SIDE = 13
"""Cells along a side of the castle."""
CELLS = tuple(Cell(row, column) for row in range(SIDE) for column in range(SIDE))
ROOMS = tuple(Room(row, column) for row in range(6) for column in range(6))
MIDDLE = (Room(2, 2), Room(2, 3), Room(3, 2), Room(3, 3))
"""The rooms of the middle tile: the ghost starts in one of them (BO-S5)."""

TILE = 4
"""Cells along a side of a tile."""
ACROSS = 3
"""Tiles along a side of the castle; row and column 12 are the frame's."""


def is_room(cell: Cell) -> bool:
    return cell.row % 2 == 1 and cell.column % 2 == 1


def is_crossing(cell: Cell) -> bool:
    return cell.row % 2 == 0 and cell.column % 2 == 0


def is_passage(cell: Cell) -> bool:
    return cell.row % 2 != cell.column % 2


def room_at(cell: Cell) -> Room | None:
    """The room that is this cell; None in a corridor."""
    return Room(cell.row // 2, cell.column // 2) if is_room(cell) else None


def place_at(cell: Cell) -> int | None:
    """Which of the nine places for tiles, counted row by row, this cell lies in; None: the frame."""
    if SIDE - 1 in cell:
        return None
    return cell.row // TILE * ACROSS + cell.column // TILE


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The two to four cells a straight step away (BO-C6)."""
    row, column = cell
    around = (row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)
    return tuple(Cell(*near) for near in around if min(near) >= 0 and max(near) < SIDE)


def rooms_apart(one: Room, other: Room) -> int:
    """How far two rooms are from each other: rows plus columns."""
    return abs(one.row - other.row) + abs(one.column - other.column)


class Edge(NamedTuple):
    """Where a wall can stand: between a cell and the next one to its right or below it."""

    cell: Cell
    below: bool

    @property
    def other(self) -> Cell:
        return Cell(self.cell.row + self.below, self.cell.column + (not self.below))

    def moved(self, rows: int, columns: int) -> "Edge":
        return Edge(Cell(self.cell.row + rows, self.cell.column + columns), self.below)


TILE_ROOMS = (Cell(1, 1), Cell(1, 3), Cell(3, 1), Cell(3, 3))
"""The rooms of a tile, as cells counted from its corner."""


def edges_of_room(cell: Cell) -> tuple[Edge, Edge, Edge, Edge]:
    """Above, left, right, below: the four sides of a room."""
    above, left = Cell(cell.row - 1, cell.column), Cell(cell.row, cell.column - 1)
    return Edge(above, True), Edge(left, False), Edge(cell, False), Edge(cell, True)


ROOM_EDGES = tuple(edge for room in TILE_ROOMS for edge in edges_of_room(room))
"""The 16 sides of a tile's rooms: a wall stands at each (BO-C3)."""
CROSS_EDGES = tuple(
    Edge(Cell(row, column), below)
    for row in range(0, TILE, 2)
    for column in range(0, TILE, 2)
    for below in (False, True)
)
"""From a crossing into the passage to its right and into the one below it: the only places where a
wall may stand across one of the tile's 8 passages (BO-C4)."""


@frozen(cache_hash=True)
class Tile:
    """A castle tile: where its walls stand, counted from its corner, and their colours."""

    number: int
    walls: FrozenMap[Edge, Colour]

    def room_walls(self, room: Cell) -> tuple[Colour, ...]:
        """The colours above, left, right and below one of `TILE_ROOMS`."""
        return tuple(self.walls[edge] for edge in edges_of_room(room))

    def cross_walls(self) -> dict[Edge, Colour]:
        """The walls across corridors."""
        return {edge: self.walls[edge] for edge in CROSS_EDGES if edge in self.walls}


@frozen(cache_hash=True)
class Castle:
    """Nine tiles as they lie, row by row (BO-S2), and so every wall there is."""

    tiles: tuple[Tile, ...]
    _walls: dict[tuple[Cell, Cell], Colour] = field(init=False, eq=False, repr=False)

    @_walls.default
    def _stand(self) -> dict[tuple[Cell, Cell], Colour]:
        walls = {}
        for edge, colour in self.edges():
            walls[edge.cell, edge.other] = walls[edge.other, edge.cell] = colour
        return walls

    @property
    def order(self) -> tuple[int, ...]:
        """The numbers of the tiles as they lie."""
        return tuple(tile.number for tile in self.tiles)

    def edges(self) -> Iterator[tuple[Edge, Colour]]:
        """Every wall, once."""
        for place, tile in enumerate(self.tiles):
            row, column = divmod(place, ACROSS)
            for edge, colour in tile.walls.items():
                yield edge.moved(TILE * row, TILE * column), colour

    def wall(self, cell: Cell, neighbour: Cell) -> Colour | None:
        """The colour of the wall between two neighbouring cells; None: the way is free."""
        return self._walls.get((cell, neighbour))
