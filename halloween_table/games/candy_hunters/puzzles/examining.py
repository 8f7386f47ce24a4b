"""Finding out what is in a puzzle that somebody has built, as a task for a worker."""

from __future__ import annotations

from typing import Final

from attrs import evolve, frozen

from halloween_table.engine.job import Thinking

from .code import encode
from .generator import start
from .measure import difficulty, figures
from .puzzle import Puzzle, tidied
from .solver import MOST_WAYS, Solver

BUDGET: Final = 1_000_000
"""Nodes for the points and the ways together: whoever waits longer has built something else."""


@frozen
class Examined:
    """What has been found out, so far or in the end: what is None then, nobody knows."""

    points: int | None = None
    """The most that can be had."""
    ways: int | None = None
    """Essentially different ones; no more are counted than `MOST_WAYS` and one."""
    difficulty: int | None = None
    code: str = ""
    """Of the puzzle with those points for its goal."""


@frozen
class Examining:
    """The points, then the ways, then the difficulty of a puzzle without faults. It yields what is
    known so far."""

    puzzle: Puzzle
    """With a goal that nobody can pass."""
    budget: int = BUDGET

    def __call__(self) -> Thinking[Examined]:
        drawn = tidied(self.puzzle)
        solver = Solver(start(drawn), self.budget)
        answer = solver.most()
        if answer is None:
            return Examined()
        if not answer.points:
            return Examined(points=0)
        built = evolve(drawn, goal=answer.points)
        known = Examined(points=answer.points, code=encode(built))
        yield known
        known = evolve(known, ways=solver.ways(answer.points, MOST_WAYS + 1))
        yield known
        measured = 0.0
        for _, share in figures(start(built), answer.points):
            measured = share
            yield known
        return evolve(known, difficulty=difficulty(measured))
