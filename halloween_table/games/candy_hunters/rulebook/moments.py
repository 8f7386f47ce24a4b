"""The moments that figures show: small towns, drawn as text and played by the rules."""

from __future__ import annotations

from halloween_table.engine.frozen_map import FrozenMap

from ..puzzles.code import encode
from ..puzzles.game import PuzzleOptions, PuzzlePosition, start_of
from ..puzzles.puzzle import Puzzle
from ..rules.game import CandyHunters
from ..rules.moves import Displace, Move, MoveGhost, Pass, PlaceHouse, ScorePattern
from ..rules.position import Ghost, House, Hunter, Kid, Options, Piece, Position
from ..rules.town import COLOURS, Cell, Colour

_COLOURS = {colour[0]: colour for colour in COLOURS}


def drawn_town(drawing: str) -> Position:
    """A town drawn as text: rows between `/`, cells between spaces.

    A cell is `..` if nothing is built there; otherwise the first letter of the house's colour,
    then who stands there: `1`–`4` a ghost, `a` or `b` a kid of seat 0 or 1, `.` nobody.
    """
    houses: dict[Cell, House] = {}
    standing: dict[Cell, Piece] = {}
    for y, row in enumerate(drawing.split("/")):
        for x, drawn in enumerate(row.split()):
            colour, who = tuple(drawn)
            if colour != ".":
                houses[Cell(x, y)] = House(_COLOURS[colour], len(houses) + 1)
            if who.isdigit():
                standing[Cell(x, y)] = Ghost(int(who) - 1)
            elif who != ".":
                standing[Cell(x, y)] = Kid("ab".index(who), 1)
    return Position(
        options=Options(),
        houses=FrozenMap(houses),
        standing=FrozenMap(standing),
        stacks=FrozenMap(dict.fromkeys(COLOURS, 1)),
        deck=(),
        hunters=(Hunter(), Hunter()),
        seat=0,
    )


def played(position: Position, *moves: Move) -> Position:
    """What the rules make of these moves, so that no figure can show something unlawful."""
    rules = CandyHunters()
    for move in moves:
        position = rules.play(position, position.seat, move).position
    return position


# ---- a puzzle, worked through ---------------------------------------------------------------------

STRAIGHT_CARD, CORNER_CARD = 25, 8

TEMPTING: tuple[Move, ...] = (
    PlaceHouse(Colour.GREEN, Cell(0, 0)),
    MoveGhost(0, Cell(0, 2)),
    Pass(),
    ScorePattern(STRAIGHT_CARD, Cell(0, 1), 2),
)
"""What somebody does who sees that a card lies there already."""

SOLUTION: tuple[Move, ...] = (
    PlaceHouse(Colour.BLUE, Cell(2, 0)),
    MoveGhost(1, Cell(3, 0)),
    Displace(Cell(2, 0)),
    Pass(),
    ScorePattern(CORNER_CARD, Cell(1, 0), 2),
)


def example() -> PuzzlePosition:
    """The start of the puzzle that the rulebook works through."""
    town = drawn_town(".. v. .. oa / g1 oa va b2 / b. v. g. o.")
    ghosts = {cell for cell, piece in town.standing.items() if isinstance(piece, Ghost)}
    puzzle = Puzzle(
        tiles=FrozenMap({cell: house.colour for cell, house in town.houses.items()}),
        ghosts=frozenset(ghosts),
        kids=frozenset(town.standing) - ghosts,
        cards=(CORNER_CARD, STRAIGHT_CARD),
        rounds=1,
        goal=8,
    )
    return start_of(puzzle, PuzzleOptions(code=encode(puzzle)))
