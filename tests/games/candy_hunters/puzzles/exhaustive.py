"""The plain search that the solver is held against: every move that the rules offer, to the end.

It shares nothing with the solver but the rules. Positions that differ only in which of the ghosts
or kids stands where, or in the numbers of tiles, are searched once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from random import Random

from attrs import evolve, fields, frozen

from halloween_table.engine.frozen_map import FrozenMap
from halloween_table.games.candy_hunters.puzzles.game import (
    PuzzleOptions,
    PuzzlePosition,
    start_of,
)
from halloween_table.games.candy_hunters.puzzles.puzzle import Puzzle
from halloween_table.games.candy_hunters.rules.cards import CARDS
from halloween_table.games.candy_hunters.rules.moves import MoveGhost, Pass, ScorePattern
from halloween_table.games.candy_hunters.rules.patterns import match
from halloween_table.games.candy_hunters.rules.position import Ghost, Piece
from halloween_table.games.candy_hunters.rules.town import COLOURS, Cell

from .drawing import GAME, after, random_puzzle

ENDLESS = 99
"""A goal nobody reaches: points are counted to the end of the rounds."""


@frozen
class TinyPosition(PuzzlePosition):
    """A puzzle too small for CH-7.4, and so without a code."""

    drawn: Puzzle | None = None

    @property
    def puzzle(self) -> Puzzle:
        assert self.drawn is not None
        return self.drawn


def tiny(puzzle: Puzzle) -> TinyPosition:
    position = start_of(puzzle, PuzzleOptions())
    parts = {field.name: getattr(position, field.name) for field in fields(type(position))}
    return TinyPosition(**parts, drawn=evolve(puzzle, goal=ENDLESS))


def random_tiny(seed: int, rounds: int, tiles: range, ghosts: range, kids: range) -> TinyPosition:
    """With stacks that are almost empty, so that they matter."""
    chance = Random(seed)
    position = tiny(random_puzzle(seed, rounds, tiles, ghosts, kids, cards=range(2, 4)))
    plenty = chance.choice(COLOURS)
    left = {colour: chance.choice((0, 0, 1, 2)) for colour in COLOURS}
    return evolve(position, stacks=FrozenMap({**left, plenty: 5}))


def most_points(position: PuzzlePosition, known: dict[Hashable, int] | None = None) -> int:
    """The most points at the end of any line."""
    known = {} if known is None else known
    key = _likeness(position)
    if key not in known:
        moves = GAME.moves(position, 0)
        known[key] = max(
            (most_points(after(position, move), known) for move in moves),
            default=position.points,
        )
    return known[key]


Scorings = tuple[tuple[int, frozenset[Cell]], ...]
"""Which cards were scored where, in their order."""


def ways(
    position: PuzzlePosition, goal: int, known: dict[Hashable, frozenset[Scorings]] | None = None
) -> frozenset[Scorings]:
    """Every essentially different way to so many points."""
    if position.points >= goal:
        return frozenset({()})
    known = {} if known is None else known
    key = _likeness(position)
    if key not in known:
        found: set[Scorings] = set()
        for move in GAME.moves(position, 0):
            rest = ways(after(position, move), goal, known)
            if isinstance(move, ScorePattern):
                cells = match(position, CARDS[move.card], move.cell, move.turn).houses
                found |= {((move.card, frozenset(cells)), *more) for more in rest}
            else:
                found |= rest
        known[key] = frozenset(found)
    return known[key]


def _likeness(position: PuzzlePosition) -> Hashable:
    """Equal for positions that have the same future."""
    mine = position.hunters[0]
    return (
        frozenset((cell, house.colour) for cell, house in position.houses.items()),
        frozenset((cell, _kind(piece)) for cell, piece in position.standing.items()),
        tuple(
            (_kind(each.piece), each.cell, frozenset(map(position.where, each.shovers)))
            for each in position.pending
        ),
        (position.round, position.stage, position.ghost_moves, position.over),
        frozenset(held.card for held in mine.hand),
        frozenset(Counter(candy.house.colour for candy in mine.candies).items()),
        (mine.scares, tuple(position.stacks.items())),
    )


def _kind(piece: Piece) -> bool:
    return isinstance(piece, Ghost)


def lines_that_score(position: PuzzlePosition, goal: int) -> tuple[int, int]:
    """Of one round: how many lines reach the goal, and how many score at all. A line is a house and
    up to two ghost moves; ghosts that push others to the same end are one line, and a chain that
    comes back to where it began is none."""
    reached = lines = 0
    for house in GAME.moves(position, 0):
        built = after(position, house)
        for ghosts_done, count in _ghost_lines(built):
            points = [
                after(ghosts_done, move).points
                for move in GAME.moves(ghosts_done, 0)
                if isinstance(move, ScorePattern)
            ]
            if points:
                lines += count
                reached += count if max(points) >= goal else 0
    return reached, lines


def _ghost_lines(built: PuzzlePosition) -> list[tuple[PuzzlePosition, int]]:
    """What step 2 comes to, and in how many ways."""
    found = [(after(built, Pass()), 1)]
    for one in _started(built):
        found.append((after(one, Pass()), 1))
        found += [(two, 1) for two in _started(one)]
    return found


def _started(position: PuzzlePosition) -> list[PuzzlePosition]:
    """The different ends of one started move."""
    ends: dict[Hashable, PuzzlePosition] = {}
    here = frozenset((cell, _kind(piece)) for cell, piece in position.standing.items())
    waiting = [after(position, m) for m in GAME.moves(position, 0) if isinstance(m, MoveGhost)]
    for each in waiting:
        if each.pending:
            waiting += [after(each, move) for move in GAME.moves(each, 0)]
        else:
            there = frozenset((cell, _kind(piece)) for cell, piece in each.standing.items())
            if there != here:
                ends[there] = each
    return list(ends.values())
