"""How likely a fight is won, in words."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from halloween_table.engine.translate import fill

from ..rules.odds import Odds
from ..rules.town import Level
from .names import Names


class OddsWords(QObject):
    """Chances in the current language."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names

    def percent(self, chance: float) -> str:
        #: So many of a hundred: 58%
        return fill(self.tr("%1%"), hundredths(chance))

    def told(self, odds: Odds) -> str:
        alone, best = map(self.percent, odds)
        if best == alone:
            return fill(self.tr("Chance to win: %1."), alone)
        sentence = self.tr("Chance to win: %1, with the best use of your cards and bonuses %2.")
        return fill(sentence, alone, best)

    def brief(self, odds: Odds) -> str:
        """The same where there is little room, and the bonuses lie there that would better it."""
        alone, best = map(self.percent, odds)
        if best == alone:
            return fill(self.tr("Chances: %1."), alone)
        sentence = self.tr("Chances: %1 → %2.").replace(" → ", "\u00a0→\u00a0")
        return fill(sentence, alone, best)

    def attacker(self, level: Level, odds: Odds) -> str:
        """The same where several ghosts could attack."""
        alone, best = map(self.percent, odds)
        ghost = self._names.ghost(level)
        if best == alone:
            return fill(self.tr("Attacker: %1. Chance to win: %2."), ghost, alone)
        sentence = self.tr(
            "Attacker: %1. Chance to win: %2, with the best use of your cards and bonuses %3."
        )
        return fill(sentence, ghost, alone, best)

    def legend(self, by_ghosts: Iterable[Iterable[Odds]]) -> str:
        """What the numbers say that stand on the foes."""
        fights = [{*by_ghost} for by_ghost in by_ghosts]
        several = any(len(odds) > 1 for odds in fights)
        bettered = any(odds.best > odds.alone for by_ghost in fights for odds in by_ghost)
        if several and bettered:
            return self.tr("Best attacker’s chances in % → with your cards and bonuses")
        if bettered:
            return self.tr("Chances in % → with your cards and bonuses")
        return self.tr("Best attacker’s chances in %") if several else ""


def hundredths(chance: float) -> int:
    """Rounded; only what is certain is called so."""
    rounded = round(100 * chance)
    return min(max(rounded, 1), 99) if 0 < chance < 1 else rounded
