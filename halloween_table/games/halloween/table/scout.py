"""Hints in Halloween: an action and what it is done with are one thought."""

from __future__ import annotations

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.hints import Pointer, Strength
from halloween_table.contract.minds import Thinker
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Thought

from ..rules.moves import Move
from ..rules.position import Position
from ..words.reasons import HalloweenMinds


class HalloweenScout:
    """What it thinks with is imported when somebody asks: no table opens later for it."""

    def __init__(self, minds: HalloweenMinds) -> None:
        self._minds = minds

    def thinker(self) -> Thinker:
        return self._minds.thinker("hard")

    def onward(self, view: Position, seat: Seat, thought: Thought[Move]) -> Thought[Move] | None:
        """Whoever puts a disc where they were told to is told on what it was meant for: thought about
        once more, in other futures, it could be something else."""
        from ..minds.mind import onward

        return onward(view, seat, thought)

    def pointer(
        self,
        view: Position,
        arrangement: Arrangement,
        thought: Thought[Move],
        reason: str,
        strength: Strength,
    ) -> Pointer | None:
        return None
