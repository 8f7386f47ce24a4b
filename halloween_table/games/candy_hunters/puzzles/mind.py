"""The solver as a mind: whoever is asked for a hint, or whether a puzzle can still be solved."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, Literal

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Budget, Known, Thought

from ..rules.moves import Move
from ..rules.position import MOST_GHOST_MOVES
from .game import PuzzlePosition
from .puzzle import ROUNDS
from .search import OutOfBudget
from .solver import Solver

Verdict = Literal["can", "cannot", "unknown"]
"""Why a thought is what it is: the goal can be reached from here; it is proved that it cannot; the
budget was used up before anybody knew."""

_ROUNDS: Final = ROUNDS[-1]
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
        line = _calmer(position, line, budget.iterations)
        return Thought(line[0] if line else None, line, why="can")


def _calmer(position: PuzzlePosition, line: tuple[Move, ...], budget: int) -> tuple[Move, ...]:
    """A way to the goal with as few ghost moves as can be found: first with equally few in every
    round, then with fewer in one after another."""
    rounds = position.rounds_left
    limits = [MOST_GHOST_MOVES] * _ROUNDS
    for most in range(MOST_GHOST_MOVES):
        found = _line(position, [most] * _ROUNDS, budget)
        if found is not None:
            line, limits = found, [most] * _ROUNDS
            break
    for at in range(rounds):
        while limits[at]:
            fewer = [*limits]
            fewer[at] -= 1
            found = _line(position, fewer, budget)
            if found is None:
                break
            line, limits = found, fewer
    return line


def _line(position: PuzzlePosition, ghost_moves: list[int], budget: int) -> tuple[Move, ...] | None:
    """A way to the goal with no more ghost moves than that; None if nobody finds one in time."""
    with suppress(OutOfBudget):
        return Solver(position, budget, tuple(ghost_moves)).line_to(position.puzzle.goal)
    return None
