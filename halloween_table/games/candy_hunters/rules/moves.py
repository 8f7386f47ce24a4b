"""What a player can decide: one small class for each kind of move, one choice per move."""

from __future__ import annotations

from attrs import frozen

from .town import Cell, Colour


@frozen
class PlaceHouse:
    """Step 1: build a house of this colour."""

    colour: Colour
    cell: Cell


@frozen
class MoveGhost:
    """Step 2: start a ghost move."""

    ghost: int
    to: Cell


@frozen
class Displace:
    """Step 2: put the piece that was shoved off its tile here."""

    to: Cell


@frozen
class ScorePattern:
    """Step 3: score this card where its turned pattern's upper left corner lies at `cell`."""

    card: int
    cell: Cell
    turn: int
    """Quarter turns clockwise, 0–3."""


@frozen
class Exchange:
    """Step 4: put this card under the deck and draw the top one."""

    card: int


@frozen
class PlaceKid:
    """Step 5: send a kid of one's own to this tile."""

    cell: Cell


@frozen
class Pass:
    """End step 2, 3 or 4 without doing more in it."""


Move = PlaceHouse | MoveGhost | Displace | ScorePattern | Exchange | PlaceKid | Pass
MOVES = (PlaceHouse, MoveGhost, Displace, ScorePattern, Exchange, PlaceKid, Pass)
