"""`python -m tests.bench.confirm`: what the model says about the forty puzzles, kept for the tests.

It takes some minutes; it has to be run again when other puzzles are chosen.
"""

from __future__ import annotations

from pathlib import Path

from halloween_table.games.candy_hunters.puzzles.code import decode
from halloween_table.games.candy_hunters.puzzles.forty import FORTY
from halloween_table.games.candy_hunters.puzzles.generator import start

from .declared import most_points
from .ratio import processor_seconds

_KEPT = Path(__file__).parents[1] / "games/candy_hunters/puzzles/confirmed.txt"
_HEAD = """\
# The most points in each of the forty puzzles, as clingo finds them in tests/bench/puzzle.lp, which
# knows the rules and the cards and nothing of the solver. `make bench ARGS=--only\\ model` confirms one
# and two rounds again; `.venv/bin/python -m tests.bench.confirm` all, and writes this file.
"""


def main() -> None:
    lines = []
    for number, code in enumerate(FORTY, start=1):
        position, found = start(decode(code)), list[int]()
        took = processor_seconds(lambda at=position, into=found: into.append(most_points(at)))
        print(
            f"{number:>3} {position.puzzle.rounds} rounds {found[0]:>3} points {took:>8.2f} s",
            flush=True,
        )
        lines.append(f"{code} {found[0]}\n")
    _KEPT.write_text(_HEAD + "".join(lines), encoding="utf-8")


main()
