"""The workshop as the windows know it: what a draft lacks, and what is in it."""

from __future__ import annotations

from halloween_table.contract.workshop import Examined
from halloween_table.engine.game import Refusal
from halloween_table.engine.job import Task

from ..puzzles.examining import Examining
from ..puzzles.game import CandyPuzzles
from ..puzzles.puzzle import CARDS, faults
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
        """That there are fewer cards than rounds is not said as long as it follows from there being
        too few at all."""
        found = faults(view.puzzle)
        too_few = any(fault.reason == "too_few_cards" for fault in found)
        if too_few and view.rounds <= CARDS[0]:
            return tuple(fault for fault in found if fault.reason != "fewer_cards_than_rounds")
        return found

    def examining(self, view: Draft) -> Task[Examined]:
        return Examining(view.puzzle)
