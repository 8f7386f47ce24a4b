"""How large letters are now, and how large what stands beside them and has no size of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple
from weakref import WeakMethod

ORDINARY = 14
"""Pixels of most letters in a window that is neither large nor small."""
_SMALLEST = 8
_BESIDE = 1.25
"""By so much icons and pictures grow at most for the sake of larger letters alone: letters need the
room more than they do."""

_LINE = 1.4
"""How high a line is, for letters of a height of 1."""
_COLUMN = 1.4
"""The same of a column of words: they go on in another line."""
_SIDE_BY_SIDE = 1.15
_LOW = 780
"""A page that is less high, with letters of the ordinary size, has to do with less."""


class Scale(NamedTuple):
    """A size of letters."""

    window: float = 1.0
    """By how much everything is larger than usual, because the window is."""
    ordinary: int = ORDINARY
    """Pixels of most letters, which some people want larger or smaller than the window has them."""

    def high(self, pixels: float) -> int:
        """Letters that are usually so high. Whoever wants larger ones gets as many pixels more for
        headings as for the rest, which are large already."""
        more = self.ordinary - ORDINARY * self.window
        return max(_SMALLEST, round(pixels * self.window + more))

    def room(self, pixels: float) -> int:
        """What usually has so many pixels for words; smaller letters leave some of it free."""
        return round(pixels * self.window * max(1.0, self._wanted))

    def tall(self, pixels: float, lines: int) -> int:
        """What is usually so high and holds so many lines of words."""
        more = max(0.0, self.ordinary - ORDINARY * self.window)
        return round(pixels * self.window + lines * _LINE * more)

    def thing(self, pixels: float) -> int:
        """What is usually so large and is no text: an icon, a picture, an edge."""
        return round(pixels * self.window * min(max(1.0, self._wanted), _BESIDE))

    def column(self, pixels: float) -> int:
        """A column of words beside something that needs its room too."""
        return round(pixels * self.window * min(max(1.0, self._wanted), _COLUMN))

    @property
    def crowded(self) -> bool:
        """Whether letters are so much larger than the window has them that what stands side by side
        has to stand one below the other."""
        return self._wanted > _SIDE_BY_SIDE

    @property
    def _wanted(self) -> float:
        """By how much somebody wants letters larger than the window has them."""
        return self.ordinary / (ORDINARY * self.window)


_now = Scale()
_following: dict[WeakMethod[Callable[[], None]], None] = {}
"""What fits itself to the letters, in the order in which it was made. Not a signal: a shelf has dozens
of them, and connecting each would keep the first frame waiting."""


def now() -> Scale:
    return _now


def use(scale: Scale) -> None:
    """From now on; whoever has been given a font or a style sheet gets another one before
    everybody else is told."""
    global _now
    _now = scale


def tell() -> None:
    """Everything is written in the size that is used now: whatever lies around it can follow."""
    from shiboken6 import isValid

    for method in tuple(_following):
        fit = method()
        if fit is not None and isValid(fit.__self__):  # type: ignore[attr-defined]
            fit()


def follow(fit: Callable[[], None]) -> None:
    """Calls that method of a widget, at once and when letters have another size."""
    fit()
    _following[WeakMethod(fit, _forget)] = None


def _forget(gone: WeakMethod[Callable[[], None]]) -> None:
    _following.pop(gone, None)


def high(pixels: float) -> int:
    return _now.high(pixels)


def room(pixels: float) -> int:
    return _now.room(pixels)


def tall(pixels: float, lines: int) -> int:
    return _now.tall(pixels, lines)


def thing(pixels: float) -> int:
    return _now.thing(pixels)


def column(pixels: float) -> int:
    return _now.column(pixels)


def crowded() -> bool:
    return _now.crowded


def low(height: int) -> bool:
    """Whether a page of that height shows all there is only if it says less, or says it more closely.
    Where letters are large there is something to scroll anyway."""
    return height < room(_LOW) and not crowded()
