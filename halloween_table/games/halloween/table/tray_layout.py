"""Where things lie in the tray: dice, what is told, and buttons."""

from __future__ import annotations

from halloween_table.contract.pictures import Rect

from .layout import TRAY

_DIE = 64.0
_BESIDE = 222.0
"""How wide is what lies beside the buttons."""
WHOLE = Rect(TRAY.x + 8, TRAY.y + 6, TRAY.w - 16, TRAY.h - 12)
TOLD = WHOLE._replace(w=_BESIDE)
"""What is being decided, in a picture and a few words."""
DRAWN = Rect(TOLD.x, TOLD.y, 52, 52)
READ = Rect(WHOLE.x, WHOLE.y + DRAWN.h + 4, WHOLE.w, WHOLE.h - DRAWN.h - 4)
"""What takes the whole width, below a picture, a heading and the buttons."""
LAST_ROUND = Rect(TOLD.x, TOLD.y + TOLD.h - 24, TOLD.w, 24)
_BUTTONS = Rect(TRAY.x + 236, TRAY.y + 8, TRAY.w - 244, TRAY.h - 16)
_ABOVE = Rect(TRAY.x + 198, TRAY.y + 8, TRAY.w - 206, READ.y - TRAY.y - 14)
LAST_ROUND_SIGN = DRAWN.inset(4)
"""Where there is no room for words, it takes the place of the picture."""
HEADING_END = _ABOVE.x - 6
"""How far a heading goes beside the buttons that lie above something to read."""
_GRID = TRAY.inset(8)


def die_rect(at: int) -> Rect:
    """The roller's own dice from the left; −1 is the defender's."""
    return Rect(TOLD.x + 6 + (at if at >= 0 else 2) * 70, TOLD.y, _DIE, _DIE)


VERSUS = Rect(TOLD.x + 90, TOLD.y + 14, 36, 36)
EXPLANATION = Rect(TOLD.x, TOLD.y + 66, TOLD.w, TOLD.h - 66)


def decision_button(at: int, count: int, above: bool = False) -> Rect:
    """One of a few large buttons, below each other; or side by side, `above` what takes the whole
    width."""
    area = _BUTTONS
    if above:
        width = (_ABOVE.w - (count - 1) * 6) / count
        return _ABOVE._replace(x=_ABOVE.x + at * (width + 6), w=width)
    height = min(96.0, (area.h - (count - 1) * 6) / count)
    top = area.y + (area.h - count * height - (count - 1) * 6) / 2
    return Rect(area.x, top + at * (height + 6), area.w, height)


def price_cell(at: int, count: int) -> Rect:
    """One of a few prices side by side."""
    width = min(128.0, (READ.w - (count - 1) * 6) / count)
    return READ._replace(x=READ.x + at * (width + 6), w=width)


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
