"""The hooks of the rules: where the power of a card or of a bonus token can plug in.

The rules call the hooks and never ask which card it is. An effect is what one row of `powers/` or
`bonuses.py` does at some of them. Where several effects meet on one hook, `Card.order` says which
comes first.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from attrs import frozen

from halloween_table.engine.game import Seat

from .moves import Move
from .pending import Asked, Doing, Throwing
from .town import Level

if TYPE_CHECKING:
    from .deeds import Deeds
    from .position import Lord, Position


class Price(NamedTuple):
    """What a card costs (HA-4.1)."""

    tokens: int
    different: bool
    """No two of one colour."""


class Claims(NamedTuple):
    """What kinds of cards a lord is on."""

    coloured: int
    on_all_grey: bool
    """Of those in use."""


class Moved(NamedTuple):
    """A ghost that a player has just moved."""

    ghost: int
    level: Level
    """The highest ghost the action commands."""
    by_action: bool
    """By a section's Move action, or by a bonus token or another power."""
    anywhere: bool = False
    """It could have gone to any building."""
    further: bool = False
    """As the second ghost of one action."""


class Fought(NamedTuple):
    """A fight that is over."""

    ghost: int
    foe: int
    won: bool
    difference: int | None
    """Of the totals; None: nothing was rolled."""


class Effect:
    """The hooks, each doing nothing unless an effect has something to do there."""

    def __init__(self, by: int) -> None:
        self.by = by
        """The number of its card, or that of its bonus kind below zero."""

    @property
    def source(self) -> str:
        """What points gained by it are put down to."""
        return f"card:{self.by}" if self.by > 0 else "bonus"

    # ---- figures that the rules read --------------------------------------------------------------

    upgrade_discount: ClassVar[int] = 0
    """Upgrade: so many scare points less."""
    moves_anywhere: ClassVar[bool] = False
    """A section's Move reaches any building."""
    attack_plus: ClassVar[int] = 0
    """Fight: added to the attack roll."""
    fights_own_colour: ClassVar[bool] = False
    """Fight: the foe may have the attacker's colour."""
    fights_anywhere: ClassVar[bool] = False
    """Fight: the foe may be in any building."""
    reroll_price: ClassVar[int] = 0
    """Fight: scare points for rolling the attack die again; 0: it cannot."""
    summon_tokens: ClassVar[int] = 1
    win_tokens: ClassVar[int] = 1
    scare_plus: ClassVar[int] = 0
    """Scare: so many scare points more."""

    # ---- claiming ---------------------------------------------------------------------------------

    def price(self, price: Price, claims: Claims) -> Price:
        """What another card costs whoever has this one."""
        return price

    def on_claim(self, deeds: Deeds) -> None:
        """A card was claimed, this one included."""

    # ---- called upon by its owner, between actions ------------------------------------------------

    def lacks(self, position: Position, seat: Seat) -> str:
        """What is missing for its use to have an effect; empty if nothing is."""
        return "not_called"

    def use(self, deeds: Deeds) -> None:
        """What happens when it is called upon."""

    readies: ClassVar[bool] = False
    """It changes the next action rather than doing something itself."""
    raises: ClassVar[int] = 0
    """The action is taken as if the section were so many levels higher."""
    reoccupies: ClassVar[bool] = False
    """The action space may, and must, be an occupied one."""

    # ---- what it asks -----------------------------------------------------------------------------

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        """What its owner can choose; none of it means that there is nothing to ask any more."""
        return iter(())

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        """What comes of it. The question is off the stack already."""

    # ---- within an action -------------------------------------------------------------------------

    def targets(self, position: Position, doing: Doing) -> Iterator[Move]:
        """What an action can be done with besides what the rules allow anyway."""
        return iter(())

    @property
    def aims(self) -> bool:
        """Whether there may be any."""
        return type(self).targets is not Effect.targets

    def do(self, deeds: Deeds, doing: Doing, move: Move) -> None:
        """Does the action with one of those."""

    def opens_fight(self, position: Position, ghost: int, foe: int) -> bool:
        """Whether it asks, before the dice of a fight are rolled, if that is won without them."""
        return False

    def rolled(self, deeds: Deeds, throwing: Throwing) -> None:
        """The roll that it asked for is final."""

    def settled(self, throwing: Throwing, die: int) -> bool:
        """Whether a higher total of that die would change nothing any more."""
        return False

    def wants_difference(self, position: Position) -> bool:
        """Whether the difference of a fight's dice would bring something."""
        return False

    # ---- after something has happened -------------------------------------------------------------

    def after_moving(self, position: Position, moved: Moved) -> Asked | None:
        """A question after a ghost was moved."""
        return None

    def after_fight(self, position: Position, fought: Fought) -> Asked | None:
        """A question after a fight."""
        return None

    def after_haunting(self, position: Position, level: Level) -> Asked | Throwing | None:
        """A question or a roll after a pumpkin was placed."""
        return None

    def after_scaring(self, position: Position, level: Level) -> Asked | None:
        """A question after a Scare."""
        return None

    def after_summoning(self, position: Position, level: Level) -> Asked | None:
        """A question after a ghost was summoned."""
        return None

    def on_win(self, deeds: Deeds, ghost: int, foe: int) -> None:
        """A fight was won."""

    def on_summon(self, deeds: Deeds) -> None:
        """A ghost was summoned."""

    def on_upgrade(self, deeds: Deeds) -> None:
        """A ghost was upgraded."""

    def on_rest(self, deeds: Deeds) -> None:
        """A section rested."""

    @property
    def rewards_rest(self) -> bool:
        """Whether a rest brings something besides the discs."""
        return type(self).on_rest is not Effect.on_rest

    def on_fetch(self, deeds: Deeds, ghost: int) -> None:
        """A ghost has fetched a bonus token."""

    def on_scares(self, deeds: Deeds, scares: int) -> None:
        """Scare points were gained at once."""

    def on_tokens(self, deeds: Deeds, level: Level, count: int) -> None:
        """Tokens were received."""

    # ---- at the end -------------------------------------------------------------------------------

    def at_end(self, lord: Lord, claims: Claims) -> tuple[int, int] | None:
        """So many of what it counts, and the points for that; None: it counts nothing."""
        return None


class Asks(Effect):
    """Called upon, it asks its owner at once to choose something."""

    without: ClassVar[str]
    """What is missing where there is nothing to choose."""

    def offered(self, position: Position, seat: Seat) -> Iterator[Move]:
        """What can be chosen."""
        raise NotImplementedError

    def lacks(self, position: Position, seat: Seat) -> str:
        return "" if any(self.offered(position, seat)) else self.without

    def use(self, deeds: Deeds) -> None:
        deeds.push(Asked(deeds.seat, self.by))

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        return self.offered(position, asked.owner)


class When(StrEnum):
    """When a card's power works."""

    PERMANENT = "permanent"
    TURN = "turn"
    """Once per turn."""
    END = "end"


@frozen
class Card:
    """One of the 52 action cards."""

    number: int
    grey: bool
    """Any three tokens buy it; a coloured card wants three different ones."""
    when: When
    name: str
    brief: str
    """A few words on the card."""
    text: str
    """The power in full."""
    effect: Effect
    asks: tuple[str, ...] = ()
    """What its owner is asked to choose."""
    yes: str = ""
    """What it is to agree; %1 is how many there are to take."""
    no: str = ""
    """What it is to decline, if it is more than to let it be."""
    order: int = 0
    """Which of several effects on one hook comes first: the lower one, then the lower number.
    After a move 31, 21, 16; after a fight 26, 11; after a haunting 18, 43; for a price 48, 38; at
    the end 42 last."""


@frozen
class Bonus:
    """A kind of bonus token; there are two of each."""

    key: str
    name: str
    text: str
    effect: Effect
    for_roll: bool = False
    """It is used within a roll, not between actions."""
    ask: str = ""
    """What its owner is asked to choose."""
