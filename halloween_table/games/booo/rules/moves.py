"""What can be decided, by players and by the clock: one small class for each kind of move."""

from __future__ import annotations

from attrs import frozen

from halloween_table.engine.game import Seat

from .castle import Cell, Colour, Room


@frozen
class ChooseStart:
    """The ghost starts in this room (BO-S5)."""

    room: Room


@frozen
class TurnOver:
    """The next guest comes (BO-1.1)."""


@frozen
class CallClaim:
    """“I see a way!” (BO-1.3)"""


@frozen
class NameColour:
    """The colour the way starts with (BO-1.3)."""

    colour: Colour


@frozen
class Go:
    """A step to a neighbouring cell (BO-1.5)."""

    cell: Cell


@frozen
class Jump:
    """Through a trapdoor to another one (BO-1.6)."""

    room: Room


@frozen
class ChangeColour:
    """Another colour from here on (BO-1.7)."""

    colour: Colour


@frozen
class GiveUp:
    """The claimant does not find on (BO-1.9); somebody who practises has enough of this guest."""


@frozen
class RaiseHand:
    """“There is no way.” (BO-1.12)"""


@frozen
class LowerHand:
    """“There may be one after all.”"""


@frozen
class RunOut:
    """The clock of a claim has run out (BO-1.9)."""


@frozen
class WaitOver:
    """Somebody who has failed may claim again (BO-1.10)."""

    seat: Seat


@frozen
class Interrupted:
    """The program's end or a lost window has ended a claim (BO-3.3)."""


@frozen
class Hint:
    """The table names a colour a way starts with, after so long a search, or because somebody who
    practises asks (BO-1.2)."""


@frozen
class Timed:
    """What the stopwatch of somebody who practises shows (BO-P1).

    Every reading from `elapsed` on is lawful. They cannot all be listed, so only `elapsed` itself,
    which changes nothing, is offered for all of them.
    """

    milliseconds: int


Move = (
    ChooseStart
    | TurnOver
    | CallClaim
    | NameColour
    | Go
    | Jump
    | ChangeColour
    | GiveUp
    | RaiseHand
    | LowerHand
    | RunOut
    | WaitOver
    | Interrupted
    | Hint
    | Timed
)
MOVES = (
    ChooseStart,
    TurnOver,
    CallClaim,
    NameColour,
    Go,
    Jump,
    ChangeColour,
    GiveUp,
    RaiseHand,
    LowerHand,
    RunOut,
    WaitOver,
    Interrupted,
    Hint,
    Timed,
)
