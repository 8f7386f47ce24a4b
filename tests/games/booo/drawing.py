"""Castles from text drawings, and ways as text.

A drawing has the signs of `tiles.py`: `+` crossing, `.` passage, `#` room, and a letter for a wall
between two of them. It is the upper left part of a castle; a fence of white walls parts it from the
rest, which has no walls at all. The frame cannot be fenced off.

A way is told with its colours, arrows and jumps: `red →→↓ jump 4,4 blue ↑`.
"""

from __future__ import annotations

from textwrap import dedent

from halloween_table.engine.frozen_map import FrozenMap
from halloween_table.games.booo.rules.castle import (
    ACROSS,
    TILE,
    Castle,
    Cell,
    Colour,
    Edge,
    Room,
    Tile,
    place_at,
)
from halloween_table.games.booo.rules.moves import ChangeColour, Go, Jump
from halloween_table.games.booo.rules.tiles import LETTERS, ground
from halloween_table.games.booo.rules.ways import Way

ARROWS = {(-1, 0): "↑", (0, 1): "→", (1, 0): "↓", (0, -1): "←"}


def castle_drawn(drawing: str) -> Castle:
    """The drawn castle."""
    lines = dedent(drawing).strip("\n").splitlines()
    width = max(map(len, lines)) // 2 * 2 + 1
    lines = [line.ljust(width) for line in lines]
    assert len(lines) % 2 == 1, "a drawing begins and ends with cells"
    walls: dict[Edge, Colour] = {}
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            cell = Cell(row // 2, column // 2)
            if row % 2 == column % 2 == 0:
                assert sign == ground(cell), f"{sign!r} at {cell}"
            elif sign != " ":
                assert row % 2 != column % 2, f"{sign!r} in a corner"
                walls[Edge(cell, row % 2 == 1)] = LETTERS[sign]
    rows, columns = len(lines) // 2 + 1, width // 2 + 1
    fence = [Edge(Cell(row, columns - 1), False) for row in range(rows)]
    fence += [Edge(Cell(rows - 1, column), True) for column in range(columns)]
    white = {edge: Colour.WHITE for edge in fence if place_at(edge.cell) is not None}
    return castle_with(white | walls)


def castle_with(walls: dict[Edge, Colour]) -> Castle:
    """A castle with just these walls."""
    on_tiles: list[dict[Edge, Colour]] = [{} for _ in range(ACROSS * ACROSS)]
    for edge, colour in walls.items():
        place = place_at(edge.cell)
        assert place is not None, "the frame has no walls"
        row, column = divmod(place, ACROSS)
        on_tiles[place][edge.moved(-TILE * row, -TILE * column)] = colour
    return Castle(tuple(Tile(at, FrozenMap(walls)) for at, walls in enumerate(on_tiles)))


def told(start: Room, way: Way | None) -> str:
    """The way in one line."""
    if way is None:
        return "no way"
    text, at = f"{way.colour} ", start.cell
    for step in way.steps:
        match step:
            case Go(cell):
                text += ARROWS[cell.row - at.row, cell.column - at.column]
                at = cell
            case Jump(room):
                text = f"{text.rstrip()} jump {room.row},{room.column} "
                at = room.cell
            case ChangeColour(colour):
                text = f"{text.rstrip()} {colour} "
    return text.rstrip()
