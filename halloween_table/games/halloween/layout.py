"""Where things lie on the table of Halloween: the town, the cards, the near board, the far ones.

The near board belongs to whoever must decide; the others' boards are small, at the right.
"""

from __future__ import annotations

from attrs import frozen

from halloween_table.engine.game import Seat
from halloween_table.table.contract import Rect

from .rules.position import Position
from .rules.town import ACTIONS, GHOSTS, LEVEL_OF, LEVELS, SLOTS, SUPPLY, ghosts_of

SIZE = (1440.0, 1000.0)
GHOST_SHAPE = 64 / 48


def centred(rect: Rect, width: float, height: float) -> Rect:
    return Rect(rect.x + (rect.w - width) / 2, rect.y + (rect.h - height) / 2, width, height)


def part(outer: Rect, inner: Rect) -> Rect:
    """A rectangle on the table as fractions of the one around it."""
    return Rect(
        (inner.x - outer.x) / outer.w,
        (inner.y - outer.y) / outer.h,
        inner.w / outer.w,
        inner.h / outer.h,
    )


# ---- the town ---------------------------------------------------------------------------------------

_BUILDING = Rect(6, 6, 276, 258)
_BETWEEN_BUILDINGS = (7.0, 8.0)
_SPACE = 50.0
_SPACES_TOP = 205.0
_BONUS = 54.0
_STREET = 202.0
"""How far down a building's cell the front row stands."""


def building_rect(building: int) -> Rect:
    row, column = divmod(building, 3)
    across, down = _BETWEEN_BUILDINGS
    return _BUILDING._replace(
        x=_BUILDING.x + column * (_BUILDING.w + across),
        y=_BUILDING.y + row * (_BUILDING.h + down),
    )


def facade_rect(building: int) -> Rect:
    cell = building_rect(building)
    return Rect(cell.x + 1, cell.y + 30, cell.w - 2, 150)


def building_name(building: int) -> Rect:
    cell = building_rect(building)
    return Rect(cell.x + 12, cell.y + 3, cell.w - _BONUS - 22, 30)


def bonus_rect(building: int) -> Rect:
    cell = building_rect(building)
    return Rect(cell.x + cell.w - _BONUS - 4, cell.y + 3, _BONUS, _BONUS)


def space_rect(building: int, level: int) -> Rect:
    cell = building_rect(building)
    step = (cell.w - 16) / len(LEVELS)
    slot = Rect(cell.x + 8 + (level - 1) * step, cell.y + _SPACES_TOP, step, _SPACE)
    return centred(slot, _SPACE, _SPACE)


def _spot_rect(building: int, at: int, room: int) -> Rect:
    """The ghosts of a building stand in two rows, one ghost in front, the next one behind."""
    cell = building_rect(building)
    width = 52.0 if room > 4 else 58.0
    height = width * GHOST_SHAPE
    step = (cell.w - 8 - width) / (room - 1)
    feet = cell.y + _STREET - (20 if at % 2 else 0)
    return Rect(cell.x + 4 + at * step, feet - height, width, height)


def ghost_rect(view: Position, ghost: int) -> Rect:
    where = view.ghosts[ghost]
    if where == SUPPLY:
        level = LEVEL_OF[ghost]
        waiting = [other for other in ghosts_of(level) if view.ghosts[other] == SUPPLY]
        return _waiting_rect(level, waiting.index(ghost), view.options.master)
    crowd = [other for other in GHOSTS if view.ghosts[other] == where]
    return _spot_rect(where, crowd.index(ghost), view.options.room)


def stands_in_front(view: Position, ghost: int) -> bool:
    where = view.ghosts[ghost]
    crowd = [other for other in GHOSTS if view.ghosts[other] == where]
    return crowd.index(ghost) % 2 == 0


# ---- the cards and the supply -----------------------------------------------------------------------

CARDS = Rect(856, 6, 578, 454)
SUPPLIES = Rect(856, 466, 578, 64)
_CARDS_IN_A_ROW = 4
_GAP = 6.0
_CARD_DISC = 30.0


def card_rect(at: int) -> Rect:
    row, column = divmod(at, _CARDS_IN_A_ROW)
    width = (CARDS.w - 3 * _GAP) / _CARDS_IN_A_ROW
    height = (CARDS.h - _GAP) / 2
    return Rect(CARDS.x + column * (width + _GAP), CARDS.y + row * (height + _GAP), width, height)


def card_disc(at: int, seat: Seat) -> Rect:
    """Each lord has a spot of their own on a card."""
    card = card_rect(at)
    return Rect(card.x + 7 + seat * (_CARD_DISC + 2), card.y + 99, _CARD_DISC, _CARD_DISC)


def card_token(at: int, number: int) -> Rect:
    """Where a token of the price that is proposed is shown on the card."""
    card = card_rect(at)
    return Rect(card.x + 10 + number * 41, card.y + 56, 38, 38)


def supply_rect(level: int, master: bool) -> Rect:
    width = (SUPPLIES.w - (0 if master else 124) - 4 * 4) / len(LEVELS)
    return Rect(SUPPLIES.x + (level - 1) * (width + 4), SUPPLIES.y, width, SUPPLIES.h)


def _waiting_rect(level: int, at: int, master: bool) -> Rect:
    cell = supply_rect(level, master)
    step = (cell.w - 8 - 30) / 4
    return Rect(cell.x + 4 + at * step, cell.y + 2, 30, 30 * GHOST_SHAPE)


STACK = Rect(SUPPLIES.x + SUPPLIES.w - 120, SUPPLIES.y, 58, 64)
DISCARDS = Rect(SUPPLIES.x + SUPPLIES.w - 58, SUPPLIES.y, 58, 64)


def on_stack(rect: Rect, under: int = 0) -> Rect:
    return Rect(rect.x + 7 - under, rect.y + 4 - under, 44, 44)


# ---- the near board ---------------------------------------------------------------------------------

NEAR = Rect(6, 538, 1006, 456)
_ACTION_HEIGHT = 92.0
_HEAD_HEIGHT = 84.0


@frozen
class NearBoard:
    """The board of whoever must decide: its sections at the left, belongings at the right."""

    sections: int
    master: bool
    common: bool
    """Whether there are pumpkins of the third colour."""

    @classmethod
    def of(cls, view: Position) -> NearBoard:
        pair = len(view.lords) == 2
        return cls(view.options.sections, view.options.master, pair)

    def section(self, at: int) -> Rect:
        width = (self._sections_width - (self.sections - 1) * 8) / self.sections
        return Rect(NEAR.x + at * (width + 8), NEAR.y, width, NEAR.h)

    @property
    def _sections_width(self) -> float:
        """Four sections want more room, and there are no bonuses beside them."""
        return 800.0 if self.master else 730.0

    @property
    def belongings(self) -> Rect:
        left = self._sections_width + 8
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
        section = self.section(at)
        row, column = divmod(action, 2)
        gap = 3 if self.master else 6
        width = (section.w - 3 * gap) / 2
        return Rect(
            section.x + gap + column * (width + gap),
            section.y + _HEAD_HEIGHT + 4 + row * (_ACTION_HEIGHT + 6),
            width,
            _ACTION_HEIGHT,
        )

    def disc_spot(self, at: int, action: int, over: int = 0) -> Rect:
        """Where a disc lies on an action space; `over` another one."""
        space = self.action(at, action)
        size = 40.0 if self.sections == 3 else 34.0
        return Rect(space.x + space.w - size - 5 - 6 * over, space.y + 9 - 5 * over, size, size)

    def rest(self, at: int) -> Rect:
        section = self.section(at)
        top = _HEAD_HEIGHT + 4 + 3 * (_ACTION_HEIGHT + 6)
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
        return Rect(pile.x + 10, pile.y + 20 - at * 1.4, 44, 44)

    def pumpkin_pile(self, common: bool) -> Rect:
        pile = self.pumpkins
        if not self.common:
            return Rect(pile.x + 8, pile.y + 12, 48, 48)
        half = pile.w / 2
        return Rect(pile.x + 4 + (half if common else 0), pile.y + 3, 42, 42)

    def pumpkin_count(self, common: bool) -> Rect:
        pile = self.pumpkins
        if not self.common:
            return Rect(pile.x + 60, pile.y + 8, pile.w - 66, 54)
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


# ---- the tray and the far boards --------------------------------------------------------------------

_COLUMN_X, _COLUMN_W = 1020.0, 414.0
TRAY = Rect(_COLUMN_X, 538, _COLUMN_W, 154)
_DIE = 64.0
TOLD = Rect(TRAY.x + 8, TRAY.y + 6, 222, TRAY.h - 12)
"""What is being decided, in a picture and a few words."""
_BUTTONS = Rect(TRAY.x + 236, TRAY.y + 8, TRAY.w - 244, TRAY.h - 16)
_GRID = TRAY.inset(8)
DRAWN = Rect(TOLD.x, TOLD.y, 52, 52)


def die_rect(at: int) -> Rect:
    """The roller's own dice from the left; −1 is the defender's."""
    return Rect(TOLD.x + 6 + (at if at >= 0 else 2) * 70, TOLD.y, _DIE, _DIE)


VERSUS = Rect(TOLD.x + 90, TOLD.y + 14, 36, 36)
EXPLANATION = Rect(TOLD.x, TOLD.y + 66, TOLD.w, TOLD.h - 66)


def decision_button(at: int, count: int) -> Rect:
    height = min(96.0, (_BUTTONS.h - (count - 1) * 6) / count)
    top = _BUTTONS.y + (_BUTTONS.h - count * height - (count - 1) * 6) / 2
    return Rect(_BUTTONS.x, top + at * (height + 6), _BUTTONS.w, height)


def grid_button(at: int, cells: int, span: int = 1) -> Rect:
    """One of many small buttons that fill the tray, in two rows if they are more than two."""
    rows = 1 if cells <= 2 else 2
    columns = -(-cells // rows)
    row, column = divmod(at, columns)
    width, height = (_GRID.w - (columns - 1) * 4) / columns, (_GRID.h - 4 * (rows - 1)) / rows
    return Rect(
        _GRID.x + column * (width + 4),
        _GRID.y + row * (height + 4),
        width * span + 4 * (span - 1),
        height,
    )


_FAR_TOP, _FAR_HEIGHT = 698.0, 296.0
_COMPACT, _ROOMY, _TALL = 2, 3, 4
"""How many rows a far board has, by the number of others."""


@frozen
class FarBoard:
    """A board seen from afar: who, how much of what, tokens and bonuses, sections."""

    rect: Rect
    sections: int
    master: bool
    rows: int

    @classmethod
    def of(cls, view: Position, seat: Seat) -> FarBoard:
        """The others in the order of their turns, beginning after whoever must decide."""
        lords = len(view.lords)
        others = lords - 1
        at = (seat - view.decider) % lords - 1
        height = (_FAR_HEIGHT - (others - 1) * _GAP) / others
        rect = Rect(_COLUMN_X, _FAR_TOP + at * (height + _GAP), _COLUMN_W, height)
        rows = {1: _TALL, 2: _ROOMY, 3: _COMPACT}[others]
        return cls(rect, view.options.sections, view.options.master, rows)

    @property
    def common(self) -> bool:
        """Whether there are pumpkins of the third colour."""
        return self.rows == _TALL

    @property
    def compact(self) -> bool:
        return self.rows == _COMPACT

    def _row(self, at: int) -> Rect:
        if self.compact:
            top, height = (4.0, 36.0) if at == 0 else (42.0, self.rect.h - 46)
        else:
            height = (self.rect.h - 12) / self.rows
            top = 6 + at * height
        return Rect(self.rect.x + 6, self.rect.y + top, self.rect.w - 12, height)

    @property
    def figure(self) -> Rect:
        row = self._row(0)
        height = min(60.0, row.h - 2)
        return Rect(row.x + 2, row.y + (row.h - height) / 2, height * 0.75, height)

    @property
    def symbol(self) -> Rect:
        figure = self.figure
        return Rect(figure.x + figure.w + 4, figure.y + figure.h / 2 - 9, 18, 18)

    @property
    def name(self) -> Rect:
        row, left = self._row(0), self.symbol.x + 22
        end = row.x + row.w if self.rows == _TALL else self.stat(0).x
        return Rect(left, row.y, end - left - 2, row.h)

    def stat(self, at: int) -> Rect:
        """Points, scares, discs and pumpkins: a sign and a number each."""
        if self.rows == _TALL:
            row = self._row(1)
            return Rect(row.x + at * row.w / 5, row.y, row.w / 5, row.h)
        row, width = self._row(0), 54.0
        return Rect(row.x + row.w - (4 - at) * width, row.y, width, row.h)

    def stat_sign(self, at: int) -> Rect:
        stat = self.stat(at)
        size = min(34.0 if self.rows == _TALL else 24.0, stat.h - 4)
        return Rect(stat.x + 1, stat.y + (stat.h - size) / 2, size, size)

    def stat_number(self, at: int) -> Rect:
        stat, sign = self.stat(at), self.stat_sign(at)
        left = sign.x + sign.w + 3
        return Rect(left, stat.y, stat.x + stat.w - left, stat.h)

    @property
    def _possessions(self) -> Rect:
        return self._row(1 if self.compact else self.rows - 2)

    def tokens(self, level: int) -> Rect:
        row = self._possessions
        step = 32.0 if self.compact else 51.0
        return Rect(row.x + (level - 1) * step, row.y, step, row.h)

    def token(self, level: int, at: int) -> Rect:
        cell = self.tokens(level)
        if self.compact:
            return Rect(cell.x + 3, cell.y + 1 - at * 0.4, 26, 26)
        size = min(31.0, cell.h - 6)
        return Rect(cell.x + 1, cell.y + (cell.h - size) / 2 - at * 0.4, size, size)

    def token_count(self, level: int) -> Rect:
        """Below the token, or where there is room beside it."""
        cell, token = self.tokens(level), self.token(level, 0)
        if self.compact:
            return Rect(cell.x, token.y + token.h, cell.w, cell.h - token.h - 1)
        left = token.x + token.w + 3
        return Rect(left, cell.y, cell.x + cell.w - left, cell.h)

    def section(self, at: int) -> Rect:
        if self.compact:
            row, width = self._row(1), 60.0 if self.master else 54.0
            return Rect(row.x + 163 + at * width, row.y, width, row.h)
        row = self._row(self.rows - 1)
        width = row.w / self.sections
        return Rect(row.x + at * width, row.y, width, row.h)

    def level(self, at: int) -> Rect:
        section = self.section(at)
        size = 22.0 if self.compact else min(32.0, section.h - 8)
        return Rect(section.x + 4, section.y + (section.h - size) / 2, size, size)

    def dot(self, section: int, action: int) -> Rect:
        """An action space: as on the near board, or where there is room in two rows."""
        columns = 2 if self.compact else 3
        rows = len(ACTIONS) // columns
        row, column = divmod(action, columns)
        level, cell = self.level(section), self.section(section)
        left = level.x + level.w + 4
        across, down = (cell.x + cell.w - left - 4) / columns, (cell.h - 6) / rows
        size = min(across, down, 28.0) - 1
        spot = Rect(left + column * across, cell.y + 3 + row * down, across, down)
        return centred(spot, size, size)

    def slot(self, at: int) -> Rect:
        """A bonus lies there, or the disc that blocks it."""
        row, width = self._possessions, 26.0 if self.compact else 47.0
        return Rect(row.x + row.w - (SLOTS - at) * width, row.y, width, row.h)

    def slot_thing(self, at: int) -> Rect:
        slot = self.slot(at)
        size = min(slot.w - 2, slot.h - 3)
        return centred(slot, size, size)
