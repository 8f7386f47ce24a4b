"""Steps in which nothing can be done, as everybody can see: no hidden card has a say in it."""

from __future__ import annotations

from collections.abc import Iterator

from .cards import HAUNTED_NUMBERS, REGULAR_NUMBERS
from .ghosts import ghost_moves
from .patterns import scorings
from .position import Position, Stage


def is_idle(position: Position) -> bool:
    """Whether this step can only be passed, whatever its player holds."""
    match position.stage:
        case Stage.GHOSTS:
            return next(ghost_moves(position), None) is None
        case Stage.PATTERN:
            return next(scorings(position, _holdable(position)), None) is None
        case Stage.EXCHANGE:
            hand = position.hunters[position.seat].hand
            return not position.deck or all(held.haunted for held in hand)
    return False


def _holdable(position: Position) -> Iterator[int]:
    """Every card that may be in the hand: what its backs allow, and nobody has scored."""
    scored = {dealt.card for hunter in position.hunters for dealt in hunter.scored}
    backs = {held.haunted for held in position.hunters[position.seat].hand}
    for haunted, numbers in ((False, REGULAR_NUMBERS), (True, HAUNTED_NUMBERS)):
        if haunted in backs:
            yield from (number for number in numbers if number not in scored)
