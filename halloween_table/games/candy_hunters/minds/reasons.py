"""Why a move: what it does, in words of the game. Each says only what can be seen in the position, or in
how the turn was thought to go on."""

from __future__ import annotations

from typing import Literal

from attrs import frozen

from ..rules.position import Stage


@frozen
class Scores:
    """The card brings so many points here, all in all."""

    points: int
    candies: int
    """Of them one's own candies."""
    others: int = 0
    """Candies that go to others."""


@frozen
class MakesFit:
    """With this house a card in hand brings so much; before it brought less."""

    points: int
    others: int = 0


@frozen
class MakesMore:
    """With this house a card in hand brings so much at once; when ghosts have moved, as the turn is thought
    to go on, a card brings more."""

    at_once: int
    points: int
    others: int = 0


@frozen
class FitsAlready:
    """A card in hand brings so much with or without this house, and there are turns to come."""

    points: int
    others: int = 0


@frozen
class Brings:
    """With this house a card in hand, that lacked more before, lacks one."""


@frozen
class OffThePlace:
    """A ghost leaves the houses that are scored in this turn."""


@frozen
class WhereGhostIsWanted:
    """A ghost comes to where the haunted card wants one that is scored in this turn."""


@frozen
class KidOntoThePlace:
    """A kid of one's own comes to the houses that are scored in this turn."""


@frozen
class KidOffThePlace:
    """Somebody else's kid leaves the houses that are scored in this turn."""


@frozen
class OnTheWay:
    """This leads to a card that brings so much in this turn."""

    points: int
    others: int = 0


Driven = Literal["", "place", "candy", "cards"]
"""What it is good for that a kid has to flee, as the turn is thought to go on: it leaves the houses that are
scored in this turn; its candy brings less where it comes to; fewer cards fit there. Empty: nothing of it."""


@frozen
class DrivesAway:
    """Somebody else's kid has to leave its house."""

    driven: Driven = ""


@frozen
class LessForKid:
    """Where somebody else's kid comes to, its candy brings less than where it stood."""


@frozen
class ElsewhereInTheWay:
    """Wherever else the shoved ghost can go, it stands on the houses that are scored in this turn."""


@frozen
class ElsewhereFed:
    """Wherever else somebody else's kid can flee to, it stands on the houses that are scored in this
    turn."""


@frozen
class NowhereLessForKid:
    """Nowhere else that somebody else's kid can flee to its candy brings less, and somewhere more."""


@frozen
class NowhereFewerCards:
    """Nowhere else that somebody else's kid can flee to fewer cards fit around it, and somewhere more."""


@frozen
class SameForKid:
    """Wherever a kid flees, its candy brings as much."""


@frozen
class ElsewhereNeeded:
    """Elsewhere the shoved ghost would stand on houses that a card in hand fits, or nearly fits, and here
    it does not."""


@frozen
class NowhereElse:
    """What is shoved has no choice."""


@frozen
class GhostsStay:
    """A card brings so much as the ghosts stand now."""

    points: int
    others: int = 0


@frozen
class HauntedCloser:
    """With this the haunted card in hand lacks fewer things where it fits best."""

    lacks: int


@frozen
class FreesAPlace:
    """A ghost leaves houses that a card in hand fits, or nearly fits, in a turn to come."""


@frozen
class InTheWay:
    """A ghost comes to a house that so many cards fit which others may hold."""

    cards: int


@frozen
class NearlyInTheWay:
    """A ghost comes to a house around which so many cards that others may hold would fit with one more
    house."""

    cards: int


@frozen
class GoesOn:
    """A ghost goes on from there, and that is what it is for."""

    why: Reason


@frozen
class MoreForKid:
    """Where a kid of one's own comes to, its candy brings more than where it stood."""


@frozen
class KidToAPlace:
    """A kid of one's own comes to houses that a card in hand fits, or nearly fits."""


@frozen
class FewerCardsForKid:
    """Around somebody else's kid fewer cards fit than where it stood."""


@frozen
class BeginsAChain:
    """What is shoved shoves on, and that is what it is for."""

    why: Reason


@frozen
class NothingToScore:
    """No card in hand brings anything as everything stands."""


@frozen
class NothingFits:
    """No card in hand fits."""


@frozen
class NothingGained:
    """Whatever could be scored would bring nothing."""


@frozen
class Saves:
    """Scoring would bring so much, and waiting was thought to be worth more."""

    points: int


@frozen
class CannotExchange:
    """There is no card to exchange, or none to draw."""


@frozen
class FarFromFitting:
    """The card lacks more than one house wherever it is laid."""


@frozen
class LacksOne:
    """The card lacks one house wherever it is laid."""


@frozen
class BringsOnly:
    """The card would bring so much as everything stands."""

    points: int


@frozen
class NoTurnLeft:
    """A new card could not be scored any more."""


@frozen
class WorthKeeping:
    """So many cards in hand fit the town; none: so many lack one house."""

    fit: int
    nearly: int


@frozen
class OnAPlace:
    """A card in hand has this house in a place of it: the candy would bring so much."""

    points: int
    lacks: bool
    """The place lacks one house."""


@frozen
class HelpsOthersLeast:
    """With no other house fewer cards that others may hold fit, and with some more do."""


@frozen
class NewColour:
    """The first candy of this colour."""


@frozen
class EatsAlong:
    """Around this house so many cards fit that others may hold: whoever scores there feeds the kid."""

    cards: int


@frozen
class PromisesMost:
    """Of all that could be done in this step nothing was thought to be worth more."""

    stage: Stage


Reason = (
    Scores
    | MakesFit
    | MakesMore
    | FitsAlready
    | Brings
    | OffThePlace
    | WhereGhostIsWanted
    | KidOntoThePlace
    | KidOffThePlace
    | OnTheWay
    | DrivesAway
    | LessForKid
    | ElsewhereInTheWay
    | ElsewhereFed
    | NowhereLessForKid
    | NowhereFewerCards
    | SameForKid
    | ElsewhereNeeded
    | NowhereElse
    | GhostsStay
    | HauntedCloser
    | FreesAPlace
    | InTheWay
    | NearlyInTheWay
    | GoesOn
    | MoreForKid
    | KidToAPlace
    | FewerCardsForKid
    | BeginsAChain
    | NothingToScore
    | NothingFits
    | NothingGained
    | Saves
    | CannotExchange
    | FarFromFitting
    | LacksOne
    | BringsOnly
    | NoTurnLeft
    | WorthKeeping
    | OnAPlace
    | HelpsOthersLeast
    | NewColour
    | EatsAlong
    | PromisesMost
)
