"""Whole games of everything on the shelf, by random lawful moves, as a sitting would have made them."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any

from halloween_table.contract.kit import Kit
from halloween_table.engine.chance import Chance
from halloween_table.engine.record import Played, Player, Record, start
from halloween_table.games.shelf import SHELF
from halloween_table.sitting.history import History
from halloween_table.sitting.moments import moment_after

KEYS = tuple(box.key for box in SHELF)
PEOPLE = tuple(
    Player(name, figure, colour)
    for name, figure, colour in (
        ("Ada", "witch", "red"),
        ("Bo", "cat", "yellow"),
        ("Cy", "mummy", "teal"),
        ("Di", "vampire", "pink"),
    )
)
_LONGEST = 3000


@cache
def kit_of(key: str) -> Kit:
    return next(box.open() for box in SHELF if box.key == key)


@cache
def played(key: str, seed: int = 5, seats: int = 2) -> History:
    """A game from its start to its end. Nobody may make it longer or shorter."""
    return next(filter(None, (_tried(key, seed + 1000 * more, seats) for more in count())))


def _tried(key: str, seed: int, seats: int) -> History | None:
    """None if it would not come to its end: random ghosts may wander for ever."""
    game = kit_of(key).game
    record = Record(game.key, game.version, game.options_type(), PEOPLE[:seats], seed)
    history, chance = History.begun(game, record, start(game, record)), Chance(seed)
    while history.outcome is None:
        if history.last > _LONGEST:
            return None
        choices = [
            Played(actor, move)
            for actor in game.actors(history.position)
            for move in game.moves(history.position, actor)
        ]
        chosen, chance = chance.below(len(choices))
        extend(history, choices[chosen])
    return history


def extend(history: History, row: Played) -> None:
    """One more move."""
    step = history.game.play(history.position, row.actor, row.move)
    moment = moment_after(history.game, history.position, step)
    history.extend([row], [moment])


def positions(history: History) -> list[Any]:
    return [moment.position for moment in history.moments]
