"""How difficult a puzzle is, and how somebody fared with it, in the current language."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.engine.translate import fill
from halloween_table.store.puzzle_results import Fared

from ..parts.times import time_text


class PuzzleWords(QObject):
    """Words that several of the book's windows use."""

    def difficulty(self, difficulty: int) -> str:
        """1 to 5."""
        return (
            self.tr("very simple"),
            self.tr("simple"),
            self.tr("medium"),
            self.tr("difficult"),
            self.tr("very difficult"),
        )[difficulty - 1]

    def fared(self, fared: Fared | None, *, timed: bool) -> str:
        """How somebody fared; empty if they have not tried yet. `timed`: times are told, too."""
        if fared is None:
            return ""
        if fared.solved_at is None:
            return self.tr("Tries so far: %n", "", fared.missed)
        solved = self.tr("On the first try")
        if fared.solved_at > 1:
            solved = fill(self.tr("On try %1"), fared.solved_at)
        if timed and fared.milliseconds is not None:
            #: %1 is “On try 3”, %2 a time such as 1:04.3
            return fill(self.tr("%1 · %2"), solved, time_text(fared.milliseconds))
        return solved
