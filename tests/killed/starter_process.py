"""A program that does in its folder what a start does, without a window: it opens the store, looks at
all of it, mends it if need be, or makes a backup."""

from __future__ import annotations

import sys
from datetime import date

from halloween_table.games.shelf import SHELF
from halloween_table.store import backups
from halloween_table.store.store import Store
from tests.store.sampling import game_of

from .dying import Life, life_of

DAY = date(2026, 10, 31)


def open_(life: Life) -> None:
    """An old file is brought up to date by that alone."""
    life.begin()
    Store.open(life.folder, game_of).close()


def start(life: Life) -> None:
    life.begin()
    with Store.open(life.folder, game_of) as store:
        if store.examine() is not None:
            store.mend()


def mend(life: Life) -> None:
    """The same, with everything imported that is only needed for that."""
    for box in SHELF:
        box.open()
    start(life)


def back_up(life: Life) -> None:
    backups._STEP = 1
    with Store.open(life.folder, game_of) as store:
        store.examine()
        life.begin()
        store.back_up(DAY)


def main(life: Life, work: str) -> None:
    {"open": open_, "start": start, "mend": mend, "back up": back_up}[work](life)
    life.end()


if __name__ == "__main__":
    main(life_of(sys.argv[1:]), *sys.argv[4:])
