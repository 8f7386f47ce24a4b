"""Where things lie on the table of Halloween: its areas, and in them what belongs to everybody.

At the left is the town, at the right the cards and the supply. Below them lie the near board, that
of whoever looks (see `near_seat`), the tray, and the boards of the others, each laid out in a file of
its own.
"""

from __future__ import annotations

from halloween_table.contract.pictures import Rect
from halloween_table.engine.game import Seat

from ..rules.position import Position
from ..rules.town import GHOSTS, LEVEL_OF, LEVELS, SUPPLY, ghosts_of

SIZE = (1440.0, 1000.0)
CARDS = Rect(856, 6, 578, 454)
SUPPLIES = Rect(856, 466, 578, 64)
NEAR = Rect(6, 538, 1006, 456)
TRAY = Rect(1020, 538, 414, 154)
FAR = Rect(1020, 698, 414, 296)
GAP = 6.0
"""Between cards, and between boards."""
GHOST_SHAPE = 64 / 48
FIGHT_SIGN = 32.0


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


def fighter_rect(view: Position, ghost: int) -> Rect:
    """Around a ghost in a fight; there is a sign above it."""
    standing = ghost_rect(view, ghost).inset(-4)
    return standing._replace(y=standing.y - FIGHT_SIGN + 8, h=standing.h + FIGHT_SIGN - 8)


# ---- the cards and the supply -----------------------------------------------------------------------

_CARDS_IN_A_ROW = 4
_CARD_DISC = 26.0
_CARD_TOKEN = 30.0
CARD_PICTURE = Rect(28, 54, 84, 63)
"""On a card; at either side of it discs can lie."""


def card_rect(at: int) -> Rect:
    row, column = divmod(at, _CARDS_IN_A_ROW)
    width = (CARDS.w - 3 * GAP) / _CARDS_IN_A_ROW
    height = (CARDS.h - GAP) / 2
    return Rect(CARDS.x + column * (width + GAP), CARDS.y + row * (height + GAP), width, height)


def card_disc(at: int, seat: Seat) -> Rect:
    """Each lord has a spot of their own on a card, beside its picture."""
    card, (row, right) = card_rect(at), divmod(seat, 2)
    picture, size = CARD_PICTURE, _CARD_DISC
    left = picture.x + picture.w if right else picture.x - size
    top = picture.y + (row + 0.5) * picture.h / 2 - size / 2
    return Rect(card.x + left, card.y + top, size, size)


def card_token(at: int, number: int) -> Rect:
    """Where a token of the price that is proposed is shown on the card: on its price, from the
    right."""
    card, size = card_rect(at), _CARD_TOKEN
    return Rect(card.x + card.w - 7 - size - number * 33, card.y + card.h - 34.5, size, size)


def supply_rect(level: int, master: bool) -> Rect:
    width = (SUPPLIES.w - (0 if master else 124) - 4 * 4) / len(LEVELS)
    return Rect(SUPPLIES.x + (level - 1) * (width + 4), SUPPLIES.y, width, SUPPLIES.h)


def _waiting_rect(level: int, at: int, master: bool) -> Rect:
    cell = supply_rect(level, master)
    width = 26.0
    step = (cell.w - 8 - width) / 4
    return Rect(cell.x + 4 + at * step, cell.y + 2, width, width * GHOST_SHAPE)


STACK = Rect(SUPPLIES.x + SUPPLIES.w - 120, SUPPLIES.y, 58, 64)
DISCARDS = Rect(SUPPLIES.x + SUPPLIES.w - 58, SUPPLIES.y, 58, 64)


def on_stack(rect: Rect, under: int = 0) -> Rect:
    return Rect(rect.x + 11 - under, rect.y + 3 - under, 36, 36)
