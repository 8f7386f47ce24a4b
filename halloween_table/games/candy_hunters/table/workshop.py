"""The workshop as the windows know it: what a draft lacks, and what is in it."""

from __future__ import annotations

from halloween_table.contract.workshop import Examined
from halloween_table.engine.game import Refusal
from halloween_table.engine.job import Task

from ..puzzles.examining import Examining
from ..puzzles.game import CandyPuzzles
from ..puzzles.puzzle import faults
from ..puzzles.solver import MOST_WAYS
from ..puzzles.workshop import Draft, WorkshopOptions


class PuzzleWorkshop:
    """Where puzzles of Candy Hunters are built."""

    builds = CandyPuzzles.key
    most_ways = MOST_WAYS

    def options(self, code: str) -> WorkshopOptions:
        return WorkshopOptions(code=code)

    def is_empty(self, view: Draft) -> bool:
        return view.empty

    def faults(self, view: Draft) -> tuple[Refusal, ...]:
        return faults(view.puzzle)

    def examining(self, view: Draft) -> Task[Examined]:
        return Examining(view.puzzle)
