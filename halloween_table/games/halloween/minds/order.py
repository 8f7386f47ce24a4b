"""Which moves are worth a look: of those that come to the same, only one."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from halloween_table.engine.game import Seat

from ..rules.actions import effects_of
from ..rules.effects import Effect
from ..rules.game import Halloween
from ..rules.moves import (
    NO,
    Act,
    Fight,
    FightAll,
    Keep,
    Move,
    MoveGhost,
    PickColour,
    PickDisc,
    PickGhost,
    PickSection,
    Rest,
    Scare,
    Upgrade,
    UseBonus,
)
from ..rules.pending import Fetching, Lifting, Paying, Pending
from ..rules.position import Position
from ..rules.town import LEVEL_OF

GAME = Halloween()


def worth_a_look(position: Position, seat: Seat) -> Iterator[Move]:
    """The lawful moves, without those that come to the same as another."""
    seen: set[Hashable] = set()
    moves = GAME.moves(position, seat)
    if position.pending:
        due = position.pending[-1]
        if isinstance(due, Paying):
            moves = (move for move in moves if _in_order(position, due, move))
        elif _is_a_gift(position, due):
            moves = _taking(moves)
        else:
            moves = _frightening(position, seat, moves)
    for move in moves:
        likeness = _likeness(position, seat, move)
        if likeness not in seen:
            seen.add(likeness)
            yield move


def _is_a_gift(position: Position, due: Pending) -> bool:
    """Whether what is offered costs nothing and takes nothing else's place: a section that is lifted
    commands what it did before, and more; a bonus lies in a slot that was empty, and may give way to
    another one."""
    match due:
        case Lifting():
            return True
        case Fetching(owner):
            slots = position.lords[owner].slots
            return any(slot.token is None and slot.disc is None for slot in slots)
    return False


def _taking(moves: Iterator[Move]) -> Iterator[Move]:
    taken = [move for move in moves if move != NO]
    return iter(taken or [NO])


def _frightening(position: Position, seat: Seat, moves: Iterator[Move]) -> Iterator[Move]:
    """Of all scares the greatest, unless the ghost that scares may do something else then."""
    best: Scare | None = None
    for move in moves:
        if isinstance(move, Scare) and not _moves_scarers(position, seat):
            best = move if best is None or move.level > best.level else best
        else:
            yield move
    if best is not None:
        yield best


def _moves_scarers(position: Position, seat: Seat) -> bool:
    return any(
        type(effect).after_scaring is not Effect.after_scaring
        for effect in effects_of(position, seat)
    )


def _in_order(position: Position, paying: Paying, move: Move) -> bool:
    """A price is put together in one order: the disc, then the tokens from the highest. The disc is
    taken from the board where no reserve is left, or where a section's last one would go."""
    match move:
        case PickDisc(section):
            lord = position.lords[paying.owner]
            worth_it = not lord.reserve or lord.sections[section].taken == 1
            return worth_it and not paying.tokens
        case PickColour(level):
            return not paying.tokens or level <= paying.tokens[-1]
    return True


def _likeness(position: Position, seat: Seat, move: Move) -> Hashable:
    """Equal for moves that come to the same: ghosts of one colour in one building are alike, and
    so are sections of one level with the same discs."""
    lord = position.lords[seat]
    match move:
        case Act(section, action):
            return Act, _section(position, seat, section), action
        case Rest(section):
            return Rest, _section(position, seat, section)
        case PickSection(section):
            return PickSection, _section(position, seat, section)
        case PickDisc(section, action):
            return PickDisc, _section(position, seat, section), action
        case MoveGhost(ghost, to):
            return MoveGhost, _ghost(position, ghost), to
        case Upgrade(ghost) | PickGhost(ghost) | FightAll(ghost):
            return type(move), _ghost(position, ghost)
        case Fight(ghost, foe):
            return Fight, _ghost(position, ghost), _ghost(position, foe)
        case Keep(slot):
            token = lord.slots[slot].token
            return Keep, None if token is None else token // 2
        case UseBonus(slot, die):
            token = lord.slots[slot].token
            return UseBonus, None if token is None else token // 2, die
    return move


def _ghost(position: Position, ghost: int) -> Hashable:
    return LEVEL_OF[ghost], position.ghosts[ghost]


def _section(position: Position, seat: Seat, at: int) -> Hashable:
    level, discs = position.lords[seat].sections[at]
    return level, tuple(map(len, discs)), at in position.done and position.seat == seat


def likeness(position: Position) -> Hashable:
    """Equal for positions between which a lord has no reason to choose: who exactly is where, and
    which disc, means nothing."""
    lord = position.lord
    census = position.census
    return (
        tuple(tuple(map(len, levels)) for levels in census.of),
        tuple(
            sorted(_section(position, position.seat, at) for at in range(len(lord.sections)))  # type: ignore[type-var]
        ),
        lord.scares,
        lord.points,
        lord.tokens,
        lord.cards,
        tuple(slot.token for slot in lord.slots),
        len(lord.reserve),
        position.haunted,
        position.bonuses,
        position.spent,
        position.pending,
        position.seat,
        position.chance,
        tuple(other.points for other in position.lords),
    )
