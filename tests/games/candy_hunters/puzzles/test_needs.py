"""What a puzzle needs is so: held against the rules with the same things forbidden."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve
from puzzle_needs import needs, obvious_houses, points_at_once

from halloween_table.games.candy_hunters.puzzles.code import decode
from halloween_table.games.candy_hunters.puzzles.forty import FORTY
from halloween_table.games.candy_hunters.puzzles.game import PuzzlePosition
from halloween_table.games.candy_hunters.puzzles.puzzle import Puzzle
from halloween_table.games.candy_hunters.puzzles.solver import Solver
from halloween_table.games.candy_hunters.rules.cards import CARDS
from halloween_table.games.candy_hunters.rules.moves import (
    Displace,
    Move,
    MoveGhost,
    PlaceHouse,
    ScorePattern,
)
from halloween_table.games.candy_hunters.rules.patterns import match
from halloween_table.games.candy_hunters.rules.position import Ghost, Kid
from halloween_table.games.candy_hunters.rules.town import Cell, Colour

from .drawing import GAME, after, puzzle_of, random_puzzle, start


def _turns(position: PuzzlePosition, move: Move) -> bool:
    return isinstance(move, ScorePattern) and move.turn > 0


def _moves_ghosts(position: PuzzlePosition, move: Move) -> bool:
    return isinstance(move, MoveGhost)


def _shoves_a_kid(position: PuzzlePosition, move: Move) -> bool:
    entering = isinstance(move, MoveGhost | Displace)
    return entering and isinstance(position.standing.get(move.to), Kid)


def _shoves_a_ghost(position: PuzzlePosition, move: Move) -> bool:
    entering = isinstance(move, MoveGhost | Displace)
    return entering and isinstance(position.standing.get(move.to), Ghost)


def _scares(position: PuzzlePosition, move: Move) -> bool:
    return (
        isinstance(move, ScorePattern)
        and match(position, CARDS[move.card], move.cell, move.turn).scares > 0
    )


FORBIDDEN: dict[str, Callable[[PuzzlePosition, Move], bool]] = {
    "turning": _turns,
    "ghosts": _moves_ghosts,
    "flight": _shoves_a_kid,
    "chain": _shoves_a_ghost,
    "scare": _scares,
}


def _reached(position: PuzzlePosition, forbidden: Callable[[PuzzlePosition, Move], bool]) -> bool:
    """Whether some line of the rules comes to the goal without doing this."""
    seen = set()
    waiting = [position]
    for each in waiting:
        if each.solved:
            return True
        for move in GAME.moves(each, 0):
            if not forbidden(each, move):
                then = after(each, move)
                if then not in seen:
                    seen.add(then)
                    waiting.append(then)
    return False


def _with_its_goal(puzzle: Puzzle) -> Puzzle:
    answer = Solver(start(puzzle)).most()
    assert answer is not None
    return evolve(puzzle, goal=max(1, answer.points))


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, 20))]
)
def test_what_is_needed_cannot_be_forbidden(seed: int) -> None:
    puzzle = _with_its_goal(
        random_puzzle(seed, 1, tiles=range(10, 11), ghosts=range(2, 4), kids=range(2, 4))
    )
    wanted = {what for what, f in FORBIDDEN.items() if not _reached(start(puzzle), f)}
    assert wanted == needs(puzzle) & FORBIDDEN.keys()


TOWN = """
o. v. b. b. b.
-- gA b. b. b.
-- -- b1 -- bA
"""


def test_what_lies_there_as_it_is_printed_needs_nothing() -> None:
    puzzle = puzzle_of(TOWN, "ov/g.", "vb/g.", goal=4)
    assert needs(puzzle) == frozenset()
    assert points_at_once(start(puzzle)) == {4}


def test_the_obvious_house_completes_a_card_at_once() -> None:
    position = start(puzzle_of(TOWN, "ov/g.", "vb/g.", goal=4))
    assert list(obvious_houses(position)) == [PlaceHouse(Colour.GREEN, Cell(0, 1))]


@pytest.mark.parametrize("number", [number for number in range(9, 41) if number % 8 == 0])
def test_what_is_better_left_spoils_the_goal(number: int) -> None:
    """However the obvious house is used, the goal is gone with it; or it is there to be had."""
    puzzle = decode(FORTY[number - 1])
    position = start(puzzle)
    left = {
        Solver(after(position, house)).can_reach(puzzle.goal) for house in obvious_houses(position)
    }
    assert ("restraint" in needs(puzzle)) is (left == {False})
