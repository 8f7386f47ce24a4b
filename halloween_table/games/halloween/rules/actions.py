"""The six actions: what each can be done with (HA-2.1 to HA-2.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache

from halloween_table.engine.game import Seat

from .effects import Effect
from .moves import Fight, Haunt, Move, MoveGhost, Scare, Summon, Upgrade
from .pending import NOBODY, Doing
from .position import Position, census, space
from .powers import Talents, effects_among, talents_among
from .survey import HAUNTS, ghost_moves, is_closed
from .town import (
    BUILDINGS,
    GHOSTS,
    LEVEL_OF,
    LEVELS,
    SUPPLY,
    UPGRADE_COST,
    Action,
    Building,
    Level,
    ghosts_of,
)

_SUMMONS = {
    (building, level): Summon(building, level) for building in BUILDINGS for level in LEVELS
}
_SCARES = {level: Scare(level) for level in LEVELS}
_UPGRADES = tuple(map(Upgrade, GHOSTS))
_FIGHTS = tuple(tuple(Fight(ghost, foe) for foe in GHOSTS) for ghost in GHOSTS)
ByLevel = tuple[tuple[int, ...], ...]
"""Ghosts, blue first."""
Space = tuple[Building, Level, int]
"""Where a haunting space is, and its number."""
PAIR = 2
"""So many ghosts of one colour summon another (HA-2.1)."""

RULE = {
    Action.SUMMON: "HA-2.1",
    Action.SCARE: "HA-2.2",
    Action.UPGRADE: "HA-2.3",
    Action.MOVE: "HA-2.4",
    Action.FIGHT: "HA-2.5",
    Action.HAUNT: "HA-2.6",
}


def effects_of(position: Position, seat: Seat) -> tuple[Effect, ...]:
    """The powers of a lord, in the declared order."""
    return effects_among(position.lords[seat].cards)


def talents_of(position: Position, seat: Seat) -> Talents:
    return talents_among(position.lords[seat].cards)


def targets(position: Position, doing: Doing) -> Iterator[Move]:
    """Everything the action can be done with, each once."""
    basic = _TARGETS[doing.action](position, doing)
    aiming = talents_of(position, doing.owner).aiming
    return _with_others(position, doing, basic, aiming) if aiming else iter(basic)


def _with_others(
    position: Position, doing: Doing, basic: Iterable[Move], aiming: tuple[Effect, ...]
) -> Iterator[Move]:
    """What the rules allow, and what powers allow besides."""
    seen = set()
    for move in basic:
        seen.add(move)
        yield move
    for effect in aiming:
        for move in effect.targets(position, doing):
            if move not in seen:
                seen.add(move)
                yield move


# Ghosts stay where they are for many a move, and each action is looked at again and again meanwhile.


@lru_cache(maxsize=1024)
def _summons_among(ghosts: tuple[int, ...], level: Level, room: int) -> tuple[Summon, ...]:
    seen = census(ghosts)
    return tuple(
        [
            _SUMMONS[building, below]
            for building, crowd in zip(BUILDINGS, seen.in_building, strict=True)
            if PAIR <= crowd < room
            for below in LEVELS[:level]
            if len(seen.of[building][below - 1]) >= PAIR and seen.spare[below - 1] >= 0
        ]
    )


def _summons(position: Position, doing: Doing) -> tuple[Summon, ...]:
    return _summons_among(position.ghosts, doing.level, position.options.room)


@lru_cache(maxsize=1024)
def _scares_among(ghosts: tuple[int, ...], level: Level) -> tuple[Scare, ...]:
    in_town = census(ghosts).in_town
    return tuple(_SCARES[below] for below in LEVELS[:level] if in_town[below - 1])


def _scares(position: Position, doing: Doing) -> tuple[Scare, ...]:
    return _scares_among(position.ghosts, doing.level)


def upgrade_cost(position: Position, seat: Seat, ghost: int) -> int:
    """Scare points for the next level (HA-2.3)."""
    return upgrade_price(talents_of(position, seat), ghost)


def upgrade_price(able: Talents, ghost: int) -> int:
    """The same for somebody who is able to do this."""
    return max(0, UPGRADE_COST[LEVELS[LEVEL_OF[ghost]]] - able.upgrade_discount)


def scare_gain(position: Position, seat: Seat, level: Level) -> int:
    """Scare points for scaring with a ghost of that level (HA-2.2)."""
    return level + talents_of(position, seat).scare_plus


@lru_cache(maxsize=1024)
def _upgrades_among(ghosts: tuple[int, ...], level: Level, most: int) -> tuple[Upgrade, ...]:
    """`most` is the highest price that can be paid."""
    seen = census(ghosts)
    return tuple(
        _UPGRADES[ghost]
        for above in LEVELS[1 : level + 1]
        if seen.spare[above - 1] >= 0 and UPGRADE_COST[above] <= most
        for building in BUILDINGS
        for ghost in seen.of[building][above - 2]
    )


def _upgrades(position: Position, doing: Doing) -> tuple[Upgrade, ...]:
    lord = position.lords[doing.owner]
    purse = lord.scares + talents_among(lord.cards).upgrade_discount
    return _upgrades_among(position.ghosts, doing.level, min(purse, Level.RED))


def upgrade_prices(position: Position, doing: Doing) -> dict[Level, int]:
    """By the level of those that can be upgraded now, from below."""
    return {
        LEVEL_OF[move.ghost]: upgrade_cost(position, doing.owner, move.ghost)
        for move in targets(position, doing)
        if isinstance(move, Upgrade)
    }


def _moves(position: Position, doing: Doing) -> tuple[MoveGhost, ...]:
    return ghost_moves(position, doing.level, reaches_anywhere(position, doing))


def reaches_anywhere(position: Position, doing: Doing) -> bool:
    return doing.section != NOBODY and talents_of(position, doing.owner).moves_anywhere


@cache
def foes_of(own: Level, master: bool, own_colour: bool) -> tuple[Level, ...]:
    """The colours that a ghost of this level may attack."""
    return tuple(
        other
        for other in LEVELS
        if other < own or (other > own and not master) or (other == own and own_colour)
    )


def everybody(ghosts: tuple[int, ...]) -> ByLevel:
    """All ghosts in town."""
    return tuple(
        tuple(ghost for ghost in ghosts_of(level) if ghosts[ghost] != SUPPLY) for level in LEVELS
    )


@lru_cache(maxsize=1024)
def _fights_among(
    ghosts: tuple[int, ...], level: Level, master: bool, own_colour: bool, anywhere: bool
) -> tuple[Fight, ...]:
    foes = everybody(ghosts) if anywhere else None
    return tuple(
        [
            _FIGHTS[ghost][foe]
            for here in census(ghosts).of
            for own in LEVELS[:level]
            for ghost in here[own - 1]
            for other in foes_of(own, master, own_colour)
            for foe in (foes or here)[other - 1]
            if foe != ghost
        ]
    )


def _fights(position: Position, doing: Doing) -> tuple[Fight, ...]:
    able = talents_of(position, doing.owner)
    return _fights_among(
        position.ghosts,
        doing.level,
        position.options.master,
        able.fights_own_colour,
        able.fights_anywhere,
    )


@lru_cache(maxsize=1024)
def spaces_among(ghosts: tuple[int, ...], level: Level) -> tuple[Space, ...]:
    """The haunting spaces that ghosts up to this level could haunt."""
    return tuple(
        [
            (building, below, space(building, below))
            for building, here in zip(BUILDINGS, census(ghosts).of, strict=True)
            for below in LEVELS[:level]
            if here[below - 1]
        ]
    )


def _haunts(position: Position, doing: Doing) -> Iterator[Haunt]:
    seat, haunted = doing.owner, position.haunted
    lord = position.lords[seat]
    for building, level, at in spaces_among(position.ghosts, doing.level):
        if haunted[at] is None:
            for common, left in ((False, lord.pumpkins), (True, lord.common)):
                if left and not is_closed(haunted, seat, building, common):
                    yield HAUNTS[building, level, common]


_TARGETS: dict[Action, Callable[[Position, Doing], Iterable[Move]]] = {
    Action.SUMMON: _summons,
    Action.SCARE: _scares,
    Action.UPGRADE: _upgrades,
    Action.MOVE: _moves,
    Action.FIGHT: _fights,
    Action.HAUNT: _haunts,
}
