"""What can be done in the workshop to tiles, pieces, cards and rounds; and that it was done."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from attrs import frozen

from halloween_table.engine.game import Event

from ..rules.position import House, Piece
from ..rules.town import Cell, Colour


class Pawn(StrEnum):
    """What can stand on a tile."""

    GHOST = "ghost"
    KID = "kid"


@frozen
class LayTile:
    """A tile of this colour, from its stack."""

    colour: Colour
    cell: Cell


@frozen
class ShiftTile:
    """A tile, with what stands on it, to another cell."""

    start: Cell
    cell: Cell


@frozen
class TakeTile:
    """A tile, with what stands on it, out of the town."""

    cell: Cell


@frozen
class PutPawn:
    """A ghost or a kid, from the supply."""

    pawn: Pawn
    cell: Cell


@frozen
class ShiftPawn:
    """A ghost or a kid to another tile."""

    start: Cell
    cell: Cell


@frozen
class TakePawn:
    """A ghost or a kid back to the supply."""

    cell: Cell


@frozen
class AddCard:
    """A card that can be scored."""

    card: int


@frozen
class RemoveCard:
    """A card back to the others."""

    card: int


@frozen
class SetRounds:
    """How many rounds there are to reach the goal in."""

    rounds: int


lay_tile, shift_tile = cache(LayTile), cache(ShiftTile)
"""A town of 18 tiles has hundreds of them, and all are listed after each."""

Move = (
    LayTile
    | ShiftTile
    | TakeTile
    | PutPawn
    | ShiftPawn
    | TakePawn
    | AddCard
    | RemoveCard
    | SetRounds
)


@frozen
class Drafted(Event):
    """Something was changed."""

    move: Move
    what: House | Piece | None = None
    """The tile or the piece that it was done to."""
