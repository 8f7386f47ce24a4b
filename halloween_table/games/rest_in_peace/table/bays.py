"""Where things lie in the columns of the board: the round that is played has the most room, those
that are over the least."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from attrs import frozen

from halloween_table.contract.pictures import Rect

from ..rules.position import LAST_ROUND
from .fans import CARD_SHAPE

_PAD: Final = 6.0
_PLAYED: Final = (290.0, 400.0, 540.0)
"""How wide the column of the round that is played is at least, gladly, and at most."""
_COMING: Final = (104.0, 168.0)
"""How wide one that is still to come is at most: without words on its psychic, and with them."""
_OVER: Final = (80.0, 104.0)
"""How wide one that is over is at least, and at most as long as others want the room."""
_OVER_SHARE: Final = 0.059
"""Of the board's width."""
_SHIELD: Final = 76.0
_SMALL_SHIELD: Final = 46.0
_SIGNS: Final = 98.0
"""How high the number and the pennant of a round are that is over."""
_MANSION, _PRIZE = 110.0, 124.0
"""How large one is: in the line, and while it is fought over."""
_NUMBER: Final = 40.0
_CAPTION: Final = 88.0
"""Four lines."""


@frozen
class Bay:
    """A round's column: where everything in it lies."""

    rect: Rect
    middle: Rect
    """The round's own spot, between the sides."""
    far: Rect
    near: Rect
    """The sides."""
    far_cards: Rect
    near_cards: Rect
    """Where cards lie on them."""
    far_strength: Rect
    near_strength: Rect
    mansion: Rect
    psychic: Rect
    number: Rect
    """Where its number stands, and who has won it."""
    caption: Rect
    """Where something is said about the round that is played."""

    def side(self, near: bool) -> Rect:
        return self.near if near else self.far

    def cards(self, near: bool) -> Rect:
        return self.near_cards if near else self.far_cards

    def strength(self, near: bool) -> Rect:
        return self.near_strength if near else self.far_strength

    @property
    def drop_zone(self) -> Rect:
        """Where cards of the round that is played are brought: the near side and the middle."""
        top = self.middle.y
        return self.rect._replace(y=top, h=self.rect.y + self.rect.h - top)


def bays(board: Rect, psychic: float, readable: float, current: int) -> tuple[Bay, ...]:
    """All columns while that round is played. `psychic`: how wide its psychic is; `readable`: how
    wide one has to be for its words."""
    band = psychic * CARD_SHAPE + 2 * _PAD
    return tuple(
        _bay(round_, current, rect, board.y + (board.h - band) / 2, band)
        for round_, rect in enumerate(_columns(board, readable, current), start=1)
    )


def _columns(board: Rect, readable: float, current: int) -> Iterator[Rect]:
    """What rounds that are over leave goes to those to come, if it is enough for their words, and
    beyond that to the one that is played first."""
    over, coming = current - 1, LAST_ROUND - current
    least, gladly, most = _PLAYED
    narrow = min(
        max(board.w * _OVER_SHARE, _OVER[0]), _OVER[1], (board.w - least) / (over + coming)
    )
    free, words = board.w - narrow * over, readable + _PAD
    usual = (free - least) / max(1, coming)
    if usual >= words:
        usual = min(max((free - gladly) / max(1, coming), words), _COMING[1])
    else:
        usual = min(usual, _COMING[0])
    played = free - usual * coming
    if over:
        played = min(most, played)
        narrow = (board.w - played - usual * coming) / over
    left = board.x
    for round_ in range(1, LAST_ROUND + 1):
        width = played if round_ == current else narrow if round_ < current else usual
        yield Rect(left, board.y, width, board.h)
        left += width


def _bay(round_: int, current: int, rect: Rect, top: float, band: float) -> Bay:
    middle = rect._replace(y=top, h=band)
    if round_ == current:
        return _played(rect, middle)
    if round_ < current:
        return _over(rect)
    return _last(rect, middle) if round_ == LAST_ROUND else _coming(rect, middle)


def _played(rect: Rect, middle: Rect) -> Bay:
    """Both strengths stand beside what they count; the mansion lies beside the psychic."""
    far, near = _sides(rect, middle)
    height = middle.h - 2 * _PAD
    psychic = Rect(0, middle.y + _PAD, height / CARD_SHAPE, height)
    free = rect.w - psychic.w - 3 * _PAD
    square = min(free, _PRIZE, height - _CAPTION)
    psychic = psychic._replace(x=rect.x + rect.w - psychic.w - _PAD)
    mansion = Rect(rect.x + _PAD + (free - square) / 2, psychic.y, square, square)
    below = mansion.y + square + 2
    caption = Rect(rect.x + _PAD, below, free, psychic.y + height - below)

    signs = Rect(rect.x + (rect.w - _SIGNS) / 2, middle.y + (middle.h - _SIGNS) / 2, _SIGNS, _SIGNS)

    def shield(side: Rect) -> Rect:
        return Rect(side.x + _PAD, side.y + (side.h - _SHIELD) / 2, _SHIELD, _SHIELD)

    def cards(side: Rect) -> Rect:
        inner = side.inset(_PAD)
        return inner._replace(x=inner.x + _SHIELD + _PAD, w=inner.w - _SHIELD - _PAD)

    return Bay(
        rect, middle, far, near, cards(far), cards(near), shield(far), shield(near),
        mansion, psychic, signs, caption,
    )  # fmt: skip


def _over(rect: Rect) -> Bay:
    middle = rect._replace(y=rect.y + (rect.h - _SIGNS) / 2, h=_SIGNS)
    far, near = _sides(rect, middle)
    size, left = _SMALL_SHIELD, rect.x + (rect.w - _SMALL_SHIELD) / 2
    far_shield = Rect(left, middle.y - size, size, size)
    near_shield = Rect(left, near.y, size, size)
    free = far.h - size - 2 * _PAD
    far_cards = Rect(rect.x + _PAD / 2, far.y + _PAD, rect.w - _PAD, free)
    near_cards = far_cards._replace(y=near.y + size + _PAD)
    return Bay(
        rect, middle, far, near, far_cards, near_cards, far_shield, near_shield,
        middle, middle, middle, middle,
    )  # fmt: skip


def _coming(rect: Rect, band: Rect) -> Bay:
    """The mansion stands above the psychic, the number below it."""
    width = min(rect.w - _PAD, (band.h - 2 * _PAD) / CARD_SHAPE)
    height = width * CARD_SHAPE
    psychic = Rect(rect.x + (rect.w - width) / 2, band.y + (band.h - height) / 2, width, height)
    square = min(rect.w - 2 * _PAD, _MANSION, psychic.y - rect.y - 2 * _PAD)
    mansion = Rect(rect.x + (rect.w - square) / 2, psychic.y - square - _PAD, square, square)
    number = Rect(rect.x, psychic.y + height + 4, rect.w, _NUMBER)
    top, bottom = mansion.y - _PAD, number.y + number.h
    middle = rect._replace(y=top, h=bottom - top)
    far, near = _sides(rect, middle)
    return Bay(rect, middle, far, near, far, near, number, number, mansion, psychic, number, number)


def _last(rect: Rect, middle: Rect) -> Bay:
    """Round ten while cards are put there: mansion and card share the middle."""
    far, near = _sides(rect, middle)
    square = min(rect.w - 2 * _PAD, middle.h * 0.46)
    height = middle.h - square - 3 * _PAD
    mansion = Rect(rect.x + (rect.w - square) / 2, middle.y + _PAD, square, square)
    width = height / CARD_SHAPE
    card = Rect(rect.x + (rect.w - width) / 2, mansion.y + square + _PAD, width, height)
    return Bay(
        rect, middle, far, near, far.inset(_PAD), near.inset(_PAD), middle, middle,
        mansion, card, middle, middle,
    )  # fmt: skip


def _sides(rect: Rect, middle: Rect) -> tuple[Rect, Rect]:
    below = middle.y + middle.h
    return (
        rect._replace(h=middle.y - rect.y),
        rect._replace(y=below, h=rect.y + rect.h - below),
    )
