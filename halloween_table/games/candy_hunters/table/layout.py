"""Where things lie on the table of Candy Hunters: the town as large as the room allows, what is
built of to its left, players and hand to its right; where that is too narrow, the hand below it, and
in a tall room the players, too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from attrs import evolve, frozen

from halloween_table.contract.arrangement import Room
from halloween_table.contract.pictures import Rect

from ..rules.town import COLOURS, Cell, Colour
from .panel_layout import FLAT_WIDTH, Panel

_MARGIN: Final = 12.0
_SUPPLY: Final = 184.0
"""The width of what lies to the left of the town: stacks, deck and bank."""
_STACK: Final = 112.0
_WHOLE_TOWN: Final = 950.0
"""More width the town does not need: what is left is for the players."""
_SIDE: Final = (400.0, 0.29)
"""How wide the players' side is: at least, and at most of the table."""
_LEAST_TILE: Final = 83.2
"""Before a town that has grown wide gets smaller tiles than that, the players' side makes room."""
_LEAST_PANEL: Final = 154.0
"""The height of a panel that is not wide enough to be flat."""
_NARROW: Final = 1330.0
"""Tables below that width have the hand below the town."""
_NARROW_SIDE: Final = 280.0
_SLENDEREST: Final = 0.58
"""How wide a table is at least, measured by its height."""
_ABREAST: Final = 2
"""So many panels stand side by side below the town of a tall table."""
_TALL_PANEL: Final = 160.0
"""How high they are there."""
_TALL_SHARE: Final = 0.3
"""Of a tall table's height: more one panel does not take."""
_BELOW, _TALL_BELOW = 0.2, 0.15
"""Of the height: the cards below the town are no higher, on tables that are narrow or tall."""
_CARD_SHAPE: Final = 88 / 63
_CARD_GAP: Final = 8.0
_LARGEST_CARD: Final = 214.0
_INSIDE: Final = 14.0
"""Between the rim of the tray and what lies in it."""
_NAME: Final = 46.0
"""The height of the line that says whose hand it is."""
_BUTTON: Final = (150.0, 66.0)

DECK: Final = Rect(36, 578, 116, 162)
BANK: Final = Rect(22, 772, 72, 72)
"""Where scare markers come from; what each costs, and what they are, stands beside and below."""
BANK_WORTH: Final = Rect(100, 772, 80, 72)
BANK_NAME: Final = Rect(10, 846, 174, 30)
SUPPLY: Final = Rect(0, 0, _SUPPLY, 880)
"""Stacks, deck and bank together."""
BESIDE: Final = Rect(46, 884, 96, 108)
"""Where the Large Ghost waits for its first house."""


def stack_rect(colour: Colour) -> Rect:
    return Rect(38, 38 + COLOURS.index(colour) * 132, _STACK, _STACK)


# ---- the town -------------------------------------------------------------------------------------

_FEWEST: Final = 7
"""So many cells fit into the town's area, either way, or more: one more than at first, so that the
first house at its edge makes nothing smaller."""
_ASIDE: Final = 1.0
"""So many cells the town may lie out of the middle before it moves: it stays where people know it."""


def reach(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    """How far a town reaches with one empty cell all round: the first column and row, and how many
    there are of both."""
    xs, ys = zip(*cells, strict=True)
    left, top = min(xs) - 1, min(ys) - 1
    return left, top, max(xs) + 2 - left, max(ys) + 2 - top


@frozen(cache_hash=True)
class TownGrid:
    """The part of the endless grid that is shown: the town and one empty cell all round."""

    left: int
    top: int
    columns: int
    rows: int
    cell_size: float
    x: float
    y: float
    """Where its upper left corner is on the table."""

    @classmethod
    def around(
        cls, cells: Iterable[Cell], area: Rect, middle: tuple[float, float] = (1.0, 1.0)
    ) -> TownGrid:
        """As large as the area allows. `middle` is what lies in the middle of the area as long as
        the town has not grown too far to one side of it."""
        return cls._of(*reach(cells), area, middle)

    @classmethod
    @lru_cache(maxsize=64)
    def _of(
        cls, left: int, top: int, columns: int, rows: int, area: Rect, middle: tuple[float, float]
    ) -> TownGrid:
        """The same for the same: whatever is made of it is found again quickly."""
        size = min(area.w / max(columns, _FEWEST), area.h / max(rows, _FEWEST))
        x = area.x + size * _first(left, columns, area.w / size, middle[0])
        y = area.y + size * _first(top, rows, area.h / size, middle[1])
        return cls(left, top, columns, rows, size, x, y)

    def rect(self, cell: Cell) -> Rect:
        size = self.cell_size
        return Rect(
            self.x + (cell.x - self.left) * size, self.y + (cell.y - self.top) * size, size, size
        )

    def cells(self) -> Iterable[Cell]:
        for y in range(self.top, self.top + self.rows):
            for x in range(self.left, self.left + self.columns):
                yield Cell(x, y)

    def strips(self, cells: Iterable[Cell]) -> Iterator[Rect]:
        """Each row of these cells, from the first to the last of them."""
        rows: dict[int, list[int]] = {}
        for x, y in cells:
            rows.setdefault(y, []).append(x)
        for y, xs in rows.items():
            first = self.rect(Cell(min(xs), y))
            yield first._replace(w=first.w * (1 + max(xs) - min(xs)))

    def spoken(self, cell: Cell) -> tuple[int, int]:
        """Column and row as people count them, the empty rim being 0."""
        return cell.x - self.left, cell.y - self.top


def _first(first: int, count: int, room: float, middle: float) -> float:
    """How many cells from the edge of a room the first of so many lies."""
    own = first + count / 2
    seen = own + min(max(middle - own, -_ASIDE), _ASIDE)
    return max(min(first - seen + room / 2, room - count), 0.0)


def standing_on(tile: Rect) -> Rect:
    """Where a pawn stands on a tile: low, so that roof and symbol stay visible."""
    height = tile.h * 0.74
    width = height * 0.75
    return Rect(tile.x + (tile.w - width) / 2, tile.y + tile.h * 0.24, width, height)


def held_above(tile: Rect) -> Rect:
    """Where a shoved piece hangs in the air, beside the one that shoved it."""
    at = standing_on(tile)
    return Rect(at.x + tile.w * 0.38, at.y - tile.h * 0.34, at.w, at.h)


# ---- the whole table --------------------------------------------------------------------------------


@frozen
class Needs:
    """What has to find room beside the town."""

    panels: tuple[float, ...]
    """How high each panel would like to be."""
    cards: int
    """How many cards can lie in the tray."""
    named: bool = True
    """Whether the tray says whose it is."""
    columns: int = _FEWEST
    rows: int = _FEWEST
    """How far the town reaches, with one empty cell all round."""


@frozen
class Layout:
    """Everything that depends on the room."""

    size: tuple[float, float]
    town: Rect
    tray: Rect
    tray_name: Rect
    cards: tuple[Rect, ...]
    """Where the cards of the tray lie."""
    button: Rect
    panels: tuple[Panel, ...]

    def card(self, at: int, count: int) -> Rect:
        """The at-th of so many cards in the tray: in its middle, also if there could be more."""
        first, last = self.cards[0], self.cards[-1]
        if first.y != last.y:
            return self.cards[at]
        aside = (len(self.cards) - count) * (first.w + _CARD_GAP) / 2
        return self.cards[at]._replace(x=self.cards[at].x + aside)

    @staticmethod
    @lru_cache(maxsize=64)
    def of(room: Room, needs: Needs) -> Layout:
        size = room.table(narrowest=_SLENDEREST)
        if size[0] >= _NARROW:
            return _wide(size, needs)
        return max(_narrow(size, needs), _tall(size, needs), key=_shorter_side_of_town)


def _wide(size: tuple[float, float], needs: Needs) -> Layout:
    """Players and hand share the side; the town has all of the height."""
    width, height = size
    narrowest, widest = _SIDE
    left_over = width - _SUPPLY - 2 * _MARGIN
    grown = needs.columns * min(_LEAST_TILE, height / needs.rows)
    breadth = max(narrowest, min(left_over - max(_WHOLE_TOWN, grown), width * widest))
    side = Rect(width - _MARGIN - breadth, _MARGIN, breadth, height - 2 * _MARGIN)
    town = Rect(_SUPPLY, 0, side.x - _MARGIN - _SUPPLY, height)
    name = _NAME if needs.named else 0.0
    around = 2 * _INSIDE + name + _BUTTON[1] + _CARD_GAP
    least = 0.0 if breadth >= FLAT_WIDTH else _LEAST_PANEL
    left = side.h - sum(max(panel, least) + _MARGIN for panel in needs.panels)
    card, rows = _largest_card(breadth - 2 * _INSIDE, left - around, needs.cards)
    high = around + _height(card, rows)
    tray = Rect(side.x, side.y + side.h - high, breadth, high)
    inner = tray.inset(_INSIDE)
    lying = Rect(inner.x, inner.y + name, inner.w, inner.h - name - _BUTTON[1] - _CARD_GAP)
    return Layout(
        size,
        town,
        tray,
        Rect(inner.x, tray.y + 6, inner.w, _NAME),
        _laid_out(lying, card, rows, needs.cards),
        Rect(inner.x, inner.y + inner.h - _BUTTON[1], inner.w, _BUTTON[1]),
        _panels(side._replace(h=side.h - high - _MARGIN), needs.panels),
    )


def _shorter_side_of_town(layout: Layout) -> float:
    return min(layout.town.w, layout.town.h)


def _narrow(size: tuple[float, float], needs: Needs) -> Layout:
    """The players have the side, the hand lies below the town."""
    width, height = size
    side = Rect(width - _MARGIN - _NARROW_SIDE, _MARGIN, _NARROW_SIDE, height - 2 * _MARGIN)
    laid = _hand_below(size, needs, side.x - _MARGIN - _SUPPLY, _BELOW)
    return evolve(laid, panels=_panels(side, needs.panels))


def _tall(size: tuple[float, float], needs: Needs) -> Layout:
    """The players stand between the town and the hand below it."""
    breadth = size[0] - _MARGIN - _SUPPLY
    laid = _hand_below(size, needs, breadth, _TALL_BELOW)
    count = len(needs.panels)
    columns = min(count, _ABREAST)
    width = (breadth - (columns - 1) * _MARGIN) / columns
    height = _TALL_PANEL if columns > 1 else min(needs.panels[0], _TALL_SHARE * size[1])
    rows = -(-count // columns)
    top = laid.tray.y - rows * (height + _MARGIN)
    panels = tuple(
        Panel.of(
            Rect(
                _SUPPLY + at % columns * (width + _MARGIN),
                top + at // columns * (height + _MARGIN),
                width,
                height,
            )
        )
        for at in range(count)
    )
    return evolve(laid, town=laid.town._replace(h=top - _MARGIN), panels=panels)


def _hand_below(size: tuple[float, float], needs: Needs, breadth: float, share: float) -> Layout:
    """The hand below a town of that breadth, with cards of such a share of the height; and nobody's
    panel yet."""
    height = size[1]
    name = _NAME if needs.named else 0.0
    inner = breadth - 2 * _INSIDE
    card, rows = _largest_card(inner - _BUTTON[0] - _CARD_GAP, height * share, needs.cards)
    high = 2 * _INSIDE + name + _height(card, rows)
    tray = Rect(_SUPPLY, height - _MARGIN - high, breadth, high)
    lying = Rect(
        tray.x + _INSIDE,
        tray.y + _INSIDE + name,
        inner - _BUTTON[0] - _CARD_GAP,
        _height(card, rows),
    )
    button = Rect(lying.x + lying.w + _CARD_GAP, lying.y, _BUTTON[0], lying.h)
    return Layout(
        size,
        Rect(_SUPPLY, 0, breadth, tray.y - _MARGIN),
        tray,
        Rect(lying.x, tray.y + 6, inner, _NAME),
        _laid_out(lying, card, rows, needs.cards),
        button,
        (),
    )


def _largest_card(width: float, height: float, cards: int) -> tuple[float, int]:
    """How wide so many cards can be, and in how many rows they are widest then."""

    def breadth(rows: int) -> float:
        columns = -(-cards // rows)
        by_width = (width - (columns - 1) * _CARD_GAP) / columns
        by_height = ((height + _CARD_GAP) / rows - _CARD_GAP) / _CARD_SHAPE
        return min(by_width, by_height, _LARGEST_CARD)

    rows = max((1, 2), key=breadth)
    return breadth(rows), rows


def _height(card: float, rows: int) -> float:
    """Of so many rows of cards of that width."""
    return rows * (card * _CARD_SHAPE + _CARD_GAP) - _CARD_GAP


def _laid_out(area: Rect, width: float, rows: int, cards: int) -> tuple[Rect, ...]:
    """So many cards of that width in the middle of the area."""
    height, columns = width * _CARD_SHAPE, -(-cards // rows)
    left = area.x + (area.w - columns * (width + _CARD_GAP) + _CARD_GAP) / 2
    return tuple(
        Rect(
            left + at % columns * (width + _CARD_GAP),
            area.y + at // columns * (height + _CARD_GAP),
            width,
            height,
        )
        for at in range(cards)
    )


def _panels(area: Rect, heights: tuple[float, ...]) -> tuple[Panel, ...]:
    """One below the other; what is left over they share."""
    more = (area.h - _MARGIN * (len(heights) - 1)) / sum(heights)
    panels, top = [], area.y
    for height in heights:
        panels.append(Panel.of(Rect(area.x, top, area.w, height * more)))
        top += height * more + _MARGIN
    return tuple(panels)
