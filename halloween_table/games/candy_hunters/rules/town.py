"""The ground: cells of the town, what is next to what, and the colours of its houses."""

from enum import StrEnum
from functools import cache
from typing import NamedTuple


class Colour(StrEnum):
    """The colour of a house, and of the candy on its back."""

    ORANGE = "orange"
    VIOLET = "violet"
    GREEN = "green"
    BLUE = "blue"


COLOURS = tuple(Colour)


class Cell(NamedTuple):
    """A square of the table: x to the right, y downwards."""

    x: int
    y: int


@cache
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that share an edge with this one."""
    x, y = cell
    return Cell(x, y - 1), Cell(x + 1, y), Cell(x, y + 1), Cell(x - 1, y)


CORE = (Cell(0, 0), Cell(1, 0), Cell(0, 1), Cell(1, 1))
ARMS = (Cell(0, -1), Cell(2, 0), Cell(1, 2), Cell(-1, 1))
"""The windmill every game starts from (CH-S2); a ghost stands on each arm."""
