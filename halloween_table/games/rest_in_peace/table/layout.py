"""Where things lie on the table of Rest in Peace, for the room there is: the line across all of it,
the rival's things above, one's own below.

The near side belongs to the one who looks, the far side to their rival (see `near_seat`). Where the
room is wide, the near panel stands beside the hand, otherwise it lies above it. A room that is higher
than wide has more of the board, and larger cards below it.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from attrs import field, frozen

from halloween_table.contract.arrangement import Room
from halloween_table.contract.pictures import Rect

from ..rules.position import LAST_ROUND
from ..rules.rounds import CASTLES_TO_WIN, MANORS_TO_WIN
from .bays import Bay, bays
from .fans import CARD_SHAPE

_EDGE: Final = 8.0
_WIDE_ROOM: Final = 1520.0
"""From this width on the near panel has room beside the hand."""
_USUAL: Final = Room(1280, 722)
"""From this room on, letters are read from farther away."""
_HIGHEST: Final = 2200.0
"""Scene units of a table that is higher than wide."""
_FAR_ROW: Final = 118.0
_CARD: Final = 143.0
_SMALL_CARD: Final = 132.0
_TALL_CARD: Final = (0.12, 162.0)
"""How much wider cards are where a table is higher: of what it is higher, and at most."""
_BUTTONS: Final = (216.0, 300.0)
"""How wide they are: one above the other, side by side."""
GAP: Final = 6.0
"""Between two cards, where there is room."""
EYE: Final = 36.0
"""How large one is at a hand that somebody else sees."""


@frozen
class PanelLayout:
    """Where things lie in a player's panel."""

    rect: Rect
    figure: Rect
    sign: Rect
    name: Rect
    manors: tuple[Rect, ...]
    castles: tuple[Rect, ...]
    """Where won mansions stand: four manors or three castles fill a row."""
    deck: Rect
    discards: Rect

    @property
    def count(self) -> Rect:
        """How many cards the deck has."""
        return Rect(self.deck.x + self.deck.w - 16, self.deck.y + self.deck.h - 28, 40, 30)

    def slots(self, castle: bool) -> tuple[Rect, ...]:
        return self.castles if castle else self.manors

    @classmethod
    def standing(cls, rect: Rect) -> PanelLayout:
        """Beside a hand."""
        x, y, slot, card = rect.x, rect.y, 61.0, 66.0
        rows = y + rect.h - 2 * slot - 6
        deck = Rect(x + rect.w - card - 16, y + 12, card, card * CARD_SHAPE)
        return cls(
            rect,
            figure=Rect(x + 10, y + 6, 48, 64),
            sign=Rect(x + 42, y + 46, 26, 26),
            name=Rect(x + 72, y + 5, 182, 66),
            manors=_row(x + 8, rows, slot, MANORS_TO_WIN),
            castles=_row(x + 8, rows + slot, slot, CASTLES_TO_WIN),
            deck=deck,
            discards=deck._replace(y=y + rect.h - deck.h - 6),
        )

    @classmethod
    def lying(cls, x: float, y: float) -> PanelLayout:
        """In a row with other things."""
        slot, card = 54.0, 66.0
        rect = Rect(x, y, 560, _FAR_ROW)
        deck = Rect(x + 412, y + (rect.h - card * CARD_SHAPE) / 2 + 4, card, card * CARD_SHAPE)
        return cls(
            rect,
            figure=Rect(x + 8, y + 8, 51, 68),
            sign=Rect(x + 20, y + 82, 28, 28),
            name=Rect(x + 64, y + 6, 116, rect.h - 12),
            manors=_row(x + 184, y + 5, slot, MANORS_TO_WIN),
            castles=_row(x + 184, y + 5 + slot, slot, CASTLES_TO_WIN),
            deck=deck,
            discards=deck._replace(x=deck.x + 76),
        )


@frozen(eq=False)
class Layout:
    """All rectangles of a table in one room."""

    size: tuple[float, float]
    board: Rect
    """The line with its sides."""
    far_panel: PanelLayout
    near_panel: PanelLayout
    far_row: Rect
    """The rival's hand and psychics."""
    far_card: Rect
    strip: Rect
    """The near player's hand and psychics."""
    card: Rect
    """How large their cards are."""
    end_button: Rect
    unseen_button: Rect
    letters: float
    """How high the letters of a text have to be at least."""
    _bays: dict[int, tuple[Bay, ...]] = field(init=False, factory=dict, repr=False)

    @classmethod
    def of(cls, room: Room) -> Layout:
        large = room.width >= _USUAL.width and room.height >= _USUAL.height
        width, height = room.table()
        if room.width > 0:
            height = min(max(height, width * room.height / room.width), _HIGHEST)
        return _layout((width, height), 15.7 if large else 14.0)

    # ---- the board --------------------------------------------------------------------------------

    def bays(self, current: int) -> tuple[Bay, ...]:
        """The columns by round, while that one is played."""
        if current not in self._bays:
            self._bays[current] = bays(self.board, self.psychic, self.readable, current)
        return self._bays[current]

    def bay(self, round_: int, current: int) -> Bay:
        return self.bays(current)[round_ - 1]

    @property
    def psychic(self) -> float:
        """How wide the psychic of the round is that is played: wherever there is room, its text
        can be read, and those to come are as large."""
        column = (self.board.w - 330) / (LAST_ROUND - 1)
        return min(max(column - 6, self.readable + 1), 152.0)

    @property
    def readable(self) -> float:
        """How wide a psychic is at least for its text to be read; a smaller one shows none."""
        return 9.05 * self.letters

    @property
    def spotlight(self) -> Rect:
        """Where a drawn card is held up. It reaches out of the board: so it is seen there, however
        closely somebody looks at that."""
        width = 240.0
        left = (self.size[0] - width) / 2
        return Rect(left, self.board.y - 4, width, width * CARD_SHAPE)

    @property
    def unseen_hand(self) -> Rect:
        return Rect((self.size[0] - 200) / 2, 2, 200, 200)

    def far_eye(self, last: Rect) -> Rect:
        """Behind the last card of the far hand."""
        middle = last.y + (last.h - EYE) / 2
        return Rect(last.x + last.w + GAP, middle, EYE, EYE)

    @property
    def near_eye(self) -> Rect:
        """On the rim of the strip."""
        return Rect(self.strip.x + GAP, self.strip.y - EYE / 2, EYE, EYE)

    # ---- the strip --------------------------------------------------------------------------------

    @property
    def strip_cards(self) -> Rect:
        return Rect(self.strip.x + GAP, self.strip.y + GAP, self.strip.w - 2 * GAP, self.card.h)

    @property
    def deck_fan(self) -> Rect:
        """Where a deck is looked through, beside the hand."""
        cards = self.strip_cards
        return cards._replace(x=cards.x + cards.w * 0.27, w=cards.w * 0.73)

    @property
    def dial(self) -> Rect:
        strip = self.strip
        size = strip.h - 4
        return Rect(strip.x + (strip.w - size) / 2, strip.y + 2, size, size)

    def socket(self, value: int) -> Rect:
        """Where a value stands on the dial."""
        unit = self.dial.w / 240
        angle = (value - 1) * pi / 3
        x = self.dial.x + self.dial.w / 2 + 80 * unit * sin(angle)
        y = self.dial.y + self.dial.h / 2 - 80 * unit * cos(angle)
        radius = 34 * unit
        return Rect(x - radius, y - radius, 2 * radius, 2 * radius)


@lru_cache(16)
def _layout(size: tuple[float, float], letters: float) -> Layout:
    width, height = size
    wide = width >= _WIDE_ROOM
    share, widest = _TALL_CARD
    card = _CARD if wide else min(_SMALL_CARD + share * (height - 1000.0), widest)
    strip = Rect(0, 0, 0, card * CARD_SHAPE + 2 * GAP)
    strip = strip._replace(y=height - _EDGE - strip.h)
    if wide:
        panel = PanelLayout.standing(Rect(_EDGE, strip.y, 346, strip.h))
        end, unseen = _stacked(Rect(width - _EDGE - _BUTTONS[0], strip.y, _BUTTONS[0], strip.h))
        left, right = panel.rect.x + panel.rect.w + _EDGE, end.x - _EDGE
        bottom = strip.y
    else:
        panel = PanelLayout.lying(_EDGE, strip.y - _EDGE - _FAR_ROW)
        beside = panel.rect.x + panel.rect.w + _EDGE
        end, unseen = _side_by_side(Rect(beside, panel.rect.y, width - _EDGE - beside, _FAR_ROW))
        left, right = _EDGE, width - _EDGE
        bottom = panel.rect.y
    top = 2 * _EDGE + _FAR_ROW
    far_panel = PanelLayout.lying(_EDGE, _EDGE)
    beyond = far_panel.rect.x + far_panel.rect.w + 2 * _EDGE
    far_row = Rect(beyond, far_panel.rect.y + 4, width - _EDGE - beyond, far_panel.rect.h - 8)
    return Layout(
        size=size,
        board=Rect(_EDGE, top, width - 2 * _EDGE, bottom - _EDGE - top),
        far_panel=far_panel,
        near_panel=panel,
        far_row=far_row,
        far_card=Rect(0, 0, far_row.h / CARD_SHAPE, far_row.h),
        strip=strip._replace(x=left, w=right - left),
        card=Rect(0, 0, card, card * CARD_SHAPE),
        end_button=end,
        unseen_button=unseen,
        letters=letters,
    )


def _stacked(area: Rect) -> tuple[Rect, Rect]:
    half = (area.h - GAP) / 2
    return area._replace(y=area.y + half + GAP, h=half), area._replace(h=half)


def _side_by_side(area: Rect) -> tuple[Rect, Rect]:
    width = min(_BUTTONS[1], (area.w - _EDGE) / 2)
    end = area._replace(x=area.x + area.w - width, w=width)
    return end, end._replace(x=end.x - _EDGE - width)


def _row(x: float, y: float, slot: float, count: int) -> tuple[Rect, ...]:
    return tuple(Rect(x + slot * at, y, slot, slot).inset(1) for at in range(count))


def in_row(at: int, count: int, area: Rect, card: Rect, from_right: bool = False) -> Rect:
    """Where the card number `at` of `count` lies in a row of them: side by side, or one over the
    other where there is little room."""
    between = max(1, count - 1)
    step = min(card.w + GAP, (area.w - card.w) / between)
    row = card.w + step * (count - 1)
    left = area.x + area.w - row if from_right else area.x
    return Rect(left + step * at, area.y, card.w, card.h)
