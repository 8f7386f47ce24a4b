"""Small labels that say how many there are of something."""

from __future__ import annotations

from halloween_table.contract.palette import MOON, MUTED, NIGHT, PANEL_EDGE
from halloween_table.contract.pictures import Rect, Shape, Words
from halloween_table.contract.places import Mark


def count_label(id_: str, rect: Rect, number: int) -> Mark:
    """How many are left, at the lower right corner of a stack."""
    return _label(id_, Rect(rect.x + rect.w - 14, rect.y + rect.h - 30, 48, 36), number, 26)


def small_count(id_: str, rect: Rect, number: int) -> Mark:
    """The same on the feet of somebody who stands before the others."""
    return _label(id_, Rect(rect.x + rect.w - 27, rect.y + rect.h - 24, 27, 26), number, 21)


def _label(id_: str, rect: Rect, number: int, size: float) -> Mark:
    colour = MOON if number else MUTED
    words = Words(str(number), size=size, colour=colour, bold=True, align="centre")
    return Mark(id_, rect, (Shape(NIGHT, PANEL_EDGE, radius=rect.h / 3), words), above=True)
