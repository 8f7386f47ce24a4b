"""The solver as a mind, and what a worker is given to think about."""

from __future__ import annotations

import pickle
from datetime import date
from random import Random

import pytest

from halloween_table.engine.chance import Chance
from halloween_table.engine.job import done
from halloween_table.engine.mind import Asked, Budget, Known, Thought
from halloween_table.games.candy_hunters.puzzles.code import decode
from halloween_table.games.candy_hunters.puzzles.forty import FORTY
from halloween_table.games.candy_hunters.puzzles.game import GAME, PuzzleOptions, PuzzlePosition
from halloween_table.games.candy_hunters.puzzles.mind import PATIENCE, PuzzleMind
from halloween_table.games.candy_hunters.puzzles.solver import Solver
from halloween_table.games.candy_hunters.puzzles.tasks import (
    LastSolvable,
    Making,
    NextOfStreak,
    OfTheDay,
)
from halloween_table.games.candy_hunters.rules.moves import Move, MoveGhost

from .drawing import after

SIMPLE = range(0, 40, 5)


def start(code: str) -> PuzzlePosition:
    return GAME.setup(PuzzleOptions(code=code), 1, 0)


def thought_of(position: PuzzlePosition, budget: Budget = PATIENCE) -> Thought[Move]:
    return PuzzleMind().choose(Known(position), 0, Chance(0), budget)


@pytest.mark.parametrize("at", SIMPLE)
def test_what_it_proposes_solves_the_puzzle(at: int) -> None:
    position = start(FORTY[at])
    thought = thought_of(position)
    assert thought.why == "can"
    assert thought.move == thought.line[0]
    assert after(position, *thought.line).solved


@pytest.mark.parametrize("at", SIMPLE)
def test_a_hint_never_leads_into_a_dead_end(at: int) -> None:
    """Whoever asks again after every move, from wherever they have strayed to, gets there."""
    position, rng = start(FORTY[at]), Random(at)
    while not position.over:
        thought = thought_of(position)
        if thought.why == "can" and rng.random() < 0.7:
            assert thought.move is not None
            followed = after(position, thought.move)
            assert followed.solved or thought_of(followed).why == "can"
            position = followed
        else:
            position = after(position, rng.choice(list(GAME.moves(position, 0))))


def test_what_cannot_be_reached_any_more_is_said() -> None:
    """Whoever never scores anything has no points in the end."""
    position = start(FORTY[0])
    judged = []
    while not position.over:
        judged.append(thought_of(position).why)
        moves = list(GAME.moves(position, 0))
        position = after(position, moves[-1] if position.stage > 1 else moves[0])
    assert judged[0] == "can"
    assert thought_of(position) == Thought(None, why="cannot")


def test_who_may_not_think_long_enough_does_not_know() -> None:
    assert thought_of(start(FORTY[-1]), Budget(1)) == Thought(None, why="unknown")


def test_a_question_can_be_sent_to_another_process() -> None:
    asked = Asked(PuzzleMind(), Known(start(FORTY[0])), 0, Chance(0), PATIENCE)
    assert done(pickle.loads(pickle.dumps(asked))()) == thought_of(start(FORTY[0]))


@pytest.mark.parametrize("seed", range(6))
def test_the_last_position_that_can_be_solved_is_found(seed: int) -> None:
    rng = Random(seed)
    position = start(FORTY[seed * 3])
    positions = [position]
    while not position.over:
        position = after(position, rng.choice(list(GAME.moves(position, 0))))
        positions.append(position)
    can = [at for at, each in enumerate(positions) if thought_of(each).why == "can"]
    task = LastSolvable(tuple(positions))
    assert done(pickle.loads(pickle.dumps(task))()) == max(can)


def test_what_is_made_has_a_code_and_is_always_the_same() -> None:
    task = Making(1, 7)
    code = done(task())
    assert decode(code).rounds in (1, 2)
    assert done(pickle.loads(pickle.dumps(task))()) == code
    assert done(Making(1, 8)()) != code


def test_the_first_of_a_streak_and_the_puzzle_of_a_monday_are_very_simple() -> None:
    codes = {done(NextOfStreak(3, 0)()), done(OfTheDay(date(2026, 11, 16))())}
    assert len(codes) == 2
    assert all(thought_of(start(code)).why == "can" for code in codes)


def test_making_tells_how_many_were_thrown_away() -> None:
    told = list(Making(2, 1)())
    assert told == list(range(1, len(told) + 1))


def _ghost_moves(line: tuple[Move, ...]) -> int:
    return sum(isinstance(move, MoveGhost) for move in line)


@pytest.mark.parametrize("at", SIMPLE)
def test_no_solution_moves_more_ghosts_than_any_line_of_the_solver(at: int) -> None:
    position = start(FORTY[at])
    plain = Solver(position).line_to(position.puzzle.goal)
    assert plain is not None
    assert _ghost_moves(thought_of(position).line) <= _ghost_moves(plain)


def test_where_no_ghost_has_to_move_none_does() -> None:
    """Wherever a line without ghost moves is proved to be there, one of those is shown."""
    found = 0
    for code in FORTY[:20]:
        position = start(code)
        calm = Solver(position, ghost_moves=(0, 0, 0)).line_to(position.puzzle.goal)
        assert (calm is not None) == (_ghost_moves(thought_of(position).line) == 0)
        found += calm is not None
    assert found
