"""Where things lie on the boards of the others, which are small, at the right."""

from __future__ import annotations

from functools import cache
from typing import Final

from attrs import frozen

from halloween_table.contract.pictures import Rect
from halloween_table.engine.game import Seat

from ..rules.position import Position
from ..rules.town import ACTIONS, LEVELS, SLOTS
from .layout import FAR, GAP, centred

_ROWS: Final = {1: (60.0, 48.0, 54.0), 2: (34.0, 0.0, 36.0), 3: (26.0, 0.0, 25.0)}
"""By the number of others, the heights of a board's first rows: who it is; numbers, where they have
a row to themselves; tokens and bonuses. The sections take the rest."""
_MOST: Final = max(_ROWS)
_WHO, _NUMBERS, _THINGS, _SECTIONS = range(4)
_LETTERS: Final = {1: 40, 2: 21, 3: 22}
"""How long a name may be to be read, by the number of others."""
_STAT = 54.0
_COLUMNS: Final = (2, 3, 6)
"""As on the near board, or wider."""


@frozen(cache_hash=True)
class FarBoard:
    """A board seen from afar: who, how much of what, tokens and bonuses, sections."""

    rect: Rect
    sections: int
    master: bool
    others: int
    """How many such boards there are."""

    @classmethod
    def of(cls, view: Position, seat: Seat, near: Seat) -> FarBoard:
        """The others in the order of their turns, beginning after the near lord."""
        lords = len(view.lords)
        at = (seat - near) % lords - 1
        return _board(at, lords - 1, view.options.sections, view.options.master)

    @property
    def alone(self) -> bool:
        """It has much room; and there are pumpkins of the third colour."""
        return self.others == 1

    @property
    def compact(self) -> bool:
        return self.others == _MOST

    def _row(self, at: int) -> Rect:
        return _row(self, at)

    # ---- who, and how much --------------------------------------------------------------------------

    @property
    def figure(self) -> Rect:
        row = self._row(_WHO)
        height = row.h - 2
        return Rect(row.x + 2, row.y + 1, height * 0.75, height)

    @property
    def symbol(self) -> Rect:
        figure = self.figure
        return Rect(figure.x + figure.w + 4, figure.y + figure.h / 2 - 9, 18, 18)

    @property
    def name(self) -> Rect:
        row, left = self._row(_WHO), self.symbol.x + 22
        end = row.x + row.w if self.alone else self.stat(0).x
        return Rect(left, row.y, end - left - 2, row.h)

    @property
    def letters(self) -> int:
        """How many of the name's are shown."""
        return _LETTERS[self.others]

    @property
    def numbers(self) -> Rect:
        """Where they all are: above the sections."""
        return self.rect._replace(h=self._row(_SECTIONS).y - self.rect.y)

    def stat(self, at: int) -> Rect:
        """Points, scares, discs and pumpkins: a sign and a number each. They have a row of their
        own, or the first two are beside the name and the others below them."""
        if self.alone:
            row = self._row(_NUMBERS)
            return Rect(row.x + at * row.w / 5, row.y, row.w / 5, row.h)
        row = self._row(_WHO if at < 2 else _THINGS)
        return Rect(row.x + row.w - (2 - at % 2) * _STAT, row.y, _STAT, row.h)

    def stat_sign(self, at: int) -> Rect:
        stat = self.stat(at)
        size = min(34.0 if self.alone else 24.0, stat.h - 2)
        return Rect(stat.x + 1, stat.y + (stat.h - size) / 2, size, size)

    def stat_number(self, at: int) -> Rect:
        stat, sign = self.stat(at), self.stat_sign(at)
        left = sign.x + sign.w + 3
        return Rect(left, stat.y, stat.x + stat.w - left, stat.h)

    # ---- tokens and bonuses -------------------------------------------------------------------------

    @property
    def things(self) -> Rect:
        """Tokens at the left, bonuses at the right."""
        row = self._row(_THINGS)
        return row if self.alone else row._replace(w=row.w - 2 * _STAT - 8)

    @property
    def slot_width(self) -> float:
        return 0.0 if self.master else 47.0 if self.alone else 27.0

    def tokens(self, level: int) -> Rect:
        return _tokens(self, level)

    def token(self, level: int, at: int) -> Rect:
        cell = self.tokens(level)
        size = min(31.0, cell.w - 16, cell.h - 2)
        return Rect(cell.x + 1, cell.y + (cell.h - size) / 2 - at * 0.4, size, size)

    def token_count(self, level: int) -> Rect:
        cell, token = self.tokens(level), self.token(level, 0)
        left = token.x + token.w + 2
        return Rect(left, cell.y, cell.x + cell.w - left, cell.h)

    def slot(self, at: int) -> Rect:
        """A bonus lies there, or the disc that blocks it."""
        row, width = self.things, self.slot_width
        return Rect(row.x + row.w - (SLOTS - at) * width, row.y, width, row.h)

    @property
    def slots(self) -> Rect:
        """All of them."""
        first, thing = self.slot(0), self.slot_thing(0)
        return Rect(first.x, thing.y - 1, SLOTS * first.w, thing.h + 2)

    def slot_thing(self, at: int) -> Rect:
        slot = self.slot(at)
        size = min(slot.w - 3, slot.h - 3)
        return centred(slot, size, size)

    # ---- sections -----------------------------------------------------------------------------------

    def section(self, at: int) -> Rect:
        row = self._row(_SECTIONS)
        width = row.w / self.sections
        return Rect(row.x + at * width, row.y, width, row.h)

    def level(self, at: int) -> Rect:
        section = self.section(at)
        size = min(32.0, section.h - 8, section.w * 0.24)
        return Rect(section.x + 6, section.y + (section.h - size) / 2, size, size)

    def dot(self, section: int, action: int) -> Rect:
        """An action space."""
        return _dots(self.section(section), self.level(section))[action]

    def disc(self, section: int, action: int) -> Rect:
        """On an action space: where there is little room, the round of a disc, without its shadow,
        fills it."""
        dot = self.dot(section, action)
        return dot.inset(-0.12 * dot.w)._replace(y=dot.y - 0.09 * dot.w) if self.compact else dot


@cache
def _board(at: int, others: int, sections: int, master: bool) -> FarBoard:
    height = (FAR.h - (others - 1) * GAP) / others
    rect = Rect(FAR.x, FAR.y + at * (height + GAP), FAR.w, height)
    return FarBoard(rect, sections, master, others)


@cache
def _row(board: FarBoard, at: int) -> Rect:
    heights, margin = _ROWS[board.others], 2.0 if board.compact else 5.0
    top = margin + sum(heights[:at])
    height = board.rect.h - top - margin if at == _SECTIONS else heights[at]
    return Rect(board.rect.x + 6, board.rect.y + top, board.rect.w - 12, height)


@cache
def _tokens(board: FarBoard, level: int) -> Rect:
    row = board.things
    step = min(51.0, (row.w - SLOTS * board.slot_width - 4) / len(LEVELS))
    return Rect(row.x + (level - 1) * step, row.y, step, row.h)


@cache
def _dots(section: Rect, level: Rect) -> tuple[Rect, ...]:
    """The action spaces beside a level, in so many columns that they are as large as can be."""
    left = level.x + level.w + 5
    area = Rect(left, section.y + 2, section.x + section.w - left - 4, section.h - 4)
    return max((_in_columns(area, columns) for columns in _COLUMNS), key=lambda dots: dots[0].w)


def _in_columns(area: Rect, columns: int) -> tuple[Rect, ...]:
    across, down = area.w / columns, area.h * columns / len(ACTIONS)
    size = min(across, down) - 0.5
    cells = (divmod(action, columns) for action in ACTIONS)
    return tuple(
        centred(Rect(area.x + column * across, area.y + row * down, across, down), size, size)
        for row, column in cells
    )
