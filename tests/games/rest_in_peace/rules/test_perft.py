"""The rules against the brute force: as many lawful lines from fixed positions."""

from __future__ import annotations

import pytest

from halloween_table.games.rest_in_peace.rules.position import Position

from .. import brute_force as brute
from ..perft_cases import CASES, Case, opened
from ..wandering import GAME


def perft(position: Position, depth: int) -> int:
    """The number of different sequences of `depth` lawful moves, without those that go on after
    chance had a part in it."""
    moves = [
        (actor, move) for actor in GAME.actors(position) for move in GAME.moves(position, actor)
    ]
    if depth == 1:
        return len(moves)
    return sum(
        perft(GAME.play(position, actor, move).position, depth - 1)
        for actor, move in moves
        if not brute.decided_by_chance(position, move)
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_there_are_as_many_lines_as_the_brute_force_counts(case: Case) -> None:
    position = opened(case)
    for depth, lines in enumerate(case.golden, start=1):
        assert perft(position, depth) == lines, f"{depth} moves"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_brute_force_still_counts_as_many(case: Case) -> None:
    position = opened(case)
    for depth, lines in enumerate(case.golden, start=1):
        if lines < 1_000:
            assert brute.perft(position, depth) == lines, f"{depth} moves"


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_brute_force_still_counts_as_many_of_the_longest(case: Case) -> None:
    assert brute.perft(opened(case), len(case.golden)) == case.golden[-1]


def test_the_cases_are_there() -> None:
    assert len(CASES) >= 15
    assert all(len(case.golden) >= 4 for case in CASES)
