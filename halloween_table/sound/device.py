"""What sound comes out of: the system's, or none."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Literal, Protocol, TypeAlias

RATE = 22050
"""Samples per second that a device is given; it makes of them what it needs."""

Samples: TypeAlias = "array[int]"
"""16 bits each, one channel."""
Fill = Callable[[int], bytes]
"""So many samples, the next of them, as bytes."""

Trouble = Literal["", "library", "device"]
"""Why nothing is heard: this system has no sound library for us, or no device; or nothing is wrong."""


class NoSound(Exception):
    """Nothing can be heard here, at least now."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class Device(Protocol):
    """Only one thread speaks to it; it asks for samples on another, and there says that it is lost."""

    def open(self, fill: Fill, lost: Callable[[], None]) -> None:
        """Begins to play what `fill` gives. Raises NoSound."""
        ...

    def close(self) -> None:
        """Stops, also where nothing was open. `fill` is not called any more."""
        ...

    def abandon(self) -> None:
        """The same for one that is lost: some never answer again, and nobody waits for them."""
        ...

    def read(self, path: Path) -> tuple[Samples, int]:
        """What is in a file, and its rate. Only while it is open."""
        ...
