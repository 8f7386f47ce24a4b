"""What happens in a game, for the log, the scenes and the undo barrier."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from halloween_table.engine.game import Event, Seat, Turn

from .pending import Die
from .town import Action, Building, Level


@frozen
class DiscPlaced(Event):
    seat: Seat
    section: int
    action: Action


@frozen
class RestTaken(Event):
    """A section rests (HA-2.7)."""

    seat: Seat
    section: int
    discs: int


@frozen
class Summoned(Event):
    seat: Seat
    building: Building
    level: Level


@frozen
class NothingSummoned(Event):
    """None of that colour is in the supply (HA-8.47)."""

    seat: Seat
    level: Level


@frozen
class TownScared(Event):
    seat: Seat
    level: Level


@frozen
class Upgraded(Event):
    seat: Seat
    building: Building
    level: Level
    """The new one."""
    cost: int


@frozen
class SectionLifted(Event):
    seat: Seat
    section: int
    level: Level


@frozen
class SectionLowered(Event):
    seat: Seat
    section: int
    level: Level


@frozen
class GhostMoved(Event):
    seat: Seat
    level: Level
    start: Building
    to: Building


@frozen
class GhostsExchanged(Event):
    """Two ghosts change places (HA-8.45)."""

    seat: Seat
    first: Level
    first_from: Building
    second: Level
    second_from: Building


@frozen
class GhostPlaced(Event):
    """A ghost comes from the supply without being summoned (HA-8.44)."""

    seat: Seat
    building: Building
    level: Level


@frozen
class GhostLeft(Event):
    """A ghost goes back to the supply without a fight (HA-8.17)."""

    seat: Seat
    building: Building
    level: Level


@frozen
class FightBegun(Event):
    seat: Seat
    building: Building
    level: Level
    foe: Level
    foe_building: Building


@frozen
class DiceRolled(Event):
    """Dice fall: nobody can un-know that."""

    barrier: ClassVar[bool] = True

    seat: Seat
    by: int
    dice: tuple[Die, ...]
    against: Die | None = None


@frozen
class FightEnded(Event):
    seat: Seat
    won: bool
    level: Level
    foe: Level
    own: int | None = None
    """The attacker's total; None: nothing was rolled."""
    other: int | None = None


@frozen
class Haunted(Event):
    seat: Seat
    building: Building
    level: Level
    points: int
    common: bool


@frozen
class PumpkinTaken(Event):
    """A pumpkin is taken back (HA-8.46)."""

    seat: Seat
    building: Building
    level: Level
    lost: int


@frozen
class TokensTaken(Event):
    seat: Seat
    level: Level
    count: int


@frozen
class TokensOut(Event):
    """There was no token of that colour left to take (HA-T4)."""

    seat: Seat
    level: Level


@frozen
class TokensTraded(Event):
    """Tokens of one colour become tokens of another (HA-8.22)."""

    seat: Seat
    level: Level
    count: int
    into: Level
    received: int


@frozen
class TokenPaid(Event):
    seat: Seat
    level: Level


@frozen
class ScaresGained(Event):
    seat: Seat
    scares: int


@frozen
class ScaresPaid(Event):
    seat: Seat
    scares: int


@frozen
class PointsGained(Event):
    seat: Seat
    points: int
    source: str
    """As in Tally."""


@frozen
class DiscsTaken(Event):
    """Discs come back from action spaces without a rest."""

    seat: Seat
    discs: int


@frozen
class CircleDiscsTaken(Event):
    """All three bonus circles are cleared (HA-3.3)."""

    seat: Seat


@frozen
class BonusKept(Event):
    seat: Seat
    token: int
    building: Building | None
    """Where it lay; None if it was drawn."""
    swapped: int | None
    """The one that is discarded for it."""


@frozen
class BonusDropped(Event):
    """A drawn bonus token is discarded."""

    seat: Seat
    token: int


@frozen
class BonusDrawn(Event):
    barrier: ClassVar[bool] = True

    seat: Seat
    token: int


@frozen
class BonusUsed(Event):
    seat: Seat
    token: int


@frozen
class BonusesLaid(Event):
    """Six new bonus tokens come to the town (HA-3.4)."""

    barrier: ClassVar[bool] = True


@frozen
class PowerUsed(Event):
    seat: Seat
    card: int


@frozen
class CardClaimed(Event):
    seat: Seat
    card: int
    tokens: tuple[Level, ...]


@frozen
class NumberNamed(Event):
    seat: Seat
    number: int


@frozen
class BluesCame(Event):
    """Blue ghosts come because none was left (HA-T5)."""

    seat: Seat
    building: Building
    count: int


@frozen
class RedsLeft(Event):
    """All five red ghosts were in town and go back (HA-7.3)."""


@frozen
class EndTriggered(Event):
    """This round is the last one (HA-5.1, HA-7.5)."""

    seat: Seat
    reason: str
    """`pumpkins`, `cards` or `tokens`."""


@frozen
class TurnEnded(Event):
    seat: Seat
    next: Turn | None

    def begins(self) -> Turn | None:
        return self.next


@frozen
class CardsCounted(Event):
    """Points of a card at the end (HA-5.2)."""

    seat: Seat
    source: str
    count: int
    points: int
