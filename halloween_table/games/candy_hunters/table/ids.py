"""The names of pieces and places: they last, so that the table moves the right item."""

from __future__ import annotations

from typing import Literal

from halloween_table.contract.ids import Id, Ids
from halloween_table.engine.game import Seat

from ..rules import position, town

DECK = "deck"
IN_DECK = "count:deck"
"""How many cards are left in it."""
BANK = "bank"
"""Where scare markers come from."""
BESIDE = "beside"
"""Where the Large Ghost waits for its first house."""
HAND = "hand"
"""The hand of the one who looks."""
PASS = "pass"
"""The button that ends a step."""
TOWN = "town"
"""All cells together: a pattern is found anywhere among them."""


class Cell(Id, kind="cell"):
    """A cell of the town, or of the rim around it."""

    x: int
    y: int

    @property
    def cell(self) -> town.Cell:
        return town.Cell(self.x, self.y)


class House(Id, kind="house"):
    """A house tile, later perhaps a candy."""

    colour: town.Colour
    number: int


class Kid(Id, kind="kid"):
    """A pawn."""

    seat: Seat
    number: int


class Ghost(Id, kind="ghost"):
    """A pawn."""

    number: int


class Card(Id, kind="card"):
    """A card that was dealt, by its slot: the name says nothing about its face."""

    slot: int


class Scare(Id, kind="scare"):
    """A scare marker."""

    seat: Seat
    number: int


class Stack(Id, kind="stack"):
    """Where the houses of a colour wait."""

    colour: town.Colour


class Panel(Id, kind="panel"):
    """What a player has."""

    seat: Seat


class Left(Id, kind="left"):
    """How many houses of a colour are left."""

    colour: town.Colour


class Kids(Id, kind="count/kids"):
    """How many kids a player can still send."""

    seat: Seat


class Worth(Id, kind="count/worth"):
    """What a player's cards or candies bring, or scare markers cost."""

    seat: Seat
    of: Literal["cards", "candies", "scares"]


IDS = Ids(Cell, House, Kid, Ghost, Card, Scare, Stack, Panel)


def top_of_stack(view: position.Position, colour: town.Colour) -> House:
    return House(colour, position.HOUSES_PER_COLOUR - view.stacks[colour] + 1)


def next_kid(view: position.Position) -> Kid:
    return Kid(view.seat, position.KIDS - view.hunters[view.seat].kids + 1)


def card_in_hand(view: position.Position, card: int) -> Card:
    hand = view.hunters[view.seat].hand
    return Card(next(held.slot for held in hand if held.card == card))


def pawn(piece: position.Piece) -> Ghost | Kid:
    if isinstance(piece, position.Ghost):
        return Ghost(piece.number)
    return Kid(piece.seat, piece.number)


def held(view: position.Position) -> str:
    """The piece that was shoved and is in somebody's hand; nothing if there is none."""
    return pawn(view.pending[-1].piece) if view.pending else ""
