"""The six actions: what each can be done with (HA-2.1 to HA-2.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from halloween_table.engine.game import Seat

from .effects import Effect
from .moves import Fight, Haunt, Move, MoveGhost, Scare, Summon, Upgrade
from .pending import NOBODY, Doing
from .position import Position
from .powers import effects_among
from .survey import HAUNTS, buildings_with_room, ghost_moves, haunting_hindrance
from .town import BUILDINGS, GHOSTS, LEVEL_OF, LEVELS, SUPPLY, UPGRADE_COST, Action, Level

_SUMMONS = {
    (building, level): Summon(building, level) for building in BUILDINGS for level in LEVELS
}
_SCARES = {level: Scare(level) for level in LEVELS}
_UPGRADES = tuple(map(Upgrade, GHOSTS))
_FIGHTS = tuple(tuple(Fight(ghost, foe) for foe in GHOSTS) for ghost in GHOSTS)
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


def targets(position: Position, doing: Doing) -> Iterator[Move]:
    """Everything the action can be done with, each once."""
    basic = _TARGETS[doing.action](position, doing)
    effects = effects_of(position, doing.owner)
    if not effects:
        yield from basic
        return
    seen = set()
    for move in basic:
        seen.add(move)
        yield move
    for effect in effects:
        for move in effect.targets(position, doing):
            if move not in seen:
                seen.add(move)
                yield move


def has_target(position: Position, doing: Doing) -> bool:
    return next(targets(position, doing), None) is not None


def _summons(position: Position, doing: Doing) -> Iterator[Summon]:
    census = position.census
    for building in buildings_with_room(position):
        for level in LEVELS[: doing.level]:
            if census.spare[level - 1] >= 0 and len(census.of[building][level - 1]) >= PAIR:
                yield _SUMMONS[building, level]


def _scares(position: Position, doing: Doing) -> Iterator[Scare]:
    for level in LEVELS[: doing.level]:
        if position.census.in_town[level - 1]:
            yield _SCARES[level]


def upgrade_cost(position: Position, seat: Seat, ghost: int) -> int:
    """Scare points for the next level (HA-2.3)."""
    discount = sum(effect.upgrade_discount for effect in effects_of(position, seat))
    return max(0, UPGRADE_COST[LEVELS[LEVEL_OF[ghost]]] - discount)


def scare_gain(position: Position, seat: Seat, level: Level) -> int:
    """Scare points for scaring with a ghost of that level (HA-2.2)."""
    return level + sum(effect.scare_plus for effect in effects_of(position, seat))


def _upgrades(position: Position, doing: Doing) -> Iterator[Upgrade]:
    census = position.census
    scares = position.lords[doing.owner].scares
    discount = sum(effect.upgrade_discount for effect in effects_of(position, doing.owner))
    for level in LEVELS[: min(doing.level, Level.ORANGE)]:
        above = LEVELS[level]
        if census.spare[above - 1] >= 0 and UPGRADE_COST[above] - discount <= scares:
            for building in BUILDINGS:
                for ghost in census.of[building][level - 1]:
                    yield _UPGRADES[ghost]


def upgrade_prices(position: Position, doing: Doing) -> dict[Level, int]:
    """By the level of those that can be upgraded now, from below."""
    return {
        LEVEL_OF[move.ghost]: upgrade_cost(position, doing.owner, move.ghost)
        for move in targets(position, doing)
        if isinstance(move, Upgrade)
    }


def _moves(position: Position, doing: Doing) -> Iterator[MoveGhost]:
    return ghost_moves(position, doing.level, reaches_anywhere(position, doing))


def reaches_anywhere(position: Position, doing: Doing) -> bool:
    return doing.section != NOBODY and any(
        effect.moves_anywhere for effect in effects_of(position, doing.owner)
    )


def _fights(position: Position, doing: Doing) -> Iterator[Fight]:
    effects = effects_of(position, doing.owner)
    master = position.options.master
    own_colour = any(effect.fights_own_colour for effect in effects)
    anywhere = any(effect.fights_anywhere for effect in effects)
    census = position.census
    everybody = [ghost for ghost in GHOSTS if position.ghosts[ghost] != SUPPLY] if anywhere else []
    for building in BUILDINGS:
        levels = census.of[building]
        if not anywhere and census.in_building[building] < 2:
            continue
        foes = everybody if anywhere else [foe for ghosts in levels for foe in ghosts]
        for level in LEVELS[: doing.level]:
            for ghost in levels[level - 1]:
                for foe in foes:
                    other = LEVEL_OF[foe]
                    if (
                        other < level
                        or (not master and other > level)
                        or (own_colour and other == level and foe != ghost)
                    ):
                        yield _FIGHTS[ghost][foe]


def _haunts(position: Position, doing: Doing) -> Iterator[Haunt]:
    lord = position.lords[doing.owner]
    kinds = [common for common, left in ((False, lord.pumpkins), (True, lord.common)) if left]
    if not kinds:
        return
    census = position.census
    for building in BUILDINGS:
        for level in LEVELS[: doing.level]:
            if census.of[building][level - 1]:
                for common in kinds:
                    if not haunting_hindrance(position, doing.owner, building, level, common):
                        yield HAUNTS[building, level, common]


_TARGETS: dict[Action, Callable[[Position, Doing], Iterator[Move]]] = {
    Action.SUMMON: _summons,
    Action.SCARE: _scares,
    Action.UPGRADE: _upgrades,
    Action.MOVE: _moves,
    Action.FIGHT: _fights,
    Action.HAUNT: _haunts,
}
