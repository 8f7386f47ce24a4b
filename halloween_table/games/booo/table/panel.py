"""A player's panel: name, points, a slot for everything that wins the game, and two buttons."""

from __future__ import annotations

from attrs import frozen

from halloween_table.contract.pictures import Rect

from ..rules.position import GUESTS_TO_WIN, WALLS_TO_WIN

GAP = 6.0
RIM_OF_KEY = 7.0
"""Between a key, its word and the edges of their button."""
_APART = 3.0
"""Between two slots of one row."""
_SLOTS = WALLS_TO_WIN + GUESTS_TO_WIN
_LOW = 72.0
"""A panel that is lower is a line, where it is wide enough."""
_WIDE = 360.0
_WITH_FIGURE = 30.0
"""A head that is lower shows a symbol and a name."""


_SHOUT = 0.42
"""Of a row of two buttons: the word on the first is short in every language."""


@frozen
class Panel:
    """Where everything of it lies, on the table."""

    rect: Rect
    figure: Rect | None
    symbol: Rect
    name: Rect
    points: Rect
    walls: tuple[Rect, ...]
    """Four in front of a player win (BO-2.1)."""
    guests: tuple[Rect, ...]
    """And so do five of these (BO-2.2)."""
    claim: Rect
    hand: Rect
    """The buttons; nothing in the panel of somebody who waits."""

    @property
    def key(self) -> float:
        """How large the keys are: the same on both buttons, and as high as these allow."""
        return min(self.claim.h - 2 * RIM_OF_KEY, 0.28 * min(self.claim.w, self.hand.w))

    @classmethod
    def of(cls, rect: Rect) -> Panel:
        """For somebody who searches."""
        inner = rect.inset(GAP)
        x, y, w, h = inner
        head = min(0.28 * h, 34 + 0.1 * h)
        if h >= 290 and h > 0.8 * w:  # the buttons one below the other
            button = 0.18 * h
            foot = 2 * button + GAP
            claim = Rect(x, y + h - foot, w, button)
            hand = claim._replace(y=y + h - button)
        else:
            foot = button = min(0.4 * h, 40 + 0.13 * h)
            claim = Rect(x, y + h - button, _SHOUT * (w - GAP), button)
            hand = claim._replace(x=claim.x + claim.w + GAP, w=w - GAP - claim.w)
        slots = Rect(x, y + head + GAP / 2, w, h - head - foot - 1.5 * GAP)
        return cls(rect, *_head(Rect(x, y, w, head)), *_slots(slots), claim, hand)

    @classmethod
    def waiting(cls, rect: Rect) -> Panel:
        """For somebody who watches while another one shows a way."""
        low = rect.h < _LOW
        x, y, w, h = rect.inset(GAP / 2 if low else GAP)
        nothing = Rect(x, y, 0, 0)
        head = Rect(x, y, w, min(0.46 * h, 34 + 0.1 * h))
        below = _slots(Rect(x, y + head.h + GAP / 2, w, h - head.h - GAP / 2))
        beside = _in_one_row(Rect(x + 0.42 * w, y, 0.58 * w, h))
        if low and w >= _WIDE and beside[0][0].w > below[0][0].w:
            head = Rect(x, y, beside[0][0].x - x - 2 * GAP, h)
            return cls(rect, *_head(head, line=True), *beside, nothing, nothing)
        return cls(rect, *_head(head), *below, nothing, nothing)


def _head(rect: Rect, line: bool = False) -> tuple[Rect | None, Rect, Rect, Rect]:
    """Figure, symbol, name and points, side by side; in a line there is no room for a figure."""
    x, y, w, h = rect
    figure = Rect(x, y, 0.75 * h, h) if h >= _WITH_FIGURE and not line else None
    left = x + (0.75 * h + GAP if figure else GAP)
    sign, points = min(0.62 * h, 34), min((0.6 if line else 0.9) * h, 56)
    symbol = Rect(left, y + (h - sign) / 2, sign, sign)
    left += sign + GAP
    name = Rect(left, y, x + w - points - GAP - left, h)
    return figure, symbol, name, Rect(x + w - points, y, points, h)


_Slots = tuple[tuple[Rect, ...], tuple[Rect, ...]]
"""For wall tiles, and for guests."""


def _slots(area: Rect) -> _Slots:
    """In one row or in two: whichever makes them larger."""
    one, two = _in_one_row(area), _in_two_rows(area)
    return max(two, one, key=lambda slots: slots[0][0].w)


def _in_one_row(area: Rect) -> _Slots:
    """Wall tiles at the left end, guests at the right."""
    room = area.w - (_SLOTS - 2) * _APART - 2 * GAP
    size = min(area.h, room / _SLOTS)
    guests = GUESTS_TO_WIN * (size + _APART) - _APART
    top = area.y + (area.h - size) / 2
    return (
        _row(area.x, top, size, WALLS_TO_WIN),
        _row(area.x + area.w - guests, top, size, GUESTS_TO_WIN),
    )


def _in_two_rows(area: Rect) -> _Slots:
    """Wall tiles above, guests below them."""
    size = min((area.h - _APART) / 2, (area.w - (GUESTS_TO_WIN - 1) * _APART) / GUESTS_TO_WIN)
    spare = (area.h - 2 * size) / 3
    apart = min(_APART + spare, 2 * GAP)
    top = area.y + (area.h - 2 * size - apart) / 2
    return (
        _row(area.x, top, size, WALLS_TO_WIN),
        _row(area.x, top + size + apart, size, GUESTS_TO_WIN),
    )


def _row(x: float, y: float, size: float, count: int) -> tuple[Rect, ...]:
    return tuple(Rect(x + at * (size + _APART), y, size, size) for at in range(count))


def row_of_slots(area: Rect, count: int) -> tuple[Rect, ...]:
    """As large as they fit side by side, from the left end."""
    size = min(area.h, (area.w - (count - 1) * _APART) / count)
    return _row(area.x, area.y + (area.h - size) / 2, size, count)
