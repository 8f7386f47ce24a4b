"""Where things lie on the near board: sections and belongings."""

from __future__ import annotations

from functools import lru_cache

from halloween_table.contract.pictures import Rect

from ..rules.claims import CARDS_TO_END
from ..rules.town import ACTIONS, LEVELS, SLOTS
from .rects import centred, in_a_row

_LEAST_WIDTH, _LEAST_HEIGHT = 1006.0, 456.0
_HEAD = 84.0
_REST = 68.0
_FRAME = 10.0
"""What a frame around an action space takes at each side, and some air."""
_MARGIN, _GAP = 8.0, 5.0
_PERSON, _SUM, _PILE, _CARDS, _SLOT = 46.0, 52.0, 64.0, 42.0, 106.0
"""How high the rows of belongings are, from top to bottom; tokens have the rest."""
_TALL_PERSON = 69.0
"""Where it is narrow: a long name has a third line."""


class NearBoard:
    """A lord's board seen from near: its sections at the left, belongings at the right."""

    def __init__(self, area: Rect, sections: int, master: bool, common: bool) -> None:
        self.sections = sections
        self.master = master
        self.common = common
        """Whether there are pumpkins of the third colour."""
        # Four sections want more room, and there are no bonuses beside them.
        width = (780.0 if master else 736.0) * max(1.0, area.w / _LEAST_WIDTH)
        self._higher = area.h - _LEAST_HEIGHT
        self._sections = in_a_row(area._replace(w=width), sections, 8)
        self.belongings = Rect(area.x + width + 8, area.y, area.w - width - 8, area.h)
        self._rest_height = _REST + 0.1 * self._higher
        self._actions = tuple(self._actions_in(section) for section in self._sections)
        inner = self.belongings.inset(6)
        inner = inner._replace(x=self.belongings.x + _MARGIN, w=self.belongings.w - 2 * _MARGIN)
        self._rows = self._in_rows(inner)
        self._slots = in_a_row(self._rows["slots"], SLOTS, 6)
        self._sums = in_a_row(self._rows["sums"], 2, 6)
        self.reserve, self.pumpkins = in_a_row(self._rows["piles"], 2, 6)
        self._tokens = in_a_row(self._rows["tokens"], len(LEVELS), 0)

    @staticmethod
    @lru_cache(16)
    def on(area: Rect, sections: int, master: bool, common: bool) -> NearBoard:
        return NearBoard(area, sections, master, common)

    def _in_rows(self, inner: Rect) -> dict[str, Rect]:
        more = self._higher
        heights = {
            "person": (_TALL_PERSON if self.master else _PERSON) + 0.05 * more,
            "sums": _SUM + 0.05 * more,
            "piles": _PILE,
            "tokens": 0.0,
            "cards": 0.0 if self.master else _CARDS + 0.15 * more,
            "slots": 0.0 if self.master else _SLOT + 0.1 * more,
        }
        gaps = sum(bool(height) for height in heights.values()) * _GAP
        heights["tokens"] = inner.h - sum(heights.values()) - gaps
        top, rows = inner.y, {}
        for name, height in heights.items():
            rows[name] = inner._replace(y=top, h=height)
            top += height + (_GAP if height else 0)
        return rows

    # ---- sections -----------------------------------------------------------------------------------

    def section(self, at: int) -> Rect:
        return self._sections[at]

    def head(self, at: int) -> Rect:
        return self.section(at)._replace(h=_HEAD)

    def level(self, at: int, level: int) -> Rect:
        head = self.head(at)
        step = (head.w - 14) / len(LEVELS)
        size = min(40.0, step - 2)
        spot = Rect(head.x + 7 + (level - 1) * step, head.y + 36, step, 44)
        return centred(spot, size, size)

    def action(self, at: int, action: int) -> Rect:
        return self._actions[at][action]

    def _actions_in(self, section: Rect) -> tuple[Rect, ...]:
        """In two columns, or in narrow sections in one: a line each has room for its name."""
        columns, gap = (1, 4) if self.master else (2, 6)
        width = (section.w - 4 * (columns + 1)) / columns
        step = (section.h - _HEAD - 4 - self._rest_height - 6) * columns / len(ACTIONS)
        return tuple(
            Rect(
                section.x + 4 + column * (width + 4),
                section.y + _HEAD + 4 + row * step,
                width,
                step - gap,
            )
            for row, column in (divmod(action, columns) for action in ACTIONS)
        )

    def action_sign(self, at: int, action: int) -> Rect:
        space = self.action(at, action)
        if self.master:
            size = min(space.h - 8, 37.0)
            return Rect(space.x + 6, space.y + (space.h - size) / 2, size, size)
        return Rect(space.x + 7, space.y + 7 + self._lower, 47, 47)

    @property
    def _lower(self) -> float:
        """How much lower the things on an action space lie where it is tall."""
        return 0.05 * self._higher

    def action_name(self, at: int, action: int) -> Rect:
        """Where no frame around the space touches the letters."""
        space, sign = self.action(at, action), self.action_sign(at, action)
        if self.master:
            left = sign.x + sign.w + 3
            right = self.disc_spot(at, action).x
            return Rect(left, space.y + 6, right - left - 2, space.h - 12)
        top = sign.y + sign.h
        return Rect(space.x + _FRAME, top, space.w - 2 * _FRAME, space.y + space.h - 6 - top)

    def disc_spot(self, at: int, action: int, over: int = 0) -> Rect:
        """Where a disc lies on an action space; `over` another one."""
        space = self.action(at, action)
        size, top = (32.0, (space.h - 32) / 2) if self.master else (40.0, 10.0 + self._lower)
        return Rect(space.x + space.w - size - 6 - 6 * over, space.y + top - 5 * over, size, size)

    def rest(self, at: int) -> Rect:
        section = self.section(at)
        bottom = section.y + section.h - 6
        return Rect(section.x + 6, bottom - self._rest_height, section.w - 12, self._rest_height)

    def cards(self, claimed: int) -> tuple[Rect, ...]:
        """For the cards that the lord has claimed: as many as end the game, or more."""
        if self.master:
            return ()
        return in_a_row(self._rows["cards"], max(CARDS_TO_END, claimed), 4)

    # ---- belongings, from top to bottom ---------------------------------------------------------------

    @property
    def person(self) -> Rect:
        return self._rows["person"]

    def sum(self, at: int) -> Rect:
        """Points, then scares."""
        return self._sums[at]

    @property
    def _disc(self) -> float:
        return 40.0 if self.master else 44.0

    def reserve_disc(self, at: int) -> Rect:
        pile, size = self.reserve, self._disc
        return Rect(pile.x + self._pile_margin, pile.y + pile.h - size - 4 - at * 1.2, size, size)

    @property
    def reserve_count(self) -> Rect:
        """Where no frame around a disc touches it."""
        pile, left = self.reserve, self._pile_margin + self._disc + 7
        return Rect(pile.x + left, pile.y + 6, pile.w - left - 2, pile.h - 12)

    @property
    def _pile_margin(self) -> float:
        return 6.0 if self.master else 10.0

    def pumpkin_pile(self, common: bool) -> Rect:
        pile, size = self.pumpkins, self._disc + 2
        if not self.common:
            return Rect(pile.x + self._pile_margin - 2, pile.y + (pile.h - size) / 2, size, size)
        half = pile.w / 2
        return Rect(pile.x + (half if common else 0) + (half - 37) / 2, pile.y + 1, 37, 37)

    def pumpkin_count(self, common: bool) -> Rect:
        pile = self.pumpkins
        if not self.common:
            return self.reserve_count._replace(x=pile.x + self._pile_margin + self._disc + 7)
        half = pile.w / 2
        return Rect(pile.x + (half if common else 0), pile.y + 38, half, pile.h - 38)

    def tokens(self, level: int) -> Rect:
        return self._tokens[level - 1]

    def token(self, level: int, at: int, count: int) -> Rect:
        """Tokens lie one over the other, the first one lowest."""
        cell = self.tokens(level)
        size = min(46.0, cell.w - 3)
        step = min(13.0, (cell.h - 30 - size) / max(1, count - 1))
        bottom = cell.y + cell.h - 30
        return Rect(cell.x + (cell.w - size) / 2, bottom - size - at * step, size, size)

    def token_count(self, level: int) -> Rect:
        cell = self.tokens(level)
        return Rect(cell.x, cell.y + cell.h - 28, cell.w, 26)

    def slot(self, at: int) -> Rect:
        return self._slots[at]

    def slot_bonus(self, at: int) -> Rect:
        slot = self.slot(at)
        return Rect(slot.x + (slot.w - 60) / 2, slot.y + 3 + (slot.h - 106) / 3, 60, 60)

    def circle(self, at: int) -> Rect:
        slot, bonus = self.slot(at), self.slot_bonus(at)
        return Rect(slot.x + (slot.w - 38) / 2, bonus.y + 63 + (slot.h - 106) / 3, 38, 38)
