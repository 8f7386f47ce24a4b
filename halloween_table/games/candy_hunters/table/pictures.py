"""What the pieces of Candy Hunters look like: pictures made of drawings, shapes and few words."""

from __future__ import annotations

from functools import cache

from halloween_table.contract.palette import GHOST, figure_asset, seat_colour
from halloween_table.contract.pictures import Art, Picture, Rect, Shape, Words
from halloween_table.engine.record import Player

from ..rules.cards import CARDS, Need
from ..rules.position import LARGE
from ..rules.scoring import HAUNTED_POINTS, REGULAR_POINTS
from ..rules.town import Colour

_CARD_W, _CARD_H = 63.0, 88.0
_PATTERN = Rect(8, 14, 47, 47)
"""Where a card's face shows its pattern, in the card drawing's own units."""
_LARGEST_CELL = 15.0
_PAPER, _PAPER_EDGE = "#f1e2b3", "#b98f3e"


def house_picture(colour: Colour) -> Picture:
    return (Art(f"candy_hunters/house-{colour}"),)


def candy_picture(colour: Colour) -> Picture:
    return (Art(f"candy_hunters/candy-{colour}"),)


def ghost_picture(number: int) -> Picture:
    name = "large" if number == LARGE else str(number + 1)
    return (Art(f"candy_hunters/ghost-{name}"),)


def kid_picture(figure: str, tint: str) -> Picture:
    return (Art(f"common/figure-{figure}", tint=tint),)


def kid_of(player: Player) -> Picture:
    """A kid of that player: figure, colour, and the colour's symbol on its chest."""
    colour = seat_colour(player.colour)
    return (
        Art(figure_asset(player.figure), tint=colour.tint),
        Art(colour.symbol, Rect(0.62, 0.74, 0.34, 0.255)),
    )


def scare_picture() -> Picture:
    return (Art("candy_hunters/scare"),)


def card_back(haunted: bool) -> Picture:
    return (Art("candy_hunters/card-back-haunted" if haunted else "candy_hunters/card-back"),)


@cache
def card_picture(number: int) -> Picture:
    """A card's face: its pattern and what it is worth."""
    card = CARDS[number]
    front = "candy_hunters/card-front-haunted" if card.haunted else "candy_hunters/card-front"
    points = HAUNTED_POINTS if card.haunted else REGULAR_POINTS
    worth = Words(
        f"+{points}",
        _of_card(Rect(8, 67, 47, 17)),
        size=_CARD_H * 0.3,
        colour=GHOST if card.haunted else "#3a2b12",
        bold=True,
        align="centre",
    )
    return (Art(front), *_pattern_cells(card.turns[0]), worth)


@cache
def pattern_picture(number: int) -> Picture:
    """A card so small that only its pattern is worth showing."""
    return (
        Shape(_PAPER, _PAPER_EDGE, radius=10, width=3),
        *_pattern_cells(CARDS[number].turns[0], Rect(5, 5, 53, 78), largest=25.0),
    )


def _pattern_cells(
    needs: tuple[Need, ...], room: Rect = _PATTERN, largest: float = _LARGEST_CELL
) -> tuple[Art, ...]:
    columns = 1 + max(x for x, _, _ in needs)
    rows = 1 + max(y for _, y, _ in needs)
    cell = min(room.w / columns, room.h / rows, largest)
    left = room.x + (room.w - columns * cell) / 2
    top = room.y + (room.h - rows * cell) / 2
    return tuple(
        Art(
            f"candy_hunters/cell-{colour or 'ghost'}",
            _of_card(Rect(left + x * cell, top + y * cell, cell, cell).inset(0.4)),
        )
        for x, y, colour in needs
    )


def _of_card(rect: Rect) -> Rect:
    """Drawing units of a card as fractions of it."""
    return Rect(rect.x / _CARD_W, rect.y / _CARD_H, rect.w / _CARD_W, rect.h / _CARD_H)
