"""What somebody still had in hand when the game was over."""

from __future__ import annotations

from halloween_table.engine.game import Seat

from ..rules.position import Position
from . import ids


def held(position: Position, seat: Seat) -> tuple[str, ...]:
    return tuple(ids.Card(card.sleeve) for card in position.families[seat].hand)
