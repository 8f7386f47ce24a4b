"""The names of pieces and places: they last, so that the table moves the right item."""

from __future__ import annotations

from halloween_table.engine.game import Seat

from ..rules.castle import Cell, Colour, Room

GHOST = "ghost"
READY = "ready"
GIVE_UP = "give_up"
STACK = "stack"
LOST = "lost"
RESERVE = "reserve"


def cell_id(cell: Cell) -> str:
    return f"cell:{cell.row}:{cell.column}"


def cell_of(place: str) -> Cell | None:
    """The cell that this place is, if it is one."""
    kind, *numbers = place.split(":")
    return Cell(int(numbers[0]), int(numbers[1])) if kind == "cell" else None


def guest_id(guest: int) -> str:
    return f"guest:{guest}"


def wall_id(colour: Colour) -> str:
    return f"wall:{colour}"


def panel_id(seat: Seat) -> str:
    return f"panel:{seat}"


def claim_id(seat: Seat) -> str:
    return f"claim:{seat}"


def hand_id(seat: Seat) -> str:
    return f"hand:{seat}"


def colour_id(colour: Colour) -> str:
    return f"colour:{colour}"


def jump_id(room: Room) -> str:
    return f"jump:{room.row}:{room.column}"
