"""What may still come of an action, where that decides whether a power may be called upon at all."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.engine.evolving import evolved

from .actions import effects_of, reaches_anywhere
from .deeds import Deeds
from .effects import Effect, Moved
from .moves import Move, MoveGhost, PickSection
from .pending import Asked, Doing
from .position import Position
from .powers import CARDS
from .town import Level


def is_of_use_after(position: Position, doing: Doing, first: MoveGhost, raised: Level) -> bool:
    """Whether a higher level lets something else follow that first ghost (HA-8.4): it may have made
    room, and what it sets going may have lifted the section by then (HA-8.16)."""
    if not any(asks_after_moving(effect) for effect in effects_of(position, doing.owner)):
        return False
    deeds = Deeds(evolved(position, acting=doing.section, pending=()))
    moved = Moved(first.ghost, raised, True, reaches_anywhere(position, doing))
    deeds.move(moved, first.to)
    return _comes_to_use(deeds.position)


def asks_after_moving(effect: Effect) -> bool:
    return type(effect).after_moving is not Effect.after_moving


def _comes_to_use(position: Position) -> bool:
    """Whether among all answers to what is asked there is one by which the higher level counts. Dice
    and bonus tokens change no level."""
    while position.pending:
        asked = position.pending[-1]
        if isinstance(asked, Asked) and asked.raised:
            return _beyond(position, asked)
        if isinstance(asked, Asked) and any(map(_comes_to_use, _answers(position, asked))):
            return True
        position = evolved(position, pending=position.pending[:-1])
    return False


def _beyond(position: Position, asked: Asked) -> bool:
    """Whether something can be chosen that could not be at the section's own level."""
    choices = CARDS[asked.by].effect.choices
    within = set(choices(position, evolved(asked, raised=0)))
    return any(choice not in within for choice in choices(position, asked))


def _answers(position: Position, asked: Asked) -> Iterator[Position]:
    """What each answer comes to; of answers of one kind one is as good as another here, but for
    sections."""
    effect, tried = CARDS[asked.by].effect, set[object]()
    for move in effect.choices(position, asked):
        if _kind(move) not in tried:
            tried.add(_kind(move))
            deeds = Deeds(position)
            deeds.pop()
            effect.choose(deeds, asked, move)
            yield deeds.position


def _kind(move: Move) -> object:
    return move if isinstance(move, PickSection) else type(move)
