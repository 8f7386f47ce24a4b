"""The forty puzzles of the box: proved, in order, and no two alike."""

from __future__ import annotations

import pytest
from attrs import evolve

from halloween_table.games.candy_hunters.puzzles.alike import form
from halloween_table.games.candy_hunters.puzzles.code import decode, encode
from halloween_table.games.candy_hunters.puzzles.forty import EACH, FORTY, difficulty_of
from halloween_table.games.candy_hunters.puzzles.game import PuzzlePosition
from halloween_table.games.candy_hunters.puzzles.generator import DIFFICULTIES, start
from halloween_table.games.candy_hunters.puzzles.measure import difficulty, figure
from halloween_table.games.candy_hunters.puzzles.puzzle import GOALS
from halloween_table.games.candy_hunters.puzzles.solver import Solver

from .drawing import after
from .exhaustive import most_points
from .plain import PlainSearch

NUMBERS = range(1, len(FORTY) + 1)


def _position(number: int) -> PuzzlePosition:
    return start(decode(FORTY[number - 1]))


def _rounds(number: int) -> int:
    return decode(FORTY[number - 1]).rounds


def _numbers(*rounds: int) -> list[int]:
    return [number for number in NUMBERS if _rounds(number) in rounds]


def _long(numbers: list[int]) -> list[object]:
    return [pytest.param(number, marks=pytest.mark.long) for number in numbers]


def test_there_are_eight_of_each_difficulty() -> None:  # CH-7.1
    assert [difficulty_of(number) for number in NUMBERS] == [
        level for level in DIFFICULTIES for _ in range(EACH)
    ]


def test_no_two_are_alike() -> None:
    assert len({form(decode(code)) for code in FORTY}) == 40
    assert all(encode(decode(code)) == code for code in FORTY)


@pytest.mark.parametrize("number", [*_numbers(1, 2), *_long(_numbers(3))])
def test_its_solution_reaches_the_goal_and_no_line_reaches_more(number: int) -> None:
    """CH-7.3."""
    position = _position(number)
    answer = Solver(position).most()
    assert answer is not None
    assert answer.points == position.puzzle.goal
    for move in answer.moves:
        assert not position.over
        position = after(position, move)
    assert position.solved


@pytest.mark.parametrize("number", [*_numbers(1), *_long(_numbers(2, 3))])
def test_it_is_as_difficult_as_it_says(number: int) -> None:
    position = _position(number)
    assert difficulty(figure(position, position.puzzle.goal)) == difficulty_of(number)


@pytest.mark.parametrize("number", [*_numbers(1)[:1], *_long([*_numbers(1)[1:], *_numbers(2)])])
def test_a_hint_never_leads_into_a_dead_end(number: int) -> None:
    """Asked again before every move."""
    position = _position(number)
    goal = position.puzzle.goal
    while not position.solved:
        moves = Solver(position).line_to(goal)
        assert moves
        position = after(position, moves[0])


@pytest.mark.long
@pytest.mark.parametrize("number", _numbers(1))
def test_every_line_of_one_round_was_tried(number: int) -> None:
    """With the rules alone: nothing of the solver has a say in this."""
    position = _position(number)
    assert most_points(position) == position.puzzle.goal


@pytest.mark.long
@pytest.mark.parametrize("number", NUMBERS)
def test_a_plainer_search_finds_no_more(number: int) -> None:
    """Every maximum is confirmed by a search that shares nothing with the solver but the rules."""
    puzzle = decode(FORTY[number - 1])
    if puzzle.goal < GOALS[-1]:
        assert not PlainSearch().solvable(start(evolve(puzzle, goal=puzzle.goal + 1)))
