"""Which positions are as good as one: only one of them is thought through."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ..rules.game import CandyHunters
from ..rules.position import Kid, Position

GAME: Final = CandyHunters()


def as_good_as(position: Position) -> Hashable:
    """Equal where only ghosts, which are alike, have changed their places."""
    standing = [
        (cell, piece.seat if type(piece) is Kid else -1)
        for cell, piece in position.standing.items()
    ]
    return (
        position.stage,
        position.ghost_moves,
        position.pending,
        position.houses,
        frozenset(standing),
        position.hunters,
    )
