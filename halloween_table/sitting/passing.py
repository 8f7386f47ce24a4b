"""What happens by itself: the only move there is, where everybody can see that."""

from __future__ import annotations

from typing import Any

from halloween_table.engine.game import Game
from halloween_table.engine.record import Played

from .moments import Moment, moment_after

_REMEMBERED = 64
_lately: dict[int, tuple[Any, Played | None]] = {}
"""What was found of the positions that were asked about lately, by their identity: whoever asks how
far back one can go asks about the same few again and again, and a game may take long to answer."""


def only_move(game: Game[Any, Any], position: Any) -> Played | None:
    """The move that nobody has to decide on; None where somebody has to."""
    known = _lately.get(id(position))
    if known is not None and known[0] is position:
        return known[1]
    found = _only_move(game, position)
    if len(_lately) >= _REMEMBERED:
        _lately.clear()
    _lately[id(position)] = position, found
    return found


def _only_move(game: Game[Any, Any], position: Any) -> Played | None:
    move = game.forced(game.view(position, None))
    if move is None:
        return None
    (actor,) = game.actors(position)
    return Played(actor, move)


def passes(game: Game[Any, Any], position: Any) -> tuple[Played, Moment] | None:
    """What happens by itself next; None if the game waits for somebody. Nobody learns anything by
    itself, for undo could not go back over it to what was decided before; and that the game ends is
    left to somebody to say."""
    played = only_move(game, position)
    if played is None:
        return None
    moment = moment_after(game, position, game.play(position, played.actor, played.move))
    over = game.outcome(moment.position) is not None
    return None if moment.barrier or over else (played, moment)


def passed_through(game: Game[Any, Any], position: Any) -> tuple[list[Played], list[Moment]]:
    """Everything that happens by itself from there on."""
    played: list[Played] = []
    moments: list[Moment] = []
    while (passed := passes(game, position)) is not None:
        played.append(passed[0])
        moments.append(passed[1])
        position = passed[1].position
    return played, moments
