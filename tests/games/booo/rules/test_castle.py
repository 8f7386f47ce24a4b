"""The lattice, and the walls of tiles as they lie."""

from __future__ import annotations

from collections import Counter

import pytest

from halloween_table.games.booo.rules.castle import (
    CELLS,
    COLOURS,
    CROSS_EDGES,
    MIDDLE,
    ROOM_EDGES,
    ROOMS,
    TILE_ROOMS,
    Castle,
    Cell,
    Colour,
    Edge,
    Room,
    edges_of_room,
    is_crossing,
    is_passage,
    is_room,
    neighbours,
    place_at,
    room_at,
    rooms_apart,
)
from halloween_table.games.booo.rules.tiles import TILES, castle_of

IN_ORDER = castle_of((1, 2, 3, 4, 5, 6, 7, 8, 9))
MIXED = castle_of((5, 9, 1, 3, 8, 2, 7, 4, 6))


def test_there_are_six_colours_with_letters_of_their_own() -> None:
    assert len(COLOURS) == 6 == len({colour.value[0] for colour in COLOURS})


def test_there_are_six_by_six_rooms_on_nine_tiles_of_four() -> None:  # BO-C1
    assert len(ROOMS) == len(set(ROOMS)) == 36
    assert {room.row for room in ROOMS} == {room.column for room in ROOMS} == set(range(6))
    assert Counter(place_at(room.cell) for room in ROOMS) == dict.fromkeys(range(9), 4)


def test_the_lattice_is_thirteen_by_thirteen() -> None:  # BO-C2
    assert len(CELLS) == len(set(CELLS)) == 169
    assert min(CELLS) == Cell(0, 0)
    assert max(CELLS) == Cell(12, 12)


def test_a_room_is_a_cell_with_both_numbers_odd() -> None:  # BO-C2
    assert Room(0, 0).cell == Cell(1, 1)
    assert Room(5, 2).cell == Cell(11, 5)
    assert {room.cell for room in ROOMS} == {
        cell for cell in CELLS if cell.row % 2 and cell.column % 2
    }
    assert [room_at(room.cell) for room in ROOMS] == list(ROOMS)


def test_every_cell_is_a_room_a_crossing_or_a_passage() -> None:  # BO-C2
    kinds = Counter((is_room(cell), is_crossing(cell), is_passage(cell)) for cell in CELLS)
    assert kinds == {
        (True, False, False): 36,
        (False, True, False): 49,
        (False, False, True): 84,
    }
    assert is_crossing(Cell(0, 12))
    assert is_passage(Cell(0, 1))
    assert is_passage(Cell(1, 0))
    assert all((room_at(cell) is None) == (not is_room(cell)) for cell in CELLS)


def test_a_tile_owns_four_by_four_cells_and_the_frame_the_rest() -> None:  # BO-C2
    for cell in CELLS:
        if 12 in cell:
            assert place_at(cell) is None
        else:
            assert place_at(cell) == cell.row // 4 * 3 + cell.column // 4
    assert place_at(Cell(3, 4)) == 1
    assert place_at(Cell(4, 3)) == 3


def test_the_middle_tile_has_the_four_middle_rooms() -> None:  # BO-S5
    assert {room for room in ROOMS if place_at(room.cell) == 4} == set(MIDDLE)


def test_rooms_are_apart_by_rows_plus_columns() -> None:
    assert rooms_apart(Room(1, 4), Room(3, 1)) == 5
    assert rooms_apart(Room(2, 2), Room(2, 2)) == 0


def test_a_step_leads_straight_to_a_neighbouring_cell() -> None:  # BO-C6
    assert neighbours(Cell(5, 6)) == (Cell(4, 6), Cell(5, 7), Cell(6, 6), Cell(5, 5))
    assert set(neighbours(Cell(0, 0))) == {Cell(0, 1), Cell(1, 0)}
    assert set(neighbours(Cell(12, 12))) == {Cell(12, 11), Cell(11, 12)}
    for cell in CELLS:
        for near in neighbours(cell):
            assert near in CELLS
            assert abs(near.row - cell.row) + abs(near.column - cell.column) == 1
            assert cell in neighbours(near)
    assert sum(len(neighbours(cell)) for cell in CELLS) == 2 * 2 * 12 * 13


def test_an_edge_lies_between_two_neighbours() -> None:
    assert Edge(Cell(2, 5), below=False).other == Cell(2, 6)
    assert Edge(Cell(2, 5), below=True).other == Cell(3, 5)
    assert Edge(Cell(2, 5), below=True).moved(4, 8) == Edge(Cell(6, 13), below=True)


def test_a_room_has_sides_above_left_right_and_below() -> None:  # BO-C3
    room = Cell(3, 1)
    others = [{edge.cell, edge.other} - {room} for edge in edges_of_room(room)]
    assert others == [{Cell(2, 1)}, {Cell(3, 0)}, {Cell(3, 2)}, {Cell(4, 1)}]


def test_a_tile_has_16_sides_of_rooms() -> None:  # BO-C3
    assert len(set(ROOM_EDGES)) == len(ROOM_EDGES) == 16
    for edge in ROOM_EDGES:
        assert sum(cell in TILE_ROOMS for cell in (edge.cell, edge.other)) == 1


def test_a_tile_has_8_passages_with_a_side_to_the_crossing_above_or_left() -> None:  # BO-C4
    own = [cell for cell in CELLS if place_at(cell) == 0]
    passages = [cell for cell in own if is_passage(cell)]
    assert len(passages) == 8
    assert {edge.other for edge in CROSS_EDGES} == set(passages)
    assert len(CROSS_EDGES) == 8
    assert all(is_crossing(edge.cell) for edge in CROSS_EDGES)


@pytest.mark.parametrize("castle", [IN_ORDER, MIXED])
def test_a_wall_stands_around_every_room(castle: Castle) -> None:  # BO-C3
    for room in ROOMS:
        assert len(neighbours(room.cell)) == 4
        assert all(castle.wall(room.cell, near) is not None for near in neighbours(room.cell))


@pytest.mark.parametrize("castle", [IN_ORDER, MIXED])
def test_walls_across_corridors_part_a_crossing_from_the_passage_below_or_right(
    castle: Castle,
) -> None:  # BO-C4
    across = [
        (cell, near)
        for cell in CELLS
        for near in neighbours(cell)
        if is_crossing(cell) and castle.wall(cell, near) is not None
    ]
    assert len(across) == 9 * 5
    assert all(near > cell for cell, near in across)
    assert not any(12 in cell for cell, _ in across)
    assert not any(
        cell.row == near.row == 12 or cell.column == near.column == 12 for cell, near in across
    )


@pytest.mark.parametrize("castle", [IN_ORDER, MIXED])
def test_a_wall_is_the_same_from_both_sides(castle: Castle) -> None:
    for cell in CELLS:
        for near in neighbours(cell):
            assert castle.wall(cell, near) == castle.wall(near, cell)


def test_walls_lie_where_their_tile_lies() -> None:  # BO-S2
    for place, number in enumerate(MIXED.order):
        corner = Cell(place // 3 * 4, place % 3 * 4)
        for edge, colour in TILES[number].walls.items():
            laid = edge.moved(*corner)
            assert MIXED.wall(laid.cell, laid.other) is colour
    assert len(list(MIXED.edges())) == 9 * (16 + 5)
    assert {edge.cell for edge, _ in MIXED.edges()} <= set(CELLS)


def test_the_order_of_the_tiles_is_the_castle() -> None:  # BO-S2
    assert MIXED.order == (5, 9, 1, 3, 8, 2, 7, 4, 6)
    assert castle_of(MIXED.order) == MIXED
    assert Castle(tuple(TILES[number] for number in MIXED.order)) == MIXED != IN_ORDER
    assert hash(Castle(MIXED.tiles)) == hash(MIXED)


@pytest.mark.parametrize("order", [(1, 2, 3), (1, 1, 2, 3, 4, 5, 6, 7, 8), tuple(range(9))])
def test_a_castle_needs_each_tile_once(order: tuple[int, ...]) -> None:  # BO-S2
    with pytest.raises(ValueError, match="BO-S2"):
        castle_of(order)


def test_a_tile_knows_the_walls_of_its_rooms() -> None:
    tile = TILES[1]
    for room in TILE_ROOMS:
        above, left, right, below = tile.room_walls(room)
        assert above is IN_ORDER.wall(room, Cell(room.row - 1, room.column))
        assert left is IN_ORDER.wall(room, Cell(room.row, room.column - 1))
        assert right is IN_ORDER.wall(room, Cell(room.row, room.column + 1))
        assert below is IN_ORDER.wall(room, Cell(room.row + 1, room.column))
    assert all(isinstance(colour, Colour) for colour in tile.cross_walls().values())
