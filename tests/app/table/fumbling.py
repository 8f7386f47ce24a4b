"""Computer players for tests: they do the first thing that is allowed."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from halloween_table.contract.minds import Thinker
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Budget, Known, Level, Thought
from halloween_table.engine.record import Player
from halloween_table.games.shelf import box


@frozen
class Fumbling:
    game: str

    def choose(self, known: Known[Any], seat: Seat, chance: Chance, budget: Budget) -> Thought[Any]:
        found = box(self.game)
        assert found is not None
        return Thought(next(iter(found.open().game.moves(known.view, seat))), why="because")


@frozen
class Fumblers:
    game: str

    def thinker(self, level: Level) -> Thinker:
        return Thinker(Fumbling(self.game), Budget(1))

    def reason(self, why: Any, seat: Seat, players: tuple[Player, ...]) -> str:
        return f"{players[seat].name}: {why}."
