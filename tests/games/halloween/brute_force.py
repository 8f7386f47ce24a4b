"""The six actions once more, sentence by sentence and without any haste: no card, no shortcut."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.games.halloween.rules.moves import (
    Fight,
    Haunt,
    Move,
    MoveGhost,
    Scare,
    Summon,
    Upgrade,
)
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.rules.town import BUILDINGS, LEVELS, Action

BESIDE = {0: (1, 3), 1: (0, 2, 4), 2: (1, 5), 3: (0, 4), 4: (1, 3, 5), 5: (2, 4)}
PRICES = {2: 2, 3: 3, 4: 4, 5: 5}


def colour(ghost: int) -> int:
    return ghost // 5 + 1


def targets(position: Position, action: Action, level: int) -> set[Move]:
    """Everything a section of that level can do it with (HA-1.3)."""
    return set(_TARGETS[action](position, level))


def _in(position: Position, building: int, level: int) -> list[int]:
    return [g for g in range(25) if position.ghosts[g] == building and colour(g) == level]


def _crowd(position: Position, building: int) -> int:
    return sum(where == building for where in position.ghosts)


def _supply(position: Position, level: int) -> int:
    return sum(where == -1 and colour(g) == level for g, where in enumerate(position.ghosts))


def _room(position: Position) -> int:
    return 4 if position.options.master else 6


def _summon(position: Position, level: int) -> Iterator[Move]:
    """HA-2.1, HA-T3"""
    for building in BUILDINGS:
        for each in LEVELS:
            if (
                each <= level
                and len(_in(position, building, each)) >= 2
                and _supply(position, each) > 0
                and _crowd(position, building) < _room(position)
            ):
                yield Summon(building, each)


def _scare(position: Position, level: int) -> Iterator[Move]:
    """HA-2.2"""
    for each in LEVELS:
        if each <= level and _supply(position, each) < 5:
            yield Scare(each)


def _upgrade(position: Position, level: int) -> Iterator[Move]:
    """HA-2.3"""
    for ghost, where in enumerate(position.ghosts):
        now = colour(ghost)
        if (
            where >= 0
            and now <= level
            and now < 5
            and _supply(position, now + 1) > 0
            and position.lords[position.seat].scares >= PRICES[now + 1]
        ):
            yield Upgrade(ghost)


def _move(position: Position, level: int) -> Iterator[Move]:
    """HA-2.4, HA-T1"""
    for ghost, where in enumerate(position.ghosts):
        if where >= 0 and colour(ghost) <= level:
            for to in BUILDINGS:
                if to in BESIDE[where] and _crowd(position, to) < _room(position):
                    yield MoveGhost(ghost, to)


def _fight(position: Position, level: int) -> Iterator[Move]:
    """HA-2.5, HA-7.2"""
    for ghost, where in enumerate(position.ghosts):
        for foe, there in enumerate(position.ghosts):
            if where < 0 or where != there or colour(ghost) > level:
                continue
            if position.options.master:
                if colour(foe) < colour(ghost):
                    yield Fight(ghost, foe)
            elif colour(foe) != colour(ghost):
                yield Fight(ghost, foe)


def _haunt(position: Position, level: int) -> Iterator[Move]:
    """HA-2.6, HA-6.1"""
    seat = position.seat
    lord = position.lords[seat]
    for building in BUILDINGS:
        spaces = position.haunted[5 * building : 5 * building + 5]
        own = any(p is not None and p.seat == seat and not p.common for p in spaces)
        common = any(p is not None and p.common for p in spaces)
        for each in LEVELS:
            if each <= level and _in(position, building, each) and spaces[each - 1] is None:
                if lord.pumpkins and not own:
                    yield Haunt(building, each)
                if lord.common and not common:
                    yield Haunt(building, each, common=True)


_TARGETS = {
    Action.SUMMON: _summon,
    Action.SCARE: _scare,
    Action.UPGRADE: _upgrade,
    Action.MOVE: _move,
    Action.FIGHT: _fight,
    Action.HAUNT: _haunt,
}
