"""What can happen in a game, for the log and the undo barrier."""

from __future__ import annotations

from typing import ClassVar, Self

from attrs import evolve, frozen

from halloween_table.engine.game import Event, Seat

from .position import Dealt, Ghost, House, Kid, Stage
from .town import Cell


@frozen
class HousePlaced(Event):
    seat: Seat
    house: House
    cell: Cell


@frozen
class LargeGhostCalled(Event):
    """CH-1.3: the Large Ghost came to the house just built."""

    cell: Cell


@frozen
class GhostMoved(Event):
    """A started move; `pushed` if another ghost shoved it."""

    ghost: Ghost
    start: Cell
    to: Cell
    pushed: bool = False


@frozen
class KidFled(Event):
    kid: Kid
    start: Cell
    to: Cell


@frozen
class PatternScored(Event):
    seat: Seat
    dealt: Dealt
    cells: tuple[Cell, ...]
    unmet: int


@frozen
class CandyTaken(Event):
    """CH-3.4: a kid takes the house it stands at home as candy."""

    kid: Kid
    house: House


@frozen
class Scared(Event):
    seat: Seat
    markers: int


@frozen
class CardDrawn(Event):
    """The one who draws learns something: undo stops here."""

    barrier: ClassVar[bool] = True

    seat: Seat
    dealt: Dealt

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else evolve(self, dealt=self.dealt._replace(card=None))


@frozen
class CardReturned(Event):
    """A card went under the deck."""

    seat: Seat
    dealt: Dealt

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else evolve(self, dealt=self.dealt._replace(card=None))


@frozen
class KidPlaced(Event):
    kid: Kid
    cell: Cell


@frozen
class Passed(Event):
    seat: Seat
    stage: Stage
    idle: bool = False
    """Everybody could see that nothing could be done."""


@frozen
class TurnBegan(Event):
    seat: Seat
    round: int


@frozen
class GameEnded(Event):
    pass
