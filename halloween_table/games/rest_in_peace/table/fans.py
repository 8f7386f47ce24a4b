"""How cards lie on a side of a round: a fan while each of them can be seen, then tabs, one for each."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final

from attrs import frozen

from halloween_table.contract.pictures import Rect

CARD_SHAPE: Final = 88 / 63
"""How many times as high as wide a card is."""
SEEN_ACROSS: Final = 0.44
"""Of a card's width: its value can be read if so much of it is seen at the left."""
_SEEN_DOWN: Final = 0.36
"""The same at the top, again of its width."""
_WIDEST: Final = 150.0
_NARROWEST: Final = 66.0
_SHRUNK: Final = 0.62
"""What a card may shrink to before it becomes a tab: so wide, and so much of what it would be alone."""
_GAP: Final = 6.0
_TAB: Final = 46.0
_LOWEST_TAB: Final = 28.0
_NARROWEST_TAB: Final = 84.0
"""In which everything has room: only low ones may be narrower."""


@frozen
class Fan:
    """Where the cards of a side lie, the last one on top."""

    rects: tuple[Rect, ...]
    tabs: bool = False
    """They are tabs that show what counts, side by side: for cards there is no room."""
    across: bool = False
    """Cards lie side by side, so that of each the left is seen; otherwise the top."""

    def seen(self, at: int) -> bool:
        """Whether no other card lies on that one."""
        if at == len(self.rects) - 1:
            return True
        this, after = self.rects[at], self.rects[at + 1]
        return after.x >= this.x + this.w or after.y >= this.y + this.h


@lru_cache(1024)
def fan(count: int, area: Rect, upward: bool) -> Fan:
    """`upward`: an upright one lies at the lower edge of its area, otherwise at the upper one."""
    if not count:
        return Fan(())
    across = area.w > area.h
    width = _card_width(count, area, across)
    if width < max(_NARROWEST, _SHRUNK * _card_width(1, area, across)):
        return Fan(_tabs(count, area, upward), tabs=True)
    height, between = width * CARD_SHAPE, max(1, count - 1)
    if across:
        step = min(width + _GAP, (area.w - width) / between)
        left = area.x + (area.w - width - step * (count - 1)) / 2
        top = area.y + (area.h - height) / 2
        return Fan(
            tuple(Rect(left + step * at, top, width, height) for at in range(count)), across=True
        )
    step = min(height + _GAP, (area.h - height) / between)
    left = area.x + (area.w - width) / 2
    top = area.y + (area.h - height - step * (count - 1) if upward else 0)
    return Fan(tuple(Rect(left, top + step * at, width, height) for at in range(count)))


def _card_width(count: int, area: Rect, across: bool) -> float:
    """As wide as cards can be of which each shows its value."""
    covering = count - 1
    whole = min(_WIDEST, area.w, area.h / CARD_SHAPE)
    if across:
        return min(whole, area.w / (1 + SEEN_ACROSS * covering))
    return min(whole, area.h / (CARD_SHAPE + _SEEN_DOWN * covering))


def _tabs(count: int, area: Rect, upward: bool) -> tuple[Rect, ...]:
    """One below the other, in as many columns as make them high and leave them wide enough."""

    def height(columns: int) -> float:
        return min(_TAB, area.h / ceil(count / columns))

    columns = 1
    while columns < count and height(columns) < (
        _TAB if area.w / (columns + 1) >= _NARROWEST_TAB else _LOWEST_TAB
    ):
        columns += 1
    rows, width = ceil(count / columns), area.w / columns
    top = area.y + (area.h - height(columns) * rows if upward else 0)
    return tuple(
        Rect(
            area.x + at // rows * width, top + at % rows * height(columns), width, height(columns)
        ).inset(1)
        for at in range(count)
    )
