"""Positions to think about, and thinking about them quickly."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Budget, Known, Level, Thought
from halloween_table.games.rest_in_peace.minds.mind import thinker
from halloween_table.games.rest_in_peace.rules.moves import Move
from halloween_table.games.rest_in_peace.rules.position import Position

from ..wandering import GAME, NUMBERS, SETTINGS, Moment, eve_of_ten, made_up, wander

QUICK = {"easy": 1, "normal": 1, "hard": 2}
"""Iterations that show what a mind does, if not how well."""


def thought(position: Position, level: Level, seed: int = 1, quick: bool = True) -> Thought[Move]:
    """What whoever is due thinks in that position."""
    (seat,) = GAME.actors(position)
    mind, budget = thinker(level)
    budget = Budget(QUICK[level] if quick else budget.iterations)
    return mind.choose(Known(GAME.view(position, seat)), seat, Chance(seed), budget)


def moments(seeds: range) -> Iterator[Moment]:
    """Of games from the start, of rounds full of psychics, and of round ten."""
    for seed in seeds:
        choice = Random(seed)
        wanted = choice.sample(NUMBERS, 6)
        start = GAME.setup(SETTINGS[seed % len(SETTINGS)], 2, seed)
        for position in (start, made_up(choice, wanted), eve_of_ten(choice, wanted)):
            yield from wander(position, choice)


def cannot_tell_apart(position: Position, seat: Seat, seed: int) -> Position:
    """Another position that is the same to that seat."""
    return GAME.imagined(GAME.view(position, seat), seat, Chance(seed))
