"""What somebody could do: read off the lawful moves, for the screen to say."""

from __future__ import annotations

from typing import NamedTuple

from .actions import scare_gain, targets, upgrade_cost
from .moves import (
    Claim,
    Fight,
    Haunt,
    Move,
    MoveGhost,
    Scare,
    Summon,
    SummonMixed,
    Upgrade,
    UsePower,
)
from .pending import Doing
from .position import Position
from .town import HAUNTING, LEVEL_OF, LEVELS, Action, Building, Level


class LeftUndone(NamedTuple):
    """What would be forgone by ending the turn."""

    powers: tuple[int, ...]
    """Once-per-turn powers that could still be called upon."""
    cards: tuple[int, ...]
    """Cards that could still be claimed."""


def left_undone(moves: tuple[Move, ...]) -> LeftUndone:
    return LeftUndone(
        tuple(move.card for move in moves if isinstance(move, UsePower)),
        tuple(move.card for move in moves if isinstance(move, Claim)),
    )


class Prospect(NamedTuple):
    """What an action would bring at best."""

    action: Action
    points: int = 0
    scares: int = 0
    cost: int = 0
    """Scare points of the dearest way."""
    level: Level | None = None
    """The highest ghost that it can be done with."""
    buildings: tuple[Building, ...] = ()
    """Where a ghost could be moved."""


def prospect(position: Position, section: int, action: Action) -> Prospect:
    """What the action would bring in that section, whether or not its space is free."""
    seat = position.decider
    level = position.lords[seat].sections[section].level
    found = list(targets(position, Doing(seat, action, level, section)))
    best = max((_level(move) for move in found), default=None)
    points = max((HAUNTING[move.level] for move in found if isinstance(move, Haunt)), default=0)
    scares = [scare_gain(position, seat, move.level) for move in found if isinstance(move, Scare)]
    costs = [
        upgrade_cost(position, seat, move.ghost) for move in found if isinstance(move, Upgrade)
    ]
    ways = sorted({move.to for move in found if isinstance(move, MoveGhost)})
    return Prospect(
        action, points, max(scares, default=0), max(costs, default=0), best, tuple(ways)
    )


def _level(move: Move) -> Level:
    """The ghost it is done with; for an upgrade what it becomes, for a fight whom it beats."""
    match move:
        case Summon(_, level) | Scare(level) | Haunt(_, level):
            return level
        case SummonMixed(_, _, higher):
            return higher
        case Upgrade(ghost):
            return LEVELS[LEVEL_OF[ghost]]
        case Fight(_, foe):
            return LEVEL_OF[foe]
    return Level.BLUE
