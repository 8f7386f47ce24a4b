"""Where things lie on the near board: sections and belongings."""

from __future__ import annotations

from functools import cache

from attrs import frozen

from halloween_table.contract.pictures import Rect

from ..rules.position import Position
from ..rules.town import ACTIONS, LEVELS, SLOTS
from .layout import NEAR, centred

_ACTIONS_HEIGHT = 294.0
_HEAD_HEIGHT = 84.0
_FRAME = 10.0
"""What a frame around an action space takes at each side, and some air."""


@frozen(cache_hash=True)
class NearBoard:
    """A lord's board seen from near: its sections at the left, belongings at the right."""

    sections: int
    master: bool
    common: bool
    """Whether there are pumpkins of the third colour."""

    @classmethod
    def of(cls, view: Position) -> NearBoard:
        pair = len(view.lords) == 2
        return _board(view.options.sections, view.options.master, pair)

    def section(self, at: int) -> Rect:
        return _section(self, at)

    @property
    def sections_width(self) -> float:
        """Four sections want more room, and there are no bonuses beside them."""
        return 800.0 if self.master else 736.0

    @property
    def belongings(self) -> Rect:
        left = self.sections_width + 8
        return Rect(NEAR.x + left, NEAR.y, NEAR.w - left, NEAR.h)

    def head(self, at: int) -> Rect:
        return self.section(at)._replace(h=_HEAD_HEIGHT)

    def level(self, at: int, level: int) -> Rect:
        head = self.head(at)
        step = (head.w - 14) / len(LEVELS)
        size = min(40.0, step - 2)
        spot = Rect(head.x + 7 + (level - 1) * step, head.y + 36, step, 44)
        return centred(spot, size, size)

    def action(self, at: int, action: int) -> Rect:
        return _action(self, at, action)

    def action_sign(self, at: int, action: int) -> Rect:
        space = self.action(at, action)
        if self.master:
            return Rect(space.x + 6, space.y + 4, space.h - 8, space.h - 8)
        return Rect(space.x + 7, space.y + 7, 47, 47)

    def action_name(self, at: int, action: int) -> Rect:
        """Where no frame around the space touches the letters."""
        space = self.action(at, action)
        if self.master:
            sign, spot = self.action_sign(at, action), self.disc_spot(at, action)
            left = sign.x + sign.w + 3
            return Rect(left, space.y + 6, spot.x - left - 2, space.h - 12)
        return Rect(space.x + _FRAME, space.y + 54, space.w - 2 * _FRAME, space.h - 54 - 6)

    def disc_spot(self, at: int, action: int, over: int = 0) -> Rect:
        """Where a disc lies on an action space; `over` another one."""
        space = self.action(at, action)
        size, top = (32.0, (space.h - 32) / 2) if self.master else (40.0, 10.0)
        return Rect(space.x + space.w - size - 6 - 6 * over, space.y + top - 5 * over, size, size)

    def rest(self, at: int) -> Rect:
        section = self.section(at)
        top = _HEAD_HEIGHT + 4 + _ACTIONS_HEIGHT
        return Rect(section.x + 6, section.y + top, section.w - 12, section.h - top - 6)

    # belongings, from top to bottom

    @property
    def person(self) -> Rect:
        return Rect(self.belongings.x + 8, self.belongings.y + 6, self.belongings.w - 16, 66)

    def sum(self, at: int) -> Rect:
        """Points, then scares."""
        width = (self.belongings.w - 22) / 2
        return Rect(self.belongings.x + 8 + at * (width + 6), self.belongings.y + 78, width, 56)

    def _pile(self, at: int, count: int) -> Rect:
        width = (self.belongings.w - 16 - (count - 1) * 6) / count
        return Rect(self.belongings.x + 8 + at * (width + 6), self.belongings.y + 140, width, 70)

    @property
    def reserve(self) -> Rect:
        return self._pile(0, 2)

    @property
    def pumpkins(self) -> Rect:
        return self._pile(1, 2)

    def reserve_disc(self, at: int) -> Rect:
        pile = self.reserve
        return Rect(pile.x + self._pile_margin, pile.y + 20 - at * 1.4, 44, 44)

    @property
    def reserve_count(self) -> Rect:
        pile, left = self.reserve, self._pile_margin + 46
        return Rect(pile.x + left, pile.y + 8, pile.w - left - 2, pile.h - 16)

    @property
    def _pile_margin(self) -> float:
        return 3.0 if self.master else 10.0

    def pumpkin_pile(self, common: bool) -> Rect:
        pile = self.pumpkins
        if not self.common:
            return Rect(pile.x + self._pile_margin, pile.y + 13, 46, 46)
        half = pile.w / 2
        return Rect(pile.x + 4 + (half if common else 0), pile.y + 3, 42, 42)

    def pumpkin_count(self, common: bool) -> Rect:
        pile = self.pumpkins
        if not self.common:
            return self.reserve_count._replace(x=pile.x + self._pile_margin + 46)
        half = pile.w / 2
        return Rect(pile.x + (half if common else 0), pile.y + 44, 50, 26)

    def tokens(self, level: int) -> Rect:
        step = (self.belongings.w - 16) / len(LEVELS)
        height = 234.0 if self.master else 118.0
        return Rect(
            self.belongings.x + 8 + (level - 1) * step, self.belongings.y + 216, step, height
        )

    def token(self, level: int, at: int, count: int) -> Rect:
        """Tokens lie one over the other, the first one lowest."""
        cell = self.tokens(level)
        size = min(46.0, cell.w - 4)
        step = min(13.0, (cell.h - 30 - size) / max(1, count - 1))
        bottom = cell.y + cell.h - 30
        return Rect(cell.x + (cell.w - size) / 2, bottom - size - at * step, size, size)

    def token_count(self, level: int) -> Rect:
        cell = self.tokens(level)
        return Rect(cell.x, cell.y + cell.h - 28, cell.w, 26)

    def slot(self, at: int) -> Rect:
        width = (self.belongings.w - 16 - 2 * 6) / SLOTS
        return Rect(self.belongings.x + 8 + at * (width + 6), self.belongings.y + 340, width, 110)

    def slot_bonus(self, at: int) -> Rect:
        slot = self.slot(at)
        return Rect(slot.x + (slot.w - 60) / 2, slot.y + 4, 60, 60)

    def circle(self, at: int) -> Rect:
        slot = self.slot(at)
        return Rect(slot.x + (slot.w - 38) / 2, slot.y + 68, 38, 38)


@cache
def _board(sections: int, master: bool, common: bool) -> NearBoard:
    return NearBoard(sections, master, common)


@cache
def _section(board: NearBoard, at: int) -> Rect:
    width = (board.sections_width - (board.sections - 1) * 8) / board.sections
    return Rect(NEAR.x + at * (width + 8), NEAR.y, width, NEAR.h)


@cache
def _action(board: NearBoard, at: int, action: int) -> Rect:
    """In two columns, or in narrow sections in one: a line each has room for its name."""
    section = board.section(at)
    columns, gap = (1, 4) if board.master else (2, 6)
    row, column = divmod(action, columns)
    width = (section.w - 4 * (columns + 1)) / columns
    step = _ACTIONS_HEIGHT * columns / len(ACTIONS)
    return Rect(
        section.x + 4 + column * (width + 4),
        section.y + _HEAD_HEIGHT + 4 + row * step,
        width,
        step - gap,
    )
