"""What takes long about puzzles, as tasks for a worker."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from attrs import frozen

from halloween_table.engine.chance import Chance
from halloween_table.engine.job import Thinking
from halloween_table.engine.mind import Budget, Known

from . import generator
from .game import PuzzlePosition, start_of
from .generator import Made
from .mind import PATIENCE, PuzzleMind


@frozen
class Making:
    """A puzzle of that difficulty; it yields how many were tried and thrown away."""

    difficulty: int
    seed: int

    def __call__(self) -> Thinking[str]:
        return _first(generator.asked_for(self.difficulty, self.seed))


@frozen
class OfTheDay:
    """The puzzle of a date."""

    day: date

    def __call__(self) -> Thinking[str]:
        return _first(generator.puzzle_of_the_day(self.day))


@frozen
class NextOfStreak:
    """The puzzle after so many solved ones of a streak."""

    seed: int
    solved: int

    def __call__(self) -> Thinking[str]:
        return _first(generator.next_of_streak(self.seed, self.solved))


def _first(tries: Iterator[Made | None]) -> Thinking[str]:
    """The code of what the tries come to."""
    for tried, made in enumerate(tries, start=1):
        if made is not None:
            return made.code
        yield tried
    raise AssertionError("a generator goes on until it has made one")


@frozen
class LastSolvable:
    """The latest of these positions, one after another, from which the goal can be reached. What is
    lost stays lost, so that half of them need not be looked at, again and again. A position that
    nobody can judge in time is left out, but from its start a puzzle can be solved."""

    positions: tuple[PuzzlePosition, ...]
    budget: Budget = PATIENCE

    def __call__(self) -> Thinking[int | None]:
        can, cannot = -1, len(self.positions)
        if self.positions[0] == start_of(self.positions[0].puzzle, self.positions[0].options):
            can = 0
        while cannot - can > 1:
            middle = (can + cannot) // 2
            yield can, cannot
            thought = PuzzleMind().choose(Known(self.positions[middle]), 0, Chance(0), self.budget)
            if thought.why == "can":
                can = middle
            else:
                cannot = middle
        return None if can < 0 else can
