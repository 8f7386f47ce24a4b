"""Where the cards lie, what is printed on them, and below them the supply."""

from __future__ import annotations

from halloween_table.contract.pictures import Rect
from halloween_table.engine.game import Seat

from ..rules.position import Position
from ..rules.setup import IN_USE
from ..rules.town import LEVEL_OF, LEVELS, SUPPLY, ghosts_of
from .rects import GAP, PICTURE_SHAPE, centred, in_a_row, moved
from .town_spots import GHOST_SHAPE

_IN_A_ROW = 4
"""So many cards, or all of them where there is room for that and not for a second row."""
_LEAST_CARD = (140.0, 224.0)
_NAME = 47.0
_PICTURE = 63.0
_SIDE = 28.0
"""At either side of a picture there is room for discs."""
_LARGEST_DISC = 40.0
_FOOT = 36.0
"""At the foot of a card: when it works, what it costs and brings."""
_SUPPLY = 64.0
_PILE = 58.0
_BETWEEN = 4.0
_WAITING = 24.0


class Card:
    """What is printed on a card, counted from its corner."""

    def __init__(self, width: float, height: float) -> None:
        self.larger = min(1.25, (width / _LEAST_CARD[0] + height / _LEAST_CARD[1]) / 2)
        """How many times as large as on the smallest card letters may be."""
        high = _NAME * min(self.larger, 1.1) + 0.15 * (height - _LEAST_CARD[1])
        self.name = Rect(6, 6, width - 12, high)
        high = min(
            (width - 2 * _SIDE) * PICTURE_SHAPE,
            _PICTURE * min(self.larger, 1.06) * height / _LEAST_CARD[1],
        )
        wide = high / PICTURE_SHAPE
        self.picture = Rect((width - wide) / 2, self.name.y + self.name.h + 1, wide, high)
        below = self.picture.y + high
        self.brief = Rect(9, below, width - 18, height - _FOOT - below - 1)
        self.when = Rect(8, height - 34, 28, 28)
        self.tag = Rect(37, height - _FOOT + 1, width - 37 - 6, 30)
        """The price, and the points that it buys."""
        self.corner = Rect(width - 37, height - 35, 29, 29)

    def tab(self, seat: Seat, lords: int) -> Rect:
        """Beside the picture each lord has a spot of their own, in their colour once they are on
        the card."""
        row, right = divmod(seat, 2)
        side, high = self.picture.x - 4, self.picture.h / -(-lords // 2)
        left = self.picture.x + self.picture.w if right else 4.0
        return Rect(left, self.picture.y + row * high, side, high)

    def disc(self, seat: Seat, lords: int) -> Rect:
        tab = self.tab(seat, lords)
        size = min(_LARGEST_DISC, tab.w, tab.h) - 1
        return centred(tab, size, size)

    def token(self, number: int) -> Rect:
        """Where a token of the price that is proposed lies: on its price, from the right."""
        step = min(33.0, self.tag.w / 3)
        size = min(30.0, step - 2)
        right = self.tag.x + self.tag.w - 1
        return Rect(right - size - number * step, self.tag.y + 1.5, size, size)


class Market:
    """The cards and the supply in that part of the table."""

    def __init__(self, area: Rect) -> None:
        self.cards = area._replace(h=area.h - _SUPPLY - GAP)
        self.supplies = area._replace(y=area.y + area.h - _SUPPLY, h=_SUPPLY)
        low = self.cards.h < 2 * _LEAST_CARD[1] + GAP
        wide = self.cards.w >= IN_USE * (_LEAST_CARD[0] + GAP) - GAP
        self._columns = IN_USE if low and wide else _IN_A_ROW
        rows = -(-IN_USE // self._columns)
        height = (self.cards.h - (rows - 1) * GAP) / rows
        self._row = self.cards._replace(h=height)
        self._cards = tuple(map(self._card, range(IN_USE)))
        self.printed = Card(self._cards[0].w, self._cards[0].h)
        piles = in_a_row(self._last_piles, 3, _BETWEEN)
        self.stack, self.discards, self.help = piles
        """The bonuses that lie face down, those that were used, and where the signs are explained."""
        self._supplies = {True: self._in_supply(self.help), False: self._in_supply(self.stack)}
        """Without bonuses, in Master, there is more room for each."""

    def card(self, at: int) -> Rect:
        """A rulebook shows more of them than would lie on a table."""
        return self._cards[at] if at < IN_USE else self._card(at)

    def _card(self, at: int) -> Rect:
        row, column = divmod(at, self._columns)
        line = self._row._replace(y=self._row.y + row * (self._row.h + GAP))
        return in_a_row(line, self._columns, GAP)[column]

    def disc(self, at: int, seat: Seat, lords: int) -> Rect:
        return moved(self.printed.disc(seat, lords), self.card(at))

    def token(self, at: int, number: int) -> Rect:
        return moved(self.printed.token(number), self.card(at))

    def tag(self, at: int) -> Rect:
        return moved(self.printed.tag, self.card(at))

    # ---- the supply -----------------------------------------------------------------------------------

    @property
    def _last_piles(self) -> Rect:
        width = 3 * _PILE + 2 * _BETWEEN
        return self.supplies._replace(x=self.supplies.x + self.supplies.w - width, w=width)

    def supply(self, level: int, master: bool) -> Rect:
        return self._supplies[master][level - 1]

    def _in_supply(self, end: Rect) -> tuple[Rect, ...]:
        row = self.supplies._replace(w=end.x - _BETWEEN - self.supplies.x)
        return in_a_row(row, len(LEVELS), _BETWEEN)

    def waiting(self, view: Position, ghost: int) -> Rect:
        """Where a ghost of the supply waits."""
        level = LEVEL_OF[ghost]
        at = [other for other in ghosts_of(level) if view.ghosts[other] == SUPPLY].index(ghost)
        cell = self.supply(level, view.options.master)
        step = min(_WAITING + 2, (cell.w - 8 - _WAITING) / 4)
        left = cell.x + (cell.w - 4 * step - _WAITING) / 2
        return Rect(left + at * step, cell.y + 1.5, _WAITING, _WAITING * GHOST_SHAPE)


def on_stack(rect: Rect, under: int = 0) -> Rect:
    return Rect(rect.x + 13 - under, rect.y + 2 - under, 32, 32)
