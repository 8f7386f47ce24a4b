"""An arrangement as a still picture: for the shelf and for the rulebook."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.pictures import Picture, Rect

from .painter import paint


def rendered(arrangement: Arrangement, width: int, ratio: float = 1.0) -> QImage:
    """The arrangement that wide, drawn at the screen's own sharpness."""
    across, down = arrangement.size
    scale = width * ratio / across
    image = QImage(
        round(width * ratio), round(down * scale), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        for picture, rect in _layers(arrangement):
            area = QRectF(rect.x * scale, rect.y * scale, rect.w * scale, rect.h * scale)
            paint(painter, picture, area, scale)
    image.setDevicePixelRatio(ratio)
    return image


def _layers(arrangement: Arrangement) -> list[tuple[Picture, Rect]]:
    """Everything drawn, from bottom to top."""
    marks = arrangement.marks
    pieces = sorted(arrangement.pieces, key=lambda piece: piece.order)
    return [
        *((mark.picture, mark.rect) for mark in marks if not mark.above),
        *((place.picture, place.rect) for place in arrangement.places if place.picture),
        *((piece.picture, piece.rect) for piece in pieces),
        *((mark.picture, mark.rect) for mark in marks if mark.above),
    ]
