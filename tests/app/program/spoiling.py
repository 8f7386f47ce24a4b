"""What it is to spoil a data folder."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from halloween_table.games.shelf import SHELF

Rng = random.Random


class Spoiling(NamedTuple):
    """One way to spoil a folder."""

    name: str
    do: Callable[[Path], object]
    shuts: bool = False
    """Whether nothing can be kept there until somebody tidies up."""
    hides: bool = False
    """Whether not even the games that are there can be read."""
    table: str = SHELF[0].key
    """The game at whose table it would be seen."""
    boxes: bool = False
    """Whether it would be seen in the boxes."""
    place: str = "data"
    """The name of the folder."""
