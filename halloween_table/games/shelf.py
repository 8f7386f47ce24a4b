"""The shelf: every finished game, as its box lies there. Opening a box loads the game."""

from __future__ import annotations

from halloween_table.contract.box import Box

from .booo.box import BOX as BOOO
from .candy_hunters.box import BOX as CANDY_HUNTERS
from .halloween.box import BOX as HALLOWEEN
from .rest_in_peace.box import BOX as REST_IN_PEACE

__all__ = ["SHELF", "Box", "box"]

SHELF: tuple[Box, ...] = (
    CANDY_HUNTERS,
    REST_IN_PEACE,
    BOOO,
    HALLOWEEN,
)


def box(key: str) -> Box | None:
    """The box of that game, if it is on the shelf."""
    return next((box for box in SHELF if box.key == key), None)
