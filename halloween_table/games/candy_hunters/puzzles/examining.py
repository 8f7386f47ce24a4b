"""Finding out what is in a puzzle that somebody has built, as a task for a worker."""

from __future__ import annotations

from typing import Final

from attrs import evolve, frozen

from halloween_table.engine.job import Thinking

from .code import encode
from .generator import start
from .measure import difficulty, figure
from .puzzle import Puzzle, tidied
from .solver import MOST_WAYS, Solver

PROOF: Final = 1_000_000
"""Nodes for the most points: without them there is no puzzle."""
COUNT: Final = 300_000
"""Nodes for the ways, which are good to know: whoever waits longer has built something else."""


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
    """The points of a puzzle without faults, then its difficulty, and then the ways, which may take
    longest. It yields what is known so far."""

    puzzle: Puzzle
    """With a goal that nobody can pass."""
    proof: int = PROOF
    count: int = COUNT

    def __call__(self) -> Thinking[Examined]:
        drawn = tidied(self.puzzle)
        answer = Solver(start(drawn), self.proof).most()
        if answer is None:
            return Examined()
        if not answer.points:
            return Examined(points=0)
        built = evolve(drawn, goal=answer.points)
        known = Examined(points=answer.points, code=encode(built))
        yield known
        share = figure(start(built), answer.points)
        known = evolve(known, difficulty=difficulty(share))
        yield known
        ways = Solver(start(drawn), self.count).ways(answer.points, MOST_WAYS + 1)
        return evolve(known, ways=ways)
