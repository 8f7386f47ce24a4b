"""What whoever opens the box of Halloween is told, and finds in it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Heap
from halloween_table.contract.palette import MOON, SEAT_COLOURS
from halloween_table.contract.pictures import Art, Rect, Shape

from ..rules.bonuses import TOKENS
from ..rules.powers import CARDS
from ..rules.town import BUILDINGS, DIE, GHOSTS, LEVELS, TOKENS_PER_LEVEL

_WIDE = Rect(0, 0.24, 1, 0.52)
"""A building in a square."""


class HalloweenIntroduction(QObject):
    """A small town that is about to be haunted."""

    def story(self) -> str:
        return self.tr(
            "A small town has gone to bed, and all of you command the same ghosts. Summon them, let "
            "them scare, fight and grow, haunt the six buildings, and claim cards with odd powers."
        )

    def heaps(self) -> tuple[Heap, ...]:
        pumpkin = Art("halloween/pumpkin", tint=SEAT_COLOURS["yellow"].tint)
        card = (
            Shape("#3a2f5c", "#8a5cd6", Rect(0.02, 0.1, 0.96, 0.8), radius=6),
            Art("halloween/card-05", Rect(0.08, 0.17, 0.84, 0.63)),
        )
        tokens = TOKENS_PER_LEVEL * len(LEVELS)
        return (
            Heap((Art("halloween/ghost-red"),), self.tr("%n ghosts", "", len(GHOSTS))),
            Heap((Art("halloween/die-red"),), self.tr("%n dice", "", len(DIE))),
            Heap(
                (Art("halloween/building-school", _WIDE), Shape(line=MOON, rect=_WIDE, radius=3)),
                self.tr("%n buildings", "", len(BUILDINGS)),
            ),
            Heap(card, self.tr("%n cards with powers", "", len(CARDS))),
            Heap((Art("halloween/token-blue"),), self.tr("%n ghost tokens", "", tokens)),
            Heap((Art("halloween/bonus-back"),), self.tr("%n bonus tokens", "", len(TOKENS))),
            Heap((pumpkin,), self.tr("pumpkins for everybody")),
        )
