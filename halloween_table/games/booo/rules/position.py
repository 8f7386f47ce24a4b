"""A moment of the game: the castle, who has what, and what everybody is doing now."""

from enum import StrEnum
from typing import NamedTuple

from attrs import frozen

from halloween_table.engine.game import Seat

from .castle import Cell, Colour, Room
from .tokens import Tokens

ROUTES = 4
GUESTS = {1: 9, 2: 9, 3: 12, 4: 12, 5: 15, 6: 15}
"""How many guests come, by the number of players (BO-S6); one player alone practises."""
WALLS_TO_WIN = 4
GUESTS_TO_WIN = 5


class Share(StrEnum):
    """How the special tokens are laid out (BO-S4)."""

    TWO_TRAPDOORS = "two_trapdoors"
    NO_TRAPDOORS = "no_trapdoors"
    THREE_TRAPDOORS = "three_trapdoors"
    FOUR_TRAPDOORS = "four_trapdoors"
    FEWER = "fewer"
    """For experts: three tokens, in rooms drawn by lot from the usual ones."""
    ANYWHERE = "anywhere"
    """For experts: all four, in rooms drawn by lot."""


@frozen
class Options:
    """What is agreed before the game. Clocks are in seconds; 0 switches one off."""

    first: Seat = 0
    tokens: Share = Share.TWO_TRAPDOORS
    route: int = 0
    """BO-S7: which of the four routes, counted from 1; 0: it is drawn by lot."""
    choose_start: bool = False
    """BO-S5: the first player chooses the ghost's first room; otherwise it is drawn by lot."""
    first_clock: int = 6
    """BO-1.9: for naming the colour, and for the first step."""
    step_clock: int = 4
    """BO-1.9: for each further step."""
    wait: int = 0
    """BO-1.10: how long a claimant waits who has failed."""
    hint: int = 0
    """How long everybody searches before the table names a colour a way starts with."""
    start: int = 0
    """BO-P2: the first room that somebody else chose in this castle, counted from 1; 0: none."""


class Phase(StrEnum):
    START = "start"
    """The first player chooses where the ghost starts."""
    READY = "ready"
    """Everybody looks before the next guest is turned over."""
    SEARCH = "search"
    NAMING = "naming"
    """Somebody has claimed the guest and names the colour the way starts with."""
    SHOWING = "showing"
    """They show the way, step by step."""
    REPLAY = "replay"
    """The ghost has found the guest, or the table shows a way after the guest is gone. Only passed
    through: nobody acts in it."""
    OVER = "over"


class Stand(NamedTuple):
    """Where the ghost stands on its way, and the colour in force there."""

    cell: Cell
    colour: Colour


@frozen
class Claim:
    """Somebody says that they see a way."""

    seat: Seat
    """TABLE, while the table shows a shortest way."""
    trail: tuple[Stand, ...] = ()
    """The way so far, the start included; empty until a colour is named."""


@frozen
class Last:
    """What came of the last claim or of the last guest, for everybody to look at."""

    outcome: str
    """taken, lost, held, wrong_wall, hesitated, gave_up, interrupted."""
    guest: int
    seat: Seat | None = None
    """Who has claimed; None: the guest is lost."""
    trail: tuple[Stand, ...] = ()
    """The way that was shown, as far as it went; none after an interruption (BO-3.3)."""
    colour: Colour | None = None
    """Of the wall tile that was taken, of the wrong wall, or the held colour."""
    cell: Cell | None = None
    """The cell beyond the wrong wall."""
    holder: Seat | None = None
    """Who had the wall tile that was taken; None: the reserve."""
    ways: tuple[bool, ...] = ()
    """After a lost guest, whether there was a way for each seat (BO-1.12)."""
    shortest: tuple[Stand, ...] = ()
    """After a lost guest a shortest way that everybody could have shown who had any, or else the
    shortest that anybody had; in practice after every guest (BO-P1)."""


@frozen
class Found:
    """A guest that somebody who practises has found."""

    guest: int
    milliseconds: int
    steps: int
    shortest: int
    """How many steps would have been enough."""
    hinted: bool = False
    """With a hint it is no time to compare with (BO-P2)."""


@frozen
class Seeker:
    """What one player has taken."""

    guests: tuple[int, ...] = ()
    walls: tuple[Colour, ...] = ()

    @property
    def points(self) -> int:
        return len(self.guests) + len(self.walls)


@frozen
class Position:
    """A moment of the game. Nothing is hidden in it."""

    options: Options
    castle: str
    """Its code: equal for equal castles, guests and starts, so that two people can compare
    (BO-P2)."""
    order: tuple[int, ...]
    """The numbers of the nine tiles as they lie, row by row."""
    route: int
    tokens: Tokens
    ghost: Room
    stack: tuple[int, ...]
    """Guests still to come, the next one first."""
    seekers: tuple[Seeker, ...]
    first: Seat
    """Who turns the next guest over, or has turned the last one over."""
    phase: Phase = Phase.READY
    guest: int | None = None
    """The guest that is searched for."""
    claim: Claim | None = None
    hands: frozenset[Seat] = frozenset()
    """Who believes that there is no way."""
    waiting: frozenset[Seat] = frozenset()
    """Who has failed and may not claim yet."""
    lost: tuple[int, ...] = ()
    """Guests that nobody got."""
    hinted: bool = False
    """Whether the hint for this guest has been given."""
    hint: Colour | None = None
    """What it says; None, once it has been given: there is no way at all."""
    elapsed: int = 0
    """Milliseconds on the stopwatch of somebody who practises, when it was read last."""
    found: tuple[Found, ...] = ()
    """What was found in practice."""
    last: Last | None = None
    """Until the next claim or the next guest."""

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def practice(self) -> bool:
        """One player alone: no claims and no wall tiles (BO-P1)."""
        return len(self.seekers) == 1

    def holder(self, colour: Colour) -> Seat | None:
        """Who has that wall tile; None: it lies in the reserve."""
        for seat, seeker in enumerate(self.seekers):
            if colour in seeker.walls:
                return seat
        return None
