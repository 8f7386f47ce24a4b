"""Tries, solutions, times and streaks of puzzles, for each person."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from halloween_table.store.puzzle_results import Fared, PuzzleResults
from halloween_table.store.store import Store

ONE, OTHER = "1CRE-5EF4", "AB70-BDPW"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as opened:
        yield opened


@pytest.fixture
def results(store: Store) -> PuzzleResults:
    return store.puzzle_results("candy_puzzles")


def test_who_has_tried_nothing_has_no_results(results: PuzzleResults) -> None:
    assert results.of("Ada") == {}
    assert results.streak("Ada") == 0


def test_tries_are_counted_for_each_person_and_puzzle(results: PuzzleResults) -> None:
    for code, name in ((ONE, "Ada"), (ONE, "Ada"), (OTHER, "Ada"), (ONE, "Bo")):
        results.missed(code, name, "game")
    assert results.of("Ada") == {ONE: Fared(2), OTHER: Fared(1)}
    assert results.of("Bo") == {ONE: Fared(1)}


def test_which_try_was_the_first_to_solve_it_stays(results: PuzzleResults) -> None:
    results.missed(ONE, "Ada", "game")
    results.solved(ONE, "Ada", "game", 5000)
    assert results.of("Ada") == {ONE: Fared(1, solved_at=2, milliseconds=5000)}
    results.missed(ONE, "Ada", "game")
    results.solved(ONE, "Ada", "game", 9000)
    assert results.of("Ada") == {ONE: Fared(2, solved_at=2, milliseconds=5000)}


def test_of_the_times_the_best_is_kept(results: PuzzleResults) -> None:
    for milliseconds in (None, 7000, None, 4000, 6000):
        results.solved(ONE, "Ada", "game", milliseconds)
    assert results.of("Ada")[ONE].milliseconds == 4000


def test_a_solution_without_a_time_is_one(results: PuzzleResults) -> None:
    results.solved(ONE, "Ada", "game", None)
    assert results.of("Ada") == {ONE: Fared(0, solved_at=1)}


def test_only_a_longer_streak_is_kept(results: PuzzleResults) -> None:
    assert [results.offer_streak("Ada", solved) for solved in (0, 3, 2, 3, 5)] == [
        False,
        True,
        False,
        False,
        True,
    ]
    assert results.streak("Ada") == 5
    assert results.streak("Bo") == 0


def test_they_outlast_the_program_and_are_not_how_games_ended(tmp_path: Path) -> None:
    with Store.open(tmp_path) as first:
        first.puzzle_results("candy_puzzles").solved(ONE, "Ada", "game", 1)
        first.puzzle_results("candy_puzzles").offer_streak("Ada", 2)
    with Store.open(tmp_path) as second:
        assert second.puzzle_results("candy_puzzles").of("Ada")[ONE].solved_at == 1
        assert second.puzzle_results("candy_puzzles").streak("Ada") == 2
        assert second.puzzle_results("other_puzzles").of("Ada") == {}
        assert second.results.newest() == ()
        assert second.results.people() == ()
