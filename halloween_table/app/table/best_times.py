"""What is said about the fastest: a word after each, and the list of them at the end."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from halloween_table.contract.ways import Practice
from halloween_table.engine.translate import fill
from halloween_table.sitting.change import Comparison

from ..parts.names import called
from ..parts.times import time_text


class BestTimes(QObject):
    """Sentences in the current language."""

    def lines(self, practice: Practice, compared: Iterable[Comparison]) -> str:
        """One line for each thing that was done."""
        return "\n".join(self._line(practice, comparison) for comparison in compared)

    def _line(self, practice: Practice, compared: Comparison) -> str:
        what, time = practice.best(compared.best), time_text(compared.best.milliseconds)
        former = compared.former
        if former is None:
            return fill(self.tr("%1: %2. That is the time to beat!"), what, time)
        if compared.is_new:
            sentence = self.tr("%1: %2. A new best! Before: %3 (%4).")
        else:
            sentence = self.tr("%1: %2. The best so far: %3 (%4).")
        return fill(sentence, what, time, time_text(former.milliseconds), called(former.name))
