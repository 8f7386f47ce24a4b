"""Frames around what is spoken of beside a table."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.places import Mark
from halloween_table.table.look import looks

_FRAME = 4.5
"""Scene units that a frame stands off what it is around."""


def framed(arrangement: Arrangement, ids: Iterable[str]) -> Arrangement:
    """The table with frames around these pieces and places, wherever they lie."""
    lying = {piece.id: piece.rect for piece in arrangement.pieces}
    lying |= {place.id: place.rect for place in arrangement.places}
    frames = (
        Mark(f"hint:{id_}", lying[id_].inset(-_FRAME), looks.HINT, above=True)
        for id_ in ids
        if id_ in lying
    )
    return evolve(arrangement, marks=(*arrangement.marks, *frames))
