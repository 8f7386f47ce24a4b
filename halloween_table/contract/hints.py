"""A hint: what is said to whoever asks, and what on the table it speaks of."""

from __future__ import annotations

from typing import Final, Literal

from attrs import frozen

from .pictures import Rect

Strength = Literal[1, 2, 3]
"""Of a hint: what to use; where; the next move."""
STRENGTHS: Final[tuple[Strength, ...]] = (1, 2, 3)


@frozen
class Pointer:
    """A hint: said, and shown on the table itself."""

    text: str
    at: tuple[str, ...] = ()
    """The pieces and places that it speaks of; those that are not on the table are not shown."""
    spots: tuple[Rect, ...] = ()
    """What else on the table it speaks of."""
