"""What whoever opens the box of Rest in Peace is told, and finds in it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Heap
from halloween_table.contract.palette import SEAT_COLOURS
from halloween_table.contract.pictures import Art, Rect

from ..rules.cards import DECK, FAMILIES, MANORS, MANSIONS
from ..rules.psychics import PSYCHICS

_CARD = Rect(0.142, 0, 0.716, 1)
"""A card in a square."""


class RestInPeaceIntroduction(QObject):
    """Two families and ten houses to haunt."""

    def story(self) -> str:
        return self.tr(
            "Two ghost families want the same ten mansions, and in each of them only the stronger "
            "one can stay. Whoever leaves a mansion to the other gets a psychic instead, with an odd "
            "power for later."
        )

    def heaps(self) -> tuple[Heap, ...]:
        ghost = (
            Art("rest_in_peace/card-green", _CARD, SEAT_COLOURS["teal"].tint),
            Art("rest_in_peace/ghost-green-3", Rect(0.2, 0.2, 0.6, 0.6), SEAT_COLOURS["teal"].tint),
        )
        castles = len(MANSIONS) - MANORS
        return (
            Heap(ghost, self.tr("%n ghosts in two families", "", len(FAMILIES) * len(DECK))),
            Heap(
                (Art("rest_in_peace/back-psychic", _CARD),),
                self.tr("%n psychics", "", len(PSYCHICS)),
            ),
            Heap((Art("rest_in_peace/manor-1"),), self.tr("%n manors", "", MANORS)),
            Heap((Art("rest_in_peace/castle-1"),), self.tr("%n castles", "", castles)),
        )
