"""Where things lie on the boards of the others, which are small, at the right."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from halloween_table.contract.pictures import Rect

from ..rules.claims import CARDS_TO_END
from ..rules.town import ACTIONS, LEVELS, SLOTS
from .rects import GAP, around, centred, in_a_row

Cell = Literal[
    "who", "points", "scares", "discs", "pumpkins", "common", "tokens", "slots", "cards", "sections"
]
STATS: Final[tuple[Cell, ...]] = ("points", "scares", "discs", "pumpkins", "common")

_Rows = tuple[tuple[float, tuple[Cell, ...]], ...]
_ROWS: Final[dict[tuple[int, bool], _Rows]] = {
    (1, False): (
        (52, ("who",)),
        (42, STATS),
        (50, ("tokens", "slots")),
        (52, ("cards",)),
        (90, ("sections",)),
    ),
    (2, False): (
        (33, ("who", "points", "scares")),
        (31, ("tokens", "slots")),
        (31, ("cards", "discs", "pumpkins")),
        (40, ("sections",)),
    ),
    (3, False): (
        (31, ("who", "cards")),
        (22, ("points", "scares", "discs", "pumpkins", "tokens")),
        (38.4, ("sections", "slots")),
    ),
    (1, True): (
        (54, ("who", *STATS)),
        (62, ("tokens", "slots")),
        (62, ("cards",)),
        (108, ("sections",)),
    ),
    (2, True): (
        (47, ("who", *STATS[:4])),
        (43, ("tokens", "slots", "cards")),
        (45, ("sections",)),
    ),
    (3, True): (
        (46, ("who", *STATS[:4], "tokens")),
        (44, ("sections", "slots", "cards")),
    ),
}
"""By the number of others, and whether boards are wide: the rows of a board, each with its share of
the height and with what is in it."""
_WIDE: Final = 560.0
_MOST: Final = max(others for others, _ in _ROWS)
_ELASTIC: Final[dict[Cell, tuple[float, float]]] = {"who": (174.0, 0.26), "sections": (270.0, 0.0)}
"""What has all that the others in a row do not need, and how much at least: so many scene units, and
so much of the row."""
_LARGEST_SIGN: Final = 40.0
_TOKEN_SHARE: Final = 0.58
"""How much of its cell a token may have: there are seldom ten of a colour."""
_TOKEN_RIM: Final = 4.5
_AIR: Final = 4.0
"""Between a number and the sign of the next."""
_DIGIT: Final = 0.62
"""How wide one is for its height."""
_DIGITS: Final[dict[Cell, int]] = {"points": 3, "scares": 2, "discs": 2}
"""How many a number has, if it is more than one."""
_COLUMNS: Final = (2, 3, 6)
"""As on the near board, or wider."""


class FarBoard:
    """A board seen from afar: who, how much of what, tokens, bonuses and cards, sections."""

    def __init__(self, rect: Rect, sections: int, master: bool, others: int) -> None:
        self.rect = rect
        self.sections = sections
        self.master = master
        self.others = others
        """How many such boards there are."""
        self._cells = dict(self._laid())
        row = self._cells["sections"]
        self._sections = in_a_row(row, sections, 0)
        self._dots = tuple(_dots(self.section(at), self.level(at)) for at in range(sections))
        tokens = self._cells["tokens"]
        after = 8.0 if tokens.x > rect.x + tokens.h else 0.0
        self._tokens = in_a_row(
            tokens._replace(x=tokens.x + after, w=tokens.w - after), len(LEVELS), 0
        )
        self._slots = () if master else in_a_row(self._cells["slots"].inset(1), SLOTS, 0)
        self.numbers = around(
            self._cells[cell] for cell in (*STATS, "tokens") if cell in self._cells
        )
        """Where they all are."""
        self._signs = {
            cell: _sign(self._cells[cell], self._sign_share(cell)) for cell in self.stats
        }
        self._beside = {
            cell: _beside(self._cells[cell], self._sign_share(cell)) for cell in self.stats
        }
        self.letters = min(
            min(number_size(number.h), number.w / (_DIGIT * min(2, _DIGITS.get(cell, 1))))
            for cell, number in self._beside.items()
        )
        """How large those of all these numbers are: two digits have room everywhere."""

    @staticmethod
    @lru_cache(32)
    def on(area: Rect, at: int, others: int, sections: int, master: bool) -> FarBoard:
        """One of several below each other."""
        height = (area.h - (others - 1) * GAP) / others
        rect = Rect(area.x, area.y + at * (height + GAP), area.w, height)
        return FarBoard(rect, sections, master, others)

    @property
    def alone(self) -> bool:
        """It has much room; and there are pumpkins of the third colour."""
        return self.others == 1

    @property
    def compact(self) -> bool:
        return self.others == _MOST

    # ---- rows and cells -----------------------------------------------------------------------------

    def _laid(self) -> list[tuple[Cell, Rect]]:
        rows = _ROWS[self.others, self.rect.w >= _WIDE]
        margin = 2.0 if self.compact else 5.0
        top, unit = self.rect.y + margin, (self.rect.h - 2 * margin) / sum(row[0] for row in rows)
        found: list[tuple[Cell, Rect]] = []
        for share, cells in rows:
            shown = [cell for cell in cells if not self.master or cell not in ("slots", "cards")]
            row = Rect(self.rect.x + 6, top, self.rect.w - 12, share * unit)
            top += row.h
            found += self._in_row(row, shown)
        return found

    def _in_row(self, row: Rect, cells: list[Cell]) -> list[tuple[Cell, Rect]]:
        """Each as wide as it needs to be, or less where there is too little; what is left goes to
        whatever has use for it, or to all."""
        elastic = next((cell for cell in cells if cell in _ELASTIC), None)
        widths = {cell: _needed(cell, row.h) for cell in cells if cell != elastic}
        needed = sum(widths.values())
        least, share = _ELASTIC[elastic] if elastic else (0.0, 0.0)
        room = row.w - max(least, share * row.w)
        if widths and (needed > room or elastic is None):
            widths = {cell: width * room / needed for cell, width in widths.items()}
        if elastic is not None:
            widths[elastic] = row.w - sum(widths.values())
        left, found = row.x, []
        for cell in cells:
            found.append((cell, Rect(left, row.y, widths[cell], row.h)))
            left += widths[cell]
        return found

    # ---- who, and how much --------------------------------------------------------------------------

    @property
    def figure(self) -> Rect:
        cell = self._cells["who"]
        height = cell.h - 2
        return Rect(cell.x + 2, cell.y + 1, height * 0.75, height)

    @property
    def symbol(self) -> Rect:
        figure = self.figure
        return Rect(figure.x + figure.w + 4, figure.y + figure.h / 2 - 9, 18, 18)

    @property
    def name(self) -> Rect:
        cell, left = self._cells["who"], self.symbol.x + 22
        return Rect(left, cell.y, cell.x + cell.w - left - 4, cell.h)

    @property
    def stats(self) -> tuple[Cell, ...]:
        """Which numbers are shown, each beside its sign."""
        return tuple(cell for cell in STATS if cell in self._cells)

    def stat(self, cell: Cell) -> Rect:
        return self._cells[cell]

    def stat_sign(self, cell: Cell) -> Rect:
        return self._signs[cell]

    def stat_number(self, cell: Cell) -> Rect:
        return self._beside[cell]

    def _sign_share(self, cell: Cell) -> float:
        """Where a row is short of room, sign and number are so alike."""
        height = self._cells[cell].h
        return (_sign_size(height) + 2) / _needed(cell, height)

    # ---- tokens, bonuses and cards --------------------------------------------------------------------

    def tokens(self, level: int) -> Rect:
        return self._tokens[level - 1]

    def token(self, level: int, at: int) -> Rect:
        spot = _sign(self.tokens(level), _TOKEN_SHARE).inset(1.5)
        return spot._replace(y=spot.y + 1.5 - at * 0.27)

    def token_count(self, level: int) -> Rect:
        """Close beside its token, whose drawing has a rim of air, and nearer to it than to the next."""
        beside = _beside(self.tokens(level), _TOKEN_SHARE)
        return beside._replace(x=beside.x - _TOKEN_RIM, w=beside.w + _TOKEN_RIM)

    def slot(self, at: int) -> Rect:
        """A bonus lies there, or the disc that blocks it."""
        return self._slots[at]

    @property
    def slots(self) -> Rect:
        """All of them."""
        first, last = self.slot_thing(0), self.slot_thing(SLOTS - 1)
        return around((first, last)).inset(-2)

    def slot_thing(self, at: int) -> Rect:
        slot = self.slot(at)
        size = min(slot.w - 3, slot.h - 3, 56.0)
        return centred(slot, size, size)

    def cards(self, claimed: int) -> tuple[Rect, ...]:
        """For the cards that the lord has claimed: as many as end the game, or more."""
        if self.master:
            return ()
        cell = self._cells["cards"]
        height = min(cell.h - 3, cell.w / CARDS_TO_END * 0.86)
        width = min(cell.w - 6, CARDS_TO_END * height * 1.4)
        row = Rect(cell.x + 3, cell.y + (cell.h - height) / 2, width, height)
        return in_a_row(row, max(CARDS_TO_END, claimed), 3)

    # ---- sections -----------------------------------------------------------------------------------

    def section(self, at: int) -> Rect:
        return self._sections[at]

    def level(self, at: int) -> Rect:
        section = self.section(at)
        size = min(60.0, section.h - 8, section.w * 0.24)
        return Rect(section.x + 6, section.y + (section.h - size) / 2, size, size)

    def dot(self, section: int, action: int) -> Rect:
        """An action space."""
        return self._dots[section][action]

    def disc(self, section: int, action: int) -> Rect:
        """On an action space: where there is little room, the round of a disc, without its shadow,
        fills it."""
        dot = self.dot(section, action)
        return dot.inset(-0.12 * dot.w)._replace(y=dot.y - 0.09 * dot.w) if self.compact else dot


def number_size(height: float) -> float:
    """How large the letters of a number are in a row of that height."""
    return min(32.0, max(22.0, height * 0.66))


def _sign_size(height: float) -> float:
    return min(_LARGEST_SIGN, height - 2, max(24.0, height * 0.72))


def _needed(cell: Cell, height: float) -> float:
    """How wide a cell is in a row of that height, if there is room."""
    sign, digit = _sign_size(height) + 5, _DIGIT * number_size(height)
    match cell:
        case "tokens":
            return len(LEVELS) * (sign + 1.2 * digit) + 8
        case "slots":
            return SLOTS * min(height + 2, 60.0)
        case "cards":
            return CARDS_TO_END * min(height * 1.2, 84.0)
    return sign + _DIGITS.get(cell, 1) * digit + 6


def _sign(cell: Rect, share: float) -> Rect:
    """What a number counts stands before it, in no more than that share of the width."""
    size = min(_sign_size(cell.h), cell.w * share)
    return Rect(cell.x + 1, cell.y + (cell.h - size) / 2, size, size)


def _beside(cell: Rect, share: float) -> Rect:
    sign = _sign(cell, share)
    left = sign.x + sign.w + 3
    return Rect(left, cell.y, cell.x + cell.w - _AIR - left, cell.h)


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
