"""Puzzles that are made: what is wanted, the same everywhere, and no two alike."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import date, timedelta
from random import Random

import pytest
from attrs import evolve

from halloween_table.engine.frozen_map import FrozenMap
from halloween_table.games.candy_hunters.puzzles.alike import form
from halloween_table.games.candy_hunters.puzzles.code import decode
from halloween_table.games.candy_hunters.puzzles.generator import (
    DIFFICULTIES,
    VERSION,
    Made,
    asked_for,
    made,
    next_of_streak,
    puzzle_of_the_day,
    start,
)
from halloween_table.games.candy_hunters.puzzles.measure import BANDS, difficulty, figure
from halloween_table.games.candy_hunters.puzzles.puzzle import Puzzle, faults, tidied
from halloween_table.games.candy_hunters.puzzles.solver import Solver
from halloween_table.games.candy_hunters.rules.cards import CARDS, REGULAR_NUMBERS
from halloween_table.games.candy_hunters.rules.town import COLOURS, Cell, Colour

from .drawing import after, random_puzzle
from .exhaustive import lines_that_score

GOLDEN = {
    "asked": "T32K-8QFM-D5TA-K7QP-AE",
    "monday": "A661-GHMT-9M58-CJ8F-W97D-MSRB-7",
    "streak": "8B2N-XJ3S-8XVV-KV65-EC",
}
MONDAY = date(2026, 11, 16)


def _checked(each: Made, wanted: int) -> None:
    """Everything that is said of a made puzzle is so."""
    puzzle = each.puzzle
    assert faults(puzzle) == ()
    assert decode(each.code) == puzzle
    answer = Solver(start(puzzle)).most()
    assert answer is not None
    assert answer.points == puzzle.goal
    position = start(puzzle)
    for move in each.solution:
        assert not position.over
        position = after(position, move)
    assert position.solved
    assert each.difficulty == wanted == difficulty(each.figure)
    assert each.figure == figure(start(puzzle), puzzle.goal)
    assert each.ways == Solver(start(puzzle)).ways(puzzle.goal)


@pytest.mark.parametrize(
    "wanted", [1, 2, *(pytest.param(level, marks=pytest.mark.long) for level in (3, 4, 5))]
)
def test_a_made_puzzle_is_what_was_asked_for(wanted: int) -> None:
    """CH-7.1, CH-7.4."""
    _checked(made(asked_for(wanted, 0)), wanted)


def test_the_version_says_which_puzzles_are_made() -> None:
    """Whoever changes what comes of a seed raises the version, and keeps the old ones."""
    found = {
        "asked": made(asked_for(1, 0)).code,
        "monday": made(puzzle_of_the_day(MONDAY)).code,
        "streak": made(next_of_streak(2026, 0)).code,
    }
    assert (VERSION, found) == (1, GOLDEN)


@pytest.mark.long
def test_each_day_has_a_puzzle_of_its_own() -> None:
    """Harder towards the end of the week."""
    week = [made(puzzle_of_the_day(MONDAY + timedelta(day))) for day in range(8)]
    assert [each.difficulty for each in week] == [1, 2, 2, 3, 3, 4, 5, 1]
    assert len({form(each.puzzle) for each in week}) == 8


@pytest.mark.long
def test_a_streak_gets_harder() -> None:
    streak = [made(next_of_streak(7, solved)) for solved in (0, 1, 2, 4, 7, 11, 50)]
    assert [each.difficulty for each in streak] == [1, 1, 2, 3, 4, 5, 5]
    assert len({form(each.puzzle) for each in streak}) == 7
    assert made(next_of_streak(8, 0)) != streak[0]


_SCRIPT = """
from halloween_table.games.candy_hunters.puzzles.generator import asked_for, made
print(made(asked_for(1, 0)))
"""


def test_nothing_that_is_made_depends_on_the_hash_seed() -> None:
    def printed(hash_seed: str) -> str:
        path = os.pathsep.join(part or os.getcwd() for part in sys.path)
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
        command = [sys.executable, "-c", _SCRIPT]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return done.stdout

    once = printed("1")
    assert GOLDEN["asked"] in once
    assert once == printed("4242")


def test_failed_tries_are_told_so_that_somebody_can_stop() -> None:
    tries = list(asked_for(1, 3))
    assert len(tries) > 1
    assert tries[:-1] == [None] * (len(tries) - 1)
    assert tries[-1] is not None


def test_bands_go_from_simple_to_difficult() -> None:
    assert [difficulty(share) for share in (1.0, 0.61, 0.6, 0.3, 0.2, 0.05, 0.005, 0.0)] == [
        1, 1, 2, 2, 3, 4, 5, 5,
    ]  # fmt: skip
    assert [difficulty(share) for share in BANDS] == [2, 2, 3, 4]
    assert len(BANDS) + 1 == len(DIFFICULTIES)


@pytest.mark.parametrize(
    "seed", [*range(2), *(pytest.param(s, marks=pytest.mark.long) for s in range(2, 8))]
)
def test_the_figure_of_one_round_is_the_share_of_its_lines(seed: int) -> None:
    """Counted again with the rules: the house, the ghost moves, and the best card there is."""
    puzzle = random_puzzle(seed, 1, tiles=range(10, 11), ghosts=range(1, 3), kids=range(2, 4))
    position = start(puzzle)
    answer = Solver(position).most()
    assert answer is not None
    for goal in (answer.points, answer.points - 2):
        reached, lines = lines_that_score(position, goal)
        assert figure(position, goal) == pytest.approx(reached / lines if lines else 0.0)


# ---- alike --------------------------------------------------------------------------------------


def _turned(puzzle: Puzzle) -> Puzzle:
    def turn(cell: Cell) -> Cell:
        return Cell(-cell.y, cell.x)

    return tidied(
        evolve(
            puzzle,
            tiles=FrozenMap({turn(cell): colour for cell, colour in puzzle.tiles.items()}),
            ghosts=frozenset(map(turn, puzzle.ghosts)),
            kids=frozenset(map(turn, puzzle.kids)),
        )
    )


def _mirrored(puzzle: Puzzle) -> Puzzle:
    def mirror(cell: Cell) -> Cell:
        return Cell(-cell.x, cell.y)

    return tidied(
        evolve(
            puzzle,
            tiles=FrozenMap({mirror(cell): colour for cell, colour in puzzle.tiles.items()}),
            ghosts=frozenset(map(mirror, puzzle.ghosts)),
            kids=frozenset(map(mirror, puzzle.kids)),
            cards=tuple(
                _card({(-x, y, c) for x, y, c in CARDS[card].turns[0]}) for card in puzzle.cards
            ),
        )
    )


def _recoloured(puzzle: Puzzle, order: list[Colour]) -> Puzzle:
    hue = dict(zip(COLOURS, order, strict=True))
    return tidied(
        evolve(
            puzzle,
            tiles=FrozenMap({cell: hue[colour] for cell, colour in puzzle.tiles.items()}),
            cards=tuple(
                _card({(x, y, hue[c]) for x, y, c in CARDS[card].turns[0] if c})
                for card in puzzle.cards
            ),
        )
    )


def _card(needs: set[tuple[int, int, Colour | None]]) -> int:
    """The regular card with this pattern, wherever it lies and however it is turned."""
    left, top = min(x for x, _, _ in needs), min(y for _, y, _ in needs)
    wanted = {(x - left, y - top, colour) for x, y, colour in needs}
    return next(
        card for card in REGULAR_NUMBERS if any(set(turn) == wanted for turn in CARDS[card].turns)
    )


def test_turned_mirrored_and_recoloured_puzzles_are_alike() -> None:
    """And equally good: the solver says so, who knows nothing of it."""
    choice = Random(3)
    for seed in range(8):
        puzzle = random_puzzle(seed, 1 + seed % 2)
        bent = tuple(choice.sample(REGULAR_NUMBERS[:24], 3))
        puzzle = evolve(puzzle, cards=bent)
        if faults(puzzle):
            continue
        other = _recoloured(_mirrored(_turned(puzzle)), choice.sample(COLOURS, 4))
        assert form(other) == form(puzzle)
        assert tidied(other) != tidied(puzzle)
        answers = [Solver(start(each)).most() for each in (puzzle, other)]
        assert answers[0] is not None
        assert answers[1] is not None
        assert answers[0].points == answers[1].points


def test_a_piece_a_tile_or_a_card_makes_a_difference() -> None:
    puzzle = tidied(random_puzzle(4, 2))
    kid, ghost = min(puzzle.kids), min(puzzle.ghosts)
    free = next(cell for cell in puzzle.tiles if cell not in puzzle.kids | puzzle.ghosts)
    others = [
        evolve(puzzle, kids=puzzle.kids - {kid} | {free}),
        evolve(puzzle, ghosts=puzzle.ghosts - {ghost} | {free}),
        evolve(puzzle, cards=puzzle.cards[1:]),
        evolve(puzzle, rounds=1),
        evolve(puzzle, goal=3),
        evolve(puzzle, tiles=puzzle.tiles.without(free)),
    ]
    assert len({form(each) for each in [puzzle, *others]}) == 7
