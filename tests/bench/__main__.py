"""`make bench`: how fast and how large the program is, as ratios against a baseline of the same minute.

Machines differ and are noisy, so absolute times mean little: each measurement takes turns with
its baseline, and the medians are compared. Times are the processor's, except where waiting for
the disk is what is measured. `--only WORD` measures the rows in whose names that word is;
`--against COMMIT` measures what people feel here and in an older version, in turns.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from . import installed, puzzles, rules, store, ways
from .felt import FELT
from .ratio import Row
from .trees import Tree, exported

_ROOT = Path(__file__).resolve().parents[2]
_WITHOUT_WINDOW = (
    installed.installed_start,
    rules.random_play,
    rules.refused_move,
    ways.found_ways,
    store.committed_move,
    puzzles.proved_puzzles,
    puzzles.puzzles_against_every_line,
    puzzles.puzzles_against_a_model,
    puzzles.made_puzzles,
    puzzles.puzzles_still_solvable,
)


def main() -> int:
    chosen = _arguments()
    print(" | ".join(Row.HEAD))
    holds = True
    with tempfile.TemporaryDirectory() as scratch:
        for row in _rows(chosen.only, chosen.against, Path(scratch)):
            print(" | ".join(row.cells()), flush=True)
            holds = holds and row.holds
    return 0 if holds else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--only", default="", metavar="WORD", help="only rows with this word")
    parser.add_argument("--against", metavar="COMMIT", help="compare with an older version")
    return parser.parse_args()


def _rows(only: str, against: str | None, scratch: Path) -> Iterator[Row]:
    ours = Tree(_ROOT, scratch / "ours")
    felt = [comparison for comparison in FELT if only in comparison.what]
    if against is not None:
        before = exported(against, _ROOT, scratch)
        for comparison in felt:
            yield from comparison.against(ours, before)
        return
    for comparison in felt:
        yield from comparison.rows(ours)
    for measure in _WITHOUT_WINDOW:
        if only in measure.__name__.replace("_", " "):
            yield from measure()


sys.exit(main())
