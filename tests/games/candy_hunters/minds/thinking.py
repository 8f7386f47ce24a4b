"""Positions to think about, and what a seat has seen on the way to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from halloween_table.engine.game import Event, Seat
from halloween_table.engine.mind import Budget, Known, Level, Mind
from halloween_table.games.candy_hunters.minds.mind import WholeTurn, thinker
from halloween_table.games.candy_hunters.rules.position import Options, Position

from ..doing import GAME
from ..wandering import wander

QUICK_HARD = (WholeTurn(), Budget(3))
"""Thinks like hard, only less."""


def quick(level: Level) -> tuple[Mind[Position, Any], Budget]:
    return QUICK_HARD if level == "hard" else thinker(level)


def moments(
    options: Options, seats: int, seed: int, every: int
) -> Iterator[tuple[Seat, Position, Known[Position]]]:
    """Of a random game each so manieth position: who is to move, the position, what they know."""
    seen: list[list[Event]] = [[] for _ in range(seats)]
    for at, moment in enumerate(wander(options, seats, seed)):
        if moment.chosen is None:
            return
        seat = moment.position.seat
        if at % every == seed % every:
            known = Known(GAME.view(moment.position, seat), tuple(seen[seat]))
            yield seat, moment.position, known
        for event in GAME.play(moment.position, seat, moment.chosen).events:
            for each, events in enumerate(seen):
                events.append(event.seen_by(each))
