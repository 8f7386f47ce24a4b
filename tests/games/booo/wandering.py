"""Whole games of Booo! in which everybody plays by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator

from halloween_table.engine.game import TABLE, Seat
from halloween_table.games.booo.rules.position import Options, Phase, Position

from .doing import GAME, after, claiming, way_for


def eyes_of(position: Position) -> Seat | None:
    seats = [actor for actor in GAME.actors(position) if actor != TABLE]
    return seats[0] if len(seats) == 1 else None


def wander(seed: int, seats: int) -> Iterator[Position]:
    """A game in which everybody plays by chance, but sees a way now and then."""
    chance = random.Random(seed)
    position = GAME.setup(Options(choose_start=bool(seed % 2)), seats, seed)
    while not position.over:
        yield position
        seat = chance.choice([actor for actor in GAME.actors(position) if actor != TABLE])
        if position.phase is Phase.SEARCH and chance.random() < 0.5:
            found = way_for(position, seat)
            if found is not None:
                position = claiming(position, seat, found.colour)
                for step in found.steps:
                    yield position
                    position = after(position, seat, step)
                continue
        moves = list(GAME.moves(position, seat))
        position = after(position, seat, chance.choice(moves))
