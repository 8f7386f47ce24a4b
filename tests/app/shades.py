"""How well words can be read on what is painted behind them."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPixmap


def _light(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(words: str, ground: QColor) -> float:
    lights = sorted((_light(QColor(words)), _light(ground)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def brightest(shown: QPixmap, where: QRect) -> QColor:
    """The lightest of every other pixel in there."""
    image = shown.toImage()
    found = (
        image.pixelColor(x, y)
        for x in range(where.left(), where.right(), 2)
        for y in range(where.top(), where.bottom(), 2)
    )
    return max(found, key=_light)
