"""What a player can decide: one small class for each kind of move, one choice per move."""

from __future__ import annotations

from typing import get_args

from attrs import frozen

from .town import Action, Building, Level


@frozen
class Act:
    """Put a disc from the reserve on an action space (HA-1.1)."""

    section: int
    action: Action


@frozen
class Rest:
    """Take the discs of a section back instead (HA-2.7)."""

    section: int


@frozen
class EndTurn:
    """Say that the turn is over (HA-1.5)."""


@frozen
class Summon:
    """Add a ghost where two like it are; by a card's power, put one from the supply there."""

    building: Building
    level: Level


@frozen
class SummonMixed:
    """Let two ghosts of different colours summon: the dice say which one (HA-8.47)."""

    building: Building
    lower: Level
    higher: Level


@frozen
class Scare:
    """Scare the town with a ghost of this colour (HA-2.2)."""

    level: Level


@frozen
class Upgrade:
    """Make a ghost one level more powerful (HA-2.3)."""

    ghost: int


@frozen
class MoveGhost:
    """Bring a ghost to another building (HA-2.4)."""

    ghost: int
    to: Building


@frozen
class Fight:
    """Let a ghost attack another (HA-2.5)."""

    ghost: int
    foe: int


@frozen
class FightAll:
    """Let a ghost attack every foe in its building (HA-8.20)."""

    ghost: int


@frozen
class Haunt:
    """Put a pumpkin on a haunting space (HA-2.6)."""

    building: Building
    level: Level
    common: bool = False
    """With a pumpkin of the third colour (HA-6.1)."""


@frozen
class TakePumpkin:
    """Take a pumpkin back from a haunting space (HA-8.46)."""

    building: Building
    level: Level


@frozen
class UseBonus:
    """Put a disc on a slot's circle and use its bonus token (HA-3.2)."""

    slot: int
    die: int = 0
    """Which die it is meant for, where two are rolled."""


@frozen
class Keep:
    """Put a bonus token into this slot; what lies there is discarded (HA-3.1)."""

    slot: int


@frozen
class UsePower:
    """Call upon a card's power."""

    card: int


@frozen
class Claim:
    """Claim a card (HA-4.1)."""

    card: int


@frozen
class Pay:
    """Pay the price as it is proposed."""


@frozen
class PickColour:
    level: Level


@frozen
class PickSection:
    section: int


@frozen
class PickDisc:
    """The disc on this action space."""

    section: int
    action: Action


@frozen
class PickGhost:
    ghost: int


@frozen
class PickBuilding:
    building: Building


@frozen
class Name:
    """Name a number (HA-8.21)."""

    number: int


@frozen
class TradeUp:
    """Two tokens of this colour for one of the next higher level (HA-8.22)."""

    level: Level


@frozen
class TradeDown:
    """A token of this colour for two of the next lower level (HA-8.22)."""

    level: Level


@frozen
class TakePoints:
    """Take the points rather than the discs (HA-4.3)."""


@frozen
class Roll:
    """Roll now, with the dice as they are."""


@frozen
class Stand:
    """Be content with the roll."""


@frozen
class Yes:
    """Do what may be done."""


@frozen
class No:
    """Leave what may be left."""


Move = (
    Act
    | Rest
    | EndTurn
    | Summon
    | SummonMixed
    | Scare
    | Upgrade
    | MoveGhost
    | Fight
    | FightAll
    | Haunt
    | TakePumpkin
    | UseBonus
    | Keep
    | UsePower
    | Claim
    | Pay
    | PickColour
    | PickSection
    | PickDisc
    | PickGhost
    | PickBuilding
    | Name
    | TradeUp
    | TradeDown
    | TakePoints
    | Roll
    | Stand
    | Yes
    | No
)
MOVES = get_args(Move)

YES, NO, ROLL, STAND = Yes(), No(), Roll(), Stand()
