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


IDS = Ids(Cell, Guest, Wall, Panel, Claim, Hand, Colour, Jump)
