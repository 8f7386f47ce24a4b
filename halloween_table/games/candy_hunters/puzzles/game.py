"""A puzzle as a game of its own: Candy Hunters for one, without a deck and without new kids."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from halloween_table.engine.chance import Chance
from halloween_table.engine.frozen_map import FrozenMap
from halloween_table.engine.game import Actor, Refusal, Seat

from ..rules import scoring
from ..rules.game import CandyHunters
from ..rules.moves import (
    Displace,
    Exchange,
    Move,
    MoveGhost,
    Pass,
    PlaceHouse,
    PlaceKid,
    ScorePattern,
)
from ..rules.position import (
    HOUSES_PER_COLOUR,
    Dealt,
    Ghost,
    House,
    Hunter,
    Kid,
    Options,
    Piece,
    Position,
    Stage,
)
from ..rules.town import COLOURS, Cell
from .code import decode
from .puzzle import Puzzle, row_by_row

EXAMPLE = "1CRE-5EF4-WP9M-WS1R-9N2A-7"
"""What is played if nobody has said which puzzle."""


@frozen
class PuzzleOptions(Options):
    """Which puzzle it is. There is nothing else to agree on."""

    code: str = EXAMPLE


@frozen
class PuzzlePosition(Position):
    """A moment of a puzzle."""

    options: PuzzleOptions = PuzzleOptions()

    @property
    def puzzle(self) -> Puzzle:
        return decode(self.options.code)

    @property
    def points(self) -> int:
        """By CH-6.1."""
        return sum(score.points for score in scoring.scores(self.hunters[0]))

    @property
    def solved(self) -> bool:
        """CH-7.3."""
        return self.points >= self.puzzle.goal

    @property
    def rounds_left(self) -> int:
        """The present one counts."""
        return 0 if self.over else self.puzzle.rounds + 1 - self.round

    @property
    def over(self) -> bool:
        return self.round > self.puzzle.rounds or self.solved


class CandyPuzzles(CandyHunters):
    """The rules of a puzzle (CH-7): steps 1 to 3 of Candy Hunters, until the goal is reached or the
    rounds are over."""

    key = "candy_puzzles"
    version = 1
    seat_counts = range(1, 2)
    position_type = PuzzlePosition
    options_type = PuzzleOptions
    move_types: tuple[type[Any], ...] = (PlaceHouse, MoveGhost, Displace, ScorePattern, Pass)

    def setup(self, options: Options, seats: int, seed: int) -> PuzzlePosition:
        """Nothing is drawn by lot: the code says everything."""
        assert isinstance(options, PuzzleOptions)
        if seats not in self.seat_counts or options.first:
            raise ValueError("a puzzle is for one (CH-7.2)")
        if options.haunted or options.large_ghost:
            raise ValueError("a puzzle has no haunted cards and no Large Ghost (CH-7.4)")
        return start_of(decode(options.code), options)

    def last_stage(self, position: Position) -> Stage:
        return Stage.PATTERN

    def untimely(self, position: Position, actor: Actor, move: Move) -> Refusal | None:
        if position.over:
            return Refusal("CH-7.3", "puzzle_over")
        if isinstance(move, Exchange):
            return Refusal("CH-7.2", "no_deck")
        if isinstance(move, PlaceKid):
            return Refusal("CH-7.2", "no_more_kids")
        return super().untimely(position, actor, move)

    def view(self, position: Position, seat: Seat | None) -> Position:
        """As it is: everything lies open (CH-7.3)."""
        return position

    def imagined(self, view: Position, seat: Seat | None, chance: Chance) -> Position:
        return view

    def forced(self, view: Position) -> None:
        """Solutions, hints and whoever counts moves speak of every one of them."""
        return None


GAME = CandyPuzzles()


def after(position: PuzzlePosition, *moves: Move) -> PuzzlePosition:
    """The position after these moves of the one who plays. Raises Refused."""
    for move in moves:
        played = GAME.play(position, position.seat, move).position
        assert isinstance(played, PuzzlePosition)
        position = played
    return position


def start_of(puzzle: Puzzle, options: PuzzleOptions) -> PuzzlePosition:
    """The puzzle laid out. The stacks hold what is not on the board (CH-7.2)."""
    numbers = dict.fromkeys(COLOURS, 0)
    houses: dict[Cell, House] = {}
    for cell, colour in puzzle.tiles.items():
        numbers[colour] += 1
        houses[cell] = House(colour, numbers[colour])
    standing: dict[Cell, Piece] = {
        cell: Ghost(number) for number, cell in enumerate(sorted(puzzle.ghosts, key=row_by_row))
    }
    for number, cell in enumerate(sorted(puzzle.kids, key=row_by_row), start=1):
        standing[cell] = Kid(0, number)
    hand = tuple(Dealt(slot, False, card) for slot, card in enumerate(puzzle.cards))
    return PuzzlePosition(
        options=options,
        houses=FrozenMap(houses),
        standing=FrozenMap(standing),
        stacks=FrozenMap({colour: HOUSES_PER_COLOUR - numbers[colour] for colour in COLOURS}),
        deck=(),
        hunters=(Hunter(kids=0, hand=hand),),
        seat=0,
    )
