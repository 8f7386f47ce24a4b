"""The forty puzzles, on twenty cards with two sides: eight of each difficulty, in its order.

`packaging/make_puzzles.py` makes them and writes their codes here.
"""

from typing import Final

EACH: Final = 8
"""So many there are of each difficulty."""


def difficulty_of(number: int) -> int:
    """1 (very simple) to 5 (very difficult), for the puzzle with this number, 1 to 40."""
    return 1 + (number - 1) // EACH


FORTY: Final = ()
