"""What is asked and said before a move of Halloween is made."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.engine.translate import fill

from ..rules.advice import LeftUndone
from ..rules.claims import price_of
from ..rules.pending import Rewarded
from ..rules.position import Position
from .names import Names


class OfferWords(QObject):
    """Captions and questions, in the current language."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names

    def rest(self, section: int) -> str:
        return fill(self.tr("%1: rest"), self._names.section(section))

    def move(self, section: int) -> str:
        return fill(self.tr("%1: move this ghost"), self._names.section(section))

    def fight_all(self, foes: int) -> str:
        return self.tr("Fight all %n foes here, one after another.", "", foes)

    def end_question(self, undone: LeftUndone) -> str:
        """Whether somebody means to leave this unused; empty if there is nothing."""
        powers = ", ".join(map(self._names.card, undone.powers))
        cards = ", ".join(map(self._names.card, undone.cards))
        if powers and cards:
            return fill(
                self.tr("End the turn? You could still use: %1. You could still claim: %2."),
                powers,
                cards,
            )
        if powers:
            return fill(self.tr("End the turn? You could still use: %1."), powers)
        if cards:
            return fill(self.tr("End the turn? You could still claim: %1."), cards)
        return ""

    def reward_question(self, view: Position, section: int) -> str:
        """Whether somebody means to be content with nothing; empty where there is something."""
        taken = view.lords[view.decider].sections[section].taken
        if taken or not isinstance(view.pending[-1], Rewarded):
            return ""
        return fill(self.tr("%1 holds no discs. Take nothing?"), self._names.section(section))

    def claim_question(self, view: Position, card: int) -> str:
        price = price_of(view, view.seat, card)
        sentence = self.tr("Claim “%1” for a disc and %n tokens?", "", price.tokens)
        if price.different:
            sentence = self.tr(
                "Claim “%1” for a disc and %n tokens of different colours?", "", price.tokens
            )
        return fill(sentence, self._names.card(card))
