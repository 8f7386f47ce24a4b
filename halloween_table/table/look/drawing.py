"""The drawings of `assets/`, read once and rendered at any size."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from halloween_table.resources import assets_folder

_PLACEHOLDERS = ((b"#5ea701", 100), (b"#5ea702", 140), (b"#5ea703", 70))
"""Colours in a drawing that a tint replaces, and how much darker than the tint, in per cent."""
_SMALL = 64 * 64
"""Device pixels up to which a drawing is an icon."""


@cache
def drawing(asset: str, tint: str = "") -> QSvgRenderer:
    """The drawing of that name, in that tint."""
    lines = (assets_folder() / f"{asset}.svg").read_bytes()
    if tint:
        for placeholder, darker in _PLACEHOLDERS:
            lines = lines.replace(placeholder, QColor(tint).darker(darker).name().encode())
    renderer = QSvgRenderer(QByteArray(lines))
    if not renderer.isValid():
        raise ValueError(f"the drawing {asset} cannot be read")
    return renderer


def blank(width: int, height: int) -> QPixmap:
    """A pixmap with nothing on it, in device pixels."""
    pixmap = QPixmap(max(1, width), max(1, height))
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


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
