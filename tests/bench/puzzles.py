"""The puzzles of Candy Hunters: proofs, against every line there is and against a model of the rules,
new puzzles, and the question that is asked most often."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Iterator

from halloween_table.engine.chance import Chance
from halloween_table.engine.mind import Known, Thought
from halloween_table.games.candy_hunters.puzzles.code import decode
from halloween_table.games.candy_hunters.puzzles.forty import FORTY
from halloween_table.games.candy_hunters.puzzles.game import GAME, PuzzlePosition, after
from halloween_table.games.candy_hunters.puzzles.generator import asked_for, made, start
from halloween_table.games.candy_hunters.puzzles.mind import PATIENCE, PuzzleMind
from halloween_table.games.candy_hunters.puzzles.solver import Solver
from halloween_table.games.candy_hunters.rules.moves import Move
from tests.games.candy_hunters.puzzles import exhaustive

from . import declared
from .ratio import Row, in_turns, median, processor_seconds

_ALLOWED = {1: 0.1, 2: 5.0, 3: 60.0}
"""Seconds for a proof, by rounds."""
_MEDIUM = 3
_MADE = range(20)
_ASKED = 5
"""So many positions of each of the forty are asked about."""


def proved_puzzles() -> Iterator[Row]:
    """How long the proofs of the forty take."""
    seconds: dict[int, list[float]] = {rounds: [] for rounds in _ALLOWED}
    for position in _starts(*_ALLOWED):
        took = median([processor_seconds(lambda at=position: _most(at)) for _ in range(3)])
        seconds[position.puzzle.rounds].append(took)
    total = sum(map(sum, seconds.values()))
    allowed = sum(_ALLOWED[rounds] * len(took) for rounds, took in seconds.items())
    yield Row("all 40 puzzles proved, processor seconds", total, allowed, 1.0, "s")
    for rounds, took in seconds.items():
        what = f"the slowest puzzle of {rounds} round{'s' * (rounds > 1)}"
        yield Row(what, max(took), _ALLOWED[rounds], 1.0, "s")


def puzzles_against_every_line() -> Iterator[Row]:
    """Against the rules themselves, which try every move."""
    yield _least_ahead("every line of 1 round", exhaustive.most_points, _starts(1), 50.0)


def puzzles_against_a_model() -> Iterator[Row]:
    """Against a program that is given the rules as they are written. Whatever it finds is also what
    the solver finds: each maximum is confirmed here once more."""
    for rounds in (1, 2):
        what = f"a model of {rounds} round{'s' * (rounds > 1)}"
        yield _least_ahead(what, declared.most_points, _starts(rounds), 1.0)


def _least_ahead(
    what: str,
    other: Callable[[PuzzlePosition], int],
    positions: Iterator[PuzzlePosition],
    least: float,
) -> Row:
    """The puzzle with which the other one keeps up best."""
    rows = []
    for position in positions:
        assert other(position) == _most(position) == position.puzzle.goal
        ours, theirs = in_turns(
            lambda at=position: 1 / processor_seconds(lambda: _most(at)),
            lambda at=position: 1 / processor_seconds(lambda: other(at)),
            3,
        )
        title = f"proofs a second against {what}, least ahead"
        rows.append(Row(title, median(ours), median(theirs), least, "/s", at_least=True))
    return min(rows, key=lambda row: row.ratio)


def made_puzzles() -> Iterator[Row]:
    """How long it takes to make one of middling difficulty."""
    took = sorted(processor_seconds(lambda s=seed: made(asked_for(_MEDIUM, s))) for seed in _MADE)
    yield from _spread("a medium puzzle made", took, 10.0)


def puzzles_still_solvable() -> Iterator[Row]:
    """Whether it can still be solved, as the table asks it, from anywhere in games by chance and
    from the start of each puzzle. Who does not know has not answered."""
    took, answers = [], 0
    for position in (*_anywhere(), *_starts(*_ALLOWED)):
        thoughts: list[Thought[Move]] = []
        seconds = processor_seconds(lambda at=position, into=thoughts: into.append(_thought_of(at)))
        took.append(seconds)
        answers += seconds <= 1 and thoughts[0].why != "unknown"
    yield from _spread("can it still be solved?", took, None)
    answered = answers / len(took)
    what = "can it still be solved? answered within a second"
    yield Row(what, answered * 100, 100, 0.95, "%", at_least=True)


def _spread(what: str, took: list[float], allowed: float | None) -> Iterator[Row]:
    """The median, what nine of ten take at most, and the worst, against what is allowed or a
    second."""
    for name, value in (
        ("median", statistics.median(took)),
        ("9 of 10", statistics.quantiles(took, n=10)[-1]),
        ("worst", max(took)),
    ):
        limit = None if allowed is None else 1.0
        yield Row(f"{what}: {name}", value, allowed or 1.0, limit, "s")


def _thought_of(position: PuzzlePosition) -> Thought[Move]:
    return PuzzleMind().choose(Known(position), 0, Chance(0), PATIENCE)


def _most(position: PuzzlePosition) -> int:
    answer = Solver(position).most()
    assert answer is not None
    return answer.points


def _starts(*rounds: int) -> Iterator[PuzzlePosition]:
    for puzzle in map(decode, FORTY):
        if puzzle.rounds in rounds:
            yield start(puzzle)


def _anywhere() -> Iterator[PuzzlePosition]:
    rng = random.Random(1)
    for position in _starts(*_ALLOWED):
        met = []
        for _ in range(_ASKED):
            game = [position]
            while not game[-1].over:
                moves = list(GAME.moves(game[-1], game[-1].seat))
                game.append(after(game[-1], rng.choice(moves)))
            met.append(rng.choice(game[:-1]))
        yield from met
