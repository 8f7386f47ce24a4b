"""What the pieces of Candy Hunters look like: pictures made of drawings, shapes and few words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from halloween_table.contract.palette import GHOST, VIOLET, figure_asset, seat_colour
from halloween_table.contract.pictures import Art, Picture, Rect, Shape, Words
from halloween_table.engine.record import Player
from halloween_table.engine.translate import signed

from ..rules.cards import CARDS, Need
from ..rules.position import LARGE
from ..rules.scoring import HAUNTED_POINTS, REGULAR_POINTS
from ..rules.town import Colour

_CARD_W, _CARD_H = 63.0, 88.0
_PATTERN, _CORNER = Rect(6, 6, 51, 76), Rect(37, 62, 22, 22)
"""Where a card's face shows its pattern and its points, in the card drawing's own units."""
_SMALL_PATTERN = Rect(4, 4, 55, 80)
_LARGEST_CELL = 26.0
_PAPER, _PAPER_EDGE, _NIGHT_PAPER = "#f1e2b3", "#b98f3e", "#2b1d52"


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
    """A card's face: its pattern, as large as the card, and what it is worth in a corner."""
    card = CARDS[number]
    front = "candy_hunters/card-front-haunted" if card.haunted else "candy_hunters/card-front"
    points = HAUNTED_POINTS if card.haunted else REGULAR_POINTS
    worth = Words(
        signed(points),
        _of_card(_CORNER),
        size=_CARD_H * 0.42,
        colour=GHOST if card.haunted else "#3a2b12",
        bold=True,
        align="centre",
    )
    return (Art(front), *_pattern(number, _PATTERN, _CORNER), worth)


def pattern_picture(number: int, width: float) -> Picture:
    """A card so small that only its pattern is worth showing: the narrower, the finer its edge, so
    that it looks like a card wherever it is shown larger."""
    haunted = CARDS[number].haunted
    paper, edge = (_NIGHT_PAPER, VIOLET) if haunted else (_PAPER, _PAPER_EDGE)
    rim = Shape(paper, edge, radius=min(7.0, 0.16 * width), width=min(2.5, 0.06 * width))
    return (rim, *_pattern(number, _SMALL_PATTERN))


@cache
def _pattern(number: int, room: Rect, corner: Rect | None = None) -> tuple[Art, ...]:
    """The pattern as large as it gets in any turn, beside the corner that is taken."""
    rooms = [room] if corner is None else [room, room._replace(h=corner.y - room.y)]
    laid = (
        cells
        for needs in CARDS[number].turns
        for part in rooms
        for cells in _laid(needs, part, centred=corner is None)
        if corner is None or not any(_reaches(cell, corner) for cell, _ in cells)
    )
    return tuple(
        Art(f"candy_hunters/cell-{colour or 'ghost'}", _of_card(cell.inset(0.4)))
        for cell, colour in max(laid, key=lambda cells: cells[0][0].w)
    )


def _laid(
    needs: tuple[Need, ...], room: Rect, centred: bool
) -> Iterator[tuple[tuple[Rect, Colour | None], ...]]:
    """The cells of a pattern in the middle of a room, or at its top: in the middle or at the left."""
    columns = 1 + max(x for x, _, _ in needs)
    rows = 1 + max(y for _, y, _ in needs)
    size = min(room.w / columns, room.h / rows, _LARGEST_CELL)
    top = room.y + (room.h - rows * size) / 2 if centred else room.y
    for left in (room.x + (room.w - columns * size) / 2, room.x):
        yield tuple((Rect(left + x * size, top + y * size, size, size), it) for x, y, it in needs)


def _reaches(cell: Rect, corner: Rect) -> bool:
    """Whether a cell would lie on the lower right corner."""
    return cell.x + cell.w > corner.x and cell.y + cell.h > corner.y


def _of_card(rect: Rect) -> Rect:
    """Drawing units of a card as fractions of it."""
    return Rect(rect.x / _CARD_W, rect.y / _CARD_H, rect.w / _CARD_W, rect.h / _CARD_H)
