"""What somebody who thinks is asked about a game: a computer whose turn it is, or one who helps a person."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from attrs import evolve

from halloween_table.contract.minds import Thinker
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Asked, Reached

from .history import History


def asked(
    thinker: Thinker,
    history: History,
    seat: Seat,
    game_id: str,
    reached: tuple[Reached, ...],
) -> Asked[Any]:
    """What would you do in place of that seat? It is thought about with what the seat may know, and
    about the same position always in the same way."""
    chance = Chance(crc32(f"{game_id} {history.last} {seat}".encode()))
    known = evolve(history.known_to(seat), reached=reached)
    return Asked(thinker.mind, known, seat, chance, thinker.budget)
