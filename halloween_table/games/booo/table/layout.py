"""Where things lie on the table of Booo!: the castle as large as the room allows, the players beside it.

In a wide room there is a column at each side of the castle; in a usual one there is one at its
right; where a room is nearly square, what is left below the castle is used, too; and in a tall one
everything lies below it.
"""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen

from halloween_table.contract.arrangement import Room
from halloween_table.contract.pictures import Rect

from ..rules.castle import COLOURS, Colour
from ..rules.position import GUESTS, GUESTS_TO_WIN, WALLS_TO_WIN
from .panel import GAP, Panel, row_of_slots
from .plan import Plan, centred

_MARGIN = 8.0
_BETWEEN = 8.0
"""Between two things that stand side by side."""
_NARROWEST = 266.0
"""A column beside the castle: before it gets narrower, the castle gets smaller."""
_HALF = 304.0
"""As much for each of two columns, and there are two."""
_TALLEST_PANEL = 460.0
_FOOT = 128.0
"""The button that turns guests over, and the wall tiles beside it."""
_LOW_FOOT = 100.0
_LOW_RESERVE = 54.0
"""The same one below the other."""
_NARROW = 340.0
"""A column where sentences need more lines."""
_NARROW_FOOT = 112.0
_LEAST_BELOW = 150.0
"""What is left below the castle: if it is less, nothing lies there."""
_TALL_LINE = 130.0
_LINES = 300.0
"""Those who wait, below the one who shows a way: each of them, and all of them."""
_MANY = 4
"""So many who wait stand in two rows."""
_SLENDEREST = 0.44
"""How wide a table is at least, measured by its height."""
_ALL_BELOW = 400.0
"""Where everything lies below the castle: what that needs."""
_ABREAST = 2
_MANY_ABREAST = 3
"""Players side by side there, and where there are many."""
_PRACTICE_LINE = 42.0
_NARROW_PRACTICE_LINE = 48.0
_TALLEST_PRACTICE_LINE = 84.0
_LARGEST_FACE = 64.0
_NUMBER, _WIDEST_NUMBER = 0.9, 40.0
"""Of a line's height: room for the number before a face, and how much at most."""


@frozen
class Claiming:
    """What somebody looks at and presses who shows a way; somebody alone always does."""

    rect: Rect
    claimant: Rect
    head: Rect
    """Beside the dial: whose claim it is."""
    dial: Rect
    guests: tuple[Rect, ...]
    """The slots below the head."""
    head_alone: Rect
    stopwatch: Rect
    """The same for somebody alone: a head, and below it the time."""
    warning: Rect
    """The claimant's own wall tiles: not these colours (BO-1.4)."""
    walls: tuple[Rect, ...]
    """The slots at its right end."""
    colours: tuple[Rect, ...]
    jumps: Rect
    give_up: Rect
    ready: Rect
    """Where somebody alone turns the next guest over."""

    @classmethod
    def of(cls, rect: Rect) -> Claiming:
        """One below the other, as high as there is room."""
        heights = (118, 62, 98, 98, 98, 66, 54)
        unit = (rect.h - (len(heights) - 1) * _BETWEEN) / sum(heights)
        rows, top = list[Rect](), rect.y
        for height in heights:
            rows.append(Rect(rect.x, top, rect.w, height * unit))
            top += height * unit + _BETWEEN
        claimant, warning, *colours, jumps, give_up = rows
        return cls(
            rect,
            claimant,
            *_heads(claimant.inset(1.5 * GAP)),
            warning,
            _at_the_end(warning.inset(GAP)),
            tuple(half for row in colours for half in _side_by_side(row, 2)),
            jumps,
            give_up,
            jumps._replace(h=give_up.y + give_up.h - jumps.y),
        )

    def colour(self, colour: Colour) -> Rect:
        return self.colours[COLOURS.index(colour)]

    def jump(self, at: int, jumps: int) -> Rect:
        return _side_by_side(self.jumps, jumps)[at]


def _heads(inner: Rect) -> tuple[Rect, Rect, tuple[Rect, ...], Rect, Rect]:
    """Head, dial and slots of a claimant; head and stopwatch of somebody alone."""
    x, y, w, h = inner
    size = min(h, 0.36 * w)
    dial = Rect(x + w - size, y + (h - size) / 2, size, size)
    head = Rect(x, y, dial.x - GAP - x, 0.56 * h)
    top = head.y + head.h + GAP / 2
    slots = row_of_slots(Rect(x, top, head.w, y + h - top), GUESTS_TO_WIN)
    return head, dial, slots, Rect(x, y, w, 0.38 * h), Rect(x, y + 0.4 * h, w, 0.6 * h)


def _at_the_end(inner: Rect) -> tuple[Rect, ...]:
    """Slots for wall tiles, as far right as they fit."""
    slots = row_of_slots(inner._replace(w=0.62 * inner.w), WALLS_TO_WIN)
    right = inner.x + inner.w - slots[-1].x - slots[-1].w
    return tuple(slot._replace(x=slot.x + right) for slot in slots)


@frozen
class Reserve:
    """Where wall tiles lie that nobody has."""

    rect: Rect
    name: Rect | None
    """What is written over them, where there is room for it."""
    slots: tuple[Rect, ...]

    @classmethod
    def of(cls, rect: Rect) -> Reserve:
        row, name = rect.inset(GAP), None
        if rect.h >= _FOOT:
            name = row._replace(h=0.36 * row.h)
            row = row._replace(y=name.y + name.h, h=row.h - name.h)
        slots = _side_by_side(row, len(COLOURS))
        size = min(slots[0].w, slots[0].h)
        return cls(rect, name, tuple(centred(slot, size, size) for slot in slots))

    def slot(self, colour: Colour) -> Rect:
        return self.slots[COLOURS.index(colour)]


@frozen
class Layout:
    """Where everything lies in a room, for that many players."""

    size: tuple[float, float]
    plan: Plan
    panels: tuple[Panel, ...]
    """While everybody searches."""
    waiting: tuple[Panel, ...]
    """During a claim: for one player less."""
    claiming: Claiming
    ready: Rect
    """The button that turns the next guest over; otherwise how the search stands."""
    reserve: Reserve
    found: tuple[Rect, ...]
    """For somebody alone: a line for each guest, in the order in which they come."""

    @staticmethod
    def of(room: Room, seats: int) -> Layout:
        return _laid_out(*room.table(narrowest=_SLENDEREST), seats)

    def face(self, guest: int) -> Rect:
        """Where a guest stands in the line of somebody alone, behind its number."""
        line = self.found[guest - 1]
        size = min(line.h - 4, _LARGEST_FACE)
        left = line.x + min(_NUMBER * line.h, _WIDEST_NUMBER)
        number = Rect(left, line.y, size, line.h)
        return centred(number, size, size)


@lru_cache(64)
def _laid_out(width: float, height: float, seats: int) -> Layout:
    down = height - 2 * _MARGIN
    side = min(down, width - 2 * _MARGIN - _BETWEEN - _NARROWEST)
    tall = min(width - 2 * _MARGIN, down - _BETWEEN - _ALL_BELOW)
    if tall > side:
        return _below_the_castle((width, height), tall, seats)
    beside = width - 2 * _MARGIN - side
    if beside >= 2 * (_HALF + _BETWEEN):
        return _in_two_columns((width, height), side, seats)
    column = Rect(_MARGIN + side + _BETWEEN, _MARGIN, beside - _BETWEEN, down)
    below = down - side - _BETWEEN
    if below >= _LEAST_BELOW:
        frame = Rect(_MARGIN, _MARGIN, side, side)
        low = Rect(_MARGIN, _MARGIN + side + _BETWEEN, side, below)
        return _in_a_corner((width, height), frame, column, low, seats)
    frame = Rect(_MARGIN, (height - side) / 2, side, side)
    return _in_one_column((width, height), frame, column, seats)


def _in_two_columns(size: tuple[float, float], side: float, seats: int) -> Layout:
    """Players at both sides, as their keys are; a claim at the right, those who wait at the left."""
    width = (size[0] - 2 * _MARGIN - side) / 2 - _BETWEEN
    left = Rect(_MARGIN, _MARGIN, width, side)
    frame = Rect(left.x + width + _BETWEEN, _MARGIN, side, side)
    right = left._replace(x=frame.x + side + _BETWEEN)
    rows = (seats + 1) // 2
    columns = [_rows(_above(column, _FOOT), rows, _TALLEST_PANEL) for column in (left, right)]
    return Layout(
        size,
        Plan(frame),
        tuple(Panel.of(columns[seat % 2][seat // 2]) for seat in range(seats)),
        _waiting(_above(left, _FOOT), seats - 1),
        Claiming.of(right),
        _foot(right, _FOOT),
        Reserve.of(_foot(left, _FOOT)),
        _rows(left, GUESTS[1], _TALLEST_PRACTICE_LINE),
    )


def _in_one_column(size: tuple[float, float], frame: Rect, column: Rect, seats: int) -> Layout:
    narrow, others = column.w < _NARROW, seats - 1
    above = _above(column, _LOW_RESERVE)
    foot = _NARROW_FOOT if narrow else _LOW_FOOT
    lines = min(others * _TALL_LINE, _LINES)
    if seats == 1:
        lines = GUESTS[1] * (_NARROW_PRACTICE_LINE if narrow else _PRACTICE_LINE)
        above = column
    return Layout(
        size,
        Plan(frame),
        _searching(_above(above, foot), seats),
        _waiting(_foot(above, lines), others),
        Claiming.of(_above(above, lines)),
        _foot(above, foot),
        Reserve.of(_foot(column, _LOW_RESERVE)),
        _rows(_foot(above, lines), GUESTS[1], _TALLEST_PRACTICE_LINE),
    )


def _in_a_corner(
    size: tuple[float, float], frame: Rect, column: Rect, low: Rect, seats: int
) -> Layout:
    """The castle in the upper left corner; below it what otherwise ends the column."""
    above = _above(low, _LOW_RESERVE)
    others = seats - 1
    across = max(1, others if others < _MANY else (others + 1) // 2)
    lines = _rows(above, -(-others // across), _TALLEST_PANEL) if others else []
    cells = [cell for line in lines for cell in _side_by_side(line, across)]
    found = [cell for line in _rows(low, 3, low.h) for cell in _side_by_side(line, 3)]
    return Layout(
        size,
        Plan(frame),
        _searching(column, seats),
        tuple(map(Panel.waiting, cells[:others])),
        Claiming.of(column),
        above,
        Reserve.of(_foot(low, _LOW_RESERVE)),
        tuple(found),
    )


def _below_the_castle(size: tuple[float, float], side: float, seats: int) -> Layout:
    """Players side by side; a claim at the left, those who wait at the right."""
    width = size[0] - 2 * _MARGIN
    frame = Rect((size[0] - side) / 2, _MARGIN, side, side)
    top = _MARGIN + side + _BETWEEN
    low = Rect(_MARGIN, top, width, size[1] - _MARGIN - top)
    left, right = _side_by_side(low, 2)
    ready, reserve = _side_by_side(_foot(low, _NARROW_FOOT), 2)
    across = min(seats, _MANY_ABREAST if seats > _MANY else _ABREAST)
    lines = _rows(_above(low, _NARROW_FOOT), -(-seats // across), _TALLEST_PANEL)
    cells = [cell for line in lines for cell in _side_by_side(line, across)]
    return Layout(
        size,
        Plan(frame),
        tuple(map(Panel.of, cells[:seats])),
        _waiting(_above(right, _NARROW_FOOT), seats - 1),
        Claiming.of(left),
        ready,
        Reserve.of(reserve),
        _rows(right, GUESTS[1], _TALLEST_PRACTICE_LINE),
    )


def _searching(area: Rect, seats: int) -> tuple[Panel, ...]:
    return tuple(map(Panel.of, _rows(area, seats, _TALLEST_PANEL)))


def _waiting(area: Rect, others: int) -> tuple[Panel, ...]:
    if not others:
        return ()
    tallest = max(_TALL_LINE, 0.75 * area.w)
    return tuple(map(Panel.waiting, _rows(area, others, tallest)))


# ---- dividing -----------------------------------------------------------------------------------


def _foot(column: Rect, height: float) -> Rect:
    return Rect(column.x, column.y + column.h - height, column.w, height)


def _above(column: Rect, foot: float) -> Rect:
    return column._replace(h=column.h - foot - _BETWEEN)


def _rows(area: Rect, count: int, tallest: float) -> tuple[Rect, ...]:
    """One below the other, from the top; as high as they fit, up to a limit."""
    between = min(_BETWEEN, 0.1 * area.h / count)
    height = min(tallest, (area.h - (count - 1) * between) / count)
    return tuple(
        Rect(area.x, area.y + at * (height + between), area.w, height) for at in range(count)
    )


def _side_by_side(area: Rect, count: int) -> list[Rect]:
    width = (area.w - (count - 1) * _BETWEEN) / count
    return [Rect(area.x + at * (width + _BETWEEN), area.y, width, area.h) for at in range(count)]
