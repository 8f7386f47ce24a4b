"""Who sits around a table: people, and computers that play with them."""

from __future__ import annotations

from collections.abc import Iterable

from halloween_table.engine.game import Actor, Seat
from halloween_table.engine.mind import Level, level_of
from halloween_table.engine.record import Player


class Company:
    """Everybody at a table, by seat.

    Attributes:
        people: those who look at the screen.
    """

    def __init__(self, players: Iterable[Player]) -> None:
        levels = [level_of(player) for player in players]
        self._levels = {seat: level for seat, level in enumerate(levels) if level is not None}
        self.people = tuple(seat for seat, level in enumerate(levels) if level is None)

    @property
    def computers(self) -> bool:
        """Whether there are any."""
        return bool(self._levels)

    @property
    def lone(self) -> Seat | None:
        """The only person, who has nobody to hide anything from."""
        return self.people[0] if len(self.people) == 1 and self._levels else None

    def level(self, actor: Actor) -> Level | None:
        """How well the computer at that seat plays; None: a person sits there."""
        return self._levels.get(actor)
