"""The solver as a mind: whoever is asked for a hint, or whether a puzzle can still be solved."""

from __future__ import annotations

from typing import Final, Literal

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Budget, Known, Thought

from ..rules.moves import Move
from .game import PuzzlePosition
from .search import OutOfBudget
from .solver import Solver

Verdict = Literal["can", "cannot", "unknown"]
"""Why a thought is what it is: the goal can be reached from here; it is proved that it cannot; the
budget was used up before anybody knew."""

PATIENCE: Final = Budget(60_000)
"""Nodes: about a second of thinking for whoever waits at the table."""


class PuzzleMind:
    """Knows a way to the goal, if there is one: whatever it proposes leads there."""

    def choose(
        self, known: Known[PuzzlePosition], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        position = known.view
        try:
            line = Solver(position, budget.iterations).line_to(position.puzzle.goal)
        except OutOfBudget:
            return Thought(None, why="unknown")
        if line is None:
            return Thought(None, why="cannot")
        return Thought(line[0] if line else None, line, why="can")
