"""What somebody means by a gesture, lawful or not: the rules say what is wrong with it."""

from __future__ import annotations

from halloween_table.contract.gestures import Carry, Gesture, PassInVain, Press
from halloween_table.engine.game import Refusal

from ..rules.actions import targets
from ..rules.hindrances import target_refusal
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
from ..rules.position import Lord, Position
from ..rules.town import ACTIONS, BUILDINGS, LEVEL_OF, SUPPLY, Action, Building, Level
from ..rules.turn import acts
from . import ids

Meant = Move | Refusal | None


def attempted(view: Position, gesture: Gesture) -> Meant:
    """The move that this gesture means."""
    match gesture:
        case Carry(piece, place):
            return _carried(view, piece, place)
        case Press(place):
            return _pressed(view, place)
        case PassInVain():
            return _passed(_top(view))
    return None


def _carried(view: Position, piece: str, place: str | None) -> Meant:
    match piece:
        case ids.Disc(seat) | ids.Token(seat) if seat != view.decider:
            return _not_yours()
        case ids.Disc(disc=disc):
            return _disc(view, disc, place)
        case ids.Token(level=level):
            return _token(view, level, place)
        case ids.Ghost(ghost):
            return _ghost(view, ghost, place)
        case ids.Bonus(token):
            return _bonus(view, token, place)
        case ids.Pile() | ids.Pumpkin():
            return _pumpkin(view, piece, place)
    return Refusal("HA-1.5", "dice_roll_themselves") if isinstance(piece, ids.Die) else None


def _top(view: Position) -> object:
    return view.pending[-1] if view.pending else None


def _not_yours() -> Refusal:
    return Refusal("HA-1.1", "not_yours")


def _disc(view: Position, disc: int, place: str | None) -> Meant:
    lord = view.lords[view.decider]
    if disc in lord.reserve:
        return _reserve_disc(view, place)
    lying = _lying(lord, disc)
    if lying is None:
        return Refusal("HA-4.1" if disc in lord.card_discs else "HA-3.3", "disc_stays")
    if isinstance(_top(view), Paying | Asked):
        return lying
    return Claim(place.card) if isinstance(place, ids.Card) else Refusal("HA-2.7", "disc_lies")


def _lying(lord: Lord, disc: int) -> PickDisc | None:
    """The choice of a disc that lies in a section."""
    for at, section in enumerate(lord.sections):
        for action in ACTIONS:
            if disc in section.discs[action]:
                return PickDisc(at, action)
    return None


def _reserve_disc(view: Position, place: str | None) -> Meant:
    match place:
        case ids.Action(seat, section, action) if seat == view.decider:
            return Act(section, action)
        case ids.Slot(seat, slot) if seat == view.decider:
            return UseBonus(slot)
        case ids.Card(card):
            return Claim(card)
    return Refusal("HA-1.1", "disc_target")


def _token(view: Position, level: Level, place: str | None) -> Meant:
    if isinstance(_top(view), Paying):
        return PickColour(level)
    return Claim(place.card) if isinstance(place, ids.Card) else Refusal("HA-4.1", "token_target")


def _ghost(view: Position, ghost: int, place: str | None) -> Meant:
    top = _top(view)
    match top.action if isinstance(top, Doing) else None:
        case Action.SUMMON:
            home = view.ghosts[ghost]
            building = place.building if isinstance(place, ids.Building) else home
            return None if building == SUPPLY else Summon(BUILDINGS[building], LEVEL_OF[ghost])
        case Action.SCARE:
            return Scare(LEVEL_OF[ghost])
        case Action.UPGRADE:
            return Upgrade(ghost)
        case Action.FIGHT if isinstance(place, ids.Stand):
            return Fight(ghost, place.ghost)
        case Action.FIGHT:
            return Refusal("HA-2.5", "fight_target")
        case Action.MOVE if not isinstance(place, ids.Building):
            return Refusal("HA-2.4", "move_target")
    if isinstance(place, ids.Building):
        return _ghost_to_building(view, ghost, place.building)
    return PickGhost(ghost)


def _ghost_to_building(view: Position, ghost: int, building: Building) -> Move | Refusal:
    """Where no action is under way that says what becomes of ghosts."""
    top, home = _top(view), view.ghosts[ghost]
    if top is None and building != home:
        return _undisced(view, MoveGhost(ghost, building))
    if isinstance(top, Asked) and home == SUPPLY:
        return Summon(building, LEVEL_OF[ghost])
    if isinstance(top, Asked) and building == home:
        return PickGhost(ghost)
    return PickBuilding(building) if isinstance(top, Blues) else MoveGhost(ghost, building)


def _undisced(view: Position, move: MoveGhost) -> Move | Refusal:
    """Why not even the highest section that could move a ghost moves this one there."""
    sections = [act.section for act in acts(view, None) if act.action is Action.MOVE]
    if not sections:
        return move
    section = max(sections, key=lambda at: view.lord.sections[at].level)
    doing = Doing(view.seat, Action.MOVE, view.lord.sections[section].level, section)
    return target_refusal(view, doing, move) or move


def _bonus(view: Position, token: int, place: str | None) -> Meant:
    top = _top(view)
    if isinstance(top, Fetching) and top.token == token:
        if isinstance(place, ids.Slot) and place.seat == view.decider:
            return Keep(place.slot)
        return Refusal("HA-3.1", "bonus_first", (token,))
    slots = [slot.token for slot in view.lords[view.decider].slots]
    if token in slots:
        return UseBonus(slots.index(token), place.number if isinstance(place, ids.DieAt) else 0)
    if token in view.bonuses:
        return Refusal("HA-3.1", "bonus_is_fetched")
    return _not_yours()


def _pumpkin(view: Position, piece: ids.Pile | ids.Pumpkin, place: str | None) -> Meant:
    """One from a pile, or one that stands in town."""
    top = _top(view)
    match piece, place:
        case ids.Pile(whose), ids.Space(building, level):
            return Haunt(building, level, whose == "common")
        case ids.Pile(), _:
            return Refusal("HA-2.6", "pumpkin_target")
        case _, ids.Space(building, level) if isinstance(top, Doing) and top.action is Action.HAUNT:
            back = TakePumpkin(building, level)
            return back if back in targets(view, top) else Haunt(building, level)
    return Refusal("HA-2.6", "pumpkin_stays")


def _passed(top: object) -> Move:
    if isinstance(top, Throwing):
        return STAND if top.rolled else ROLL
    return EndTurn() if top is None else NO


def _pressed(view: Position, place: str) -> Meant:
    top = _top(view)
    match place:
        case ids.END:
            return EndTurn()
        case ids.Action() | ids.Rest() | ids.Card() | ids.Slot():
            return _begun(view, place)
        case ids.Section() if top is None:
            return Refusal("HA-2.3", "section_is_lifted")
        case ids.Section(section=section):
            return PickSection(section)
        case ids.Space(building, level):
            return Haunt(building, level)
        case ids.Supply(level) if isinstance(top, Asked):
            return PickColour(level)
        case ids.Building(building) if isinstance(top, Blues):
            return PickBuilding(building)
    return None


def _begun(view: Position, place: str) -> Meant:
    """What a press on one's own board or on a card begins."""
    match place:
        case ids.Action(seat) | ids.Slot(seat) if seat != view.decider:
            return _not_yours()
        case ids.Action(_, section, action):
            return Act(section, action)
        case ids.Slot(_, slot):
            return UseBonus(slot)
        case ids.Rest(section):
            return Rest(section)
        case ids.Card(card):
            return UsePower(card) if card in view.lords[view.seat].cards else Claim(card)
    return None
