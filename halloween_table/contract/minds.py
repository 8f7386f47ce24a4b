"""Computer players of a game: who thinks at which level, and how they say why."""

from __future__ import annotations

from typing import Any, Protocol

from attrs import frozen

from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Budget, Level, Mind
from halloween_table.engine.record import Player


@frozen
class Thinker:
    """Somebody who can sit down at a seat."""

    mind: Mind[Any, Any]
    budget: Budget
    """What is thought about one decision."""


class Minds(Protocol):
    """Those who play a game."""

    def thinker(self, level: Level) -> Thinker: ...

    def reason(self, why: Any, seat: Seat, players: tuple[Player, ...]) -> str:
        """Why that seat would do what a thought proposes, in one sentence of the current language:
        `why` is the thought's own."""
        ...
