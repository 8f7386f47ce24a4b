"""Whoever plays anything: what every computer player has to beat."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from halloween_table.contract.minds import Thinker
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Game, Seat
from halloween_table.engine.mind import Budget, Known, Thought


@frozen
class Aimless:
    """Plays any lawful move."""

    game: Game[Any, Any]

    def choose(self, known: Known[Any], seat: Seat, chance: Chance, budget: Budget) -> Thought[Any]:
        moves = [*self.game.moves(known.view, seat)]
        return Thought(moves[chance.below(len(moves))[0]])


def aimless(game: Game[Any, Any]) -> Thinker:
    return Thinker(Aimless(game), Budget(1))
