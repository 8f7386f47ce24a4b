"""What somebody means by a gesture, lawful or not: the rules say what is wrong with it."""

from __future__ import annotations

from halloween_table.contract.offers import PASS_KEY_IN_VAIN
from halloween_table.engine.game import Refusal

from ..rules.actions import targets
from ..rules.moves import (
    NO,
    ROLL,
    STAND,
    Act,
    Claim,
    EndTurn,
    Fight,
    Haunt,
    Keep,
    Move,
    MoveGhost,
    PickBuilding,
    PickColour,
    PickDisc,
    PickGhost,
    PickSection,
    Rest,
    Scare,
    Summon,
    TakePumpkin,
    Upgrade,
    UseBonus,
    UsePower,
)
from ..rules.pending import Asked, Blues, Doing, Fetching, Paying, Throwing
from ..rules.position import Position
from ..rules.town import ACTIONS, BUILDINGS, LEVEL_OF, LEVELS, SUPPLY, Action
from .ids import END

Meant = Move | Refusal | None


def attempted(view: Position, piece: str, place: str) -> Meant:
    """The move that bringing this piece there means; without a piece, that pressing it means."""
    kind, *what = piece.split(":")
    where, *spot = place.split(":")
    aim = [int(part) if part.lstrip("-").isdigit() else 0 for part in spot]
    match kind:
        case "disc":
            return _disc(view, int(what[0]), int(what[1]), where, aim)
        case "token":
            if int(what[0]) != view.decider:
                return _not_yours()
            if isinstance(_top(view), Paying):
                return PickColour(LEVELS[int(what[1]) - 1])
            return Claim(aim[0]) if where == "card" else Refusal("HA-4.1", "token_target")
        case "ghost":
            return _ghost(view, int(what[0]), where, aim)
        case "bonus":
            return _bonus(view, int(what[0]), where, aim)
        case "pile":
            if where != "space":
                return Refusal("HA-2.6", "pumpkin_target")
            return Haunt(BUILDINGS[aim[0]], LEVELS[aim[1] - 1], what[0] == "common")
        case "pumpkin":
            return _pumpkin(view, place)
        case "die":
            return Refusal("HA-1.5", "dice_roll_themselves")
    return _pressed(view, place, where, aim)


def _top(view: Position) -> object:
    return view.pending[-1] if view.pending else None


def _not_yours() -> Refusal:
    return Refusal("HA-1.1", "not_yours")


def _disc(view: Position, seat: int, disc: int, where: str, aim: list[int]) -> Meant:
    if seat != view.decider:
        return _not_yours()
    lord = view.lords[seat]
    for at, section in enumerate(lord.sections):
        for action in ACTIONS:
            if disc in section.discs[action]:
                if isinstance(_top(view), Paying | Asked):
                    return PickDisc(at, action)
                return Claim(aim[0]) if where == "card" else Refusal("HA-2.7", "disc_lies")
    if disc not in lord.reserve:
        return Refusal("HA-4.1" if disc in lord.card_discs else "HA-3.3", "disc_stays")
    match where:
        case "action" if aim[0] == seat:
            return Act(aim[1], ACTIONS[aim[2]])
        case "slot" if aim[0] == seat:
            return UseBonus(aim[1])
        case "card":
            return Claim(aim[0])
    return Refusal("HA-1.1", "disc_target")


def _ghost(view: Position, ghost: int, where: str, aim: list[int]) -> Meant:
    top, level = _top(view), LEVEL_OF[ghost]
    home = view.ghosts[ghost]
    doing = top.action if isinstance(top, Doing) else None
    match doing:
        case Action.SUMMON:
            building = aim[0] if where == "building" else home
            return None if building == SUPPLY else Summon(BUILDINGS[building], level)
        case Action.SCARE:
            return Scare(level)
        case Action.UPGRADE:
            return Upgrade(ghost)
        case Action.FIGHT:
            if where == "stand":
                return Fight(ghost, aim[0])
            return Refusal("HA-2.5", "fight_target")
    if where == "building":
        if isinstance(top, Asked) and home == SUPPLY:
            return Summon(BUILDINGS[aim[0]], level)
        if isinstance(top, Asked) and aim[0] == home:
            return PickGhost(ghost)
        if isinstance(top, Blues):
            return PickBuilding(BUILDINGS[aim[0]])
        return MoveGhost(ghost, BUILDINGS[aim[0]])
    if doing is Action.MOVE:
        return Refusal("HA-2.4", "move_target")
    return PickGhost(ghost)


def _bonus(view: Position, token: int, where: str, aim: list[int]) -> Meant:
    top = _top(view)
    if isinstance(top, Fetching) and top.token == token:
        if where == "slot" and aim[0] == view.decider:
            return Keep(aim[1])
        return Refusal("HA-3.1", "bonus_first", (token,))
    slots = [slot.token for slot in view.lords[view.decider].slots]
    if token in slots:
        die = aim[0] if where == "die_at" else 0
        return UseBonus(slots.index(token), die)
    if token in view.bonuses:
        return Refusal("HA-3.1", "bonus_is_fetched")
    return _not_yours()


def _pumpkin(view: Position, place: str) -> Meant:
    """A pumpkin that stands in town."""
    where, *spot = place.split(":")
    top = _top(view)
    if where == "space" and isinstance(top, Doing) and top.action is Action.HAUNT:
        building, level = BUILDINGS[int(spot[0])], LEVELS[int(spot[1]) - 1]
        back = TakePumpkin(building, level)
        return back if back in targets(view, top) else Haunt(building, level)
    return Refusal("HA-2.6", "pumpkin_stays")


def _pressed(view: Position, place: str, where: str, aim: list[int]) -> Meant:
    top, seat = _top(view), view.decider
    if place == PASS_KEY_IN_VAIN:
        if isinstance(top, Throwing):
            return STAND if top.rolled else ROLL
        return EndTurn() if top is None else NO
    if place == END:
        return EndTurn()
    match where:
        case "action":
            return Act(aim[1], ACTIONS[aim[2]]) if aim[0] == seat else _not_yours()
        case "rest":
            return Rest(aim[0])
        case "card":
            own = aim[0] in view.lords[view.seat].cards
            return UsePower(aim[0]) if own else Claim(aim[0])
        case "slot":
            return UseBonus(aim[1]) if aim[0] == seat else _not_yours()
        case "section":
            if top is None:
                return Refusal("HA-2.3", "section_is_lifted")
            return PickSection(aim[1])
        case "space":
            return Haunt(BUILDINGS[aim[0]], LEVELS[aim[1] - 1])
        case "supply":
            return PickColour(LEVELS[aim[0] - 1]) if isinstance(top, Asked) else None
        case "building":
            return PickBuilding(BUILDINGS[aim[0]]) if isinstance(top, Blues) else None
    return None
