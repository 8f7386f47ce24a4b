"""Where things lie on the table of Rest in Peace: the line across, the two sides of it, the hands.

The near side belongs to the one who looks, the far side to their rival (see `near_seat`). The round
that is being played has the widest column.
"""

from __future__ import annotations

from math import cos, pi, sin

from halloween_table.contract.pictures import Rect

from ..rules.position import LAST_ROUND

SIZE = (1440.0, 1000.0)
CARD_SHAPE = 88 / 63

_LEFT, _RIGHT = 12.0, 1228.0
_WIDE = 214.0
_NARROW = (_RIGHT - _LEFT - _WIDE) / (LAST_ROUND - 1)
_SIDE_HEIGHT = 208.0
_FAR_SIDE, _NEAR_SIDE = 100.0, 586.0
_SMALL_CARD, _WIDE_CARD = 82.0, 92.0
_PSYCHIC = 104.0
_MOST_IN_A_FAN = 5
_STEP = 34.0
"""How much of a card under another one can be seen, where there is room."""

STRIP = Rect(12, 800, 1216, 192)
"""The near player's hand and psychics."""
STRIP_CARD = Rect(0, 0, 128, 128 * CARD_SHAPE)
STRIP_CARDS = STRIP._replace(y=STRIP.y + 6)
"""Where cards lie in it."""
STRIP_STEP = STRIP_CARD.w + 6.0
"""From one card to the next, where there is room."""
DECK_FAN = STRIP_CARDS._replace(x=330, w=898)
DIAL = Rect(520, 802, 188, 188)
FAR_HAND = Rect(12, 6, 560, 88)
FAR_FRONT = Rect(620, 6, 608, 88)
FAR_CARD = Rect(0, 0, 60, 60 * CARD_SHAPE)
FAR_DIAL = Rect(524, 6, 88, 88)

_PANEL_X, _PANEL_W = 1240.0, 188.0
FAR_PANEL = Rect(_PANEL_X, 6, _PANEL_W, 300)
NEAR_PANEL = Rect(_PANEL_X, 692, _PANEL_W, 300)
END_BUTTON = Rect(_PANEL_X, 568, _PANEL_W, 116)
UNSEEN_BUTTON = Rect(_PANEL_X, 446, _PANEL_W, 116)
SPOTLIGHT = Rect(600, 300, 240, 240 * CARD_SHAPE)
UNSEEN_HAND = Rect(600, 110, 240, 240)


def column(round_: int, current: int) -> Rect:
    """A round's column, both sides included."""
    left = _LEFT + (round_ - 1) * _NARROW + (_WIDE - _NARROW if round_ > current else 0)
    width = _WIDE if round_ == current else _NARROW
    return Rect(left, _FAR_SIDE, width, _NEAR_SIDE + _SIDE_HEIGHT - _FAR_SIDE)


def side(round_: int, current: int, near: bool) -> Rect:
    where = column(round_, current)
    return Rect(where.x, _NEAR_SIDE if near else _FAR_SIDE, where.w, _SIDE_HEIGHT)


def fan(at: int, count: int, area: Rect, wide: bool) -> Rect:
    """Where the card number `at` of `count` lies on a side: one below the other, the last on top;
    many of them in two rows, so that every value can be read."""
    if count > _MOST_IN_A_FAN:
        half = area._replace(w=area.w / 2)
        left = (count + 1) // 2
        if at < left:
            return _fan(at, left, half, area.w / 2 - 4)
        return _fan(at - left, count - left, half._replace(x=area.x + half.w), area.w / 2 - 4)
    return _fan(at, count, area, _WIDE_CARD if wide else _SMALL_CARD)


def _fan(at: int, count: int, area: Rect, width: float) -> Rect:
    width = min(width, _SMALL_CARD if area.w < _SMALL_CARD * 1.5 else _WIDE_CARD)
    height = width * CARD_SHAPE
    between = max(1, count - 1)
    down = min(_STEP, (area.h - 8 - height) / between)
    across = min(_STEP, max(0.0, area.w - 8 - width) / between)
    left = area.x + (area.w - width - across * (count - 1)) / 2
    top = area.y + (area.h - height - down * (count - 1)) / 2
    return Rect(left + across * at, top + down * at, width, height)


def mansion(round_: int, current: int) -> Rect:
    where = column(round_, current)
    return Rect(where.x + where.w / 2 - 52, 312, 64, 64)


def psychic(round_: int, current: int) -> Rect:
    where = column(round_, current)
    return Rect(where.x + (where.w - _PSYCHIC) / 2, 384, _PSYCHIC, _PSYCHIC * CARD_SHAPE)


def middle(round_: int, current: int) -> Rect:
    """A round's own spot, between the sides."""
    where = column(round_, current)
    return Rect(where.x, 310, where.w, 274)


def drop_zone(current: int) -> Rect:
    """Where cards of the current round are brought: the near side and the middle."""
    where = middle(current, current)
    return where._replace(h=_NEAR_SIDE + _SIDE_HEIGHT - where.y)


def far_strength(round_: int, current: int, beside_mansion: bool) -> Rect:
    where = column(round_, current)
    aside = 38 if beside_mansion else 0
    return Rect(where.x + where.w / 2 - 22 + aside, 322, 44, 46)


def near_strength(round_: int, current: int) -> Rect:
    where = column(round_, current)
    return Rect(where.x + where.w / 2 - 22, 535, 44, 46)


def in_row(at: int, count: int, area: Rect, card: Rect, from_right: bool = False) -> Rect:
    """Where the card number `at` of `count` lies in a row of them: side by side, or one over the
    other where there is little room."""
    between = max(1, count - 1)
    step = min(card.w + 6, (area.w - card.w) / between)
    row = card.w + step * (count - 1)
    left = area.x + area.w - row if from_right else area.x
    return Rect(left + step * at, area.y, card.w, card.h)


def deck(panel: Rect) -> Rect:
    return Rect(panel.x + 20, panel.y + 208, 60, 60 * CARD_SHAPE)


def discards(panel: Rect) -> Rect:
    return Rect(panel.x + 114, panel.y + 208, 60, 60 * CARD_SHAPE)


def won_slot(panel: Rect, castle: bool, at: int) -> Rect:
    """Where a won mansion stands: four manors or three castles fill a row."""
    return Rect(panel.x + 10 + 43 * at, panel.y + (144 if castle else 100), 40, 40)


def socket(value: int) -> Rect:
    """Where a value stands on the dial."""
    unit = DIAL.w / 240
    angle = (value - 1) * pi / 3
    x = DIAL.x + DIAL.w / 2 + 80 * unit * sin(angle)
    y = DIAL.y + DIAL.h / 2 - 80 * unit * cos(angle)
    radius = 30 * unit
    return Rect(x - radius, y - radius, 2 * radius, 2 * radius)
