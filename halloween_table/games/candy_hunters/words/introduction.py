"""What whoever opens the box of Candy Hunters is told, and finds in it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Heap
from halloween_table.contract.palette import SEAT_COLOURS, figure_asset
from halloween_table.contract.pictures import Art, Picture, Rect

from ..rules.cards import HAUNTED_NUMBERS, REGULAR_NUMBERS
from ..rules.position import HOUSES_PER_COLOUR, KIDS
from ..rules.setup import SEATS
from ..rules.town import ARMS, COLOURS

_CARD = Rect(0.142, 0, 0.716, 1)
"""A card in a square."""
_PATTERN = (("orange", 0.3, 0.16), ("violet", 0.3, 0.44), ("green", 0.54, 0.44))
"""Cells of the card that stands for all: what colour, and where."""


class CandyHuntersIntroduction(QObject):
    """A street on Halloween night."""

    def story(self) -> str:
        return self.tr(
            "It is Halloween night, and all of you build the same little town, house by house. Send "
            "your kids to the sweetest doors, and shove the ghosts over to where the others’ kids are."
        )

    def heaps(self) -> tuple[Heap, ...]:
        houses, kids = HOUSES_PER_COLOUR * len(COLOURS), KIDS * SEATS[-1]
        kid = Art(figure_asset("witch"), Rect(0.125, 0, 0.75, 1), SEAT_COLOURS["red"].tint)
        patterns, haunted = len(REGULAR_NUMBERS), len(HAUNTED_NUMBERS)
        return (
            Heap((Art("candy_hunters/house-orange"),), self.tr("%n houses", "", houses)),
            Heap((Art("candy_hunters/ghost-1"),), self.tr("%n ghosts", "", len(ARMS))),
            Heap((Art("candy_hunters/ghost-large"),), self.tr("the Large Ghost")),
            Heap((kid,), self.tr("%n kids", "", kids)),
            Heap(_pattern(), self.tr("%n pattern cards", "", patterns)),
            Heap(
                (Art("candy_hunters/card-back-haunted", _CARD),),
                self.tr("%n haunted cards", "", haunted),
            ),
        )


def _pattern() -> Picture:
    cells = (
        Art(f"candy_hunters/cell-{colour}", Rect(x, y, 0.22, 0.22)) for colour, x, y in _PATTERN
    )
    return (Art("candy_hunters/card-front", _CARD), *cells)
