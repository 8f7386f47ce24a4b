"""`python -m tests.bench.confirm`: what the model says about the forty puzzles, kept for the tests.

It takes a minute or two, and has to be run again when other puzzles are chosen. Then the model and
the solver are asked about positions by lot, where they have to agree too.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from halloween_table.games.candy_hunters.puzzles.code import decode
from halloween_table.games.candy_hunters.puzzles.forty import FORTY
from halloween_table.games.candy_hunters.puzzles.game import GAME, PuzzlePosition, after
from halloween_table.games.candy_hunters.puzzles.generator import start
from halloween_table.games.candy_hunters.puzzles.solver import Solver
from halloween_table.games.candy_hunters.rules.moves import ScorePattern
from tests.games.candy_hunters.puzzles.drawing import random_puzzle
from tests.games.candy_hunters.puzzles.exhaustive import tiny

from .declared import most_points
from .ratio import processor_seconds

_KEPT = Path(__file__).parents[1] / "games/candy_hunters/puzzles/confirmed.txt"
_HEAD = """\
# The most points in each of the forty puzzles, as clingo finds them in tests/bench/puzzle.lp, which
# knows the rules and the cards and nothing of the solver. `make bench ARGS="--only model"` confirms
# one and two rounds again; `.venv/bin/python -m tests.bench.confirm` all, and writes this file.
"""
_BY_LOT = {1: 200, 2: 100, 3: 5}
"""So many positions of puzzles with so many rounds."""


def main() -> None:
    lines = []
    for number, code in enumerate(FORTY, start=1):
        position, found = start(decode(code)), list[int]()
        took = processor_seconds(lambda at=position, into=found: into.append(most_points(at)))
        what = f"{number:>3}: {position.puzzle.rounds} rounds, {found[0]} points"
        print(f"{what} {took:>8.2f} s", flush=True)
        lines.append(f"{code} {found[0]}\n")
    _KEPT.write_text(_HEAD + "".join(lines), encoding="utf-8")
    for rounds, count in _BY_LOT.items():
        for seed in range(count):
            answer = Solver(position := _by_lot(seed, rounds)).most()
            assert answer is not None
            assert answer.points == most_points(position), f"{seed}, {rounds} rounds"
        print(f"{count} positions of puzzles with {rounds} rounds: they agree", flush=True)


def _by_lot(seed: int, rounds: int) -> PuzzlePosition:
    """From the beginning, or from anywhere in a game that scores whenever it can."""
    choice = Random(seed)
    game = list(_game(tiny(random_puzzle(seed, rounds, tiles=range(10, 15))), choice))
    return choice.choice([each for each in game if not each.pending])


def _game(position: PuzzlePosition, choice: Random) -> Iterator[PuzzlePosition]:
    yield position
    while not position.over:
        moves = list(GAME.moves(position, 0))
        scoring = [move for move in moves if isinstance(move, ScorePattern)]
        position = after(position, choice.choice(scoring or moves))
        yield position


main()
