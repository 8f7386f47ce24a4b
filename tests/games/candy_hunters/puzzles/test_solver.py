"""What the solver says is so: held against every line there is, and against itself."""

from __future__ import annotations

from random import Random

import pytest
from attrs import evolve

from halloween_table.engine.frozen_map import FrozenMap
from halloween_table.games.candy_hunters.puzzles.game import PuzzlePosition
from halloween_table.games.candy_hunters.puzzles.puzzle import Puzzle, faults
from halloween_table.games.candy_hunters.puzzles.solver import Solver
from halloween_table.games.candy_hunters.rules.cards import REGULAR_NUMBERS
from halloween_table.games.candy_hunters.rules.moves import ScorePattern
from halloween_table.games.candy_hunters.rules.town import COLOURS, Cell

from .drawing import GAME, after, random_puzzle, start
from .exhaustive import TinyPosition, most_points, random_tiny, tiny, ways
from .plain import PlainSearch


def _most(position: PuzzlePosition) -> int:
    """What the solver says, with its line played."""
    answer = Solver(position).most()
    assert answer is not None
    assert after(position, *answer.moves).points == answer.points
    return answer.points


def _some(quick: range, long: range) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "seed", [*quick, *(pytest.param(seed, marks=pytest.mark.long) for seed in long)]
    )


@_some(range(6), range(6, 250))
def test_it_finds_what_every_line_of_one_round_brings(seed: int) -> None:
    position = random_tiny(seed, 1, range(6, 9), range(1, 4), range(1, 4))
    assert _most(position) == most_points(position)


@_some(range(1, 3), range(3, 20))
def test_it_finds_what_every_line_of_two_rounds_on_three_tiles_brings(seed: int) -> None:
    position = random_tiny(seed, 2, range(3, 4), range(1, 2), range(1, 2))
    assert _most(position) == most_points(position)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(50))
def test_it_finds_what_every_line_of_two_rounds_brings(seed: int) -> None:
    ghosts = range(1, 2) if seed % 2 else range(1, 3)
    position = random_tiny(seed, 2, range(3, 6), ghosts, range(1, 3))
    assert _most(position) == most_points(position)


@_some(range(20, 24), range(24, 100))
def test_it_counts_the_ways_of_one_round(seed: int) -> None:
    position = random_tiny(seed, 1, range(6, 8), range(1, 3), range(1, 4))
    for points in range(1, most_points(position) + 1):
        assert Solver(position).ways(points) == len(ways(position, points))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_it_counts_the_ways_of_two_rounds(seed: int) -> None:
    position = random_tiny(seed, 2, range(3, 5), range(1, 2), range(1, 3))
    for points in range(1, _most(position) + 1):
        assert Solver(position).ways(points, 10_000) == len(ways(position, points))


def test_it_counts_no_further_than_it_is_asked_to() -> None:
    position = start(_lawful(1, 2))
    assert Solver(position).ways(2, 7) == 7
    assert Solver(position).ways(15) == 0
    assert Solver(position).ways(0) == 1


@_some(range(252, 254), range(254, 270))
def test_it_knows_what_is_left_in_the_middle_of_a_round(seed: int) -> None:
    """Also while a shoved piece waits for its tile."""
    choice = Random(seed)
    position = random_tiny(seed, 1, range(6, 9), range(2, 5), range(1, 4))
    known: dict[object, int] = {}
    while not position.over:
        assert _most(position) == most_points(position, known)
        position = after(position, choice.choice([*GAME.moves(position, 0)]))
    assert _most(position) == position.points


TOWNS = {
    "a row": "##########",
    "a ring": "#### #..# #..# ####",
    "a comb": "####### #.#.#.#",
    "stairs": "##... .##.. ..##. ...## ....#",
    "two halves": "###.. ###.. ..### ..#..",
}


def _in_town(drawing: str, seed: int, rounds: int) -> TinyPosition:
    """Pieces and colours by lot in a town of this shape."""
    chance = Random(f"{drawing} {seed}")
    rows = enumerate(drawing.split())
    cells = [Cell(x, y) for y, row in rows for x, mark in enumerate(row) if mark == "#"]
    pieces = chance.sample(cells, 5)
    ghosts = chance.choice((2, 3))
    tiles = {cell: COLOURS[at % 4] for at, cell in enumerate(chance.sample(cells, len(cells)))}
    cards = tuple(chance.sample(REGULAR_NUMBERS, 3))
    town = FrozenMap(tiles), frozenset(pieces[:ghosts]), frozenset(pieces[ghosts:])
    return tiny(Puzzle(*town, cards, rounds, 15))


@pytest.mark.parametrize(
    ("town", "seed"),
    [
        ("a ring", 0),
        *(pytest.param(t, s, marks=pytest.mark.long) for t in TOWNS for s in range(1, 9)),
    ],
)
def test_it_knows_what_is_left_in_a_town_of_any_shape(town: str, seed: int) -> None:
    """In the last of two rounds, with holes from the first, and while something is shoved."""
    choice = Random(seed)
    position: PuzzlePosition = _in_town(TOWNS[town], seed, 2)
    known: dict[object, int] = {}
    while not position.over:
        if position.round == 2:
            assert _most(position) == most_points(position, known)
        moves = [*GAME.moves(position, 0)]
        scoring = [move for move in moves if isinstance(move, ScorePattern)]
        position = after(position, choice.choice(scoring or moves))


def _lawful(seed: int, rounds: int) -> Puzzle:
    """The first puzzle from this seed on that CH-7.4 has nothing against."""
    while faults(puzzle := random_puzzle(seed, rounds)):
        seed += 1000
    return puzzle


@_some(range(3), range(3, 30))
def test_the_best_move_leads_to_what_was_promised(seed: int) -> None:
    """From every moment of a game by chance: no move brings more than the solver says, and one
    brings as much. Each answer is a proof of its own."""
    choice = Random(seed)
    position = start(_lawful(seed, 1 + seed % 2))
    while not position.over:
        moves = [*GAME.moves(position, 0)]
        assert _most(position) == max(_most(after(position, move)) for move in moves)
        position = after(position, choice.choice(moves))


@_some(range(6), range(6, 80))
def test_less_can_be_reached_and_more_cannot(seed: int) -> None:
    position = start(_lawful(seed, 1 + seed % 3))
    most = _most(position)
    for points in range(1, 16):
        assert Solver(position).can_reach(points) is (points <= most)


@_some(range(3), range(3, 24))
def test_a_plainer_search_agrees(seed: int) -> None:
    """On boards of real size: as much can be had, and no more."""
    puzzle = _lawful(seed, 1 + seed % 2)
    most = _most(start(puzzle))
    for goal in {max(1, most), min(15, most + 1)}:
        assert PlainSearch().solvable(start(evolve(puzzle, goal=goal))) is (goal <= most)


def test_a_goal_that_is_too_easy_does_not_hide_what_else_is_there() -> None:
    """Whoever makes a puzzle by hand may ask for less than there is."""
    puzzle = _lawful(3, 2)
    most = Solver(start(puzzle)).most()
    easy = start(evolve(puzzle, goal=1))
    assert most is not None
    assert most.points > 4
    assert Solver(easy).most() == most
    solved = after(easy, *(Solver(easy).line_to(1) or ()))
    assert solved.over
    assert Solver(solved).can_reach(solved.points + 1) is False


def test_it_does_not_know_when_its_budget_is_used_up() -> None:
    position = start(_lawful(5, 3))
    assert Solver(position, budget=3).most() is None
    assert Solver(position, budget=3).can_reach(9) is None


@_some(range(2), range(2, 20))
def test_it_says_the_same_again(seed: int) -> None:
    position = start(_lawful(seed, 1 + seed % 3))
    assert Solver(position).most() == Solver(position).most()
