"""The nine castle tiles, as a person would draw them: this file is the whole box.

A `+` is a crossing, a `.` a passage and a `#` a room. A letter between two of them is a wall of that
colour; the letters at the right and at the bottom are walls between this tile and what lies next to
it. `packaging/make_castle.py` has searched these tiles and writes them here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from textwrap import dedent

from halloween_table.engine.frozen_map import FrozenMap

from .castle import (
    COLOURS,
    CROSS_EDGES,
    ROOM_EDGES,
    TILE,
    TILE_ROOMS,
    Castle,
    Cell,
    Colour,
    Edge,
    Tile,
    is_crossing,
    is_room,
)

LETTERS = {colour.value[0]: colour for colour in COLOURS}
CROSS_WALLS = 5
"""So many of a tile's 8 passages have a wall across them (BO-C4)."""

DRAWINGS: tuple[str, ...] = (
    """
    + . +w.
      v y r
    .g#g.b#g
      b   v
    +r. +g.
    v v   y
    .g#r.b#v
      b   b
    """,
    """
    + . +r.
      v v w
    .b#b.b#r
      y   y
    +y. +g.
    w b   w
    .g#v.v#g
      w   g
    """,
    """
    + . +y.
      w   b
    .r#v.r#w
      y   w
    +y. +y.
    w v r b
    .v#g.v#g
      y   y
    """,
    """
    +w. +r.
      g   w
    .r#w.v#r
      v   y
    + . +g.
    w w y y
    .g#b.b#r
      g   r
    """,
    """
    + . +w.
      y w r
    .v#g.v#g
      w   v
    + . +g.
    y w r v
    .v#y.v#w
      b   b
    """,
    """
    + . +r.
    y y   y
    .v#g.b#v
      b   w
    + . +b.
    y g w r
    .b#w.b#v
      g   b
    """,
    """
    + . +v.
    r w   r
    .b#r.y#g
      g   b
    + . +y.
    r w g w
    .g#w.b#r
      v   r
    """,
    """
    + . +g.
    w r   y
    .g#b.r#v
      w   g
    +v. +v.
      r y w
    .r#v.g#b
      y   g
    """,
    """
    + . +w.
      w   g
    .y#b.b#y
      v   r
    +r. +r.
    y b y g
    .r#v.b#b
      b   y
    """,
)


class Misdrawn(ValueError):
    """A drawing that is no tile; the text says why, with the rule."""


def ground(cell: Cell) -> str:
    """The sign a cell is drawn with."""
    return "#" if is_room(cell) else "+" if is_crossing(cell) else "."


def read_tile(number: int, drawing: str) -> Tile:
    """The drawn tile, if it keeps the rules for one."""
    lines = [line.ljust(2 * TILE) for line in dedent(drawing).strip("\n").splitlines()]
    if len(lines) != 2 * TILE or any(len(line) != 2 * TILE for line in lines):
        raise Misdrawn(f"tile {number} has another size (BO-C2)")
    walls: dict[Edge, Colour] = {}
    for at in range((2 * TILE) ** 2):
        row, column = divmod(at, 2 * TILE)
        sign, cell = lines[row][column], Cell(row // 2, column // 2)
        if row % 2 == column % 2 == 0:
            if sign != ground(cell):
                raise Misdrawn(f"tile {number} has {sign!r} at {tuple(cell)} (BO-C2)")
        elif sign != " ":
            if sign not in LETTERS or row % 2 == column % 2:
                raise Misdrawn(f"tile {number} has {sign!r} where no wall can be (BO-C3)")
            walls[Edge(cell, below=row % 2 == 1)] = LETTERS[sign]
    tile = Tile(number, FrozenMap(walls))
    _check(tile)
    return tile


def _check(tile: Tile) -> None:
    if set(ROOM_EDGES) - tile.walls.keys():
        raise Misdrawn(f"tile {tile.number} has a room with an open side (BO-C3)")
    if sorted(len(set(tile.room_walls(room))) for room in TILE_ROOMS) != [3, 3, 4, 4]:
        raise Misdrawn(f"tile {tile.number} has other than two rooms with a double wall (BO-C3)")
    if tile.walls.keys() - {*ROOM_EDGES, *CROSS_EDGES}:
        raise Misdrawn(f"tile {tile.number} has a wall on the wrong side of a passage (BO-C4)")
    if len(tile.cross_walls()) != CROSS_WALLS:
        raise Misdrawn(f"tile {tile.number} has {len(tile.cross_walls())} cross-walls (BO-C4)")


def read_box(drawings: Iterable[str]) -> dict[int, Tile]:
    """All tiles by their numbers, counted from 1, if together they keep the rules for a box."""
    box = {number: read_tile(number, drawing) for number, drawing in enumerate(drawings, start=1)}
    if len({tile.walls for tile in box.values()}) != len(box):
        raise Misdrawn("two tiles are the same (BO-C5)")
    often = Counter(colour for tile in box.values() for colour in tile.walls.values())
    if max(often[colour] for colour in COLOURS) - min(often[colour] for colour in COLOURS) > 1:
        raise Misdrawn("the colours do not occur equally often (BO-C5)")
    return box


TILES = read_box(DRAWINGS)


@lru_cache(maxsize=64)
def castle_of(order: tuple[int, ...]) -> Castle:
    """The castle in which the tiles with these numbers lie, row by row (BO-S2)."""
    if sorted(order) != sorted(TILES):
        raise ValueError(f"{order} are not the nine tiles (BO-S2)")
    return Castle(tuple(TILES[number] for number in order))
