"""More contrast, where the system asks for it: stronger lines, and letters that nothing shines through."""

from __future__ import annotations

from functools import lru_cache

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from halloween_table.contract.palette import FADED, MOON, MUTED, PANEL_EDGE
from halloween_table.contract.pictures import Art, Glow, Layer, Picture, Shape, Words

_LINE = 1.6
"""So many times as wide is a line."""
_FAINT = 0x40
"""Less than so much of a line is only its shine."""
_LIGHTER = {PANEL_EDGE: MUTED, MUTED: MOON, FADED: MUTED}
"""What is meant to be unobtrusive is not."""


class Contrast(QObject):
    """How much of it there is.

    Signals:
        changed: everything has to be drawn anew.
    """

    changed = Signal()
    high = False

    def set_high(self, high: bool) -> None:
        if high != self.high:
            self.high = high
            self.changed.emit()


CONTRAST = Contrast()
"""On every table, and in every picture of one."""


@lru_cache(4096)
def stronger(picture: Picture) -> Picture:
    """The same picture for those who need more contrast: a soft light around a line goes, the line
    itself is enough."""
    return tuple(_stronger(layer) for layer in picture if not _is_faint(layer))


def _is_faint(layer: Layer) -> bool:
    line = layer.line if isinstance(layer, Shape) and not layer.fill else ""
    return len(line) == 9 and int(line[1:3], 16) < _FAINT


def _stronger(layer: Layer) -> Layer:
    if isinstance(layer, Art):
        return layer
    if isinstance(layer, Words):
        return evolve(layer, colour=lighter(layer.colour))
    if isinstance(layer, Glow):
        return evolve(layer, colour=lighter(layer.colour))
    return evolve(layer, line=lighter(layer.line), width=layer.width * _LINE)


def lighter(colour: str) -> str:
    """Opaque, and not unobtrusive."""
    solid = f"#{colour[3:]}" if len(colour) == 9 else colour
    return _LIGHTER.get(solid, solid)
