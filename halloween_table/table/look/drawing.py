"""The drawings of `assets/`, read once and rendered at any size."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from halloween_table.resources import assets_folder

_PLACEHOLDERS = (("#5ea701", 100), ("#5ea702", 140), ("#5ea703", 70))
"""Colours in a drawing that a tint replaces, and how much darker than the tint, in per cent."""


@cache
def drawing(asset: str, tint: str = "") -> QSvgRenderer:
    """The drawing of that name, in that tint."""
    text = (assets_folder() / f"{asset}.svg").read_text(encoding="utf-8")
    if tint:
        for placeholder, darker in _PLACEHOLDERS:
            text = text.replace(placeholder, QColor(tint).darker(darker).name())
    renderer = QSvgRenderer(QByteArray(text.encode()))
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
    plain = QPixmap.fromImage(pixmap.toImage().convertToFormat(QImage.Format.Format_RGB32))
    plain.setDevicePixelRatio(pixmap.devicePixelRatio())
    return plain


def drawn(asset: str, width: int, height: int, ratio: float = 1.0, tint: str = "") -> QPixmap:
    """A drawing as a pixmap for a widget or an icon."""
    pixmap = QPixmap(_rendered(asset, tint, round(width * ratio), round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _rendered(asset: str, tint: str, width: int, height: int) -> QPixmap:
    pixmap = blank(width, height)
    with QPainter(pixmap) as painter:
        drawing(asset, tint).render(painter, QRectF(pixmap.rect()))
    return pixmap
