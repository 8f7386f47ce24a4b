"""A device that nobody hears: it keeps what it is given, and is lost when a test says so."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path

from halloween_table.sound.device import RATE, Fill, NoSound, Samples, Trouble


class FakeDevice:
    """Attributes:
    trouble: why it cannot be opened; empty: it can.
    opened, abandoned: how often it was.
    """

    def __init__(self, trouble: Trouble = "") -> None:
        self.trouble: Trouble = trouble
        self.opened = self.tried = self.abandoned = 0
        self.is_open = False
        self.read_files: list[str] = []
        self._fill: Fill | None = None
        self._lost: Callable[[], None] | None = None

    def open(self, fill: Fill, lost: Callable[[], None]) -> None:
        self.tried += 1
        if self.trouble:
            raise NoSound(self.trouble)
        self.opened += 1
        self.is_open, self._fill, self._lost = True, fill, lost

    def close(self) -> None:
        self.is_open = False
        self._fill = None

    def abandon(self) -> None:
        self.abandoned += 1
        self.close()

    def read(self, path: Path) -> tuple[Samples, int]:
        """As many samples as a hundredth of a second has, each as high as the name is long."""
        self.read_files.append(f"{path.parent.name}/{path.stem}")
        rate = RATE // 2 if path.stem.startswith(("ambience", "far-")) else RATE
        return array("h", [100 * len(path.stem)] * (rate // 100)), rate

    def hear(self, seconds: float = 0.01) -> list[int]:
        """What it plays next."""
        assert self._fill is not None
        return list(array("h", self._fill(round(seconds * RATE))))

    def lose(self) -> None:
        assert self._lost is not None
        self._lost()


class Watch:
    """Time as a test turns it."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds
