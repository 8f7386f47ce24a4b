"""What waits for somebody's choice. The position has one stack of these; the last comes first."""

from typing import NamedTuple

from attrs import frozen

from halloween_table.engine.game import Seat

from .town import Action, Level

NOBODY = -1
"""In place of a ghost, a section or a building: none."""


class Die(NamedTuple):
    """A die on the table."""

    level: Level
    """Its kind, by colour."""
    value: int = 0
    """What it shows; 0 before it is rolled."""
    plus: int = 0
    """What a card or a bonus adds."""

    @property
    def total(self) -> int:
        return self.value + self.plus


@frozen
class Readied:
    """Powers were called upon that change the next action: it must be taken with them."""

    owner: Seat
    powers: tuple[int, ...]


@frozen
class Doing:
    """A disc lies on an action space: what is the action done with?"""

    owner: Seat
    action: Action
    level: Level
    """The highest ghost that is commanded."""
    section: int = NOBODY
    """None: a bonus token does it."""
    raised: int = 0
    """So many levels higher than the section's, by a power that is spent when that is needed."""


@frozen
class Throwing:
    """A roll: before it, dice can be raised; after it, rolled again or added to."""

    owner: Seat
    by: int
    """The card that asked for it; 0: a fight."""
    dice: tuple[Die, ...]
    """The owner's own."""
    against: Die | None = None
    """The defender's."""
    ghost: int = NOBODY
    foe: int = NOBODY
    building: int = NOBODY
    number: int = 0
    """A number that was named before."""
    levels: tuple[Level, ...] = ()
    """The ghosts' own colours, where the dice decide between them."""

    @property
    def rolled(self) -> bool:
        return self.dice[0].value > 0


@frozen
class Fetching:
    """A bonus token can be taken: from a building (HA-3.1), or one that was drawn."""

    owner: Seat
    token: int
    building: int = NOBODY
    """Where it lies; none: it was drawn."""
    ghost: int = NOBODY
    """Who fetched it."""


@frozen
class Blues:
    """No blue ghost was left in town: three come together (HA-T5)."""

    owner: Seat


@frozen
class Lifting:
    """A section below this level can be lifted straight to it (HA-2.3)."""

    owner: Seat
    level: Level


@frozen
class Paying:
    """A card was named: with which tokens, and with which disc? (HA-4.1)"""

    owner: Seat
    card: int
    tokens: tuple[Level, ...] = ()
    """Those that were chosen rather than proposed."""
    disc: tuple[int, int] | None = None
    """The section and action space it comes from, if that was chosen."""


@frozen
class Rewarded:
    """Somebody else claimed the card too: points, or the discs of sections (HA-4.3)."""

    owner: Seat
    card: int
    sections: tuple[int, ...] = ()
    """Those already emptied."""


@frozen
class Asked:
    """A power or a bonus token lets its owner choose; which choices there are, it knows itself."""

    owner: Seat
    by: int
    """The card's number, or that of the bonus kind below zero."""
    ghost: int = NOBODY
    foe: int = NOBODY
    building: int = NOBODY
    level: int = 0
    raised: int = 0
    """How many levels higher the action is taken."""
    number: int = 0
    """How many there are to take."""
    anywhere: bool = False
    """Whether ghosts may go to any building."""
    chosen: tuple[int, ...] = ()


Pending = Readied | Doing | Throwing | Fetching | Blues | Lifting | Paying | Rewarded | Asked
