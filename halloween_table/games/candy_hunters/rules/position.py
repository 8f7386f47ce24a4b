"""A moment of the game: everything that lies on the table, and whose step it is."""

from enum import IntEnum
from typing import NamedTuple

from attrs import frozen

from halloween_table.engine.frozen_map import FrozenMap
from halloween_table.engine.game import Seat
from halloween_table.engine.keeping import kept

from .town import Cell, Colour

ROUNDS = 6
KIDS = 5
HOUSES_PER_COLOUR = 9
MOST_GHOST_MOVES = 2
LARGE = 4
"""The Large Ghost's number; the small ones are 0 to 3."""


class Stage(IntEnum):
    """The five steps of a turn, in their order."""

    HOUSE = 1
    GHOSTS = 2
    PATTERN = 3
    EXCHANGE = 4
    KID = 5


class House(NamedTuple):
    """One of the 36 house tiles."""

    colour: Colour
    number: int


@frozen
class Ghost:
    """One of the four ghosts, or the Large Ghost."""

    number: int


@frozen
class Kid:
    """One of a seat's five kids."""

    seat: Seat
    number: int


ghost_of = kept(Ghost)
Piece = Ghost | Kid


class Dealt(NamedTuple):
    """A card that was dealt. Its slot is its identity: it says nothing about its face."""

    slot: int
    haunted: bool
    card: int | None
    """The card's number; None in the view of those who may not see it."""


def hidden(cards: tuple[Dealt, ...]) -> tuple[Dealt, ...]:
    """The cards as somebody sees them who may not see their faces."""
    return tuple([held._replace(card=None) for held in cards])


class Candy(NamedTuple):
    """A house turned over to its candy side, with the kid that eats there."""

    house: House
    kid: Kid


@frozen
class Hunter:
    """What one player has."""

    kids: int = KIDS
    """Kids still in the supply."""
    hand: tuple[Dealt, ...] = ()
    scored: tuple[Dealt, ...] = ()
    candies: tuple[Candy, ...] = ()
    scares: int = 0


@frozen
class Displaced:
    """A piece that was shoved off its tile and waits for another one."""

    owner: Seat
    """Who decides where it goes."""
    piece: Piece
    cell: Cell
    """The tile it was shoved off."""
    shovers: tuple[Ghost, ...]
    """The ghosts that have moved in this chain: none of them moves again (CH-2.7)."""


@frozen
class Options:
    """What is agreed before the game."""

    first: Seat = 0
    haunted: bool = False
    """CH-S6: everybody also holds a haunted card."""
    large_ghost: bool = False
    """CH-S7."""


@frozen
class Position:
    """A moment of the game."""

    options: Options
    houses: FrozenMap[Cell, House]
    standing: FrozenMap[Cell, Piece]
    """What stands on the tiles: one piece on a tile at most (CH-2.5)."""
    stacks: FrozenMap[Colour, int]
    """How many houses of a colour can still be built."""
    deck: tuple[Dealt, ...]
    """The regular cards not dealt, top first."""
    hunters: tuple[Hunter, ...]
    seat: Seat
    round: int = 1
    """1–6; 7 once the game is over."""
    stage: Stage = Stage.HOUSE
    ghost_moves: int = 0
    """Ghost moves started in this turn."""
    pending: tuple[Displaced, ...] = ()
    """Choices that must be made before anything else, the last one first."""

    @property
    def over(self) -> bool:
        return self.round > ROUNDS

    def where(self, ghost: Ghost) -> Cell | None:
        """The tile a ghost stands on."""
        number = ghost.number
        for cell, piece in self.standing.items():
            if type(piece) is Ghost and piece.number == number:
                return cell
        return None
