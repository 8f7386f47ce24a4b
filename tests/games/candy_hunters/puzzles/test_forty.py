"""The forty puzzles of the box: proved, in order, and no two alike."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from attrs import evolve
from make_puzzles import LESSONS, QUOTAS
from puzzle_needs import needs

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
@pytest.mark.parametrize("number", _numbers(1, 2))
def test_a_plainer_search_finds_no_more(number: int) -> None:
    """It shares nothing with the solver but the rules."""
    puzzle = decode(FORTY[number - 1])
    if puzzle.goal < GOALS[-1]:
        assert not PlainSearch().solvable(start(evolve(puzzle, goal=puzzle.goal + 1)))


def test_a_model_of_the_rules_has_confirmed_each_maximum() -> None:
    """Whoever chooses other puzzles has to ask it again: the file says how."""
    kept = Path(__file__).with_name("confirmed.txt").read_text(encoding="utf-8").splitlines()
    confirmed = [tuple(line.split()) for line in kept if not line.startswith("#")]
    assert confirmed == [(code, str(decode(code).goal)) for code in FORTY]


# ---- what they are chosen for -------------------------------------------------------------------


def test_there_are_several_of_three_rounds_among_the_difficult_ones() -> None:
    assert len(_numbers(3)) > 4
    assert all(difficulty_of(number) > 3 for number in _numbers(3))


@pytest.mark.parametrize("at", range(len(LESSONS)))
def test_the_first_ten_teach_one_thing_after_another(at: int) -> None:
    """Each needs what it teaches, and has to do with nothing that is still to come."""
    lesson, position = LESSONS[at], _position(at + 1)
    taught = frozenset[str]().union(*(before.needs for before in LESSONS[:at]))
    solution = Solver(position).line_to(position.puzzle.goal)
    assert solution is not None
    assert lesson.difficulty == difficulty_of(at + 1)
    assert lesson.fits(position.puzzle, solution, taught)


@pytest.mark.long
@pytest.mark.parametrize("level", QUOTAS)
def test_the_difficult_ones_need_what_they_were_chosen_for(level: int) -> None:
    """Chains, kids brought home, scares worth taking, houses that must not be placed."""
    puzzles = [decode(FORTY[number - 1]) for number in NUMBERS if difficulty_of(number) == level]
    found = Counter(need for puzzle in puzzles for need in needs(puzzle))
    found.update(f"{puzzle.rounds} rounds" for puzzle in puzzles)
    assert found["flight"] > EACH / 2
    assert all(found[trait] >= count for trait, count in QUOTAS[level].items())


@pytest.mark.long
@pytest.mark.parametrize("level", DIFFICULTIES)
def test_they_get_more_difficult_from_one_to_the_next(level: int) -> None:
    """Those that teach apart, whose order is that of what they teach."""
    numbers = [n for n in NUMBERS if difficulty_of(n) == level and n > len(LESSONS)]
    shares = [figure(_position(number), _position(number).puzzle.goal) for number in numbers]
    assert shares == sorted(shares, reverse=True)
