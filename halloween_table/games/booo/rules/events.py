"""What can happen in a game, for the log. Everybody has seen it: nothing is taken back."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from halloween_table.engine.game import Best, Event, Seat

from .castle import Colour, Room
from .position import Stand


class Witnessed(Event):
    """What happens in a race cannot be undone."""

    __slots__ = ()

    barrier: ClassVar[bool] = True


@frozen
class GhostPlaced(Witnessed):
    room: Room


@frozen
class GuestCame(Witnessed):
    guest: int
    room: Room


@frozen
class Claimed(Witnessed):
    seat: Seat


@frozen
class ColourNamed(Witnessed):
    seat: Seat
    colour: Colour


@frozen
class Stepped(Witnessed):
    """The ghost goes, jumps, or the colour changes."""

    stand: Stand


@frozen
class ClaimFailed(Witnessed):
    """`reason`: held, wrong_wall, hesitated, gave_up, interrupted. `colour` is what was wrong."""

    seat: Seat
    reason: str
    colour: Colour | None = None


@frozen
class WaitEnded(Witnessed):
    seat: Seat


@frozen
class HintShown(Witnessed):
    """A shortest way starts with this colour, for somebody who holds none; None: there is none."""

    news: ClassVar[bool] = True

    colour: Colour | None


@frozen
class HandRaised(Witnessed):
    seat: Seat


@frozen
class HandLowered(Witnessed):
    seat: Seat


@frozen
class GuestTaken(Witnessed):
    """The way was right: the whole of it, for everybody to see again."""

    seat: Seat
    guest: int
    trail: tuple[Stand, ...]
    reached: Best | None = None
    """Time and steps of somebody who practises (BO-P2)."""

    def best(self) -> Best | None:
        return self.reached


@frozen
class WallTaken(Witnessed):
    """BO-1.11; `holder` had it, None: the reserve."""

    seat: Seat
    colour: Colour
    holder: Seat | None


@frozen
class GuestLost(Witnessed):
    """Nobody got the guest. For each seat, whether there was a way (BO-1.12)."""

    guest: int
    ways: tuple[bool, ...]


@frozen
class GameEnded(Witnessed):
    winners: tuple[Seat, ...]
    reason: str
    reached: Best | None = None
    """Time and steps of somebody who has found every guest in practice (BO-P2)."""

    def best(self) -> Best | None:
        return self.reached
