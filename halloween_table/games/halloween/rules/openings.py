"""Whether an action can be done at all: from which level on, by a section with the ghosts there are.

A section commands every ghost up to its level: what the lowest one can do, all above it can. So nothing
has to be listed to know that there is something.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from halloween_table.engine.game import Seat

from .actions import PAIR, ByLevel, Space, everybody, foes_of, spaces_among
from .pending import NOBODY, Doing
from .position import Census, Position, census
from .powers import talents_among
from .survey import WAYS, is_closed
from .town import LEVEL_OF, LEVELS, SUPPLY, UPGRADE_COST, Level

NEVER = len(LEVELS) + 1
"""A level that no section has."""


class Openings(NamedTuple):
    """The lowest sections that can act in a town, whoever's they are."""

    summon: int
    scare: int
    upgrade: int
    """If it can be paid: of all upgrades, the one for which the lowest section is enough is also the
    cheapest."""
    move: int
    fight: int
    spaces: tuple[Space, ...]
    """Those that have the ghost for a haunting."""


def lowest_levels(position: Position, seat: Seat, by_section: bool = True) -> tuple[int, ...]:
    """By action, the lowest level with which this lord can do it, by what the rules allow anyway."""
    lord, options = position.lords[seat], position.options
    able = talents_among(lord.cards)
    anywhere = by_section and able.moves_anywhere
    summon, scare, upgrade, move, fight, spaces = _openings(
        position.ghosts,
        options.master,
        options.room,
        anywhere,
        able.fights_own_colour,
        able.fights_anywhere,
    )
    if upgrade != NEVER and UPGRADE_COST[LEVELS[upgrade]] > lord.scares + able.upgrade_discount:
        upgrade = NEVER
    return summon, scare, upgrade, move, fight, _lowest_haunting(position, seat, spaces)


def has_target(position: Position, doing: Doing) -> bool:
    """Whether there is anything the action can be done with."""
    lowest = lowest_levels(position, doing.owner, doing.section != NOBODY)
    return lowest[doing.action] <= doing.level or has_other_target(position, doing)


def has_other_target(position: Position, doing: Doing) -> bool:
    """Whether a power allows the action to be done with something besides."""
    return any(
        next(effect.targets(position, doing), None) is not None
        for effect in talents_among(position.lords[doing.owner].cards).aiming
    )


@lru_cache(maxsize=1024)
def _openings(
    ghosts: tuple[int, ...],
    master: bool,
    room: int,
    anywhere: bool,
    own_colour: bool,
    fights_anywhere: bool,
) -> Openings:
    seen = census(ghosts)
    foes = everybody(ghosts) if fights_anywhere else None
    return Openings(
        _lowest_summoning(seen, room),
        next((level for level in LEVELS if seen.in_town[level - 1]), NEVER),
        _lowest_upgrading(seen),
        _lowest_moving(ghosts, seen, room, anywhere),
        min([_lowest_attacker(here, foes or here, master, own_colour) for here in seen.of]),
        spaces_among(ghosts, Level.RED),
    )


def _lowest_summoning(seen: Census, room: int) -> int:
    lowest = NEVER
    for here, crowd in zip(seen.of, seen.in_building, strict=True):
        if PAIR <= crowd < room:
            for level in LEVELS[: lowest - 1]:
                if len(here[level - 1]) >= PAIR and seen.spare[level - 1] >= 0:
                    lowest = level
                    break
    return lowest


def _lowest_upgrading(seen: Census) -> int:
    for level, above in pairwise(LEVELS):
        if seen.in_town[level - 1] and seen.spare[above - 1] >= 0:
            return level
    return NEVER


def _lowest_moving(ghosts: tuple[int, ...], seen: Census, room: int, anywhere: bool) -> int:
    ways, crowd = WAYS[anywhere], seen.in_building
    for ghost, here in enumerate(ghosts):
        if here != SUPPLY:
            for to in ways[here]:
                if crowd[to] < room:
                    return LEVEL_OF[ghost]
    return NEVER


def _lowest_attacker(here: ByLevel, foes: ByLevel, master: bool, own_colour: bool) -> int:
    """Of the ghosts in one building."""
    for level in LEVELS:
        if here[level - 1]:
            for other in foes_of(level, master, own_colour):
                if len(foes[other - 1]) > (other == level):
                    return level
    return NEVER


def _lowest_haunting(position: Position, seat: Seat, spaces: tuple[Space, ...]) -> int:
    lord, haunted = position.lords[seat], position.haunted
    lowest = NEVER
    for building, level, at in spaces:
        if level < lowest and haunted[at] is None:
            for common, left in ((False, lord.pumpkins), (True, lord.common)):
                if left and not is_closed(haunted, seat, building, common):
                    lowest = level
    return lowest
