"""Where cards can be laid, as the solver sees it: on tiles of their colours, on tiles that have no
colour yet, and on cells that a tile can still come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from ..rules.cards import CARDS
from ..rules.town import COLOURS
from .ground import Floats, Ground, Mask, bits

Colours = tuple[Mask, Mask, Mask, Mask]
"""The tiles of each colour, in the order of COLOURS."""
Stock = tuple[int, int, int, int]
"""How many tiles of each colour are in the stacks."""

CARD_POINTS = 2


class Place(NamedTuple):
    """A card laid somewhere. Its three colours are different."""

    card: int
    """Which of the cards in hand."""
    number: int
    """The card's own number."""
    turn: int
    corner: Mask
    """Where the upper left corner of the turned pattern lies."""
    mask: Mask
    cells: tuple[tuple[Mask, int], ...]
    """Each cell with the number of its colour."""
    missing: Mask
    """Cells without a tile."""
    around: Mask
    """Cells next to it: a kid there is one step away."""
    beyond: Mask
    """Cells two steps away."""


class Places:
    """Finds them for a set of cards."""

    def __init__(self, ground: Ground, cards: Sequence[int]) -> None:
        self._ground = ground
        self._cards = tuple(cards)
        self._shapes = [list(_shapes(ground.width, card)) for card in cards]
        self._known: dict[tuple[object, ...], list[Place]] = {}

    def all(
        self, tiles: Mask, colours: Colours, stock: Stock, floats: Floats, cards: int
    ) -> list[Place]:
        """Every place at which one of these cards can be scored now, the pieces apart; fewest
        missing tiles first. Whether floating tiles can lie where some are missing, is not looked
        at: most of the places are not worth it."""
        key = (tiles, colours, stock, floats, cards)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._found(tiles, colours, stock, floats, cards)
        return known

    def _found(
        self, tiles: Mask, colours: Colours, stock: Stock, floats: Floats, cards: int
    ) -> list[Place]:
        uncoloured = tiles & ~(colours[0] | colours[1] | colours[2] | colours[3])
        reach = 0
        for town, _ in floats:
            reach |= town
        for _ in floats:
            reach |= self._ground.near(reach)
        empty = reach & ~tiles
        fits = [
            (colour | uncoloured | empty) if left else colour
            for colour, left in zip(colours, stock, strict=True)
        ]
        found: list[Place] = []
        for card, shapes in enumerate(self._shapes):
            if cards >> card & 1:
                for turn, shape in shapes:
                    (a, one), (b, two), (c, three) = shape
                    corners = fits[one] >> a & fits[two] >> b & fits[three] >> c
                    if len(floats) < 2:
                        corners = _at_most_one(corners, empty >> a, empty >> b, empty >> c)
                    found += self._laid(card, turn, shape, corners, tiles, floats)
        return sorted(found, key=_missing)

    def _laid(
        self,
        card: int,
        turn: int,
        shape: tuple[tuple[int, int], ...],
        corners: Mask,
        tiles: Mask,
        floats: Floats,
    ) -> Iterator[Place]:
        near = self._ground.near
        for corner in bits(corners):
            cells = tuple([(corner << offset, colour) for offset, colour in shape])
            mask = cells[0][0] | cells[1][0] | cells[2][0]
            missing = mask & ~tiles
            if missing.bit_count() > len(floats):
                continue
            around = near(mask) & ~mask
            beyond = near(around) & ~(mask | around)
            yield Place(card, self._cards[card], turn, corner, mask, cells, missing, around, beyond)


def _at_most_one(corners: Mask, a: Mask, b: Mask, c: Mask) -> Mask:
    return corners & ~(a & b | a & c | b & c)


def _missing(place: Place) -> int:
    return place.missing.bit_count()


def _shapes(width: int, card: int) -> Iterator[tuple[int, tuple[tuple[int, int], ...]]]:
    """The card's turns, each with the distance of its cells from the corner, in bits."""
    for turn, needs in enumerate(CARDS[card].turns):
        yield (
            turn,
            tuple(
                (y * width + x, COLOURS.index(colour))
                for x, y, colour in needs
                if colour is not None
            ),
        )


class Taken(NamedTuple):
    """What kids on some cells of a place would bring."""

    points: int
    colours: int
    """The colours of candies had after it, a bit for each."""
    kids: int


@cache
def takings(cells: tuple[tuple[Mask, int], ...], had: int) -> dict[Mask, Taken]:
    """For kids on each set of cells: 2 points for the first candy of a colour, 1 for each further
    one (CH-6.1)."""
    found = {0: Taken(0, had, 0)}
    for cell, colour in cells:
        for mask, (points, colours, kids) in list(found.items()):
            worth = 1 if had >> colour & 1 else 2
            found[mask | cell] = Taken(points + worth, colours | 1 << colour, kids + 1)
    return found


@cache
def most_points(cards: int, kids: int, had: int) -> int:
    """No more than this is in so many cards, kids and the colours that are not had yet."""
    eating = min(kids, 3 * cards)
    return CARD_POINTS * cards + eating + min(eating, len(COLOURS) - had.bit_count())
