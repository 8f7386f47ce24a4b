"""The drawings of `assets/`, read once and rendered at any size."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from halloween_table.resources import assets_folder

_DARKER = {1: 100, 2: 140, 3: 70, 4: 190, 5: 250, 6: 330}
_PALER = {7: 20, 8: 55}
"""Placeholders: the colours in a drawing that a tint replaces are #5ea701 and so on. How much darker
than the tint each is, in per cent; and how much of the tint is in those that are nearly white."""
_SMALL = 64 * 64
"""Device pixels up to which a drawing is an icon."""


_PARSED = 24
"""So many drawings are kept as they were read; what is drawn of them is kept besides."""


@lru_cache(_PARSED)
def drawing(asset: str, tint: str = "") -> QSvgRenderer:
    """The drawing of that name, in that tint."""
    lines = (assets_folder() / f"{asset}.svg").read_bytes()
    if tint:
        for number, colour in _shades(QColor(tint)).items():
            lines = lines.replace(b"#5ea70%d" % number, colour.name().encode())
    renderer = QSvgRenderer(QByteArray(lines))
    if not renderer.isValid():
        raise ValueError(f"the drawing {asset} cannot be read")
    return renderer


def _shades(tint: QColor) -> dict[int, QColor]:
    """What takes the place of each placeholder."""
    shades = {number: tint.darker(darker) for number, darker in _DARKER.items()}
    for number, share in _PALER.items():
        red, green, blue = (
            (part * share + 255 * (100 - share)) // 100
            for part in (tint.red(), tint.green(), tint.blue())
        )
        shades[number] = QColor(red, green, blue)
    return shades


def blank(width: int, height: int) -> QPixmap:
    """A pixmap with nothing on it, in device pixels."""
    pixmap = QPixmap(max(1, width), max(1, height))
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def over(below: QPixmap, above: QPixmap, away: QPoint, opacity: float) -> QPixmap:
    """One pixmap of two: the lower one begins so far away from the upper one, and is seen through."""
    lower, upper = QRect(away, below.size()), above.rect()
    whole = lower.united(upper)
    both = blank(whole.width(), whole.height())
    with QPainter(both) as painter:
        painter.translate(-whole.topLeft())
        painter.setOpacity(opacity)
        painter.drawPixmap(lower.topLeft(), below)
        painter.setOpacity(1.0)
        painter.drawPixmap(0, 0, above)
    return both


def opaque(pixmap: QPixmap) -> QPixmap:
    """The same without an alpha channel: copied instead of blended, which is far faster."""
    from PySide6.QtGui import QImage

    plain = QPixmap.fromImage(pixmap.toImage().convertToFormat(QImage.Format.Format_RGB32))
    plain.setDevicePixelRatio(pixmap.devicePixelRatio())
    return plain


def drawn(asset: str, width: int, height: int, ratio: float = 1.0, tint: str = "") -> QPixmap:
    """A drawing as a pixmap for a widget or an icon. Qt keeps the small ones for a while: every
    table has the same buttons."""
    across, down = round(width * ratio), round(height * ratio)
    if across * down <= _SMALL:
        pixmap = kept(
            f"{asset} {tint} {across} {down}", lambda: _rendered(asset, tint, across, down)
        )
    else:
        pixmap = _rendered(asset, tint, across, down)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def kept(key: str, render: Callable[[], QPixmap]) -> QPixmap:
    """The pixmap that Qt keeps under that key, rendered if it keeps none. Whoever changes it changes
    a copy."""
    found = QPixmap()
    if not QPixmapCache.find(key, found):
        found = render()
        QPixmapCache.insert(key, found)
    return found


def _rendered(asset: str, tint: str, width: int, height: int) -> QPixmap:
    pixmap = blank(width, height)
    with QPainter(pixmap) as painter:
        drawing(asset, tint).render(painter, QRectF(pixmap.rect()))
    return pixmap
