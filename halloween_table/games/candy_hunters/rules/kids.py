"""Step 5: sending a kid into the town."""

from __future__ import annotations

from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import Event, Refusal
from halloween_table.engine.keeping import kept

from .events import KidPlaced
from .moves import PlaceKid
from .position import KIDS, Kid, Position

_place_kid = kept(PlaceKid)


def kid_moves(position: Position) -> list[PlaceKid]:
    standing = position.standing
    return [_place_kid(cell) for cell in position.houses if cell not in standing]


def kid_refusal(position: Position, move: PlaceKid) -> Refusal | None:
    if move.cell not in position.houses:
        return Refusal("CH-5.1", "kid_needs_tile")
    met = position.standing.get(move.cell)
    if met is not None:
        return Refusal("CH-5.1", "tile_taken", (met,))
    return None


def place_kid(position: Position, move: PlaceKid) -> tuple[Position, tuple[Event, ...]]:
    seat = position.seat
    mine = position.hunters[seat]
    kid = Kid(seat, KIDS - mine.kids + 1)
    mine = evolved(mine, kids=mine.kids - 1)
    hunters = (*position.hunters[:seat], mine, *position.hunters[seat + 1 :])
    standing = position.standing.with_(move.cell, kid)
    return evolved(position, hunters=hunters, standing=standing), (KidPlaced(kid, move.cell),)
