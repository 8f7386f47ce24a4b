"""A program in which somebody goes through a corridor: each move brings two that happen by themselves,
and all three are one change."""

from __future__ import annotations

import sys

from halloween_table.store.store import Store
from tests.sitting.corridor import CODEC, Go, enter

from .dying import Life, life_of

CHANGES = 6
TOGETHER = 3
"""Moves that come with one another."""


def main(life: Life) -> None:
    with Store.open(life.folder) as store:
        sitting = enter(store, " ".join(["A2 A1 B1"] * CHANGES + ["A2"]))
        life.begin()
        for _ in range(CHANGES):
            sitting.play(Go(1))
            life.say_kept(sitting.id, sitting.history.last, sitting.record, CODEC)
    life.end()


if __name__ == "__main__":
    main(life_of(sys.argv[1:]))
