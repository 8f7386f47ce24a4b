"""Why an action cannot be done with something, or not at all (HA-2.1 to HA-2.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from halloween_table.engine.game import Refusal

from .actions import PAIR, RULE, reaches_anywhere, talents_of, upgrade_cost
from .moves import (
    Fight,
    FightAll,
    Haunt,
    Move,
    MoveGhost,
    Scare,
    Summon,
    SummonMixed,
    TakePumpkin,
    Upgrade,
)
from .pending import Doing
from .position import Position
from .survey import haunting_hindrance
from .town import (
    BUILDINGS,
    GHOSTS,
    LEVEL_OF,
    LEVELS,
    NEIGHBOURS,
    SUPPLY,
    UPGRADE_COST,
    Action,
    Building,
    Level,
)

MOVE_OF = {
    Action.SUMMON: Summon,
    Action.SCARE: Scare,
    Action.UPGRADE: Upgrade,
    Action.MOVE: MoveGhost,
    Action.FIGHT: Fight,
    Action.HAUNT: Haunt,
}


def target_refusal(position: Position, doing: Doing, move: Move) -> Refusal | None:
    """Why the action cannot be done with this; None if it can."""
    refusal = hindrance(position, doing, move)
    if refusal is None:
        return None
    aiming = talents_of(position, doing.owner).aiming
    if any(move in effect.targets(position, doing) for effect in aiming):
        return None
    return refusal


def hindrance(position: Position, doing: Doing, move: Move) -> Refusal | None:
    """What the rules alone have against it."""
    if isinstance(move, FightAll | SummonMixed | TakePumpkin):
        return _BY_POWER_ALONE[type(move)]
    if not isinstance(move, MOVE_OF[doing.action]):
        return Refusal(RULE[doing.action], "choose_first", (doing.action,))
    return _HINDRANCES[doing.action](position, doing, move)


_BY_POWER_ALONE = {
    FightAll: Refusal("HA-8.20", "no_such_power"),
    SummonMixed: Refusal("HA-8.47", "no_mixed_summon"),
    TakePumpkin: Refusal("HA-8.46", "no_taking_back"),
}
"""What only a power makes possible, with the card that does."""


def _unruly(doing: Doing, level: Level) -> Refusal | None:
    """HA-1.3."""
    if level > doing.level:
        return Refusal("HA-1.3", "level_too_low", (doing.level, level))
    return None


def _summon_hindrance(position: Position, doing: Doing, move: Summon) -> Refusal | None:
    building, level = move.building, move.level
    if len(position.census.of[building][level - 1]) < PAIR:
        return Refusal("HA-2.1", "no_pair", (building, level))
    return _unruly(doing, level) or entry_refusal(position, building, level)


def entry_refusal(position: Position, building: Building, level: Level) -> Refusal | None:
    """Why no ghost of this level can come from the supply into that building (HA-T3)."""
    if position.census.spare[level - 1] < 0:
        return Refusal("HA-T3", "ghosts_out", (level,))
    if not position.has_room(building):
        return Refusal("HA-T3", "building_full", (building, position.options.room))
    return None


def _scare_hindrance(position: Position, doing: Doing, move: Scare) -> Refusal | None:
    if not position.census.in_town[move.level - 1]:
        return Refusal("HA-2.2", "none_in_town", (move.level,))
    return _unruly(doing, move.level)


def _absent(position: Position, ghost: int) -> Refusal | None:
    if ghost not in GHOSTS or position.ghosts[ghost] == SUPPLY:
        return Refusal("HA-T3", "not_in_town")
    return None


def _upgrade_hindrance(position: Position, doing: Doing, move: Upgrade) -> Refusal | None:
    absent = _absent(position, move.ghost)
    if absent is not None:
        return absent
    level = LEVEL_OF[move.ghost]
    if level is Level.RED:
        return Refusal("HA-2.3", "red_is_highest")
    unruly = _unruly(doing, level)
    if unruly is not None:
        return unruly
    above = LEVELS[level]
    if position.census.spare[above - 1] < 0:
        return Refusal("HA-2.3", "ghosts_out", (above,))
    cost, scares = (
        upgrade_cost(position, doing.owner, move.ghost),
        position.lords[doing.owner].scares,
    )
    return Refusal("HA-2.3", "too_few_scares", (cost, scares)) if cost > scares else None


def _move_hindrance(position: Position, doing: Doing, move: MoveGhost) -> Refusal | None:
    absent = _absent(position, move.ghost)
    if absent is not None:
        return absent
    unruly = _unruly(doing, LEVEL_OF[move.ghost])
    if unruly is not None:
        return unruly
    here = BUILDINGS[position.ghosts[move.ghost]]
    if here == move.to:
        return Refusal("HA-2.4", "there_already", (move.to,))
    if move.to not in NEIGHBOURS[here] and not reaches_anywhere(position, doing):
        return Refusal("HA-2.4", "not_a_neighbour", (here, move.to))
    if not position.has_room(move.to):
        return Refusal("HA-T3", "building_full", (move.to, position.options.room))
    return None


def _fight_hindrance(position: Position, doing: Doing, move: Fight) -> Refusal | None:
    absent = _absent(position, move.ghost) or _absent(position, move.foe)
    if absent is not None:
        return absent
    able = talents_of(position, doing.owner)
    own, other = LEVEL_OF[move.ghost], LEVEL_OF[move.foe]
    unruly = _unruly(doing, own)
    if unruly is not None:
        return unruly
    if move.ghost == move.foe or (own == other and not able.fights_own_colour):
        return Refusal("HA-2.5", "same_colour", (own,))
    together = position.ghosts[move.ghost] == position.ghosts[move.foe]
    if not together and not able.fights_anywhere:
        return Refusal("HA-2.5", "not_together")
    if position.options.master and own < other:
        return Refusal("HA-7.2", "too_strong", (own, other))
    return None


def _haunt_hindrance(position: Position, doing: Doing, move: Haunt) -> Refusal | None:
    building, level = move.building, move.level
    unruly = _unruly(doing, level)
    if unruly is not None:
        return unruly
    if not position.census.of[building][level - 1]:
        return Refusal("HA-2.6", "no_ghost_there", (building, level))
    reason = haunting_hindrance(position, doing.owner, building, level, move.common)
    rule = "HA-6.1" if move.common else "HA-2.6"
    return Refusal(rule, reason, (building, level)) if reason else None


_HINDRANCES: dict[Action, Callable[[Position, Doing, Any], Refusal | None]] = {
    Action.SUMMON: _summon_hindrance,
    Action.SCARE: _scare_hindrance,
    Action.UPGRADE: _upgrade_hindrance,
    Action.MOVE: _move_hindrance,
    Action.FIGHT: _fight_hindrance,
    Action.HAUNT: _haunt_hindrance,
}


# ---- not at all -------------------------------------------------------------------------------------


def futility(position: Position, doing: Doing) -> Refusal:
    """Why an action cannot be done at all: what the nearest miss lacks (HA-1.2)."""
    return _FUTILE[doing.action](position, doing)


def _no_summon(position: Position, doing: Doing) -> Refusal:
    census = position.census
    pairs = [
        (building, level)
        for building in BUILDINGS
        for level in LEVELS
        if len(census.of[building][level - 1]) >= PAIR
    ]
    if not pairs:
        return Refusal("HA-1.2", "no_pair_anywhere")
    commanded = [(building, level) for building, level in pairs if level <= doing.level]
    if not commanded:
        return Refusal("HA-1.3", "pairs_too_high", (doing.level,))
    (building, level), *others = commanded
    refusal = entry_refusal(position, building, level)
    assert refusal is not None, "it would have been possible"
    return refusal if not others else Refusal("HA-T3", "pairs_full_or_out")


def _no_scare(position: Position, doing: Doing) -> Refusal:
    return Refusal("HA-1.3", "nobody_commanded", (doing.level,))


def _no_upgrade(position: Position, doing: Doing) -> Refusal:
    census = position.census
    within = [
        level for level in LEVELS[: min(doing.level, Level.ORANGE)] if census.in_town[level - 1]
    ]
    if not within:
        return Refusal("HA-1.3", "nobody_to_upgrade", (doing.level,))
    spared = [LEVELS[level] for level in within if census.spare[level] >= 0]
    if not spared:
        return Refusal("HA-2.3", "upgrades_out")
    discount = talents_of(position, doing.owner).upgrade_discount
    cheapest = max(0, min(UPGRADE_COST[level] for level in spared) - discount)
    return Refusal("HA-2.3", "too_few_scares", (cheapest, position.lords[doing.owner].scares))


def _no_move(position: Position, doing: Doing) -> Refusal:
    if not any(position.census.in_town[: doing.level]):
        return Refusal("HA-1.3", "nobody_commanded", (doing.level,))
    return Refusal("HA-T3", "all_full")


def _no_fight(position: Position, doing: Doing) -> Refusal:
    if position.options.master:
        return Refusal("HA-7.2", "nobody_to_beat", (doing.level,))
    return Refusal("HA-2.5", "nobody_to_fight", (doing.level,))


def _no_haunt(position: Position, doing: Doing) -> Refusal:
    lord = position.lords[doing.owner]
    if not lord.pumpkins and not lord.common:
        return Refusal("HA-2.6", "no_pumpkin")
    return Refusal("HA-2.6", "no_space", (doing.level,))


_FUTILE: dict[Action, Callable[[Position, Doing], Refusal]] = {
    Action.SUMMON: _no_summon,
    Action.SCARE: _no_scare,
    Action.UPGRADE: _no_upgrade,
    Action.MOVE: _no_move,
    Action.FIGHT: _no_fight,
    Action.HAUNT: _no_haunt,
}
