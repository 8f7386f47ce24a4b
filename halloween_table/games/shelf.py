"""The shelf: every finished game, as its box lies there. Opening a box loads the game."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.contract.box import Box

from .booo.box import BOX as BOOO
from .candy_hunters.box import BOX as CANDY_HUNTERS
from .halloween.box import BOX as HALLOWEEN
from .rest_in_peace.box import BOX as REST_IN_PEACE

__all__ = ["SHELF", "Box", "around", "box", "every_box"]

SHELF: tuple[Box, ...] = (
    CANDY_HUNTERS,
    REST_IN_PEACE,
    BOOO,
    HALLOWEEN,
)


def box(key: str) -> Box | None:
    """The box of that game, if it is on the shelf or inside one that is."""
    return next((box for box in every_box() if box.key == key), None)


def around(key: str) -> Box | None:
    """The box on the shelf that the game of that key is in: its own, or the one it lies inside."""
    return next(
        (box for box in SHELF if key in (box.key, *(game.key for game in box.inside))), None
    )


def every_box() -> Iterator[Box]:
    """Those on the shelf, each followed by what lies inside it."""
    for box in SHELF:
        yield from (box, *box.inside)
