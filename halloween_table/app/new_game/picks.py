"""Several of many: which are picked, and how many are still missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from halloween_table.engine.chance import Chance

from .seeds import drawn_seed


class Picks(QObject):
    """Never more than are wanted, in whatever order somebody comes upon them.

    Signals:
        changed: somebody picked one, put one back, or left it to chance.
    """

    changed = Signal()

    def __init__(self, values: tuple[Any, ...], wanted: int) -> None:
        super().__init__()
        self._values, self.wanted = values, wanted
        self._picked: set[int] = set()
        """Where the picked ones stand among the values."""

    def __len__(self) -> int:
        """How many there are to pick from."""
        return len(self._values)

    @property
    def value(self) -> tuple[Any, ...]:
        """Those that are picked, in the order of all."""
        return tuple(self._values[at] for at in self.places)

    @property
    def places(self) -> list[int]:
        """Where they stand among all."""
        return sorted(self._picked)

    @property
    def missing(self) -> int:
        return self.wanted - len(self._picked)

    def choose(self, values: Sequence[Any]) -> None:
        """Has exactly these picked: somebody has decided that elsewhere."""
        self._picked = {self._values.index(value) for value in values}

    def has(self, at: int) -> bool:
        return at in self._picked

    def allows(self, at: int) -> bool:
        """Whether it can be picked or put back now."""
        return self.missing > 0 or self.has(at)

    def switch(self, at: int) -> None:
        """Picks it, or puts it back."""
        if self.allows(at):
            self._picked ^= {at}
            self.changed.emit()

    def fill_by_lot(self) -> None:
        """Chance picks the rest."""
        others = [at for at in range(len(self)) if at not in self._picked]
        order, _ = Chance(drawn_seed()).shuffled(others)
        self._picked |= set(order[: self.missing])
        self.changed.emit()

    def clear(self) -> None:
        self._picked.clear()
        self.changed.emit()
