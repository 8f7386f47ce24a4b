"""Step 2: ghosts walk, and shove what they meet."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.engine.evolving import evolved
from halloween_table.engine.frozen_map import FrozenMap
from halloween_table.engine.game import Event, Refusal
from halloween_table.engine.keeping import kept

from .events import GhostMoved, KidFled
from .moves import Displace, MoveGhost
from .position import (
    LARGE,
    MOST_GHOST_MOVES,
    Displaced,
    Ghost,
    House,
    Kid,
    Piece,
    Position,
    Stage,
    ghost_of,
)
from .town import Cell, neighbours

_displace = kept(Displace)

Houses = FrozenMap[Cell, House]
Standing = dict[Cell, Piece]


def ghost_moves(position: Position) -> list[MoveGhost]:
    houses = position.houses
    return [
        move
        for cell, piece in position.standing.items()
        if type(piece) is Ghost
        for move in _walks(cell)[piece.number]
        if move.to in houses
    ]


def a_ghost_can_walk(position: Position) -> bool:
    """Whether there is any ghost move: sooner seen than all are listed."""
    houses = position.houses
    for cell, piece in position.standing.items():
        if type(piece) is Ghost and any(map(houses.__contains__, neighbours(cell))):
            return True
    return False


@kept
def _walks(cell: Cell) -> list[list[MoveGhost]]:
    """Where every ghost would walk that stands there, by its number."""
    return [[MoveGhost(ghost, near) for near in neighbours(cell)] for ghost in range(LARGE + 1)]


def ghost_refusal(position: Position, move: MoveGhost) -> Refusal | None:
    start = position.where(Ghost(move.ghost))
    if start is None:
        return Refusal("CH-2.2", "ghost_not_in_town")
    if move.to not in position.houses:
        return Refusal("CH-2.2", "off_the_tiles")
    if move.to not in neighbours(start):
        return Refusal("CH-2.2", "not_next_to_ghost")
    return None


def move_ghost(position: Position, move: MoveGhost) -> tuple[Position, tuple[Event, ...]]:
    ghost = ghost_of(move.ghost)
    start = position.where(ghost)
    assert start is not None
    standing, moves = position.standing.moved(start, move.to), position.ghost_moves + 1
    now = _entered(position, standing, moves, ghost, move.to, ())
    return now, (GhostMoved(ghost, start, move.to),)


def _entered(
    position: Position,
    standing: FrozenMap[Cell, Piece],
    moves: int,
    ghost: Ghost,
    to: Cell,
    shovers: tuple[Ghost, ...],
) -> Position:
    """The ghost has taken its tile; whoever stood there is in the hand of the one who plays.
    `standing` are all as they stand now, `moves` those started by now."""
    met = position.standing.get(to)
    if met is None:
        return _settled(position, standing, moves)
    shoved = Displaced(position.seat, met, to, (*shovers, ghost))
    return evolved(position, standing=standing, ghost_moves=moves, pending=(shoved,))


def _settled(position: Position, standing: FrozenMap[Cell, Piece], moves: int) -> Position:
    """The chain is over; after the second started move so is the step (CH-2.1)."""
    stage = Stage.PATTERN if moves == MOST_GHOST_MOVES else position.stage
    return evolved(position, standing=standing, ghost_moves=moves, pending=(), stage=stage)


def displace_moves(position: Position) -> Iterator[Displace]:
    shoved = position.pending[-1]
    houses, standing = position.houses, position.standing
    flees = type(shoved.piece) is Kid
    for near in neighbours(shoved.cell):
        if near in houses and (
            near not in standing
            or (not flees and _displacement_fault(position, shoved, near) is None)
        ):
            yield _displace(near)


def displace_refusal(position: Position, move: Displace) -> Refusal | None:
    shoved = position.pending[-1]
    if move.to not in neighbours(shoved.cell):
        return Refusal(rule_of(shoved.piece), "not_next_to_shover", (shoved.piece,))
    return _displacement_fault(position, shoved, move.to)


def rule_of(piece: Piece) -> str:
    """The rule that says where a shoved piece goes."""
    return "CH-2.4" if type(piece) is Ghost else "CH-2.3"


def _displacement_fault(position: Position, shoved: Displaced, to: Cell) -> Refusal | None:
    """Why the shoved piece may not go to this cell next to the one it stood on."""
    if to not in position.houses:
        return Refusal(rule_of(shoved.piece), "no_tile_there", (shoved.piece,))
    met = position.standing.get(to)
    if met is None:
        return None
    if type(shoved.piece) is Kid:
        return Refusal("CH-2.3", "kid_needs_empty_tile", (met,))
    if met in shoved.shovers:
        return Refusal("CH-2.7", "shover_stays", (met,))
    assert type(shoved.piece) is Ghost
    after = {**position.standing, to: shoved.piece}
    if not _can_be_housed(position.houses, after, met, to, (*shoved.shovers, shoved.piece)):
        return Refusal("CH-2.6", "dead_end", (met,))
    return None


def _can_be_housed(
    houses: Houses, standing: Standing, piece: Piece, cell: Cell, shovers: tuple[Ghost, ...]
) -> bool:
    """Whether a piece shoved off `cell` can be given a tile, whatever has to give way (CH-2.6)."""
    near_tiles = [near for near in neighbours(cell) if near in houses]
    if any(near not in standing for near in near_tiles):
        return True
    if type(piece) is not Ghost:
        return False
    return any(
        _can_be_housed(houses, {**standing, near: piece}, met, near, (*shovers, piece))
        for near in near_tiles
        if (met := standing[near]) not in shovers
    )


def displace(position: Position, move: Displace) -> tuple[Position, tuple[Event, ...]]:
    (shoved,) = position.pending
    standing, moves = position.standing, position.ghost_moves
    if type(shoved.piece) is Kid:
        fled = KidFled(shoved.piece, shoved.cell, move.to)
        return _settled(position, standing.with_(move.to, shoved.piece), moves), (fled,)
    assert type(shoved.piece) is Ghost
    moved = GhostMoved(shoved.piece, shoved.cell, move.to, pushed=True)
    standing = standing.with_(move.to, shoved.piece)
    return _entered(position, standing, moves, shoved.piece, move.to, shoved.shovers), (moved,)
