"""`make bench`: how fast and how large the program is, as ratios against a baseline of the same minute.

Machines differ and are noisy, so absolute times mean little: each measurement takes turns with
its baseline, and the medians are compared.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from . import processes, rules, screen, store, ways
from .ratio import Row


def main() -> int:
    rows: list[Row] = []
    for measure in (
        processes.first_frame,
        screen.full_repaint,
        screen.dragging,
        rules.random_play,
        rules.refused_move,
        ways.found_ways,
        store.committed_move,
        processes.memory,
    ):
        rows += measure()
        print(".", end="", flush=True)
    print("\n" + table(rows))
    return 0 if all(row.holds for row in rows) else 1


def table(rows: list[Row]) -> str:
    lines = [("what", "ours", "baseline", "ratio", "limit", "")]
    lines += [row.cells() for row in rows]
    widths = [max(len(line[at]) for line in lines) for at in range(6)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


sys.exit(main())
