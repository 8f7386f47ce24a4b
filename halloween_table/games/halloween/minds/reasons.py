"""Why a move: what it does and what it is good for, as values that a sentence can be made of."""

from __future__ import annotations

from attrs import frozen

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat

from ..rules.actions import effects_of, scare_gain, upgrade_cost
from ..rules.claims import POINTS, reward
from ..rules.game import Halloween
from ..rules.moves import (
    Act,
    Claim,
    EndTurn,
    Fight,
    Haunt,
    Keep,
    Move,
    MoveGhost,
    PickSection,
    Rest,
    Scare,
    Summon,
    TakePoints,
    Upgrade,
    UseBonus,
    UsePower,
)
from ..rules.pending import Doing, Fetching, Lifting, Pending
from ..rules.position import Position
from ..rules.survey import free_haunts
from ..rules.town import DIE, HAUNTING, LEVEL_OF, LEVELS, Action, Building, Level

GAME = Halloween()


@frozen
class Haunts:
    """It scores at once."""

    building: Building
    level: Level
    points: int


@frozen
class Summons:
    level: Level
    token: bool
    """There is a token to take."""


@frozen
class Frightens:
    scares: int


@frozen
class Upgrades:
    level: Level
    """The new one."""
    cost: int
    token: bool


@frozen
class Fetches:
    """The ghost comes to where a bonus token lies."""

    bonus: int
    """Which token."""


@frozen
class Approaches:
    """From where the ghost comes to, its lord could haunt."""

    building: Building
    points: int


@frozen
class Goes:
    """The ghost is better there than here."""

    building: Building


@frozen
class Fights:
    foe: Level
    of_hundred: int
    """So often it is won even without bonuses."""
    token: bool


@frozen
class Rests:
    discs: int


@frozen
class Claims:
    card: int
    points: int


@frozen
class Calls:
    """A power is of use now."""

    card: int


@frozen
class Uses:
    """A bonus token is of use now."""

    bonus: int


@frozen
class Keeps:
    """A bonus token will be of use."""

    bonus: int


@frozen
class Lifts:
    """A section commands more ghosts from then on."""

    section: int
    level: Level


@frozen
class TakesReward:
    points: int


@frozen
class EndsTurn:
    """All is done."""


@frozen
class Prefers:
    """Of several choices the one that promises most."""

    choices: int


Reason = (
    Haunts
    | Summons
    | Frightens
    | Upgrades
    | Fetches
    | Approaches
    | Goes
    | Fights
    | Rests
    | Claims
    | Calls
    | Uses
    | Keeps
    | Lifts
    | TakesReward
    | EndsTurn
    | Prefers
)


def reason_for(view: Position, seat: Seat, deed: tuple[Move, ...]) -> Reason:
    """Why that seat would begin with the first of these moves: an action for what it is done with."""
    first, *others = deed
    if isinstance(first, Act) and others:
        world = GAME.imagined(view, seat, Chance(0))  # a disc is put down: nothing is drawn
        return reason(GAME.play(world, seat, first).position, seat, others[0])
    return reason(view, seat, first)


def reason(view: Position, seat: Seat, move: Move) -> Reason:
    """What a single move does, if that is a reason; else that it was preferred."""
    due = view.pending[-1] if view.pending else None
    found = _reason(view, seat, due, move)
    return found or Prefers(sum(1 for _ in GAME.moves(view, seat)))


def _reason(view: Position, seat: Seat, due: Pending | None, move: Move) -> Reason | None:
    match move:
        case Rest(section):
            return Rests(view.lords[seat].sections[section].taken)
        case Claim(card):
            return Claims(card, POINTS)
        case UsePower(card):
            return Calls(card)
        case UseBonus(slot):
            token = view.lords[seat].slots[slot].token
            return None if token is None else Uses(token)
        case EndTurn():
            return EndsTurn()
        case TakePoints():
            return TakesReward(reward(view))
        case Haunt(building, level):
            return Haunts(building, level, HAUNTING[level])
        case MoveGhost(ghost, to):
            return _moving(view, seat, ghost, to)
    match due, move:
        case Fetching(), Keep():
            return Keeps(due.token)
        case Lifting(), PickSection(section):
            return Lifts(section, due.level)
        case Doing(), _:
            return _doing(view, seat, move)
    return None


def _doing(view: Position, seat: Seat, move: Move) -> Reason | None:
    match move:
        case Summon(_, level):
            return Summons(level, _some_left(view, level))
        case Scare(level):
            return Frightens(scare_gain(view, seat, level))
        case Upgrade(ghost):
            level = LEVELS[LEVEL_OF[ghost]]
            return Upgrades(level, upgrade_cost(view, seat, ghost), _some_left(view, level))
        case Fight(ghost, foe):
            level = LEVEL_OF[foe]
            return Fights(level, _of_hundred(view, seat, ghost, foe), _some_left(view, level))
    return None


def _some_left(view: Position, level: Level) -> bool:
    return view.tokens_left(level) > 0


def _moving(view: Position, seat: Seat, ghost: int, to: Building) -> Reason:
    token = view.bonuses[to]
    if token is not None:
        return Fetches(token)
    level = LEVEL_OF[ghost]
    could = any(
        section.level >= level and not section.discs[Action.HAUNT]
        for section in view.lords[seat].sections
    )
    new = not view.census.of[to][level - 1]
    if could and new and any(free_haunts(view, seat, to, level)):
        return Approaches(to, HAUNTING[level])
    return Goes(to)


def _of_hundred(view: Position, seat: Seat, ghost: int, foe: int) -> int:
    """How many of a hundred such fights are won, rounded down."""
    effects = effects_of(view, seat)
    if view.options.master or any(effect.opens_fight(view, ghost, foe) for effect in effects):
        return 100
    plus = sum(effect.attack_plus for effect in effects)
    own, other = DIE[LEVEL_OF[ghost]], DIE[LEVEL_OF[foe]]
    won = sum(min(other, face + plus - 1) for face in range(1, own + 1))
    return 100 * won // (own * other)
