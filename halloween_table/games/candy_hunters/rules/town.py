"""The ground: cells of the town, what is next to what, and the colours of its houses."""

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from halloween_table.engine.keeping import kept


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


cell_at = cache(Cell)
"""Each cell is made once: one is sooner found among others if it is the very same."""


@kept
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that share an edge with this one."""
    x, y = cell
    return cell_at(x, y - 1), cell_at(x + 1, y), cell_at(x, y + 1), cell_at(x - 1, y)


CORE = (cell_at(0, 0), cell_at(1, 0), cell_at(0, 1), cell_at(1, 1))
ARMS = (cell_at(0, -1), cell_at(2, 0), cell_at(1, 2), cell_at(-1, 1))
"""The windmill every game starts from (CH-S2); a ghost stands on each arm."""
