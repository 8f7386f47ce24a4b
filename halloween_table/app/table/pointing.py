"""Hints on a table: frames around what they speak of, and each says more than the one before."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from attrs import evolve

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.hints import STRENGTHS, STRONGEST, Pointer, Strength
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Mark
from halloween_table.table.look import looks

_HINT = "hint:"
"""What the ids of all marks of a hint begin with."""
_FRAME = 4.5
"""Scene units that a frame stands off what it is around."""


def stronger(last: int, pointed: Callable[[Strength], Pointer]) -> Strength:
    """How strong a hint is that says more than the last one, which was so strong (0: there was none);
    the strongest if there is no more to be said."""
    told = [pointed(strength) for strength in STRENGTHS]
    before = told[last - 1] if last else None
    for strength in STRENGTHS[last:]:
        if told[strength - 1] != before:
            return STRONGEST if told[strength - 1] == told[-1] else strength
    return STRONGEST


def framed(arrangement: Arrangement, pointer: Pointer) -> Arrangement:
    """The table, with what the hint points at."""
    return evolve(arrangement, marks=(*arrangement.marks, *_frames(arrangement, pointer)))


def pointed_at(arrangement: Arrangement) -> list[Rect]:
    """What the hint that is shown speaks of."""
    return [mark.rect for mark in arrangement.marks if mark.id.startswith(_HINT)]


def _frames(arrangement: Arrangement, pointer: Pointer) -> Iterator[Mark]:
    """Around what it speaks of, wherever that lies; and what it draws."""
    lying = {piece.id: piece.rect for piece in arrangement.pieces}
    lying |= {place.id: place.rect for place in arrangement.places}
    found = {id_: lying[id_] for id_ in pointer.at if id_ in lying}
    found |= {f"spot:{at}": rect for at, rect in enumerate(pointer.spots)}
    for id_, rect in found.items():
        yield Mark(f"{_HINT}{id_}", rect.inset(-_FRAME), looks.HINT, above=True)
    for mark in pointer.marks:
        yield evolve(mark, id=f"{_HINT}{mark.id}")
