"""The names of pieces and places: they last, so that the table moves the right item."""

from __future__ import annotations

from ..rules.position import HOUSES_PER_COLOUR, KIDS, Dealt, Ghost, Kid, Position
from ..rules.town import Cell, Colour


def cell_id(cell: Cell) -> str:
    return f"cell:{cell.x}:{cell.y}"


def house_id(colour: str, number: int) -> str:
    return f"house:{colour}:{number}"


def kid_id(kid: Kid) -> str:
    return f"kid:{kid.seat}:{kid.number}"


def ghost_id(number: int) -> str:
    return f"ghost:{number}"


def card_id(dealt: Dealt) -> str:
    return f"card:{dealt.slot}"


def stack_id(colour: str) -> str:
    return f"stack:{colour}"


def top_of_stack(view: Position, colour: Colour) -> str:
    return house_id(colour, HOUSES_PER_COLOUR - view.stacks[colour] + 1)


def next_kid(view: Position) -> Kid:
    return Kid(view.seat, KIDS - view.hunters[view.seat].kids + 1)


def card_in_hand(view: Position, card: int) -> str:
    return card_id(next(held for held in view.hunters[view.seat].hand if held.card == card))


def held_id(view: Position) -> str:
    if not view.pending:
        return ""
    piece = view.pending[-1].piece
    return ghost_id(piece.number) if isinstance(piece, Ghost) else kid_id(piece)
