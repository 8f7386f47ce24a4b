"""Why a computer player does something: small facts of which the words make sentences."""

from __future__ import annotations

from attrs import frozen

from ..rules.castle import Colour


@frozen
class Chooses:
    """The ghost starts in any of the four rooms (BO-S5)."""


@frozen
class TurnsOver:
    """The next guest is due (BO-1.1)."""


@frozen
class SeesWay:
    """There is a way for whoever claims."""

    steps: int


@frozen
class StartsWith:
    """The way starts with this colour, and has so many steps."""

    colour: Colour
    steps: int


@frozen
class ForgetsTile:
    """The wall tile of this colour is their own: it fails (BO-1.4)."""

    colour: Colour


@frozen
class GoesOn:
    """One step nearer: so many are left after it."""

    left: int


@frozen
class JumpsOn:
    """The same through a trapdoor (BO-1.6)."""

    left: int


@frozen
class ChangesTo:
    """The same by another colour (BO-1.7)."""

    colour: Colour
    left: int


@frozen
class LosesWay:
    """They do not know on, although there is a way: it fails (BO-1.9)."""


@frozen
class NoWayOn:
    """There is no way from where the ghost stands."""


@frozen
class NoWay:
    """There is none for whoever asks, with the wall tiles that they have (BO-1.4)."""


@frozen
class SeesNone:
    """No way was found in their time (BO-1.12)."""


@frozen
class ToldThereIsNone:
    """The table has said so (BO-1.2)."""


@frozen
class LooksAgain:
    """The table has named a colour since their hand went up (BO-1.2)."""
