"""How a child plays: it sees cards only as they lie in its hand, and nobody but itself."""

from __future__ import annotations

from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import Seat

from ..rules.moves import Move, ScorePattern
from ..rules.patterns import scorings, worth_scoring
from ..rules.position import ROUNDS, Kid, Position, Stage
from .judgement import gains, points

_NOW = 0.8
"""What a point counts that can still be scored in this turn."""
_LATER = 0.3
"""The same in a turn to come."""
_NEW = 0.1
"""A card that it does not know yet: it waits for no card that does not fit."""
_KID = 0.2
"""A point that a kid in town may bring one day."""


def as_a_child(position: Position, seat: Seat) -> float:
    """Its own points, and what its cards would bring without being turned."""
    mine = position.hunters[seat]
    worth = float(points(mine))
    fitting = scorings(position, [held.card for held in mine.hand])
    unturned = [move for move in fitting if not is_turned(move)]
    promised = worth_scoring(evolved(position, seat=seat), unturned).values()
    if position.seat == seat and position.stage <= Stage.PATTERN:
        worth += _NOW * max(promised, default=0)
    if position.round < ROUNDS:
        worth += _LATER * sum(promised)
        worth += _NEW * sum(held.card is None for held in mine.hand)
    wanted = gains(mine)
    for cell, piece in position.standing.items():
        if type(piece) is Kid and piece.seat == seat:
            worth += _KID * wanted[position.houses[cell].colour]
    return worth


def is_turned(move: Move) -> bool:
    """Whether a card is scored otherwise than it lies in the hand."""
    return isinstance(move, ScorePattern) and move.turn > 0
