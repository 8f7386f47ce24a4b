"""The names of pieces and places: they last, so that the table moves the right item."""

from __future__ import annotations

from halloween_table.contract.ids import Id, Ids
from halloween_table.engine.game import Seat

HAND = "hand"
"""The hand of the one who looks."""
END = "end"
"""The button that ends a turn, or stakes nothing."""
UNSEEN = "unseen"
"""The button that lets an unseen hand play."""
SPOTLIGHT = "spotlight"
"""Where a card is shown that an unseen hand has drawn."""


class Card(Id, kind="card"):
    """A card in its sleeve: the name says nothing about its face."""

    sleeve: int


class Look(Id, kind="look"):
    """A card of the deck, for as long as its owner looks through it."""

    sleeve: int


class Mansion(Id, kind="mansion"):
    """A mansion of the line."""

    mansion: int


class Side(Id, kind="side"):
    """A player's side of a round."""

    seat: Seat
    round: int


class Line(Id, kind="line"):
    """A round's own spot, between the sides."""

    round: int


class Front(Id, kind="front"):
    """Where a player's psychics lie."""

    seat: Seat


class Deck(Id, kind="deck"):
    """A player's deck."""

    seat: Seat


class Discards(Id, kind="discard"):
    """A player's discarded cards."""

    seat: Seat


class HiddenHand(Id, kind="hand"):
    """The hand of somebody who does not look."""

    seat: Seat


class Won(Id, kind="won"):
    """The mansions that a player has won."""

    seat: Seat


class Value(Id, kind="value"):
    """A socket of the dial."""

    value: int


class Column(Id, kind="column"):
    """The ground under a round."""

    round: int


class Round(Id, kind="round"):
    """A round's number, or who has won it."""

    round: int


class Strength(Id, kind="strength"):
    """How strong a family is in a round."""

    seat: Seat
    round: int


class Panel(Id, kind="panel"):
    """What a family has."""

    seat: Seat


class Count(Id, kind="count"):
    """How many cards are left in a family's deck."""

    seat: Seat


IDS = Ids(Card, Look, Mansion, Side, Line, Front, Deck, Discards, HiddenHand, Won, Value)
