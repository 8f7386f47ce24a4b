"""Somebody who looks through games for tests: quickly, and of a known opinion."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from functools import cache
from typing import Any

from attrs import frozen

from halloween_table.contract.kit import Kit
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Budget, Known, Thought
from halloween_table.engine.review import Look, Reviewer
from halloween_table.games.shelf import box


@frozen
class Hindsight:
    """Would always have done the first thing that is allowed; anything else costs so much."""

    game: str
    cost: float = 5.0
    seconds: float = 0.0
    """How long it thinks about each decision."""
    dies: bool = False
    """Whether its process ends instead."""

    def choose(self, known: Known[Any], seat: Seat, chance: Chance, budget: Budget) -> Thought[Any]:
        if self.dies:
            os._exit(9)
        time.sleep(self.seconds)
        kit = _kit_of(self.game)
        move = next(iter(kit.game.moves(known.view, seat)))
        assert kit.minds is not None
        easy = kit.minds.thinker("easy")
        why = easy.mind.choose(known, seat, chance, easy.budget).why
        return Thought(move, (move,), why)

    def weigh(
        self, known: Known[Any], seat: Seat, moves: Sequence[Any], chance: Chance, budget: Budget
    ) -> list[float]:
        return [0.0 if move == moves[0] else -self.cost - chance.below(9)[0] for move in moves]


@cache
def _kit_of(game: str) -> Kit:
    found = box(game)
    assert found is not None
    return found.open()


def hindsight(game: str, **more: Any) -> Reviewer[Any, Any]:
    look = Look(Hindsight(game, **more), Budget(1))
    return Reviewer(look, look, "points", least=1.0)
