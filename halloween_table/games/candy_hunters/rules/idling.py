"""Steps in which nothing can be done, as everybody can see: no hidden card has a say in it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from .cards import CARDS, HAUNTED_NUMBERS, REGULAR_NUMBERS
from .ghosts import ghost_moves
from .patterns import card_of, scorings
from .position import House, Position, Stage
from .town import Colour

_Trio = tuple[Colour, Colour, Colour]
_Shape = tuple[tuple[int, int], tuple[int, int]]


def _by_shape() -> dict[_Shape, dict[_Trio, int]]:
    """Every regular card in every turn: where its second and third cell lie from the first, and what
    colours the three have."""
    found: dict[_Shape, dict[_Trio, int]] = defaultdict(dict)
    for number in REGULAR_NUMBERS:
        for (ax, ay, a), (bx, by, b), (cx, cy, c) in CARDS[number].turns:
            assert a is not None
            assert b is not None
            assert c is not None
            found[(bx - ax, by - ay), (cx - ax, cy - ay)][a, b, c] = number
    return found


_BY_SHAPE = _by_shape()


def is_idle(position: Position) -> bool:
    """Whether this step can only be passed, whatever its player holds."""
    stage = position.stage
    if stage is Stage.GHOSTS:
        return not ghost_moves(position)
    if stage is Stage.PATTERN:
        return not _could_score(position)
    if stage is Stage.EXCHANGE and position.deck:
        return all(held.haunted for held in position.hunters[position.seat].hand)
    return stage is Stage.EXCHANGE


def _could_score(position: Position) -> bool:
    """Whether the hand may hold a card that fits: what its backs allow, and nobody has scored."""
    hand = position.hunters[position.seat].hand
    if any(not held.haunted for held in hand) and _a_regular_card_fits(position):
        return True
    haunted = any(held.haunted for held in hand)
    cards = [card for card in HAUNTED_NUMBERS if haunted and not _is_scored(position, card)]
    return next(scorings(position, cards), None) is not None


def _a_regular_card_fits(position: Position) -> bool:
    """The town is looked through for cards rather than the cards for a town: one is soon found."""
    seen: Mapping[tuple[int, int], House] = position.houses  # type: ignore[assignment]
    for (x, y), (first, _) in position.houses.items():
        for ((bx, by), (cx, cy)), cards in _BY_SHAPE.items():
            second = seen.get((x + bx, y + by))
            third = seen.get((x + cx, y + cy)) if second is not None else None
            if second is not None and third is not None:
                card = cards.get((first, second.colour, third.colour))
                if card is not None and not _is_scored(position, card):
                    return True
    return False


def _is_scored(position: Position, card: int) -> bool:
    """Whether it lies open: then nobody holds it."""
    return any(card in map(card_of, hunter.scored) for hunter in position.hunters)
