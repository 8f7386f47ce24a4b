"""What can be read off a position, whatever powers somebody has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from halloween_table.engine.game import Seat

from .moves import Haunt, MoveGhost, PickDisc, PickSection
from .position import Lord, Position, Pumpkin, census, space
from .town import (
    ACTIONS,
    BUILDINGS,
    GHOSTS,
    GHOSTS_PER_LEVEL,
    LEVEL_OF,
    LEVELS,
    NEIGHBOURS,
    SUPPLY,
    Building,
    Level,
)

MOVES = tuple(tuple(MoveGhost(ghost, to) for to in BUILDINGS) for ghost in GHOSTS)
WAYS = (NEIGHBOURS, tuple(tuple(to for to in BUILDINGS if to != here) for here in BUILDINGS))
"""By building, where ghosts can go from there: one step, or anywhere."""
HAUNTS = {
    (building, level, common): Haunt(building, level, common)
    for building in BUILDINGS
    for level in LEVELS
    for common in (False, True)
}


def discs_on(lord: Lord) -> int:
    """Discs on action spaces, not on bonus circles or cards."""
    return sum(section.taken for section in lord.sections)


def section_discs(lord: Lord, only: int | None = None) -> Iterator[PickDisc]:
    """The discs on action spaces, of all sections or of one."""
    for at, section in enumerate(lord.sections):
        if only is None or at == only:
            for action in ACTIONS:
                if section.discs[action]:
                    yield PickDisc(at, action)


def sections_below(lord: Lord, level: Level) -> Iterator[PickSection]:
    for at, section in enumerate(lord.sections):
        if section.level < level:
            yield PickSection(at)


def buildings_with_room(position: Position) -> Iterator[Building]:
    room, crowd = position.options.room, position.census.in_building
    for building in BUILDINGS:
        if crowd[building] < room:
            yield building


def ghosts_in_town(position: Position) -> Iterator[int]:
    for ghost, where in enumerate(position.ghosts):
        if where != SUPPLY:
            yield ghost


def ways_anywhere(position: Position, ghost: int) -> Iterator[MoveGhost]:
    """Every building a ghost could go to if none were too far."""
    here = position.ghosts[ghost]
    for building in buildings_with_room(position):
        if building != here:
            yield MOVES[ghost][building]


def ghost_moves(position: Position, level: Level, anywhere: bool) -> tuple[MoveGhost, ...]:
    """Ghosts up to this level to neighbouring buildings (HA-2.4), or to all with room."""
    return _moves_among(position.ghosts, level, anywhere, position.options.room)


@lru_cache(maxsize=1024)
def _moves_among(
    ghosts: tuple[int, ...], level: Level, anywhere: bool, room: int
) -> tuple[MoveGhost, ...]:
    crowd = census(ghosts).in_building
    ways = WAYS[anywhere]
    if max(crowd) >= room:
        ways = tuple(tuple(to for to in near if crowd[to] < room) for near in ways)
    return tuple(
        [
            moves[to]
            for moves, here in zip(MOVES[: level * GHOSTS_PER_LEVEL], ghosts, strict=False)
            if here != SUPPLY
            for to in ways[here]
        ]
    )


def haunting_hindrance(
    position: Position, seat: Seat, building: Building, level: Level, common: bool
) -> str:
    """Why this lord cannot put that pumpkin there, whatever ghosts there are (HA-2.6, HA-6.1)."""
    lord = position.lords[seat]
    if not (lord.common if common else lord.pumpkins):
        return "no_common_pumpkin" if common else "no_pumpkin"
    if position.haunted[space(building, level)] is not None:
        return "space_taken"
    if is_closed(position.haunted, seat, building, common):
        return "common_stands_there" if common else "haunted_already"
    return ""


def is_closed(
    haunted: tuple[Pumpkin | None, ...], seat: Seat, building: Building, common: bool
) -> bool:
    """Whether a pumpkin in that building keeps this lord from putting another one there (HA-6.1)."""
    first = building * len(LEVELS)
    for pumpkin in haunted[first : first + len(LEVELS)]:
        if pumpkin is not None and pumpkin.common == common and (common or pumpkin.seat == seat):
            return True
    return False


def free_haunts(
    position: Position, seat: Seat, building: Building, level: Level
) -> Iterator[Haunt]:
    """The ways to put a pumpkin on that space, whatever ghosts there are."""
    for common in (False, True):
        if not haunting_hindrance(position, seat, building, level, common):
            yield HAUNTS[building, level, common]


def own_pumpkins(position: Position, seat: Seat) -> Iterator[tuple[Building, Level]]:
    """The haunting spaces a lord's pumpkins stand on, the common ones they placed included."""
    for building in BUILDINGS:
        for level in LEVELS:
            pumpkin = position.haunted[space(building, level)]
            if pumpkin is not None and pumpkin.seat == seat:
                yield building, level


def foes_beside(position: Position, ghost: int) -> tuple[int, ...]:
    """Ghosts of another colour in its building."""
    levels = position.census.of[position.ghosts[ghost]]
    own = LEVEL_OF[ghost]
    return tuple(foe for level in LEVELS if level != own for foe in levels[level - 1])


def free_slots(lord: Lord) -> Iterator[int]:
    """Bonus slots that are not blocked (HA-3.3)."""
    for at, slot in enumerate(lord.slots):
        if slot.disc is None:
            yield at
