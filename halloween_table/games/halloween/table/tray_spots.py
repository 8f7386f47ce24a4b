"""Where things lie in the tray: dice, what is told, and buttons."""

from __future__ import annotations

from halloween_table.contract.pictures import Rect

from .rects import centred

DIE_SIZE = 64.0
_SIGN = 52.0
_GAP = 6.0
_DECIDES = (0.41, 170.0, 250.0)
"""Of the width: what the large buttons have; at least, and at most."""
_DECIDES_ABOVE = (0.5, 208.0, 340.0)
"""The same where they lie above something to read."""
_BUTTON, _HIGHEST_BUTTON = 56.0, 96.0


class TraySpots:
    """The tray in that part of the table."""

    def __init__(self, area: Rect) -> None:
        self.area = area
        self.whole = Rect(area.x + 8, area.y + 6, area.w - 16, area.h - 12)
        wide = _share(area.w, _DECIDES)
        self._buttons = Rect(area.x + area.w - 8 - wide, area.y + 8, wide, area.h - 16)
        self.told = self.whole._replace(w=self._buttons.x - _GAP - self.whole.x)
        """What is being decided, in a picture and a few words."""
        self.drawn = Rect(self.told.x, self.told.y, _SIGN, _SIGN)
        below = area.y + 8 + _BUTTON + 5
        self.read = self.whole._replace(y=below, h=self.whole.y + self.whole.h - below)
        """What takes the whole width, below a picture, a heading and the buttons."""
        self.last_round = Rect(self.told.x, self.told.y + self.told.h - 24, self.told.w, 24)
        self.last_round_sign = self.drawn.inset(4)
        """Where there is no room for words, it takes the place of the picture."""
        wide = _share(area.w, _DECIDES_ABOVE)
        self._above = Rect(area.x + area.w - 8 - wide, area.y + 8, wide, _BUTTON)
        self.heading_end = self._above.x - _GAP
        """How far a heading goes beside the buttons that lie above something to read."""
        dice = self.told._replace(h=DIE_SIZE)
        self._dice = centred(dice, min(dice.w - 6, 210.0), DIE_SIZE)
        self.versus = centred(self._dice, 36, 36)
        self.explanation = Rect(
            self.told.x, self.told.y + DIE_SIZE + 2, self.told.w, self.told.h - DIE_SIZE - 2
        )
        self.price = Rect(self.told.x, self.told.y + 66, self.told.w, 44)

    def die(self, at: int) -> Rect:
        """The roller's own dice from the left; −1 is the defender's."""
        step = (self._dice.w - DIE_SIZE) / 2
        return Rect(self._dice.x + (at if at >= 0 else 2) * step, self._dice.y, DIE_SIZE, DIE_SIZE)

    def decision(self, at: int, count: int, above: bool = False) -> Rect:
        """One of a few large buttons, below each other; or side by side, `above` what takes the
        whole width."""
        area = self._buttons
        if above:
            width = (self._above.w - (count - 1) * _GAP) / count
            return self._above._replace(x=self._above.x + at * (width + _GAP), w=width)
        height = min(_HIGHEST_BUTTON, (area.h - (count - 1) * _GAP) / count)
        top = area.y + (area.h - count * height - (count - 1) * _GAP) / 2
        return Rect(area.x, top + at * (height + _GAP), area.w, height)

    def upgrade(self, at: int, count: int) -> Rect:
        """One of a few prices side by side."""
        width = min(128.0, (self.read.w - (count - 1) * _GAP) / count)
        return self.read._replace(x=self.read.x + at * (width + _GAP), w=width)

    def small(self, at: int, cells: int, span: int = 1) -> Rect:
        """One of many small buttons that fill the tray, in two rows if they are more than two."""
        grid = self.area.inset(8)
        rows = 1 if cells <= 2 else 2
        columns = -(-cells // rows)
        row, column = divmod(at, columns)
        width, height = (grid.w - (columns - 1) * 4) / columns, (grid.h - 4 * (rows - 1)) / rows
        return Rect(
            grid.x + column * (width + 4),
            grid.y + row * (height + 4),
            width * span + 4 * (span - 1),
            height,
        )


def _share(width: float, bounds: tuple[float, float, float]) -> float:
    share, least, most = bounds
    return min(max(share * width, least), most)
