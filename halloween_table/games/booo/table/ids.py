"""The names of pieces and places: they last, so that the table moves the right item."""

from __future__ import annotations

from halloween_table.contract.ids import Id, Ids
from halloween_table.engine.game import Seat

from ..rules import castle

GHOST = "ghost"
READY = "ready"
"""The button that turns the next guest over."""
GIVE_UP = "give_up"
STACK = "stack"
"""Where guests wait."""
LOST = "lost"
"""Where guests lie that nobody got."""
RESERVE = "reserve"
"""Where wall tiles lie that nobody has."""

STOPPED = "stopped"
"""The wall that a way has ended at."""


class Cell(Id, kind="cell"):
    """A cell of the castle."""

    row: int
    column: int

    @property
    def cell(self) -> castle.Cell:
        return castle.Cell(self.row, self.column)


class Guest(Id, kind="guest"):
    """A guest token."""

    guest: int


class Wall(Id, kind="wall"):
    """A wall tile."""

    colour: castle.Colour


class Panel(Id, kind="panel"):
    """What a player has."""

    seat: Seat


class Claim(Id, kind="claim"):
    """A player's button to claim."""

    seat: Seat


class Hand(Id, kind="hand"):
    """A player's button to raise a hand."""

    seat: Seat


class Colour(Id, kind="colour"):
    """The button that names a colour."""

    colour: castle.Colour


class Jump(Id, kind="jump"):
    """The button that jumps to a room."""

    row: int
    column: int


# ---- what lies there to be looked at ----------------------------------------------------------------


class Tile(Id, kind="tile"):
    """One of the nine tiles of the castle."""

    place: int


class Arms(Id, kind="arms"):
    """The coat of arms of a row, at one of its ends."""

    row: int
    side: int


class Portrait(Id, kind="portrait"):
    """The portrait of a column, at one of its ends."""

    column: int
    side: int


class Token(Id, kind="token"):
    """What lies in a room: a trapdoor, or a transformation."""

    row: int
    column: int


class Landing(Id, kind="landing"):
    """A room that a trapdoor leads to now."""

    row: int
    column: int


class Rim(Id, kind="way/rim"):
    """What lies under a step of a way."""

    step: int


class Trail(Id, kind="way/trail"):
    """A step of a way."""

    step: int


class Crossed(Id, kind="way/crossed"):
    """A wall that a way goes through."""

    step: int


class Turn(Id, kind="way/turn"):
    """A ring where a way goes down a trapdoor, or comes up from it."""

    step: int
    side: int


class Dot(Id, kind="way/dot"):
    """A dot on the way between two trapdoors."""

    step: int
    number: int


class Shortest(Id, kind="shortest"):
    """A step of a shortest way."""

    step: int


class Found(Id, kind="found"):
    """How somebody alone fared with a guest."""

    guest: int


class Wait(Id, kind="wait"):
    """How long a player has to wait."""

    seat: Seat


class Looking(Id, kind="looking"):
    """What a computer is about while everybody searches."""

    seat: Seat


IDS = Ids(Cell, Guest, Wall, Panel, Claim, Hand, Colour, Jump)
