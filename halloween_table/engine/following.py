"""Whoever does what was thought out for them: what is left of it."""

from __future__ import annotations

from collections.abc import Sequence

from .chance import Chance
from .game import Game, M, P, Seat


def rest_of(game: Game[P, M], before: P, view: P, seat: Seat, line: Sequence[M]) -> tuple[M, ...]:
    """What is left of a line of moves for somebody who saw `before` when it was thought out, and has done
    so much of it that they see `view` now; nothing if they have done something else, if something was
    learned on the way, or if somebody else has to decide."""
    position = game.imagined(before, seat, Chance(0))
    for done, move in enumerate(line, 1):
        step = game.played(position, seat, move)
        position = step.position
        if any(event.barrier for event in step.events) or game.actors(position) != (seat,):
            break
        if game.view(position, seat) == view:
            return tuple(line[done:])
    return ()
