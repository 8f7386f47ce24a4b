"""A process to be measured: it does its task and answers each line with figures.

It is run as a file, and imports next to nothing: whatever it costs, it costs the empty window too,
and would make the program look better than it is. Every task takes the words after its name and gives back what answers the questions. A task is
imported when it is asked for, so that a process holds nothing that another one needs.
"""

from __future__ import annotations

import os
import sys

sys.path[0] = os.path.abspath(f"{__file__}/../../../..")

_TASKS = {
    "fill": "stores",
    "empty": "empty",
    "shelf": "starting",
    "settled": "starting",
    "home": "starting",
    "opening": "tables",
    "drawn_once": "tables",
    "resuming": "tables",
    "release": "tables",
    "seeking": "tables",
    "making": "tables",
    "switching": "tables",
    "middle": "tables",
    "repaint": "painting",
    "dragging": "painting",
    "staged": "scenes",
    "resizing": "resizing",
    "thinking": "thinking",
}
"""Which module knows it."""


def main() -> None:
    name, *words = sys.argv[1:]
    module = __import__(f"tests.bench.child.{_TASKS[name]}", fromlist=[name])
    answer = getattr(module, name)(*words)
    for line in sys.stdin:
        figures = answer(line.strip())
        print(*(f"{figure}={value}" for figure, value in figures.items()), flush=True)
    sys.stdout.flush()
    os._exit(0)  # whatever was measured, nobody waits for it to be taken apart


main()
