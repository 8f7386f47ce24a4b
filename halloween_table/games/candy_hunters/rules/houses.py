"""Step 1: building a house at the edge of the town."""

from __future__ import annotations

from itertools import chain

from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import Event, Refusal
from halloween_table.engine.keeping import kept

from .events import HousePlaced, LargeGhostCalled
from .moves import PlaceHouse
from .position import HOUSES_PER_COLOUR, LARGE, House, Position, Stage, ghost_of
from .town import COLOURS, Cell, Colour, neighbours


@kept
def _houses_on(cell: Cell) -> list[PlaceHouse]:
    """The moves that build there, one of each colour."""
    return [PlaceHouse(colour, cell) for colour in COLOURS]


def has_houses(position: Position, colour: Colour) -> bool:
    return position.stacks[colour] > 0


def touches_town(position: Position, cell: Cell) -> bool:
    """Whether the cell shares an edge with a tile, holes or no holes (CH-1.1, CH-1.4)."""
    return any(near in position.houses for near in neighbours(cell))


def building_sites(position: Position) -> list[Cell]:
    """Every empty cell at the edge of the town, or in a hole of it."""
    sites = dict.fromkeys(chain.from_iterable(map(neighbours, position.houses)))
    for built in position.houses:
        sites.pop(built, None)
    return list(sites)


def house_moves(position: Position) -> list[PlaceHouse]:
    of_each_colour = zip(*map(_houses_on, building_sites(position)), strict=True)
    by_colour = dict(zip(COLOURS, of_each_colour, strict=False))
    moves: list[PlaceHouse] = []
    for colour, left in position.stacks.items():
        if left > 0:
            moves += by_colour.get(colour, ())
    return moves


def house_refusal(position: Position, move: PlaceHouse) -> Refusal | None:
    if not has_houses(position, move.colour):
        return Refusal("CH-1.2", "stack_empty", (move.colour,))
    if move.cell in position.houses:
        return Refusal("CH-1.1", "cell_built")
    if not touches_town(position, move.cell):
        return Refusal("CH-1.1", "not_at_an_edge")
    return None


def place_house(position: Position, move: PlaceHouse) -> tuple[Position, tuple[Event, ...]]:
    left = position.stacks[move.colour]
    house = House(move.colour, HOUSES_PER_COLOUR - left + 1)
    events: tuple[Event, ...] = (HousePlaced(position.seat, house, move.cell),)
    standing = position.standing
    if position.options.large_ghost:
        large = ghost_of(LARGE)
        before = position.where(large)
        if before is None:
            standing = standing.with_(move.cell, large)
        else:
            standing = standing.moved(before, move.cell)
        events = (*events, LargeGhostCalled(move.cell))
    position = evolved(
        position,
        houses=position.houses.with_(move.cell, house),
        stacks=position.stacks.with_(move.colour, left - 1),
        standing=standing,
        stage=Stage.GHOSTS,
        ghost_moves=0,
    )
    return position, events
