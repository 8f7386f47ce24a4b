"""The nine tiles, and the drawings they are read from."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from textwrap import dedent

import pytest

from halloween_table.games.booo.rules.castle import (
    COLOURS,
    CROSS_EDGES,
    ROOM_EDGES,
    TILE_ROOMS,
    Cell,
    Colour,
    Edge,
    Tile,
)
from halloween_table.games.booo.rules.tiles import (
    DRAWINGS,
    TILES,
    Misdrawn,
    ground,
    read_box,
    read_tile,
)

DRAWING = """
    + . + .
    y r   b
    .y#b.r#r
      w   y
    +b. +v.
    r v g w
    .g#r.v#b
      b   v
"""


@pytest.fixture(params=TILES.values(), ids=lambda tile: f"tile {tile.number}")
def tile(request: pytest.FixtureRequest) -> Tile:
    found: Tile = request.param
    return found


def test_there_are_nine_tiles() -> None:  # BO-C1
    assert list(TILES) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert all(number == tile.number for number, tile in TILES.items())


def test_every_room_has_four_walls(tile: Tile) -> None:  # BO-C3
    assert all(edge in tile.walls for edge in ROOM_EDGES)


def test_two_rooms_have_four_colours_and_two_have_one_twice(tile: Tile) -> None:  # BO-C3
    shares = sorted(sorted(Counter(tile.room_walls(room)).values()) for room in TILE_ROOMS)
    assert shares == [[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 2], [1, 1, 2]]


def test_five_of_eight_passages_have_a_cross_wall(tile: Tile) -> None:  # BO-C4
    assert len(tile.cross_walls()) == 5
    assert tile.walls.keys() == {*ROOM_EDGES, *tile.cross_walls()}
    assert tile.cross_walls().keys() <= set(CROSS_EDGES)


def test_no_two_tiles_are_the_same() -> None:  # BO-C5
    assert len({tile.walls for tile in TILES.values()}) == 9


def test_all_colours_occur_equally_often() -> None:  # BO-C5
    often = Counter(colour for tile in TILES.values() for colour in tile.walls.values())
    assert sum(often.values()) == 9 * 21
    assert set(often) == set(COLOURS)
    assert max(often.values()) - min(often.values()) <= 1


def test_the_tiles_are_those_that_games_were_recorded_with() -> None:
    """Other tiles are another game: the version of the rules must change with them."""
    text = "".join(map(dedent, DRAWINGS))
    assert sha256(text.encode()).hexdigest()[:16] == "f0bf635972cab3c9"


# The drawings


def test_a_drawing_is_read() -> None:
    tile = read_tile(7, DRAWING)
    assert tile.number == 7
    assert tile.room_walls(Cell(1, 1)) == (Colour.RED, Colour.YELLOW, Colour.BLUE, Colour.WHITE)
    assert tile.room_walls(Cell(3, 3)) == (Colour.WHITE, Colour.VIOLET, Colour.BLUE, Colour.VIOLET)
    assert tile.cross_walls() == {
        Edge(Cell(0, 0), below=True): Colour.YELLOW,
        Edge(Cell(2, 0), below=False): Colour.BLUE,
        Edge(Cell(2, 0), below=True): Colour.RED,
        Edge(Cell(2, 2), below=False): Colour.VIOLET,
        Edge(Cell(2, 2), below=True): Colour.GREEN,
    }


def test_signs_of_the_ground() -> None:  # BO-C2
    row = [ground(Cell(0, column)) for column in range(3)]
    assert row == ["+", ".", "+"]
    assert [ground(Cell(1, column)) for column in range(3)] == [".", "#", "."]


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("  b   v\n", "", "BO-C2"),
        ("  b   v\n", "  b   v\n    +\n", "BO-C2"),
        ("y r   b", "y r   b  y", "BO-C2"),
        (".y#b.r#r", ".y#b.r.r", "BO-C2"),
        ("+b. +v.", "+b. .v.", "BO-C2"),
        ("y r   b", "y rg  b", "BO-C3"),
        ("y r   b", "y x   b", "BO-C3"),
        ("y r   b", "y     b", "BO-C3"),
        ("  w   y", "  y   y", "BO-C3"),
        (".v#b", ".y#b", "BO-C3"),
        (".v#b", ".v#v", "BO-C3"),
        ("+ . + .", "+ .g+ .", "BO-C4"),
        ("  w   y", "r w   y", "BO-C4"),
        ("y r   b", "  r   b", "BO-C4"),
        ("y r   b", "y r g b", "BO-C4"),
    ],
)
def test_a_wrong_drawing_is_refused(old: str, new: str, rule: str) -> None:
    assert old in DRAWING
    with pytest.raises(Misdrawn, match=rule):
        read_tile(1, DRAWING.replace(old, new))


def test_a_box_with_a_tile_twice_is_refused() -> None:  # BO-C5
    with pytest.raises(Misdrawn, match="BO-C5"):
        read_box([DRAWINGS[0], DRAWINGS[1], DRAWINGS[0]])


def test_a_box_with_too_much_of_a_colour_is_refused() -> None:  # BO-C5
    read_box(DRAWINGS)
    with pytest.raises(Misdrawn, match="equally often"):
        read_box(DRAWINGS[1:])
