"""What whoever opens the box of Booo! is told, and finds in it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Heap
from halloween_table.contract.pictures import Art, Rect

from ..rules.castle import COLOURS
from ..rules.position import GUESTS
from ..rules.tiles import TILES
from ..rules.tokens import SPECIAL_ROOMS

_TOKENS = (
    Art("booo/trapdoor", Rect(0, 0, 0.68, 0.68)),
    Art("booo/transformation", Rect(0.36, 0.36, 0.64, 0.64)),
)


class BoooIntroduction(QObject):
    """A castle full of walls, and a ghost in it."""

    def story(self) -> str:
        return self.tr(
            "A ghost wants to scare every guest of the castle, but it can go only through walls of "
            "one colour. All of you search at once: whoever is the first to see a path shouts “Booo!” "
            "and leads the ghost there."
        )

    def heaps(self) -> tuple[Heap, ...]:
        room = (
            Art("booo/room-library"),
            Art("booo/wall-red", Rect(0, 0, 1, 0.16)),
            Art("booo/wall-yellow", Rect(0, 0.84, 1, 0.16)),
            Art("booo/arms-1", Rect(0.2, 0.22, 0.6, 0.58)),
        )
        return (
            Heap(room, self.tr("%n castle tiles", "", len(TILES))),
            Heap((Art("booo/ghost"),), self.tr("the ghost")),
            Heap((Art("booo/guest-01"),), self.tr("%n guests", "", max(GUESTS.values()))),
            Heap((Art("booo/walltile-red"),), self.tr("%n wall tiles", "", len(COLOURS))),
            Heap(_TOKENS, self.tr("%n special tokens", "", len(SPECIAL_ROOMS))),
        )
