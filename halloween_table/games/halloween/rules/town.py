"""The town and what is in the box: levels, buildings, actions, dice and prices."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Level(IntEnum):
    """How powerful a ghost is, which is also its colour."""

    BLUE = 1
    GREEN = 2
    YELLOW = 3
    ORANGE = 4
    RED = 5


class Building(IntEnum):
    """Two rows of three (HA-T1)."""

    SCHOOL = 0
    CHURCH = 1
    TOWN_HALL = 2
    HOSPITAL = 3
    POLICE = 4
    CINEMA = 5


class Action(IntEnum):
    """The action spaces of a section."""

    SUMMON = 0
    SCARE = 1
    UPGRADE = 2
    MOVE = 3
    FIGHT = 4
    HAUNT = 5


LEVELS: Final = tuple(Level)
BUILDINGS: Final = tuple(Building)
ACTIONS: Final = tuple(Action)

_COLUMNS: Final = 3

NEIGHBOURS: Final = tuple(
    tuple(
        there
        for there in BUILDINGS
        if abs(here // _COLUMNS - there // _COLUMNS) + abs(here % _COLUMNS - there % _COLUMNS) == 1
    )
    for here in BUILDINGS
)
"""By building, those that share an edge with it (HA-T1)."""

GHOSTS_PER_LEVEL: Final = 5
GHOSTS: Final = range(GHOSTS_PER_LEVEL * len(LEVELS))
"""Every ghost has a number: the five blue ones first."""
LEVEL_OF: Final = tuple(LEVELS[ghost // GHOSTS_PER_LEVEL] for ghost in GHOSTS)
SUPPLY: Final = -1
"""Where a ghost is that is not in town."""

TOKENS_PER_LEVEL: Final = 12
DISCS: Final = 12
PUMPKINS: Final = 6
COMMON_PUMPKINS: Final = 2
"""For each of two players, besides their own (HA-6.1)."""
FIRST_SCARES: Final = 2
SLOTS: Final = 3
BLUES: Final = 3
"""So many blue ghosts come when none is in town (HA-T5)."""

HAUNTING: Final = {level: 2 * level for level in LEVELS}
"""What a haunting space scores (HA-T2)."""
UPGRADE_COST: Final = {level: int(level) for level in LEVELS[1:]}
"""Scare points for a ghost or a section that becomes this level (HA-2.3)."""
DIE: Final = {level: 2 * level + 2 for level in LEVELS}
"""The faces of a level's die: d4, d6, d8, d10, d12."""


def ghosts_of(level: Level) -> range:
    return range((level - 1) * GHOSTS_PER_LEVEL, level * GHOSTS_PER_LEVEL)
