"""What a tooltip of Candy Hunters says: a rule, or what something is worth now, rather than its name."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.engine.translate import fill, signed

from ..rules.position import LARGE, Ghost
from ..rules.scoring import HAUNTED_POINTS, REGULAR_POINTS


class CandyHuntersTips(QObject):
    """Sentences that stand in no other place on the table."""

    def ghost(self, ghost: Ghost) -> str:
        if ghost.number == LARGE:
            return self.tr(
                "Large Ghost: comes to every new house. Otherwise it is a ghost like the others."
            )
        return self.tr(
            "Ghost: costs 1 point if you score the house below it. It goes to a house next to its "
            "own and shoves whoever stands there."
        )

    def if_scored(self) -> str:
        """Above a line that says who gets which candy."""
        return self.tr("If this house is scored, no matter by whom:")

    def kids_to_come(self) -> str:
        return self.tr(
            "One kid goes to the town at the end of each turn, but not in the last round."
        )

    def candy(self, name: str, points: int) -> str:
        sentence = self.tr("%1: %2. The first of a colour brings 2 points, each further one 1.")
        return fill(sentence, name, signed(points))

    def stack(self) -> str:
        return self.tr("In each turn one house, of any colour, goes to the edge of the town.")

    def deck(self, left: int) -> str:
        if not left:
            return self.tr("The deck is empty: no card is drawn or exchanged any more.")
        return self.tr("Whoever scores or exchanges a regular card draws a new one here.")

    def bank(self) -> str:
        return self.tr(
            "A scare marker costs 1 point. You take one for each ghost on a house that you score, "
            "and for each unmet requirement of a haunted card."
        )

    def card(self, haunted: bool) -> str:
        if haunted:
            return self.tr(
                "Haunted card: 5 points. Up to three requirements may be unmet, for 1 point each."
            )
        return self.tr("Regular card: 2 points. Its pattern may be turned, but not mirrored.")

    def best(self, points: int) -> str:
        """Of a card that can be scored now."""
        return fill(self.tr("Now it would bring you %1 at best."), signed(points))

    def hidden_card(self) -> str:
        return self.tr("A card in hand is worth nothing until it is scored.")

    def scored_card(self, haunted: bool) -> str:
        sentence = self.tr("Scored: %1. If points are level, fewer scored cards win.")
        return fill(sentence, signed(HAUNTED_POINTS if haunted else REGULAR_POINTS))
