"""Steps in which nothing can be done, as everybody can see: no hidden card has a say in it."""

from __future__ import annotations

from collections import defaultdict

from halloween_table.engine.keeping import kept

from .cards import CARDS, HAUNTED_NUMBERS, REGULAR_NUMBERS
from .ghosts import a_ghost_can_walk
from .patterns import card_of, scorings
from .position import Position, Stage
from .town import Cell, Colour, cell_at

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
        return not a_ghost_can_walk(position)
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
    houses = position.houses
    for cell, house in houses.items():
        for second, third, cards in _beside(cell):
            if second in houses and third in houses:
                trio = house.colour, houses[second].colour, houses[third].colour
                card = cards.get(trio)
                if card is not None and not _is_scored(position, card):
                    return True
    return False


@kept
def _beside(cell: Cell) -> list[tuple[Cell, Cell, dict[_Trio, int]]]:
    """Where the second and third cell of regular cards lie whose first one lies there, and which cards
    these are."""
    x, y = cell
    return [
        (cell_at(x + bx, y + by), cell_at(x + cx, y + cy), cards)
        for ((bx, by), (cx, cy)), cards in _BY_SHAPE.items()
    ]


def _is_scored(position: Position, card: int) -> bool:
    """Whether it lies open: then nobody holds it."""
    return any(card in map(card_of, hunter.scored) for hunter in position.hunters)
